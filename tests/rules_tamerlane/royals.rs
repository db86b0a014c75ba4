//! Two and three royals, which are never in check.

use crate::at;
use shatranj::Color;

/// With two royals nothing is check: they may be left attacked, and no unit is pinned.
#[test]
fn with_two_royals_nothing_is_check() {
    let s = at(
        "w",
        "
             9 | r . . . r . . . . . .
             5 | . . . . . . . . . k .
             3 | . . . . R . . . . . .
             1 | S . . . K . . . . . W
               | a b c d e f g h i j k
        ",
    );
    s.checkers("").pinned("");
    s.goes("e1", "d1 d2 e2 f1 f2")
        .goes("a1", "a2 b1 b2")
        .legal("e3h3 k1k2");
    s.with("e3=.").checkers("").goes("e1", "d1 d2 e2 f1 f2");
}

/// With two royals a royal may step onto an attacked square.
#[test]
fn with_two_royals_one_may_step_into_attack() {
    let s = at(
        "w",
        "
             9 | . . . r . . . . . . .
             5 | . . . . . . . . . k .
             1 | S . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.legal("e1d1 e1d2");
}

/// An attack on one of two royals is not check, nor one on both.
#[test]
fn attacking_one_of_several_royals_gives_no_check() {
    let s = at(
        "w",
        "
             9 | . . . . k . . . . . .
             7 | . . . . s . . . . . .
             5 | . m . . . . . . . . .
             1 | R . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    s.gives_check("a1e1", false).gives_check("a1a5", false);
    let fork = at(
        "w",
        "
             5 | . . . k . . . . . . .
             4 | N . . . . . . . . . .
             1 | . . . s . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    fork.gives_check("a4c3", false).gives_check("a4b2", false);
    fork.then("a4c3").checkers("").legal("d5e5 d1d2");
}

/// One of several royals is captured like any unit, the Shah included; play goes on.
#[test]
fn the_shah_may_be_captured_while_another_royal_lives() {
    let s = at(
        "b",
        "
             9 | . . . . r . . . . . .
             8 | . . . . . . . . . k .
             4 | . . . . . . . S . . .
             2 | . . . . . . . . . . N
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.legal("e9e1");
    let after = s.play("e9e1", "e9=. e1=r");
    after
        .goes_on()
        .royals(Color::White, "h4")
        .acting(Color::White, "h4");
    let prince = at(
        "b",
        "
             9 | . . . . r . . . . . .
             8 | . . . . . . . . . k .
             4 | . . . . . . . K . . .
             1 | . . . . S . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .play("e9e1", "e9=. e1=r");
    prince.goes_on().royals(Color::White, "h4");
}

/// A royal may capture a royal of the enemy.
#[test]
fn a_royal_may_capture_one_of_several_royals() {
    let s = at(
        "w",
        "
             8 | . . . . . . . . . k .
             5 | . . . . s . . . . . .
             4 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.play("e4e5", "e4=. e5=K")
        .goes_on()
        .royals(Color::Black, "j8");
}

/// The last royal is in check again: here Black has just captured the Shah, and the Shahzada
/// must get out of the attack of another Rukh.
#[test]
fn when_one_royal_is_left_it_is_in_check_again() {
    let s = at(
        "b",
        "
            10 | k . . . . . . . . . .
             9 | . . . . r . . r . . .
             4 | . . . . . . . S . . .
             1 | W . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.gives_check("e9e1", true).gives_check("e9e2", false);
    let after = s.then("e9e1");
    after.checkers("h9");
    after
        .goes("h4", "g3 g4 g5 i3 i4 i5")
        .illegal("a1a2", "RoyalAttacked by h9");
    after.illegal("h4h3", "RoyalAttacked by h9");
}

/// From three royals to two to one, each captured; then the last one is mated.
#[test]
fn three_royals_are_captured_down_to_one_and_that_is_mated() {
    let s = at(
        "b",
        "
             9 | .  .  .  .  .  k  .  .  .  r  r
             5 | .  .  .  .  .  .  .  R' .  .  .
             2 | .  .  .  .  r  .  .  .  .  .  .
             1 | M  .  .  .  .  .  .  .  .  K  S
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.royals(Color::White, "a1 j1 k1")
        .acting(Color::White, "j1");
    let two = s.play("j9j1", "j9=. j1=r");
    two.goes_on()
        .royals(Color::White, "a1 k1")
        .acting(Color::White, "k1")
        .checkers("");
    let one = two.then("h5h6").play("k9k1", "k9=. k1=r");
    one.royals(Color::White, "a1")
        .checkers("j1")
        .ends("black wins by checkmate");
}

/// The acting royal is the highest that is present: Shah, then Shahzada, then Shah Masnu'a.
#[test]
fn the_acting_royal_is_the_highest_present() {
    let three = at(
        "w",
        "
             8 | . . . . . . . . . k .
             5 | . . K . . . . . . . .
             3 | . S . . . . . . . . .
             1 | M . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    three.acting(Color::White, "c5");
    three.with("c5=.").acting(Color::White, "b3");
    three.with("c5=. b3=.").acting(Color::White, "a1");
    three.with("b3=.").acting(Color::White, "c5");
}

/// Royals of both sides may stand side by side when the mover has two or more.
#[test]
fn a_royal_may_step_next_to_the_enemys_when_its_side_has_two() {
    let s = at(
        "w",
        "
             6 | . . . . k . . . . . .
             4 | . . . . K . . . . . .
             1 | S . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.legal("e4e5 e4d5 e4f5").gives_check("e4e5", true);
    let after = s.then("e4e5");
    after.checkers("e5").legal("e6e5");
    after
        .play("e6e5", "e6=. e5=k")
        .goes_on()
        .acting(Color::White, "a1");
}
