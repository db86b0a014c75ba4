//! What becomes of the moves that are generated: counted, listed, collected, or just found.
//!
//! There is one generator for all of them, so that a count, a list and an existence test
//! can't disagree.

use smallvec::SmallVec;

use crate::geometry::Bits;
use crate::{Square, SquareSet};

use super::moves::{Move, MoveList};

/// Takes moves in bulk.
pub(super) trait Sink {
    /// A unit and the squares where it may go; perhaps none.
    fn targets(&mut self, from: Square, targets: u128);

    /// Squares where units may go, each from the square `by` ids below or, going down, above.
    #[inline]
    fn shifted(&mut self, targets: u128, by: u8, up: bool) {
        targets.each(|to| {
            let from = if up {
                to.id().wrapping_sub(by)
            } else {
                to.id().wrapping_add(by)
            };
            self.targets(Square::truncate(from), to.set().bits());
        });
    }

    /// Whether nothing has come yet.
    fn is_empty(&self) -> bool;

    /// Whether nothing more is wanted.
    #[inline]
    fn is_done(&self) -> bool {
        false
    }
}

/// Counts moves.
#[derive(Default)]
pub(super) struct Count(pub u64);

impl Sink for Count {
    #[inline]
    fn targets(&mut self, _: Square, targets: u128) {
        self.0 += u64::from(targets.count_ones());
    }

    #[inline]
    fn shifted(&mut self, targets: u128, _: u8, _: bool) {
        self.0 += u64::from(targets.count_ones());
    }

    fn is_empty(&self) -> bool {
        self.0 == 0
    }
}

/// Lists moves.
#[derive(Default)]
pub(super) struct List(pub MoveList);

impl Sink for List {
    #[inline]
    fn targets(&mut self, from: Square, targets: u128) {
        self.0.extend(
            SquareSet::from_bits(targets)
                .iter()
                .map(|to| Move::new(from, to)),
        );
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Stops at the first move.
#[derive(Default)]
pub(super) struct Any(pub bool);

impl Sink for Any {
    fn targets(&mut self, _: Square, targets: u128) {
        self.0 |= targets != 0;
    }

    fn shifted(&mut self, targets: u128, _: u8, _: bool) {
        self.0 |= targets != 0;
    }

    fn is_empty(&self) -> bool {
        !self.0
    }

    fn is_done(&self) -> bool {
        self.0
    }
}

/// Collects where units may go.
#[derive(Default)]
pub(super) struct Destinations(pub u128);

impl Sink for Destinations {
    fn targets(&mut self, _: Square, targets: u128) {
        self.0 |= targets;
    }

    fn is_empty(&self) -> bool {
        self.0 == 0
    }
}

/// Keeps moves in bulk, so that one of them can be picked by its number.
#[derive(Default)]
pub(super) struct Pick {
    groups: SmallVec<[Group; 64]>,
    count: u64,
}

/// Moves that come together: from one square, or each from a square some ids away.
#[derive(Clone, Copy)]
struct Group {
    targets: u128,
    origin: Origin,
}

#[derive(Clone, Copy)]
enum Origin {
    Square(Square),
    Below(u8),
    Above(u8),
}

impl Pick {
    /// How many moves there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The move with this number, from 0.
    pub fn get(&self, mut number: u64) -> Option<Move> {
        for group in &self.groups {
            let here = u64::from(group.targets.count_ones());
            if number < here {
                let to = SquareSet::from_bits(group.targets)
                    .iter()
                    .nth(number as usize)?;
                let from = match group.origin {
                    Origin::Square(from) => from,
                    Origin::Below(by) => Square::truncate(to.id().wrapping_sub(by)),
                    Origin::Above(by) => Square::truncate(to.id().wrapping_add(by)),
                };
                return Some(Move::new(from, to));
            }
            number -= here;
        }
        None
    }

    #[inline]
    fn push(&mut self, targets: u128, origin: Origin) {
        if targets != 0 {
            self.count += u64::from(targets.count_ones());
            self.groups.push(Group { targets, origin });
        }
    }
}

impl Sink for Pick {
    #[inline]
    fn targets(&mut self, from: Square, targets: u128) {
        self.push(targets, Origin::Square(from));
    }

    #[inline]
    fn shifted(&mut self, targets: u128, by: u8, up: bool) {
        self.push(
            targets,
            if up {
                Origin::Below(by)
            } else {
                Origin::Above(by)
            },
        );
    }

    fn is_empty(&self) -> bool {
        self.count == 0
    }
}

/// Hands the moves to a function.
pub(super) struct Each<F> {
    pub visit: F,
    pub any: bool,
}

impl<F: FnMut(Square, SquareSet)> Sink for Each<F> {
    fn targets(&mut self, from: Square, targets: u128) {
        if targets != 0 {
            self.any = true;
            (self.visit)(from, SquareSet::from_bits(targets));
        }
    }

    fn is_empty(&self) -> bool {
        !self.any
    }
}
