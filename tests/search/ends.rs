//! Mates, stalemates, citadels, several royals.

use std::sync::atomic::AtomicBool;

use shatranj::variant::Stalemate;
use shatranj::{Color, EndReason, Game, Movement, PieceSpec, Topology, Variant};

use crate::reading::problems;
use crate::search::{Limits, Score, Searcher};
use crate::solve::{Goal, Solver};
use crate::{best, find, position, to_depth};

const PROBLEMS: [&str; 4] = [
    include_str!("../problems/tamerlane.txt"),
    include_str!("../problems/kamil.txt"),
    include_str!("../problems/atranj.txt"),
    include_str!("../problems/citadel.txt"),
];

#[test]
fn every_problem_is_solved() {
    for problem in PROBLEMS.into_iter().flat_map(problems) {
        let place = problem.position.fen();
        let found = find(&problem.position, &Limits::default());
        // Where stalemate wins too, another first move can be as good as the one asked for, and
        // where stalemate is asked for a mate can be nearer.
        let mut solver = Solver::new(&problem.position, Goal::Win);
        let moves = solver
            .shortest(&problem.position, problem.moves)
            .expect("a win");
        let keys = solver.keys(&problem.position, moves);
        assert_eq!(
            found.score.mate_in(),
            Some(moves.cast_signed()),
            "{place}: {found:?}"
        );
        assert!(
            keys.iter().any(|key| key.attack == found.line[0]),
            "{place}: {found:?}"
        );
        if moves == problem.moves {
            let is_key = |m| keys.iter().any(|key| key.attack == m);
            assert!(problem.keys.iter().all(|&m| is_key(m)), "{place}");
        } else {
            assert_eq!(problem.goal, "stalemate", "{place}");
        }
        // Its own line plays it out.
        assert_eq!(found.line.len(), 2 * moves as usize - 1, "{place}");
        let mut end = problem.position.clone();
        for &m in &found.line {
            end.play(m).expect("a legal move");
        }
        let outcome = end.outcome().expect("an end");
        assert_eq!(
            outcome.winner,
            Some(problem.position.side_to_move()),
            "{place}"
        );
    }
}

/// Wins in three moves, as the solver proves; a search that reduces late moves and passes the
/// turn on a guess misses some of them at this depth.
#[test]
fn an_exact_search_misses_no_win_within_its_depth() {
    let mut missed = 0;
    for (game, fen) in [
        ("atranj", "10/10/9K/10/10/10/k9/8w1/10/10 b - - 63 166"),
        ("atranj", "10/10/10/10/10/6K3/10/1W8/10/2k7 w - - 3 132"),
        ("atranj", "10/10/3b5k/9r/10/9p/9K/10/10/10 b - - 3 100"),
        (
            "kamil",
            "7g1r/2k7/1p5pep/8p1/10/K9/P9/7r2/10/8D1 b - - 11 101",
        ),
        (
            "tamerlane",
            "2k8*/12/11*/11*/K5N2C1*/1G4C4*/P10*/2D8*/12/E3D3R2* w - - 5 139",
        ),
        (
            "tamerlane",
            "4rr5*/12/11*/9kg*/1r'4K3d*/11*/10c'*/11*/12/11* b x - 10 134",
        ),
        (
            "citadel",
            "1**********1/*3K6*/*6g3*/*4kp4*/*4p5*/*P2p6*/*1P8*/*4d4e*/*10*/*10*/*7r2*/1**********1 \
             b - - 0 76",
        ),
    ] {
        let position = position(game, fen);
        let mut solver = Solver::new(&position, Goal::Win);
        assert_eq!(solver.shortest(&position, 3), Some(3), "{fen}");
        let game = Game::from_position(position.clone());
        let guessing = Limits {
            depth: Some(5),
            ..Limits::default()
        };
        let guessed = find(&position, &guessing);
        missed += usize::from(guessed.score != Score::Win(5));
        let mut searcher = Searcher::new(position.variant(), 4);
        // What a search that guesses has left behind does not count.
        for exact in [false, true] {
            let limits = Limits {
                depth: Some(if exact { 5 } else { 6 }),
                exact,
                ..Limits::default()
            };
            let found = searcher.search(&game, &limits, &AtomicBool::new(false), &mut |_| ());
            let found = found.expect("a move");
            if exact {
                assert_eq!(found.score, Score::Win(5), "{fen}");
                let mut keys = solver.keys(&position, 3).into_iter();
                assert!(keys.any(|key| key.attack == found.line[0]), "{fen}");
            }
        }
    }
    assert_ne!(missed, 0, "a search that guesses finds them all too");
}

/// What is remembered of an end counts from where it is met: the same searcher looks at the
/// positions of a solution from the last one back, and then at the first one again.
#[test]
fn remembered_ends_keep_their_distance() {
    for problem in PROBLEMS.into_iter().flat_map(problems) {
        let line = find(&problem.position, &Limits::default()).line;
        let mut games = vec![Game::from_position(problem.position.clone())];
        for pair in line.chunks_exact(2) {
            let mut next = games.last().unwrap().clone();
            pair.iter().for_each(|&m| next.play(m).unwrap());
            games.push(next);
        }
        let mut searcher = Searcher::new(problem.position.variant(), 1);
        let limits = Limits::default();
        let again = games.first().cloned();
        for (game, moves) in games
            .iter()
            .rev()
            .zip(1..)
            .chain(again.iter().zip(games.len()..))
        {
            let found = searcher.search(game, &limits, &Default::default(), &mut |_| ());
            let found = found.expect("a move");
            assert_eq!(
                found.score.mate_in(),
                i32::try_from(moves).ok(),
                "{found:?}"
            );
        }
    }
}

/// White mates in one by Rb10, and stalemates by Ri8; in more it wins by nearly any move.
#[test]
fn a_shorter_mate_is_preferred() {
    let position = position("kamil", "9k/R9/1R8/10/10/10/10/10/10/K9 w - - 0 1");
    for depth in 1..=8 {
        let found = to_depth(&position, depth);
        assert_eq!(found.score.mate_in(), Some(1));
        let end = position.after(found.line[0]).unwrap().outcome();
        assert_eq!(end.and_then(|end| end.winner), Some(Color::White));
        assert!(found.score.centipawns() > 20_000);
    }
}

/// The side that is mated in two whatever it does says so, and puts the end off.
#[test]
fn a_longer_loss_is_preferred() {
    // On a9 the Shah is mated at once by Rb9, on b10 only on the move after.
    let position = position("kamil", "k9/10/9R/8R1/10/10/10/10/10/4K5 b - - 0 1");
    let found = to_depth(&position, 6);
    let score = found.score.mate_in().unwrap();
    assert!(score < 0, "{found:?}");
    let best = to_depth(&position.after(found.line[0]).unwrap(), 6).score;
    for m in position.legal_moves() {
        let other = to_depth(&position.after(m).unwrap(), 6).score;
        assert!(best.mate_in() >= other.mate_in(), "{m:?} holds out longer");
    }
}

/// A decided game costs no time: without any limit the search ends by itself.
#[test]
fn a_mate_ends_the_search() {
    let position = position("kamil", "9k/R9/1R8/10/10/10/10/10/10/K9 w - - 0 1");
    let found = find(&position, &Limits::default());
    assert!(found.depth < 10 && found.nodes < 100_000, "{found:?}");
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let position = position("kamil", "R8k/1R8/10/10/10/10/10/10/10/1K8 b - - 0 1");
    assert_eq!(position.outcome().unwrap().reason, EndReason::Checkmate);
    let mut searcher = Searcher::new(position.variant(), 1);
    let game = Game::from_position(position);
    let found = searcher.search(&game, &Limits::default(), &Default::default(), &mut |_| {
        panic!("nothing to report")
    });
    assert!(found.is_none());
}

/// Black, far behind, stands beside a citadel of White.
#[test]
fn a_side_that_loses_runs_into_the_citadel() {
    for (game, fen, door) in [
        (
            "citadel",
            "1**********1/*10*/*10*/*10*/*4K5*/*10*/*5R4*/*6R3*/*10*/*10*/*k9*/1**********1 b - - 0 1",
            "Ka1=",
        ),
        (
            "tamerlane",
            "11*/12/11*/4K6*/11*/5R5*/6R4*/10k*/12/11* b - - 0 1",
            "Kl2=",
        ),
    ] {
        let position = position(game, fen);
        for depth in [1, 2, 5] {
            let found = to_depth(&position, depth);
            assert_eq!(best(&position, &found), door, "depth {depth}");
            assert_eq!(found.score.centipawns(), 0);
        }
    }
}

/// Black, far behind, sees no citadel yet and comes nearer to one.
#[test]
fn a_side_that_loses_runs_for_the_citadel() {
    for (game, fen) in [
        (
            "citadel",
            "1**********1/*8K1*/*9R*/*9R*/*10*/*10*/*10*/*4k5*/*10*/*10*/*10*/1**********1 b - - 0 1",
        ),
        (
            "citadel",
            "1**********1/*K9*/*R9*/*R9*/*10*/*10*/*10*/*5k4*/*10*/*10*/*10*/1**********1 b - - 0 1",
        ),
        (
            "tamerlane",
            "11*/K11/R10*/R10*/11*/7k3*/11*/11*/12/11* b - - 0 1",
        ),
    ] {
        let position = position(game, fen);
        let (board, rules) = (position.variant().topology(), position.variant().rules());
        let citadels = rules.citadels.as_ref().unwrap().of(Color::White);
        let steps = |square| {
            citadels
                .iter()
                .filter_map(|to| board.distance(square, to))
                .min()
        };
        for depth in [1, 2, 3] {
            let m = to_depth(&position, depth).line[0];
            assert!(steps(m.to) < steps(m.from), "{}", position.san(m));
        }
    }
}

/// The same square for Black, far ahead.
#[test]
fn a_side_that_wins_stays_out_of_the_citadel() {
    for (game, fen) in [
        (
            "citadel",
            "1**********1/*10*/*10*/*10*/*4K5*/*10*/*r9*/*8r1*/*10*/*10*/*k9*/1**********1 b - - 0 1",
        ),
        (
            "tamerlane",
            "11*/12/11*/4K6*/11*/r10*/8r2*/10k*/12/11* b - - 0 1",
        ),
    ] {
        let position = position(game, fen);
        for depth in [1, 2, 5] {
            let found = to_depth(&position, depth);
            assert!(found.score.centipawns() > 300, "{found:?}");
            assert_eq!(position.after(found.line[0]).unwrap().outcome(), None);
        }
    }
}

/// Black threatens to enter a1; White guards it or drives the Shah away, and keeps its win.
#[test]
fn a_side_that_wins_bars_the_citadel() {
    let position = position(
        "citadel",
        "1**********1/*10*/*10*/*10*/*4K5*/*10*/*5R4*/*6R3*/*10*/*k9*/*10*/1**********1 w - - 0 1",
    );
    let found = to_depth(&position, 6);
    assert!(found.score.centipawns() > 300, "{found:?}");
    let mut line = position.clone();
    for &m in &found.line {
        line.play(m).unwrap();
        assert_ne!(
            line.outcome().map(|end| end.reason),
            Some(EndReason::Citadel)
        );
    }
}

/// A Knight that goes to c8 leaves the Padshah on a10 without a move.
const STALEMATE: &str = "k9/10/1K8/10/3N6/10/10/10/10/10 w - - 0 1";

#[test]
fn stalemate_is_a_win() {
    let position = position("atranj", STALEMATE);
    for depth in [1, 2, 5] {
        let found = to_depth(&position, depth);
        assert_eq!(found.score.mate_in(), Some(1));
        let end = position.after(found.line[0]).unwrap().outcome().unwrap();
        assert_eq!(end.reason, EndReason::Stalemate);
    }
}

#[test]
fn stalemate_is_a_draw_where_the_option_says_so() {
    let game = Variant::by_name_with("atranj", &[("stalemate", "Draw")]).unwrap();
    let position = game.position(STALEMATE).unwrap();
    for depth in [1, 2, 5] {
        let found = to_depth(&position, depth);
        assert_eq!(found.score.mate_in(), None);
        assert!(found.score.centipawns() > 0);
        assert_eq!(position.after(found.line[0]).unwrap().outcome(), None);
    }
}

/// Two kings in a row of four squares: White must go to b1, and Black has no move.
#[test]
fn stalemate_is_whatever_the_game_says() {
    for (stalemate, score, mate_in) in [
        (Stalemate::Loses, Score::Win(1), Some(1)),
        (Stalemate::Draws, Score::Centipawns(0), None),
        (Stalemate::Wins, Score::Loss(1), Some(-1)),
    ] {
        let king = PieceSpec::new("K", "King", Movement::betza("K").unwrap()).royal(1);
        let game = Variant::builder("row")
            .board(Topology::grid(4, 1))
            .piece(king);
        let game = game.start("K2k").stalemate(stalemate).build().unwrap();
        let found = to_depth(&game.start(), 3);
        assert_eq!((found.score, found.score.mate_in()), (score, mate_in));
    }
}

/// White may take a Shahzada or a Rukh. With the Shahzada Black loses more than any other
/// unit of that movement: afterwards it can be mated.
#[test]
fn a_second_royal_is_worth_more_than_a_rook() {
    let position = position(
        "tamerlane",
        "k10*/12/11*/6r4*/3s7*/5N5*/11*/11*/12/K10* w - - 0 1",
    );
    let royal = to_depth(&position, 1);
    assert_eq!(best(&position, &royal), "Nxd6");
}

/// Both royals of Black are attacked: one is lost, and nothing is decided.
#[test]
fn a_fork_of_two_royals_is_no_mate() {
    let position = position(
        "tamerlane",
        "k10*/12/1N1s7*/11*/11*/11*/11*/11*/12/K10* b - - 0 1",
    );
    assert!(!position.in_check());
    let found = to_depth(&position, 5);
    assert_eq!(found.score.mate_in(), None);
}

/// A bare king loses in Shatranj, unless the other one is bared at once.
#[test]
fn a_king_is_bared() {
    let text = include_str!("../../examples/variants/shatranj.game");
    let game = Variant::from_text(text).unwrap();
    let position = game.position("7k/8/8/3n4/8/4N3/8/K7 w - - 0 1").unwrap();
    let found = to_depth(&position, 3);
    assert_eq!(best(&position, &found), "Nxd5");
    assert_eq!(found.score.mate_in(), Some(1));
}
