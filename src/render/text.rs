//! Boards as text, and `Display` for positions.

use std::fmt;

use super::layout::Layout;
use crate::{Color, Position, Square};

/// A board as text, made by [`Position::board_text`]; print it with `{}`.
///
/// Voids are blank, squares apart from the field (citadels, cells beside the grid) stand in
/// brackets, and symbols of two characters keep every column in line.
///
/// ```
/// use shatranj::variants;
/// let position = variants::citadel().start();
/// assert_eq!(
///     position.board_text().to_string(),
///     "12 [ . ]                     [ . ]
/// 11       r n d e k g d e n r
/// 10       p p p p p p p p p p
///  9       . . . . . . . . . .
///  8       . . . . . . . . . .
///  7       . . . . . . . . . .
///  6       . . . . . . . . . .
///  5       . . . . . . . . . .
///  4       . . . . . . . . . .
///  3       P P P P P P P P P P
///  2       R N D E K G D E N R
///  1 [ . ]                     [ . ]
///      a   b c d e f g h i j k   l
/// "
/// );
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct TextBoard<'a> {
    position: &'a Position,
    below: Color,
    coordinates: bool,
}

impl Position {
    /// The board as text, White below; the options of [`TextBoard`] change what is shown.
    pub fn board_text(&self) -> TextBoard<'_> {
        TextBoard {
            position: self,
            below: Color::White,
            coordinates: true,
        }
    }

    /// Who is to move and, in a game that has one-time rights, who still has them.
    fn status(&self) -> String {
        let to_move = match self.side_to_move() {
            Color::White => "White to move",
            Color::Black => "Black to move",
        };
        if self.variant().rules().exchange.is_none() {
            return to_move.into();
        }
        let holders = match Color::ALL.map(|color| self.right(color)) {
            [true, true] => "White, Black",
            [true, false] => "White",
            [false, true] => "Black",
            [false, false] => "nobody",
        };
        format!("{to_move}; may still exchange: {holders}")
    }
}

impl fmt::Display for Position {
    /// The board with coordinates, White below, then a line with the side to move and the
    /// one-time rights if the game has any.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}{}", self.board_text(), self.status())
    }
}

impl TextBoard<'_> {
    /// The side that is shown below.
    pub fn below(mut self, color: Color) -> Self {
        self.below = color;
        self
    }

    /// Whether files and ranks are named; they are unless one says otherwise.
    pub fn coordinates(mut self, shown: bool) -> Self {
        self.coordinates = shown;
        self
    }

    fn symbol(&self, square: Square) -> String {
        let piece = self.position.piece_at(square);
        piece.map_or(".".into(), |piece| self.position.variant().symbol(piece))
    }
}

impl fmt::Display for TextBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let layout = Layout::new(self.position.variant(), self.below);
        let (columns, rows) = layout.size();
        let apart = |column: u8, row: u8| {
            let cell = layout.cell(column, row);
            cell.is_some_and(|square| layout.is_apart(square))
        };
        let pieces = self.position.variant().pieces();
        let width = pieces.map(|(_, p)| p.symbol.len()).max().unwrap_or(1);
        let numbers = (0..rows).filter_map(|row| layout.rank_number(row));
        let margin = numbers.map(|n| n.to_string().len()).max().unwrap_or(0);

        let left_apart = |i: u8, row| i > 0 && apart(i - 1, row);
        let right_apart = |i: u8, row| i < columns && apart(i, row);
        let fenced = |i: u8| (0..rows).any(|row| left_apart(i, row) || right_apart(i, row));
        let fence = |i: u8, row: u8| match (left_apart(i, row), right_apart(i, row)) {
            _ if !fenced(i) => "",
            (false, false) => "  ",
            (false, true) => " [",
            (true, false) if width == 1 => " ]",
            (true, false) => "] ",
            (true, true) if width == 1 => " |",
            (true, true) => "| ",
        };
        for row in 0..rows {
            let mut line = String::new();
            if self.coordinates {
                let number = layout
                    .rank_number(row)
                    .map_or(String::new(), |n| n.to_string());
                line += &format!("{number:>margin$}");
            }
            for column in 0..columns {
                let cell = layout.cell(column, row);
                let symbol = cell.map_or(String::new(), |square| self.symbol(square));
                line += &format!("{} {symbol:<width$}", fence(column, row));
            }
            line += fence(columns, row);
            writeln!(f, "{}", line.trim_end())?;
        }
        if self.coordinates {
            let mut line = " ".repeat(margin);
            for column in 0..columns {
                let gap = if fenced(column) { "  " } else { "" };
                let letter = layout.file_letter(column).unwrap_or(' ');
                line += &format!("{gap} {letter:<width$}");
            }
            writeln!(f, "{}", line.trim_end())?;
            for (place, name) in layout.misnamed() {
                writeln!(f, "{place} is named {name}")?;
            }
        }
        Ok(())
    }
}
