//! Where the cells of a board lie on a picture, and where its coordinates are written.

use alloc::vec::Vec;

use crate::render::layout::{Kind, Layout};
use crate::{Color, Square, Variant};

/// The side of a cell.
pub(super) const CELL: i32 = 100;
/// The space between the field and a cell that is set beside it.
const GAP: i32 = 22;
/// The space around the board, and what coordinates take.
const MARGIN: i32 = 24;
const TEXT: i32 = 46;

/// Where files and ranks are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Coordinates {
    /// Where the middle of the file letters lies, from above.
    pub files_y: i32,
    /// Where the middle of the rank numbers lies, from the left.
    pub ranks_x: i32,
}

/// The places of all cells, in units of the picture.
pub(super) struct Grid<'a> {
    pub layout: Layout<'a>,
    /// The left edges of the columns, the upper edges of the rows.
    xs: Vec<i32>,
    ys: Vec<i32>,
    pub size: (i32, i32),
    pub coordinates: Option<Coordinates>,
}

impl<'a> Grid<'a> {
    pub fn new(variant: &'a Variant, below: Color, coordinates: bool) -> Grid<'a> {
        let layout = Layout::new(variant, below);
        let (columns, rows) = layout.size();
        let field = Field::of(&layout);
        let columns_apart = |line: u8| {
            let sides = |row| (layout.kind(line, row), layout.kind(line + 1, row));
            gap((0..rows).map(sides), coordinates && line + 1 == field.left)
        };
        let rows_apart = |line: u8| {
            let sides = |column| (layout.kind(column, line), layout.kind(column, line + 1));
            gap((0..columns).map(sides), coordinates && line == field.bottom)
        };
        let xs = edges(columns, columns_apart);
        let ys = edges(rows, rows_apart);
        let end = |edges: &[i32]| edges.last().map_or(0, |last| last + CELL + MARGIN);
        let mut grid = Grid {
            size: (end(&xs), end(&ys)),
            layout,
            xs,
            ys,
            coordinates: None,
        };
        if coordinates {
            grid.place_coordinates(&field);
        }
        grid
    }

    /// The upper left corner of a cell.
    pub fn corner(&self, column: u8, row: u8) -> (i32, i32) {
        let at = |edges: &[i32], i: u8| edges.get(usize::from(i)).copied().unwrap_or(0);
        (at(&self.xs, column), at(&self.ys, row))
    }

    /// The upper left corner of a square.
    pub fn corner_of(&self, square: Square) -> (i32, i32) {
        let (column, row) = self.layout.place(square);
        self.corner(column, row)
    }

    /// The middle of a square.
    pub fn middle_of(&self, square: Square) -> (i32, i32) {
        let (x, y) = self.corner_of(square);
        (x + CELL / 2, y + CELL / 2)
    }

    /// Letters go right below the field and numbers right beside it where the cells there
    /// are free, as in Citadel Chess, or a gap was left; else outside of everything.
    fn place_coordinates(&mut self, field: &Field) {
        let (_, rows) = self.layout.size();
        let below = self.corner(0, field.bottom).1 + CELL;
        let beside = self.corner(field.left, 0).0;
        let gap_below = self
            .ys
            .get(usize::from(field.bottom) + 1)
            .is_some_and(|&y| y > below);
        let gap_beside = field.left > 0 && self.corner(field.left - 1, 0).0 + CELL < beside;
        let free_below = field.columns.iter().all(|&column| {
            field.bottom + 1 < rows && self.layout.kind(column, field.bottom + 1) == Kind::Void
        });
        let free_beside = field
            .rows
            .iter()
            .all(|&row| field.left > 0 && self.layout.kind(field.left - 1, row) == Kind::Void);
        let files_y = if gap_below || free_below {
            below + TEXT / 2
        } else {
            let end = self.size.1 - MARGIN;
            self.size.1 += TEXT - 10;
            end + TEXT / 2
        };
        let ranks_x = if gap_beside || free_beside {
            beside - TEXT / 2 - 4
        } else {
            self.size.0 += TEXT;
            self.xs.iter_mut().for_each(|x| *x += TEXT);
            MARGIN + TEXT / 2 - 8
        };
        self.coordinates = Some(Coordinates { files_y, ranks_x });
    }
}

/// Where the field lies among the cells.
struct Field {
    left: u8,
    bottom: u8,
    /// The columns and rows that have a part of it.
    columns: Vec<u8>,
    rows: Vec<u8>,
}

impl Field {
    fn of(layout: &Layout<'_>) -> Field {
        let (columns, rows) = layout.size();
        let is_field = |column, row| layout.kind(column, row) == Kind::Field;
        let with_field = |&column: &u8| (0..rows).any(|row| is_field(column, row));
        let columns_with: Vec<u8> = (0..columns).filter(with_field).collect();
        let with_field = |&row: &u8| (0..columns).any(|column| is_field(column, row));
        let rows_with: Vec<u8> = (0..rows).filter(with_field).collect();
        Field {
            left: columns_with.first().copied().unwrap_or(0),
            bottom: rows_with.last().copied().unwrap_or(0),
            columns: columns_with,
            rows: rows_with,
        }
    }
}

/// Where columns or rows begin, given the gap after each.
fn edges(count: u8, gap_after: impl Fn(u8) -> i32) -> Vec<i32> {
    let mut at = MARGIN;
    let edge = |i: u8| {
        let here = at;
        at += CELL + if i + 1 < count { gap_after(i) } else { 0 };
        here
    };
    (0..count).map(edge).collect()
}

/// How wide the gap at a line is, with the cells on its two sides: it is one where cells are
/// set beside the field and the line cuts the field itself nowhere.
fn gap(sides: impl Iterator<Item = (Kind, Kind)> + Clone, holds_text: bool) -> i32 {
    let beside = |pair| {
        matches!(
            pair,
            (Kind::Field, Kind::Apart) | (Kind::Apart, Kind::Field)
        )
    };
    let cut = |pair| pair == (Kind::Field, Kind::Field);
    match sides.clone().any(beside) && !sides.clone().any(cut) {
        true if holds_text => TEXT + 8,
        true => GAP,
        false => 0,
    }
}
