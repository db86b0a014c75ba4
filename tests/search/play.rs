//! Whole games, limits and stopping.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use shatranj::game::Adjudication;
use shatranj::{Game, Move, Variant};

use crate::games::{Random, every_variant, random_start};
use crate::search::{Limits, ONLY_MOVE_DEPTH, Report, Searcher};
use crate::{find, position, to_depth};

/// How many fast games are played; `SHATRANJ_SEARCH_GAMES` asks for more.
fn games() -> u64 {
    let asked = std::env::var("SHATRANJ_SEARCH_GAMES").ok();
    asked.map_or(200, |count| count.parse().expect("a number of games"))
}

/// Games of every variant and option, from the start or from any position, by searches that
/// end after a few positions or plies. Every line that is found can be played.
#[test]
fn fast_games_are_legal() {
    let variants = every_variant();
    let mut searchers: Vec<Searcher> = variants.iter().map(|v| Searcher::new(v, 1)).collect();
    let (mut moves, mut ends) = (0, 0);
    for number in 0..games() {
        let mut random = Random::new(number + 1);
        let which = number as usize % variants.len();
        let searcher = &mut searchers[which];
        let mut game = Game::from_position(random_start(&variants[which], &mut random));
        for _ in 0..100 {
            let limits = Limits {
                depth: Some(1 + random.below(2) as u32),
                nodes: (random.below(2) == 0).then_some(random.below(200) as u64),
                ..Limits::default()
            };
            let stop = AtomicBool::new(random.below(10) == 0);
            let found = searcher.search(&game, &limits, &stop, &mut |_| ());
            let Some(found) = found else {
                assert!(game.outcome().is_some(), "{}", game.position().fen());
                ends += 1;
                break;
            };
            let mut line = game.position().clone();
            for &m in &found.line {
                let place = line.fen();
                assert!(line.play(m).is_ok(), "{m:?} in {place}");
            }
            game.play(found.line[0]).expect("a legal move");
            moves += 1;
        }
    }
    assert!(
        moves > 20 * games() && ends > games() / 20,
        "{moves} moves, {ends} ends"
    );
}

/// Endings that are won are won, against the same search.
#[test]
fn won_endings_are_won() {
    for (game, fen) in [
        ("kamil", "10/10/3k6/10/10/10/10/5K4/9R/10 w - - 0 1"),
        ("atranj", "10/10/3k6/10/10/10/10/5K4/8W1/10 w - - 0 1"),
        ("atranj", "10/10/3k6/10/10/10/10/5K4/3BN3N1/10 w - - 0 1"),
        (
            "citadel",
            "1**********1/*10*/*10*/*5k4*/*10*/*10*/*10*/*10*/*5K4*/*9R*/*4R5*/1**********1 w - - 0 1",
        ),
        (
            "tamerlane",
            "11*/12/11*/11*/3k7*/11*/11*/5K5*/10R1/2R3N4* w - - 0 1",
        ),
        // The Shah begins beside its own citadel, in which it can't be attacked.
        (
            "tamerlane",
            "10k*/12/11*/11*/11*/11*/11*/5K5*/9R2/3R2N4* w - - 0 1",
        ),
    ] {
        let start = position(game, fen);
        let mut searcher = Searcher::new(start.variant(), 8);
        let mut game = Game::from_position(start);
        game.set_adjudication(Adjudication::none().with_ply_limit(160));
        let limits = Limits {
            nodes: Some(10_000),
            ..Limits::default()
        };
        while game.outcome().is_none() {
            let found = searcher.search(&game, &limits, &AtomicBool::new(false), &mut |_| ());
            game.play(found.expect("a move").line[0])
                .expect("a legal move");
        }
        let outcome = game.outcome().expect("an end");
        assert_eq!(
            outcome.winner,
            Some(shatranj::Color::White),
            "{fen}: {outcome}"
        );
    }
}

/// White is ahead. The move that it likes best has led to the same position twice, so that it
/// goes on in another way.
#[test]
fn a_side_that_wins_does_not_go_in_circles() {
    let start = position("kamil", "10/10/3k6/10/10/10/10/5K4/9R/10 w - - 0 1");
    let favourite = to_depth(&start, 1).line[0];
    let circle = |reply: Move| {
        let mut game = Game::from_position(start.clone());
        let back = |m: Move| Move::new(m.to, m.from);
        let round = [favourite, reply, back(favourite), back(reply)];
        for m in [round, round].concat() {
            game.play(m).ok()?;
        }
        Some(game)
    };
    let replies = start.after(favourite).unwrap().legal_moves();
    let games: Vec<Game> = replies.into_iter().filter_map(circle).collect();
    assert!(!games.is_empty());
    let limits = Limits {
        depth: Some(1),
        ..Limits::default()
    };
    for game in games {
        assert_eq!(game.position().key(), start.key());
        let mut searcher = Searcher::new(game.variant(), 1);
        let found = searcher.search(&game, &limits, &AtomicBool::new(false), &mut |_| ());
        assert_ne!(found.unwrap().line[0], favourite);
    }
}

/// White has missed the mate and Black has only the move that allows it again: that the
/// position has been there is no draw.
#[test]
fn a_mate_that_was_missed_is_seen_again() {
    let start = position("kamil", "9k/R9/10/10/10/10/10/10/1R8/1K8 b - - 0 1");
    let mut game = Game::from_position(start);
    for text in ["j10i10", "b2b3", "i10j10", "b3b2"] {
        game.play_text(text).unwrap();
    }
    let mut searcher = Searcher::new(game.variant(), 1);
    let limits = Limits {
        depth: Some(6),
        ..Limits::default()
    };
    let found = searcher.search(&game, &limits, &AtomicBool::new(false), &mut |_| ());
    assert_eq!(found.unwrap().score.mate_in(), Some(-1));
}

#[test]
fn a_search_that_is_stopped_ends_at_once() {
    for variant in Variant::all() {
        let mut searcher = Searcher::new(variant, 8);
        let game = Game::new(variant);
        // A busy machine may hold up the thread now and then, but not always.
        let delays = (0..5).map(|_| stopped_after(&mut searcher, &game));
        assert!(delays.min().unwrap() < Duration::from_millis(50));
    }
}

/// How long a search without limits goes on after another thread has stopped it.
fn stopped_after(searcher: &mut Searcher, game: &Game) -> Duration {
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let stopped = scope.spawn(|| {
            thread::sleep(Duration::from_millis(40));
            stop.store(true, Ordering::Relaxed);
            Instant::now()
        });
        let found = searcher.search(game, &Limits::default(), &stop, &mut |_| ());
        let end = Instant::now();
        assert!(found.unwrap().depth > 0);
        end.saturating_duration_since(stopped.join().unwrap())
    })
}

#[test]
fn limits_hold() {
    let start = Variant::by_name("tamerlane").unwrap().start();
    let limits = |nodes, depth| Limits {
        nodes,
        depth,
        ..Limits::default()
    };
    for count in [0, 1, 10, 5000] {
        let found = find(&start, &limits(Some(count), None));
        assert!(found.nodes <= count + 1, "{count}: {}", found.nodes);
    }
    for depth in [1, 2, 4] {
        let found = find(&start, &limits(None, Some(depth)));
        assert_eq!(found.depth, depth);
        assert!(found.seldepth >= depth);
    }
    let start_of = Instant::now();
    let hard = Limits {
        hard: Some(Duration::from_millis(30)),
        ..Limits::default()
    };
    let found = find(&start, &hard);
    assert!(found.time >= Duration::from_millis(29) && found.depth >= 1);
    assert!(start_of.elapsed() < Duration::from_secs(2));
    let soft = Limits {
        soft: Some(Duration::ZERO),
        ..Limits::default()
    };
    assert_eq!(find(&start, &soft).depth, 1);
}

/// Somebody's clock has been running for longer than the search.
#[test]
fn time_counts_from_when_it_is_said_to() {
    let start = Variant::by_name("tamerlane").unwrap().start();
    let now = Instant::now();
    let limits = Limits {
        hard: Some(Duration::from_secs(20)),
        since: now.checked_sub(Duration::from_secs(20)),
        ..Limits::default()
    };
    assert!(limits.since.is_some());
    let found = find(&start, &limits);
    assert!(now.elapsed() < Duration::from_secs(10));
    assert!(found.time >= Duration::from_secs(20));
    assert!(start.is_legal(found.line[0]));
}

/// Each move can be asked for, and the score of the best one is that of all together.
#[test]
fn only_the_moves_that_may_be_played_are() {
    let start = position("kamil", "9k/R9/10/10/10/10/10/10/1R8/1K8 w - - 0 1");
    let find = |moves: &[Move]| {
        let limits = Limits {
            depth: Some(1),
            moves: Some(moves.to_vec()),
            ..Limits::default()
        };
        find(&start, &limits)
    };
    let moves = start.legal_moves();
    let mut scores = Vec::new();
    for &m in &moves {
        let found = find(&[m]);
        assert_eq!(found.line[0], m);
        scores.push(found.score.centipawns());
    }
    let all = find(&moves).score.centipawns();
    assert_eq!(Some(&all), scores.iter().max());
    let mut searcher = Searcher::new(start.variant(), 1);
    let none = Limits {
        moves: Some(Vec::new()),
        ..Limits::default()
    };
    let game = Game::from_position(start.clone());
    let found = searcher.search(&game, &none, &AtomicBool::new(false), &mut |_| ());
    assert!(found.is_none());
}

/// Reports come for each depth, and the last one is what is given in the end.
#[test]
fn every_depth_is_reported() {
    let game = Game::new(Variant::by_name("citadel").unwrap());
    let mut searcher = Searcher::new(game.variant(), 1);
    let mut reports: Vec<Report> = Vec::new();
    let limits = Limits {
        depth: Some(5),
        ..Limits::default()
    };
    let found = searcher.search(&game, &limits, &AtomicBool::new(false), &mut |report| {
        reports.push(report.clone())
    });
    let depths: Vec<u32> = reports.iter().map(|report| report.depth).collect();
    assert_eq!(depths, [1, 2, 3, 4, 5]);
    assert!(reports.is_sorted_by_key(|report| report.nodes));
    let (last, found) = (&reports[4], found.unwrap());
    assert_eq!((&last.line, last.score), (&found.line, found.score));
}

/// A searcher that has been cleared plays as a new one.
#[test]
fn a_cleared_searcher_is_as_new() {
    let game = Game::new(Variant::by_name("atranj").unwrap());
    let mut searcher = Searcher::new(game.variant(), 1);
    let limits = Limits {
        depth: Some(5),
        ..Limits::default()
    };
    let mut nodes = || {
        searcher.clear();
        let found = searcher.search(&game, &limits, &AtomicBool::new(false), &mut |_| ());
        found.map(|report| (report.nodes, report.line))
    };
    assert_eq!(nodes(), nodes());
}

/// The only move needs no thought where time counts.
#[test]
fn the_only_move_is_played_at_once() {
    let position = position("kamil", "k9/8R1/10/10/10/10/10/10/10/2R1K5 b - - 0 1");
    assert_eq!(position.legal_moves().len(), 1);
    let limits = Limits {
        hard: Some(Duration::from_secs(20)),
        ..Limits::default()
    };
    let found = find(&position, &limits);
    assert_eq!(found.depth, ONLY_MOVE_DEPTH);
}
