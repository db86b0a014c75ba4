//! How many royals and pawns of pawns a side of Tamerlane Chess may have.

use crate::tamerlane;
use shatranj::{Faults, Position, variants};

/// The white units beside a lone Shah of Black, one on each square of a list of free ones.
fn army(symbols: &[&str]) -> Result<Position, Faults> {
    let game = variants::tamerlane();
    let mut setup = tamerlane(
        "w",
        "
             8 | . . . . . . . . . k .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .position()
    .setup();
    let a1 = game.topology().square("a1").expect("a square");
    setup.set(a1, None);
    for (symbol, square) in symbols.iter().zip(["a1", "c1", "e1", "a3", "c3", "e3"]) {
        let square = game.topology().square(square).expect("a square");
        setup.set(square, game.piece_of_symbol(symbol));
    }
    Position::new(game, &setup).map_err(|error| error.faults())
}

/// At most one Shah.
#[test]
fn at_most_one_shah() {
    assert_eq!(army(&["K", "K"]), Err(Faults::TOO_MANY));
    assert!(army(&["K"]).is_ok());
}

/// At most one Shahzada or Shah's Baidaq, together.
#[test]
fn at_most_one_shahzada_or_shahs_baidaq() {
    for pair in [["S", "S"], ["S", "K'"], ["K'", "K'"]] {
        assert_eq!(
            army(&["K", pair[0], pair[1]]),
            Err(Faults::TOO_MANY),
            "{pair:?}"
        );
    }
    assert!(army(&["K", "S"]).is_ok() && army(&["K", "K'"]).is_ok());
}

/// At most one Baidaq al-Bayadiq, on whatever journey, or Shah Masnu'a, together.
#[test]
fn at_most_one_bayadiq_or_masnua() {
    let kinds = ["P", "P'", "P!", "M"];
    for first in kinds {
        assert!(army(&["K", first]).is_ok(), "{first}");
        for second in kinds {
            assert_eq!(
                army(&["K", first, second]),
                Err(Faults::TOO_MANY),
                "{first} {second}"
            );
        }
    }
}

/// So three royals, or two and a pawn of each kind that may become one.
#[test]
fn up_to_three_royals() {
    for symbols in [
        &["K", "S", "M"][..],
        &["K", "S", "P!"],
        &["K", "K'", "M"],
        &["K", "K'", "P'"],
        &["S", "M"],
        &["S", "P"],
        &["M", "K'"],
    ] {
        assert!(army(symbols).is_ok(), "{symbols:?}");
    }
}

/// Other units may be more than the array has.
#[test]
fn other_units_are_not_limited() {
    assert!(army(&["K", "G", "G", "W", "W", "R'"]).is_ok());
    assert!(army(&["K", "R'", "R'", "R'", "D'", "D'"]).is_ok());
    assert!(army(&["K", "Z", "Z", "Z", "Z", "Z"]).is_ok());
}

/// The limit holds for each side alone.
#[test]
fn each_side_is_counted_alone() {
    tamerlane(
        "w",
        "
             8 | . . . . . m . s . k .
             1 | K . S . M . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .goes_on();
}
