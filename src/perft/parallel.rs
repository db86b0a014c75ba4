//! Counting with several threads: the tree is cut into parts below its first plies.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use rayon::iter::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator};
use rayon::{ThreadPool, ThreadPoolBuilder};
use thiserror::Error;

use crate::{Move, Position};

/// How many parts there are at least for each thread, if the tree has as many, so that none
/// waits long for the last one.
const PARTS: usize = 64;

/// Parts are not cut further when so few plies are left: they are small enough.
const SMALL: u32 = 2;

/// Why there are no threads to count with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the system gives no {threads} threads: {reason}")]
pub struct ThreadsError {
    threads: usize,
    reason: String,
}

/// The threads of a [`Counter`](super::Counter), kept from one count to the next.
pub(super) struct Threads(ThreadPool);

impl Threads {
    pub fn new(threads: usize) -> Result<Threads, ThreadsError> {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        pool.map(Threads).map_err(|error| ThreadsError {
            threads,
            reason: error.to_string(),
        })
    }

    /// The sum over all parts of the tree; `count` is given each part and the plies left.
    pub fn sum(
        &self,
        position: &Position,
        depth: u32,
        count: impl Fn(&Position, u32) -> u64 + Sync,
    ) -> u64 {
        let wanted = PARTS * self.0.current_num_threads();
        let (parts, rest) = cut(position, depth, wanted);
        let counts = parts.par_iter().with_max_len(1);
        self.0
            .install(|| counts.map(|part| count(part, rest)).sum())
    }
}

impl fmt::Debug for Threads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Threads")
            .field(&self.0.current_num_threads())
            .finish()
    }
}

/// All positions some plies on, and the plies that are left below them.
fn cut(position: &Position, depth: u32, wanted: usize) -> (Vec<Position>, u32) {
    let mut parts = vec![position.clone()];
    let mut rest = depth;
    while rest > SMALL && !parts.is_empty() && parts.len() < wanted {
        parts = parts.iter().flat_map(children).collect();
        rest -= 1;
    }
    (parts, rest)
}

fn children(position: &Position) -> Vec<Position> {
    let after = |&m: &Move| {
        let mut child = position.clone();
        child.apply(m);
        child
    };
    position.legal_moves().iter().map(after).collect()
}
