//! Movements: those that people write, unions of them, rides made of random legs, homing.

use shatranj::Movement;
use shatranj::movement::{Homing, Leg, Mode, Ride, Vector};

use crate::lockstep::rng::Rng;

/// What people write.
const WRITTEN: &[&str] = &[
    "W",
    "F",
    "K",
    "D",
    "N",
    "A",
    "H",
    "C",
    "Z",
    "G",
    "R",
    "B",
    "Q",
    "W2",
    "F3",
    "K2",
    "WD",
    "FA",
    "nN",
    "nA",
    "nD",
    "afsW",
    "N0",
    "D0",
    "C0",
    "N2",
    "jB",
    "jR",
    "jR4",
    "yafF",
    "afsafyafF",
    "FyafsF",
    "[F?fsR]",
    "[W?fsB]",
    "v[F?fsR]",
    "[vW?fsB]",
    "[D?fsB]",
    "[W-fsF]",
    "[F-fW]",
    "[F-fsW]",
    "[N?fN-fN]",
    "afsK",
    "asW",
    "abF",
    "hrN",
    "hlN",
    "fhN",
    "lhN",
    "ffNsW",
    "fW",
    "fR",
    "sRfF",
    "mRcN",
    "mBcR",
    "cRmW",
    "mNcW",
    "fmWfcF",
    "fFsWbF",
    "fWfFbW",
    "R{2..}",
    "B{2..4}",
    "Q{3..}",
    "W{2..3}",
    "(1,4)",
    "(2,4)2",
    "(0,4)",
    "[W-sW-sW]",
    "[A?fB]",
    "R4",
    "[F?sF?sF]",
];

/// How pawns move.
const PAWNS: &[&str] = &[
    "fmWfcF", "fmWfcF", "fmWfcF", "fW", "fF", "fmFfcW", "fWfF", "fmW2fcF", "fKsW", "ffN", "fR2",
    "fmNfcF",
];

/// Any movement.
pub fn movement(rng: &mut Rng) -> Option<Movement> {
    match rng.below(20) {
        0..=8 => written(WRITTEN, rng),
        9..=12 => {
            let (one, two) = (*rng.pick(WRITTEN), *rng.pick(WRITTEN));
            Movement::betza(&format!("{one}{two}")).ok()
        }
        13..=17 => rides(rng),
        18 => Some(Movement::homing(metric(rng))),
        _ => {
            let homing = Movement::homing(metric(rng));
            Movement::betza(&format!("{homing}{}", rng.pick(WRITTEN))).ok()
        }
    }
}

/// The movement of a pawn, most often the usual one.
pub fn pawn(rng: &mut Rng) -> Option<Movement> {
    written(PAWNS, rng)
}

fn written(texts: &[&str], rng: &mut Rng) -> Option<Movement> {
    Movement::betza(rng.pick::<&str>(texts)).ok()
}

fn metric(rng: &mut Rng) -> Homing {
    *rng.pick(&[Homing::Chebyshev, Homing::SignStep])
}

/// One to three random rides, each with some of its images.
fn rides(rng: &mut Rng) -> Option<Movement> {
    let mut rides = Vec::new();
    for _ in 0..=rng.below(3) {
        let ride = ride(rng);
        let images = *rng.pick(&[IMAGES, IMAGES, &IMAGES[..1], &IMAGES[..2], &IMAGES[..4]]);
        rides.extend(images.iter().map(|image| turned(&ride, *image)));
    }
    Movement::from_rides(rides).ok()
}

type Image = fn(Vector) -> Vector;

/// The eight images of a board; the first four keep ranks ranks.
const IMAGES: &[Image] = &[
    |(x, y)| (x, y),
    |(x, y)| (-x, y),
    |(x, y)| (x, -y),
    |(x, y)| (-x, -y),
    |(x, y)| (y, x),
    |(x, y)| (-y, x),
    |(x, y)| (y, -x),
    |(x, y)| (-y, -x),
];

fn turned(ride: &Ride, image: Image) -> Ride {
    let mut ride = ride.clone();
    for leg in &mut ride.legs {
        leg.step = image(leg.step);
    }
    ride
}

fn ride(rng: &mut Rng) -> Ride {
    let legs = *rng.pick(&[1, 1, 2, 2, 2, 3, 4]);
    Ride {
        mode: match rng.below(8) {
            0 => Mode::Quiet,
            1 => Mode::Capture,
            _ => Mode::Both,
        },
        legs: (0..legs).map(|_| leg(rng)).collect(),
    }
}

fn leg(rng: &mut Rng) -> Leg {
    const KING: &[Vector] = &[(0, 1), (1, 1), (1, 0), (1, -1)];
    const FAR: &[Vector] = &[
        (1, 2),
        (2, 1),
        (0, 2),
        (2, 2),
        (1, 3),
        (3, -2),
        (0, 3),
        (-1, 2),
    ];
    let step = match rng.chance(70) {
        true => *rng.pick(KING),
        false => *rng.pick(FAR),
    };
    let min = *rng.pick(&[1, 1, 1, 1, 2, 3]);
    let max = match rng.below(5) {
        0 | 1 => Some(min),
        2 => Some(min + 1 + rng.below(2) as u8),
        _ => None,
    };
    Leg {
        step: rng.pick(IMAGES)(step),
        min,
        max,
        stop: rng.chance(50),
    }
}
