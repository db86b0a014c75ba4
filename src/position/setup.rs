//! Any arrangement of pieces.

use crate::{Color, Piece, Square};

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
        core::mem::replace(&mut self.board[square.index()], piece)
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
