//! How a game ends, and what does not end it; the halfmove clock.

use crate::at;
use shatranj::Color;

/// No legal move in check is checkmate, and lost.
#[test]
fn checkmate_loses() {
    let s = at(
        "w",
        "
             9 | r . . . . k . . . . .
             8 | . r . . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("a9").ends("black wins by checkmate");
    at(
        "w",
        "
             9 | r . . . . k . . . . .
             8 | . r . . . . . . . . .
             1 | S . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .ends("black wins by checkmate");
    at(
        "w",
        "
             9 | r . . . . k . . . . .
             8 | . r . . . . . . . . .
             1 | M . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .ends("black wins by checkmate");
}

/// No legal move without check is stalemate, and lost as well.
#[test]
fn stalemate_loses() {
    let s = at(
        "b",
        "
            10 | . R . . . . . . . . .
             5 | . . . . . K . . . . .
             2 | . . . . . . . . . . R
             1 | k . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("").ends("white wins by stalemate");
    // The right to exchange is no help where there is nobody to exchange with.
    s.turned_to("b Xx").ends("white wins by stalemate");
}

/// A side with two royals is never in check, so its lack of moves is stalemate, though both
/// royals are attacked and it still has its exchange.
#[test]
fn a_side_with_two_royals_is_stalemated_even_when_attacked() {
    let s = at(
        "w X",
        "
                 8 | .  .  .  .  .  .  .  .  .  k  .
                 6 | .  t' .  .  .  .  .  .  .  .  .
                 5 | .  W' .  .  .  .  .  .  .  .  .
                 4 | r' c  .  n' .  .  .  .  .  .  .
                 3 | R' D  .  Z' .  .  .  .  .  .  .
                 2 | S  T' .  .  .  .  .  .  .  .  .
                 1 | K  N' n  .  .  .  .  .  .  .  .
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
    );
    s.attackers("a2", Color::Black, "c1");
    s.with("b4=.").checkers("").ends("black wins by stalemate");
    // With a capture of the Jamal on b4 there would be a move.
    s.moves("a3b4");
}

/// A bare king plays on, and so do two.
#[test]
fn a_bare_king_plays_on() {
    at(
        "w",
        "
             8 | . . . . k . . . . . .
             7 | . . p . . . . . . . .
             5 | . . . . K . . . . . .
             1 | r . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .goes_on();
    at(
        "b",
        "
             8 | . . . . k . . . . . .
             7 | . . p . . . . . . . .
             5 | . . . . K . . . . . .
             1 | r . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .goes_on();
    at(
        "w",
        "
             8 | . . . . k . . . . . .
             5 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .goes_on()
    .turned_to("b")
    .goes_on();
    let taken = at(
        "w",
        "
             8 | . . . . k . . . . . .
             6 | . . . p . . . . . . .
             5 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    )
    .then("e5d6");
    taken.goes_on();
}

/// Nothing is counted: no repetition and no number of moves ends the game.
#[test]
fn neither_repetition_nor_a_count_ends_the_game() {
    let mut s = at(
        "w Xx 4000000000",
        "
            10 | . . . . . . . . . . r
             8 | . . . . k . . . . . .
             5 | . . . . K . . . . . .
             1 | R . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.goes_on();
    for _ in 0..12 {
        s = s.then("a1a2 k10k9 a2a1 k9k10");
        s.goes_on();
    }
    s.clock(4_000_000_048);
}

/// The halfmove clock counts plies since the last capture, removal or pawn move.
#[test]
fn the_clock_goes_back_for_captures_removals_and_pawn_moves() {
    let s = at(
        "w Xx 7",
        "
             9 | r  .  .  .  .  .  .  .  .  .  .
             8 | .  .  .  N  .  .  .  .  .  k  .
             5 | .  .  .  .  K  .  .  .  .  .  .
             4 | .  .  R' .  .  .  .  .  .  .  .
             1 | R  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.then("e5e4").clock(8);
    s.then("a1a2").clock(8);
    s.then("a1a9").clock(0);
    s.then("c4c5").clock(0);
    s.then("a1a2 a9b9").clock(9);
    s.then("c4c5 a9b9").clock(1);
    s.then("c4c5 a9a1").clock(0);
    let royals = at(
        "w - 7",
        "
             8 | . . . . . . . . . k .
             1 | W . . . . . . . . . K
               | a b c d e f g h i j k
        ",
    );
    royals.then("k1l2").clock(8);
}

/// Promotion, freezing, waiting, going home and being crowned are pawn moves.
#[test]
fn the_clock_goes_back_for_every_arrival_of_a_pawn() {
    let s = at(
        "w - 7",
        "
             9 | .  R' .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             1 | .  .  .  .  .  .  .  .  .  .  K
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    for pawn in ["R'", "K'", "P", "P'", "P!"] {
        s.with(&format!("b9={pawn}")).then("b9b10").clock(0);
    }
    s.with("b9=P' f3=W").then("b9b10").clock(0);
    s.with("b9=. b10=P'").then("b10f3").clock(0);
    s.with("b9=. b10=P c6=n e6=n").then("b10d5").clock(0);
}
