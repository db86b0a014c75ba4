//! Counting moves.

use crate::Position;

/// The number of legal move sequences of `depth` plies.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    crate::position::perft_bulk(position, depth)
}
