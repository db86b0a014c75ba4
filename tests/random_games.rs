//! Random games, played at random: the library against the referee on boards, movements and
//! rules that nobody thought of.
//!
//! Each invented game has a board with voids, cells outside, links or rolled up to a cylinder,
//! three to some fifteen kinds of piece, one to three royals, pawns of several sorts, and any
//! of the rules. From random set-ups it is played at random, and at every ply the two
//! generators, the outcome, the checkers, hash, undo and FEN are compared; the text form of the
//! game must give the game again.
//!
//! The seed is fixed. In the environment can be set
//! - `SHATRANJ_SEED`, for other games;
//! - `SHATRANJ_GAMES`, how many, instead of 2,000 (100 in a build without optimisation);
//! - `SHATRANJ_FIRST`, the number of the first, to look at one again.
//!
//! The long run, 100,000 games:
//! ```text
//! SHATRANJ_GAMES=100000 cargo test --release --test random_games -- --nocapture
//! ```
#![cfg(feature = "std")]

mod invent;
#[allow(
    dead_code,
    reason = "set-ups are made by `invent`; refused ones do not matter"
)]
mod lockstep;
mod reference;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use invent::differ::{difference, shrunk};
use lockstep::Lockstep;
use lockstep::rng::Rng;
use lockstep::tally::Tally;
use reference::Referee;
use reference::board::Board;
use shatranj::{Move, Position, Variant};

/// How many plies of each game are played; a game that ends sooner begins anew.
const PLIES: usize = 30;
/// One in so many positions is compared in all that can be asked of it.
const THOROUGH: usize = 16;

fn from_environment(name: &str, default: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.map_or(default, |text| {
        text.parse()
            .unwrap_or_else(|_| panic!("{name} must be a number, not {text}"))
    })
}

/// Games are independent of each other, so that each can be looked at alone.
fn rng_of(seed: u64, number: u64) -> Rng {
    Rng::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number.wrapping_mul(0xd134_2543_de82_ef95))
}

/// Also fairy-stockfish/FairyFishGUI #12; fairy-stockfish/Fairy-Stockfish #678, #569: a game that
/// is accepted and fails later. Whatever builds is played, printed and read back here.
#[test]
fn library_and_referee_agree_on_random_games() {
    let games = from_environment(
        "SHATRANJ_GAMES",
        if cfg!(debug_assertions) { 100 } else { 2_000 },
    );
    let (seed, first) = (
        from_environment("SHATRANJ_SEED", 1_000),
        from_environment("SHATRANJ_FIRST", 0),
    );
    let next = AtomicU64::new(first);
    let total = Mutex::new(Tally::default());
    let failures = Mutex::new(Vec::new());
    let work = || {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= first + games || failures.lock().expect("a list").len() >= 8 {
                break;
            }
            if let Err(message) = one_game(seed, number, &mut tally) {
                failures.lock().expect("a list").push(message);
            }
        }
        total.lock().expect("a tally").merge(&tally);
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let failures = failures.into_inner().expect("a list");
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    let total = total.into_inner().expect("a tally");
    println!("{games} games from seed {seed}; {total}");
    assert!(
        total.get("plies") >= games * PLIES as u64 * 9 / 10,
        "{total}"
    );
    if games >= 2_000 {
        total.insist(&[
            "check",
            "double check",
            "several royals",
            "checkmate",
            "stalemate",
        ]);
        total.insist(&[
            "bare king",
            "citadel draw",
            "promotion",
            "vanishing",
            "exchange",
        ]);
        total.insist(&[
            "freezing",
            "walked paths",
            "cylinder",
            "links",
            "homing",
            "voids",
        ]);
    }
}

/// Invents one game and plays it. The error holds all that is needed to look at it again.
fn one_game(seed: u64, number: u64, tally: &mut Tally) -> Result<(), String> {
    let mut rng = rng_of(seed, number);
    let again = format!("SHATRANJ_SEED={seed} SHATRANJ_FIRST={number} SHATRANJ_GAMES=1");
    let invented = catch_unwind(AssertUnwindSafe(|| invent::invent(&mut rng)));
    let variant = invented.map_err(|panic| format!("{again}: {}", message(&*panic)))?;
    let mut lockstep = Lockstep::new(Referee::new(&variant), rng.next());
    let played = catch_unwind(AssertUnwindSafe(|| {
        reads_back(&variant);
        play(&variant, &mut lockstep, &mut rng);
    }));
    describe(&variant, &mut lockstep.tally);
    tally.merge(&lockstep.tally);
    played.map_err(|panic| format!("{again}: {}\n{}", message(&*panic), variant.to_text()))
}

fn message(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or(panic.downcast_ref::<&str>().copied())
        .unwrap_or("a panic")
}

/// The text form of a game gives the game again, names and options included.
fn reads_back(variant: &Variant) {
    let text = variant.to_text();
    let read = Variant::from_text(&text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read, *variant);
    assert_eq!(read.to_text(), text);
    assert_eq!(read.start().key(), variant.start().key());
}

/// Counts what kind of game this was.
fn describe(variant: &Variant, tally: &mut Tally) {
    let board = variant.topology();
    let (files, ranks) = board.grid_size();
    tally.add("games");
    let mut when = |holds: bool, what: &str| {
        if holds {
            tally.add(what);
        }
    };
    when(variant.walked_paths() > 0, "walked paths");
    when(
        board.main_board().len() < u32::from(files) * u32::from(ranks),
        "voids",
    );
    when(
        board.len() > board.main_board().len() as usize,
        "cells outside",
    );
    when(
        variant.pieces().any(|(_, p)| p.movement.homes().is_some()),
        "homing",
    );
    let text = format!("{board:?}");
    when(text.contains("cylinder: true"), "cylinder");
    when(!text.contains("links: {}"), "links");
}

fn play(variant: &Variant, lockstep: &mut Lockstep, rng: &mut Rng) {
    let mut plies = 0;
    let mut position = variant.start();
    let mut undos = Vec::new();
    let mut begin = position.clone();
    for turn in 0..PLIES * 4 {
        let moves = match turn % THOROUGH {
            0 if difference(&lockstep.referee, &position).is_none() => {
                judged(lockstep, &mut position)
            }
            _ => compared(lockstep, &position),
        };
        if moves.is_empty() {
            take_back(&mut position, &mut undos, &begin);
            let Some(other) = invent::position(variant, rng) else {
                return;
            };
            position = other;
            begin = position.clone();
            continue;
        }
        let m = *rng.pick(&moves);
        undos.push(position.apply(m));
        assert_eq!(
            position.key(),
            position.fresh_key(),
            "{}: the key after {m:?}",
            position.fen()
        );
        plies += 1;
        lockstep.tally.add("plies");
        if plies == PLIES {
            break;
        }
    }
    take_back(&mut position, &mut undos, &begin);
}

/// Undoes all moves; everything must be as it was.
fn take_back(position: &mut Position, undos: &mut Vec<shatranj::position::Undo>, begin: &Position) {
    while let Some(undo) = undos.pop() {
        position.undo(undo);
    }
    assert_eq!(position.setup(), begin.setup(), "undone");
    assert_eq!(position.key(), begin.key(), "undone");
}

fn judged(lockstep: &mut Lockstep, position: &mut Position) -> Vec<Move> {
    let moves = lockstep.compare(position).moves;
    moves.iter().map(|m| Move::new(m.from, m.to)).collect()
}

/// The comparison of every ply: moves, where they lead to, the outcome, checkers, the FEN.
fn compared(lockstep: &mut Lockstep, position: &Position) -> Vec<Move> {
    let referee = &lockstep.referee;
    let fen = position.fen();
    if let Some(difference) = difference(referee, position) {
        let (position, difference) = shrunk(referee, position.clone(), difference);
        panic!("{}\n{difference}\n{position}", position.fen());
    }
    let board = Board::read(&position.setup(), referee.topology().len());
    assert_eq!(referee.fen(&board), fen);
    let judgement = referee.judge(&board);
    match referee.variant.position(&fen) {
        Ok(read) => assert_eq!(
            (read.setup(), read.key()),
            (position.setup(), position.key()),
            "read back: {fen}"
        ),
        Err(error) => panic!("{fen} can't be read back: {error}"),
    }
    for legal in &judgement.moves {
        let mut after = position.clone();
        let m = Move::new(legal.from, legal.to);
        let _ = after.apply(m);
        assert_eq!(after.setup(), legal.after.setup(), "after {m:?}: {fen}");
    }
    lockstep
        .tally
        .position(&lockstep.referee, &board, &judgement);
    let legal = judgement.moves.iter();
    legal.map(|m| Move::new(m.from, m.to)).collect()
}
