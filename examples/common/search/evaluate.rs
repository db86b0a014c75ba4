//! The worth of a position at rest: material, places, pawns on their way, and in won endings
//! the hunt for the royal, see `hunt.rs`.

use shatranj::variant::Promotion;
use shatranj::{Color, Piece, Position, Square, Variant};

use super::hunt::Hunt;
use super::score::DECIDED;
use super::values::Values;

/// What it is worth to be on the move.
const TEMPO: i32 = 8;

/// What both sides have on the board.
#[derive(Clone, Copy, Default)]
pub struct Forces {
    /// By colour: everything, places included.
    pub worth: [i32; 2],
    /// By colour: what the units that are neither royal nor pawns are worth, and how many
    /// they are.
    pub army: [i32; 2],
    pub officers: [u32; 2],
}

/// A pawn that vanishes when its side has as many of what it becomes.
struct Vanishing {
    pawn: Piece,
    to: Piece,
    at_most: u32,
}

pub struct Evaluator {
    values: Values,
    /// What a unit is worth on a square: `places[piece][square]`, two pieces a kind.
    places: Vec<[i32; Square::MAX]>,
    vanishing: Vec<Vanishing>,
    hunt: Hunt,
}

impl Evaluator {
    pub fn new(variant: &Variant) -> Evaluator {
        let values = Values::new(variant);
        let mut places = Vec::new();
        for (kind, _) in variant.pieces() {
            for color in Color::ALL {
                let mut row = [0; Square::MAX];
                for square in variant.topology().squares() {
                    row[square.index()] = values.of(kind)
                        + values.place(kind, color, square)
                        + values.advance(kind, color, square);
                }
                places.push(row);
            }
        }
        Evaluator {
            hunt: Hunt::new(variant),
            vanishing: vanishing(variant),
            values,
            places,
        }
    }

    pub fn values(&self) -> &Values {
        &self.values
    }

    pub fn forces(&self, position: &Position) -> Forces {
        let mut forces = Forces::default();
        for color in Color::ALL {
            let side = color.index();
            for square in position.pieces(color) {
                let Some(piece) = position.piece_at(square) else {
                    continue;
                };
                forces.worth[side] += self.places[piece.kind.index() * 2 + side][square.index()];
                if self.values.is_officer(piece.kind) {
                    forces.army[side] += self.values.of(piece.kind);
                    forces.officers[side] += 1;
                }
            }
        }
        for rule in &self.vanishing {
            if position.pieces_of(rule.to).len() >= rule.at_most {
                let Piece { kind, color } = rule.pawn;
                let pawns = position.pieces_of(rule.pawn).iter();
                let hopes = pawns.map(|square| self.values.advance(kind, color, square));
                forces.worth[color.index()] -= hopes.sum::<i32>();
            }
        }
        forces
    }

    /// The worth of the position for the side to move, whose forces these are.
    pub fn evaluate(&self, position: &Position, forces: &Forces) -> i32 {
        let lead = forces.worth[0] - forces.worth[1];
        let white = lead + self.hunt.bonus(position, forces, lead);
        let own = match position.side_to_move() {
            Color::White => white,
            Color::Black => -white,
        };
        (own + TEMPO).clamp(1 - DECIDED, DECIDED - 1)
    }
}

fn vanishing(variant: &Variant) -> Vec<Vanishing> {
    let mut rules = Vec::new();
    for (kind, piece) in variant.pieces() {
        if let Some(Promotion::ToOrVanish { to, at_most }) = piece.promotion {
            rules.extend(Color::ALL.map(|color| Vanishing {
                pawn: Piece::new(color, kind),
                to: Piece::new(color, to),
                at_most: at_most.into(),
            }));
        }
    }
    rules
}
