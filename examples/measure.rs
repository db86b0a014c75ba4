//! Measures what the library does in a second, one thread: the figures of docs/perft.md.
//!
//! ```text
//! cargo run --release --example measure
//! RUSTFLAGS="-C target-cpu=native" cargo run --release --example measure -- kamil --runs 21
//! ```

#[path = "../benches/support/midgame.rs"]
mod midgame;
#[path = "common/playout.rs"]
mod playout;
#[path = "common/random.rs"]
mod random;
#[path = "common/speed.rs"]
mod speed;
mod support;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use shatranj::perft::{perft, perft_made};
use shatranj::{Position, Variant};

use midgame::midgame;
use playout::playout;
use random::Random;
use speed::{Runs, timed};
use support::{DONE, Failure, find_game, games_help};

/// Measures counting, making moves and random games, in turns, and prints millions a second.
#[derive(Debug, Parser)]
#[command(name = "measure", after_help = games_help())]
struct Args {
    /// The game by its name or the path of its text; the four built-in ones if nothing is said
    game: Option<String>,

    /// How often each piece of work is done; the median is shown, and that of the fastest third
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    runs: u32,
}

/// Games in a run of random games.
const GAMES: usize = 500;

/// The plies that are counted from the start, and made one by one: some tenths of a second.
const DEPTHS: [(&str, u32, u32); 4] = [
    ("tamerlane", 5, 4),
    ("kamil", 6, 5),
    ("atranj", 5, 4),
    ("citadel", 5, 5),
];

/// The plies that are counted or made from positions in the middle of games.
const MIDGAME_DEPTH: u32 = 3;

fn main() -> ExitCode {
    support::end(measure(&Args::parse()))
}

/// One figure: a name, some work that gives how much it did, and its runs.
struct Figure {
    name: String,
    work: Box<dyn Fn() -> u64>,
    done: u64,
    runs: Runs,
}

impl Figure {
    fn new(name: String, work: impl Fn() -> u64 + 'static) -> Figure {
        Figure {
            name,
            work: Box::new(work),
            done: 0,
            runs: Runs::default(),
        }
    }

    fn run(&mut self) {
        let (done, time) = timed(&self.work);
        self.done = done;
        self.runs.add(time);
    }
}

fn measure(args: &Args) -> Result<u8, Failure> {
    let games = match &args.game {
        Some(name) => vec![find_game(name, &[])?],
        None => Variant::all().map(Variant::clone).collect(),
    };
    let mut figures: Vec<Figure> = games.iter().flat_map(figures_of).collect();
    for _ in 0..args.runs {
        figures.iter_mut().for_each(Figure::run);
    }
    write_figures(&figures, args.runs)?;
    Ok(DONE)
}

fn figures_of(game: &Variant) -> Vec<Figure> {
    let (id, start) = (game.id(), game.start());
    let depths = DEPTHS.iter().find(|(name, ..)| *name == id);
    let (counted, made) = depths.map_or((4, 3), |&(_, counted, made)| (counted, made));
    let from_start = |what: &str, count: fn(&Position, u32) -> u64, depth| {
        let position = start.clone();
        let name = format!("{id}, leaves {what}, depth {depth}");
        Figure::new(name, move || count(&position, depth))
    };
    let from_midgame = |what: &str, count: fn(&Position, u32) -> u64| {
        let positions = midgame(game).ok()?;
        let name = format!("{id}, leaves {what}, {} midgames", positions.len());
        let one = move |position: &Position| count(position, MIDGAME_DEPTH);
        let sum = move || positions.iter().map(one).sum();
        Some(Figure::new(name, sum))
    };
    let random = {
        let position = start.clone();
        Figure::new(format!("{id}, moves of random games"), move || {
            let mut random = Random::new(1405);
            (0..GAMES).map(|_| playout(&position, &mut random)).sum()
        })
    };
    let figures = [
        Some(from_start("counted", perft, counted)),
        from_midgame("counted", perft),
        Some(from_start("made", perft_made, made)),
        from_midgame("made", perft_made),
        Some(random),
    ];
    figures.into_iter().flatten().collect()
}

fn write_figures(figures: &[Figure], runs: u32) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "shatranj {}, {}",
        env!("CARGO_PKG_VERSION"),
        speed::build()
    )?;
    writeln!(out, "millions a second, one thread, {runs} runs in turns\n")?;
    writeln!(out, "| work | median | fastest third |\n|---|---|---|")?;
    for Figure {
        name, done, runs, ..
    } in figures
    {
        let (median, best) = (runs.median(*done), runs.best_third(*done));
        writeln!(out, "| {name} | {median:.1} | {best:.1} |")?;
    }
    Ok(())
}
