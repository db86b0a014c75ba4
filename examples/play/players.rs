//! Who plays, and how a player that is no person chooses its move.

use std::sync::atomic::AtomicBool;

use clap::ValueEnum;
use shatranj::{Color, Game, Move};

use super::random::Random;
use super::search::{Limits, Report, Score, Searcher};

/// The megabytes of the engine's table.
const TABLE: usize = 16;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    /// A person at the keyboard
    Human,
    /// The small search of these examples
    Engine,
    /// Any legal move, all as likely
    Random,
}

impl Kind {
    /// As it stands in a sentence.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Human => "a person",
            Kind::Engine => "the engine",
            Kind::Random => "chance",
        }
    }
}

/// Who plays White and Black. Whoever is not named is what makes a game of it: the engine
/// against a person, a person against a program.
pub fn players(white: Option<Kind>, black: Option<Kind>) -> [Kind; 2] {
    let against = |kind| match kind {
        Kind::Human => Kind::Engine,
        Kind::Engine | Kind::Random => Kind::Human,
    };
    match (white, black) {
        (Some(white), Some(black)) => [white, black],
        (None, Some(black)) => [against(black), black],
        (white, None) => {
            let white = white.unwrap_or(Kind::Human);
            [white, against(white)]
        }
    }
}

/// Chooses moves for the players that are no persons.
pub struct Thinker {
    limits: Limits,
    random: Random,
    /// Made when it is first needed, for one variant.
    searcher: Option<Searcher>,
}

impl Thinker {
    pub fn new(limits: Limits, seed: u64) -> Thinker {
        Thinker {
            limits,
            random: Random::new(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1),
            searcher: None,
        }
    }

    /// Forgets what it knows of the game before.
    pub fn begin(&mut self) {
        self.searcher = None;
    }

    /// What the engine finds in a game that is not over.
    pub fn search(&mut self, game: &Game) -> Option<Report> {
        let searcher = self
            .searcher
            .get_or_insert_with(|| Searcher::new(game.variant(), TABLE));
        searcher.search(game, &self.limits, &AtomicBool::new(false), &mut |_| ())
    }

    /// The move of a player, and what it thinks of it.
    pub fn choose(&mut self, kind: Kind, game: &Game) -> Option<(Move, String)> {
        if kind == Kind::Random {
            let random = &mut self.random;
            let m = game.position().pick_move(|count| random.below(count))?;
            return Some((m, "by chance".into()));
        }
        let report = self.search(game)?;
        let side = game.position().side_to_move();
        Some((report.line[0], opinion(&report, side)))
    }
}

/// The score and the depth of a search, in words.
pub fn opinion(report: &Report, side: Color) -> String {
    let moves = |plies: u32| match plies.div_ceil(2) {
        1 => "1 move".into(),
        count => format!("{count} moves"),
    };
    let score = match report.score {
        Score::Centipawns(value) => {
            let sign = if value < 0 { '-' } else { '+' };
            let value = value.unsigned_abs();
            format!("{sign}{}.{:02} for {side}", value / 100, value % 100)
        }
        Score::Win(plies) => format!("{side} wins in {}", moves(plies)),
        Score::Loss(plies) => format!("{} wins in {}", !side, moves(plies)),
    };
    format!("{score}, depth {}", report.depth)
}
