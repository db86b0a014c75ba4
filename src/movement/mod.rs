//! How a piece moves, without a board.
//!
//! A [`Movement`] is a set of [`Ride`]s seen by White, and perhaps a [`Homing`] step. A ride
//! is a sequence of [`Leg`]s; on a board it becomes one or more *directed paths*: squares in
//! order, of which some may be landed on. The unit stops before a friend, on an enemy, and
//! every square it passes must be empty. Black moves by the same rides turned by 180 degrees.

pub mod betza;
mod builder;
mod compass;
mod describe;
mod draft;
mod error;
mod normal;
mod ride;
mod shape;
mod terms;
mod turn;

pub use betza::{BetzaError, BetzaErrorKind};
pub use builder::MovementBuilder;
pub use error::{MAX_LEGS, MAX_RANGE, MAX_RIDES, MAX_STEP, MAX_TEXT, MovementError};
pub use ride::{Homing, Leg, Mode, Movement, Ride, Vector};
pub use turn::Turn;
