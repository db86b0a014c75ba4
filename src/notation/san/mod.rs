//! Moves as people write them: `Nf3`, `bxc10=R`, `K~e2`, `P@e5`.
//!
//! `write` makes the one strict form; `scan` takes a text apart, and `read` finds the move that
//! it means, in the strict form or a more lenient one; `error` says what is wrong with it.
//!
//! The forms are listed on the page of [`notation`](crate::notation).

mod error;
mod read;
mod scan;
mod write;

pub use error::SanError;
#[cfg(feature = "std")]
pub(super) use read::parse_annotated;

use crate::{Move, Position};

/// How a move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// A unit goes to a square, `Nc3`.
    Step,
    /// A royal changes places with a unit, `K~e2`.
    Exchange,
    /// A resting pawn of pawns is set on a square, `P@e5`.
    Set,
}

impl Form {
    /// The form of a legal move.
    fn of(position: &Position, m: Move) -> Form {
        let us = position.side_to_move();
        if position.resting(us).contains(m.from) {
            Form::Set
        } else if position.pieces(us).contains(m.to) {
            Form::Exchange
        } else {
            Form::Step
        }
    }
}
