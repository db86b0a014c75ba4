//! Atranj: a test for each rule, with its position.
#![cfg(feature = "std")]

#[path = "../common/mod.rs"]
mod common;

mod harem_guard;
mod urdabegini;

use common::{Scene, all_readings, game_with, option_lines};
use shatranj::{Color, Piece, variants};

#[track_caller]
fn at(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::atranj(), state, drawing)
}

/// With `homing=SignStep`.
#[track_caller]
fn sign_step(state: &str, drawing: &str) -> Scene {
    let game = game_with("atranj", &[("homing", "SignStep")]);
    Scene::new(&game, state, drawing)
}

/// The array, default `Reflected`: Black's units stand on the same files as White's.
#[test]
fn the_reflected_array() {
    Scene::start(variants::atranj()).shows_drawn(
        "w",
        "
        10 | r n b w s k t b n r
         9 | p p p p u u p p p p
         8 | . . . . n n . . . .
         3 | . . . . N N . . . .
         2 | P P P P U U P P P P
         1 | R N B W S K T B N R
           | a b c d e f g h i j
        ",
    );
    let board = variants::atranj().topology();
    assert_eq!((board.grid_size(), board.len()), ((10, 10), 100));
}

/// Option `array=Rotated`: only Black's back rank is another one.
#[test]
fn the_rotated_array() {
    let game = game_with("atranj", &[("array", "Rotated")]);
    Scene::start(&game).shows_drawn(
        "w",
        "
        10 | r n b t k s w b n r
         9 | p p p p u u p p p p
         8 | . . . . n n . . . .
         3 | . . . . N N . . . .
         2 | P P P P U U P P P P
         1 | R N B W S K T B N R
           | a b c d e f g h i j
        ",
    );
}

/// Each side has four Ghoras and two Urdabeginis.
#[test]
fn four_ghoras_and_two_urdabeginis_a_side() {
    for game in all_readings("atranj") {
        for color in Color::ALL {
            let count = |symbol| {
                let kind = game.kind(symbol).expect("a symbol");
                game.start().pieces_of(Piece::new(color, kind)).len()
            };
            assert_eq!(
                ["N", "U", "P", "K"].map(count),
                [4, 2, 8, 1],
                "{color} in {game:?}"
            );
        }
    }
}

/// The options, with their values; the first is the default.
#[test]
fn the_options_and_their_defaults() {
    assert_eq!(
        option_lines("atranj"),
        [
            "array: Reflected Rotated",
            "homing: Chebyshev SignStep",
            "stalemate: Win Draw"
        ]
    );
    let games = all_readings("atranj");
    assert_eq!(games.len(), 8);
    assert_eq!(games[0], *variants::atranj());
    for (i, game) in games.iter().enumerate() {
        assert!(games[..i].iter().all(|other| other != game), "{game:?}");
    }
}

/// The Padshah moves one step in any direction, and is the only royal.
#[test]
fn the_padshah_moves_one_step_and_is_royal() {
    at(
        "w",
        "
            10 | . . . . . . . . . k
             6 | . . . . N . . . . .
             5 | . . . . K . . . . .
             4 | . . . p . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes("e5", "d4 d5 d6 e4 f4 f5 f6");
    let royals = variants::atranj()
        .pieces()
        .filter(|(_, piece)| piece.royal.is_some());
    assert_eq!(
        royals
            .map(|(_, piece)| piece.symbol.clone())
            .collect::<Vec<_>>(),
        ["K"]
    );
}

/// Wazir: any distance straight or diagonally.
#[test]
fn the_wazir_moves_as_a_queen() {
    let s = at(
        "w",
        "
            10 | K . . . . . . . . .
             9 | . . . . . . . . . k
             6 | . . . p . . . . . .
             4 | . . . W . p . . . .
             3 | . . . . N . . . . .
             2 | . N . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes(
        "d4",
        "a4 b4 c4 a7 b6 c5 c3 d1 d2 d3 d5 d6 e4 f4 e5 f6 g7 h8 i9 j10",
    );
}

/// Shahzadeh: a Wazir and a Ghora in one.
#[test]
fn the_shahzadeh_moves_as_queen_and_knight() {
    let s = at(
        "w",
        "
            10 | K . . . . . . . . .
             9 | . . . . . . . . . k
             6 | . . . . p . . . . .
             5 | . . P p P . . . . .
             4 | . . P S P . . . . .
             3 | . N P P P . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("d4", "d5 b5 c2 c6 e2 e6 f3 f5");
    let open = at(
        "w",
        "
             9 | . . . . . . . . . k
             3 | K . . . . . . . . .
             1 | S . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    open.goes(
        "a1",
        "a2 b1 c1 d1 e1 f1 g1 h1 i1 j1 b2 c3 d4 e5 f6 g7 h8 i9 j10 b3 c2",
    );
}

/// Kotwal: a Fil and a Ghora in one.
#[test]
fn the_kotwal_moves_as_bishop_and_knight() {
    let s = at(
        "w",
        "
            10 | K . . . . . . . . .
             9 | . . . . . . . . . k
             6 | . . . . N p . . . .
             5 | . . . p . . . . . .
             4 | . . . T . . . . . .
             3 | . . P . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("d4", "b3 b5 c2 c6 e2 f3 f5 a7 b6 c5 e3 f2 g1 e5 f6");
}

/// Fil: any distance diagonally. Ghora: a knight. Rook: any distance straight.
#[test]
fn fil_ghora_and_rook_move_as_bishop_knight_and_rook() {
    let fil = at(
        "w",
        "
            10 | K . . . . . . . . .
             9 | . . . . . . . . . k
             6 | . . . . . p . . . .
             5 | . . . p . . . . . .
             4 | . . . B . . . . . .
             2 | . P . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    fil.goes("d4", "a7 b6 c5 c3 e3 f2 g1 e5 f6")
        .illegal("d4h8", "Blocked by f6");
    let ghora = at(
        "w",
        "
            10 | K . . . . . . . . .
             9 | . . . . . . . . . k
             5 | . . . p . p . . . .
             4 | . . P N . . . . . .
             3 | . P . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    ghora.goes("d4", "b5 c2 c6 e2 e6 f3 f5");
    let rook = at(
        "w",
        "
            10 | K . . . . . . . . .
             9 | . . . . . . . . . k
             6 | . . . p . . . . . .
             4 | . P . R . . . . . .
               | a b c d e f g h i j
        ",
    );
    rook.goes("d4", "c4 d1 d2 d3 d5 d6 e4 f4 g4 h4 i4 j4");
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

/// A pawn becomes a Wazir on the last rank, on every file, by a step or a capture, however
/// many Wazirs there are.
#[test]
fn a_pawn_promotes_to_a_wazir() {
    let s = at(
        "w",
        "
             4 | . . . . k . . . . .
             3 | . . . . . . . P . .
             2 | W . . . . . . . . w
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    for file in 'a'..='j' {
        let s = s.with(&format!("{file}9=P"));
        s.goes(&format!("{file}9"), &format!("{file}10"));
        let step = format!("{file}9{file}10");
        s.effect(&step, "Promotion")
            .play(&step, &format!("{file}9=. {file}10=W"));
    }
    for (from, to) in "abcdefghi".chars().zip('b'..='j') {
        for (from, to) in [(from, to), (to, from)] {
            let s = s.with(&format!("{from}9=P {to}10=n"));
            s.play(&format!("{from}9{to}10"), &format!("{from}9=. {to}10=W"));
        }
    }
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

/// Stalemate wins for the side that gives it: option `stalemate=Win`, the default.
#[test]
fn stalemate_wins() {
    let s = at(
        "b",
        "
            10 | k . . . . . . . . .
             8 | . W . . . . . . . .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("").ends("white wins by stalemate");
}

/// Option `stalemate=Draw`: then stalemate is a draw, and mate still wins.
#[test]
fn under_stalemate_draw_a_stalemate_is_drawn() {
    let game = game_with("atranj", &[("stalemate", "Draw")]);
    let stalemate = Scene::new(
        &game,
        "b",
        "
            10 | k . . . . . . . . .
             8 | . W . . . . . . . .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    );
    stalemate.checkers("").ends("draw by stalemate");
    let mate = Scene::new(
        &game,
        "b",
        "
            10 | k . . . . . . . . R
             9 | . . . . . . . . R .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    );
    mate.ends("white wins by checkmate");
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
}
