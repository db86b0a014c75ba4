//! The normal form of a movement: rides of legs, and homing.
//!
//! Everything that spells a movement (the builder, Betza text) ends here, and everything
//! that walks one (the compiled tables, diagrams, a reference generator) begins here.

use smallvec::SmallVec;

/// A step in grid coordinates: `(files, ranks)` as the mover sees them.
pub type Vector = (i8, i8);

/// What a ride may do on the square where it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    /// Move to an empty square or capture.
    Both,
    /// Move to an empty square only.
    Quiet,
    /// Capture only.
    Capture,
}

/// One straight part of a ride: the same step, repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Leg {
    /// The step that is repeated; a leap such as `(1, 2)` jumps over what lies between.
    pub step: Vector,
    /// The fewest steps before the unit may land or turn into the next leg, at least 1.
    pub min: u8,
    /// The most steps, at least `min`; `None` is as far as the board goes.
    pub max: Option<u8>,
    /// Whether the ride may end on this leg (after `min` steps or more). Always true on the
    /// last leg.
    pub stop: bool,
}

/// A ride: one or more legs in order. All squares before the last one must be empty.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ride {
    /// What the ride may do where it ends.
    pub mode: Mode,
    /// The legs, in the order in which they are travelled.
    pub legs: SmallVec<[Leg; 2]>,
}

/// A step towards the enemy's acting royal: one king step that makes the distance to it
/// strictly smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Homing {
    /// Any adjacent square nearer to the royal, counted in king steps on the open board.
    Chebyshev,
    /// Only the square `(sgn dx, sgn dy)` away, straight at the royal.
    SignStep,
}

/// How a unit moves: a set of rides, and perhaps a homing step.
///
/// Two movements are equal when their normalised legs are equal, however they were spelled.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Movement {
    rides: Vec<Ride>,
    homing: Option<Homing>,
}

impl Leg {
    /// A leg of exactly one step.
    #[must_use]
    pub const fn one(step: Vector) -> Leg {
        Leg {
            step,
            min: 1,
            max: Some(1),
            stop: true,
        }
    }

    /// A leg of one step or more.
    #[must_use]
    pub const fn line(step: Vector) -> Leg {
        Leg {
            step,
            min: 1,
            max: None,
            stop: true,
        }
    }

    /// The same leg, on which the ride may not end.
    #[must_use]
    pub const fn pass(self) -> Leg {
        Leg {
            stop: false,
            ..self
        }
    }
}

impl Movement {
    /// A movement of the given rides, normalised: consecutive legs with one step are joined
    /// where that changes nothing, duplicates go, and the order is fixed.
    #[must_use]
    pub fn from_rides(rides: impl IntoIterator<Item = Ride>) -> Movement {
        let mut rides: Vec<Ride> = rides.into_iter().map(Ride::normalised).collect();
        rides.sort();
        rides.dedup();
        Movement {
            rides,
            homing: None,
        }
    }

    /// A movement that only homes on the enemy's acting royal.
    #[must_use]
    pub const fn homing(metric: Homing) -> Movement {
        Movement {
            rides: Vec::new(),
            homing: Some(metric),
        }
    }

    /// The rides, as White travels them.
    #[must_use]
    pub fn rides(&self) -> &[Ride] {
        &self.rides
    }

    /// The homing step, if there is one.
    #[must_use]
    pub const fn homes(&self) -> Option<Homing> {
        self.homing
    }
}

impl Ride {
    /// A ride that may move or capture along these legs.
    #[must_use]
    pub fn new(legs: impl IntoIterator<Item = Leg>) -> Ride {
        Ride {
            mode: Mode::Both,
            legs: legs.into_iter().collect(),
        }
    }

    fn normalised(self) -> Ride {
        let mut legs: SmallVec<[Leg; 2]> = SmallVec::new();
        for leg in self.legs {
            match legs.last_mut() {
                // A fixed stretch that may not be stopped on only raises the minimum.
                Some(last) if last.step == leg.step && !last.stop && last.max == Some(last.min) => {
                    *last = Leg {
                        min: last.min.saturating_add(leg.min),
                        max: leg.max.map(|m| m.saturating_add(last.min)),
                        ..leg
                    };
                }
                _ => legs.push(leg),
            }
        }
        if let Some(last) = legs.last_mut() {
            last.stop = true;
        }
        Ride {
            mode: self.mode,
            legs,
        }
    }
}
