//! Set-ups that are no positions, in all games: royals, rights, and strange pieces.

use crate::common::{Scene, faults, game_with};
use crate::{kamil, tamerlane};
use shatranj::{Color, Faults, Piece, Position, Setup, Square, Variant, variants};

/// The squares of a set-up with this fault alone.
pub fn error_squares(game: &Variant, setup: &Setup, fault: Faults) -> String {
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
    let known = kamil_game.pieces().len();
    let a5 = kamil_game.topology().square("a5").expect("a square");
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
    // From the first kind that Shatranj Kamil does not have to the last.
    for (strange, piece) in other.pieces().skip(known) {
        setup.set(a5, Some(Piece::new(Color::White, strange)));
        let squares = error_squares(kamil_game, &setup, Faults::UNKNOWN_PIECE);
        assert_eq!(squares, "a5", "{}", piece.symbol);
    }
    setup.set(a5, None);
    setup.set(
        Square::new(127).expect("a square id"),
        kamil_game.piece_of_symbol("R"),
    );
    let error = Position::new(kamil_game, &setup).expect_err("a fault");
    assert_eq!(error.faults(), Faults::OFF_BOARD);
}
