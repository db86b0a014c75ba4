//! Between a game that is played and a game in a file.

use super::Game;
use crate::notation::{NodeId, PgnGame};

impl Game {
    /// The main line of a game from a file, with its end. Comments and variations stay there.
    ///
    /// ```
    /// use shatranj::{EndReason, Game, notation::PgnReader};
    /// let file = "[Variant \"kamil\"]\n[Termination \"resignation\"]\n\n1. e3 (1. d3) e8 0-1\n";
    /// let pgn = PgnReader::new(file.as_bytes()).next().unwrap()?;
    /// let game = Game::from_pgn(&pgn);
    /// assert_eq!(game.ply(), 2);
    /// assert_eq!(game.outcome().map(|o| o.reason), Some(EndReason::Resignation));
    /// assert!(game.to_pgn().to_string().contains("\n1. e3 e8 0-1\n"));
    /// # Ok::<(), shatranj::notation::PgnError>(())
    /// ```
    #[must_use]
    pub fn from_pgn(pgn: &PgnGame) -> Game {
        let mut game = Game::from_position(pgn.start().clone());
        for m in pgn.moves() {
            game.push(m);
        }
        if let Some(outcome) = pgn.outcome() {
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
