//! The order in which the generator goes through the classes of a side.
//!
//! Each form of generating moves has its list, so that the hot loops neither choose nor look
//! anything up. Royals are in none of them.

use super::class::{Class, Shape, Shift};
use super::tables::{Leaps, ModeTable};
use crate::Color;

/// What one side's units do, by the form in which their moves are generated.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    /// Steps of whole classes towards higher ids.
    pub up: Vec<(usize, Shift)>,
    /// Steps of whole classes towards lower ids.
    pub down: Vec<(usize, Shift)>,
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
                Shape::Shifts => {
                    for &shift in &side.shifts {
                        let list = if shift.up {
                            &mut plan.up
                        } else {
                            &mut plan.down
                        };
                        list.push((i, shift));
                    }
                }
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
