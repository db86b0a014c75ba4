//! The legal move generator: one for all sinks, in bulk, over classes.

use crate::geometry::each;
use crate::movement::Mode;
use crate::variant::class::Shape;
use crate::variant::compile::{Compiled, KindInfo, MAX_CLASSES};
use crate::variant::definition::Definition;
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
        return;
    }
    let node = Node::new(g.c, s);
    royals(g, s, &node, scope, sink);
    if sink.is_done() {
        return;
    }
    let testing = own_irregular(g.c, s, &node);
    units(g, s, &node, scope, testing, sink);
    if testing != 0 {
        tested_units(g, s, &node, scope, testing, sink);
    }
    if g.c.special {
        journeys::generate(g, s, &node, scope, sink);
        exchange::generate(g, s, &node, scope, sink);
    }
}

/// Where two paths may join the same squares, masks can't say what a pin allows: every move
/// is made and looked at.
#[cold]
fn generate_tested<S: Sink, A: Scope>(g: Engine<'_>, s: &State, scope: A, sink: &mut S) {
    let mut node = Node::new(g.c, s);
    if let Some(royal) = node.sole {
        node.checkers = attack::attackers_of_royal_on(g.c, s, royal, node.us, node.occupied);
    }
    royals(g, s, &node, scope, sink);
    tested_units(g, s, &node, scope, node.own & !s.royals, sink);
    journeys::generate(g, s, &node, scope, sink);
    exchange::generate(g, s, &node, scope, sink);
}

#[inline(always)]
fn royals<S: Sink, A: Scope>(g: Engine<'_>, s: &State, node: &Node, scope: A, sink: &mut S) {
    let Some(from) = node.sole.filter(|_| !g.c.choosy_citadels) else {
        return royals_one_by_one(g, s, node, scope, sink);
    };
    let to = scope.targets() & node.landing();
    let targets = match &g.c.plan(node.us).royals {
        Some((both, None)) => both[from.index()] & to,
        Some((both, Some(quiet))) => (both[from.index()] | quiet[from.index()] & !node.enemy) & to,
        None => pseudo_targets(g.c, s, node, from) & scope.targets(),
    };
    if targets != 0 && from.set().bits() & scope.origins() != 0 {
        sink.targets(from, attack::safe_for_royal(g.c, s, from, node.us, targets));
    }
}

/// The royals of a side that has several, or of a game where not each royal may enter each
/// citadel.
#[inline(never)]
fn royals_one_by_one<S: Sink, A: Scope>(
    g: Engine<'_>,
    s: &State,
    node: &Node,
    scope: A,
    sink: &mut S,
) {
    for from in SquareSet::from_bits(s.royals & node.own & scope.origins()) {
        let closed = citadel::closed(g, s, from);
        let mut targets = pseudo_targets(g.c, s, node, from) & scope.targets() & !closed;
        if node.sole.is_some() {
            targets = attack::safe_for_royal(g.c, s, from, node.us, targets);
        }
        sink.targets(from, targets);
    }
}

/// All units but the royals and those whose moves are tested one by one.
#[inline]
fn units<S: Sink, A: Scope>(
    g: Engine<'_>,
    s: &State,
    node: &Node,
    scope: A,
    testing: u128,
    sink: &mut S,
) {
    let to = node.evasion & scope.targets() & node.landing();
    if to == 0 {
        return;
    }
    let masks = Masks::new(to, node);
    let movable = node.own & scope.origins() & !s.royals & !node.pinned & !testing;
    let plan = g.c.plan(node.us);
    for &(class, shift) in &plan.up {
        let units = s.classes[class % MAX_CLASSES] & movable & shift.from;
        sink.shifted(
            units << (shift.by & 63) & masks.of(shift.mode),
            shift.by,
            true,
        );
    }
    for &(class, shift) in &plan.down {
        let units = s.classes[class % MAX_CLASSES] & movable & shift.from;
        sink.shifted(
            units >> (shift.by & 63) & masks.of(shift.mode),
            shift.by,
            false,
        );
    }
    for (class, leaps) in &plan.leaps {
        let units = s.classes[class % MAX_CLASSES] & movable;
        each(units, |from| sink.targets(from, leaps[from.index()] & to));
    }
    for (class, table) in &plan.rides {
        let units = s.classes[class % MAX_CLASSES] & movable;
        table.each_ride(units, node.occupied, node.own, |from, targets| {
            sink.targets(from, targets & to)
        });
    }
    if !plan.mixed.is_empty() {
        mixed(g, s, node, movable, masks, sink);
    }
    let pinned = node.pinned & scope.origins() & !testing;
    if pinned != 0 {
        self::pinned(g, s, node, pinned, to, sink);
    }
}

/// Units whose moves take every table there is.
fn mixed<S: Sink>(
    g: Engine<'_>,
    s: &State,
    node: &Node,
    movable: u128,
    masks: Masks,
    sink: &mut S,
) {
    for &class in &g.c.plan(node.us).mixed {
        each(s.classes[class % MAX_CLASSES] & movable, |from| {
            sink.targets(from, class_targets(g.c, s, class, node, from, masks));
        });
    }
}

/// Units that may go only along the line of the unit that pins them.
#[inline(never)]
fn pinned<S: Sink>(g: Engine<'_>, s: &State, node: &Node, units: u128, to: u128, sink: &mut S) {
    for from in SquareSet::from_bits(units) {
        let line = node.pin_line(g.c, s, from);
        sink.targets(from, pseudo_targets(g.c, s, node, from) & to & line);
    }
}

/// Where a unit may land if it may move to an empty square and capture, only the one, only
/// the other.
#[derive(Clone, Copy)]
struct Masks {
    both: u128,
    quiet: u128,
    capture: u128,
}

impl Node {
    /// Where a unit of the side to move may land if no royal is in danger.
    #[inline]
    fn landing(&self) -> u128 {
        !self.own & !self.immune
    }
}

impl Masks {
    #[inline]
    fn new(to: u128, node: &Node) -> Masks {
        Masks {
            both: to,
            quiet: to & !node.enemy,
            capture: to & node.enemy,
        }
    }

    #[inline]
    fn of(self, mode: Mode) -> u128 {
        match mode {
            Mode::Both => self.both,
            Mode::Quiet => self.quiet,
            Mode::Capture => self.capture,
        }
    }
}

#[inline]
fn class_targets(
    c: &Compiled,
    s: &State,
    class: usize,
    node: &Node,
    from: Square,
    masks: Masks,
) -> u128 {
    let side = c.side(node.us, class);
    match side.shape {
        Shape::Leaps => side.both.leaps(from) & masks.both,
        Shape::Rides => side.both.targets(from, node.occupied) & masks.both,
        Shape::Shifts | Shape::Mixed => {
            // Who is in a sanctuary can't be captured by homing either.
            let kept = c.sanctuary & node.enemy;
            let homing = attack::homing_targets(c, s, class, node.us, from) & !kept;
            let both = side.both.targets(from, node.occupied) | homing;
            let quiet = side.quiet.targets(from, node.occupied);
            let capture = side.capture.targets(from, node.occupied);
            both & masks.both | quiet & masks.quiet | capture & masks.capture
        }
    }
}

/// Where a unit could go if no royal were in danger.
pub(super) fn pseudo_targets(c: &Compiled, s: &State, node: &Node, from: Square) -> u128 {
    let Some(info) = kind_on(c, s, from) else {
        return 0;
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
fn own_irregular(c: &Compiled, s: &State, node: &Node) -> u128 {
    let near = node.own & c.doorstep[node.us.index()];
    if near == 0 {
        return 0;
    }
    let irregular = |&square: &Square| kind_on(c, s, square).is_some_and(|info| info.irregular);
    SquareSet::from_bits(near)
        .iter()
        .filter(irregular)
        .fold(0, |set, square| set | square.set().bits())
}

/// Units each of whose moves is made and looked at.
#[inline(never)]
fn tested_units<S: Sink, A: Scope>(
    g: Engine<'_>,
    s: &State,
    node: &Node,
    scope: A,
    testing: u128,
    sink: &mut S,
) {
    for from in SquareSet::from_bits(testing & scope.origins()) {
        let targets = pseudo_targets(g.c, s, node, from) & scope.targets();
        keep_legal(g, s, node, from, targets, sink);
    }
}

/// Hands on those targets that leave no sole royal attacked.
pub(super) fn keep_legal<S: Sink>(
    g: Engine<'_>,
    s: &State,
    node: &Node,
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
