//! Boards in ASCII: rows of cells, brackets around what lies apart from the field.

use alloc::{string::String, vec::Vec};

use super::TextBoard;
use crate::render::layout::Layout;

pub(super) fn lines(board: &TextBoard<'_>, layout: &Layout<'_>) -> Vec<String> {
    let (columns, rows) = layout.size();
    let fences = Fences {
        layout,
        narrow: board.symbol_width() == 1,
    };
    let width = board.symbol_width();
    let margin = layout.margin();
    let mut lines = Vec::new();
    for row in 0..rows {
        let mut line = String::new();
        if board.coordinates {
            line += &format!("{:>margin$} ", layout.rank_text(row));
        }
        for column in 0..columns {
            line += fences.between(column, row);
            line += &board.cell(layout, layout.cell(column, row), width, 0);
        }
        line += fences.between(columns, row);
        lines.push(line);
    }
    if board.coordinates {
        let mut line = " ".repeat(margin + 1);
        for column in 0..columns {
            let gap = if fences.any(column) { "  " } else { "" };
            line += &format!("{gap} {:<width$}", layout.file_text(column));
        }
        lines.push(line);
    }
    lines
}

/// The brackets around cells that lie apart. Where a column has one, all rows are wider.
struct Fences<'a> {
    layout: &'a Layout<'a>,
    /// Whether symbols have one character, so that a closing bracket needs a gap.
    narrow: bool,
}

impl Fences<'_> {
    fn apart(&self, column: u8, row: u8) -> bool {
        let cell = self.layout.cell(column, row);
        cell.is_some_and(|square| self.layout.is_apart(square))
    }

    /// Whether the cells to the left and to the right of a column's left edge lie apart.
    fn sides(&self, column: u8, row: u8) -> (bool, bool) {
        let left = column.checked_sub(1).is_some_and(|c| self.apart(c, row));
        (left, self.apart(column, row))
    }

    fn any(&self, column: u8) -> bool {
        let (_, rows) = self.layout.size();
        (0..rows).any(|row| self.sides(column, row) != (false, false))
    }

    /// What stands at the left edge of a cell.
    fn between(&self, column: u8, row: u8) -> &'static str {
        match self.sides(column, row) {
            (false, false) if self.any(column) => "  ",
            (false, false) => "",
            (false, true) => " [",
            (true, false) if self.narrow => " ]",
            (true, false) => "] ",
            (true, true) if self.narrow => " |",
            (true, true) => "| ",
        }
    }
}
