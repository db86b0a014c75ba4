//! The random numbers of position hashes.
//!
//! They come from a fixed seed, so that a hash is the same in every run, build and platform.

use alloc::vec::Vec;

use crate::Square;

/// One number for each piece on each square, and for everything else that counts.
#[derive(Debug)]
pub(crate) struct Keys {
    squares: usize,
    pieces: Vec<u64>,
    /// Black is to move.
    pub black: u64,
    /// White, Black still has its one-time right.
    pub rights: [u64; 2],
    /// The key of the empty board, so that no hash is likely to be 0.
    pub empty: u64,
}

impl Keys {
    pub fn new(kinds: usize, squares: usize) -> Keys {
        let mut state = 0x7A3E_11B5_C0DE_1405_u64;
        let mut next = move || {
            // SplitMix64 (Steele, Lea and Flood, 2014).
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = state;
            z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
            z ^ z >> 31
        };
        let [black, white_right, black_right, empty] = [next(), next(), next(), next()];
        let pieces = (0..2 * kinds * squares).map(|_| next()).collect();
        Keys {
            squares,
            pieces,
            black,
            rights: [white_right, black_right],
            empty,
        }
    }

    /// The number of a piece by its [code](crate::Piece::code).
    #[inline]
    pub fn code(&self, code: u8, square: Square) -> u64 {
        self.pieces
            .get(usize::from(code) * self.squares + square.index())
            .copied()
            .unwrap_or(0)
    }

    pub fn bytes(&self) -> usize {
        self.pieces.len() * size_of::<u64>()
    }
}
