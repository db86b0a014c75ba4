//! Problems for each game: the solver of the example program finds their keys and no others,
//! and the slow referee, which knows nothing of the engine, proves them.

mod reference;

#[path = "../examples/support/solve.rs"]
mod search;

use reference::Referee;
use reference::board::Board;
use search::{Goal, Line, Solver, rows};
use shatranj::{Color, Move, Position, Variant};

struct Problem {
    position: Position,
    goal: Goal,
    moves: u32,
    keys: Vec<Move>,
}

/// The problems of a file: `FEN ;goal N ;keys ;remark`, with the variant and its options in
/// lines before them.
fn problems(text: &str) -> Vec<Problem> {
    let id = text
        .lines()
        .find_map(|l| l.strip_prefix("# variant: "))
        .expect("a header");
    let mut variant = Variant::by_name(id).expect("a built-in game").clone();
    let mut problems = Vec::new();
    for line in text.lines() {
        if let Some(option) = line.strip_prefix("# options:") {
            let chosen: Vec<(&str, &str)> = option
                .split_whitespace()
                .filter_map(|o| o.split_once('='))
                .collect();
            variant = Variant::by_name_with(id, &chosen).expect("an option");
        }
        if line.starts_with('#') {
            continue;
        }
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let [fen, task, keys, _remark] = fields[..] else {
            panic!("not four fields: {line}");
        };
        let position = variant
            .position(fen)
            .unwrap_or_else(|error| panic!("{fen}: {error}"));
        let (goal, moves) = task.split_once(' ').expect("a goal and a number");
        let key = |text| {
            position
                .parse_san(text)
                .unwrap_or_else(|error| panic!("{text}: {error}"))
        };
        problems.push(Problem {
            goal: match goal {
                "mate" => Goal::Mate,
                "stalemate" => Goal::Stalemate,
                "win" => Goal::Win,
                _ => panic!("no goal: {line}"),
            },
            moves: moves.parse().expect("a number"),
            keys: keys.split_whitespace().map(key).collect(),
            position,
        });
    }
    problems
}

/// The problems of a game are at least six; the solver and the referee agree on each.
fn check(text: &str) {
    let problems = problems(text);
    assert!(problems.len() >= 6, "{} problems", problems.len());
    for problem in problems {
        let Problem {
            position,
            goal,
            moves,
            keys,
        } = &problem;
        let place = position.fen();
        let mut solver = Solver::new(position, *goal);
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
        assert!(line.replies.is_empty() && problem.goal.is_met(outcome, attacker));
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
            goal: problem.goal,
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
