//! FEN: what is written and what is read. The faults are in the modules, one test for each.
#![cfg(feature = "std")]

#[path = "fen/board_faults.rs"]
mod board_faults;
#[path = "fen/field_faults.rs"]
mod field_faults;
mod random;
#[path = "fen/setup_faults.rs"]
mod setup_faults;

use shatranj::notation::FenError;
use shatranj::{
    Color, EndReason, Movement, Piece, PieceSpec, Position, Topology, Variant, variants,
};

const TAMERLANE: &str = "e1c1d1d1c1e*/rntzwkgztnr1/r'n't'z'w'k'g'e'c'd'p*/11*/11*/11*/11*/\
                         PD'C'E'G'K'W'Z'T'N'R'*/RNTZGKWZTNR1/E1C1D1D1C1E* w Xx - 0 1";
const KAMIL: &str = "rnedkgdenr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNEDKGDENR w - - 0 1";
const ATRANJ: &str = "rnbwsktbnr/ppppuupppp/4nn4/10/10/10/10/4NN4/PPPPUUPPPP/RNBWSKTBNR w - - 0 1";
const CITADEL: &str = "1**********1/*rndekgdenr*/*pppppppppp*/*10*/*10*/*10*/*10*/*10*/*10*/\
                       *PPPPPPPPPP*/*RNDEKGDENR*/1**********1 w - - 0 1";
/// The kings of Kamil alone.
const KINGS: &str = "10/10/4k5/10/10/10/10/10/10/4K5";

fn error(game: &Variant, fen: &str) -> FenError {
    match game.position(fen) {
        Err(error) => error,
        Ok(position) => panic!("`{fen}` was read as {position:?}"),
    }
}

fn read(game: &Variant, fen: &str) -> Position {
    game.position(fen)
        .unwrap_or_else(|error| panic!("`{fen}`: {error}"))
}

/// A game on a plain board of 11x10 squares without voids.
fn plain() -> Variant {
    let movement = |text| Movement::betza(text).unwrap();
    Variant::builder("plain")
        .board(Topology::grid(11, 10))
        .piece(PieceSpec::new("K", "King", movement("K")).royal(1))
        .piece(PieceSpec::new("P", "Pawn", movement("fW")))
        .start("k10/11/11/11/11/11/11/11/11/10K")
        .build()
        .unwrap()
}

/// [`plain`] with this row on rank 5.
fn with_row(row: &str) -> String {
    format!("k10/11/11/11/11/{row}/11/11/11/10K w")
}

// What is written.

#[test]
fn the_start_positions_are_written_as_the_notation_says() {
    let starts = [TAMERLANE, KAMIL, ATRANJ, CITADEL];
    for (game, fen) in Variant::all().zip(starts) {
        assert_eq!(game.start().fen(), fen);
        assert_eq!(read(game, fen), game.start());
    }
}

#[test]
fn a_western_citadel_adds_a_file_on_the_left() {
    let game = Variant::by_name_with("tamerlane", &[("black_citadel", "West")]).unwrap();
    let fen = "*e1c1d1d1c1e*/1rntzwkgztnr*/*r'n't'z'w'k'g'e'c'd'p*/*11*/*11*/*11*/*11*/\
               *PD'C'E'G'K'W'Z'T'N'R'*/*RNTZGKWZTNR1/*E1C1D1D1C1E* w Xx - 0 1";
    assert_eq!(game.start().fen(), fen);
    assert_eq!(read(&game, fen), game.start());
}

#[test]
fn all_symbols_of_all_games_round_trip() {
    for game in Variant::all() {
        for (kind, piece) in game.pieces() {
            for color in Color::ALL {
                let unit = Piece::new(color, kind);
                let mut setup = game.start().setup();
                let square = game.topology().square("e5").unwrap();
                setup.set(square, Some(unit));
                let fen = game.fen(&setup);
                assert_eq!(
                    game.setup(&fen).unwrap(),
                    setup,
                    "{} in {fen}",
                    piece.symbol
                );
                assert_eq!(game.piece_of_symbol(&game.symbol(unit)), Some(unit));
            }
        }
    }
}

#[test]
fn symbol_tables_have_one_reading() {
    // A symbol is a letter and perhaps a mark, the longest one is read, and marks begin no
    // symbol: so no row has two readings.
    for game in Variant::all() {
        for (_, piece) in game.pieces() {
            let (letter, mark) = piece.symbol.split_at(1);
            assert!(letter.bytes().all(|b| b.is_ascii_uppercase()));
            assert!(["", "'", "!"].contains(&mark), "{}", piece.symbol);
        }
    }
}

#[test]
fn positions_of_play_round_trip() {
    let each = if cfg!(debug_assertions) { 300 } else { 6_000 };
    for (i, game) in random::every_variant().iter().enumerate() {
        random::play(game, i as u64, each, |position| {
            let fen = position.fen();
            assert_eq!(read(game, &fen), *position, "{fen}");
        });
    }
}

#[test]
fn arrangements_of_any_kind_round_trip() {
    let each = if cfg!(debug_assertions) { 200 } else { 2_000 };
    let mut random = random::Random::new(7);
    for game in random::every_variant() {
        for _ in 0..each {
            let mut setup = random::setup(&game, 40, &mut random);
            setup.set_halfmove(random.next() as u32);
            setup.set_fullmove(random.next() as u32);
            setup.set_right(Color::Black, random.below(2) == 0);
            let fen = game.fen(&setup);
            assert_eq!(game.setup(&fen).unwrap(), setup, "{fen}");
            assert_eq!(
                game.position(&fen).is_ok(),
                Position::new(&game, &setup).is_ok()
            );
        }
    }
}

#[test]
fn runs_are_never_split() {
    let game = plain();
    for row in ["11", "10P", "P10", "1P9", "P9P", "5P5"] {
        let fen = read(&game, &with_row(row)).fen();
        assert_eq!(fen.split('/').nth(5), Some(row));
    }
}

// What is read.

#[test]
fn fields_may_be_missing_from_the_right() {
    let game = variants::tamerlane();
    let board = TAMERLANE.split(' ').next().unwrap();
    for (rest, canonical) in [
        (" w", " w - - 0 1"),
        (" b", " b - - 0 1"),
        (" w X", " w X - 0 1"),
        (" w x -", " w x - 0 1"),
        (" w Xx - 7", " w Xx - 7 1"),
        (" b Xx - 7 9", " b Xx - 7 9"),
    ] {
        let fen = format!("{board}{rest}");
        assert_eq!(read(game, &fen).fen(), format!("{board}{canonical}"));
    }
}

#[test]
fn rights_are_read_in_either_order() {
    let fen = TAMERLANE.replace("Xx", "xX");
    assert_eq!(read(variants::tamerlane(), &fen).fen(), TAMERLANE);
}

#[test]
fn spaces_are_trimmed_and_may_be_several() {
    let fen = format!("   {}  ", KAMIL.replace(' ', "   "));
    assert_eq!(read(variants::kamil(), &fen).fen(), KAMIL);
}

#[test]
fn counters_may_have_leading_zeros_and_be_large() {
    let fen = format!("{KINGS} b - - 0007 {}", u32::MAX);
    let canonical = format!("{KINGS} b - - 7 {}", u32::MAX);
    assert_eq!(read(variants::kamil(), &fen).fen(), canonical);
    let fen = format!("{KINGS} b - - 00000000000000000012 0001");
    assert_eq!(read(variants::kamil(), &fen).halfmove(), 12);
}

#[test]
fn runs_may_cover_voids() {
    let fen = "12/1rndekgdenr1/*pppppppppp*/12/*11/11*/*10*/*5K5/12/1PPPPPPPPPP1/1RNDE1GDENR1/12 w";
    let canonical = "1**********1/*rndekgdenr*/*pppppppppp*/*10*/*10*/*10*/*10*/*5K4*/*10*/\
                     *PPPPPPPPPP*/*RNDE1GDENR*/1**********1 w - - 0 1";
    assert_eq!(read(variants::citadel(), fen).fen(), canonical);
    let tamerlane = variants::tamerlane();
    for row in ["12", "11*"] {
        let fen = format!("10k*/12/11*/11*/{row}/11*/11*/11*/12/K10* w");
        assert_eq!(read(tamerlane, &fen).fen().split('/').nth(4), Some("11*"));
    }
}

#[test]
fn finished_positions_are_read_and_have_an_outcome() {
    // White's Shah stands in Black's citadel, whoever is to move.
    for side in ["w", "b"] {
        let fen = format!("k10*/11K/11*/11*/11*/11*/11*/11*/12/11* {side} - - 0 1");
        let outcome = read(variants::tamerlane(), &fen).outcome().unwrap();
        assert_eq!((outcome.winner, outcome.reason), (None, EndReason::Citadel));
    }
}

#[test]
fn any_unit_may_be_shown_in_a_citadel_of_citadel_chess() {
    let fen =
        "1**********R/*4k5*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*4K5*/1**********1 w - - 0 1";
    assert_eq!(read(variants::citadel(), fen).fen(), fen);
}
