//! The citadel of one's own side: a shelter.

use crate::{at, masnua_only, west};
use shatranj::Color;

/// Each royal may enter its own citadel, from each square next to it; the game goes on.
#[test]
fn any_royal_may_enter_its_own_citadel() {
    for royal in ["K", "S", "M"] {
        let s = at(
            "w",
            "
                 5 | . . . . k . . . . . .
                 2 | . . . . . . . . . . K
                 1 | R . . . . . . . . . .
                   | a b c d e f g h i j k
            ",
        )
        .with(&format!("k2={royal}"));
        s.goes("k2", "j1 j2 j3 k1 k3 l2");
        s.play("k2l2", &format!("k2=. l2={royal}")).goes_on();
        s.with(&format!("k2=. k1={royal}"))
            .goes("k1", "j1 j2 k2 l2");
        s.with(&format!("k2=. k3={royal}"))
            .goes("k3", "j2 j3 j4 k2 k4 l2");
    }
    // Also one that is not the acting one.
    let s = at(
        "w",
        "
             5 | . . . . k . . . . . .
             3 | . . . . . . . . . . M
             1 | . K . . . . . . . . S
               | a b c d e f g h i j k
        ",
    );
    s.goes("k1", "j1 j2 k2 l2").goes("k3", "j2 j3 j4 k2 k4 l2");
    s.then("k3l2").goes_on();
}

/// Only into an empty citadel.
#[test]
fn an_own_citadel_holds_one_royal() {
    let s = at(
        "w",
        "
             5 | . . . . k . . . . . .
             3 | . . . . . . . . . . M
             2 | . . . . . . . . . . . S
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k l
        ",
    );
    s.goes("k1", "j1 j2 k2")
        .goes("k3", "j2 j3 j4 k2 k4")
        .goes("l2", "k2");
}

/// Black units that would capture on l2 if it were a square like any other.
const AROUND_L2: &[(&str, &str)] = &[
    ("w", "k2"),
    ("g", "k1"),
    ("g", "k3"),
    ("n", "k4"),
    ("n", "j1"),
    ("e", "j4"),
    ("c", "i1"),
    ("d", "j2"),
    ("r", "c2"),
    ("t", "j4"),
    ("z", "h1"),
];

/// A royal in its own citadel is immune: nothing attacks or captures it.
#[test]
fn a_royal_in_its_own_citadel_is_never_attacked() {
    for royal in ["K", "S", "M"] {
        let s = at(
            "b",
            "
                10 | R . . . . . . . . . .
                 5 | . . . . k . . . . . .
                 2 | . . . . . . . . . . . K
                   | a b c d e f g h i j k l
            ",
        )
        .with(&format!("l2={royal}"));
        for (unit, square) in AROUND_L2 {
            let s = s.with(&format!("{square}={unit}"));
            s.attackers("l2", Color::Black, "");
            s.illegal(&format!("{square}l2"), "CannotMoveSo");
            s.turned_to("w").checkers("");
        }
    }
}

/// Not even an enemy royal captures it there, the acting one or another.
#[test]
fn an_enemy_royal_can_not_capture_in_a_citadel() {
    let acting = at(
        "b",
        "
             5 | . . . . s . . . . . .
             2 | . . . . . . . . . . . K
             1 | . . . . . . . . . . k
               | a b c d e f g h i j k l
        ",
    );
    acting
        .goes("k1", "j1 j2 k2")
        .illegal("k1l2", "CitadelOccupied");
    let other = at(
        "b",
        "
             5 | . . . . k . . . . . .
             2 | . . . . . . . . . . . K
             1 | . . . . . . . . . . s
               | a b c d e f g h i j k l
        ",
    );
    other
        .goes("k1", "j1 j2 k2")
        .attackers("l2", Color::Black, "");
}

/// So entering the own citadel is legal out of check, and where every square is attacked.
#[test]
fn entering_the_own_citadel_answers_a_check() {
    let s = at(
        "w",
        "
            10 | W . . . . . . . . . .
             5 | . . . . k . . . . . .
             2 | . r . . . . . . . . .
             1 | r . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    s.checkers("a1").moves("k1l2");
    let inside = s.play("k1l2", "k1=. l2=K");
    inside
        .goes_on()
        .then("e5e6")
        .checkers("")
        .legal("a10a9 a10b10");
}

/// A royal in its own citadel moves and captures from there as usual.
#[test]
fn a_royal_in_its_own_citadel_moves_as_usual() {
    let s = at(
        "w",
        "
             5 | . . . . k . . . . . .
             3 | . . . . . . . . . . n
             2 | . . . . . . . . . . . K
               | a b c d e f g h i j k l
        ",
    );
    s.goes("l2", "k1 k2 k3").attacks("l2", "k1 k2 k3");
    s.play("l2k3", "l2=. k3=K");
    // It is judged on the square where it goes.
    at(
        "w",
        "
             5 | . . . . k . . . e . .
             3 | . . . . . . . . . . n
             2 | . . . . . . . . . . . K
             1 | r . . . . . . . . . .
               | a b c d e f g h i j k l
        ",
    )
    .goes("l2", "k2")
    .illegal("l2k3", "RoyalAttacked by i5");
}

/// It attacks from there: an enemy sole royal may not step next to it, and is in check when
/// it stands there.
#[test]
fn a_royal_in_its_own_citadel_attacks_as_usual() {
    let s = at(
        "b",
        "
             4 | . . . . . . . . . k .
             2 | . . . . . . . . . . . K
               | a b c d e f g h i j k l
        ",
    );
    s.goes("j4", "i3 i4 i5 j3 j5 k4 k5")
        .illegal("j4k3", "RoyalAttacked by l2");
    let check = at(
        "w",
        "
             3 | . . . . . . . . . . k
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    check.legal("k1l2").gives_check("k1l2", true);
    check.then("k1l2").checkers("l2").goes("k3", "j2 j3 j4 k4");
}

/// While the sole royal is inside, the other units move freely.
#[test]
fn nothing_is_pinned_to_a_royal_in_its_own_citadel() {
    let s = at(
        "w",
        "
             8 | . . . . k . . . . . .
             6 | . . . . . . . t . . .
             3 | . . . . . . . . . . G
             2 | . . r . . . . . . . R K
               | a b c d e f g h i j k l
        ",
    );
    s.pinned("").checkers("");
    s.goes("k2", "c2 d2 e2 f2 g2 h2 i2 j2 k1")
        .goes("k3", "j2 j4");
}

/// Option `own_citadel=MasnuaOnly`: only a Shah Masnu'a enters its own citadel.
#[test]
fn under_masnua_only_no_other_royal_enters_its_own_citadel() {
    for royal in ["K", "S"] {
        let s = masnua_only(
            "w",
            "
                 5 | . . . . k . . . . . .
                 2 | . . . . . . . . . . K
                   | a b c d e f g h i j k
            ",
        )
        .with(&format!("k2={royal}"));
        s.goes("k2", "j1 j2 j3 k1 k3")
            .illegal("k2l2", "CitadelClosed");
    }
    masnua_only(
        "w",
        "
             5 | . . . . k . . . . . .
             2 | . . . . . . . . . . M
               | a b c d e f g h i j k
        ",
    )
    .goes("k2", "j1 j2 j3 k1 k3 l2");
    let beside = masnua_only(
        "w",
        "
             5 | . . . . k . . . . . .
             3 | . . S . . . . . . . .
             2 | . . . . . . . . . . M
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    beside.goes("k2", "j1 j2 j3 k1 k3 l2");
    beside.then("k2l2").goes_on();
    // A check that the citadel would answer is mate here.
    masnua_only(
        "w",
        "
             5 | .  .  .  .  k  .  .  r' .  .  .
             4 | .  .  .  .  .  .  .  R' .  .  .
             2 | .  r  .  .  .  .  .  .  .  .  .
             1 | r  .  .  .  .  .  .  .  .  .  K
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .ends("black wins by checkmate");
}

/// Under MasnuaOnly a Shah or Shahzada that a set-up shows in its own citadel is immune
/// there all the same, and may leave.
#[test]
fn under_masnua_only_a_royal_in_its_own_citadel_is_immune() {
    for royal in ["K", "S"] {
        let s = masnua_only(
            "w",
            "
                 5 | . . . . k . . . . . .
                 3 | . . . . . . . . . . g
                 2 | . . . . . . . . . . r K
                   | a b c d e f g h i j k l
            ",
        )
        .with(&format!("l2={royal}"));
        s.checkers("").attackers("l2", Color::Black, "");
        s.goes("l2", "k2")
            .turned_to("b")
            .illegal("k2l2", "CannotMoveSo");
        s.then("l2k2 e5e6").goes("k2", "j1 j3 k1 k3");
    }
}

/// Under MasnuaOnly the enemy's citadel is entered as by default, by the acting royal.
#[test]
fn under_masnua_only_the_enemys_citadel_is_open_to_the_acting_royal() {
    masnua_only(
        "w",
        "
             9 | . . . . . . . . . . K
             5 | . . . . k . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .then("k9l9")
    .ends("draw by citadel");
    masnua_only(
        "w",
        "
             9 | . . . . . . . . . . M
             5 | . . . . k . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .illegal("k9l9", "CitadelClosed");
    masnua_only(
        "w",
        "
             9 | . . . . . . . . . . M
             5 | . . . . k . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .then("k9l9")
    .ends("draw by citadel");
}

/// In the West z9 is Black's own citadel: safe for Black's royals, closed to White's while it
/// is held, and a dead end for lines.
#[test]
fn in_the_west_black_shelters_at_z9() {
    let s = west(
        "b",
        "
            10 | * . R . . . . . . . . .
             9 | . k . . . . . . . . . .
             8 | * . R . . . . . . . . .
             5 | * . . . . K . . . . . .
             2 | * W . . . . . . . . . .
               | z a b c d e f g h i j k
        ",
    );
    s.checkers("").moves("a9z9");
    s.play("a9z9", "a9=. z9=k").goes_on();
    let inside = west(
        "w",
        "
             9 | k . R . . . . . . . . .
             8 | * G . . . . . . . . . .
             5 | * . . . . K . . . . . .
               | z a b c d e f g h i j k
        ",
    );
    inside
        .attackers("z9", Color::White, "")
        .illegal("b9z9", "CannotMoveSo");
    inside.goes(
        "b9",
        "a9 c9 d9 e9 f9 g9 h9 i9 j9 k9 b1 b2 b3 b4 b5 b6 b7 b8 b10",
    );
    west(
        "w",
        "
             9 | k . . . . . . . . . . .
             8 | * K . . . . . . . . . .
               | z a b c d e f g h i j k
        ",
    )
    .goes("a8", "a7 b7 b8 b9")
    .illegal("a8z9", "CitadelOccupied");
}

/// The own citadel may be the only refuge: then it is no mate. A side shut up in it without
/// another move has lost by stalemate.
#[test]
fn the_own_citadel_refutes_a_mate_but_not_a_stalemate() {
    let s = at(
        "w",
        "
             5 | . . . . k . . . . . .
             2 | . r . . . . . . . . .
             1 | r . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    s.moves("k1l2").goes_on();
    let shut = at(
        "w",
        "
             5 | . . . . k . . . . . .
             3 | . . r . . . . . . . .
             2 | . r . . . . . . . . . K
             1 | r . . . . . . . . . .
               | a b c d e f g h i j k l
        ",
    );
    shut.checkers("").ends("black wins by stalemate");
}
