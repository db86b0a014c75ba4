//! Where a piece can stand: squares, sets of squares, and the shape of a board.
//!
//! Nothing here knows of pieces or games.

mod builder;
mod set;
mod square;
mod topology;

pub use builder::{TopologyBuilder, TopologyError};
pub(crate) use set::each;
pub use set::{SquareSet, Squares};
pub use square::Square;
pub use topology::{Adjacency, Topology};
