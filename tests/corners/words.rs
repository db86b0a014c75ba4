//! Movements as text, in words, by the builder and on a board.

use shatranj::movement::betza::hints;
use shatranj::movement::{MAX_RANGE, MAX_TEXT, MovementError};
use shatranj::{Color, Movement, SquareSet, Topology};

use super::movement;

/// Terms are written in the order that `movement::betza` gives under "Canonical spelling".
#[test]
fn the_order_of_canonical_text() {
    for (text, canonical) in [
        ("ANDF", "FDNA"),
        ("HAN", "NAH"),
        ("flfrbN", "bfsN"),
        ("fsbN", "bfsN"),
    ] {
        assert_eq!(movement(text).to_string(), canonical);
    }
}

/// A text that is too long is cut before the character that would not fit whole.
#[test]
fn a_text_is_cut_between_characters() {
    let full = "W".repeat(MAX_TEXT - 1);
    for (letter, kept) in [
        ("W", MAX_TEXT),
        ("\u{e9}", MAX_TEXT - 1),
        ("\u{20ac}", MAX_TEXT - 1),
    ] {
        let text = format!("{full}{letter}WWWW");
        let error = Movement::betza(&text).expect_err("too long");
        assert_eq!(error.text(), &text[..kept], "{letter}");
    }
}

/// Only directions make K and Q one that programs read in two ways.
#[test]
fn a_mode_is_no_direction() {
    for text in ["mK", "cK", "mQ", "cQ"] {
        assert_eq!(hints(text), Ok(vec![]), "{text}");
    }
    for text in ["fK", "mfK", "cbQ"] {
        assert_eq!(hints(text).expect("a movement").len(), 1, "{text}");
    }
}

/// A ride ends before its own origin, and that may be after as many steps as a leg can have:
/// what would come there is no part of the movement.
#[test]
fn a_ride_that_comes_back_after_the_longest_leg() {
    for there in [2, MAX_RANGE - 1, MAX_RANGE] {
        let back = |most: u8| movement(&format!("[W{{{there}..{there}}}-bW{most}]"));
        // 0 is no limit.
        assert_eq!(back(0), back(there - 1), "{there}");
        assert_eq!(back(there), back(there - 1), "{there}");
    }
}

/// What a pawn can do among others: its step, its captures, and where it would only capture.
#[test]
fn signs_of_what_a_pawn_can_do() {
    let board = Topology::grid(3, 3).build().expect("a board");
    let square = |name| board.square(name).expect("a square");
    let pawn = movement("fmWfcF");
    let (from, enemy) = (square("b2"), square("a3").set());
    let reach = pawn
        .on(&board)
        .reach(Color::White, from, SquareSet::EMPTY, enemy);
    let signs = reach.expect("few paths");
    let drawn = board.draw_with(|s| signs.sign(s));
    assert_eq!(drawn, "x m c\n. . .\n. . .\n");
}

/// A leap of no squares is refused by name.
#[test]
fn a_leap_of_no_squares() {
    assert_eq!(Movement::leap(0, 0).build(), Err(MovementError::ZeroStep));
}

/// What a ride passes on its way to a square that it can take or reach, and nothing behind.
#[test]
fn squares_that_are_passed() {
    let board = Topology::grid(5, 1).build().expect("a board");
    let square = |name| board.square(name).expect("a square");
    let none = SquareSet::EMPTY;
    let draw = |text: &str, friends, enemies| {
        let laid = movement(text);
        let reach = laid
            .on(&board)
            .reach(Color::White, square("a1"), friends, enemies);
        let reach = reach.expect("few paths");
        board.draw_with(|s| {
            if s == square("a1") {
                'U'
            } else {
                reach.sign(s)
            }
        })
    };
    assert_eq!(draw("rW{3..4}", none, none), "U - - o o\n");
    assert_eq!(draw("rW{3..4}", none, square("d1").set()), "U - - x .\n");
    assert_eq!(draw("rW{3..4}", square("d1").set(), none), "U . . . .\n");
    assert_eq!(draw("mrW{3..4}", none, square("d1").set()), "U . . . .\n");
}

/// Directions of knights that the suites of Betza texts leave out: `v` is `f` and `b`
/// together, `h` after a letter means the half of the board on that side. Then directions and
/// lameness in words.
#[test]
fn directions_of_oblique_leaps() {
    let movement = |text| Movement::betza(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(movement("vhN"), movement("N"));
    assert_eq!(movement("shN"), movement("N"));
    assert_eq!(movement("fhNbhN"), movement("N"));
    assert_eq!(movement("lhNrhN"), movement("N"));
    assert_ne!(movement("fhN"), movement("bhN"));
    for (text, words) in [
        ("fhN", "the half before it"),
        ("bhN", "the half behind it"),
        ("lhN", "the left half"),
        ("rhN", "the right half"),
        ("fN", "the longer part straight forward."),
        ("bN", "the longer part straight backward."),
        ("vN", "the longer part straight forward or backward."),
        ("sN", "the longer part sideways."),
        ("nN", "the first square on the longer side must be empty"),
        ("nD", "the square in between must be empty"),
    ] {
        let told = movement(text).describe();
        assert!(told.contains(words), "{text}: {told}");
    }
}

/// The same direction, by the builder and as text.
#[test]
fn one_sided_leaps_by_the_builder() {
    let leap = || Movement::leap(1, 2);
    for (built, text) in [
        (leap().forward(), "fhN"),
        (leap().backward(), "bhN"),
        (leap().left(), "lhN"),
        (leap().right(), "rhN"),
    ] {
        assert_eq!(built.build(), Ok(Movement::betza(text).unwrap()), "{text}");
    }
    let slide = || Movement::slide(1, 0);
    for (built, text) in [
        (slide().forward(), "fR"),
        (slide().backward(), "bR"),
        (slide().left(), "lR"),
        (slide().right(), "rR"),
    ] {
        assert_eq!(built.build(), Ok(Movement::betza(text).unwrap()), "{text}");
    }
}

/// A hint says where and what.
#[test]
fn a_hint_as_text() {
    let hint = &hints("NfK").expect("a movement")[0];
    assert_eq!(hint.to_string(), format!("bytes 1..3: {}", hint.note));
}
