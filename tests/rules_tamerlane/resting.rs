//! The Baidaq al-Bayadiq frozen or waiting on its last rank: immune, and without a move.

use crate::at;
use shatranj::Color;

/// First journey: on the last rank the pawn stays, frozen.
#[test]
fn the_first_journey_ends_frozen_on_the_last_rank() {
    let s = at(
        "w",
        "
            10 | . . n . . . . . . . .
             9 | . P . . . . . . . . .
             5 | . . . . . . . . . k .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    s.goes("b9", "b10 c10")
        .effect("b9b10", "Freezing")
        .effect("b9c10", "Freezing");
    s.play("b9b10", "b9=. b10=P").resting(Color::White, "b10");
    s.play("b9c10", "b9=. c10=P").resting(Color::White, "c10");
}

/// Black units that could each capture a white unit on e10.
const AROUND_E10: &[(&str, &str)] = &[
    ("r", "e4"),
    ("s", "d9"),
    ("n", "f8"),
    ("t", "h7"),
    ("g", "f9"),
    ("e", "c8"),
    ("c", "d7"),
    ("d", "c10"),
    ("z", "d6"),
    ("w", "e9"),
    ("m", "f10"),
];

/// A frozen pawn can't be captured, by any unit.
#[test]
fn a_frozen_pawn_can_not_be_captured() {
    let s = at(
        "b",
        "
            10 | . . . . P . . . . . .
             5 | . . . . . . . . . k .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    for (unit, square) in AROUND_E10 {
        let s = s.with(&format!("{square}={unit}"));
        let capture = format!("{square}e10");
        s.illegal(&capture, "Immune");
        s.with("e10=E").legal(&capture);
    }
}

/// Nor can one that waits at the end of its second journey.
#[test]
fn a_waiting_pawn_can_not_be_captured() {
    let s = at(
        "b",
        "
            10 | .  .  .  .  P' .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  W  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    for (unit, square) in AROUND_E10 {
        let s = s.with(&format!("{square}={unit}"));
        s.illegal(&format!("{square}e10"), "Immune");
    }
}

/// A frozen pawn still stands in the way of lines.
#[test]
fn a_frozen_pawn_blocks_lines() {
    let s = at(
        "b",
        "
            10 | r . . . P . . . . . .
             5 | . . . . . . . . . k .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    s.goes("a10", "a1 a2 a3 a4 a5 a6 a7 a8 a9 b10 c10 d10");
    s.illegal("a10f10", "Blocked by e10");
}

/// A frozen pawn has no ordinary move, and none at all where it forks nothing.
#[test]
fn a_frozen_pawn_has_no_ordinary_move() {
    let s = at(
        "w",
        "
            10 | . . . . P . . . . . .
             9 | . . . n . . . . . . .
             5 | . . . . . . . . . k .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    s.goes("e10", "");
    s.illegal("e10e9", "NoFork")
        .illegal("e10d9", "NoFork")
        .illegal("e10f10", "NoFork");
}

/// Frozen and waiting pawns attack nothing.
#[test]
fn a_resting_pawn_attacks_nothing() {
    let frozen = at(
        "w",
        "
            10 | . . . . P . . . . . .
             9 | . . . k . n . . . . .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    frozen.attacks("e10", "").attackers("d9", Color::White, "");
    let waiting = at(
        "w",
        "
            10 | .  .  .  .  P' .  .  .  .  .  .
             9 | .  .  .  k  .  n  .  .  .  .  .
             3 | .  .  .  .  .  W  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    waiting.attacks("e10", "").attackers("d9", Color::White, "");
    frozen.turned_to("b").checkers("").legal("d9d10 d9e9");
}

/// On their way the pawns of the second and third journey can be captured like any unit.
#[test]
fn a_travelling_bayadiq_is_not_immune() {
    for pawn in ["P", "P'", "P!"] {
        let s = at(
            "b",
            "
                 9 | r . . . . . . . . . .
                 5 | . . . . . . . . . k .
                 1 | . . . . . . . . . K .
                   | a b c d e f g h i j k
            ",
        )
        .with(&format!("e9={pawn}"));
        s.legal("a9e9").resting(Color::White, "");
    }
}

/// A waiting pawn has no ordinary move, and can't go where a frozen one could.
#[test]
fn a_waiting_pawn_has_no_ordinary_move() {
    let s = at(
        "w",
        "
            10 | .  P' .  .  .  .  .  .  .  .  .
             6 | .  .  n  .  r  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  W  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.goes("b10", "");
    s.illegal("b10b9", "Waits")
        .illegal("b10d5", "Waits")
        .illegal("b10f3", "Waits");
}
