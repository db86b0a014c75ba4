//! Values through serde: what is written is read back, and bad data is refused with the same
//! messages as everywhere.
#![cfg(feature = "std")]
#![cfg(feature = "serde")]

mod games;

use games::{Random, any_variant, random_moves, random_start, white};
use proptest::prelude::*;
use serde::de::DeserializeSeed;
use serde_json::{from_str, to_string};
use shatranj::game::Adjudication;
use shatranj::notation::{GameResult, PgnGame};
use shatranj::serial::MoveSeed;
use shatranj::variants::{kamil, tamerlane};
use shatranj::{Color, EndReason, Game, Movement, Outcome, PieceSpec, Position, Topology, Variant};

fn refused<T: serde::de::DeserializeOwned>(json: &str) -> String {
    match from_str::<T>(json) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("{json} was read"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_written_is_read_back(variant in any_variant(), seed: u64, plies in 0usize..40) {
        let mut random = Random::new(seed);
        let start = random_start(&variant, &mut random);
        let mut game = Game::from_position(start.clone());
        for m in random_moves(&start, plies, &mut random) {
            game.play(m).expect("a legal move");
        }
        if random.below(3) == 0 {
            let _ = game.resign(Color::Black);
        }
        let ply = random.below(game.ply() + 1);
        game.go_to(ply).expect("a ply");
        if random.below(3) == 0 {
            game.set_adjudication(Adjudication::none().with_repetition(3).with_ply_limit(500));
        }
        let json = to_string(&game).expect("a built-in game");
        prop_assert_eq!(&from_str::<Game>(&json).expect("the same game"), &game);
        let position = to_string(game.position()).expect("a built-in game");
        prop_assert_eq!(&from_str::<Position>(&position).expect("the same"), game.position());
        let json = to_string(&variant).expect("a built-in game");
        prop_assert_eq!(from_str::<Variant>(&json).expect("the same"), variant.clone());
        let pgn = game.to_pgn();
        let json = to_string(&pgn).expect("text");
        prop_assert!(from_str::<PgnGame>(&json).expect("the same") == pgn);
        for m in game.position().legal_moves() {
            let json = to_string(&variant.move_text(m)).expect("text");
            let mut reader = serde_json::Deserializer::from_str(&json);
            prop_assert_eq!(MoveSeed(game.position()).deserialize(&mut reader).ok(), Some(m));
        }
    }

    #[test]
    fn no_text_panics(json in "\\PC{0,60}", fen in "\\PC{0,40}", moves: Vec<String>) {
        let _ = from_str::<Game>(&json);
        let _ = from_str::<Position>(&json);
        let variant = r#"{"id":"kamil"}"#;
        let fen = to_string(&fen).expect("text");
        let moves = to_string(&moves).expect("text");
        let _ = from_str::<Game>(&format!(r#"{{"variant":{variant},"start":{fen},"moves":{moves}}}"#));
        let _ = from_str::<Game>(&format!(r#"{{"variant":{variant},"moves":{moves}}}"#));
        let _ = from_str::<PgnGame>(&fen);
    }
}

#[test]
fn the_forms_are_short_and_fixed() {
    let outcome = Outcome::new(Some(Color::White), EndReason::BareKing);
    assert_eq!(
        to_string(&outcome).expect("text"),
        r#"{"winner":"white","reason":"bare-king"}"#
    );
    let draw = Outcome::new(None, EndReason::Citadel);
    assert_eq!(
        to_string(&draw).expect("text"),
        r#"{"winner":null,"reason":"citadel"}"#
    );
    for reason in EndReason::ALL {
        let outcome = Outcome::new(None, reason);
        let json = to_string(&outcome).expect("text");
        assert_eq!(from_str::<Outcome>(&json).expect("the same"), outcome);
    }
    assert_eq!(to_string(&GameResult::Draw).expect("text"), r#""1/2-1/2""#);
    let west = Variant::by_name_with("tamerlane", &[("black_citadel", "West")]).expect("a game");
    assert_eq!(
        to_string(&west).expect("text"),
        r#"{"id":"tamerlane","options":{"black_citadel":"West"}}"#
    );
    let mut game = Game::from_position(white(tamerlane(), "Kk1 kk10"));
    game.play_text("Kk2").expect("legal");
    game.resign(Color::Black).expect("open");
    assert_eq!(
        to_string(&game).expect("text"),
        r#"{"variant":{"id":"tamerlane"},"start":"10k*/12/11*/11*/11*/11*/11*/11*/12/10K* w - - 0 1","moves":["k1k2"],"decision":{"ply":1,"winner":"white","reason":"resignation"}}"#
    );
}

#[test]
fn bad_data_is_refused_with_its_reason() {
    for (error, part) in [
        (
            refused::<Variant>(r#"{"id":"chess"}"#),
            "there is no variant `chess`; there are: tamerlane",
        ),
        (
            refused::<Variant>(r#"{"id":"kamil","options":{"array":"x"}}"#),
            "kamil has no option `array`",
        ),
        (
            refused::<Variant>(r#"{"id":"kamil","rules":1}"#),
            "unknown field `rules`",
        ),
        (
            refused::<Position>(r#"{"variant":{"id":"kamil"},"fen":"10/10 w"}"#),
            "rank",
        ),
        (
            refused::<Color>(r#""red""#),
            "`red` is no side: write white or black",
        ),
        (
            refused::<Outcome>(r#"{"winner":null,"reason":"time"}"#),
            "`time` is no end of a game; there are: checkmate, stalemate",
        ),
        (refused::<GameResult>(r#""2-0""#), "`2-0` is no result"),
        (
            refused::<Game>(r#"{"variant":{"id":"kamil"},"moves":["e2e3","e2e4"]}"#),
            "ply 2: ",
        ),
        (
            refused::<Game>(r#"{"variant":{"id":"kamil"},"moves":[],"ply":1}"#),
            "there is no ply 1: the game has 0",
        ),
        (
            refused::<Game>(
                r#"{"variant":{"id":"kamil"},"moves":[],"decision":{"ply":0,"winner":"white","reason":"checkmate"}}"#,
            ),
            "nobody can decide that the game ends so: white wins by checkmate",
        ),
        (refused::<PgnGame>(r#""""#), "there is no game"),
        (
            refused::<PgnGame>(r#""[Variant \"kamil\"]\n1. e4 *""#),
            "game 1, ply 1, line 2, column 4: `e4`",
        ),
        (
            refused::<PgnGame>(r#""[Variant \"kamil\"]\n*\n[Variant \"kamil\"]\n*""#),
            "one game was expected, and here is more",
        ),
    ] {
        assert!(error.contains(part), "{error}");
    }
    let start = kamil().start();
    let mut reader = serde_json::Deserializer::from_str(r#""e2e4""#);
    let error = MoveSeed(&start)
        .deserialize(&mut reader)
        .expect_err("illegal");
    assert!(
        error
            .to_string()
            .contains("the Pawn on e2 can't move to e4")
    );
}

/// What could not be found again by its name is not written.
#[test]
fn a_variant_of_ones_own_is_refused() -> Result<(), Box<dyn std::error::Error>> {
    for id in ["corridor", "kamil"] {
        let game = Variant::builder(id)
            .board(Topology::grid(3, 5))
            .piece(PieceSpec::new("K", "King", Movement::betza("K")?).royal(1))
            .start("1k1/3/3/3/1K1")
            .build()?;
        for error in [
            to_string(&game),
            to_string(&game.start()),
            to_string(&Game::new(&game)),
        ] {
            assert!(error.is_err_and(|e| e.to_string().contains("is no built-in variant")));
        }
    }
    Ok(())
}
