//! The legal moves of a position, in whatever form they are wanted.

use super::generate::generate;
use super::journeys::displaces_home;
use super::moves::{Move, MoveList};
use super::scope::{All, Part, Scope};
use super::sink::{Any, Count, Destinations, Each, List, Pick, Sink};
use super::view::Position;
use crate::variant::SecondArrival;
use crate::{Square, SquareSet};

impl Position {
    /// Fills a sink. It is lent, not handed over and back, since some are large.
    #[inline]
    fn fill(&self, scope: impl Scope, sink: &mut impl Sink) {
        generate(self.engine(), &self.state, scope, sink);
    }

    /// All legal moves, in a fixed order; none when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = List::default();
        self.fill(All, &mut list);
        list.0
    }

    /// The number of legal moves, counted without listing them.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        let mut count = Count::default();
        self.fill(All, &mut count);
        count.0
    }

    /// Whether there is a legal move.
    #[must_use]
    pub fn has_moves(&self) -> bool {
        let mut any = Any::default();
        self.fill(All, &mut any);
        any.0
    }

    /// One legal move, picked by a function that is told how many there are, at least one, and
    /// gives a number below that; `None` where there is none or the number is too large. This
    /// is much faster than listing all moves: for playouts and sampling. Play at random seldom
    /// ends by itself: give it a limit of plies.
    ///
    /// ```
    /// use shatranj::variants;
    /// let position = variants::tamerlane().start();
    /// let last = position.pick_move(|count| count - 1).unwrap();
    /// assert!(position.legal_moves().contains(&last));
    /// ```
    #[must_use]
    pub fn pick_move(&self, number: impl FnOnce(u64) -> u64) -> Option<Move> {
        let mut moves = Pick::default();
        self.fill(All, &mut moves);
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
        self.fill(All, &mut Each { visit, any: false });
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
        let mut targets = Destinations::default();
        self.fill(Part::of(from), &mut targets);
        SquareSet::from_bits(targets.0)
    }

    /// The legal moves that take an enemy unit off the board, by capturing or displacing it.
    #[must_use]
    pub fn captures(&self) -> MoveList {
        let us = self.state.side;
        let mut to = self.state.of(!us);
        let rules = &self.engine().def.rules;
        if rules
            .journeys
            .is_some_and(|j| j.arrival == SecondArrival::Displace)
        {
            to |= rules.promotion_zone[us.index()].bits();
        }
        let mut list = List::default();
        self.fill(Part::onto(to), &mut list);
        let mut moves = list.0;
        moves.retain(|m| self.is_capture(*m));
        moves
    }

    /// Whether a legal move takes an enemy unit off the board.
    #[must_use]
    pub fn is_capture(&self, m: Move) -> bool {
        let enemy = self.state.of(!self.state.side);
        m.to.set().bits() & enemy != 0
            || displaces_home(self.engine(), &self.state, m)
                .is_some_and(|home| enemy & home.set().bits() != 0)
    }

    /// Whether a move is legal. Any pair of squares may be asked for.
    #[must_use]
    pub fn is_legal(&self, m: Move) -> bool {
        let mut any = Any::default();
        self.fill(Part::between(m.from, m.to), &mut any);
        any.0
    }
}
