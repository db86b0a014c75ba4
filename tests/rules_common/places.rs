//! Set-ups that are no positions because a unit stands where it can't: pawns on their last rank
//! or in a citadel, units in a citadel that is closed to them.

use crate::common::{faults, game_with};
use crate::faults::error_squares;
use crate::{citadel, kamil, tamerlane};
use shatranj::{Color, Faults, Position, SquareSet, variants};

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
