//! Where we stand and what we may do: the board, attacks, legal moves, ends.
//!
//! [`Position`] is the face of this room; each special rule sits in the file of its name.

mod apply;
mod attack;
mod checks;
mod citadel;
mod effect;
mod exchange;
mod faults;
mod generate;
mod illegal;
mod journeys;
mod legal;
mod moves;
mod node;
mod over;
mod play;
#[cfg(feature = "std")]
mod remembered;
mod scope;
mod setup;
mod sink;
mod state;
mod tree;
mod validate;
mod view;

pub use effect::{Effect, EffectKind};
pub use faults::{Fault, Faults, SetupError};
pub use illegal::{ExchangeRefusal, Illegal, IllegalMove};
pub use moves::{Move, MoveList};
pub use over::{EndReason, Outcome};
pub use play::{NullMoveError, Undo};
#[cfg(feature = "std")]
pub(crate) use remembered::Memory;
pub use setup::Setup;
pub(crate) use state::State;
pub use view::Position;
