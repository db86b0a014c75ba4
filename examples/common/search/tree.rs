//! The tree below the root: principal variation search with a null move, late move
//! reductions, check extensions and mate-distance pruning.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use shatranj::{Game, Move, Position};

use super::Limits;
use super::evaluate::Evaluator;
use super::order::{History, Ordered};
use super::score::{DECIDED, MAX_PLY, WIN};
use super::table::{Bound, Known, Table};

/// The score of a draw.
pub(super) const DRAW: i32 = 0;
/// More than any score.
pub(super) const INFINITY: i32 = WIN + 1;
/// Positions between two looks at the clock.
const CLOCK: u64 = 64;
/// A margin for each ply that is left, by which a position may be so good that it is not
/// searched (reverse futility pruning).
const FUTILITY_MARGIN: i32 = 90;

/// Says when to stop.
pub struct Watch<'a> {
    pub start: Instant,
    pub limits: &'a Limits,
    stop: &'a AtomicBool,
}

impl<'a> Watch<'a> {
    pub fn new(start: Instant, limits: &'a Limits, stop: &'a AtomicBool) -> Watch<'a> {
        Watch {
            start,
            limits,
            stop,
        }
    }

    fn is_over(&self, nodes: u64) -> bool {
        self.stop.load(Ordering::Relaxed)
            || self.limits.nodes.is_some_and(|limit| nodes >= limit)
            || nodes.is_multiple_of(CLOCK)
                && self
                    .limits
                    .hard
                    .is_some_and(|limit| self.start.elapsed() >= limit)
    }
}

/// The state of one search.
pub struct Tree<'a> {
    pub position: Position,
    /// The keys of the game and of the line that is being looked at, this position last.
    keys: Vec<u64>,
    /// The place of the root among them.
    root: usize,
    pub evaluator: &'a Evaluator,
    pub table: &'a mut Table,
    pub history: &'a mut History,
    /// The best line from each ply on.
    lines: Vec<Vec<Move>>,
    /// Lists that are not in use.
    pub(super) spare: Vec<Ordered>,
    pub nodes: u64,
    pub seldepth: usize,
    pub stopped: bool,
    /// The depth of the iteration, in plies.
    pub depth: i32,
}

/// What a node is searched for.
#[derive(Clone, Copy)]
pub(super) struct Task {
    pub depth: i32,
    pub ply: usize,
    pub in_check: bool,
    /// Whether the move before was none.
    pub after_null: bool,
}

impl Task {
    fn child(self, depth: i32, in_check: bool) -> Task {
        Task {
            depth,
            ply: self.ply + 1,
            in_check,
            after_null: false,
        }
    }
}

impl<'a> Tree<'a> {
    pub fn new(
        game: &Game,
        evaluator: &'a Evaluator,
        table: &'a mut Table,
        history: &'a mut History,
    ) -> Tree<'a> {
        let mut keys = Vec::with_capacity(game.keys().len() + 2 * MAX_PLY);
        keys.extend_from_slice(game.keys());
        Tree {
            position: game.position().clone(),
            keys,
            root: game.ply(),
            evaluator,
            table,
            history,
            lines: (0..=MAX_PLY + 1)
                .map(|_| Vec::with_capacity(MAX_PLY))
                .collect(),
            spare: Vec::new(),
            nodes: 0,
            seldepth: 0,
            stopped: false,
            depth: 0,
        }
    }

    /// The line found last from the root on.
    pub fn line(&self) -> &[Move] {
        &self.lines[0]
    }

    /// Counts a position, and whether the search is over.
    pub(super) fn enter(&mut self, watch: &Watch, ply: usize) -> bool {
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        self.lines[ply].clear();
        self.stopped |= watch.is_over(self.nodes);
        self.stopped
    }

    /// The score of a position without a legal move.
    pub(super) fn ended(&self, ply: usize) -> i32 {
        let winner = self.position.outcome().map(|outcome| outcome.winner);
        match winner.flatten() {
            None => DRAW,
            Some(side) if side == self.position.side_to_move() => WIN - ply as i32,
            Some(_) => ply as i32 - WIN,
        }
    }

    /// Whether this position has been there before: in this line, from the root on, or twice in
    /// the game. Once in the game is no reason to give up a better way that was missed then.
    fn repeats(&self) -> bool {
        let Some((key, earlier)) = self.keys.split_last() else {
            return false;
        };
        let quiet = (self.position.halfmove() as usize).min(earlier.len());
        let oldest = earlier.len() - quiet;
        // The same side is to move in every second position.
        let recent = (oldest..earlier.len()).rev().skip(1).step_by(2);
        let mut same = recent.filter(|&place| earlier[place] == *key);
        let last = same.next();
        last.is_some_and(|place| place >= self.root) || same.next().is_some()
    }

    pub(super) fn line_begins(&mut self, ply: usize, m: Move) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(m);
        before[ply].extend_from_slice(&after[0]);
    }

    /// The score of the position for the side to move.
    pub(super) fn node(&mut self, watch: &Watch, mut alpha: i32, mut beta: i32, task: Task) -> i32 {
        let Task { depth, ply, .. } = task;
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiet(watch, alpha, beta, ply, task.in_check);
        }
        if self.enter(watch, ply) {
            return DRAW;
        }
        // Circles end with the depth too, and a value that comes of one is true of no other line.
        let exact = watch.limits.exact;
        if !exact && self.repeats() {
            return DRAW;
        }
        // Whatever happens, no end is nearer than here.
        alpha = alpha.max(ply as i32 - WIN);
        beta = beta.min(WIN - ply as i32);
        if alpha >= beta {
            return alpha;
        }
        let key = self.position.key();
        let known = self.table.get(key, ply);
        let open = beta - alpha > 1;
        if let Some(known) = known
            && !open
            && known.depth >= depth
            && cuts(&known, alpha, beta)
        {
            return known.value;
        }
        let moves = self.position.legal_moves();
        if moves.is_empty() {
            return self.ended(ply);
        }
        if !open
            && !task.in_check
            && !exact
            && let Some(score) = self.without_moving(watch, beta, task)
        {
            return score;
        }
        let mut list = self.spare.pop().unwrap_or_default();
        let remembered = known.and_then(|known| known.best);
        let knowledge = (self.evaluator.values(), &*self.history);
        list.fill(&self.position, &moves, remembered, knowledge, ply);
        let best = self.moves(watch, &mut list, (alpha, beta), task);
        self.spare.push(list);
        if !self.stopped {
            let bound = match best.0 {
                value if value >= beta => Bound::Lower,
                value if value > alpha => Bound::Exact,
                _ => Bound::Upper,
            };
            let known = Known {
                best: best.1,
                value: best.0,
                depth,
                bound,
            };
            self.table.put(key, ply, known);
        }
        best.0
    }

    /// Tries the moves in turn: the score, and the move that is worth remembering.
    fn moves(
        &mut self,
        watch: &Watch,
        list: &mut Ordered,
        (mut alpha, beta): (i32, i32),
        task: Task,
    ) -> (i32, Option<Move>) {
        let side = self.position.side_to_move();
        let enemies = self.position.pieces(!side);
        let mut best = (-INFINITY, None);
        let mut tried = [Move::new(ANY, ANY); 64];
        let mut quiets = 0;
        for (number, m) in list.enumerate() {
            let is_quiet = !enemies.contains(m.to);
            let reduction = if is_quiet && !task.in_check && !watch.limits.exact {
                reduction(task.depth, number)
            } else {
                0
            };
            let score = self.try_move(watch, m, (alpha, beta), task, (number, reduction));
            if self.stopped {
                return best;
            }
            if is_quiet && quiets < tried.len() {
                tried[quiets] = m;
                quiets += 1;
            }
            if score > best.0 {
                best.0 = score;
                if score > alpha {
                    alpha = score;
                    best.1 = Some(m);
                    self.line_begins(task.ply, m);
                }
                if score >= beta {
                    if is_quiet && tried[..quiets].last() == Some(&m) {
                        self.history
                            .learn(side, &tried[..quiets], task.depth, task.ply);
                    }
                    return best;
                }
            }
        }
        best
    }

    /// The score of a move: in full where it is the first or may be the best, else only
    /// whether it is no better than the best so far.
    pub(super) fn try_move(
        &mut self,
        watch: &Watch,
        m: Move,
        (alpha, beta): (i32, i32),
        task: Task,
        (number, reduction): (usize, i32),
    ) -> i32 {
        let undo = self.position.apply(m);
        self.keys.push(self.position.key());
        let check = self.position.in_check();
        let longer = check && (task.ply as i32) < 2 * self.depth;
        let depth = task.depth - 1 + i32::from(longer);
        let full = task.child(depth, check);
        let mut score = alpha + 1;
        if number > 0 {
            if reduction > 0 && !check {
                let less = task.child((depth - reduction).max(1), check);
                score = -self.node(watch, -alpha - 1, -alpha, less);
            }
            if score > alpha {
                score = -self.node(watch, -alpha - 1, -alpha, full);
            }
        }
        if number == 0 || score > alpha && score < beta {
            score = -self.node(watch, -beta, -alpha, full);
        }
        self.keys.pop();
        self.position.undo(undo);
        score
    }

    /// A score that is good enough for a cut although nothing is played: because the position
    /// is far better than needed, or because it stays so when the turn is passed.
    fn without_moving(&mut self, watch: &Watch, beta: i32, task: Task) -> Option<i32> {
        if beta.abs() >= DECIDED {
            return None;
        }
        let forces = self.evaluator.forces(&self.position);
        let value = self.evaluator.evaluate(&self.position, &forces);
        if task.depth <= 3 && value - FUTILITY_MARGIN * task.depth >= beta {
            return Some(value);
        }
        // With few units left the turn may be a burden, most of all where stalemate loses.
        let side = self.position.side_to_move().index();
        if task.after_null || task.depth < 3 || value < beta || forces.officers[side] < 3 {
            return None;
        }
        let undo = self.position.null_move().ok()?;
        self.keys.push(self.position.key());
        let depth = task.depth - 3 - task.depth / 5;
        let passed = Task {
            after_null: true,
            ..task.child(depth, false)
        };
        let score = -self.node(watch, -beta, 1 - beta, passed);
        self.keys.pop();
        self.position.undo(undo);
        // A win that needs the other side to stand still is none.
        (!self.stopped && score >= beta).then_some(score.min(DECIDED - 1))
    }
}

/// Some square, where there is no move yet.
const ANY: shatranj::Square = match shatranj::Square::new(0) {
    Some(square) => square,
    None => unreachable!(),
};

fn cuts(known: &Known, alpha: i32, beta: i32) -> bool {
    match known.bound {
        Bound::Exact => true,
        Bound::Lower => known.value >= beta,
        Bound::Upper => known.value <= alpha,
    }
}

/// How many plies less a quiet move that comes late is searched at first.
fn reduction(depth: i32, number: usize) -> i32 {
    if depth < 3 || number < 3 {
        return 0;
    }
    1 + i32::from(number >= 10) + i32::from(depth >= 7)
}
