//! Why a text is no legal move: one test for each reason.

use shatranj::notation::{MoveParseError, SquareError};
use shatranj::position::Illegal;
use shatranj::{EndReason, Outcome, SquareSet, Variant, variants};

use crate::{at, error, tamerlane};

const BOARD: &str = "files a-l and ranks 1-10";

fn no_such_square(name: &str, offset: usize) -> MoveParseError {
    MoveParseError::Square(SquareError::NoSuchSquare {
        name: name.into(),
        offset,
        board: BOARD.into(),
    })
}

fn not_a_square(found: &str, offset: usize) -> MoveParseError {
    let found = found.into();
    MoveParseError::NotASquare { found, offset }
}

fn trailing(found: &str, offset: usize) -> MoveParseError {
    let found = found.into();
    MoveParseError::Trailing { found, offset }
}

#[test]
fn no_text_and_half_a_move() {
    let start = variants::tamerlane().start();
    assert_eq!(error(&start, ""), MoveParseError::Empty);
    assert_eq!(
        error(&start, "e2"),
        MoveParseError::MissingTarget { offset: 2 }
    );
    for text in ["k10", "e2-"] {
        assert_eq!(
            error(&start, text),
            MoveParseError::MissingTarget { offset: 3 }
        );
    }
}

#[test]
fn squares_that_the_board_does_not_have() {
    let start = variants::tamerlane().start();
    for (text, name, offset) in [
        ("a10a11", "a11", 3),
        ("a0a1", "a0", 0),
        ("a1a0", "a0", 2),
        ("a010a9", "a010", 0),
        ("a9a010", "a010", 2),
        ("a3m4", "m4", 2),
        ("z9a9", "z9", 0),
        ("a3a99999", "a99999", 2),
    ] {
        assert_eq!(error(&start, text), no_such_square(name, offset), "{text}");
    }
    // A long name is cut short.
    let fault = error(&start, &format!("a3a{}", "9".repeat(4000)));
    assert_eq!(fault, no_such_square(&format!("a{}...", "9".repeat(23)), 2));
}

#[test]
fn voids_are_named_as_such() {
    let void = |name: &str, offset| {
        let name = name.into();
        MoveParseError::Square(SquareError::Void { name, offset })
    };
    let start = variants::citadel().start();
    assert_eq!(error(&start, "b3a2"), void("a2", 2));
    assert_eq!(error(&start, "c1c2"), void("c1", 0));
    assert_eq!(error(&start, "k11l11"), void("l11", 3));
    let fault = error(&start, "b3a2").to_string();
    assert_eq!(fault, "byte 2: a2 is a void: the board has no square there");
    assert_eq!(error(&variants::tamerlane().start(), "k3l3"), void("l3", 2));
    let west = Variant::by_name_with("tamerlane", &[("black_citadel", "West")]).unwrap();
    assert_eq!(error(&west.start(), "k9l9"), void("l9", 2));
    assert_eq!(error(&west.start(), "a3z3"), void("z3", 2));
    let fault = error(&west.start(), "a3a11").to_string();
    assert!(
        fault.ends_with("the board has files z, a-l and ranks 1-10"),
        "{fault}"
    );
}

#[test]
fn texts_that_are_no_squares() {
    let start = variants::tamerlane().start();
    for (text, found, offset) in [
        ("e2e", "e", 2),
        ("a10b:", "b:", 3),
        ("a3:a4", ":a4", 2),
        ("a3--a4", "-a4", 3),
        ("-a3a4", "-a3a4", 0),
        ("A3a4", "A3a4", 0),
        ("a3A4", "A4", 2),
        (" a3a4", " a3a4", 0),
        ("é3a4", "é3a4", 0),
        ("a3é4", "é4", 2),
        ("a3a٤", "a٤", 2),
        ("34", "34", 0),
        ("0000", "0000", 0),
        ("--", "--", 0),
        ("Nc3", "Nc3", 0),
    ] {
        assert_eq!(error(&start, text), not_a_square(found, offset), "{text}");
    }
}

#[test]
fn characters_after_the_move() {
    let start = variants::tamerlane().start();
    for (text, found) in [
        ("a3a4 ", " "),
        ("a3a4=", "="),
        ("a3a4==R", "==R"),
        ("a3a4x", "x"),
        ("a3a4=q", "=q"),
        ("a3a4a5", "a5"),
        ("a3a4+", "+"),
        ("a3a4R''", "R''"),
        ("a3a4é", "é"),
        ("a3a4\u{1F451}", "\u{1F451}"),
    ] {
        assert_eq!(error(&start, text), trailing(found, 4), "{text}");
    }
}

#[test]
fn reasons_of_the_rules() {
    let start = variants::tamerlane().start();
    let square = |name| start.variant().topology().square(name).unwrap();
    for (text, reason) in [
        ("a5a6", Illegal::NoUnit),
        ("a8a7", Illegal::EnemyUnit),
        ("a3a3", Illegal::NoMove),
        ("a3a5", Illegal::CannotMoveSo),
        ("a2a5", Illegal::Blocked { by: square("a3") }),
        ("a2a3", Illegal::OwnUnit),
        ("a3b4", Illegal::OnlyCaptures),
    ] {
        assert_eq!(error(&start, text).illegal(), Some(reason), "{text}");
        assert_eq!(error(&start, text).offset(), None);
    }
}

#[test]
fn a_move_that_leaves_the_royal_attacked() {
    // The Zurafa on b6 looks at a1 by way of a5 a4 a3 a2, where the Rukh is pinned.
    let position = tamerlane("11*/12/10k*/11*/1z9*/11*/11*/R10*/12/K10* w");
    let by: SquareSet = position
        .variant()
        .topology()
        .square("b6")
        .into_iter()
        .collect();
    let fault = error(&position, "a3b3");
    assert_eq!(fault.illegal(), Some(Illegal::RoyalAttacked { by }));
    assert_eq!(
        fault.to_string(),
        "after this move the royal would be attacked from b6"
    );
    assert!(position.parse_move("a3a5").is_ok());
}

#[test]
fn a_game_that_is_over() {
    let position = tamerlane("k10*/11K/11*/11*/11*/11*/11*/11*/1R10/11* w");
    let outcome = Outcome::new(None, EndReason::Citadel);
    for text in ["b2b3", "l9k9", "d4d5"] {
        assert_eq!(
            error(&position, text).illegal(),
            Some(Illegal::GameOver(outcome))
        );
    }
    assert_eq!(
        error(&position, "b2b3").to_string(),
        "the game is over: draw by citadel"
    );
}

#[test]
fn a_text_is_read_before_the_rules_are_asked() {
    // There is no unit on a5, but first of all there is no square a11.
    let start = variants::tamerlane().start();
    assert_eq!(error(&start, "a5a11"), no_such_square("a11", 2));
    assert_eq!(error(&start, "a5a6?"), trailing("?", 4));
    let over = at(variants::kamil(), "k1K7/10/R9/10/10/10/10/10/10/10 b");
    assert!(over.outcome().is_some());
    assert!(matches!(
        error(&over, "a10a11"),
        MoveParseError::Square(SquareError::NoSuchSquare { .. })
    ));
}
