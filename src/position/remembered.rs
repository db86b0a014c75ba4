//! Counting the leaves of the move tree with a memory of positions.

use super::generate::Engine;
use super::state::State;
use super::tree::{MAX_DEPTH, children, counted, made};
use super::view::Position;

/// Remembers how many leaves there are below a position, given its hash and the depth.
pub(crate) trait Memory {
    fn recall(&mut self, key: u64, depth: u32) -> Option<u64>;
    fn keep(&mut self, key: u64, depth: u32, leaves: u64);
}

impl Position {
    /// What [`Position::leaves`] counts, with a memory, which is asked and told at two plies
    /// from the leaves and more: nearer to them counting is faster than asking.
    #[must_use]
    pub(crate) fn leaves_remembered(
        &self,
        depth: u32,
        bulk: bool,
        memory: &mut impl Memory,
    ) -> u64 {
        if depth < 2 {
            return self.leaves(depth, bulk);
        }
        remembered(
            self.engine(),
            &self.state,
            depth.min(MAX_DEPTH),
            bulk,
            memory,
        )
    }
}

fn remembered(g: Engine<'_>, s: &State, depth: u32, bulk: bool, memory: &mut impl Memory) -> u64 {
    if let Some(leaves) = memory.recall(s.hash, depth) {
        return leaves;
    }
    let leaves = match depth {
        0..=2 if bulk => counted(g, s, depth),
        0..=2 => made(g, s, depth),
        _ => children::<true>(g, s, |child| remembered(g, child, depth - 1, bulk, memory)),
    };
    memory.keep(s.hash, depth, leaves);
    leaves
}
