//! The referee: a slow, plain reading of the rules, against which the library is tested.
//!
//! It works from the public data of a [`Variant`] (how its pieces move, which rules it has)
//! on one array of squares. It knows no tables, pins or masks: rides are walked square by
//! square, a move is legal when it has been made and no enemy unit could now take the sole
//! royal. It must stay independent: nothing here may call the library's `Position`.
//!
//! `board` holds a position, `walk` says where a unit could go, `moves` lists and makes the
//! moves, `verdict` judges them and ends the game, `faults` says what can be no position,
//! `fen` reads and writes text.

#![allow(dead_code, reason = "each test program uses a part of it")]

pub mod board;
mod faults;
mod fen;
pub mod moves;
pub mod verdict;
mod walk;

use board::Board;

use shatranj::variant::{Citadels, Journeys, PieceDef, Rules};
use shatranj::{Color, Piece, PieceKind, Square, SquareSet, Topology, Variant};

/// Knows one variant, and judges its positions.
pub struct Referee {
    pub variant: Variant,
    main_board: SquareSet,
    /// King steps on the open board between any two squares, for homing units.
    distances: Vec<Vec<Option<u8>>>,
}

impl Referee {
    pub fn new(variant: &Variant) -> Referee {
        let topology = variant.topology();
        Referee {
            variant: variant.clone(),
            main_board: topology.main_board(),
            distances: topology
                .squares()
                .iter()
                .map(|square| topology.distances(square))
                .collect(),
        }
    }

    pub fn topology(&self) -> &Topology {
        self.variant.topology()
    }

    pub fn rules(&self) -> &Rules {
        self.variant.rules()
    }

    /// The game with those of its options that are not the default.
    pub fn title(&self) -> String {
        let settings = self.variant.options().iter().filter(|o| !o.is_default());
        settings.fold(self.variant.id().to_string(), |title, setting| {
            format!("{title} {setting}")
        })
    }

    /// The number of legal move sequences of `depth` plies, each position judged on its own.
    pub fn perft(&self, board: &Board, depth: u32) -> u64 {
        let moves = self.judge(board).moves;
        match depth {
            0 => 1,
            1 => moves.len() as u64,
            _ => moves.iter().map(|m| self.perft(&m.after, depth - 1)).sum(),
        }
    }

    fn kind(&self, kind: PieceKind) -> &PieceDef {
        self.variant.piece(kind)
    }

    fn is_royal(&self, piece: Piece) -> bool {
        self.kind(piece.kind).royal.is_some()
    }

    fn is_pawn(&self, piece: Piece) -> bool {
        self.kind(piece.kind).pawn
    }

    fn journeys(&self) -> Option<&Journeys> {
        self.rules().journeys.as_ref()
    }

    fn citadels(&self) -> Option<&Citadels> {
        self.rules().citadels.as_ref()
    }

    /// Whether the square lies on the last rank of a side, where its pawns promote.
    fn is_last(&self, square: Square, color: Color) -> bool {
        self.rules().promotion_zone[color.index()].contains(square)
    }
}
