//! Lays a movement on a board: every ride becomes directed paths.
//!
//! This is the only place where a movement meets geometry. A path holds the squares in the
//! order in which the unit travels them, and which of them it may land on.

use alloc::vec::Vec;

use smallvec::SmallVec;
use thiserror::Error;

use crate::movement::{Leg, Mode, Movement, Ride};
use crate::{Color, Square, SquareSet, Topology};

/// One directed path of a unit: the squares in the order in which it travels them, and which
/// of them it may land on. Its origin is not part of it. See [`Laid::paths`](super::Laid::paths).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Path {
    pub(crate) squares: SmallVec<[Square; 16]>,
    pub(crate) land: SquareSet,
    pub(crate) mode: Mode,
}

impl Path {
    /// The squares in order, up to the last one that may be landed on. Each before the one
    /// landed on must be empty.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The squares of the path that may be landed on.
    #[must_use]
    pub const fn land(&self) -> SquareSet {
        self.land
    }

    /// What may be done there.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.mode
    }
}

/// The most paths that one unit may have from one square.
pub const MAX_PATHS: usize = 1024;

/// The most steps that are tried from one square to find them. A ride of many legs can have
/// very many ways to go of which few or none get to a square to land on.
pub const MAX_TRIED: u32 = 20_000;

/// A unit has more than [`MAX_PATHS`] paths from one square, or more than [`MAX_TRIED`] steps
/// must be tried to find them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "more than {MAX_PATHS} different paths lead from one square, or {MAX_TRIED} steps must be \
     tried to find them: simplify the movement"
)]
pub struct TooManyPaths;

/// All paths of a unit that stands on `from` and may not leave `region`.
pub(crate) fn paths(
    movement: &Movement,
    board: &Topology,
    region: SquareSet,
    color: Color,
    from: Square,
) -> Result<Vec<Path>, TooManyPaths> {
    let mut walker = Walker {
        board,
        region,
        color,
        from,
        found: Vec::new(),
        tried: 0,
    };
    for ride in movement.rides() {
        let start = Path {
            squares: SmallVec::new(),
            land: SquareSet::EMPTY,
            mode: ride.mode,
        };
        walker.ride(ride, 0, &start)?;
    }
    Ok(without_repeats(walker.found))
}

struct Walker<'a> {
    board: &'a Topology,
    region: SquareSet,
    color: Color,
    from: Square,
    found: Vec<Path>,
    tried: u32,
}

impl Walker<'_> {
    /// Follows the legs from number `index` on, after the squares of `before`.
    fn ride(&mut self, ride: &Ride, index: usize, before: &Path) -> Result<(), TooManyPaths> {
        let Some(&leg) = ride.legs.get(index) else {
            return Ok(());
        };
        let last = index + 1 == ride.legs.len();
        let mut path = before.clone();
        for steps in 1..=leg.max.unwrap_or(u8::MAX) {
            self.tried += 1;
            if self.tried > MAX_TRIED {
                return Err(TooManyPaths);
            }
            let Some(next) = self.next(&path, leg) else {
                break;
            };
            path.squares.push(next);
            if steps < leg.min {
                continue;
            }
            if leg.stop || last {
                path.land.insert(next);
            }
            if !last {
                self.ride(ride, index + 1, &path)?;
            }
        }
        if !path.land.is_empty() {
            if self.found.len() >= MAX_PATHS {
                return Err(TooManyPaths);
            }
            self.found.push(path);
        }
        Ok(())
    }

    /// The next square of the leg. A ride ends before its own origin, before a square that
    /// it has been on already, and at the edge of its region.
    fn next(&self, path: &Path, leg: Leg) -> Option<Square> {
        let here = path.squares.last().copied().unwrap_or(self.from);
        let next = self.board.step(here, self.color.turned(leg.step))?;
        let fresh = next != self.from && !path.squares.contains(&next);
        (fresh && self.region.contains(next)).then_some(next)
    }
}

/// Cuts each path after its last landing square and drops those that another one contains.
fn without_repeats(mut paths: Vec<Path>) -> Vec<Path> {
    for path in &mut paths {
        let last = path
            .squares
            .iter()
            .rposition(|&s| path.land.contains(s))
            .map_or(0, |i| i + 1);
        path.squares.truncate(last);
    }
    // Longer paths first, so that what remains of a shorter one is seen to be contained.
    // The rest of the order makes lists of equal paths equal.
    paths.sort_by(|a, b| {
        let longer = b.squares.len().cmp(&a.squares.len());
        longer
            .then_with(|| a.squares.cmp(&b.squares))
            .then(a.mode.cmp(&b.mode))
    });
    let mut kept: Vec<Path> = Vec::new();
    for path in paths {
        let twin = kept
            .iter_mut()
            .find(|k| k.mode == path.mode && k.squares.starts_with(&path.squares));
        match twin {
            Some(twin) => twin.land |= path.land,
            None => kept.push(path),
        }
    }
    kept
}
