//! The faults of the board field: what is wrong, on which rank, at which byte.

use shatranj::notation::{FenError, FenField};
use shatranj::variant::PlacementError;
use shatranj::{Variant, variants};

use crate::{KINGS, error, plain, with_row};

fn board_error(game: &Variant, fen: &str) -> PlacementError {
    match error(game, fen) {
        FenError::Board(error) => error,
        other => panic!("`{fen}`: {other}"),
    }
}

#[test]
fn rows_of_a_plain_board_that_are_too_short_or_too_long() {
    use PlacementError::{RowTooLong, RowTooShort, ZeroRun};
    let (game, start, rank, expected) = (plain(), "k10/11/11/11/11/".len(), 5, 11);
    for (row, at) in [
        ("12", 0),
        ("1k15", 2),
        ("11P", 2),
        ("P11", 1),
        ("111", 0),
        ("PPPPPPPPPPPP", 11),
        ("999999999", 0),
    ] {
        let fault = board_error(&game, &with_row(row));
        assert_eq!(
            fault,
            RowTooLong {
                rank,
                offset: start + at,
                expected
            },
            "{row}"
        );
    }
    for (row, cells, length) in [("10", 10, 2), ("", 0, 0), ("P9", 10, 2), ("1", 1, 1)] {
        let fault = board_error(&game, &with_row(row));
        assert_eq!(
            fault,
            RowTooShort {
                rank,
                offset: start + length,
                cells,
                expected
            },
            "{row}"
        );
    }
    for (row, at) in [("0", 0), ("01", 0), ("P0", 1), ("011", 0)] {
        let fault = board_error(&game, &with_row(row));
        assert_eq!(
            fault,
            ZeroRun {
                rank,
                offset: start + at
            },
            "{row}"
        );
    }
    // A space ends the board.
    assert!(matches!(
        board_error(&game, &with_row("1 1")),
        RowTooShort {
            rank: 5,
            cells: 1,
            ..
        }
    ));
}

#[test]
fn a_row_of_tamerlane_chess_counts_its_void() {
    let fen = |row: &str| format!("10k*/12/11*/11*/{row}/11*/11*/11*/12/K10* w");
    let (rank, expected) = (6, 12);
    let offset = "10k*/12/11*/11*/".len();
    let fault = board_error(variants::tamerlane(), &fen("11"));
    assert_eq!(
        fault,
        PlacementError::RowTooShort {
            rank,
            offset: offset + 2,
            cells: 11,
            expected
        }
    );
    let fault = board_error(variants::tamerlane(), &fen("12*"));
    assert_eq!(
        fault,
        PlacementError::RowTooLong {
            rank,
            offset: offset + 2,
            expected
        }
    );
    let fault = board_error(variants::tamerlane(), &fen("13"));
    assert_eq!(
        fault,
        PlacementError::RowTooLong {
            rank,
            offset,
            expected
        }
    );
}

#[test]
fn too_few_and_too_many_rows() {
    let game = variants::kamil();
    let fault = board_error(game, "10/4k5/4K5 w");
    assert_eq!(
        fault,
        PlacementError::TooFewRows {
            rows: 3,
            expected: 10,
            rank: 7,
            offset: 10
        }
    );
    for tail in ["/", "/10", "/K9"] {
        let fault = board_error(game, &format!("{KINGS}{tail} w"));
        assert_eq!(
            fault,
            PlacementError::TooManyRows {
                expected: 10,
                rank: 1,
                offset: KINGS.len()
            }
        );
    }
    let fault = board_error(game, &format!("/{KINGS} w"));
    assert!(matches!(
        fault,
        PlacementError::RowTooShort {
            rank: 10,
            cells: 0,
            offset: 0,
            ..
        }
    ));
}

#[test]
fn units_on_voids_and_voids_on_squares() {
    let game = variants::citadel();
    let fen =
        "1**********1/Rrndekgdenr*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/1**********1 w";
    assert_eq!(
        board_error(game, fen),
        PlacementError::UnitOnVoid {
            rank: 11,
            offset: 13
        }
    );
    let fen = "*11/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/12 w";
    let square = "a12".to_string();
    assert_eq!(
        board_error(game, fen),
        PlacementError::VoidOnSquare {
            square,
            rank: 12,
            offset: 0
        }
    );
}

#[test]
fn unknown_symbols() {
    for (row, symbol, at) in [
        ("4Q5", "Q", 1),
        ("4q5", "q", 1),
        ("9R'", "R'", 1),
        ("P!9", "P!", 0),
    ] {
        let fault = board_error(
            variants::kamil(),
            &format!("10/10/4k5/10/{row}/10/10/10/10/4K5 w"),
        );
        let (symbol, offset) = (symbol.to_string(), "10/10/4k5/10/".len() + at);
        assert_eq!(
            fault,
            PlacementError::UnknownSymbol {
                symbol,
                rank: 6,
                offset
            }
        );
    }
    let fen = "10k*/12/11*/11*/10P''*/11*/11*/11*/12/K10* w";
    let fault = board_error(variants::tamerlane(), fen);
    assert_eq!(
        fault,
        PlacementError::UnexpectedCharacter {
            found: '\'',
            rank: 6,
            offset: 20
        }
    );
}

#[test]
fn every_foreign_character_is_refused_at_its_place() {
    let game = variants::kamil();
    let known: Vec<String> = game
        .pieces()
        .map(|(_, piece)| piece.symbol.clone())
        .collect();
    let ascii = (0..128u8).map(char::from);
    for found in ascii.chain([
        'é',
        'К',
        '٣',
        '♔',
        '\u{1F451}',
        '\u{80}',
        '\u{a0}',
        '\u{2003}',
    ]) {
        let upper = found.to_ascii_uppercase().to_string();
        let meaningful = found.is_ascii_digit() || "/* ".contains(found) || known.contains(&upper);
        if meaningful || ('\t'..='\r').contains(&found) {
            continue;
        }
        let fault = error(game, &format!("10/10/4k5/10/3{found}6/10/10/10/10/4K5 w"));
        assert_eq!(fault.offset(), Some(14), "{found:?}: {fault}");
        assert_eq!(
            (fault.rank(), fault.field()),
            (Some(6), Some(FenField::Board))
        );
    }
}

#[test]
fn offsets_count_from_the_start_of_the_whole_text() {
    let fault = error(variants::kamil(), "   10/10/4k6/10/10/10/10/10/10/4K5 w");
    assert_eq!((fault.offset(), fault.rank()), (Some(11), Some(8)));
    let fault = error(variants::kamil(), &format!("  {KINGS}   w  - -  x"));
    assert_eq!(fault.offset(), Some(KINGS.len() + 13));
}
