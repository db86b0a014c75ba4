//! Parts that can each be read, but contradict each other: found, and placed.

use shatranj::variant::{TextErrorKind, VariantError};
use shatranj::{Faults, Variant};

use super::{changed, fault, pointed_at};

/// The mistake that the builder finds, and the part of the text that is pointed at.
fn contradiction(from: &str, to: &str) -> (VariantError, usize, String) {
    let error = fault(&changed(from, to));
    let part = pointed_at(&error).to_string();
    match error.kind() {
        TextErrorKind::Game(fault) => (fault.clone(), error.line(), part),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_symbol_used_twice() {
    let error = fault(&changed("P = Pawn", "N = Pawn"));
    assert!(
        matches!(error.kind(), TextErrorKind::RepeatedSymbol { symbol, first: 9 } if symbol == "N")
    );
    assert_eq!((error.line(), pointed_at(&error)), (10, "N"));
}

#[test]
fn a_pawn_that_can_never_promote() {
    let (error, line, part) = contradiction("fmWfcF | promotes", "sW | promotes");
    assert!(matches!(error, VariantError::BadPromotion { symbol, .. } if symbol == "P"));
    assert_eq!((line, part.as_str()), (10, "promotes to N"));
}

#[test]
fn a_promotion_to_a_pawn() {
    let (error, line, part) = contradiction("promotes to N", "promotes to P");
    assert!(matches!(error, VariantError::BadPromotion { .. }));
    assert_eq!((line, part.as_str()), (10, "promotes to P"));
}

#[test]
fn a_piece_that_never_moves() {
    let (error, line, part) = contradiction("| N\n", "| (7,7)\n");
    assert!(matches!(error, VariantError::NeverMoves { symbol, .. } if symbol == "N"));
    assert_eq!((line, part.as_str()), (9, "(7,7)"));
}

/// What is wrong with the start is shown on the rank concerned, if there is one.
#[test]
fn a_start_that_is_no_position() {
    for (from, to, fault, place) in [
        // A knight on e5 gives check, and White is to move.
        (
            ". p p p .",
            ". p p p N",
            Faults::OPPOSITE_CHECK,
            (14, ". p p p N"),
        ),
        (". n k . .", ". n . . .", Faults::NO_ROYAL, (12, "start")),
        (
            ". n k . .",
            "P n k . .",
            Faults::PAWN_ON_LAST_RANK,
            (13, "P n k . ."),
        ),
    ] {
        let (error, line, part) = contradiction(from, to);
        assert!(
            matches!(&error, VariantError::IllegalStart(faults) if faults.faults() == fault),
            "{error}"
        );
        assert_eq!((line, part.as_str()), place, "{error}");
    }
}

#[test]
fn royals_without_an_order() {
    let (error, line, part) = contradiction("| N\n", "| N | royal 1\n");
    assert!(matches!(error, VariantError::SameRoyalRank { rank: 1, .. }));
    assert_eq!((line, part.as_str()), (9, "royal 1"));
    let (error, line, part) = contradiction(" | royal", "");
    assert_eq!(error, VariantError::NoRoyal);
    assert_eq!((line, part.as_str()), (7, "pieces"));
}

/// Rules that contradict the board, the pieces or themselves, put before the start.
#[test]
fn rules_that_make_no_sense() {
    for (rules, place, message) in [
        ("[rules]\npromotion = 9 1", (13, "9 1"), "no rank 9"),
        (
            "[citadels]\nwhite = a3\nblack = a3",
            (12, "citadels"),
            "belong to both sides",
        ),
        (
            "[citadels]\nwhite = a3\nblack = a6",
            (12, "citadels"),
            "part of a promotion zone",
        ),
        (
            "[citadels]\nwhite = a2\nblack = a5\nown = K",
            (12, "citadels"),
            "only a sanctuary",
        ),
        (
            "[journeys]\nfirst = P\nsecond = P\nthird = P\ncrowned = K\nhomes = a2 a5",
            (12, "journeys"),
            "need three kinds",
        ),
        ("[limits]\nN = 2", (13, "N"), "promotion could exceed it"),
        ("[limits]\nK K = 2", (13, "K K"), "names a kind twice"),
        (
            "[limits]\nK = 1\nN P = 9\nP  N = 8",
            (15, "P  N"),
            "another one for the same kinds",
        ),
        ("[limits]\n= 2", (13, ""), "names no kind"),
        (
            "[option x]\nvalue a = y\nin_force = b",
            (12, "option x"),
            "none of its values",
        ),
        (
            "[option é]\nvalue a = y\nin_force = a",
            (12, "option é"),
            "letters, digits",
        ),
    ] {
        let (error, line, part) = contradiction("[start]", &format!("{rules}\n[start]"));
        assert!(error.to_string().contains(message), "{error}");
        assert_eq!((line, part.as_str()), place, "{error}");
    }
}

/// What the limits allow is accepted: the pawns counted with what they become, or a pawn that
/// vanishes before there are too many.
#[test]
fn limits_that_promotion_can_keep() {
    for (promotion, limit) in [
        ("promotes to N", "N P = 9"),
        ("promotes to N, at most 2", "N = 2"),
    ] {
        let text = changed("promotes to N", promotion);
        let text = text.replace("[start]", &format!("[limits]\n{limit}\n[start]"));
        assert!(Variant::from_text(&text).is_ok(), "{limit}");
    }
}

/// More than the engine can hold is refused with the number that it can.
#[test]
fn limits_of_the_engine() {
    let kinds = |count: usize, movement: fn(usize) -> String| {
        let symbols = ('A'..='Z').flat_map(|c| ["!", "'"].map(|end| format!("{c}{end}")));
        let symbols = symbols.chain(["B", "C", "D"].map(Into::into));
        let lines = symbols.take(count).enumerate();
        let lines = lines.map(|(i, symbol)| format!("{symbol} = x | {}\n", movement(i)));
        contradiction(
            "[pieces]\n",
            &format!("[pieces]\n{}", lines.collect::<String>()),
        )
    };
    let (error, line, _) = kinds(16, |i| format!("(1,{}){}", i % 4, 1 + i / 4));
    assert!(error.to_string().contains("at most 16"), "{error}");
    assert_eq!(line, 7);
}
