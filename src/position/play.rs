//! Making moves and taking them back.

use core::fmt;

use thiserror::Error;

use super::apply;
use super::attack;
use super::illegal::IllegalMove;
use super::moves::Move;
use super::over::Outcome;
use super::state::State;
use super::view::{Position, engine_of};

/// What is needed to take a move back; made by [`Position::apply`].
#[derive(Clone, PartialEq, Eq)]
pub struct Undo(State);

impl fmt::Debug for Undo {
    /// Without the state that it holds, which nobody can read: a game keeps one for each move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Undo").finish_non_exhaustive()
    }
}

/// Why a side can't pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum NullMoveError {
    /// The side is in check.
    #[error("a side in check can't pass")]
    InCheck,
    /// The game is over.
    #[error("the game is over: {0}")]
    GameOver(Outcome),
}

impl Position {
    /// Plays a move after seeing that it is legal.
    ///
    /// # Errors
    /// Why the move is not legal; then the position is as before.
    ///
    /// ```
    /// use shatranj::{Move, variants};
    /// let game = variants::tamerlane();
    /// let mut position = game.start();
    /// let square = |name| game.topology().square(name).unwrap();
    /// position.play(Move::new(square("f3"), square("f4")))?;
    /// let error = position.play(Move::new(square("a1"), square("a2"))).unwrap_err();
    /// assert_eq!(error.to_string(), "the Pil on a1 is white, and it is black's turn");
    /// # Ok::<(), shatranj::IllegalMove>(())
    /// ```
    pub fn play(&mut self, m: Move) -> Result<Undo, IllegalMove> {
        match self.why_illegal(m.from, m.to) {
            None => Ok(self.apply(m)),
            Some(reason) => Err(reason),
        }
    }

    /// The position after a move.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn after(&self, m: Move) -> Result<Position, IllegalMove> {
        let mut after = self.clone();
        after.play(m).map(|_| after)
    }

    /// Makes a move that is known to be legal, without looking. Any other move leaves some
    /// arrangement of pieces that need not be a position of the game.
    #[inline]
    pub fn apply(&mut self, m: Move) -> Undo {
        let before = self.state;
        apply::apply(engine_of(&self.variant), &mut self.state, m);
        Undo(before)
    }

    /// Takes back the move that `undo` was made by.
    #[inline]
    pub fn undo(&mut self, undo: Undo) {
        self.state = undo.0;
    }

    /// Passes the turn to the other side. No game here allows it; searches use it.
    ///
    /// # Errors
    /// When the side to move is in check or the game is over.
    pub fn null_move(&mut self) -> Result<Undo, NullMoveError> {
        if let Some(outcome) = self.outcome() {
            return Err(NullMoveError::GameOver(outcome));
        }
        if self.in_check() {
            return Err(NullMoveError::InCheck);
        }
        let before = self.state;
        apply::pass(engine_of(&self.variant), &mut self.state);
        Ok(Undo(before))
    }

    /// Whether a legal move leaves the other side in check.
    #[must_use]
    pub fn gives_check(&self, m: Move) -> bool {
        let mut after = self.state;
        apply::apply(self.engine(), &mut after, m);
        attack::attackers_of_royal(self.engine().c, &after, after.side) != 0
    }
}
