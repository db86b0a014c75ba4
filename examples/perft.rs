//! Counts the move sequences of a position, and proves them against suites of known counts.
//!
//! ```text
//! cargo run --release --example perft -- tamerlane 4
//! cargo run --release --example perft -- --suite tests/perft/tamerlane.epd
//! ```

#[path = "support/progress.rs"]
mod progress;
mod support;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use indicatif::ProgressDrawTarget;
use progress::Progress;
use shatranj::notation::{MAX_SUITE_DEPTH, Suite, SuiteEntry};
use shatranj::perft::{Counter, SuiteReport, Table};
use shatranj::{Move, Position, Variant};
use support::{DONE, Failure, find_game, games_help};

/// Counts all ways in which a game can go on for some moves of either side (perft).
///
/// Such counts are known for many positions, so they show whether a program knows the rules.
/// GAME and DEPTH are enough to begin with: `perft tamerlane 4`.
#[derive(Debug, Parser)]
#[command(name = "perft", after_help = games_help(), after_long_help = format!("{}\n{EXITS}", games_help()))]
struct Args {
    /// The game, such as tamerlane; the list of games is below
    #[arg(required_unless_present = "suite")]
    game: Option<String>,

    /// How many plies (moves of one side) to look ahead
    #[arg(
        required_unless_present_any = ["suite", "max_depth"],
        value_parser = clap::value_parser!(u32).range(..=i64::from(MAX_SUITE_DEPTH)),
    )]
    depth: Option<u32>,

    /// Count from this position instead of the start of the game
    #[arg(long, conflicts_with = "suite")]
    fen: Option<String>,

    /// Choose a reading of a rule, such as exchange_when=Never; may be repeated. For a suite it
    /// holds where the file has no `# options:` line
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,

    /// Show the count after each first move too
    #[arg(long, conflicts_with = "suite")]
    divide: bool,

    /// Make the moves of the last ply one by one instead of only counting them (slower, the
    /// counts are the same)
    #[arg(long)]
    no_bulk: bool,

    /// Compare with the counts of a file, lines of the form `FEN ;D1 20 ;D2 400`; may be
    /// repeated. GAME may be left out if the file has a line `# variant: NAME`
    #[arg(long, value_name = "FILE.epd", num_args = 1..)]
    suite: Vec<PathBuf>,

    /// Look no deeper than this, whatever DEPTH or a suite asks for
    #[arg(
        long,
        value_name = "N",
        value_parser = clap::value_parser!(u32).range(..=i64::from(MAX_SUITE_DEPTH)),
    )]
    max_depth: Option<u32>,

    /// Count with so many threads; needs a build with `--features parallel`
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Remember positions in a table of so many megabytes, so that those reached in several
    /// ways are counted once; the counts are the same
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u32).range(1..))]
    hash: Option<u32>,
}

const EXITS: &str =
    "Exit codes: 0 all is well; 1 a count is not as a suite expects; 2 a bad argument or file.";

/// The exit code after a count that is not as expected.
const MISMATCH: u8 = 1;

fn main() -> ExitCode {
    let args = Args::parse();
    support::end(if args.suite.is_empty() {
        count(&args)
    } else {
        prove(&args)
    })
}

impl Args {
    fn options(&self) -> Vec<&str> {
        self.options.iter().map(String::as_str).collect()
    }

    /// The smaller one of DEPTH and `--max-depth`.
    fn depth(&self) -> u32 {
        let given = [self.depth, self.max_depth];
        given.into_iter().flatten().min().unwrap_or(MAX_SUITE_DEPTH)
    }

    fn counter(&self) -> Result<Counter, Failure> {
        let mut counter = Counter::new().bulk(!self.no_bulk);
        if let Some(megabytes) = self.hash {
            counter = counter.table(Table::with_megabytes(megabytes as usize)?);
        }
        match self.threads {
            Some(threads) => with_threads(counter, threads.into()),
            None => Ok(counter),
        }
    }
}

#[cfg(feature = "parallel")]
fn with_threads(counter: Counter, threads: usize) -> Result<Counter, Failure> {
    Ok(counter.threads(threads)?)
}

#[cfg(not(feature = "parallel"))]
fn with_threads(_: Counter, _: usize) -> Result<Counter, Failure> {
    Err("--threads needs the feature `parallel`: \
        cargo run --release --features parallel --example perft -- ..."
        .into())
}

/// The count after each legal move, with a bar where it takes long.
fn divide(
    counter: &Counter,
    position: &Position,
    depth: u32,
) -> Result<Vec<(Move, u64)>, shatranj::position::IllegalMove> {
    let moves = position.legal_moves();
    let progress = Progress::new(moves.len(), format!("depth {depth}"));
    let count = |&m: &Move| {
        let nodes = counter.count(&position.after(m)?, depth - 1);
        progress.step();
        Ok((m, nodes))
    };
    moves.iter().map(count).collect()
}

/// What the table was good for, if there is one.
fn write_hits(out: &mut impl Write, counter: &Counter) -> io::Result<()> {
    let Some(table) = counter.memory() else {
        return Ok(());
    };
    let (hits, probes) = (table.hits(), table.probes());
    writeln!(out, "hash: {hits} hits of {probes} probes")
}

/// `perft GAME DEPTH`: the board, a line for each depth, perhaps one for each move.
fn count(args: &Args) -> Result<u8, Failure> {
    let game = find_game(args.game.as_deref().unwrap_or_default(), &args.options())?;
    let position = match &args.fen {
        Some(fen) => game.position(fen)?,
        None => game.start(),
    };
    let counter = args.counter()?;
    let mut out = io::stdout().lock();
    writeln!(out, "{}\n\n{position}", title(&game))?;
    writeln!(
        out,
        "depth {:>20} {:>12} {:>14}",
        "nodes", "seconds", "nodes/second"
    )?;
    let mut counts = Vec::new();
    let mut nodes = 1;
    for depth in 1..=args.depth() {
        let start = Instant::now();
        counts = divide(&counter, &position, depth)?;
        nodes = counts.iter().map(|(_, count)| count).sum();
        let (seconds, speed) = speed(nodes, start.elapsed());
        writeln!(out, "{depth:>5} {nodes:>20} {seconds:>12.3} {speed:>14}")?;
        out.flush()?;
    }
    if args.divide {
        writeln!(out)?;
        counts.sort_by_cached_key(|&(m, _)| game.move_text(m).to_string());
        for (m, count) in counts {
            writeln!(out, "{}: {count}", game.move_text(m))?;
        }
    }
    write_hits(&mut out, &counter)?;
    writeln!(out, "nodes: {nodes}")?;
    Ok(DONE)
}

/// The name of a game and the options that are not as usual.
fn title(game: &Variant) -> String {
    let chosen = game.options().iter().filter(|option| !option.is_default());
    let chosen: String = chosen.map(|option| format!(", {option}")).collect();
    format!("{} ({}{chosen})", game.name(), game.id())
}

/// Seconds, and nodes per second.
fn speed(nodes: u64, time: Duration) -> (f64, u64) {
    let seconds = time.as_secs_f64();
    (seconds, (nodes as f64 / seconds.max(1e-9)) as u64)
}

/// `perft --suite`: each count that is not as expected, then a line for each file.
fn prove(args: &Args) -> Result<u8, Failure> {
    let suites = args.suite.iter().map(|path| read_suite(path, args));
    let suites = suites.collect::<Result<Vec<_>, _>>()?;
    let counter = args.counter()?;
    let mut all = SuiteReport::default();
    let mut out = io::stdout().lock();
    for (path, suite) in args.suite.iter().zip(&suites) {
        let start = Instant::now();
        let progress = Progress::new(suite.entries().len(), path.display().to_string());
        let mut report = SuiteReport::default();
        for entry in suite.entries() {
            let one = check(entry, &counter, args.depth());
            for mismatch in &one.mismatches {
                progress.bar.set_draw_target(ProgressDrawTarget::hidden());
                writeln!(out, "{mismatch}")?;
            }
            report.add(one);
            progress.step();
        }
        drop(progress);
        let (seconds, speed) = speed(report.nodes, start.elapsed());
        writeln!(
            out,
            "{}: {} positions, {} counts, {} wrong, {seconds:.3} seconds, {speed} nodes/second",
            path.display(),
            suite.entries().len(),
            report.counts,
            report.mismatches.len()
        )?;
        all.add(report);
    }
    write_hits(&mut out, &counter)?;
    writeln!(out, "nodes: {}", all.nodes)?;
    Ok(if all.mismatches.is_empty() {
        DONE
    } else {
        MISMATCH
    })
}

fn check(entry: &SuiteEntry, counter: &Counter, depth: u32) -> SuiteReport {
    entry.check(depth, |position, depth| counter.count(position, depth))
}

fn read_suite(path: &Path, args: &Args) -> Result<Suite, Failure> {
    let name = path.display();
    let text = std::fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
    let suite = Suite::parse_with(&text, |game, options| suite_game(game, options, args));
    let suite = suite.map_err(|error| format!("{name}: {error}"))?;
    if suite.entries().is_empty() {
        return Err(format!("{name}: there is no position in this file").into());
    }
    Ok(suite)
}

/// The game of some lines of a suite: what the file says, and where it says nothing what the
/// arguments say.
fn suite_game(
    named: Option<&str>,
    options: &[(&str, &str)],
    args: &Args,
) -> Result<Variant, Failure> {
    let given = args.game.as_deref();
    let Some(name) = named.or(given) else {
        return Err("the file names no game: give GAME, or a line `# variant: NAME`".into());
    };
    let game = if options.is_empty() {
        find_game(name, &args.options())?
    } else {
        Variant::by_name_with(name, options)?
    };
    if let Some(given) = given {
        let given = find_game(given, &[])?;
        let id = given.id();
        if id != game.id() {
            return Err(
                format!("the file is about {}, not {id}: leave GAME out", game.id()).into(),
            );
        }
    }
    Ok(game)
}
