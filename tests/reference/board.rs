//! A position as the referee sees it: one piece or none on each square, and the counters.

use shatranj::{Color, Piece, PieceKind, Setup, Square};

use super::Referee;

/// The pieces, the side to move, the rights and the counters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    squares: Vec<Option<Piece>>,
    pub side: Color,
    pub rights: [bool; 2],
    pub halfmove: u32,
    pub fullmove: u32,
}

impl Board {
    pub fn empty(squares: usize) -> Board {
        Board {
            squares: vec![None; squares],
            side: Color::White,
            rights: [false; 2],
            halfmove: 0,
            fullmove: 1,
        }
    }

    /// The position of a set-up; pieces on squares that the board lacks are left out.
    pub fn read(setup: &Setup, squares: usize) -> Board {
        let mut board = Board {
            side: setup.side_to_move(),
            rights: Color::ALL.map(|color| setup.right(color)),
            halfmove: setup.halfmove(),
            fullmove: setup.fullmove(),
            ..Board::empty(squares)
        };
        for (square, piece) in setup.pieces() {
            if square.index() < squares {
                board.put(square, Some(piece));
            }
        }
        board
    }

    pub fn setup(&self) -> Setup {
        let mut setup = Setup::empty();
        for (square, piece) in self.pieces() {
            setup.set(square, Some(piece));
        }
        for color in Color::ALL {
            setup.set_right(color, self.rights[color.index()]);
        }
        setup.set_side_to_move(self.side);
        setup.set_halfmove(self.halfmove);
        setup.set_fullmove(self.fullmove);
        setup
    }

    pub fn get(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.squares[square.index()] = piece;
    }

    pub fn is_empty(&self, square: Square) -> bool {
        self.get(square).is_none()
    }

    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        let square = |id: usize| Square::new(id as u8).expect("fewer than 128 squares");
        let piece = move |(id, piece): (usize, &Option<Piece>)| Some((square(id), (*piece)?));
        self.squares.iter().enumerate().filter_map(piece)
    }

    /// The units of a side.
    pub fn units(&self, color: Color) -> impl Iterator<Item = (Square, PieceKind)> + '_ {
        let of_side = move |&(_, piece): &(Square, Piece)| piece.color == color;
        self.pieces().filter(of_side).map(|(s, p)| (s, p.kind))
    }

    /// How many units of a kind a side has.
    pub fn count(&self, color: Color, kind: PieceKind) -> usize {
        self.units(color).filter(|&(_, k)| k == kind).count()
    }
}

impl Referee {
    /// The position in which a game begins, read from the start array as text.
    pub fn start(&self) -> Board {
        let rights = match self.rules().exchange {
            Some(_) => "Xx",
            None => "-",
        };
        self.read_fen(&format!("{} w {rights} - 0 1", self.variant.start_array()))
    }

    /// The royals of a side with their ranks, 1 the highest.
    pub fn royals(&self, board: &Board, color: Color) -> Vec<(u8, Square)> {
        let royal = |(square, kind)| Some((self.kind(kind).royal?, square));
        board.units(color).filter_map(royal).collect()
    }

    /// The royal of a side that has exactly one.
    pub fn sole_royal(&self, board: &Board, color: Color) -> Option<Square> {
        match self.royals(board, color)[..] {
            [(_, square)] => Some(square),
            _ => None,
        }
    }

    /// The highest-ranking royal of a side.
    pub fn acting_royal(&self, board: &Board, color: Color) -> Option<Square> {
        let royals = self.royals(board, color);
        royals.into_iter().min().map(|(_, square)| square)
    }

    /// A pawn of pawns that has ended its first or second journey and stays on the last
    /// rank: frozen or waiting, it can't be taken and has no ordinary move.
    pub fn is_immune(&self, board: &Board, square: Square) -> bool {
        let (Some(piece), Some(journeys)) = (board.get(square), self.journeys()) else {
            return false;
        };
        self.is_last(square, piece.color)
            && (piece.kind == journeys.first || piece.kind == journeys.second)
    }

    /// Whether the unit on a square can be taken at all, by whatever means.
    pub fn is_capturable(&self, board: &Board, square: Square) -> bool {
        !board.is_empty(square) && !self.is_immune(board, square) && !self.is_sanctuary(square)
    }
}
