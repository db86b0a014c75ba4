//! What is said in UCI, line by line, and what must be answered: options, positions and
//! nonsense.

use crate::conversation::transcripts;

#[test]
fn transcripts_of_positions_and_of_nonsense() {
    transcripts(
        "ucinewgame",
        &[
            // What is said, and the beginnings of the lines that answer.
            (&["isready"], &["readyok"]),
            (&["stop", "stop", "debug on", "ponderhit"], &[]),
            (
                &["setoption name UCI_Variant value Kamil"],
                &[
                    "info string variant kamil files 10 ranks 10 pocket 0 template fairy startpos rnedkgdenr/",
                ],
            ),
            (
                &["setoption name uci_variant value chess"],
                &["info string there is no variant `chess`"],
            ),
            // What somebody has written is cut, the advice is not.
            (
                &[&format!(
                    "setoption name uci_variant value \x1b{}",
                    "x".repeat(200)
                )],
                &[&format!(
                    "info string there is no variant `\\u{{1b}}{}...`; there are: tamerlane, kamil, atranj, citadel",
                    "x".repeat(23)
                )],
            ),
            (
                &["setoption name UCI_Variant value tamerlane"],
                &[
                    "info string variant tamerlane files 12 ranks 10 pocket 0 template fairy startpos e1c1",
                ],
            ),
            (
                &["setoption name tamerlane_black_citadel value West"],
                &["info string variant tamerlane files 13 ranks 10 "],
            ),
            // It is read so already.
            (&["setoption name tamerlane_black_citadel value west"], &[]),
            (&["setoption name citadel_array value Historical"], &[]),
            (
                &["setoption name UCI_Variant value citadel"],
                &[
                    "info string variant citadel files 12 ranks 12 pocket 0 template fairy startpos 1**********1/*rnedkgdenr*/",
                ],
            ),
            (
                &["setoption name citadel_array value Odd"],
                &[
                    "info string `Odd` is no value of citadel_array; the values are: Listed, Historical",
                ],
            ),
            (
                &[
                    "setoption",
                    "setoption name",
                    "setoption name What value ever",
                ],
                &[
                    "info string setoption: write name NAME value VALUE",
                    "info string there is no option ``",
                    "info string there is no option `What`",
                ],
            ),
            (
                &[
                    "setoption name Hash value 1",
                    "setoption name Hash value many",
                    "setoption name Clear Hash",
                ],
                &["info string Hash: a number from 1 to "],
            ),
            (
                &["position", "position nowhere"],
                &[
                    "info string position: write startpos or fen FEN",
                    "info string position: write startpos or fen FEN",
                ],
            ),
            (
                &["position startpos e2e3"],
                &["info string position: `e2e3` instead of moves"],
            ),
            (
                &[
                    "position startpos \x1b[31m",
                    "position startpos moves e2\x1be3",
                    "position fen \x1b[31m w",
                ],
                &[
                    "info string position: `?[31m` instead of moves",
                    "info string position: move 1, `e2?e3`: ",
                    "info string position: ",
                ],
            ),
            (&["position fen"], &["info string position: "]),
            (&["position fen 8/8 w"], &["info string position: "]),
            (&["frobnicate"], &["Error (unknown command): frobnicate"]),
            (
                &["uci\0", "\u{fffd}"],
                &[
                    "Error (unknown command): uci?",
                    "Error (unknown command): \u{fffd}",
                ],
            ),
        ],
    );
}
