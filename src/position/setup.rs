//! Any arrangement of pieces, and what can be wrong with it.

use std::fmt;

use bitflags::bitflags;
use thiserror::Error;

use crate::{Color, Piece, Square, SquareSet};

/// Pieces on a board, the side to move, rights and counters: any arrangement, sound or not.
///
/// [`Position::new`](crate::Position::new) turns a sound one into a position and reports all
/// faults of any other at once.
///
/// ```
/// use shatranj::{Color, Faults, Piece, Position, Setup, variants};
/// let game = variants::kamil();
/// let king = game.kind("K").unwrap();
/// let mut setup = Setup::empty();
/// setup.set(game.topology().square("e1").unwrap(), Some(Piece::new(Color::White, king)));
/// let error = Position::new(game, &setup).unwrap_err();
/// assert_eq!(error.faults(), Faults::NO_ROYAL);
/// setup.set(game.topology().square("e10").unwrap(), Some(Piece::new(Color::Black, king)));
/// assert!(Position::new(game, &setup).is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    board: [Option<Piece>; Square::MAX],
    side: Color,
    rights: [bool; 2],
    halfmove: u32,
    fullmove: u32,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup::empty()
    }
}

impl Setup {
    /// An empty board, White to move, no rights, the counters at 0 and 1.
    #[must_use]
    pub const fn empty() -> Setup {
        Setup {
            board: [None; Square::MAX],
            side: Color::White,
            rights: [false; 2],
            halfmove: 0,
            fullmove: 1,
        }
    }

    /// The piece on a square.
    #[must_use]
    pub fn get(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// Puts a piece on a square or, with `None`, empties it. Gives what stood there.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        std::mem::replace(&mut self.board[square.index()], piece)
    }

    /// All pieces with their squares, in the order of the square ids.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        let square = |i: usize| Square::truncate(i as u8);
        self.board
            .iter()
            .enumerate()
            .filter_map(move |(i, piece)| Some((square(i), (*piece)?)))
    }

    /// The side to move.
    #[must_use]
    pub const fn side_to_move(&self) -> Color {
        self.side
    }

    /// Sets the side to move.
    pub fn set_side_to_move(&mut self, side: Color) {
        self.side = side;
    }

    /// Whether a side still has its one-time right (in Tamerlane Chess, to exchange).
    #[must_use]
    pub const fn right(&self, color: Color) -> bool {
        self.rights[color.index()]
    }

    /// Grants or takes away the one-time right of a side.
    pub fn set_right(&mut self, color: Color, right: bool) {
        self.rights[color.index()] = right;
    }

    /// Plies since the last capture, removal or pawn move.
    #[must_use]
    pub const fn halfmove(&self) -> u32 {
        self.halfmove
    }

    /// Sets the plies since the last capture, removal or pawn move.
    pub fn set_halfmove(&mut self, plies: u32) {
        self.halfmove = plies;
    }

    /// The number of the move, from 1; it goes up after Black's.
    #[must_use]
    pub const fn fullmove(&self) -> u32 {
        self.fullmove
    }

    /// Sets the number of the move; 0 is read as 1.
    pub fn set_fullmove(&mut self, number: u32) {
        self.fullmove = if number == 0 { 1 } else { number };
    }
}

bitflags! {
    /// What can be wrong with a set-up; a set, since all faults are reported at once.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Faults: u16 {
        /// A side has no royal.
        const NO_ROYAL = 1;
        /// A side has more units of some kinds than the game allows.
        const TOO_MANY = 1 << 1;
        /// The side that is not to move is in check.
        const OPPOSITE_CHECK = 1 << 2;
        /// A pawn stands where it would have promoted.
        const PAWN_ON_LAST_RANK = 1 << 3;
        /// A unit stands where it may never be.
        const FORBIDDEN_SQUARE = 1 << 4;
        /// A side has a one-time right that the game does not know.
        const UNKNOWN_RIGHT = 1 << 5;
        /// A pawn stands in a citadel.
        const PAWN_IN_CITADEL = 1 << 6;
        /// A piece of a kind that the variant does not have.
        const UNKNOWN_PIECE = 1 << 7;
        /// A piece on a square that the board does not have.
        const OFF_BOARD = 1 << 8;
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for fault in self.iter() {
            write!(f, "{gap}{}", fault.sentence())?;
            gap = "; ";
        }
        Ok(())
    }
}

impl Faults {
    fn sentence(self) -> &'static str {
        match self {
            Faults::NO_ROYAL => "a side has no royal",
            Faults::TOO_MANY => "a side has more units of a kind than the game allows",
            Faults::OPPOSITE_CHECK => "the side that is not to move is in check",
            Faults::PAWN_ON_LAST_RANK => "a pawn stands where it would have promoted",
            Faults::FORBIDDEN_SQUARE => "a unit stands on a square that it may never enter",
            Faults::UNKNOWN_RIGHT => "the game knows no one-time right",
            Faults::PAWN_IN_CITADEL => "a pawn stands in a citadel",
            Faults::UNKNOWN_PIECE => "a piece is of a kind that the game does not have",
            Faults::OFF_BOARD => "a piece stands on a square that the board does not have",
            _ => "the set-up is faulty",
        }
    }
}

/// All that is wrong with a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{faults}{}", self.place())]
pub struct SetupError {
    faults: Faults,
    squares: Vec<(Faults, SquareSet)>,
    names: String,
}

impl SetupError {
    pub(crate) fn new(squares: Vec<(Faults, SquareSet)>, names: String) -> SetupError {
        let faults = squares
            .iter()
            .fold(Faults::empty(), |all, (fault, _)| all | *fault);
        SetupError {
            faults,
            squares,
            names,
        }
    }

    /// The faults.
    #[must_use]
    pub const fn faults(&self) -> Faults {
        self.faults
    }

    /// The squares concerned by one or more faults.
    #[must_use]
    pub fn squares(&self, faults: Faults) -> SquareSet {
        let concerned = self
            .squares
            .iter()
            .filter(|(fault, _)| faults.intersects(*fault));
        concerned.fold(SquareSet::EMPTY, |set, (_, squares)| set | *squares)
    }

    fn place(&self) -> String {
        if self.names.is_empty() {
            String::new()
        } else {
            format!(" (see {})", self.names)
        }
    }
}
