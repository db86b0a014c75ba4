//! How a board lies before the reader: which cell is where, seen from either side.
//!
//! Text and SVG boards both begin here.

use crate::{Color, Square, SquareSet, Topology, Variant};

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
        self.board
            .cell(self.turn(column, true), self.turn(row, false))
    }

    /// The letter of a column that has squares, if there is one.
    pub fn file_letter(&self, column: u8) -> Option<char> {
        let (_, rows) = self.size();
        let letter = self.board.file_letter(self.turn(column, true));
        let used = (0..rows).any(|row| self.cell(column, row).is_some());
        Some(letter).filter(|c| used && c.is_ascii_lowercase())
    }

    /// The number of a row that has squares, if there is one.
    pub fn rank_number(&self, row: u8) -> Option<i16> {
        let (columns, _) = self.size();
        let rank = self.board.row_rank(self.turn(row, false));
        let used = (0..columns).any(|column| self.cell(column, row).is_some());
        Some(rank).filter(|&rank| used && rank > 0)
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

    /// The topology counts from the lower left of White; the reader from the upper left.
    fn turn(&self, index: u8, is_column: bool) -> u8 {
        let (columns, rows) = self.board.bounds();
        let last = if is_column { columns } else { rows } - 1;
        if (self.below == Color::White) == is_column {
            index
        } else {
            last.saturating_sub(index)
        }
    }
}
