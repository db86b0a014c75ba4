//! Counting the leaves of the move tree, without a clone on the way.

use super::apply;
use super::generate::{Game, Scope, generate};
use super::sink::{Count, List};
use super::state::State;
use super::view::Position;

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
    children(g, s, |child| counted(g, child, depth - 1))
}

fn made(g: Game<'_>, s: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    children(g, s, |child| made(g, child, depth - 1))
}

#[inline]
fn children(g: Game<'_>, s: &State, visit: impl Fn(&State) -> u64) -> u64 {
    let mut list = List::default();
    generate(g, s, Scope::ALL, &mut list);
    let mut sum = 0;
    for &m in &list.0 {
        let mut child = *s;
        apply::apply(g, &mut child, m);
        sum += visit(&child);
    }
    sum
}
