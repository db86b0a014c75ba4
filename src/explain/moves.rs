//! What a move does, in sentences.

use alloc::{string::String, vec::Vec};

use super::words::{a_kind, kind, list, sentence, side, unit, unit_on, units_on};
use crate::position::{Effect, EffectKind, Illegal, IllegalMove};
use crate::{EndReason, Move, Position, Square, SquareSet};

impl Position {
    /// What a legal move does, in sentences for people: what moves, what it captures or
    /// becomes, what else changes, whether it gives check or ends the game.
    ///
    /// # Errors
    /// Why the move is not legal, in a sentence too; of a unit that does not move so, with how
    /// it moves.
    ///
    /// ```
    /// use shatranj::variants;
    /// let position = variants::kamil().position("1r3k4/P9/10/10/10/10/10/10/10/4K5 w - - 0 1")?;
    /// assert_eq!(
    ///     position.explain(position.parse_san("axb10=G")?)?,
    ///     "The white Pawn on a9 captures the black Rook on b10 and becomes a General."
    /// );
    /// let square = |name| position.variant().topology().square(name).unwrap();
    /// let why = position.explain(shatranj::Move::new(square("e1"), square("e3"))).unwrap_err();
    /// assert_eq!(
    ///     why.to_string(),
    ///     "the Shah on e1 can't move to e3: it steps one square in any direction"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn explain(&self, m: Move) -> Result<String, IllegalMove> {
        if let Some(why) = self.why_illegal(m.from, m.to) {
            return Err(self.with_movement(why));
        }
        let mut after = self.clone();
        let _ = after.apply(m);
        let Some(effect) = self.effect(m) else {
            return Ok(String::new());
        };
        let mut sentences = self.deed(m, &effect, &after);
        sentences.extend(self.royals_gained(&after));
        sentences.extend(after.consequence());
        Ok(sentences.join(" "))
    }

    /// A reason with how the unit moves, where it does not move so at all.
    fn with_movement(&self, why: IllegalMove) -> IllegalMove {
        /// The most bytes of a movement that still fits into a sentence.
        const MOST: usize = 300;
        let m = why.attempted();
        let unit = self
            .piece_at(m.from)
            .filter(|_| why.reason() == Illegal::CannotMoveSo);
        let Some(unit) = unit.map(|piece| self.variant().piece(piece.kind)) else {
            return why;
        };
        if !unit.region.contains(m.to) {
            return why.with_more(", where it may not stand");
        }
        let ways = unit.movement.clauses().join("; it ");
        match ways.len() {
            0..=MOST => why.with_more(&format!(": it {ways}")),
            _ => why,
        }
    }

    /// What the move itself does.
    fn deed(&self, m: Move, effect: &Effect, after: &Position) -> Vec<String> {
        let variant = self.variant();
        let name = |square: Square| variant.topology().name(square);
        let (us, color) = (side(effect.piece.color), effect.piece.color);
        let goes = match effect.captured {
            Some(victim) => format!(
                "{} captures {} on {}",
                unit_on(self, m.from),
                unit(variant, victim),
                name(m.to)
            ),
            None => {
                format!(
                    "{} goes from {} to {}",
                    unit(variant, effect.piece),
                    name(m.from),
                    name(m.to)
                )
            }
        };
        let removes = |displaced: &Option<crate::Piece>, square| {
            displaced.map(|unit_there| {
                sentence(&format!(
                    "{} on {} is removed",
                    unit(variant, unit_there),
                    name(square)
                ))
            })
        };
        match &effect.kind {
            EffectKind::Plain if effect.draws => {
                let enters = format!("{goes}, a citadel of {}: the game is drawn", side(!color));
                vec![sentence(&enters)]
            }
            EffectKind::Plain => vec![sentence(&goes)],
            EffectKind::Promotion(to) => {
                vec![sentence(&format!("{goes} and becomes {}", a_kind(variant, *to)))]
            }
            EffectKind::Vanishing => {
                vec![sentence(&format!("{goes} and vanishes, since {us} has {}", self.enough(effect)))]
            }
            EffectKind::Freezing => vec![
                sentence(&format!("{goes} and ends its first journey")),
                "It rests there and can't be captured, until it is set where it attacks two enemy units.".into(),
            ],
            EffectKind::Relocation { displaced } => {
                let victims = after.attacks_from(m.to) & after.pieces(!color);
                let set = format!(
                    "{} ends its rest and is set on {}, where it attacks {}",
                    unit_on(self, m.from),
                    name(m.to),
                    units_on(after, victims)
                );
                let mut sentences = vec![sentence(&set)];
                sentences.extend(removes(displaced, m.to));
                sentences.push("Its second journey begins.".into());
                sentences
            }
            EffectKind::Waiting => {
                let home = variant.rules().journeys.map(|j| j.homes[color.index()]);
                vec![
                    sentence(&format!("{goes} and ends its second journey")),
                    sentence(&format!(
                        "its home square {} is not free, so it waits there and can't be captured",
                        home.map_or("", name)
                    )),
                ]
            }
            EffectKind::Homecoming { home, displaced } => {
                let mut sentences = vec![sentence(&format!(
                    "{goes}, ends its second journey and is set on its home square {}",
                    name(*home)
                ))];
                sentences.extend(removes(displaced, *home));
                sentences.push("Its third journey begins.".into());
                sentences
            }
            EffectKind::Transfer => vec![
                sentence(&format!("{} is set on its home square {}", unit_on(self, m.from), name(m.to))),
                "Its third journey begins.".into(),
            ],
            EffectKind::Coronation { kind: to, raised } => {
                let crowned = format!("{goes}, ends its third journey and becomes {}", a_kind(variant, *to));
                let mut sentences = vec![sentence(&crowned)];
                sentences.extend(self.raised(*raised, after));
                sentences
            }
            EffectKind::Exchange { partner } => vec![sentence(&format!(
                "{} changes places with {} on {}, as it may once in a game",
                unit_on(self, m.from),
                unit(variant, *partner),
                name(m.to)
            ))],
        }
    }

    /// `a General already`: why a pawn vanishes.
    fn enough(&self, effect: &Effect) -> String {
        let variant = self.variant();
        match variant.piece(effect.piece.kind).promotion {
            Some(crate::variant::Promotion::ToOrVanish { to, at_most: 1 }) => {
                format!("{} already", a_kind(variant, to))
            }
            Some(crate::variant::Promotion::ToOrVanish { to, at_most }) => {
                format!(
                    "as many units of the kind {} as it may, {at_most}",
                    kind(variant, to)
                )
            }
            _ => "no use for it".into(),
        }
    }

    /// The heirs that change when a pawn of pawns is crowned.
    fn raised(&self, heirs: SquareSet, after: &Position) -> Option<String> {
        let changes: Vec<String> = heirs
            .iter()
            .filter_map(|square| {
                let now = after.piece_at(square)?;
                Some(format!(
                    "{} becomes {}",
                    unit_on(self, square),
                    a_kind(self.variant(), now.kind)
                ))
            })
            .collect();
        (!changes.is_empty()).then(|| sentence(&format!("{} with it", list(&changes, "and"))))
    }

    /// A side that gets a second royal is out of reach of any check.
    fn royals_gained(&self, after: &Position) -> Option<String> {
        let us = self.side_to_move();
        let (before, now) = (self.royals(us).len(), after.royals(us).len());
        (now > before && now > 1).then(|| {
            format!(
                "{} now has {now} royals, and nothing is check to a side that has several.",
                side(us)
            )
        })
    }

    /// What the side to move now has to face.
    fn consequence(&self) -> Option<String> {
        match self.outcome() {
            Some(outcome) if outcome.reason == EndReason::Citadel => None,
            Some(outcome) => {
                let check = self
                    .explain_check()
                    .map(|check| format!("{check} "))
                    .unwrap_or_default();
                Some(format!("{check}{}", self.verdict(outcome)))
            }
            None => self.explain_check(),
        }
    }
}
