//! Tamerlane Chess: a test for each rule, with its position.
#![cfg(feature = "std")]

#[path = "../common/mod.rs"]
mod common;

mod array;
mod board;
mod check;
mod crowning;
mod displacing;
mod ends;
mod enemy_citadel;
mod exchange;
mod homecoming;
mod interposing;
mod own_citadel;
mod partner;
mod pawns;
mod relocation;
mod resting;
mod royals;
mod units;
mod zurafa;

use common::{Scene, game_with};
use shatranj::variants;

/// A position of the game with its default rules.
#[track_caller]
fn at(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::tamerlane(), state, drawing)
}

/// With `own_citadel=MasnuaOnly`.
#[track_caller]
fn masnua_only(state: &str, drawing: &str) -> Scene {
    let game = game_with("tamerlane", &[("own_citadel", "MasnuaOnly")]);
    Scene::new(&game, state, drawing)
}

/// With `black_citadel=West`.
#[track_caller]
fn west(state: &str, drawing: &str) -> Scene {
    let game = game_with("tamerlane", &[("black_citadel", "West")]);
    Scene::new(&game, state, drawing)
}
