//! Option `second_arrival=Displace`: the Baidaq al-Bayadiq removes what holds its home.

use crate::at;
use crate::common::{Scene, game_with};
use shatranj::Color;

fn displace(state: &str, drawing: &str) -> Scene {
    let game = game_with("tamerlane", &[("second_arrival", "Displace")]);
    Scene::new(&game, state, drawing)
}

/// Option `second_arrival=Displace`: with its home empty the pawn goes there as by default.
#[test]
fn displace_goes_to_an_empty_home() {
    let s = displace(
        "w",
        "
             9 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.play("b9b10", "b9=. f3=P!");
}

/// Displace: a friend on the home square is removed; that is no capture.
#[test]
fn displace_removes_a_friend() {
    let s = displace(
        "w - 7",
        "
            10 | .  .  n  .  .  .  .  .  .  .  .
             9 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  W  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.effect("b9b10", "Homecoming").captures("b9c10");
    s.play("b9b10", "b9=. f3=P!")
        .clock(0)
        .resting(Color::White, "");
    s.play("b9c10", "b9=. c10=. f3=P!");
}

/// Displace: an enemy unit on the home square is removed.
#[test]
fn displace_removes_an_enemy() {
    let s = displace(
        "w",
        "
            10 | .  .  n  .  .  .  .  .  .  .  .
             9 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  w  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.captures("b9b10 b9c10");
    s.play("b9b10", "b9=. f3=P!");
    s.play("b9c10", "b9=. c10=. f3=P!");
}

/// Displace: a royal on the home square, of either side, makes the pawn wait.
#[test]
fn displace_waits_for_a_royal() {
    let own = displace(
        "w",
        "
             9 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  K  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    own.effect("b9b10", "Waiting");
    own.play("b9b10", "b9=. b10=P'")
        .resting(Color::White, "b10");
    let enemy = displace(
        "w",
        "
             9 | .  P' .  .  .  .  .  .  .  .  .
             3 | .  .  .  .  .  k  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    enemy.effect("b9b10", "Waiting");
    enemy
        .play("b9b10", "b9=. b10=P'")
        .resting(Color::White, "b10");
    let second = displace(
        "w",
        "
             9 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  S  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    second.play("b9b10", "b9=. b10=P'");
    let third = displace(
        "w",
        "
             9 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  s  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    third.play("b9b10", "b9=. b10=P'");
}

/// Displace: a pawn that waits is transferred only while its home is empty, and then
/// displaces nobody.
#[test]
fn displace_transfers_only_to_an_empty_home() {
    displace(
        "w",
        "
            10 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .goes("b10", "f3");
    displace(
        "w",
        "
            10 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  W  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .goes("b10", "")
    .illegal("b10f3", "Waits");
    displace(
        "w",
        "
            10 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  w  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .goes("b10", "")
    .illegal("b10f3", "Waits");
}

/// Displace: the arrival may remove a checker from the home square.
#[test]
fn displace_may_remove_a_checker() {
    let s = displace(
        "w",
        "
             9 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  r  .  .  .  .  .
             1 | .  .  .  .  .  K  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.checkers("f3").goes("b9", "b10");
    s.play("b9b10", "b9=. f3=P!").checkers("");
    // By default the pawn waits, and the check stands.
    at(
        "w",
        "
             9 | .  P' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  r  .  .  .  .  .
             1 | .  .  .  .  .  K  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .illegal("b9b10", "RoyalAttacked by f3");
}

/// Displace: a friend that shielded the royal on the home square is replaced by the pawn.
#[test]
fn displace_keeps_the_home_square_closed() {
    let s = displace(
        "w",
        "
             9 | .  P' .  .  .  r  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             3 | .  .  .  .  .  W  .  .  .  .  .
             1 | .  .  .  .  .  K  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.pinned("f3").goes("b9", "b10");
}
