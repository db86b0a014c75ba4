//! Faults of ends and of move lists that users of other variant programs have reported, each
//! with its address, and their relatives. FSF is fairy-stockfish/Fairy-Stockfish.
#![cfg(feature = "std")]

mod common;
mod random;

use std::collections::BTreeSet;

use common::{Scene, game_with};
use random::Random;
use shatranj::perft::perft;
use shatranj::{Move, Movement, PieceSpec, Position, Setup, Topology, Variant, variants};

fn tamerlane(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::tamerlane(), state, drawing)
}

/// FSF #155: stalemate called mate. There is no check, and White has won by stalemate.
#[test]
fn stalemate_is_not_called_mate() {
    let s = tamerlane(
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
    s.with("b10=. a10=R").checkers("a10").goes_on();
    s.with("k10=R")
        .turned_to("b")
        .ends("white wins by stalemate");
    s.with("k1=R b10=.")
        .turned_to("b")
        .ends("white wins by checkmate");
}

/// The same in the other games, whose word for it the reason has to be.
#[test]
fn every_game_tells_mate_from_stalemate() {
    for game in [variants::kamil(), variants::atranj()] {
        Scene::new(
            game,
            "b",
            "
                10 | . R . . . . . . . .
                 5 | . . . . . K . . . .
                 2 | . . . . . . . . . R
                 1 | k . . . . . . . . .
                   | a b c d e f g h i j
            ",
        )
        .ends("white wins by stalemate");
        Scene::new(
            game,
            "b",
            "
                10 | R R . . . . . . . .
                 5 | . . . . . K . . . .
                 1 | k . . . . . . . . .
                   | a b c d e f g h i j
            ",
        )
        .ends("white wins by checkmate");
    }
    let citadel = variants::citadel();
    Scene::new(
        citadel,
        "b",
        "
            11 | * . . R . R . . . . . *
             5 | * . . . . . . K . . . *
             3 | * . . . . . . . . . R *
             2 | * . . . k . . . . . . *
               | a b c d e f g h i j k l
        ",
    )
    .ends("white wins by stalemate");
    Scene::new(
        citadel,
        "b",
        "
             5 | * . . . . . . K . . . *
             3 | * . . . . . . . . . R *
             2 | * . . . k . . . . . R *
               | a b c d e f g h i j k l
        ",
    )
    .ends("white wins by checkmate");
}

/// FSF #11 and the comments in cutechess' perft tests: perft differs because rules are read
/// differently. Every option that touches the start position's tree shows in a small perft;
/// the counts are those of the rules.
#[test]
fn perft_tells_the_readings_apart() {
    let count =
        |id: &str, options: &[(&str, &str)], depth| perft(&game_with(id, options).start(), depth);
    assert_eq!(count("tamerlane", &[], 4), 365_893);
    assert_eq!(
        count("tamerlane", &[("exchange_when", "Never")], 4),
        365_735
    );
    assert_eq!(count("tamerlane", &[("array", "Feminine")], 3), 14_494);
    assert_eq!(count("kamil", &[], 4), 113_569);
    assert_eq!(count("kamil", &[("dabbabah", "Leaper")], 4), 168_100);
    assert_eq!(count("atranj", &[], 4), 480_777);
    assert_eq!(count("atranj", &[("array", "Rotated")], 4), 480_126);
    assert_eq!(count("atranj", &[("homing", "SignStep")], 4), 346_228);
    assert_eq!(count("citadel", &[], 4), 173_879);
    assert_eq!(count("citadel", &[("array", "Historical")], 4), 172_176);
    assert_eq!(
        count("citadel", &[("citadel_entry", "RoyalOnly")], 3),
        6_246
    );
}

/// official-stockfish/Stockfish #3343, #6381: moves that come twice, from bad state in a FEN.
/// Of the random set-ups that are positions none has a move twice; the others are refused.
#[test]
fn no_move_comes_twice() {
    for game in random::every_variant() {
        let mut random = Random::new(3343);
        let (mut sound, mut refused) = (0, 0);
        for i in 0..4_000 {
            let setup = if i % 2 == 0 {
                random::likely_setup(&game, 30, &mut random)
            } else {
                random::setup(&game, 60, &mut random)
            };
            let Ok(position) = Position::new(&game, &setup) else {
                refused += 1;
                continue;
            };
            sound += 1;
            let moves = position.legal_moves();
            let set: BTreeSet<Move> = moves.iter().copied().collect();
            assert_eq!(set.len(), moves.len(), "{position:?}");
            assert_eq!(position.count_moves() as usize, moves.len(), "{position:?}");
        }
        assert!(
            sound > 100 && refused > 100,
            "{sound} positions, {refused} refused"
        );
    }
}

/// FSF #922; paulsonkoly/chess-3 #161; thomas-maeder/popeye PR 495: the move list overflows.
/// Boards packed with riders, on every second square, have more moves than any list was made
/// for; list, count and sets agree.
#[test]
fn a_board_packed_with_riders_has_a_long_list() {
    for (game, rider) in [
        (variants::tamerlane(), "R"),
        (variants::tamerlane(), "Z"),
        (variants::atranj(), "S"),
        (variants::atranj(), "W"),
        (variants::citadel(), "D"),
    ] {
        let board = game.topology();
        let mut longest = 0;
        for spacing in 2..9 {
            let mut setup = corner_kings(game);
            for square in board.main_board() {
                let (x, y) = board.coordinates(square);
                if (x + 2 * y) % spacing == 0 && setup.get(square).is_none() {
                    setup.set(square, game.piece_of_symbol(rider));
                }
            }
            let position = Position::new(game, &setup).expect("Black's king is walled in");
            check_long(&position);
            longest = longest.max(position.count_moves());
        }
        assert!(longest > 128, "{longest} moves of {rider} in {game:?}");
    }
}

/// Kings that no rider of White attacks: Black's is walled in by its own units.
fn corner_kings(game: &Variant) -> Setup {
    let mut setup = Setup::empty();
    let (king, black, wall): (&str, &str, [&str; 8]) = if game.id() == "citadel" {
        ("i2", "b2", ["b3", "c2", "c3", "c4", "b4", "d2", "d3", "a1"])
    } else {
        ("g1", "a1", ["a2", "b1", "b2", "b3", "a3", "c1", "c2", "c3"])
    };
    let mut put = |name: &str, symbol: &str| {
        let square = game.topology().square(name).unwrap();
        setup.set(square, game.piece_of_symbol(symbol));
    };
    put(king, "K");
    put(black, "k");
    for name in wall {
        put(name, "n");
    }
    setup
}

fn check_long(position: &Position) {
    let moves = position.legal_moves();
    let set: BTreeSet<Move> = moves.iter().copied().collect();
    assert_eq!(set.len(), moves.len(), "{position:?}");
    assert_eq!(position.count_moves() as usize, moves.len(), "{position:?}");
    let mut bulk = 0;
    position.for_each_move_set(|_, targets| bulk += targets.len() as usize);
    assert_eq!(bulk, moves.len(), "{position:?}");
    assert!(position.captures().len() <= moves.len());
}

/// The same beyond the games: 120 queens and more on an 11x11 board, and royals everywhere.
#[test]
fn a_board_full_of_queens_and_royals_is_listed_whole() {
    let betza = |text| Movement::betza(text).unwrap();
    let game = Variant::builder("crowd")
        .board(Topology::grid(11, 11))
        .piece(PieceSpec::new("K", "King", betza("K")).royal(1))
        .piece(PieceSpec::new("Q", "Queen", betza("QNCZ")))
        .start("k10/11/11/11/11/11/11/11/11/11/10K")
        .build()
        .unwrap();
    let mut longest = 0;
    let mut random = Random::new(922);
    for share in 2..12 {
        let mut setup = Setup::empty();
        for square in game.topology().squares() {
            let symbol = match random.below(share) {
                0 => "Q",
                1 => "K",
                2 => "k",
                _ => continue,
            };
            setup.set(square, game.piece_of_symbol(symbol));
        }
        let Ok(position) = Position::new(&game, &setup) else {
            continue;
        };
        check_long(&position);
        longest = longest.max(position.count_moves());
    }
    assert!(longest > 500, "{longest}");
}
