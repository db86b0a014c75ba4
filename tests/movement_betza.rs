//! The movement language as a user of the crate meets it: what each text means on a board, how
//! it is printed, and what is refused.
#![cfg(feature = "std")]

#[path = "movement/builder.rs"]
mod builder;
#[path = "movement/errors.rs"]
mod errors;
#[path = "movement/properties.rs"]
mod properties;
#[path = "movement/reports.rs"]
mod reports;
#[path = "movement/spellings.rs"]
mod spellings;
#[path = "movement/walker.rs"]
mod walker;

use shatranj::movement::Movement;
use walker::{Board, Colour, Man};

fn movement(text: &str) -> Movement {
    Movement::betza(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Targets of White's unit, sorted as text. Black's must be the same turned by 180 degrees.
fn targets(board: &Board, text: &str, from: &str) -> Vec<String> {
    let movement = movement(text);
    let white = board.targets(movement.rides(), from, Colour::White);
    let turned = board.turned();
    let black = turned.targets(movement.rides(), &board.opposite(from), Colour::Black);
    let mut back: Vec<String> = black.iter().map(|square| board.opposite(square)).collect();
    back.sort();
    assert_eq!(back, white, "Black's {text} from {from}");
    white
}

fn count(text: &str, board: &Board, from: &str) -> usize {
    targets(board, text, from).len()
}

fn assert_targets(board: &Board, text: &str, from: &str, expected: &str) {
    let mut expected: Vec<&str> = expected.split_whitespace().collect();
    expected.sort_unstable();
    assert_eq!(targets(board, text, from), expected, "{text} from {from}");
}

/// How many targets there are from the middle of an empty 11x11 board.
#[test]
fn counts_by_direction_letters() {
    let board = Board::new(11, 11);
    for (text, number) in [
        ("K", 8),
        ("W", 4),
        ("fsW", 3),
        ("fW", 1),
        ("vW", 2),
        ("F", 4),
        ("fF", 2),
        ("frF", 1),
        ("rfF", 1),
        ("sF", 4),
        ("ffrF", 3),
        ("fsF", 2),
        ("fR", 5),
        ("fB", 10),
        ("fsD", 3),
        ("frA", 1),
        ("fN", 2),
        ("lfN", 1),
        ("flN", 1),
        ("fsN", 2),
        ("fhN", 4),
        ("lhN", 4),
        ("hrN", 4),
        ("hlN", 4),
        ("ffsN", 6),
        ("fC", 2),
        ("fhZ", 4),
        ("fK", 1),
        ("frK", 1),
        ("fsK", 2),
        ("ffsK", 3),
        ("vsK", 4),
        ("fWfF", 3),
        ("fQ", 5),
        ("frQ", 5),
        ("f(1,4)", 2),
        ("fs(0,4)", 3),
        ("fr(4,4)", 1),
        ("W3", 12),
        ("W0", 20),
        ("WW", 20),
        ("N0", 16),
        ("NN", 16),
        ("B2", 8),
        ("F{2..3}", 8),
        ("jR", 16),
        ("jB", 16),
        ("jW2", 4),
        ("QN", 48),
        ("BN", 28),
        ("WD", 8),
    ] {
        assert_eq!(count(text, &board, "f6"), number, "{text}");
    }
}

#[test]
fn exact_squares_of_knights_by_letters() {
    let board = Board::new(8, 8);
    for (text, squares) in [
        ("fN", "d6 f6"),
        ("lfN", "d6"),
        ("flN", "c5"),
        ("fsN", "c5 g5"),
        ("fhN", "c5 d6 f6 g5"),
        ("hrN", "f6 g3 d2 c5"),
        ("hlN", "d6 g5 f2 c3"),
        ("ffbsN", "d6 f6 c3 g3"),
    ] {
        assert_targets(&board, text, "e4", squares);
    }
}

#[test]
fn giraffe_of_tamerlane() {
    let board = Board::new(11, 10);
    for text in ["afsafyafF", "[F-fsW-fW-fR]"] {
        assert_eq!(count(text, &board, "a1"), 13);
        assert_targets(
            &board,
            text,
            "f5",
            "a4 a6 b4 b6 e1 e9 e10 g1 g9 g10 j4 j6 k4 k6",
        );
        assert_eq!(count(text, &board, "d2"), 18);
        let with = |square| board.with(square, Man::Friend);
        assert_eq!(count(text, &with("g6"), "f5"), 10);
        assert_eq!(count(text, &with("g7"), "f5"), 12);
        assert_eq!(count(text, &with("g8"), "f5"), 12);
        let enemy = targets(&board.with("g9", Man::Enemy), text, "f5");
        assert_eq!(enemy.len(), 13);
        assert!(!enemy.contains(&"g10".into()) && enemy.contains(&"g9".into()));
        for elsewhere in ["f6", "g5", "e5", "f4", "h7", "f9"] {
            assert_eq!(
                count(text, &with(elsewhere), "f5"),
                14,
                "{elsewhere} is on no path"
            );
        }
    }
    for (from, number) in [("a1", 11), ("f5", 6), ("d2", 14)] {
        assert_eq!(count("afsafafyafF", &board, from), number, "from {from}");
    }
}

#[test]
fn picket_of_tamerlane() {
    let board = Board::new(11, 10);
    for text in ["yafF", "afB", "[F-fB]"] {
        assert_targets(&board, text, "d4", "a1 a7 b2 b6 f2 f6 g1 g7 h8 i9 j10");
        assert_eq!(count(text, &board.with("e5", Man::Enemy), "d4"), 6);
    }
    // jB leaps over the first square, whatever stands there.
    assert_eq!(count("jB", &board.with("e5", Man::Enemy), "d4"), 11);
}

#[test]
fn bent_riders_on_eight_by_eight() {
    let board = Board::new(8, 8);
    for (text, number) in [
        ("FyafsF", 24),
        ("[F?fsR]", 24),
        ("[W?fsB]", 24),
        ("v[F?fsR]", 14),
        ("[vW?fsB]", 12),
        ("[D?fsB]", 16),
    ] {
        assert_eq!(count(text, &board, "d4"), number, "{text}");
    }
    // The ship keeps all four stops on the bend.
    let ship = targets(&board, "v[F?fsR]", "d4");
    assert!(
        ["c3", "c5", "e3", "e5"]
            .iter()
            .all(|&stop| ship.iter().any(|s| s == stop))
    );
    // With `f` only the two forward bends remain, stops included.
    assert_targets(&board, "f[F?fsR]", "d4", "c5 c6 c7 c8 e5 e6 e7 e8");
}

#[test]
fn mao_and_lame_leapers() {
    let board = Board::new(8, 8);
    for text in ["afsW", "nN", "[W-fsF]"] {
        assert_targets(&board, text, "d4", "b3 b5 c2 c6 e2 e6 f3 f5");
        for man in [Man::Friend, Man::Enemy] {
            assert_targets(&board.with("d5", man), text, "d4", "b3 b5 c2 e2 f3 f5");
            assert_eq!(count(text, &board.with("e5", man), "d4"), 8);
        }
    }
    assert_targets(&board.with("e5", Man::Enemy), "nA", "d4", "b2 b6 f2");
    assert_targets(&board.with("d5", Man::Enemy), "nD", "d4", "b4 d2 f4");
    assert_eq!(count("A", &board.with("e5", Man::Enemy), "d4"), 4);
}

#[test]
fn leap_riders_stop_at_the_first_landing_square_that_is_taken() {
    let board = Board::new(11, 10);
    let blocked = board.with("c5", Man::Enemy);
    assert_targets(&board, "rfN0", "b3", "c5 d7 e9");
    assert_targets(&blocked, "rfN0", "b3", "c5");
    // What lies between two landing squares does not matter.
    assert_eq!(
        count(
            "rfN0",
            &board.with("b4", Man::Enemy).with("c4", Man::Enemy),
            "b3"
        ),
        3
    );
    assert_eq!(count("rfN2", &board, "b3"), 2);
}

#[test]
fn a_ride_stops_before_its_own_origin() {
    let board = Board::new(8, 8);
    // Three right turns, of which the third may be all: the fourth leg would come home.
    assert_targets(&board, "[fW-rW-rW?rR]", "d4", "e4");
    assert_targets(&board, "[fW?bR]", "d4", "d5");
    // A slide there and back covers what lies between.
    assert_targets(&board, "[fR-bR]", "d4", "d5 d6 d7");
}
