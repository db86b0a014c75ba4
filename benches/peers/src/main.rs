//! Compares the cost of a counted position with that in `cozy-chess`, an engine made for 8x8
//! chess alone: leaves a second, and nanoseconds for each position whose moves are counted.
//!
//! ```text
//! cargo run --release --manifest-path benches/peers/Cargo.toml [RUNS]
//! ```

#[path = "../../../examples/common/speed.rs"]
mod speed;

use std::process::ExitCode;

use shatranj::{Position, Variant, perft};

use speed::{Runs, timed};

/// The old game on 8x8 squares.
const SHATRANJ: &str = include_str!("../../../examples/variants/shatranj.game");

/// What is wrong, for a person.
type Failure = Box<dyn std::error::Error>;

/// One row: a start position that is counted.
struct Row {
    name: String,
    leaves: u64,
    /// The positions whose moves are counted in bulk: those one ply above the leaves.
    counting: u64,
    count: Box<dyn Fn() -> u64>,
    runs: Runs,
}

impl Row {
    fn cozy_chess(depth: u32) -> Row {
        let board = cozy_chess::Board::default();
        Row {
            name: format!("cozy-chess, chess, depth {depth}"),
            leaves: cozy_perft(&board, depth),
            counting: cozy_perft(&board, depth - 1),
            count: Box::new(move || cozy_perft(&board, depth)),
            runs: Runs::default(),
        }
    }

    fn ours(position: Position, depth: u32) -> Row {
        Row {
            name: format!("shatranj, {}, depth {depth}", position.variant().id()),
            leaves: perft::perft(&position, depth),
            counting: perft::perft(&position, depth - 1),
            count: Box::new(move || perft::perft(&position, depth)),
            runs: Runs::default(),
        }
    }

    fn run(&mut self) -> Result<(), Failure> {
        let (leaves, time) = timed(&self.count);
        self.runs.add(time);
        if leaves == self.leaves {
            return Ok(());
        }
        Err(format!("{}: {leaves} leaves, then {}", self.name, self.leaves).into())
    }
}

/// The moves of the last ply are counted in bulk, as here.
fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut leaves = 0;
    match depth {
        0 => return 1,
        1 => board.generate_moves(|moves| {
            leaves += moves.len() as u64;
            false
        }),
        _ => board.generate_moves(|moves| {
            for m in moves {
                let mut child = board.clone();
                child.play_unchecked(m);
                leaves += cozy_perft(&child, depth - 1);
            }
            false
        }),
    };
    leaves
}

fn main() -> ExitCode {
    match compare() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::from(2)
        }
    }
}

fn compare() -> Result<(), Failure> {
    let runs = match std::env::args().nth(1) {
        Some(text) => text
            .parse()
            .map_err(|_| format!("`{text}` is no number of runs"))?,
        None => 9,
    };
    let mut rows = vec![Row::cozy_chess(6)];
    for (id, depth) in [
        ("shatranj", 6),
        ("kamil", 6),
        ("tamerlane", 5),
        ("atranj", 5),
        ("citadel", 5),
    ] {
        let start = match id {
            "shatranj" => Variant::from_text(SHATRANJ)?.start(),
            _ => Variant::by_name(id)?.start(),
        };
        rows.push(Row::ours(start, depth));
    }
    for _ in 0..runs {
        rows.iter_mut().try_for_each(Row::run)?;
    }
    println!(
        "{}; one thread, median of {runs} runs in turns, and of the fastest third\n",
        speed::build()
    );
    println!(
        "| start position | leaves | million leaves a second | ns a counting position |\n|---|---|---|---|"
    );
    for row in &rows {
        let (median, best) = (row.runs.median(row.leaves), row.runs.best_third(row.leaves));
        let cost = |speed: f64| row.leaves as f64 / speed * 1e3 / row.counting as f64;
        println!(
            "| {} | {} | {median:.0}, {best:.0} | {:.0}, {:.0} |",
            row.name,
            row.leaves,
            cost(median),
            cost(best)
        );
    }
    Ok(())
}
