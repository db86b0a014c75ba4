//! What is fuzzed: each file has a function `run`, which takes any bytes and panics where a
//! promise of the library is broken. `fuzz_targets/` gives them to the fuzzer, and
//! `tests/fuzz_corpus.rs` gives them the corpus.

#![allow(dead_code)] // each program uses a part of it

pub mod betza;
pub mod coordinate;
pub mod epd;
pub mod fen;
pub mod options;
pub mod pgn;
pub mod san;
pub mod variant_text;

use shatranj::{Position, Variant};

/// The games that bytes are read for, by their first byte: the built-in ones and two with
/// options that change their boards.
pub fn game_of(byte: u8) -> Variant {
    let (name, options): (&str, &[(&str, &str)]) = match byte % 6 {
        0 => ("tamerlane", &[]),
        1 => ("kamil", &[]),
        2 => ("atranj", &[]),
        3 => ("citadel", &[]),
        4 => ("tamerlane", &[("black_citadel", "West")]),
        _ => ("citadel", &[("citadel_entry", "RoyalOnly")]),
    };
    Variant::by_name_with(name, options).expect("a built-in game")
}

/// A game of the first byte, and the rest as text.
pub fn game_and_text(data: &[u8]) -> Option<(Variant, std::borrow::Cow<'_, str>)> {
    let (&first, rest) = data.split_first()?;
    Some((game_of(first), String::from_utf8_lossy(rest)))
}

/// A game of the first byte; a position, the text up to the first line break; and the rest.
/// Without a position there the game's start is taken.
pub fn position_and_text(data: &[u8]) -> Option<(Position, String)> {
    let (game, text) = game_and_text(data)?;
    let (fen, rest) = text.split_once('\n').unwrap_or(("", &text));
    let position = game.position(fen).unwrap_or_else(|_| game.start());
    Some((position, rest.to_string()))
}
