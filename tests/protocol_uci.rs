//! The engine as a program that speaks UCI sees it: tables of what is said and what must be
//! answered, how soon, and the built program itself.
#![cfg(feature = "std")]

mod built;
#[path = "protocol/clocks.rs"]
mod clocks;
#[path = "protocol/conversation.rs"]
mod conversation;
#[path = "protocol/program.rs"]
mod program;
#[path = "../examples/common/protocol/mod.rs"]
mod protocol;
#[path = "../examples/common/search/mod.rs"]
mod search;
#[path = "protocol/uci_transcripts.rs"]
mod uci_transcripts;

use conversation::{Conversation, QUICK, with_shatranj};
use std::time::Duration;

const KAMIL: &str = "rnedkgdenr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNEDKGDENR w - - 0 1";

/// A conversation about a game.
fn uci(variant: &str) -> Conversation {
    let mut talk = Conversation::new();
    talk.say("uci");
    talk.until("uciok");
    talk.say(&format!("setoption name UCI_Variant value {variant}"));
    talk.expect(&format!("info string variant {variant} "));
    talk
}

/// What `d` says after a word.
fn shown(talk: &mut Conversation, word: &str) -> String {
    talk.say("d");
    let lines = talk.until("Checkers:");
    let line = lines.iter().find(|line| line.starts_with(word));
    line.map_or(String::new(), |line| line[word.len()..].trim().to_string())
}

#[test]
fn options_name_all_games_and_every_reading() {
    let mut talk = Conversation::new();
    talk.say("uci");
    let lines = talk.until("uciok");
    assert!(lines[0].starts_with("id name Shatranj "));
    let games = "option name UCI_Variant type combo default tamerlane \
                 var tamerlane var kamil var atranj var citadel";
    assert!(lines.contains(&games.to_string()));
    for game in shatranj::Variant::all() {
        for option in game.options() {
            let values: Vec<&str> = option.info.values.iter().map(|v| v.id.as_str()).collect();
            let line = format!(
                "option name {}_{} type combo default {} var {}",
                game.id(),
                option.info.id,
                values[0],
                values.join(" var ")
            );
            assert!(lines.contains(&line), "no {line}");
        }
    }
}

#[test]
fn an_illegal_move_is_named_and_leaves_the_position_before_it() {
    let mut talk = uci("kamil");
    talk.say("position startpos moves e2e3 e9e8 a2a3 a9a8 b2b3 b9b8 e3e5 j9j8");
    talk.expect("info string position: move 7, `e3e5`: ");
    let six = "rnedkgdenr/2pp1ppppp/pp2p5/10/10/10/10/PP2P5/2PP1PPPPP/RNEDKGDENR w - - 0 4";
    assert_eq!(shown(&mut talk, "Fen:"), six);
    // A bad FEN changes nothing.
    talk.say("position fen 10/10/10/10/10/10/10/10/10/10 w - - 0 1 moves e2e3");
    talk.expect("info string position: ");
    assert_eq!(shown(&mut talk, "Fen:"), six);
    // A promotion may be named as the other dialect does.
    talk.say("position fen 10/P8k/10/10/10/10/10/10/10/4K5 w - - 0 1 moves a9a10g j9j8");
    assert_eq!(
        shown(&mut talk, "Fen:"),
        "G9/10/9k/10/10/10/10/10/10/4K5 w - - 1 2"
    );
    talk.say("position fen R8k/10/10/10/10/10/10/10/10/4K5 b - - 0 1");
    assert_eq!(shown(&mut talk, "Checkers:"), "a10");
    talk.say("position startpos");
    assert_eq!(shown(&mut talk, "Fen:"), KAMIL);
    let key = shatranj::variants::kamil().start().key();
    assert_eq!(shown(&mut talk, "Key:"), format!("{key:016X}"));
}

#[test]
fn counts_are_those_of_the_tables() {
    // Tables of two or more independent programs.
    let counts = [
        ("tamerlane", 24, 3, 14_518),
        ("kamil", 18, 5, 2_246_105),
        ("atranj", 24, 3, 16_660),
        ("citadel", 20, 3, 8_340),
    ];
    for (variant, moves, depth, nodes) in counts {
        let mut talk = uci(variant);
        talk.say(&format!("go perft {depth}"));
        let lines = talk.until("Nodes searched");
        let (sum, rows) = lines.split_last().unwrap();
        assert_eq!(sum, &format!("Nodes searched: {nodes}"));
        assert_eq!(rows.last().unwrap(), "");
        let row = |row: &String| {
            let (text, count) = row.split_once(": ").unwrap();
            assert!(text.len() >= 4, "{row}");
            count.parse::<u64>().unwrap()
        };
        let rows = &rows[..rows.len() - 1];
        assert_eq!(rows.len(), moves);
        assert_eq!(rows.iter().map(row).sum::<u64>(), nodes);
    }
}

#[test]
fn a_move_is_found_within_each_kind_of_limit() {
    let mut talk = uci("citadel");
    for limit in [
        "depth 2",
        "nodes 500",
        "movetime 50",
        "wtime 500 btime 500 winc 10 binc 10",
        "wtime 300 btime 300 movestogo 1",
        "wtime -5 btime 0",
        // Black's moves by pawns, of which neither is the best.
        "searchmoves b10b9 k10k9 depth 2",
        "depth 2 searchmoves k10k9",
        "mate 1",
    ] {
        talk.say("position startpos moves e3e4");
        talk.say(&format!("go {limit}"));
        let lines = talk.until("bestmove ");
        let best = lines.last().unwrap().split(' ').nth(1).unwrap().to_string();
        let mut game = shatranj::Game::new(shatranj::variants::citadel());
        game.play_text("e3e4").unwrap();
        game.play_text(&best).unwrap();
        let asked = |word| limit.split(' ').any(|other| other == word);
        assert!(!asked("searchmoves") || asked(&best), "{limit}: {best}");
        for line in &lines[..lines.len() - 1] {
            assert!(
                line.starts_with("info depth ") && line.contains(" pv "),
                "{line}"
            );
        }
    }
    // Nothing can be played where the game is over.
    talk.say("setoption name UCI_Variant value kamil");
    talk.say("position fen R8k/1R8/10/10/10/10/10/10/10/1K8 b - - 0 1");
    talk.say("go depth 3");
    talk.expect_some("bestmove (none)");
}

/// Whoever says `go` waits for a move.
#[test]
fn a_limit_that_can_not_be_read_is_left_out() {
    let mut talk = uci("kamil");
    for (go, fault) in [
        ("go depth", "a number is missing after depth"),
        ("go wtime 1000.0 btime x", "a number is missing after wtime"),
        ("go nodes depth 1", "a number is missing after nodes"),
        (
            "go depth 1 movestogo",
            "a number is missing after movestogo",
        ),
        (
            "go searchmoves depth 1",
            "a move is missing after searchmoves",
        ),
        ("go depth 1 searchmoves e2e3 a1a9", "`a1a9`: "),
    ] {
        talk.say(go);
        talk.expect(&format!("info string go: {fault}"));
        let best = talk.until("bestmove ").pop().unwrap();
        assert!(
            !go.contains("e2e3") || best.starts_with("bestmove e2e3"),
            "{best}"
        );
    }
}

/// Nobody reads what is counted.
#[test]
fn a_count_for_nobody_ends() {
    struct Closed;
    impl std::io::Write for Closed {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let start = std::time::Instant::now();
    for lines in ["isready_not\n", "position startpos\ngo perft 30\n"] {
        let ended = protocol::run(lines.as_bytes(), &mut Closed, &protocol::Preset::default());
        assert_eq!(ended.unwrap_err().kind(), std::io::ErrorKind::BrokenPipe);
    }
    assert!(start.elapsed() < Duration::from_secs(20));
}

#[test]
fn everything_is_answered_at_once_while_the_engine_thinks() {
    let mut talk = uci("tamerlane");
    talk.say("go infinite");
    std::thread::sleep(Duration::from_millis(100));
    talk.say("isready");
    assert!(talk.timed("readyok") < QUICK);
    // `go` twice: the second one is refused.
    talk.say("go depth 1");
    assert!(talk.timed("info string go: still at work") < QUICK);
    // The position may change; the answer is about the one that was asked for.
    talk.say("position startpos moves f3f4");
    talk.say("stop");
    assert!(talk.timed("bestmove ") < QUICK);
    // Whoever does not wait for the answer gets both.
    talk.say("go infinite");
    talk.say("stop");
    talk.say("go depth 1");
    talk.until("bestmove ");
    talk.until("bestmove ");
    talk.say("go perft 30");
    talk.say("stop");
    assert!(talk.timed("info string the count was stopped") < QUICK);
    talk.say("go infinite");
    talk.say("quit");
    assert!(talk.ended() < QUICK);
}

/// However large the table is, and whatever was to be forgotten before, the clock runs from
/// `go` on.
#[test]
fn a_large_table_takes_no_time_from_the_clock() {
    let mut talk = uci("tamerlane");
    let mut all = Vec::new();
    for before in [
        "setoption name Hash value 1024",
        "ucinewgame",
        "setoption name Clear Hash",
        "setoption name UCI_Variant value kamil",
        "setoption name Hash value 1000",
    ] {
        talk.say(before);
        talk.say("go wtime 200");
        all.push(talk.timed("bestmove "));
    }
    // A busy machine may hold up one of them, but not all.
    all.sort();
    assert!(all[2] < Duration::from_millis(250), "{all:?}");
    assert!(all[4] < Duration::from_millis(1000), "{all:?}");
}

#[test]
fn what_is_under_way_is_answered_before_the_end() {
    for (lines, last) in [
        (
            "position startpos\ngo perft 4\nquit\nisready\n",
            "Nodes searched: 365893",
        ),
        ("position startpos\ngo perft 4\n", "Nodes searched: 365893"),
        (
            "position startpos\ngo perft 30\nquit\nstop\n",
            "info string the count was stopped",
        ),
        ("position startpos\ngo depth 3\n", "bestmove "),
        ("position startpos\ngo nodes 3000\n", "bestmove "),
        ("position startpos\ngo movetime 100\n", "bestmove "),
        ("position startpos\ngo wtime 500\n", "bestmove "),
        ("position startpos\ngo infinite\nstop\n", "bestmove "),
    ] {
        let mut talk = Conversation::new();
        talk.bytes(lines.as_bytes());
        talk.ended();
        let said = talk.rest();
        assert!(said.last().unwrap().starts_with(last), "{lines}: {said:?}");
    }
    // Nobody would end these.
    for go in [
        "go",
        "go infinite",
        "go infinite depth 90",
        "go depth 90\nquit",
    ] {
        let mut talk = Conversation::new();
        talk.bytes(format!("position startpos\n{go}\n").as_bytes());
        assert!(talk.ended() < QUICK, "{go}");
    }
}

#[test]
fn a_line_that_is_too_long_is_told_as_information() {
    let mut talk = uci("kamil");
    talk.bytes(&[b'x'; 1 << 20]);
    talk.bytes(b"\n");
    talk.expect("info string line too long");
}

/// The solver of the examples proves this mate; a search of the same depth that guesses has
/// missed it.
#[test]
fn a_mate_that_is_asked_for_is_found() {
    let mut talk = uci("atranj");
    talk.say("position fen 10/10/9K/10/10/10/k9/8w1/10/10 b - - 63 166");
    for moves in 3..=4 {
        talk.say(&format!("go mate {moves}"));
        let lines = talk.until("bestmove ");
        let last = &lines[lines.len() - 2];
        assert!(last.contains(" score mate 3 "), "{lines:?}");
    }
    talk.say("go mate 2");
    let lines = talk.until("bestmove ");
    let any = lines.iter().any(|line| line.contains(" score mate "));
    assert!(!any, "{lines:?}");
    // The smaller limit holds, whichever comes first.
    for limits in [
        "mate 3 depth 20",
        "depth 20 mate 3",
        "mate 3 depth 2",
        "depth 2 mate 3",
    ] {
        talk.say(&format!("go {limits}"));
        let lines = talk.until("bestmove ");
        let found = lines.iter().any(|line| line.contains(" score mate 3 "));
        assert_eq!(found, limits.contains("20"), "{limits}: {lines:?}");
        let deepest = if found { " depth 5 " } else { " depth 2 " };
        assert!(
            lines[lines.len() - 2].contains(deepest),
            "{limits}: {lines:?}"
        );
    }
}

#[test]
fn an_infinite_search_waits_for_stop() {
    let fen = "9k/R9/10/10/10/10/10/10/1R8/1K8 w - - 0 1";
    let mut talk = uci("kamil");
    talk.say(&format!("position fen {fen}"));
    talk.say("go infinite");
    let first = talk.until("info ").remove(0);
    assert!(first.contains(" score mate 1 "), "{first}");
    std::thread::sleep(Duration::from_millis(100));
    let early = talk.sync();
    assert!(
        early.iter().all(|line| line.starts_with("info ")),
        "{early:?}"
    );
    talk.say("stop");
    let best = talk.until("bestmove ").pop().unwrap();
    let mut position = shatranj::variants::kamil().position(fen).unwrap();
    position.play_text(&best["bestmove ".len()..]).unwrap();
    assert!(position.outcome().is_some(), "{best}");
}

#[test]
fn the_program_speaks_both_and_ends_well() {
    let said = program::run(b"uci\nposition startpos\ngo perft 2\n");
    assert_eq!(said.lines().last(), Some("Nodes searched: 576"), "{said}");
    let said = program::run(b"xboard\nprotover 2\nvariant atranj\nst 600\ngo\nping 4\nquit\n");
    assert_eq!(said.lines().last(), Some("pong 4"));
    let said = program::run(b"\xff\0half a line");
    assert!(said.starts_with("Error (unknown command): "));
    // The first line that belongs to a protocol decides.
    let said = program::run(b"hello\nisready\nxboard\n");
    let answers = [
        "Error (unknown command): hello",
        "readyok",
        "Error (unknown command): xboard",
    ];
    assert_eq!(said.lines().collect::<Vec<_>>(), answers);
    assert_eq!(program::run(b""), "");
}

#[test]
fn a_game_of_ones_own_is_played() {
    let mut talk = Conversation::with(with_shatranj());
    talk.say("uci");
    let games = "option name UCI_Variant type combo default tamerlane \
                 var tamerlane var kamil var atranj var citadel var shatranj";
    assert!(talk.until("uciok").contains(&games.to_string()));
    talk.say("setoption name UCI_Variant value chess");
    talk.expect(
        "info string there is no variant `chess`; \
         there are: tamerlane, kamil, atranj, citadel, shatranj",
    );
    talk.say("setoption name UCI_Variant value shatranj");
    talk.expect(
        "info string variant shatranj files 8 ranks 8 pocket 0 template fairy \
         startpos rnekgenr/pppppppp/8/8/8/8/PPPPPPPP/RNEKGENR w - - 0 1",
    );
    // Each of the 8 pawns has one move, each Faras and each Pil has two.
    talk.say("go perft 1");
    talk.expect_some("Nodes searched: 16");
    talk.say("position fen 4k3/8/4K3/8/8/8/7p/R7 w - - 0 1");
    talk.say("go depth 3");
    talk.expect_some("bestmove a1a8");
    talk.say("setoption name UCI_Variant value tamerlane");
    talk.expect("info string variant tamerlane ");
}

#[test]
fn the_program_plays_games_that_are_texts() {
    let said = |games: &[&str]| {
        let arguments = games.iter().flat_map(|game| ["--game", game]);
        let output = program::started(&arguments.collect::<Vec<_>>());
        let error = String::from_utf8(output.stderr).expect("UTF-8");
        (output.status.code(), error)
    };
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/variants/makruk.game");
    assert_eq!(said(&["shatranj", "courier", path]), (Some(0), "".into()));
    for (games, reason) in [
        (&["kamil"][..], "--game: there is a game `kamil` already\n"),
        (
            &["makruk", path],
            "--game: there is a game `makruk` already\n",
        ),
        (&["no.game"], "there is no variant `no.game`; there are: "),
    ] {
        let (code, error) = said(games);
        assert_eq!(code, Some(2), "{games:?}");
        assert!(error.starts_with(&format!("error: {reason}")), "{error}");
    }
    // Another name of a built-in game is taken too.
    let mut preset = with_shatranj();
    let text = preset.games[0].to_text();
    let text = text.replace("shatranj", "shatranj-kamil");
    preset.games = vec![shatranj::Variant::from_text(&text).expect("a game")];
    let reason = "--game: there is a game `shatranj-kamil` already";
    assert_eq!(preset.check(), Err(reason.into()));
}

/// Ids become words of lines, and names may be anything: what would break a line is refused or
/// told on one line.
#[test]
fn an_id_is_a_short_word_and_a_name_breaks_no_line() {
    let king = || shatranj::Movement::betza("K").expect("a movement");
    let preset = |id: &str| {
        let game = shatranj::Variant::builder(id)
            .name("one\nreadyok\u{1b}")
            .board(shatranj::Topology::grid(3, 3))
            .piece(shatranj::PieceSpec::new("K", "King\nreadyok", king()).royal(1))
            .start("2k/3/K2");
        protocol::Preset {
            games: vec![game.build().expect("a game")],
            ..protocol::Preset::default()
        }
    };
    let long = "m".repeat(33);
    for (id, shown) in [
        ("my game", "my game"),
        ("\"[2J", "\"[2J"),
        (long.as_str(), long.as_str()),
        (&" ".repeat(4000), &format!("{}...", " ".repeat(80))),
    ] {
        let error = preset(id).check().expect_err("no id for a protocol");
        let words = format!("--game: the id `{shown}` is ");
        assert!(error.starts_with(&words), "{error}");
    }
    let good = preset(&long[1..]);
    assert_eq!(good.check(), Ok(()));
    let id = &long[1..];
    for said in [
        [
            "uci",
            &format!("setoption name UCI_Variant value {id}"),
            "position startpos moves a1c3",
        ],
        ["protover 2", &format!("variant {id}"), "usermove a1c3"],
    ] {
        let mut talk = Conversation::with(good.clone());
        said.into_iter().for_each(|line| talk.say(line));
        let lines = talk.sync();
        let told = |words: &str| lines.iter().any(|line| line.contains(words));
        assert!(
            told(id) && told("the King\\nreadyok on a1 can't move"),
            "{lines:?}"
        );
        let bad = |line: &String| line.starts_with("readyok") || line.contains(char::is_control);
        assert!(!lines.iter().any(bad), "{lines:?}");
    }
}

#[test]
fn the_program_refuses_a_position_of_no_game() {
    let output = program::started(&["--fen", "8/8 w"]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        error.starts_with("error: --fen: a position of no game: tamerlane: "),
        "{error}"
    );
    // One of a game with another reading of its rules is one.
    let west = shatranj::Variant::by_name_with("tamerlane", &[("black_citadel", "West")]);
    for fen in [KAMIL.to_string(), west.unwrap().start().fen()] {
        assert_eq!(
            program::started(&["--fen", &fen]).status.code(),
            Some(0),
            "{fen}"
        );
    }
}
