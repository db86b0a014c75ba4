//! Solves problems: mate, or a win by stalemate, in so many moves.
//!
//! ```text
//! cargo run --release --example solve -- kamil \
//!     --fen '9k/10/7K2/10/10/10/10/10/R9/1R8 w - - 0 1' --mate-in 2
//! ```

mod support;

#[path = "common/solve.rs"]
mod search;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, value_parser};
use search::{Goal, Solver, rows};
use shatranj::Variant;
use support::{DONE, Failure, find_game, games_help};

/// Finds every first move by which the side to move wins in N moves or fewer, whatever the
/// other side does, and shows the play that follows.
#[derive(Debug, Parser)]
#[command(name = "solve", after_help = games_help(), after_long_help = format!("{}\n{CODES}", games_help()))]
struct Args {
    /// The game, such as tamerlane; the list of games is below
    game: String,

    /// The position
    #[arg(long)]
    fen: String,

    #[command(flatten)]
    goal: GoalArgs,

    /// Choose a reading of a rule, such as exchange_when=Never; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,

    /// Show the first moves alone, without the play that follows
    #[arg(long)]
    keys: bool,
}

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct GoalArgs {
    /// Look for checkmate in N moves
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=30))]
    mate_in: Option<u32>,

    /// Look for stalemate in N moves, in a game where it wins
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=30))]
    stalemate_in: Option<u32>,

    /// Look for any win in N moves
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=30))]
    win_in: Option<u32>,
}

/// The exit code when there is no solution.
const NONE: u8 = 1;

const CODES: &str = "Exit codes: 0 there is a solution; 1 there is none; 2 a bad argument or FEN.";

fn main() -> ExitCode {
    support::end(run(&Args::parse()))
}

fn run(args: &Args) -> Result<u8, Failure> {
    let options: Vec<&str> = args.options.iter().map(String::as_str).collect();
    let game: Variant = find_game(&args.game, &options)?;
    let position = game.position(&args.fen)?;
    let mut out = io::stdout().lock();
    if let Some(outcome) = position.outcome() {
        return Err(format!("the game is over: {outcome}").into());
    }
    let (goal, moves, what) = args.goal.chosen();
    let mut solver = Solver::new(&position, goal);
    let Some(shortest) = solver.shortest(&position, moves) else {
        writeln!(
            out,
            "No {what} in {moves}; {} positions",
            solver.positions()
        )?;
        return Ok(NONE);
    };
    let keys = solver.keys(&position, shortest);
    for key in &keys {
        let rows = rows(&position, key);
        let shown = if args.keys { &rows[..1] } else { &rows[..] };
        writeln!(out, "{}", shown.join("\n"))?;
    }
    writeln!(
        out,
        "{} in {shortest}, {}; {} positions",
        capital(what),
        if keys.len() == 1 {
            "one key".into()
        } else {
            format!("{} keys", keys.len())
        },
        solver.positions()
    )?;
    Ok(DONE)
}

impl GoalArgs {
    fn chosen(&self) -> (Goal, u32, &'static str) {
        match (self.mate_in, self.stalemate_in, self.win_in) {
            (Some(n), ..) => (Goal::Mate, n, "mate"),
            (_, Some(n), _) => (Goal::Stalemate, n, "stalemate"),
            (.., n) => (Goal::Win, n.unwrap_or(1), "win"),
        }
    }
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}
