//! Finds forced wins: all first moves after which a side mates, or stalemates where that
//! wins, in so many moves whatever the other side does. Public API only; the program `solve`
//! and the tests of the problems use it.

use std::collections::HashMap;

use shatranj::{Color, EndReason, Move, Outcome, Position};

/// What a problem asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Checkmate.
    Mate,
    /// Stalemate, in a game where it wins.
    Stalemate,
    /// Any end that the side wins by.
    Win,
}

impl Goal {
    /// Whether an end is the one that the attacker is after.
    pub fn is_met(self, outcome: Outcome, attacker: Color) -> bool {
        let reason = match self {
            Goal::Mate => outcome.reason == EndReason::Checkmate,
            Goal::Stalemate => outcome.reason == EndReason::Stalemate,
            Goal::Win => true,
        };
        reason && outcome.winner == Some(attacker)
    }
}

/// A move of the attacker, and what follows each defence; nothing follows where it ends the
/// game.
#[derive(Clone, Debug)]
pub struct Line {
    pub attack: Move,
    pub replies: Vec<(Move, Option<Line>)>,
}

/// Searches one problem; positions come up again and again, so it remembers them.
pub struct Solver {
    goal: Goal,
    attacker: Color,
    /// Whether the attacker, to move, wins from the position with this key in so many moves.
    known: HashMap<(u64, u32), bool>,
    positions: u64,
}

impl Solver {
    /// A solver for the side to move.
    pub fn new(position: &Position, goal: Goal) -> Solver {
        Solver {
            goal,
            attacker: position.side_to_move(),
            known: HashMap::new(),
            positions: 0,
        }
    }

    /// The positions looked at so far.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// Every first move that reaches the goal in `moves` moves or fewer, with the play that
    /// follows: the shortest there is, and one for each defence.
    pub fn keys(&mut self, position: &Position, moves: u32) -> Vec<Line> {
        let mut keys = Vec::new();
        for m in position.legal_moves() {
            let mut after = position.clone();
            let _ = after.apply(m);
            if moves > 0 && self.holds(&mut after, moves - 1) {
                keys.push(self.line(position, m, moves));
            }
        }
        keys
    }

    /// The fewest moves, up to `limit`, in which the side to move reaches the goal.
    pub fn shortest(&mut self, position: &Position, limit: u32) -> Option<u32> {
        (1..=limit).find(|&moves| self.wins(&mut position.clone(), moves))
    }

    /// Whether the attacker, to move, reaches the goal in `moves` moves or fewer.
    fn wins(&mut self, position: &mut Position, moves: u32) -> bool {
        if moves == 0 {
            return false;
        }
        let place = (position.key(), moves);
        if let Some(&known) = self.known.get(&place) {
            return known;
        }
        let wins = self.candidates(position, moves).into_iter().any(|m| {
            let undo = position.apply(m);
            let holds = self.holds(position, moves - 1);
            position.undo(undo);
            holds
        });
        self.known.insert(place, wins);
        wins
    }

    /// The moves worth trying: for a mate on the next move only those that give check, and
    /// otherwise those first.
    fn candidates(&self, position: &Position, moves: u32) -> Vec<Move> {
        let mut all = position.legal_moves().to_vec();
        match (moves, self.goal) {
            (1, Goal::Mate) => all.retain(|&m| position.gives_check(m)),
            (1, Goal::Stalemate) => all.retain(|&m| !position.gives_check(m)),
            _ => all.sort_by_key(|&m| !position.gives_check(m)),
        }
        all
    }

    /// Whether the goal is reached, or will be in `moves` more moves of the attacker whatever
    /// the defender does, who is to move.
    fn holds(&mut self, position: &mut Position, moves: u32) -> bool {
        self.positions += 1;
        if let Some(outcome) = position.outcome() {
            return self.goal.is_met(outcome, self.attacker);
        }
        moves > 0
            && position.legal_moves().into_iter().all(|m| {
                let undo = position.apply(m);
                let holds = match position.outcome() {
                    Some(outcome) => self.goal.is_met(outcome, self.attacker),
                    None => self.wins(position, moves),
                };
                position.undo(undo);
                holds
            })
    }

    /// The play after a move that reaches the goal in `moves` moves or fewer.
    fn line(&mut self, position: &Position, attack: Move, moves: u32) -> Line {
        let mut after = position.clone();
        let _ = after.apply(attack);
        let mut replies = Vec::new();
        for reply in after.legal_moves() {
            let mut next = after.clone();
            let _ = next.apply(reply);
            replies.push((reply, self.best(&next, moves - 1)));
        }
        Line { attack, replies }
    }

    /// The shortest way to the goal, which is there.
    fn best(&mut self, position: &Position, limit: u32) -> Option<Line> {
        let moves = self.shortest(position, limit)?;
        let reaches = |solver: &mut Solver, m: Move| {
            let mut after = position.clone();
            let _ = after.apply(m);
            solver.holds(&mut after, moves - 1)
        };
        let candidates = self.candidates(position, moves);
        let attack = candidates.into_iter().find(|&m| reaches(self, m))?;
        Some(self.line(position, attack, moves))
    }
}

/// A line as text, a row for each way in which it can go on.
pub fn rows(position: &Position, line: &Line) -> Vec<String> {
    let mut after = position.clone();
    let text = numbered(position, line.attack, true);
    let _ = after.apply(line.attack);
    let mut rows = vec![text];
    for (reply, next) in &line.replies {
        let mut then = after.clone();
        let reply_text = numbered(&after, *reply, true);
        let _ = then.apply(*reply);
        match next {
            None => rows.push(format!("    {reply_text}")),
            Some(next) => {
                let mut following = self::rows(&then, next).into_iter();
                let first = following.next().unwrap_or_default();
                rows.push(format!("    {reply_text} {first}"));
                rows.extend(following.map(|row| format!("    {row}")));
            }
        }
    }
    rows
}

fn numbered(position: &Position, m: Move, always: bool) -> String {
    let dots = match position.side_to_move() {
        Color::White => ".",
        Color::Black if always => "...",
        Color::Black => return position.san(m),
    };
    format!("{}{dots} {}", position.fullmove(), position.san(m))
}
