//! A ride in the making, as the builder holds it: the legs so far, and a last one that can
//! still change.

use super::error::MovementError;
use super::ride::{Leg, Mode, Ride};
use super::shape::{jump_paths, lame_path};
use smallvec::{SmallVec, smallvec};

/// The legs of a draft.
pub(super) type Legs = SmallVec<[Leg; 4]>;

/// A ride in the making.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub mode: Mode,
    /// The legs before the last one.
    pub legs: Legs,
    pub last: Leg,
    /// Whether the most steps of the last leg were named.
    pub limited: bool,
    pub lame: bool,
    pub jumping: bool,
}

impl Draft {
    /// A draft of one leg.
    pub fn new(last: Leg) -> Draft {
        Draft {
            mode: Mode::Both,
            legs: Legs::new(),
            last,
            limited: false,
            lame: false,
            jumping: false,
        }
    }

    /// The legs so far, in each way in which the last one can be travelled. `stop` says
    /// whether the ride may end there.
    pub fn settled(&self, stop: bool) -> Result<SmallVec<[Legs; 2]>, MovementError> {
        let Leg { step, min, max, .. } = self.last;
        let longer = |more: &[Leg]| {
            let mut legs = self.legs.clone();
            legs.extend(more.iter().map(|leg| leg.pass()));
            if let Some(leg) = legs.last_mut() {
                leg.stop = stop;
            }
            legs
        };
        if self.lame {
            let path = lame_path(step).filter(|_| (min, max) == (1, Some(1)) && !self.jumping);
            let path = path.ok_or(MovementError::NoLamePath { step })?;
            return Ok(smallvec![longer(&path)]);
        }
        if self.jumping {
            let paths = jump_paths(step, max).filter(|_| min == 1);
            let paths = paths.ok_or(MovementError::JumpOnLeap)?;
            return Ok(paths.iter().map(|path| longer(path)).collect());
        }
        Ok(smallvec![longer(&[self.last])])
    }

    /// The rides that this draft has come to.
    pub fn rides(&self) -> Result<SmallVec<[Ride; 2]>, MovementError> {
        let ride = |legs: Legs| Ride {
            mode: self.mode,
            ..Ride::new(legs)
        };
        Ok(self.settled(true)?.into_iter().map(ride).collect())
    }
}
