//! How the units move, all but the Zurafa and the pawns.

use crate::at;
use shatranj::{Color, variants};

/// Shah, Shahzada and Shah Masnu'a: one king step, to any side.
#[test]
fn royals_move_one_step_in_any_direction() {
    let s = at(
        "w",
        "
            10 | k . . . . . . . . . .
             8 | . . . . . . . . M . .
             5 | . . . . . S . . . . .
             3 | . . K . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.goes("c3", "b2 b3 b4 c2 c4 d2 d3 d4");
    s.goes("f5", "e4 e5 e6 f4 f6 g4 g5 g6");
    s.goes("i8", "h7 h8 h9 i7 i9 j7 j8 j9");
}

/// Shah, Shahzada and Shah Masnu'a are royal, the other units are not.
#[test]
fn the_royals_are_the_shah_the_shahzada_and_the_masnua() {
    let game = variants::tamerlane();
    let royals: Vec<(&str, Option<u8>)> = game
        .pieces()
        .filter(|(_, piece)| piece.royal.is_some())
        .map(|(_, piece)| (piece.symbol.as_str(), piece.royal))
        .collect();
    assert_eq!(royals, [("K", Some(1)), ("S", Some(2)), ("M", Some(3))]);
    at(
        "w",
        "
            10 | k  .  .  .  .  .  .  .  .  .  .
             9 | .  W  .  .  .  .  .  .  .  .  .
             8 | .  .  .  .  .  .  .  .  M  .  .
             5 | .  .  .  .  .  S  .  .  .  .  .
             3 | .  .  K  .  .  .  .  .  .  .  .
             2 | D' .  .  .  .  .  .  G  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .royals(Color::White, "c3 f5 i8");
}

/// Firzan: one square diagonally.
#[test]
fn the_firzan_moves_one_square_diagonally() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             6 | . . . . . w . . . . .
             5 | . . . . G . . . . . .
             4 | . . . N . . . . . . .
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    s.goes("e5", "d6 f4 f6");
    s.illegal("e5e6", "CannotMoveSo")
        .illegal("e5g7", "CannotMoveSo")
        .illegal("e5d4", "OwnUnit");
}

/// Wazir: one square straight.
#[test]
fn the_wazir_moves_one_square_straight() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             6 | . . . . g . . . . . .
             5 | . . . N W . . . . . .
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    s.goes("e5", "e4 e6 f5");
    s.illegal("e5f6", "CannotMoveSo")
        .illegal("e5e7", "CannotMoveSo");
}

/// Rukh: any distance straight, up to the first unit.
#[test]
fn the_rukh_moves_straight_until_something_stands_in_its_way() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             8 | . . . . g . . . . . .
             5 | . . N . R . . . . . .
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    s.goes("e5", "d5 e1 e2 e3 e4 e6 e7 e8 f5 g5 h5 i5 j5 k5");
    s.illegal("e5e9", "Blocked by e8")
        .illegal("e5a5", "Blocked by c5")
        .illegal("e5c5", "OwnUnit");
}

/// Tali'a: a bishop's line, but two squares at least: never the first one.
#[test]
fn the_talia_moves_diagonally_two_squares_at_least() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             4 | . . . T . . . . . . .
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    s.goes("d4", "a1 a7 b2 b6 f2 f6 g1 g7 h8 i9 j10");
    s.illegal("d4e5", "CannotMoveSo");
}

/// Tali'a: the first square must be empty, whoever stands there, and can't be captured on.
#[test]
fn a_unit_on_the_first_square_stops_the_talia() {
    let lone = at(
        "w",
        "
            10 | . . . . . . . . . . k
             4 | . . . T . . . . . . .
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    for unit in ["G", "g"] {
        let s = lone.with(&format!("e5={unit}"));
        s.goes("d4", "a1 a7 b2 b6 f2 g1");
        s.illegal("d4f6", "Blocked by e5");
    }
    lone.with("e5=g").attackers("e5", Color::White, "");
}

/// Tali'a: farther on it is stopped like a bishop, and captures there.
#[test]
fn the_talia_captures_the_first_unit_beyond_its_first_square() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             8 | . . . . . . . g . . .
             6 | . N . . . . . . . . .
             4 | . . . T . . . . . . .
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    s.goes("d4", "a1 b2 f2 f6 g1 g7 h8");
    s.illegal("d4i9", "Blocked by h8");
}

/// Asb: a knight, which leaps over what stands between.
#[test]
fn the_asb_leaps_as_a_knight() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             7 | . . . . . C . . . . .
             6 | . . . w g . . . . . .
             5 | . . . W N W . . . . .
             4 | . . . . G . . . . . .
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    s.goes("e5", "c4 c6 d3 d7 f3 g4 g6");
}

/// Pil: a leap of exactly two squares diagonally, over what stands between.
#[test]
fn the_pil_leaps_two_squares_diagonally() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             7 | . . w . . . . . . . .
             6 | . . . g . G . . . . .
             5 | . . . . E . . . . . .
             3 | . . . . . . N . . . .
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    s.goes("e5", "c3 c7 g7");
    s.illegal("e5d4", "CannotMoveSo")
        .illegal("e5h8", "CannotMoveSo");
}

/// Jamal: a leap of one square by three.
#[test]
fn the_jamal_leaps_one_by_three() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             8 | . . . w . . . . . . .
             6 | . . . . G . . . . . .
             5 | . . . g C . . . . . .
             4 | . . . . . . . N . . .
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    s.goes("e5", "b4 b6 d2 d8 f2 f8 h6");
}

/// Dabbaba: a leap of exactly two squares straight, over what stands between.
#[test]
fn the_dabbaba_leaps_two_squares_straight() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             6 | . . . . G . . . . . .
             5 | . . N . D g w . . . .
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    s.goes("e5", "e3 e7 g5");
    s.illegal("e5e6", "OwnUnit").illegal("e5d5", "CannotMoveSo");
}

/// The board ends where it ends: no leap and no step comes in again at the other side.
#[test]
fn leaps_end_at_the_edge() {
    let kings = at(
        "w",
        "
             7 | . . . . . k . . . . .
             3 | . . K . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    kings.with("k5=C").goes("k5", "h4 h6 j2 j8");
    kings.with("k5=N").goes("k5", "i4 i6 j3 j7");
    kings.with("k9=E").goes("k9", "i7");
    kings.with("k10=D").goes("k10", "i10 k8");
    kings.with("k1=G").goes("k1", "j2");
    kings.with("a1=N").goes("a1", "b3 c2");
    kings.with("a10=C").goes("a10", "b7 d9");
    kings.with("a1=W").goes("a1", "a2 b1");
}

/// The same for each kind of unit beside the Baidaqs: it may capture where it may move, and
/// may go on no square of its own side.
#[test]
fn units_but_pawns_capture_as_they_move() {
    let kings = at(
        "w",
        "
            10 | . . . . . . . . . . k
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    for symbol in ["G", "W", "Z", "T", "N", "R", "E", "C", "D"] {
        let s = kings.with(&format!("e5={symbol}"));
        let square = |name| {
            variants::tamerlane()
                .topology()
                .square(name)
                .expect("a square")
        };
        let targets = s.position().destinations(square("e5"));
        assert!(!targets.is_empty());
        for target in targets {
            let name = variants::tamerlane().topology().name(target);
            let enemy = kings.with(&format!("e5={symbol} {name}=c"));
            enemy.legal(&format!("e5{name}"));
            enemy.play(&format!("e5{name}"), &format!("e5=. {name}={symbol}"));
            let friend = kings.with(&format!("e5={symbol} {name}=C"));
            friend.illegal(&format!("e5{name}"), "OwnUnit");
        }
    }
}
