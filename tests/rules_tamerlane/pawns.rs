//! The Baidaqs, how they move and what becomes of them.

use crate::at;
use shatranj::{Color, variants};

/// Every pawn that promotes on its first arrival, with what it becomes.
const PROMOTIONS: &[(&str, &str)] = &[
    ("D'", "D"),
    ("C'", "C"),
    ("E'", "E"),
    ("G'", "G"),
    ("K'", "S"),
    ("W'", "W"),
    ("Z'", "Z"),
    ("T'", "T"),
    ("N'", "N"),
    ("R'", "R"),
];

/// All thirteen kinds of pawn.
const PAWNS: &[&str] = &[
    "D'", "C'", "E'", "G'", "K'", "W'", "Z'", "T'", "N'", "R'", "P", "P'", "P!",
];

/// Pawns step one square straight ahead; never two, and never back or sideways.
#[test]
fn every_baidaq_steps_one_square_ahead() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    for pawn in PAWNS {
        s.with(&format!("e3={pawn}")).goes("e3", "e4");
        let s = s.with(&format!("e5={pawn}"));
        s.goes("e5", "e6");
        s.illegal("e5e7", "CannotMoveSo")
            .illegal("e5e4", "CannotMoveSo");
        s.play("e5e6", &format!("e5=. e6={pawn}"));
    }
}

/// Pawns capture one square diagonally ahead, and move there for nothing else.
#[test]
fn every_baidaq_captures_diagonally_ahead() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             6 | . . . n n n . . . . .
             4 | . . . n . n . . . . .
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    for pawn in PAWNS {
        let s = s.with(&format!("e5={pawn}"));
        s.goes("e5", "d6 f6");
        s.illegal("e5e6", "NeverCaptures")
            .illegal("e5d4", "CannotMoveSo");
        let one = s.with("d6=.");
        one.goes("e5", "f6");
        one.illegal("e5d6", "OnlyCaptures");
        one.play("e5f6", &format!("e5=. f6={pawn}"));
        s.attacks("e5", "d6 f6");
    }
}

/// A friend ahead stops a pawn, and a friend diagonally ahead is not captured.
#[test]
fn a_friend_stops_a_baidaq() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             6 | . . . N N N . . . . .
             1 | . . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    for pawn in PAWNS {
        let s = s.with(&format!("e5={pawn}"));
        s.goes("e5", "");
        s.illegal("e5e6", "OwnUnit").illegal("e5f6", "OwnUnit");
    }
}

/// An ordinary pawn promotes at once on the last rank, to the unit that it is named after,
/// on whatever file, by a step.
#[test]
fn a_baidaq_that_steps_on_the_last_rank_promotes_to_its_unit() {
    let s = at(
        "w",
        "
             5 | . . . . . k . . . . .
             2 | . . . . . K . . . . .
               | a b c d e f g h i j k
        ",
    );
    for (pawn, unit) in PROMOTIONS {
        for file in 'a'..='k' {
            let s = s.with(&format!("{file}9={pawn}"));
            s.goes(&format!("{file}9"), &format!("{file}10"));
            let step = format!("{file}9{file}10");
            s.effect(&step, "Promotion");
            s.play(&step, &format!("{file}9=. {file}10={unit}"));
        }
    }
}

/// The same by a capture.
#[test]
fn a_baidaq_that_captures_on_the_last_rank_promotes_to_its_unit() {
    let s = at(
        "w",
        "
             5 | . . . . . k . . . . .
             2 | . . . . . K . . . . .
               | a b c d e f g h i j k
        ",
    );
    for (pawn, unit) in PROMOTIONS {
        for (from, to) in "abcdefghij".chars().zip('b'..='k') {
            for (from, to) in [(from, to), (to, from)] {
                let s = s.with(&format!("{from}9={pawn} {to}10=n"));
                s.goes(&format!("{from}9"), &format!("{from}10 {to}10"));
                let capture = format!("{from}9{to}10");
                s.effect(&capture, "Promotion");
                s.play(&capture, &format!("{from}9=. {to}10={unit}"));
            }
        }
    }
}

/// Promotion is mandatory and no choice: one move for each way to the last rank.
#[test]
fn a_baidaq_has_no_choice_of_promotion() {
    let s = at(
        "w",
        "
            10 | n  .  n  .  .  .  .  .  .  .  .
             9 | .  N' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  k  .  .  .  .  .
             2 | W  W  .  .  .  .  .  .  .  .  .
             1 | K  W  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.goes("b9", "a10 b10 c10");
    let from_b9 = |m: &&shatranj::Move| variants::tamerlane().topology().name(m.from) == "b9";
    assert_eq!(s.position().legal_moves().iter().filter(from_b9).count(), 3);
}

/// No pawn promotes before the last rank.
#[test]
fn a_baidaq_does_not_promote_on_the_ninth_rank() {
    let s = at(
        "w",
        "
             9 | .  .  n  .  .  .  .  .  .  .  .
             8 | .  R' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  k  .  .  .  .  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.play("b8b9", "b8=. b9=R'");
    s.play("b8c9", "b8=. c9=R'");
}

/// The Shah's Baidaq becomes a Shahzada: its side then has two royals.
#[test]
fn the_shahs_baidaq_becomes_a_second_royal() {
    let s = at(
        "w",
        "
             9 | .  .  .  .  K' .  .  .  .  .  .
             1 | K  .  .  .  .  .  .  .  .  .  k
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.royals(Color::White, "a1");
    let after = s.play("e9e10", "e9=. e10=S");
    after
        .royals(Color::White, "a1 e10")
        .acting(Color::White, "a1");
}

/// Before that the Shah's Baidaq is a pawn like any other: attacking it is no check, and it
/// may be captured.
#[test]
fn the_shahs_baidaq_is_not_royal() {
    let s = at(
        "b",
        "
             9 | .  .  .  .  r  .  .  .  .  .  .
             5 | .  .  .  .  K' .  .  .  .  .  .
             3 | .  .  .  .  .  .  .  .  .  .  k
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.royals(Color::White, "a1");
    s.legal("e9e5");
    s.turned_to("w").checkers("");
}

/// A promoted unit moves as such from its next move on, and gives check at once.
#[test]
fn a_promoted_unit_gives_check_at_once() {
    let s = at(
        "w",
        "
            10 | .  .  .  .  .  .  .  .  .  .  k
             9 | .  R' .  .  .  .  .  .  .  .  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.gives_check("b9b10", true);
    s.then("b9b10").checkers("b10");
    at(
        "w",
        "
             9 | .  Z' .  .  k  .  .  .  .  .  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .gives_check("b9b10", false);
    at(
        "w",
        "
             9 | .  Z' .  .  .  .  .  .  .  .  .
             6 | .  .  k  .  .  .  .  .  .  .  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .gives_check("b9b10", true);
}
