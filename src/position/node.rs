//! What is true of a whole position while its moves are generated: checks and pins.
//!
//! Found once per position, so that no single move has to be tested for the safety of the
//! royal, but for the royal's own.

use crate::variant::compile::Compiled;
use crate::{Color, Square, SquareSet};

use super::state::State;

/// The most pins that are kept; a royal can't be pinned against from more sides.
const MAX_PINS: usize = 32;

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
    pins: [(Square, u128); MAX_PINS],
    count: usize,
}

impl Node {
    #[inline]
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
            immune: c.resting(s, !us),
            pinned: 0,
            pins: [(Square::truncate(0), 0); MAX_PINS],
            count: 0,
        };
        if let Some(royal) = node.sole {
            node.look_from(c, s, royal);
        }
        node
    }

    /// Finds checkers and pins: for each enemy unit that could reach the royal on an empty
    /// board, no blocker is a check, one own blocker is a pin.
    #[inline]
    fn look_from(&mut self, c: &Compiled, s: &State, royal: Square) {
        for ((class, &reach), units) in c
            .classes
            .iter()
            .zip(c.reach(!self.us, royal))
            .zip(s.classes)
        {
            let candidates = reach & units & self.enemy;
            if candidates == 0 {
                continue;
            }
            let Some(between) = &class.sides[(!self.us).index()].between else {
                self.checkers |= candidates;
                let one = candidates & (candidates - 1) == 0;
                self.evasion &= if one { candidates } else { 0 };
                continue;
            };
            for origin in SquareSet::from_bits(candidates) {
                self.look_along(between.get(royal, origin), origin);
            }
        }
    }

    #[inline]
    fn look_along(&mut self, between: u128, origin: Square) {
        let blockers = between & self.occupied;
        let line = between | origin.set().bits();
        if blockers == 0 {
            self.checkers |= origin.set().bits();
            self.evasion &= line;
        } else if blockers & (blockers - 1) == 0 && blockers & self.own != 0 {
            self.pin(blockers, line);
        }
    }

    fn pin(&mut self, blocker: u128, line: u128) {
        let square = Square::truncate(blocker.trailing_zeros() as u8);
        if self.pinned & blocker != 0 {
            // Bent riders can pin one unit along two lines; it must stay on both.
            for (pinned, mask) in &mut self.pins[..self.count] {
                if *pinned == square {
                    *mask &= line;
                }
            }
        } else if self.count < MAX_PINS {
            self.pinned |= blocker;
            self.pins[self.count] = (square, line);
            self.count += 1;
        }
    }

    /// The pinned units, each with the squares where it may go.
    #[inline]
    pub fn pins(&self) -> &[(Square, u128)] {
        &self.pins[..self.count]
    }
}
