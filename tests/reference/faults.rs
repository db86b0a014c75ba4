//! Says which arrangements can be no position of the game.

use shatranj::variant::CitadelEntry;
use shatranj::{Color, Faults, Piece, Setup, Square};

use super::Referee;
use super::board::Board;

impl Referee {
    /// Everything that is wrong with a set-up of known pieces.
    pub fn faults(&self, setup: &Setup) -> Faults {
        let board = Board::read(setup, self.topology().len());
        let mut faults = Faults::empty();
        for color in Color::ALL {
            if self.royals(&board, color).is_empty() {
                faults.insert(Faults::NO_ROYAL);
            }
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
            let found = board.units(color).filter(|&(_, kind)| counted(kind));
            found.count() > usize::from(limit.at_most)
        })
    }

    /// Whether one more piece of this kind would be too many.
    pub fn is_full(&self, setup: &Setup, piece: Piece) -> bool {
        let kinds = setup.pieces().map(|(_, other)| other).chain([piece]);
        let own: Vec<_> = kinds.filter(|other| other.color == piece.color).collect();
        self.rules().limits.iter().any(|limit| {
            let found = own.iter().filter(|other| limit.kinds.contains(&other.kind));
            limit.kinds.contains(&piece.kind) && found.count() > usize::from(limit.at_most)
        })
    }

    /// Whether there is nothing against a piece on a square, whatever else is on the board.
    pub fn may_stand(&self, square: Square, piece: Piece) -> bool {
        self.faults_of(square, piece).is_empty()
    }

    fn faults_of(&self, square: Square, piece: Piece) -> Faults {
        if square.index() >= self.topology().len() {
            return Faults::OFF_BOARD;
        }
        let mut faults = Faults::empty();
        let kind = self.kind(piece.kind);
        let in_citadel = self.citadels().is_some_and(|c| c.all().contains(square));
        if kind.pawn && in_citadel {
            faults.insert(Faults::PAWN_IN_CITADEL);
        }
        // A citadel that any piece may enter is a square where the game lets a unit be; that a
        // pawn is there is a fault of its own.
        let open = self
            .citadels()
            .is_some_and(|c| c.entry == CitadelEntry::AnyPiece);
        let allowed = kind.region.contains(square) || kind.pawn && in_citadel && open;
        if !allowed {
            faults.insert(Faults::FORBIDDEN_SQUARE);
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
