//! The order in which the generator goes through the classes of a side.
//!
//! Each form of generating moves has its list, so that the hot loops hardly choose or look
//! anything up; only the rare `shifts` say step by step where they lead. Royals are in none of
//! them.

use alloc::vec::Vec;

use super::class::{Class, Shape, Shift, Step};
use super::tables::{Leaps, ModeTable};
use crate::Color;
use crate::movement::Mode;

/// What one side's units do, by the form in which their moves are generated.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    /// Pawns that go towards higher ids.
    pub up: Vec<Pawns>,
    /// Pawns that go towards lower ids.
    pub down: Vec<Pawns>,
    /// Other steps of whole classes.
    pub shifts: Vec<(usize, Shift)>,
    /// Classes that leap.
    pub leaps: Vec<(usize, Leaps)>,
    /// Classes that ride, and perhaps leap too.
    pub rides: Vec<(usize, ModeTable)>,
    /// All others.
    pub mixed: Vec<usize>,
    /// The royals' leaps, in both ways and to empty squares only, if all royals move alike
    /// and do nothing else.
    pub royals: Option<(Leaps, Option<Leaps>)>,
}

/// A class that has no more than a step to an empty square and two that capture, all of them
/// towards higher ids or all towards lower: nearly every pawn. A missing step is one from no
/// square, so that there are always three and no loop over them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pawns {
    pub class: usize,
    pub push: Step,
    pub captures: [Step; 2],
}

impl Pawns {
    /// The class in this form, if it has it, and whether it goes up.
    fn new(class: usize, shifts: &[Shift]) -> Option<(Pawns, bool)> {
        let up = shifts.first()?.up;
        let mut pawns = Pawns {
            class,
            push: Step::default(),
            captures: Default::default(),
        };
        let mut captures = pawns.captures.iter_mut();
        for shift in shifts {
            let step = match shift.mode {
                Mode::Quiet if pawns.push.is_missing() => &mut pawns.push,
                Mode::Capture => captures.next()?,
                _ => return None,
            };
            *step = shift.step;
        }
        let together = shifts.iter().all(|shift| shift.up == up);
        together.then_some((pawns, up))
    }
}

impl Plan {
    /// The plan of a side.
    pub fn new(classes: &[Class], color: Color) -> Plan {
        let mut plan = Plan {
            royals: royal_leaps(classes, color),
            ..Plan::default()
        };
        for (i, class) in classes.iter().enumerate().filter(|(_, class)| !class.royal) {
            let side = &class.sides[color.index()];
            match side.shape {
                Shape::Shifts => match Pawns::new(i, &side.shifts) {
                    Some((pawns, true)) => plan.up.push(pawns),
                    Some((pawns, false)) => plan.down.push(pawns),
                    None => plan
                        .shifts
                        .extend(side.shifts.iter().map(|&shift| (i, shift))),
                },
                Shape::Leaps => plan.leaps.push((i, side.both.all_leaps())),
                Shape::Rides => plan.rides.push((i, side.both.clone())),
                Shape::Mixed => plan.mixed.push(i),
            }
        }
        plan
    }
}

fn royal_leaps(classes: &[Class], color: Color) -> Option<(Leaps, Option<Leaps>)> {
    let mut royals = classes.iter().filter(|class| class.royal);
    let class = royals.next().filter(|class| class.homing.is_none())?;
    let side = &class.sides[color.index()];
    let only_leaps = !side.both.has_rides() && !side.quiet.has_rides() && side.capture.is_empty();
    let quiet = (!side.quiet.is_empty()).then(|| side.quiet.all_leaps());
    (royals.next().is_none() && only_leaps).then(|| (side.both.all_leaps(), quiet))
}
