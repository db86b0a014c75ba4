//! Judges a position: which moves are legal, who is in check, and whether the game is over.

use shatranj::variant::{BareKing, Stalemate};
use shatranj::{Color, EndReason, Move, Outcome, Square, SquareSet};

use super::Referee;
use super::board::Board;
use super::moves::{Attempt, Deed};

/// A legal move and what it leads to.
#[derive(Clone, Debug)]
pub struct Legal {
    pub from: Square,
    pub to: Square,
    pub deed: Deed,
    pub after: Board,
}

/// All that there is to say of a position.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The legal moves; none when the game is over.
    pub moves: Vec<Legal>,
    /// What the side to move could do but for its royal's safety.
    pub unsafe_moves: Vec<Move>,
    /// The enemy units that attack the royal of a side that has but one.
    pub checkers: SquareSet,
    pub outcome: Option<Outcome>,
}

impl Referee {
    pub fn judge(&self, board: &Board) -> Judgement {
        let checkers = self.checkers(board, board.side);
        let (mut moves, refused) = self.sort_out(board, self.attempts(board));
        let exchanges = self.exchanges(board, !checkers.is_empty(), moves.is_empty());
        let (exchanges, refused_exchanges) = self.sort_out(board, exchanges);
        moves.extend(exchanges);
        let outcome = self.outcome(board, &moves, checkers);
        if outcome.is_some() {
            moves.clear();
        }
        Judgement {
            moves,
            unsafe_moves: [refused, refused_exchanges].concat(),
            checkers,
            outcome,
        }
    }

    /// The enemy units that attack a side's royal, if it has exactly one: with more, nothing
    /// is check.
    pub fn checkers(&self, board: &Board, color: Color) -> SquareSet {
        self.sole_royal(board, color)
            .map_or(SquareSet::EMPTY, |royal| {
                self.attackers(board, royal, !color)
            })
    }

    /// Makes each move and looks whether the royal could be taken then.
    fn sort_out(&self, board: &Board, attempts: Vec<Attempt>) -> (Vec<Legal>, Vec<Move>) {
        let (mut legal, mut refused) = (Vec::new(), Vec::new());
        for attempt in attempts {
            let after = self.make(board, attempt);
            let Attempt { from, to, deed } = attempt;
            if self.is_in_check(&after, board.side) {
                refused.push(Move::new(from, to));
            } else {
                legal.push(Legal {
                    from,
                    to,
                    deed,
                    after,
                });
            }
        }
        (legal, refused)
    }

    fn is_in_check(&self, board: &Board, color: Color) -> bool {
        self.sole_royal(board, color).is_some_and(|royal| {
            board
                .units(!color)
                .any(|(from, _)| self.reach(board, from).contains(royal))
        })
    }

    /// How the game has ended, given the moves that would be legal if it had not. A draw by
    /// citadel comes first, then checkmate, the bare king, and stalemate.
    fn outcome(&self, board: &Board, moves: &[Legal], checkers: SquareSet) -> Option<Outcome> {
        let (side, enemy) = (board.side, !board.side);
        if self.is_in_enemy_citadel(board) {
            return Some(Outcome::new(None, EndReason::Citadel));
        }
        if moves.is_empty() && !checkers.is_empty() {
            return Some(Outcome::new(Some(enemy), EndReason::Checkmate));
        }
        if let Some(winner) = self.bare_king(board, moves) {
            return Some(Outcome::new(winner, EndReason::BareKing));
        }
        let winner = match self.rules().stalemate {
            Stalemate::Loses => Some(enemy),
            Stalemate::Draws => None,
            Stalemate::Wins => Some(side),
            other => unimplemented!("the referee does not know {other:?}"),
        };
        moves
            .is_empty()
            .then(|| Outcome::new(winner, EndReason::Stalemate))
    }

    /// Whether a royal stands in a citadel of the other side, whoever is to move.
    fn is_in_enemy_citadel(&self, board: &Board) -> bool {
        self.citadels().is_some_and(|citadels| {
            board.pieces().any(|(square, piece)| {
                self.is_royal(piece) && citadels.of(!piece.color).contains(square)
            })
        })
    }

    /// The winner, if any, where the game is over because a side has but one unit left. The
    /// side to move may still take the last other man of the enemy, which draws.
    fn bare_king(&self, board: &Board, moves: &[Legal]) -> Option<Option<Color>> {
        if self.rules().bare_king == BareKing::Plays {
            return None;
        }
        let is_bare = |board: &Board, color| board.units(color).count() <= 1;
        let (side, enemy) = (board.side, !board.side);
        match (is_bare(board, side), is_bare(board, enemy)) {
            (false, false) => None,
            (true, true) => Some(None),
            (false, true) => Some(Some(side)),
            (true, false) => {
                let saved = moves.iter().any(|m| is_bare(&m.after, enemy));
                (!saved).then_some(Some(enemy))
            }
        }
    }
}
