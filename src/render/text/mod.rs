//! Boards as text, and `Display` for positions.
//!
//! What a cell says is decided here; [`plain`] and [`frame`] only lay cells out.

mod ansi;
mod frame;
mod plain;

use alloc::{string::String, vec::Vec};
use core::fmt;

use super::checked_royal;
use super::layout::Layout;
use crate::{Color, Move, Position, Square, SquareSet};
use ansi::Tint;

/// A board as text, made by [`Position::board_text`]; print it with `{}`.
///
/// Voids are blank, squares apart from the field (citadels, cells beside the grid) stand in
/// brackets or heavy frames, and symbols of two characters keep every column in line. Marks
/// are shown by the character before the symbol, so that they need no colour:
///
/// | plain | Unicode | what it marks |
/// |---|---|---|
/// | `>` | `›` | where the last move began and ended |
/// | `+` | `+` | a royal in check |
/// | `*` | `•`, `×` | a target: an empty square, a unit that is there |
///
/// ```
/// use shatranj::{Move, variants};
/// let game = variants::citadel();
/// let square = |name| game.topology().square(name).unwrap();
/// let mut position = game.start();
/// let m = Move::new(square("e3"), square("e4"));
/// position.play(m)?;
/// let knight = square("j11");
/// let board = position.board_text().last_move(m).targets(position.destinations(knight));
/// assert_eq!(
///     board.to_string(),
///     "12  [ . ]                     [ * ]
/// 11        r n d e k g d e n r
/// 10        p p p p p p p p p p
///  9        . . . . . . . * . *
///  8        . . . . . . . . . .
///  7        . . . . . . . . . .
///  6        . . . . . . . . . .
///  5        . . . . . . . . . .
///  4        . . .>P . . . . . .
///  3        P P P>. P P P P P P
///  2        R N D E K G D E N R
///  1  [ . ]                     [ . ]
///       a   b c d e f g h i j k   l
/// "
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct TextBoard<'a> {
    position: &'a Position,
    below: Color,
    coordinates: bool,
    unicode: bool,
    color: bool,
    status: bool,
    check: SquareSet,
    last_move: SquareSet,
    targets: SquareSet,
    marks: Vec<(SquareSet, char)>,
}

impl Position {
    /// The board as text, White below, a royal in check marked; the options of [`TextBoard`]
    /// change what is shown.
    pub fn board_text(&self) -> TextBoard<'_> {
        TextBoard {
            position: self,
            below: Color::White,
            coordinates: true,
            unicode: false,
            color: false,
            status: false,
            check: checked_royal(self),
            last_move: SquareSet::EMPTY,
            targets: SquareSet::EMPTY,
            marks: Vec::new(),
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
    /// The board with coordinates, White below, nothing marked, then a line with the side to
    /// move and the one-time rights if the game has any.
    ///
    /// ```
    /// use shatranj::variants;
    /// let shown = variants::tamerlane().start().to_string();
    /// assert!(shown.contains(" 2  R  N  T  Z  G  K  W  Z  T  N  R  [ . ]\n"));
    /// assert!(shown.ends_with("White to move; may still exchange: White, Black\n"));
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board_text().check(false).status(true).fmt(f)
    }
}

impl TextBoard<'_> {
    /// The side that is shown below; White unless one says otherwise.
    pub fn below(mut self, color: Color) -> Self {
        self.below = color;
        self
    }

    /// Whether files and ranks are named; they are unless one says otherwise.
    pub fn coordinates(mut self, shown: bool) -> Self {
        self.coordinates = shown;
        self
    }

    /// Whether the board is drawn with lines, as Unicode has them; plain ASCII unless one
    /// says so. Units are letters either way: Unicode has no sign for most of them.
    ///
    /// ```
    /// use shatranj::{Movement, PieceSpec, Topology, Variant};
    /// let game = Variant::builder("ring")
    ///     .board(Topology::grid(3, 3).void("b2").cell("d1", 3, 0))
    ///     .piece(PieceSpec::new("K", "King", Movement::betza("K")?).royal(1))
    ///     .start("k2*/1*1*/2K1")
    ///     .build()?;
    /// assert_eq!(
    ///     game.start().board_text().unicode(true).to_string(),
    ///     "  ┌───┬───┬───┐
    /// 3 │ k │ · │ · │
    ///   ├───┼───┼───┤
    /// 2 │ · │   │ · │
    ///   ├───┼───┼───╆━━━┓
    /// 1 │ · │ · │ K ┃ · ┃
    ///   └───┴───┴───┺━━━┛
    ///     a   b   c   d
    /// "
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn unicode(mut self, lines: bool) -> Self {
        self.unicode = lines;
        self
    }

    /// Whether squares and units are coloured by ANSI escape sequences (256 colours). Ask
    /// for it where the output is a terminal; this library does not look.
    pub fn color(mut self, colored: bool) -> Self {
        self.color = colored;
        self
    }

    /// Whether a line follows that says who is to move; none does unless one says so.
    pub fn status(mut self, shown: bool) -> Self {
        self.status = shown;
        self
    }

    /// Whether a royal in check is marked; it is unless one says otherwise.
    pub fn check(mut self, marked: bool) -> Self {
        self.check = if marked {
            checked_royal(self.position)
        } else {
            SquareSet::EMPTY
        };
        self
    }

    /// Marks the squares where the last move began and ended.
    pub fn last_move(mut self, m: Move) -> Self {
        self.last_move = m.from.set() | m.to.set();
        self
    }

    /// Marks squares where a unit may go.
    pub fn targets(mut self, squares: SquareSet) -> Self {
        self.targets |= squares;
        self
    }

    /// Marks squares with a character of one's own, one column wide, before the symbol. It
    /// hides other marks; of several marks of one's own the last counts.
    ///
    /// ```
    /// use shatranj::variants;
    /// let position = variants::kamil().start();
    /// let rank = position.variant().topology().rank(3);
    /// let board = position.board_text().mark(rank, '~').to_string();
    /// assert!(board.contains(" 3 ~.~.~.~.~.~.~.~.~.~.\n"));
    /// ```
    pub fn mark(mut self, squares: SquareSet, character: char) -> Self {
        let visible = !character.is_control() && !character.is_whitespace();
        self.marks
            .push((squares, if visible { character } else { '#' }));
        self
    }

    /// The mark of a square, or a blank.
    fn lead(&self, square: Square) -> char {
        let own = self.marks.iter().rev().find(|(s, _)| s.contains(square));
        let occupied = self.position.occupied().contains(square);
        match own {
            Some(&(_, mark)) => mark,
            None if self.check.contains(square) => '+',
            None if self.targets.contains(square) && occupied && self.unicode => '×',
            None if self.targets.contains(square) && occupied => '*',
            None if self.last_move.contains(square) && self.unicode => '›',
            None if self.last_move.contains(square) => '>',
            None => ' ',
        }
    }

    /// What stands on a square, or how an empty one looks.
    fn symbol(&self, square: Square) -> String {
        let target = self.targets.contains(square);
        match (self.position.piece_at(square), self.unicode) {
            (Some(piece), _) => self.position.variant().symbol(piece),
            (None, true) => if target { "•" } else { "·" }.into(),
            (None, false) => if target { "*" } else { "." }.into(),
        }
    }

    /// A cell: mark and symbol, `width` columns for the symbol and `after` behind it.
    fn cell(
        &self,
        layout: &Layout<'_>,
        cell: Option<Square>,
        width: usize,
        after: usize,
    ) -> String {
        let Some(square) = cell else {
            return " ".repeat(1 + width + after);
        };
        let (lead, symbol) = (self.lead(square), self.symbol(square));
        let text = format!("{lead}{symbol:<width$}{:after$}", "");
        if !self.color {
            return text;
        }
        let tint = match square {
            s if self.marks.iter().any(|(set, _)| set.contains(s)) => Tint::Mark,
            s if self.check.contains(s) => Tint::Check,
            s if self.targets.contains(s) => Tint::Target,
            s if self.last_move.contains(s) => Tint::LastMove,
            s if layout.is_apart(s) => Tint::Apart,
            s if layout.is_dark(s) => Tint::Dark,
            _ => Tint::Light,
        };
        let side = self.position.piece_at(square).map(|piece| piece.color);
        ansi::paint(&text, tint, side)
    }

    /// How many columns the longest symbol of the game needs.
    fn symbol_width(&self) -> usize {
        let pieces = self.position.variant().pieces();
        pieces.map(|(_, p)| p.symbol.len()).max().unwrap_or(1)
    }
}

impl fmt::Display for TextBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let layout = Layout::new(self.position.variant(), self.below);
        let lines = if self.unicode {
            frame::lines(self, &layout)
        } else {
            plain::lines(self, &layout)
        };
        for line in lines {
            writeln!(f, "{}", line.trim_end())?;
        }
        if self.coordinates {
            for (place, name) in layout.misnamed() {
                writeln!(f, "{place} is named {name}")?;
            }
        }
        if self.status {
            writeln!(f, "{}", self.position.status())?;
        }
        Ok(())
    }
}
