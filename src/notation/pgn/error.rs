//! What is wrong with a PGN file, and where.

use alloc::{
    boxed::Box,
    string::{String, ToString},
};
use core::fmt;

use thiserror::Error;

use super::spot::Spot;
use crate::Outcome;
use crate::clip::clip_to;
use crate::movement::BetzaError;
use crate::notation::{FenError, GameResult, SanError};
use crate::variant::LookupError;

/// A fault of a PGN file: which game, which ply, which place, which text, and why.
///
/// ```
/// use shatranj::{notation::{PgnErrorKind, PgnReader}, variants};
/// let text = "[Event \"Training\"]\n[Variant \"kamil\"]\n\n1. e3 e8 2. Rb5 1-0\n";
/// let error = PgnReader::new(text.as_bytes()).next().unwrap().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "game 1, ply 3, line 4, column 13: `Rb5`: no Rook can go to b5: none moves so from where it stands"
/// );
/// assert!(matches!(error.kind(), PgnErrorKind::Move(_)));
/// assert_eq!((error.game(), error.ply()), (1, Some(3)));
/// assert_eq!((error.line(), error.column(), error.offset()), (4, 13, 50));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct PgnError(Box<Place>);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub game: u64,
    pub ply: Option<u32>,
    pub spot: Spot,
    pub text: String,
    pub kind: PgnErrorKind,
}

impl From<Place> for PgnError {
    fn from(place: Place) -> PgnError {
        PgnError(Box::new(place))
    }
}

impl PgnError {
    /// The number of the game in the file, from 1.
    #[must_use]
    pub const fn game(&self) -> u64 {
        self.0.game
    }

    /// The number of the ply that was being read, from 1 at the start of the game; `None` in
    /// the tags.
    #[must_use]
    pub const fn ply(&self) -> Option<u32> {
        self.0.ply
    }

    /// Where the fault begins, in bytes from the start of the file.
    #[must_use]
    pub const fn offset(&self) -> u64 {
        self.0.spot.offset
    }

    /// The line where the fault begins, from 1; a line ends with `\n`.
    #[must_use]
    pub const fn line(&self) -> u64 {
        self.0.spot.line
    }

    /// Where in its line the fault begins, from 1, in characters. A line that is no UTF-8 up to
    /// there is Latin-1, in which each byte is a character; a byte order mark at the start of
    /// the file is none.
    #[must_use]
    pub const fn column(&self) -> u64 {
        self.0.spot.column
    }

    /// The move, or the value of the tag, that is wrong, cut short and with control characters
    /// escaped; empty where the fault is of another kind.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0.text
    }

    /// What is wrong.
    #[must_use]
    pub const fn kind(&self) -> &PgnErrorKind {
        &self.0.kind
    }
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}", self.game())?;
        if let Some(ply) = self.ply() {
            write!(f, ", ply {ply}")?;
        }
        write!(f, ", line {}, column {}: ", self.line(), self.column())?;
        if !self.text().is_empty() {
            write!(f, "`{}`: ", self.text())?;
        }
        self.kind().fmt(f)
    }
}

/// What can be too much in a PGN file, see [`PgnLimits`](super::PgnLimits).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PgnLimit {
    /// The bytes of a move or a number.
    Word,
    /// The bytes of a tag's name or value.
    Tag,
    /// The tags of a game.
    Tags,
    /// The bytes of a comment.
    Comment,
    /// How deep variations lie in each other.
    Depth,
    /// The moves of a game, variations included.
    Moves,
    /// The bytes of a game.
    Game,
}

impl fmt::Display for PgnLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PgnLimit::Word => "a word longer than",
            PgnLimit::Tag => "a tag longer than",
            PgnLimit::Tags => "more tags than",
            PgnLimit::Comment => "a comment longer than",
            PgnLimit::Depth => "variations deeper than",
            PgnLimit::Moves => "more moves in a game than",
            PgnLimit::Game => "a game longer than",
        })
    }
}

/// What can be wrong with a PGN file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PgnErrorKind {
    /// A text that should hold one game holds none.
    #[error("there is no game: write its tags and its moves, and a result such as * at the end")]
    NoGame,
    /// A text that should hold one game holds another one. [`PgnReader`](super::PgnReader)
    /// reads several.
    #[error("one game was expected, and here is more")]
    AnotherGame,
    /// The stream could not be read.
    #[error("the file can't be read: {message}")]
    Io {
        /// What kind of failure it was.
        kind: std::io::ErrorKind,
        /// What the stream said.
        message: String,
    },
    /// Something is larger than the reader allows.
    #[error("{what} {allowed}, the limit of this reader")]
    Limit {
        /// What is too large.
        what: PgnLimit,
        /// How large it may be.
        allowed: u64,
    },
    /// A byte that can't stand there.
    #[error("the byte {byte:#04x} can't stand here")]
    BadByte {
        /// The byte.
        byte: u8,
    },
    /// A tag that is not of the form `[Name "value"]`.
    #[error("this is no tag: {0}")]
    BadTag(&'static str),
    /// A tag that the game has already.
    #[error("the tag is given twice")]
    RepeatedTag,
    /// The game does not say what is played. [`PgnReader::assume`](super::PgnReader::assume)
    /// takes all such games for games of one variant.
    #[error("the game has no Variant tag, so it is not known what is played: add one")]
    NoVariant,
    /// The variant or one of its options is not known. A game of your own is known to the
    /// reader by [`PgnReader::with_variant`](super::PgnReader::with_variant).
    #[error(transparent)]
    Variant(#[from] LookupError),
    /// The reader knows a game of this name, but not with these options.
    /// [`PgnReader::with_variant`](super::PgnReader::with_variant) makes one with other options
    /// known besides.
    #[error(
        "the reader knows {variant} only {known}: set VariantOptions so, or make the game with these options \
         known by PgnReader::with_variant"
    )]
    OtherOptions {
        /// The variant.
        variant: String,
        /// What is known of it: `with array=Old`, `without options`; ` or ` between several.
        known: String,
    },
    /// `VariantMen` is not of the form `symbol:movement;symbol:movement`.
    #[error("VariantMen is not of the form symbol:movement;symbol:movement: write it so")]
    BadMen,
    /// `VariantMen` speaks of a unit that the variant does not have.
    #[error("the variant {variant} has no unit `{symbol}`")]
    UnknownMan {
        /// The variant.
        variant: String,
        /// The symbol.
        symbol: String,
    },
    /// `VariantMen` gives a movement that can't be read.
    #[error("the movement of `{symbol}`: {error}")]
    BadMan {
        /// The symbol.
        symbol: String,
        /// What is wrong with the movement.
        error: Box<BetzaError>,
    },
    /// `VariantMen` gives a unit another movement than it has in the variant.
    #[error("`{symbol}` moves as {movement} in the variant {variant}: is an option missing?")]
    OtherMan {
        /// The variant.
        variant: String,
        /// The symbol.
        symbol: String,
        /// How the unit moves in the variant.
        movement: String,
    },
    /// The FEN is no position of the game.
    #[error("the FEN: {0}")]
    Fen(#[from] FenError),
    /// `SetUp` is neither 0 nor 1, or does not fit the FEN tag.
    #[error("SetUp must be 1 where there is a FEN tag, and 0 or missing where there is none")]
    SetUp,
    /// A move that is not legal or can't be read.
    #[error(transparent)]
    Move(#[from] SanError),
    /// A `$` without a number up to 255.
    #[error("after $ comes a number from 0 to 255")]
    BadNag,
    /// An annotation or a variation before any move.
    #[error("there is no move before this")]
    NoMoveBefore,
    /// A `)` without a `(`.
    #[error("this closes a variation that was never opened")]
    NotOpen,
    /// A result within a variation that is still open, or the end of the file there.
    #[error("a variation is not closed")]
    UnclosedVariation,
    /// A comment that is still open at the end of the file.
    #[error("the comment is not closed")]
    UnclosedComment,
    /// The file or the game ends without a result.
    #[error("the game ends without a result: write 1-0, 0-1, 1/2-1/2 or *")]
    NoResult,
    /// `Result` is none of the four results.
    #[error("the result is 1-0, 0-1, 1/2-1/2 or *")]
    BadResult,
    /// The result after the moves is not that of the tag.
    #[error("the tag Result says {tag}")]
    OtherResult {
        /// The result of the tag.
        tag: GameResult,
    },
    /// The result or its reason is not what stands on the board.
    #[error("on the board the game is over: {0}")]
    OtherOutcome(Outcome),
    /// The reason is one that the board decides, and the board does not show it.
    #[error("the game can't have ended as its tag Termination says: the board does not show it")]
    NotOnBoard,
    /// The reason does not fit the result.
    #[error("a game that ends so has another result")]
    OtherReason,
}

impl PgnErrorKind {
    /// Whether nothing more can be read after this fault.
    pub(super) const fn is_final(&self) -> bool {
        matches!(self, PgnErrorKind::Io { .. } | PgnErrorKind::Limit { .. })
    }
}

impl From<std::io::Error> for PgnErrorKind {
    fn from(error: std::io::Error) -> PgnErrorKind {
        PgnErrorKind::Io {
            kind: error.kind(),
            message: clip_to(&error.to_string(), 80),
        }
    }
}
