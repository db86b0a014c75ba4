//! A position, and what can be seen of it.

use super::faults::SetupError;
use super::generate::Engine;
use super::journeys;
use super::over::{self, Outcome};
use super::setup::Setup;
use super::state::State;
use crate::{Color, Piece, Square, SquareSet, Variant};

/// A position of a game: a value of a few hundred bytes, cheap to clone, always sound.
///
/// It holds no history; [`Game`](crate::Game) does.
///
/// ```
/// use shatranj::variants;
/// let mut position = variants::kamil().start();
/// assert_eq!(position.legal_moves().len(), 18);
/// position.play_text("e2e3")?;
/// assert_eq!(position.fen(), "rnedkgdenr/pppppppppp/10/10/10/10/10/4P5/PPPP1PPPPP/RNEDKGDENR b - - 0 1");
/// assert_eq!(position.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) variant: Variant,
    pub(super) state: State,
}

impl Position {
    /// The position of a set-up.
    ///
    /// # Errors
    /// All faults at once of a set-up that can't be a position of the game.
    pub fn new(variant: &Variant, setup: &Setup) -> Result<Position, SetupError> {
        let state = State::from_setup(variant.definition(), variant.compiled(), setup)?;
        Ok(Position {
            variant: variant.clone(),
            state,
        })
    }

    pub(crate) const fn from_state(variant: Variant, state: State) -> Position {
        Position { variant, state }
    }

    #[inline]
    pub(super) fn engine(&self) -> Engine<'_> {
        engine_of(&self.variant)
    }

    /// The position as a set-up, which can be changed and made a position again.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::empty();
        for square in self.occupied() {
            setup.set(square, self.piece_at(square));
        }
        setup.set_side_to_move(self.state.side);
        for color in Color::ALL {
            setup.set_right(color, self.right(color));
        }
        setup.set_halfmove(self.state.halfmove);
        setup.set_fullmove(self.state.fullmove);
        setup
    }

    /// The game that is played.
    #[must_use]
    pub const fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The side to move.
    #[inline]
    #[must_use]
    pub const fn side_to_move(&self) -> Color {
        self.state.side
    }

    /// The piece on a square.
    #[inline]
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.state.piece(square)
    }

    /// The squares of a side's units.
    #[inline]
    #[must_use]
    pub fn pieces(&self, color: Color) -> SquareSet {
        SquareSet::from_bits(self.state.of(color))
    }

    /// The squares of the units of one kind and side.
    #[must_use]
    pub fn pieces_of(&self, piece: Piece) -> SquareSet {
        super::apply::units_of(&self.state, piece)
    }

    /// The squares of all units.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        SquareSet::from_bits(self.state.occupied())
    }

    /// The squares of a side's royals.
    #[must_use]
    pub fn royals(&self, color: Color) -> SquareSet {
        SquareSet::from_bits(self.state.royals_of(color))
    }

    /// The square of a side's highest royal, the one that may enter an enemy citadel.
    #[must_use]
    pub fn acting_royal(&self, color: Color) -> Option<Square> {
        self.state.acting_royal(self.variant.compiled(), color)
    }

    /// Whether a side still has its one-time right (in Tamerlane Chess, to exchange).
    #[must_use]
    pub const fn right(&self, color: Color) -> bool {
        self.state.rights[color.index()]
    }

    /// A side's pawns of pawns that rest on their last rank, immune.
    #[must_use]
    pub fn resting(&self, color: Color) -> SquareSet {
        SquareSet::from_bits(journeys::resting(
            self.variant.compiled(),
            &self.state,
            color,
        ))
    }

    /// Plies since the last capture, removal or pawn move.
    #[must_use]
    pub const fn halfmove(&self) -> u32 {
        self.state.halfmove
    }

    /// The number of the move, from 1; it goes up after Black's.
    #[must_use]
    pub const fn fullmove(&self) -> u32 {
        self.state.fullmove
    }

    /// A 64-bit hash of everything that changes the legal moves: pieces, side to move, rights.
    /// The way to the position and the counters do not count. It is kept up by every move,
    /// and is the same in every run, build and platform.
    ///
    /// ```
    /// use shatranj::variants;
    /// let mut one = variants::kamil().start();
    /// let mut two = one.clone();
    /// for text in ["a2a3", "j9j8", "j2j3"] {
    ///     one.play_text(text)?;
    /// }
    /// for text in ["j2j3", "j9j8", "a2a3"] {
    ///     two.play_text(text)?;
    /// }
    /// assert_eq!(one.key(), two.key());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.state.hash
    }

    /// [`key`](Position::key) made from nothing, for tests of the one that is kept up.
    #[must_use]
    pub fn fresh_key(&self) -> u64 {
        self.state.fresh_hash(self.variant.compiled())
    }

    /// How the game has ended, or `None` while it goes on.
    ///
    /// Looked at in this order: a royal in an enemy citadel, checkmate, a bare king,
    /// stalemate.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        over::outcome(self.engine(), &self.state)
    }
}

/// What the engine needs of a variant, apart from the state that it may be changing.
#[inline]
pub(super) fn engine_of(variant: &Variant) -> Engine<'_> {
    Engine {
        c: variant.compiled(),
        def: variant.definition(),
    }
}

impl core::hash::Hash for Position {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}
