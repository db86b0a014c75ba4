//! What can't be done with a game, and why.

use thiserror::Error;

use crate::Outcome;
use crate::notation::SanError;
use crate::position::IllegalMove;

/// Why a move could not be played or the game could not be ended.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PlayError {
    /// The game is over, on the board or otherwise.
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    /// Nobody can decide that the game has ended so: only the board could show it.
    #[error("nobody can decide that the game ends so: {0}")]
    NoDecision(Outcome),
    /// The move is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The text is no legal move.
    #[error(transparent)]
    Text(#[from] SanError),
}

/// Why one can't go back or forward in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum HistoryError {
    /// No move has been played.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// No move has been taken back.
    #[error("no move has been taken back that could be played again")]
    NothingToRedo,
    /// The game has no such ply.
    #[error("there is no ply {ply}: the game has {plies}")]
    NoSuchPly {
        /// The ply asked for.
        ply: usize,
        /// The plies there are, with those taken back.
        plies: usize,
    },
}
