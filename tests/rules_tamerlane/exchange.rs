//! The exchange of a royal with a unit of its own: when.

use crate::common::{Scene, game_with};
use crate::{at, masnua_only};
use shatranj::Color;

fn exchange_when(value: &str, state: &str, drawing: &str) -> Scene {
    let game = game_with("tamerlane", &[("exchange_when", value)]);
    Scene::new(&game, state, drawing)
}

/// In check the royal may change places with any own unit: a piece or a pawn.
#[test]
fn a_royal_in_check_may_change_places_with_a_unit_of_its_own() {
    let s = at(
        "w Xx 7",
        "
            10 | .  .  .  .  .  .  .  .  .  .  k
             9 | .  .  .  .  r  .  .  .  .  .  .
             5 | .  N  .  .  .  .  .  .  .  .  .
             4 | .  .  R' .  .  .  .  .  .  .  .
             3 | .  .  .  .  .  .  .  R  .  .  .
             1 | .  .  .  .  K  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.checkers("e9").goes("e1", "d1 d2 f1 f2 b5 h3 c4");
    s.effect("e1b5", "Exchange");
    s.play("e1b5", "e1=N b5=K");
    s.play("e1h3", "e1=R h3=K");
    s.play("e1c4", "e1=R' c4=K");
}

/// The exchange is the whole move: the enemy is to move next.
#[test]
fn an_exchange_is_a_whole_move() {
    let s = at(
        "w Xx 7",
        "
            10 | . . . . . . . . . . k
             9 | . . . . r . . . . . .
             5 | . N . . . . . . . . .
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.then("e1b5").shows(
        "b x 8",
        "
            10 | . . . . . . . . . . k
             9 | . . . . r . . . . . .
             5 | . K . . . . . . . . .
             1 | . . . . N . . . . . .
               | a b c d e f g h i j k
        ",
    );
}

/// Once a player and game: it uses up the own right and leaves the enemy's.
#[test]
fn an_exchange_is_allowed_once_a_player() {
    let s = at(
        "w Xx",
        "
            10 | . . . . . . . . . . k
             9 | . . . . r . . . . . .
             5 | . N . . . . . . . . .
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.then("e1b5").rights("x");
    let used = s.turned_to("w x");
    used.goes("e1", "d1 d2 f1 f2")
        .illegal("e1b5", "NoExchange Used");
    let both = at(
        "w Xx",
        "
             9 | . . . . r . . . . . .
             7 | . . . . . . k . . . .
             5 | . N c . . . . . . . .
             1 | . . . . K . . . . . R
               | a b c d e f g h i j k
        ",
    )
    .then("e1b5 c5d8");
    both.rights("x").then("k1k7").checkers("k7");
    both.then("k1k7 g7d8").rights("-");
}

/// It does not reset the halfmove clock: it is a royal's move.
#[test]
fn an_exchange_is_a_royals_move_for_the_clock() {
    let s = at(
        "w Xx 7",
        "
            10 | .  .  .  .  .  .  .  .  .  .  k
             9 | .  .  .  .  r  .  .  .  .  .  .
             5 | .  N  .  .  .  .  .  .  .  .  .
             4 | .  .  R' .  .  .  .  .  .  .  .
             1 | .  .  .  .  K  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.then("e1b5").clock(8);
    s.then("e1c4").clock(8);
}

/// Not in check and with another move, there is no exchange.
#[test]
fn without_need_there_is_no_exchange() {
    let s = at(
        "w Xx",
        "
            10 | . . . . . . . . . . k
             5 | . N . . . . . . . . .
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.goes("e1", "d1 d2 e2 f1 f2")
        .illegal("e1b5", "NoExchange NoNeed");
}

/// Without any other legal move the exchange is available, though there is no check.
#[test]
fn a_royal_without_another_move_may_exchange() {
    let s = at(
        "w X",
        "
             9 | .  r  .  .  .  k  .  .  .  .  .
             5 | .  .  .  .  .  .  .  r' .  .  .
             4 | .  .  .  .  .  .  .  R' .  .  .
             2 | .  .  .  .  .  .  .  .  .  .  r
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.checkers("").moves("a1h4").goes_on();
    s.play("a1h4", "a1=R' h4=K").rights("-");
    s.turned_to("w x").ends("black wins by stalemate");
}

/// A mate that an exchange answers is none; without the right it is one.
#[test]
fn an_exchange_refutes_a_mate() {
    let s = at(
        "w X",
        "
             9 | r  .  .  .  .  k  .  .  .  .  .
             8 | .  r  .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  r' .  .  .
             4 | .  .  .  .  .  .  .  R' .  .  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.checkers("a9").moves("a1h4").goes_on();
    s.then("a1h4").goes_on();
    s.turned_to("w").ends("black wins by checkmate");
    s.turned_to("w x").ends("black wins by checkmate");
}

/// `No other legal move` counts relocation and transfer as moves.
#[test]
fn a_relocation_or_a_transfer_is_another_move() {
    let relocation = at(
        "w X",
        "
            10 | .  .  .  .  .  P  .  .  .  .  .
             9 | .  r  .  .  .  k  .  .  .  .  .
             6 | .  .  n  .  n  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  r' .  .  .
             4 | .  .  .  .  .  .  .  R' .  .  .
             2 | .  .  .  .  .  .  .  .  .  .  r
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    relocation
        .moves("f10d5")
        .illegal("a1h4", "NoExchange NoNeed");
    let transfer = at(
        "w X",
        "
            10 | .  .  .  .  .  P' .  .  .  .  .
             9 | .  r  .  .  .  k  .  .  .  .  .
             5 | .  .  .  .  .  .  .  r' .  .  .
             4 | .  .  .  .  .  .  .  R' .  .  .
             2 | .  .  .  .  .  .  .  .  .  .  r
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    transfer.moves("f10f3").illegal("a1h4", "NoExchange NoNeed");
    // With neither, the exchange is all that is left.
    relocation.with("c6=.").moves("a1h4");
    transfer.with("f3=r'").moves("a1h4");
}

/// So does a step into a citadel, the enemy's or the own one.
#[test]
fn a_step_into_a_citadel_is_another_move() {
    let enemys = at(
        "w X",
        "
            10 | .  .  .  .  .  .  .  .  .  .  K
             9 | r  .  .  .  .  .  .  .  .  .  .
             6 | .  .  .  .  .  k  .  .  .  .  .
             5 | .  .  .  .  .  .  .  r' .  .  .
             4 | .  .  .  .  .  .  .  R' .  .  .
             1 | .  .  .  .  .  .  .  .  .  r  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    enemys
        .checkers("")
        .moves("k10l9")
        .illegal("k10h4", "NoExchange NoNeed");
    let own = at(
        "w X",
        "
             9 | .  .  .  .  .  .  .  .  .  r  .
             6 | .  .  .  .  .  k  .  .  .  .  .
             5 | .  .  .  .  .  .  .  r' .  .  .
             4 | .  .  .  .  .  .  .  R' .  .  .
             2 | r  .  .  .  .  .  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  .  K
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    own.checkers("")
        .moves("k1l2")
        .illegal("k1h4", "NoExchange NoNeed");
    // Under MasnuaOnly the own citadel is closed to the Shah, and the exchange is left; but not
    // with a frozen pawn of pawns.
    let last_resort = masnua_only(
        "w X",
        "
             9 | .  .  .  .  .  .  .  .  .  r  .
             6 | .  .  .  .  .  k  .  .  .  .  .
             5 | .  .  .  .  .  .  .  r' .  .  .
             4 | .  .  .  .  .  .  .  R' .  .  .
             2 | r  .  .  .  .  .  .  .  .  .  .
             1 | .  .  .  .  .  .  .  .  .  .  K
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    last_resort.moves("k1h4");
    last_resort
        .with("b10=P")
        .moves("k1h4")
        .illegal("k1b10", "NoExchange Partner");
}

/// With two royals there is no exchange, not with the other royal either.
#[test]
fn a_side_with_two_royals_has_no_exchange() {
    let s = at(
        "w Xx",
        "
            10 | . . . . . . . . . . k
             9 | . . . . r . . . . . .
             5 | . N . . . . . . . . .
             1 | S . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.goes("e1", "d1 d2 e2 f1 f2");
    s.illegal("e1b5", "NoExchange SeveralRoyals")
        .illegal("e1a1", "NoExchange SeveralRoyals");
    s.illegal("a1b5", "NoExchange SeveralRoyals");
}

/// A sole Shahzada or Shah Masnu'a may exchange like a Shah.
#[test]
fn any_sole_royal_may_exchange() {
    for royal in ["S", "M"] {
        let s = at(
            "w Xx",
            "
                10 | . . . . . . . . . . k
                 9 | . . . . r . . . . . .
                 5 | . N . . . . . . . . .
                 1 | . . . . K . . . . . .
                   | a b c d e f g h i j k
            ",
        )
        .with(&format!("e1={royal}"));
        s.goes("e1", "d1 d2 f1 f2 b5")
            .play("e1b5", &format!("e1=N b5={royal}"));
    }
}

/// A royal in its own citadel may not exchange: here White has no other move, and loses.
#[test]
fn a_royal_in_its_citadel_has_no_exchange() {
    let s = at(
        "w X",
        "
             9 | .  .  .  .  .  k  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  r' .  .  .
             4 | .  .  .  .  .  .  .  R' .  .  .
             3 | r  .  .  .  .  .  .  .  .  .  .
             2 | .  r  .  .  .  .  .  .  .  .  .  K
             1 | r  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k  l
        ",
    );
    s.ends("black wins by stalemate");
    s.with("b9=W").goes("l2", "");
}

/// Option `exchange_when=CheckOnly`: in check as by default, but stalemate stands.
#[test]
fn under_check_only_a_stalemate_is_not_answered() {
    let check = exchange_when(
        "CheckOnly",
        "w Xx",
        "
            10 | . . . . . . . . . . k
             9 | . . . . r . . . . . .
             5 | . N . . . . . . . . .
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    check.goes("e1", "d1 d2 f1 f2 b5").then("e1b5").rights("x");
    let mate = exchange_when(
        "CheckOnly",
        "w X",
        "
             9 | r  .  .  .  .  k  .  .  .  .  .
             8 | .  r  .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  r' .  .  .
             4 | .  .  .  .  .  .  .  R' .  .  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    mate.moves("a1h4");
    let stalemate = exchange_when(
        "CheckOnly",
        "w X",
        "
             9 | .  r  .  .  .  k  .  .  .  .  .
             5 | .  .  .  .  .  .  .  r' .  .  .
             4 | .  .  .  .  .  .  .  R' .  .  .
             2 | .  .  .  .  .  .  .  .  .  .  r
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    stalemate.ends("black wins by stalemate");
    let quiet = exchange_when(
        "CheckOnly",
        "w Xx",
        "
            10 | . . . . . . . . . . k
             5 | . N . . . . . . . . .
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    quiet.illegal("e1b5", "NoExchange NoNeed");
}

/// Option `exchange_when=Never`: no exchange at all; the rights stay, unused.
#[test]
fn under_never_there_is_no_exchange() {
    let check = exchange_when(
        "Never",
        "w Xx",
        "
            10 | . . . . . . . . . . k
             9 | . . . . r . . . . . .
             5 | . N . . . . . . . . .
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    check
        .goes("e1", "d1 d2 f1 f2")
        .illegal("e1b5", "NoExchange Never");
    check.then("e1d1").rights("Xx");
    let mate = exchange_when(
        "Never",
        "w X",
        "
             9 | r  .  .  .  .  k  .  .  .  .  .
             8 | .  r  .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  r' .  .  .
             4 | .  .  .  .  .  .  .  R' .  .  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    mate.ends("black wins by checkmate");
    let stalemate = exchange_when(
        "Never",
        "w X",
        "
             9 | .  r  .  .  .  k  .  .  .  .  .
             5 | .  .  .  .  .  .  .  r' .  .  .
             4 | .  .  .  .  .  .  .  R' .  .  .
             2 | .  .  .  .  .  .  .  .  .  .  r
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    stalemate.ends("black wins by stalemate");
    let start = game_with("tamerlane", &[("exchange_when", "Never")]).start();
    assert!(start.right(Color::White) && start.right(Color::Black));
}
