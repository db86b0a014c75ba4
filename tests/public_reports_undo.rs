//! Faults of taking back that users of other variant programs have reported, each with its
//! address, and their relatives. FSF is fairy-stockfish/Fairy-Stockfish.
#![cfg(feature = "std")]

mod common;
mod random;

use common::{Scene, game_with};
use shatranj::game::HistoryError;
use shatranj::perft::perft;
use shatranj::{Color, Game, Move, Variant, variants};

fn tamerlane(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::tamerlane(), state, drawing)
}

fn displace(drawing: &str) -> Scene {
    let game = game_with("tamerlane", &[("second_arrival", "Displace")]);
    Scene::new(&game, "w", drawing)
}

/// niklasf/python-chess #345; FSF #165: undo loses state. From 400 plies of random play back
/// to the start everything is as it was, in every game under every option.
#[test]
fn taking_everything_back_gives_the_start() {
    for game in random::every_variant() {
        let mut random = random::Random::new(345);
        for _ in 0..4 {
            let mut position = game.start();
            let mut undos = Vec::new();
            let mut before = Vec::new();
            while undos.len() < 400 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                before.push(position.clone());
                undos.push(position.apply(moves[random.below(moves.len())]));
            }
            while let Some(undo) = undos.pop() {
                position.undo(undo);
                let expected = before.pop().unwrap();
                assert_eq!(position, expected);
                assert_eq!(
                    (position.key(), position.fen()),
                    (expected.key(), expected.fen())
                );
                assert_eq!(position.setup(), expected.setup());
            }
            assert_eq!(position, game.start());
            assert_eq!(position.legal_moves(), game.start().legal_moves());
        }
    }
}

/// Undo at the start crashes: here it is an error value, and so is going forward at the end.
#[test]
fn undo_of_nothing_is_an_error() {
    for variant in Variant::all() {
        let mut game = Game::new(variant);
        assert_eq!(game.undo(), Err(HistoryError::NothingToUndo));
        assert_eq!(game.redo(), Err(HistoryError::NothingToRedo));
        let m = variant.start().legal_moves()[0];
        game.play(m).unwrap();
        assert_eq!(game.undo(), Ok(m));
        assert_eq!(game.undo(), Err(HistoryError::NothingToUndo));
        assert_eq!(*game.position(), variant.start());
        assert_eq!(game.redo(), Ok(m));
        assert_eq!(game.redo(), Err(HistoryError::NothingToRedo));
    }
}

/// FSF #608, #641, PR 919, 951: taking one's own piece. Displacing or relocating onto a
/// friend keeps the counts, the hash and the sets right, and is taken back whole.
#[test]
fn taking_ones_own_piece_keeps_the_books() {
    let cases = [
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
            "W",
        ),
        (
            tamerlane(
                "w",
                "
                10 | .  P  .  .  .  .  .  .  .  .  .
                 6 | .  .  n  .  n  .  .  .  .  .  .
                 5 | .  .  .  K' .  .  .  .  .  k  .
                 1 | .  .  .  .  .  .  .  .  .  K  .
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
            ),
            "b10d5",
            "K'",
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
            "W",
        ),
        (
            displace(
                "
                10 | .  .  n  .  .  .  .  .  .  .  .
                 9 | .  P' .  .  .  .  .  .  .  .  .
                 5 | .  .  .  .  .  .  .  .  .  k  .
                 3 | .  .  .  .  .  K' .  .  .  .  .
                 1 | .  .  .  .  .  .  .  .  .  K  .
                   | a  b  c  d  e  f  g  h  i  j  k
            ",
            ),
            "b9c10",
            "K'",
        ),
    ];
    for (s, text, lost) in cases {
        let before = s.position().clone();
        let game = before.variant();
        let lost = game.piece_of_symbol(lost).unwrap();
        let mut position = before.clone();
        let (from, to) = common::read_move(text);
        let square = |name| game.topology().square(name).unwrap();
        let m = Move::new(square(from), square(to));
        let captured = u32::from(
            before
                .piece_at(square(to))
                .is_some_and(|p| p.color == Color::Black),
        );
        assert_eq!(before.is_capture(m), captured == 1, "{text}");
        let undo = position.apply(m);
        assert_eq!(
            position.pieces(Color::White).len(),
            before.pieces(Color::White).len() - 1
        );
        assert_eq!(
            position.pieces(Color::Black).len(),
            before.pieces(Color::Black).len() - captured
        );
        assert_eq!(
            position.pieces_of(lost).len(),
            before.pieces_of(lost).len() - 1
        );
        assert_eq!(
            position.occupied(),
            position.pieces(Color::White) | position.pieces(Color::Black)
        );
        assert_eq!(position.key(), position.fresh_key());
        assert_eq!(position.halfmove(), 0);
        let read = game.position(&position.fen()).unwrap();
        assert_eq!(read, position);
        assert_eq!(perft(&read, 2), perft(&position, 2));
        position.undo(undo);
        assert_eq!(position, before);
        assert_eq!(position.pieces_of(lost), before.pieces_of(lost));
    }
}
