//! The movement language as a user of the crate meets it: what each text means on a board, how
//! it is printed, and what is refused.

#[path = "movement/walker.rs"]
mod walker;

use shatranj::movement::{Homing, Movement};
use walker::{Board, Colour, Man};

fn movement(text: &str) -> Movement {
    Movement::betza(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Targets of a lone unit, sorted as text.
fn targets(board: &Board, text: &str, from: &str) -> Vec<String> {
    board.targets(&movement(text), from, Colour::White)
}

fn count(text: &str, board: &Board, from: &str) -> usize {
    targets(board, text, from).len()
}

fn sorted(squares: &str) -> Vec<String> {
    let mut squares: Vec<String> = squares.split_whitespace().map(Into::into).collect();
    squares.sort();
    squares
}

fn assert_targets(board: &Board, text: &str, from: &str, expected: &str) {
    assert_eq!(
        targets(board, text, from),
        sorted(expected),
        "{text} from {from}"
    );
}

#[test]
fn spellings_of_one_movement_are_equal() {
    let same = [
        &["afsafyafF", "[F-fsW-fW-fR]", "[F-W-W-R]", "[F-fsW{3..}]"][..],
        &[
            "yafF", "afB", "[F-fB]", "[F-B]", "F{2..}", "B{2..}", "[F-F0]",
        ],
        &["FyafsF", "[F?fsR]", "F[F-fsR]", "[F?fsW0]", "[F?R]"],
        &["WyafsW", "[W?fsB]", "[W?B]"],
        &["afsW", "nN", "[W-fsF]", "[W-F]"],
        &["jB", "[A?fB]", "A[A-fB]"],
        &["nA", "[F-fF]", "afF", "F{2..2}"],
        &["nD", "[W-fW]", "afW"],
        &[
            "WR", "R", "W0", "WW", "R0", "mRcR", "cRmR", "[W?fR]", "R3R", "mcR", "fRbRsR",
        ],
        &["K", "WF", "FW", "mWcWmFcF", "K1", "Q1", "ffKbbKllKrrKvsK"],
        &["Q", "RB", "K0", "W0F0"],
        &["fmWfcF", "mfWcfF", "fcFfmW", "fcFfmWfmW"],
        &["W3", "R3", "[W?fW?fW]", "W2W3", "W3W2", "[W2?fW]"],
        &["N0", "NN", "(1,2)0", "(2,1)0", "[N?fN0]", "[N?N0]"],
        &["N", "(1,2)", "(2,1)", "fhNbhN", "hrNhlN", "vNsN"],
        &["C", "(1,3)"],
        &["RmasR", "RasR", "[R?sR]"],
        &["jR3", "[D?fW]", "D[D-fW]"],
        &["jR2", "D"],
        &["W", "[W?bW]", "[W?bR]"],
        &["asW3", "[W3-sW3]"],
        &["vWvyafsW", "[vW?fsB]", "[vW?B]"],
    ];
    for spellings in same {
        let first = movement(spellings[0]);
        for other in spellings {
            assert_eq!(movement(other), first, "{other} and {}", spellings[0]);
        }
    }
}

#[test]
fn different_movements_are_different() {
    for (a, b) in [
        ("jB", "yafF"),
        ("nN", "N"),
        ("nN", "afsF"),
        ("mR", "R"),
        ("W2", "D"),
        ("K", "Q"),
    ] {
        assert_ne!(movement(a), movement(b), "{a} and {b}");
    }
}

#[test]
fn canonical_text() {
    for text in [
        "K",
        "Q",
        "R",
        "B",
        "N",
        "W",
        "F",
        "D",
        "A",
        "H",
        "C",
        "Z",
        "G",
        "BN",
        "QN",
        "RN",
        "WD",
        "FA",
        "fmWfcF",
        "afsafyafF",
        "afsafafyafF",
        "yafF",
        "FyafsF",
        "WyafsW",
        "v[F?fsR]",
        "[D?fsB]",
        "nN",
        "nA",
        "nD",
        "jB",
        "jR",
        "jQ",
        "N0",
        "W3",
        "W12",
        "K2",
        "RasR",
        "fhN",
        "fN",
        "hrN",
        "hlN",
        "lfN",
        "flN",
        "fsN",
        "lhN",
        "(1,4)",
        "(4,4)",
        "(0,4)",
        "(1,4)0",
        "{homing:chebyshev}",
        "{homing:sign}",
        "N{homing:sign}",
        "KyafsK",
        "afafyafF",
        "flF",
        "fsW",
        "ffrF",
        "[(2,4)?fN0]",
        "W{9..}",
        "W{9..12}",
        "[W-fW2]",
        "m[F-fsW2]",
        "{ride:(1,2)-(0,1)*1..}",
        "{rides:(1,2)?(0,1)*2..5}",
        "c{ride:(-1,2)-(0,-1)*3}",
    ] {
        let printed = movement(text).to_string();
        println!("{text} -> {printed}");
        assert_eq!(movement(&printed), movement(text), "{text} -> {printed}");
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
    for (from, count) in [("a1", 11), ("f5", 6), ("d2", 14)] {
        assert_eq!(
            board
                .targets(&movement("afsafafyafF"), from, Colour::White)
                .len(),
            count
        );
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
    assert_eq!(targets(&board.with("e5", Man::Enemy), "jB", "d4").len(), 11);
}

#[test]
fn bent_riders_on_eight_by_eight() {
    let board = Board::new(8, 8);
    for (text, number) in [
        ("FyafsF", 24),
        ("[W?fsB]", 24),
        ("v[F?fsR]", 14),
        ("[vW?fsB]", 12),
        ("[D?fsB]", 16),
    ] {
        assert_eq!(count(text, &board, "d4"), number, "{text}");
    }
}

#[test]
fn leapers_near_the_edge() {
    let board = Board::new(11, 10);
    assert_targets(&board, "C", "k5", "h4 h6 j2 j8");
    assert_targets(&board, "N", "k5", "i4 i6 j3 j7");
    assert_targets(&board, "E".replace('E', "A").as_str(), "k9", "i7");
    assert_targets(&board, "D", "k10", "i10 k8");
    assert_targets(&board, "K", "k10", "j10 j9 k9");
    assert_targets(&board, "F", "k1", "j2");
}

#[test]
fn homing_has_no_rides() {
    assert_eq!(
        movement("{homing:chebyshev}"),
        Movement::homing(Homing::Chebyshev)
    );
    assert_eq!(movement("N{homing:sign}").homes(), Some(Homing::SignStep));
}

#[test]
fn zz_words() {
    for t in [
        "K",
        "Q",
        "W3",
        "N",
        "C",
        "D",
        "A",
        "N0",
        "N3",
        "(1,4)",
        "fmWfcF",
        "fhN",
        "fN",
        "lfN",
        "hrN",
        "flF",
        "ffrF",
        "fsW",
        "nN",
        "nA",
        "jB",
        "jQ5",
        "FyafsF",
        "v[F?fsR]",
        "[D?fsB]",
        "RasR",
        "KyafsK",
        "asW3",
        "W{9..}",
        "W{9..12}",
        "afafW",
        "{rides:(1,2)-(0,1)*1..}",
        "N{homing:sign}",
        "mRcB",
        "D0",
        "fD2",
        "lfbsN",
    ] {
        let m = movement(t);
        println!("{t:12} {m:12} {}", m.describe());
    }
}
