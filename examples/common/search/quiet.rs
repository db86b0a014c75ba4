//! Where the search ends: captures are played out until the position is at rest. In check
//! every move is tried.

use super::score::{DECIDED, MAX_PLY};
use super::tree::{DRAW, INFINITY, Tree, Watch};
use shatranj::Move;

/// By how much a capture may at best do better than its victim is worth (delta pruning).
const DELTA_MARGIN: i32 = 150;
/// Units that differ by no more than this are traded.
const EVEN_TRADE: i32 = 50;

impl Tree<'_> {
    /// The score of the position for the side to move, captures played out.
    pub(super) fn quiet(
        &mut self,
        watch: &Watch,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        in_check: bool,
    ) -> i32 {
        if self.enter(watch, ply) {
            return DRAW;
        }
        if in_check {
            let moves = self.position.legal_moves();
            if moves.is_empty() {
                return self.ended(ply);
            }
            if ply >= MAX_PLY {
                return self.estimate();
            }
            return self.play_out(watch, &moves, (alpha, beta, -INFINITY), ply, None);
        }
        if !self.position.has_moves() {
            return self.ended(ply);
        }
        let rest = self.estimate();
        if rest >= beta || ply >= MAX_PLY {
            return rest;
        }
        alpha = alpha.max(rest);
        let moves = self.position.captures();
        self.play_out(watch, &moves, (alpha, beta, rest), ply, Some(rest))
    }

    fn estimate(&self) -> i32 {
        let forces = self.evaluator.forces(&self.position);
        self.evaluator.evaluate(&self.position, &forces)
    }

    /// Plays moves; where `rest` is what not capturing is worth, only those that may do better.
    fn play_out(
        &mut self,
        watch: &Watch,
        moves: &[Move],
        (mut alpha, beta, mut best): (i32, i32, i32),
        ply: usize,
        rest: Option<i32>,
    ) -> i32 {
        if moves.is_empty() {
            return best;
        }
        let mut list = self.spare.pop().unwrap_or_default();
        let knowledge = (self.evaluator.values(), &*self.history);
        list.fill(&self.position, moves, None, knowledge, ply);
        for m in &mut list {
            if rest.is_some_and(|rest| self.is_hopeless(m, rest, alpha)) {
                continue;
            }
            let undo = self.position.apply(m);
            let check = self.position.in_check();
            let score = -self.quiet(watch, -beta, -alpha, ply + 1, check);
            self.position.undo(undo);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.line_begins(ply, m);
                }
                if score >= beta {
                    break;
                }
            }
        }
        self.spare.push(list);
        best
    }

    /// Whether a capture takes too little, or gives more than it takes.
    fn is_hopeless(&self, m: Move, rest: i32, alpha: i32) -> bool {
        let values = self.evaluator.values();
        let worth = |square| {
            let piece = self.position.piece_at(square);
            piece.map_or(0, |piece| values.of(piece.kind))
        };
        let (victim, attacker) = (worth(m.to), worth(m.from));
        if alpha > -DECIDED && rest + victim + DELTA_MARGIN <= alpha {
            // What captures the last unit may win the game, whatever it is worth.
            return self.position.pieces(!self.position.side_to_move()).len() > 3;
        }
        let us = self.position.side_to_move();
        attacker > victim + EVEN_TRADE && !self.position.attackers(m.to, !us).is_empty()
    }
}
