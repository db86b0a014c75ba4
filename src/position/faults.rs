//! What can be wrong with a set-up, all of it at once.

use alloc::{string::String, vec::Vec};
use core::fmt;

use bitflags::bitflags;
use thiserror::Error;

use crate::{Color, SquareSet};

bitflags! {
    /// What can be wrong with a set-up; a set, since all faults are reported at once.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Faults: u16 {
        /// A side has no royal.
        const NO_ROYAL = 1;
        /// A side has more units of some kinds than the game allows.
        const TOO_MANY = 1 << 1;
        /// The side that is not to move is in check.
        const OPPOSITE_CHECK = 1 << 2;
        /// A pawn stands where it would have promoted.
        const PAWN_ON_LAST_RANK = 1 << 3;
        /// A unit stands where it may never be.
        const FORBIDDEN_SQUARE = 1 << 4;
        /// A side has a one-time right that the game does not know.
        const UNKNOWN_RIGHT = 1 << 5;
        /// A pawn stands in a citadel.
        const PAWN_IN_CITADEL = 1 << 6;
        /// A piece of a kind that the variant does not have.
        const UNKNOWN_PIECE = 1 << 7;
        /// A piece on a square that the board does not have.
        const OFF_BOARD = 1 << 8;
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for fault in self.iter() {
            write!(f, "{gap}{}", fault.sentence("a side"))?;
            gap = "; ";
        }
        Ok(())
    }
}

/// One fault of a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Fault {
    /// What is wrong: a single flag.
    pub what: Faults,
    /// The side concerned.
    pub side: Color,
    /// The squares concerned, none where something is missing.
    pub squares: SquareSet,
}

impl Fault {
    pub(super) const fn new(what: Faults, side: Color, squares: SquareSet) -> Fault {
        Fault {
            what,
            side,
            squares,
        }
    }
}

impl Faults {
    fn sentence(self, side: impl fmt::Display) -> String {
        match self {
            Faults::NO_ROYAL => format!("{side} has no royal"),
            Faults::TOO_MANY => format!("{side} has more units of a kind than the game allows"),
            Faults::OPPOSITE_CHECK => "the side that is not to move is in check".into(),
            Faults::PAWN_ON_LAST_RANK => "a pawn stands where it would have promoted".into(),
            Faults::FORBIDDEN_SQUARE => "a unit stands on a square that it may never enter".into(),
            Faults::UNKNOWN_RIGHT => {
                format!("{side} has a one-time right that the game does not know")
            }
            Faults::PAWN_IN_CITADEL => "a pawn stands in a citadel".into(),
            Faults::UNKNOWN_PIECE => "a piece is of a kind that the game does not have".into(),
            Faults::OFF_BOARD => "a piece stands on a square that the board does not have".into(),
            _ => "the set-up is faulty".into(),
        }
    }
}

/// All that is wrong with a set-up.
///
/// ```
/// use shatranj::{Color, Faults, Position, Setup, variants};
/// let error = Position::new(variants::kamil(), &Setup::empty()).unwrap_err();
/// assert_eq!(error.to_string(), "white has no royal; black has no royal");
/// assert_eq!(error.faults(), Faults::NO_ROYAL);
/// assert_eq!(error.list()[1].side, Color::Black);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{}", self.sentences(), self.place())]
pub struct SetupError {
    found: Vec<Fault>,
    names: String,
}

impl SetupError {
    pub(super) fn new(found: Vec<Fault>, names: String) -> SetupError {
        SetupError { found, names }
    }

    /// The faults one by one, with the side and the squares of each.
    #[must_use]
    pub fn list(&self) -> &[Fault] {
        &self.found
    }

    /// The kinds of faults.
    #[must_use]
    pub fn faults(&self) -> Faults {
        let all = self.found.iter();
        all.fold(Faults::empty(), |all, fault| all | fault.what)
    }

    /// The squares concerned by one or more kinds of faults.
    #[must_use]
    pub fn squares(&self, faults: Faults) -> SquareSet {
        let concerned = self.found.iter().filter(|f| faults.intersects(f.what));
        concerned.fold(SquareSet::EMPTY, |set, fault| set | fault.squares)
    }

    /// Each fault in words, said once.
    fn sentences(&self) -> String {
        let mut sentences: Vec<String> = Vec::new();
        for what in self.faults().iter() {
            for fault in self.found.iter().filter(|fault| fault.what == what) {
                let sentence = what.sentence(fault.side);
                if !sentences.contains(&sentence) {
                    sentences.push(sentence);
                }
            }
        }
        sentences.join("; ")
    }

    fn place(&self) -> String {
        if self.names.is_empty() {
            String::new()
        } else {
            format!(" (see {})", self.names)
        }
    }
}
