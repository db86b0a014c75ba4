//! Games of random moves, as many a second as possible.

use shatranj::Position;

use super::random::Random;

/// The plies after which a random game is cut.
pub const CUT: u64 = 200;

/// Plays random moves, all legal ones as likely, to the end of the game or the
/// [cut](CUT). Gives the number of moves.
pub fn playout(start: &Position, random: &mut Random) -> u64 {
    let mut position = start.clone();
    for ply in 0..CUT {
        let Some(m) = position.pick_move(|count| random.below(count)) else {
            return ply;
        };
        position.apply(m);
    }
    CUT
}
