//! Counting the leaves of the move tree, without a clone on the way.

use super::apply;
use super::generate::{Engine, generate};
use super::moves::Move;
use super::scope::All;
use super::sink::{Count, Each};
use super::state::State;
use super::view::Position;
use crate::SquareSet;

/// The deepest tree that is walked: one stack frame a ply must fit every stack.
pub(crate) const MAX_DEPTH: u32 = 255;

impl Position {
    /// The number of legal move sequences of `depth` plies, at most [`MAX_DEPTH`]. With `bulk`
    /// the moves of the last ply are only counted; without, each is made.
    #[must_use]
    pub(crate) fn leaves(&self, depth: u32, bulk: bool) -> u64 {
        let (g, s) = (self.engine(), &self.state);
        match depth.min(MAX_DEPTH) {
            0 => 1,
            depth if bulk => counted(g, s, depth),
            depth => made(g, s, depth),
        }
    }
}

pub(super) fn counted(g: Engine<'_>, s: &State, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => moves(g, s),
        // A loop of its own, without a call and a question a leaf.
        2 => children::<false>(g, s, |child| moves(g, child)),
        _ => children::<false>(g, s, |child| counted(g, child, depth - 1)),
    }
}

#[inline(always)]
fn moves(g: Engine<'_>, s: &State) -> u64 {
    let mut count = Count::default();
    generate(g, s, All, &mut count);
    count.0
}

pub(super) fn made(g: Engine<'_>, s: &State, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => children::<true>(g, s, |_| 1),
        _ => children::<true>(g, s, |child| made(g, child, depth - 1)),
    }
}

/// The sum over all positions one ply on; with `KEPT` their hash and counters are right.
#[inline]
pub(super) fn children<const KEPT: bool>(
    g: Engine<'_>,
    s: &State,
    mut count: impl FnMut(&State) -> u64,
) -> u64 {
    let (mut sum, mut child) = (0, *s);
    let visit = |from, targets: SquareSet| {
        for to in targets {
            let m = Move::new(from, to);
            sum += apply::visit_child::<KEPT, _>(g, s, &mut child, m, &mut count);
        }
    };
    generate(g, s, All, &mut Each { visit, any: false });
    sum
}
