//! Checks, pins and attacks as one can ask for them.

use alloc::vec::Vec;

use super::generate::pseudo_targets;
use super::node::Node;
use super::view::Position;
use super::{attack, citadel};
use crate::movement::Mode;
use crate::variant::paths::{Path, paths};
use crate::{Color, Square, SquareSet};

impl Position {
    /// Whether the sole royal of the side to move is attacked.
    #[must_use]
    pub fn in_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// The enemy units that give check to the side to move; none where it has several royals.
    #[must_use]
    pub fn checkers(&self) -> SquareSet {
        SquareSet::from_bits(attack::attackers_of_royal(
            self.engine().c,
            &self.state,
            self.state.side,
        ))
    }

    /// Each checker with the squares between it and the royal, in the order in which it
    /// would travel them, so that a person can see the check.
    ///
    /// ```
    /// use shatranj::{Position, variants};
    /// let game = variants::tamerlane();
    /// // The Zurafa on b6 checks a1 by way of a5 a4 a3 a2.
    /// let position = game.position("11*/12/10k*/11*/1z9*/11*/11*/11*/12/K10* w - - 0 1")?;
    /// let (checker, path) = position.check_paths().remove(0);
    /// let names: Vec<&str> = path.iter().map(|&s| game.topology().name(s)).collect();
    /// assert_eq!(game.topology().name(checker), "b6");
    /// assert_eq!(names, ["a5", "a4", "a3", "a2"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn check_paths(&self) -> Vec<(Square, Vec<Square>)> {
        let Some(royal) = self.state.sole_royal(self.state.side) else {
            return Vec::new();
        };
        self.checkers()
            .iter()
            .map(|checker| (checker, self.open_path(checker, royal)))
            .collect()
    }

    /// The squares that the unit on `from` passes on an open way to capture on `to`; empty for
    /// a leap.
    fn open_path(&self, from: Square, to: Square) -> Vec<Square> {
        let open = |passed: &[Square]| passed.iter().all(|&s| !self.occupied().contains(s));
        let paths = self.paths_from(from).into_iter();
        let captures = paths.filter(|path| path.mode != Mode::Quiet);
        let ways = captures.filter_map(|path| {
            let end = path
                .squares
                .iter()
                .position(|&s| s == to && path.land.contains(to))?;
            Some(path.squares[..end].to_vec())
        });
        ways.filter(|passed| open(passed))
            .min_by_key(Vec::len)
            .unwrap_or_default()
    }

    /// All paths of the unit on a square, as if the board were empty.
    pub(super) fn paths_from(&self, from: Square) -> Vec<Path> {
        let Some(piece) = self.piece_at(from) else {
            return Vec::new();
        };
        let unit = self.variant.piece(piece.kind);
        let board = self.variant.topology();
        paths(&unit.movement, board, unit.region, piece.color, from).unwrap_or_default()
    }

    /// The units of the side to move that are pinned: they may leave their square only along
    /// the line of the pinning unit, if at all.
    #[must_use]
    pub fn pinned(&self) -> SquareSet {
        let c = self.engine().c;
        if !c.ambiguous {
            return SquareSet::from_bits(Node::<u128>::new(c, &self.state).pinned);
        }
        let us = self.state.side;
        let Some(royal) = self.state.sole_royal(us) else {
            return SquareSet::EMPTY;
        };
        let attackers =
            |occupied| attack::attackers_of_royal_on(c, &self.state, royal, us, occupied);
        let now = attackers(self.state.occupied());
        let exposes =
            |square: &Square| attackers(self.state.occupied() & !square.set().bits()) & !now != 0;
        (self.pieces(us) - royal.set())
            .iter()
            .filter(exposes)
            .collect()
    }

    /// The squares where the unit on a square of the side to move could go if no royal had to
    /// be kept safe; empty for any other square. Exchanges, relocations and transfers are not
    /// among them.
    ///
    /// ```
    /// use shatranj::variants;
    /// let game = variants::kamil();
    /// // The Rook on b1 is pinned by the one on a1: it may go only along the rank.
    /// let position = game.position("10/10/4k5/10/10/10/10/10/10/rR1K6 w")?;
    /// let b1 = game.topology().square("b1").unwrap();
    /// assert_eq!(position.pseudo_destinations(b1).len(), 11);
    /// assert_eq!(position.destinations(b1).len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn pseudo_destinations(&self, from: Square) -> SquareSet {
        if !self.pieces(self.state.side).contains(from) {
            return SquareSet::EMPTY;
        }
        let game = self.engine();
        let node = Node::<u128>::new(game.c, &self.state);
        let mut targets = pseudo_targets(game.c, &self.state, &node, from);
        if self.royals(self.state.side).contains(from) {
            targets &= !citadel::closed(game, &self.state, from);
        }
        SquareSet::from_bits(targets)
    }

    /// The units of a side that attack a square: that could capture an enemy unit there, if
    /// there were one that may be captured. Whether moving would leave their own royal
    /// attacked does not count.
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        SquareSet::from_bits(attack::attackers(self.engine().c, &self.state, square, by))
    }

    /// The squares that the unit on a square attacks; empty for an empty square.
    #[must_use]
    pub fn attacks_from(&self, from: Square) -> SquareSet {
        let Some(piece) = self.piece_at(from) else {
            return SquareSet::EMPTY;
        };
        let c = self.engine().c;
        let class = usize::from(c.kinds[piece.kind.index()].class);
        SquareSet::from_bits(attack::attacks_from(
            c,
            &self.state,
            class,
            piece.color,
            from,
        ))
    }
}
