//! Moves as two squares: what is read, what is written, and why a text is refused.
#![cfg(feature = "std")]

#[path = "coordinates/refusals.rs"]
mod refusals;
#[path = "coordinates/special_moves.rs"]
mod special_moves;

mod random;

use std::collections::HashSet;

use shatranj::notation::{MoveParseError, SquareError};
use shatranj::position::EffectKind;
use shatranj::{Move, Movement, ParseIn, PieceSpec, Position, Topology, Variant, variants};

fn at(game: &Variant, fen: &str) -> Position {
    game.position(fen)
        .unwrap_or_else(|error| panic!("`{fen}`: {error}"))
}

fn tamerlane(fen: &str) -> Position {
    at(variants::tamerlane(), fen)
}

fn error(position: &Position, text: &str) -> MoveParseError {
    match position.parse_move(text) {
        Err(error) => error,
        Ok(m) => panic!("`{text}` was read as {}", position.move_text(m)),
    }
}

/// Every text is read and means itself.
fn assert_read(position: &Position, texts: &str) {
    for text in texts.split_whitespace() {
        match position.parse_move(text) {
            Ok(m) => assert_eq!(position.move_text(m), text),
            Err(error) => panic!("`{text}`: {error}"),
        }
    }
}

/// The targets of the legal moves from a square, sorted.
fn targets(position: &Position, from: &str) -> String {
    let texts = position
        .legal_moves()
        .into_iter()
        .map(|m| position.move_text(m));
    let mut targets: Vec<String> = texts
        .filter_map(|text| Some(text.strip_prefix(from)?.to_string()))
        .filter(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase()))
        .collect();
    targets.sort();
    targets.join(" ")
}

#[test]
fn ranks_of_two_digits_are_read() {
    //   a10 R at the upper left, a Rukh on a1, the Shah on k10, the enemy far away.
    let position = tamerlane("R9K*/12/11*/4k6*/11*/11*/11*/11*/12/11* w");
    assert_read(&position, "a10a9 a10b10 a10a1 k10k9");
    let position = tamerlane("10K*/12/11*/4k6*/11*/11*/11*/11*/12/R10* w");
    assert_read(&position, "a1a10 a1a2 k10j10");
}

#[test]
fn a_square_is_read_with_all_its_digits() {
    // On 8x8 there is no a10, and `a1a10` is not `a1a1` and a zero.
    let movement = |text| Movement::betza(text).unwrap();
    let small = Variant::builder("small")
        .board(Topology::grid(8, 8))
        .piece(PieceSpec::new("K", "King", movement("K")).royal(1))
        .piece(PieceSpec::new("R", "Rook", movement("R")))
        .start("4k3/8/8/8/8/8/8/R3K3")
        .build()
        .unwrap();
    let no_square = |name: &str, offset| {
        MoveParseError::Square(SquareError::NoSuchSquare {
            name: name.into(),
            offset,
            board: "files a-h and ranks 1-8".into(),
        })
    };
    assert_eq!(error(&small.start(), "a1a10"), no_square("a10", 2));
    assert_eq!(error(&small.start(), "a10a1"), no_square("a10", 0));
    assert_read(&small.start(), "a1a8");
}

#[test]
fn units_at_the_edge_go_where_they_should() {
    let lone = |square: &str, unit: &str| {
        let game = variants::tamerlane();
        let board = game.topology();
        let on = |name: &str| board.square(name).unwrap();
        let mut setup = game
            .setup("11*/12/11*/11*/11*/11*/11*/11*/12/11* w")
            .unwrap();
        if unit != "K" {
            setup.set(on("b1"), game.piece_of_symbol("K"));
        }
        setup.set(on("a5"), game.piece_of_symbol("k"));
        setup.set(on(square), game.piece_of_symbol(unit));
        targets(&Position::new(game, &setup).unwrap(), square)
    };
    assert_eq!(lone("k5", "C"), "h4 h6 j2 j8");
    assert_eq!(lone("k5", "N"), "i4 i6 j3 j7");
    assert_eq!(lone("k9", "E"), "i7");
    assert_eq!(lone("k10", "D"), "i10 k8");
    assert_eq!(lone("k10", "K"), "j10 j9 k9 l9");
    assert_eq!(lone("k1", "G"), "j2");
}

#[test]
fn a_citadel_has_the_name_of_a_square() {
    let position = tamerlane("5k5*/12/11*/11*/11*/11*/11*/11*/10K1/11* w");
    assert_read(&position, "k2l2");
    let west = Variant::by_name_with("tamerlane", &[("black_citadel", "West")]).unwrap();
    let position = at(&west, "*K10*/12*/13/13/13/13/13/13/13/*10k* w");
    assert_read(&position, "a10z9");
    assert!(
        position
            .after(position.parse_move("a10z9").unwrap())
            .unwrap()
            .outcome()
            .is_some()
    );
    let position = at(
        variants::citadel(),
        "12/1K10/12/12/12/12/12/12/12/12/10k1/12 w",
    );
    assert_read(&position, "b11a12");
}

#[test]
fn every_legal_move_of_random_play_round_trips() {
    let each = if cfg!(debug_assertions) { 150 } else { 2_500 };
    for (i, game) in random::every_variant().iter().enumerate() {
        random::play(game, 1_000 + i as u64, each, |position| {
            let moves = position.legal_moves();
            let mut texts = HashSet::new();
            for &m in &moves {
                let text = position.move_text(m);
                assert_eq!(
                    position.parse_move(&text).as_ref(),
                    Ok(&m),
                    "{text} in {position:?}"
                );
                assert_eq!(text.as_str().parse_in(position), Ok(m));
                if position.fullmove() % 8 == 1 {
                    assert_same_as_san(position, &text, m);
                }
                assert!(
                    texts.insert(text),
                    "two moves with one text in {position:?}"
                );
            }
        });
    }
}

/// A text of a legal move, with a dash and with what a pawn becomes after it, is a text that
/// people may write too, and then means the same move.
fn assert_same_as_san(position: &Position, text: &str, m: Move) {
    let game = position.variant();
    let from = game.topology().name(m.from);
    let dashed = format!("{from}-{}", &text[from.len()..]);
    assert_eq!(position.parse_move(&dashed), Ok(m), "{dashed}");
    for text in [text, &dashed] {
        assert_eq!(position.parse_san(text), Ok(m), "{text} in {position:?}");
    }
    let becomes = match position.effect(m).map(|effect| effect.kind) {
        Some(EffectKind::Promotion(kind) | EffectKind::Coronation { kind, .. }) => kind,
        _ => return,
    };
    for sign in ["", "="] {
        let text = format!("{text}{sign}{}", game.piece(becomes).symbol);
        assert_eq!(position.parse_move(&text), Ok(m), "{text}");
        assert_eq!(position.parse_san(&text), Ok(m), "{text}");
    }
}

#[test]
fn a_pair_of_squares_is_read_exactly_if_it_is_a_legal_move() {
    let each = if cfg!(debug_assertions) { 3 } else { 40 };
    for game in Variant::all() {
        random::play(game, 77, each * 20, |position| {
            if position.fullmove() % 10 != 1 {
                return;
            }
            let legal: HashSet<Move> = position.legal_moves().into_iter().collect();
            for from in game.topology().squares() {
                for to in game.topology().squares() {
                    let m = Move::new(from, to);
                    let read = position.parse_move(&position.move_text(m));
                    assert_eq!(read.is_ok(), legal.contains(&m), "{m:?} in {position:?}");
                    let san = position.parse_san(&position.move_text(m));
                    assert_eq!(san.ok(), read.ok(), "{m:?} in {position:?}");
                }
            }
        });
    }
}

#[test]
fn playing_a_text_and_taking_it_back() {
    let mut position = variants::tamerlane().start();
    let before = position.clone();
    assert!(position.play_text("f3f5").is_err());
    assert_eq!(position, before);
    let mut after = Vec::new();
    for text in ["f3f4", "f3-f4", "f4"] {
        let undo = position.play_text(text).unwrap();
        after.push(position.fen());
        position.undo(undo);
        assert_eq!(position, before);
    }
    let pawn_moved = "e1c1d1d1c1e*/rntzwkgztnr1/r'n't'z'w'k'g'e'c'd'p*/11*/11*/11*/5K'5*/\
        PD'C'E'G'1W'Z'T'N'R'*/RNTZGKWZTNR1/E1C1D1D1C1E* b Xx - 0 1";
    assert_eq!(after, [pawn_moved; 3]);
}

#[test]
fn the_unit_of_a_homecoming_may_be_named() {
    let game = variants::tamerlane();
    let fen = "10k*/P'11/11*/11*/11*/11*/11*/11*/11K/11* w - - 0 1";
    let position = game.position(fen).expect("a position");
    let home = position.parse_move("a9a10").expect("a move");
    assert!(position.san(home).ends_with("=P!"));
    assert_eq!(position.parse_move("a9a10=P!"), Ok(home));
    assert!(position.parse_move("a9a10=P'").is_err());
}
