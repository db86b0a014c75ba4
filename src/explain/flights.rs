//! The moves that a unit could make if its side had no royal to care for, with what speaks
//! against them. Asked when the game is over, to show why nothing helps.

use super::words::units_on;
use crate::movement::{Mode, Ride, Vector};
use crate::{Color, Move, Piece, Position, Square, SquareSet};

/// A move that fails because the sole royal would be attacked after it.
pub(super) struct Try {
    pub to: Square,
    /// The attackers, in words.
    pub by: String,
    /// Whether the unit would not be there after its move.
    pub vanishes: bool,
}

impl Position {
    /// The moves of the unit on a square that only the safety of its sole royal forbids.
    pub(super) fn tries(&self, from: Square) -> Vec<Try> {
        let Some(piece) = self.piece_at(from) else {
            return Vec::new();
        };
        let targets = self.reach(from, piece) - self.pieces(piece.color);
        targets
            .iter()
            .filter_map(|to| self.attempt(piece.color, Move::new(from, to)))
            .collect()
    }

    /// The attackers of the sole royal after a move; none where it is no move at all.
    fn attempt(&self, us: Color, m: Move) -> Option<Try> {
        let mut after = self.clone();
        let _ = after.apply(m);
        let royal = after.royals(us).single()?;
        let attackers = after.attackers(royal, !us);
        (!attackers.is_empty()).then(|| Try {
            to: m.to,
            by: units_on(&after, attackers),
            vanishes: !after.pieces(us).contains(m.to),
        })
    }

    /// The squares that a unit can go to as far as the others let it.
    fn reach(&self, from: Square, piece: Piece) -> SquareSet {
        let unit = self.variant().piece(piece.kind);
        if self.resting(piece.color).contains(from) {
            return SquareSet::EMPTY;
        }
        let mut reach = SquareSet::EMPTY;
        if unit.movement.homes().is_some() {
            reach |= self.attacks_from(from);
        }
        for ride in unit.movement.rides() {
            reach |= self.ride(from, ride, piece.color);
        }
        reach & unit.region
    }

    /// The squares where a ride from a square can end.
    fn ride(&self, from: Square, ride: &Ride, color: Color) -> SquareSet {
        let board = self.variant().topology();
        let (empty, enemies) = (board.complement(self.occupied()), self.pieces(!color));
        let ends = match ride.mode {
            Mode::Both => empty | enemies,
            Mode::Quiet => empty,
            Mode::Capture => enemies,
        };
        let mut reach = SquareSet::EMPTY;
        // The squares where the next leg may begin.
        let mut begins = from.set();
        for (i, leg) in ride.legs.iter().enumerate() {
            let last = i + 1 == ride.legs.len();
            let mut turns = SquareSet::EMPTY;
            for begin in begins {
                let mut at = begin;
                for step in 1..=leg.max.unwrap_or(u8::MAX) {
                    let Some(next) = board.step(at, turned(leg.step, color)) else {
                        break;
                    };
                    if step >= leg.min && (leg.stop || last) {
                        reach |= next.set() & ends;
                    }
                    if !empty.contains(next) {
                        break;
                    }
                    if step >= leg.min {
                        turns |= next.set();
                    }
                    at = next;
                }
            }
            begins = turns;
        }
        reach
    }
}

/// A step as Black makes it: turned by 180 degrees.
fn turned((files, ranks): Vector, color: Color) -> Vector {
    match color {
        Color::White => (files, ranks),
        Color::Black => (-files, -ranks),
    }
}
