//! Counts what was compared, so that a test can insist on having met what is rare.

use std::collections::BTreeMap;

use shatranj::position::EffectKind;
use shatranj::variant::Promotion;
use shatranj::{EndReason, Faults, SquareSet};

use crate::reference::Referee;
use crate::reference::board::Board;
use crate::reference::moves::Deed;
use crate::reference::verdict::{Judgement, Legal};

/// How often each thing came up, by its name.
#[derive(Default)]
pub struct Tally(BTreeMap<String, u64>);

impl Tally {
    pub fn add(&mut self, what: impl Into<String>) {
        *self.0.entry(what.into()).or_default() += 1;
    }

    pub fn get(&self, what: &str) -> u64 {
        self.0.get(what).copied().unwrap_or(0)
    }

    pub fn position(&mut self, referee: &Referee, board: &Board, judgement: &Judgement) {
        self.add("positions");
        match judgement.checkers.len() {
            0 => {}
            1 => self.add("check"),
            _ => self.add("double check"),
        }
        match judgement.outcome {
            Some(outcome) => self.add(end_name(outcome.reason)),
            None if referee.royals(board, board.side).len() > 1 => self.add("several royals"),
            None => {}
        }
        for legal in &judgement.moves {
            self.add("moves");
            self.add(effect_name(referee, board, legal));
            if legal.deed == Deed::Exchange && judgement.checkers.is_empty() {
                self.add("exchange for want of moves");
            }
            self.displacement(board, legal);
        }
    }

    fn displacement(&mut self, board: &Board, legal: &Legal) {
        let own = |b: &Board| b.units(board.side).count();
        let is_taken = |b: &Board| b.units(!board.side).count();
        let pieces_gone = own(board) - own(&legal.after) + is_taken(board) - is_taken(&legal.after);
        if legal.deed == Deed::Relocate && pieces_gone > 0 {
            self.add("relocation that removes");
        }
        if own(&legal.after) < own(board) {
            self.add("own unit gone");
        }
    }

    pub fn faults(&mut self, faults: Faults) {
        for (name, _) in faults.iter_names() {
            self.add(name);
        }
    }

    pub fn merge(&mut self, other: &Tally) {
        for (what, count) in &other.0 {
            *self.0.entry(what.clone()).or_default() += count;
        }
    }

    /// Fails unless each of these came up.
    pub fn insist(&self, on: &[&str]) {
        for what in on {
            assert!(self.get(what) > 0, "never met: {what}; {self}");
        }
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let counts: Vec<String> = self.0.iter().map(|(k, n)| format!("{k}: {n}")).collect();
        f.write_str(&counts.join(", "))
    }
}

fn end_name(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Checkmate => "checkmate",
        EndReason::Stalemate => "stalemate",
        EndReason::Citadel => "citadel draw",
        EndReason::BareKing => "bare king",
        _ => "no end of these games",
    }
}

/// What a move does, found by looking at the boards before and after it.
pub fn effect_name(referee: &Referee, board: &Board, legal: &Legal) -> &'static str {
    match legal.deed {
        Deed::Relocate => return "relocation",
        Deed::Transfer => return "transfer",
        Deed::Exchange => return "exchange",
        Deed::Step => {}
    }
    let Some(mover) = board.get(legal.from) else {
        return "no mover";
    };
    let (side, rules) = (board.side.index(), referee.rules());
    let arrives = rules.promotion_zone[side].contains(legal.to);
    let becomes = legal.after.get(legal.to).map(|piece| piece.kind);
    let promotion = referee.variant.piece(mover.kind).promotion;
    match (promotion, rules.journeys) {
        _ if !arrives => "plain",
        (Some(Promotion::ToOrVanish { .. }), _) if becomes.is_none() => "vanishing",
        (Some(_), _) => "promotion",
        (None, Some(j)) if mover.kind == j.first => "freezing",
        (None, Some(j)) if mover.kind == j.second && becomes.is_some() => "waiting",
        (None, Some(j)) if mover.kind == j.second => {
            match board
                .get(j.homes[side])
                .filter(|_| j.homes[side] != legal.from)
            {
                Some(_) => "displacing homecoming",
                None => "homecoming",
            }
        }
        (None, Some(j)) if mover.kind == j.third => {
            let heirs = j
                .heir
                .map_or(0, |(minor, _)| board.count(board.side, minor));
            if heirs > 0 {
                "coronation with an heir"
            } else {
                "coronation"
            }
        }
        _ => "plain",
    }
}

/// The same name for what the library says of a move.
pub fn name_of(effect: &EffectKind) -> &'static str {
    match effect {
        EffectKind::Plain => "plain",
        EffectKind::Promotion(_) => "promotion",
        EffectKind::Vanishing => "vanishing",
        EffectKind::Freezing => "freezing",
        EffectKind::Relocation { .. } => "relocation",
        EffectKind::Waiting => "waiting",
        EffectKind::Homecoming {
            displaced: None, ..
        } => "homecoming",
        EffectKind::Homecoming { .. } => "displacing homecoming",
        EffectKind::Transfer => "transfer",
        EffectKind::Coronation {
            raised: SquareSet::EMPTY,
            ..
        } => "coronation",
        EffectKind::Coronation { .. } => "coronation with an heir",
        EffectKind::Exchange { .. } => "exchange",
        _ => "unknown to the referee",
    }
}
