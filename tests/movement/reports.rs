//! Faults that users of other variant programs reported, as far as a movement alone shows them.

use crate::walker::{Board, Colour, Man};
use crate::{assert_targets, count, movement, targets};

/// FSF PR 1033, 1034, 1035: a bent rider's path read backwards. The paths there and back
/// pass different squares.
#[test]
fn paths_are_directed() {
    let board = Board::new(11, 10);
    let giraffe = movement("afsafyafF");
    let reaches = |board: &Board, from: &str, to: &str, colour| {
        board
            .targets(giraffe.rides(), from, colour)
            .iter()
            .any(|square| square == to)
    };
    for colour in [Colour::White, Colour::Black] {
        for (from, to, path) in [
            ("a1", "b6", ["b2", "b3", "b4", "b5"]),
            ("b6", "a1", ["a5", "a4", "a3", "a2"]),
        ] {
            assert!(reaches(&board, from, to, colour));
            for square in board.squares() {
                if square == from || square == to {
                    continue;
                }
                let blocked = board.with(&square, Man::Friend);
                let cut = !reaches(&blocked, from, to, colour);
                assert_eq!(
                    cut,
                    path.contains(&square.as_str()),
                    "{from}{to} by {square}"
                );
            }
        }
    }
}

/// The same for all eight legs: from the middle of a large board, the path to each of the
/// nearest eight targets passes the corner and two squares along the leg.
#[test]
fn all_eight_legs_pass_the_same_way() {
    let board = Board::new(11, 11);
    for (target, path) in [
        ("g10", ["g7", "g8", "g9"]),
        ("e10", ["e7", "e8", "e9"]),
        ("g2", ["g5", "g4", "g3"]),
        ("e2", ["e5", "e4", "e3"]),
        ("j7", ["g7", "h7", "i7"]),
        ("j5", ["g5", "h5", "i5"]),
        ("b7", ["e7", "d7", "c7"]),
        ("b5", ["e5", "d5", "c5"]),
    ] {
        for square in board
            .squares()
            .into_iter()
            .filter(|s| s != "f6" && s != target)
        {
            let there = targets(&board.with(&square, Man::Enemy), "afsafyafF", "f6");
            let cut = !there.iter().any(|s| s == target);
            assert_eq!(cut, path.contains(&square.as_str()), "{target} by {square}");
        }
    }
}

/// FSF #709: half-plane modifiers; Black turned by 180 degrees, not mirrored.
#[test]
fn half_planes() {
    let board = Board::new(8, 8);
    assert_targets(&board, "lhN", "e3", "c2 c4 d1 d5");
    assert_targets(&board, "rhN", "e3", "f1 f5 g2 g4");
    let black = board.targets(movement("lhN").rides(), "e6", Colour::Black);
    assert_eq!(black, ["f4", "f8", "g5", "g7"]);
}

/// FSF PR 382, 384: move and capture mixed up.
#[test]
fn a_pawn_steps_straight_and_captures_diagonally() {
    let board = Board::new(8, 8);
    assert_targets(&board, "fmWfcF", "d4", "d5");
    assert_targets(&board.with("d5", Man::Enemy), "fmWfcF", "d4", "");
    assert_targets(&board.with("d5", Man::Friend), "fmWfcF", "d4", "");
    let both = board.with("c5", Man::Enemy).with("e5", Man::Friend);
    assert_targets(&both, "fmWfcF", "d4", "c5 d5");
    assert_targets(
        &board.with("d3", Man::Enemy).with("c3", Man::Enemy),
        "fmWfcF",
        "d4",
        "d5",
    );
}

/// FSF #654, #45: moves off the board or around its edge.
#[test]
fn leapers_near_the_edge() {
    let board = Board::new(11, 10);
    assert_targets(&board, "C", "k5", "h4 h6 j2 j8");
    assert_targets(&board, "N", "k5", "i4 i6 j3 j7");
    assert_targets(&board, "A", "k9", "i7");
    assert_targets(&board, "D", "k10", "i10 k8");
    assert_targets(&board, "K", "k10", "j10 j9 k9");
    assert_targets(&board, "F", "k1", "j2");
}

/// FSF #818: giraffe and picket can't be expressed, and what other engines make of the text.
#[test]
fn texts_that_another_engine_misreads() {
    let board = Board::new(11, 11);
    for (text, number) in [
        ("FyafsF", 36),
        ("afsafyafF", 16),
        ("yafF", 16),
        ("C0", 8),
        ("W12", 20),
        ("fK", 1),
    ] {
        assert_eq!(count(text, &board, "f6"), number, "{text}");
    }
    for refused in ["nC", "xyzW"] {
        assert!(shatranj::Movement::betza(refused).is_err(), "{refused}");
    }
}
