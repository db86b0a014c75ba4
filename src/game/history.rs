//! Going back and forward in a game, and looking at what was played.

use alloc::{string::String, vec::Vec};

use super::{Game, HistoryError, Notation};
use crate::{Move, Position};

/// A move of a game and where it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Ply {
    /// The number of the ply, from 0.
    pub number: usize,
    /// The position before the move.
    pub position: Position,
    /// The move.
    pub played: Move,
}

impl Game {
    /// How many plies have been played to reach the position on the board.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.undos.len()
    }

    /// The moves that led to the position on the board.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.ply()]
    }

    /// The moves that have been taken back and can be played again, the next one first.
    #[must_use]
    pub fn undone(&self) -> &[Move] {
        &self.moves[self.ply()..]
    }

    /// Takes the last move back, and gives it.
    ///
    /// # Errors
    /// [`HistoryError::NothingToUndo`] at the start of the game.
    ///
    /// ```
    /// use shatranj::{Game, game::HistoryError, variants};
    /// let mut game = Game::new(variants::atranj());
    /// assert_eq!(game.undo(), Err(HistoryError::NothingToUndo));
    /// let m = game.play_text("a3")?;
    /// assert_eq!(game.undo(), Ok(m));
    /// # Ok::<(), shatranj::game::PlayError>(())
    /// ```
    pub fn undo(&mut self) -> Result<Move, HistoryError> {
        let undo = self.undos.pop().ok_or(HistoryError::NothingToUndo)?;
        self.position.undo(undo);
        Ok(self.moves[self.ply()])
    }

    /// Plays the move again that was taken back last, and gives it.
    ///
    /// # Errors
    /// [`HistoryError::NothingToRedo`] if none was, or if another move has been played since.
    pub fn redo(&mut self) -> Result<Move, HistoryError> {
        let next = self.undone().first();
        let m = *next.ok_or(HistoryError::NothingToRedo)?;
        self.undos.push(self.position.apply(m));
        Ok(m)
    }

    /// Goes back or forward to the position after `ply` plies. Moves that are passed on the
    /// way back are taken back and can be played again.
    ///
    /// # Errors
    /// [`HistoryError::NoSuchPly`] beyond the last move; then nothing changes.
    pub fn go_to(&mut self, ply: usize) -> Result<(), HistoryError> {
        let plies = self.moves.len();
        if ply > plies {
            return Err(HistoryError::NoSuchPly { ply, plies });
        }
        while self.ply() > ply {
            self.undo()?;
        }
        while self.ply() < ply {
            self.redo()?;
        }
        Ok(())
    }

    /// The [keys](Position::key) of the positions from the start to the one on the board,
    /// one more than there are moves.
    #[must_use]
    pub fn keys(&self) -> &[u64] {
        &self.keys[..=self.ply()]
    }

    /// How often the position on the board has come up, now included: 1 for a new one.
    /// Positions are the same when their [keys](Position::key) are.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        let key = self.position.key();
        self.keys().iter().filter(|&&k| k == key).count()
    }

    /// The moves played, each with its number and the position before it.
    ///
    /// ```
    /// use shatranj::{Game, variants};
    /// let mut game = Game::new(variants::kamil());
    /// game.play_text("e3")?;
    /// game.play_text("Nc8")?;
    /// let texts: Vec<String> = game.plies().map(|ply| ply.position.san(ply.played)).collect();
    /// assert_eq!(texts, ["e3", "Nc8"]);
    /// # Ok::<(), shatranj::game::PlayError>(())
    /// ```
    pub fn plies(&self) -> impl Iterator<Item = Ply> + '_ {
        let mut position = self.start.clone();
        self.moves()
            .iter()
            .enumerate()
            .map(move |(number, &played)| {
                let before = position.clone();
                let _ = position.apply(played);
                Ply {
                    number,
                    position: before,
                    played,
                }
            })
    }

    /// The text of the move of one ply, counted from 0, or `None` where no such ply was
    /// played.
    #[must_use]
    pub fn text(&self, ply: usize, notation: Notation) -> Option<String> {
        let ply = self.plies().nth(ply)?;
        Some(write(&ply, notation))
    }

    /// The texts of all moves played.
    ///
    /// ```
    /// use shatranj::{Game, game::Notation, variants};
    /// let mut game = Game::new(variants::tamerlane());
    /// game.play_text("f3f4")?;
    /// assert_eq!(game.texts(Notation::San), ["f4"]);
    /// assert_eq!(game.texts(Notation::Coordinate), ["f3f4"]);
    /// # Ok::<(), shatranj::game::PlayError>(())
    /// ```
    #[must_use]
    pub fn texts(&self, notation: Notation) -> Vec<String> {
        self.plies().map(|ply| write(&ply, notation)).collect()
    }
}

fn write(ply: &Ply, notation: Notation) -> String {
    match notation {
        Notation::Coordinate => ply.position.move_text(ply.played),
        Notation::San => ply.position.san(ply.played),
    }
}
