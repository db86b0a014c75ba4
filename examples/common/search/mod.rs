//! A small search for the games: alpha-beta with what is usual around it, by the public
//! interface of the crate alone. Programs that play, and tests of the rules, use it.
//!
//! Nothing in it is made for a single game: values come from how the pieces move
//! (`values.rs`), ends from [`Position::outcome`](shatranj::Position::outcome). None of the
//! games has a rule about repetition; the search takes a position that comes up again for a
//! draw only because going in circles leads nowhere.

mod evaluate;
mod hunt;
mod order;
mod quiet;
mod root;
mod score;
mod table;
mod tree;
mod values;

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use shatranj::{Game, Move, Variant};

use evaluate::Evaluator;
use order::History;
use table::Table;

#[allow(unused_imports, reason = "for tests")]
pub use root::ONLY_MOVE_DEPTH;
pub use score::Score;
#[allow(unused_imports, reason = "for programs with several tables")]
pub use table::is_room_for;
#[allow(unused_imports, reason = "for players that see nothing but material")]
pub use values::Values;

/// What a search is restricted to, and when it ends by itself; without any limit it goes on
/// until it is stopped, the last depth is done, or a forced end has been found.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// The last depth, in plies.
    pub depth: Option<u32>,
    /// How many positions may be looked at.
    pub nodes: Option<u64>,
    /// After so much time no new depth is begun.
    pub soft: Option<Duration>,
    /// After so much time the search ends.
    pub hard: Option<Duration>,
    /// Since when time counts; else since the search begins. Somebody whose clock is running
    /// has been waiting from an earlier moment on.
    pub since: Option<Instant>,
    /// The only moves that may be played.
    pub moves: Option<Vec<Move>>,
    /// Whether no move within the depth is left out or looked at less deeply on a guess, and
    /// what was learnt before is forgotten: every win that can be forced within the depth is
    /// found. It takes much longer. Beyond the depth, quiet search still skips captures
    /// without hope, and repetitions are not looked for.
    pub exact: bool,
}

/// What a search has found out so far.
#[derive(Clone, Debug)]
#[allow(dead_code, reason = "each program that searches reads its own part")]
pub struct Report {
    /// The plies that were looked ahead; 0 if there was no time for any.
    pub depth: u32,
    /// The most plies in any line.
    pub seldepth: u32,
    /// For the side to move.
    pub score: Score,
    /// The positions looked at.
    pub nodes: u64,
    /// The time since the search began, or since [`Limits::since`].
    pub time: Duration,
    /// What is best for both sides, the move to play first; never empty.
    pub line: Vec<Move>,
}

/// Searches games of one variant, and remembers positions from one search to the next.
pub struct Searcher {
    evaluator: Evaluator,
    table: Table,
    history: History,
}

impl Searcher {
    /// A searcher with a table of so many megabytes.
    pub fn new(variant: &Variant, table_megabytes: usize) -> Searcher {
        Searcher {
            evaluator: Evaluator::new(variant),
            table: Table::new(table_megabytes),
            history: History::new(),
        }
    }

    /// Forgets everything, as for a new game.
    #[allow(dead_code, reason = "a program that plays one game has no use for it")]
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    /// Forgets all positions, and uses a table of so many megabytes.
    #[allow(dead_code, reason = "for programs whose users choose")]
    pub fn resize(&mut self, table_megabytes: usize) {
        // The old table's memory goes first.
        self.table = Table::new(0);
        self.table = Table::new(table_megabytes);
    }

    /// Looks for the best move in the position on the board of `game`, whose earlier positions
    /// count as repetitions. `report` is called after each depth. Another thread may set
    /// `stop`, which ends the search at once.
    ///
    /// `None` when there is no legal move, or none of those that may be played; else there is
    /// always a move, however short the time.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let start = limits.since.unwrap_or_else(Instant::now);
        if limits.exact {
            // The values there may be guesses.
            self.table.clear();
        }
        self.table.grow_older();
        self.history.fade();
        let watch = tree::Watch::new(start, limits, stop);
        let tree = tree::Tree::new(game, &self.evaluator, &mut self.table, &mut self.history);
        root::search(tree, watch, report)
    }
}
