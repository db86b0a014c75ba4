//! What can be wrong with a movement, whoever spells it.
//!
//! The builder and [`Movement::from_rides`](super::Movement::from_rides) return these as they
//! are; the Betza parser adds the place in the text.

use super::ride::Vector;
use thiserror::Error;

/// The longest coordinate of a step.
pub const MAX_STEP: u8 = 63;
/// The most steps that a leg may ask for or be limited to.
pub const MAX_RANGE: u8 = 64;
/// The most legs of a ride.
pub const MAX_LEGS: usize = 8;
/// The most rides that a movement may have, before and after it is normalised.
pub const MAX_RIDES: usize = 1024;
/// The longest Betza text that is read, in bytes; no movement has a longer canonical text.
pub const MAX_TEXT: usize = 512;

/// Why a movement can't exist.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum MovementError {
    /// There is neither a ride nor a homing step.
    #[error("a movement needs at least one ride or a homing step")]
    Empty,
    /// A ride has no legs.
    #[error("a ride needs at least one leg")]
    NoLegs,
    /// A ride has more than [`MAX_LEGS`] legs.
    #[error("a ride of {legs} legs; at most {MAX_LEGS} are allowed")]
    TooManyLegs {
        /// How many legs it has, legs along one line counted once.
        legs: usize,
    },
    /// A leg of step (0,0) leads nowhere.
    #[error("the step (0,0) leads nowhere")]
    ZeroStep,
    /// A coordinate of a step is beyond [`MAX_STEP`].
    #[error("the step ({},{}) reaches farther than {MAX_STEP}", step.0, step.1)]
    StepTooLong {
        /// The step.
        step: (i16, i16),
    },
    /// A leg must make at least one step.
    #[error("a leg of no steps; the fewest is 1")]
    NoSteps,
    /// A leg asks for more steps than it allows.
    #[error("a leg of at least {min} and at most {max} steps")]
    MinOverMax {
        /// The fewest steps asked for.
        min: u8,
        /// The most steps allowed.
        max: u8,
    },
    /// A leg, or several along one line, asks for or is limited to more than [`MAX_RANGE`] steps.
    #[error("a range of {steps} steps is longer than any board; the most is {MAX_RANGE}")]
    RangeTooLong {
        /// How many steps.
        steps: u16,
    },
    /// More than [`MAX_RIDES`] rides.
    #[error("the movement comes to more than {MAX_RIDES} rides")]
    TooManyRides,
    /// The movement's canonical text would be longer than [`MAX_TEXT`].
    #[error("the movement takes {bytes} bytes to write down, more than {MAX_TEXT}")]
    TooComplex {
        /// The length of its canonical text.
        bytes: usize,
    },
    /// Every ride runs into its own origin, so there is never a move.
    #[error("every ride comes back to its own origin; the unit would never move")]
    NeverMoves,
    /// A filter kept none of the directions.
    #[error("no direction is left")]
    NoDirection,
    /// Two homing steps of different metrics were united.
    #[error("a unit homes by one metric, not by two")]
    TwoHomings,
    /// A turn by 45 or 90 degrees was asked of an oblique leap.
    #[error("the step ({},{}) can only go straight on", step.0, step.1)]
    TurnOnOblique {
        /// The oblique step.
        step: Vector,
    },
    /// [`lame`](super::MovementBuilder::lame) where there is no agreed half-way square.
    #[error("a lame ({},{}) has no agreed path; spell it out leg by leg", step.0, step.1)]
    NoLamePath {
        /// The step.
        step: Vector,
    },
    /// [`jumping`](super::MovementBuilder::jumping) on something that is no slide.
    #[error("only a slide along a line of one-square steps can skip its first square")]
    JumpOnLeap,
}
