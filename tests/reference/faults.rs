//! Says which arrangements can be no position of the game.

use shatranj::{Color, Faults, Piece, Setup, Square};

use super::Referee;
use super::board::Board;

impl Referee {
    /// Everything that is wrong with a set-up of known pieces.
    pub fn faults(&self, setup: &Setup) -> Faults {
        let board = Board::read(setup, self.topology().len());
        let mut faults = Faults::empty();
        for color in Color::ALL {
            faults.set(
                Faults::NO_ROYAL,
                faults.contains(Faults::NO_ROYAL) || self.royals(&board, color).is_empty(),
            );
            if self.has_too_many(&board, color) {
                faults.insert(Faults::TOO_MANY);
            }
            if setup.right(color) && self.rules().exchange.is_none() {
                faults.insert(Faults::UNKNOWN_RIGHT);
            }
        }
        for (square, piece) in setup.pieces() {
            faults.insert(self.faults_of(square, piece));
        }
        if !self.checkers(&board, !board.side).is_empty() {
            faults.insert(Faults::OPPOSITE_CHECK);
        }
        faults
    }

    fn has_too_many(&self, board: &Board, color: Color) -> bool {
        self.rules().limits.iter().any(|limit| {
            let counted = |kind| limit.kinds.contains(&kind);
            let found = board
                .units(color)
                .filter(|&(_, kind)| counted(kind))
                .count();
            found > usize::from(limit.at_most)
        })
    }

    fn faults_of(&self, square: Square, piece: Piece) -> Faults {
        if square.index() >= self.topology().len() {
            return Faults::OFF_BOARD;
        }
        let mut faults = Faults::empty();
        let kind = self.kind(piece.kind);
        if !kind.region.contains(square) {
            faults.insert(Faults::FORBIDDEN_SQUARE);
        }
        let in_citadel = self.citadels().is_some_and(|c| c.all().contains(square));
        if kind.pawn && in_citadel {
            faults.insert(Faults::PAWN_IN_CITADEL);
        }
        // A pawn of pawns may rest on its last rank after its first and second journey only.
        let may_rest = self
            .journeys()
            .is_some_and(|j| piece.kind == j.first || piece.kind == j.second);
        if kind.pawn && !may_rest && self.is_last(square, piece.color) {
            faults.insert(Faults::PAWN_ON_LAST_RANK);
        }
        faults
    }
}
