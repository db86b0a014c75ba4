//! The root: one depth after the other, until there is a reason to stop.

use shatranj::Move;

use super::Report;
use super::score::{DECIDED, MAX_PLY, Score, WIN};
use super::tree::{INFINITY, Task, Tree, Watch};

/// Half of the first window around the score of the depth before.
const WINDOW: i32 = 30;
/// Time is not spent on the only move beyond this depth.
pub const ONLY_MOVE_DEPTH: u32 = 3;

/// Searches the position of a tree. `None` where it has no legal move.
pub fn search(mut tree: Tree, watch: Watch, report: &mut dyn FnMut(&Report)) -> Option<Report> {
    let in_check = tree.position.in_check();
    let mut moves = first_order(&mut tree);
    if let Some(only) = &watch.limits.moves {
        moves.retain(|m| only.contains(m));
    }
    let forces = tree.evaluator.forces(&tree.position);
    let mut found = Report {
        depth: 0,
        seldepth: 0,
        score: Score::new(tree.evaluator.evaluate(&tree.position, &forces)),
        nodes: 0,
        time: watch.start.elapsed(),
        line: vec![*moves.first()?],
    };
    let last = watch
        .limits
        .depth
        .unwrap_or(u32::MAX)
        .clamp(1, MAX_PLY as u32 - 1);
    for depth in 1..=last as i32 {
        tree.depth = depth;
        tree.seldepth = 0;
        let task = Task {
            depth,
            ply: 0,
            in_check,
            after_null: false,
        };
        let score = iterate(
            &mut tree,
            &watch,
            &mut moves,
            task,
            found.score.centipawns(),
        );
        found.nodes = tree.nodes;
        found.time = watch.start.elapsed();
        let other = moves[0] != found.line[0];
        if !tree.line().is_empty() && (score.is_some() || other) {
            found.line.clear();
            found.line.extend_from_slice(tree.line());
        } else if other {
            // Better than the window that it was seen in, and stopped before the next one.
            found.line = vec![moves[0]];
        }
        let Some(score) = score else { break };
        found.depth = depth.unsigned_abs();
        found.seldepth = tree.seldepth as u32;
        found.score = Score::new(score);
        report(&found);
        if is_enough(&watch, depth, score, moves.len()) {
            break;
        }
    }
    found.time = watch.start.elapsed();
    Some(found)
}

/// The legal moves in the order of the first depth.
fn first_order(tree: &mut Tree) -> Vec<Move> {
    let moves = tree.position.legal_moves();
    let known = tree.table.get(tree.position.key(), 0);
    let remembered = known.and_then(|known| known.best);
    let mut list = tree.spare.pop().unwrap_or_default();
    let knowledge = (tree.evaluator.values(), &*tree.history);
    list.fill(&tree.position, &moves, remembered, knowledge, 0);
    list.collect()
}

/// Whether another depth would be of no use, or there is no time for it.
fn is_enough(watch: &Watch, depth: i32, score: i32, moves: usize) -> bool {
    let timed = watch.limits.soft.is_some() || watch.limits.hard.is_some();
    let late = |soft| watch.start.elapsed() >= soft;
    let plies = WIN - score.abs();
    // Reductions may hide a shorter way for some depths.
    let hidden = if watch.limits.exact { 0 } else { 2 };
    score.abs() >= DECIDED && depth >= plies + hidden
        || moves == 1 && timed && depth.unsigned_abs() >= ONLY_MOVE_DEPTH
        || watch.limits.soft.is_some_and(late)
}

/// One depth, in a window around the score of the last one that is widened as needed. The
/// best move goes to the front. `None` when the search was stopped.
fn iterate(
    tree: &mut Tree,
    watch: &Watch,
    moves: &mut [Move],
    task: Task,
    before: i32,
) -> Option<i32> {
    let (mut low, mut high) = (-INFINITY, INFINITY);
    if task.depth >= 4 && before.abs() < DECIDED {
        (low, high) = (before - WINDOW, before + WINDOW);
    }
    let mut width = WINDOW;
    loop {
        let score = try_all(tree, watch, moves, task, (low, high));
        if tree.stopped {
            return None;
        }
        width *= 4;
        if score <= low && low > -INFINITY {
            low = if width > 1000 {
                -INFINITY
            } else {
                before - width
            };
        } else if score >= high && high < INFINITY {
            high = if width > 1000 {
                INFINITY
            } else {
                before + width
            };
        } else {
            return Some(score);
        }
    }
}

/// Every move at the root. A move that turns out better than those before goes to the front
/// at once, so that it is played if there is no time for the rest.
fn try_all(
    tree: &mut Tree,
    watch: &Watch,
    moves: &mut [Move],
    task: Task,
    (mut alpha, beta): (i32, i32),
) -> i32 {
    let mut best = -INFINITY;
    if tree.enter(watch, 0) {
        return best;
    }
    for number in 0..moves.len() {
        let m = moves[number];
        let score = tree.try_move(watch, m, (alpha, beta), task, (number, 0));
        if tree.stopped {
            break;
        }
        best = best.max(score);
        if score > alpha {
            alpha = score;
            tree.line_begins(0, m);
            moves[..=number].rotate_right(1);
        }
        if score >= beta {
            break;
        }
    }
    best
}
