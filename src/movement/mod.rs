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
//!
//! [`Laid::draw`](crate::variant::Laid::draw) shows what a movement does on a board.
//!
//! # What can't be said
//!
//! A movement says by which empty squares a unit comes to a square, and whether it may move
//! or capture there. It is refused as text, and there is no builder call for it, where more is
//! wanted:
//!
//! | wanted | why not |
//! |---|---|
//! | hoppers (cannon, grasshopper) | a path goes over empty squares only; a leap asks for none at all |
//! | capture in passing, from afar, of several units, of a friend; swapping | a move takes what stands on its target, an enemy |
//! | going on after a capture (lion), moving twice, passing | a move has one target, and it is not the origin |
//! | a first move of another kind (double step, castling), capture en passant | a unit has no memory; its square and its kind are all there is |
//! | riding in a circle over its own origin or over a square twice | a ride ends before them |
//! | lending and borrowing moves, rules about neighbours (Ultima's immobiliser) | movements do not look at other units, but for the homing step |
//! | a choice of promotion, promotion in hand, drops | a move is two squares; what a pawn becomes is the game's, see [`Promotion`](crate::variant::Promotion) |
//!
//! And there are limits of size: [`MAX_LEGS`] legs, [`MAX_RANGE`] steps a leg, [`MAX_RIDES`]
//! rides, steps of up to [`MAX_STEP`] squares, a text of [`MAX_TEXT`] bytes, and on a board
//! [`MAX_PATHS`](crate::variant::MAX_PATHS) paths from one square, found in at most
//! [`MAX_TRIED`](crate::variant::MAX_TRIED) steps. Beyond them a movement or a
//! game is refused with the limit's name.
//!
//! On any board, with voids, cells outside, links, or rolled up to a cylinder, what can be
//! said is done exactly. Most of it costs one table look-up a path; a path whose squares have
//! their ids in no order is walked instead ([`Variant::walked_paths`](crate::Variant::walked_paths)),
//! and a game in which two paths of one unit join the same squares tests each move by making it.

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
