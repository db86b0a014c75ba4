//! The board of a position in its raw form: bitboards, a mailbox, the counters, the hash.
//!
//! It is `Copy` and knows its variant only through the [`Compiled`] tables that each function
//! is given, so that a copy in a search tree touches no shared counter.

use crate::geometry::Bits;
use crate::variant::compile::{Compiled, KindInfo, MAX_CLASSES};
use crate::variant::definition::Definition;
use crate::{Color, Piece, Square};

use super::faults::SetupError;
use super::setup::Setup;
use super::validate;

/// The mailbox entry of an empty square.
pub(crate) const EMPTY: u8 = 0xFF;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    /// The units of both sides by movement class.
    pub classes: [u128; MAX_CLASSES],
    /// The units of White and of Black.
    pub colors: [u128; 2],
    /// The royals of both sides.
    pub royals: u128,
    /// The [code](Piece::code) of the piece on each square, or [`EMPTY`].
    pub board: [u8; Square::MAX],
    pub hash: u64,
    pub halfmove: u32,
    pub fullmove: u32,
    pub side: Color,
    /// The one-time rights of White and of Black.
    pub rights: [bool; 2],
}

impl State {
    /// The state of a set-up that is a position of the game.
    pub fn from_setup(def: &Definition, c: &Compiled, setup: &Setup) -> Result<State, SetupError> {
        let state = State::unchecked(c, setup);
        validate::check(def, c, setup, &state)?;
        Ok(state)
    }

    /// The state of any set-up; pieces of kinds and on squares that do not exist are left out.
    pub fn unchecked(c: &Compiled, setup: &Setup) -> State {
        let mut state = State {
            classes: [0; MAX_CLASSES],
            colors: [0; 2],
            royals: 0,
            board: [EMPTY; Square::MAX],
            hash: c.keys.empty,
            halfmove: setup.halfmove(),
            fullmove: setup.fullmove(),
            side: setup.side_to_move(),
            rights: Color::ALL.map(|color| setup.right(color)),
        };
        for (square, piece) in setup.pieces() {
            let exists = piece.kind.index() < c.kinds.len() && c.squares & square.bit() != 0;
            if exists {
                state.put(c, square, piece.code());
            }
        }
        state.hash = state.fresh_hash(c);
        state
    }

    #[inline]
    pub fn occupied(&self) -> u128 {
        self.colors[0] | self.colors[1]
    }

    #[inline]
    pub fn of(&self, color: Color) -> u128 {
        self.colors[color.index()]
    }

    #[inline]
    pub fn royals_of(&self, color: Color) -> u128 {
        self.royals & self.colors[color.index()]
    }

    /// The royal of a side that has exactly one, the only one that can be in check.
    #[inline]
    pub fn sole_royal(&self, color: Color) -> Option<Square> {
        let royals = self.royals_of(color);
        let sole = !royals.is_empty() && royals.at_most_one();
        sole.then(|| Square::truncate(royals.lowest()))
    }

    /// The royal with the highest rank.
    pub fn acting_royal(&self, c: &Compiled, color: Color) -> Option<Square> {
        let royals = crate::SquareSet::from_bits(self.royals_of(color));
        royals
            .iter()
            .min_by_key(|&square| self.piece(square).map(|p| c.kinds[p.kind.index()].royal))
    }

    #[inline]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let code = self.board[square.index()];
        (code != EMPTY).then(|| Piece::from_code(code))
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub fn put(&mut self, c: &Compiled, square: Square, code: u8) {
        self.board[square.index()] = code;
        self.toggle::<true>(c, square, code);
    }

    /// Takes the piece off a square and gives its code, [`EMPTY`] if there is none.
    #[inline]
    pub fn take(&mut self, c: &Compiled, square: Square) -> u8 {
        let code = core::mem::replace(&mut self.board[square.index()], EMPTY);
        if code != EMPTY {
            self.toggle::<true>(c, square, code);
        }
        code
    }

    /// Adds or takes away a piece in the bitboards and, if it is kept up, in the hash.
    #[inline]
    pub fn toggle<const HASH: bool>(&mut self, c: &Compiled, square: Square, code: u8) {
        let Some(info) = c.kinds.get(usize::from(code >> 1)) else {
            return;
        };
        let bit = square.bit();
        self.classes[usize::from(info.class) % MAX_CLASSES] ^= bit;
        self.colors[usize::from(code & 1)] ^= bit;
        if info.royal != 0 {
            self.royals ^= bit;
        }
        if HASH {
            self.hash ^= c.keys.code(code, square);
        }
    }

    /// Moves a piece from one square to another in the bitboards and, if it is kept up, in the
    /// hash.
    #[inline]
    pub fn shift<const HASH: bool>(
        &mut self,
        c: &Compiled,
        from: Square,
        to: Square,
        code: u8,
        info: &KindInfo,
    ) {
        let both = from.bit() | to.bit();
        self.classes[usize::from(info.class) % MAX_CLASSES] ^= both;
        self.colors[usize::from(code & 1)] ^= both;
        if info.royal != 0 {
            self.royals ^= both;
        }
        if HASH {
            self.hash ^= c.keys.code(code, from) ^ c.keys.code(code, to);
        }
    }

    /// Uses up the one-time right of a side.
    pub fn drop_right(&mut self, c: &Compiled, color: Color) {
        if core::mem::replace(&mut self.rights[color.index()], false) {
            self.hash ^= c.keys.rights[color.index()];
        }
    }

    /// The hash made from nothing, for tests of the incremental one.
    pub fn fresh_hash(&self, c: &Compiled) -> u64 {
        let mut hash = c.keys.empty;
        for (i, &code) in self.board.iter().enumerate() {
            if code != EMPTY {
                hash ^= c.keys.code(code, Square::truncate(i as u8));
            }
        }
        if self.side == Color::Black {
            hash ^= c.keys.black;
        }
        for color in Color::ALL {
            if self.rights[color.index()] {
                hash ^= c.keys.rights[color.index()];
            }
        }
        hash
    }
}
