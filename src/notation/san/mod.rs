//! Moves as people write them: `Nf3`, `bxc10=R`, `K~e2`, `P@e5`.
//!
//! `write` makes the one strict form; `scan` takes a text apart, and `read` finds the move that
//! it means, in the strict form or a more lenient one; `error` says what is wrong with it.
//!
//! | text | move |
//! |---|---|
//! | `Nc3` `Rxa7` | a unit moves, a unit captures |
//! | `Nbc3` `N1c3` `Nb1c3` | one of several that could go there: by file, rank, or both |
//! | `b4` `bxc5` | a pawn of any kind moves, captures |
//! | `b10=R` `b10=M` | a pawn becomes a Rukh; a pawn of pawns is crowned |
//! | `b10=-` | a pawn vanishes |
//! | `b10=P!` | a pawn of pawns ends its second journey and is set on its home square |
//! | `b10` | a pawn of pawns comes to rest |
//! | `P@e5` `P'@f3` | a resting pawn of pawns is relocated, is transferred |
//! | `K~e2` | the royal changes places with the unit on e2 |
//! | `+` `#` `^` `=` | at the end: check, checkmate, stalemate, a draw by entering a citadel |

mod error;
mod read;
mod scan;
mod write;

pub use error::SanError;
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
