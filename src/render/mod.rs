//! Pictures of boards: as text for terminals, as SVG for pages.
//!
//! Everything here uses what anyone can ask of a position and a variant, so that it draws the
//! built-in games and games of your own alike.

mod layout;
mod svg;
mod text;

pub use svg::{PieceColors, Rgb, SvgBoard, SvgMovement, SvgSheet, Theme};
pub use text::TextBoard;

use crate::{Position, SquareSet};

/// The square of the royal that is in check, if one is.
fn checked_royal(position: &Position) -> SquareSet {
    if position.in_check() {
        position.royals(position.side_to_move())
    } else {
        SquareSet::EMPTY
    }
}
