//! Boards with lines: light ones in the field, heavy ones around what lies apart.

use alloc::{string::String, vec::Vec};

use super::TextBoard;
use crate::render::layout::Layout;

/// How heavy a line is: 0 for none, 1 light, 2 heavy.
type Weight = usize;

pub(super) fn lines(board: &TextBoard<'_>, layout: &Layout<'_>) -> Vec<String> {
    let (columns, rows) = layout.size();
    let edges = Edges(layout);
    let width = board.symbol_width();
    let margin = if board.coordinates {
        layout.margin() + 1
    } else {
        0
    };
    let mut lines = Vec::new();
    for row in 0..=rows {
        let mut line = " ".repeat(margin);
        for column in 0..=columns {
            line.push(edges.joint(column, row));
            if column < columns {
                let across = ["─", "━"].get(edges.above(column, row).wrapping_sub(1));
                line += &across.unwrap_or(&" ").repeat(width + 2);
            }
        }
        lines.push(line);
        if row == rows {
            break;
        }
        let mut line = String::new();
        if board.coordinates {
            line += &format!("{:>1$} ", layout.rank_text(row), margin - 1);
        }
        for column in 0..=columns {
            line.push([' ', '│', '┃'][edges.left_of(column, row)]);
            if column < columns {
                line += &board.cell(layout, layout.cell(column, row), width, 1);
            }
        }
        lines.push(line);
    }
    if board.coordinates {
        let mut line = " ".repeat(margin);
        for column in 0..columns {
            line += &format!("  {:<1$} ", layout.file_text(column), width);
        }
        lines.push(line);
    }
    lines
}

/// The lines between cells.
struct Edges<'a>(&'a Layout<'a>);

impl Edges<'_> {
    /// How heavy the outline of a cell is.
    fn outline(&self, column: Option<u8>, row: Option<u8>) -> Weight {
        let cell = column.zip(row).and_then(|(c, r)| self.0.cell(c, r));
        cell.map_or(0, |square| 1 + usize::from(self.0.is_apart(square)))
    }

    /// The line above a cell.
    fn above(&self, column: u8, row: u8) -> Weight {
        let here = self.outline(Some(column), Some(row));
        here.max(self.outline(Some(column), row.checked_sub(1)))
    }

    /// The line left of a cell.
    fn left_of(&self, column: u8, row: u8) -> Weight {
        let here = self.outline(Some(column), Some(row));
        here.max(self.outline(column.checked_sub(1), Some(row)))
    }

    /// The character where the lines at the upper left corner of a cell meet.
    fn joint(&self, column: u8, row: u8) -> char {
        let up = row
            .checked_sub(1)
            .map_or(0, |row| self.left_of(column, row));
        let left = column
            .checked_sub(1)
            .map_or(0, |column| self.above(column, row));
        let (down, right) = (self.left_of(column, row), self.above(column, row));
        JOINTS[up][down]
            .chars()
            .nth(3 * left + right)
            .unwrap_or(' ')
    }
}

/// By the weights of the lines up and down, and in each text by those to the left (rows of
/// three) and to the right.
const JOINTS: [[&str; 3]; 3] = [
    [" ╶╺╴─╼╸╾━", "╷┌┍┐┬┮┑┭┯", "╻┎┏┒┰┲┓┱┳"],
    ["╵└┕┘┴┶┙┵┷", "│├┝┤┼┾┥┽┿", "╽┟┢┧╁╆┪╅╈"],
    ["╹┖┗┚┸┺┛┹┻", "╿┞┡┦╀╄┩╃╇", "┃┠┣┨╂╊┫╉╋"],
];
