//! What is true of a whole position while its moves are generated: checks and pins.
//!
//! Found once per position, so that no single move has to be tested for the safety of the
//! royal, but for the royal's own.

use crate::geometry::Bits;
use crate::variant::compile::{Compiled, MAX_CLASSES};
use crate::variant::reach::Row;
use crate::{Color, Square};

use super::journeys;
use super::state::State;

/// A position as the generator sees it.
pub(super) struct Node<B = u128> {
    pub us: Color,
    pub own: B,
    pub enemy: B,
    pub occupied: B,
    /// The royal that may not be left attacked, if the side has exactly one.
    pub sole: Option<Square>,
    pub checkers: B,
    /// Where a unit other than the royal must go: anywhere, or onto the checker or between
    /// it and the royal. With two checkers it must stop both, which is possible where bent
    /// lines share a square.
    pub evasion: B,
    /// Enemy units that can't be captured.
    pub immune: B,
    pub pinned: B,
}

impl<B: Bits> Node<B> {
    #[inline(always)]
    pub fn new(c: &Compiled, s: &State) -> Node<B> {
        let us = s.side;
        let mut node = Node {
            us,
            own: B::of(s.of(us)),
            enemy: B::of(s.of(!us)),
            occupied: B::of(s.occupied()),
            sole: s.sole_royal(us),
            checkers: B::NONE,
            evasion: B::ALL,
            immune: B::of(journeys::resting(c, s, !us)),
            pinned: B::NONE,
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
        let leapers = meet_leapers(c, &reach.leaps[royal.index()], &s.classes);
        self.checkers = B::of(leapers) & self.enemy;
        if !self.checkers.is_empty() {
            let one = self.checkers.at_most_one();
            self.evasion = if one { self.checkers } else { B::NONE };
        }
        let row = &reach.all[royal.index()];
        for class in c.leapers..c.classes() {
            let mut candidates = stand::<B>(row, &s.classes, class) & self.enemy;
            while let Some(origin) = candidates.pop() {
                let between = c.between(!self.us, class, royal, origin);
                self.look_along(B::of(between), origin);
            }
        }
    }

    #[inline]
    fn look_along(&mut self, between: B, origin: Square) {
        let blockers = between & self.occupied;
        if blockers.is_empty() {
            self.checkers |= B::square(origin);
            self.evasion &= between | B::square(origin);
        } else if blockers.at_most_one() {
            self.pinned |= blockers & self.own;
        }
    }

    /// Where a pinned unit may go: it must stay on the lines of all units that pin it. Bent
    /// riders can pin one unit along two lines.
    pub fn pin_line(&self, c: &Compiled, s: &State, pinned: Square) -> B {
        let Some(royal) = self.sole else {
            return B::ALL;
        };
        let mut line = B::ALL;
        let row = &c.reach(!self.us).all[royal.index()];
        for class in c.leapers..c.classes() {
            let mut units = stand::<B>(row, &s.classes, class) & self.enemy;
            while let Some(origin) = units.pop() {
                let between = B::of(c.between(!self.us, class, royal, origin));
                if between & self.occupied == B::square(pinned) {
                    line &= between | B::square(origin);
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
    let meet = |half: core::ops::Range<usize>| {
        half.fold(0, |all, class| all | stand::<u128>(row, classes, class))
    };
    let first = meet(0..MAX_CLASSES / 2);
    if c.leapers > MAX_CLASSES / 2 {
        first | meet(MAX_CLASSES / 2..MAX_CLASSES)
    } else {
        first
    }
}

/// The units of both sides of one class that stand in its set of the row.
#[inline(always)]
pub(super) fn stand<B: Bits>(row: &Row, classes: &Row, class: usize) -> B {
    B::of(row[class % MAX_CLASSES]) & B::of(classes[class % MAX_CLASSES])
}
