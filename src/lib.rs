#![forbid(unsafe_code)]
#![deny(missing_docs)]
//! Draft.

pub mod geometry;
pub mod movement;
pub mod notation;
pub mod perft;
pub mod position;
pub mod render;
pub mod variant;
pub mod variants;

pub use geometry::{Square, SquareSet, Topology, TopologyBuilder, TopologyError};
pub use movement::Movement;
pub use notation::{FenError, MoveParseError, ParseIn, SanError};
pub use position::{EndReason, Faults, Move, MoveList, Outcome, Position, Setup, SetupError};
pub use variant::{Color, Piece, PieceKind, PieceSpec, Variant, VariantBuilder, VariantError};
