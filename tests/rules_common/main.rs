//! What holds in all four games, and which set-ups are no positions.

#[path = "../common/mod.rs"]
mod common;

mod faults;
mod limits;

use common::{Scene, all_readings, read_move};
use shatranj::game::Adjudication;
use shatranj::position::{Illegal, NullMoveError};
use shatranj::{
    Color, EndReason, Game, Move, Outcome, Variant, perft::perft, perft::perft_made, variants,
};

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

/// Mated positions, one a game; White has just won.
fn mates() -> [Scene; 4] {
    [
        kamil(
            "b",
            "
                10 | k . . . . . . . . R
                 9 | . . . . . . . . R .
                 1 | . . . . K . . . . .
                   | a b c d e f g h i j
            ",
        ),
        atranj(
            "b",
            "
                10 | k . . . . . . . . R
                 9 | . . . . . . . . R .
                 1 | . . . . K . . . . .
                   | a b c d e f g h i j
            ",
        ),
        citadel(
            "b",
            "
                11 | * R . . k . . . . . . *
                10 | * . R . . . . . . . . *
                 2 | * . . . . K . . . . . *
                   | a b c d e f g h i j k l
            ",
        ),
        tamerlane(
            "b",
            "
                10 | k . . . . . . . . R .
                 9 | . . . . . . . . R . .
                 1 | . . . . K . . . . . .
                   | a b c d e f g h i j k
            ",
        ),
    ]
}

/// A finished game has no legal moves; perft counts nothing below it.
#[test]
fn a_finished_position_has_no_moves() {
    let drawn = [
        citadel(
            "b",
            "
                12 | K * * * * * * * * * * .
                 5 | * . . . . . . k . . . *
                 2 | * r . . . . . . . . . *
                   | a b c d e f g h i j k l
            ",
        ),
        tamerlane(
            "b",
            "
                 9 | . . . . . . . . . . . K
                 5 | . . . . . . . k . . .
                 2 | . r . . . . . . . . . .
                   | a b c d e f g h i j k l
            ",
        ),
        tamerlane(
            "w",
            "
                 9 | . . . . . . . . . . . K
                 5 | . . . . . . . k . . .
                 2 | . R . . . . . . . . . .
                   | a b c d e f g h i j k l
            ",
        ),
    ];
    for s in mates().iter().chain(&drawn) {
        let position = s.position();
        assert!(position.outcome().is_some());
        assert_eq!((position.count_moves(), position.has_moves()), (0, false));
        for depth in 1..4 {
            assert_eq!(perft(position, depth), 0);
            assert_eq!(perft_made(position, depth), 0);
        }
        assert_eq!(perft(position, 0), 1);
    }
}

/// The game ends at once: the winning move is followed by nothing, and every move after it is
/// refused with the outcome.
#[test]
fn the_game_ends_at_once() {
    let mate = kamil(
        "w",
        "
            10 | k . . . . . . . . .
             9 | . . . . . . . . R .
             1 | . . . . K . . . . R
               | a b c d e f g h i j
        ",
    )
    .play("j1j10", "j1=. j10=R");
    mate.ends("white checkmate")
        .illegal("a10b10", "GameOver white checkmate");
    let draw = citadel(
        "w",
        "
            11 | * K . . . . . . . . . *
             5 | * . . . . . . k . . . *
             2 | * . r . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    )
    .play("b11a12", "b11=. a12=K");
    draw.ends("draw citadel")
        .illegal("h5h4", "GameOver draw citadel");
    let draw = tamerlane(
        "w",
        "
             9 | . . . . . . . . . . K
             5 | . . . . . . . k . . .
             2 | . . r . . . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .play("k9l9", "k9=. l9=K");
    draw.ends("draw citadel")
        .illegal("h5h4", "GameOver draw citadel");
    for s in mates() {
        let mut position = s.position().clone();
        let outcome = position.outcome().expect("the end");
        assert_eq!(position.null_move(), Err(NullMoveError::GameOver(outcome)));
        let king = position.royals(Color::Black).single().expect("the king");
        let reason = position.why_illegal(king, king).expect("a reason").reason();
        assert_eq!(reason, Illegal::GameOver(outcome));
    }
}

/// There is no repetition rule in any game: the start position may come back for ever.
#[test]
fn there_is_no_repetition_rule() {
    let shuttles = [
        (variants::kamil(), ["b1c3", "b10c8", "c3b1", "c8b10"]),
        (variants::atranj(), ["b1c3", "b10c8", "c3b1", "c8b10"]),
        (variants::citadel(), ["c2d4", "c11d9", "d4c2", "d9c11"]),
        (variants::tamerlane(), ["b2a4", "b9a7", "a4b2", "a7b9"]),
    ];
    for (game, moves) in shuttles {
        let mut position = game.start();
        for round in 1..=20 {
            for text in moves {
                let _ = position.play(mv(game, text)).expect("a legal move");
                assert_eq!(position.outcome(), None, "round {round} of {game:?}");
            }
            assert_eq!(position.key(), game.start().key());
            assert_eq!(position.count_moves(), game.start().count_moves());
        }
        assert_eq!((position.halfmove(), position.fullmove()), (80, 41));
    }
}

/// There is no move-count rule in any game.
#[test]
fn there_is_no_move_count_rule() {
    for game in Variant::all() {
        for plies in [50, 100, 150, 1000, u32::MAX] {
            let mut setup = game.start().setup();
            setup.set_halfmove(plies);
            setup.set_fullmove(u32::MAX);
            let position = shatranj::Position::new(game, &setup).expect("a position");
            assert_eq!(position.outcome(), None, "{plies} in {game:?}");
            assert_eq!(position.legal_moves(), game.start().legal_moves());
        }
    }
}

/// A `Game` ends by repetition or by a number of plies only where one asks for it.
#[test]
fn adjudication_is_off_unless_asked_for() {
    for variant in [variants::kamil(), variants::atranj()] {
        let mut game = Game::new(variant);
        assert_eq!(game.adjudication(), Adjudication::none());
        for _ in 0..3 {
            for text in ["b1c3", "b10c8", "c3b1", "c8b10"] {
                game.play(mv(variant, text)).expect("a legal move");
            }
        }
        assert_eq!((game.outcome(), game.repetitions()), (None, 4));
        game.set_adjudication(Adjudication::none().with_repetition(3));
        let repetition = Outcome::new(None, EndReason::Repetition);
        assert_eq!(game.outcome(), Some(repetition));
        game.set_adjudication(Adjudication::none().with_ply_limit(12));
        assert_eq!(
            game.outcome(),
            Some(Outcome::new(None, EndReason::PlyLimit))
        );
        // The position itself is not over.
        assert_eq!(game.position().outcome(), None);
        game.set_adjudication(Adjudication::none());
        assert_eq!(game.outcome(), None);
    }
}

/// The halfmove clock counts plies since the last capture or pawn move; the number of the
/// move goes up after Black's.
#[test]
fn the_counters_count() {
    for s in [
        kamil(
            "w - 3",
            "
                10 | . . . . . . . . . k
                 9 | . . . . . r . p . .
                 8 | . . . . . . . N . .
                 2 | . P . . R . . . . .
                 1 | K . . . . . . . . .
                   | a b c d e f g h i j
            ",
        ),
        atranj(
            "w - 3",
            "
                10 | . . . . . . . . . k
                 9 | . . . . . r . p . .
                 8 | . . . . . . . N . .
                 2 | . P . . R . . . . .
                 1 | K . . . . . . . . .
                   | a b c d e f g h i j
            ",
        ),
        citadel(
            "w - 3",
            "
                11 | * . . . . . . . . k . *
                 9 | * . . . . r . p . . . *
                 8 | * . . . . . . N . . . *
                 4 | * P . . . . . . . . . *
                 3 | * . . . R . . . . . . *
                 2 | * K . . . . . . . . . *
                   | a b c d e f g h i j k l
            ",
        ),
        tamerlane(
            "w - 3",
            "
                10 | . . . . . . . . . k .
                 9 | . . . . . r . p . . .
                 8 | . . . . . . . N . . .
                 2 | . P . . R . . . . . .
                 1 | K . . . . . . . . . .
                   | a b c d e f g h i j k
            ",
        ),
    ] {
        let (rook, pawn) = if s.position().variant().id() == "citadel" {
            ("e3e4", "b4b5")
        } else {
            ("e2e3", "b2b3")
        };
        s.then(rook).clock(4);
        s.then(pawn).clock(0);
        s.then("h8f9").clock(0);
        s.then(&format!("{rook} f9f8")).clock(5);
        s.then(&format!("{pawn} f9f8")).clock(1);
        let number = |scene: &Scene| scene.position().fullmove();
        assert_eq!(number(&s), 1);
        assert_eq!(number(&s.then(rook)), 1);
        assert_eq!(number(&s.then(&format!("{rook} f9f8"))), 2);
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
