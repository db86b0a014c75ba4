//! The tables that a movement becomes on a board: leaps, rays, and who reaches what.
//!
//! A path of one square is a leap and goes into a mask. A longer one is a [`Ray`]: its first
//! blocker is the lowest or the highest bit of `occupied & path`, whatever its shape, so a
//! bent ride or one with a minimum costs what a rook's line costs.

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

/// A directed path whose ids are in no order: it is walked square by square.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    squares: Vec<Square>,
    land: u128,
}

/// Where each kind of ray of one square lies in the list of all rays.
#[derive(Clone, Copy, Debug, Default)]
struct Span {
    start: u32,
    /// Where the rays with ascending ids end and those with descending ids begin.
    turn: u32,
    end: u32,
}

/// The moves of one kind of movement for one side in one [`Mode`], from every square.
#[derive(Clone, Debug, Default)]
pub(crate) struct ModeTable {
    /// By square: where a leap leads, whatever stands elsewhere.
    pub leaps: Vec<u128>,
    spans: Vec<Span>,
    rays: Vec<Ray>,
    walks: Vec<Vec<Walk>>,
    has_leaps: bool,
}

impl ModeTable {
    /// Puts the paths from each square, in the order of the squares, into tables.
    pub fn new(paths_from: &[Vec<Path>], mode: Mode) -> ModeTable {
        let mut table = ModeTable::default();
        for paths in paths_from {
            table.add_square(paths.iter().filter(|p| p.mode == mode));
        }
        if table.walks.iter().all(Vec::is_empty) {
            table.walks.clear();
        }
        table
    }

    fn add_square<'a>(&mut self, paths: impl Iterator<Item = &'a Path>) {
        let (mut leaps, mut up, mut down, mut walks) = (0, Vec::new(), Vec::new(), Vec::new());
        for path in paths {
            let ray = Ray {
                path: path.squares.iter().copied().collect::<SquareSet>().bits(),
                land: path.land.bits(),
            };
            if path.squares.len() == 1 {
                leaps |= ray.land;
            } else if path.squares.is_sorted() {
                up.push(ray);
            } else if path.squares.iter().rev().is_sorted() {
                down.push(ray);
            } else {
                walks.push(Walk {
                    squares: path.squares.to_vec(),
                    land: ray.land,
                });
            }
        }
        let start = self.rays.len() as u32;
        let turn = start + up.len() as u32;
        self.rays.extend(up.into_iter().chain(down));
        self.spans.push(Span {
            start,
            turn,
            end: self.rays.len() as u32,
        });
        self.has_leaps |= leaps != 0;
        self.leaps.push(leaps);
        self.walks.push(walks);
    }

    /// Whether no unit moves in this mode at all.
    pub fn is_empty(&self) -> bool {
        !self.has_leaps && !self.has_rides()
    }

    /// Whether there is anything but leaps.
    pub fn has_rides(&self) -> bool {
        !self.rays.is_empty() || !self.walks.is_empty()
    }

    /// Bytes used.
    pub fn bytes(&self) -> usize {
        let walks: usize = self.walks.iter().flatten().map(|w| w.squares.len()).sum();
        self.leaps.len() * size_of::<u128>()
            + self.spans.len() * size_of::<Span>()
            + self.rays.len() * size_of::<Ray>()
            + walks
    }

    /// How many paths are walked because their ids are in no order.
    pub fn walked(&self) -> usize {
        self.walks.iter().map(Vec::len).sum()
    }

    /// The squares that a unit on `from` can land on; a blocker counts as one of them.
    #[inline]
    pub fn targets(&self, from: Square, occupied: u128) -> u128 {
        let i = from.index();
        self.leaps.get(i).copied().unwrap_or(0) | self.rides(from, occupied)
    }

    /// The part of [`targets`](ModeTable::targets) that depends on what stands between.
    #[inline]
    pub fn rides(&self, from: Square, occupied: u128) -> u128 {
        let Some(&span) = self.spans.get(from.index()) else {
            return 0;
        };
        let mut targets = 0;
        for ray in self
            .rays
            .get(span.start as usize..span.turn as usize)
            .unwrap_or(&[])
        {
            // Subtracting 1 turns the lowest blocker and all below it over; with no blocker
            // it turns everything over.
            let blockers = occupied & ray.path;
            targets |= ray.land & (blockers ^ blockers.wrapping_sub(1));
        }
        for ray in self
            .rays
            .get(span.turn as usize..span.end as usize)
            .unwrap_or(&[])
        {
            // Bit 0 stands in for a missing blocker: nothing lies below it.
            let blockers = occupied & ray.path | 1;
            targets |= ray.land & (i128::MIN >> blockers.leading_zeros()) as u128;
        }
        if let Some(walks) = self.walks.get(from.index()) {
            targets |= walks.iter().fold(0, |t, walk| t | walk.targets(occupied));
        }
        targets
    }
}

impl Walk {
    fn targets(&self, occupied: u128) -> u128 {
        let mut seen = 0;
        for square in &self.squares {
            seen |= square.set().bits();
            if occupied & square.set().bits() != 0 {
                break;
            }
        }
        seen & self.land
    }
}

/// By target and origin: the squares that must be empty for a unit on the origin to attack
/// the target, taken from the attacker's own directed path.
#[derive(Clone, Debug)]
pub(crate) struct Between {
    size: usize,
    table: Vec<u128>,
    /// Whether two paths join the same squares, so that one set can't say it.
    pub ambiguous: bool,
}

impl Between {
    /// Made from the paths of each square along which a unit captures.
    pub fn new(paths_from: &[Vec<Path>]) -> Between {
        let size = paths_from.len();
        let mut known = vec![false; size * size];
        let mut between = Between {
            size,
            table: vec![0; size * size],
            ambiguous: false,
        };
        for (origin, paths) in paths_from.iter().enumerate() {
            for path in paths.iter().filter(|p| p.mode != Mode::Quiet) {
                let mut passed = 0;
                for &square in &path.squares {
                    if path.land.contains(square) {
                        between.add(square.index() * size + origin, passed, &mut known);
                    }
                    passed |= square.set().bits();
                }
            }
        }
        between
    }

    fn add(&mut self, index: usize, passed: u128, known: &mut [bool]) {
        let old = self.table[index];
        if !known[index] || passed & !old == 0 {
            // The first path, or one that needs fewer empty squares and so replaces it.
            self.table[index] = passed;
        } else if old & !passed != 0 {
            self.ambiguous = true;
        }
        known[index] = true;
    }

    /// The squares between an origin and its target, both left out.
    #[inline]
    pub fn get(&self, target: Square, origin: Square) -> u128 {
        self.table
            .get(target.index() * self.size + origin.index())
            .copied()
            .unwrap_or(0)
    }

    /// Bytes used.
    pub fn bytes(&self) -> usize {
        self.table.len() * size_of::<u128>()
    }
}
