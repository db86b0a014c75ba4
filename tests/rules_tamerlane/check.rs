//! One royal: what is check, and which moves it leaves.

use crate::at;
use shatranj::Color;

/// A sole royal is in check when an enemy unit attacks its square, whichever royal it is.
#[test]
fn a_sole_royal_is_in_check_when_attacked() {
    for royal in ["K", "S", "M"] {
        let s = at(
            "w",
            "
                 9 | . . . . r . . . . . .
                 5 | . . . . . . . . . k .
                 1 | . . . . K . . . . . W
                   | a b c d e f g h i j k
            ",
        )
        .with(&format!("e1={royal}"));
        s.checkers("e9")
            .royals(Color::White, "e1")
            .acting(Color::White, "e1");
        s.moves("e1d1 e1d2 e1f1 e1f2");
        s.illegal("k1k2", "RoyalAttacked by e9")
            .illegal("e1e2", "RoyalAttacked by e9");
    }
}

/// A move may not leave the sole royal attacked: it may not step where it would be, and no
/// other unit may open a line on it.
#[test]
fn a_sole_royal_may_not_be_left_attacked() {
    let s = at(
        "w",
        "
             9 | . . . . r . . . . . .
             6 | . . . . R . . . . . .
             5 | . . . . . . . . . k .
             4 | . . . . K . . . . . .
             3 | . n . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("").pinned("e6");
    s.goes("e6", "e5 e7 e8 e9");
    // The Asb on b3 attacks d4, which is next to the Shah.
    s.goes("e4", "d3 d5 e3 e5 f3 f4 f5");
    s.illegal("e4d4", "RoyalAttacked by b3")
        .illegal("e6d6", "RoyalAttacked by e9");
}

/// A royal may not step away along the line of its attacker: it is judged on its new square.
#[test]
fn a_sole_royal_is_judged_on_its_new_square() {
    let s = at(
        "w",
        "
             9 | . . . . r . . . . . .
             5 | . . . . . . . . . k .
             4 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.goes("e4", "d3 d4 d5 f3 f4 f5");
    s.illegal("e4e3", "RoyalAttacked by e9");
}

/// A sole royal may not step next to an enemy royal, however many the enemy has.
#[test]
fn a_sole_royal_may_not_step_next_to_an_enemy_royal() {
    let s = at(
        "w",
        "
             6 | . s . . k . . . . . .
             4 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.goes("e4", "d3 d4 e3 f3 f4");
    s.illegal("e4d5", "RoyalAttacked by e6")
        .illegal("e4e5", "RoyalAttacked by e6");
    s.illegal("e4f5", "RoyalAttacked by e6");
}

/// Each kind of royal gives check as a king does.
#[test]
fn a_royal_gives_check() {
    let s = at(
        "w",
        "
             7 | . . . . k . . . . . .
             5 | . . . S . . . M . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.gives_check("d5d6", true)
        .gives_check("d5e5", false)
        .gives_check("d5c4", false);
    s.then("d5d6")
        .checkers("d6")
        .goes("e7", "d6 d8 e8 f6 f7 f8");
}

/// Legality is judged after the move: promoting the Shah's Baidaq is legal while the Shah is
/// attacked, since there are two royals then.
#[test]
fn promoting_the_shahs_baidaq_is_legal_in_check() {
    let s = at(
        "w",
        "
            10 | .  .  .  n  .  .  .  .  .  .  .
             9 | r  .  .  .  K' .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.checkers("a9");
    s.moves("a1b1 a1b2 e9e10 e9d10");
    let after = s.play("e9e10", "e9=. e10=S");
    after.goes_on().royals(Color::White, "a1 e10");
    after
        .play("a9a1", "a9=. a1=r")
        .goes_on()
        .acting(Color::White, "e10");
    s.play("e9d10", "e9=. d10=S");
}

/// So is crowning the pawn of the third journey.
#[test]
fn crowning_a_masnua_is_legal_in_check() {
    let s = at(
        "w",
        "
             9 | r  .  .  .  P! .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.checkers("a9").moves("a1b1 a1b2 e9e10");
    s.play("e9e10", "e9=. e10=M").royals(Color::White, "a1 e10");
    // The other pawns on their last step are no help.
    s.with("e9=P'").moves("a1b1 a1b2");
    s.with("e9=P").moves("a1b1 a1b2");
    s.with("e9=R'").moves("a1b1 a1b2");
}

/// And it is legal to expose the Shah in promoting: this Baidaq stands between it and a Rukh.
#[test]
fn a_baidaq_of_the_shah_that_shields_it_may_promote() {
    let s = at(
        "w",
        "
            10 | .  r  w  .  .  .  .  .  .  .  .
             9 | .  K' .  .  .  .  .  .  .  .  .
             8 | .  K  .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.goes("b9", "c10");
    s.play("b9c10", "b9=. c10=S").royals(Color::White, "b8 c10");
    s.with("b9=R'")
        .goes("b9", "")
        .illegal("b9c10", "RoyalAttacked by b10");
}

/// Black's Shah on d10 is attacked by the Rukh on k10 and has no escape, but a2a1 makes a
/// second royal: no mate.
#[test]
fn a_mate_is_refuted_by_promoting_the_shahs_baidaq() {
    let s = at(
        "b",
        "
            10 | .  .  .  k  .  .  .  .  .  .  R
             9 | .  R  .  .  .  .  .  .  .  .  .
             4 | .  .  .  .  .  K  .  .  .  .  .
             2 | k' .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.checkers("k10").moves("a2a1").goes_on();
    let after = s.play("a2a1", "a2=. a1=s");
    after.royals(Color::Black, "a1 d10").legal("k10d10");
    // One square farther back it would be mate.
    s.with("a2=. a3=k'").ends("white wins by checkmate");
    s.with("a2=r'").ends("white wins by checkmate");
}
