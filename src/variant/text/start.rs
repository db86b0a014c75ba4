//! The start array, drawn rank by rank or as the first field of a FEN.
//!
//! In a drawn rank white space counts for nothing, `.` is an empty square, a number so many
//! of them, `*` a void; a rank that is not drawn is empty.

use alloc::{
    collections::BTreeMap,
    string::{String, ToString},
    vec::Vec,
};

use super::document::Section;
use super::error::{Fault, RowFault, TextErrorKind, clip};
use super::slice::Slice;
use crate::variant::{Variant, symbol_of};
use crate::{Color, Piece, PieceKind, Topology};

/// The start array as the first field of a FEN, and where each of its rows is drawn.
pub(super) struct Start<'a> {
    pub placement: String,
    /// By row of the bounds, from the bottom.
    pub rows: BTreeMap<u8, Slice<'a>>,
    pub fen: Option<Slice<'a>>,
}

/// Reads the section.
pub(super) fn read<'a>(
    section: &Section<'a>,
    board: &Topology,
    symbols: &[&str],
) -> Result<Start<'a>, Fault> {
    if let Some(fen) = section.find("fen") {
        if let Some(other) = section.entries.iter().find(|entry| entry.key.text != "fen") {
            return Err(Fault::new(TextErrorKind::TwoStarts, other.key));
        }
        if fen.words().count() > 1 {
            let found = clip(fen.text);
            let form = "the first field of a FEN alone: White always moves first";
            return Err(Fault::new(TextErrorKind::BadForm { found, form }, fen));
        }
        return Ok(Start {
            placement: fen.text.into(),
            rows: BTreeMap::new(),
            fen: Some(fen),
        });
    }
    let height = board.bounds().1;
    let mut rows = BTreeMap::new();
    for entry in &section.entries {
        let rank = entry.key.text.parse::<i16>().ok();
        let row = (0..height).find(|&row| Some(board.row_rank(row)) == rank);
        let Some(row) = row.filter(|row| entry.key.text == board.row_rank(*row).to_string()) else {
            let kind = TextErrorKind::UnknownRank {
                rank: clip(entry.key.text),
                lowest: board.row_rank(0),
                highest: board.row_rank(height - 1),
            };
            return Err(Fault::new(kind, entry.key));
        };
        rows.insert(row, entry.value);
    }
    let mut texts = Vec::new();
    for row in (0..height).rev() {
        texts.push(match rows.get(&row) {
            Some(&drawn) => Row::read(drawn, row, board, symbols)?,
            None => empty_row(row, board),
        });
    }
    Ok(Start {
        placement: texts.join("/"),
        rows,
        fen: None,
    })
}

fn empty_row(row: u8, board: &Topology) -> String {
    let cells = (0..board.bounds().0).map(|column| match board.cell(column, row) {
        Some(_) => Cell::Empty,
        None => Cell::Void,
    });
    written(cells)
}

/// What stands in one cell of a row.
enum Cell<'a> {
    Empty,
    Void,
    Unit(&'a str),
}

/// Writes cells as a row of a FEN.
fn written<'a>(cells: impl IntoIterator<Item = Cell<'a>>) -> String {
    let (mut text, mut run) = (String::new(), 0);
    for cell in cells {
        let symbol = match cell {
            Cell::Empty => {
                run += 1;
                continue;
            }
            Cell::Void => "*",
            Cell::Unit(symbol) => symbol,
        };
        if run > 0 {
            text += &run.to_string();
            run = 0;
        }
        text += symbol;
    }
    if run > 0 {
        text += &run.to_string();
    }
    text
}

/// A drawn row while it is read.
struct Row<'a, 'b> {
    drawn: Slice<'a>,
    row: u8,
    board: &'b Topology,
    cells: Vec<Cell<'a>>,
}

impl<'a> Row<'a, '_> {
    fn read(
        drawn: Slice<'a>,
        row: u8,
        board: &Topology,
        symbols: &[&str],
    ) -> Result<String, Fault> {
        let mut reader = Row {
            drawn,
            row,
            board,
            cells: Vec::new(),
        };
        let mut at = 0;
        while let Some(c) = drawn.text[at..].chars().next() {
            at = reader.token(at, c, symbols)?;
        }
        let (cells, expected) = (reader.cells.len(), usize::from(board.bounds().0));
        if cells < expected {
            let fault = RowFault::TooShort { cells, expected };
            return Err(Fault::new(TextErrorKind::BadRow(fault), drawn.end()));
        }
        Ok(written(reader.cells))
    }

    /// Reads what begins at a byte; gives where the rest begins.
    fn token(&mut self, at: usize, c: char, symbols: &[&str]) -> Result<usize, Fault> {
        let rest = &self.drawn.text[at..];
        match c {
            ' ' | '\t' => Ok(at + 1),
            '.' => {
                self.push(Cell::Empty, at..at + 1)?;
                Ok(at + 1)
            }
            '*' => {
                self.push(Cell::Void, at..at + 1)?;
                Ok(at + 1)
            }
            '0' => Err(self.fault(RowFault::ZeroRun, at..at + 1)),
            '1'..='9' => {
                let end = at + rest.bytes().take_while(u8::is_ascii_digit).count();
                // A number that is too large for anything is too long for the row.
                let run = self.drawn.text[at..end].parse::<u8>().unwrap_or(u8::MAX);
                for _ in 0..run {
                    self.push(Cell::Empty, at..end)?;
                }
                Ok(end)
            }
            'a'..='z' | 'A'..='Z' => {
                let suffix = usize::from(rest[1..].starts_with(['\'', '!']));
                let end = at + 1 + suffix;
                let symbol = &self.drawn.text[at..end];
                if !symbols.contains(&symbol.to_ascii_uppercase().as_str()) {
                    return Err(self.fault(RowFault::UnknownSymbol(symbol.into()), at..end));
                }
                self.push(Cell::Unit(symbol), at..end)?;
                Ok(end)
            }
            c => Err(self.fault(RowFault::UnexpectedCharacter(c), at..at + c.len_utf8())),
        }
    }

    fn push(&mut self, cell: Cell<'a>, at: core::ops::Range<usize>) -> Result<(), Fault> {
        let expected = self.board.bounds().0;
        let column = self.cells.len();
        if column >= usize::from(expected) {
            let fault = RowFault::TooLong {
                expected: expected.into(),
            };
            return Err(self.fault(fault, at));
        }
        let fault = match (self.board.cell(column as u8, self.row), &cell) {
            (None, Cell::Empty) => RowFault::EmptyOnVoid,
            (None, Cell::Unit(_)) => RowFault::UnitOnVoid,
            (Some(square), Cell::Void) => RowFault::VoidOnSquare {
                square: self.board.name(square).into(),
            },
            _ => {
                self.cells.push(cell);
                return Ok(());
            }
        };
        Err(self.fault(fault, at))
    }

    fn fault(&self, fault: RowFault, at: core::ops::Range<usize>) -> Fault {
        Fault::new(TextErrorKind::BadRow(fault), self.drawn.part(at))
    }
}

/// Draws the start of a variant: a rank and its row a line, the highest first.
pub(super) fn draw(variant: &Variant) -> Vec<(String, String)> {
    let board = variant.topology();
    let pieces = &variant.definition().pieces;
    let setup = variant.start().setup();
    let units = Color::ALL.iter().flat_map(|&color| {
        (0..pieces.len()).map(move |kind| Piece::new(color, PieceKind::new(kind)))
    });
    let longest = units.map(|unit| symbol_of(pieces, unit).len()).max();
    let cell = |column, row| match board.cell(column, row) {
        None => "*".into(),
        Some(square) => match setup.get(square) {
            Some(piece) => symbol_of(pieces, piece),
            None => ".".into(),
        },
    };
    let (width, height) = board.bounds();
    let row = |row| {
        let cells =
            (0..width).map(|column| format!("{:<1$}", cell(column, row), longest.unwrap_or(1)));
        cells.collect::<Vec<_>>().join(" ").trim_end().to_string()
    };
    let ranks: Vec<String> = (0..height)
        .map(|row| board.row_rank(row).to_string())
        .collect();
    let digits = ranks.iter().map(String::len).max().unwrap_or(1);
    let rank = |row: u8| format!("{:>digits$}", ranks[usize::from(row)]);
    (0..height).rev().map(|r| (rank(r), row(r))).collect()
}
