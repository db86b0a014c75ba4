//! Pictures of boards: as text for terminals, as SVG for pages.
//!
//! Everything here uses what anyone can ask of a position and a variant, so that it draws the
//! built-in games and games of your own alike:
//!
//! - [`Position::board_text`] and `Display` for positions: text boards ([`TextBoard`]),
//! - [`Position::board_svg`]: boards as SVG ([`SvgBoard`]),
//! - [`Variant::movement_svg`]: where a piece can go ([`SvgMovement`]),
//! - [`Variant::sheet_svg`]: the rules on one page ([`SvgSheet`]),
//! - [`Variant::piece_svg`]: one piece.
//!
//! [`Variant::movement_svg`]: crate::Variant::movement_svg
//! [`Variant::sheet_svg`]: crate::Variant::sheet_svg
//! [`Variant::piece_svg`]: crate::Variant::piece_svg

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
