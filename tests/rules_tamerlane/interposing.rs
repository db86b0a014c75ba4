//! What stops the check of a Zurafa or a Tali'a, and what they pin.

use crate::at;
use crate::common::{Scene, game_with};

/// A check by a Zurafa is answered on exactly the squares of its path: here from b6 to a1 on
/// a2 a3 a4 a5. (Over b2 b3 b4 b5 it would go from a1 to b6.) The Shah may not go to a2,
/// which is four squares off as well.
#[test]
fn a_unit_interposes_on_the_zurafas_path_from_checker_to_royal() {
    let s = at(
        "w",
        "
            10 | . . . . . . . k . . .
             6 | . z . . . . . . . . .
             5 | . . . . . . . . . . R
             4 | . . . . . . . . . . R
             3 | . . . . . . . . . . R
             2 | . . . . . . . . . . R
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("b6").check_path("b6", "a5 a4 a3 a2");
    s.moves("a1b1 a1b2 k2a2 k3a3 k4a4 k5a5");
    s.illegal("k2b2", "RoyalAttacked by b6")
        .illegal("a1a2", "RoyalAttacked by b6");
}

/// The other direction: a Zurafa on a1 checks b6 over b2 b3 b4 b5.
#[test]
fn the_other_direction_has_another_path() {
    let s = at(
        "w",
        "
            10 | . . . . . . . k . . .
             6 | . K . . . . . . . . .
             5 | . . . . . . . . . . R
             4 | . . . . . . . . . . R
             3 | . . . . . . . . . . R
             2 | . . . . . . . . . . R
             1 | z . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("a1").check_path("a1", "b2 b3 b4 b5");
    s.moves("b6a5 b6a6 b6a7 b6c5 b6c6 b6c7 k2b2 k3b3 k4b4 k5b5");
    s.illegal("k5a5", "RoyalAttacked by a1");
    // On the b-file the Shah stays on the leg.
    s.illegal("b6b5", "RoyalAttacked by a1")
        .illegal("b6b7", "RoyalAttacked by a1");
}

/// Pin by a Zurafa: the Rukh on a3 stands alone on the path from b6 to a1.
#[test]
fn a_zurafa_pins_the_only_unit_on_its_path() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             6 | . z . . . . . . . . .
             3 | R . . . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("").pinned("a3");
    s.goes("a3", "a2 a4 a5");
    s.illegal("a3b3", "RoyalAttacked by b6")
        .illegal("a3a6", "RoyalAttacked by b6");
    // A leaper can't stay on the path at all.
    s.with("a3=N").pinned("a3").goes("a3", "");
}

/// The pin lies on the path from the Zurafa to the royal: a Rukh on b4, where the opposite
/// path would run, is free; and so is one behind another unit on the true path.
#[test]
fn a_unit_off_the_zurafas_path_is_not_pinned() {
    let s = at(
        "w",
        "
            10 | .  .  .  .  .  .  .  .  .  .  k
             6 | .  z  .  .  .  .  .  .  .  .  .
             4 | .  R  .  .  .  .  .  .  .  .  .
             3 | R' .  .  .  .  .  .  .  .  .  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.pinned("a3");
    s.goes("b4", "a4 c4 d4 e4 f4 g4 h4 i4 j4 k4 b1 b2 b3 b5 b6");
    s.goes("a3", "a4");
    let two = at(
        "w",
        "
            10 | .  .  .  .  .  .  .  .  .  .  k
             6 | .  z  .  .  .  .  .  .  .  .  .
             4 | R  .  .  .  .  .  .  .  .  .  .
             3 | R' .  .  .  .  .  .  .  .  .  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    two.pinned("");
    two.goes("a4", "a5 a6 a7 a8 a9 a10 b4 c4 d4 e4 f4 g4 h4 i4 j4 k4");
}

/// A pinned unit may capture the Zurafa that pins it, if it can reach it.
#[test]
fn a_pinned_unit_may_capture_the_zurafa() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             6 | . z . . . . . . . . .
             4 | N . . . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.pinned("a4").goes("a4", "b6");
}

/// One unit may stop two Zurafas at once, where their bent paths share squares: from e6 over
/// f5 f4 f3 f2 and from g7 over f6 f5 f4 f3 f2 to the Shah on f1.
#[test]
fn one_unit_stops_two_zurafas_on_a_shared_square() {
    let s = at(
        "w",
        "
            10 | . . k . . . . . . . .
             7 | . . . . . . z . . . .
             6 | . . . . z . . R . . .
             5 | . . . . . . . . . . R
             4 | R . . . . . . N . . .
             1 | . . . . . K . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("e6 g7");
    s.check_path("e6", "f5 f4 f3 f2")
        .check_path("g7", "f6 f5 f4 f3 f2");
    s.moves("f1e1 f1e2 f1g1 f1g2 a4f4 k5f5 h4f3 h4f5");
    // f6 lies on the path of one of them alone, and capturing one leaves the other.
    s.illegal("h6f6", "RoyalAttacked by e6")
        .illegal("h6e6", "RoyalAttacked by g7");
}

/// The same with a Zurafa and a Rukh, whose straight line runs along the Zurafa's leg.
#[test]
fn one_unit_stops_a_zurafa_and_a_rukh_on_a_shared_square() {
    let s = at(
        "w",
        "
            10 | . . k . . r . . . . .
             7 | . . . . . . . . . . R
             6 | . . . . z . . . . . .
             4 | R . . . . . . N . . .
             1 | . . . . . K . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("e6 f10");
    s.moves("f1e1 f1e2 f1g1 f1g2 a4f4 h4f3 h4f5");
    s.illegal("k7f7", "RoyalAttacked by e6");
}

/// Where the paths share nothing, only the royal itself can move out of a double check.
#[test]
fn two_zurafas_with_separate_paths_can_not_both_be_stopped() {
    let s = at(
        "w",
        "
            10 | . . k . . . . . . . .
             6 | . . . . z . . . . . .
             5 | . . . . . . . . . . R
             4 | R . . . . . . R . . .
             2 | z . . . . . . . . . .
             1 | . . . . . K . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("a2 e6");
    s.check_path("a2", "b1 c1 d1 e1")
        .check_path("e6", "f5 f4 f3 f2");
    // e1 and f2 lie on the paths, g2 and e2 do not.
    s.moves("f1e2 f1g2");
}

/// A unit that two Zurafas pin may go where it stops both of them, and nowhere else.
#[test]
fn a_unit_pinned_by_two_zurafas_stays_on_the_shared_squares() {
    let s = at(
        "w",
        "
            10 | . . k . . . . . . . .
             7 | . . . . . . z . . . .
             6 | . . . . z . . . . . .
             3 | . . . . . R . . . . .
             1 | . . . . . K . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("").pinned("f3");
    s.goes("f3", "f2 f4 f5");
    s.illegal("f3f6", "RoyalAttacked by e6");
}

/// Two units on the shared squares: none of them is pinned.
#[test]
fn two_units_on_the_shared_squares_are_free() {
    let s = at(
        "w",
        "
            10 | . . k . . . . . . . .
             7 | . . . . . . z . . . .
             6 | . . . . z . . . . . .
             4 | . . . . . W . . . . .
             3 | . . . . . R . . . . .
             1 | . . . . . K . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.pinned("");
    s.legal("f3a3 f4e4");
}

/// Pin by a Tali'a: the unit may stay on the diagonal or capture it, also from the first
/// square of its line, which has to be empty for the Tali'a to give check.
#[test]
fn a_talia_pins_along_its_diagonal() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             5 | . . . . t . . . . . .
             2 | . G . . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("").pinned("b2");
    s.goes("b2", "c3");
    s.illegal("b2a3", "RoyalAttacked by e5");
    let next_to_it = at(
        "w",
        "
            10 | . . . . . . . . . . k
             5 | . . . . t . . . . . .
             4 | . . . G . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    next_to_it.checkers("").pinned("d4");
    next_to_it.goes("d4", "c3 e5");
    next_to_it.with("d4=N").goes("d4", "");
}

/// A Tali'a next to the royal attacks nothing there, so nothing behind it is pinned; and a
/// second unit on the line ends a pin.
#[test]
fn a_talia_needs_its_first_square_empty_to_pin() {
    at(
        "w",
        "
            10 | . . . . . . . . . . k
             2 | . t . . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .checkers("")
    .legal("a1b2");
    at(
        "w",
        "
            10 | . . . . . . . . . . k
             3 | . . t . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .checkers("c3")
    .check_path("c3", "b2");
    let two = at(
        "w",
        "
            10 | . . . . . . . . . . k
             5 | . . . . t . . . . . .
             4 | . . . G . . . . . . .
             2 | . G . . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    two.pinned("").legal("b2a3 d4e3");
}

/// A check by a Tali'a is answered on its diagonal, the first square included.
#[test]
fn a_unit_interposes_on_the_talias_diagonal() {
    let s = at(
        "w",
        "
            10 | . . . . . . . k . . .
             4 | . . . t . . . . . . .
             3 | . . . . N . . . . . R
             2 | . . . . . . . . . . R
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("d4").check_path("d4", "c3 b2");
    // b2 lies on the line; a2 and b1 do not. The Asb on e3 reaches neither c3 nor d4.
    s.moves("a1a2 a1b1 k2b2");
    s.with("e3=R").moves("a1a2 a1b1 k2b2 e3c3");
}

/// Option `zurafa_leg=4`: a Zurafa five squares off pins on its path, one four squares off
/// does nothing.
#[test]
fn with_a_leg_of_four_the_zurafa_pins_from_one_by_five() {
    let game = game_with("tamerlane", &[("zurafa_leg", "4")]);
    let far = Scene::new(
        &game,
        "w",
        "
            10 | . . . . . . . . . . k
             6 | . z . . . . . . . . .
             3 | R . . . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    far.pinned("a3").goes("a3", "a2 a4 a5");
    let near = Scene::new(
        &game,
        "w",
        "
            10 | . . . . . . . . . . k
             5 | . z . . . . . . . . .
             3 | R . . . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    near.pinned("").legal("a3k3");
    at(
        "w",
        "
            10 | . . . . . . . . . . k
             5 | . z . . . . . . . . .
             3 | R . . . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .pinned("a3")
    .goes("a3", "a2 a4");
}
