//! Writes a move in the one strict form.

use alloc::string::String;

use super::Form;
use crate::position::{Effect, EffectKind};
use crate::{EndReason, Move, PieceKind, Position};

impl Position {
    /// A legal move as people write it; every legal move of a position has a text of its own.
    /// A move that is not legal is given as its two squares.
    ///
    /// ```
    /// use shatranj::variants;
    /// let game = variants::tamerlane();
    /// let position = game.position("2n7k*/R'R'10/11*/11*/11*/11*/11*/11*/11K/11* w - - 0 1")?;
    /// let mut texts: Vec<String> =
    ///     position.legal_moves().into_iter().map(|m| position.san(m)).collect();
    /// texts.sort();
    /// assert_eq!(texts, ["Kk1", "Kk2", "Kk3", "a10=R", "b10=R", "bxc10=R+"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn san(&self, m: Move) -> String {
        let Some(effect) = self.effect(m) else {
            return self.move_text(m);
        };
        let becomes = self.san_promotion(&effect.kind);
        format!("{}{becomes}{}", self.san_body(m, &effect), self.mark(m))
    }

    /// The unit, what tells it apart from others, and the target.
    fn san_body(&self, m: Move, effect: &Effect) -> String {
        let form = Form::of(self, m);
        let unit = self.variant().piece(effect.piece.kind);
        let captures = form == Form::Step && effect.captured.is_some();
        let sign = match form {
            Form::Step if captures => "x",
            Form::Step => "",
            Form::Exchange => "~",
            Form::Set => "@",
        };
        let (symbol, origin) = if unit.pawn && form == Form::Step {
            ("", self.origin(m, form, captures))
        } else {
            (unit.symbol.as_str(), self.origin(m, form, false))
        };
        let target = self.variant().topology().name(m.to);
        format!("{symbol}{origin}{sign}{target}")
    }

    /// As much of the square of origin as it takes to tell the move from all others that
    /// would be written alike: the file, else the rank, else both. A pawn that captures
    /// always names its file.
    fn origin(&self, m: Move, form: Form, named: bool) -> &str {
        let board = self.variant().topology();
        let name = board.name(m.from);
        let (file, rank) = split(name);
        let (mut alone, mut file_shared, mut rank_shared) = (true, false, false);
        for rival in self.legal_moves() {
            if rival.to == m.to && rival != m && self.written_alike(rival, m, form) {
                let (other_file, other_rank) = split(board.name(rival.from));
                alone = false;
                file_shared |= file == other_file;
                rank_shared |= rank == other_rank;
            }
        }
        match (named, alone) {
            (true, _) if !file_shared => file,
            (true, _) => name,
            (false, true) => "",
            (false, false) if !file_shared => file,
            (false, false) if !rank_shared => rank,
            (false, false) => name,
        }
    }

    /// Whether two moves to one square would be written alike but for their origins.
    fn written_alike(&self, rival: Move, m: Move, form: Form) -> bool {
        let kind = |m: Move| self.piece_at(m.from).map(|piece| piece.kind);
        let pawn = |kind: Option<PieceKind>| kind.is_some_and(|k| self.variant().piece(k).pawn);
        let (rival_kind, own_kind) = (kind(rival), kind(m));
        let same_unit =
            rival_kind == own_kind || form == Form::Step && pawn(rival_kind) && pawn(own_kind);
        same_unit && Form::of(self, rival) == form
    }

    /// What a pawn becomes, as it is written after its move.
    pub(super) fn san_promotion(&self, effect: &EffectKind) -> String {
        match self.becomes(effect) {
            Some(kind) => format!("={}", self.variant().piece(kind).symbol),
            None if *effect == EffectKind::Vanishing => "=-".into(),
            None => String::new(),
        }
    }

    /// What a pawn becomes by a move with this effect, if it becomes another unit.
    pub(in crate::notation) fn becomes(&self, effect: &EffectKind) -> Option<PieceKind> {
        match effect {
            EffectKind::Promotion(kind) | EffectKind::Coronation { kind, .. } => Some(*kind),
            EffectKind::Homecoming { .. } => self.variant().rules().journeys.map(|j| j.third),
            _ => None,
        }
    }

    /// What the move does to the other side.
    fn mark(&self, m: Move) -> &'static str {
        let mut after = self.clone();
        let _ = after.apply(m);
        match after.outcome().map(|outcome| outcome.reason) {
            Some(EndReason::Checkmate) => "#",
            Some(EndReason::Stalemate) => "^",
            Some(EndReason::Citadel) => "=",
            _ if after.in_check() => "+",
            _ => "",
        }
    }
}

/// The file letter and the rank number of a square's name.
pub(super) fn split(name: &str) -> (&str, &str) {
    name.split_at(name.len().min(1))
}
