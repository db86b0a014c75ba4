//! How long to think about a move: a small share of the time that is left, and never the last
//! of it.

use std::time::Duration;

use super::Limits;

/// What is kept back for everything that is not thinking: pipes, other programs, a screen. A
/// game is lost by a clock that runs out, and gained by nothing that these would buy.
const RESERVE: Duration = Duration::from_millis(250);

/// How many moves are to be made when nobody says.
const MOVES: u32 = 30;

/// A clock as the side to move sees it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock {
    /// What is left.
    pub left: Duration,
    /// What each move adds.
    pub increment: Duration,
    /// How many moves must be made with what is left; `None` is all of the game.
    pub moves: Option<u32>,
}

impl Clock {
    /// How long to think.
    pub fn limits(&self) -> Limits {
        let moves = self.moves.unwrap_or(MOVES).clamp(1, MOVES * 2);
        let reserve = RESERVE.min(self.left / 2);
        let free = self.left - reserve;
        // The share of one move more than there are, so that something is always left.
        let share = free / (moves + 1) + self.increment * 3 / 4;
        let hard = (share * 3).min(free / 2);
        Limits {
            soft: Some((share * 2 / 3).min(hard)),
            hard: Some(hard),
            ..Limits::default()
        }
    }
}

/// How many moves must still be made in a session of so many, after so many plies of a game;
/// `None` is all of the game. Whoever moves, each side has made half of the plies, without the
/// odd one.
pub fn moves_to_go(session: u32, plies: usize) -> Option<u32> {
    let made = u32::try_from(plies / 2).unwrap_or(u32::MAX);
    (session > 0).then(|| session - made % session)
}

/// All of a fixed time for each move, but for what moving takes.
pub fn fixed(time: Duration) -> Limits {
    let reserve = (RESERVE / 2).min(time / 4);
    Limits {
        soft: None,
        hard: Some(time - reserve),
        ..Limits::default()
    }
}
