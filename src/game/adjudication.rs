//! Ends that the rules of the games do not know, for those who need games to end.

use crate::{EndReason, Outcome};

/// Rules by which an arbiter ends a game. None of the games has such a rule of its own, so
/// all are off at first.
///
/// ```
/// use shatranj::game::Adjudication;
/// let rules = Adjudication::none().with_repetition(3).with_ply_limit(400);
/// assert_eq!(rules.repetition(), Some(3));
/// assert_eq!(Adjudication::default(), Adjudication::none());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Adjudication {
    repetition: Option<u32>,
    ply_limit: Option<u32>,
}

impl Adjudication {
    /// No rule: the game goes on until it ends on the board or by the players' will.
    #[must_use]
    pub const fn none() -> Adjudication {
        Adjudication {
            repetition: None,
            ply_limit: None,
        }
    }

    /// The game is drawn when the same position has come up `times` times, the first one
    /// counted; less than 2 is read as 2.
    #[must_use]
    pub const fn with_repetition(self, times: u32) -> Adjudication {
        let times = if times < 2 { 2 } else { times };
        Adjudication {
            repetition: Some(times),
            ..self
        }
    }

    /// The game is drawn after `plies` plies, counted from where the game began.
    #[must_use]
    pub const fn with_ply_limit(self, plies: u32) -> Adjudication {
        Adjudication {
            ply_limit: Some(plies),
            ..self
        }
    }

    /// How often a position may come up before the game is drawn.
    #[must_use]
    pub const fn repetition(self) -> Option<u32> {
        self.repetition
    }

    /// After how many plies the game is drawn.
    #[must_use]
    pub const fn ply_limit(self) -> Option<u32> {
        self.ply_limit
    }

    /// What these rules say of a game after `ply` plies whose position has come up
    /// `repetitions` times.
    pub(super) fn outcome(
        self,
        ply: usize,
        repetitions: impl FnOnce() -> usize,
    ) -> Option<Outcome> {
        let reached = |limit: u32, count: usize| count >= limit as usize;
        if self
            .repetition
            .is_some_and(|times| reached(times, repetitions()))
        {
            return Some(Outcome::new(None, EndReason::Repetition));
        }
        let out_of_plies = self.ply_limit.is_some_and(|plies| reached(plies, ply));
        out_of_plies.then_some(Outcome::new(None, EndReason::PlyLimit))
    }
}
