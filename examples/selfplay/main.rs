//! Plays games between programs: the small search of the examples, a random mover, a player
//! that sees material alone, and another program.
//!
//! ```text
//! cargo run --release --example selfplay -- kamil --games 20 --black random --movetime 20
//! cargo run --release --example selfplay -- kamil --opponent fairy-stockfish --alternate
//! ```

#[path = "../common/fairy/mod.rs"]
mod fairy;
mod pairing;
mod pgn_file;
mod player;
#[path = "../support/progress.rs"]
mod progress;
#[path = "../common/random.rs"]
mod random;
mod rival;
#[path = "../common/search/mod.rs"]
mod search;
mod summary;
#[path = "../support/mod.rs"]
mod support;

use std::io;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Parser, value_parser};

use fairy::{VariantsFile, dialect, engine};
use pairing::Pairing;
use pgn_file::PgnFile;
use player::Kind;
use progress::Progress;
use rival::RivalSetup;
use search::{Limits, is_room_for};
use summary::Summary;
use support::{DONE, Failure, find_game, games_help};

/// Plays games between two programs and sums them up.
///
/// Players are `engine`, the small search of these examples; `random`; and `material`, which
/// looks one move ahead and counts what the pieces are worth. Games that go on for too long
/// are cut and count as draws. With --depth or --nodes the same seed gives the same games,
/// whatever the number of threads.
#[derive(Debug, Parser)]
#[command(name = "selfplay", after_help = games_help(), after_long_help = format!("{}\n{EXITS}", games_help()))]
struct Args {
    /// The game, such as tamerlane; the list of games is below
    game: String,

    /// Choose a reading of a rule, such as exchange_when=Never; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,

    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = value_parser!(u32).range(1..=1_000_000))]
    games: u32,

    /// Who plays White
    #[arg(long, value_name = "PLAYER", value_enum, default_value_t = Kind::Engine)]
    white: Kind,

    /// Who plays Black
    #[arg(long, value_name = "PLAYER", value_enum, default_value_t = Kind::Engine, conflicts_with = "opponent")]
    black: Kind,

    /// Another program plays Black, and every move, position and check is compared: its path,
    /// or a name to look for on PATH and in /usr/games. It must speak UCI as Fairy-Stockfish
    /// does
    #[arg(long, value_name = "PROGRAM")]
    opponent: Option<String>,

    /// Change colours after every game
    #[arg(long)]
    alternate: bool,

    #[command(flatten)]
    limits: LimitArgs,

    /// Cut games after so many plies
    #[arg(long, value_name = "PLIES", default_value_t = 400, value_parser = value_parser!(u32).range(1..=100_000))]
    cut: u32,

    /// Begin each game with so many random moves
    #[arg(long, value_name = "PLIES", default_value_t = 4, value_parser = value_parser!(u32).range(0..=1000))]
    opening: u32,

    /// Play so many games at a time; as many as there are processors if nothing is said
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,

    /// The random moves depend on this number alone
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// The megabytes of each engine's table
    #[arg(long, value_name = "MB", default_value_t = 8, value_parser = value_parser!(u32).range(1..=1024))]
    hash: u32,

    /// Write the games to this file, each as soon as it and those before it are over
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
}

/// How long an engine may think; 50 milliseconds a move if nothing is said.
#[derive(Debug, clap::Args)]
#[group(multiple = false)]
struct LimitArgs {
    /// Milliseconds for each move of an engine (50 if nothing is said)
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=3_600_000))]
    movetime: Option<u64>,

    /// Plies that an engine looks ahead
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=90))]
    depth: Option<u32>,

    /// Positions that an engine looks at for each move
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    nodes: Option<u64>,
}

const EXITS: &str = "Exit codes: 0 all is well; 1 a move was refused, or the two programs differ; \
    2 a bad argument, or no such program; 3 the other program crashed, was too slow or answered \
    nonsense.";

/// The most megabytes of all tables together.
const MOST_MEGABYTES: usize = 1 << 16;

/// The exit code where a move is refused or programs disagree.
const DIFFERENT: u8 = 1;

fn main() -> ExitCode {
    engine::end(run(&Args::parse()), "")
}

fn run(args: &Args) -> Result<u8, Failure> {
    let options: Vec<&str> = args.options.iter().map(String::as_str).collect();
    let variant = find_game(&args.game, &options)?;
    let handed = match &args.opponent {
        Some(name) => Some(hand_over(name, &variant)?),
        None => None,
    };
    let black = if handed.is_some() {
        Kind::Other
    } else {
        args.black
    };
    let pairing = Pairing {
        variant: &variant,
        players: [args.white, black],
        limits: args.limits.limits(),
        rival: handed.as_ref().map(|(setup, _)| setup),
        games: args.games as usize,
        alternate: args.alternate,
        cut: args.cut,
        opening: args.opening,
        seed: args.seed,
        megabytes: args.hash as usize,
    };
    let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
    let threads = args.threads.map_or(processors, |threads| threads as usize);
    check_memory(&pairing, threads)?;
    let mut pgn = args.pgn.as_deref().map(PgnFile::open).transpose()?;
    let start = Instant::now();
    let progress = Progress::new(pairing.games, variant.id().into());
    let (records, result) = pairing.play_all(threads, |record| {
        progress.step();
        pgn.as_mut()
            .map_or(Ok(()), |file| file.write(&pairing, record))
    });
    drop(progress);
    let time = start.elapsed();
    let summary = Summary::new(&pairing, &records);
    if result.is_ok() || !records.is_empty() {
        summary.write(&mut io::stdout().lock(), time)?;
    }
    result?;
    Ok(if summary.is_clean() { DONE } else { DIFFERENT })
}

impl LimitArgs {
    fn limits(&self) -> Limits {
        let free = self.depth.is_some() || self.nodes.is_some();
        let movetime = self.movetime.or((!free).then_some(50));
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            hard: movetime.map(Duration::from_millis),
            ..Limits::default()
        }
    }
}

/// Refuses tables that no machine has the memory for, before anything is begun.
fn check_memory(pairing: &Pairing, threads: usize) -> Result<(), Failure> {
    let engines = pairing.players.iter().filter(|&&kind| kind == Kind::Engine);
    let (engines, threads) = (engines.count(), pairing.at_a_time(threads));
    let all = pairing.megabytes * engines * threads;
    let there = is_room_for(all.saturating_mul(1 << 20));
    if all <= MOST_MEGABYTES && there {
        return Ok(());
    }
    let most = match there {
        true => format!("at most {MOST_MEGABYTES} MB are allowed"),
        false => "so much memory is not to be had".into(),
    };
    Err(format!(
        "the tables need {all} MB ({} MB for each of {engines} engines in {threads} threads), but \
         {most}: choose a smaller --hash or fewer --threads",
        pairing.megabytes
    )
    .into())
}

/// The other program and the game as it is told to it, with the file that has to stay there.
fn hand_over(
    name: &str,
    variant: &shatranj::Variant,
) -> Result<(RivalSetup, VariantsFile), Failure> {
    let description = dialect::describe(&variant.start(), 1)
        .map_err(|why| format!("{name} can't play {}: {why}", variant.name()))?;
    if !description.differences.is_empty() {
        let differences = description.differences.join("; ");
        return Err(format!("{name} would play another game: {differences}").into());
    }
    let file = VariantsFile::new(&description.ini)?;
    let setup = RivalSetup::new(name, file.0.clone(), description.fen)?;
    Ok((setup, file))
}
