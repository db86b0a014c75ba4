//! A table of positions that have been counted already, shared by all threads of a count.
//!
//! It has no locks. Each slot is two atomic words, the count and a check word that is the key
//! *xor* the count; a slot that two threads have written half each has a check word that fits
//! no key, and is taken for empty (R. Hyatt and T. Mann, "A lock-less transposition table
//! implementation for parallel search", 2002).

use alloc::vec::Vec;
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::Mutex;

use thiserror::Error;

use crate::Variant;
use crate::position::Memory;

/// How many slots are looked at for one position: as many as share a line of the cache.
const SLOTS: usize = 4;

/// Remembers the counts of positions, so that those reached in several ways are counted once.
///
/// It may be of any size: a small one forgets more. Several games and several threads may use
/// one table. A position is known by its 64-bit [`key`](crate::Position::key), all of which
/// is compared. Needs the feature `std`.
///
/// ```
/// use shatranj::perft::{Counter, Table};
/// use shatranj::variants;
/// let counter = Counter::new().table(Table::with_megabytes(8)?);
/// assert_eq!(counter.count(&variants::kamil().start(), 5), 2_246_105);
/// assert!(counter.memory().unwrap().hits() > 0);
/// # Ok::<(), shatranj::perft::TableError>(())
/// ```
#[derive(Debug)]
pub struct Table {
    buckets: Vec<Bucket>,
    /// The variants that have been counted; the place of each makes its keys its own.
    variants: Mutex<Vec<Variant>>,
    probes: AtomicU64,
    hits: AtomicU64,
}

/// Why there is no such table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no memory for a table of {bytes} bytes: ask for less")]
pub struct TableError {
    bytes: usize,
}

#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; SLOTS]);

#[derive(Debug, Default)]
struct Slot {
    /// The key xor the value.
    check: AtomicU64,
    /// The count plus one; 0 in an empty slot.
    value: AtomicU64,
}

impl Table {
    /// A table of at most so many bytes, but of one bucket of 64 bytes at least.
    ///
    /// # Errors
    /// When there is no memory for it.
    pub fn with_bytes(bytes: usize) -> Result<Table, TableError> {
        let length = (bytes / size_of::<Bucket>()).max(1);
        let mut buckets = Vec::new();
        let reserved = buckets.try_reserve_exact(length);
        reserved.map_err(|_| TableError { bytes })?;
        buckets.resize_with(length, Bucket::default);
        Ok(Table {
            buckets,
            variants: Mutex::default(),
            probes: AtomicU64::new(0),
            hits: AtomicU64::new(0),
        })
    }

    /// A table of so many times 1,048,576 bytes.
    ///
    /// # Errors
    /// When there is no memory for it.
    ///
    /// ```
    /// use shatranj::perft::Table;
    /// assert_eq!(Table::with_megabytes(2)?.bytes(), 2 << 20);
    /// assert!(Table::with_megabytes(usize::MAX).is_err());
    /// # Ok::<(), shatranj::perft::TableError>(())
    /// ```
    pub fn with_megabytes(megabytes: usize) -> Result<Table, TableError> {
        Table::with_bytes(megabytes.saturating_mul(1 << 20))
    }

    /// The bytes that it takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// How many positions have been looked for.
    #[must_use]
    pub fn probes(&self) -> u64 {
        self.probes.load(Relaxed)
    }

    /// How many of them were found.
    #[must_use]
    pub fn hits(&self) -> u64 {
        self.hits.load(Relaxed)
    }

    /// The view of one thread that counts positions of a variant.
    pub(super) fn reader(&self, variant: &Variant) -> Reader<'_> {
        Reader {
            table: self,
            salt: self.salt(variant),
            probes: 0,
            hits: 0,
        }
    }

    /// A number that makes the keys of a variant differ from those of all others.
    fn salt(&self, variant: &Variant) -> u64 {
        let mut variants = self.variants.lock().unwrap_or_else(|e| e.into_inner());
        let known = variants.iter().position(|v| v == variant);
        let place = known.unwrap_or_else(|| {
            variants.push(variant.clone());
            variants.len() - 1
        });
        (place as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn bucket(&self, key: u64) -> &[Slot; SLOTS] {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize].0
    }

    fn recall(&self, key: u64) -> Option<u64> {
        let values = self.bucket(key).iter().map(|slot| slot.value_of(key));
        values.flatten().next().map(|value| value - 1)
    }

    /// Keeps a count in place of the same position, or of an empty slot, or of the smallest
    /// of the first slots if it is not smaller, or of whatever the last one holds.
    fn keep(&self, key: u64, leaves: u64) {
        let Some(value) = leaves.checked_add(1) else {
            return;
        };
        let bucket = self.bucket(key);
        let rank = |slot: &&Slot| match slot.value_of(key) {
            Some(_) => 0,
            None => slot.value.load(Relaxed),
        };
        let [first @ .., last] = bucket;
        let least = first.iter().min_by_key(rank).unwrap_or(last);
        let slot = if rank(&last) == 0 && rank(&least) != 0 || rank(&least) > value {
            last
        } else {
            least
        };
        slot.value.store(value, Relaxed);
        slot.check.store(key ^ value, Relaxed);
    }
}

impl Slot {
    /// What it holds for this key.
    fn value_of(&self, key: u64) -> Option<u64> {
        let value = self.value.load(Relaxed);
        (value != 0 && self.check.load(Relaxed) ^ value == key).then_some(value)
    }
}

/// A table as one thread sees it; its numbers are added to those of the table in the end.
pub(super) struct Reader<'a> {
    table: &'a Table,
    salt: u64,
    probes: u64,
    hits: u64,
}

impl Reader<'_> {
    /// Leaves of a position at another depth are another entry.
    fn key(&self, key: u64, depth: u32) -> u64 {
        (key ^ self.salt).wrapping_add(u64::from(depth).wrapping_mul(0xD1B5_4A32_D192_ED03))
    }
}

impl Memory for Reader<'_> {
    fn recall(&mut self, key: u64, depth: u32) -> Option<u64> {
        let found = self.table.recall(self.key(key, depth));
        self.probes += 1;
        self.hits += u64::from(found.is_some());
        found
    }

    fn keep(&mut self, key: u64, depth: u32, leaves: u64) {
        self.table.keep(self.key(key, depth), leaves);
    }
}

impl Drop for Reader<'_> {
    fn drop(&mut self) {
        self.table.probes.fetch_add(self.probes, Relaxed);
        self.table.hits.fetch_add(self.hits, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(key: u64) -> u64 {
        key % 1000
    }

    #[test]
    fn one_bucket_keeps_the_great_counts_and_the_latest() {
        let table = Table::with_bytes(0).unwrap();
        for (key, leaves) in [(1, 50), (2, 60), (3, 70), (4, 5), (5, 6), (6, 65)] {
            table.keep(key, leaves);
        }
        let kept = [1, 2, 3, 4, 5, 6].map(|key| table.recall(key));
        assert_eq!(kept, [None, Some(60), Some(70), None, Some(6), Some(65)]);
    }

    #[test]
    fn a_count_of_zero_is_kept_and_is_not_an_empty_slot() {
        let table = Table::with_bytes(64).unwrap();
        assert_eq!(table.recall(0), None);
        table.keep(0, 0);
        assert_eq!(table.recall(0), Some(0));
        table.keep(7, u64::MAX);
        assert_eq!(table.recall(7), None);
    }

    #[test]
    fn the_same_position_is_kept_once() {
        let table = Table::with_bytes(64).unwrap();
        for _ in 0..10 {
            table.keep(9, 3);
        }
        for key in 10..13 {
            table.keep(key, 1);
        }
        assert_eq!(
            [9, 10, 11, 12].map(|key| table.recall(key)),
            [Some(3), Some(1), Some(1), Some(1)]
        );
    }

    #[test]
    fn threads_never_read_what_was_not_kept() {
        let table = Table::with_bytes(256).unwrap();
        let work = |seed: u64| {
            let mut key = seed;
            for _ in 0..200_000 {
                key = key.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let key = (key >> 58) * 0x0100_0012_3456_78AB;
                match table.recall(key) {
                    Some(found) => assert_eq!(found, value(key)),
                    None => table.keep(key, value(key)),
                }
            }
        };
        std::thread::scope(|scope| {
            for seed in 1..=4 {
                scope.spawn(move || work(seed));
            }
        });
    }
}
