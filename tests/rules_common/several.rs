//! All faults of a set-up at once, also of one in which the game is over.

use crate::common::faults;
use crate::{atranj, citadel, kamil, tamerlane};
use shatranj::{Faults, Position, variants};

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
    .ends("draw by citadel");
    citadel(
        "w",
        "
            12 | K * * * * * * * * * * .
             5 | * . . . . . . k . . . *
             2 | * R . . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    )
    .ends("draw by citadel");
    atranj(
        "b",
        "
            10 | k . . . . . . . . R
             9 | . . . . . . . . R .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    )
    .ends("white wins by checkmate");
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
