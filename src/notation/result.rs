//! How a game ended, as a token.

use alloc::string::ToString;
use core::fmt;

use crate::{Color, EndReason, Outcome};

/// The result of a game: `1-0`, `0-1`, `1/2-1/2`, or `*` for one that goes on or of which
/// nothing is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// A side has won.
    Win(Color),
    /// The game is drawn.
    Draw,
    /// The game goes on, or nothing is known.
    #[default]
    Open,
}

impl GameResult {
    /// The result that a token stands for.
    ///
    /// ```
    /// use shatranj::{Color, notation::GameResult};
    /// assert_eq!(GameResult::from_token("0-1"), Some(GameResult::Win(Color::Black)));
    /// assert_eq!(GameResult::from_token("2-0"), None);
    /// ```
    #[must_use]
    pub fn from_token(token: &str) -> Option<GameResult> {
        Some(match token {
            "1-0" => GameResult::Win(Color::White),
            "0-1" => GameResult::Win(Color::Black),
            "1/2-1/2" => GameResult::Draw,
            "*" => GameResult::Open,
            _ => return None,
        })
    }

    /// The outcome, given its reason; none of a game that goes on.
    #[must_use]
    pub const fn outcome(self, reason: EndReason) -> Option<Outcome> {
        match self {
            GameResult::Win(color) => Some(Outcome::new(Some(color), reason)),
            GameResult::Draw => Some(Outcome::new(None, reason)),
            GameResult::Open => None,
        }
    }
}

/// Whether players or an arbiter can decide that a game has ended so. All other ends only the
/// board can show.
pub(crate) const fn is_decision(outcome: Outcome) -> bool {
    match outcome.reason {
        EndReason::Resignation => outcome.winner.is_some(),
        EndReason::Repetition | EndReason::PlyLimit | EndReason::Agreement => {
            outcome.winner.is_none()
        }
        _ => false,
    }
}

impl From<Option<Outcome>> for GameResult {
    fn from(outcome: Option<Outcome>) -> GameResult {
        match outcome {
            None => GameResult::Open,
            Some(Outcome { winner: None, .. }) => GameResult::Draw,
            Some(Outcome {
                winner: Some(color),
                ..
            }) => GameResult::Win(color),
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            GameResult::Win(Color::White) => "1-0",
            GameResult::Win(Color::Black) => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Open => "*",
        })
    }
}

impl EndReason {
    /// All reasons for which a game can end.
    pub const ALL: [EndReason; 8] = [
        EndReason::Checkmate,
        EndReason::Stalemate,
        EndReason::Citadel,
        EndReason::BareKing,
        EndReason::Repetition,
        EndReason::PlyLimit,
        EndReason::Resignation,
        EndReason::Agreement,
    ];

    /// The reason with this name, as `Display` writes it.
    ///
    /// ```
    /// use shatranj::EndReason;
    /// assert_eq!(EndReason::from_name("bare-king"), Some(EndReason::BareKing));
    /// assert_eq!(EndReason::from_name("time"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<EndReason> {
        EndReason::ALL
            .into_iter()
            .find(|reason| reason.to_string() == name)
    }
}
