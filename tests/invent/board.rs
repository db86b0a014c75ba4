//! Boards: small and large, full and holed, with cells outside, links and rolled up.

use shatranj::movement::Vector;
use shatranj::{Topology, TopologyBuilder};

use crate::lockstep::rng::Rng;

/// Steps that links replace.
const STEPS: &[Vector] = &[
    (0, 1),
    (1, 0),
    (0, -1),
    (-1, 0),
    (1, 1),
    (-1, -1),
    (1, -1),
    (-1, 1),
    (1, 2),
    (-2, 1),
    (0, 2),
];

/// A random board.
pub fn board(rng: &mut Rng) -> Option<Topology> {
    let (files, ranks) = size(rng);
    let mut board = Topology::grid(files, ranks);
    let mut squares: Vec<Vector> = (0..ranks as i8)
        .flat_map(|y| (0..files as i8).map(move |x| (x, y)))
        .collect();
    if rng.chance(55) {
        for square in voids(files, ranks, rng) {
            if let Some(place) = squares.iter().position(|&s| s == square) {
                squares.remove(place);
                board = board.void(name(square));
            }
        }
    }
    let cylinder = rng.chance(14);
    let mut names: Vec<String> = squares.iter().map(|&s| name(s)).collect();
    if cylinder {
        board = board.cylinder();
    } else if rng.chance(25) {
        for (i, letter) in ('v'..='z').enumerate().take(1 + rng.below(3)) {
            let name = format!("{letter}{}", 1 + rng.below(9) + i);
            board = beside(board, &name, (files as i8, ranks as i8), rng);
            names.push(name);
        }
    }
    if rng.chance(18) && !names.is_empty() {
        for _ in 0..=rng.below(4) {
            board = link(board, &names, rng);
        }
    }
    board.build().ok()
}

/// Mostly some 20 to 60 squares, now and then as many as there can be.
fn size(rng: &mut Rng) -> (u8, u8) {
    let side = |rng: &mut Rng| 4 + rng.below(5) as u8;
    match rng.below(20) {
        0 => (11, 11),
        1 => (10, 10),
        2 => (12, 8),
        3 => (2 + rng.below(2) as u8, 8 + rng.below(6) as u8),
        4 => (9 + rng.below(12) as u8, 3 + rng.below(3) as u8),
        _ => (side(rng), side(rng)),
    }
}

/// A few squares, or a few and their images under a half turn.
fn voids(files: u8, ranks: u8, rng: &mut Rng) -> Vec<Vector> {
    let most = usize::from(files) * usize::from(ranks) / 6;
    let turned = rng.chance(50);
    let mut voids = Vec::new();
    for _ in 0..=rng.below(most.max(1)) {
        let (x, y) = (rng.below(files.into()) as i8, rng.below(ranks.into()) as i8);
        voids.push((x, y));
        if turned {
            voids.push((files as i8 - 1 - x, ranks as i8 - 1 - y));
        }
    }
    voids
}

/// Adds a cell that touches the edge of the grid, or nearly.
fn beside(board: TopologyBuilder, name: &str, size: Vector, rng: &mut Rng) -> TopologyBuilder {
    let along = |length: i8, rng: &mut Rng| rng.below(length as usize) as i8;
    let away = 1 + i8::from(rng.chance(15));
    let (x, y) = match rng.below(5) {
        0 => (-away, along(size.1, rng)),
        1 => (size.0 - 1 + away, along(size.1, rng)),
        2 => (along(size.0, rng), -away),
        3 => (along(size.0, rng), size.1 - 1 + away),
        _ => (size.0 - 1 + away, size.1 - 1 + away),
    };
    board.cell(name, x, y)
}

fn link(board: TopologyBuilder, names: &[String], rng: &mut Rng) -> TopologyBuilder {
    let (from, step) = (rng.pick(names).clone(), *rng.pick(STEPS));
    match rng.chance(25) {
        true => board.unlink(from, step),
        false => board.link(from, step, rng.pick(names).clone()),
    }
}

fn name((x, y): Vector) -> String {
    format!("{}{}", (b'a' + x as u8) as char, y + 1)
}
