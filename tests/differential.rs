//! The library against the referee, in random play and in sparse random set-ups, for every
//! game under every value of its options.
//!
//! The seeds are fixed. To look further, set in the environment
//! - `SHATRANJ_SEED` to another number, for other positions;
//! - `SHATRANJ_SOAK` to a factor, for so many times as many positions. `SHATRANJ_SOAK=100
//!   cargo test --release --test differential -- --nocapture` takes about an hour and prints
//!   what it has met. Below 1, for a quick look, rare things need not come up.
#![cfg(feature = "std")]

mod lockstep;
mod reference;

use lockstep::Lockstep;
use lockstep::explore::{arrange, play, readings};
use lockstep::flip::Flip;
use lockstep::tally::Tally;
use reference::Referee;
use shatranj::{Movement, PieceSpec, Topology, Variant};

fn number_from_environment<T: std::str::FromStr>(name: &str) -> Option<T> {
    let text = std::env::var(name).ok()?;
    Some(
        text.parse()
            .unwrap_or_else(|_| panic!("{name} must be a number, not {text}")),
    )
}

fn seed() -> u64 {
    number_from_environment("SHATRANJ_SEED").unwrap_or(1_405)
}

fn soak() -> f64 {
    number_from_environment("SHATRANJ_SOAK").unwrap_or(1.0)
}

/// Half of the positions go to the default rules, the rest to the other readings.
fn check(game: &str, positions: u64, explore: fn(&mut Lockstep, u64)) -> Tally {
    let readings = readings(game);
    let positions = (positions as f64 * soak()) as u64;
    let mut total = Tally::default();
    for (number, variant) in readings.iter().enumerate() {
        let share = match number {
            0 => positions / 2,
            _ => positions / 2 / (readings.len() as u64 - 1) + 1,
        };
        let seed = seed().wrapping_mul(1_000).wrapping_add(number as u64);
        let mut lockstep = Lockstep::new(Referee::new(variant), seed);
        explore(&mut lockstep, share);
        total.merge(&lockstep.tally);
    }
    assert!(total.get("positions") >= positions, "{total}");
    println!("{game}: {} readings; {total}", readings.len());
    total
}

/// Fails unless each of these came up, where enough was played for it.
fn insist(tally: &Tally, on: &[&str]) {
    if soak() >= 1.0 {
        tally.insist(on);
    }
}

const ENDS: &[&str] = &["check", "double check", "checkmate", "stalemate"];
const FAULTS: &[&str] = &[
    "NO_ROYAL",
    "TOO_MANY",
    "OPPOSITE_CHECK",
    "PAWN_ON_LAST_RANK",
];

#[test]
fn tamerlane_play() {
    let tally = check("tamerlane", 12_000, play);
    insist(
        &tally,
        &[
            "check",
            "double check",
            "promotion",
            "several royals",
            "exchange",
        ],
    );
}

#[test]
fn tamerlane_setups() {
    let tally = check("tamerlane", 40_000, arrange);
    insist(&tally, ENDS);
    insist(&tally, FAULTS);
    insist(&tally, &["FORBIDDEN_SQUARE", "PAWN_IN_CITADEL"]);
    insist(
        &tally,
        &["citadel draw", "several royals", "promotion", "exchange"],
    );
    insist(
        &tally,
        &[
            "freezing",
            "relocation",
            "relocation that removes",
            "waiting",
        ],
    );
    insist(
        &tally,
        &[
            "homecoming",
            "displacing homecoming",
            "own unit gone",
            "transfer",
        ],
    );
    insist(
        &tally,
        &[
            "coronation",
            "coronation with an heir",
            "exchange for want of moves",
        ],
    );
}

#[test]
fn kamil_play() {
    let tally = check("kamil", 10_000, play);
    insist(&tally, &["check", "promotion", "vanishing"]);
}

#[test]
fn kamil_setups() {
    let tally = check("kamil", 12_000, arrange);
    insist(&tally, ENDS);
    insist(&tally, FAULTS);
    insist(&tally, &["UNKNOWN_RIGHT", "promotion", "vanishing"]);
}

#[test]
fn atranj_play() {
    let tally = check("atranj", 10_000, play);
    insist(&tally, &["check", "promotion"]);
}

#[test]
fn atranj_setups() {
    let tally = check("atranj", 12_000, arrange);
    insist(&tally, ENDS);
    insist(&tally, FAULTS);
    insist(&tally, &["UNKNOWN_RIGHT", "promotion"]);
}

#[test]
fn citadel_play() {
    let tally = check("citadel", 10_000, play);
    insist(&tally, &["check", "promotion"]);
}

#[test]
fn citadel_setups() {
    let tally = check("citadel", 12_000, arrange);
    insist(&tally, ENDS);
    insist(&tally, FAULTS);
    insist(
        &tally,
        &["UNKNOWN_RIGHT", "FORBIDDEN_SQUARE", "PAWN_IN_CITADEL"],
    );
    insist(&tally, &["citadel draw", "promotion"]);
}

/// Every built-in game looks alike from both sides of the board, up to its array, so that
/// the comparison with the flipped position is never idle.
#[test]
fn every_reading_has_a_flip() {
    for game in ["tamerlane", "kamil", "atranj", "citadel"] {
        for variant in readings(game) {
            let title = Referee::new(&variant).title();
            assert!(!Flip::all(&variant).is_empty(), "{title}");
        }
    }
}

/// Far more kinds that leap than any game here has: the generator looks at the first eight
/// ways of moving at once, and at the others only where there are so many.
#[test]
fn fourteen_ways_of_leaping() {
    let leaps = [
        "W", "F", "D", "N", "A", "H", "C", "Z", "G", "(1,4)", "(2,4)", "(3,4)", "(4,4)", "(0,4)",
    ];
    let king = Movement::betza("K").expect("a movement");
    let mut builder = Variant::builder("leapers")
        .board(Topology::grid(9, 9))
        .piece(PieceSpec::new("K", "King", king).royal(1));
    for (leap, letter) in leaps.iter().zip(('A'..='J').chain('L'..='O')) {
        let movement = Movement::betza(leap).expect("a movement");
        builder = builder.piece(PieceSpec::new(letter.to_string(), "Leaper", movement));
    }
    let start = "abcdkefgh/ijlmnoabc/9/9/9/9/9/IJLMNOABC/ABCDKEFGH";
    let game = builder.start(start).build().expect("a game");
    let mut lockstep = Lockstep::new(Referee::new(&game), seed());
    play(&mut lockstep, (4_000.0 * soak()) as u64);
    insist(&lockstep.tally, &["check", "checkmate"]);
}
