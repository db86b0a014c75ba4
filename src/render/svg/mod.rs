//! Pictures as SVG: boards, movements, rule sheets, single pieces.
//!
//! The documents need nothing beside them, can be put into a page as they are, and are well
//! formed whatever names a variant brings.

mod board;
mod drawings;
mod flow;
mod glyphs;
mod grid;
mod legend;
mod movement;
mod scene;
mod sheet;
mod theme;
mod walk;
mod words;
mod wrap;
mod xml;

pub use board::SvgBoard;
pub use movement::SvgMovement;
pub use sheet::SvgSheet;
pub use theme::{PieceColors, Rgb, Theme};

use alloc::string::String;

use crate::{Piece, Variant};
use xml::{Attribute, Xml};

/// The letters of coordinates and texts: whatever book face there is.
const FONT: &str = "Georgia, 'Times New Roman', 'DejaVu Serif', serif";

/// Begins a document with a title and of so many units, of which a cell has [`grid::CELL`], and
/// paints its ground.
fn document(title: &str, (width, height): (i32, i32), cell: u16, ground: Rgb) -> Xml {
    let pixels = |units: i32| (i64::from(units) * i64::from(cell)) / i64::from(grid::CELL);
    let mut xml = Xml::default();
    xml.open(
        "svg",
        &[
            ("xmlns", &"http://www.w3.org/2000/svg"),
            ("viewBox", &format!("0 0 {width} {height}")),
            ("width", &pixels(width).max(1)),
            ("height", &pixels(height).max(1)),
        ],
    );
    xml.text("title", &[], title);
    let all: [Attribute<'_>; 3] = [("width", &width), ("height", &height), ("fill", &ground)];
    xml.leaf("rect", &all);
    xml
}

impl Variant {
    /// The picture of one piece as a document of its own, for palettes and legends.
    ///
    /// ```
    /// use shatranj::{Color, Piece, render::Theme, variants};
    /// let game = variants::tamerlane();
    /// let zurafa = Piece::new(Color::White, game.kind("Z").unwrap());
    /// let svg = game.piece_svg(zurafa, &Theme::LIGHT);
    /// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    /// assert!(svg.contains("<title>white Zurafa</title>"));
    /// ```
    #[must_use]
    pub fn piece_svg(&self, piece: Piece, theme: &Theme) -> String {
        let mut xml = Xml::default();
        xml.open(
            "svg",
            &[
                ("xmlns", &"http://www.w3.org/2000/svg"),
                ("viewBox", &"0 0 100 100"),
            ],
        );
        let name = &self.piece(piece.kind).name;
        xml.text("title", &[], &format!("{} {name}", piece.color));
        if let Some(glyph) = glyphs::glyphs(self).get(piece.kind.index()) {
            glyph.paint(&mut xml, theme.pieces[piece.color.index()]);
        }
        xml.finish()
    }
}
