//! The moves of a game with variations, comments and annotations.
//!
//! The nodes lie in one list and know each other by number, so that a tree of any depth can
//! be dropped, copied and compared without recursion.

use alloc::{string::String, vec::Vec};

use crate::Move;

/// A move of a tree, by its number there; it means nothing in another tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// What comes before the first move.
    pub const ROOT: NodeId = NodeId(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move of a game with what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TreeMove {
    /// The move.
    pub played: Move,
    /// Comments before the move, where it begins a variation.
    pub before: Vec<String>,
    /// Numeric annotations (`$1` is `!`, `$2` is `?`).
    pub nags: Vec<u8>,
    /// Comments after the move.
    pub after: Vec<String>,
}

#[derive(Clone, Debug)]
struct Node {
    /// `None` for the root.
    data: Option<TreeMove>,
    parent: NodeId,
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
}

/// Moves with variations: each move may be followed by several, of which the first belongs to
/// the main line.
///
/// ```
/// use shatranj::{notation::{NodeId, PgnReader}, variants};
/// let text = "1. e3 (1. d3 {quieter}) e8 *";
/// let mut reader = PgnReader::new(text.as_bytes()).assume(variants::kamil());
/// let game = reader.next().unwrap()?;
/// let tree = game.tree();
/// let first: Vec<NodeId> = tree.children(NodeId::ROOT).collect();
/// assert_eq!(first.len(), 2);
/// assert_eq!(tree.get(first[1]).unwrap().after, ["quieter"]);
/// assert_eq!(tree.main_line().count(), 2);
/// # Ok::<(), shatranj::notation::PgnError>(())
/// ```
///
/// Trees are equal when they hold the same moves, however they came to be.
#[derive(Clone, Debug)]
pub struct MoveTree(Vec<Node>);

impl PartialEq for MoveTree {
    fn eq(&self, other: &MoveTree) -> bool {
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((a, b)) = pairs.pop() {
            let alike = self.get(a) == other.get(b)
                && self.children(a).count() == other.children(b).count();
            if !alike {
                return false;
            }
            pairs.extend(self.children(a).zip(other.children(b)));
        }
        true
    }
}

impl Eq for MoveTree {}

impl Default for MoveTree {
    fn default() -> MoveTree {
        MoveTree(vec![Node {
            data: None,
            parent: NodeId::ROOT,
            first_child: None,
            last_child: None,
            next_sibling: None,
        }])
    }
}

impl MoveTree {
    /// The number of moves, variations included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len() - 1
    }

    /// Whether there is no move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move of a node; `None` for the root.
    #[must_use]
    pub fn get(&self, id: NodeId) -> Option<&TreeMove> {
        self.0.get(id.index())?.data.as_ref()
    }

    pub(super) fn get_mut(&mut self, id: NodeId) -> Option<&mut TreeMove> {
        self.0.get_mut(id.index())?.data.as_mut()
    }

    /// The node before this one; `None` for the root.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        let node = self.0.get(id.index())?;
        node.data.as_ref().map(|_| node.parent)
    }

    /// The nodes that follow, the main line first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let first = self.0.get(id.index()).and_then(|node| node.first_child);
        core::iter::successors(first, |child| self.0[child.index()].next_sibling)
    }

    /// The nodes of the main line, the first move first.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        let next = |id: NodeId| self.0[id.index()].first_child;
        core::iter::successors(next(NodeId::ROOT), move |&id| next(id))
    }

    /// The moves that lead from the root to a node, that of the node included.
    #[must_use]
    pub fn line_to(&self, id: NodeId) -> Vec<Move> {
        let up = core::iter::successors(Some(id), |&id| self.parent(id));
        let mut line: Vec<Move> = up.filter_map(|id| Some(self.get(id)?.played)).collect();
        line.reverse();
        line
    }

    /// Adds a move after a node that exists; it belongs to the main line if it is the first.
    pub(super) fn push(&mut self, parent: NodeId, played: Move) -> NodeId {
        let id = NodeId(u32::try_from(self.0.len()).unwrap_or(u32::MAX));
        self.0.push(Node {
            data: Some(TreeMove {
                played,
                before: Vec::new(),
                nags: Vec::new(),
                after: Vec::new(),
            }),
            parent,
            first_child: None,
            last_child: None,
            next_sibling: None,
        });
        match self.0[parent.index()].last_child.replace(id) {
            Some(last) => self.0[last.index()].next_sibling = Some(id),
            None => self.0[parent.index()].first_child = Some(id),
        }
        id
    }
}
