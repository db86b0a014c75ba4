//! `selfplay`: games between the players of the examples, and against other programs. Those
//! that answer wrong are scripts.

use std::fs;

use shatranj::notation::PgnReader;
use shatranj::{Game, Variant};

use crate::{Scratch, refuse, succeed};

/// The games of a file, each of which must replay.
fn games(file: &Scratch) -> Vec<Game> {
    let text = fs::read(file.path()).unwrap();
    let shatranj = include_str!("../../examples/variants/shatranj.game");
    let games = PgnReader::new(text.as_slice());
    let games = games.with_variant(&Variant::from_text(shatranj).unwrap());
    games.map(|game| Game::from_pgn(&game.unwrap())).collect()
}

#[test]
fn games_are_summed_up_and_written() {
    let file = Scratch::new("selfplay.pgn", b"");
    for game in ["tamerlane", "kamil", "atranj", "citadel"] {
        let args = [
            game,
            "--games",
            "4",
            "--black",
            "random",
            "--depth",
            "2",
            "--cut",
            "60",
            "--pgn",
            file.path(),
            "--alternate",
        ];
        let said = succeed("selfplay", &args);
        assert!(
            said.lines()[0].ends_with(&format!("({game}), 4 games")),
            "{}",
            said.out
        );
        for words in [
            "points",
            "mean length",
            "legal moves a position",
            "moves a second",
        ] {
            assert!(said.out.contains(words), "no `{words}` in: {}", said.out);
        }
        let games = games(&file);
        assert_eq!(games.len(), 4);
        // Every game ends: on the board, or by the cut.
        assert!(
            games
                .iter()
                .all(|game| game.outcome().is_some() && game.ply() <= 60)
        );
        assert!(games.iter().all(|g| g.variant().id() == game));
        // The file and the summary tell of the same ends.
        for game in &games {
            let end = format!("  {}\n", game.outcome().unwrap());
            assert!(said.out.contains(&end), "no {end} in: {}", said.out);
        }
    }
    let text = fs::read_to_string(file.path()).unwrap();
    for tags in [
        "[White \"engine\"]\n[Black \"random\"]",
        "[White \"random\"]\n[Black \"engine\"]",
        "[Round \"4\"]",
    ] {
        assert!(text.contains(tags), "no {tags} in:\n{text}");
    }
}

/// The points of a player as the summary says them.
fn points(out: &str, player: &str) -> f64 {
    let row = out.lines().find(|line| line.starts_with(player)).unwrap();
    row.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[test]
fn the_engine_beats_the_others() {
    for black in ["random", "material"] {
        let args = [
            "atranj",
            "--games",
            "4",
            "--black",
            black,
            "--alternate",
            "--nodes",
            "2000",
        ];
        let said = succeed("selfplay", &args);
        assert_eq!(
            (points(&said.out, "engine"), points(&said.out, black)),
            (4.0, 0.0),
            "{}",
            said.out
        );
    }
}

#[test]
fn a_seed_gives_the_same_games_with_any_threads() {
    let play = |limit: [&str; 2], seed: &str, threads: &str| {
        let file = Scratch::new(&format!("seed-{}-{seed}-{threads}.pgn", limit[0]), b"");
        let args = [
            "kamil",
            "--games",
            "5",
            "--cut",
            "30",
            "--seed",
            seed,
            "--threads",
            threads,
            "--pgn",
            file.path(),
            limit[0],
            limit[1],
        ];
        succeed("selfplay", &args);
        fs::read_to_string(file.path()).unwrap()
    };
    for limit in [["--depth", "3"], ["--nodes", "300"]] {
        let once = play(limit, "5", "1");
        assert_eq!(once, play(limit, "5", "3"));
        assert_ne!(once, play(limit, "6", "1"));
    }
}

/// A cut game is a draw, half a point for either side, and the opening is random.
#[test]
fn long_games_are_cut() {
    let file = Scratch::new("cut.pgn", b"");
    let args = [
        "kamil",
        "--games",
        "3",
        "--white",
        "random",
        "--black",
        "random",
        "--cut",
        "10",
        "--pgn",
        file.path(),
    ];
    let said = succeed("selfplay", &args);
    assert!(
        said.out.contains("     3  draw by ply-limit"),
        "{}",
        said.out
    );
    assert_eq!(points(&said.out, "random"), 1.5);
    let games = games(&file);
    assert!(games.iter().all(|game| game.ply() == 10));
    assert!(games[0].moves() != games[1].moves());
}

#[test]
fn bad_arguments_end_with_two() {
    refuse("selfplay", &["chess"], &["chess", "kamil", "shatranj"]);
    refuse(
        "selfplay",
        &["kamil", "--option", "stalemate=Draw"],
        &["stalemate"],
    );
    refuse(
        "selfplay",
        &["kamil", "--white", "me"],
        &["me", "random", "material"],
    );
    refuse("selfplay", &["kamil", "--games", "0"], &["--games"]);
    refuse(
        "selfplay",
        &["kamil", "--depth", "2", "--nodes", "2"],
        &["--depth", "--nodes"],
    );
    refuse(
        "selfplay",
        &["kamil", "--black", "random", "--opponent", "x"],
        &["--black", "--opponent"],
    );
    refuse(
        "selfplay",
        &["kamil", "--pgn", "/no/such/folder/x.pgn"],
        &["/no/such/folder"],
    );
    refuse(
        "selfplay",
        &["kamil", "--opponent", "no-such-engine"],
        &["no-such-engine", "apt-get"],
    );
    refuse(
        "selfplay",
        &["tamerlane", "--opponent", "true"],
        &["Tamerlane Chess"],
    );
    refuse(
        "selfplay",
        &["citadel", "--opponent", "true"],
        &["citadels"],
    );
}

/// A run that can't even begin leaves the file as it is.
#[test]
fn a_file_is_not_spoilt_by_bad_arguments() {
    let file = Scratch::new("kept.pgn", b"what was here");
    for args in [
        ["kamil", "--opponent", "no-such-engine", "--threads", "1"],
        ["kamil", "--games", "1024", "--threads", "1024"],
        ["kamil", "--games", "1", "--hash", "1025"],
    ] {
        let mut args = args.to_vec();
        args.extend(["--pgn", file.path()]);
        if args.contains(&"1024") {
            args.extend(["--hash", "1024"]);
        }
        refuse("selfplay", &args, &[]);
        assert_eq!(fs::read(file.path()).unwrap(), b"what was here", "{args:?}");
    }
}

#[test]
fn too_much_memory_is_refused() {
    let args = [
        "kamil",
        "--games",
        "99",
        "--threads",
        "99",
        "--hash",
        "1024",
    ];
    let words = [
        "202752 MB",
        "1024 MB for each of 2 engines in 99 threads",
        "--hash",
    ];
    refuse("selfplay", &args, &words);
}

#[cfg(unix)]
mod opponent {
    use super::*;
    use crate::versus::{engine_with, installed, run};

    /// What a script answers to `d`, `go perft 1` and `go`, whatever the position is.
    fn against(name: &str, shown: &str, perft: &str, best: &str) -> crate::Said {
        games_against("1", name, shown, perft, best)
    }

    /// The same in several games; the script has White in the second one.
    fn games_against(games: &str, name: &str, shown: &str, perft: &str, best: &str) -> crate::Said {
        let program = engine_with(
            name,
            &format!("d) {shown};;\n'go perft'*) {perft};;\ngo*) {best};;"),
        );
        let args = [
            "kamil",
            "--alternate",
            "--games",
            games,
            "--threads",
            "1",
            "--opening",
            "0",
            "--depth",
            "1",
            "--opponent",
            program.path(),
        ];
        run("selfplay", &args)
    }

    const START: &str = "echo 'Fen: rnedkgdenr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNEDKGDENR w - - 0 1'; \
        echo 'Checkers: '";

    #[test]
    fn a_program_that_sees_another_game_is_found_out() {
        let nodes = "echo 'Nodes searched: 0'";
        let other = START.replace("PPPPPPPPPP", "PPPP1PPPPP");
        let said = against("other-board", &other, nodes, "echo bestmove a9a8");
        assert_eq!((said.code, said.err.as_str()), (1, ""));
        assert!(said.out.contains("game 1: position: here"), "{}", said.out);
        assert!(said.out.contains("differences: 1\n"), "{}", said.out);
        let check = START.replace("Checkers: ", "Checkers: e10");
        let said = against("other-check", &check, nodes, "echo bestmove a9a8");
        assert_eq!(said.code, 1);
        assert!(
            said.out.contains("game 1: check: here false, there true"),
            "{}",
            said.out
        );
        let said = against("other-moves", START, nodes, "echo bestmove a9a8");
        assert_eq!(said.code, 1);
        assert!(
            said.out.contains("legal moves (") && said.out.contains("here 18, there 0"),
            "{}",
            said.out
        );
    }

    #[test]
    fn a_program_that_ends_ends_with_three() {
        let said = against("ending", "echo 'I am unwell'; exit 9", ":", ":");
        assert_eq!(said.code, 3, "{}", said.out);
        assert!(
            said.err.contains("I am unwell") && said.err.contains("`d`"),
            "{}",
            said.err
        );
    }

    #[test]
    fn a_program_that_says_no_move_or_too_much_ends_with_three() {
        // It knows the start alone, so that the first game ends after a move.
        let perft = "for m in $(cat moves); do echo \"$m: 1\"; done; echo 'Nodes searched: 18'";
        let start = shatranj::variants::kamil().start();
        let moves = start.legal_moves().into_iter();
        let moves: Vec<String> = moves.map(|m| start.move_text(m)).collect();
        let perft = perft.replace("$(cat moves)", &moves.join(" "));
        let said = games_against("2", "no-move", START, &perft, "echo bestmove");
        assert_eq!(said.code, 3, "{}", said.out);
        assert!(
            said.err.contains("`bestmove` to `go depth 1`"),
            "{}",
            said.err
        );
        let long = "head -c 70000 /dev/zero | tr '\\0' x; echo";
        let said = games_against("2", "long-line", START, &perft, long);
        assert_eq!(said.code, 3, "{}", said.out);
        assert!(said.err.contains("more than 65536 bytes"), "{}", said.err);
    }

    /// What was played before is written and summed up. With three threads, of which each
    /// program ends in its second game, the games behind that are kept, too.
    #[test]
    fn games_before_an_error_are_kept() {
        let nodes = "echo 'Nodes searched: 0'";
        let other = START.replace("PPPPPPPPPP", "PPPP1PPPPP");
        // A position that differs ends a game; the second one never comes.
        let shown = format!("n=$((n + 1)); [ $n -lt 2 ] || exit 9; {other}");
        let program = engine_with(
            "kept-ending",
            &format!("d) {shown};;\n'go perft'*) {nodes};;\ngo*) echo bestmove a9a8;;"),
        );
        for threads in ["1", "3"] {
            let file = Scratch::new(&format!("kept-{threads}.pgn"), b"what was here");
            let args = [
                "kamil",
                "--games",
                "5",
                "--threads",
                threads,
                "--opening",
                "0",
                "--depth",
                "1",
                "--opponent",
                program.path(),
                "--pgn",
                file.path(),
            ];
            let said = run("selfplay", &args);
            assert_eq!(said.code, 3, "{}{}", said.out, said.err);
            let text = fs::read_to_string(file.path()).unwrap();
            let rounds: Vec<&str> = text.lines().filter(|l| l.starts_with("[Round")).collect();
            assert!(text.starts_with("[Event "), "{text}");
            assert_eq!(rounds[0], "[Round \"1\"]");
            assert!(rounds.is_sorted() && rounds.len() <= 3, "{rounds:?}");
            assert!(
                said.out
                    .contains(&format!("(kamil), {} game", rounds.len())),
                "{}",
                said.out
            );
        }
    }

    /// The real program, where it is installed.
    #[test]
    fn fairy_stockfish_plays_the_same_game() {
        if installed().is_none() {
            eprintln!("skipped: fairy-stockfish is not installed");
            return;
        }
        for game in ["kamil", "shatranj"] {
            let file = Scratch::new(&format!("rival-{game}.pgn"), b"");
            let args = [
                game,
                "--games",
                "2",
                "--alternate",
                "--depth",
                "2",
                "--cut",
                "120",
                "--pgn",
                file.path(),
                "--opponent",
                "fairy-stockfish",
            ];
            let said = succeed("selfplay", &args);
            assert!(
                said.out.contains("legal moves), differences: 0\n"),
                "{}",
                said.out
            );
            assert_eq!(games(&file).len(), 2);
        }
    }
}
