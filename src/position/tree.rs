//! Counting the leaves of the move tree, without a clone on the way.

use super::apply;
use super::generate::{Game, Scope, generate};
use super::moves::Move;
use super::sink::{Count, Each};
use super::state::State;
use super::view::Position;
use crate::SquareSet;

impl Position {
    /// The number of legal move sequences of `depth` plies. With `bulk` the moves of the
    /// last ply are only counted; without, each is made.
    #[must_use]
    pub(crate) fn leaves(&self, depth: u32, bulk: bool) -> u64 {
        let (g, s) = (self.game(), &self.state);
        match depth {
            0 => 1,
            _ if bulk => counted(g, s, depth),
            _ => made(g, s, depth),
        }
    }
}

fn counted(g: Game<'_>, s: &State, depth: u32) -> u64 {
    if depth == 1 {
        let mut count = Count::default();
        generate(g, s, Scope::ALL, &mut count);
        return count.0;
    }
    children::<false>(g, s, |child| counted(g, child, depth - 1))
}

fn made(g: Game<'_>, s: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    children::<true>(g, s, |child| made(g, child, depth - 1))
}

/// The sum over all positions one ply on; `HASH` keeps their hash up.
#[inline]
fn children<const HASH: bool>(g: Game<'_>, s: &State, count: impl Fn(&State) -> u64) -> u64 {
    let mut sum = 0;
    let visit = |from, targets: SquareSet| {
        for to in targets {
            let mut child = *s;
            apply::apply_with::<HASH>(g, &mut child, Move::new(from, to));
            sum += count(&child);
        }
    };
    generate(g, s, Scope::ALL, &mut Each { visit, any: false });
    sum
}
