//! The tables that a movement becomes on a board: leaps, rays, and who reaches what.
//!
//! A path of one square is a leap and goes into a mask. A longer one is a [`Ray`]: its first
//! blocker is the lowest or the highest bit of `occupied & path`, whatever its shape, so a
//! bent ride or one with a minimum costs what a rook's line costs.

use alloc::{boxed::Box, sync::Arc, vec::Vec};

use crate::geometry::Bits;
use crate::movement::Mode;
use crate::{Square, SquareSet};

use super::paths::Path;

/// A directed path whose squares have ids in order.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ray {
    /// All squares of the path, the last landing square included.
    pub path: u128,
    /// Those of them that may be landed on.
    pub land: u128,
}

impl Ray {
    /// The squares reached on a path with ascending ids.
    #[inline]
    fn up<B: Bits>(self, occupied: B) -> B {
        B::of(self.land) & (occupied & B::of(self.path)).up_to_lowest()
    }

    /// The squares reached on a path with descending ids.
    #[inline]
    fn down<B: Bits>(self, occupied: B) -> B {
        B::of(self.land) & (occupied & B::of(self.path)).down_to_highest()
    }
}

/// The rays of one square, as many as most squares have; missing ones are empty.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lines<const N: usize> {
    up: [Ray; N],
    down: [Ray; N],
    /// The first squares of the rays: those that may be landed on, and those that may not.
    land_first: u128,
    pass_first: u128,
}

impl<const N: usize> Lines<N> {
    /// [`targets`](Lines::targets), but none for a unit that can't leave its square. In crowded
    /// positions most can't, and to see it is much cheaper than following their rays.
    #[inline]
    fn open_targets<B: Bits>(&self, occupied: B, own: B) -> B {
        let open = B::of(self.land_first) & !own | B::of(self.pass_first) & !occupied;
        if open.is_empty() {
            return B::NONE;
        }
        self.targets(occupied)
    }

    /// [`targets`](Lines::targets), faster for a unit that stands in a crowd.
    #[inline]
    fn crowded_targets<B: Bits>(&self, occupied: B) -> B {
        let first = B::of(self.land_first);
        if !(first | B::of(self.pass_first)).meets(!occupied) {
            return first;
        }
        self.targets(occupied)
    }

    #[inline]
    fn targets<B: Bits>(&self, occupied: B) -> B {
        let up = self.up.iter().fold(B::NONE, |t, ray| t | ray.up(occupied));
        self.down.iter().fold(up, |t, ray| t | ray.down(occupied))
    }
}

/// A directed path whose ids are in no order: it is walked square by square.
#[derive(Clone, Debug)]
struct Walk {
    squares: Vec<Square>,
    land: u128,
}

impl Walk {
    fn targets<B: Bits>(&self, occupied: B) -> B {
        let mut seen = B::NONE;
        for square in &self.squares {
            let square = B::square(*square);
            seen |= square;
            if occupied.meets(square) {
                break;
            }
        }
        seen & B::of(self.land)
    }
}

/// All that one unit can ride along from one square.
#[derive(Clone, Debug, Default)]
struct Ways {
    up: Vec<Ray>,
    down: Vec<Ray>,
    walks: Vec<Walk>,
    /// The first squares of the rays that may be landed on, and of those that may not.
    land_first: u128,
    pass_first: u128,
}

impl Ways {
    fn targets<B: Bits>(&self, occupied: B) -> B {
        let up = self.up.iter().fold(B::NONE, |t, ray| t | ray.up(occupied));
        let rays = self.down.iter().fold(up, |t, ray| t | ray.down(occupied));
        self.walks
            .iter()
            .fold(rays, |t, walk| t | walk.targets(occupied))
    }

    fn lines<const N: usize>(&self) -> Lines<N> {
        let pad = |rays: &[Ray]| core::array::from_fn(|i| rays.get(i).copied().unwrap_or_default());
        Lines {
            up: pad(&self.up),
            down: pad(&self.down),
            land_first: self.land_first,
            pass_first: self.pass_first,
        }
    }
}

/// The rides from every square, in the form that fits their number.
#[derive(Clone, Debug, Default)]
enum Rides {
    #[default]
    None,
    /// At most two rays each way: a rook's or a bishop's.
    Two(Arc<[Lines<2>; Square::MAX]>),
    /// At most four rays each way: a queen's or a giraffe's.
    Four(Arc<[Lines<4>; Square::MAX]>),
    /// Any number, perhaps some that must be walked.
    Any(Arc<[Ways]>),
}

impl Rides {
    fn new(ways: Vec<Ways>) -> Rides {
        let most = ways
            .iter()
            .map(|w| w.up.len().max(w.down.len()))
            .max()
            .unwrap_or(0);
        let walked = ways.iter().any(|w| !w.walks.is_empty());
        match most {
            0 if !walked => Rides::None,
            1..=2 if !walked => Rides::Two(Arc::from(by_square(&ways, Ways::lines))),
            3..=4 if !walked => Rides::Four(Arc::from(by_square(&ways, Ways::lines))),
            _ => Rides::Any(ways.into()),
        }
    }

    #[inline]
    fn targets<B: Bits>(&self, from: Square, occupied: B) -> B {
        match self {
            Rides::None => B::NONE,
            Rides::Two(lines) => lines[from.index()].targets(occupied),
            Rides::Four(lines) => lines[from.index()].targets(occupied),
            Rides::Any(ways) => any_targets(ways, from, occupied),
        }
    }
}

fn any_targets<B: Bits>(ways: &[Ways], from: Square, occupied: B) -> B {
    let targets = |ways: &Ways| ways.targets(occupied);
    ways.get(from.index()).map_or(B::NONE, targets)
}

/// One entry for each square id there can be; those past the board are as of nothing.
pub(super) fn by_square<S: Default, T>(
    squares: &[S],
    entry: impl Fn(&S) -> T,
) -> Box<[T; Square::MAX]> {
    let nothing = S::default();
    Box::new(core::array::from_fn(|i| {
        entry(squares.get(i).unwrap_or(&nothing))
    }))
}

/// By square: where a leap leads, whatever stands elsewhere.
pub(crate) type Leaps = Arc<[u128; Square::MAX]>;

/// The moves of one kind of movement for one side in one [`Mode`], from every square.
#[derive(Clone, Debug)]
pub(crate) struct ModeTable {
    leaps: Leaps,
    rides: Rides,
    has_leaps: bool,
}

impl ModeTable {
    /// Puts the paths from each square, in the order of the squares, into tables.
    pub fn new(paths_from: &[Vec<Path>], mode: Mode) -> ModeTable {
        let (mut leaps, mut ways) = (Vec::new(), Vec::new());
        for paths in paths_from {
            let (leap, way) = split(paths.iter().filter(|p| p.mode == mode));
            leaps.push(leap);
            ways.push(way);
        }
        ModeTable {
            has_leaps: leaps.iter().any(|&leap| leap != 0),
            leaps: Arc::from(by_square(&leaps, |&leap| leap)),
            rides: Rides::new(ways),
        }
    }

    /// Whether the tables are those of another copy.
    pub fn shares(&self, other: &ModeTable) -> bool {
        Arc::ptr_eq(&self.leaps, &other.leaps)
    }

    /// Whether no unit moves in this mode at all.
    pub fn is_empty(&self) -> bool {
        !self.has_leaps && !self.has_rides()
    }

    /// Whether there is anything but leaps.
    pub fn has_rides(&self) -> bool {
        !matches!(self.rides, Rides::None)
    }

    /// Bytes used.
    pub fn bytes(&self) -> usize {
        let rides = match &self.rides {
            Rides::None => 0,
            Rides::Two(lines) => size_of_val(&**lines),
            Rides::Four(lines) => size_of_val(&**lines),
            Rides::Any(ways) => ways
                .iter()
                .map(|w| {
                    let walks: usize = w.walks.iter().map(|walk| walk.squares.len()).sum();
                    size_of::<Ways>() + (w.up.len() + w.down.len()) * size_of::<Ray>() + walks
                })
                .sum(),
        };
        size_of_val(&*self.leaps) + rides
    }

    /// How many paths are walked because their ids are in no order.
    pub fn walked(&self) -> usize {
        match &self.rides {
            Rides::Any(ways) => ways.iter().map(|w| w.walks.len()).sum(),
            _ => 0,
        }
    }

    /// Where units leap to, from all squares.
    pub fn all_leaps(&self) -> Leaps {
        Arc::clone(&self.leaps)
    }

    /// Where a unit on `from` leaps to.
    #[inline]
    pub fn leaps<B: Bits>(&self, from: Square) -> B {
        B::of(self.leaps[from.index()])
    }

    /// Calls a function with the targets of each of some units.
    #[inline]
    pub fn each_ride<B: Bits>(
        &self,
        units: B,
        occupied: B,
        own: B,
        mut visit: impl FnMut(Square, B),
    ) {
        // One loop for each form, so that the form is not looked up for each unit.
        match &self.rides {
            Rides::None => {}
            Rides::Two(lines) => units.each(|from| {
                let rides = lines[from.index()].open_targets(occupied, own);
                visit(from, self.leaps::<B>(from) | rides);
            }),
            Rides::Four(lines) => units.each(|from| {
                let rides = lines[from.index()].open_targets(occupied, own);
                visit(from, self.leaps::<B>(from) | rides);
            }),
            Rides::Any(ways) => units.each(|from| {
                visit(
                    from,
                    self.leaps::<B>(from) | any_targets(ways, from, occupied),
                );
            }),
        }
    }

    /// [`targets`](ModeTable::targets), faster for a unit that stands in a crowd.
    #[inline]
    pub fn crowded_targets<B: Bits>(&self, from: Square, occupied: B) -> B {
        let rides = match &self.rides {
            Rides::None => B::NONE,
            Rides::Two(lines) => lines[from.index()].crowded_targets(occupied),
            Rides::Four(lines) => lines[from.index()].crowded_targets(occupied),
            Rides::Any(ways) => any_targets(ways, from, occupied),
        };
        self.leaps::<B>(from) | rides
    }

    /// The squares that a unit on `from` can land on; a blocker counts as one of them.
    #[inline]
    pub fn targets<B: Bits>(&self, from: Square, occupied: B) -> B {
        match &self.rides {
            Rides::None => self.leaps(from),
            rides => self.leaps::<B>(from) | rides.targets(from, occupied),
        }
    }
}

/// The leaps and the longer ways among the paths of one square.
fn split<'a>(paths: impl Iterator<Item = &'a Path>) -> (u128, Ways) {
    let (mut leaps, mut ways) = (0, Ways::default());
    for path in paths {
        let ray = Ray {
            path: path.squares.iter().copied().collect::<SquareSet>().bits(),
            land: path.land.bits(),
        };
        if path.squares.len() == 1 {
            leaps |= ray.land;
            continue;
        }
        let first = path.squares[0];
        if path.land.contains(first) {
            ways.land_first |= first.set().bits();
        } else {
            ways.pass_first |= first.set().bits();
        }
        if path.squares.is_sorted() {
            ways.up.push(ray);
        } else if path.squares.iter().rev().is_sorted() {
            ways.down.push(ray);
        } else {
            ways.walks.push(Walk {
                squares: path.squares.to_vec(),
                land: ray.land,
            });
        }
    }
    (leaps, ways)
}
