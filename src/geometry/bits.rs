//! A set of squares as the inner loops hold it: in 128 bits, or in 64 where the board has no
//! more squares.
//!
//! The tables are the same for both, and so is the code; on a small board it loads half of
//! each entry and computes with half as much.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Shl, Shr};

use crate::Square;

/// One bit for each square id; `u64` is for boards of at most 64 squares.
pub(crate) trait Bits:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u8, Output = Self>
    + Shr<u8, Output = Self>
{
    /// No square.
    const NONE: Self;
    /// All squares there can be.
    const ALL: Self;

    /// Those squares of a set that this form holds: on a small board, all that exist.
    fn of(set: u128) -> Self;
    /// The same set in 128 bits.
    fn wide(self) -> u128;
    /// The set of one square.
    fn square(square: Square) -> Self;
    /// The lowest square; the number of bits if there is none.
    fn lowest(self) -> u8;
    /// The set as a number, less 1; all bits if it is empty.
    fn less_one(self) -> Self;
    /// The highest square with all ids above it; all there are if the set is empty.
    fn down_to_highest(self) -> Self;
    /// Calls a function with each square, from the lowest id up.
    fn each(self, visit: impl FnMut(Square));

    /// Whether there is no square.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Whether there is not more than one square.
    #[inline(always)]
    fn at_most_one(self) -> bool {
        !self.meets(self.less_one())
    }

    /// Whether there is a square in both sets.
    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The lowest square with all ids below it; all there are if the set is empty.
    #[inline(always)]
    fn up_to_lowest(self) -> Self {
        // Subtracting 1 turns over the lowest bit and all below it, or everything.
        self ^ self.less_one()
    }

    /// All squares moved to the ids `by` above, `by` below 64; those that fall off are lost.
    #[inline(always)]
    fn raised(self, by: u8) -> Self {
        self << (by & 63)
    }

    /// All squares moved to the ids `by` below, `by` below 64; those that fall off are lost.
    #[inline(always)]
    fn lowered(self, by: u8) -> Self {
        self >> (by & 63)
    }

    /// Takes the lowest square out.
    #[inline(always)]
    fn pop(&mut self) -> Option<Square> {
        let lowest = (!self.is_empty()).then(|| Square::truncate(self.lowest()));
        *self &= self.less_one();
        lowest
    }
}

/// By square id: that square and all above it.
static AT_OR_ABOVE: [u128; Square::MAX] = {
    let mut masks = [0; Square::MAX];
    let mut id = 0;
    while id < Square::MAX {
        masks[id] = u128::MAX << id;
        id += 1;
    }
    masks
};

impl Bits for u128 {
    const NONE: u128 = 0;
    const ALL: u128 = u128::MAX;

    #[inline(always)]
    fn of(set: u128) -> u128 {
        set
    }

    #[inline(always)]
    fn wide(self) -> u128 {
        self
    }

    #[inline(always)]
    fn square(square: Square) -> u128 {
        square.set().bits()
    }

    #[inline(always)]
    fn down_to_highest(self) -> u128 {
        // Bit 0 stands in for a missing square. A look-up costs less than a shift.
        let highest = 127 - (self | 1).leading_zeros();
        AT_OR_ABOVE[highest as usize & 127]
    }

    #[inline(always)]
    fn lowest(self) -> u8 {
        self.trailing_zeros() as u8
    }

    #[inline(always)]
    fn less_one(self) -> u128 {
        self.wrapping_sub(1)
    }

    #[inline(always)]
    fn each(self, mut visit: impl FnMut(Square)) {
        // Two loops over half the board each cost less than one over 128 bits, and the second
        // written out 1 % of a count less than one that calls the first.
        (self as u64).each(&mut visit);
        let mut high = (self >> 64) as u64;
        while high != 0 {
            visit(Square::truncate(high.trailing_zeros() as u8 | 64));
            high &= high - 1;
        }
    }
}

impl Bits for u64 {
    const NONE: u64 = 0;
    const ALL: u64 = u64::MAX;

    #[inline(always)]
    fn of(set: u128) -> u64 {
        set as u64
    }

    #[inline(always)]
    fn wide(self) -> u128 {
        u128::from(self)
    }

    #[inline(always)]
    fn square(square: Square) -> u64 {
        debug_assert!(square.id() < 64, "a small board has no such square");
        1 << (square.id() & 63)
    }

    #[inline(always)]
    fn down_to_highest(self) -> u64 {
        u64::MAX << (63 - (self | 1).leading_zeros())
    }

    #[inline(always)]
    fn lowest(self) -> u8 {
        self.trailing_zeros() as u8
    }

    #[inline(always)]
    fn less_one(self) -> u64 {
        self.wrapping_sub(1)
    }

    #[inline(always)]
    fn each(self, mut visit: impl FnMut(Square)) {
        let mut rest = self;
        while rest != 0 {
            visit(Square::truncate(rest.trailing_zeros() as u8));
            rest &= rest - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::Bits;
    use crate::{Square, SquareSet};

    /// Sets of ids at the ends of both halves, and none.
    const SETS: [&[u8]; 7] = [
        &[],
        &[0],
        &[63],
        &[0, 1, 62, 63],
        &[64],
        &[3, 64, 127],
        &[5, 63, 64, 126],
    ];

    /// What a form says of a set is what is found by looking at its ids one by one.
    fn says<B: Bits + core::fmt::Debug>(ids: &[u8], bits: u8) {
        let set = |keep: &dyn Fn(u8) -> bool| {
            let kept: SquareSet = (0..bits)
                .filter(|&id| keep(id))
                .map(Square::truncate)
                .collect();
            B::of(kept.bits())
        };
        let b = set(&|id| ids.contains(&id));
        let squares: Vec<Square> = ids.iter().map(|&id| Square::truncate(id)).collect();
        let mut seen = Vec::new();
        b.each(|square| seen.push(square));
        assert_eq!(seen, squares);
        let (mut rest, mut popped) = (b, Vec::new());
        while let Some(square) = rest.pop() {
            popped.push(square);
        }
        assert_eq!((popped, rest), (squares, B::NONE));
        assert_eq!(b.is_empty(), ids.is_empty());
        assert_eq!(b.at_most_one(), ids.len() < 2);
        assert_eq!(SquareSet::from_bits(b.wide()).len() as usize, ids.len());
        let (first, last) = (ids.first().copied(), ids.last().copied());
        assert_eq!(b.up_to_lowest(), set(&|id| id <= first.unwrap_or(bits)));
        assert_eq!(b.down_to_highest(), set(&|id| id >= last.unwrap_or(0)));
        for by in [0, 1, 10, 63] {
            let up = |id: u8| id.checked_sub(by).is_some_and(|from| ids.contains(&from));
            assert_eq!(b.raised(by), set(&up));
            assert_eq!(b.lowered(by), set(&|id| ids.contains(&(id + by))));
        }
        for &id in ids {
            let square = B::square(Square::truncate(id));
            assert!(square.meets(b) && !square.meets(!b) && square.at_most_one());
        }
    }

    #[test]
    fn both_forms_are_sets_of_squares() {
        for ids in SETS {
            says::<u128>(ids, 128);
            if ids.iter().all(|&id| id < 64) {
                says::<u64>(ids, 64);
            }
        }
        assert_eq!(<u64 as Bits>::of(u128::MAX), u64::ALL);
        assert_eq!(<u64 as Bits>::of(1 << 64 | 1), 1);
    }
}
