//! Moves as text, and what the library says a move does beside what the boards show.

use std::collections::HashSet;

use shatranj::position::{Effect, EffectKind};
use shatranj::{Move, Position};

use super::Lockstep;
use crate::reference::board::Board;
use crate::reference::verdict::{Judgement, Legal};

impl Lockstep {
    /// Every legal move, written in both ways and read again, and its effect.
    pub fn compare_texts(&self, board: &Board, position: &Position, judgement: &Judgement) {
        let mut written = HashSet::new();
        for legal in &judgement.moves {
            let m = Move::new(legal.from, legal.to);
            let (text, san) = (position.move_text(m), position.san(m));
            self.agree(board, &text, &Ok(m), &position.parse_move(&text));
            self.agree(board, &san, &Ok(m), &position.parse_san(&san));
            assert!(
                written.insert(san.clone()),
                "{}{san} twice",
                self.name(board)
            );
            self.compare_mark(board, &san, legal);
            let effect = position.effect(m);
            let effect = effect.unwrap_or_else(|| panic!("{}{san}: no effect", self.name(board)));
            self.compare_losses(board, &san, legal, &effect);
        }
    }

    /// The last sign of a text: check, mate, stalemate, draw, or none of them.
    fn compare_mark(&self, board: &Board, san: &str, legal: &Legal) {
        use shatranj::EndReason::{Checkmate, Citadel, Stalemate};
        let after = self.referee.judge(&legal.after);
        let expected = match after.outcome.map(|outcome| outcome.reason) {
            Some(Checkmate) => Some('#'),
            Some(Stalemate) => Some('^'),
            Some(Citadel) => Some('='),
            _ if !after.checkers.is_empty() => Some('+'),
            _ => None,
        };
        let mark = san.chars().last().filter(|last| "#^=+".contains(*last));
        self.agree(board, &format!("mark of {san}"), &expected, &mark);
    }

    /// How many units each side loses.
    fn compare_losses(&self, board: &Board, san: &str, legal: &Legal, effect: &Effect) {
        let lost = |color| {
            let units = |board: &Board| board.units(color).count();
            units(board) - units(&legal.after)
        };
        let mut told = [0, 0];
        let displaced = match effect.kind {
            EffectKind::Relocation { displaced } | EffectKind::Homecoming { displaced, .. } => {
                displaced
            }
            EffectKind::Vanishing => Some(effect.piece),
            _ => None,
        };
        for unit in effect.captured.into_iter().chain(displaced) {
            told[usize::from(unit.color == board.side)] += 1;
        }
        let seen = [lost(!board.side), lost(board.side)];
        self.agree(board, &format!("units lost by {san}"), &seen, &told);
    }
}
