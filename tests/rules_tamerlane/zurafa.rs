//! The Zurafa: its targets, and its bent and directed path.

use crate::at;
use crate::common::{Scene, game_with};
use shatranj::{Color, Square, Variant, variants};

fn square(name: &str) -> Square {
    variants::tamerlane()
        .topology()
        .square(name)
        .expect("a square")
}

/// A target of the Zurafa on one square, and the squares that it passes on its way there:
/// the corner, then the leg. One for each of the eight legs from f5, and their way back.
const LEGS: &[(&str, &str, &str)] = &[
    ("f5", "g9", "g6 g7 g8"),
    ("f5", "e9", "e6 e7 e8"),
    ("f5", "g1", "g4 g3 g2"),
    ("f5", "e1", "e4 e3 e2"),
    ("f5", "j6", "g6 h6 i6"),
    ("f5", "j4", "g4 h4 i4"),
    ("f5", "b6", "e6 d6 c6"),
    ("f5", "b4", "e4 d4 c4"),
    ("g9", "f5", "f8 f7 f6"),
    ("e9", "f5", "f8 f7 f6"),
    ("g1", "f5", "f2 f3 f4"),
    ("e1", "f5", "f2 f3 f4"),
    ("j6", "f5", "i5 h5 g5"),
    ("j4", "f5", "i5 h5 g5"),
    ("b6", "f5", "c5 d5 e5"),
    ("b4", "f5", "c5 d5 e5"),
    ("a1", "b6", "b2 b3 b4 b5"),
    ("b6", "a1", "a5 a4 a3 a2"),
    ("k10", "e9", "j9 i9 h9 g9 f9"),
    ("e9", "k10", "f10 g10 h10 i10 j10"),
];

/// The targets on the empty board: (1,n) and (n,1) squares away, n from 4 on. 13 from a1,
/// 14 from f5, 18 from d2.
#[test]
fn the_zurafa_reaches_one_by_four_and_beyond() {
    let a1 = at(
        "w",
        "
             8 | . . . . . . . . k . .
             4 | . . . . . . . . K . .
             1 | Z . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    a1.goes("a1", "b5 b6 b7 b8 b9 b10 e2 f2 g2 h2 i2 j2 k2");
    let f5 = at(
        "w",
        "
             8 | . . . . . . . . k . .
             5 | . . . . . Z . . . . .
             2 | . . . . . . . . K . .
               | a b c d e f g h i j k
        ",
    );
    f5.goes("f5", "a4 a6 b4 b6 e1 e9 e10 g1 g9 g10 j4 j6 k4 k6");
    let d2 = at(
        "w",
        "
             8 | . . . . . . . . k . .
             4 | K . . . . . . . . . .
             2 | . . . Z . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    d2.goes(
        "d2",
        "c6 c7 c8 c9 c10 e6 e7 e8 e9 e10 h1 i1 j1 k1 h3 i3 j3 k3",
    );
    let count = |scene: &Scene, name| scene.position().destinations(square(name)).len();
    assert_eq!(
        [count(&a1, "a1"), count(&f5, "f5"), count(&d2, "d2")],
        [13, 14, 18]
    );
}

/// Option `zurafa_leg=4`: n from 5 on. 11 from a1, 6 from f5, 14 from d2.
#[test]
fn with_a_leg_of_four_the_zurafa_reaches_one_by_five_and_beyond() {
    let game = game_with("tamerlane", &[("zurafa_leg", "4")]);
    let a1 = Scene::new(
        &game,
        "w",
        "
             8 | . . . . . . . . k . .
             4 | . . . . . . . . K . .
             1 | Z . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    a1.goes("a1", "b6 b7 b8 b9 b10 f2 g2 h2 i2 j2 k2");
    let f5 = Scene::new(
        &game,
        "w",
        "
             8 | . . . . . . . . k . .
             5 | . . . . . Z . . . . .
             2 | . . . . . . . . K . .
               | a b c d e f g h i j k
        ",
    );
    f5.goes("f5", "a4 a6 e10 g10 k4 k6");
    let d2 = Scene::new(
        &game,
        "w",
        "
             8 | . . . . . . . . k . .
             4 | K . . . . . . . . . .
             2 | . . . Z . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    d2.goes("d2", "c7 c8 c9 c10 e7 e8 e9 e10 i1 j1 k1 i3 j3 k3");
    let count = |scene: &Scene, name| scene.position().destinations(square(name)).len();
    assert_eq!(
        [count(&a1, "a1"), count(&f5, "f5"), count(&d2, "d2")],
        [11, 6, 14]
    );
}

/// Option `zurafa_leg=4`: a check from four squares beyond is none, one from five is.
#[test]
fn with_a_leg_of_four_the_zurafa_checks_from_one_by_five() {
    let game = game_with("tamerlane", &[("zurafa_leg", "4")]);
    let near = Scene::new(
        &game,
        "w",
        "
            10 | . . . . . . . . . . k
             5 | . z . . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    near.checkers("");
    let far = Scene::new(
        &game,
        "w",
        "
            10 | . . . . . . . . . . k
             6 | . z . . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    far.checkers("b6").check_path("b6", "a5 a4 a3 a2");
    at(
        "w",
        "
            10 | . . . . . . . . . . k
             5 | . z . . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .checkers("b5")
    .check_path("b5", "a4 a3 a2");
}

/// It never stops on the corner nor on the first two squares of its leg.
#[test]
fn the_zurafa_does_not_stop_short() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             6 | . . . . . . g . . . .
             5 | . . . . . Z . . . . .
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    s.illegal("f5e6", "CannotMoveSo")
        .illegal("f5e7", "CannotMoveSo")
        .illegal("f5e8", "CannotMoveSo");
    s.illegal("f5g6", "CannotMoveSo");
}

/// Every square passed must be empty, the corner included; it may not jump. A unit on the
/// corner closes both legs that begin there.
#[test]
fn a_unit_on_the_corner_closes_both_legs() {
    for unit in ["N", "n"] {
        let s = at(
            "w",
            "
                 8 | . . . . . . . . k . .
                 5 | . . . . . Z . . . . .
                 2 | . . . . . . . . K . .
                   | a b c d e f g h i j k
            ",
        )
        .with(&format!("g6={unit}"));
        s.goes("f5", "a4 a6 b4 b6 e1 e9 e10 g1 j4 k4");
        s.illegal("f5g9", "Blocked by g6")
            .illegal("f5j6", "Blocked by g6");
    }
}

/// A unit farther on closes its leg alone.
#[test]
fn a_unit_on_the_leg_closes_that_leg() {
    for unit in ["N", "n"] {
        for cut in ["g7", "g8"] {
            let s = at(
                "w",
                "
                     9 | . . . . . . . . . k .
                     5 | . . . . . Z . . . . .
                     2 | . . . . . . . . K . .
                       | a b c d e f g h i j k
                ",
            )
            .with(&format!("{cut}={unit}"));
            s.goes("f5", "a4 a6 b4 b6 e1 e9 e10 g1 j4 j6 k4 k6");
            s.illegal("f5g9", &format!("Blocked by {cut}"));
        }
    }
}

/// It captures the first unit that stands four squares off or farther, and goes no farther.
#[test]
fn the_zurafa_captures_at_the_end_of_its_path() {
    let s = at(
        "w",
        "
             9 | . . . . . . g . . . .
             8 | . . . . . . . . k . .
             6 | . N . . . . . . . . .
             5 | . . . . . Z . . . . .
             2 | . . . . . . . . K . .
               | a b c d e f g h i j k
        ",
    );
    s.goes("f5", "a4 b4 e1 e9 e10 g1 g9 j4 j6 k4 k6");
    s.illegal("f5g10", "Blocked by g9")
        .illegal("f5a6", "Blocked by b6")
        .illegal("f5b6", "OwnUnit");
    s.play("f5g9", "f5=. g9=Z");
}

/// Paths are directed. From a1 to b6 the Zurafa passes b2 b3 b4 b5; from b6 to a1 it passes
/// a5 a4 a3 a2. A unit on any of those squares stops it and a unit on any other does not,
/// for all eight legs, out and back, and for both sides.
#[test]
fn a_zurafa_is_stopped_on_its_own_path_and_nowhere_else() {
    let game = variants::tamerlane();
    for (from, to, path) in LEGS {
        let zurafa = square(from);
        for cut in game.topology().main_board() - zurafa.set() - square(to).set() {
            let name = game.topology().name(cut);
            let scene = lone_zurafa(game, from, to, name);
            let open = !path.split(' ').any(|s| s == name);
            let reached = scene.destinations(zurafa).contains(square(to));
            assert_eq!(reached, open, "{from} to {to}, a unit on {name}");
            let attacked = scene.attackers(square(to), Color::Black).contains(zurafa);
            assert_eq!(attacked, open, "{from} attacks {to}, a unit on {name}");
        }
    }
}

/// A black Zurafa and a white Jamal, with the Shahs out of the way, Black to move.
fn lone_zurafa(game: &Variant, from: &str, to: &str, cut: &str) -> shatranj::Position {
    let mut setup = shatranj::Setup::empty();
    let mut put = |name: &str, symbol| setup.set(square(name), game.piece_of_symbol(symbol));
    put(from, "z");
    put(to, "W");
    put(cut, "D");
    // The Shahs stand in their citadels, where nothing can attack them.
    put("l2", "K");
    put("l9", "k");
    setup.set_side_to_move(Color::Black);
    shatranj::Position::new(game, &setup).expect("a position")
}

/// The same for check: each leg gives check over its own path, and each square of it may be
/// used to interpose.
#[test]
fn a_zurafas_check_comes_over_its_own_path() {
    for (from, to, path) in LEGS {
        // With two royals Black may stand where it likes.
        let s = at(
            "w",
            "
                 9 | k . . . . . . . . . . .
                 8 | s . . . . . . . . . .
                 2 | . . . . . . . . . . . K
                   | a b c d e f g h i j k l
            ",
        );
        let s = s.with(&format!("l2=. {to}=K {from}=z"));
        s.checkers(from).check_path(from, path);
        for cut in path.split(' ') {
            s.with(&format!("{cut}=N")).checkers("").pinned(cut);
            s.with(&format!("{cut}=n")).checkers("");
        }
    }
}
