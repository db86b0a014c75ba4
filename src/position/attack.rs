//! Who attacks what, from the attackers' own directed paths.

use crate::variant::compile::{Class, Compiled, MAX_CLASSES, Side};
use crate::{Color, Square, SquareSet};

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
    let enemy = s.of(!color);
    let (leapers, riders) = c.reach(!color, target);
    let near = leapers
        .iter()
        .zip(&s.classes)
        .fold(0, |all, (reach, units)| all | reach & units);
    near & enemy != 0
        || riders.iter().enumerate().any(|(class, reach)| {
            let class = class + c.leapers;
            let candidates = reach & s.classes[class % MAX_CLASSES] & enemy;
            candidates != 0 && any_open(c, class, !color, candidates, target, occupied)
        })
}

/// Those of the squares where a royal of `color` that comes from `from` would not be attacked.
#[inline]
pub(super) fn safe_for_royal(
    c: &Compiled,
    s: &State,
    from: Square,
    color: Color,
    targets: u128,
) -> u128 {
    let enemy = s.of(!color);
    // The royal itself shields nothing once it has left its square.
    let occupied = s.occupied() & !from.set().bits();
    // Most classes have no unit anywhere near; only the others are looked at square by square.
    let mut near = [(0, 0); MAX_CLASSES];
    let mut count = 0;
    for (class, (siege, units)) in c.siege(!color, from).iter().zip(&s.classes).enumerate() {
        let units = siege & units & enemy;
        if units != 0 {
            near[count % MAX_CLASSES] = (class, units);
            count += 1;
        }
    }
    let mut safe = targets;
    for target in SquareSet::from_bits(targets) {
        let reach = c.reach_of_all(!color, target);
        let attacked = near[..count.min(MAX_CLASSES)]
            .iter()
            .any(|&(class, units)| {
                let candidates = units & reach.get(class).copied().unwrap_or(0);
                candidates != 0
                    && (class < c.leapers
                        || any_open(c, class, !color, candidates, target, occupied))
            });
        if attacked {
            safe &= !target.set().bits();
        }
    }
    safe
}

#[inline]
fn any_open(
    c: &Compiled,
    class: usize,
    by: Color,
    candidates: u128,
    target: Square,
    occupied: u128,
) -> bool {
    let Some(class) = c.classes.get(class) else {
        return false;
    };
    let side = &class.sides[by.index()];
    SquareSet::from_bits(candidates)
        .iter()
        .any(|origin| is_open(class, side, origin, target, occupied))
}

/// Whether a unit that could attack the target on an empty board has an open path to it.
#[inline]
fn is_open(class: &Class, side: &Side, origin: Square, target: Square, occupied: u128) -> bool {
    match &side.between {
        None => true,
        Some(between) if !between.ambiguous => between.get(target, origin) & occupied == 0,
        // Two paths join the squares, and either may be the open one.
        Some(_) => {
            let rides =
                side.both.targets(origin, occupied) | side.capture.targets(origin, occupied);
            rides & target.set().bits() != 0 || class.homing.is_some() && side.both.is_empty()
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
    let enemy = s.of(!color);
    let (leapers, riders) = c.reach(!color, target);
    let mut attackers = 0;
    for ((class, &reach), units) in c
        .classes
        .iter()
        .zip(leapers.iter().chain(riders))
        .zip(s.classes)
    {
        let side = &class.sides[(!color).index()];
        for origin in SquareSet::from_bits(reach & units & enemy) {
            if is_open(class, side, origin, target, occupied) {
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
    class: &Class,
    color: Color,
    from: Square,
) -> u128 {
    let side = &class.sides[color.index()];
    let occupied = s.occupied();
    let homing = homing_targets(c, s, class, color, from);
    side.both.targets(from, occupied) | side.capture.targets(from, occupied) | homing
}

/// Where a unit homes to: nearer to the enemy's acting royal.
#[inline]
pub(super) fn homing_targets(
    c: &Compiled,
    s: &State,
    class: &Class,
    color: Color,
    from: Square,
) -> u128 {
    let Some(table) = &class.homing else { return 0 };
    let royal = s.sole_royal(!color).or_else(|| s.acting_royal(c, !color));
    let size = c.squares.count_ones() as usize;
    royal
        .and_then(|royal| table.get(royal.index() * size + from.index()))
        .copied()
        .unwrap_or(0)
}

/// The units of `by` that attack a square, whatever stands there.
pub(super) fn attackers(c: &Compiled, s: &State, target: Square, by: Color) -> u128 {
    let mut attackers = 0;
    for (class, units) in c.classes.iter().zip(s.classes) {
        for origin in SquareSet::from_bits(units & s.of(by)) {
            if attacks_from(c, s, class, by, origin) & target.set().bits() != 0 {
                attackers |= origin.set().bits();
            }
        }
    }
    attackers
}
