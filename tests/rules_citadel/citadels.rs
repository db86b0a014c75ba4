//! The four citadels: what enters them, and the draw.

use crate::{at, royal_only};
use shatranj::{Color, variants};

/// Each citadel touches one square of the main board, diagonally.
#[test]
fn a_citadel_touches_one_square() {
    let board = variants::citadel().topology();
    for (citadel, neighbor) in [("a1", "b2"), ("l1", "k2"), ("a12", "b11"), ("l12", "k11")] {
        let square = board.square(citadel).expect("a citadel");
        assert_eq!(
            board.neighbors(square).single(),
            board.square(neighbor),
            "{citadel}"
        );
    }
}

/// By default citadels are squares like any other: whatever moves there may enter.
#[test]
fn any_piece_that_moves_there_enters_a_citadel() {
    let s = at(
        "w",
        "
             6 | * . . . . K . k . . . *
               | a b c d e f g h i j k l
        ",
    );
    s.with("b3=N").goes("b3", "a1 c5 d2 d4");
    s.with("c2=N").goes("c2", "a1 b4 d4 e3");
    s.with("b2=G").goes("b2", "a1 c3");
    s.with("c3=E").goes("c3", "a1 e5");
    s.with("d4=D").goes("d4", "a1 b2 b6 c3 c5 e3 f2 e5");
    s.with("k11=G").goes("k11", "j10 l12");
    s.with("j11=N").goes("j11", "h10 i9 k9 l12");
    s.with("j3=E").goes("j3", "h5 l1");
    s.with("d9=D")
        .goes("d9", "a12 b11 c10 b7 c8 e10 f11 e8 f7 g6 h5 i4 j3 k2 l1");
    // A rook has no way in, and none out.
    s.with("b2=R").goes(
        "b2",
        "b3 b4 b5 b6 b7 b8 b9 b10 b11 c2 d2 e2 f2 g2 h2 i2 j2 k2",
    );
    s.with("a1=R").goes("a1", "");
}

/// A war machine's line runs from citadel to citadel.
#[test]
fn a_war_machine_may_go_from_citadel_to_citadel() {
    let s = at(
        "w",
        "
             8 | * . . . . K . . . . . *
             5 | * . . . . . . k . . . *
             1 | D * * * * * * * * * * .
               | a b c d e f g h i j k l
        ",
    );
    s.goes("a1", "b2 c3 d4 e5 f6 g7 h8 i9 j10 k11 l12");
    s.play("a1l12", "a1=. l12=D").goes_on();
}

/// A unit may be captured in a citadel, and captures from there.
#[test]
fn units_capture_in_citadels() {
    let s = at(
        "w",
        "
             8 | * . . . . K . . . . . *
             5 | * . . . D . . k . . . *
             2 | * . . n . . . . . . . *
             1 | n * * * * * * * * * * .
               | a b c d e f g h i j k l
        ",
    );
    s.play("e5a1", "e5=. a1=D").goes_on();
    let out = at(
        "w",
        "
            12 | . * * * * * * * * * * N
            10 | * . . . . . . . . . n *
             8 | * . . . . K . . . . . *
             5 | * . . . . . . k . . . *
               | a b c d e f g h i j k l
        ",
    );
    out.goes("l12", "j11 k10");
    let friend = at(
        "w",
        "
             8 | * . . . . K . . . . . *
             5 | * . . . D . . k . . . *
             1 | N * * * * * * * * * * .
               | a b c d e f g h i j k l
        ",
    );
    friend.illegal("e5a1", "OwnUnit");
}

/// Option `citadel_entry=RoyalOnly`: no unit but a king enters a citadel.
#[test]
fn under_royal_only_no_other_unit_enters_a_citadel() {
    let s = royal_only(
        "w",
        "
             6 | * . . . . K . k . . . *
               | a b c d e f g h i j k l
        ",
    );
    s.with("b3=N").goes("b3", "c5 d2 d4");
    s.with("c2=N").goes("c2", "b4 d4 e3");
    s.with("b2=G").goes("b2", "c3");
    s.with("c3=E").goes("c3", "e5");
    s.with("d4=D").goes("d4", "b2 b6 c3 c5 e3 f2 e5");
    s.with("k11=G").goes("k11", "j10");
    s.with("j11=N").goes("j11", "h10 i9 k9");
    s.with("d9=D")
        .goes("d9", "b11 c10 b7 c8 e10 f11 e8 f7 g6 h5 i4 j3 k2");
    s.with("f6=. b2=K").goes("b2", "a1 b3 c2 c3");
}

/// A king may enter its own side's citadels, without any effect: the game goes on, and the
/// king can be checked there.
#[test]
fn an_own_citadel_has_no_effect() {
    for scene in [at, royal_only] {
        let s = scene(
            "w",
            "
                 5 | * . . . . . . k . . . *
                 2 | * K . . . . . . . . . *
                   | a b c d e f g h i j k l
            ",
        );
        s.goes("b2", "a1 b3 c2 c3");
        s.play("b2a1", "b2=. a1=K").goes_on();
        let east = scene(
            "w",
            "
                 5 | * . . . . . . k . . . *
                 2 | * . . . . . . . . . K *
                   | a b c d e f g h i j k l
            ",
        );
        east.goes("k2", "j2 j3 k3 l1");
        east.play("k2l1", "k2=. l1=K").goes_on();
    }
    let checked = at(
        "w",
        "
             5 | * . . . d . . k . . . *
             1 | K * * * * * * * * * * .
               | a b c d e f g h i j k l
        ",
    );
    checked
        .checkers("e5")
        .check_path("e5", "d4 c3 b2")
        .ends("black wins by checkmate");
    at(
        "w",
        "
             5 | * . . . d . . k . . . *
             3 | * . . . . . . . . . R *
             1 | K * * * * * * * * * * .
               | a b c d e f g h i j k l
        ",
    )
    .moves("k3c3");
    at(
        "w",
        "
             5 | * . . . . . . k . . . *
             3 | * n . . . . . . . . . *
             1 | K * * * * * * * * * * .
               | a b c d e f g h i j k l
        ",
    )
    .checkers("b3")
    .moves("a1b2");
}

/// A king that goes into a citadel of the enemy's side draws at once.
#[test]
fn a_king_that_enters_an_enemy_citadel_draws() {
    for scene in [at, royal_only] {
        let west = scene(
            "w",
            "
                11 | * K . . . . . . . . . *
                 5 | * . . . . . . k . . . *
                 2 | * . R . . . . . . . . *
                   | a b c d e f g h i j k l
            ",
        );
        west.goes("b11", "a12 b10 c10 c11");
        west.play("b11a12", "b11=. a12=K").ends("draw by citadel");
        let east = scene(
            "w",
            "
                11 | * . . . . . . . . . K *
                 5 | * . . . . . . k . . . *
                 2 | * . R . . . . . . . . *
                   | a b c d e f g h i j k l
            ",
        );
        east.goes("k11", "j10 j11 k10 l12");
        east.play("k11l12", "k11=. l12=K").ends("draw by citadel");
    }
}

/// It may capture there, and may flee there from a check.
#[test]
fn a_king_may_capture_in_an_enemy_citadel_or_flee_there() {
    let captures = at(
        "w",
        "
            12 | n * * * * * * * * * * .
            11 | * K . . . . . . . . . *
             5 | * . . . . . . k . . . *
               | a b c d e f g h i j k l
        ",
    );
    captures
        .play("b11a12", "b11=. a12=K")
        .ends("draw by citadel");
    let flees = at(
        "w",
        "
            11 | * K . . . . . . . . r *
            10 | * . . . . . . . . . r *
             5 | * . . . . . . k . . . *
               | a b c d e f g h i j k l
        ",
    );
    flees.checkers("k11").moves("b11a12");
    flees.then("b11a12").ends("draw by citadel");
    let blocked = at(
        "w",
        "
            12 | N * * * * * * * * * * .
            11 | * K . . . . . . . . . *
             5 | * . . . . . . k . . . *
               | a b c d e f g h i j k l
        ",
    );
    blocked.illegal("b11a12", "OwnUnit");
}

/// The move must be legal: into a citadel that is attacked there is no way.
#[test]
fn a_king_may_not_enter_a_citadel_that_is_attacked() {
    let s = at(
        "w",
        "
            11 | * K . . . . . . . . . *
             5 | * . . . . . . k . . . *
               | a b c d e f g h i j k l
        ",
    );
    for (unit, square) in [("n", "b10"), ("n", "c11"), ("e", "c10"), ("d", "e8")] {
        let s = s.with(&format!("{square}={unit}"));
        s.illegal("b11a12", &format!("RoyalAttacked by {square}"));
    }
    let guarded = at(
        "w",
        "
            12 | n * * * * * * * * * * .
            11 | * K n . . . . . . . . *
             5 | * . . . . . . k . . . *
               | a b c d e f g h i j k l
        ",
    );
    guarded.illegal("b11a12", "RoyalAttacked by c11");
}

/// RoyalOnly: units that may not enter a citadel do not attack it either.
#[test]
fn under_royal_only_other_units_do_not_attack_a_citadel() {
    let s = royal_only(
        "w",
        "
            11 | * K . . . . . . . . . *
             5 | * . . . . . . k . . . *
               | a b c d e f g h i j k l
        ",
    );
    for (unit, square) in [("n", "b10"), ("n", "c11"), ("e", "c10"), ("d", "e8")] {
        let s = s.with(&format!("{square}={unit}"));
        s.attackers("a12", Color::Black, "")
            .then("b11a12")
            .ends("draw by citadel");
    }
    royal_only(
        "w",
        "
             5 | * . . . d . . k . . . *
             3 | * n . . . . . . . . . *
             1 | K * * * * * * * * * * .
               | a b c d e f g h i j k l
        ",
    )
    .checkers("")
    .goes("a1", "");
}

/// RoyalOnly: the enemy king does attack a citadel, as it does by default.
#[test]
fn an_enemy_king_attacks_the_citadel_next_to_it() {
    for scene in [at, royal_only] {
        let s = scene(
            "w",
            "
                11 | * k . . . . . . . . . *
                 6 | * . . . . K . . . . . *
                   | a b c d e f g h i j k l
            ",
        );
        s.attackers("a12", Color::Black, "b11");
        s.turned_to("b")
            .attackers("a12", Color::Black, "b11")
            .legal("b11a12");
    }
}

/// The draw comes before stalemate: Black's king has no move after White's step, and the
/// step to b10 would win.
#[test]
fn a_draw_by_citadel_comes_before_stalemate() {
    let s = at(
        "w",
        "
            11 | * K . . . . . . . . . *
             7 | * R . . . . . . . . . *
             6 | * . . . . . . . . . k *
             5 | * R . . . . . . . . . *
             2 | * . . . . . . . . R . *
               | a b c d e f g h i j k l
        ",
    );
    s.then("b11b10").ends("white wins by stalemate");
    s.then("b11a12").ends("draw by citadel");
}

/// The draw comes before mate: by a set-up, the king in the citadel and the other mated.
#[test]
fn a_draw_by_citadel_comes_before_mate() {
    let drawn = at(
        "b",
        "
            12 | K * * * * * * * * * * .
            11 | * R . . k . . . . . . *
            10 | * . R . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    );
    drawn.ends("draw by citadel");
    at(
        "b",
        "
            11 | * R . . k . . . . . . *
            10 | * . R . . . . . . . . *
             2 | * . . . . K . . . . . *
               | a b c d e f g h i j k l
        ",
    )
    .ends("white wins by checkmate");
}

/// Any king that a set-up shows in a citadel of the other side has drawn, whoever is to move.
#[test]
fn any_king_in_an_enemy_citadel_has_drawn() {
    for scene in [at, royal_only] {
        let west = scene(
            "w",
            "
                12 | K * * * * * * * * * * .
                 5 | * . . . . . . k . . . *
                 2 | * . R . . . . . . . . *
                   | a b c d e f g h i j k l
            ",
        );
        west.ends("draw by citadel")
            .turned_to("b")
            .ends("draw by citadel");
        let east = scene(
            "w",
            "
                12 | . * * * * * * * * * * K
                 5 | * . . . . . . k . . . *
                 2 | * . R . . . . . . . . *
                   | a b c d e f g h i j k l
            ",
        );
        east.ends("draw by citadel")
            .turned_to("b")
            .ends("draw by citadel");
        west.illegal("c2c3", "GameOver draw by citadel");
    }
}

/// No pawn gets into a citadel: it promotes on rank 11, next to them, and its General goes on
/// from there.
#[test]
fn a_promoted_general_may_enter_a_citadel() {
    let s = at(
        "w",
        "
            10 | * P . . . . . . . . . *
             5 | * . . . . . . k . . . *
             2 | * . . . . K . . . . . *
               | a b c d e f g h i j k l
        ",
    );
    let general = s.play("b10b11", "b10=. b11=G").then("h5h6");
    general.goes("b11", "a12 c10");
    general.then("b11a12").goes_on();
}
