//! Who attacks what, from the attackers' own directed paths.

use crate::geometry::Bits;
use crate::variant::class::Side;
use crate::variant::compile::Compiled;
use crate::{Color, Square, SquareSet};

use super::node::{meet_leapers, stand};
use super::state::State;

/// Whether a royal of `color`, if it stood on `target`, would be attacked, given which
/// squares are occupied.
#[inline]
pub(super) fn royal_attacked(
    c: &Compiled,
    s: &State,
    target: Square,
    color: Color,
    occupied: u128,
) -> bool {
    let reach = c.reach(!color);
    let enemy = s.of(!color);
    meet_leapers(c, &reach.leaps[target.index()], &s.classes) & enemy != 0
        || rider_attacks(c, s, enemy, target, color, occupied)
}

/// Whether one of the enemy units in `by` that ride attacks a royal of `color`.
#[inline]
fn rider_attacks(
    c: &Compiled,
    s: &State,
    by: u128,
    target: Square,
    color: Color,
    occupied: u128,
) -> bool {
    let row = &c.reach(!color).all[target.index()];
    for class in c.leapers..c.classes() {
        let candidates = stand::<u128>(row, &s.classes, class) & by;
        if candidates != 0 {
            let side = c.side(!color, class);
            for origin in SquareSet::from_bits(candidates) {
                if is_open(side, origin, target, occupied) {
                    return true;
                }
            }
        }
    }
    false
}

/// Those of the squares where a royal of `color` that comes from `from` would not be attacked.
#[inline]
pub(super) fn safe_for_royal<B: Bits>(
    c: &Compiled,
    s: &State,
    from: Square,
    color: Color,
    targets: B,
) -> B {
    let (reach, enemy) = (c.reach(!color), B::of(s.of(!color)));
    // Only units that could attack some square around the royal on an empty board count.
    let siege = &reach.siege[from.index()];
    let mut danger = B::NONE;
    if enemy.meets(B::of(meet_leapers(c, siege, &s.classes))) {
        for (class, strikes) in reach.strikes.iter().take(c.leapers).enumerate() {
            (stand::<B>(siege, &s.classes, class) & enemy)
                .each(|origin| danger |= B::of(strikes[origin.index()]));
        }
    }
    // The royal itself shields nothing once it has left its square.
    let occupied = B::of(s.occupied()) & !B::square(from);
    for class in c.leapers..c.classes() {
        let side = c.side(!color, class);
        let strikes = &reach.strikes[class];
        (stand::<B>(siege, &s.classes, class) & enemy).each(|origin| {
            if !targets.meets(B::of(strikes[origin.index()])) {
                return;
            }
            danger |= side.both.crowded_targets(origin, occupied);
            if !side.capture.is_empty() {
                danger |= side.capture.targets(origin, occupied);
            }
            if c.homing(class).is_some() {
                danger |= B::of(homing_strikes(c, class, origin, targets.wide()));
            }
        });
    }
    targets & !danger
}

/// Those of the targets where a homing unit would attack a royal.
#[cold]
fn homing_strikes(c: &Compiled, class: usize, origin: Square, targets: u128) -> u128 {
    let targets = targets & !c.sanctuary;
    let strikes = |&royal: &Square| homes(c, class, royal, origin) & royal.set().bits() != 0;
    let struck: SquareSet = SquareSet::from_bits(targets)
        .iter()
        .filter(strikes)
        .collect();
    struck.bits()
}

/// Whether a unit that could attack the target on an empty board has an open path to it.
#[inline]
fn is_open(side: &Side, origin: Square, target: Square, occupied: u128) -> bool {
    match &side.between {
        None => true,
        Some(between) if !between.ambiguous => between.get(target, origin) & occupied == 0,
        // Two paths join the squares, and either may be the open one; so may a homing step.
        Some(between) => {
            between.get(target, origin) & occupied == 0
                || side.attacks(origin, occupied) & target.set().bits() != 0
        }
    }
}

/// The units that attack a royal of `color` on `target`.
pub(super) fn attackers_of_royal_on(
    c: &Compiled,
    s: &State,
    target: Square,
    color: Color,
    occupied: u128,
) -> u128 {
    let row = &c.reach(!color).all[target.index()];
    let mut attackers = 0;
    for class in 0..c.classes() {
        let units = stand::<u128>(row, &s.classes, class) & s.of(!color);
        let side = c.side(!color, class);
        for origin in SquareSet::from_bits(units) {
            if is_open(side, origin, target, occupied) {
                attackers |= origin.set().bits();
            }
        }
    }
    attackers
}

/// The units that give check to the sole royal of `color`; none where it has several.
pub(super) fn attackers_of_royal(c: &Compiled, s: &State, color: Color) -> u128 {
    let royal = s.sole_royal(color);
    royal.map_or(0, |royal| {
        attackers_of_royal_on(c, s, royal, color, s.occupied())
    })
}

/// The squares a unit of a class attacks: where it could capture if an enemy stood there.
pub(super) fn attacks_from(
    c: &Compiled,
    s: &State,
    class: usize,
    color: Color,
    from: Square,
) -> u128 {
    let homing = homing_targets(c, s, class, color, from) & !c.sanctuary;
    c.side(color, class).attacks(from, s.occupied()) | homing
}

/// Where a unit homes to: nearer to the enemy's acting royal.
#[inline]
pub(super) fn homing_targets(
    c: &Compiled,
    s: &State,
    class: usize,
    color: Color,
    from: Square,
) -> u128 {
    if c.homing(class).is_none() {
        return 0;
    }
    let royal = s.sole_royal(!color).or_else(|| s.acting_royal(c, !color));
    royal.map_or(0, |royal| homes(c, class, royal, from))
}

/// Where a unit of a class homes to from a square, with the enemy royal on another.
fn homes(c: &Compiled, class: usize, royal: Square, from: Square) -> u128 {
    let size = c.squares.count_ones() as usize;
    let table = c.homing(class).unwrap_or(&[]);
    table
        .get(royal.index() * size + from.index())
        .copied()
        .unwrap_or(0)
}

/// The units of `by` that attack a square, whatever stands there.
pub(super) fn attackers(c: &Compiled, s: &State, target: Square, by: Color) -> u128 {
    let mut attackers = 0;
    for class in 0..c.classes() {
        for origin in SquareSet::from_bits(s.classes[class] & s.of(by)) {
            if attacks_from(c, s, class, by, origin) & target.set().bits() != 0 {
                attackers |= origin.set().bits();
            }
        }
    }
    attackers
}
