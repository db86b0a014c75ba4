//! Between a game that is played and a game in a file.

use super::Game;
use crate::notation::{GameResult, NodeId, PgnGame};
use crate::{EndReason, Outcome};

impl Game {
    /// The main line of a game from a file, with its end. Tags, comments and variations stay
    /// there.
    ///
    /// A result for which neither the file nor the board gives a reason is taken for a
    /// resignation or for a draw by agreement, as the custom is.
    ///
    /// ```
    /// use shatranj::{EndReason, Game, notation::PgnReader};
    /// let file = "[Variant \"kamil\"]\n[Termination \"resignation\"]\n\n1. e3 (1. d3) e8 0-1\n";
    /// let pgn = PgnReader::new(file.as_bytes()).next().unwrap()?;
    /// let game = Game::from_pgn(&pgn);
    /// assert_eq!(game.ply(), 2);
    /// assert_eq!(game.outcome().map(|o| o.reason), Some(EndReason::Resignation));
    /// assert!(game.to_pgn().to_string().contains("\n1. e3 e8 0-1\n"));
    ///
    /// let file = "[Variant \"kamil\"]\n\n1. e3 e8 1/2-1/2\n";
    /// let pgn = PgnReader::new(file.as_bytes()).next().unwrap()?;
    /// let end = Game::from_pgn(&pgn).outcome();
    /// assert_eq!(end.map(|o| o.reason), Some(EndReason::Agreement));
    /// # Ok::<(), shatranj::notation::PgnError>(())
    /// ```
    #[must_use]
    pub fn from_pgn(pgn: &PgnGame) -> Game {
        let mut game = Game::from_position(pgn.start().clone());
        for m in pgn.moves() {
            game.push(m);
        }
        if let Some(outcome) = pgn.outcome().or_else(|| by_the_players(pgn.result())) {
            // Where the game is over on the board already, there is nothing to decide.
            let _ = game.decide(outcome);
        }
        game
    }

    /// The game as far as it has been played, for a file. Names and dates can be added there.
    #[must_use]
    pub fn to_pgn(&self) -> PgnGame {
        let mut pgn = PgnGame::new(self.start().clone());
        // The moves have been played, so they are legal.
        let _ = pgn.add_line(NodeId::ROOT, self.moves().iter().copied());
        pgn.set_outcome(self.outcome());
        pgn
    }
}

/// The end that the players have brought about if nothing else is said.
const fn by_the_players(result: GameResult) -> Option<Outcome> {
    match result {
        GameResult::Draw => result.outcome(EndReason::Agreement),
        _ => result.outcome(EndReason::Resignation),
    }
}

impl From<&PgnGame> for Game {
    fn from(pgn: &PgnGame) -> Game {
        Game::from_pgn(pgn)
    }
}

impl From<&Game> for PgnGame {
    fn from(game: &Game) -> PgnGame {
        game.to_pgn()
    }
}
