//! What can be wrong with a move as people write it.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use thiserror::Error;

use crate::clip::clip;
use crate::notation::SquareError;
use crate::position::IllegalMove;

/// Why a text is no legal move of the position. Offsets count bytes from the start of the
/// text; texts that are repeated are cut short, and control characters in them are escaped.
///
/// ```
/// use shatranj::{notation::SanError, variants};
/// let start = variants::kamil().start();
/// let error = start.parse_san("Gf3").unwrap_err();
/// assert_eq!(error.to_string(), "the General on f1 can't move to f3");
/// assert!(matches!(start.parse_san("Na3;"), Err(SanError::Trailing { offset: 3, .. })));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SanError {
    /// The text is empty.
    #[error("the move is empty: write a unit and where it goes, `Nc3`")]
    Empty,
    /// A capital letter that is no symbol of the game.
    #[error("byte {offset}: `{found}` is no unit of this game; the units are: {known}")]
    UnknownUnit {
        /// What comes there.
        found: String,
        /// Where it begins.
        offset: usize,
        /// The symbols there are.
        known: String,
    },
    /// There is no square where the target should be.
    #[error("byte {offset}: the move has no target square: write a letter and a number, `k10`")]
    NoTarget {
        /// Where the square should be.
        offset: usize,
    },
    /// A square that the board does not have.
    #[error(transparent)]
    Square(#[from] SquareError),
    /// Something that belongs to no move.
    #[error("byte {offset}: `{found}` belongs to no move: leave it out")]
    Trailing {
        /// What comes there.
        found: String,
        /// Where it begins.
        offset: usize,
    },
    /// The side to move has no such unit, or none where it is said to stand.
    #[error("{side} has no {unit}{place}")]
    NoUnit {
        /// The side to move.
        side: crate::Color,
        /// The name of the unit.
        unit: String,
        /// ` on the file b`, ` on b4` or nothing.
        place: String,
    },
    /// No unit of the kind can make the move.
    #[error("no {} can go to {to}: {}", clip(unit), reasons(why))]
    NoneCan {
        /// The name of the unit.
        unit: String,
        /// The target.
        to: String,
        /// Why each of them can't that comes near to it.
        why: Vec<IllegalMove>,
    },
    /// A unit of the mover's own side stands on the target.
    #[error("a unit of the side that moves stands on {to}")]
    OwnUnit {
        /// The target.
        to: String,
    },
    /// The move is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The move is legal, but is written in another way.
    #[error("that move is written `{write}`")]
    WrittenOtherwise {
        /// How it is written.
        write: String,
    },
    /// More than one unit can make the move.
    #[error("more than one unit can go there: write one of {}", candidates.join(", "))]
    Ambiguous {
        /// How the moves that fit are written.
        candidates: Vec<String>,
    },
    /// A capture is written, but nothing is captured.
    #[error("nothing is captured on {to}: leave out the x")]
    NotACapture {
        /// The target.
        to: String,
    },
    /// A pawn captures, but the file that it comes from is not given.
    #[error("a pawn that captures names the file it comes from: write {}", candidates.join(" or "))]
    PawnFile {
        /// How the captures that fit are written.
        candidates: Vec<String>,
    },
    /// The pawn becomes something else, or nothing.
    #[error("byte {offset}: `{found}` does not come of this move: write `{write}`")]
    WrongPromotion {
        /// What is written.
        found: String,
        /// Where it begins.
        offset: usize,
        /// How the move is written.
        write: String,
    },
    /// A draw is written, but no royal enters a citadel of the enemy.
    #[error("byte {offset}: `=` at the end is a draw by citadel, and this move is none")]
    NotADraw {
        /// Where the sign is.
        offset: usize,
    },
}

impl SanError {
    /// The byte of the text where the fault is, for a text that can't be read.
    #[must_use]
    pub const fn offset(&self) -> Option<usize> {
        match self {
            SanError::Square(error) => Some(error.offset()),
            SanError::UnknownUnit { offset, .. }
            | SanError::NoTarget { offset }
            | SanError::Trailing { offset, .. }
            | SanError::WrongPromotion { offset, .. }
            | SanError::NotADraw { offset } => Some(*offset),
            _ => None,
        }
    }
}

/// Reasons as one sentence.
fn reasons(why: &[IllegalMove]) -> String {
    if why.is_empty() {
        return "none moves so from where it stands".into();
    }
    let all: Vec<String> = why.iter().map(ToString::to_string).collect();
    all.join("; ")
}
