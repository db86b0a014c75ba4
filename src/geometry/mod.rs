//! Where a piece can stand: squares, sets of squares, and the shape of a board.
//!
//! Nothing here knows of pieces or games.

mod bits;
mod builder;
mod set;
mod square;
mod topology;

pub(crate) use bits::Bits;
pub use builder::{TopologyBuilder, TopologyError};
pub use set::{SquareSet, Squares};
pub use square::Square;
pub use topology::{Adjacency, Topology};
