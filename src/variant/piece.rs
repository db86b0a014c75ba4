//! Colours, kinds of piece, and pieces.

use core::fmt;
use core::ops::Not;

use crate::movement::Vector;

/// One of the two sides. White moves first, up the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Color {
    /// The side that moves first.
    White = 0,
    /// The other side; its pieces move turned by 180 degrees.
    Black = 1,
}

impl Color {
    /// Both sides, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// 0 for White, 1 for Black.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `+1` for White and `-1` for Black: the ranks of a step forward.
    #[must_use]
    pub const fn forward(self) -> i8 {
        match self {
            Color::White => 1,
            Color::Black => -1,
        }
    }

    /// A step, seen by White, as this side takes it: Black's are turned by 180 degrees.
    ///
    /// ```
    /// use shatranj::Color;
    /// assert_eq!(Color::White.turned((1, 2)), (1, 2));
    /// assert_eq!(Color::Black.turned((1, 2)), (-1, -2));
    /// ```
    #[must_use]
    pub const fn turned(self, (files, ranks): Vector) -> Vector {
        match self {
            Color::White => (files, ranks),
            Color::Black => (files.saturating_neg(), ranks.saturating_neg()),
        }
    }
}

impl Not for Color {
    type Output = Color;

    #[inline]
    fn not(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Color::White => "white",
            Color::Black => "black",
        })
    }
}

/// A kind of piece of one variant, by its number there.
///
/// What it is called and how it moves is a question for the variant:
/// [`Variant::piece`](crate::Variant::piece).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceKind(u8);

impl PieceKind {
    /// The largest number of kinds that a variant can have.
    pub const MAX: usize = 64;

    pub(crate) const fn new(index: usize) -> PieceKind {
        PieceKind((index % PieceKind::MAX) as u8)
    }

    /// The number of the kind in its variant, in the order of definition.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece: a kind and its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub kind: PieceKind,
}

impl Piece {
    /// A piece of this side and kind.
    #[must_use]
    pub const fn new(color: Color, kind: PieceKind) -> Piece {
        Piece { color, kind }
    }

    /// The piece as one byte below 128: the kind doubled, plus 1 for Black.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.kind.0 << 1 | self.color as u8
    }

    /// The inverse of [`code`](Piece::code).
    #[inline]
    pub(crate) const fn from_code(code: u8) -> Piece {
        let color = if code & 1 == 0 {
            Color::White
        } else {
            Color::Black
        };
        Piece {
            color,
            kind: PieceKind(code >> 1 & 63),
        }
    }
}
