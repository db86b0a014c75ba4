//! Pictures of boards: as text for terminals, as SVG for pages.
//!
//! Everything here uses what anyone can ask of a position and a variant, so that it draws the
//! built-in games and games of your own alike.

mod layout;
mod text;

pub use text::TextBoard;
