//! `solve`: solutions, problems without one, and bad input.

use crate::{refuse, run, succeed};

/// The white Shah goes into its citadel, gives check, and bars the black one's way to a draw.
const CITADEL: &str = "11*/2R9/g10*/11*/11*/11*/11*/10k*/12/9RK* w X - 0 1";
const ROOK: &str = "10/R9/10/10/10/E9/5K4/10/10/5k4 w - - 0 1";

#[test]
fn the_play_is_shown_in_full() {
    let said = succeed("solve", &["tamerlane", "--fen", CITADEL, "--mate-in", "3"]);
    assert_eq!(said.lines()[..2], ["1. Kl2+", "    1... Kk4 2. Rk9#"]);
    assert!(said.last().starts_with("Mate in 2, one key; "));
    let said = succeed("solve", &["kamil", "--fen", ROOK, "--win-in", "3"]);
    assert_eq!(
        said.lines()[..5],
        [
            "1. Kf3",
            "    1... Ke1 2. Rd9",
            "        2... Kf1 3. Rd1#",
            "    1... Kg1 2. Rh9",
            "        2... Kf1 3. Rh1#",
        ]
    );
    let said = succeed(
        "solve",
        &["kamil", "--fen", ROOK, "--mate-in", "3", "--keys"],
    );
    assert_eq!(said.lines()[0], "1. Kf3");
    assert_eq!(said.lines().len(), 2);
}

#[test]
fn no_solution_is_an_exit_code_of_its_own() {
    for goal in ["--mate-in", "--stalemate-in"] {
        let said = run("solve", &["kamil", "--fen", ROOK, goal, "2"]);
        assert_eq!((said.code, said.err.as_str()), (1, ""));
        assert!(said.out.starts_with("No "));
    }
}

#[test]
fn options_change_the_solution() {
    let fen = "2K7/1N8/k2D5R/10/10/10/10/10/10/9e w - - 0 1";
    let leaper = [
        "kamil",
        "--fen",
        fen,
        "--mate-in",
        "2",
        "--option",
        "dabbabah=Leaper",
    ];
    assert_eq!(succeed("solve", &leaper).lines()[0], "1. Rj7");
    assert_ne!(run("solve", &leaper[..5]).lines()[0], "1. Rj7");
}

#[test]
fn bad_input_is_refused() {
    refuse(
        "solve",
        &["chess", "--fen", ROOK, "--mate-in", "2"],
        &["no variant `chess`"],
    );
    refuse(
        "solve",
        &["kamil", "--fen", "10/10", "--mate-in", "2"],
        &["board"],
    );
    refuse(
        "solve",
        &["kamil", "--fen", ROOK, "--mate-in", "31"],
        &["31"],
    );
    refuse("solve", &["kamil", "--fen", ROOK], &["--mate-in"]);
    let over = "R8k/1R8/10/10/10/10/10/10/10/1K8 b - - 0 1";
    refuse(
        "solve",
        &["kamil", "--fen", over, "--mate-in", "2"],
        &["the game is over"],
    );
}
