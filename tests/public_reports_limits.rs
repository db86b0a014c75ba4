//! Faults of odd text, wide shifts and several games at once that users of other variant programs
//! have reported, each with its address, and their relatives. FSF is fairy-stockfish/Fairy-Stockfish.
#![cfg(feature = "std")]

mod common;
mod random;

use std::collections::HashMap;
use std::thread;

use common::{all_readings, game_with};
use random::Random;
use shatranj::variant::parse_option;
use shatranj::{Color, Move, Movement, Piece, Square, SquareSet, Variant, variants};

/// kirillbobyrev/pabi PR 322; vinc/moros PR 446: panics on odd text. Texts cut in the middle,
/// with letters of several bytes, unknown promotions, and squares that do not exist.
#[test]
fn odd_text_is_refused_and_never_panics() {
    let texts = [
        "",
        " ",
        "e",
        "e2",
        "e2e",
        "e2e2",
        "e2e4e6",
        "e22e3",
        "e2e3q",
        "e2e3=Q",
        "e2e3=",
        "a10b:",
        "a0a1",
        "a010a9",
        "a10a11",
        "a10a",
        "10a9",
        "é2é3",
        "e2é3",
        "e2e3é",
        "♔e2",
        "e2♔",
        "\u{1F600}",
        "e2e3\u{0}",
        "\u{feff}e2e3",
        "e-2e3",
        "E2E3",
        "ｅ２ｅ３",
        "ﬀ",
        "z9z10",
        "l2l9",
        "K~",
        "K~e",
        "P@",
        "=P!",
        "xx",
        "x",
        "+",
        "#",
        "O-O",
        "0-0-0",
        "--",
        "null",
        "e2--e3",
        "e2-",
        "e9e10=♕",
        "b10=P!",
        "\u{301}e2",
    ];
    for game in Variant::all() {
        let start = game.start();
        for text in texts {
            assert!(start.parse_move(text).is_err(), "{text:?} in {game:?}");
            let mut position = start.clone();
            assert!(position.play_text(text).is_err(), "{text:?} in {game:?}");
            assert_eq!(position, start);
            assert!(game.position(text).is_err(), "{text:?} in {game:?}");
            let _ = start.parse_san(text);
            let _ = Movement::betza(text);
            assert!(Variant::by_name(text).is_err(), "{text:?}");
            assert!(
                Variant::by_name_with("tamerlane", &[(text, text)]).is_err(),
                "{text:?}"
            );
            assert!(
                parse_option(text).is_err() || text.contains('='),
                "{text:?}"
            );
            assert_eq!(
                game.topology().square(text).is_some(),
                text == "e2",
                "{text:?}"
            );
            assert!(game.kind(text).is_none(), "{text:?}");
        }
    }
}

/// A FEN or a move that is cut anywhere, also inside a letter of several bytes, is refused or
/// read, and never a panic.
#[test]
fn a_text_cut_in_the_middle_never_panics() {
    for game in Variant::all() {
        let fen = format!("{} é♔", game.start().fen());
        for end in 0..fen.len() {
            if let Some(part) = fen.get(..end) {
                let _ = game.position(part);
            }
            let part = String::from_utf8_lossy(&fen.as_bytes()[..end]);
            let _ = game.position(&part);
        }
        for m in game.start().legal_moves() {
            let text = game.start().move_text(m);
            for end in 0..text.len() {
                assert_ne!(
                    game.start().parse_move(&text[..end]),
                    Ok(m),
                    "{}",
                    &text[..end]
                );
            }
            assert_eq!(game.start().parse_move(&text), Ok(m));
        }
    }
}

/// FSF #6, #274; PascalPons/connect4 #2: shifts that are too wide. Every square of every board
/// moved by every step, however far, against plain coordinates; and the sets at both ends of
/// their bits.
#[test]
fn no_step_is_too_wide() {
    let far = [
        -128, -127, -64, -12, -11, -3, -1, 0, 1, 2, 10, 12, 63, 64, 127,
    ];
    for game in Variant::all() {
        let board = game.topology();
        let at: HashMap<(i16, i16), Square> = board
            .squares()
            .iter()
            .map(|square| (wide(board.coordinates(square)), square))
            .collect();
        for step in (i8::MIN..=i8::MAX).flat_map(|dx| far.map(|dy| [(dx, dy), (dy, dx)])) {
            for (dx, dy) in step {
                let mut expected = SquareSet::EMPTY;
                for square in board.squares() {
                    let (x, y) = wide(board.coordinates(square));
                    let to = at.get(&(x + i16::from(dx), y + i16::from(dy))).copied();
                    assert_eq!(board.step(square, (dx, dy)), to, "({dx},{dy})");
                    expected.extend(to);
                }
                assert_eq!(
                    board.shift(board.squares(), (dx, dy)),
                    expected,
                    "({dx},{dy})"
                );
            }
        }
    }
}

fn wide((x, y): (i8, i8)) -> (i16, i16) {
    (i16::from(x), i16::from(y))
}

/// The last bit of a set is like any other.
#[test]
fn a_set_holds_the_last_square() {
    for id in 0..=127u8 {
        let square = Square::new(id).unwrap();
        let set = square.set();
        assert_eq!(
            (set.len(), set.first(), set.last(), set.single()),
            (1, Some(square), Some(square), Some(square))
        );
        assert!(set.contains(square) && (set - set).is_empty() && (set ^ set).is_empty());
        assert_eq!(set.bits(), 1u128 << id);
        let full = SquareSet::from_bits(u128::MAX);
        assert_eq!((full - set).len(), 127);
        assert_eq!(full.iter().nth(usize::from(id)), Some(square));
        assert_eq!(full.iter().rev().nth(127 - usize::from(id)), Some(square));
    }
    assert_eq!(Square::new(128), None);
    assert_eq!(Square::new(255), None);
}

/// No operation of a board makes a square outside it.
#[test]
fn no_set_leaves_the_board() {
    for id in ["tamerlane", "citadel"] {
        for game in all_readings(id).iter().step_by(5) {
            let board = game.topology();
            let all = board.squares();
            assert!(board.complement(SquareSet::EMPTY) == all && board.complement(all).is_empty());
            for square in all {
                assert!(board.complement(square.set()).is_subset(all));
                assert!(board.neighbors(square).is_subset(all));
                assert!(
                    board
                        .fill(square, SquareSet::from_bits(u128::MAX))
                        .is_subset(all)
                );
                for rank in 0..=20 {
                    assert!(board.rank(rank).is_subset(all));
                }
            }
        }
    }
}

/// FSF's global piece table: two games at once. Two variants whose letters mean different
/// things, played by turns on two threads, give what each gives alone.
#[test]
fn two_games_at_once_do_not_disturb_each_other() {
    let alone = |id: &str, options: &[(&str, &str)], seed| {
        let game = game_with(id, options);
        let mut seen = Vec::new();
        random::play(&game, seed, 1500, |p| {
            seen.push((p.key(), p.count_moves(), p.outcome()))
        });
        seen
    };
    let pairs = [
        (("citadel", &[][..], 1), ("kamil", &[][..], 1)),
        (("tamerlane", &[][..], 2), ("atranj", &[][..], 2)),
        (
            ("kamil", &[][..], 3),
            ("kamil", &[("dabbabah", "Leaper")][..], 3),
        ),
        (
            ("tamerlane", &[][..], 4),
            (
                "tamerlane",
                &[("zurafa_leg", "4"), ("black_citadel", "West")][..],
                4,
            ),
        ),
    ];
    for (one, two) in pairs {
        let (first, second) = (alone(one.0, one.1, one.2), alone(two.0, two.1, two.2));
        assert_ne!(first, second);
        thread::scope(|scope| {
            let threads: Vec<_> = (0..4)
                .map(|i| {
                    let (game, expected) = if i % 2 == 0 {
                        (one, &first)
                    } else {
                        (two, &second)
                    };
                    scope.spawn(move || assert_eq!(alone(game.0, game.1, game.2), *expected))
                })
                .collect();
            for thread in threads {
                thread.join().unwrap();
            }
        });
    }
    // And by turns on one thread.
    let games = [variants::tamerlane().clone(), variants::citadel().clone()];
    let mut positions = games.each_ref().map(Variant::start);
    let mut randoms = [Random::new(5), Random::new(5)];
    for _ in 0..300 {
        for (position, random) in positions.iter_mut().zip(&mut randoms) {
            let moves = position.legal_moves();
            if !moves.is_empty() {
                let _ = position.apply(moves[random.below(moves.len())]);
            }
        }
    }
    for (game, position) in games.iter().zip(&positions) {
        let mut random = Random::new(5);
        let mut alone = game.start();
        for _ in 0..300 {
            let moves = alone.legal_moves();
            if !moves.is_empty() {
                let _ = alone.apply(moves[random.below(moves.len())]);
            }
        }
        assert_eq!(alone, *position);
    }
}

/// A piece of one variant means nothing to another, and does no harm there.
#[test]
fn a_kind_of_another_variant_does_no_harm() {
    let (small, large) = (variants::kamil(), variants::tamerlane());
    let strange = large.pieces().last().unwrap().0;
    let piece = Piece::new(Color::White, strange);
    assert!(small.start().pieces_of(piece).is_empty());
    let _ = (small.piece(strange), small.symbol(piece));
    let off = Square::new(127).unwrap();
    let start = small.start();
    assert_eq!(start.piece_at(off), None);
    assert!(start.destinations(off).is_empty() && start.attacks_from(off).is_empty());
    assert!(!start.is_legal(Move::new(off, off)));
    assert!(start.why_illegal(off, off).is_some());
    assert_eq!(small.topology().name(off), "");
}
