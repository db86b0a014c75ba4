//! The moves that a unit could make if its side had no royal to care for, with what speaks
//! against them. Asked when the game is over, to show why nothing helps.

use alloc::{string::String, vec::Vec};

use super::words::units_on;
use crate::{Color, Move, Position, Square};

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
        self.pseudo_destinations(from)
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
}
