//! Makes a move: the plain ones here, the others by the rules that know them.

use crate::variant::Promotion;
use crate::{Piece, Square, SquareSet};

use super::generate::Game;
use super::journeys;
use super::moves::Move;
use super::state::{EMPTY, State};

/// Makes a legal move. Any other leaves some arrangement of pieces, and does no more harm.
#[inline]
pub(super) fn apply(g: Game<'_>, s: &mut State, m: Move) {
    apply_with::<true>(g, s, m);
}

/// [`apply`], with the hash kept up or left as it is.
#[inline]
pub(super) fn apply_with<const HASH: bool>(g: Game<'_>, s: &mut State, m: Move) {
    let us = s.side;
    let code = s.board[m.from.index()];
    let Some(info) = g.c.kinds.get(usize::from(code >> 1)) else {
        return;
    };
    if m.from == m.to {
        return;
    }
    let zone = info.zone[us.index()];
    let (from, to) = (m.from.set().bits(), m.to.set().bits());
    s.halfmove = if info.pawn {
        0
    } else {
        s.halfmove.saturating_add(1)
    };
    if zone & (from | to) | s.own() & to == 0 {
        s.board[m.from.index()] = EMPTY;
        let captured = std::mem::replace(&mut s.board[m.to.index()], code);
        s.shift::<HASH>(g.c, m.from, m.to, code, info);
        if captured != EMPTY {
            s.halfmove = 0;
            s.toggle::<HASH>(g.c, m.to, captured);
        }
    } else {
        s.take(g.c, m.from);
        apply_special(g, s, Piece::from_code(code), m);
    }
    s.fullmove = s.fullmove.saturating_add(us as u32);
    s.side = !us;
    if HASH {
        s.hash ^= g.c.keys.black;
    }
}

/// A move that promotes, that takes a pawn of pawns further, or that exchanges. The unit has
/// already left its square.
#[inline(never)]
fn apply_special(g: Game<'_>, s: &mut State, piece: Piece, m: Move) {
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
    g: Game<'_>,
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
pub(super) fn pass(g: Game<'_>, s: &mut State) {
    s.halfmove = s.halfmove.saturating_add(1);
    s.fullmove = s.fullmove.saturating_add(s.side as u32);
    s.side = !s.side;
    s.hash ^= g.c.keys.black;
}
