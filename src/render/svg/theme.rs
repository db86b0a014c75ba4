//! Colours of SVG pictures.

use core::fmt;

/// A colour, by its red, green and blue parts.
///
/// ```
/// use shatranj::render::Rgb;
/// assert_eq!(Rgb(0xc0, 0x9a, 0x68).to_string(), "#c09a68");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

const fn rgb(number: u32) -> Rgb {
    let [_, red, green, blue] = number.to_be_bytes();
    Rgb(red, green, blue)
}

/// The colours of a picture: one of the two that come with the library, or changed from one
/// of them.
///
/// ```
/// use shatranj::render::{Rgb, Theme};
/// let green = Theme { dark_square: Rgb(0x76, 0x96, 0x56), ..Theme::LIGHT };
/// let svg = shatranj::variants::kamil().start().board_svg().theme(green).to_string();
/// assert!(svg.contains("#769656"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Theme {
    /// What lies behind the board.
    pub page: Rgb,
    /// The light squares of the field.
    pub light_square: Rgb,
    /// The dark squares of the field.
    pub dark_square: Rgb,
    /// Citadels and other squares that lie apart from the field.
    pub citadel: Rgb,
    /// The lines around the field and the citadels.
    pub frame: Rgb,
    /// Coordinates and other text.
    pub text: Rgb,
    /// Text of less weight.
    pub faint_text: Rgb,
    /// The squares of the last move.
    pub last_move: Rgb,
    /// A royal in check.
    pub check: Rgb,
    /// Where a unit may go.
    pub target: Rgb,
    /// Squares marked by the caller.
    pub mark: Rgb,
    /// Arrows.
    pub arrow: Rgb,
    /// White's and Black's pieces.
    pub pieces: [PieceColors; 2],
}

/// The colours of one side's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceColors {
    /// The body.
    pub body: Rgb,
    /// The line around the body.
    pub outline: Rgb,
    /// Lines and signs on the body.
    pub detail: Rgb,
}

const WHITE: PieceColors = PieceColors {
    body: rgb(0xfdf6e3),
    outline: rgb(0x2a1c10),
    detail: rgb(0x2a1c10),
};

const BLACK: PieceColors = PieceColors {
    body: rgb(0x33271e),
    outline: rgb(0x140d08),
    detail: rgb(0xf1e2c4),
};

impl Theme {
    /// Ink on parchment.
    pub const LIGHT: Theme = Theme {
        page: rgb(0xfffdf7),
        light_square: rgb(0xead7b0),
        dark_square: rgb(0xc9a572),
        citadel: rgb(0xb7c4a1),
        frame: rgb(0x5b4228),
        text: rgb(0x3a2a1a),
        faint_text: rgb(0x7a6650),
        last_move: rgb(0xf0c419),
        check: rgb(0xc8281e),
        target: rgb(0x2c6e63),
        mark: rgb(0x7a3b8f),
        arrow: rgb(0x1f5f99),
        pieces: [WHITE, BLACK],
    };

    /// For dark pages.
    pub const DARK: Theme = Theme {
        page: rgb(0x1c1a18),
        light_square: rgb(0xb8a88c),
        dark_square: rgb(0x937f66),
        citadel: rgb(0x8c9c7a),
        frame: rgb(0xcdbb9a),
        text: rgb(0xe6dcc8),
        faint_text: rgb(0xa8997f),
        last_move: rgb(0xf2cc35),
        check: rgb(0xe0392d),
        target: rgb(0x0e4d45),
        mark: rgb(0x6d2c85),
        arrow: rgb(0x15508a),
        pieces: [WHITE, BLACK],
    };
}

impl Default for Theme {
    /// [`Theme::LIGHT`].
    fn default() -> Theme {
        Theme::LIGHT
    }
}
