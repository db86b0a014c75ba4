//! The small search of the examples: it finds what there is to find, knows every way in which
//! the games end, and never plays an illegal move.
#![cfg(feature = "std")]

#[path = "search/ends.rs"]
mod ends;
mod games;
#[path = "search/play.rs"]
mod play;
#[path = "problems/reading.rs"]
mod reading;
#[path = "../examples/common/search/mod.rs"]
mod search;
#[allow(dead_code, reason = "the lines of solutions are not looked at here")]
#[path = "../examples/common/solve.rs"]
mod solve;
#[path = "search/values.rs"]
mod values;

use std::sync::atomic::AtomicBool;

use search::{Limits, Report, Searcher};
use shatranj::{Game, Position, Variant};

/// What a fresh search finds.
fn find(position: &Position, limits: &Limits) -> Report {
    let mut searcher = Searcher::new(position.variant(), 1);
    let game = Game::from_position(position.clone());
    let found = searcher.search(&game, limits, &AtomicBool::new(false), &mut |_| ());
    found.unwrap_or_else(|| panic!("no move in {}", position.fen()))
}

/// What a search of so many plies finds.
fn to_depth(position: &Position, depth: u32) -> Report {
    find(
        position,
        &Limits {
            depth: Some(depth),
            ..Limits::default()
        },
    )
}

/// The move that is found, as people write it.
fn best(position: &Position, report: &Report) -> String {
    position.san(report.line[0])
}

/// A position of a built-in game.
fn position(game: &str, fen: &str) -> Position {
    let variant = Variant::by_name(game).unwrap();
    let position = variant.position(fen);
    position.unwrap_or_else(|error| panic!("{fen}: {error}"))
}
