//! What holds in all four games, and which set-ups are no positions.
#![cfg(feature = "std")]

#[path = "../common/mod.rs"]
mod common;

mod ends;
mod faults;
mod limits;
mod opposite_check;
mod places;
mod several;

use common::{Scene, all_readings, read_move};
use shatranj::{Color, Move, Variant, variants};

fn kamil(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::kamil(), state, drawing)
}

fn atranj(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::atranj(), state, drawing)
}

fn citadel(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::citadel(), state, drawing)
}

fn tamerlane(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::tamerlane(), state, drawing)
}

fn mv(game: &Variant, text: &str) -> Move {
    let square = |name| game.topology().square(name).expect("a square");
    let (from, to) = read_move(text);
    Move::new(square(from), square(to))
}

/// White moves first, with any options, and the counters stand at their beginning.
#[test]
fn white_moves_first() {
    for id in ["tamerlane", "kamil", "atranj", "citadel"] {
        for game in all_readings(id) {
            let start = game.start();
            assert_eq!(start.side_to_move(), Color::White, "{game:?}");
            assert_eq!((start.halfmove(), start.fullmove()), (0, 1), "{game:?}");
        }
    }
}

/// No castling: with king and rooks at home and nothing between, the king has its steps only.
#[test]
fn there_is_no_castling() {
    kamil(
        "w",
        "
            10 | r . . . k . . . . r
             1 | R . . . K . . . . R
               | a b c d e f g h i j
        ",
    )
    .goes("e1", "d1 d2 e2 f1 f2");
    atranj(
        "w",
        "
            10 | r . . . . k . . . r
             1 | R . . . . K . . . R
               | a b c d e f g h i j
        ",
    )
    .goes("f1", "e1 e2 f2 g1 g2");
    citadel(
        "w",
        "
            11 | * r . . . k . . . . r *
             2 | * R . . . K . . . . R *
               | a b c d e f g h i j k l
        ",
    )
    .goes("f2", "e2 e3 f3 g2 g3");
    tamerlane(
        "w Xx",
        "
             9 | r . . . . k . . . . r
             2 | R . . . . K . . . . R
               | a b c d e f g h i j k
        ",
    )
    .goes("f2", "e1 e2 e3 f1 f3 g1 g2 g3");
}

/// No double step, from nowhere: every pawn of every array has one step ahead.
#[test]
fn there_is_no_double_step() {
    for game in Variant::all() {
        let start = game.start();
        let mut steps = 0;
        for m in start.legal_moves() {
            let piece = start.piece_at(m.from).expect("the unit that moves");
            if game.piece(piece.kind).pawn {
                let (from, to) = (
                    game.topology().coordinates(m.from),
                    game.topology().coordinates(m.to),
                );
                assert_eq!((to.0 - from.0, to.1 - from.1), (0, 1), "{game:?}");
                steps += 1;
            }
        }
        let expected = if game.id() == "tamerlane" {
            11
        } else if game.id() == "atranj" {
            8
        } else {
            10
        };
        assert_eq!(steps, expected, "{game:?}");
    }
}

/// No en passant: a pawn that steps past another one is not captured for it.
#[test]
fn there_is_no_en_passant() {
    let s = kamil(
        "b",
        "
            10 | . . . . . . . . . k
             7 | . . . . . p . . . .
             6 | . . . p . . . . . .
             5 | . . . . P . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.then("d6d5").goes("e5", "e6");
    let s = atranj(
        "b",
        "
            10 | . . . . . . . . . k
             7 | . . . . . p . . . .
             6 | . . . p . . . . . .
             5 | . . . . P . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.then("d6d5").goes("e5", "e6");
    let s = citadel(
        "b",
        "
            10 | * . . . . . . . . k . *
             7 | * . . . . p . . . . . *
             6 | * . . p . . . . . . . *
             5 | * . . . P . . . . . . *
             2 | * K . . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    );
    s.then("d6d5").goes("e5", "e6");
    let s = tamerlane(
        "b",
        "
            10 | .  .  .  .  .  .  .  .  .  k  .
             7 | .  .  .  .  .  r' .  .  .  .  .
             6 | .  .  .  p  .  .  .  .  .  .  .
             5 | .  .  .  .  P  .  .  .  .  .  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.then("d6d5").goes("e5", "e6");
}

/// A move may not leave the own royal attacked: not by standing aside, nor by stepping there,
/// nor by not answering a check.
#[test]
fn a_move_may_not_leave_the_own_royal_attacked() {
    let games = [
        kamil(
            "w",
            "
                10 | . . . r . . . . . .
                 9 | . . . . r . . . . .
                 8 | . . . . . . . . . k
                 4 | . . . . R . . . . .
                 2 | . N . . K . . . . .
                   | a b c d e f g h i j
            ",
        ),
        atranj(
            "w",
            "
                10 | . . . r . . . . . .
                 9 | . . . . r . . . . .
                 8 | . . . . . . . . . k
                 4 | . . . . R . . . . .
                 2 | . N . . K . . . . .
                   | a b c d e f g h i j
            ",
        ),
        citadel(
            "w",
            "
                10 | * . . r . . . . . . . *
                 9 | * . . . r . . . . . . *
                 8 | * . . . . . . . . k . *
                 4 | * . . . R . . . . . . *
                 2 | * N . . K . . . . . . *
                   | a b c d e f g h i j k l
            ",
        ),
        tamerlane(
            "w",
            "
                10 | . . . r . . . . . . .
                 9 | . . . . r . . . . . .
                 8 | . . . . . . . . . k .
                 4 | . . . . R . . . . . .
                 2 | . N . . K . . . . . .
                   | a b c d e f g h i j k
            ",
        ),
    ];
    for s in games {
        s.checkers("").pinned("e4").goes("e4", "e3 e5 e6 e7 e8 e9");
        s.illegal("e4c4", "RoyalAttacked by e9")
            .illegal("e2d2", "RoyalAttacked by d10");
        let check = s.with("e4=.");
        check.checkers("e9").illegal("b2d3", "RoyalAttacked by e9");
        check
            .illegal("e2d3", "RoyalAttacked by d10")
            .illegal("e2e3", "RoyalAttacked by e9");
    }
}

/// The last rank is that of the main board, for each side.
#[test]
fn the_last_rank_is_that_of_the_main_board() {
    let ranks = |game: &Variant, color: Color| {
        let zone = game.rules().promotion_zone[color.index()];
        let names = zone.iter().map(|s| game.topology().name(s).to_string());
        names.collect::<Vec<_>>()
    };
    let rank = |files: std::ops::RangeInclusive<char>, rank: u8| {
        files
            .map(|file| format!("{file}{rank}"))
            .collect::<Vec<_>>()
    };
    for (id, files, white, black) in [
        ("tamerlane", 'a'..='k', 10, 1),
        ("kamil", 'a'..='j', 10, 1),
        ("atranj", 'a'..='j', 10, 1),
        ("citadel", 'b'..='k', 11, 2),
    ] {
        for game in all_readings(id) {
            assert_eq!(
                ranks(&game, Color::White),
                rank(files.clone(), white),
                "{game:?}"
            );
            assert_eq!(
                ranks(&game, Color::Black),
                rank(files.clone(), black),
                "{game:?}"
            );
        }
    }
}

/// Promotion is mandatory and never a choice: one move to each square, and no pawn is left on
/// it (but Tamerlane's pawn of pawns, which rests there).
#[test]
fn promotion_is_mandatory_and_no_choice() {
    for s in [
        kamil(
            "w",
            "
                10 | . . . n . n . . . .
                 9 | . . . . P . . . . .
                 3 | k . . . . . . . . .
                 1 | K . . . . . . . . .
                   | a b c d e f g h i j
            ",
        ),
        atranj(
            "w",
            "
                10 | . . . n . n . . . .
                 9 | . . . . P . . . . .
                 3 | k . . . . . . . . .
                 1 | K . . . . . . . . .
                   | a b c d e f g h i j
            ",
        ),
        tamerlane(
            "w",
            "
                10 | .  .  .  n  .  n  .  .  .  .  .
                 9 | .  .  .  .  R' .  .  .  .  .  .
                 3 | k  .  .  .  .  .  .  .  .  .  .
                 1 | K  .  .  .  .  .  .  .  .  .  .
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
        ),
    ] {
        s.goes("e9", "d10 e10 f10").moves("a1b1 e9d10 e9e10 e9f10");
        for m in s.position().legal_moves() {
            let after = s.position().after(m).expect("a legal move");
            let moved = after.piece_at(m.to).expect("the unit that moved");
            assert!(!after.variant().piece(moved.kind).pawn);
        }
    }
    let s = citadel(
        "w",
        "
            11 | * . . n . n . . . . . *
            10 | * . . . P . . . . . . *
             4 | * k . . . . . . . . . *
             2 | * K . . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    );
    s.moves("b2a1 b2c2 e10d11 e10e11 e10f11");
}
