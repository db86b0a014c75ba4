//! Where we stand and what we may do: the board, legal moves, ends.

mod apply;
mod attack;
mod citadel;
mod exchange;
mod generate;
mod journeys;
mod moves;
mod node;
mod over;
mod setup;
mod sink;
mod state;
mod validate;

pub use moves::{Move, MoveList};
pub use over::{EndReason, Outcome};
pub use setup::{Faults, Setup, SetupError};
pub(crate) use state::State;

use crate::{Color, Piece, Square, SquareSet, Variant};
use generate::{Game, Scope};
use sink::{Any, Count, Destinations, Each, List};

/// A position of a game: a value, cheap to clone, always sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    variant: Variant,
    state: State,
}

/// What is needed to take a move back; made by [`Position::apply`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use = "a move can be taken back only with its `Undo`"]
pub struct Undo(State);

impl Position {
    pub(crate) fn from_state(variant: Variant, state: State) -> Position {
        Position { variant, state }
    }

    fn game(&self) -> Game<'_> {
        Game {
            c: self.variant.compiled(),
            def: self.variant.definition(),
        }
    }

    /// The position of a set-up.
    ///
    /// # Errors
    /// All faults of a set-up that can't be a position of the game.
    pub fn new(variant: &Variant, setup: &Setup) -> Result<Position, SetupError> {
        let state = State::from_setup(variant.definition(), variant.compiled(), setup)?;
        Ok(Position {
            variant: variant.clone(),
            state,
        })
    }

    /// The game that is played.
    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The side to move.
    #[must_use]
    pub fn side_to_move(&self) -> Color {
        self.state.side
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.state.piece(square)
    }

    /// The squares of a side's units.
    #[must_use]
    pub fn pieces(&self, color: Color) -> SquareSet {
        SquareSet::from_bits(self.state.of(color))
    }

    /// The squares of all units.
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        SquareSet::from_bits(self.state.occupied())
    }

    /// All legal moves; none when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = List::default();
        generate::generate(self.game(), &self.state, Scope::ALL, &mut list);
        list.0
    }

    /// The number of legal moves.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        let mut count = Count::default();
        generate::generate(self.game(), &self.state, Scope::ALL, &mut count);
        count.0
    }

    /// Whether there is a legal move.
    #[must_use]
    pub fn has_moves(&self) -> bool {
        let mut any = Any::default();
        generate::generate(self.game(), &self.state, Scope::ALL, &mut any);
        any.0
    }

    /// Calls a function with units and the squares where they may go.
    pub fn for_each_move_set(&self, visit: impl FnMut(Square, SquareSet)) {
        let mut each = Each { visit, any: false };
        generate::generate(self.game(), &self.state, Scope::ALL, &mut each);
    }

    /// Where the unit on a square may go.
    #[must_use]
    pub fn destinations(&self, from: Square) -> SquareSet {
        let mut found = Destinations::default();
        let scope = Scope {
            from: from.set().bits(),
            to: u128::MAX,
        };
        generate::generate(self.game(), &self.state, scope, &mut found);
        SquareSet::from_bits(found.0)
    }

    /// Makes a legal move, fast.
    pub fn apply(&mut self, m: Move) -> Undo {
        let before = self.state;
        let game = Game {
            c: self.variant.compiled(),
            def: self.variant.definition(),
        };
        apply::apply(game, &mut self.state, m);
        Undo(before)
    }

    /// Takes a move back.
    pub fn undo(&mut self, undo: Undo) {
        self.state = undo.0;
    }

    /// How the game has ended, or `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        over::outcome(self.game(), &self.state)
    }

    /// The hash of the position.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.state.hash
    }
}

/// Counts leaves: the number of legal move sequences of `depth` plies.
pub(crate) fn perft_bulk(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => bulk(position.game(), &position.state, depth),
    }
}

fn bulk(g: Game<'_>, s: &State, depth: u32) -> u64 {
    if depth == 1 {
        let mut count = Count::default();
        generate::generate(g, s, Scope::ALL, &mut count);
        return count.0;
    }
    let mut list = List::default();
    generate::generate(g, s, Scope::ALL, &mut list);
    list.0
        .iter()
        .map(|&m| {
            let mut child = *s;
            apply::apply(g, &mut child, m);
            bulk(g, &child, depth - 1)
        })
        .sum()
}
