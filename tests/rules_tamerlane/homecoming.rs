//! The end of the second journey: home at once, or a wait and a transfer.

use crate::at;
use crate::common::{Scene, game_with};
use shatranj::Color;

/// Second journey: a pawn that reaches the last rank while f3 is empty is set on f3 within
/// the same move, by a step or by a capture.
#[test]
fn the_second_journey_ends_on_the_home_square() {
    let s = at(
        "w",
        "
            10 | .  .  n  .  .  .  .  .  .  .  .
             9 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.goes("b9", "b10 c10")
        .effect("b9b10", "Homecoming")
        .effect("b9c10", "Homecoming");
    s.play("b9b10", "b9=. f3=P!").resting(Color::White, "");
    s.play("b9c10", "b9=. c10=. f3=P!");
    s.captures("b9c10");
}

/// With a friend on f3 it waits.
#[test]
fn the_pawn_waits_while_a_friend_holds_its_home() {
    let s = at(
        "w",
        "
            10 | .  .  n  .  .  .  .  .  .  .  .
             9 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  W  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.effect("b9b10", "Waiting").effect("b9c10", "Waiting");
    s.play("b9b10", "b9=. b10=P'").resting(Color::White, "b10");
    s.play("b9c10", "b9=. c10=P'").resting(Color::White, "c10");
}

/// With an enemy unit on f3 it waits.
#[test]
fn the_pawn_waits_while_an_enemy_holds_its_home() {
    let s = at(
        "w",
        "
             9 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  w  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.play("b9b10", "b9=. b10=P'").resting(Color::White, "b10");
}

/// With a royal on f3, of either side, it waits.
#[test]
fn the_pawn_waits_while_a_royal_holds_its_home() {
    let own = at(
        "w",
        "
             9 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  K  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    own.play("b9b10", "b9=. b10=P'")
        .resting(Color::White, "b10");
    let enemy = at(
        "w",
        "
             9 | .  P' .  .  .  .  .  .  .  .  .
             3 | .  .  .  .  .  k  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    enemy
        .play("b9b10", "b9=. b10=P'")
        .resting(Color::White, "b10");
}

/// Transfer: a waiting pawn may be moved home while that square is empty; it begins its
/// third journey there. It is a right, not a duty.
#[test]
fn a_waiting_pawn_may_be_transferred_home() {
    let s = at(
        "w - 7",
        "
            10 | .  P' .  .  .  .  .  .  .  .  .
             6 | .  .  n  .  r  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.goes("b10", "f3").effect("b10f3", "Transfer");
    s.play("b10f3", "b10=. f3=P!")
        .clock(0)
        .resting(Color::White, "");
    s.legal("j1i1");
    s.illegal("b10d5", "Waits");
}

/// Transfer is possible only while the home square is empty, whoever holds it.
#[test]
fn a_waiting_pawn_stays_while_its_home_is_held() {
    at(
        "w",
        "
            10 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  W  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .goes("b10", "");
    at(
        "w",
        "
            10 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  w  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .goes("b10", "");
    at(
        "w",
        "
            10 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  K  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .goes("b10", "");
    at(
        "w",
        "
            10 | .  P' .  .  .  .  .  .  .  .  .
             3 | .  .  .  .  .  k  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .goes("b10", "");
    let leaves = at(
        "w",
        "
            10 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  W  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .then("f3f4 j5j6");
    leaves.goes("b10", "f3");
}

/// Transfer may block a check, and may not leave the royal attacked.
#[test]
fn transfer_may_block_a_check() {
    let blocks = at(
        "w",
        "
            10 | .  P' .  .  .  .  .  .  .  .  .
             9 | .  .  .  .  .  r  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             1 | .  .  .  .  .  K  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    blocks.checkers("f9").goes("b10", "f3");
    let fails = at(
        "w",
        "
            10 | .  P' .  .  .  .  .  .  .  .  .
             9 | .  .  .  .  r  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             1 | .  .  .  .  K  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    fails
        .goes("b10", "")
        .illegal("b10f3", "RoyalAttacked by e9");
    let shield = at(
        "w",
        "
            10 | K  .  P' .  .  .  .  .  .  .  r
             5 | .  .  .  .  .  .  .  .  .  k  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    shield
        .pinned("c10")
        .goes("c10", "")
        .illegal("c10f3", "RoyalAttacked by k10");
}

/// A pawn that goes home may block a check there.
#[test]
fn going_home_may_block_a_check() {
    let s = at(
        "w",
        "
             9 | .  P' .  .  .  r  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             1 | .  .  .  .  .  K  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.checkers("f9").goes("b9", "b10");
    s.play("b9b10", "b9=. f3=P!").checkers("");
}

/// A pawn that goes home is not where it arrived: on the last rank it blocks no check. One
/// that freezes or waits there does.
#[test]
fn a_pawn_that_goes_home_blocks_nothing_on_the_last_rank() {
    let s = at(
        "w",
        "
            10 | K  .  .  .  .  .  .  .  .  .  r
             9 | .  .  .  .  .  P' .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.checkers("k10").goes("f9", "");
    s.illegal("f9f10", "RoyalAttacked by k10");
    s.with("f3=W").goes("f9", "f10");
    s.with("f9=P").goes("f9", "f10");
    s.with("f9=P!").goes("f9", "f10");
    s.with("f9=D'").goes("f9", "f10");
}

/// A pawn that captures on the last rank and goes home may open a line.
#[test]
fn going_home_after_a_capture_may_open_a_line() {
    let s = at(
        "w",
        "
            10 | K  .  n  .  .  .  .  .  .  .  r
             9 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.checkers("").goes("b9", "b10");
    s.illegal("b9c10", "RoyalAttacked by k10");
    s.with("f3=W").goes("b9", "b10 c10");
    let check = at(
        "w",
        "
            10 | R  .  n  .  .  .  .  .  .  .  k
             9 | .  P' .  .  .  .  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    check.gives_check("b9c10", true).gives_check("b9b10", false);
    check.with("f3=W").gives_check("b9c10", false);
}

/// From its home square the pawn may give check at once.
#[test]
fn going_home_may_give_check() {
    let s = at(
        "w",
        "
             9 | .  P' .  .  .  .  .  .  .  .  .
             4 | .  .  .  .  k  .  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.gives_check("b9b10", true);
    s.then("b9b10").checkers("f3");
}

/// With `array=Feminine`, where the Shah's Baidaq begins on f2, the home square is f3 all the
/// same.
#[test]
fn the_home_square_is_the_same_in_the_feminine_array() {
    let game = game_with("tamerlane", &[("array", "Feminine")]);
    let s = Scene::new(
        &game,
        "w",
        "
             9 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             2 | .  .  .  .  .  K' .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.play("b9b10", "b9=. f3=P!");
    s.with("b9=. b10=P'").goes("b10", "f3");
    s.with("f2=. f3=K'").play("b9b10", "b9=. b10=P'");
}

/// Going home, or a transfer, may be the only answer to a check.
#[test]
fn going_home_may_refute_a_mate() {
    let s = at(
        "w",
        "
             9 | .  P' .  .  .  r  .  .  .  .  .
             8 | .  .  .  .  r  .  r  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             1 | .  .  .  .  .  K  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.checkers("f9").moves("b9b10").goes_on();
    s.with("b9=. b10=P'").moves("b10f3").goes_on();
    s.with("b9=P").ends("black wins by checkmate");
}
