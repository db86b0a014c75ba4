#![forbid(unsafe_code)]
#![deny(missing_docs)]
//! Draft.

pub mod movement;
