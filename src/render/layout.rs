//! How a board lies before the reader: which cell is where, seen from either side.
//!
//! Text and SVG boards both begin here.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use crate::{Color, Square, SquareSet, Topology, Variant};

/// What a cell of the bounding rectangle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// No square.
    Void,
    /// A square of the field.
    Field,
    /// A square that lies apart from it.
    Apart,
}

/// A board seen from one side.
pub(super) struct Layout<'a> {
    board: &'a Topology,
    below: Color,
    /// The cells that do not belong to the field: citadels, and whatever lies beside the grid.
    apart: SquareSet,
}

impl<'a> Layout<'a> {
    pub fn new(variant: &'a Variant, below: Color) -> Layout<'a> {
        let board = variant.topology();
        let citadels = &variant.rules().citadels;
        let citadels = citadels.as_ref().map_or(SquareSet::EMPTY, |c| c.all());
        Layout {
            board,
            below,
            apart: citadels | (board.squares() - board.main_board()),
        }
    }

    pub fn is_apart(&self, square: Square) -> bool {
        self.apart.contains(square)
    }

    /// Columns and rows.
    pub fn size(&self) -> (u8, u8) {
        self.board.bounds()
    }

    /// The cell in a column from the left and a row from the top, as the reader counts.
    pub fn cell(&self, column: u8, row: u8) -> Option<Square> {
        self.board.cell(self.column(column)?, self.row(row)?)
    }

    pub fn kind(&self, column: u8, row: u8) -> Kind {
        match self.cell(column, row) {
            None => Kind::Void,
            Some(square) if self.is_apart(square) => Kind::Apart,
            Some(_) => Kind::Field,
        }
    }

    /// The column and row of a square, as the reader counts.
    pub fn place(&self, square: Square) -> (u8, u8) {
        let (column, row) = self.board.cell_of(square);
        // Turning twice is turning back, so the same steps serve both ways.
        let turned = self.column(column).zip(self.row(row));
        turned.unwrap_or((column, row))
    }

    /// Whether a square is a dark one of a chequered board; a1 would be.
    pub fn is_dark(&self, square: Square) -> bool {
        let (x, y) = self.board.coordinates(square);
        (x ^ y) & 1 == 0
    }

    /// The letter of a column that has squares, else nothing.
    pub fn file_text(&self, column: u8) -> String {
        let (_, rows) = self.size();
        let letter = self
            .column(column)
            .map_or(' ', |c| self.board.file_letter(c));
        let used = (0..rows).any(|row| self.cell(column, row).is_some());
        let shown = used && letter.is_ascii_lowercase();
        shown.then_some(letter).into_iter().collect()
    }

    /// The number of a row that has squares, else nothing.
    pub fn rank_text(&self, row: u8) -> String {
        let (columns, _) = self.size();
        let rank = self.row(row).map_or(0, |r| self.board.row_rank(r));
        let used = (0..columns).any(|column| self.cell(column, row).is_some());
        if used && rank > 0 {
            rank.to_string()
        } else {
            String::new()
        }
    }

    /// How many characters the longest number of a row has.
    pub fn margin(&self) -> usize {
        let (_, rows) = self.size();
        let lengths = (0..rows).map(|row| self.rank_text(row).len());
        lengths.max().unwrap_or(0)
    }

    /// The squares that are called otherwise than their column and row would have it, each
    /// with what these would have it.
    pub fn misnamed(&self) -> Vec<(String, &'a str)> {
        let squares = self.board.squares();
        let names = squares.iter().map(|square| {
            let (column, row) = self.board.cell_of(square);
            let letter = self.board.file_letter(column);
            (
                format!("{letter}{}", self.board.row_rank(row)),
                self.board.name(square),
            )
        });
        names.filter(|(place, name)| place != name).collect()
    }

    /// The topology counts from White's lower left; the reader from the upper left.
    fn column(&self, column: u8) -> Option<u8> {
        match self.below {
            Color::White => Some(column),
            Color::Black => (self.size().0 - 1).checked_sub(column),
        }
    }

    fn row(&self, row: u8) -> Option<u8> {
        match self.below {
            Color::White => (self.size().1 - 1).checked_sub(row),
            Color::Black => Some(row),
        }
    }
}
