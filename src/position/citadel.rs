//! Citadels: who may enter, and that entering the enemy's draws the game.

use crate::Square;
use crate::variant::CitadelEntry;

use super::generate::Engine;
use super::state::State;

/// The citadels that are closed to the royal on `from`: an enemy's sanctuary to any but the
/// acting royal, the own one to those that the rule leaves out.
pub(super) fn closed(g: Engine<'_>, s: &State, from: Square) -> u128 {
    let Some(citadels) = &g.def.rules.citadels else {
        return 0;
    };
    let us = s.side;
    let mut closed = 0;
    let several = s.royals_of(us) != from.set().bits();
    if several && is_sanctuary(g) && s.acting_royal(g.c, us) != Some(from) {
        closed |= g.c.draws[us.index()];
    }
    let kind = s.piece(from).map(|piece| piece.kind);
    if citadels.own.is_some() && citadels.own != kind {
        closed |= g.c.own_citadels[us.index()];
    }
    closed
}

/// Whether a royal stands in a citadel of the other side, which draws the game.
#[inline]
pub(super) fn is_drawn(g: Engine<'_>, s: &State) -> bool {
    // Mostly no royal stands in any: one question, whoever's it is.
    let inside = s.royals & (g.c.draws[0] | g.c.draws[1]);
    inside != 0 && (s.colors[0] & g.c.draws[0] | s.colors[1] & g.c.draws[1]) & inside != 0
}

/// Whether nobody inside a citadel can be attacked.
pub(super) fn is_sanctuary(g: Engine<'_>) -> bool {
    g.def
        .rules
        .citadels
        .as_ref()
        .is_some_and(|c| c.entry == CitadelEntry::Sanctuary)
}
