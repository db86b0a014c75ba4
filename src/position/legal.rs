//! The legal moves of a position, in whatever form they are wanted.

use super::generate::{Scope, generate};
use super::journeys::displaces_home;
use super::moves::{Move, MoveList};
use super::sink::{Any, Count, Destinations, Each, List, Pick, Sink};
use super::view::Position;
use crate::variant::SecondArrival;
use crate::{Square, SquareSet};

impl Position {
    fn collect<S: Sink>(&self, scope: Scope, mut sink: S) -> S {
        generate(self.game(), &self.state, scope, &mut sink);
        sink
    }

    /// All legal moves, in a fixed order; none when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        self.collect(Scope::ALL, List::default()).0
    }

    /// The number of legal moves, counted without listing them.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        self.collect(Scope::ALL, Count::default()).0
    }

    /// Whether there is a legal move.
    #[must_use]
    pub fn has_moves(&self) -> bool {
        self.collect(Scope::ALL, Any::default()).0
    }

    /// One legal move, picked by a function that is told how many there are, at least one, and
    /// gives a number below that; `None` where there is none or the number is too large. This
    /// is much faster than listing all moves: for playouts and sampling.
    ///
    /// ```
    /// use shatranj::variants;
    /// let position = variants::tamerlane().start();
    /// let last = position.pick_move(|count| count - 1).unwrap();
    /// assert!(position.legal_moves().contains(&last));
    /// ```
    #[must_use]
    pub fn pick_move(&self, number: impl FnOnce(u64) -> u64) -> Option<Move> {
        let moves = self.collect(Scope::ALL, Pick::default());
        match moves.count() {
            0 => None,
            count => moves.get(number(count)),
        }
    }

    /// Calls a function with units and the squares where they may go. A unit can come up
    /// more than once, each time with other squares; no set is empty.
    ///
    /// ```
    /// use shatranj::variants;
    /// let position = variants::atranj().start();
    /// let mut moves = 0;
    /// position.for_each_move_set(|_, targets| moves += targets.len());
    /// assert_eq!(moves, 24);
    /// ```
    pub fn for_each_move_set(&self, visit: impl FnMut(Square, SquareSet)) {
        self.collect(Scope::ALL, Each { visit, any: false });
    }

    /// The squares where the unit on a square may go.
    ///
    /// ```
    /// use shatranj::variants;
    /// let game = variants::kamil();
    /// let knight = game.topology().square("b1").unwrap();
    /// assert_eq!(
    ///     game.topology().draw(game.start().destinations(knight)),
    ///     ". . . . . . . . . .\n".repeat(7)
    ///         + "X . X . . . . . . .\n\
    ///            . . . . . . . . . .\n\
    ///            . . . . . . . . . .\n"
    /// );
    /// ```
    #[must_use]
    pub fn destinations(&self, from: Square) -> SquareSet {
        let scope = Scope {
            from: from.set().bits(),
            to: u128::MAX,
        };
        SquareSet::from_bits(self.collect(scope, Destinations::default()).0)
    }

    /// The legal moves that take an enemy unit off the board, by capturing or displacing it.
    #[must_use]
    pub fn captures(&self) -> MoveList {
        let us = self.state.side;
        let mut to = self.state.of(!us);
        let rules = &self.game().def.rules;
        if rules
            .journeys
            .is_some_and(|j| j.arrival == SecondArrival::Displace)
        {
            to |= rules.promotion_zone[us.index()].bits();
        }
        let scope = Scope {
            from: u128::MAX,
            to,
        };
        let mut moves = self.collect(scope, List::default()).0;
        moves.retain(|m| self.is_capture(*m));
        moves
    }

    /// Whether a legal move takes an enemy unit off the board.
    #[must_use]
    pub fn is_capture(&self, m: Move) -> bool {
        let enemy = self.state.of(!self.state.side);
        m.to.set().bits() & enemy != 0
            || displaces_home(self.game(), &self.state, m)
                .is_some_and(|home| enemy & home.set().bits() != 0)
    }

    /// Whether a move is legal. Any pair of squares may be asked for.
    #[must_use]
    pub fn is_legal(&self, m: Move) -> bool {
        let scope = Scope {
            from: m.from.set().bits(),
            to: m.to.set().bits(),
        };
        self.collect(scope, Any::default()).0
    }
}
