//! The end of the third journey: the Shah Masnu'a.

use crate::at;
use crate::common::{Scene, game_with};
use shatranj::Color;

/// Third journey: on the last rank the pawn becomes a Shah Masnu'a, where it arrives.
#[test]
fn the_third_journey_ends_with_a_masnua() {
    let s = at(
        "w",
        "
            10 | .  .  n  .  .  .  .  .  .  .  .
             9 | .  P! .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.goes("b9", "b10 c10")
        .effect("b9b10", "Coronation")
        .effect("b9c10", "Coronation");
    let after = s.play("b9b10", "b9=. b10=M");
    after
        .royals(Color::White, "b10 j1")
        .acting(Color::White, "j1")
        .resting(Color::White, "");
    s.play("b9c10", "b9=. c10=M");
}

/// An own Shah's Baidaq still on the board then becomes a Shahzada where it stands: three
/// royals. The enemy's stays a pawn.
#[test]
fn a_masnua_raises_the_shahs_baidaq() {
    let s = at(
        "w",
        "
             9 | .  P! .  .  .  .  .  .  .  .  .
             6 | .  .  .  .  .  .  .  .  .  k  .
             5 | .  .  .  .  K' .  .  k' .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.play("b9b10", "b9=. b10=M e5=S")
        .royals(Color::White, "b10 e5 j1");
}

/// Option `masnua_promotes_prince=false`: the Shah's Baidaq stays what it is.
#[test]
fn under_masnua_promotes_prince_false_the_shahs_baidaq_stays() {
    let game = game_with("tamerlane", &[("masnua_promotes_prince", "false")]);
    let s = Scene::new(
        &game,
        "w",
        "
             9 | .  P! .  .  .  .  .  .  .  .  .
             6 | .  .  .  .  .  .  .  .  .  k  .
             5 | .  .  .  .  K' .  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.play("b9b10", "b9=. b10=M").royals(Color::White, "b10 j1");
    s.then("b9b10 j6j7").goes("e5", "e6");
}

/// A Shahzada that is there already stays one; with the Shah that makes three royals.
#[test]
fn a_masnua_beside_a_shahzada_makes_three_royals() {
    let s = at(
        "w",
        "
             9 | .  P! .  .  .  .  .  .  .  .  .
             6 | .  .  .  .  .  .  .  .  .  k  .
             5 | .  .  .  .  S  .  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.play("b9b10", "b9=. b10=M")
        .royals(Color::White, "b10 e5 j1");
}

/// All three journeys in one game of moves.
#[test]
fn the_bayadiq_travels_up_the_board_three_times() {
    let s = at(
        "w",
        "
             9 | . P . . . . . . . . .
             6 | . . n . n . . . . . .
             5 | . . . . . . . . . k .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    let frozen = s.play("b9b10", "b9=. b10=P").then("j5j6");
    let second = frozen.play("b10d5", "b10=. d5=P'").then("j6j5");
    let second = second.then("d5d6 j5j6 d6d7 j6j5 d7d8 j5j6 d8d9 j6j5");
    let third = second.play("d9d10", "d9=. f3=P!").then("j5j6");
    let third = third.then("f3f4 j6j5 f4f5 j5j6 f5f6 j6j5 f6f7 j5j6 f7f8 j6j5 f8f9 j5j6");
    let crowned = third.play("f9f10", "f9=. f10=M");
    crowned.royals(Color::White, "f10 j1");
}
