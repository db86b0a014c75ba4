//! The legal move generator: one for all sinks, in bulk, over classes.

use crate::geometry::Bits;
use crate::movement::Mode;
use crate::variant::class::{Shape, Step};
use crate::variant::compile::{Compiled, KindInfo, MAX_CLASSES};
use crate::variant::definition::Definition;
use crate::variant::plan::Pawns;
use crate::{Square, SquareSet};

use super::node::Node;
use super::scope::Scope;
use super::sink::Sink;
use super::state::State;
use super::{Move, apply, attack, citadel, exchange, journeys, over};

/// The tables and the rules that the generator needs of a variant.
#[derive(Clone, Copy)]
pub(super) struct Engine<'a> {
    pub c: &'a Compiled,
    pub def: &'a Definition,
}

/// All legal moves within the scope; none where the game is over.
#[inline]
pub(super) fn generate<S: Sink, A: Scope>(g: Engine<'_>, s: &State, scope: A, sink: &mut S) {
    if !over::before_moving(g, s) {
        generate_ongoing(g, s, scope, sink);
    }
}

/// The same for a position of which is known that no rule has ended the game.
#[inline]
pub(super) fn generate_ongoing<S: Sink, A: Scope>(
    g: Engine<'_>,
    s: &State,
    scope: A,
    sink: &mut S,
) {
    if g.c.ambiguous {
        generate_tested(g, s, scope, sink);
    } else if g.c.narrow {
        debug_assert!(!g.c.special, "special moves are for nodes of 128 bits");
        generate_masked(g, s, &Node::<u64>::new(g.c, s), scope, sink);
    } else {
        let node = Node::<u128>::new(g.c, s);
        generate_masked(g, s, &node, scope, sink);
        special(g, s, &node, scope, sink);
    }
}

/// The moves of the rules that know more than moving and promoting.
#[inline(always)]
fn special<S: Sink, A: Scope>(g: Engine<'_>, s: &State, node: &Node, scope: A, sink: &mut S) {
    if g.c.special && !sink.is_done() {
        journeys::generate(g, s, node, scope, sink);
        exchange::generate(g, s, node, scope, sink);
    }
}

/// All moves but the special ones, by masks for checks and pins.
#[inline(always)]
fn generate_masked<B: Bits, S: Sink, A: Scope>(
    g: Engine<'_>,
    s: &State,
    node: &Node<B>,
    scope: A,
    sink: &mut S,
) {
    royals(g, s, node, scope, sink);
    if sink.is_done() {
        return;
    }
    let testing = own_irregular(g.c, s, node);
    units(g, s, node, scope, testing, sink);
    if !testing.is_empty() {
        tested_units(g, s, node, scope, testing, sink);
    }
}

/// Where two paths may join the same squares, masks can't say what a pin allows: every move
/// is made and looked at.
#[cold]
fn generate_tested<S: Sink, A: Scope>(g: Engine<'_>, s: &State, scope: A, sink: &mut S) {
    let mut node = Node::<u128>::new(g.c, s);
    if let Some(royal) = node.sole {
        node.checkers = attack::attackers_of_royal_on(g.c, s, royal, node.us, node.occupied);
    }
    royals(g, s, &node, scope, sink);
    tested_units(g, s, &node, scope, node.own & !s.royals, sink);
    special(g, s, &node, scope, sink);
}

#[inline(always)]
fn royals<B: Bits, S: Sink, A: Scope>(
    g: Engine<'_>,
    s: &State,
    node: &Node<B>,
    scope: A,
    sink: &mut S,
) {
    let Some(from) = node.sole.filter(|_| !g.c.choosy_citadels) else {
        return royals_one_by_one(g, s, node, scope, sink);
    };
    let to = B::of(scope.targets()) & node.landing();
    let targets = match &g.c.plan(node.us).royals {
        Some((both, None)) => B::of(both[from.index()]) & to,
        Some((both, Some(quiet))) => {
            (B::of(both[from.index()]) | B::of(quiet[from.index()]) & !node.enemy) & to
        }
        None => pseudo_targets(g.c, s, node, from) & to,
    };
    if !targets.is_empty() && B::square(from).meets(B::of(scope.origins())) {
        let safe = attack::safe_for_royal(g.c, s, from, node.us, targets);
        sink.targets(from, safe.wide());
    }
}

/// The royals of a side that has several, or of a game where not each royal may enter each
/// citadel.
#[inline(never)]
fn royals_one_by_one<B: Bits, S: Sink, A: Scope>(
    g: Engine<'_>,
    s: &State,
    node: &Node<B>,
    scope: A,
    sink: &mut S,
) {
    for from in SquareSet::from_bits(s.royals_of(node.us) & scope.origins()) {
        let closed = citadel::closed(g, s, from);
        let mut targets = pseudo_targets(g.c, s, node, from).wide() & scope.targets() & !closed;
        if node.sole.is_some() {
            targets = attack::safe_for_royal(g.c, s, from, node.us, targets);
        }
        sink.targets(from, targets);
    }
}

/// All units but the royals and those whose moves are tested one by one.
#[inline]
fn units<B: Bits, S: Sink, A: Scope>(
    g: Engine<'_>,
    s: &State,
    node: &Node<B>,
    scope: A,
    testing: B,
    sink: &mut S,
) {
    let to = node.evasion & B::of(scope.targets()) & node.landing();
    if to.is_empty() {
        return;
    }
    let masks = Masks::new(to, node);
    let scoped = B::of(scope.origins()) & !testing;
    let movable = node.own & scoped & !B::of(s.royals) & !node.pinned;
    let of_class = |class: usize| B::of(s.classes[class % MAX_CLASSES]) & movable;
    let plan = g.c.plan(node.us);
    pawns::<true, _, _>(&plan.up, of_class, masks, sink);
    pawns::<false, _, _>(&plan.down, of_class, masks, sink);
    for &(class, shift) in &plan.shifts {
        let targets = shifted(of_class(class), shift.up, shift.step) & masks.of(shift.mode);
        sink.shifted(targets.wide(), shift.step.by, shift.up);
    }
    for (class, leaps) in &plan.leaps {
        of_class(*class).each(|from| {
            let targets = B::of(leaps[from.index()]) & to;
            sink.targets(from, targets.wide());
        });
    }
    for (class, table) in &plan.rides {
        table.each_ride(
            of_class(*class),
            node.occupied,
            node.own,
            |from, targets| {
                sink.targets(from, (targets & to).wide());
            },
        );
    }
    if !plan.mixed.is_empty() {
        mixed(g, s, node, of_class, masks, sink);
    }
    let pinned = node.pinned & scoped;
    if !pinned.is_empty() {
        self::pinned(g, s, node, pinned, to, sink);
    }
}

/// Pawns of some classes, all units of a class at once.
#[inline(always)]
fn pawns<const UP: bool, B: Bits, S: Sink>(
    classes: &[Pawns],
    of_class: impl Fn(usize) -> B,
    masks: Masks<B>,
    sink: &mut S,
) {
    for pawns in classes {
        let units = of_class(pawns.class);
        let mut go = |step, to| {
            let targets = shifted(units, UP, step) & to;
            sink.shifted(targets.wide(), step.by, UP);
        };
        go(pawns.push, masks.quiet);
        for step in pawns.captures {
            go(step, masks.capture);
        }
    }
}

/// Where units get by a step.
#[inline(always)]
fn shifted<B: Bits>(units: B, up: bool, step: Step) -> B {
    let units = units & B::of(step.from);
    if up {
        units.raised(step.by)
    } else {
        units.lowered(step.by)
    }
}

/// Units whose moves take every table there is.
fn mixed<B: Bits, S: Sink>(
    g: Engine<'_>,
    s: &State,
    node: &Node<B>,
    of_class: impl Fn(usize) -> B,
    masks: Masks<B>,
    sink: &mut S,
) {
    for &class in &g.c.plan(node.us).mixed {
        of_class(class).each(|from| {
            let targets = class_targets(g.c, s, class, node, from, masks);
            sink.targets(from, targets.wide());
        });
    }
}

/// Units that may go only along the line of the unit that pins them.
#[inline(never)]
fn pinned<B: Bits, S: Sink>(
    g: Engine<'_>,
    s: &State,
    node: &Node<B>,
    mut units: B,
    to: B,
    sink: &mut S,
) {
    while let Some(from) = units.pop() {
        let line = node.pin_line(g.c, s, from);
        let targets = pseudo_targets(g.c, s, node, from) & to & line;
        sink.targets(from, targets.wide());
    }
}

/// Where a unit may land if it may move to an empty square and capture, only the one, only
/// the other.
#[derive(Clone, Copy)]
struct Masks<B> {
    both: B,
    quiet: B,
    capture: B,
}

impl<B: Bits> Node<B> {
    /// Where a unit of the side to move may land if no royal is in danger.
    #[inline]
    fn landing(&self) -> B {
        !self.own & !self.immune
    }
}

impl<B: Bits> Masks<B> {
    #[inline]
    fn new(to: B, node: &Node<B>) -> Masks<B> {
        Masks {
            both: to,
            quiet: to & !node.enemy,
            capture: to & node.enemy,
        }
    }

    #[inline]
    fn of(self, mode: Mode) -> B {
        match mode {
            Mode::Both => self.both,
            Mode::Quiet => self.quiet,
            Mode::Capture => self.capture,
        }
    }
}

#[inline]
fn class_targets<B: Bits>(
    c: &Compiled,
    s: &State,
    class: usize,
    node: &Node<B>,
    from: Square,
    masks: Masks<B>,
) -> B {
    let side = c.side(node.us, class);
    match side.shape {
        Shape::Leaps => side.both.leaps::<B>(from) & masks.both,
        Shape::Rides => side.both.targets(from, node.occupied) & masks.both,
        Shape::Shifts | Shape::Mixed => {
            // Who is in a sanctuary can't be captured by homing either.
            let kept = B::of(c.sanctuary) & node.enemy;
            let homing = B::of(attack::homing_targets(c, s, class, node.us, from)) & !kept;
            let both = side.both.targets(from, node.occupied) | homing;
            let quiet = side.quiet.targets(from, node.occupied);
            let capture = side.capture.targets(from, node.occupied);
            both & masks.both | quiet & masks.quiet | capture & masks.capture
        }
    }
}

/// Where a unit could go if no royal were in danger.
pub(super) fn pseudo_targets<B: Bits>(c: &Compiled, s: &State, node: &Node<B>, from: Square) -> B {
    let Some(info) = kind_on(c, s, from) else {
        return B::NONE;
    };
    let masks = Masks::new(node.landing(), node);
    class_targets(c, s, usize::from(info.class), node, from, masks)
}

fn kind_on<'a>(c: &'a Compiled, s: &State, square: Square) -> Option<&'a KindInfo> {
    s.piece(square).map(|piece| &c.kinds[piece.kind.index()])
}

/// Own pawns that stand before their promotion zone and whose promotion changes more than
/// their kind.
#[inline]
fn own_irregular<B: Bits>(c: &Compiled, s: &State, node: &Node<B>) -> B {
    let (mut near, mut irregular) = (node.own & B::of(c.doorstep[node.us.index()]), B::NONE);
    while let Some(square) = near.pop() {
        if kind_on(c, s, square).is_some_and(|info| info.irregular) {
            irregular |= B::square(square);
        }
    }
    irregular
}

/// Units each of whose moves is made and looked at.
#[inline(never)]
fn tested_units<B: Bits, S: Sink, A: Scope>(
    g: Engine<'_>,
    s: &State,
    node: &Node<B>,
    scope: A,
    testing: B,
    sink: &mut S,
) {
    for from in SquareSet::from_bits(testing.wide() & scope.origins()) {
        let targets = pseudo_targets(g.c, s, node, from).wide() & scope.targets();
        keep_legal(g, s, node, from, targets, sink);
    }
}

/// Hands on those targets that leave no sole royal attacked.
pub(super) fn keep_legal<B: Bits, S: Sink>(
    g: Engine<'_>,
    s: &State,
    node: &Node<B>,
    from: Square,
    mut targets: u128,
    sink: &mut S,
) {
    if node.sole.is_some() {
        for to in SquareSet::from_bits(targets) {
            if !is_safe_after(g, s, Move::new(from, to)) {
                targets &= !to.set().bits();
            }
        }
    }
    sink.targets(from, targets);
}

/// Whether the side that makes a move does not leave its sole royal attacked.
pub(super) fn is_safe_after(g: Engine<'_>, s: &State, m: Move) -> bool {
    let us = s.side;
    let mut after = *s;
    apply::apply(g, &mut after, m);
    let royal = after.sole_royal(us);
    !royal.is_some_and(|royal| attack::royal_attacked(g.c, &after, royal, us, after.occupied()))
}
