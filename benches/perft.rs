//! Leaves a second, counted in bulk and made one by one, from the start position of each game
//! and from positions in the middle of games.

#[path = "support/midgame.rs"]
mod midgame;
mod support;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use shatranj::perft::{Counter, Table, perft, perft_made};
use shatranj::{Position, Variant};

use midgame::midgame;

/// A way to count.
type Count = fn(&Position, u32) -> u64;

const WAYS: [(&str, Count); 2] = [("counted", perft), ("made", perft_made)];

fn counting(c: &mut Criterion, name: &str, depth: u32, positions: fn(&Variant) -> Vec<Position>) {
    let mut group = c.benchmark_group(name);
    for game in Variant::all() {
        let positions = positions(game);
        let sum = |count: Count| positions.iter().map(|p| count(p, depth)).sum::<u64>();
        group.throughput(Throughput::Elements(sum(perft)));
        for (way, count) in WAYS {
            group.bench_function(BenchmarkId::new(way, game.id()), |b| b.iter(|| sum(count)));
        }
    }
    group.finish();
}

fn starts(c: &mut Criterion) {
    counting(c, "perft start", 4, |game| vec![game.start()]);
}

fn midgames(c: &mut Criterion) {
    counting(c, "perft midgame", 2, |game| {
        midgame(game).expect("the suites of the repository")
    });
}

/// With a table that is new each time: what remembering costs and saves.
fn remembered(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft table");
    for game in Variant::all() {
        let start = game.start();
        group.throughput(Throughput::Elements(perft(&start, 4)));
        group.bench_function(game.id(), |b| {
            b.iter(|| {
                let table = Table::with_megabytes(1).expect("a megabyte");
                Counter::new().table(table).count(&start, 4)
            });
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = support::quick();
    targets = starts, midgames, remembered
}
criterion_main!(benches);
