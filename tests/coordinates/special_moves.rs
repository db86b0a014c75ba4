//! Moves that do more than move a unit, as text: promotions with and without the unit they
//! lead to, the pawn of pawns, the exchange.

use shatranj::notation::MoveParseError;
use shatranj::position::EffectKind;
use shatranj::{Position, variants};

use crate::{at, error, tamerlane};

/// The position after a move, which these texts all name.
fn after(position: &Position, texts: &[&str]) -> Position {
    let m = position
        .parse_move(texts[0])
        .unwrap_or_else(|e| panic!("`{}`: {e}", texts[0]));
    for text in texts {
        assert_eq!(position.parse_move(text), Ok(m), "{text}");
    }
    position.after(m).unwrap()
}

fn symbol_on(position: &Position, square: &str) -> String {
    let square = position.variant().topology().square(square).unwrap();
    position
        .piece_at(square)
        .map_or(".".into(), |p| position.variant().symbol(p))
}

fn no_promotion(found: &str, offset: usize) -> MoveParseError {
    MoveParseError::NoPromotion {
        found: found.into(),
        offset,
    }
}

/// White's Shah on f1 and Black's on f5, a pawn on a9 and its like on b2.
fn pawns(white: &str, black: &str, side: &str) -> Position {
    tamerlane(&format!(
        "11*/{white}11/11*/11*/11*/5k5*/11*/11*/1{black}10/10K* {side}"
    ))
}

#[test]
fn each_pawn_is_followed_by_what_it_becomes_or_by_nothing() {
    for unit in ["D", "C", "E", "G", "W", "Z", "T", "N", "R"] {
        let (pawn, lower) = (format!("{unit}'"), unit.to_lowercase());
        let position = pawns(&pawn, &pawn.to_lowercase(), "w");
        let texts = [
            "a9a10".to_string(),
            format!("a9a10{unit}"),
            format!("a9a10{lower}"),
            format!("a9a10={unit}"),
            format!("a9a10={lower}"),
        ];
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        assert_eq!(symbol_on(&after(&position, &texts), "a10"), unit);
        let position = pawns(&pawn, &pawn.to_lowercase(), "b");
        let texts = [
            "b2b1".to_string(),
            format!("b2b1{unit}"),
            format!("b2b1={lower}"),
        ];
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        assert_eq!(symbol_on(&after(&position, &texts), "b1"), lower);
    }
}

#[test]
fn the_shahs_pawn_becomes_a_prince() {
    let position = pawns("K'", "k'", "w");
    let after = after(&position, &["a9a10", "a9a10s", "a9a10=S"]);
    assert_eq!(symbol_on(&after, "a10"), "S");
    let fault = error(&position, "a9a10=K");
    let (found, becomes) = ("K".to_string(), "S".to_string());
    assert_eq!(
        fault,
        MoveParseError::WrongPromotion {
            found,
            becomes,
            offset: 5
        }
    );
}

#[test]
fn a_pawn_never_becomes_another_unit_than_its_own() {
    let position = pawns("R'", "r'", "w");
    for (text, found) in [
        ("a9a10g", "G"),
        ("a9a10=N", "N"),
        ("a9a10=R'", "R'"),
        ("a9a10p!", "P!"),
    ] {
        let (found, becomes) = (found.to_string(), "R".to_string());
        assert_eq!(
            error(&position, text),
            MoveParseError::WrongPromotion {
                found,
                becomes,
                offset: 5
            }
        );
    }
}

#[test]
fn a_move_without_promotion_takes_no_unit() {
    let start = variants::tamerlane().start();
    assert_eq!(error(&start, "f3f4=S"), no_promotion("S", 4));
    assert_eq!(error(&start, "b2a4n"), no_promotion("N", 4));
    assert_eq!(error(&start, "f3f4k'"), no_promotion("K'", 4));
}

#[test]
fn a_pawn_that_vanishes_takes_no_unit() {
    let game = variants::kamil();
    // Black has a General and White has none: White's pawn becomes one.
    let none = at(game, "10/P3k5/10/10/10/10/10/10/10/4K5 w");
    assert_eq!(
        symbol_on(&after(&none, &["a9a10", "a9a10g", "a9a10=G"]), "a10"),
        "G"
    );
    let one = at(game, "10/P3k5/10/10/10/10/10/10/10/4KG4 w");
    assert_eq!(
        symbol_on(
            &after(&one, &["a9a10", "a9-a10", "a9a10=-", "a9-a10=-"]),
            "a10"
        ),
        "."
    );
    let vanishes = one.parse_move("a9a10=-").unwrap();
    assert_eq!(one.move_text(vanishes), "a9a10");
    assert_eq!(one.parse_san("a9a10=-"), Ok(vanishes));
    assert_eq!(error(&one, "a9a10g"), no_promotion("G", 5));
    assert_eq!(error(&one, "a9a10=G"), no_promotion("G", 5));
}

#[test]
fn nothing_comes_only_of_a_pawn_that_vanishes() {
    let game = variants::kamil();
    let becomes = at(game, "10/P3k5/10/10/10/10/10/10/10/4K5 w");
    let (found, general) = ("-".to_string(), "G".to_string());
    assert_eq!(
        error(&becomes, "a9a10=-"),
        MoveParseError::WrongPromotion {
            found,
            becomes: general,
            offset: 5
        }
    );
    // A pawn's step, a unit's, a pawn that freezes, one that waits.
    let start = game.start();
    assert_eq!(error(&start, "e2e3=-"), no_promotion("-", 4));
    assert_eq!(error(&start, "b1c3=-"), no_promotion("-", 4));
    assert_eq!(
        error(&pawns("P", "p", "w"), "a9a10=-"),
        no_promotion("-", 5)
    );
    let waits = tamerlane("11*/P'11/11*/11*/11*/7k3*/11*/5R5*/12/10K* w");
    assert_eq!(error(&waits, "a9a10=-"), no_promotion("-", 5));
    // A dash alone is no such sign, and more than one sign is none.
    let vanishes = at(game, "10/P3k5/10/10/10/10/10/10/10/4KG4 w");
    for text in ["-", "=--", "=-G", "==-", "=-="] {
        let found = text.into();
        let fault = MoveParseError::Trailing { found, offset: 5 };
        assert_eq!(error(&vanishes, &format!("a9a10{text}")), fault);
    }
    // The rules are asked first.
    assert!(error(&vanishes, "a9b10=-").illegal().is_some());
}

#[test]
fn the_pawn_of_pawns_takes_a_unit_only_when_it_is_crowned() {
    let first = pawns("P", "p", "w");
    assert_eq!(symbol_on(&after(&first, &["a9a10"]), "a10"), "P");
    let second = pawns("P'", "p'", "w");
    assert_eq!(symbol_on(&after(&second, &["a9a10"]), "f3"), "P!");
    for name in ["P", "P'"] {
        assert_eq!(
            error(&first, &format!("a9a10={name}")),
            no_promotion(name, 5)
        );
    }
    let home = second.parse_move("a9a10").unwrap();
    assert_eq!(second.parse_move("a9a10=P!"), Ok(home));
    assert!(second.parse_move("a9a10=M").is_err());
    // White's own Rukh is at home: the pawn waits where it is.
    let waits = tamerlane("11*/P'11/11*/11*/11*/7k3*/11*/5R5*/12/10K* w");
    let checked = waits.parse_move("a9a10").unwrap();
    assert_eq!(waits.effect(checked).unwrap().kind, EffectKind::Waiting);
    assert_eq!(error(&waits, "a9a10=P'"), no_promotion("P'", 5));
    let third = pawns("P!", "p!", "w");
    assert_eq!(
        symbol_on(&after(&third, &["a9a10", "a9a10m", "a9a10=M"]), "a10"),
        "M"
    );
}

#[test]
fn relocation_and_transfer_go_from_the_pawn_to_the_target() {
    // The frozen P on a10 is set on e5, where it forks the Rukhs on d6 and f6.
    let position = tamerlane("P10*/12/11*/11*/3r1r5*/11*/11*/8k2*/12/10K* w");
    assert_eq!(symbol_on(&after(&position, &["a10e5"]), "e5"), "P'");
    assert_eq!(error(&position, "a10e5=P'"), no_promotion("P'", 5));
    // The waiting P' on a10 goes home to f3.
    let position = tamerlane("P'10*/12/11*/11*/11*/11*/11*/8k2*/12/10K* w");
    assert_eq!(symbol_on(&after(&position, &["a10f3"]), "f3"), "P!");
    assert_eq!(error(&position, "a10f3=P!"), no_promotion("P!", 5));
}

#[test]
fn an_exchange_goes_from_the_royal_to_its_partner() {
    // The Rukh on f9 checks; the Shah changes places with the Firzan on e2.
    let position = tamerlane("11*/5r5k/11*/11*/11*/11*/11*/11*/4GK6/11* w X - 0 1");
    let after = after(&position, &["f2e2"]);
    assert_eq!(
        (symbol_on(&after, "e2"), symbol_on(&after, "f2")),
        ("K".into(), "G".into())
    );
    assert_eq!(error(&position, "f2e2=G"), no_promotion("G", 4));
}
