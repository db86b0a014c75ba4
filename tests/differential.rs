//! The library against the referee, in random play and in sparse random set-ups, for every
//! game under every value of its options.
//!
//! The seeds are fixed. To look further, set in the environment
//! - `SHATRANJ_SEED` to another number, for other positions;
//! - `SHATRANJ_SOAK` to a factor, for so many times as many positions. `SHATRANJ_SOAK=100
//!   cargo test --release --test differential -- --nocapture` takes about an hour and prints
//!   what it has met. Below 1, for a quick look, rare things need not come up.

mod lockstep;
mod reference;

use lockstep::Lockstep;
use lockstep::arrange::Arranger;
use lockstep::flip::Flip;
use lockstep::tally::Tally;
use reference::Referee;
use shatranj::position::Undo;
use shatranj::{Move, Position, Variant};

/// A game is cut after so many plies; most have ended by then.
const MAX_PLIES: usize = 400;
/// How many plies are played on from a set-up.
const PLIES_AFTER_SETUP: usize = 6;

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

/// A game under all readings of its rules: the default, every other value of an option, and
/// every pair of two such values.
fn readings(game: &str) -> Vec<Variant> {
    let infos = Variant::options_of(game).expect("a built-in game");
    let others: Vec<(&str, &str)> = infos
        .iter()
        .flat_map(|info| {
            info.values[1..]
                .iter()
                .map(|value| (info.id.as_str(), value.id.as_str()))
        })
        .collect();
    let mut chosen: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    chosen.extend(others.iter().map(|&one| vec![one]));
    for (i, &one) in others.iter().enumerate() {
        let later = others[i + 1..].iter().filter(|(key, _)| *key != one.0);
        chosen.extend(later.map(|&two| vec![one, two]));
    }
    let reading = |options: &Vec<_>| Variant::by_name_with(game, options).expect("options");
    chosen.iter().map(reading).collect()
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

/// Random games from the start. They are played to their end, but where only few positions
/// are wanted not each ply is compared, so that late ones come up too.
fn play(lockstep: &mut Lockstep, positions: u64) {
    let compared = |lockstep: &Lockstep| lockstep.tally.get("positions");
    let stride = if positions < 2_000 { 4 } else { 1 };
    while compared(lockstep) < positions {
        let mut position = lockstep.referee.variant.start();
        let offset = lockstep.rng.below(stride);
        let mut undos = Vec::new();
        for ply in 0..MAX_PLIES {
            if ply % stride == offset {
                lockstep.compare(&mut position);
            }
            let moves = position.legal_moves();
            if moves.is_empty() || compared(lockstep) >= positions {
                break;
            }
            // Taking more often than by chance leads to endings sooner.
            let captures = position.captures();
            let wild = !captures.is_empty() && lockstep.rng.chance(25);
            let choice = if wild { &captures } else { &moves };
            undos.push(position.apply(*lockstep.rng.pick(choice)));
        }
        lockstep.tally.add("games");
        take_back(&mut position, undos, &lockstep.referee.variant.start());
    }
}

/// Sparse random set-ups, and a few plies from each.
fn arrange(lockstep: &mut Lockstep, positions: u64) {
    while lockstep.tally.get("positions") < positions {
        let setup = Arranger::arrange(&lockstep.referee, &mut lockstep.rng);
        let Some(mut position) = lockstep.admit(&setup) else {
            continue;
        };
        lockstep.tally.add("set-ups");
        let begin = position.clone();
        let mut undos = Vec::new();
        for _ in 0..PLIES_AFTER_SETUP {
            let judgement = lockstep.compare(&mut position);
            if judgement.moves.is_empty() {
                break;
            }
            let legal = lockstep.rng.pick(&judgement.moves);
            undos.push(position.apply(Move::new(legal.from, legal.to)));
        }
        take_back(&mut position, undos, &begin);
    }
}

/// Undoes all moves; everything must be as it was.
fn take_back(position: &mut Position, undos: Vec<Undo>, begin: &Position) {
    for undo in undos.into_iter().rev() {
        position.undo(undo);
    }
    assert_eq!(position.setup(), begin.setup());
    assert_eq!(position.key(), begin.key());
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
