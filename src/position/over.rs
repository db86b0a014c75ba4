//! How a game ends: what is looked at before the moves, and what their lack means.
//!
//! The order is: a royal in an enemy citadel; checkmate; a bare king; stalemate.

use thiserror::Error;

use crate::Color;
use crate::variant::Stalemate;

use super::generate::{Engine, generate_ongoing};
use super::scope::{All, Part};
use super::sink::Any;
use super::state::State;
use super::{attack, citadel};

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum EndReason {
    /// A sole royal is attacked and there is no legal move.
    #[error("checkmate")]
    Checkmate,
    /// There is no legal move, and no check.
    #[error("stalemate")]
    Stalemate,
    /// A royal has entered a citadel of the enemy.
    #[error("citadel")]
    Citadel,
    /// A side has its king alone.
    #[error("bare-king")]
    BareKing,
    /// The same position has come up too often; only by adjudication.
    #[error("repetition")]
    Repetition,
    /// The game has gone on too long; only by adjudication.
    #[error("ply-limit")]
    PlyLimit,
    /// A player has given up.
    #[error("resignation")]
    Resignation,
    /// The players have agreed on a draw.
    #[error("agreement")]
    Agreement,
}

/// How a game has ended: who has won, if anyone, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The side that has won; `None` is a draw.
    pub winner: Option<Color>,
    /// Why the game is over.
    pub reason: EndReason,
}

impl Outcome {
    /// A win of `winner`, or a draw.
    #[must_use]
    pub const fn new(winner: Option<Color>, reason: EndReason) -> Outcome {
        Outcome { winner, reason }
    }
}

impl core::fmt::Display for Outcome {
    /// Winner and reason: `white wins by checkmate`, `draw by citadel`.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.winner {
            Some(color) => write!(f, "{color} wins by {}", self.reason),
            None => write!(f, "draw by {}", self.reason),
        }
    }
}

/// Whether the game is over for a reason other than a lack of moves.
#[inline]
pub(super) fn before_moving(g: Engine<'_>, s: &State) -> bool {
    g.c.ends_early && (citadel::is_drawn(g, s) || g.c.bare_king && bare_king(g, s).is_some())
}

/// The outcome of the position, if the game is over.
pub(super) fn outcome(g: Engine<'_>, s: &State) -> Option<Outcome> {
    if citadel::is_drawn(g, s) {
        return Some(Outcome::new(None, EndReason::Citadel));
    }
    let mut any = Any::default();
    generate_ongoing(g, s, All, &mut any);
    if !any.0 && attack::attackers_of_royal(g.c, s, s.side) != 0 {
        return Some(Outcome::new(Some(!s.side), EndReason::Checkmate));
    }
    let bare = if g.c.bare_king { bare_king(g, s) } else { None };
    if bare.is_some() {
        return bare;
    }
    (!any.0).then(|| {
        let winner = match g.def.rules.stalemate {
            Stalemate::Loses => Some(!s.side),
            Stalemate::Draws => None,
            Stalemate::Wins => Some(s.side),
        };
        Outcome::new(winner, EndReason::Stalemate)
    })
}

/// The outcome by a bare king. A side that has just been left with its king alone is given
/// one move to take the enemy's last other man too.
fn bare_king(g: Engine<'_>, s: &State) -> Option<Outcome> {
    let bare = |color: Color| s.of(color).count_ones() == 1;
    let end = |winner| Some(Outcome::new(winner, EndReason::BareKing));
    match (bare(s.side), bare(!s.side)) {
        (false, false) => None,
        (true, true) => end(None),
        (false, true) => end(Some(s.side)),
        (true, false) => {
            let enemy = s.of(!s.side);
            let mut any = Any::default();
            if enemy.count_ones() == 2 {
                generate_ongoing(g, s, Part::onto(enemy), &mut any);
            }
            if any.0 { None } else { end(Some(!s.side)) }
        }
    }
}
