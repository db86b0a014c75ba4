//! All ways of counting give the same counts: in bulk or not, with tables of any size, with
//! threads.
#![cfg(feature = "std")]

use shatranj::notation::Suite;
use shatranj::perft::{Counter, Table, perft};
use shatranj::{Position, Variant};

/// The ways to count, each with its name.
fn ways() -> Vec<(String, Counter)> {
    let mut ways = Vec::new();
    for bulk in [true, false] {
        let plain = || Counter::new().bulk(bulk);
        ways.push((format!("bulk {bulk}"), plain()));
        for bytes in [0, 64, 640, 10_000, 1 << 20] {
            let table = Table::with_bytes(bytes).unwrap();
            let name = format!("bulk {bulk}, {bytes} bytes");
            ways.push((name, plain().table(table)));
        }
    }
    #[cfg(feature = "parallel")]
    for (threads, bytes) in [
        (1, None),
        (2, None),
        (3, Some(64)),
        (2, Some(1 << 20)),
        (0, Some(4096)),
    ] {
        let mut counter = Counter::new().threads(threads).unwrap();
        if let Some(bytes) = bytes {
            counter = counter.table(Table::with_bytes(bytes).unwrap());
        }
        ways.push((format!("{threads} threads, bytes {bytes:?}"), counter));
    }
    ways
}

fn suite(name: &str) -> Suite {
    let path = format!("{}/tests/perft/{name}.epd", env!("CARGO_MANIFEST_DIR"));
    Suite::parse(&std::fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn every_way_counts_the_suites() {
    // A debug build is slow.
    let (depth, step) = if cfg!(debug_assertions) {
        (2, 4)
    } else {
        (3, 1)
    };
    for (name, counter) in ways() {
        for game in Variant::all() {
            for entry in suite(game.id()).entries().iter().step_by(step) {
                let report = entry.check(depth, |p, d| counter.count(p, d));
                assert_eq!(report.mismatches, [], "{name}");
            }
        }
    }
}

#[test]
fn every_way_counts_the_start_positions() {
    let depth = if cfg!(debug_assertions) { 3 } else { 5 };
    for game in Variant::all() {
        let start = game.start();
        let counts: Vec<u64> = (0..=depth).map(|d| perft(&start, d)).collect();
        for (name, counter) in ways() {
            let depth = if name.contains("false") {
                depth - 1
            } else {
                depth
            };
            for (d, &expected) in (0..=depth).zip(&counts) {
                assert_eq!(
                    counter.count(&start, d),
                    expected,
                    "{name}, {} {d}",
                    game.id()
                );
            }
        }
    }
}

#[test]
fn every_way_divides_alike() {
    let start = Variant::by_name("tamerlane").unwrap().start();
    let expected = Counter::new().divide(&start, 3);
    assert_eq!(expected.len(), 24);
    for (name, counter) in ways() {
        assert_eq!(counter.divide(&start, 3), expected, "{name}");
        assert_eq!(counter.divide(&start, 0), [], "{name}");
    }
}

#[test]
fn one_table_serves_many_games() {
    // The same pieces on the same squares, other rules: one position, several counts.
    let games = |pairs: &[(&str, &str)]| Variant::by_name_with("tamerlane", pairs).unwrap();
    let counter = Counter::new().table(Table::with_megabytes(4).unwrap());
    let with = games(&[]).start();
    let without = games(&[("exchange_when", "Never")]).start();
    assert_eq!(with.key(), without.key());
    for _ in 0..2 {
        assert_eq!(counter.count(&with, 4), 365_893);
        assert_eq!(counter.count(&without, 4), 365_735);
    }
}

#[test]
fn a_position_that_is_over_has_no_leaves() {
    let game = Variant::by_name("tamerlane").unwrap();
    let over: Position = game
        .position("k10*/11K/11*/11*/11*/11*/11*/11*/12/11* w")
        .unwrap();
    for (name, counter) in ways() {
        let counts = [0, 1, 2, 3, 9].map(|depth| counter.count(&over, depth));
        assert_eq!(counts, [1, 0, 0, 0, 0], "{name}");
    }
}

#[test]
fn the_table_tells_how_often_it_was_asked() {
    let table = Table::with_megabytes(1).unwrap();
    assert_eq!((table.probes(), table.hits()), (0, 0));
    let counter = Counter::new().table(table);
    let start = Variant::by_name("kamil").unwrap().start();
    assert_eq!(counter.count(&start, 5), 2_246_105);
    let table = counter.memory().unwrap();
    let (probes, hits) = (table.probes(), table.hits());
    assert!(0 < hits && hits < probes, "{hits} of {probes}");
    // What has been counted once is found at once.
    assert_eq!(counter.count(&start, 5), 2_246_105);
    assert_eq!((table.probes(), table.hits()), (probes + 1, hits + 1));
}

#[test]
fn a_table_too_large_is_refused() {
    for megabytes in [usize::MAX, usize::MAX >> 21] {
        let error = Table::with_megabytes(megabytes).unwrap_err();
        assert!(error.to_string().contains("ask for less"), "{error}");
    }
}
