//! What can be wrong with a FEN: one fault a variant, each with its field and its place.

use alloc::string::String;
use core::fmt;

use thiserror::Error;

use crate::clip::clip;
use crate::position::SetupError;
use crate::variant::PlacementError;

/// One of the six fields of a FEN.
///
/// ```
/// use shatranj::notation::FenField;
/// assert_eq!(FenField::Halfmove.to_string(), "field 5 (halfmove clock)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FenField {
    /// The rows of the board.
    Board = 1,
    /// `w` or `b`.
    Side,
    /// The one-time rights.
    Rights,
    /// Always `-`.
    EnPassant,
    /// Plies since the last capture, removal or pawn move.
    Halfmove,
    /// The number of the move, from 1.
    Fullmove,
}

impl FenField {
    /// The number of the field, from 1.
    #[must_use]
    pub const fn number(self) -> usize {
        self as usize
    }

    /// What the field is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            FenField::Board => "board",
            FenField::Side => "side to move",
            FenField::Rights => "rights",
            FenField::EnPassant => "en passant",
            FenField::Halfmove => "halfmove clock",
            FenField::Fullmove => "move number",
        }
    }
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "field {} ({})", self.number(), self.name())
    }
}

/// Why a FEN is not read. Offsets count bytes from the start of the whole text; texts that are
/// repeated are cut short after 24 characters, and control characters in them are escaped.
///
/// ```
/// use shatranj::notation::{FenError, FenField};
/// use shatranj::variants;
/// let error = variants::kamil().position("10/10/4k6/10/10/10/10/10/10/4K5 w").unwrap_err();
/// assert_eq!(error.field(), Some(FenField::Board));
/// assert_eq!((error.offset(), error.rank()), (Some(8), Some(8)));
/// assert_eq!(error.to_string(), "field 1 (board), rank 8, byte 8: the row goes on past its 10 cells");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum FenError {
    /// There is nothing but spaces.
    #[error("the FEN is empty: write at least the board and the side to move")]
    Empty,
    /// A tab or a line end.
    #[error("byte {offset}: {found:?} is no separator: put spaces between the fields")]
    WhiteSpace {
        /// The character.
        found: char,
        /// Where it is.
        offset: usize,
    },
    /// The board can't be read.
    #[error("field 1 (board), {0}{advice}", advice = advice(.0))]
    Board(PlacementError),
    /// The text ends after the board.
    #[error("field 2 (side to move) is missing at byte {offset}: write `w` or `b`")]
    MissingSide {
        /// Where the text ends.
        offset: usize,
    },
    /// A side to move that is neither `w` nor `b`.
    #[error("field 2 (side to move), byte {offset}: `{found}` is no side: write `w` or `b`")]
    UnknownSide {
        /// The field as written.
        found: String,
        /// Where it begins.
        offset: usize,
    },
    /// A character that is no right of the game. (The exchange rights `X` and `x` are read in
    /// every game; where they mean nothing the set-up has a fault.)
    #[error(
        "field 3 (rights), byte {offset}: `{}` is no right of this game: write {advice}",
        clip(found.encode_utf8(&mut [0; 4]))
    )]
    UnknownRight {
        /// The character.
        found: char,
        /// Where it is.
        offset: usize,
        /// What can be written.
        advice: &'static str,
    },
    /// The same right twice.
    #[error("field 3 (rights), byte {offset}: `{right}` comes twice: write each right once")]
    RepeatedRight {
        /// The letter of the right.
        right: char,
        /// Where it comes for the second time.
        offset: usize,
    },
    /// An en passant square.
    #[error(
        "field 4 (en passant), byte {offset}: `{found}`: there is no en passant here, write `-`"
    )]
    EnPassant {
        /// The field as written.
        found: String,
        /// Where it begins.
        offset: usize,
    },
    /// A counter with a character that is no digit.
    #[error("{field}, byte {offset}: `{found}` is no number: write digits only")]
    NoNumber {
        /// Which counter it is.
        field: FenField,
        /// The field as written.
        found: String,
        /// Where the first wrong character is.
        offset: usize,
    },
    /// A counter that is too large.
    #[error(
        "{field}, byte {offset}: `{found}` is too large: {} is the most",
        u32::MAX
    )]
    TooLarge {
        /// Which counter it is.
        field: FenField,
        /// The field as written.
        found: String,
        /// Where it begins.
        offset: usize,
    },
    /// The move number is 0.
    #[error("field 6 (move number), byte {offset}: moves are counted from 1")]
    ZeroFullmove {
        /// Where the number begins.
        offset: usize,
    },
    /// Something after the last field.
    #[error("byte {offset}: `{found}` comes after field 6, the last one: leave it out")]
    Trailing {
        /// What comes there, as far as the next space.
        found: String,
        /// Where it begins.
        offset: usize,
    },
    /// The FEN is well formed, but what it shows is no position of the game.
    #[error("this is no position of the game: {0}")]
    Setup(#[from] SetupError),
}

impl FenError {
    /// The field that is wrong, if it is one alone.
    #[must_use]
    pub const fn field(&self) -> Option<FenField> {
        Some(match self {
            FenError::Board(_) => FenField::Board,
            FenError::MissingSide { .. } | FenError::UnknownSide { .. } => FenField::Side,
            FenError::UnknownRight { .. } | FenError::RepeatedRight { .. } => FenField::Rights,
            FenError::EnPassant { .. } => FenField::EnPassant,
            FenError::NoNumber { field, .. } | FenError::TooLarge { field, .. } => *field,
            FenError::ZeroFullmove { .. } => FenField::Fullmove,
            FenError::Empty
            | FenError::WhiteSpace { .. }
            | FenError::Trailing { .. }
            | FenError::Setup(_) => return None,
        })
    }

    /// The byte of the whole text where the fault is, if it is in one place.
    #[must_use]
    pub fn offset(&self) -> Option<usize> {
        match self {
            FenError::Empty | FenError::Setup(_) => None,
            FenError::Board(error) => Some(place(error).1),
            FenError::WhiteSpace { offset, .. }
            | FenError::MissingSide { offset }
            | FenError::UnknownSide { offset, .. }
            | FenError::UnknownRight { offset, .. }
            | FenError::RepeatedRight { offset, .. }
            | FenError::EnPassant { offset, .. }
            | FenError::NoNumber { offset, .. }
            | FenError::TooLarge { offset, .. }
            | FenError::ZeroFullmove { offset }
            | FenError::Trailing { offset, .. } => Some(*offset),
        }
    }

    /// The rank of the board where the fault is, counted from 1, for a fault of the board.
    #[must_use]
    pub fn rank(&self) -> Option<i16> {
        match self {
            FenError::Board(error) => Some(place(error).0),
            _ => None,
        }
    }

    /// A fault of the board field, which begins at byte `start` of the FEN.
    pub(super) fn board(mut error: PlacementError, start: usize) -> FenError {
        *offset_mut(&mut error) += start;
        FenError::Board(error)
    }
}

/// What to write instead, for faults that do not say so themselves.
fn advice(error: &PlacementError) -> &'static str {
    match error {
        PlacementError::UnknownSymbol { .. } => " (upper case is White, lower case is Black)",
        PlacementError::UnexpectedCharacter { .. } => {
            ": write units, numbers of empty squares, `*` for a void, and `/` between the rows"
        }
        PlacementError::VoidOnSquare { .. } => ": write a number of empty squares",
        _ => "",
    }
}

/// Rank and offset of a fault of the board.
fn place(error: &PlacementError) -> (i16, usize) {
    use PlacementError as E;
    match error {
        E::UnknownSymbol { rank, offset, .. }
        | E::UnexpectedCharacter { rank, offset, .. }
        | E::ZeroRun { rank, offset }
        | E::UnitOnVoid { rank, offset }
        | E::VoidOnSquare { rank, offset, .. }
        | E::RowTooShort { rank, offset, .. }
        | E::RowTooLong { rank, offset, .. }
        | E::TooFewRows { rank, offset, .. }
        | E::TooManyRows { rank, offset, .. } => (*rank, *offset),
    }
}

fn offset_mut(error: &mut PlacementError) -> &mut usize {
    use PlacementError as E;
    match error {
        E::UnknownSymbol { offset, .. }
        | E::UnexpectedCharacter { offset, .. }
        | E::ZeroRun { offset, .. }
        | E::UnitOnVoid { offset, .. }
        | E::VoidOnSquare { offset, .. }
        | E::RowTooShort { offset, .. }
        | E::RowTooLong { offset, .. }
        | E::TooFewRows { offset, .. }
        | E::TooManyRows { offset, .. } => offset,
    }
}
