//! Makes a move: the plain ones here, the others by the rules that know them.

use crate::variant::Promotion;
use crate::variant::compile::MAX_CLASSES;
use crate::{Piece, Square, SquareSet};

use super::generate::Engine;
use super::journeys;
use super::moves::Move;
use super::state::{EMPTY, State};

/// Makes a legal move. Any other leaves some arrangement of pieces, and does no more harm.
#[inline]
pub(super) fn apply(g: Engine<'_>, s: &mut State, m: Move) {
    apply_with::<true>(g, s, m);
}

/// What a move changed.
enum Change {
    /// Nothing: there was no such move.
    Nothing,
    /// The unit of this code went over, and the one of that code, if any, was taken.
    Plain { code: u8, captured: u8 },
    /// More than that.
    Special,
}

/// [`apply`], with hash and counters kept up or left as they are.
#[inline(always)]
fn apply_with<const KEPT: bool>(g: Engine<'_>, s: &mut State, m: Move) -> Change {
    let us = s.side;
    let code = s.board[m.from.index()];
    let Some(info) = g.c.kinds.get(usize::from(code >> 1)) else {
        return Change::Nothing;
    };
    if m.from == m.to {
        return Change::Nothing;
    }
    let zone = info.zone[us.index()];
    let (from, to) = (m.from.bit(), m.to.bit());
    if KEPT {
        s.halfmove = if info.pawn {
            0
        } else {
            s.halfmove.saturating_add(1)
        };
        s.fullmove = s.fullmove.saturating_add(us as u32);
        s.hash ^= g.c.keys.black;
    }
    s.side = !us;
    if zone & (from | to) | s.of(us) & to == 0 {
        s.board[m.from.index()] = EMPTY;
        let captured = core::mem::replace(&mut s.board[m.to.index()], code);
        s.shift::<KEPT>(g.c, m.from, m.to, code, info);
        if captured != EMPTY {
            if KEPT {
                s.halfmove = 0;
            }
            s.toggle::<KEPT>(g.c, m.to, captured);
        }
        Change::Plain { code, captured }
    } else {
        s.take(g.c, m.from);
        apply_special(g, s, Piece::from_code(code), m);
        Change::Special
    }
}

/// Calls a function with `child`, a copy of `parent`, after a move in it, and makes it a copy
/// of `parent` again. With `KEPT` it has the right hash and counters.
///
/// A move changes a few words of a state, so that putting them back is much cheaper than a
/// copy of the whole for each move.
#[inline(always)]
pub(super) fn visit_child<const KEPT: bool, T>(
    g: Engine<'_>,
    parent: &State,
    child: &mut State,
    m: Move,
    visit: impl FnOnce(&State) -> T,
) -> T {
    let change = apply_with::<KEPT>(g, child, m);
    let result = visit(child);
    match change {
        Change::Nothing => {}
        Change::Plain { code, captured } => {
            child.board[m.from.index()] = code;
            child.board[m.to.index()] = captured;
            for code in [code, captured] {
                if let Some(info) = g.c.kinds.get(usize::from(code >> 1)) {
                    let class = usize::from(info.class) % MAX_CLASSES;
                    child.classes[class] = parent.classes[class];
                }
            }
            child.colors = parent.colors;
            child.royals = parent.royals;
            child.side = parent.side;
            if KEPT {
                child.hash = parent.hash;
                child.halfmove = parent.halfmove;
                child.fullmove = parent.fullmove;
            }
        }
        Change::Special => *child = *parent,
    }
    result
}

/// A move that promotes, that takes a pawn of pawns further, or that exchanges. The unit has
/// already left its square.
#[inline(never)]
fn apply_special(g: Engine<'_>, s: &mut State, piece: Piece, m: Move) {
    let info = &g.c.kinds[piece.kind.index()];
    if info.royal != 0 {
        let partner = s.take(g.c, m.to);
        s.put(g.c, m.to, piece.code());
        if partner != EMPTY {
            s.put(g.c, m.from, partner);
        }
        s.drop_right(g.c, piece.color);
    } else if !journeys::apply(g, s, piece, m.from, m.to) {
        s.take(g.c, m.to);
        if let Some(kind) = becomes(g, s, piece, m.to) {
            s.put(g.c, m.to, Piece::new(piece.color, kind).code());
        }
    }
}

/// The kind of a unit after it has gone to a square, or `None` if it vanishes there.
pub(super) fn becomes(
    g: Engine<'_>,
    s: &State,
    piece: Piece,
    to: Square,
) -> Option<crate::PieceKind> {
    let info = &g.c.kinds[piece.kind.index()];
    if info.zone[piece.color.index()] & to.set().bits() == 0 {
        return Some(piece.kind);
    }
    match info.promotion {
        None => Some(piece.kind),
        Some(Promotion::To(kind)) => Some(kind),
        Some(Promotion::ToOrVanish { to: kind, at_most }) => {
            let units = units_of(s, Piece::new(piece.color, kind)).len();
            (units < u32::from(at_most)).then_some(kind)
        }
    }
}

/// The squares of all units of one kind and colour.
pub(super) fn units_of(s: &State, piece: Piece) -> SquareSet {
    let of_color = SquareSet::from_bits(s.of(piece.color));
    of_color
        .iter()
        .filter(|&square| s.piece(square) == Some(piece))
        .collect()
}

/// Gives the turn to the other side, for search authors.
pub(super) fn pass(g: Engine<'_>, s: &mut State) {
    s.halfmove = s.halfmove.saturating_add(1);
    s.fullmove = s.fullmove.saturating_add(s.side as u32);
    s.side = !s.side;
    s.hash ^= g.c.keys.black;
}
