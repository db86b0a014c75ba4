//! How a piece moves, without a board.
//!
//! A [`Movement`] is a set of [`Ride`]s seen by White, and perhaps a [`Homing`] step. A ride
//! is a sequence of [`Leg`]s; on a board it becomes one or more *directed paths*: squares in
//! order, of which some may be landed on. The unit stops before a friend, on an enemy, and
//! every square it passes must be empty. Black moves by the same rides turned by 180 degrees.
//!
//! There are three ways to say one, and movements that say the same are equal:
//!
//! - as text, in the notation that variant authors use; [`betza`] is its page;
//! - with the typed [`MovementBuilder`], begun by [`Movement::leap`] or [`Movement::slide`];
//! - as rides, by [`Movement::from_rides`].
//!
//! ```
//! use shatranj::movement::{Leg, Movement, Ride};
//! let text = Movement::betza("yafF")?;
//! let built = Movement::slide(1, 1).at_least(2).build()?;
//! let rides = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
//!     .map(|step| Ride::new([Leg { min: 2, ..Leg::line(step) }]));
//! assert_eq!(text, built);
//! assert_eq!(text, Movement::from_rides(rides)?);
//!
//! assert_eq!(text.to_string(), "yafF");
//! assert_eq!(
//!     text.describe(),
//!     "Slides at least two squares diagonally; the first must be empty."
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
pub(crate) use compass::KING_STEPS;
pub use error::{MAX_LEGS, MAX_RANGE, MAX_RIDES, MAX_STEP, MAX_TEXT, MovementError};
pub use ride::{Homing, Leg, Mode, Movement, Ride, Vector};
pub use turn::Turn;
