//! What must be empty between an attacker and its target.

use alloc::{sync::Arc, vec::Vec};

use crate::Square;
use crate::movement::Mode;

use super::paths::Path;

/// By target and origin: the squares that must be empty for a unit on the origin to attack
/// the target, taken from the attacker's own directed path.
#[derive(Clone, Debug)]
pub(crate) struct Between {
    size: usize,
    table: Arc<[u128]>,
    /// Whether two paths join the same squares, so that one set can't say it.
    pub ambiguous: bool,
}

impl Between {
    /// Made from the paths of each square along which a unit captures, and from where it
    /// homes to: next to the royal nothing stands between.
    pub fn new(paths_from: &[Vec<Path>], homing: Option<&[u128]>) -> Between {
        let size = paths_from.len();
        let mut found: Vec<Option<u128>> = vec![None; size * size];
        let mut ambiguous = false;
        for (origin, paths) in paths_from.iter().enumerate() {
            for path in paths.iter().filter(|p| p.mode != Mode::Quiet) {
                let mut passed = 0;
                for &square in &path.squares {
                    if path.land.contains(square) {
                        ambiguous |= add(&mut found[square.index() * size + origin], passed);
                    }
                    passed |= square.set().bits();
                }
            }
            for royal in 0..size {
                let homes = homing.map_or(0, |table| table[royal * size + origin]);
                if homes >> royal & 1 == 1 {
                    found[royal * size + origin] = Some(0);
                }
            }
        }
        let table = found.into_iter().map(Option::unwrap_or_default).collect();
        Between {
            size,
            table,
            ambiguous,
        }
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
        size_of_val(&*self.table)
    }
}

/// Adds a path to what is known; true where neither of two paths makes the other needless.
fn add(known: &mut Option<u128>, passed: u128) -> bool {
    let old = known.unwrap_or(passed);
    if passed & !old == 0 {
        // The first path, or one that needs fewer empty squares and so replaces it.
        *known = Some(passed);
        return false;
    }
    old & !passed != 0
}
