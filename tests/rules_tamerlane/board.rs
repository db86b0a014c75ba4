//! The board and its two citadels, and what may stand in them.

use crate::common::{faults, game_with};
use crate::{at, west};
use shatranj::{Color, Faults, Variant, variants};

fn names(game: &Variant, set: shatranj::SquareSet) -> String {
    let mut names: Vec<&str> = set.iter().map(|s| game.topology().name(s)).collect();
    names.sort_unstable();
    names.join(" ")
}

fn neighbors(game: &Variant, square: &str) -> String {
    let square = game.topology().square(square).expect("a square");
    names(game, game.topology().neighbors(square))
}

/// The board: eleven files, ten ranks, and two cells more.
#[test]
fn the_board_has_110_squares_and_two_citadels() {
    let board = variants::tamerlane().topology();
    assert_eq!(board.main_board().len(), 110);
    assert_eq!(
        board.draw(board.main_board()),
        "X X X X X X X X X X X  \n\
         X X X X X X X X X X X .\n\
         X X X X X X X X X X X  \n\
         X X X X X X X X X X X  \n\
         X X X X X X X X X X X  \n\
         X X X X X X X X X X X  \n\
         X X X X X X X X X X X  \n\
         X X X X X X X X X X X  \n\
         X X X X X X X X X X X .\n\
         X X X X X X X X X X X  \n"
    );
    assert_eq!(board.len(), 112);
}

/// Citadels: White's is l2 and touches k1 k2 k3, Black's is l9 and touches k8 k9 k10.
#[test]
fn a_citadel_touches_the_three_squares_that_a_king_step_reaches() {
    let game = variants::tamerlane();
    assert_eq!(neighbors(game, "l2"), "k1 k2 k3");
    assert_eq!(neighbors(game, "l9"), "k10 k8 k9");
    let citadels = game.rules().citadels.as_ref().expect("citadels");
    assert_eq!(names(game, citadels.of(Color::White)), "l2");
    assert_eq!(names(game, citadels.of(Color::Black)), "l9");
}

/// Option `black_citadel=West`: Black's citadel is z9, left of a9; White's stays at l2.
#[test]
fn in_the_west_blacks_citadel_touches_a8_a9_a10() {
    let game = game_with("tamerlane", &[("black_citadel", "West")]);
    assert_eq!(neighbors(&game, "z9"), "a10 a8 a9");
    assert_eq!(neighbors(&game, "l2"), "k1 k2 k3");
    assert_eq!(game.topology().square("l9"), None);
    assert_eq!(neighbors(&game, "k9"), "j10 j8 j9 k10 k8");
    let citadels = game.rules().citadels.as_ref().expect("citadels");
    assert_eq!(names(&game, citadels.of(Color::White)), "l2");
    assert_eq!(names(&game, citadels.of(Color::Black)), "z9");
}

/// Units that would reach l2 if it were a square like any other, with all their moves on a
/// board that holds only the Shahs on c6 and e6.
const BESIDE_L2: &[(&str, &str, &str)] = &[
    ("W", "k2", "j2 k1 k3"),
    ("G", "k1", "j2"),
    ("G", "k3", "j2 j4"),
    ("N", "k4", "i3 i5 j2 j6"),
    ("N", "j1", "h2 i3 k3"),
    ("N", "j3", "h2 h4 i1 i5 k1 k5"),
    ("E", "j4", "h2 h6"),
    ("C", "k5", "h4 h6 j2 j8"),
    ("C", "i1", "f2 h4 j4"),
    ("C", "i3", "f2 f4 h6 j6"),
    ("D", "j2", "h2 j4"),
    (
        "R",
        "k2",
        "a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 k1 k3 k4 k5 k6 k7 k8 k9 k10",
    ),
    ("T", "j4", "d10 e9 f8 g1 g7 h2 h6"),
    (
        "Z",
        "h1",
        "a2 b2 c2 d2 g5 g6 g7 g8 g9 g10 i5 i6 i7 i8 i9 i10",
    ),
    (
        "Z",
        "h3",
        "a2 b2 c2 d2 a4 b4 c4 d4 g7 g8 g9 g10 i7 i8 i9 i10",
    ),
];

/// Only royals stand in a citadel: no other unit enters one, neither its own nor the enemy's.
#[test]
fn no_unit_but_a_royal_enters_a_citadel() {
    let kings = at(
        "w",
        "
             6 | . . K . k . . . . . .
               | a b c d e f g h i j k
        ",
    );
    for (symbol, square, moves) in BESIDE_L2 {
        kings
            .with(&format!("{square}={symbol}"))
            .goes(square, moves);
        let enemy = kings.with(&format!("{square}={}", symbol.to_lowercase()));
        enemy.turned_to("b").goes(square, moves);
    }
}

/// No other unit attacks a citadel either.
#[test]
fn no_unit_but_a_royal_attacks_a_citadel() {
    let kings = at(
        "w",
        "
             6 | . . K . k . . . . . .
               | a b c d e f g h i j k
        ",
    );
    for (symbol, square, _) in BESIDE_L2 {
        let scene = kings.with(&format!("{square}={symbol}"));
        scene.attackers("l2", Color::White, "");
        let enemy = kings.with(&format!("{square}={}", symbol.to_lowercase()));
        enemy.attackers("l2", Color::Black, "");
    }
}

/// A citadel is a dead end: a line neither goes into one nor through one. Here the Rukhs of
/// both sides look along the rank of a citadel that holds a royal, and the Tali'a along its
/// diagonal.
#[test]
fn a_citadel_is_a_dead_end_for_every_line() {
    let s = at(
        "w",
        "
             9 | . . . . . . . r . . . .
             6 | . . k . . . . . . . .
             4 | . . . . . . . . . t .
             2 | . . . . . . . R . . . K
               | a b c d e f g h i j k l
        ",
    );
    s.goes(
        "h2",
        "a2 b2 c2 d2 e2 f2 g2 i2 j2 k2 h1 h3 h4 h5 h6 h7 h8 h9",
    );
    s.checkers("");
    s.turned_to("b").goes("j4", "h2 h6 g7 f8 e9 d10");
}

/// A unit other than a royal in a citadel is a fault of the set-up, wherever the citadel is.
#[test]
fn a_unit_in_a_citadel_is_no_position() {
    let game = variants::tamerlane();
    for symbol in [
        "G", "W", "Z", "T", "N", "R", "E", "C", "D", "R'", "P", "P'", "P!",
    ] {
        for citadel in ["l2", "l9"] {
            for piece in [symbol.to_string(), symbol.to_lowercase()] {
                let mut setup = at(
                    "w",
                    "
                         6 | . . K . k . . . . . .
                           | a b c d e f g h i j k
                    ",
                )
                .position()
                .setup();
                let square = game.topology().square(citadel).expect("a citadel");
                setup.set(square, game.piece_of_symbol(&piece));
                let error = shatranj::Position::new(game, &setup).expect_err("a fault");
                assert!(
                    error.faults().contains(Faults::FORBIDDEN_SQUARE),
                    "{piece} {citadel}"
                );
                assert!(error.squares(Faults::FORBIDDEN_SQUARE).contains(square));
            }
        }
    }
    let found = faults(
        game,
        "w",
        "
             6 | .  .  K  .  k  .  .  .  .  .  .
             2 | .  .  .  .  .  .  .  .  .  .  .  D'
               | a  b  c  d  e  f  g  h  i  j  k  l
        ",
    );
    assert_eq!(found, Faults::FORBIDDEN_SQUARE | Faults::PAWN_IN_CITADEL);
}

/// In the West, too, no other unit enters z9.
#[test]
fn in_the_west_no_unit_but_a_royal_enters_z9() {
    let s = west(
        "w",
        "
             5 | * . . . . . K . k . . .
               | z a b c d e f g h i j k
        ",
    );
    s.with("a9=W").goes("a9", "a8 a10 b9");
    s.with("a8=G").goes("a8", "b7 b9");
    s.with("a7=N").goes("a7", "b5 b9 c6 c8");
    s.with("b9=D").goes("b9", "b7 d9");
    s.with("b7=E").goes("b7", "d5 d9");
    s.with("b7=T").goes("b7", "d9 e10 d5 e4 f3 g2 h1");
    s.with("c10=C").goes("c10", "b7 d7 f9");
    s.with("d8=Z")
        .goes("d8", "h7 i7 j7 k7 h9 i9 j9 k9 c4 c3 c2 c1 e4 e3 e2 e1");
}
