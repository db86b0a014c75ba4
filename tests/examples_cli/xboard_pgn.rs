//! `xboard_pgn`: games as XBoard 4.9.1 saved them, and files that claim what is not so.

use crate::{Scratch, refuse, run, succeed};

/// A game of two engines that XBoard held and saved: an exchange, a relocation, and a Shah that
/// walks into the enemy's citadel.
const SPECIAL: &str = "[Event \"Computer Chess Game\"]
[White \"one\"]
[Black \"two\"]
[Result \"1/2-1/2\"]
[Variant \"tamerlane\"]
[FEN \"P10*/2r9/10N*/11*/11*/k2n1n5*/11*/11*/2K9/11* w - - 0 1\"]
[SetUp \"1\"]

{--------------
P . . . . . . . . . . .
. . r . . . . . . . . .
white to play
--------------}
1. Nxc1=K Rb8 2. a9e3 {+1.99/9 0.2} Nc6
{-2.01/8 0.1} 3. Kl8
{citadel} 1/2-1/2

";

#[test]
fn a_saved_game_is_written_as_this_crate_does() {
    let file = Scratch::new("special.pgn", SPECIAL.as_bytes());
    let said = succeed("xboard_pgn", &[file.path()]);
    for line in [
        "[Variant \"tamerlane\"]",
        "[FEN \"P10*/2r9/10N*/11*/11*/k2n1n5*/11*/11*/2K9/11* w Xx - 0 1\"]",
        "[Termination \"citadel\"]",
        "1. K~k8 Rb9 2. P@e4 Nc7 3. Kl9= 1/2-1/2",
    ] {
        assert!(said.lines().contains(&line), "no `{line}` in\n{}", said.out);
    }
}

#[test]
fn a_file_that_claims_what_is_not_so_is_refused() {
    let cases = [
        (
            SPECIAL.replace("3. Kl8", "3. Kl7"),
            "game 1: ply 5: `Kl7` is no legal move",
        ),
        (
            SPECIAL.replace("{citadel} 1/2-1/2", "{checkmate} 1-0"),
            "game 1: the game ends draw citadel, but the file says 1-0 {checkmate}",
        ),
        (
            SPECIAL.replace("3. Kl8\n{citadel} 1/2-1/2", "{White resigns} 0-1"),
            "game 1: after 4 plies the game is not over, but the file says 0-1 {White resigns}",
        ),
    ];
    for (text, message) in cases {
        let file = Scratch::new("false.pgn", text.as_bytes());
        let said = run("xboard_pgn", &[file.path()]);
        assert_eq!((said.code, said.err.trim()), (2, message));
    }
    let empty = Scratch::new("empty.pgn", b"nothing");
    refuse("xboard_pgn", &[empty.path()], &["no game"]);
}
