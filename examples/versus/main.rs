//! Compares the speed of counting with that of another program, on games that both know.
//!
//! ```text
//! cargo run --release --example versus -- --engine fairy-stockfish
//! ```

#[path = "../common/fairy/mod.rs"]
mod fairy;
#[path = "../common/speed.rs"]
mod speed;
#[path = "../support/mod.rs"]
mod support;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use shatranj::{Position, perft};

use fairy::VariantsFile;
use fairy::dialect::{self, Description, describe};
use fairy::engine::{self, Divided, Engine};
use speed::{Runs, timed};
use support::{DONE, Failure, find_game, games_help};

/// Counts the move sequences of some games here and by another program, in turns, and prints
/// both speeds.
///
/// The other program must speak UCI as Fairy-Stockfish does, and take games by a variants
/// file. Where it can play the very same game, the count after each first move must be the
/// same; else it is given the game that comes nearest, and each program counts its own.
#[derive(Debug, Parser)]
#[command(name = "versus", after_help = EXITS, after_long_help = format!("{}\n{EXITS}", games_help()))]
struct Args {
    /// The other program: its path, or a name to look for on PATH and in /usr/games
    #[arg(long)]
    engine: String,

    /// A game by its name or the path of its text; may be repeated. Kamil, Shatranj, Courier,
    /// Makruk, Atranj and Citadel if nothing is said
    #[arg(long = "game", value_name = "GAME")]
    games: Vec<String>,

    /// Choose a reading of a rule of the games, such as array=Rotated; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "games")]
    options: Vec<String>,

    /// Count from this position instead of the start of the game
    #[arg(long, requires = "games")]
    fen: Option<String>,

    /// How many plies to look ahead; for each game as many as take some seconds if nothing
    /// is said
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=12))]
    depth: Option<u32>,

    /// How often each program counts; the median is shown, and that of the fastest third
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000))]
    runs: u32,

    /// The seconds that one answer of the other program may take
    #[arg(long, value_name = "SECONDS", default_value_t = 600, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    timeout: u64,
}

impl Args {
    fn options(&self) -> Vec<&str> {
        self.options.iter().map(String::as_str).collect()
    }
}

const EXITS: &str = "Exit codes: 0 all is well; 1 the counts are not equal; 2 a bad argument, \
    or no such program; 3 the other program crashed, was too slow or answered nonsense.";

/// The exit code where the programs disagree.
const UNEQUAL: u8 = 1;

/// The games that are compared if nothing is said, and how deep.
const GAMES: [(&str, u32); 6] = [
    ("kamil", 6),
    ("shatranj", 6),
    ("courier", 5),
    ("makruk", 5),
    ("atranj", 5),
    ("citadel", 5),
];

/// The position of Courier that is counted: after the moves with which each side must begin.
const COURIER: &str =
    "rnebmk1wbenr/1ppppp1pppp1/6g5/p5p4p/P5P4P/6G5/1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1";

fn main() -> ExitCode {
    engine::end(compare_all(&Args::parse()), ": give it more by --timeout")
}

/// One game as it is compared.
struct Match {
    id: String,
    depth: u32,
    position: Position,
    description: Description,
}

impl Match {
    fn new(id: &str, args: &Args) -> Result<Match, Failure> {
        let game = find_game(id, &args.options())?;
        let usual = GAMES.iter().find(|(name, _)| *name == game.id());
        let depth = args.depth.or(usual.map(|(_, depth)| *depth)).unwrap_or(4);
        let position = match args.fen.as_deref() {
            Some(fen) => game.position(fen)?,
            None if id == "courier" => game.position(COURIER)?,
            None => game.start(),
        };
        let description = describe(&position, depth)
            .map_err(|why| format!("the engine can't play {}: {why}", game.name()))?;
        Ok(Match {
            id: game.id().into(),
            depth,
            position,
            description,
        })
    }

    fn is_same_game(&self) -> bool {
        self.description.differences.is_empty()
    }
}

fn compare_all(args: &Args) -> Result<u8, Failure> {
    let all = GAMES.map(|(name, _)| name.to_string());
    let names = if args.games.is_empty() {
        &all[..]
    } else {
        &args.games
    };
    let matches = names
        .iter()
        .map(|id| Match::new(id, args))
        .collect::<Result<Vec<_>, _>>()?;
    let path = engine::find(&args.engine)?;
    let mut out = io::stdout().lock();
    for (i, one) in matches.iter().enumerate() {
        let compared = compare(one, &path, args)?;
        if i == 0 {
            write_head(&mut out, &compared.engine, args.runs)?;
        }
        write_row(&mut out, one, &compared)?;
        out.flush()?;
        if one.is_same_game() && !write_unequal(&mut out, &compared)? {
            return Ok(UNEQUAL);
        }
    }
    write_notes(&mut out, &matches)?;
    Ok(DONE)
}

/// What came of the runs of one game.
struct Compared {
    engine: String,
    start_up: Duration,
    here: Divided,
    there: Divided,
    times_here: Runs,
    times_there: Runs,
}

/// Starts the program, hands it the game, and lets both count in turns.
fn compare(one: &Match, path: &Path, args: &Args) -> Result<Compared, Failure> {
    let file = VariantsFile::new(&one.description.ini)?;
    let start = Instant::now();
    let mut engine = Engine::start(path, Duration::from_secs(args.timeout))?;
    engine.set_up(&file.0, dialect::NAME, &one.description.fen)?;
    let start_up = start.elapsed();
    let (mut times_here, mut times_there) = (Runs::default(), Runs::default());
    let mut last = None;
    for _ in 0..args.runs {
        let (there, time) = engine.perft(one.depth)?;
        times_there.add(time);
        let (here, time) = timed(|| perft::divide(&one.position, one.depth, true));
        times_here.add(time);
        last = Some((here, there));
    }
    let (here, there) = last.ok_or("there was no run")?;
    let nodes = here.iter().map(|(_, count)| count).sum();
    let text = |(m, count)| (one.position.move_text(m), count);
    Ok(Compared {
        engine: engine.name().into(),
        start_up,
        here: Divided {
            moves: here.into_iter().map(text).collect(),
            nodes,
        },
        there,
        times_here,
        times_there,
    })
}

fn write_head(out: &mut impl Write, engine: &str, runs: u32) -> io::Result<()> {
    writeln!(
        out,
        "here: shatranj {}, {}",
        env!("CARGO_PKG_VERSION"),
        speed::build()
    )?;
    writeln!(out, "there: {engine}")?;
    writeln!(
        out,
        "million leaves a second, median of {runs} runs in turns and, after the bar, of the \
         fastest third; one thread each\n"
    )?;
    writeln!(
        out,
        "{:<10} {:>5} {:>12} {:>12} {:>17} {:>15} {:>15}  start-up there",
        "game", "depth", "leaves here", "there", "M/s here", "there", "ratio"
    )
}

fn write_row(out: &mut impl Write, one: &Match, compared: &Compared) -> io::Result<()> {
    let (here, there) = (compared.here.nodes, compared.there.nodes);
    let both = |at: fn(&Runs, u64) -> f64| {
        let (h, t) = (
            at(&compared.times_here, here),
            at(&compared.times_there, there),
        );
        (h, t, h / t)
    };
    let (median, best) = (both(Runs::median), both(Runs::best_third));
    writeln!(
        out,
        "{:<10} {:>5} {here:>12} {there:>12} {:>8.1} |{:>7.1} {:>7.1} |{:>6.1} {:>7.1} |{:>6.1}  {:.3} s",
        format!("{}{}", one.id, if one.is_same_game() { "" } else { " *" }),
        one.depth,
        median.0,
        best.0,
        median.1,
        best.1,
        median.2,
        best.2,
        compared.start_up.as_secs_f64(),
    )
}

/// Says which counts are not equal, and whether all are.
fn write_unequal(out: &mut impl Write, compared: &Compared) -> io::Result<bool> {
    let here: BTreeMap<_, _> = compared.here.moves.iter().cloned().collect();
    let there: BTreeMap<_, _> = compared.there.moves.iter().cloned().collect();
    if here == there && compared.here.nodes == compared.there.nodes {
        return Ok(true);
    }
    writeln!(out, "\nthe counts are not equal:")?;
    let moves: std::collections::BTreeSet<_> = here.keys().chain(there.keys()).collect();
    let show = |count: Option<&u64>| count.map_or("no such move".into(), u64::to_string);
    for m in moves {
        let (h, t) = (here.get(m), there.get(m));
        if h != t {
            writeln!(out, "{m}: here {}, there {}", show(h), show(t))?;
        }
    }
    writeln!(
        out,
        "sum: here {}, there {}",
        compared.here.nodes, compared.there.nodes
    )?;
    Ok(false)
}

fn write_notes(out: &mut impl Write, matches: &[Match]) -> io::Result<()> {
    for one in matches.iter().filter(|one| !one.is_same_game()) {
        let differences = one.description.differences.join("; ");
        writeln!(
            out,
            "* {} there is only the nearest game, and each counts its own: {differences}",
            one.id
        )?;
    }
    let same = matches
        .iter()
        .filter(|one| one.is_same_game())
        .map(|one| one.id.as_str());
    let same: Vec<&str> = same.collect();
    if !same.is_empty() {
        writeln!(
            out,
            "the count after each first move is equal: {}",
            same.join(", ")
        )?;
    }
    Ok(())
}
