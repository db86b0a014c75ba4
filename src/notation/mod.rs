//! What people and programs read and type: FEN, moves as text (two squares or SAN), game files
//! (PGN), perft suites (EPD).
//!
//! Everything here is a reader or a writer of text around the public face of
//! [`Variant`](crate::Variant) and [`Position`](crate::Position).

mod coordinate;
mod epd;
mod fen;
mod fen_error;
mod move_error;
mod pgn;
mod san;

pub use coordinate::{MoveText, ParseIn};
pub use epd::{MAX_SUITE_DEPTH, Suite, SuiteEntry, SuiteError};
pub use fen_error::{FenError, FenField};
pub use move_error::MoveParseError;
pub(crate) use pgn::is_decision;
pub use pgn::{
    GameResult, MoveTree, NodeId, PgnError, PgnErrorKind, PgnGame, PgnLimit, PgnLimits, PgnReader,
    TagError, TreeMove,
};
pub use san::SanError;

/// The most characters of a wrong text that an error repeats.
const CLIP: usize = 24;

/// The text itself, or its beginning and `...` where it is too long to repeat.
fn clip(text: &str) -> String {
    match text.char_indices().nth(CLIP) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.into(),
    }
}
