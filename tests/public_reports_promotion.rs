//! Faults of promotion that users of other variant programs have reported, each with its
//! address, and their relatives. FSF is fairy-stockfish/Fairy-Stockfish.
#![cfg(feature = "std")]

mod common;
mod random;

use common::{Scene, game_with};
use shatranj::{Color, Piece, Position, variants};

fn tamerlane(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::tamerlane(), state, drawing)
}

/// The pawns of a game, with what becomes of each on the last rank when nothing is in the way.
const PAWNS: &[(&str, &str, &str)] = &[
    ("tamerlane", "D'", "D"),
    ("tamerlane", "C'", "C"),
    ("tamerlane", "E'", "E"),
    ("tamerlane", "G'", "G"),
    ("tamerlane", "K'", "S"),
    ("tamerlane", "W'", "W"),
    ("tamerlane", "Z'", "Z"),
    ("tamerlane", "T'", "T"),
    ("tamerlane", "N'", "N"),
    ("tamerlane", "R'", "R"),
    ("tamerlane", "P", "P"),
    ("tamerlane", "P!", "M"),
    ("kamil", "P", "G"),
    ("atranj", "P", "W"),
];

/// FSF #4, #744; aclap-dev/jocly #5: the wrong piece, or a pawn that is stuck on the last
/// rank. Every kind of pawn, both sides, by a step and by a capture.
#[test]
fn a_pawn_becomes_the_right_piece() {
    for (id, pawn, becomes) in PAWNS {
        let game = game_with(id, &[]);
        let s = if *id == "tamerlane" {
            Scene::new(
                &game,
                "w",
                "
                    10 | . . . . . r . . . . .
                     5 | k . . . . . . . . . .
                     3 | K . . . . . . . . . .
                       | a b c d e f g h i j k
                ",
            )
        } else {
            Scene::new(
                &game,
                "w",
                "
                    10 | . . . . . r . . . .
                     5 | k . . . . . . . . .
                     3 | K . . . . . . . . .
                       | a b c d e f g h i j
                ",
            )
        };
        let s = s.with(&format!("e9={pawn}"));
        s.goes("e9", "e10 f10");
        s.play("e9e10", &format!("e9=. e10={becomes}"));
        s.play("e9f10", &format!("e9=. f10={becomes}"));
    }
    let citadel = Scene::new(
        variants::citadel(),
        "w",
        "
            11 | * . . . . r . . . . . *
            10 | * . . . P . . . . . . *
             5 | * k . . . . . . . . . *
             3 | * K . . . . . . . . . *
               | a b c d e f g h i j k l
        ",
    );
    citadel.play("e10e11", "e10=. e11=G");
    citadel.play("e10f11", "e10=. f11=G");
    let second = tamerlane(
        "w",
        "
            10 | .  .  .  .  .  r  .  .  .  .  .
             9 | .  .  .  .  P' .  .  .  .  .  .
             5 | k  .  .  .  .  .  .  .  .  .  .
             3 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    second.play("e9e10", "e9=. f3=P!");
    second.play("e9f10", "e9=. f10=. f3=P!");
}

/// The same in 1,000 random games: no pawn is ever left on a rank where it should have
/// become something, and no side has more of anything than it may.
#[test]
fn no_pawn_is_stuck_in_random_games() {
    let mut games = 0;
    for game in random::every_variant() {
        let kinds: Vec<_> = game
            .pieces()
            .map(|(kind, piece)| (kind, piece.clone()))
            .collect();
        random::play(&game, 4, 24_000, |position| {
            games += u32::from(*position == game.start());
            for (kind, piece) in kinds.iter().filter(|(_, piece)| piece.promotion.is_some()) {
                for color in Color::ALL {
                    let pawns = position.pieces_of(Piece::new(color, *kind));
                    let stuck = pawns & game.rules().promotion_zone[color.index()];
                    assert!(stuck.is_empty(), "{} in {position:?}", piece.symbol);
                }
            }
            // What stands there must be a position: a set-up of it is accepted.
            assert!(
                Position::new(&game, &position.setup()).is_ok(),
                "{position:?}"
            );
        });
    }
}

/// alexobviously/bishop #12; FSF #783: limited promotion. In Shatranj Kamil no side ever has
/// a second General, over many random games.
#[test]
fn no_side_of_shatranj_kamil_has_two_generals() {
    let game = variants::kamil();
    let general = game.kind("G").unwrap();
    let (mut vanished, mut promoted) = (0, 0);
    let mut before = game.start();
    random::play(game, 12, 150_000, |position| {
        for color in Color::ALL {
            assert!(
                position.pieces_of(Piece::new(color, general)).len() <= 1,
                "{position:?}"
            );
        }
        let side = before.side_to_move();
        let count = |p: &Position| p.pieces_of(Piece::new(side, general)).len();
        promoted += u32::from(count(position) > count(&before));
        vanished += u32::from(
            position.pieces(side).len() < before.pieces(side).len()
                && position.side_to_move() != side,
        );
        before = position.clone();
    });
    assert!(
        promoted > 10 && vanished > 10,
        "{promoted} promoted, {vanished} vanished"
    );
}

/// FSF #942: a promoted piece forgets what pawn it was. After the move is taken back the same
/// pawn stands there again, with every bit of the position.
#[test]
fn a_promotion_taken_back_gives_the_same_pawn() {
    for (id, pawn, _) in PAWNS {
        let game = game_with(id, &[]);
        let s = if *id == "tamerlane" {
            Scene::new(
                &game,
                "w",
                "
                    10 | . . . . . r . . . . .
                     5 | k . . . . . . . . . .
                     3 | K . . . . . . . . . .
                       | a b c d e f g h i j k
                ",
            )
        } else {
            Scene::new(
                &game,
                "w",
                "
                    10 | . . . . . r . . . .
                     5 | k . . . . . . . . .
                     3 | K . . . . . . . . .
                       | a b c d e f g h i j
                ",
            )
        };
        let before = s.with(&format!("e9={pawn}")).position().clone();
        let mut position = before.clone();
        for m in before.legal_moves() {
            let undo = position.apply(m);
            assert_ne!(position, before);
            position.undo(undo);
            assert_eq!(position, before, "{pawn}");
            assert_eq!(position.fen(), before.fen(), "{pawn}");
            assert_eq!(
                (position.key(), position.fresh_key()),
                (before.key(), before.key())
            );
        }
    }
}
