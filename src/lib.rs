#![doc = include_str!("../README.md")]
//!
//! # Where to find what
//!
//! | module | holds |
//! |---|---|
//! | [`geometry`] | squares, sets of squares, the shape of a board |
//! | [`movement`] | how a piece moves, without a board; Betza text |
//! | [`variant`] | what a game is, as data; the builder |
//! | [`variants`] | the four games, one file each |
//! | [`position`] | legal moves, checks, ends |
//! | [`notation`] | FEN, moves as text, game files, suites |
//! | [`game`] | a game that is played: history, adjudication |
//! | [`explain`] | moves, ends and rules in sentences |
//! | [`render`] | boards as text and pictures |
//! | [`perft`](mod@perft) | counting |
//!
//! # Words
//!
//! *Kind*: a sort of piece of one variant. *Unit*: a piece on the board. *Royal*: a unit whose
//! loss loses the game; the *acting* royal is the highest of its side, a *sole* one the only.
//! *Ray*: a directed path. *Checker*: a unit that gives check. *Ply*: a move of one side.
//! *Citadel*: a square beside or at the corner of the board that draws the game for the enemy
//! royal that enters it. *Baidaq*: a pawn; *Baidaq al-Bayadiq*: the pawn of pawns, which goes
//! up the board on three *journeys*. *Zurafa*: giraffe. *Tali'a*: scout, picket.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[macro_use]
extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod clip;
pub mod explain;
pub mod game;
pub mod geometry;
pub mod movement;
pub mod notation;
pub mod perft;
pub mod position;
pub mod render;
#[cfg(feature = "serde")]
pub mod serial;
pub mod variant;
pub mod variants;

pub use game::Game;
pub use geometry::{Square, SquareSet, Topology, TopologyBuilder, TopologyError};
pub use movement::Movement;
pub use notation::{FenError, MoveParseError, ParseIn, SanError};
pub use position::{
    Effect, EffectKind, EndReason, Fault, Faults, Illegal, IllegalMove, Move, MoveList, Outcome,
    Position, Setup, SetupError, Undo,
};
pub use variant::{Color, Piece, PieceKind, PieceSpec, Variant, VariantBuilder, VariantError};
