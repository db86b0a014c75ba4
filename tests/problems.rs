//! Problems for each game: the solver of the example program finds their keys and no others,
//! and the slow referee, which knows nothing of the engine, proves them.
#![cfg(feature = "std")]

#[path = "problems/reading.rs"]
mod reading;
mod reference;
#[path = "../examples/common/solve.rs"]
mod search;

use reading::{Problem, problems};
use reference::Referee;
use reference::board::Board;
use search::{Goal, Line, Solver, rows};
use shatranj::{Color, Move, Position};

fn goal(problem: &Problem) -> Goal {
    match problem.goal.as_str() {
        "mate" => Goal::Mate,
        "stalemate" => Goal::Stalemate,
        "win" => Goal::Win,
        other => panic!("no goal: {other}"),
    }
}

/// The problems of a game are at least six; the solver and the referee agree on each.
fn check(text: &str) {
    let problems = problems(text);
    assert!(problems.len() >= 6, "{} problems", problems.len());
    for problem in problems {
        let Problem {
            position,
            moves,
            keys,
            ..
        } = &problem;
        let goal = goal(&problem);
        let place = position.fen();
        let mut solver = Solver::new(position, goal);
        assert_eq!(solver.shortest(position, *moves), Some(*moves), "{place}");
        let lines = solver.keys(position, *moves);
        let found: Vec<Move> = lines.iter().map(|line| line.attack).collect();
        let texts: Vec<String> = found.iter().map(|&m| position.san(m)).collect();
        assert_eq!(found, *keys, "{texts:?} in {place}");
        for line in &lines {
            follow(position, line, &problem);
            assert!(rows(position, line)[0].contains(&position.san(line.attack)));
        }
        assert!(solver.positions() > 0);
        let proof = Proof::new(&problem);
        assert_eq!(proof.keys(*moves), *keys, "{place}");
        assert!(proof.keys(moves - 1).is_empty(), "shorter: {place}");
    }
}

/// Every way in which a line can go on ends with the goal.
fn follow(position: &Position, line: &Line, problem: &Problem) {
    let after = position.after(line.attack).expect("a legal move");
    let attacker = problem.position.side_to_move();
    if let Some(outcome) = after.outcome() {
        assert!(line.replies.is_empty() && goal(problem).is_met(outcome, attacker));
    }
    for (reply, next) in &line.replies {
        let then = after.after(*reply).expect("a legal move");
        let next = next.as_ref().expect("the play goes on");
        follow(&then, next, problem);
    }
}

/// The same question asked of the referee, without any short cut.
struct Proof {
    referee: Referee,
    board: Board,
    goal: Goal,
    attacker: Color,
}

impl Proof {
    fn new(problem: &Problem) -> Proof {
        let variant = problem.position.variant();
        Proof {
            referee: Referee::new(variant),
            board: Board::read(&problem.position.setup(), variant.topology().len()),
            goal: goal(problem),
            attacker: problem.position.side_to_move(),
        }
    }

    /// The first moves that reach the goal in `moves` moves, in the engine's order.
    fn keys(&self, moves: u32) -> Vec<Move> {
        let mut keys: Vec<Move> = self
            .referee
            .judge(&self.board)
            .moves
            .into_iter()
            .filter(|m| moves > 0 && self.holds(&m.after, moves - 1))
            .map(|m| Move::new(m.from, m.to))
            .collect();
        keys.sort();
        keys
    }

    fn holds(&self, board: &Board, moves: u32) -> bool {
        let judged = self.referee.judge(board);
        match judged.outcome {
            Some(outcome) => self.goal.is_met(outcome, self.attacker),
            None => moves > 0 && judged.moves.iter().all(|m| self.wins(&m.after, moves)),
        }
    }

    fn wins(&self, board: &Board, moves: u32) -> bool {
        let judged = self.referee.judge(board);
        match judged.outcome {
            Some(outcome) => self.goal.is_met(outcome, self.attacker),
            None => judged.moves.iter().any(|m| self.holds(&m.after, moves - 1)),
        }
    }
}

#[test]
fn tamerlane() {
    check(include_str!("problems/tamerlane.txt"));
}

#[test]
fn kamil() {
    check(include_str!("problems/kamil.txt"));
}

#[test]
fn atranj() {
    check(include_str!("problems/atranj.txt"));
}

#[test]
fn citadel() {
    check(include_str!("problems/citadel.txt"));
}
