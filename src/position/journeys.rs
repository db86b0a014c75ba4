//! The pawn of three journeys (Baidaq al-Bayadiq): relocation, transfer, arrivals.
//!
//! 1. It reaches the last rank and rests there, immune. On a later turn it may be set on any
//!    square from where it attacks two enemy units that can be captured, removing what stands
//!    there, and begins its second journey.
//! 2. It reaches the last rank again and is set on its home square; where that is occupied it
//!    rests until it is free (or, as an option, removes the unit there).
//! 3. It reaches the last rank a third time and is crowned.
//!
//! (H. J. R. Murray, A History of Chess, 1913, pp. 339-347; D. Forbes, The History of Chess,
//! 1860, pp. 140-151.)

use crate::variant::compile::Compiled;
use crate::variant::{Journeys, SecondArrival};
use crate::{Color, Piece, Square, SquareSet};

use super::apply::units_of;
use super::generate::{Engine, keep_legal};
use super::moves::Move;
use super::node::Node;
use super::scope::Scope;
use super::sink::Sink;
use super::state::State;

/// The pawns of pawns of a side that rest on their last rank, where they are immune.
#[inline]
pub(super) fn resting(c: &Compiled, s: &State, color: Color) -> u128 {
    match &c.journey_class {
        Some((class, zone)) => s.classes[*class] & s.of(color) & zone[color.index()],
        None => 0,
    }
}

/// Adds relocations and transfers.
#[inline]
pub(super) fn generate<S: Sink, A: Scope>(
    g: Engine<'_>,
    s: &State,
    node: &Node,
    scope: A,
    sink: &mut S,
) {
    let resting = resting(g.c, s, node.us) & scope.origins();
    if resting != 0 {
        generate_from(g, s, node, resting, scope.targets(), sink);
    }
}

#[inline(never)]
fn generate_from<S: Sink>(
    g: Engine<'_>,
    s: &State,
    node: &Node,
    resting: u128,
    to: u128,
    sink: &mut S,
) {
    let Some(journeys) = &g.def.rules.journeys else {
        return;
    };
    for from in SquareSet::from_bits(resting) {
        let kind = s.piece(from).map(|piece| piece.kind);
        let targets = if kind == Some(journeys.first) {
            relocations(g, s, node, from)
        } else {
            journeys.homes[node.us.index()].set().bits() & !node.occupied
        };
        keep_legal(g, s, node, from, targets & to, sink);
    }
}

/// The squares from where the pawn would attack two enemy units: empty, or held by a unit
/// that can be removed.
pub(super) fn relocations(g: Engine<'_>, s: &State, node: &Node, from: Square) -> u128 {
    // A unit in a citadel can't be captured, so that it is nothing to fork.
    let victims = node.enemy & !node.immune & g.c.main_board;
    let Some(piece) = s.piece(from) else {
        return 0;
    };
    let unit = &g.def.pieces[piece.kind.index()];
    let barred = s.royals | node.immune | resting(g.c, s, node.us) | from.set().bits();
    let class = usize::from(g.c.kinds[piece.kind.index()].class);
    let attacks = &g.c.side(node.us, class).capture;
    let forks = |&square: &Square| {
        let attacked: u128 = attacks.leaps(square);
        attacked.count_ones() == 2 && attacked & !victims == 0
    };
    let squares = unit.region.bits() & g.c.main_board & !barred;
    let forks: SquareSet = SquareSet::from_bits(squares).iter().filter(forks).collect();
    forks.bits()
}

/// What a pawn of pawns does on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// It comes to rest on the last rank for the first time.
    Freeze,
    /// From there it is set on a square where it forks.
    Relocate,
    /// It comes to the last rank again while its home is occupied.
    Wait,
    /// It comes to the last rank again and is set on its home square.
    GoHome,
    /// From the last rank it is set on its home square.
    Transfer,
    /// It becomes a royal.
    Crown,
}

/// What a move of a pawn of pawns does beyond a pawn's move, if anything. The unit has
/// already left `from`.
pub(super) fn stage(
    g: Engine<'_>,
    s: &State,
    piece: Piece,
    from: Square,
    to: Square,
) -> Option<Stage> {
    let journeys = g.def.rules.journeys.as_ref()?;
    let zone = g.c.kinds[piece.kind.index()].zone[piece.color.index()];
    let (leaves, arrives) = (zone & from.set().bits() != 0, zone & to.set().bits() != 0);
    if piece.kind == journeys.first {
        return if leaves {
            Some(Stage::Relocate)
        } else {
            arrives.then_some(Stage::Freeze)
        };
    }
    if piece.kind == journeys.second {
        return if leaves {
            Some(Stage::Transfer)
        } else if !arrives {
            None
        } else if home_is_free(g, s, journeys, piece.color, to) {
            Some(Stage::GoHome)
        } else {
            Some(Stage::Wait)
        };
    }
    (piece.kind == journeys.third && arrives).then_some(Stage::Crown)
}

/// Whether the pawn can be set on its home square when it arrives on `to`: the square is
/// empty, or the reading is that what stands there may be removed and can be.
fn home_is_free(g: Engine<'_>, s: &State, journeys: &Journeys, color: Color, to: Square) -> bool {
    let home = journeys.homes[color.index()];
    let bit = home.set().bits();
    let kept = s.royals | resting(g.c, s, Color::White) | resting(g.c, s, Color::Black);
    s.occupied() & bit == 0
        || home == to
        || journeys.arrival == SecondArrival::Displace && kept & bit == 0
}

/// Makes a move of a pawn of pawns that has already left its square. Gives whether it was
/// one beyond a pawn's ordinary moves.
pub(super) fn apply(g: Engine<'_>, s: &mut State, piece: Piece, from: Square, to: Square) -> bool {
    let Some(journeys) = g.def.rules.journeys.as_ref() else {
        return false;
    };
    let Some(stage) = stage(g, s, piece, from, to) else {
        return false;
    };
    let color = piece.color;
    let home = journeys.homes[color.index()];
    let (square, kind) = match stage {
        Stage::Freeze | Stage::Wait => (to, piece.kind),
        Stage::Relocate => (to, journeys.second),
        Stage::GoHome | Stage::Transfer => (home, journeys.third),
        Stage::Crown => (to, journeys.crowned),
    };
    if stage != Stage::Transfer {
        s.take(g.c, to);
    }
    s.take(g.c, square);
    s.put(g.c, square, Piece::new(color, kind).code());
    if stage == Stage::Crown {
        crown_heirs(g, s, journeys, color);
    }
    true
}

/// Where a pawn is crowned, an heir on the board is raised too.
fn crown_heirs(g: Engine<'_>, s: &mut State, journeys: &Journeys, color: Color) {
    let Some((heir, raised)) = journeys.heir else {
        return;
    };
    for square in units_of(s, Piece::new(color, heir)) {
        s.take(g.c, square);
        s.put(g.c, square, Piece::new(color, raised).code());
    }
}

/// The home square where a move sets a pawn of pawns at the end of its second journey, if
/// that removes a unit there.
pub(super) fn displaces_home(g: Engine<'_>, s: &State, m: Move) -> Option<Square> {
    let journeys = g.def.rules.journeys.as_ref()?;
    let piece = s.piece(m.from)?;
    let home = journeys.homes[piece.color.index()];
    let goes_home = stage(g, s, piece, m.from, m.to) == Some(Stage::GoHome);
    (goes_home && home != m.from && s.piece(home).is_some()).then_some(home)
}
