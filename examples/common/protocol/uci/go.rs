//! `go`: thinking and counting, and what comes of it.

use std::io;
use std::time::{Duration, Instant};

use shatranj::{Color, Move, Position};

use super::super::Desk;
use super::super::clock::{self, Clock};
use super::super::games::move_or_any;
use super::{Limits, Report, Speaker, Task, Uci};

/// The most plies that are counted.
const DEEPEST_COUNT: u32 = 255;

/// How long to think where a limit can't be read.
const WITHOUT_LIMIT: Duration = Duration::from_secs(1);

/// What `go` asks for.
#[derive(Clone, Debug, Default)]
struct Go {
    depth: Option<u32>,
    /// The most moves of a forced win that must be found.
    mate: Option<u32>,
    nodes: Option<u64>,
    fixed: Option<Duration>,
    left: [Option<Duration>; 2],
    increment: [Duration; 2],
    moves: Option<u32>,
    /// The only moves that may be played.
    only: Option<Vec<Move>>,
    count: Option<u32>,
    infinite: bool,
    /// What could not be read.
    faults: Vec<String>,
}

impl Uci {
    pub(super) fn go(&mut self, desk: &mut Desk<'_>, text: &str) -> io::Result<()> {
        let go = Go::read(text, self.game.position());
        // Whoever has said `stop` may go on at once; whoever has not would get two answers
        // where one is expected.
        if !self.tasks.is_empty() && !desk.worker.is_stopping() {
            return Uci::inform(desk, "go: still at work, say stop first");
        }
        for fault in &go.faults {
            Uci::inform(desk, &format!("go: {fault}"))?;
        }
        let position = self.game.position().clone();
        let ticket = match go.count {
            Some(depth) => desk.worker.count(&position, depth.min(DEEPEST_COUNT)),
            None => {
                let limits = go.limits(position.side_to_move());
                desk.worker.think(&self.game, limits)
            }
        };
        self.tasks.push_back(Task {
            ticket,
            counts: go.count.is_some(),
            limited: go.is_limited(position.side_to_move()),
            position,
            infinite: go.infinite,
            done: false,
            latest: None,
            stopped: None,
        });
        Ok(())
    }

    /// Stops all work, and answers what has been done but had to wait.
    pub(super) fn stop(&mut self, desk: &mut Desk<'_>) -> io::Result<()> {
        desk.worker.stop();
        for task in self.tasks.iter_mut().filter(|task| task.stopped.is_none()) {
            task.stopped = Some(Instant::now());
        }
        // What is done comes before what is still at work.
        match self.tasks.front().is_some_and(|task| task.done) {
            true => self.answer_for_late(desk),
            false => Ok(()),
        }
    }
}

impl Go {
    /// Reads what comes after `go`. What is wrong is left out and noted, since whoever says
    /// `go` waits for a move; words of other engines are left out.
    fn read(text: &str, position: &Position) -> Go {
        let mut go = Go::default();
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let mut number = || {
                // What follows may be the next thing that is asked for.
                let number = words.next_if(|word| !word.starts_with(char::is_alphabetic));
                let number = number.and_then(|word| word.parse::<i64>().ok());
                if number.is_none() {
                    go.faults.push(format!("a number is missing after {word}"));
                }
                number
            };
            // A clock may have run out already.
            let time = |number: i64| Duration::from_millis(number.max(0).unsigned_abs());
            let small = |number: i64| u32::try_from(number.max(1)).unwrap_or(u32::MAX);
            match word {
                "depth" => go.depth = number().map(small),
                "nodes" => go.nodes = number().map(|number| number.max(1).unsigned_abs()),
                "movetime" => go.fixed = number().map(time),
                "wtime" => go.left[0] = number().map(time),
                "btime" => go.left[1] = number().map(time),
                "winc" => go.increment[0] = number().map(time).unwrap_or_default(),
                "binc" => go.increment[1] = number().map(time).unwrap_or_default(),
                "movestogo" => go.moves = number().map(small),
                "mate" => go.mate = number().map(small),
                "infinite" | "ponder" => go.infinite = true,
                "perft" => {
                    let depth = number().unwrap_or(1).max(0);
                    go.count = Some(u32::try_from(depth).unwrap_or(u32::MAX));
                }
                "searchmoves" => {
                    // The words that may follow have no digits.
                    let is_move = |word: &&str| word.bytes().any(|b| b.is_ascii_digit());
                    let mut only = Vec::new();
                    while let Some(text) = words.next_if(is_move) {
                        match position.parse_move(text) {
                            Ok(m) => only.push(m),
                            Err(error) => go.faults.push(format!("`{text}`: {error}")),
                        }
                    }
                    if only.is_empty() {
                        go.faults.push("a move is missing after searchmoves".into());
                    }
                    go.only = (!only.is_empty()).then_some(only);
                }
                _ => {}
            }
        }
        go
    }

    /// Whether a search will end by itself.
    fn is_limited(&self, side: Color) -> bool {
        let limits = self.limits(side);
        let limited = limits.depth.is_some() || limits.nodes.is_some() || limits.hard.is_some();
        limited && !self.infinite
    }

    fn limits(&self, side: Color) -> Limits {
        let side = side.index();
        let time = match (self.fixed, self.left[side]) {
            (Some(fixed), _) => clock::fixed(fixed),
            (None, Some(left)) => Clock {
                left,
                increment: self.increment[side],
                moves: self.moves,
            }
            .limits(),
            // A limit was meant that could not be read.
            (None, None) if !self.faults.is_empty() && !self.infinite => {
                clock::fixed(WITHOUT_LIMIT)
            }
            (None, None) => Limits::default(),
        };
        // As deep as a mate in n moves lies; the quiet search sees the end of one.
        let mate = self.mate.map(|moves| moves.saturating_mul(2) - 1);
        Limits {
            depth: self.depth.into_iter().chain(mate).min(),
            nodes: self.nodes,
            moves: self.only.clone(),
            exact: self.mate.is_some(),
            ..time
        }
    }
}

/// Shows a new best line.
pub fn show(desk: &mut Desk<'_>, position: &Position, report: &Report) -> io::Result<()> {
    let score = match report.score.mate_in() {
        Some(moves) => format!("mate {moves}"),
        None => format!("cp {}", report.score.centipawns()),
    };
    let moves = report.line.iter().map(|&m| position.move_text(m));
    let moves: Vec<String> = moves.collect();
    let milliseconds = report.time.as_millis();
    let speed = u128::from(report.nodes) * 1000 / milliseconds.max(1);
    desk.say(format!(
        "info depth {} seldepth {} score {score} nodes {} nps {speed} time {milliseconds} pv {}",
        report.depth,
        report.seldepth,
        report.nodes,
        moves.join(" ")
    ))
}

/// Answers `go perft`; nothing has been counted where it was stopped.
pub fn counted(
    desk: &mut Desk<'_>,
    position: &Position,
    counts: Option<Vec<(Move, u64)>>,
) -> io::Result<()> {
    let Some(counts) = counts else {
        return Uci::inform(desk, "the count was stopped");
    };
    let mut nodes = 0;
    for (m, count) in &counts {
        nodes += count;
        desk.say(format!("{}: {count}", position.move_text(*m)))?;
    }
    desk.say(format!("\nNodes searched: {nodes}"))
}

/// Answers any other `go` with the best move that is known.
pub fn best_move(desk: &mut Desk<'_>, task: Task) -> io::Result<()> {
    let position = &task.position;
    let line = task.latest.map_or(Vec::new(), |report| report.line);
    match move_or_any(position, line.first().copied()) {
        None => desk.say("bestmove (none)"),
        Some(m) => {
            let reply = line.get(1).map(|&reply| position.move_text(reply));
            let ponder = reply.map_or(String::new(), |reply| format!(" ponder {reply}"));
            desk.say(format!("bestmove {}{ponder}", position.move_text(m)))
        }
    }
}
