//! What a program does with one position: list and count its moves, make them with and without
//! looking, ask what attacks a square, make its key. Thirty positions of each game; the
//! throughput is that of positions, moves or squares.

#[path = "support/midgame.rs"]
mod midgame;
mod support;

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use shatranj::{Move, Position, Variant};

use midgame::midgame;

/// Benches some work on all positions of each game; `things` says how much work one is.
fn each_game(
    c: &mut Criterion,
    name: &str,
    things: fn(&Position) -> u64,
    work: impl Fn(&mut Position, &[Move]),
) {
    let mut group = c.benchmark_group(name);
    for game in Variant::all() {
        let positions = midgame(game)
            .expect("the suites of the repository")
            .into_iter();
        let mut all: Vec<_> = positions.map(|p| (p.legal_moves(), p)).collect();
        let sum = all.iter().map(|(_, position)| things(position)).sum();
        group.throughput(Throughput::Elements(sum));
        group.bench_function(BenchmarkId::from_parameter(game.id()), |b| {
            b.iter(|| {
                for (moves, position) in &mut all {
                    work(position, moves);
                }
            });
        });
    }
    group.finish();
}

const fn one(_: &Position) -> u64 {
    1
}

fn moves_of(position: &Position) -> u64 {
    position.count_moves()
}

fn generating(c: &mut Criterion) {
    each_game(c, "list moves", moves_of, |position, _| {
        black_box(position.legal_moves());
    });
    each_game(c, "count moves", moves_of, |position, _| {
        black_box(position.count_moves());
    });
    each_game(c, "any move", one, |position, _| {
        black_box(position.has_moves());
    });
    each_game(c, "list captures", one, |position, _| {
        black_box(position.captures());
    });
    each_game(c, "pick a move", one, |position, _| {
        black_box(position.pick_move(|count| count / 2));
    });
}

fn making(c: &mut Criterion) {
    each_game(c, "play, checked, and undo", moves_of, |position, moves| {
        for &m in moves {
            if let Ok(undo) = position.play(m) {
                black_box(&*position);
                position.undo(undo);
            }
        }
    });
    each_game(c, "apply and undo", moves_of, |position, moves| {
        for &m in moves {
            let undo = position.apply(m);
            black_box(&*position);
            position.undo(undo);
        }
    });
}

fn looking(c: &mut Criterion) {
    let squares = |position: &Position| u64::from(position.occupied().len());
    each_game(c, "attackers", squares, |position, _| {
        for square in position.occupied() {
            black_box(position.attackers(square, position.side_to_move()));
        }
    });
    each_game(c, "gives check", moves_of, |position, moves| {
        for &m in moves {
            black_box(position.gives_check(m));
        }
    });
    each_game(c, "outcome", one, |position, _| {
        black_box(position.outcome());
    });
    each_game(c, "key from nothing", one, |position, _| {
        black_box(position.fresh_key());
    });
}

criterion_group! {
    name = benches;
    config = support::quick();
    targets = generating, making, looking
}
criterion_main!(benches);
