//! Counting the leaves of the move tree, the proof of a move generator.

use crate::{Move, Position};

/// The number of legal move sequences of `depth` plies. The moves of the last ply are
/// counted in bulk and not made. A game that ends earlier has no such sequence.
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
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let mut child = position.clone();
    let count = |&m: &Move| {
        let undo = child.apply(m);
        let leaves = child.leaves(rest, bulk);
        child.undo(undo);
        (m, leaves)
    };
    position.legal_moves().iter().map(count).collect()
}
