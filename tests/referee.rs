//! Is the referee right? It must agree with counts that were made by other programs: the
//! start positions under every reading of the rules, and the suites under `tests/perft`.
#![cfg(feature = "std")]

mod reference;

use reference::Referee;
use shatranj::Variant;

/// A game, its options, and its counts from depth 1 on.
type Row = (
    &'static str,
    &'static [(&'static str, &'static str)],
    &'static [u64],
);

/// Perft of the start positions, as two or more independent programs give
/// it. Deeper counts are for the fast generator.
const START: &[Row] = &[
    ("tamerlane", &[], &[24, 576, 14_518]),
    (
        "tamerlane",
        &[("exchange_when", "Never")],
        &[24, 576, 14_518],
    ),
    ("tamerlane", &[("array", "Feminine")], &[24, 576, 14_494]),
    ("kamil", &[], &[18, 324, 6_066]),
    ("kamil", &[("dabbabah", "Leaper")], &[20, 400, 8_200]),
    ("atranj", &[], &[24, 576, 16_660]),
    ("atranj", &[("array", "Rotated")], &[24, 576, 16_660]),
    ("atranj", &[("homing", "SignStep")], &[22, 484, 12_961]),
    ("citadel", &[], &[20, 400, 8_340]),
    ("citadel", &[("array", "Historical")], &[20, 400, 8_300]),
    (
        "citadel",
        &[("citadel_entry", "RoyalOnly")],
        &[18, 324, 6_246],
    ),
    (
        "citadel",
        &[("array", "Historical"), ("citadel_entry", "RoyalOnly")],
        &[18, 324, 6_210],
    ),
];

fn check_start(game: &str) {
    for (_, options, counts) in START.iter().filter(|(id, ..)| *id == game) {
        let variant = Variant::by_name_with(game, options).expect("a built-in game");
        let referee = Referee::new(&variant);
        for (depth, &count) in (1..).zip(*counts) {
            let found = referee.perft(&referee.start(), depth);
            assert_eq!(found, count, "{} at depth {depth}", referee.title());
        }
    }
}

/// Every position of a suite, to depth 2.
fn check_suite(suite: &str) {
    let game = suite.lines().find_map(|l| l.strip_prefix("# variant: "));
    let variant = Variant::by_name(game.expect("a header")).expect("a built-in game");
    let referee = Referee::new(variant);
    let mut positions = 0;
    for line in suite.lines().filter(|l| !l.starts_with('#')) {
        let mut fields = line.split(';');
        let fen = fields.next().expect("a FEN").trim();
        let board = referee.read_fen(fen);
        assert_eq!(referee.fen(&board), fen);
        for field in fields {
            let (depth, count) = field.trim().split_once(' ').expect("a depth and a count");
            let depth = depth.trim_start_matches('D').parse().expect("a depth");
            if depth <= 2 {
                let count: u64 = count.parse().expect("a count");
                assert_eq!(
                    referee.perft(&board, depth),
                    count,
                    "{fen} at depth {depth}"
                );
            }
        }
        positions += 1;
    }
    assert!(
        positions >= 61,
        "the suite of {} has {positions} positions",
        variant.id()
    );
}

#[test]
fn tamerlane_start() {
    check_start("tamerlane");
}

#[test]
fn kamil_start() {
    check_start("kamil");
}

#[test]
fn atranj_start() {
    check_start("atranj");
}

#[test]
fn citadel_start() {
    check_start("citadel");
}

#[test]
fn tamerlane_suite() {
    check_suite(include_str!("perft/tamerlane.epd"));
}

#[test]
fn kamil_suite() {
    check_suite(include_str!("perft/kamil.epd"));
}

#[test]
fn atranj_suite() {
    check_suite(include_str!("perft/atranj.epd"));
}

#[test]
fn citadel_suite() {
    check_suite(include_str!("perft/citadel.epd"));
}

/// A homing unit counts king steps on the open board, the larger of the two differences.
#[test]
fn distance_on_a_full_board_is_chebyshev() {
    let board = Variant::by_name("atranj")
        .expect("a built-in game")
        .topology();
    for a in board.squares() {
        for b in board.squares() {
            let ((ax, ay), (bx, by)) = (board.coordinates(a), board.coordinates(b));
            let expected = (ax - bx).unsigned_abs().max((ay - by).unsigned_abs());
            assert_eq!(board.distance(a, b), Some(expected));
        }
    }
}
