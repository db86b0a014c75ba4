//! Invents games: random boards, random movements, random rules, as odd as the builder allows.
//!
//! `board` and `movement` and `rules` each invent one part. What they give may contradict each
//! other; [`invent`] tries again until the builder accepts a whole game.

#![allow(dead_code, reason = "each test program uses a part of it")]

mod board;
pub mod differ;
mod movement;
mod rules;

use shatranj::position::SetupError;
use shatranj::{Color, Piece, PieceKind, Position, Setup, Square, Topology, Variant};

use crate::lockstep::rng::Rng;

/// How many times a game is invented before something must be wrong with the inventor.
const MOST_TRIES: usize = 500;
/// How many set-ups are tried before a game is given up.
const MOST_SETUPS: usize = 60;

/// A game that the builder accepts, with a start position that has some play in it.
pub fn invent(rng: &mut Rng) -> Variant {
    for _ in 0..MOST_TRIES {
        let Some(plan) = rules::plan(rng) else {
            continue;
        };
        let bare = plan.royals_only(rng);
        let Ok(variant) = plan.builder.clone().start(bare).build() else {
            continue;
        };
        let Some(setup) = setup(&variant, rng) else {
            continue;
        };
        // The array alone is kept: White moves first, whoever moves in the set-up.
        let array = array(variant.topology(), |square| {
            setup.get(square).map(|piece| variant.symbol(piece))
        });
        return match plan.builder.start(array).build() {
            Ok(game) => game,
            Err(_) => variant,
        };
    }
    panic!("no game in {MOST_TRIES} tries: the inventor is too wild");
}

/// A random set-up that is a position of the game.
pub fn setup(variant: &Variant, rng: &mut Rng) -> Option<Setup> {
    (0..MOST_SETUPS).find_map(|_| {
        let setup = any_setup(variant, rng);
        Position::new(variant, &setup).ok().map(|_| setup)
    })
}

/// A position to begin from, and its game not over.
pub fn position(variant: &Variant, rng: &mut Rng) -> Option<Position> {
    (0..MOST_SETUPS).find_map(|_| {
        let found: Result<Position, SetupError> = Position::new(variant, &any_setup(variant, rng));
        found.ok().filter(|position| position.outcome().is_none())
    })
}

/// Royals and up to eight other units a side, strewn over the board.
fn any_setup(variant: &Variant, rng: &mut Rng) -> Setup {
    let is_royal = |kind: PieceKind| variant.piece(kind).royal.is_some();
    let kinds = variant.pieces().map(|(kind, _)| kind);
    let (royals, others): (Vec<_>, Vec<_>) = kinds.partition(|&kind| is_royal(kind));
    let mut setup = Setup::empty();
    for color in Color::ALL {
        place(&mut setup, variant, color, *rng.pick(&royals), rng);
        while rng.chance(20) {
            place(&mut setup, variant, color, *rng.pick(&royals), rng);
        }
        for _ in 0..rng.below(9) {
            if let Some(&kind) = others.get(rng.below(others.len().max(1))) {
                place(&mut setup, variant, color, kind, rng);
            }
        }
        let right = variant.rules().exchange.is_some() && rng.chance(70);
        setup.set_right(color, right);
    }
    setup.set_side_to_move(*rng.pick(&Color::ALL));
    setup.set_halfmove(rng.below(60) as u32);
    setup.set_fullmove(1 + rng.below(90) as u32);
    setup
}

/// Puts a unit on a free square where it may be.
fn place(setup: &mut Setup, variant: &Variant, color: Color, kind: PieceKind, rng: &mut Rng) {
    let piece = variant.piece(kind);
    let zone = variant.rules().promotion_zone[color.index()];
    let squares = match piece.pawn {
        true => piece.region - zone,
        false => piece.region,
    };
    let free = |&square: &Square| setup.get(square).is_none();
    let squares = squares.iter().filter(free).collect();
    if let Some(square) = rng.square(squares) {
        setup.set(square, Some(Piece::new(color, kind)));
    }
}

/// The board field of a FEN, voids as `*`.
fn array(board: &Topology, symbol_on: impl Fn(Square) -> Option<String>) -> String {
    let (width, height) = board.bounds();
    let cell = |column, row| match board.cell(column, row) {
        None => "*".into(),
        Some(square) => symbol_on(square).unwrap_or_else(|| ".".into()),
    };
    let row = |row| {
        (0..width)
            .map(|column| cell(column, row))
            .collect::<String>()
    };
    let rows: Vec<String> = (0..height).rev().map(row).collect();
    runs(&rows.join("/"))
}

/// Writes runs of dots as numbers.
fn runs(dotted: &str) -> String {
    let (mut text, mut run) = (String::new(), 0);
    for c in dotted.chars().chain(['/']) {
        if c == '.' {
            run += 1;
            continue;
        }
        if run > 0 {
            text += &run.to_string();
            run = 0;
        }
        text.push(c);
    }
    text.pop();
    text
}
