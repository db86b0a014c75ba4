//! The Shah's exchange: once a game a sole royal may change places with a unit of its own.
//!
//! The royal stands on the main board and is in check, or its side has no other legal move.
//! Its partner is no royal, no resting pawn of pawns, and no pawn that would land on its last
//! rank; the royal's new square is not attacked. (J. Gollon, Chess Variations, 1968.)

use crate::variant::Exchange;
use crate::{Square, SquareSet};

use super::attack;
use super::generate::{Engine, generate_ongoing};
use super::journeys;
use super::node::Node;
use super::scope::{All, Scope};
use super::sink::{Any, Sink};
use super::state::State;

/// Adds the exchanges to the other moves of the position, which come before.
#[inline]
pub(super) fn generate<S: Sink, A: Scope>(
    g: Engine<'_>,
    s: &State,
    node: &Node,
    scope: A,
    sink: &mut S,
) {
    if node.checkers != 0 || sink.is_empty() {
        generate_pressed(g, s, node, scope, sink);
    }
}

/// The exchanges of a side that is in check or may have no other move.
#[inline(never)]
fn generate_pressed<S: Sink, A: Scope>(
    g: Engine<'_>,
    s: &State,
    node: &Node,
    scope: A,
    sink: &mut S,
) {
    let Some(royal) = candidate(g, s, node) else {
        return;
    };
    if royal.set().bits() & scope.origins() == 0 {
        return;
    }
    if node.checkers == 0 && !is_last_resort(g, s, scope, sink) {
        return;
    }
    let targets = partners(g, s, royal) & scope.targets();
    let safe = |&to: &Square| !attack::royal_attacked(g.c, s, to, node.us, node.occupied);
    let targets: SquareSet = SquareSet::from_bits(targets).iter().filter(safe).collect();
    sink.targets(royal, targets.bits());
}

/// The royal that may exchange if its side is in check or has no other move.
fn candidate(g: Engine<'_>, s: &State, node: &Node) -> Option<Square> {
    let rule = g.def.rules.exchange?;
    let royal = node.sole?;
    let when = match rule {
        Exchange::Never => false,
        Exchange::CheckOnly => node.checkers != 0,
        Exchange::CheckOrStalemate => true,
    };
    let on_main_board = royal.set().bits() & g.c.main_board != 0;
    (when && s.rights[node.us.index()] && on_main_board).then_some(royal)
}

/// Whether there is no other legal move.
fn is_last_resort<S: Sink, A: Scope>(g: Engine<'_>, s: &State, scope: A, sink: &S) -> bool {
    if scope.is_all() || !sink.is_empty() {
        return sink.is_empty();
    }
    // The scope has hidden moves: look for any, with the exchange itself ruled out.
    let mut any = Any::default();
    let mut without = *s;
    without.rights[s.side.index()] = false;
    generate_ongoing(g, &without, All, &mut any);
    !any.0
}

/// The units with which the royal may change places, its own safety not yet looked at.
pub(super) fn partners(g: Engine<'_>, s: &State, royal: Square) -> u128 {
    let us = s.side;
    let region = |square: Square| {
        let piece = s.piece(square);
        piece.map_or(SquareSet::EMPTY, |p| g.def.pieces[p.kind.index()].region)
    };
    let allowed = |&square: &Square| {
        let info = s.piece(square).map(|piece| &g.c.kinds[piece.kind.index()]);
        info.is_some_and(|info| info.zone[us.index()] & royal.set().bits() == 0)
            && region(square).contains(royal)
            && region(royal).contains(square)
    };
    let units = s.of(us) & !s.royals & !journeys::resting(g.c, s, us) & g.c.main_board;
    SquareSet::from_bits(units)
        .iter()
        .filter(allowed)
        .fold(0, |set, square| set | square.set().bits())
}
