//! Plays every game under every reading of its rules for as long as wanted, and compares each
//! position in all that can be asked of it with the slow second generator of the tests.
//!
//! ```text
//! cargo run --release --example soak -- --seconds 600 --threads 2
//! ```

#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../tests/lockstep/mod.rs"]
mod lockstep;
#[path = "../tests/reference/mod.rs"]
mod reference;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use shatranj::Variant;

use lockstep::Lockstep;
use lockstep::explore::{arrange, play};
use lockstep::rng::Rng;
use lockstep::tally::Tally;
use reference::Referee;

/// Random games with every check on; ends at the first difference, with the position.
#[derive(Debug, Parser)]
#[command(name = "soak")]
struct Args {
    /// How long to play
    #[arg(long, default_value_t = 60)]
    seconds: u64,

    /// Where the random numbers begin; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many games are played at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    threads: u64,
}

/// How many positions of each reading are compared in play from the start, and after set-ups.
const PLAYED: u64 = 200;
const ARRANGED: u64 = 300;

fn main() {
    let args = Args::parse();
    let end = Instant::now() + Duration::from_secs(args.seconds);
    let next = AtomicU64::new(0);
    let total = Mutex::new(Tally::default());
    std::thread::scope(|scope| {
        for _ in 0..args.threads {
            scope.spawn(|| {
                while Instant::now() < end {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let mut rng = Rng::new(args.seed.wrapping_mul(1 << 32) ^ number);
                    let tally = one_reading(&mut rng);
                    total.lock().expect("no thread has failed").merge(&tally);
                }
            });
        }
    });
    println!("{}", total.into_inner().expect("no thread has failed"));
}

/// One game with options drawn at random: play from its start, then set-ups.
fn one_reading(rng: &mut Rng) -> Tally {
    let name = *rng.pick(&["tamerlane", "kamil", "atranj", "citadel"]);
    let infos = Variant::options_of(name).expect("a built-in game");
    let chosen: Vec<(&str, &str)> = infos
        .iter()
        .map(|info| (info.id.as_str(), rng.pick(&info.values).id.as_str()))
        .collect();
    let game = Variant::by_name_with(name, &chosen).expect("options of the game");
    let mut lockstep = Lockstep::new(Referee::new(&game), rng.next());
    lockstep.texts = true;
    lockstep.tally.add(format!("readings of {name}"));
    play(&mut lockstep, PLAYED);
    arrange(&mut lockstep, PLAYED + ARRANGED);
    lockstep.tally
}
