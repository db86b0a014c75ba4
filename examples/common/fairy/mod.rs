//! Another program that speaks UCI as Fairy-Stockfish does, and takes games by a variants file:
//! the game in its words, the running program, and the file between them.

pub mod dialect;
pub mod engine;
mod file;
#[path = "../lines.rs"]
mod lines;

pub use file::VariantsFile;

use super::support;
