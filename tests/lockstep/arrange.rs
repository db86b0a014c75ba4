//! Sparse random set-ups, full of what is rare in play: several royals, resting pawns of
//! pawns before forks, royals next to citadels, pawns about to promote, homing units,
//! attacked kings with an exchange left. Some are faulty on purpose.

use shatranj::movement::Vector;
use shatranj::{Color, Piece, PieceKind, Setup, Square, SquareSet};

use super::rng::Rng;
use crate::reference::Referee;
use crate::reference::board::Board;
use crate::reference::moves::Deed;

/// A set-up while it is being filled.
pub struct Arranger<'a> {
    referee: &'a Referee,
    rng: &'a mut Rng,
    setup: Setup,
}

impl<'a> Arranger<'a> {
    /// A random set-up, which may be no position of the game.
    pub fn arrange(referee: &'a Referee, rng: &'a mut Rng) -> Setup {
        let mut arranger = Arranger {
            referee,
            rng,
            setup: Setup::empty(),
        };
        arranger.set_counters();
        arranger.place_royals();
        arranger.place_pawns_of_pawns();
        match arranger.rng.below(6) {
            0 | 1 => arranger.place_others(),
            2 => arranger.place_hunters(3),
            3 | 4 => arranger.place_hunters(8),
            _ => {
                arranger.place_blocked_pawns();
                arranger.besiege();
            }
        }
        if arranger.rng.chance(20) {
            arranger.place_others();
        }
        while arranger.rng.chance(9) {
            arranger.spoil();
        }
        arranger.setup
    }

    /// Does something that no position of the game may have, as far as the game has it.
    fn spoil(&mut self) {
        let board = self.referee.topology();
        let color = *self.rng.pick(&Color::ALL);
        let pawns = self.kinds(|referee, kind| referee.variant.piece(kind).pawn);
        let royals = self.kinds(|referee, kind| referee.variant.piece(kind).royal.is_some());
        let last = *self.rng.pick(&self.referee.rules().promotion_zone);
        let citadels = self.referee.rules().citadels.as_ref();
        let citadels = citadels.map_or(SquareSet::EMPTY, |c| c.all());
        let (squares, kind) = match self.rng.below(6) {
            0 => return self.setup.set_right(color, true),
            1 => {
                for square in self.royals_of(color) {
                    self.setup.set(square, None);
                }
                return;
            }
            2 => (board.squares(), *self.rng.pick(&royals)),
            3 => (last, *self.rng.pick(&pawns)),
            4 => (citadels, self.any_kind()),
            _ => (SquareSet::EMPTY, self.any_kind()),
        };
        let off_board = Square::new(board.len() as u8).filter(|_| squares.is_empty());
        if let Some(square) = self.rng.square(squares).or(off_board) {
            self.setup.set(square, Some(Piece::new(color, kind)));
        }
    }

    /// One royal or more a side, often in or beside a citadel, or in a corner.
    fn place_royals(&mut self) {
        let royals = self.kinds(|referee, kind| referee.variant.piece(kind).royal.is_some());
        for color in Color::ALL {
            let more = if royals.len() > 1 && self.rng.chance(30) {
                2
            } else {
                0
            };
            for _ in 0..=self.rng.below(more + 1) {
                let kind = *self.rng.pick(&royals);
                let squares = self.royal_squares();
                self.place(squares, Piece::new(color, kind));
            }
        }
    }

    fn royal_squares(&mut self) -> SquareSet {
        let board = self.referee.topology();
        let citadels = self.referee.rules().citadels.as_ref();
        let citadels = citadels.map_or(SquareSet::EMPTY, |c| c.all());
        match self.rng.below(10) {
            0 if !citadels.is_empty() => citadels,
            1 | 2 if !citadels.is_empty() => around(self.referee, citadels),
            3 | 4 => self.corners(),
            _ => board.squares(),
        }
    }

    fn corners(&self) -> SquareSet {
        let board = self.referee.topology();
        let few = |&square: &Square| board.neighbors(square).len() <= 3;
        board.main_board().iter().filter(few).collect()
    }

    /// Resting pawns of pawns, and two enemies for them to fork.
    fn place_pawns_of_pawns(&mut self) {
        let Some(journeys) = self.referee.rules().journeys else {
            return;
        };
        for color in Color::ALL {
            if !self.rng.chance(45) {
                continue;
            }
            let last = self.referee.rules().promotion_zone[color.index()];
            let before = self.behind(last, color);
            let kinds = [journeys.first, journeys.second, journeys.third];
            let (squares, kind) = match self.rng.below(8) {
                0..=2 => (last, journeys.first),
                3 => (last, journeys.second),
                4 | 5 => (before, journeys.second),
                6 => (before, journeys.third),
                _ => (self.referee.topology().main_board(), *self.rng.pick(&kinds)),
            };
            self.place(squares, Piece::new(color, kind));
            if kind == journeys.first {
                self.place_fork(color);
            } else if self.rng.chance(60) {
                self.place_anything(journeys.homes[color.index()].set());
            }
        }
    }

    /// Two units of the other side next but one to each other on a rank.
    fn place_fork(&mut self, color: Color) {
        let board = self.referee.topology();
        let Some(centre) = self.rng.square(board.main_board()) else {
            return;
        };
        for side in [-1, 1] {
            if let Some(target) = board.step(centre, (side, color.forward())) {
                let kind = self.any_kind();
                self.place(target.set(), Piece::new(!color, kind));
            }
        }
    }

    /// All other units: from a handful to a crowd.
    fn place_others(&mut self) {
        let most = *self.rng.pick(&[3, 6, 10, 30]);
        for _ in 0..self.rng.below(most + 1) {
            let kind = self.any_kind();
            let color = *self.rng.pick(&Color::ALL);
            let squares = self.squares_for(color, kind);
            self.place(squares, Piece::new(color, kind));
        }
    }

    /// Units of the side that is not to move, which attack the royals of the other and the
    /// squares around them: checks, pins, mates.
    fn place_hunters(&mut self, most: usize) {
        let royals = self.royals_of(self.setup.side_to_move());
        let board = self.referee.topology();
        let nearby = royals
            .iter()
            .fold(royals, |all, s| all | board.neighbors(s));
        for _ in 0..=self.rng.below(most) {
            let now = self.board();
            self.place_hunter(|attacked| !(attacked(&now) & nearby).is_empty());
        }
    }

    /// Takes the moves of the side to move away one by one, but leaves its royal unattacked:
    /// stalemates, or exchanges for want of any other move.
    fn besiege(&mut self) {
        for _ in 0..16 {
            let board = self.board();
            let royals = self.royals_of(board.side);
            let moves = self.referee.judge(&board).moves;
            let steps: Vec<_> = moves.iter().filter(|m| m.deed == Deed::Step).collect();
            // A resting pawn of pawns may be all that can still move.
            if steps.is_empty() {
                return;
            }
            let escape = *self.rng.pick(&steps);
            if royals.contains(escape.from) {
                self.place_hunter(|attacked| {
                    let stealthy = (attacked(&board) & royals).is_empty();
                    stealthy && attacked(&escape.after).contains(escape.to)
                });
            } else {
                self.setup.set(escape.from, None);
            }
        }
    }

    /// A unit of the side that is not to move on one of some random squares, if one is good:
    /// what it would attack there, on any board, is given by the function that is passed.
    fn place_hunter(&mut self, is_good: impl Fn(&dyn Fn(&Board) -> SquareSet) -> bool) {
        let hunter = Piece::new(!self.setup.side_to_move(), self.any_kind());
        let referee = self.referee;
        let all = referee.topology().squares();
        let found = (0..20)
            .filter_map(|_| self.rng.square(all))
            .filter(|&square| self.setup.get(square).is_none())
            .find(|&square| {
                let attacked = |board: &Board| {
                    let mut trial = board.clone();
                    trial.put(square, Some(hunter));
                    referee.reach(&trial, square)
                };
                is_good(&attacked)
            });
        if let Some(square) = found {
            self.place(square.set(), hunter);
        }
    }

    fn board(&self) -> Board {
        Board::read(&self.setup, self.referee.topology().len())
    }

    /// Pawns of the side to move with something right before them.
    fn place_blocked_pawns(&mut self) {
        let side = self.setup.side_to_move();
        let board = self.referee.topology();
        let pawns = self.kinds(|referee, kind| referee.variant.piece(kind).pawn);
        for _ in 0..self.rng.below(4) {
            let Some(square) = self.rng.square(board.main_board()) else {
                return;
            };
            let pawn = *self.rng.pick(&pawns);
            self.place(square.set(), Piece::new(side, pawn));
            if let Some(before) = board.step(square, (0, side.forward())) {
                let kind = self.any_kind();
                self.place(before.set(), Piece::new(!side, kind));
            }
        }
    }

    /// A kind that is no royal, unless another royal may stand on the board too; kinds with
    /// rules of their own come up most.
    fn any_kind(&mut self) -> PieceKind {
        let special = self.kinds(|referee, kind| {
            let piece = referee.variant.piece(kind);
            piece.movement.homes().is_some() || piece.pawn
        });
        let common = self.kinds(|referee, kind| referee.variant.piece(kind).royal.is_none());
        let royal = self.kinds(|referee, kind| referee.variant.piece(kind).royal.is_some());
        match self.rng.below(20) {
            0 if royal.len() > 1 => *self.rng.pick(&royal),
            1..=4 => *self.rng.pick(&special),
            _ => *self.rng.pick(&common),
        }
    }

    fn squares_for(&mut self, color: Color, kind: PieceKind) -> SquareSet {
        let board = self.referee.topology();
        let is_pawn = self.referee.variant.piece(kind).pawn;
        let last = self.referee.rules().promotion_zone[color.index()];
        match self.rng.below(10) {
            0..=3 if is_pawn => self.behind(last, color),
            0..=2 => around(self.referee, self.royals_of(!color)),
            3 => around(self.referee, self.royals_of(color)),
            _ => board.squares(),
        }
    }

    fn place_anything(&mut self, squares: SquareSet) {
        let kind = self.any_kind();
        let color = *self.rng.pick(&Color::ALL);
        self.place(squares, Piece::new(color, kind));
    }

    /// Puts a piece on one of the squares that is empty and where it may stand, or leaves it.
    fn place(&mut self, squares: SquareSet, piece: Piece) {
        let taken: SquareSet = self.setup.pieces().map(|(square, _)| square).collect();
        if self.referee.is_full(&self.setup, piece) {
            return;
        }
        let allowed = |&square: &Square| self.referee.may_stand(square, piece);
        let free = (squares - taken).iter().filter(allowed).collect();
        if let Some(square) = self.rng.square(free) {
            self.setup.set(square, Some(piece));
        }
    }

    fn set_counters(&mut self) {
        let knows_rights = self.referee.rules().exchange.is_some();
        for color in Color::ALL {
            let right = knows_rights && self.rng.chance(70);
            self.setup.set_right(color, right);
        }
        self.setup.set_side_to_move(*self.rng.pick(&Color::ALL));
        self.setup.set_halfmove(self.rng.below(60) as u32);
        self.setup.set_fullmove(1 + self.rng.below(150) as u32);
    }

    fn kinds(&self, is_wanted: impl Fn(&Referee, PieceKind) -> bool) -> Vec<PieceKind> {
        let kinds = self.referee.variant.pieces().map(|(kind, _)| kind);
        kinds
            .filter(|&kind| is_wanted(self.referee, kind))
            .collect()
    }

    fn royals_of(&self, color: Color) -> SquareSet {
        let is_royal = |piece: Piece| self.referee.variant.piece(piece.kind).royal.is_some();
        let pieces = self.setup.pieces();
        pieces
            .filter(|&(_, piece)| piece.color == color && is_royal(piece))
            .map(|(square, _)| square)
            .collect()
    }

    /// The squares one step behind these, as a side sees it.
    fn behind(&self, squares: SquareSet, color: Color) -> SquareSet {
        let step: Vector = (0, -color.forward());
        self.referee.topology().shift(squares, step)
    }
}

/// The squares up to two king steps away from these.
fn around(referee: &Referee, squares: SquareSet) -> SquareSet {
    let board = referee.topology();
    let grown = |set: SquareSet| {
        let near = |all: SquareSet, square| all | board.neighbors(square);
        set.iter().fold(set, near)
    };
    grown(grown(squares))
}
