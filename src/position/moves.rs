//! A move, and lists of moves.

use smallvec::SmallVec;

use crate::Square;

/// A move: where it begins and where it ends. In every variant the pair names at most one
/// legal move of a position, since nothing is ever left to choose.
///
/// An exchange is written from the royal to its partner; a relocation or a transfer from the
/// pawn of pawns to its target. What a move does is a question for the position:
/// [`Position::effect`](crate::Position::effect). Names of squares are the board's, so a move is
/// printed by its position or variant: [`Position::move_text`](crate::Position::move_text),
/// [`Position::san`](crate::Position::san), [`Variant::move_text`](crate::Variant::move_text).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the unit stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl Move {
    /// The move from one square to another.
    #[inline]
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Move {
        Move { from, to }
    }
}

/// A list of moves; it allocates only in positions with very many.
pub type MoveList = SmallVec<[Move; 128]>;
