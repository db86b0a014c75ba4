//! Shatranj Kamil: a test for each rule, with its position.
#![cfg(feature = "std")]

#[path = "../common/mod.rs"]
mod common;

mod promotion;

use common::{Scene, all_readings, game_with, option_lines};
use shatranj::{Color, Piece, variants};

#[track_caller]
fn at(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::kamil(), state, drawing)
}

/// The array: R N E D K G D E N R behind pawns; Black's units stand on the same files.
#[test]
fn the_array() {
    Scene::start(variants::kamil()).shows_drawn(
        "w",
        "
        10 | r n e d k g d e n r
         9 | p p p p p p p p p p
         2 | P P P P P P P P P P
         1 | R N E D K G D E N R
           | a b c d e f g h i j
        ",
    );
    let board = variants::kamil().topology();
    assert_eq!((board.grid_size(), board.len()), ((10, 10), 100));
    for game in all_readings("kamil") {
        let start = game.start();
        for square in game.topology().squares() {
            let (x, y) = game.topology().coordinates(square);
            let opposite = game.topology().at(x, 9 - y).expect("the square opposite");
            let swapped = start.piece_at(square).map(|p| Piece::new(!p.color, p.kind));
            assert_eq!(start.piece_at(opposite), swapped);
        }
    }
}

/// The option, with its values; the first is the default.
#[test]
fn the_option_and_its_default() {
    assert_eq!(option_lines("kamil"), ["dabbabah: Commoner Leaper"]);
    let [commoner, leaper] = &all_readings("kamil")[..] else {
        panic!("two readings");
    };
    assert!(commoner == variants::kamil() && leaper != commoner);
}

/// The Shah moves one step in any direction, and is the only royal.
#[test]
fn the_shah_moves_one_step_and_is_royal() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . k
             6 | . . . . G . . . . .
             5 | . . . . K . . . . .
             4 | . . . p . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("e5", "d4 d5 d6 e4 f4 f5 f6")
        .royals(Color::White, "e5");
    let royals = variants::kamil()
        .pieces()
        .filter(|(_, piece)| piece.royal.is_some());
    assert_eq!(
        royals
            .map(|(_, piece)| piece.symbol.clone())
            .collect::<Vec<_>>(),
        ["K"]
    );
}

/// General: one square diagonally. Elephant: a leap of two squares diagonally.
#[test]
fn the_general_steps_and_the_elephant_leaps_diagonally() {
    let general = at(
        "w",
        "
            10 | . . . . . . . . . k
             6 | . . . p . . . . . .
             5 | . . . . G . . . . .
             4 | . . . . . N . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    general.goes("e5", "d4 d6 f6");
    let elephant = at(
        "w",
        "
            10 | . . . . . . . . . k
             7 | . . . . . . p . . .
             6 | . . . N . p . . . .
             5 | . . . . E . . . . .
             3 | . . N . . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    elephant.goes("e5", "c7 g3 g7");
}

/// Knight and rook move as everywhere.
#[test]
fn the_knight_leaps_and_the_rook_slides() {
    let knight = at(
        "w",
        "
            10 | . . . . . . . . . k
             6 | . . . . P . p . . .
             5 | . . . p N P . . . .
             4 | . . P . p . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    knight.goes("e5", "c6 d3 d7 f3 f7 g4 g6");
    let rook = at(
        "w",
        "
            10 | . . . . . . . . . k
             8 | . . . . p . . . . .
             5 | . . P . R . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    rook.goes("e5", "d5 e1 e2 e3 e4 e6 e7 e8 f5 g5 h5 i5 j5");
}

/// War machine, by default: one step in any direction.
#[test]
fn the_war_machine_moves_as_a_king() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . k
             6 | . . . p . . . . . .
             5 | . . . . D . . . . .
             4 | . . . . . N . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("e5", "d4 d5 d6 e4 e6 f5 f6");
}

/// It is not royal: it may be left attacked, go where it is attacked, and be captured.
#[test]
fn the_war_machine_is_not_royal() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . k
             9 | . . . . r . . . . .
             5 | . . . . D . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("").legal("a1b1 e5e6").royals(Color::White, "a1");
    s.then("a1b1").play("e9e5", "e9=. e5=r").goes_on();
}

/// Option `dabbabah=Leaper`: a leap of two squares straight.
#[test]
fn the_leaper_war_machine_leaps_two_squares_straight() {
    let game = game_with("kamil", &[("dabbabah", "Leaper")]);
    let s = Scene::new(
        &game,
        "w",
        "
            10 | . . . . . . . . . k
             6 | . . . . p . . . . .
             5 | . . N . D N p . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("e5", "e3 e7 g5");
    s.illegal("e5e6", "CannotMoveSo")
        .illegal("e5d4", "CannotMoveSo");
}

/// Pawns step one square ahead and capture diagonally ahead.
#[test]
fn pawns_step_ahead_and_capture_diagonally() {
    let lone = at(
        "w",
        "
            10 | . . . . . . . . . k
             2 | . . . . P . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    lone.goes("e2", "e3")
        .illegal("e2e4", "CannotMoveSo")
        .illegal("e2f3", "OnlyCaptures");
    let s = at(
        "w",
        "
            10 | . . . . . . . . . k
             6 | . . . n n n . . . .
             5 | . . . . P . . . . .
             4 | . . . n . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("e5", "d6 f6").illegal("e5e6", "NeverCaptures");
}

/// Checkmate wins for the side that gives it.
#[test]
fn checkmate_wins() {
    let s = at(
        "b",
        "
            10 | k . . . . . . . . R
             9 | . . . . . . . . R .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("j10").ends("white wins by checkmate");
}

/// Stalemate wins for the side that gives it.
#[test]
fn stalemate_wins() {
    let s = at(
        "b",
        "
            10 | k . . . . . . . . .
             9 | . . . . . . . . . R
             1 | . R . . K . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("").ends("white wins by stalemate");
}

/// There is no rule about a bare king.
#[test]
fn a_bare_king_plays_on() {
    at(
        "w",
        "
             8 | . . . . k . . . . .
             5 | . . . . K . . . . .
             1 | r . . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes_on();
    at(
        "b",
        "
             8 | . . . . k . . . . .
             5 | . . . . K . . . . .
             1 | r . . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes_on();
    at(
        "w",
        "
             8 | . . . . k . . . . .
             5 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes_on();
    at(
        "w",
        "
             8 | . . . . . . . . . k
             6 | . . . p . . . . . .
             5 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    )
    .then("e5d6")
    .goes_on();
    // Nor about pieces that can't mate.
    at(
        "w",
        "
             8 | . . . . k . . . . .
             5 | . . . . K . . . . .
             1 | E e . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes_on();
}
