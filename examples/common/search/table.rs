//! The transposition table: what has been found out about positions, by their keys.

use shatranj::{Move, Square};

use super::score::{DECIDED, MAX_PLY, WIN};

/// How a value in the table bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Exact = 0,
    /// The true value is this or more.
    Lower = 1,
    /// The true value is this or less.
    Upper = 2,
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    pub best: Option<Move>,
    pub value: i32,
    pub depth: i32,
    pub bound: Bound,
}

/// What a place holds. It is packed, so that an empty one is all zeros: the system gives
/// such memory at once, however much of it.
struct Entry {
    key: u64,
    value: i16,
    /// Two ids of squares; the same twice is no move.
    best: (u8, u8),
    depth: i32,
    bound: Bound,
    age: u8,
}

type Packed = [u64; 2];

/// The depth is kept as one more, so that an empty place has the depth -1.
const _: () = assert!(WIN <= i16::MAX as i32 && MAX_PLY < u8::MAX as usize);

impl Entry {
    fn pack(&self) -> Packed {
        let [low, high] = self.value.to_le_bytes();
        let (from, to) = self.best;
        let depth = (self.depth + 1) as u8;
        let rest = [low, high, from, to, depth, self.bound as u8, self.age, 0];
        [self.key, u64::from_le_bytes(rest)]
    }

    fn unpack([key, rest]: Packed) -> Entry {
        let [low, high, from, to, depth, bound, age, _] = rest.to_le_bytes();
        Entry {
            key,
            value: i16::from_le_bytes([low, high]),
            best: (from, to),
            depth: i32::from(depth) - 1,
            bound: match bound {
                0 => Bound::Exact,
                1 => Bound::Lower,
                _ => Bound::Upper,
            },
            age,
        }
    }
}

/// Positions that share a place.
const BUCKET: usize = 4;

pub struct Table {
    buckets: Vec<[Packed; BUCKET]>,
    age: u8,
}

impl Table {
    pub fn new(megabytes: usize) -> Table {
        let bytes = megabytes.saturating_mul(1 << 20);
        let count = (bytes / size_of::<[Packed; BUCKET]>()).max(1);
        Table {
            buckets: empty(count),
            age: 0,
        }
    }

    pub fn clear(&mut self) {
        let count = self.buckets.len();
        // The old memory goes first.
        self.buckets = Vec::new();
        self.buckets = empty(count);
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
        let entry = bucket.iter().find(|entry| entry[0] == key)?;
        let entry = Entry::unpack(*entry);
        if entry.depth < 0 {
            return None;
        }
        let value = i32::from(entry.value);
        let (from, to) = (Square::new(entry.best.0)?, Square::new(entry.best.1)?);
        Some(Known {
            best: (from != to).then_some(Move::new(from, to)),
            value: value - toward_end(value, ply),
            depth: entry.depth,
            bound: entry.bound,
        })
    }

    /// Remembers what was found out, instead of the same position or of the one that is worth
    /// least: old and shallow.
    pub fn put(&mut self, key: u64, ply: usize, known: Known) {
        let age = self.age;
        let place = self.place(key);
        let bucket = &mut self.buckets[place];
        let worth = |packed: Packed| {
            let entry = Entry::unpack(packed);
            let generations = i32::from(age.wrapping_sub(entry.age));
            entry.depth - 8 * generations
        };
        let same = bucket.iter().position(|entry| entry[0] == key);
        let least = (0..BUCKET).min_by_key(|&i| worth(bucket[i]));
        let Some(slot) = same.or(least) else { return };
        let old = Entry::unpack(bucket[slot]);
        let best = known.best.map(|m| (m.from.id(), m.to.id()));
        let kept = if same.is_some() { old.best } else { (0, 0) };
        let new = Entry {
            key,
            value: (known.value + toward_end(known.value, ply)) as i16,
            best: best.unwrap_or(kept),
            depth: known.depth.clamp(0, MAX_PLY as i32),
            bound: known.bound,
            age,
        };
        bucket[slot] = new.pack();
    }
}

/// Whether so many bytes are to be had. Where memory is missing later, there is nothing left
/// but to abort.
pub fn is_room_for(bytes: usize) -> bool {
    let mut room = Vec::<u8>::new();
    let there = room.try_reserve_exact(bytes).is_ok();
    // Else the compiler leaves out what nobody looks at.
    std::hint::black_box(&room);
    there
}

/// So many empty buckets, or as many as there is memory for.
fn empty(mut count: usize) -> Vec<[Packed; BUCKET]> {
    while count > 1 && !is_room_for(count.saturating_mul(size_of::<[Packed; BUCKET]>())) {
        count /= 2;
    }
    vec![[[0; 2]; BUCKET]; count]
}

/// Ends are counted from the root in the tree, and from the position itself in the table.
fn toward_end(value: i32, ply: usize) -> i32 {
    match value {
        DECIDED.. => ply as i32,
        value if value <= -DECIDED => -(ply as i32),
        _ => 0,
    }
}
