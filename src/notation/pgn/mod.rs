//! Game files: PGN, with tags for the variant, its options and its set-up.
//!
//! [`PgnReader`] reads games one after the other from any stream, whatever its length;
//! [`PgnGame`] is one game with its tags, comments and variations; [`PgnGame::write`] and
//! `Display` write it. `lexer` cuts the stream into tokens, `header` makes a variant and a
//! start of the tags, `reader` reads game after game, `draft` puts one together; `tree` holds
//! the moves, `record` the game, `writer` writes it, `spot` counts lines and columns, `error`
//! says what is wrong with a file.

mod draft;
mod error;
mod header;
mod lexer;
mod reader;
mod record;
mod spot;
mod tree;
mod writer;

pub use error::{PgnError, PgnErrorKind, PgnLimit};
pub use reader::{PgnLimits, PgnReader};
pub use record::{PgnGame, TagError};
pub use tree::{MoveTree, NodeId, TreeMove};
