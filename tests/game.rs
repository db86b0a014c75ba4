//! A game that is played: history, repetition, adjudication, its way to and from a file.
#![cfg(feature = "std")]

mod games;

use games::{Random, any_variant, random_moves, random_start, white};
use proptest::prelude::*;
use shatranj::game::{Adjudication, HistoryError, Notation, PlayError};
use shatranj::notation::PgnReader;
use shatranj::variants::{citadel, kamil, tamerlane};
use shatranj::{Color, EndReason, Game, Move, Outcome, Position, Setup};

/// A game from a position, with these moves played.
fn played(start: &Position, moves: &[Move]) -> Game {
    let mut game = Game::from_position(start.clone());
    for &m in moves {
        game.play(m).expect("a legal move");
    }
    game
}

fn texts(game: &mut Game, texts: &[&str]) {
    for text in texts {
        if let Err(error) = game.play_text(text) {
            panic!("{text}: {error}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn going_back_and_forward_equals_playing_anew(
        variant in any_variant(), seed: u64, plies in 0usize..60
    ) {
        let mut random = Random::new(seed);
        let start = random_start(&variant, &mut random);
        let moves = random_moves(&start, plies, &mut random);
        let whole = played(&start, &moves);
        let mut game = whole.clone();
        for _ in 0..12 {
            let ply = random.below(moves.len() + 1);
            game.go_to(ply).expect("a ply of the game");
            let anew = played(&start, &moves[..ply]);
            prop_assert_eq!(game.position(), anew.position());
            prop_assert_eq!(game.position().key(), game.position().fresh_key());
            prop_assert_eq!(game.keys(), anew.keys());
            prop_assert_eq!(game.moves(), anew.moves());
            prop_assert_eq!(game.undone(), &moves[ply..]);
            prop_assert_eq!(game.repetitions(), anew.repetitions());
            prop_assert_eq!(game.outcome(), anew.outcome());
        }
        game.go_to(0).expect("the start");
        prop_assert_eq!(game.position(), &start);
        prop_assert_eq!(game.position().fen(), start.fen());
        game.go_to(moves.len()).expect("the end");
        prop_assert_eq!(&game, &whole);
    }

    #[test]
    fn texts_and_files_give_the_same_game(
        variant in any_variant(), seed: u64, plies in 0usize..60
    ) {
        let mut random = Random::new(seed);
        let start = random_start(&variant, &mut random);
        let mut game = played(&start, &random_moves(&start, plies, &mut random));
        match random.below(4) {
            0 => drop(game.resign(Color::ALL[random.below(2)])),
            1 => drop(game.agree_to_draw()),
            _ => {}
        }
        for notation in [Notation::San, Notation::Coordinate] {
            let mut anew = Game::from_position(start.clone());
            for (ply, text) in game.texts(notation).iter().enumerate() {
                anew.play_text(text).expect("a legal move");
                prop_assert_eq!(&game.text(ply, notation).unwrap_or_default(), text);
            }
            prop_assert_eq!(anew.position(), game.position());
        }
        let file = game.to_pgn().to_string();
        let read = PgnReader::new(file.as_bytes()).next().expect("a game");
        let read = read.map_err(|error| TestCaseError::fail(format!("{error} in {file}")))?;
        prop_assert_eq!(&read, &game.to_pgn());
        prop_assert_eq!(Game::from_pgn(&read), game);
    }
}

#[test]
fn undo_at_the_start_and_redo_at_the_end_are_errors() {
    let mut game = Game::new(kamil());
    assert_eq!(game.undo(), Err(HistoryError::NothingToUndo));
    assert_eq!(game.redo(), Err(HistoryError::NothingToRedo));
    let missing = HistoryError::NoSuchPly { ply: 1, plies: 0 };
    assert_eq!(game.go_to(1), Err(missing));
    assert_eq!(missing.to_string(), "there is no ply 1: the game has 0");
    assert_eq!(game, Game::new(kamil()));
}

#[test]
fn a_new_move_forgets_those_taken_back() {
    let mut game = Game::new(kamil());
    texts(&mut game, &["e3", "e8", "d3"]);
    game.go_to(1).expect("a ply");
    assert_eq!(game.undone().len(), 2);
    texts(&mut game, &["f8"]);
    assert_eq!(game.redo(), Err(HistoryError::NothingToRedo));
    assert_eq!(game.texts(Notation::San), ["e3", "f8"]);
    assert_eq!(game.keys().len(), 3);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = Game::new(kamil());
    texts(&mut game, &["e3", "e8"]);
    game.undo().expect("a move");
    let before = game.clone();
    assert!(matches!(game.play_text("e4"), Err(PlayError::Text(_))));
    let a1 = kamil().topology().square("a1").expect("a square");
    assert!(matches!(
        game.play(Move::new(a1, a1)),
        Err(PlayError::Illegal(_))
    ));
    assert_eq!(game, before);
}

#[test]
fn repetition_is_counted_and_ends_nothing_by_itself() {
    let mut game = Game::new(kamil());
    let round = ["Na3", "Na8", "Nb1", "Nb10"];
    assert_eq!(game.repetitions(), 1);
    texts(&mut game, &round);
    assert_eq!(game.repetitions(), 2);
    texts(&mut game, &round);
    assert_eq!((game.repetitions(), game.outcome()), (3, None));
    let draw = Outcome::new(None, EndReason::Repetition);
    game.set_adjudication(Adjudication::none().with_repetition(3));
    assert_eq!(game.outcome(), Some(draw));
    assert_eq!(game.play_text("Na3"), Err(PlayError::GameOver(draw)));
    game.undo().expect("a move");
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
}

/// The same pieces with another exchange right, another journey of the pawn of pawns or
/// another side to move are another position.
#[test]
fn repetition_looks_at_all_that_changes_the_moves() {
    let game = tamerlane();
    let units = "Kf1 Rf8 Re2 Ng1 kk10";
    let keys = [
        games::at(game, units, Color::White, "X").key(),
        games::at(game, units, Color::White, "Xx").key(),
        games::at(game, units, Color::White, "-").key(),
        games::at(game, units, Color::Black, "X").key(),
        games::at(game, &format!("{units} Pa4"), Color::White, "X").key(),
        games::at(game, &format!("{units} P'a4"), Color::White, "X").key(),
        games::at(game, &format!("{units} P!a4"), Color::White, "X").key(),
    ];
    for (i, key) in keys.iter().enumerate() {
        assert!(!keys[..i].contains(key));
    }
}

#[test]
fn a_limit_of_plies_draws() {
    let mut game = Game::new(citadel());
    game.set_adjudication(Adjudication::none().with_ply_limit(2));
    texts(&mut game, &["e4"]);
    assert_eq!(game.outcome(), None);
    texts(&mut game, &["e9"]);
    assert_eq!(
        game.outcome(),
        Some(Outcome::new(None, EndReason::PlyLimit))
    );
    assert!(game.resign(Color::White).is_err());
}

#[test]
fn players_may_resign_or_agree_and_think_again() {
    let mut game = Game::new(kamil());
    texts(&mut game, &["e3", "e8"]);
    game.resign(Color::White).expect("an open game");
    let lost = Outcome::new(Some(Color::Black), EndReason::Resignation);
    assert_eq!(game.outcome(), Some(lost));
    assert_eq!(game.agree_to_draw(), Err(PlayError::GameOver(lost)));
    assert_eq!(game.undo().map(|_| game.outcome()), Ok(None));
    assert_eq!(game.redo().map(|_| game.outcome()), Ok(Some(lost)));
    game.undo().expect("a move");
    texts(&mut game, &["d8"]);
    assert_eq!(game.outcome(), None);
    game.agree_to_draw().expect("an open game");
    assert_eq!(
        game.outcome(),
        Some(Outcome::new(None, EndReason::Agreement))
    );
}

#[test]
fn a_decided_end_is_taken_back_and_no_other() {
    let mut game = Game::new(kamil());
    texts(&mut game, &["e3", "e8"]);
    assert_eq!(game.reopen(), None);
    for decide in [Game::agree_to_draw, |game: &mut Game| {
        game.resign(Color::White)
    }] {
        decide(&mut game).expect("an open game");
        let end = game.outcome().expect("an end");
        let moves = game.moves().to_vec();
        // From an earlier ply too, and what was taken back can still be played again.
        game.undo().expect("a move");
        assert_eq!(game.reopen(), Some((2, end)));
        game.redo().expect("a move");
        assert_eq!((game.outcome(), game.moves()), (None, &moves[..]));
        assert_eq!(game, played(game.start(), &moves));
    }
    texts(&mut game, &["d3"]);
    game.set_adjudication(Adjudication::none().with_ply_limit(3));
    assert_eq!(game.reopen(), None);
    let reason = game.outcome().map(|end| end.reason);
    assert_eq!(reason, Some(EndReason::PlyLimit));
}

/// What happens on the board comes before what the players or an arbiter decide.
#[test]
fn the_board_comes_first() {
    let mut game = Game::from_position(white(kamil(), "Kb1 Ra8 Rb9 kj10"));
    game.set_adjudication(Adjudication::none().with_ply_limit(1));
    texts(&mut game, &["Ra10#"]);
    let mate = Outcome::new(Some(Color::White), EndReason::Checkmate);
    assert_eq!(game.outcome(), Some(mate));
    assert_eq!(game.resign(Color::White), Err(PlayError::GameOver(mate)));
    assert_eq!(game.play_text("Kj9"), Err(PlayError::GameOver(mate)));
}

#[test]
fn a_game_may_begin_anywhere() {
    let start = white(tamerlane(), "Kk1 K'b9 kk5");
    let mut game = Game::from_setup(tamerlane(), &start.setup()).expect("a position");
    texts(&mut game, &["b10=S"]);
    game.go_to(0).expect("the start");
    assert_eq!(game.position(), &start);
    assert!(Game::from_setup(tamerlane(), &Setup::empty()).is_err());
}
