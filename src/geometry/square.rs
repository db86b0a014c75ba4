//! One square of a board, as a small number.

use crate::SquareSet;

/// A square of some [`Topology`](crate::Topology): a dense id from 0 up to the number of
/// squares of the board, never more than 127.
///
/// The id says nothing about where the square lies; ask the topology for its
/// [name](crate::Topology::name) or [coordinates](crate::Topology::coordinates).
///
/// ```
/// use shatranj::{Square, Topology};
/// let board = Topology::grid(8, 8).build()?;
/// let e4 = board.square("e4").unwrap();
/// assert_eq!(board.name(e4), "e4");
/// assert_eq!(e4.index(), 3 * 8 + 4);
/// assert_eq!(Square::new(200), None);
/// # Ok::<(), shatranj::TopologyError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The largest number of squares that a board can have.
    pub const MAX: usize = 128;

    /// The square with this id, or `None` from 128 up.
    #[must_use]
    pub const fn new(id: u8) -> Option<Square> {
        if id < 128 { Some(Square(id)) } else { None }
    }

    /// The square of the lowest bits of `id`; the callers' ids are below 128 already.
    #[inline]
    pub(crate) const fn truncate(id: u8) -> Square {
        Square(id & 127)
    }

    /// The id.
    #[inline]
    #[must_use]
    pub const fn id(self) -> u8 {
        self.0
    }

    /// The id as an index, below 128.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 127) as usize
    }

    /// The set that holds this square alone.
    #[inline]
    #[must_use]
    pub const fn set(self) -> SquareSet {
        SquareSet::from_bits(1 << (self.0 & 127))
    }

    /// The bits of [`set`](Square::set), looked up: cheaper than a shift of 128 bits where
    /// registers are not short.
    #[inline]
    pub(crate) fn bit(self) -> u128 {
        BITS[self.index()]
    }
}

/// By square id: its bit.
static BITS: [u128; Square::MAX] = {
    let mut bits = [0; Square::MAX];
    let mut id = 0;
    while id < Square::MAX {
        bits[id] = 1 << id;
        id += 1;
    }
    bits
};
