//! Faults of the hash that users of other variant programs have reported, each
//! with its address, and their relatives. FSF is fairy-stockfish/Fairy-Stockfish.
#![cfg(feature = "std")]

mod common;
mod random;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{BuildHasher, RandomState};

use common::{Scene, game_with};
use shatranj::perft::{perft, perft_made};
use shatranj::{Color, Piece, Position, Setup, Variant, variants};

fn tamerlane(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::tamerlane(), state, drawing)
}

/// bhlangonijr/chesslib #48; FSF #824: equal keys. What one unit on one square adds to the
/// key is never nothing, and never the same for two units or two squares.
#[test]
fn the_keys_of_units_are_distinct() {
    for game in Variant::all() {
        let board = game.topology();
        let empty = Position::new(game, &two_kings(game)).unwrap();
        let mut seen: HashMap<u64, String> = HashMap::new();
        for (kind, piece) in game.pieces().filter(|(_, piece)| piece.royal.is_none()) {
            for square in board.squares() {
                for color in Color::ALL {
                    let mut setup = two_kings(game);
                    if setup.get(square).is_some() {
                        continue;
                    }
                    setup.set(square, Some(Piece::new(color, kind)));
                    // Checks decide who may be to move; the other side then.
                    let other = Position::new(game, &setup).is_err();
                    if other {
                        setup.set_side_to_move(Color::Black);
                    }
                    let Ok(position) = Position::new(game, &setup) else {
                        continue;
                    };
                    let mut base = empty.key();
                    if other {
                        let mut kings = two_kings(game);
                        kings.set_side_to_move(Color::Black);
                        base = Position::new(game, &kings).unwrap().key();
                    }
                    let name = format!("{} {color} {}", piece.symbol, board.name(square));
                    let part = position.key() ^ base;
                    assert_ne!(part, 0, "{name}");
                    if let Some(first) = seen.insert(part, name.clone()) {
                        panic!("{first} and {name} add the same to the key");
                    }
                }
            }
        }
        assert!(seen.len() > 1000, "{}", seen.len());
    }
}

/// The two kings, far from each other and from most squares.
fn two_kings(game: &Variant) -> Setup {
    let mut setup = Setup::empty();
    let (white, black) = if game.id() == "citadel" {
        ("b2", "k11")
    } else {
        ("a1", "j10")
    };
    for (name, symbol) in [(white, "K"), (black, "k")] {
        let square = game.topology().square(name).unwrap();
        setup.set(square, game.piece_of_symbol(symbol));
    }
    setup
}

/// The same for positions: a million of random games, and no two different ones share a key.
#[test]
fn a_million_positions_have_no_collision() {
    let build = RandomState::new();
    for game in Variant::all() {
        let mut seen: HashMap<u64, u64> = HashMap::new();
        random::play(game, 48, 250_000, |position| {
            // The counters are not part of the position.
            let mut setup = position.setup();
            setup.set_halfmove(0);
            setup.set_fullmove(1);
            let content = build.hash_one(&setup);
            match seen.entry(position.key()) {
                Entry::Occupied(entry) => assert_eq!(*entry.get(), content, "{position:?}"),
                Entry::Vacant(entry) => {
                    entry.insert(content);
                }
            }
        });
        assert!(seen.len() > 150_000, "{} of {game:?}", seen.len());
    }
}

/// Perft that looks positions up by their key.
fn perft_with_table(
    position: &mut Position,
    depth: u32,
    table: &mut HashMap<(u64, u32), u64>,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    let key = (position.key(), depth);
    if let Some(&count) = table.get(&key) {
        return count;
    }
    let mut count = 0;
    for m in position.legal_moves() {
        let undo = position.apply(m);
        count += perft_with_table(position, depth - 1, table);
        position.undo(undo);
    }
    table.insert(key, count);
    count
}

/// The same by counting: perft with a table and without are equal, from the start and from
/// positions full of special rules.
#[test]
fn perft_with_a_table_is_the_same() {
    for game in Variant::all() {
        let mut start = game.start();
        let found = perft_with_table(&mut start, 4, &mut HashMap::new());
        assert_eq!(found, perft(&game.start(), 4), "{game:?}");
    }
    let special = [
        tamerlane(
            "w Xx",
            "
                10 | .  P  .  .  .  .  .  .  .  .  .
                 9 | .  .  .  .  K' .  .  .  .  .  .
                 8 | .  .  .  .  .  .  .  .  .  .  K
                 7 | .  .  .  .  .  .  z  .  .  .  .
                 6 | .  .  n  .  n  .  .  .  .  .  .
                 5 | .  .  .  .  .  .  .  .  .  r  .
                 2 | .  .  k  .  .  .  .  k' .  .  .
                 1 | R  .  .  .  .  .  .  .  .  .  p'
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
        ),
        tamerlane(
            "w Xx",
            "
                 9 | .  P! .  .  K' .  .  .  .  k  .
                 8 | .  .  .  .  r  w  .  .  .  .  .
                 5 | .  .  .  .  .  .  .  N  .  .  .
                 3 | .  .  s  .  .  .  .  .  .  .  G
                 2 | p' .  .  .  .  .  .  .  .  .  .
                 1 | .  .  .  .  K  .  .  .  .  .  .
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
        ),
        tamerlane(
            "b -",
            "
                 9 | .  P' .  .  .  .  .  .  .  .  .  k
                 4 | .  .  .  R  .  .  .  .  .  .  .
                 3 | .  .  .  .  .  W  .  .  .  .  .
                 2 | .  .  G  .  .  N  .  N  .  .  .  .
                 1 | .  .  .  .  K  .  .  .  .  p  .
                   | a  b  c  d  e  f  g  h  i  j  k  l
            ",
        ),
    ];
    for s in special {
        let mut position = s.position().clone();
        let found = perft_with_table(&mut position, 4, &mut HashMap::new());
        assert_eq!(found, perft(s.position(), 4));
        assert_eq!(found, perft_made(s.position(), 4));
    }
}

/// sotetsuk/pgx PR 1326; SebLague/Chess-Challenge #227, #248: a hash that depends on the way.
/// Kept up by moves, made from nothing, and made after the FEN was written and read it is the
/// same, through promotion, exchange, displacement, relocation, vanishing and all the rest.
#[test]
fn the_key_does_not_depend_on_the_way() {
    for game in random::every_variant() {
        random::play(&game, 13, 4_000, |position| {
            assert_eq!(position.key(), position.fresh_key(), "{position:?}");
            let read = game.position(&position.fen()).unwrap();
            assert_eq!(read.key(), position.key(), "{position:?}");
        });
    }
    let moves = [
        (
            tamerlane(
                "w",
                "
                10 | .  .  n  .  .  .  .  .  .  .  .
                 9 | .  R' .  .  .  .  .  .  .  .  .
                 5 | .  .  .  .  .  .  .  .  .  k  .
                 1 | .  .  .  .  .  .  .  .  .  K  .
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
            ),
            "b9b10",
        ),
        (
            tamerlane(
                "w",
                "
                10 | .  .  n  .  .  .  .  .  .  .  .
                 9 | .  R' .  .  .  .  .  .  .  .  .
                 5 | .  .  .  .  .  .  .  .  .  k  .
                 1 | .  .  .  .  .  .  .  .  .  K  .
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
            ),
            "b9c10",
        ),
        (
            tamerlane(
                "w",
                "
                10 | .  .  n  .  .  .  .  .  .  .  .
                 9 | .  K' .  .  .  .  .  .  .  .  .
                 5 | .  .  .  .  .  .  .  .  .  k  .
                 1 | .  .  .  .  .  .  .  .  .  K  .
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
            ),
            "b9c10",
        ),
        (
            tamerlane(
                "w",
                "
                 9 | . P . . . . . . . . .
                 5 | . . . . . . . . . k .
                 1 | . . . . . . . . . K .
                   | a b c d e f g h i j k
            ",
            ),
            "b9b10",
        ),
        (
            tamerlane(
                "w",
                "
                10 | . P . . . . . . . . .
                 6 | . . n . n . . . . . .
                 5 | . . . W . . . . . k .
                 1 | . . . . . . . . . K .
                   | a b c d e f g h i j k
            ",
            ),
            "b10d5",
        ),
        (
            tamerlane(
                "w",
                "
                10 | . P . . . . . . . . .
                 6 | . . n . n . . . . . .
                 5 | . . . w . . . . . k .
                 1 | . . . . . . . . . K .
                   | a b c d e f g h i j k
            ",
            ),
            "b10d5",
        ),
        (
            tamerlane(
                "w",
                "
                10 | .  .  n  .  .  .  .  .  .  .  .
                 9 | .  P' .  .  .  .  .  .  .  .  .
                 5 | .  .  .  .  .  .  .  .  .  k  .
                 1 | .  .  .  .  .  .  .  .  .  K  .
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
            ),
            "b9c10",
        ),
        (
            tamerlane(
                "w",
                "
                 9 | .  P' .  .  .  .  .  .  .  .  .
                 5 | .  .  .  .  .  .  .  .  .  k  .
                 3 | .  .  .  .  .  W  .  .  .  .  .
                 1 | .  .  .  .  .  .  .  .  .  K  .
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
            ),
            "b9b10",
        ),
        (
            tamerlane(
                "w",
                "
                10 | .  P' .  .  .  .  .  .  .  .  .
                 5 | .  .  .  .  .  .  .  .  .  k  .
                 1 | .  .  .  .  .  .  .  .  .  K  .
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
            ),
            "b10f3",
        ),
        (
            tamerlane(
                "w",
                "
                 9 | .  P! .  .  .  .  .  .  .  .  .
                 5 | .  .  .  .  K' .  .  .  .  k  .
                 1 | .  .  .  .  .  .  .  .  .  K  .
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
            ),
            "b9b10",
        ),
        (
            tamerlane(
                "w Xx",
                "
                10 | . . . . . . . . . . k
                 9 | . . . . r . . . . . .
                 5 | . N . . . . . . . . .
                 1 | . . . . K . . . . . .
                   | a b c d e f g h i j k
            ",
            ),
            "e1b5",
        ),
        (
            tamerlane(
                "w",
                "
                 9 | . . . . . . . . . . K
                 5 | . . . . k . . . . . .
                   | a b c d e f g h i j k
            ",
            ),
            "k9l9",
        ),
        (
            tamerlane(
                "w",
                "
                 5 | . . . . k . . . . . .
                 2 | . . . . . . . . . . K
                   | a b c d e f g h i j k
            ",
            ),
            "k2l2",
        ),
        (
            displace(
                "
                10 | .  .  n  .  .  .  .  .  .  .  .
                 9 | .  P' .  .  .  .  .  .  .  .  .
                 5 | .  .  .  .  .  .  .  .  .  k  .
                 3 | .  .  .  .  .  w  .  .  .  .  .
                 1 | .  .  .  .  .  .  .  .  .  K  .
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
            ),
            "b9c10",
        ),
        (
            displace(
                "
                 9 | .  P' .  .  .  .  .  .  .  .  .
                 5 | .  .  .  .  .  .  .  .  .  k  .
                 3 | .  .  .  .  .  W  .  .  .  .  .
                 1 | .  .  .  .  .  .  .  .  .  K  .
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
            ),
            "b9b10",
        ),
        (
            kamil(
                "
                10 | . . . . n . . . . .
                 9 | . . . P . . . . . .
                 4 | . . . . k . . . . .
                 1 | K G . . . . . . . .
                   | a b c d e f g h i j
            ",
            ),
            "d9e10",
        ),
        (
            kamil(
                "
                10 | . . . . n . . . . .
                 9 | . . . P . . . . . .
                 4 | . . . . k . . . . .
                 1 | K . . . . . . . . .
                   | a b c d e f g h i j
            ",
            ),
            "d9e10",
        ),
    ];
    for (s, text) in moves {
        let after = s.then(text);
        let position = after.position();
        assert_eq!(position.key(), position.fresh_key(), "{position:?}");
        let anew = Position::new(position.variant(), &position.setup()).unwrap();
        assert_eq!((anew.key(), &anew), (position.key(), position));
    }
}

fn displace(drawing: &str) -> Scene {
    let game = game_with("tamerlane", &[("second_arrival", "Displace")]);
    Scene::new(&game, "w", drawing)
}

fn kamil(drawing: &str) -> Scene {
    Scene::new(variants::kamil(), "w", drawing)
}

/// The same by transposition: two orders of the same moves end in one key.
#[test]
fn two_ways_to_one_position_have_one_key() {
    for (game, one, two) in [
        (
            variants::tamerlane(),
            ["a3a4", "a8a7", "b3b4"],
            ["b3b4", "a8a7", "a3a4"],
        ),
        (
            variants::kamil(),
            ["a2a3", "j9j8", "j2j3"],
            ["j2j3", "j9j8", "a2a3"],
        ),
        (
            variants::atranj(),
            ["a2a3", "j9j8", "j2j3"],
            ["j2j3", "j9j8", "a2a3"],
        ),
        (
            variants::citadel(),
            ["b3b4", "k10k9", "k3k4"],
            ["k3k4", "k10k9", "b3b4"],
        ),
    ] {
        let play = |texts: [&str; 3]| {
            let mut position = game.start();
            for text in texts {
                let _ = position.play_text(text).unwrap();
            }
            position
        };
        assert_eq!(play(one).key(), play(two).key());
        assert_eq!(play(one), play(two));
    }
}

/// lila #11204; ddugovic/Stockfish PR 125: state that is missing from the hash. The key
/// differs when only the side to move, an exchange right or the pawn's journey differs.
#[test]
fn the_key_holds_everything_that_changes_the_moves() {
    let s = tamerlane(
        "w Xx",
        "
             9 | . . . . . . . . . k .
             5 | . N . P . . . . . . .
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    let variants = [
        s.clone(),
        s.turned_to("b Xx"),
        s.turned_to("w X"),
        s.turned_to("w x"),
        s.turned_to("w"),
        s.turned_to("b X"),
        s.turned_to("b x"),
        s.turned_to("b"),
        s.with("d5=P'"),
        s.with("d5=P!"),
        s.with("d5=D'"),
        s.with("d5=K'"),
        s.with("d5=S"),
        s.with("d5=M"),
        s.with("d5=p"),
        s.with("d5=."),
        s.with("d5=. d6=P"),
        s.with("b5=. b6=N"),
    ];
    for (i, one) in variants.iter().enumerate() {
        for other in &variants[..i] {
            assert_ne!(
                one.position().key(),
                other.position().key(),
                "{:?}",
                one.position()
            );
            assert_ne!(one.position(), other.position());
        }
    }
    // The counters change no move.
    assert_eq!(s.position().key(), s.turned_to("w Xx 77").position().key());
}
