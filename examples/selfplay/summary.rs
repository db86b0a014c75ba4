//! What came of some games: results by reason, points, lengths.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use shatranj::{Color, Outcome};

use super::pairing::{Pairing, Record};

/// The most faults that are shown.
const SHOWN: usize = 20;

/// How one player has done with one colour.
#[derive(Clone, Copy, Default)]
struct Score {
    wins: u32,
    draws: u32,
    losses: u32,
}

pub struct Summary {
    title: String,
    /// By player: the name, and the scores with White and Black.
    players: Vec<(String, [Score; 2])>,
    ends: BTreeMap<String, u32>,
    games: usize,
    plies: u64,
    choices: u64,
    /// The positions that were compared with another program.
    compared: Option<u64>,
    faults: Vec<String>,
}

impl Summary {
    pub fn new(pairing: &Pairing, records: &[Record]) -> Summary {
        let mut scores = [[Score::default(); 2]; 2];
        let mut ends: BTreeMap<String, u32> = BTreeMap::new();
        for record in records {
            let first = pairing.first_side(record.number);
            let outcome = record.game.outcome();
            if let Some(outcome) = outcome {
                scores[0][first.index()].add(outcome, first);
                scores[1][(!first).index()].add(outcome, !first);
            }
            *ends.entry(end(record, outcome)).or_default() += 1;
        }
        let fault = |record: &Record| {
            let fault = record.fault.as_ref()?;
            Some(format!("game {}: {fault}", record.number + 1))
        };
        Summary {
            title: format!("{} ({})", pairing.variant.name(), pairing.variant.id()),
            players: pairing
                .players
                .iter()
                .zip(scores)
                .map(|(&kind, scores)| (pairing.name(kind), scores))
                .collect(),
            ends,
            games: records.len(),
            plies: records.iter().map(|record| record.game.ply() as u64).sum(),
            choices: records.iter().map(|record| record.choices).sum(),
            compared: pairing
                .rival
                .map(|_| records.iter().map(|record| record.compared).sum()),
            faults: records.iter().filter_map(fault).collect(),
        }
    }

    /// Whether every move was accepted by whoever looked at it.
    pub fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }

    pub fn write(&self, out: &mut impl Write, time: Duration) -> io::Result<()> {
        let games = if self.games == 1 { "game" } else { "games" };
        writeln!(out, "{}, {} {games}\n", self.title, self.games)?;
        writeln!(
            out,
            "{:<20} {:>8} {:>6} {:>6} {:>6}  as White, as Black",
            "player", "points", "won", "drawn", "lost"
        )?;
        for (name, scores) in &self.players {
            let all = scores[0].plus(scores[1]);
            writeln!(
                out,
                "{name:<20} {:>8} {:>6} {:>6} {:>6}  {}, {}",
                all.points(),
                all.wins,
                all.draws,
                all.losses,
                scores[0].points(),
                scores[1].points()
            )?;
        }
        writeln!(out)?;
        for (end, count) in &self.ends {
            writeln!(out, "{count:>6}  {end}")?;
        }
        let mean = |sum: u64, count: u64| sum as f64 / count.max(1) as f64;
        writeln!(
            out,
            "\nmean length {:.1} plies, {:.1} legal moves a position, {:.0} moves a second",
            mean(self.plies, self.games as u64),
            mean(self.choices, self.plies),
            self.plies as f64 / time.as_secs_f64().max(1e-9)
        )?;
        if let Some(compared) = self.compared {
            writeln!(
                out,
                "{compared} positions compared (units, check, legal moves), differences: {}",
                self.faults.len()
            )?;
        }
        for fault in self.faults.iter().take(SHOWN) {
            writeln!(out, "{fault}")?;
        }
        if self.faults.len() > SHOWN {
            writeln!(out, "and {} more", self.faults.len() - SHOWN)?;
        }
        Ok(())
    }
}

/// How a game ended, in words.
fn end(record: &Record, outcome: Option<Outcome>) -> String {
    match (outcome, &record.parted) {
        (Some(outcome), _) => outcome.to_string(),
        (None, Some(why)) => format!("given up: {why}"),
        (None, None) => "given up: a move or a position is disputed".into(),
    }
}

impl Score {
    fn add(&mut self, outcome: Outcome, side: Color) {
        match outcome.winner {
            Some(winner) if winner == side => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    fn plus(self, other: Score) -> Score {
        Score {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
        }
    }

    /// A win counts 1, a draw a half.
    fn points(self) -> String {
        let half = if self.draws % 2 == 1 { ".5" } else { "" };
        format!("{}{half}", self.wins + self.draws / 2)
    }
}
