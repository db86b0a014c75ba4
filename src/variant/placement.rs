//! The board field of a FEN: which piece stands where, as text.
//!
//! Rows from the highest rank down, `/` between them; in a row a unit's symbol, a number of
//! empty squares, `*` for a void. It lives here, and not with the rest of the notation,
//! because the start array of a variant is written in it.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use thiserror::Error;

use super::definition::PieceDef;
use crate::{Color, Piece, PieceKind, Square, Topology};

/// What is wrong with the board field of a FEN. Offsets count bytes from the start of the
/// text; ranks are those of the board, from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PlacementError {
    /// A symbol that no unit of the variant has.
    #[error("rank {rank}, byte {offset}: no unit has the symbol `{symbol}`")]
    UnknownSymbol {
        /// The symbol as written.
        symbol: String,
        /// The rank it is on.
        rank: i16,
        /// Where it begins.
        offset: usize,
    },
    /// A character that has no meaning in a row.
    #[error("rank {rank}, byte {offset}: {found:?} has no meaning here")]
    UnexpectedCharacter {
        /// The character.
        found: char,
        /// The rank it is on.
        rank: i16,
        /// Where it is.
        offset: usize,
    },
    /// A run of no squares, or one with a leading zero.
    #[error("rank {rank}, byte {offset}: a run of empty squares can't begin with 0")]
    ZeroRun {
        /// The rank it is on.
        rank: i16,
        /// Where it begins.
        offset: usize,
    },
    /// A unit where the board has no square.
    #[error("rank {rank}, byte {offset}: there is no square here, a unit can't stand on a void")]
    UnitOnVoid {
        /// The rank it is on.
        rank: i16,
        /// Where the unit is written.
        offset: usize,
    },
    /// A `*` where the board has a square.
    #[error("rank {rank}, byte {offset}: `*` stands for a void, but {square} is a square")]
    VoidOnSquare {
        /// The square.
        square: String,
        /// The rank it is on.
        rank: i16,
        /// Where the `*` is written.
        offset: usize,
    },
    /// A row with too few cells.
    #[error("rank {rank}, byte {offset}: the row ends after {cells} cells, it needs {expected}")]
    RowTooShort {
        /// The rank.
        rank: i16,
        /// Where the row ends.
        offset: usize,
        /// How many cells it has.
        cells: usize,
        /// How many it must have, voids included.
        expected: usize,
    },
    /// A row with too many cells.
    #[error("rank {rank}, byte {offset}: the row goes on past its {expected} cells")]
    RowTooLong {
        /// The rank.
        rank: i16,
        /// Where the row becomes too long.
        offset: usize,
        /// How many cells it must have, voids included.
        expected: usize,
    },
    /// Fewer rows than the board has.
    #[error(
        "the board ends after {rows} rows at byte {offset}, above rank {rank}; it needs {expected}"
    )]
    TooFewRows {
        /// How many rows there are.
        rows: usize,
        /// How many there must be.
        expected: usize,
        /// The highest rank that is missing its row.
        rank: i16,
        /// Where the text ends.
        offset: usize,
    },
    /// More rows than the board has.
    #[error("byte {offset}: there is another row below rank {rank}, the last of {expected}")]
    TooManyRows {
        /// How many rows there must be.
        expected: usize,
        /// The last rank of the board.
        rank: i16,
        /// Where the row too many begins.
        offset: usize,
    },
}

impl PlacementError {
    /// The byte of the text where the fault is.
    ///
    /// ```
    /// use shatranj::Variant;
    /// use shatranj::variant::TextErrorKind;
    /// let text = "[game]\nid = x\n[board]\nsize = 3x3\n[pieces]\nK = King | K | royal\n\
    ///             [start]\nfen = 2k/3/K3\n";
    /// let error = Variant::from_text(text).unwrap_err();
    /// assert!(matches!(error.kind(), TextErrorKind::Start(fault) if fault.offset() == 6));
    /// ```
    #[must_use]
    pub const fn offset(&self) -> usize {
        use PlacementError as Error;
        match self {
            Error::UnknownSymbol { offset, .. }
            | Error::UnexpectedCharacter { offset, .. }
            | Error::ZeroRun { offset, .. }
            | Error::UnitOnVoid { offset, .. }
            | Error::VoidOnSquare { offset, .. }
            | Error::RowTooShort { offset, .. }
            | Error::RowTooLong { offset, .. }
            | Error::TooFewRows { offset, .. }
            | Error::TooManyRows { offset, .. } => *offset,
        }
    }
}

/// Reads the board field into a list of pieces.
pub(crate) fn parse(
    text: &str,
    board: &Topology,
    pieces: &[PieceDef],
) -> Result<Vec<(Square, Piece)>, PlacementError> {
    Reader {
        text,
        offset: 0,
        row: board.bounds().1 - 1,
        column: 0,
        board,
        pieces,
    }
    .read()
}

struct Reader<'a> {
    text: &'a str,
    offset: usize,
    /// The row of the bounds, counted from the bottom.
    row: u8,
    /// The cell of the row that is read next.
    column: usize,
    board: &'a Topology,
    pieces: &'a [PieceDef],
}

impl Reader<'_> {
    fn rank(&self) -> i16 {
        self.board.row_rank(self.row)
    }

    fn width(&self) -> usize {
        usize::from(self.board.bounds().0)
    }

    fn read(mut self) -> Result<Vec<(Square, Piece)>, PlacementError> {
        let mut placed = Vec::new();
        while let Some(found) = self.text[self.offset..].chars().next() {
            match found {
                '/' => self.next_row()?,
                '0' => {
                    return Err(PlacementError::ZeroRun {
                        rank: self.rank(),
                        offset: self.offset,
                    });
                }
                '1'..='9' => self.run()?,
                '*' => self.void()?,
                _ if found.is_ascii_alphabetic() => placed.push(self.unit()?),
                _ => {
                    let (rank, offset) = (self.rank(), self.offset);
                    return Err(PlacementError::UnexpectedCharacter {
                        found,
                        rank,
                        offset,
                    });
                }
            }
        }
        self.end_of_row()?;
        if self.row > 0 {
            let expected = usize::from(self.board.bounds().1);
            return Err(PlacementError::TooFewRows {
                rows: expected - usize::from(self.row),
                expected,
                rank: self.board.row_rank(self.row - 1),
                offset: self.offset,
            });
        }
        Ok(placed)
    }

    fn end_of_row(&self) -> Result<(), PlacementError> {
        if self.column == self.width() {
            return Ok(());
        }
        Err(PlacementError::RowTooShort {
            rank: self.rank(),
            offset: self.offset,
            cells: self.column,
            expected: self.width(),
        })
    }

    fn next_row(&mut self) -> Result<(), PlacementError> {
        self.end_of_row()?;
        if self.row == 0 {
            return Err(PlacementError::TooManyRows {
                expected: usize::from(self.board.bounds().1),
                rank: self.rank(),
                offset: self.offset,
            });
        }
        self.row -= 1;
        self.column = 0;
        self.offset += 1;
        Ok(())
    }

    /// The cell that comes next, if the row has one left.
    fn cell(&self) -> Result<Option<Square>, PlacementError> {
        if self.column < self.width() {
            return Ok(self.board.cell(self.column as u8, self.row));
        }
        Err(PlacementError::RowTooLong {
            rank: self.rank(),
            offset: self.offset,
            expected: self.width(),
        })
    }

    /// A number of empty squares; it is read whole, and may cover voids.
    fn run(&mut self) -> Result<(), PlacementError> {
        let digits = self.text[self.offset..]
            .bytes()
            .take_while(u8::is_ascii_digit)
            .count();
        let run = self.text[self.offset..self.offset + digits]
            .parse::<usize>()
            .unwrap_or(usize::MAX);
        if run > self.width() - self.column.min(self.width()) {
            return Err(PlacementError::RowTooLong {
                rank: self.rank(),
                offset: self.offset,
                expected: self.width(),
            });
        }
        self.column += run;
        self.offset += digits;
        Ok(())
    }

    fn void(&mut self) -> Result<(), PlacementError> {
        if let Some(square) = self.cell()? {
            return Err(PlacementError::VoidOnSquare {
                square: self.board.name(square).into(),
                rank: self.rank(),
                offset: self.offset,
            });
        }
        self.column += 1;
        self.offset += 1;
        Ok(())
    }

    fn unit(&mut self) -> Result<(Square, Piece), PlacementError> {
        let rest = &self.text[self.offset..];
        let length = if rest[1..].starts_with(['\'', '!']) {
            2
        } else {
            1
        };
        let symbol = &rest[..length];
        let (rank, offset) = (self.rank(), self.offset);
        let piece =
            piece_of_symbol(symbol, self.pieces).ok_or_else(|| PlacementError::UnknownSymbol {
                symbol: symbol.into(),
                rank,
                offset,
            })?;
        let square = self
            .cell()?
            .ok_or(PlacementError::UnitOnVoid { rank, offset })?;
        self.column += 1;
        self.offset += length;
        Ok((square, piece))
    }
}

/// The piece with this symbol: upper case White, lower case Black.
pub(crate) fn piece_of_symbol(symbol: &str, pieces: &[PieceDef]) -> Option<Piece> {
    let upper = symbol.to_ascii_uppercase();
    let color = if upper == symbol {
        Color::White
    } else {
        Color::Black
    };
    let kind = pieces.iter().position(|p| p.symbol == upper)?;
    Some(Piece::new(color, PieceKind::new(kind)))
}

/// Writes the board field: every void as `*`, the longest possible runs.
pub(crate) fn print(
    board: &Topology,
    mut symbol_on: impl FnMut(Square) -> Option<String>,
) -> String {
    let (width, height) = board.bounds();
    let mut out = String::new();
    for row in (0..height).rev() {
        let mut run = 0;
        for column in 0..width {
            let text = match board.cell(column, row) {
                None => "*".into(),
                Some(square) => match symbol_on(square) {
                    Some(symbol) => symbol,
                    None => {
                        run += 1;
                        continue;
                    }
                },
            };
            flush_run(&mut run, &mut out);
            out.push_str(&text);
        }
        flush_run(&mut run, &mut out);
        if row > 0 {
            out.push('/');
        }
    }
    out
}

fn flush_run(run: &mut u8, out: &mut String) {
    if *run > 0 {
        out.push_str(&run.to_string());
        *run = 0;
    }
}
