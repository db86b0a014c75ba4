//! Game files: what is written is read back, and bad files are refused without harm.
#![cfg(feature = "std")]

#[path = "../games/mod.rs"]
mod games;

mod faults;
mod forms;
mod limits;
mod round_trip;
mod variants;

use std::io::{self, BufReader, Read};

use games::{Random, any_variant, at, pick, random_moves, random_start, white};
use proptest::prelude::*;
use shatranj::notation::{
    GameResult, NodeId, PgnError, PgnErrorKind, PgnGame, PgnLimit, PgnLimits, PgnReader, TagError,
};
use shatranj::variants::{atranj, kamil, tamerlane};
use shatranj::{Color, EndReason, Movement, Outcome, PieceSpec, Topology, Variant};

fn read_all(text: &[u8]) -> Vec<Result<PgnGame, PgnError>> {
    PgnReader::new(text).assume(kamil()).collect()
}

/// The only game of a text, which has no fault.
fn read(text: &str) -> PgnGame {
    match &mut read_all(text.as_bytes())[..] {
        [Ok(game)] => game.clone(),
        [Err(error)] => panic!("{error} in {text}"),
        games => panic!("{} games in {text}", games.len()),
    }
}

/// The fault of the first game of a text.
fn error(text: &[u8]) -> PgnError {
    let first = PgnReader::new(text).assume(kamil()).next();
    first.expect("a game").expect_err("a fault")
}

/// The texts of the main line.
fn line(game: &PgnGame) -> Vec<String> {
    let mut position = game.start().clone();
    let mut texts = Vec::new();
    for m in game.moves() {
        texts.push(position.san(m));
        position.play(m).map(drop).expect("a legal move");
    }
    texts
}
