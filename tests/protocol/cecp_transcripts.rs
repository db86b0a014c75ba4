//! What is said in CECP, line by line, and what must be answered: games and nonsense.

use crate::conversation::transcripts;
use crate::xboard;

#[test]
fn transcripts_of_games_and_of_nonsense() {
    let citadel_start = "setboard 1**********1/*rndekgdenr*/*pppppppppp*/*10*/*10*/*10*/*10*/*10*/*10*/*PPPPPPPPPP*/*RNDEKGDENR*/1**********1 w - - 0 1";
    transcripts(
        "xboard",
        &[
            // What is said, and the beginnings of the lines that answer.
            (&["ping 7"], &["pong 7"]),
            (&["force", "usermove a2a3"], &[]),
            // XBoard's ranks of a board of ten count from 0: a2 is White's a3.
            (&["new", "force", "usermove a2a4"], &["Illegal move ("]),
            (
                &["usermove a9a10"],
                &["Illegal move (`a10` is no square: the files are a-l, the ranks 0-9): a9a10"],
            ),
            (&["usermove m1m2"], &["Illegal move (`m1m2` is no square"]),
            (
                &["usermove l0l1"],
                &["Illegal move (byte 0: l1 is a void: the board has no square there): l0l1"],
            ),
            (&["usermove"], &["Illegal move ("]),
            (&["usermove e2e3 e7e6"], &["Illegal move ("]),
            (&["usermove \u{fffd}\0"], &["Illegal move ("]),
            (&["undo"], &["Error (there is no move to take back): undo"]),
            (
                &["remove"],
                &["Error (there are no two moves to take back): remove"],
            ),
            (
                &[
                    "usermove f2f3",
                    "undo",
                    "usermove f2f3",
                    "usermove f7f6",
                    "remove",
                    "usermove f2f3",
                ],
                &[],
            ),
            (
                &["setboard nonsense"],
                &["tellusererror Illegal position: "],
            ),
            (
                &["undo", "undo"],
                &["Error (there is no move to take back): undo"],
            ),
            (&["edit"], &["Error (not supported, use setboard): edit"]),
            (&["option"], &["Error (write option NAME=VALUE): option"]),
            (
                &["option what=ever"],
                &["Error (unknown option `what`): option what=ever"],
            ),
            (
                &["option tamerlane_array=Upside"],
                &[
                    "Error (`Upside` is no value of tamerlane_array; the values are: Masculine, Feminine)",
                ],
            ),
            (&["option kamil_dabbabah=Leaper"], &[]),
            (&["option ply-limit=many"], &["Error ("]),
            (&["variant chess"], &["Error (there is no variant `chess`"]),
            (
                &["variant a\x1b[31mb"],
                &[
                    "Error (there is no variant `a\\u{1b}[31mb`; there are: tamerlane, kamil, atranj, citadel): variant a?[31mb",
                ],
            ),
            (
                &["level x y z", "st", "sd 0", "time soon"],
                &[
                    "Error (bad time): level",
                    "Error (bad time): st",
                    "Error (bad time): sd 0",
                    "Error (bad time): time soon",
                ],
            ),
            (
                &[
                    "level 40 5 0",
                    "level 0 0:30 2",
                    "st 10",
                    "st 1:00",
                    "time -5",
                    "otim 100",
                ],
                &[],
            ),
            (
                &[
                    "accepted setboard",
                    "rejected san",
                    "random",
                    "hard",
                    "easy",
                    "computer",
                    "name Deep Thought",
                    "rating 1 2",
                    "post",
                    "nopost",
                ],
                &[],
            ),
            (&["?", ".", "exit", "hint me not"], &[]),
            (
                &["frobnicate now"],
                &["Error (unknown command): frobnicate now"],
            ),
            (
                &["result 1-0 {White mates}", "memory 1", "memory lots"],
                &["Error (a number of megabytes): memory lots"],
            ),
            (
                &["variant citadel"],
                &[
                    "setup (", "piece", "piece", "piece", "piece", "piece", "piece", "piece",
                ],
            ),
            // Twelve ranks count from 1, and those above 9 come in two ways.
            (
                &[
                    "force",
                    "usermove e3e4",
                    "usermove e10e9",
                    "undo",
                    "usermove e:e9",
                    "usermove e4e5",
                ],
                &[],
            ),
            (&[citadel_start, "usermove e10e9"], &["Illegal move ("]),
        ],
    );
}

#[test]
fn ends_are_claimed() {
    let cases: [(&str, &[&str], &str); 6] = [
        // The King on the last rank is in check from a rook, the other one holds the rank
        // before it.
        (
            "kamil",
            &[
                "setboard 9k/R9/10/10/10/10/10/10/1R8/1K8 w - - 0 1",
                "usermove b1b9",
            ],
            "1-0 {checkmate}",
        ),
        // The king in the corner has no square: one rook holds the file b, the other one the
        // rank before the last. Stalemate loses.
        (
            "kamil",
            &[
                "setboard k9/10/10/10/10/10/10/10/1R7R/2K7 w - - 0 1",
                "usermove j1j8",
            ],
            "1-0 {stalemate}",
        ),
        // The same with Black to give it.
        (
            "kamil",
            &[
                "setboard 2k7/1r7r/10/10/10/10/10/10/10/K9 b - - 0 1",
                "usermove j8j1",
            ],
            "0-1 {stalemate}",
        ),
        // The same where it is read as a draw.
        (
            "atranj",
            &[
                "option atranj_stalemate=Draw",
                "setboard k9/10/10/10/10/10/10/10/1R7R/2K7 w - - 0 1",
                "usermove j1j8",
            ],
            "1/2-1/2 {stalemate}",
        ),
        (
            "tamerlane",
            &[
                "setboard 11*/12/10K*/11*/11*/k10*/11*/11*/12/11* w - - 0 1",
                "usermove k7l8",
            ],
            "1/2-1/2 {citadel}",
        ),
        (
            "tamerlane",
            &["option ply-limit=2", "usermove f2f3", "usermove f7f6"],
            "1/2-1/2 {ply-limit}",
        ),
    ];
    for (variant, lines, claim) in cases {
        let mut talk = xboard(variant);
        talk.say("force");
        for line in lines {
            talk.say(line);
        }
        let said = talk.sync();
        let claims: Vec<&String> = said.iter().filter(|line| line.contains('{')).collect();
        assert_eq!(claims, [claim], "{lines:?}: {said:?}");
        talk.say("usermove a0a1");
        talk.expect("Illegal move (the game is over: ");
    }
}
