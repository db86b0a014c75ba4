//! The legal move generator: one for all sinks, in bulk, over classes.

use crate::movement::Mode;
use crate::variant::class::{Class, Shape, Shift};
use crate::variant::compile::{Compiled, KindInfo};
use crate::variant::definition::Definition;
use crate::{Square, SquareSet};

use super::node::Node;
use super::sink::Sink;
use super::state::State;
use super::{Move, apply, attack, citadel, exchange, journeys, over};

/// The tables and the rules that the generator needs of a variant.
#[derive(Clone, Copy)]
pub(super) struct Game<'a> {
    pub c: &'a Compiled,
    pub def: &'a Definition,
}

/// Which moves are wanted: from these squares, to these squares.
#[derive(Clone, Copy)]
pub(super) struct Scope {
    pub from: u128,
    pub to: u128,
}

impl Scope {
    pub const ALL: Scope = Scope {
        from: u128::MAX,
        to: u128::MAX,
    };

    pub fn is_all(self) -> bool {
        self.from & self.to == u128::MAX
    }
}

/// All legal moves within the scope; none where the game is over.
#[inline]
pub(super) fn generate<S: Sink>(g: Game<'_>, s: &State, scope: Scope, sink: &mut S) {
    if !over::before_moving(g, s) {
        generate_ongoing(g, s, scope, sink);
    }
}

/// The same for a position of which is known that no rule has ended the game.
#[inline]
pub(super) fn generate_ongoing<S: Sink>(g: Game<'_>, s: &State, scope: Scope, sink: &mut S) {
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
        irregular(g, s, &node, scope, testing, sink);
    }
    if g.c.special {
        journeys::generate(g, s, &node, scope, sink);
        exchange::generate(g, s, &node, scope, sink);
    }
}

/// Where two paths may join the same squares, masks can't say what a pin allows: every move
/// is made and looked at.
#[cold]
fn generate_tested<S: Sink>(g: Game<'_>, s: &State, scope: Scope, sink: &mut S) {
    let mut node = Node::new(g.c, s);
    if let Some(royal) = node.sole {
        node.checkers = attack::attackers_of_royal_on(g.c, s, royal, node.us, node.occupied);
    }
    royals(g, s, &node, scope, sink);
    for from in SquareSet::from_bits(node.own & !s.royals & scope.from) {
        let targets = pseudo_targets(g.c, s, &node, from) & scope.to;
        keep_legal(g, s, &node, from, targets, sink);
    }
    journeys::generate(g, s, &node, scope, sink);
    exchange::generate(g, s, &node, scope, sink);
}

fn royals<S: Sink>(g: Game<'_>, s: &State, node: &Node, scope: Scope, sink: &mut S) {
    for from in SquareSet::from_bits(s.royals & node.own & scope.from) {
        let mut targets = pseudo_targets(g.c, s, node, from) & scope.to;
        if node.sole.is_none() || g.c.choosy_citadels {
            targets &= !citadel::closed(g, s, from);
        }
        if node.sole.is_some() && targets != 0 {
            targets = attack::safe_for_royal(g.c, s, from, node.us, targets);
        }
        sink.targets(from, targets);
    }
}

/// All units but the royals and those whose moves are tested one by one.
#[inline]
fn units<S: Sink>(g: Game<'_>, s: &State, node: &Node, scope: Scope, testing: u128, sink: &mut S) {
    let to = node.evasion & scope.to & !node.own & !node.immune;
    if to == 0 {
        return;
    }
    let masks = Masks {
        both: to,
        quiet: to & !node.enemy,
        capture: to & node.enemy,
    };
    let movable = node.own & scope.from & !s.royals & !node.pinned & !testing;
    for (class, units) in g.c.classes.iter().zip(s.classes) {
        let units = units & movable;
        if units == 0 {
            continue;
        }
        let side = &class.sides[node.us.index()];
        match side.shape {
            Shape::Shifts => {
                for shift in &side.shifts {
                    sink.shifted(shift.apply(units) & masks.of(shift.mode), shift.delta);
                }
            }
            Shape::Leaps => each(units, sink, |from| side.both.leaps(from) & to),
            Shape::Rides => each(units, sink, |from| {
                side.both.targets(from, node.occupied) & to
            }),
            Shape::Mixed => each(units, sink, |from| {
                class_targets(g.c, s, class, node, from, masks)
            }),
        }
        if sink.is_done() {
            return;
        }
    }
    for from in SquareSet::from_bits(node.pinned & scope.from & !testing) {
        let line = node.pin_line(g.c, s, from);
        sink.targets(from, pseudo_targets(g.c, s, node, from) & to & line);
    }
}

/// Hands on the targets of each unit.
#[inline]
fn each<S: Sink>(units: u128, sink: &mut S, targets_of: impl Fn(Square) -> u128) {
    // Two loops over half the board each cost less than one over 128 bits.
    let mut low = units as u64;
    while low != 0 {
        let from = Square::truncate(low.trailing_zeros() as u8);
        sink.targets(from, targets_of(from));
        low &= low - 1;
    }
    let mut high = (units >> 64) as u64;
    while high != 0 {
        let from = Square::truncate(high.trailing_zeros() as u8 | 64);
        sink.targets(from, targets_of(from));
        high &= high - 1;
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

impl Masks {
    #[inline]
    fn of(self, mode: Mode) -> u128 {
        match mode {
            Mode::Both => self.both,
            Mode::Quiet => self.quiet,
            Mode::Capture => self.capture,
        }
    }
}

impl Shift {
    #[inline]
    fn apply(self, units: u128) -> u128 {
        // No square of `from` is shifted off the board, so that nothing comes round.
        (units & self.from).rotate_left(self.delta as u32 & 127)
    }
}

#[inline]
fn class_targets(
    c: &Compiled,
    s: &State,
    class: &Class,
    node: &Node,
    from: Square,
    masks: Masks,
) -> u128 {
    let side = &class.sides[node.us.index()];
    match side.shape {
        Shape::Leaps => side.both.leaps(from) & masks.both,
        Shape::Rides => side.both.targets(from, node.occupied) & masks.both,
        Shape::Shifts | Shape::Mixed => {
            let homing = attack::homing_targets(c, s, class, node.us, from);
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
    let to = !node.own & !node.immune;
    let masks = Masks {
        both: to,
        quiet: to & !node.enemy,
        capture: to & node.enemy,
    };
    class_targets(c, s, &c.classes[usize::from(info.class)], node, from, masks)
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

fn irregular<S: Sink>(
    g: Game<'_>,
    s: &State,
    node: &Node,
    scope: Scope,
    testing: u128,
    sink: &mut S,
) {
    for from in SquareSet::from_bits(testing & scope.from) {
        let targets = pseudo_targets(g.c, s, node, from) & scope.to;
        keep_legal(g, s, node, from, targets, sink);
    }
}

/// Hands on those targets that leave no sole royal attacked.
pub(super) fn keep_legal<S: Sink>(
    g: Game<'_>,
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
pub(super) fn is_safe_after(g: Game<'_>, s: &State, m: Move) -> bool {
    let us = s.side;
    let mut after = *s;
    apply::apply(g, &mut after, m);
    let royal = after.sole_royal(us);
    !royal.is_some_and(|royal| attack::royal_attacked(g.c, &after, royal, us, after.occupied()))
}
