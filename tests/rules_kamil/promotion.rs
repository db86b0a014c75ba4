//! A pawn that becomes a General, or vanishes.

use crate::at;
use shatranj::Color;

/// A pawn on the last rank becomes a General when its side has none, on every file, by a
/// step or a capture.
#[test]
fn a_pawn_becomes_a_general_when_its_side_has_none() {
    let s = at(
        "w",
        "
             4 | . . . . k . . . . .
             1 | K . . . . . . . . g
               | a b c d e f g h i j
        ",
    );
    for file in 'a'..='j' {
        let s = s.with(&format!("{file}9=P"));
        s.goes(&format!("{file}9"), &format!("{file}10"));
        let step = format!("{file}9{file}10");
        s.effect(&step, "Promotion")
            .play(&step, &format!("{file}9=. {file}10=G"));
    }
    for (from, to) in "abcdefghi".chars().zip('b'..='j') {
        for (from, to) in [(from, to), (to, from)] {
            let s = s.with(&format!("{from}9=P {to}10=n"));
            s.play(&format!("{from}9{to}10"), &format!("{from}9=. {to}10=G"));
        }
    }
}

/// While its side has a General the pawn vanishes: the move is allowed all the same, and the
/// square ends empty.
#[test]
fn a_pawn_vanishes_while_its_side_has_a_general() {
    let s = at(
        "w - 7",
        "
             9 | . . . P . . . . . .
             4 | . . . . k . . . . .
             1 | K G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("d9", "d10").effect("d9d10", "Vanishing");
    s.play("d9d10", "d9=.").clock(0);
}

/// What a vanishing pawn captures stays captured.
#[test]
fn a_vanishing_pawn_still_captures() {
    let s = at(
        "w - 7",
        "
            10 | . . r . n . . . . .
             9 | . . . P . . . . . .
             4 | . . . . k . . . . .
             1 | K G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("d9", "c10 d10 e10")
        .captures("d9c10 d9e10")
        .effect("d9e10", "Vanishing");
    s.play("d9e10", "d9=. e10=.").clock(0);
    s.play("d9c10", "d9=. c10=.");
}

/// Only the own Generals count, and only those on the board at that moment.
#[test]
fn the_enemys_general_does_not_count_nor_a_captured_one() {
    let enemys = at(
        "w",
        "
            10 | . . g . . . . . . .
             9 | . . . P . . . . . .
             4 | . . . . k . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    enemys.play("d9d10", "d9=. d10=G");
    enemys.play("d9c10", "d9=. c10=G");
    let captured = at(
        "b",
        "
             9 | . . . P . . . . . .
             8 | . r . . . . . . . .
             5 | . G . . . . . . . .
             3 | . . . . k . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    captured.then("b8b5").play("d9d10", "d9=. d10=G");
}

/// A second pawn vanishes once the first has become a General; so no side ever makes two.
#[test]
fn no_second_general_is_made() {
    let s = at(
        "w",
        "
             9 | . . P . . . P . . .
             4 | . . . . k . . . . .
             2 | . G . . . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.play("c9c10", "c9=.");
    let first = s.with("b2=.").play("c9c10", "c9=. c10=G").then("e4e5");
    first.play("g9g10", "g9=.");
    let moved = first.then("c10d9 e5e4");
    moved.play("g9g10", "g9=.");
}

/// A vanishing pawn can't interpose: nothing is left on its square.
#[test]
fn a_vanishing_pawn_cannot_interpose() {
    let s = at(
        "w",
        "
            10 | r . . . . . . . . K
             9 | . . . . P . . . . .
             4 | . . . . k . . . . .
             1 | . G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("a10")
        .goes("e9", "")
        .illegal("e9e10", "RoyalAttacked by a10");
    // As a General it would stay there.
    s.with("b1=.").goes("e9", "e10").play("e9e10", "e9=. e10=G");
}

/// A vanishing pawn may capture the checker.
#[test]
fn a_vanishing_pawn_may_capture_the_checker() {
    let s = at(
        "w",
        "
            10 | . . . r . . . . . K
             9 | . . . . P . . . . .
             4 | . . . . k . . . . .
             1 | . G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("d10").goes("e9", "d10");
    s.play("e9d10", "e9=. d10=.").checkers("");
}

/// A pawn that captures and vanishes may open a line on its own royal: that is not legal.
#[test]
fn a_vanishing_pawn_may_not_open_a_line_on_its_own_royal() {
    let s = at(
        "w",
        "
            10 | r . . . n . . . . K
             9 | . . . P . . . . . .
             4 | . . . . k . . . . .
             1 | . G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("")
        .goes("d9", "d10")
        .illegal("d9e10", "RoyalAttacked by a10");
    s.with("b1=.").goes("d9", "d10 e10");
}

/// It may open a line on the enemy's royal: that is check.
#[test]
fn a_vanishing_pawn_may_open_a_line_on_the_enemy() {
    let s = at(
        "w",
        "
            10 | R . . . n . . . . k
             9 | . . . P . . . . . .
             1 | K G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.gives_check("d9e10", true).gives_check("d9d10", false);
    s.then("d9e10")
        .checkers("a10")
        .check_path("a10", "b10 c10 d10 e10 f10 g10 h10 i10");
    s.with("b1=.").gives_check("d9e10", false);
}

/// Mate is judged after the removal.
#[test]
fn a_vanishing_pawn_may_mate_by_opening_a_line() {
    let s = at(
        "w",
        "
            10 | R . . . n . . . . k
             9 | R . . P . . . . . .
             1 | K G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.play("d9e10", "d9=. e10=.")
        .ends("white wins by checkmate");
    s.with("b1=.").then("d9e10").goes_on();
}

/// Stalemate is judged after the removal: the knight on h10 is pinned once the pawn and its
/// prey are gone.
#[test]
fn a_vanishing_pawn_may_stalemate_by_opening_a_line() {
    let s = at(
        "w",
        "
            10 | R . . . e . . n . k
             9 | . . . P . . . . . .
             8 | . . . . . . . N . .
             1 | K G . . . . . . R .
               | a b c d e f g h i j
        ",
    );
    let after = s.then("d9e10");
    after.checkers("").ends("white wins by stalemate");
    s.with("b1=.").then("d9e10").goes_on();
}

/// A pawn that would vanish on the last rank still gives check there.
#[test]
fn a_pawn_that_would_vanish_still_gives_check() {
    let s = at(
        "b",
        "
            10 | . . . k . . . . . .
             9 | . . P . . . . . . .
             1 | K G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("c9").goes("d10", "c9 c10 d9 e9 e10");
    s.turned_to("b").attackers("b10", Color::White, "c9");
    let free = at(
        "b",
        "
            10 | k . . . . . . . . .
             9 | . . P . . . . . . .
             1 | K G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    free.checkers("")
        .goes("a10", "a9 b9")
        .illegal("a10b10", "RoyalAttacked by c9");
    let step = at(
        "w",
        "
            10 | . . . k . . . . . .
             8 | . . P . . . . . . .
             1 | K G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    step.gives_check("c8c9", true);
}
