//! What is true of a whole position while its moves are generated: checks and pins.
//!
//! Found once per position, so that no single move has to be tested for the safety of the
//! royal, but for the royal's own.

use crate::variant::compile::{Compiled, MAX_CLASSES};
use crate::variant::reach::Row;
use crate::{Color, Square, SquareSet};

use super::journeys;
use super::state::State;

/// A position as the generator sees it.
pub(super) struct Node {
    pub us: Color,
    pub own: u128,
    pub enemy: u128,
    pub occupied: u128,
    /// The royal that may not be left attacked, if the side has exactly one.
    pub sole: Option<Square>,
    pub checkers: u128,
    /// Where a unit other than the royal must go: anywhere, or onto the checker or between
    /// it and the royal. With two checkers it must stop both, which is possible where bent
    /// lines share a square.
    pub evasion: u128,
    /// Enemy units that can't be captured.
    pub immune: u128,
    pub pinned: u128,
}

impl Node {
    #[inline(always)]
    pub fn new(c: &Compiled, s: &State) -> Node {
        let us = s.side;
        let mut node = Node {
            us,
            own: s.of(us),
            enemy: s.of(!us),
            occupied: s.occupied(),
            sole: s.sole_royal(us),
            checkers: 0,
            evasion: u128::MAX,
            immune: journeys::resting(c, s, !us),
            pinned: 0,
        };
        if let Some(royal) = node.sole {
            node.look_from(c, s, royal);
        }
        node
    }

    /// Finds checkers and pins: for each enemy unit that could reach the royal on an empty
    /// board, no blocker is a check, one own blocker is a pin.
    #[inline(always)]
    fn look_from(&mut self, c: &Compiled, s: &State, royal: Square) {
        let reach = c.reach(!self.us);
        self.checkers = meet_leapers(c, &reach.leaps[royal.index()], &s.classes) & self.enemy;
        if self.checkers != 0 {
            let one = self.checkers & (self.checkers - 1) == 0;
            self.evasion = if one { self.checkers } else { 0 };
        }
        let row = &reach.all[royal.index()];
        for class in c.leapers..c.classes() {
            let candidates = stand(row, &s.classes, class) & self.enemy;
            for origin in SquareSet::from_bits(candidates) {
                self.look_along(c.between(!self.us, class, royal, origin), origin);
            }
        }
    }

    #[inline]
    fn look_along(&mut self, between: u128, origin: Square) {
        let blockers = between & self.occupied;
        if blockers == 0 {
            self.checkers |= origin.set().bits();
            self.evasion &= between | origin.set().bits();
        } else if blockers & (blockers - 1) == 0 {
            self.pinned |= blockers & self.own;
        }
    }

    /// Where a pinned unit may go: it must stay on the lines of all units that pin it. Bent
    /// riders can pin one unit along two lines.
    pub fn pin_line(&self, c: &Compiled, s: &State, pinned: Square) -> u128 {
        let Some(royal) = self.sole else {
            return u128::MAX;
        };
        let mut line = u128::MAX;
        let row = &c.reach(!self.us).all[royal.index()];
        for class in c.leapers..c.classes() {
            let units = stand(row, &s.classes, class) & self.enemy;
            for origin in SquareSet::from_bits(units) {
                let between = c.between(!self.us, class, royal, origin);
                if between & self.occupied == pinned.set().bits() {
                    line &= between | origin.set().bits();
                }
            }
        }
        line
    }
}

/// The units of both sides that stand in their own class's set of the row, for the classes
/// that only leap.
#[inline(always)]
pub(super) fn meet_leapers(c: &Compiled, row: &Row, classes: &Row) -> u128 {
    // Few variants have more than half as many leaping classes as there can be.
    let meet =
        |half: std::ops::Range<usize>| half.fold(0, |all, class| all | stand(row, classes, class));
    let first = meet(0..MAX_CLASSES / 2);
    if c.leapers > MAX_CLASSES / 2 {
        first | meet(MAX_CLASSES / 2..MAX_CLASSES)
    } else {
        first
    }
}

/// The units of both sides of one class that stand in its set of the row.
#[inline(always)]
pub(super) const fn stand(row: &Row, classes: &Row, class: usize) -> u128 {
    row[class % MAX_CLASSES] & classes[class % MAX_CLASSES]
}
