//! The Urdabegini against the Padshah: check, guard, and what the Padshah may do.

use crate::{at, sign_step};
use shatranj::Color;

/// It gives check from next to the Padshah, and from nowhere else.
#[test]
fn the_urdabegini_gives_check_at_distance_one() {
    let s = at(
        "w",
        "
            10 | . . . . k . . . . .
             8 | . . . U . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("d8", "d9 e9")
        .gives_check("d8d9", true)
        .gives_check("d8e9", true);
    s.then("d8d9").checkers("d9");
    s.then("d8e9").checkers("e9");
    let far = at(
        "w",
        "
            10 | . . . . k . . . . .
             7 | . . . U . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    far.goes("d7", "c8 d8 e8")
        .gives_check("d7e8", false)
        .gives_check("d7d8", false);
    let around = at(
        "b",
        "
             5 | . . . . k . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    for square in ["d4", "d5", "d6", "e4", "e6", "f4", "f5", "f6"] {
        let s = around.with(&format!("{square}=U"));
        s.checkers(square).check_path(square, "");
    }
}

/// Next to the Padshah its only move is onto it: it attacks no other square, and nothing
/// next to it that the other units of the enemy hold.
#[test]
fn next_to_the_padshah_the_urdabegini_is_frozen() {
    let s = at(
        "b",
        "
            10 | . . . n . k . . . .
             9 | . . . r U . . . . .
             8 | . . . . n . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("e9");
    for square in ["d10", "e8", "d9"] {
        s.attackers(square, Color::White, "");
    }
    s.attackers("f10", Color::White, "e9");
}

/// A Padshah may not step next to an enemy Urdabegini.
#[test]
fn a_padshah_may_not_step_next_to_an_enemy_urdabegini() {
    let s = at(
        "b",
        "
             8 | . . . . k . . . . .
             6 | . . . . U . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("").goes("e8", "d8 d9 e9 f8 f9");
    s.illegal("e8d7", "RoyalAttacked by e6")
        .illegal("e8e7", "RoyalAttacked by e6");
    s.illegal("e8f7", "RoyalAttacked by e6");
}

/// It may capture one that is not guarded, in check or not.
#[test]
fn a_padshah_may_capture_an_unguarded_urdabegini() {
    let s = at(
        "b",
        "
             8 | . . . . k . . . . .
             7 | . . . . U . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("e7").goes("e8", "d9 e7 e9 f9");
    s.play("e8e7", "e8=. e7=k").goes_on();
    s.with("e1=R")
        .goes("e8", "d9 e9 f9")
        .illegal("e8e7", "RoyalAttacked by e1");
}

/// Urdabeginis guard each other and every other unit: whatever stands next to one, the
/// enemy Padshah may not capture.
#[test]
fn an_urdabegini_guards_the_squares_next_to_it_against_the_padshah() {
    let pair = at(
        "b",
        "
             8 | . . . . k . . . . .
             7 | . . . . U . . . . .
             6 | . . . . U . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    pair.goes("e8", "d9 e9 f9")
        .illegal("e8e7", "RoyalAttacked by e6");
    for guard in ["d6", "e6", "f6"] {
        let s = at(
            "b",
            "
                 8 | . . . . k . . . . .
                 7 | . . . . N . . . . .
                 1 | K . . . . . . . . .
                   | a b c d e f g h i j
            ",
        );
        s.legal("e8e7");
        s.with(&format!("{guard}=U"))
            .illegal("e8e7", &format!("RoyalAttacked by {guard}"));
    }
}

/// It guards against the Padshah only: another unit that captures next to it can't be
/// captured back unless that square is nearer to the Padshah.
#[test]
fn an_urdabegini_guards_against_nobody_but_the_padshah() {
    let s = at(
        "b",
        "
            10 | . . . . . . . . . K
             9 | . . . r . . . . . .
             7 | . . . N . . . . . .
             6 | . . U . . . . . . .
             5 | . . . N . . . r . .
             1 | . . k . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.then("d9d7")
        .goes("c6", "b5 c5")
        .illegal("c6d7", "CannotMoveSo");
    s.then("h5d5")
        .goes("c6", "b5 c5 d5")
        .play("c6d5", "c6=. d5=U");
}

/// Its check can't be blocked: it is captured, or the Padshah moves.
#[test]
fn an_urdabeginis_check_is_answered_by_capturing_it_or_by_leaving() {
    let s = at(
        "b",
        "
            10 | . . . . k . . . . .
             9 | . r . . U . . . . R
             1 | K . . R . R . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("e9").moves("b9e9");
}

/// It mates with a guard: here each of the two guards the other's squares.
#[test]
fn two_urdabeginis_may_mate() {
    let s = at(
        "w",
        "
            10 | k . . . . . . . . .
             8 | . U U . . . . . . .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    );
    s.then("b8b9")
        .checkers("b9")
        .ends("white wins by checkmate");
    s.with("c8=. d8=U").then("b8b9").goes_on().goes("a10", "b9");
}

/// An Urdabegini that stands guard takes squares from the Padshah without giving check.
#[test]
fn an_urdabegini_may_stalemate() {
    let s = at(
        "b",
        "
            10 | k . . . . . . . . .
             9 | . . U . . . . . . .
             8 | . U . . . . . . . .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("").ends("white wins by stalemate");
}

/// SignStep: it gives check from next to the Padshah, who may not step next to it: the king
/// is judged on its new square. From d6 it leads to e7 now, but guards c7 and d7 as well.
#[test]
fn under_sign_step_the_padshah_is_judged_on_its_new_square() {
    let s = sign_step(
        "b",
        "
             8 | . . . . k . . . . .
             6 | . . . U . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.turned_to("w").goes("d6", "e7");
    s.checkers("").goes("e8", "d8 d9 e9 f7 f8 f9");
    s.illegal("e8d7", "RoyalAttacked by d6")
        .illegal("e8e7", "RoyalAttacked by d6");
    let check = sign_step(
        "b",
        "
             8 | . . . . k . . . . .
             7 | . . . . U . . . . .
             6 | . . . U . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    check
        .checkers("e7")
        .goes("e8", "d9 e9 f9")
        .illegal("e8e7", "RoyalAttacked by d6");
    sign_step(
        "b",
        "
             8 | . . . . k . . . . .
             7 | . . . . U . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .legal("e8e7");
}
