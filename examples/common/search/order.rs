//! In which order moves are tried: the one remembered first, then captures, the most valuable
//! victim by the least valuable attacker, then moves that were good elsewhere.

use shatranj::{Color, Move, Position, Square};

use super::score::MAX_PLY;
use super::values::Values;

const REMEMBERED: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
/// No history counts as much as this.
const LIMIT: i32 = 1 << 14;

/// Quiet moves that have refuted others.
pub struct History {
    killers: [[Option<Move>; 2]; MAX_PLY + 1],
    /// By colour and the two squares.
    worth: Vec<i32>,
}

impl History {
    pub fn new() -> History {
        History {
            killers: [[None; 2]; MAX_PLY + 1],
            worth: vec![0; 2 * Square::MAX * Square::MAX],
        }
    }

    pub fn clear(&mut self) {
        self.killers = [[None; 2]; MAX_PLY + 1];
        self.worth.fill(0);
    }

    /// A new search begins elsewhere: what was learned counts less.
    pub fn fade(&mut self) {
        self.killers = [[None; 2]; MAX_PLY + 1];
        self.worth.iter_mut().for_each(|worth| *worth /= 4);
    }

    /// The last of the quiet moves that were tried here has refuted the move before.
    pub fn learn(&mut self, side: Color, tried: &[Move], depth: i32, ply: usize) {
        let Some((&best, others)) = tried.split_last() else {
            return;
        };
        let killers = &mut self.killers[ply];
        if killers[0] != Some(best) {
            *killers = [Some(best), killers[0]];
        }
        let weight = (depth * depth).min(400);
        self.change(side, best, weight);
        for &m in others {
            self.change(side, m, -weight);
        }
    }

    fn change(&mut self, side: Color, m: Move, by: i32) {
        let worth = &mut self.worth[place(side, m)];
        *worth += by * 8 - *worth * by.abs() * 8 / LIMIT;
    }

    fn of(&self, side: Color, m: Move, ply: usize) -> i32 {
        match &self.killers[ply] {
            [Some(killer), _] if *killer == m => KILLER + 1,
            [_, Some(killer)] if *killer == m => KILLER,
            _ => self.worth[place(side, m)],
        }
    }
}

fn place(side: Color, m: Move) -> usize {
    (side.index() * Square::MAX + m.from.index()) * Square::MAX + m.to.index()
}

/// Moves with what speaks for each. They come out best first, and only as far as asked for.
#[derive(Default)]
pub struct Ordered {
    moves: Vec<(i32, Move)>,
    next: usize,
}

impl Ordered {
    /// Takes all moves of a position; the one that is remembered comes first.
    pub fn fill(
        &mut self,
        position: &Position,
        moves: &[Move],
        remembered: Option<Move>,
        (values, history): (&Values, &History),
        ply: usize,
    ) {
        let side = position.side_to_move();
        let rate = |&m: &Move| match capture_worth(position, m, values) {
            _ if remembered == Some(m) => (REMEMBERED, m),
            Some(worth) => (CAPTURE + worth, m),
            None => (history.of(side, m, ply), m),
        };
        self.next = 0;
        self.moves.clear();
        self.moves.extend(moves.iter().map(rate));
    }
}

impl Iterator for Ordered {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let rest = self.moves.get_mut(self.next..)?;
        let best = (0..rest.len()).max_by_key(|&i| (rest[i].0, std::cmp::Reverse(i)))?;
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0].1)
    }
}

/// For a capture: much for the victim, a little less for the attacker.
fn capture_worth(position: &Position, m: Move, values: &Values) -> Option<i32> {
    let victim = position.piece_at(m.to)?;
    let attacker = position.piece_at(m.from)?;
    (victim.color != attacker.color).then(|| 16 * values.of(victim.kind) - values.of(attacker.kind))
}
