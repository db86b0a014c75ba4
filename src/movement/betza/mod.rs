//! The movement language.
mod atom;
mod braces;
mod directions;
mod error;
mod expand;
mod legs;
mod parser;
mod print;

pub use error::{BetzaError, BetzaErrorKind, RangeFault};

use super::ride::Movement;
use std::str::FromStr;

impl Movement {
    /// Reads XBetza text.
    ///
    /// # Errors
    /// If the text is refused: [`BetzaError`] says where and why.
    pub fn betza(text: &str) -> Result<Movement, BetzaError> {
        parser::parse(text)
    }
}

impl FromStr for Movement {
    type Err = BetzaError;

    fn from_str(text: &str) -> Result<Movement, BetzaError> {
        Movement::betza(text)
    }
}
