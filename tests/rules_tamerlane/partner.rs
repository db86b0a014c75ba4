//! The exchange of a royal with a unit of its own: with whom.

use crate::at;
use shatranj::Color;

/// A pawn that would land on its last rank may not take part, whatever its kind.
#[test]
fn a_pawn_may_not_be_exchanged_onto_its_last_rank() {
    let s = at(
        "w X",
        "
            10 | . . K . . . . . . . .
             5 | . . . . W . . . . . .
             3 | . . . . . . . . . . k
             1 | . . r . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("c1").goes("c10", "b9 b10 d9 d10 e5");
    for pawn in [
        "D'", "C'", "E'", "G'", "K'", "W'", "Z'", "T'", "N'", "R'", "P", "P'", "P!",
    ] {
        let s = s.with(&format!("e5={pawn}"));
        s.goes("c10", "b9 b10 d9 d10")
            .illegal("c10e5", "NoExchange Partner");
    }
    // Where that is the only partner it is mate.
    at(
        "w X",
        "
            10 | K  .  .  .  .  .  .  .  .  .  .
             9 | .  .  .  .  .  k  .  .  .  .  .
             5 | .  .  .  .  .  .  .  r' .  .  .
             4 | .  .  .  .  .  .  .  R' .  .  .
             2 | .  r  .  .  .  .  .  .  .  .  .
             1 | r  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .ends("black wins by checkmate");
}

/// A pawn of any kind may take part elsewhere, also onto its own first rank, and stays what
/// it is.
#[test]
fn a_pawn_may_be_exchanged_onto_its_first_rank() {
    let s = at(
        "w X",
        "
            10 | . . . . . . . . . . k
             9 | . . . . r . . . . . .
             4 | . . W . . . . . . . .
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    for pawn in [
        "D'", "C'", "E'", "G'", "K'", "W'", "Z'", "T'", "N'", "R'", "P", "P'", "P!",
    ] {
        let s = s.with(&format!("c4={pawn}"));
        s.goes("e1", "d1 d2 f1 f2 c4");
        let after = s.play("e1c4", &format!("e1={pawn} c4=K"));
        after.then("k10k9").goes("e1", "e2");
    }
}

/// The Shah's Baidaq may be the partner; it stays a pawn.
#[test]
fn the_shahs_baidaq_may_be_the_partner() {
    let s = at(
        "w X",
        "
            10 | .  .  .  .  .  .  .  .  .  .  k
             9 | .  .  .  .  r  .  .  .  .  .  .
             4 | .  .  K' .  .  .  .  .  .  .  .
             1 | .  .  .  .  K  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.play("e1c4", "e1=K' c4=K").royals(Color::White, "c4");
}

/// A resting Bayadiq may not take part, frozen or waiting.
#[test]
fn a_resting_pawn_may_not_be_exchanged() {
    let frozen = at(
        "w X",
        "
            10 | . . . . . . . P . . .
             9 | . . . . r . . . . . .
             7 | . . . . . . . . . . k
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    frozen
        .goes("e1", "d1 d2 f1 f2")
        .illegal("e1h10", "NoExchange Partner");
    let waiting = at(
        "w X",
        "
            10 | .  .  .  .  .  .  .  P' .  .  .
             9 | .  .  .  .  r  .  .  .  .  .  .
             7 | .  .  .  .  .  .  .  .  .  .  k
             3 | .  .  .  .  .  W  .  .  .  .  .
             1 | .  .  .  .  K  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    waiting
        .goes("e1", "d1 d2 f1 f2 f3")
        .illegal("e1h10", "NoExchange Partner");
}

/// The royal's new square must not be attacked.
#[test]
fn a_royal_is_not_exchanged_onto_an_attacked_square() {
    let s = at(
        "w X",
        "
            10 | . . . . . . . . . . k
             9 | . r . . r . . . . . .
             5 | . N . . . . . . . . .
             3 | . . . . . . . W . . .
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.goes("e1", "d1 d2 f1 f2 h3")
        .illegal("e1b5", "RoyalAttacked by b9");
}

/// That is judged after the exchange: the partner may shield the royal from where it stood.
#[test]
fn the_partner_may_shield_the_royal_after_the_exchange() {
    let s = at(
        "w X",
        "
            10 | . . . . . . . . . . k
             9 | . . . . r . . . . . .
             3 | . . . . K . . . . . .
             1 | . . . . N . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.goes("e3", "d2 d3 d4 f2 f3 f4 e1");
    s.play("e3e1", "e1=K e3=N").then("k10k9").pinned("e3");
}

/// And the royal may come under an attack that it stood in the way of itself.
#[test]
fn the_royals_own_shadow_is_no_shelter() {
    // From a1 the Rukh attacks e1; with the partner on e1 the line to h1 is closed, but from
    // e9 the other Rukh looks at e5 when the Shah stands there.
    let s = at(
        "w X",
        "
            10 | . . . . . . . . . . k
             9 | . . . . r . . . . . .
             5 | . . . . W . . . . . .
             1 | r . . . K . . W . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("a1")
        .legal("e1h1")
        .illegal("e1e5", "RoyalAttacked by e9");
}

/// An exchange answers a double check.
#[test]
fn an_exchange_answers_a_double_check() {
    let s = at(
        "w X",
        "
            10 | . . . . . . . . . . k
             9 | . . . . r . . . . . .
             5 | . N . . . . . . . . .
             1 | r . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("a1 e9").moves("e1d2 e1f2 e1b5");
}

/// The partner may give check from its new square.
#[test]
fn an_exchange_may_give_check() {
    let s = at(
        "w X",
        "
             9 | . . . . k . . . . . .
             5 | . R . . . . . . . . .
             1 | r . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.gives_check("e1b5", true);
    s.then("e1b5").checkers("e1");
}
