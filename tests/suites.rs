//! Perft: every line of the suites, and the counts from the start positions that two or more
//! independent programs agree on (a star marks those that only one has given).
#![cfg(feature = "std")]

#[path = "suites/reading.rs"]
mod reading;

use shatranj::notation::Suite;
use shatranj::perft::{divide, perft, perft_made};
use shatranj::{Position, Variant};

/// Counts a suite of `tests/perft` at all its depths, and at the lower ones without bulk.
fn prove(name: &str) {
    let path = format!("{}/tests/perft/{name}.epd", env!("CARGO_MANIFEST_DIR"));
    let suite = Suite::parse(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(suite.variant().map(Variant::id), Some(name));
    assert!(suite.entries().len() > 60);
    let report = suite.check(u32::MAX, perft);
    let made = suite.check(2, perft_made);
    let split = suite.check(2, |position, depth| {
        divide(position, depth, true).iter().map(|(_, n)| n).sum()
    });
    let wrong: Vec<String> = [report, made, split]
        .iter()
        .flat_map(|report| &report.mismatches)
        .map(|mismatch| format!("line {}: {mismatch}", mismatch.line))
        .collect();
    assert!(wrong.is_empty(), "{name}:\n{}", wrong.join("\n"));
}

#[test]
fn tamerlane_suite() {
    prove("tamerlane");
}

#[test]
fn kamil_suite() {
    prove("kamil");
}

#[test]
fn atranj_suite() {
    prove("atranj");
}

#[test]
fn citadel_suite() {
    prove("citadel");
}

/// The most nodes that are counted for one row: a debug build is slow.
const MOST: u64 = if cfg!(debug_assertions) {
    1_000_000
} else {
    u64::MAX
};

/// The counts of a start position at depths 1, 2, 3 and so on.
fn assert_counts(name: &str, options: &[(&str, &str)], counts: &[u64]) {
    let start: Position = Variant::by_name_with(name, options).unwrap().start();
    for (depth, &expected) in (1..).zip(counts) {
        if expected <= MOST {
            assert_eq!(
                perft(&start, depth),
                expected,
                "{name} {options:?} depth {depth}"
            );
        }
        if expected <= MOST / 10 && depth <= 4 {
            assert_eq!(
                perft_made(&start, depth),
                expected,
                "{name} {options:?} depth {depth}"
            );
        }
    }
}

#[test]
fn tamerlane_from_the_start() {
    // Depth 5 *.
    assert_counts("tamerlane", &[], &[24, 576, 14518, 365_893, 9_709_736]);
}

#[test]
fn tamerlane_without_exchange_from_the_start() {
    let options = [("exchange_when", "Never")];
    assert_counts("tamerlane", &options, &[24, 576, 14518, 365_735]);
}

#[test]
fn tamerlane_feminine_from_the_start() {
    // Depths 3 and 4 *.
    assert_counts(
        "tamerlane",
        &[("array", "Feminine")],
        &[24, 576, 14494, 364_863],
    );
}

#[test]
fn kamil_from_the_start() {
    assert_counts(
        "kamil",
        &[],
        &[18, 324, 6066, 113_569, 2_246_105, 44_421_982],
    );
}

#[test]
fn kamil_at_depth_seven() {
    if cfg!(not(debug_assertions)) {
        assert_eq!(
            perft(&Variant::by_name("kamil").unwrap().start(), 7),
            930_737_717
        );
    }
}

#[test]
fn kamil_with_leaping_dabbabas_from_the_start() {
    assert_counts(
        "kamil",
        &[("dabbabah", "Leaper")],
        &[20, 400, 8200, 168_100],
    );
}

#[test]
fn atranj_from_the_start() {
    assert_counts("atranj", &[], &[24, 576, 16660, 480_777]);
}

#[test]
fn atranj_rotated_from_the_start() {
    assert_counts(
        "atranj",
        &[("array", "Rotated")],
        &[24, 576, 16660, 480_126],
    );
}

#[test]
fn atranj_sign_step_from_the_start() {
    assert_counts(
        "atranj",
        &[("homing", "SignStep")],
        &[22, 484, 12961, 346_228],
    );
}

#[test]
fn citadel_from_the_start() {
    assert_counts("citadel", &[], &[20, 400, 8340, 173_879]);
}

#[test]
fn citadel_historical_from_the_start() {
    assert_counts(
        "citadel",
        &[("array", "Historical")],
        &[20, 400, 8300, 172_176],
    );
}

#[test]
fn citadel_for_royals_only_from_the_start() {
    assert_counts(
        "citadel",
        &[("citadel_entry", "RoyalOnly")],
        &[18, 324, 6246],
    );
}

#[test]
fn citadel_historical_for_royals_only_from_the_start() {
    let options = [("array", "Historical"), ("citadel_entry", "RoyalOnly")];
    assert_counts("citadel", &options, &[18, 324, 6210]);
}
