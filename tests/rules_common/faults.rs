//! Set-ups that are no positions, in all games: every fault, and all faults at once.

use crate::common::{Scene, faults, game_with};
use crate::{atranj, citadel, kamil, tamerlane};
use shatranj::{Color, Faults, Piece, Position, Setup, Square, SquareSet, Variant, variants};

fn error_squares(game: &Variant, setup: &Setup, fault: Faults) -> String {
    let error = Position::new(game, setup).expect_err("a faulty set-up");
    assert_eq!(error.faults(), fault);
    let names = error.squares(fault).iter().map(|s| game.topology().name(s));
    names.collect::<Vec<_>>().join(" ")
}

/// Each side needs a royal.
#[test]
fn a_side_needs_a_royal() {
    for game in [variants::kamil(), variants::atranj()] {
        assert_eq!(
            faults(
                game,
                "w",
                "
                 9 | . . . . r . . . . .
                 1 | . . . . K . . . . .
                   | a b c d e f g h i j
            "
            ),
            Faults::NO_ROYAL
        );
        assert_eq!(
            faults(
                game,
                "b",
                "
                 9 | R . . . . . . . . .
                 1 | . . . . k . . . . .
                   | a b c d e f g h i j
            "
            ),
            Faults::NO_ROYAL
        );
        assert_eq!(
            faults(
                game,
                "w",
                "
                 9 | . . . r . . . . . .
                 1 | . . . . R . . . . .
                   | a b c d e f g h i j
            "
            ),
            Faults::NO_ROYAL
        );
    }
    assert_eq!(
        faults(
            variants::citadel(),
            "w",
            "
             9 | * . . r . . . . . . . *
             2 | * . . . K . . . . . . *
               | a b c d e f g h i j k l
        "
        ),
        Faults::NO_ROYAL
    );
    let game = variants::tamerlane();
    assert_eq!(
        faults(
            game,
            "w",
            "
             9 | . . . r . . . . . . .
             2 | . . . . K . . . . . .
               | a b c d e f g h i j k
        "
        ),
        Faults::NO_ROYAL
    );
    // A pawn that may become royal is none yet.
    assert_eq!(
        faults(
            game,
            "w",
            "
             9 | .  .  .  k  .  .  .  .  .  .  .
             2 | .  .  .  .  K' P! .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        "
        ),
        Faults::NO_ROYAL
    );
    assert_eq!(
        Position::new(game, &Setup::empty())
            .expect_err("an empty board")
            .faults(),
        Faults::NO_ROYAL
    );
    // Any royal will do.
    tamerlane(
        "w",
        "
             9 | . . . m . . . . . . .
             2 | . . . . S . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .goes_on();
    tamerlane(
        "w",
        "
             9 | . . . s . . . . . . .
             2 | . . . . M . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .goes_on();
}

/// In Shatranj Kamil, Atranj and Citadel Chess there is exactly one king a side.
#[test]
fn a_second_king_is_too_many() {
    for game in [variants::kamil(), variants::atranj()] {
        assert_eq!(
            faults(
                game,
                "w",
                "
                 9 | . . . . . . . . . k
                 1 | K . . . K . . . . .
                   | a b c d e f g h i j
            "
            ),
            Faults::TOO_MANY
        );
        assert_eq!(
            faults(
                game,
                "w",
                "
                 9 | k . . . . . . . . k
                 1 | . . . . K . . . . .
                   | a b c d e f g h i j
            "
            ),
            Faults::TOO_MANY
        );
    }
    assert_eq!(
        faults(
            variants::citadel(),
            "w",
            "
             9 | * . . . . . . . . k . *
             2 | * K . . K . . . . . . *
               | a b c d e f g h i j k l
        "
        ),
        Faults::TOO_MANY
    );
    let mut setup = kamil(
        "w",
        "
             9 | . . . . . . . . . k
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    )
    .position()
    .setup();
    let a1 = variants::kamil().topology().square("a1").expect("a square");
    setup.set(a1, variants::kamil().piece_of_symbol("K"));
    assert_eq!(
        error_squares(variants::kamil(), &setup, Faults::TOO_MANY),
        "a1 e1"
    );
}

/// The side that is not to move may not be in check.
#[test]
fn the_side_that_is_not_to_move_may_not_be_in_check() {
    for game in [variants::kamil(), variants::atranj()] {
        assert_eq!(
            faults(
                game,
                "w",
                "
                 9 | . . . . . . . . . k
                 1 | . . . . K . . . . R
                   | a b c d e f g h i j
            "
            ),
            Faults::OPPOSITE_CHECK
        );
        assert_eq!(
            faults(
                game,
                "w",
                "
                 6 | . . . . k . . . . .
                 5 | . . . . K . . . . .
                   | a b c d e f g h i j
            "
            ),
            Faults::OPPOSITE_CHECK
        );
    }
    let citadel_game = variants::citadel();
    assert_eq!(
        faults(
            citadel_game,
            "w",
            "
             9 | * . . . . . . . . k . *
             2 | * . . . K . . . . R . *
               | a b c d e f g h i j k l
        "
        ),
        Faults::OPPOSITE_CHECK
    );
    assert_eq!(
        faults(
            citadel_game,
            "w",
            "
            12 | . * * * * * * * * * * k
             4 | * . . D . . . . . . . *
             2 | * . . . K . . . . . . *
               | a b c d e f g h i j k l
        "
        ),
        Faults::OPPOSITE_CHECK
    );
    let game = variants::tamerlane();
    assert_eq!(
        faults(
            game,
            "w",
            "
             9 | . . . . . . . . . k .
             1 | . . . . K . . . . R .
               | a b c d e f g h i j k
        "
        ),
        Faults::OPPOSITE_CHECK
    );
    assert_eq!(
        faults(
            game,
            "w",
            "
             6 | . Z . . . . . . . . .
             1 | k . . . K . . . . . .
               | a b c d e f g h i j k
        "
        ),
        Faults::OPPOSITE_CHECK
    );
    assert_eq!(
        faults(
            game,
            "w",
            "
             6 | . Z . . . . . . . . .
             1 | s . . . K . . . . . .
               | a b c d e f g h i j k
        "
        ),
        Faults::OPPOSITE_CHECK
    );
    assert_eq!(
        faults(
            variants::atranj(),
            "w",
            "
             9 | . . . . . . . . . k
             8 | . . . . . . . . . U
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        "
        ),
        Faults::OPPOSITE_CHECK
    );
    // A pawn that would vanish gives check as well.
    assert_eq!(
        faults(
            variants::kamil(),
            "w",
            "
            10 | . . . k . . . . . .
             9 | . . P . . . . . . .
             1 | G . . . K . . . . .
               | a b c d e f g h i j
        "
        ),
        Faults::OPPOSITE_CHECK
    );
    // The side that is to move may be.
    kamil(
        "b",
        "
             9 | . . . . . . . . . k
             1 | . . . . K . . . . R
               | a b c d e f g h i j
        ",
    )
    .checkers("j1");
}

/// Two royals are never in check, nor is one in its own citadel; both may wait their turn.
#[test]
fn attacked_royals_that_are_not_in_check_are_no_fault() {
    tamerlane(
        "w",
        "
             9 | . . . . . . . . . k .
             5 | s . . . . . . . . . .
             1 | . . . . K . . . . R .
               | a b c d e f g h i j k
        ",
    )
    .goes_on();
    tamerlane(
        "w",
        "
             7 | . . . . k . . . . . .
             6 | . . . . s . . . . . .
             5 | . . . . K . . . . . .
             1 | S . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .goes_on();
    tamerlane(
        "w",
        "
             9 | . . . . . . . . . . R k
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k l
        ",
    )
    .goes_on();
}

/// An ordinary pawn never stands on its last rank; on its first rank it may.
#[test]
fn a_pawn_on_its_last_rank_is_a_fault() {
    for game in [variants::kamil(), variants::atranj()] {
        assert_eq!(
            faults(
                game,
                "w",
                "
                10 | P . . . . . . . . .
                 9 | . . . . . . . . . k
                 1 | . . . . K . . . . .
                   | a b c d e f g h i j
            "
            ),
            Faults::PAWN_ON_LAST_RANK
        );
        assert_eq!(
            faults(
                game,
                "w",
                "
                 9 | . . . . . . . . . k
                 3 | . . . . K . . . . .
                 1 | p . . . . . . . . .
                   | a b c d e f g h i j
            "
            ),
            Faults::PAWN_ON_LAST_RANK
        );
    }
    kamil(
        "w",
        "
            10 | p . . . . . . . . .
             9 | . . . . . . . . . k
             5 | . . . . K . . . . .
             1 | P . . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes("a1", "a2");
    let found = faults(
        variants::citadel(),
        "w",
        "
            11 | * P . . . . . . . . . *
             9 | * . . . . . . . . k . *
             3 | * . . . K . . . . . . *
               | a b c d e f g h i j k l
        ",
    );
    assert_eq!(found, Faults::PAWN_ON_LAST_RANK);
    citadel(
        "w",
        "
            11 | * p . . . . . . . . . *
             9 | * . . . . . . . . k . *
             5 | * . . . K . . . . . . *
             2 | * P . . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    )
    .goes("b2", "b3");
    let game = variants::tamerlane();
    for pawn in [
        "D'", "C'", "E'", "G'", "K'", "W'", "Z'", "T'", "N'", "R'", "P!",
    ] {
        let a10 = game.topology().square("a10").expect("a square");
        let mut setup = tamerlane(
            "w",
            "
                 8 | . . . . . . . . . k .
                 3 | . . . . K . . . . . .
                   | a b c d e f g h i j k
            ",
        )
        .position()
        .setup();
        setup.set(a10, game.piece_of_symbol(pawn));
        assert_eq!(
            error_squares(game, &setup, Faults::PAWN_ON_LAST_RANK),
            "a10",
            "{pawn}"
        );
        tamerlane(
            "w",
            "
                 8 | . . . . . . . . . k .
                 3 | . . . . K . . . . . .
                   | a b c d e f g h i j k
            ",
        )
        .with(&format!("a1={pawn}"))
        .goes("a1", "a2");
    }
}

/// Tamerlane's pawn of pawns may stand on its last rank on the first and second journey.
#[test]
fn a_resting_pawn_on_its_last_rank_is_no_fault() {
    tamerlane(
        "w",
        "
            10 | P . . . . . . . . . .
             8 | . . . . . . . . . k .
             3 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .resting(Color::White, "a10");
    tamerlane(
        "w",
        "
            10 | P' .  .  .  .  .  .  .  .  .  .
             8 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  K  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .resting(Color::White, "a10");
}

/// A unit on a square that it may never enter: in Citadel Chess under RoyalOnly, all but the
/// kings in a citadel. By default a citadel is a square like any other, even for a rook.
#[test]
fn a_unit_on_a_square_that_it_may_never_enter_is_a_fault() {
    let game = game_with("citadel", &[("citadel_entry", "RoyalOnly")]);
    for unit in ["R", "N", "D", "E", "G"] {
        for square in ["a1", "l1", "a12", "l12"] {
            let square = game.topology().square(square).expect("a citadel");
            let mut setup = citadel(
                "w",
                "
                     5 | * . . . . K . . . . . *
                     4 | * . . . . . . k . . . *
                       | a b c d e f g h i j k l
                ",
            )
            .position()
            .setup();
            setup.set(square, game.piece_of_symbol(unit));
            let error = Position::new(&game, &setup).expect_err("a fault");
            assert_eq!(error.faults(), Faults::FORBIDDEN_SQUARE, "{unit}");
            assert_eq!(
                error.squares(Faults::FORBIDDEN_SQUARE),
                SquareSet::from(square)
            );
            assert!(Position::new(variants::citadel(), &setup).is_ok(), "{unit}");
        }
    }
}

/// A pawn in a citadel is a fault, also where other units may stand there.
#[test]
fn a_pawn_in_a_citadel_is_a_fault() {
    let any = variants::citadel();
    let royal = game_with("citadel", &[("citadel_entry", "RoyalOnly")]);
    let base = || {
        citadel(
            "w",
            "
             5 | * . . . . K . k . . . *
               | a b c d e f g h i j k l
        ",
        )
        .position()
        .setup()
    };
    for name in ["a1", "l1", "a12", "l12"] {
        for pawn in ["P", "p"] {
            let square = any.topology().square(name).expect("a citadel");
            let mut setup = base();
            setup.set(square, any.piece_of_symbol(pawn));
            assert_eq!(error_squares(any, &setup, Faults::PAWN_IN_CITADEL), name);
            let error = Position::new(&royal, &setup).expect_err("a fault");
            assert_eq!(
                error.faults(),
                Faults::PAWN_IN_CITADEL | Faults::FORBIDDEN_SQUARE
            );
        }
    }
}

/// Only Tamerlane Chess has one-time rights; there they stay even where they are of no use.
#[test]
fn a_right_that_the_game_does_not_know_is_a_fault() {
    for game in [variants::kamil(), variants::atranj()] {
        assert_eq!(
            faults(
                game,
                "w X",
                "
                 9 | . . . . . . . . . k
                 1 | . . . . K . . . . .
                   | a b c d e f g h i j
            "
            ),
            Faults::UNKNOWN_RIGHT
        );
        assert_eq!(
            faults(
                game,
                "w x",
                "
                 9 | . . . . . . . . . k
                 1 | . . . . K . . . . .
                   | a b c d e f g h i j
            "
            ),
            Faults::UNKNOWN_RIGHT
        );
    }
    assert_eq!(
        faults(
            variants::citadel(),
            "w Xx",
            "
             9 | * . . . . . . . . k . *
             2 | * . . . K . . . . . . *
               | a b c d e f g h i j k l
        "
        ),
        Faults::UNKNOWN_RIGHT
    );
    for value in ["CheckOrStalemate", "CheckOnly", "Never"] {
        let game = game_with("tamerlane", &[("exchange_when", value)]);
        Scene::new(
            &game,
            "w Xx",
            "
                 9 | . . . . . . . . . k .
                 1 | . . . . K . . . . . .
                   | a b c d e f g h i j k
            ",
        )
        .rights("Xx");
        Scene::new(
            &game,
            "w X",
            "
                 9 | . . . . . . . . . k .
                 1 | . . . . K . . . . . .
                   | a b c d e f g h i j k
            ",
        )
        .rights("X");
    }
}

/// A piece of another game, or off the board, is a fault and not a panic.
#[test]
fn a_strange_piece_or_square_is_a_fault() {
    let (kamil_game, other) = (variants::kamil(), variants::tamerlane());
    let strange = other
        .kind("P!")
        .expect("a kind that Shatranj Kamil does not have");
    let mut setup = kamil(
        "w",
        "
             9 | . . . . . . . . . k
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    )
    .position()
    .setup();
    let a5 = kamil_game.topology().square("a5").expect("a square");
    setup.set(a5, Some(Piece::new(Color::White, strange)));
    assert_eq!(
        error_squares(kamil_game, &setup, Faults::UNKNOWN_PIECE),
        "a5"
    );
    setup.set(a5, None);
    setup.set(
        Square::new(127).expect("a square id"),
        kamil_game.piece_of_symbol("R"),
    );
    let error = Position::new(kamil_game, &setup).expect_err("a fault");
    assert_eq!(error.faults(), Faults::OFF_BOARD);
}

/// All faults are reported at once, each with its squares.
#[test]
fn all_faults_are_reported_at_once() {
    let game = variants::kamil();
    let found = faults(
        game,
        "w X",
        "
            10 | . . P . . . . . . .
             5 | k . . . r . . . . k
             1 | . . . p . . . . . .
               | a b c d e f g h i j
        ",
    );
    let all =
        Faults::NO_ROYAL | Faults::TOO_MANY | Faults::PAWN_ON_LAST_RANK | Faults::UNKNOWN_RIGHT;
    assert_eq!(found, all);
    let game = variants::tamerlane();
    let found = faults(
        game,
        "w",
        "
            10 | .  .  .  .  .  .  .  R' .  .  .
             9 | .  .  .  .  .  .  .  .  .  .  .  D'
             5 | .  .  .  .  .  .  .  .  .  .  k
             2 | .  .  .  .  P  .  .  .  .  .  .  N
             1 | K  .  K  .  M  .  .  .  .  .  R
               | a  b  c  d  e  f  g  h  i  j  k  l
        ",
    );
    let all = Faults::TOO_MANY
        | Faults::PAWN_ON_LAST_RANK
        | Faults::FORBIDDEN_SQUARE
        | Faults::PAWN_IN_CITADEL
        | Faults::OPPOSITE_CHECK;
    assert_eq!(found, all);
}

/// The message names the faults and the squares.
#[test]
fn the_message_names_faults_and_squares() {
    let game = variants::kamil();
    let mut setup = kamil(
        "w",
        "
             9 | . . . . . . . . . k
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    )
    .position()
    .setup();
    let a10 = game.topology().square("a10").expect("a square");
    setup.set(a10, game.piece_of_symbol("P"));
    let message = Position::new(game, &setup)
        .expect_err("a fault")
        .to_string();
    assert!(
        message.contains("pawn") && message.contains("a10"),
        "{message}"
    );
}

/// A finished position is accepted and has an outcome, but must be free of the same faults.
#[test]
fn a_finished_position_is_checked_for_faults_too() {
    tamerlane(
        "w",
        "
             9 | . . . . . . . . . . . K
             5 | . . . . . . . k . . .
             1 | R . . . . . . . . . .
               | a b c d e f g h i j k l
        ",
    )
    .ends("draw citadel");
    citadel(
        "w",
        "
            12 | K * * * * * * * * * * .
             5 | * . . . . . . k . . . *
             2 | * R . . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    )
    .ends("draw citadel");
    atranj(
        "b",
        "
            10 | k . . . . . . . . R
             9 | . . . . . . . . R .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    )
    .ends("white checkmate");
    let game = variants::tamerlane();
    assert_eq!(
        faults(
            game,
            "w",
            "
             9 | . . . . . . . . . . . K
             5 | . . . . . . . k . . .
             1 | . . . . . . . R . . .
               | a b c d e f g h i j k l
        "
        ),
        Faults::OPPOSITE_CHECK
    );
    assert_eq!(
        faults(
            game,
            "w",
            "
             9 | . . . . . . . . . . . K
             5 | . . . . . . . k . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k l
        "
        ),
        Faults::TOO_MANY
    );
    assert_eq!(
        faults(
            game,
            "w",
            "
            10 | R' .  .  .  .  .  .  .  .  .  .
             9 | .  .  .  .  .  .  .  .  .  .  .  K
             5 | .  .  .  .  .  .  .  k  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k  l
        "
        ),
        Faults::PAWN_ON_LAST_RANK
    );
    assert_eq!(
        faults(
            game,
            "w",
            "
             9 | . . . . . . . . . . . K
             5 | . . . . . . . k . . .
             2 | . . . . . . . . . . . R
               | a b c d e f g h i j k l
        "
        ),
        Faults::FORBIDDEN_SQUARE
    );
    assert_eq!(
        faults(
            game,
            "w",
            "
             9 | . . . . . . . . . . . K
             2 | . r . . . . . . . . . .
             1 | R . . . . . . . . . .
               | a b c d e f g h i j k l
        "
        ),
        Faults::NO_ROYAL
    );
    let game = variants::citadel();
    assert_eq!(
        faults(
            game,
            "w",
            "
            12 | K * * * * * * * * * * .
             5 | * . . . . . . k . . . *
             2 | * . . . . . . R . . . *
               | a b c d e f g h i j k l
        "
        ),
        Faults::OPPOSITE_CHECK
    );
    assert_eq!(
        faults(
            game,
            "w",
            "
            12 | K * * * * * * * * * * .
            11 | * P . . . . . . . . . *
             5 | * . . . . . . k . . . *
               | a b c d e f g h i j k l
        "
        ),
        Faults::PAWN_ON_LAST_RANK
    );
    let game = variants::kamil();
    assert_eq!(
        faults(
            game,
            "b",
            "
            10 | k . P . . . . . . R
             9 | . . . . . . . . R .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        "
        ),
        Faults::PAWN_ON_LAST_RANK
    );
}
