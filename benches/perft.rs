//! Leaves a second from the start position of each game, counted in bulk and made one by one.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use shatranj::{Variant, perft};

fn starts(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    group.sample_size(10);
    for game in Variant::all() {
        let position = game.start();
        group.throughput(Throughput::Elements(perft::perft(&position, 4)));
        group.bench_with_input(BenchmarkId::new("counted", game.id()), &position, |b, p| {
            b.iter(|| perft::perft(p, 4));
        });
        group.bench_with_input(BenchmarkId::new("made", game.id()), &position, |b, p| {
            b.iter(|| perft::perft_made(p, 4));
        });
    }
    group.finish();
}

criterion_group!(benches, starts);
criterion_main!(benches);
