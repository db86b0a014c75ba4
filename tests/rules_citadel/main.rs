//! Citadel Chess: a test for each rule, with its position.
#![cfg(feature = "std")]

#[path = "../common/mod.rs"]
mod common;

mod citadels;

use common::{Scene, all_readings, game_with, option_lines};
use shatranj::{Color, Piece, variants};

#[track_caller]
fn at(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::citadel(), state, drawing)
}

/// With `citadel_entry=RoyalOnly`.
#[track_caller]
fn royal_only(state: &str, drawing: &str) -> Scene {
    let game = game_with("citadel", &[("citadel_entry", "RoyalOnly")]);
    Scene::new(&game, state, drawing)
}

/// The board: b2 to k11, and one square more at each corner; the rest of the outer ring does
/// not exist.
#[test]
fn the_board_has_a_hundred_squares_and_four_citadels() {
    let board = variants::citadel().topology();
    assert_eq!(board.len(), 104);
    assert_eq!(
        board.draw(board.squares()),
        "X                     X\n".to_string()
            + &"  X X X X X X X X X X  \n".repeat(10)
            + "X                     X\n"
    );
    for name in ["a2", "a11", "b1", "k12", "l2", "l11", "f1", "g12"] {
        assert_eq!(board.square(name), None, "{name}");
    }
}

/// White's citadels are a1 and l1, Black's a12 and l12.
#[test]
fn each_side_has_the_two_citadels_at_its_end() {
    let game = variants::citadel();
    let citadels = game.rules().citadels.as_ref().expect("citadels");
    let names = |color| {
        let names = citadels.of(color).iter().map(|s| game.topology().name(s));
        names.collect::<Vec<_>>()
    };
    assert_eq!(names(Color::White), ["a1", "l1"]);
    assert_eq!(names(Color::Black), ["a12", "l12"]);
}

/// The array, default `Listed`: R N D E K G D E N R; Black's units stand on the same files.
#[test]
fn the_listed_array() {
    Scene::start(variants::citadel()).shows_drawn(
        "w",
        "
        11 | * r n d e k g d e n r *
        10 | * p p p p p p p p p p *
         3 | * P P P P P P P P P P *
         2 | * R N D E K G D E N R *
           | a b c d e f g h i j k l
        ",
    );
}

/// Option `array=Historical`: R N E D K G D E N R.
#[test]
fn the_historical_array() {
    let game = game_with("citadel", &[("array", "Historical")]);
    Scene::start(&game).shows_drawn(
        "w",
        "
        11 | * r n e d k g d e n r *
        10 | * p p p p p p p p p p *
         3 | * P P P P P P P P P P *
         2 | * R N E D K G D E N R *
           | a b c d e f g h i j k l
        ",
    );
}

/// Black's units stand on the files of White's, whatever the options.
#[test]
fn blacks_array_is_whites_reflected() {
    for game in all_readings("citadel") {
        let (board, start) = (game.topology(), game.start());
        for square in board.squares() {
            let (x, y) = board.coordinates(square);
            let opposite = board.at(x, 11 - y).expect("the square opposite");
            let swapped = start.piece_at(square).map(|p| Piece::new(!p.color, p.kind));
            assert_eq!(start.piece_at(opposite), swapped, "{game:?}");
        }
    }
}

/// The options, with their values; the first is the default.
#[test]
fn the_options_and_their_defaults() {
    assert_eq!(
        option_lines("citadel"),
        [
            "array: Listed Historical",
            "citadel_entry: AnyPiece RoyalOnly"
        ]
    );
    let games = all_readings("citadel");
    assert_eq!(games.len(), 4);
    assert_eq!(games[0], *variants::citadel());
    for (i, game) in games.iter().enumerate() {
        assert!(games[..i].iter().all(|other| other != game), "{game:?}");
    }
}

/// The Shah moves one step in any direction, and is the only royal.
#[test]
fn the_shah_moves_one_step_and_is_royal() {
    let s = at(
        "w",
        "
            10 | * . . . . . . . . k . *
             6 | * . . . G . . . . . . *
             5 | * . . . K . . . . . . *
             4 | * . . p . . . . . . . *
               | a b c d e f g h i j k l
        ",
    );
    s.goes("e5", "d4 d5 d6 e4 f4 f5 f6")
        .royals(Color::White, "e5");
    let royals = variants::citadel()
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
            10 | * . . . . . . . . k . *
             6 | * . . p . . . . . . . *
             5 | * . . . G . . . . . . *
             4 | * . . . . N . . . . . *
             2 | * . K . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    );
    general.goes("e5", "d4 d6 f6");
    let elephant = at(
        "w",
        "
            10 | * . . . . . . . . k . *
             7 | * . . . . . p . . . . *
             6 | * . . N . p . . . . . *
             5 | * . . . E . . . . . . *
             3 | * . N . . . . . . . . *
             2 | * . K . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    );
    elephant.goes("e5", "c7 g3 g7");
}

/// War machine: any distance diagonally, from the first square on.
#[test]
fn the_war_machine_moves_as_a_bishop() {
    let s = at(
        "w",
        "
            10 | * . . . . . . . . k . *
             7 | * . . . . . p . . . . *
             6 | * . . p . . . . . . . *
             5 | * . . . D . . . . . . *
             3 | * . N . . . . . . . . *
             2 | * . K . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    );
    s.goes("e5", "d4 d6 f4 g3 h2 f6 g7")
        .illegal("e5h8", "Blocked by g7");
}

/// Knight and rook move as everywhere.
#[test]
fn the_knight_leaps_and_the_rook_slides() {
    let knight = at(
        "w",
        "
            10 | * . . . . . . . . k . *
             6 | * . . . P . p . . . . *
             5 | * . . p N P . . . . . *
             4 | * . P . p . . . . . . *
             2 | * . K . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    );
    knight.goes("e5", "c6 d3 d7 f3 f7 g4 g6");
    let rook = at(
        "w",
        "
            10 | * . . . . . . . . k . *
             8 | * . . . p . . . . . . *
             5 | * . P . R . . . . . . *
             2 | * . K . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    );
    rook.goes("e5", "d5 e2 e3 e4 e6 e7 e8 f5 g5 h5 i5 j5 k5");
}

/// Pawns step one square ahead and capture diagonally ahead.
#[test]
fn pawns_step_ahead_and_capture_diagonally() {
    let lone = at(
        "w",
        "
            10 | * . . . . . . . . k . *
             3 | * . . . P . . . . . . *
             2 | * . K . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    );
    lone.goes("e3", "e4")
        .illegal("e3e5", "CannotMoveSo")
        .illegal("e3f4", "OnlyCaptures");
    let s = at(
        "w",
        "
            10 | * . . . . . . . . k . *
             6 | * . . n n n . . . . . *
             5 | * . . . P . . . . . . *
             4 | * . . n . . . . . . . *
             2 | * . . . . . . . . K . *
               | a b c d e f g h i j k l
        ",
    );
    s.goes("e5", "d6 f6").illegal("e5e6", "NeverCaptures");
}

/// A pawn becomes a General on rank 11, on every file, by a step or a capture, however many
/// Generals there are.
#[test]
fn a_pawn_promotes_to_a_general() {
    let s = at(
        "w",
        "
             5 | * . . . k . . . . . . *
             2 | * K . G . . . . . . g *
               | a b c d e f g h i j k l
        ",
    );
    for file in 'b'..='k' {
        let s = s.with(&format!("{file}10=P"));
        s.goes(&format!("{file}10"), &format!("{file}11"));
        let step = format!("{file}10{file}11");
        s.effect(&step, "Promotion")
            .play(&step, &format!("{file}10=. {file}11=G"));
    }
    for (from, to) in "bcdefghij".chars().zip('c'..='k') {
        for (from, to) in [(from, to), (to, from)] {
            let s = s.with(&format!("{from}10=P {to}11=n"));
            s.play(&format!("{from}10{to}11"), &format!("{from}10=. {to}11=G"));
        }
    }
}

/// Checkmate wins for the side that gives it.
#[test]
fn checkmate_wins() {
    let s = at(
        "b",
        "
            11 | * R . . k . . . . . . *
            10 | * . R . . . . . . . . *
             2 | * . . . . K . . . . . *
               | a b c d e f g h i j k l
        ",
    );
    s.checkers("b11").ends("white wins by checkmate");
}

/// Stalemate wins for the side that gives it.
#[test]
fn stalemate_wins() {
    let s = at(
        "b",
        "
             7 | * R . . . . . . . . . *
             6 | * . . . . . . . . . k *
             5 | * R . . . . . . . . . *
             2 | * . . . . K . . . R . *
               | a b c d e f g h i j k l
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
             8 | * . . . k . . . . . . *
             5 | * . . . K . . . . . . *
             2 | * r . . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    )
    .goes_on();
    at(
        "b",
        "
             8 | * . . . k . . . . . . *
             5 | * . . . K . . . . . . *
             2 | * r . . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    )
    .goes_on();
    at(
        "w",
        "
             8 | * . . . k . . . . . . *
             5 | * . . . K . . . . . . *
               | a b c d e f g h i j k l
        ",
    )
    .goes_on();
    at(
        "w",
        "
             8 | * . . . . . . . . k . *
             6 | * . . p . . . . . . . *
             5 | * . . . K . . . . . . *
               | a b c d e f g h i j k l
        ",
    )
    .then("e5d6")
    .goes_on();
}
