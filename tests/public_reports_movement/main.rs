//! Faults of movement and attack that users of other variant programs have reported, each with
//! its address, and their relatives. FSF is fairy-stockfish/Fairy-Stockfish.
#![cfg(feature = "std")]

#[path = "../common/mod.rs"]
mod common;
#[path = "../random/mod.rs"]
mod random;

mod agreement;
mod own_pieces;
mod riders;
mod walker;

use std::thread;

use common::{Scene, game_with};
use random::{Random, likely_setup};
use shatranj::{Color, Move, Position, SquareSet, Variant, perft, variants};

fn tamerlane(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::tamerlane(), state, drawing)
}

/// FSF PR 1033, 1034, 1035: the path of a bent rider read backwards. The check from a1 to b6
/// is answered on b2 b3 b4 b5, that from b6 to a1 on a5 a4 a3 a2, and nowhere else.
#[test]
fn the_path_of_a_bent_rider_runs_from_the_checker() {
    let up = tamerlane(
        "b",
        "
            10 | . . . . . . K . . . .
             6 | . k . . . . . . . . .
             5 | . . . . . . . . . . r
             4 | . . . . . . . . . r .
             3 | . . . . . . . . r . .
             2 | . . . . . . . r . . .
             1 | Z . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    up.checkers("a1").check_path("a1", "b2 b3 b4 b5");
    up.legal("h2b2 i3b3 j4b4 k5b5")
        .illegal("k5a5", "RoyalAttacked by a1");
    let down = tamerlane(
        "b",
        "
            10 | . . . . . . K . . . .
             6 | . Z . . . . . . . . .
             5 | . . . . . . . . . . r
             4 | . . . . . . . . . r .
             3 | . . . . . . . . r . .
             2 | . . . . . . . r . . .
             1 | k . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    down.checkers("b6").check_path("b6", "a5 a4 a3 a2");
    down.legal("h2a2 i3a3 j4a4 k5a5")
        .illegal("k5b5", "RoyalAttacked by b6");
    let count = |s: &Scene| {
        let kings = s
            .position()
            .destinations(s.position().royals(Color::Black).first().unwrap());
        s.position().count_moves() - u64::from(kings.len())
    };
    assert_eq!((count(&up), count(&down)), (4, 4));
}

/// FSF #818: giraffe and picket could not be expressed. Their targets and what cuts them.
#[test]
fn giraffe_and_picket_have_their_targets_and_their_blockers() {
    let s = tamerlane(
        "w",
        "
             5 | . . . . . Z . . . . .
             3 | . . . . . . . . . . k
             2 | . . . . . . . . K . .
               | a b c d e f g h i j k
        ",
    );
    s.with("k3=. i7=k g6=D")
        .goes("f5", "a4 a6 b4 b6 e1 e9 e10 g1 j4 k4");
    s.with("g7=D")
        .goes("f5", "a4 a6 b4 b6 e1 e9 e10 g1 j4 j6 k4 k6");
    s.with("g9=d")
        .goes("f5", "a4 a6 b4 b6 e1 e9 e10 g1 g9 j4 j6 k4 k6");
    let t = tamerlane(
        "w",
        "
             4 | . . . T . . . . . . .
             3 | . . . . . . . . . . k
             2 | . . . . . . . . K . .
               | a b c d e f g h i j k
        ",
    );
    t.goes("d4", "a1 a7 b2 b6 f2 f6 g1 g7 h8 i9 j10");
    t.with("e5=D").goes("d4", "a1 a7 b2 b6 f2 g1");
}

/// Every piece of every built-in game moves from some square of its board.
#[test]
fn every_piece_of_the_built_in_games_moves() {
    for game in Variant::all() {
        for (kind, piece) in game.pieces() {
            let moves = |square| {
                let mut setup = likely_setup(game, 0, &mut Random::new(1));
                setup.set(square, Some(shatranj::Piece::new(Color::White, kind)));
                let position = Position::new(game, &setup);
                position.is_ok_and(|p| !p.destinations(square).is_empty())
            };
            assert!(
                game.topology().squares().iter().any(moves),
                "{} of {game:?}",
                piece.symbol
            );
        }
    }
}

/// FSF PR 382, 384: move and capture mixed up. For every pawn of every game and both sides:
/// an enemy ahead gives no step, an empty square diagonally ahead no capture, and the squares
/// ahead are not attacked.
#[test]
fn pawns_do_not_mix_up_move_and_capture() {
    for game in Variant::all() {
        let (kings, prey) = match game.id() {
            "citadel" => (
                Scene::new(
                    game,
                    "w",
                    "
                    10 | * . . . . . . . . . k *
                     3 | * . . . . . . . . . K *
                       | a b c d e f g h i j k l
                ",
                ),
                "D",
            ),
            "tamerlane" => (
                Scene::new(
                    game,
                    "w",
                    "
                    10 | . . . . . . . . . . k
                     3 | . . . . . . . . . . K
                       | a b c d e f g h i j k
                ",
                ),
                "G",
            ),
            "atranj" => (
                Scene::new(
                    game,
                    "w",
                    "
                    10 | . . . . . . . . . k
                     3 | . . . . . . . . . K
                       | a b c d e f g h i j
                ",
                ),
                "P",
            ),
            _ => (
                Scene::new(
                    game,
                    "w",
                    "
                    10 | . . . . . . . . . k
                     3 | . . . . . . . . . K
                       | a b c d e f g h i j
                ",
                ),
                "G",
            ),
        };
        for (_, piece) in game.pieces().filter(|(_, piece)| piece.pawn) {
            let pawn = kings.with(&format!("e5={}", piece.symbol));
            pawn.goes("e5", "e6").attackers("e6", Color::White, "");
            pawn.attackers("d6", Color::White, "e5")
                .attackers("f6", Color::White, "e5");
            let enemy = prey.to_lowercase();
            pawn.with(&format!("e6={enemy}")).goes("e5", "");
            pawn.with(&format!("d6={enemy}")).goes("e5", "d6 e6");
            pawn.with(&format!("e6={enemy} f6={enemy}"))
                .goes("e5", "f6");
            pawn.with(&format!("d6={prey} e6={prey}")).goes("e5", "");
        }
    }
}

/// FSF #105: a pin by a piece that is no plain slider is missed. The Rukh on a3 may go to a2
/// a4 a5 only; with a pawn there too it is free.
#[test]
fn a_pin_by_a_bent_rider_is_seen() {
    let s = tamerlane(
        "w",
        "
            10 | . . . . . . . . . . k
             6 | . z . . . . . . . . .
             3 | R . . . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.pinned("a3").goes("a3", "a2 a4 a5");
    let two = tamerlane(
        "w",
        "
            10 | .  .  .  .  .  .  .  .  .  .  k
             6 | .  z  .  .  .  .  .  .  .  .  .
             4 | .  R  .  .  .  .  .  .  .  .  .
             3 | P' .  .  .  .  .  .  .  .  .  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    two.pinned("a3").legal("b4b6 b4k4 b4b1").goes("a3", "a4");
    let capture = tamerlane(
        "w",
        "
            10 | .  .  .  .  .  .  .  .  .  .  k
             6 | .  z  .  .  .  .  .  .  .  .  .
             5 | P' .  .  .  .  .  .  .  .  .  .
             3 | R  .  .  .  .  .  .  .  .  .  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    capture.pinned("").legal("a5b6 a3k3");
    let alone = tamerlane(
        "w",
        "
            10 | .  .  .  .  .  .  .  .  .  .  k
             6 | .  z  .  .  .  .  .  .  .  .  .
             5 | P' .  .  .  .  .  .  .  .  .  .
             1 | K  .  .  .  .  .  .  .  .  .  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    alone.pinned("a5").goes("a5", "b6");
}

/// FSF #980: a real mate was reported as a bug. Each checker comes with its path, so that a
/// person can see the check.
#[test]
fn checkers_come_with_their_paths() {
    let s = tamerlane(
        "b",
        "
            10 | k . . . . . . . . . .
             9 | . . K . Z . . . . . .
             5 | . Z . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("b5 e9")
        .check_path("b5", "a6 a7 a8 a9")
        .check_path("e9", "d10 c10 b10");
    s.ends("white wins by checkmate");
    let leap = tamerlane(
        "b",
        "
            10 | k . . . . . . . . . .
             9 | . . . C . . . . . . .
             8 | . K . . . . . . . . .
             1 | . . W . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    leap.checkers("d9").check_path("d9", "");
    let game = game_with("tamerlane", &[]);
    random::play(&game, 7, 4000, |position| {
        for (checker, path) in position.check_paths() {
            assert!(position.checkers().contains(checker));
            let royal = position.royals(position.side_to_move()).single().unwrap();
            assert!(
                path.iter()
                    .all(|&s| s != royal && position.piece_at(s).is_none())
            );
        }
    });
}

/// FSF #5: results that differ from run to run. The same list in the same order, and the same
/// perft, from one call to the next, over variants built anew, and over threads.
#[test]
fn results_are_the_same_in_every_run_and_thread() {
    let list = |id: &str| -> Vec<(Vec<Move>, u64)> {
        let game = game_with(id, &[]);
        let mut lists = Vec::new();
        random::play(&game, 3, 300, |position| {
            lists.push((position.legal_moves().to_vec(), position.key()));
        });
        let depth = 3;
        lists.push((Vec::new(), perft::perft(&game.start(), depth)));
        lists
    };
    for id in ["tamerlane", "kamil", "atranj", "citadel"] {
        let first = list(id);
        let others = thread::scope(|scope| {
            let run = || scope.spawn(|| list(id));
            [run(), run(), run()].map(|thread| thread.join().unwrap())
        });
        assert!(others.iter().all(|other| *other == first), "{id}");
        assert_eq!(list(id), first, "{id}");
    }
}

/// FSF #654, #45: moves off the board or around its edge: the leapers near it.
#[test]
fn leapers_stay_on_the_board() {
    let kings = tamerlane(
        "w",
        "
             7 | . . . . . k . . . . .
             3 | . . K . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    kings.with("k5=C").goes("k5", "h4 h6 j2 j8");
    kings.with("k5=N").goes("k5", "i4 i6 j3 j7");
    kings.with("k9=E").goes("k9", "i7");
    kings.with("k10=D").goes("k10", "i10 k8");
    kings.with("k1=G").goes("k1", "j2");
    kings.with("c3=. k10=K").goes("k10", "j9 j10 k9 l9");
    kings.with("c3=. a1=K").goes("a1", "a2 b1 b2");
}

/// The same for every leaper of every game on every square, against plain arithmetic.
#[test]
fn leapers_go_where_arithmetic_leads() {
    let leaps: &[(&str, i8, i8)] = &[
        ("N", 1, 2),
        ("E", 2, 2),
        ("C", 1, 3),
        ("D", 0, 2),
        ("G", 1, 1),
        ("W", 0, 1),
    ];
    for game in Variant::all() {
        let board = game.topology();
        for (symbol, a, b) in leaps {
            let known = matches!(
                (game.id(), *symbol),
                ("tamerlane", _) | (_, "N") | ("kamil" | "citadel", "E" | "G")
            );
            for from in board.squares() {
                let mut setup = likely_setup(game, 0, &mut Random::new(u64::from(from.id())));
                if !known || setup.get(from).is_some() {
                    continue;
                }
                setup.set(from, game.piece_of_symbol(symbol));
                let Ok(position) = Position::new(game, &setup) else {
                    continue;
                };
                if position.in_check() || position.outcome().is_some() {
                    continue;
                }
                let (x, y) = board.coordinates(from);
                let reached = |to: &shatranj::Square| {
                    let (tx, ty) = board.coordinates(*to);
                    let (dx, dy) = ((tx - x).abs(), (ty - y).abs());
                    (dx, dy) == (*a, *b) || (dx, dy) == (*b, *a)
                };
                let open = |to: &shatranj::Square| {
                    board.main_board().contains(*to) || game.id() == "citadel"
                };
                let taken = position.pieces(Color::White);
                let wanted: SquareSet = board
                    .squares()
                    .iter()
                    .filter(reached)
                    .filter(open)
                    .collect();
                assert_eq!(
                    position.destinations(from),
                    wanted - taken,
                    "{symbol} in {position:?}"
                );
            }
        }
    }
}
