//! What can be wrong with a move as text.

use alloc::string::String;

use thiserror::Error;

use super::square::SquareError;
use crate::position::IllegalMove;

/// Why a text is no legal move of the position. Offsets count bytes from the start of the
/// text; texts that are repeated are cut short after 24 characters, and control characters in
/// them are escaped.
///
/// A text never means two moves: the digits of a square are read whole, and from and to
/// together name at most one move.
///
/// ```
/// use shatranj::notation::MoveParseError;
/// use shatranj::{position::Illegal, variants};
/// let start = variants::tamerlane().start();
/// let error = start.parse_move("d2e7").unwrap_err();
/// assert!(matches!(error.illegal(), Some(Illegal::Blocked { .. })));
/// let error = start.parse_move("a3a11").unwrap_err();
/// assert_eq!(error.to_string(), "byte 2: there is no square `a11`: the board has files a-l and ranks 1-10");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum MoveParseError {
    /// The text is empty.
    #[error("the move is empty: write the square it begins on and the one it ends on, `e2e3`")]
    Empty,
    /// The text ends after the first square.
    #[error("byte {offset}: the move ends after its first square: write where it goes too")]
    MissingTarget {
        /// Where the text ends.
        offset: usize,
    },
    /// There is no square where one should be.
    #[error("byte {offset}: `{found}` is no square: write a lower-case letter and a number, `k10`")]
    NotASquare {
        /// What comes there.
        found: String,
        /// Where it begins.
        offset: usize,
    },
    /// A square that the board does not have.
    #[error(transparent)]
    Square(#[from] SquareError),
    /// Something after the move that is no symbol of a unit.
    #[error("byte {offset}: `{found}` comes after the move: leave it out")]
    Trailing {
        /// What comes there.
        found: String,
        /// Where it begins.
        offset: usize,
    },
    /// A unit is named, or `=-`, but the pawn becomes another one.
    #[error("byte {offset}: the pawn becomes `{becomes}`, not `{found}`")]
    WrongPromotion {
        /// The symbol as written, in upper case, or `-`.
        found: String,
        /// The symbol of what the pawn becomes, in upper case.
        becomes: String,
        /// Where the suffix begins.
        offset: usize,
    },
    /// A unit is named, or `=-`, but no pawn becomes one by this move, or vanishes.
    #[error(
        "byte {offset}: `{found}`: no pawn becomes another unit by this move: write the squares alone, or =- where a pawn vanishes"
    )]
    NoPromotion {
        /// The symbol as written, in upper case, or `-`.
        found: String,
        /// Where the suffix begins.
        offset: usize,
    },
    /// The squares are there, but the move is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

impl MoveParseError {
    /// Why the move is not legal, for a text that can be read as a move.
    #[must_use]
    pub const fn illegal(&self) -> Option<crate::position::Illegal> {
        match self {
            MoveParseError::Illegal(illegal) => Some(illegal.reason()),
            _ => None,
        }
    }

    /// The byte of the text where the fault is; `None` for an illegal or empty move.
    #[must_use]
    pub const fn offset(&self) -> Option<usize> {
        match self {
            MoveParseError::Empty | MoveParseError::Illegal(_) => None,
            MoveParseError::Square(error) => Some(error.offset()),
            MoveParseError::MissingTarget { offset }
            | MoveParseError::NotASquare { offset, .. }
            | MoveParseError::Trailing { offset, .. }
            | MoveParseError::WrongPromotion { offset, .. }
            | MoveParseError::NoPromotion { offset, .. } => Some(*offset),
        }
    }
}
