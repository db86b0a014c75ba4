//! Puts a game together while it is read: its moves, variations, comments and result.

use alloc::{string::String, vec::Vec};

use super::error::{PgnErrorKind, PgnLimit};
use super::header::Header;
use super::reader::PgnLimits;
use super::record::PgnGame;
use super::tree::NodeId;
use crate::notation::san::parse_annotated;
use crate::notation::{GameResult, is_decision};
use crate::{EndReason, Outcome, Position};

/// A game that is being read.
pub(super) struct Draft {
    game: PgnGame,
    /// The result and the reason that the tags give.
    result: Option<GameResult>,
    reason: Option<EndReason>,
    limits: PgnLimits,
    /// The line that is being read.
    line: Line,
    /// The lines that are open around it, the main line first.
    outer: Vec<Line>,
}

/// The main line or a variation.
struct Line {
    /// The last move, or the one after which the line branches off.
    node: NodeId,
    position: Position,
    /// The position before the last move of this line, if it has one.
    before: Option<Position>,
    plies: u32,
    /// Comments before the first move.
    remarks: Vec<String>,
}

impl Draft {
    pub fn new(header: Header, limits: PgnLimits) -> Draft {
        let line = Line {
            node: NodeId::ROOT,
            position: header.game.start().clone(),
            before: None,
            plies: 0,
            remarks: Vec::new(),
        };
        Draft {
            game: header.game,
            result: header.result,
            reason: header.reason,
            limits,
            line,
            outer: Vec::new(),
        }
    }

    /// The number of the ply that comes next, from 1.
    pub fn ply(&self) -> u32 {
        self.line.plies.saturating_add(1)
    }

    /// A move, the number of one, or a sign such as `!?`.
    pub fn word(&mut self, word: &str) -> Result<(), PgnErrorKind> {
        if word.bytes().all(|b| b.is_ascii_digit()) {
            return Ok(());
        }
        if word.bytes().all(|b| matches!(b, b'!' | b'?')) {
            return self.annotate(nag_of(word).unwrap_or_default());
        }
        let allowed = self.limits.moves;
        if self.game.tree().len() as u64 >= allowed {
            return Err(PgnErrorKind::Limit {
                what: PgnLimit::Moves,
                allowed,
            });
        }
        let (played, marks) = parse_annotated(&self.line.position, word)?;
        let line = &mut self.line;
        line.before = Some(line.position.clone());
        let _ = line.position.apply(played);
        line.plies = line.plies.saturating_add(1);
        line.node = self.game.tree_mut().push(line.node, played);
        let remarks = core::mem::take(&mut line.remarks);
        if let Some(node) = self.game.tree_mut().get_mut(self.line.node) {
            node.before = remarks;
        }
        nag_of(marks).map_or(Ok(()), |nag| self.annotate(nag))
    }

    /// Annotates the last move.
    pub fn annotate(&mut self, nag: u8) -> Result<(), PgnErrorKind> {
        self.check_move()?;
        self.game.annotate(self.line.node, nag);
        Ok(())
    }

    pub fn comment(&mut self, text: &str) {
        let text = super::record::tidy(text);
        if self.line.before.is_none() && !self.outer.is_empty() {
            if !text.is_empty() {
                self.line.remarks.push(text);
            }
        } else {
            self.game.comment(self.line.node, &text);
        }
    }

    /// Sees that there is a move in this line that can be annotated or varied.
    pub fn check_move(&self) -> Result<(), PgnErrorKind> {
        let before = self.line.before.as_ref();
        before.map(|_| ()).ok_or(PgnErrorKind::NoMoveBefore)
    }

    /// Begins a variation on the last move.
    pub fn open(&mut self) -> Result<(), PgnErrorKind> {
        let allowed = self.limits.depth;
        if self.outer.len() as u64 >= allowed {
            return Err(PgnErrorKind::Limit {
                what: PgnLimit::Depth,
                allowed,
            });
        }
        let Some(position) = self.line.before.clone() else {
            return Err(PgnErrorKind::NoMoveBefore);
        };
        let variation = Line {
            node: self
                .game
                .tree()
                .parent(self.line.node)
                .unwrap_or(NodeId::ROOT),
            position,
            before: None,
            plies: self.line.plies.saturating_sub(1),
            remarks: Vec::new(),
        };
        self.outer
            .push(core::mem::replace(&mut self.line, variation));
        Ok(())
    }

    /// Ends a variation, of which nothing is left if it has no move but its comments.
    pub fn close(&mut self) {
        if let Some(line) = self.outer.pop() {
            let variation = core::mem::replace(&mut self.line, line);
            for remark in variation.remarks {
                self.game.comment(self.line.node, &remark);
            }
        }
    }

    /// The game, whose moves end with this result. What the tags, the moves and the board say
    /// of the end must agree.
    pub fn finish(self, result: GameResult) -> Result<PgnGame, PgnErrorKind> {
        let mut game = self.game;
        match self.result {
            Some(tag) if tag != result && tag != GameResult::Open => {
                return Err(PgnErrorKind::OtherResult { tag });
            }
            _ => {}
        }
        let reason = match (self.line.position.outcome(), self.reason) {
            (Some(outcome), reason) => Some(on_board(outcome, result, reason)?),
            (None, Some(reason)) => Some(decided(result, reason)?),
            (None, None) => None,
        };
        match reason.and_then(|reason| result.outcome(reason)) {
            Some(outcome) => game.set_outcome(Some(outcome)),
            None => game.set_result(result),
        }
        Ok(game)
    }
}

/// The reason of a game that is over on the board. An open result may be one that nobody has
/// filled in.
fn on_board(
    outcome: Outcome,
    result: GameResult,
    reason: Option<EndReason>,
) -> Result<EndReason, PgnErrorKind> {
    let result_fits = result == GameResult::Open || result == Some(outcome).into();
    if result_fits && reason.is_none_or(|reason| reason == outcome.reason) {
        Ok(outcome.reason)
    } else {
        Err(PgnErrorKind::OtherOutcome(outcome))
    }
}

/// The reason of a game that goes on on the board.
fn decided(result: GameResult, reason: EndReason) -> Result<EndReason, PgnErrorKind> {
    if result.outcome(reason).is_some_and(is_decision) {
        return Ok(reason);
    }
    Err(match reason {
        EndReason::Checkmate | EndReason::Stalemate | EndReason::Citadel | EndReason::BareKing => {
            PgnErrorKind::NotOnBoard
        }
        _ => PgnErrorKind::OtherReason,
    })
}

/// The number of the annotation that the `!` and `?` among some signs stand for; more than
/// two of them are read as the first two.
fn nag_of(signs: &str) -> Option<u8> {
    let signs: Vec<u8> = signs
        .bytes()
        .filter(|b| b"!?".contains(b))
        .take(2)
        .collect();
    match signs[..] {
        [b'!'] => Some(1),
        [b'?'] => Some(2),
        [b'!', b'!'] => Some(3),
        [b'?', b'?'] => Some(4),
        [b'!', b'?'] => Some(5),
        [b'?', b'!'] => Some(6),
        _ => None,
    }
}
