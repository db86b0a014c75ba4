//! Faults about royals that users of other variant programs have reported, each with its
//! address, and their relatives. FSF is fairy-stockfish/Fairy-Stockfish.
#![cfg(feature = "std")]

mod common;
mod random;

use common::Scene;
use random::Random;
use shatranj::{Color, Position, Variant, variants};

fn tamerlane(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::tamerlane(), state, drawing)
}

/// ddugovic/Stockfish #502: mate is called although promoting makes a second royal.
#[test]
fn promoting_to_a_royal_refutes_a_mate() {
    let s = tamerlane(
        "b",
        "
            10 | .  .  .  k  .  .  .  .  .  .  R
             9 | .  R  .  .  .  .  .  .  .  .  .
             4 | .  .  .  .  .  K  .  .  .  .  .
             2 | k' .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.goes_on().moves("a2a1");
    s.play("a2a1", "a2=. a1=s").goes_on();
    // The same by a capture, by the pawn of the third journey, and with two ways at once.
    let capture = tamerlane(
        "b",
        "
            10 | .  .  .  k  .  .  .  .  .  .  R
             9 | .  R  .  .  .  .  .  .  .  .  .
             4 | .  .  .  .  .  K  .  .  .  .  .
             2 | k' .  .  .  .  .  .  .  .  .  .
             1 | D  W  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    capture.goes_on().moves("a2b1");
    let crowned = tamerlane(
        "b",
        "
            10 | .  .  .  k  .  .  .  .  .  .  R
             9 | .  R  .  .  .  .  .  .  .  .  .
             4 | .  .  .  .  .  K  .  .  .  .  .
             2 | p! .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    crowned.goes_on().moves("a2a1");
    let both = tamerlane(
        "b",
        "
            10 | .  .  .  k  .  .  .  .  .  .  R
             9 | .  R  .  .  .  .  .  .  .  .  .
             4 | .  .  .  .  .  K  .  .  .  .  .
             2 | p! .  .  .  .  .  .  k' .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    both.moves("a2a1 h2h1");
    both.play("a2a1", "a2=. a1=m h2=s")
        .royals(Color::Black, "a1 d10 h2");
    // A pawn that becomes no royal is no help.
    tamerlane(
        "b",
        "
            10 | .  .  .  k  .  .  .  .  .  .  R
             9 | .  R  .  .  .  .  .  .  .  .  .
             4 | .  .  .  .  .  K  .  .  .  .  .
             2 | r' .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .ends("white wins by checkmate");
}

/// FSF #821, #822, #975, #764, #159, #306: several royals. An attack on one of two is no
/// check; it may be captured, and play goes on.
#[test]
fn one_of_two_royals_may_be_attacked_and_captured() {
    let s = tamerlane(
        "w",
        "
            10 | k  .  .  .  .  .  .  .  .  .  .
             9 | .  .  .  .  r  .  .  r  .  .  .
             8 | .  .  .  .  .  .  .  S  .  .  .
             4 | .  .  R' .  K  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.checkers("").pinned("").legal("c4c5");
    let taken = s.then("c4c5").play("e9e4", "e9=. e4=r");
    taken.royals(Color::White, "h8").checkers("h9");
    taken
        .goes("h8", "g7 g8 h9 i7 i8")
        .illegal("c5c6", "RoyalAttacked by h9");
}

/// The last of them is checked and mated.
#[test]
fn the_last_royal_is_checked_and_mated() {
    let s = tamerlane(
        "b",
        "
            10 | .  .  .  .  .  k  .  .  .  .  .
             9 | r  .  .  .  .  .  .  .  .  .  .
             4 | .  .  R' .  .  .  .  .  .  .  .
             2 | .  .  .  .  r  .  .  .  .  .  .
             1 | K  .  .  .  .  .  .  S  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    let check = s.then("a9a1");
    check.checkers("a1").ends("black wins by checkmate");
    // With the Shahzada alive on a higher rank there is a way out.
    let out = tamerlane(
        "b",
        "
            10 | .  .  .  .  .  k  .  .  .  .  .
             9 | r  .  .  .  .  .  .  .  .  .  .
             4 | .  .  R' .  .  .  .  .  .  .  .
             2 | .  .  .  .  .  .  .  S  .  .  .
             1 | K  .  .  .  .  .  r  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    )
    .then("a9a1");
    out.checkers("").goes_on();
}

/// A fork of both royals is no check, and takes one of them.
#[test]
fn a_fork_of_both_royals_wins_one_of_them() {
    let s = tamerlane(
        "b",
        "
             8 | . . . . . . . . . k .
             5 | . . . K . . . . . . .
             4 | n . . . . . . . . . .
             1 | . . . S . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.gives_check("a4c3", false);
    let fork = s.then("a4c3");
    fork.checkers("").legal("d5d6 d1e1");
    fork.then("d1e1")
        .play("c3d5", "c3=. d5=n")
        .royals(Color::White, "e1")
        .goes_on();
}

/// Three royals, two, one, and all back again when the moves are taken back.
#[test]
fn royals_come_back_when_moves_are_taken_back() {
    let s = tamerlane(
        "b",
        "
             9 | .  .  .  .  .  k  .  .  .  r  r
             5 | .  .  .  .  .  .  .  R' .  .  .
             2 | .  .  .  .  r  .  .  .  .  .  .
             1 | M  .  .  .  .  .  .  .  .  K  S
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    let mut position = s.position().clone();
    let begin = position.clone();
    let mut undos = Vec::new();
    let mut royals = Vec::new();
    for text in ["j9j1", "h5h6", "k9k1"] {
        undos.push(position.play_text(text).unwrap());
        royals.push(position.royals(Color::White).len());
    }
    assert_eq!(royals, [2, 2, 1]);
    assert!(position.outcome().is_some());
    for undo in undos.into_iter().rev() {
        position.undo(undo);
        assert_eq!(position.key(), position.fresh_key());
    }
    assert_eq!(position, begin);
    assert_eq!(position.royals(Color::White).len(), 3);
}

/// cutechess/cutechess PR 244: the text of a move with two kings. Shah, Shahzada and Shah
/// Masnu'a may go to one square; each text is unique and is read back.
#[test]
fn royals_that_go_to_one_square_are_told_apart() {
    let s = tamerlane(
        "w",
        "
             9 | .  .  .  .  .  .  .  .  .  k  .
             6 | .  .  .  .  M  .  .  .  .  .  .
             4 | D' .  .  K  .  S  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    let position = s.position();
    let e5 = variants::tamerlane().topology().square("e5").unwrap();
    let mut texts: Vec<String> = position
        .legal_moves()
        .into_iter()
        .filter(|m| m.to == e5)
        .map(|m| position.san(m))
        .collect();
    texts.sort();
    assert_eq!(texts, ["Ke5", "Me5", "Se5"]);
    let capture = tamerlane(
        "w",
        "
             9 | . . . . . . . . . k .
             5 | . . . . n . . . . . .
             4 | . . . K . S . . . . .
               | a b c d e f g h i j k
        ",
    );
    let texts = ["Kxe5", "Sxe5"].map(|text| capture.position().parse_san(text).unwrap());
    assert_eq!(
        texts.map(|m| variants::tamerlane().topology().name(m.from)),
        ["d4", "f4"]
    );
}

/// jhlywa/chess.js #58: a stale royal square after a set-up was edited. Royals are added,
/// taken away and moved in one set-up over and over; check is always that of a set-up made
/// from nothing.
#[test]
fn editing_a_setup_leaves_no_stale_royal() {
    let game = variants::tamerlane();
    let mut random = Random::new(58);
    let mut setup = random::likely_setup(game, 14, &mut random);
    let kinds = ["K", "S", "M", "k", "s", "m", "R", "r", "Z", "z", "D'"];
    let mut sound = 0;
    for _ in 0..30_000 {
        let square = shatranj::Square::new(random.below(game.topology().len()) as u8).unwrap();
        let symbol = kinds[random.below(kinds.len())];
        // Take a royal of that kind away before it is set elsewhere, as an editor does.
        let piece = game.piece_of_symbol(symbol);
        let old = setup
            .pieces()
            .find(|(_, p)| Some(*p) == piece)
            .map(|(s, _)| s);
        if let Some(old) = old {
            setup.set(old, None);
        }
        setup.set(square, if random.below(4) == 0 { None } else { piece });
        setup.set_side_to_move(Color::ALL[random.below(2)]);
        let Ok(position) = Position::new(game, &setup) else {
            continue;
        };
        sound += 1;
        let mut anew = shatranj::Setup::empty();
        for (square, piece) in setup.pieces() {
            anew.set(square, Some(piece));
        }
        anew.set_side_to_move(setup.side_to_move());
        let fresh = Position::new(game, &anew).unwrap();
        assert_eq!(position, fresh);
        assert_eq!(position.checkers(), fresh.checkers());
        let royal = |color| position.royals(color);
        let of_board = |color: Color| -> shatranj::SquareSet {
            let royals = ["K", "S", "M"].map(|s| game.kind(s).unwrap());
            let found = setup
                .pieces()
                .filter(|(_, p)| p.color == color && royals.contains(&p.kind));
            found.map(|(square, _)| square).collect()
        };
        for color in Color::ALL {
            assert_eq!(royal(color), of_board(color));
        }
        let attackers = match royal(position.side_to_move()).single() {
            Some(sole) if position.outcome().is_none() => {
                position.attackers(sole, !position.side_to_move())
            }
            _ => continue,
        };
        assert_eq!(position.checkers(), attackers, "{position:?}");
    }
    assert!(sound > 1000, "{sound}");
}

/// The same for a position that was changed by its set-up: the old royal is forgotten.
#[test]
fn a_royal_moved_in_a_setup_is_attacked_where_it_stands_now() {
    let s = tamerlane(
        "w",
        "
            10 | . . . . . . . . . . k
             9 | . . . . r . . . . . .
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("e9");
    s.with("e1=. d1=K").checkers("");
    s.with("e1=. d1=K e9=. d9=r").checkers("d9");
    s.with("a1=S").checkers("");
    s.with("a1=S e1=.").checkers("").royals(Color::White, "a1");
    for game in Variant::all().filter(|game| game.id() != "tamerlane") {
        let s = if game.id() == "citadel" {
            Scene::new(
                game,
                "w",
                "
                    10 | * . . . . . . . . k . *
                     9 | * . . . r . . . . . . *
                     2 | * . . . K . . . . . . *
                       | a b c d e f g h i j k l
                ",
            )
        } else {
            Scene::new(
                game,
                "w",
                "
                    10 | . . . . . . . . . k
                     9 | . . . . r . . . . .
                     2 | . . . . K . . . . .
                       | a b c d e f g h i j
                ",
            )
        };
        s.checkers("e9").with("e2=. d2=K").checkers("");
        s.with("e2=. d2=K e9=. d9=r").checkers("d9");
    }
}
