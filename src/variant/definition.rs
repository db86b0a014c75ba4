//! The data of a variant as it can be inspected: pieces, rules, start, sources.

use alloc::{string::String, vec::Vec};

use crate::movement::Movement;
use crate::{PieceKind, SquareSet, Topology};

use super::options::OptionSetting;
use super::rules::{Promotion, Rules};

/// A kind of piece: its symbol, its name, and what it may do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PieceDef {
    /// The symbol of a white unit: an upper-case letter, perhaps with `'` or `!`.
    pub symbol: String,
    /// What the piece is called.
    pub name: String,
    /// How it moves, seen by White.
    pub movement: Movement,
    /// For a royal its rank, 1 the highest; the royal with the smallest number on the board
    /// is its side's acting one.
    pub royal: Option<u8>,
    /// What becomes of it in the promotion zone.
    pub promotion: Option<Promotion>,
    /// Whether it is a pawn: it promotes, or travels as a pawn of pawns.
    pub pawn: bool,
    /// The squares where it may stand, and which it may pass.
    pub region: SquareSet,
}

/// Everything that was said of a variant, checked.
#[derive(Clone, Debug)]
pub(crate) struct Definition {
    pub id: String,
    pub name: String,
    pub about: String,
    pub sources: Vec<String>,
    pub topology: Topology,
    pub pieces: Vec<PieceDef>,
    pub rules: Rules,
    /// The start array as the first field of a FEN.
    pub start: String,
    pub options: Vec<OptionSetting>,
}

impl PartialEq for Definition {
    /// Equal in meaning: board, pieces, rules and start; names and prose do not count.
    fn eq(&self, other: &Definition) -> bool {
        let meaning =
            |piece: &PieceDef| (piece.symbol.clone(), piece.movement.clone(), piece.royal);
        self.topology == other.topology
            && self.rules == other.rules
            && self.start == other.start
            && self.pieces.len() == other.pieces.len()
            && self.pieces.iter().zip(&other.pieces).all(|(a, b)| {
                meaning(a) == meaning(b) && a.promotion == b.promotion && a.region == b.region
            })
    }
}

impl Definition {
    /// The kind with this upper-case symbol.
    pub fn kind(&self, symbol: &str) -> Option<PieceKind> {
        self.pieces
            .iter()
            .position(|p| p.symbol == symbol)
            .map(PieceKind::new)
    }
}
