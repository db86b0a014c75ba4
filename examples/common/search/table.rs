//! The transposition table: what has been found out about positions, by their keys.

use shatranj::{Move, Square};

use super::score::{DECIDED, MAX_PLY};

/// How a value in the table bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Exact,
    /// The true value is this or more.
    Lower,
    /// The true value is this or less.
    Upper,
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    pub best: Option<Move>,
    pub value: i32,
    pub depth: i32,
    pub bound: Bound,
}

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    value: i16,
    /// Two ids of squares; the same twice is no move.
    best: (u8, u8),
    depth: i8,
    bound: Bound,
    age: u8,
}

const EMPTY: Entry = Entry {
    key: 0,
    value: 0,
    best: (0, 0),
    depth: -1,
    bound: Bound::Upper,
    age: 0,
};

/// Positions that share a place.
const BUCKET: usize = 4;

pub struct Table {
    buckets: Vec<[Entry; BUCKET]>,
    age: u8,
}

impl Table {
    pub fn new(megabytes: usize) -> Table {
        let bytes = megabytes.saturating_mul(1 << 20);
        let count = (bytes / size_of::<[Entry; BUCKET]>()).max(1);
        Table {
            buckets: vec![[EMPTY; BUCKET]; count],
            age: 0,
        }
    }

    pub fn clear(&mut self) {
        self.buckets.fill([EMPTY; BUCKET]);
        self.age = 0;
    }

    /// A new search begins: what is older gives way first.
    pub fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn place(&self, key: u64) -> usize {
        let product = u128::from(key) * self.buckets.len() as u128;
        (product >> 64) as usize
    }

    /// What is known of a position that stands `ply` plies from the root.
    pub fn get(&self, key: u64, ply: usize) -> Option<Known> {
        let bucket = &self.buckets[self.place(key)];
        let entry = bucket
            .iter()
            .find(|entry| entry.key == key && entry.depth >= 0)?;
        let value = i32::from(entry.value);
        let (from, to) = (Square::new(entry.best.0)?, Square::new(entry.best.1)?);
        Some(Known {
            best: (from != to).then_some(Move::new(from, to)),
            value: value - toward_end(value, ply),
            depth: entry.depth.into(),
            bound: entry.bound,
        })
    }

    /// Remembers what was found out, instead of the same position or of the one that is worth
    /// least: old and shallow.
    pub fn put(&mut self, key: u64, ply: usize, known: Known) {
        let age = self.age;
        let place = self.place(key);
        let bucket = &mut self.buckets[place];
        let worth = |entry: &Entry| {
            let generations = i32::from(age.wrapping_sub(entry.age));
            i32::from(entry.depth) - 8 * generations
        };
        let same = bucket.iter().position(|entry| entry.key == key);
        let least = (0..BUCKET).min_by_key(|&i| worth(&bucket[i]));
        let Some(slot) = same.or(least) else { return };
        let old = bucket[slot];
        let best = known.best.map(|m| (m.from.id(), m.to.id()));
        let kept = if same.is_some() { old.best } else { (0, 0) };
        bucket[slot] = Entry {
            key,
            value: (known.value + toward_end(known.value, ply)) as i16,
            best: best.unwrap_or(kept),
            depth: known.depth.clamp(0, MAX_PLY as i32) as i8,
            bound: known.bound,
            age,
        };
    }
}

/// Ends are counted from the root in the tree, and from the position itself in the table.
fn toward_end(value: i32, ply: usize) -> i32 {
    match value {
        DECIDED.. => ply as i32,
        value if value <= -DECIDED => -(ply as i32),
        _ => 0,
    }
}
