//! The normal form of a movement: rides of legs, and homing.
//!
//! Everything that spells a movement (the builder, Betza text) ends here, and everything
//! that walks one (the compiled tables, diagrams, a reference generator) begins here.

use alloc::{string::ToString, vec::Vec};

use super::error::{MAX_TEXT, MovementError};
use super::normal::normalise;
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Homing {
    /// Any adjacent square nearer to the royal, counted in king steps on the open board.
    #[default]
    Chebyshev,
    /// Only the square `(sgn dx, sgn dy)` away, straight at the royal.
    SignStep,
}

/// How a unit moves: a set of rides, and perhaps a homing step.
///
/// A `Movement` is always valid and in normal form: two are equal when they say the same,
/// however they were spelled. Get one from text ([`Movement::betza`]), from the builder
/// ([`Movement::leap`], [`Movement::slide`]) or from rides ([`Movement::from_rides`]).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// A movement of the given rides, normalised: legs along one line are joined where that
    /// changes nothing, what is said twice goes, and the order is fixed.
    ///
    /// ```
    /// use shatranj::movement::{Leg, Movement, Ride};
    /// // A knight's leap forward right, from there any distance straight ahead.
    /// let ride = Ride::new([Leg::one((1, 2)).pass(), Leg::line((0, 1))]);
    /// let movement = Movement::from_rides([ride.clone()])?;
    /// assert_eq!(movement.rides(), [ride]);
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    ///
    /// # Errors
    /// If a ride is no ride (see [`MovementError`]), if there are none, or if they are too
    /// many to be written down.
    pub fn from_rides(rides: impl IntoIterator<Item = Ride>) -> Result<Movement, MovementError> {
        Movement::from_parts(rides, None)
    }

    /// Rides and perhaps homing: the one way by which movements come to be.
    pub(super) fn from_parts(
        rides: impl IntoIterator<Item = Ride>,
        homing: Option<Homing>,
    ) -> Result<Movement, MovementError> {
        let mut given = rides.into_iter().peekable();
        let none_given = given.peek().is_none();
        let movement = Movement {
            rides: normalise(given)?,
            homing,
        };
        if movement.rides.is_empty() && homing.is_none() {
            return Err(if none_given {
                MovementError::Empty
            } else {
                MovementError::NeverMoves
            });
        }
        match movement.to_string().len() {
            bytes if bytes > MAX_TEXT => Err(MovementError::TooComplex { bytes }),
            _ => Ok(movement),
        }
    }

    /// A movement that only homes on the enemy's acting royal.
    ///
    /// ```
    /// use shatranj::movement::{Homing, Movement};
    /// # use shatranj::Topology;
    /// let board = Topology::grid(5, 5).build()?;
    /// let (from, royal) = (board.square("b2").unwrap(), board.square("b5").unwrap());
    /// let guard = Movement::homing(Homing::SignStep);
    /// assert_eq!(guard.to_string(), "{homing:sign}");
    /// assert_eq!(
    ///     board.draw(guard.on(&board).homing(from, royal)),
    ///     ". . . . .\n\
    ///      . . . . .\n\
    ///      . X . . .\n\
    ///      . . . . .\n\
    ///      . . . . .\n"
    /// );
    /// # Ok::<(), shatranj::TopologyError>(())
    /// ```
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

    /// The rides by value.
    pub(super) fn into_rides(self) -> Vec<Ride> {
        self.rides
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
}
