//! Counting the leaves of the move tree, the proof of a move generator.
//!
//! A count walks the tree to its depth, one stack frame a ply. [`perft`] is all that most
//! callers need; a [`Counter`] also counts with a [`Table`] that remembers positions and,
//! with the feature `parallel`, with several threads. A
//! [`Suite`](crate::notation::Suite) holds counts that are known to be right, and is counted
//! by [`Suite::check`](crate::notation::Suite::check).

mod counter;
#[cfg(feature = "parallel")]
mod parallel;
mod suite;
#[cfg(feature = "std")]
mod table;

pub use counter::Counter;
#[cfg(feature = "parallel")]
pub use parallel::ThreadsError;
pub use suite::{Mismatch, SuiteReport};
#[cfg(feature = "std")]
pub use table::{Table, TableError};

use alloc::vec::Vec;

use crate::{Move, Position};

/// The number of legal move sequences of `depth` plies. The moves of the last ply are
/// counted in bulk and not made. A game that ends earlier has no such sequence. Trees are
/// walked 255 plies deep at the most; a greater depth counts as that.
///
/// ```
/// use shatranj::{perft, variants};
/// assert_eq!(perft::perft(&variants::tamerlane().start(), 3), 14518);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    position.leaves(depth, true)
}

/// [`perft`], with each move of the last ply made and taken back too.
///
/// ```
/// use shatranj::{perft, variants};
/// let start = variants::kamil().start();
/// assert_eq!(perft::perft_made(&start, 2), perft::perft(&start, 2));
/// ```
#[must_use]
pub fn perft_made(position: &Position, depth: u32) -> u64 {
    position.leaves(depth, false)
}

/// [`perft`] after each legal move; the sum is that of the position. Empty for depth 0.
///
/// ```
/// use shatranj::{perft, variants};
/// let position = variants::kamil().start();
/// let counts = perft::divide(&position, 3, true);
/// assert_eq!(counts.len(), 18);
/// assert_eq!(counts.iter().map(|(_, count)| count).sum::<u64>(), 6066);
/// ```
#[must_use]
pub fn divide(position: &Position, depth: u32, bulk: bool) -> Vec<(Move, u64)> {
    let counter = Counter::new().bulk(bulk);
    counter.divide(position, depth)
}
