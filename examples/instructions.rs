//! A fixed small count for each game, to be run under valgrind: `.ci/instructions` compares
//! the instructions that it takes with a budget.
//!
//! ```text
//! cargo run --release --example instructions -- kamil counted
//! ```

use std::io::{self, Write};
use std::process::ExitCode;

use shatranj::perft::{perft, perft_made};
use shatranj::{Position, Variant};

/// A position in the middle of a game, with what makes the game special, and the depth.
const POSITIONS: [(&str, &str); 4] = [
    (
        "tamerlane",
        "e2t2d1r1e*/7zk3/r'1G'2w4c*/1r2E2T'3*/1n'6G1p*/1D't'2K'5*/P1c7d'*/R1C'3WK2R'*/3n3Z4/E1DZDZ'CR3* w - - 3 80",
    ),
    (
        "kamil",
        "1nd6r/rppk1pgppp/p2pp2n1e/4d1p3/2e7/10/4P2P2/2PP2DD1N/PP1K1PP1PP/R1E2G1ER1 b - - 1 21",
    ),
    (
        "atranj",
        "r1bw1k1bnr/pppputpppp/n9/2N3u2n/10/10/10/4US1PPB/PPsP1UP2P/R1BW1KT1NR b - - 7 14",
    ),
    (
        "citadel",
        "1**********1/*r1dk1g1e1r*/*p2p1p3p*/*npp1pep2n*/*7pp1*/*4d5*/*10*/*P7PP*/*D1PPKE1PD1*/*4PPP2R*/*R4G1EN1*/N**********1 w - - 1 28",
    ),
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, way] = &args[..] else {
        return usage();
    };
    let Some((_, fen)) = POSITIONS.iter().find(|(id, _)| id == game) else {
        return usage();
    };
    let Some(Ok(middle)) = Variant::by_name(game).ok().map(|game| game.position(fen)) else {
        return usage();
    };
    let start = middle.variant().start();
    let nodes = match way.as_str() {
        "counted" => measured(perft, &start, 4) + measured(perft, &middle, 3),
        "made" => measured(perft_made, &start, 3) + measured(perft_made, &middle, 2),
        _ => return usage(),
    };
    println!("nodes: {nodes}");
    ExitCode::SUCCESS
}

/// The only work that is measured: valgrind is told the name of this function.
#[inline(never)]
fn measured(count: fn(&Position, u32) -> u64, position: &Position, depth: u32) -> u64 {
    count(position, depth)
}

fn usage() -> ExitCode {
    // Where nobody hears it, that is no failure.
    let usage = "usage: instructions tamerlane|kamil|atranj|citadel counted|made";
    let _ = writeln!(io::stderr(), "{usage}");
    ExitCode::from(2)
}
