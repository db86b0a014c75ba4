//! Which moves are wanted of the generator: all of them, or those between certain squares.
//!
//! A trait, so that where all are wanted the compiler sees masks that mask nothing.

use crate::Square;

/// Which moves are wanted.
pub(super) trait Scope: Copy {
    /// The squares that a move may come from.
    fn origins(self) -> u128;
    /// The squares that a move may lead to.
    fn targets(self) -> u128;
    /// Whether no move is left out.
    fn is_all(self) -> bool;
}

/// All moves.
#[derive(Clone, Copy)]
pub(super) struct All;

impl Scope for All {
    #[inline(always)]
    fn origins(self) -> u128 {
        u128::MAX
    }

    #[inline(always)]
    fn targets(self) -> u128 {
        u128::MAX
    }

    #[inline(always)]
    fn is_all(self) -> bool {
        true
    }
}

/// The moves from these squares to these squares.
#[derive(Clone, Copy)]
pub(super) struct Part {
    from: u128,
    to: u128,
}

impl Part {
    /// The moves of the unit on a square.
    pub fn of(from: Square) -> Part {
        Part {
            from: from.set().bits(),
            to: u128::MAX,
        }
    }

    /// The moves to these squares.
    pub fn onto(to: u128) -> Part {
        Part {
            from: u128::MAX,
            to,
        }
    }

    /// The one move between two squares.
    pub fn between(from: Square, to: Square) -> Part {
        Part {
            from: from.set().bits(),
            to: to.set().bits(),
        }
    }
}

impl Scope for Part {
    #[inline]
    fn origins(self) -> u128 {
        self.from
    }

    #[inline]
    fn targets(self) -> u128 {
        self.to
    }

    fn is_all(self) -> bool {
        self.from & self.to == u128::MAX
    }
}
