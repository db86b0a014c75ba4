//! How good a position is for the side to move: a value, or an end so many plies away.

/// What a win on the board now counts; one `n` plies away counts `n` less.
pub(super) const WIN: i32 = 30_000;
/// The most plies that are looked ahead.
pub(super) const MAX_PLY: usize = 96;
/// No position counts as much as this unless its end has been seen.
pub(super) const DECIDED: i32 = WIN - 2 * MAX_PLY as i32;

/// How good a position is for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(dead_code, reason = "each program that searches reads its own part")]
pub enum Score {
    /// An estimate, about a hundred for each pawn.
    Centipawns(i32),
    /// The side to move wins after so many plies, by mate or by another end.
    Win(u32),
    /// The side to move loses after so many plies.
    Loss(u32),
}

#[allow(dead_code, reason = "each program that searches reads its own part")]
impl Score {
    pub(super) fn new(value: i32) -> Score {
        if value >= DECIDED {
            Score::Win((WIN - value).unsigned_abs())
        } else if value <= -DECIDED {
            Score::Loss((WIN + value).unsigned_abs())
        } else {
            Score::Centipawns(value)
        }
    }

    /// In how many moves of the winner the game is won, or, below zero, lost; `None` while
    /// nothing is decided.
    pub fn mate_in(self) -> Option<i32> {
        match self {
            Score::Centipawns(_) => None,
            Score::Win(plies) => Some(plies.div_ceil(2).cast_signed()),
            Score::Loss(plies) => Some(-plies.div_ceil(2).cast_signed()),
        }
    }

    /// The score as one number, ends included.
    pub fn centipawns(self) -> i32 {
        match self {
            Score::Centipawns(value) => value,
            Score::Win(plies) => WIN - plies.cast_signed(),
            Score::Loss(plies) => plies.cast_signed() - WIN,
        }
    }
}
