//! The eight ways of a king's step and the images of a leap, without a board.
//!
//! The builder, the parser and the printer all turn and mirror steps; they do it here, so
//! that "left" and "45 degrees" mean one thing.

use alloc::vec::Vec;

use super::ride::{Leg, Ride, Vector};

/// One of the eight king directions, clockwise from straight forward: 0 is forward, 1 forward
/// right, 2 right and so on. Even ways are orthogonal, odd ones diagonal.
pub(crate) type Way = u8;

/// A set of ways, or of the eight images of an oblique leap: bit `n` is way or image `n`.
pub(crate) type WaySet = u8;

/// The king step of each way.
pub(crate) const KING_STEPS: [Vector; 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

/// The four orthogonal ways.
pub(crate) const ORTHOGONAL: WaySet = 0b0101_0101;
/// The four diagonal ways.
pub(crate) const DIAGONAL: WaySet = 0b1010_1010;

/// The step of the given length along a way.
pub(crate) fn step(way: Way, length: u8) -> Vector {
    let (files, ranks) = KING_STEPS[usize::from(way % 8)];
    (files * length as i8, ranks * length as i8)
}

/// The way and length of a step along a line of king moves; `None` for oblique steps.
pub(crate) fn way_of((files, ranks): Vector) -> Option<(Way, u8)> {
    let straight = files == 0 || ranks == 0 || files.unsigned_abs() == ranks.unsigned_abs();
    let unit = (files.signum(), ranks.signum());
    let way = KING_STEPS.iter().position(|&u| u == unit)?;
    straight.then_some((way as Way, files.unsigned_abs().max(ranks.unsigned_abs())))
}

/// The eight images of an oblique leap, clockwise from the narrow one forward right. Images
/// 0, 3, 4 and 7 are narrow (steeper than wide), the others lie flat.
pub(crate) fn oblique(short: u8, long: u8) -> [Vector; 8] {
    let (s, l) = (short as i8, long as i8);
    [
        (s, l),
        (l, s),
        (l, -s),
        (s, -l),
        (-s, -l),
        (-l, -s),
        (-l, s),
        (-s, l),
    ]
}

/// Every distinct image of the leap `(m, n)` under the symmetries of the board.
pub(crate) fn images(m: u8, n: u8) -> Vec<Vector> {
    let (short, long) = (m.min(n), m.max(n));
    let mut images = oblique(short, long).to_vec();
    images.sort_unstable();
    images.dedup();
    images
}

/// The ways in a set, in clockwise order.
pub(crate) fn ways(set: WaySet) -> impl Iterator<Item = Way> {
    (0..8).filter(move |way| set & (1 << way) != 0)
}

/// Whether two steps point the same way, however long they are.
pub(crate) fn parallel(a: Vector, b: Vector) -> bool {
    let (ax, ay, bx, by) = (
        i32::from(a.0),
        i32::from(a.1),
        i32::from(b.0),
        i32::from(b.1),
    );
    ax * by == ay * bx && ax * bx + ay * by > 0
}

/// The images of a ride under the eight symmetries of the board, each once.
pub(crate) fn symmetric(ride: &Ride) -> Vec<Ride> {
    let image = |turn: fn(Vector) -> Vector| {
        let legs = ride.legs.iter().map(|leg| Leg {
            step: turn(leg.step),
            ..*leg
        });
        Ride {
            mode: ride.mode,
            legs: legs.collect(),
        }
    };
    let mut rides = vec![
        image(|(x, y)| (x, y)),
        image(|(x, y)| (y, x)),
        image(|(x, y)| (y, -x)),
        image(|(x, y)| (x, -y)),
        image(|(x, y)| (-x, -y)),
        image(|(x, y)| (-y, -x)),
        image(|(x, y)| (-y, x)),
        image(|(x, y)| (-x, y)),
    ];
    rides.sort();
    rides.dedup();
    rides
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_and_its_step_are_one_thing() {
        for way in 0..8 {
            for length in 1..=63 {
                assert_eq!(way_of(step(way, length)), Some((way, length)));
            }
        }
        assert_eq!(way_of((0, 0)), None);
        assert_eq!(way_of((1, 2)), None);
    }

    #[test]
    fn images_are_distinct() {
        assert_eq!(images(1, 0).len(), 4);
        assert_eq!(images(3, 3).len(), 4);
        assert_eq!(images(3, 1).len(), 8);
    }

    #[test]
    fn opposite_steps_are_not_parallel() {
        assert!(parallel((1, 2), (2, 4)));
        assert!(!parallel((1, 2), (-1, -2)));
        assert!(!parallel((1, 2), (2, 1)));
    }
}
