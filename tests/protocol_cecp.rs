//! The engine as XBoard speaks with it: tables of what is said and what must be answered, and
//! how soon.
#![cfg(feature = "std")]

#[path = "protocol/cecp_transcripts.rs"]
mod cecp_transcripts;
#[path = "protocol/conversation.rs"]
mod conversation;
#[path = "../examples/common/protocol/mod.rs"]
mod protocol;
#[path = "../examples/common/search/mod.rs"]
mod search;

use conversation::{Conversation, QUICK, with_shatranj};
use std::time::Duration;

/// A conversation that has been opened as XBoard does it.
fn xboard(variant: &str) -> Conversation {
    let mut talk = Conversation::new();
    talk.say("xboard");
    talk.say("protover 2");
    talk.until("feature done=1");
    talk.say("new");
    talk.say(&format!("variant {variant}"));
    talk.until("setup (");
    talk.sync();
    talk
}

#[test]
fn features_name_all_games_and_every_option() {
    let mut talk = Conversation::new();
    talk.say("xboard");
    talk.say("protover 2");
    let lines = talk.until("feature done=1");
    assert_eq!(lines[0], "feature done=0");
    let all = lines.join("\n");
    for feature in [
        "setboard=1",
        "usermove=1",
        "ping=1",
        "sigint=0",
        "sigterm=0",
        "colors=0",
    ] {
        assert!(all.contains(feature), "no {feature}");
    }
    assert!(all.contains("variants=\"tamerlane,kamil,atranj,citadel\""));
    for game in shatranj::Variant::all() {
        for option in game.options() {
            let values: Vec<&str> = option.info.values.iter().map(|v| v.id.as_str()).collect();
            let (id, key, values) = (game.id(), &option.info.id, values.join(" /// "));
            let line = format!("feature option=\"{id}_{key} -combo *{values}\"");
            assert!(lines.contains(&line), "no {line}");
        }
    }
}

#[test]
fn games_are_described_by_board_pieces_and_moves() {
    let cases = [
        ("tamerlane", "12x10+0_seirawan", 25, "piece Z& afsafyafF"),
        // It changes places, and shall not be taken to castle.
        ("tamerlane", "12x10+0_seirawan", 25, "piece K& KiK"),
        ("kamil", "10x10+0_fairy", 7, "piece K& K"),
        ("kamil", "10x10+0_fairy", 7, "piece D& K"),
        // XBoard can't know of a piece that homes in.
        ("atranj", "10x10+0_fairy", 9, "piece U& K"),
        ("citadel", "12x12+0_fairy", 7, "piece D& B"),
    ];
    for (variant, board, kinds, piece) in cases {
        let mut talk = Conversation::new();
        talk.say("xboard");
        talk.say(&format!("variant {variant}"));
        let lines = talk.sync();
        let fen = shatranj::Variant::by_name(variant).unwrap().start().fen();
        let setup = &lines[0];
        assert!(setup.starts_with("setup (P"), "{setup}");
        assert!(setup.ends_with(&format!("k) {board} {fen}")), "{setup}");
        // The king is the last one of each half, and no symbol is given twice.
        let symbols = setup.split(['(', ')']).nth(1).unwrap();
        let (white, black) = symbols.split_at(symbols.len() / 2);
        assert_eq!(white.to_ascii_lowercase(), black);
        assert!(white.ends_with('K') && !white.ends_with("'K'"), "{white}");
        let units = white.bytes().filter(u8::is_ascii_uppercase).count();
        assert_eq!(units, kinds, "{white}");
        assert_eq!(lines.len(), kinds + 1);
        assert!(lines.contains(&piece.to_string()), "{variant}: no {piece}");
    }
}

#[test]
fn an_option_begins_the_game_anew_on_its_board() {
    let mut talk = xboard("tamerlane");
    talk.say("force");
    talk.say("usermove f2f3");
    talk.say("option tamerlane_black_citadel=west");
    let setup = talk.until("setup (").pop().unwrap();
    assert!(
        setup.contains(") 13x10+0_seirawan *e1c1d1d1c1e*/1rntzwkgztnr*/"),
        "{setup}"
    );
    talk.sync();
    talk.say("st 0.1");
    // All files have moved by one: the Shah's pawn stands on g2 there. Nobody has asked for a
    // move of the engine.
    talk.say("usermove g2g3");
    std::thread::sleep(Duration::from_secs(1));
    assert_eq!(talk.sync(), [""; 0]);
    talk.say("usermove g7g6");
    talk.say("undo");
    talk.say("undo");
    talk.say("undo");
    talk.expect("Error (there is no move to take back)");
}

#[test]
fn an_option_leaves_the_engine_to_do_what_it_did() {
    // It plays White, whose move it is again.
    let mut talk = xboard("tamerlane");
    talk.say("st 600");
    talk.say("go");
    talk.say("st 0.1");
    talk.say("option tamerlane_black_citadel=west");
    talk.expect_some("move ");
    // What is so already is no change, and there is no analysis to leave.
    let mut talk = xboard("tamerlane");
    talk.say("st 1");
    talk.say("usermove f2f3");
    talk.say("option tamerlane_black_citadel=east");
    talk.say("exit");
    talk.expect("move ");
    // It analyses, and goes on with the new board; then it is as after `force`.
    let mut talk = xboard("tamerlane");
    talk.say("analyze");
    talk.expect_some("1 ");
    talk.say("option tamerlane_black_citadel=west");
    talk.expect_some("setup (");
    talk.expect_some("1 ");
    talk.say("variant kamil");
    talk.expect_some("setup (");
    talk.say("exit");
    talk.sync();
    talk.say("st 0.1");
    talk.say("usermove e1e2");
    std::thread::sleep(Duration::from_secs(1));
    assert_eq!(talk.sync(), [""; 0]);
}

#[test]
fn an_opening_may_be_written_as_people_do() {
    let preset = protocol::Preset {
        moves: ["e3", "e8", "f2f3", "Kf2", "Zz9"].map(String::from).into(),
        ..protocol::Preset::default()
    };
    let mut talk = Conversation::with(preset);
    talk.say("xboard");
    talk.say("variant kamil");
    talk.say("st 0.1");
    talk.sync();
    talk.say("go");
    talk.expect("move e1e2");
    talk.say("usermove e8e7");
    talk.expect("move f1f2");
    // Black's move is none, and the game goes on.
    talk.say("go");
    talk.expect("# opening left: `Kf2`: ");
    talk.expect_some("move ");
    // Another reply, and the rest of the opening is not looked at.
    talk.say("new");
    talk.say("go");
    talk.expect("move e1e2");
    talk.say("usermove d8d7");
    let moved = talk.until("move ");
    assert!(!moved[0].contains("opening"), "{moved:?}");
}

/// A game that is a text is announced, described and played as any other.
#[test]
fn a_game_of_ones_own_is_played() {
    let mut preset = with_shatranj();
    preset.fen = Some("4k3/8/4K3/8/8/8/7p/R7 w - - 0 1".into());
    assert_eq!(preset.check(), Ok(()));
    let mut talk = Conversation::with(preset);
    talk.say("xboard");
    talk.say("protover 2");
    let features = talk.until("feature done=1");
    let games = "feature variants=\"tamerlane,kamil,atranj,citadel,shatranj\"";
    assert!(features.contains(&games.to_string()), "{features:?}");
    talk.say("variant Shatranj");
    let setup = talk.until("setup (");
    let start = ") 8x8+0_fairy 4k3/8/4K3/8/8/8/7p/R7 w - - 0 1";
    assert!(setup[0].ends_with(start), "{setup:?}");
    let pieces = talk.sync();
    assert!(pieces.contains(&"piece E& A".to_string()), "{pieces:?}");
    // The Rukh on a1 mates on a8.
    talk.say("sd 3");
    talk.say("go");
    talk.expect("move a1a8");
    talk.expect("1-0 {checkmate}");
    // The others are there still.
    talk.say("variant kamil");
    talk.expect_some("setup (");
}

#[test]
fn special_moves_are_told_so_that_xboard_can_follow() {
    // The engine's opening is the move that it makes at `go`.
    let cases: [(&str, &str, &str, &[&str]); 7] = [
        // An exchange gates the partner in.
        (
            "tamerlane",
            "11*/2r9/10N*/11*/11*/k10*/11*/11*/2K9/11* w Xx - 0 1",
            "c2k8",
            &["move k7c1k"],
        ),
        // But XBoard's pawn can't gate.
        (
            "tamerlane",
            "11*/2r9/10P*/11*/11*/k10*/11*/11*/2K9/11* w Xx - 0 1",
            "c2k8",
            &["move c1k7p"],
        ),
        // A pawn of pawns goes home in two legs.
        (
            "tamerlane",
            "11*/P'11/11*/11*/11*/k10*/11*/11*/2K9/11* w - - 0 1",
            "a9a10",
            &["move a8a9,", "move a9f2"],
        ),
        // Relocation is a jump.
        (
            "tamerlane",
            "P10*/12/11*/11*/11*/k2n1n5*/11*/11*/2K9/11* w - - 0 1",
            "a10e4",
            &["move a9e3"],
        ),
        // A pawn that vanishes goes on to a General, as a General.
        (
            "kamil",
            "10/P8k/10/10/10/10/10/10/10/4KG4 w - - 0 1",
            "a9a10",
            &["move a8a9,", "move a9f0g"],
        ),
        // A frozen pawn is told to stay one.
        (
            "tamerlane",
            "11*/P11/11*/11*/11*/k10*/11*/11*/2K9/11* w - - 0 1",
            "a9a10",
            &["move a8a9p"],
        ),
        // A promotion names the unit.
        (
            "kamil",
            "10/P8k/10/10/10/10/10/10/10/4K5 w - - 0 1",
            "a9a10",
            &["move a8a9g"],
        ),
    ];
    for (variant, fen, opening, answers) in cases {
        let preset = protocol::Preset {
            fen: Some(fen.into()),
            moves: vec![opening.into()],
            ..protocol::Preset::default()
        };
        let mut talk = Conversation::with(preset);
        talk.say("xboard");
        talk.say(&format!("variant {variant}"));
        talk.sync();
        talk.say("go");
        for answer in answers {
            talk.expect(answer);
        }
        // The same text is read back.
        talk.say("force");
        talk.say("undo");
        let legs: Vec<&str> = answers
            .iter()
            .map(|a| a.trim_start_matches("move "))
            .collect();
        talk.say(&format!("usermove {}", legs.concat()));
        assert_eq!(talk.sync(), [""; 0], "{legs:?}");
    }
}

/// FSF #282: CECP counts ranks from 0 to 9 on boards of ten ranks, and from 1 on others, such as
/// Citadel Chess with twelve. Everything but the protocol counts from 1.
#[test]
fn ranks_are_counted_from_0_on_boards_of_ten() {
    for (game, lowest) in [
        ("tamerlane", 0),
        ("kamil", 0),
        ("atranj", 0),
        ("citadel", 1),
    ] {
        let start = shatranj::Variant::by_name(game).expect("a game").start();
        for &m in &start.legal_moves() {
            let square = |square| {
                let name = start.variant().topology().name(square);
                let rank: u8 = name[1..].parse().expect("a rank");
                format!("{}{}", &name[..1], rank - 1 + lowest)
            };
            let text = format!("{}{}", square(m.from), square(m.to));
            let mut talk = xboard(game);
            talk.say("force");
            talk.say(&format!("usermove {text}"));
            assert_eq!(talk.sync(), [""; 0], "{game} {text}");
            if lowest == 1 {
                continue;
            }
            // Counted from 1 it is a move only where it is another one's text counted from 0.
            let name = |square| start.variant().topology().name(square);
            let from_1 = format!("{}{}", name(m.from), name(m.to));
            let mut all = start.legal_moves().to_vec().into_iter();
            let is_another = all.any(|n| format!("{}{}", square(n.from), square(n.to)) == from_1);
            talk.say("undo");
            talk.say(&format!("usermove {from_1}"));
            assert_eq!(talk.sync().is_empty(), is_another, "{game} {from_1}");
        }
    }
}

/// What people write to the program by hand: all forms that the library reads.
#[test]
fn a_move_may_have_a_dash_and_say_what_comes_of_a_pawn() {
    let mut talk = xboard("kamil");
    talk.say("force");
    // On ranks 0 to 9: White's pawn vanishes, and becomes a General where there is none.
    let vanishes = "10/P8k/10/10/10/10/10/10/10/4KG4 w - - 0 1";
    let becomes = "10/P8k/10/10/10/10/10/10/10/4K5 w - - 0 1";
    for (fen, texts) in [
        (vanishes, &["a8a9", "a8-a9", "a8a9=-", "a8-a9=-"][..]),
        (becomes, &["a8-a9", "a8-a9g", "a8-a9=G", "a8a9=g", "a8a9G"]),
    ] {
        for text in texts {
            talk.say(&format!("setboard {fen}"));
            talk.say(&format!("usermove {text}"));
            assert_eq!(talk.sync(), [""; 0], "{text}");
        }
    }
    talk.say(&format!("setboard {becomes}"));
    for (text, reason) in [
        ("a8a9=-", "the pawn becomes `G`, not `-`"),
        ("e0e1=-", "`-`: no pawn becomes another unit by this move"),
        ("a8--a9", "`-a9` is no square"),
        ("a8-", "what is missing is no square"),
        ("-a8a9", "`-a8a9` is no square"),
        ("a8a9-", "`-` after the move"),
        ("a8a9=--", "`=--` after the move"),
    ] {
        talk.say(&format!("usermove {text}"));
        let answer = talk.sync().concat();
        assert!(
            answer.contains(reason) && answer.ends_with(&format!("): {text}")),
            "{answer}"
        );
    }
}

#[test]
fn rights_that_xboard_can_not_say_are_there() {
    let mut talk = xboard("tamerlane");
    talk.say("force");
    talk.say("setboard 11*/2r9/10N*/11*/11*/k10*/11*/11*/2K9/11* w - - 0 1");
    talk.say("usermove c1k7n");
    assert_eq!(talk.sync(), [""; 0]);
    // Where they are said they count.
    talk.say("setboard 11*/2r9/10N*/11*/11*/k10*/11*/11*/2K9/11* w x - 0 1");
    talk.say("usermove c1k7n");
    talk.expect("Illegal move (the Shah on c2 can't change places");
}

#[test]
fn a_game_is_played() {
    let mut talk = xboard("kamil");
    talk.say("post");
    talk.say("st 0.2");
    talk.say("usermove e1e2");
    let lines = talk.until("move ");
    let thinking = &lines[0];
    let numbers: Vec<&str> = thinking.split_whitespace().take(4).collect();
    assert!(
        numbers.len() == 4 && numbers.iter().all(|n| n.parse::<i64>().is_ok()),
        "{thinking}"
    );
    talk.say("playother");
    talk.sync();
    talk.say("force");
    talk.say("go");
    talk.expect_some("move ");
    talk.say("hint");
    talk.expect_some("Hint: ");
}

/// What the clock says counts, in whichever order it is told.
#[test]
fn the_move_comes_before_the_clock_runs_out() {
    for time in [
        &["level 0 60 0", "time 40"][..],
        &["level 1 60 0", "time 40"],
        &["level 40 0:00.4 0"],
        &["st 0.3"],
    ] {
        let mut talk = xboard("tamerlane");
        for line in time {
            talk.say(line);
        }
        talk.sync();
        talk.say("go");
        let taken = talk.timed("move ");
        assert!(taken < Duration::from_millis(400), "{time:?}: {taken:?}");
    }
}

#[test]
fn everything_is_answered_at_once_while_the_engine_thinks() {
    let mut talk = xboard("tamerlane");
    talk.say("st 600");
    talk.say("go");
    std::thread::sleep(Duration::from_millis(100));
    talk.say("ping 3");
    assert!(talk.timed("pong 3") < QUICK);
    talk.say("?");
    assert!(talk.timed("move ") < QUICK);
    // `go` twice: one move comes.
    talk.say("go");
    talk.say("go");
    talk.say("?");
    assert!(talk.timed("move ") < QUICK);
    assert_eq!(talk.sync(), [""; 0]);
    talk.say("analyze");
    talk.expect_some("1 ");
    talk.say(".");
    talk.expect_some("stat01: ");
    talk.say("exit");
    talk.sync();
    talk.say("go");
    talk.say("quit");
    assert!(talk.ended() < QUICK);
}

#[test]
fn the_end_of_the_input_ends_the_engine() {
    for lines in [
        "",
        "xboard\nprotover 2\nst 600\ngo\n",
        "xboard\nping 1",
        "\0\n\u{7f}\n",
    ] {
        let mut talk = Conversation::new();
        talk.bytes(lines.as_bytes());
        assert!(talk.ended() < QUICK, "{lines:?}");
        // A last line without its end is a line.
        let ponged = talk.rest().iter().any(|line| line == "pong 1");
        assert_eq!(ponged, lines.contains("ping"));
    }
}

#[test]
fn bytes_of_any_kind_do_no_harm() {
    let mut talk = xboard("kamil");
    let long = vec![b'x'; 1 << 20];
    talk.bytes(&long);
    talk.bytes(b"\n");
    talk.expect("Error (line too long)");
    talk.bytes(b"usermove ");
    talk.bytes(&long);
    talk.bytes(b"\nping 1\n");
    talk.expect("Error (line too long)");
    talk.expect("pong 1");
    talk.bytes(b"\xff\xfe\0\r\n\r\n   \nping 2\r\n");
    talk.expect("Error (unknown command): ");
    talk.expect("pong 2");
    let binary: Vec<u8> = (0..=255).cycle().take(10_000).collect();
    talk.bytes(&binary);
    talk.bytes(b"\n");
    talk.sync();
    talk.say("force");
    talk.say("usermove e1e2");
    assert_eq!(talk.sync(), [""; 0]);
}
