//! A set of squares in one `u128`.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

use crate::Square;

/// A set of squares of one board; the operators are those of sets.
///
/// `|` unites, `&` intersects, `-` takes away, `^` keeps what is in one of the two. There is
/// no `!`: a set does not know its board, so the complement is a question for the board,
/// [`Topology::complement`](crate::Topology::complement), and no operator can make a bit
/// outside it.
///
/// ```
/// use shatranj::{SquareSet, Topology};
/// let board = Topology::grid(4, 3).build()?;
/// let rank: SquareSet = board.rank(2);
/// let file: SquareSet = board.file('b').unwrap();
/// assert_eq!(
///     board.draw(rank ^ file),
///     ". X . .\n\
///      X . X X\n\
///      . X . .\n"
/// );
/// assert_eq!((rank & file).single(), board.square("b2"));
/// assert_eq!((rank | file).len(), 6);
/// assert_eq!((rank - file).into_iter().rev().next(), board.square("d2"));
/// # Ok::<(), shatranj::TopologyError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet(u128);

impl SquareSet {
    /// The set without a square.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// The set of the squares whose ids are the numbers of the bits that are 1.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u128) -> SquareSet {
        SquareSet(bits)
    }

    /// One bit for each square id.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The number of squares.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no square in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the square is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// Whether every square of this set is in the other.
    #[inline]
    #[must_use]
    pub const fn is_subset(self, other: SquareSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The square with the lowest id.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::truncate(self.0.trailing_zeros() as u8))
        }
    }

    /// The square with the highest id.
    #[inline]
    #[must_use]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::truncate(127 - self.0.leading_zeros() as u8))
        }
    }

    /// The only square of a set of one; `None` for any other set.
    #[must_use]
    pub const fn single(self) -> Option<Square> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// Puts the square into the set.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Takes the square out of the set.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.index());
    }

    /// The squares, from the lowest id up.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> Squares {
        Squares(self.0)
    }
}

macro_rules! set_operator {
    ($trait:ident $method:ident $assign:ident $assign_method:ident |$a:ident, $b:ident| $body:expr) => {
        impl $trait for SquareSet {
            type Output = SquareSet;
            #[inline]
            fn $method(self, other: SquareSet) -> SquareSet {
                let ($a, $b) = (self.0, other.0);
                SquareSet($body)
            }
        }
        impl $assign for SquareSet {
            #[inline]
            fn $assign_method(&mut self, other: SquareSet) {
                *self = $trait::$method(*self, other);
            }
        }
    };
}

set_operator!(BitOr bitor BitOrAssign bitor_assign |a, b| a | b);
set_operator!(BitAnd bitand BitAndAssign bitand_assign |a, b| a & b);
set_operator!(BitXor bitxor BitXorAssign bitxor_assign |a, b| a ^ b);
set_operator!(Sub sub SubAssign sub_assign |a, b| a & !b);

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Square::id)).finish()
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> SquareSet {
        square.set()
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        set.extend(squares);
        set
    }
}

impl Extend<Square> for SquareSet {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        for square in squares {
            self.insert(square);
        }
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

/// The squares of a set in the order of their ids, from either end.
#[derive(Clone, Debug)]
pub struct Squares(u128);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = SquareSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }
}

impl DoubleEndedIterator for Squares {
    #[inline]
    fn next_back(&mut self) -> Option<Square> {
        let square = SquareSet(self.0).last()?;
        self.0 &= !square.set().bits();
        Some(square)
    }
}

impl ExactSizeIterator for Squares {}
impl core::iter::FusedIterator for Squares {}
