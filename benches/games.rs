//! Whole games: building a variant, and random games from the start position.

#[path = "../examples/common/playout.rs"]
mod playout;
#[path = "../examples/common/random.rs"]
mod random;
mod support;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use shatranj::Variant;

use playout::playout;
use random::Random;

fn build(c: &mut Criterion) {
    let mut group = c.benchmark_group("build a variant");
    for game in Variant::all() {
        group.bench_function(game.id(), |b| {
            b.iter(|| Variant::by_name_with(game.id(), &[]));
        });
    }
    group.finish();
}

/// The same eight games each time; the throughput is that of moves.
fn playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("random games");
    for game in Variant::all() {
        let start = game.start();
        let eight = || {
            let mut random = Random::new(1405);
            (0..8).map(|_| playout(&start, &mut random)).sum::<u64>()
        };
        group.throughput(Throughput::Elements(eight()));
        group.bench_function(game.id(), |b| b.iter(eight));
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = support::quick();
    targets = build, playouts
}
criterion_main!(benches);
