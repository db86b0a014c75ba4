//! A game that is played: its moves, taking them back, and how it ends.
//!
//! [`Position`] knows where we stand; [`Game`] knows how we came there. Servers, clocks and
//! interfaces keep one of these for each board.

mod adjudication;
mod error;
mod history;
#[cfg(feature = "std")]
mod record;

pub use adjudication::Adjudication;
pub use error::{HistoryError, PlayError};
pub use history::Ply;

use alloc::vec::Vec;

use crate::notation::is_decision;
use crate::position::Undo;
use crate::{Color, EndReason, Move, Outcome, Position, Setup, SetupError, Variant};

/// How moves are written as text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Notation {
    /// The two squares, `a9a10`: what programs send each other.
    Coordinate,
    /// What people write, `a10=G`.
    #[default]
    San,
}

/// A game from its start on: the moves played, those taken back, and the end.
///
/// Repetition and length end nothing unless [`Adjudication`] says so.
///
/// ```
/// use shatranj::{Game, variants};
/// let mut game = Game::new(variants::kamil());
/// game.play_text("e3")?;
/// game.play_text("Nc8")?;
/// assert_eq!(game.ply(), 2);
/// game.undo()?;
/// assert_eq!(game.position().fen(), "rnedkgdenr/pppppppppp/10/10/10/10/10/4P5/PPPP1PPPPP/RNEDKGDENR b - - 0 1");
/// game.redo()?;
/// assert!(game.redo().is_err());
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Games are equal if their start, their moves, those taken back too, what was decided and their
/// [`Adjudication`] are. A file holds no adjudication, so that a game read from one has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    position: Position,
    /// The moves played, then those taken back.
    moves: Vec<Move>,
    /// One for each move played.
    undos: Vec<Undo>,
    /// The key of the start and of the position after each move of `moves`.
    keys: Vec<u64>,
    adjudication: Adjudication,
    verdict: Option<Verdict>,
}

/// An end that the players have agreed on or one of them has brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Verdict {
    /// After how many plies.
    ply: usize,
    outcome: Outcome,
}

impl Game {
    /// A game from the start of a variant.
    #[must_use]
    pub fn new(variant: &Variant) -> Game {
        Game::from_position(variant.start())
    }

    /// A game that begins at a position.
    #[must_use]
    pub fn from_position(start: Position) -> Game {
        Game {
            keys: vec![start.key()],
            position: start.clone(),
            start,
            moves: Vec::new(),
            undos: Vec::new(),
            adjudication: Adjudication::default(),
            verdict: None,
        }
    }

    /// A game that begins at a set-up.
    ///
    /// # Errors
    /// All faults of a set-up that is no position of the game.
    pub fn from_setup(variant: &Variant, setup: &Setup) -> Result<Game, SetupError> {
        Position::new(variant, setup).map(Game::from_position)
    }

    /// What is being played.
    #[must_use]
    pub const fn variant(&self) -> &Variant {
        self.start.variant()
    }

    /// The position in which the game began.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position on the board now.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Plays a move. Moves that had been taken back are forgotten.
    ///
    /// # Errors
    /// When the game is over or the move is not legal; then nothing changes.
    pub fn play(&mut self, m: Move) -> Result<(), PlayError> {
        self.still_open()?;
        if let Some(why) = self.position.why_illegal(m.from, m.to) {
            return Err(why.into());
        }
        self.push(m);
        Ok(())
    }

    /// Plays a move that is known to be legal.
    fn push(&mut self, m: Move) {
        self.moves.truncate(self.ply());
        self.keys.truncate(self.ply() + 1);
        self.undos.push(self.position.apply(m));
        self.moves.push(m);
        self.keys.push(self.position.key());
        self.verdict = None;
    }

    /// Plays the move that a text means, as people write it or as two squares, see
    /// [`Position::parse_san`]. Gives the move.
    ///
    /// # Errors
    /// When the game is over or the text is no legal move; then nothing changes.
    pub fn play_text(&mut self, text: &str) -> Result<Move, PlayError> {
        self.still_open()?;
        let m = self.position.parse_san(text)?;
        self.push(m);
        Ok(m)
    }

    fn still_open(&self) -> Result<(), PlayError> {
        self.outcome()
            .map_or(Ok(()), |o| Err(PlayError::GameOver(o)))
    }

    /// How the game has ended, or `None` while it goes on: on the board, by the players'
    /// will, or by the [adjudication](Game::set_adjudication) in force, in this order.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let verdict = || {
            self.verdict
                .filter(|v| v.ply == self.ply())
                .map(|v| v.outcome)
        };
        let adjudicated = || self.adjudication.outcome(self.ply(), || self.repetitions());
        self.position
            .outcome()
            .or_else(verdict)
            .or_else(adjudicated)
    }

    /// Ends the game: this side gives up, and the other one wins.
    ///
    /// # Errors
    /// When the game is over already.
    ///
    /// ```
    /// use shatranj::{Color, EndReason, Game, Outcome, variants};
    /// let mut game = Game::new(variants::citadel());
    /// game.play_text("e3e4")?;
    /// game.resign(Color::White)?;
    /// assert_eq!(game.outcome(), Some(Outcome::new(Some(Color::Black), EndReason::Resignation)));
    /// assert!(game.play_text("e10e9").is_err());
    /// # Ok::<(), shatranj::game::PlayError>(())
    /// ```
    pub fn resign(&mut self, side: Color) -> Result<(), PlayError> {
        self.decide(Outcome::new(Some(!side), EndReason::Resignation))
    }

    /// Ends the game: the players agree on a draw.
    ///
    /// # Errors
    /// When the game is over already.
    pub fn agree_to_draw(&mut self) -> Result<(), PlayError> {
        self.decide(Outcome::new(None, EndReason::Agreement))
    }

    /// Ends the game by a decision of the players or of an arbiter. It holds as long as no
    /// other move is played from here and it is not [taken back](Game::reopen).
    ///
    /// # Errors
    /// When the game is over already, or when only the board could show such an end.
    ///
    /// ```
    /// use shatranj::{EndReason, Game, Outcome, game::PlayError, variants};
    /// let mut game = Game::new(variants::kamil());
    /// let mate = Outcome::new(None, EndReason::Checkmate);
    /// assert_eq!(game.decide(mate), Err(PlayError::NoDecision(mate)));
    /// let draw = Outcome::new(None, EndReason::Repetition);
    /// game.decide(draw)?;
    /// assert_eq!(game.decision(), Some((0, draw)));
    /// # Ok::<(), PlayError>(())
    /// ```
    pub fn decide(&mut self, outcome: Outcome) -> Result<(), PlayError> {
        self.still_open()?;
        if !is_decision(outcome) {
            return Err(PlayError::NoDecision(outcome));
        }
        self.verdict = Some(Verdict {
            ply: self.ply(),
            outcome,
        });
        Ok(())
    }

    /// The end that has been [decided](Game::decide), and after how many plies; it may lie
    /// behind or ahead of the position on the board.
    #[must_use]
    pub fn decision(&self) -> Option<(usize, Outcome)> {
        self.verdict.map(|verdict| (verdict.ply, verdict.outcome))
    }

    /// Takes the decided end back, at whatever ply it lies, and gives what
    /// [`decision`](Game::decision) gave; the moves stay. `None` means that nothing was
    /// decided and nothing changes. A game that is over on the board or by adjudication stays
    /// over.
    ///
    /// ```
    /// use shatranj::{Color, EndReason, Game, variants};
    /// let mut game = Game::new(variants::kamil());
    /// game.play_text("e3")?;
    /// game.resign(Color::Black)?;
    /// assert!(game.play_text("e8").is_err());
    /// let taken_back = game.reopen().map(|(ply, end)| (ply, end.reason));
    /// assert_eq!(taken_back, Some((1, EndReason::Resignation)));
    /// game.play_text("e8")?;
    /// assert_eq!((game.outcome(), game.reopen()), (None, None));
    /// # Ok::<(), shatranj::game::PlayError>(())
    /// ```
    pub fn reopen(&mut self) -> Option<(usize, Outcome)> {
        let taken_back = self.decision();
        self.verdict = None;
        taken_back
    }

    /// The rules of adjudication in force; none at first.
    #[must_use]
    pub const fn adjudication(&self) -> Adjudication {
        self.adjudication
    }

    /// Ends the game by these rules too, from now on.
    ///
    /// ```
    /// use shatranj::{EndReason, Game, game::Adjudication, variants};
    /// let mut game = Game::new(variants::kamil());
    /// game.set_adjudication(Adjudication::none().with_repetition(2));
    /// for text in ["Na3", "Na8", "Nb1", "Nb10"] {
    ///     game.play_text(text)?;
    /// }
    /// assert_eq!(game.outcome().map(|o| o.reason), Some(EndReason::Repetition));
    /// # Ok::<(), shatranj::game::PlayError>(())
    /// ```
    pub fn set_adjudication(&mut self, rules: Adjudication) {
        self.adjudication = rules;
    }
}
