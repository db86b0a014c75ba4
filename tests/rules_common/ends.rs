//! A finished game has no moves; and what ends no game: repetition, and numbers of moves.

use crate::common::Scene;
use crate::{atranj, citadel, kamil, mv, tamerlane};
use shatranj::game::Adjudication;
use shatranj::perft::{perft, perft_made};
use shatranj::position::{Illegal, NullMoveError};
use shatranj::{Color, EndReason, Game, Outcome, Variant, variants};

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
    mate.ends("white wins by checkmate")
        .illegal("a10b10", "GameOver white wins by checkmate");
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
    draw.ends("draw by citadel")
        .illegal("h5h4", "GameOver draw by citadel");
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
    draw.ends("draw by citadel")
        .illegal("h5h4", "GameOver draw by citadel");
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
