//! Faults of set-ups, moves and games as text that users of other variant programs have
//! reported, each with its address, and their relatives. FSF is
//! fairy-stockfish/Fairy-Stockfish.
#![cfg(feature = "std")]

mod random;

use std::collections::HashSet;
use std::mem::discriminant;

use random::{every_variant, play};
use shatranj::{Movement, PieceSpec, Position, Topology, Variant, variants};

/// FSF #53, PR 565, #38, #995: holes in the board break what must hold of the squares.
#[test]
fn no_set_holds_a_square_that_does_not_exist() {
    for (seed, game) in every_variant().iter().enumerate() {
        let board = game.topology().squares();
        play(game, seed as u64, 300, |position| {
            let sides = shatranj::Color::ALL.map(|color| position.pieces(color));
            let occupied = position.occupied();
            assert_eq!(sides[0] | sides[1], occupied);
            assert!((sides[0] & sides[1]).is_empty() && occupied.is_subset(board));
            for square in board {
                let reach = position.attacks_from(square)
                    | position.destinations(square)
                    | position.pseudo_destinations(square);
                assert!(reach.is_subset(board), "{} {}", position.fen(), square.id());
            }
        });
    }
}

/// DHTMLGoodies/chessParser #3; jniemann66/react-chessdiagram PR 5: numbers of two digits.
#[test]
fn empty_squares_of_two_digits() {
    let game = Variant::builder("wide")
        .board(Topology::grid(11, 10))
        .piece(PieceSpec::new("K", "King", Movement::betza("K").unwrap()).royal(1))
        .piece(PieceSpec::new("P", "Stone", Movement::betza("W").unwrap()))
        .start("k10/11/11/11/11/11/11/11/11/10K")
        .build()
        .expect("a game");
    let fen = |row: &str| format!("k10/11/{row}/11/11/11/11/11/11/10K w - - 0 1");
    for row in ["11", "10P", "P10", "1P9"] {
        let position = game.position(&fen(row)).expect(row);
        assert_eq!(position.fen(), fen(row));
    }
    for row in ["12", "1k15", "0", "01", "1 1", "0P10", "10", "P11"] {
        assert!(game.position(&fen(row)).is_err(), "{row}");
    }
}

/// mi-g/jocly: an export that its own import can't read. Also a letter that no game knows, at
/// every place of a board.
#[test]
fn set_ups_are_read_back() {
    let mut seen = 0;
    for game in Variant::all() {
        play(game, 36, 25_000, |position| {
            let fen = position.fen();
            assert_eq!(game.position(&fen).as_ref(), Ok(position), "{fen}");
            seen += 1;
        });
        let fen = game.start().fen();
        let board = fen.split(' ').next().expect("a board").len();
        for (at, foreign) in (0..=board).flat_map(|at| ['y', '#', 'é', '-', '\0'].map(|c| (at, c)))
        {
            let mut text = fen.clone();
            text.insert(at, foreign);
            assert!(game.position(&text).is_err(), "{text:?}");
        }
    }
    assert_eq!(seen, 100_000);
}

/// lichess-org/scalachess #137; FSF PR 712: rows that wrap, boards that are cut. Refused, and
/// the rank is named.
#[test]
fn rows_and_ranks_that_do_not_fit() {
    let game = variants::kamil();
    let with = |row: &str| format!("rnedkgdenr/{row}/10/10/10/10/10/10/PPPPPPPPPP/RNEDKGDENR w");
    assert!(game.position(&with("pppppppppp")).is_ok());
    for row in ["ppppppppp", "ppppppppppp", "", "9", "11", "pppp5pp"] {
        let error = game.position(&with(row)).expect_err(row);
        assert_eq!(error.rank(), Some(9), "{row}: {error}");
        assert!(error.to_string().contains("rank 9"), "{error}");
    }
    let good = with("pppppppppp");
    for text in [
        good.replace("/10/10/", "/10/"),
        good.replace("/10/", "/10/10/"),
        good.replace("RNEDKGDENR", "RNEDKGDENR/"),
    ] {
        assert!(game.position(&text).is_err(), "{text}");
    }
}

/// official-stockfish/Stockfish #6663, #905: numbers that overflow, and bytes that are no ASCII.
#[test]
fn boards_of_any_length_and_letters() {
    for game in Variant::all() {
        for text in [
            "999999999/10/10 w - - 0 1".to_string(),
            "99999999999999999999999999 w".into(),
            "r".repeat(26),
            "/".repeat(500),
            "*".repeat(5000),
            "\u{e9}\u{fffd}\u{1f600}/10 w".into(),
            format!("{} w - - 0 99999999999999999999", "K".repeat(12)),
        ] {
            let error = game.position(&text).expect_err("no set-up");
            assert!(error.to_string().len() < 300, "{error}");
        }
    }
}

/// gbtami/pychess-variants #183; cutechess/cutechess PR 203; FSF #216, #692: symbols of two
/// characters, and more kinds than letters. Each unit of Tamerlane Chess is read back, and no
/// symbol can be taken for the beginning of another and something else.
#[test]
fn symbols_of_two_characters() {
    let game = variants::tamerlane();
    let symbols: Vec<String> = game
        .pieces()
        .flat_map(|(kind, _)| shatranj::Color::ALL.map(|color| shatranj::Piece::new(color, kind)))
        .map(|piece| {
            let symbol = game.symbol(piece);
            assert_eq!(game.piece_of_symbol(&symbol), Some(piece), "{symbol}");
            symbol
        })
        .collect();
    assert_eq!(symbols.len(), 50);
    assert_eq!(symbols.iter().collect::<HashSet<_>>().len(), 50);
    for one in &symbols {
        for other in symbols.iter().filter(|other| *other != one) {
            let rest = other.strip_prefix(one.as_str());
            assert!(rest.is_none_or(|rest| !symbols.iter().any(|s| rest.starts_with(s.as_str()))));
        }
    }
}

/// ml-research/liground PR 228; gbtami/chessgroundx PR 9; gbtami/pychess-variants #525;
/// ianfab/fairyground PR 38: ranks of two digits in moves. FSF #632; pychess/pychess #362: two
/// legal moves with one text, as squares or as people write them.
#[test]
fn moves_have_texts_of_their_own() {
    let empty = Position::clone(&variants::tamerlane().start());
    for text in ["a10a9", "a1a10", "k10k9", "a10b10"] {
        // They are read as squares: what is wrong is the move.
        let error = empty
            .parse_move(text)
            .expect_err("no legal move")
            .to_string();
        assert!(!error.contains("byte"), "{text}: {error}");
    }
    for text in ["a10a11", "a0a1", "a10b:", "a010a9"] {
        let error = empty.parse_move(text).expect_err("no squares").to_string();
        assert!(error.contains("byte"), "{text}: {error}");
    }
    let mut seen = 0;
    for game in Variant::all() {
        play(game, 632, 2_500, |position| {
            let mut texts = HashSet::new();
            let moves = position.legal_moves();
            for &m in &moves {
                let (squares, san) = (
                    position.move_text(m).to_string(),
                    position.san(m).to_string(),
                );
                assert_eq!(position.parse_move(&squares), Ok(m), "{}", position.fen());
                assert_eq!(position.parse_san(&san), Ok(m), "{} {san}", position.fen());
                assert!(
                    texts.insert(squares) && texts.insert(san),
                    "{}",
                    position.fen()
                );
            }
            seen += 1;
        });
    }
    assert_eq!(seen, 10_000);
}

/// FSF #87, PR 200; jordanbray/chess #74, #2: one error for every fault, and something that
/// must be called first. These faults all differ, in a program that has called nothing else.
#[test]
fn faults_are_told_apart() {
    let game = variants::kamil();
    let board = "rnedkgdenr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNEDKGDENR";
    let texts = [
        "".to_string(),
        board.replace("rned", "rnyd") + " w",
        board.to_string(),
        format!("{board} x"),
        format!("{board} w q"),
        format!("{board} w - x"),
        format!("{board} w - - x"),
        format!("{board} w - - 0 0"),
        format!("{board} w - - 0 1 more"),
        board.replace('K', "R") + " w",
    ];
    let faults = texts.map(|text| game.position(&text).expect_err("a fault"));
    let messages: HashSet<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(messages.len(), faults.len(), "{faults:?}");
    let kinds: HashSet<_> = faults.iter().map(discriminant).collect();
    assert!(kinds.len() >= 6, "{faults:?}");
}
