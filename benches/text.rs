//! Positions and moves as text: FEN and coordinate moves, read and written.

#[path = "support/midgame.rs"]
mod midgame;
mod support;

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use shatranj::Variant;

use midgame::midgame;

fn fen(c: &mut Criterion) {
    let mut group = c.benchmark_group("FEN");
    for game in Variant::all() {
        let positions = midgame(game).expect("the suites of the repository");
        let texts: Vec<String> = positions.iter().map(|p| p.fen()).collect();
        group.throughput(Throughput::Elements(texts.len() as u64));
        group.bench_function(BenchmarkId::new("read", game.id()), |b| {
            b.iter(|| {
                texts
                    .iter()
                    .filter(|fen| game.position(fen).is_ok())
                    .count()
            });
        });
        group.bench_function(BenchmarkId::new("write", game.id()), |b| {
            b.iter(|| positions.iter().map(|p| p.fen().len()).sum::<usize>());
        });
    }
    group.finish();
}

fn moves(c: &mut Criterion) {
    let mut group = c.benchmark_group("coordinate moves");
    for game in Variant::all() {
        let position = game.start();
        let moves = position.legal_moves();
        let texts: Vec<String> = moves.iter().map(|&m| position.move_text(m)).collect();
        group.throughput(Throughput::Elements(texts.len() as u64));
        group.bench_function(BenchmarkId::new("read", game.id()), |b| {
            b.iter(|| {
                texts
                    .iter()
                    .filter(|text| position.parse_move(text).is_ok())
                    .count()
            });
        });
        group.bench_function(BenchmarkId::new("write", game.id()), |b| {
            b.iter(|| {
                for &m in &moves {
                    black_box(position.move_text(m));
                }
            });
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = support::quick();
    targets = fen, moves
}
criterion_main!(benches);
