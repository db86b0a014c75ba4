//! The faults of a FEN outside its board field.

use shatranj::notation::{FenError, FenField};
use shatranj::variants;

use crate::{KINGS, TAMERLANE, error};

#[test]
fn an_empty_text() {
    for fen in ["", " ", "     "] {
        assert_eq!(error(variants::kamil(), fen), FenError::Empty);
    }
}

#[test]
fn tabs_and_line_ends() {
    for found in ['\t', '\n', '\r', '\u{b}', '\u{c}'] {
        for (fen, offset) in [
            (format!("{KINGS}{found}w - - 0 1"), KINGS.len()),
            (format!("{KINGS} w - - 0 1{found}"), KINGS.len() + 10),
            (format!("{found}{KINGS} w"), 0),
        ] {
            let fault = error(variants::kamil(), &fen);
            assert_eq!(fault, FenError::WhiteSpace { found, offset });
        }
    }
}

#[test]
fn a_missing_or_unknown_side() {
    let game = variants::kamil();
    let offset = KINGS.len();
    assert_eq!(error(game, KINGS), FenError::MissingSide { offset });
    assert_eq!(
        error(game, &format!("{KINGS}  ")),
        FenError::MissingSide { offset }
    );
    for side in ["W", "B", "white", "-", "wb", "é"] {
        let fault = error(game, &format!("{KINGS} {side} - - 0 1"));
        let found = side.to_string();
        assert_eq!(
            fault,
            FenError::UnknownSide {
                found,
                offset: offset + 1
            }
        );
    }
}

#[test]
fn rights_that_cannot_be_read() {
    let (game, start) = (variants::tamerlane(), TAMERLANE.find("Xx").unwrap());
    for (rights, found, at) in [
        ("KQkq", 'K', 0),
        ("Xq", 'q', 1),
        ("-X", '-', 0),
        ("Xx-", '-', 2),
        ("--", '-', 0),
        ("X\u{445}", '\u{445}', 1),
    ] {
        let fault = error(game, &TAMERLANE.replace("Xx", rights));
        let offset = start + at;
        let advice = "`Xx`, `X`, `x`, or `-` alone";
        assert_eq!(
            fault,
            FenError::UnknownRight {
                found,
                offset,
                advice
            },
            "{rights}"
        );
    }
    for (rights, right, at) in [("XX", 'X', 1), ("xXx", 'x', 2)] {
        let fault = error(game, &TAMERLANE.replace("Xx", rights));
        assert_eq!(
            fault,
            FenError::RepeatedRight {
                right,
                offset: start + at
            }
        );
    }
    let fault = error(variants::kamil(), &format!("{KINGS} w KQkq - 0 1"));
    assert!(matches!(
        fault,
        FenError::UnknownRight {
            advice: "`-` alone",
            ..
        }
    ));
}

#[test]
fn an_en_passant_square() {
    let fault = error(variants::kamil(), &format!("{KINGS} w - e3 0 1"));
    let (found, offset) = ("e3".to_string(), KINGS.len() + 5);
    assert_eq!(fault, FenError::EnPassant { found, offset });
}

#[test]
fn counters_that_are_no_numbers() {
    for (field, before) in [(FenField::Halfmove, ""), (FenField::Fullmove, "0 ")] {
        let start = format!("{KINGS} w - - {before}");
        for (text, at) in [
            ("-", 0),
            ("+5", 0),
            ("-1", 0),
            ("1a", 1),
            ("0x1", 1),
            ("1.0", 1),
            ("٣", 0),
        ] {
            let fault = error(variants::kamil(), &format!("{start}{text}"));
            let (found, offset) = (text.to_string(), start.len() + at);
            assert_eq!(
                fault,
                FenError::NoNumber {
                    field,
                    found,
                    offset
                }
            );
        }
        for text in ["4294967296", "99999999999999999999999"] {
            let fault = error(variants::kamil(), &format!("{start}{text}"));
            let (found, offset) = (text.to_string(), start.len());
            assert_eq!(
                fault,
                FenError::TooLarge {
                    field,
                    found,
                    offset
                }
            );
        }
    }
}

#[test]
fn move_number_zero() {
    for zero in ["0", "000"] {
        let fault = error(variants::kamil(), &format!("{KINGS} w - - 0 {zero}"));
        assert_eq!(
            fault,
            FenError::ZeroFullmove {
                offset: KINGS.len() + 9
            }
        );
    }
}

#[test]
fn anything_after_the_last_field() {
    for rest in ["-", "+0+0", "2", ";D1", "é"] {
        let fault = error(
            variants::kamil(),
            &format!("{KINGS} w - - 0 1  {rest} more"),
        );
        let (found, offset) = (rest.to_string(), KINGS.len() + 12);
        assert_eq!(fault, FenError::Trailing { found, offset });
    }
}
