//! Random play for tests: the same games in every run, from a seed.

#![allow(dead_code, reason = "each test program uses a part of it")]

#[allow(
    clippy::duplicate_mod,
    reason = "a program may have both this and the lockstep"
)]
#[path = "../lockstep/rng.rs"]
mod rng;

pub use rng::Rng as Random;
use shatranj::{Piece, Position, Setup, Square, Variant};

/// The built-in games, and each of them with each value of each option.
pub fn every_variant() -> Vec<Variant> {
    let mut variants = Vec::new();
    for game in Variant::all() {
        variants.push(game.clone());
        for option in game.options() {
            for value in &option.info.values[1..] {
                let chosen = [(option.info.id.as_str(), value.id.as_str())];
                variants.push(Variant::by_name_with(game.id(), &chosen).unwrap());
            }
        }
    }
    variants
}

/// Shows `count` positions of random games, each cut off after 400 plies.
pub fn play(variant: &Variant, seed: u64, count: usize, mut visit: impl FnMut(&Position)) {
    let mut random = Random::new(seed);
    let mut position = variant.start();
    let mut plies = 0;
    for _ in 0..count {
        visit(&position);
        let moves = position.legal_moves();
        if moves.is_empty() || plies == 400 {
            position = variant.start();
            plies = 0;
            continue;
        }
        let _ = position.apply(moves[random.below(moves.len())]);
        plies += 1;
    }
}

/// Some arrangement of up to `units` units on the board, sound or not.
pub fn setup(variant: &Variant, units: usize, random: &mut Random) -> Setup {
    let mut setup = Setup::empty();
    let kinds: Vec<_> = variant.pieces().map(|(kind, _)| kind).collect();
    for _ in 0..random.below(units + 1) {
        let square = Square::new(random.below(variant.topology().len()) as u8).unwrap();
        let color = [shatranj::Color::White, shatranj::Color::Black][random.below(2)];
        let piece = Piece::new(color, kinds[random.below(kinds.len())]);
        setup.set(square, Some(piece));
    }
    setup
}

/// Some arrangement of up to `units` units with one royal a side; many are sound.
pub fn likely_setup(variant: &Variant, units: usize, random: &mut Random) -> Setup {
    let mut setup = setup(variant, units, random);
    let royal = |piece: &Piece| variant.piece(piece.kind).royal.is_some();
    let royals: Vec<_> = setup.pieces().filter(|(_, piece)| royal(piece)).collect();
    for (square, _) in royals {
        setup.set(square, None);
    }
    let king = variant.piece_of_symbol("K").unwrap();
    for piece in [king, variant.piece_of_symbol("k").unwrap()] {
        let mut square = Square::new(random.below(variant.topology().len()) as u8).unwrap();
        while setup.get(square).is_some_and(|unit| royal(&unit)) {
            square = Square::new(random.below(variant.topology().len()) as u8).unwrap();
        }
        setup.set(square, Some(piece));
    }
    setup
}
