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
}

impl Plan {
    /// The plan of a side.
    pub fn new(classes: &[Class], color: Color) -> Plan {
        let mut plan = Plan::default();
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
