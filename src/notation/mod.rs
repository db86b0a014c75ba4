//! What people and programs read and type: FEN, moves as text (two squares or SAN), game files
//! (PGN), perft suites (EPD).
//!
//! Everything here is a reader or a writer of text around the public face of
//! [`Variant`](crate::Variant) and [`Position`](crate::Position).
//!
//! | text | read by | written by |
//! |---|---|---|
//! | FEN | [`Variant::position`](crate::Variant::position), [`setup`](crate::Variant::setup) | [`Position::fen`](crate::Position::fen) |
//! | two squares, `a9a10` | [`Position::parse_move`](crate::Position::parse_move), [`ParseIn`] | [`Position::move_text`](crate::Position::move_text) |
//! | SAN, `bxc10=R` | [`Position::parse_san`](crate::Position::parse_san), [`play_text`](crate::Position::play_text) | [`Position::san`](crate::Position::san) |
//! | PGN | [`PgnReader`] | [`PgnGame::write`], its `Display` |
//! | suites of counts | [`Suite::parse`] | |
//!
//! # FEN
//!
//! Six fields, of which the last four may be left out from the right.
//!
//! | field | meaning |
//! |---|---|
//! | board | rows from the highest rank down, divided by `/`, cells beside the board included; a letter, perhaps with `'` or `!` after it, is a unit, capitals White's; a number is a run of empty squares; `*` is no square |
//! | side to move | `w` or `b` |
//! | rights | `X` and `x`: White, Black may still exchange (Tamerlane Chess); `-` for none |
//! | en passant | always `-` |
//! | halfmove | plies since the last capture or pawn move |
//! | fullmove | the number of the move, from 1 |
//!
//! # SAN
//!
//! | text | move |
//! |---|---|
//! | `Nc3` `Rxa7` | a unit moves, a unit captures |
//! | `Nbc3` `N1c3` `Nb1c3` | one of several that could go there: by file, rank, or both |
//! | `b4` `bxc5` | a pawn of any kind moves, captures |
//! | `b10=R` `b10=M` | a pawn becomes a Rukh; a pawn of pawns is crowned |
//! | `b10=-` | a pawn vanishes |
//! | `b10=P!` | a pawn of pawns ends its second journey and is set on its home square |
//! | `b10` | a pawn of pawns comes to rest |
//! | `P@e5` `P'@f3` | a resting pawn of pawns is relocated, is transferred |
//! | `K~e2` | the royal changes places with the unit on e2 |
//! | `+` `#` `^` `=` | at the end: check, checkmate, stalemate, a draw by entering a citadel |
//!
//! On input the two squares do as well, `e2e3` or `e2-e3`, and more: see
//! [`Position::parse_san`](crate::Position::parse_san).
//!
//! # PGN
//!
//! Needs the feature `std`. The usual form. The tag `Variant` names the game, `VariantOptions` what is not the default
//! (`array=Feminine exchange_when=Never`), `SetUp` and `FEN` another start, `Termination` the
//! reason of the end. Comments, variations, annotations and `%` lines are read; moves may be SAN
//! or two squares. Numbers of moves are skipped, right or wrong.

mod coordinate;
mod epd;
mod fen;
mod fen_error;
mod move_error;
#[cfg(feature = "std")]
mod pgn;
mod result;
mod san;
mod square;

pub use coordinate::{MoveText, ParseIn};
pub use epd::{MAX_SUITE_DEPTH, Suite, SuiteEntry, SuiteError};
pub use fen_error::{FenError, FenField};
pub use move_error::MoveParseError;
#[cfg(feature = "std")]
pub use pgn::{
    MoveTree, NodeId, PgnError, PgnErrorKind, PgnGame, PgnLimit, PgnLimits, PgnReader, TagError,
    TreeMove,
};
pub use result::GameResult;
pub(crate) use result::is_decision;
pub use san::SanError;
pub use square::SquareError;
