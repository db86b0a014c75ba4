//! Spellings of one movement are equal, and the printed one is canonical.

use crate::movement;
use shatranj::movement::{Homing, Movement};

#[test]
fn spellings_of_one_movement_are_equal() {
    let same: &[&[&str]] = &[
        &[
            "afsafyafF",
            "[F-fsW-fW-fR]",
            "[F-W-W-R]",
            "[F-fsW{3..}]",
            "[F-fsR{3..}]",
        ],
        &[
            "yafF",
            "afB",
            "[F-fB]",
            "[F-B]",
            "F{2..}",
            "B{2..}",
            "[F-F0]",
            "yafmFyafcF",
        ],
        &[
            "FyafsF",
            "[F?fsR]",
            "F[F-fsR]",
            "[F?fsW0]",
            "[F?R]",
            "frF[F?fsR]",
        ],
        &["WyafsW", "[W?fsB]", "[W?B]"],
        &["afsW", "nN", "[W-fsF]", "[W-F]", "[nN]"],
        &["jB", "[A?fB]", "A[A-fB]", "[jB]"],
        &["nA", "[F-fF]", "afF", "F{2..2}"],
        &["nD", "[W-fW]", "afW"],
        &[
            "WR", "R", "W0", "WW", "R0", "mRcR", "cRmR", "[W?fR]", "R3R", "mcR", "fRbRsR", "R{1..}",
        ],
        &[
            "K",
            "WF",
            "FW",
            "mWcWmFcF",
            "K1",
            "Q1",
            "ffKbbKllKrrKvsK",
            "[K]",
        ],
        &["Q", "RB", "K0", "W0F0"],
        &["fmWfcF", "mfWcfF", "fcFfmW", "fcFfmWfmW", "cfFmfW"],
        &[
            "W3",
            "R3",
            "[W?fW?fW]",
            "W2W3",
            "W3W2",
            "[W2?fW]",
            "W{1..3}",
            "W{2..3}W",
        ],
        &[
            "N0", "NN", "(1,2)0", "(2,1)0", "[N?fN0]", "[N?N0]", "N{1..}",
        ],
        &["N", "(1,2)", "(2,1)", "fhNbhN", "hrNhlN", "vNsN"],
        &["C", "(1,3)"],
        &["RmasR", "RasR", "[R?sR]", "R[R-sR]"],
        &["jR3", "[D?fW]", "D[D-fW]"],
        &["jR2", "D", "jW2"],
        &["W", "[W?bW]", "[W?bR]"],
        &["asW3", "[W3-sW3]"],
        &["vWvyafsW", "[vW?fsB]", "[vW?B]"],
        &["afsK", "afsWafsF", "[K-fsK]"],
        &["{rides:(1,2)}", "N", "{rides:(2,1)}{ride:(1,2)}"],
        &["m{ride:(0,1)}c{ride:(0,1)}", "fW"],
        &["asW2asW2", "[W2-sW2]"],
    ];
    for spellings in same {
        for other in *spellings {
            assert_eq!(
                movement(other),
                movement(spellings[0]),
                "{other} and {}",
                spellings[0]
            );
        }
    }
}

#[test]
fn different_movements_are_different() {
    let pairs = [
        ("jB", "yafF"),
        ("nN", "N"),
        ("nN", "afsF"),
        ("mR", "R"),
        ("W2", "D"),
        ("W2", "nD"),
        ("K", "Q"),
        ("FyafsF", "yafsF"),
        ("afsafyafF", "afsafafyafF"),
        ("hrN", "hlN"),
        ("{homing:sign}", "{homing:chebyshev}"),
    ];
    for (a, b) in pairs {
        assert_ne!(movement(a), movement(b), "{a} and {b}");
    }
}

#[test]
fn the_canonical_text() {
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
        "WD",
        "fmWfcF",
        "afsafyafF",
        "afsafafyafF",
        "yafF",
        "afafyafF",
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
        "flF",
        "fsW",
        "ffrF",
        "[(2,4)?fN0]",
        "W{9..}",
        "W{9..12}",
        "[W-fW2]",
        "m[F-fsW2]",
        "asW3",
        "afW2",
        "mRcB",
        "{ride:(1,2)-(0,1)*1..}",
        "{rides:(2,1)?(1,0)*2..5}",
        "c{ride:(-1,2)-(0,-1)*3}",
        "fmR",
        "yasR",
        "alW",
        "arF",
        "[H-fsF]",
        "afH",
    ] {
        assert_eq!(movement(text).to_string(), text);
    }
    for (text, canonical) in [
        ("[F-fsW-fW-fR]", "afsafyafF"),
        ("[F?fsR]", "FyafsF"),
        ("[W?fsB]", "WyafsW"),
        ("[vW?fsB]", "vWvyafsW"),
        ("afB", "yafF"),
        ("NB", "BN"),
        ("RB", "Q"),
        ("FW", "K"),
        ("NRB", "QN"),
        ("fcFfmW", "fmWfcF"),
        ("NN", "N0"),
        ("afsW", "nN"),
        ("fafrW", "rfnN"),
        ("fsK", "fF"),
        ("N[F?fsR]", "FNyafsF"),
        ("[A?fB]", "jB"),
        ("[K-fK-fK2]K", "K[K-fK-fK2]"),
        ("m[K-fQ][K?fK]", "K2afyafmK"),
        ("m[W-fQ][W?fW]", "W2afyafmW"),
    ] {
        assert_eq!(movement(text).to_string(), canonical, "{text}");
    }
}

#[test]
fn homing_has_no_rides() {
    assert_eq!(
        movement("{homing:chebyshev}"),
        Movement::homing(Homing::Chebyshev)
    );
    assert_eq!(movement("N{homing:sign}").homes(), Some(Homing::SignStep));
    assert_eq!(movement("N{homing:sign}").rides().len(), 8);
    assert_eq!(
        movement("{homing:sign}{homing:sign}"),
        Movement::homing(Homing::SignStep)
    );
}

#[test]
fn words() {
    for (text, words) in [
        ("K", "Steps one square in any direction."),
        ("W3", "Slides up to three squares orthogonally."),
        ("N", "Leaps two squares one way and one to the side."),
        ("A", "Leaps two squares diagonally."),
        (
            "fD0",
            "Leaps two squares straight forward, any number of times in one line.",
        ),
        (
            "fhN",
            "Leaps two squares one way and one to the side into the half before it.",
        ),
        (
            "nA",
            "Leaps two squares diagonally; the square in between must be empty.",
        ),
        (
            "jB",
            "Slides at least two squares diagonally; it leaps over the first, whatever stands there.",
        ),
        (
            "mRcB",
            "Slides any distance orthogonally, without capturing. Slides any distance diagonally, only to capture.",
        ),
        (
            "FyafsF",
            "Steps one square diagonally; it may end there or go on: turning 45 degrees either \
             way, it slides any distance; every square on the way must be empty.",
        ),
        (
            "[W-sW]",
            "Steps one square orthogonally, then, turning 90 degrees either way, steps one square; \
             it can't end before, and every square on the way must be empty.",
        ),
        (
            "ffrF",
            "Steps one square diagonally forward to the right, diagonally backward to the right or diagonally forward to the left.",
        ),
        (
            "{homing:sign}",
            "Steps one square straight at the enemy royal.",
        ),
        (
            "{rides:(2,1)-(1,0)*1..}",
            "Makes one step of (2,1), then any number of steps of (1,0) (in files and ranks as \
             White sees them, turned and mirrored in every way).",
        ),
    ] {
        assert_eq!(movement(text).describe(), words, "{text}");
    }
}

/// A ride stops before its own origin, and so does one that comes back by longer steps.
#[test]
fn no_ride_goes_through_its_origin() {
    for (long, short) in [
        ("{ride:(0,4)-(0,-2)*1..}", "{ride:(0,4)-(0,-2)}"),
        ("{ride:(6,0)-(-2,0)*1..}", "{ride:(6,0)-(-2,0)*1..2}"),
        ("{ride:(0,6)-(0,-2)*1..}", "{ride:(0,6)-(0,-2)*1..2}"),
        ("{ride:(3,6)-(-1,-2)*1..}", "{ride:(3,6)-(-1,-2)*1..2}"),
    ] {
        assert_eq!(movement(long), movement(short), "{long}");
    }
}
