//! Why a description is not a variant.

use alloc::string::String;
use core::fmt;

use thiserror::Error;

use super::placement::PlacementError;
use crate::clip::clip;
use crate::geometry::TopologyError;

/// A limit of the engine on what a variant may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum VariantLimit {
    /// Kinds of piece.
    Kinds,
    /// Different ways of moving.
    Classes,
}

impl fmt::Display for VariantLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            VariantLimit::Kinds => "kinds of piece",
            VariantLimit::Classes => "different ways of moving",
        })
    }
}

/// Why a description is not a variant. Each names the piece, the rule or the limit; in messages
/// long names are cut short, and control characters escaped.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum VariantError {
    /// No board was given.
    #[error("the variant has no board: give it one with `board`")]
    NoBoard,
    /// The board is wrong.
    #[error("the board: {0}")]
    Board(#[from] TopologyError),
    /// The variant has no pieces.
    #[error("the variant has no pieces: add some with `piece`")]
    NoPieces,
    /// More of something than the engine can hold.
    #[error("{found} {limit}: at most {allowed} are possible")]
    TooMany {
        /// What there is too much of.
        limit: VariantLimit,
        /// How many there are.
        found: usize,
        /// How many there may be.
        allowed: usize,
    },
    /// A symbol that is not an upper-case letter, perhaps with `'` or `!` after it.
    #[error(
        "`{}` can't be a symbol: write an upper-case letter, perhaps with ' or ! after it",
        clip(symbol)
    )]
    BadSymbol {
        /// The symbol.
        symbol: String,
    },
    /// Two kinds with one symbol.
    #[error(
        "the symbol `{}` is used twice, for {} and for {}",
        clip(symbol),
        clip(first),
        clip(second)
    )]
    RepeatedSymbol {
        /// The symbol.
        symbol: String,
        /// The name of the first kind.
        first: String,
        /// The name of the second kind.
        second: String,
    },
    /// A rule speaks of a kind that does not exist.
    #[error("{rule} speaks of `{}`, but no piece has that symbol", clip(symbol))]
    UnknownSymbol {
        /// The rule or the piece that speaks of it.
        rule: String,
        /// The symbol.
        symbol: String,
    },
    /// A rule speaks of a square that does not exist.
    #[error(
        "{rule} speaks of the square `{}`, which the board does not have",
        clip(square)
    )]
    UnknownSquare {
        /// The rule or the piece that speaks of it.
        rule: String,
        /// The square.
        square: String,
    },
    /// No kind is royal.
    #[error("no piece is royal: the game could have no end")]
    NoRoyal,
    /// Two royals of the same rank.
    #[error(
        "`{}` and `{}` have the same royal rank {rank}: one must be higher",
        clip(first),
        clip(second)
    )]
    SameRoyalRank {
        /// The symbol of the first kind.
        first: String,
        /// The symbol of the second kind.
        second: String,
        /// Their rank.
        rank: u8,
    },
    /// A royal rank of 0; ranks count from 1.
    #[error(
        "the royal rank of `{}` is 0: ranks count from 1, the highest",
        clip(symbol)
    )]
    ZeroRoyalRank {
        /// The symbol of the kind.
        symbol: String,
    },
    /// A kind that can move from no square of the board.
    #[error(
        "`{}` ({movement}) can't move from any square of this board",
        clip(symbol)
    )]
    NeverMoves {
        /// The symbol of the kind.
        symbol: String,
        /// Its movement.
        movement: String,
    },
    /// A kind with too many ways to go from one square.
    #[error(
        "`{}` has too many different paths from {}: simplify its movement",
        clip(symbol),
        clip(square)
    )]
    TooManyPaths {
        /// The symbol of the kind.
        symbol: String,
        /// The square.
        square: String,
    },
    /// A promotion that makes no sense.
    #[error("the promotion of `{}`: {reason}", clip(symbol))]
    BadPromotion {
        /// The symbol of the pawn.
        symbol: String,
        /// What is wrong, and what to do.
        reason: &'static str,
    },
    /// Citadels that make no sense.
    #[error("the citadels: {0}")]
    BadCitadels(&'static str),
    /// A pawn of three journeys that makes no sense.
    #[error("the pawn of three journeys: {0}")]
    BadJourneys(&'static str),
    /// An id that could not stand in a game file.
    #[error(
        "the id `{}` can't stand in a game file: leave control characters out",
        clip(id)
    )]
    BadId {
        /// The id of the variant.
        id: String,
    },
    /// A limit that makes no sense, or that play could exceed.
    #[error("the limit on `{}`: {reason}", clip(symbols))]
    BadLimit {
        /// The symbols of the kinds that are counted together.
        symbols: String,
        /// What is wrong, and what to do.
        reason: &'static str,
    },
    /// An option whose description makes no sense, or whose value is none of its own.
    #[error("the option `{}`: {reason}", clip(option))]
    BadOption {
        /// The id of the option.
        option: String,
        /// What is wrong, and what to do.
        reason: &'static str,
    },
    /// The start array can't be read.
    #[error("the start array: {0}")]
    Start(#[from] PlacementError),
    /// The start array is no position of the game.
    #[error("the start array is no position of the game: {0}")]
    IllegalStart(crate::position::SetupError),
    /// No start array was given.
    #[error("the variant has no start array: give it one with `start`")]
    NoStart,
    /// A rank that the board does not have.
    #[error("the promotion zone: the board has no rank {rank}")]
    UnknownRank {
        /// The rank.
        rank: u8,
    },
}
