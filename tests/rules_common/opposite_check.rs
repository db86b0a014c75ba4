//! The side that is not to move may not be in check.

use crate::common::faults;
use crate::{kamil, tamerlane};
use shatranj::{Faults, variants};

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
