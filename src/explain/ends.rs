//! Why it is check, and why the game is over: for a person who disputes it.

use alloc::{string::String, vec::Vec};

use super::flights::Try;
use super::words::{capital, kind, list, sentence, side, squares, unit_on, units_on};
use crate::variant::Exchange;
use crate::{Color, EndReason, Game, Outcome, Position, Square, SquareSet};

impl Position {
    /// Why the side to move is in check: each checker and the squares that it would pass on
    /// its way to the royal. `None` when there is no check.
    ///
    /// ```
    /// use shatranj::variants;
    /// let game = variants::tamerlane();
    /// let position = game.position("11*/12/10k*/11*/1z9*/11*/11*/11*/12/K10* w - - 0 1")?;
    /// assert_eq!(
    ///     position.explain_check().unwrap(),
    ///     "The white Shah on a1 is in check: the black Zurafa on b6 attacks it by way of a5, \
    ///      a4, a3 and a2."
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn explain_check(&self) -> Option<String> {
        let royal = self.royals(self.side_to_move()).single()?;
        let attacks: Vec<String> = self
            .check_paths()
            .into_iter()
            .map(|(checker, path)| {
                let way = match path[..] {
                    [] => String::new(),
                    _ => format!(" by way of {}", squares(self.variant(), path)),
                };
                format!("{} attacks it{way}", unit_on(self, checker))
            })
            .collect();
        (!attacks.is_empty()).then(|| {
            sentence(&format!(
                "{} is in check: {}",
                unit_on(self, royal),
                list(&attacks, "and")
            ))
        })
    }

    /// Why the game is over, with the reason why every way out fails, one sentence a line.
    /// `None` while the game goes on.
    ///
    /// ```
    /// use shatranj::variants;
    /// let position = variants::kamil().position("R8k/1R8/10/10/10/10/10/10/10/1K8 b - - 0 1")?;
    /// assert_eq!(
    ///     position.explain_outcome().unwrap(),
    ///     "The black Shah on j10 is in check: the white Rook on a10 attacks it by way of b10, \
    ///      c10, d10, e10, f10, g10, h10 and i10.\n\
    ///      The black Shah on j10 can't go to i9: the white Rook on b9 would attack it there.\n\
    ///      The black Shah on j10 can't go to j9: the white Rook on b9 would attack it there.\n\
    ///      The black Shah on j10 can't go to i10: the white Rook on a10 would attack it there.\n\
    ///      Nothing can capture the white Rook on a10.\n\
    ///      Nothing can be put between them.\n\
    ///      Black is in check and has no legal move: this is checkmate, and White wins."
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn explain_outcome(&self) -> Option<String> {
        let outcome = self.outcome()?;
        let mut lines: Vec<String> = self.explain_check().into_iter().collect();
        match outcome.reason {
            EndReason::Checkmate => {
                lines.extend(self.royal_tries());
                lines.extend(self.defences());
                lines.extend(self.resting_pawns());
                lines.extend(self.no_exchange());
            }
            EndReason::Stalemate => {
                lines.extend(self.royal_tries());
                lines.extend(self.other_tries());
                lines.extend(self.no_exchange());
            }
            _ => {}
        }
        lines.push(self.verdict(outcome));
        Some(lines.join("\n"))
    }

    /// What the end of a game is called, and who wins.
    pub(super) fn verdict(&self, outcome: Outcome) -> String {
        let us = side(self.side_to_move());
        let result = result(outcome.winner);
        match outcome.reason {
            EndReason::Checkmate => {
                format!("{us} is in check and has no legal move: this is checkmate, and {result}.")
            }
            EndReason::Stalemate => {
                format!(
                    "{us} is not in check and has no legal move: this is stalemate, and {result}."
                )
            }
            EndReason::Citadel => match self.royal_in_enemy_citadel() {
                Some(royal) => {
                    format!(
                        "{} has entered a citadel of its enemy: {result}.",
                        capital(&unit_on(self, royal))
                    )
                }
                None => sentence(&result),
            },
            EndReason::BareKing => format!("A side is left with its royal alone: {result}."),
            _ => sentence(&result),
        }
    }

    fn royal_in_enemy_citadel(&self) -> Option<Square> {
        let citadels = self.variant().rules().citadels.as_ref()?;
        let inside = |color: Color| (self.royals(color) & citadels.of(!color)).first();
        Color::ALL.into_iter().find_map(inside)
    }

    /// Where the royals could go, and why they can't.
    fn royal_tries(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for royal in self.royals(self.side_to_move()) {
            let tries = self.tries(royal);
            if tries.is_empty() {
                lines.push(sentence(&format!(
                    "{} has no square to go to",
                    unit_on(self, royal)
                )));
            }
            for Try { to, by, .. } in tries {
                lines.push(sentence(&format!(
                    "{} can't go to {}: {} would attack it there",
                    unit_on(self, royal),
                    self.variant().topology().name(to),
                    by
                )));
            }
        }
        lines
    }

    /// Why no other unit can capture a checker or come between.
    fn defences(&self) -> Vec<String> {
        let us = self.side_to_move();
        let others = self.pieces(us) - self.royals(us);
        let checks = self.check_paths();
        if let [_, _, ..] = checks[..] {
            return vec![format!(
                "No other move can stop {} at once.",
                units_on(self, self.checkers())
            )];
        }
        let mut lines = Vec::new();
        for (checker, path) in checks {
            let captures = self.tries_at(others, checker.set());
            if captures.is_empty() {
                lines.push(format!("Nothing can capture {}.", unit_on(self, checker)));
            }
            lines.extend(captures);
            let path: SquareSet = path.into_iter().collect();
            let between = self.tries_at(others, path);
            if between.is_empty() && !path.is_empty() {
                lines.push("Nothing can be put between them.".into());
            }
            lines.extend(between);
        }
        lines
    }

    /// What the pawns of pawns that rest can't do about a check.
    fn resting_pawns(&self) -> Option<String> {
        let resting = self.resting(self.side_to_move());
        (!resting.is_empty()).then(|| {
            sentence(&format!(
                "{} can't be set where that would help",
                units_on(self, resting)
            ))
        })
    }

    /// Why units that could go to some squares may not.
    fn tries_at(&self, units: SquareSet, targets: SquareSet) -> Vec<String> {
        let mut lines = Vec::new();
        for from in units {
            let tries = self.tries(from).into_iter();
            let failed = tries.filter(|t| targets.contains(t.to));
            lines.extend(failed.map(|t| self.exposed(from, &t)));
        }
        lines
    }

    fn exposed(&self, from: Square, failed: &Try) -> String {
        let vanishes = if failed.vanishes {
            "it would vanish there, and "
        } else {
            ""
        };
        sentence(&format!(
            "{} can't go to {}: {vanishes}the royal would then be attacked by {}",
            unit_on(self, from),
            self.variant().topology().name(failed.to),
            failed.by
        ))
    }

    /// Why no unit but the royals can move, where there is no check.
    fn other_tries(&self) -> Vec<String> {
        let us = self.side_to_move();
        let mut stuck = SquareSet::EMPTY;
        let mut lines = Vec::new();
        for from in self.pieces(us) - self.royals(us) {
            let tries = self.tries(from);
            if tries.is_empty() {
                stuck.insert(from);
            }
            lines.extend(tries.iter().map(|t| self.exposed(from, t)));
        }
        if !stuck.is_empty() {
            let all = sentence(&format!("{} can go nowhere", units_on(self, stuck)));
            lines.push(all);
        }
        lines
    }

    /// Why the royal can't change places with another unit, in a game that knows it.
    fn no_exchange(&self) -> Option<String> {
        let us = self.side_to_move();
        let rule = self.variant().rules().exchange?;
        let royal = self.royals(us).single()?;
        let name = kind(self.variant(), self.piece_at(royal)?.kind);
        let in_check = !self.checkers().is_empty();
        let main_board = self.variant().topology().main_board();
        Some(match rule {
            Exchange::Never => return None,
            Exchange::CheckOnly if !in_check => {
                format!(
                    "The {name} can't change places with another unit, since it is not in check."
                )
            }
            _ if !self.right(us) => {
                format!(
                    "The {name} can't change places with another unit: {} has used that up.",
                    side(us)
                )
            }
            _ if !main_board.contains(royal) => {
                format!(
                    "The {name} can't change places with another unit while it is in a citadel."
                )
            }
            _ => format!(
                "There is no unit on whose square the {name} would be safe after changing places."
            ),
        })
    }
}

impl Game {
    /// Why the game is over, on the board or otherwise, see [`Position::explain_outcome`].
    /// `None` while it goes on.
    ///
    /// ```
    /// use shatranj::{Color, Game, variants};
    /// let mut game = Game::new(variants::kamil());
    /// assert_eq!(game.explain_outcome(), None);
    /// game.resign(Color::White)?;
    /// assert_eq!(game.explain_outcome().unwrap(), "White gives up, and Black wins.");
    /// # Ok::<(), shatranj::game::PlayError>(())
    /// ```
    #[must_use]
    pub fn explain_outcome(&self) -> Option<String> {
        let outcome = self.outcome()?;
        let result = result(outcome.winner);
        Some(match (outcome.reason, outcome.winner) {
            (EndReason::Resignation, Some(winner)) => {
                format!("{} gives up, and {result}.", side(!winner))
            }
            (EndReason::Agreement, _) => format!("The players agree: {result}."),
            (EndReason::Repetition, _) => {
                format!(
                    "The position has come up {} times: {result}.",
                    self.repetitions()
                )
            }
            (EndReason::PlyLimit, _) => format!("{} plies have been played: {result}.", self.ply()),
            _ => return self.position().explain_outcome(),
        })
    }
}

fn result(winner: Option<Color>) -> String {
    match winner {
        Some(color) => format!("{} wins", side(color)),
        None => "the game is drawn".into(),
    }
}
