//! One game of a PGN file: its tags, its start, its moves, its result.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use thiserror::Error;

use super::error::{PgnError, PgnErrorKind, Place};
use super::reader::PgnReader;
use super::tree::{MoveTree, NodeId};
use super::writer;
use crate::clip::clip;
use crate::notation::GameResult;
use crate::position::IllegalMove;
use crate::{EndReason, Move, Outcome, Position, Variant};

/// The tags that every PGN has, without the result, and what stands where nothing is known.
pub(super) const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// The tags that are made of the game itself.
pub(super) const OWN_TAGS: [&str; 6] = [
    "Result",
    "Variant",
    "VariantOptions",
    "VariantMen",
    "SetUp",
    "FEN",
];

/// A game as a PGN file holds it.
///
/// Its moves are legal. Tags that the game itself decides (`Result`, `Variant`, `FEN` and so
/// on) are not stored but written from it.
///
/// ```
/// use shatranj::{notation::{GameResult, NodeId, PgnGame}, variants};
/// let mut pgn = PgnGame::new(variants::kamil().start());
/// pgn.set_tag("White", "al-Adli")?;
/// let first = pgn.start().parse_san("e3")?;
/// let node = pgn.add(NodeId::ROOT, first)?;
/// pgn.comment(node, "The usual beginning.");
/// pgn.set_result(GameResult::Draw);
/// let text = pgn.to_string();
/// assert!(text.contains("[White \"al-Adli\"]\n"));
/// assert!(text.contains("[Variant \"kamil\"]\n"));
/// assert!(text.ends_with("\n\n1. e3 {The usual beginning.} 1/2-1/2\n\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    tags: Vec<(String, String)>,
    start: Position,
    tree: MoveTree,
    remarks: Vec<String>,
    result: GameResult,
    reason: Option<EndReason>,
}

/// Why a tag can't be set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TagError {
    /// The tag is written from the game itself.
    #[error("the tag {name} is written from the game itself and can't be set")]
    Reserved {
        /// The name of the tag.
        name: String,
    },
    /// A name that is not made of letters, digits and underscores.
    #[error("`{name}` can't be the name of a tag: use letters, digits and _")]
    BadName {
        /// The name.
        name: String,
    },
}

impl PgnGame {
    /// A game without moves, tags and result.
    #[must_use]
    pub fn new(start: Position) -> PgnGame {
        PgnGame {
            tags: Vec::new(),
            start,
            tree: MoveTree::default(),
            remarks: Vec::new(),
            result: GameResult::Open,
            reason: None,
        }
    }

    /// What is being played.
    #[must_use]
    pub const fn variant(&self) -> &Variant {
        self.start.variant()
    }

    /// The position in which the game begins.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves with variations and comments.
    #[must_use]
    pub const fn tree(&self) -> &MoveTree {
        &self.tree
    }

    pub(super) fn tree_mut(&mut self) -> &mut MoveTree {
        &mut self.tree
    }

    /// The moves of the main line.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let played = |id| self.tree.get(id).map(|node| node.played);
        self.tree.main_line().filter_map(played).collect()
    }

    /// The position after the move of a node; the start for the root.
    #[must_use]
    pub fn position(&self, node: NodeId) -> Position {
        let mut position = self.start.clone();
        for m in self.tree.line_to(node) {
            let _ = position.apply(m);
        }
        position
    }

    /// Adds a move after a node, as a variation if another move is there already, and gives
    /// its node.
    ///
    /// # Errors
    /// Why the move is not legal there.
    pub fn add(&mut self, after: NodeId, m: Move) -> Result<NodeId, IllegalMove> {
        self.add_line(after, [m])
    }

    /// Adds moves one after the other, the first after a node, and gives the node of the last.
    ///
    /// # Errors
    /// Why a move is not legal; those before it have been added.
    pub fn add_line(
        &mut self,
        after: NodeId,
        moves: impl IntoIterator<Item = Move>,
    ) -> Result<NodeId, IllegalMove> {
        let mut node = self.tree.get(after).map_or(NodeId::ROOT, |_| after);
        let mut position = self.position(node);
        for m in moves {
            let _ = position.play(m)?;
            node = self.tree.push(node, m);
        }
        Ok(node)
    }

    /// Comments before the first move.
    #[must_use]
    pub fn remarks(&self) -> &[String] {
        &self.remarks
    }

    /// Comments a move, or at the root the game as a whole, before its first move. Line
    /// breaks become spaces.
    pub fn comment(&mut self, node: NodeId, text: &str) {
        let text = tidy(text);
        if !text.is_empty() {
            match self.tree.get_mut(node) {
                Some(m) => m.after.push(text),
                None => self.remarks.push(text),
            }
        }
    }

    /// Annotates a move with a number, `$1` to `$255`.
    pub fn annotate(&mut self, node: NodeId, nag: u8) {
        if let Some(m) = self.tree.get_mut(node) {
            m.nags.push(nag);
        }
    }

    /// The value of a tag that is stored; tags that the game itself decides are not.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(n, _)| n == name)
            .map(|(_, value)| value.as_str())
    }

    /// The tags that are stored, names and values, in their order.
    pub fn tags(&self) -> impl ExactSizeIterator<Item = (&str, &str)> + '_ {
        self.tags
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Stores a tag; one of the roster that says nothing is not kept. Line breaks in its value
    /// become spaces.
    ///
    /// # Errors
    /// When the name can't be one, or the tag is written from the game itself.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        let is_name = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
        if name.is_empty() || !name.bytes().all(is_name) {
            return Err(TagError::BadName { name: clip(name) });
        }
        let reason = name == "Termination"
            && (self.reason.is_some() || EndReason::from_name(value).is_some());
        if OWN_TAGS.contains(&name) || reason {
            return Err(TagError::Reserved { name: name.into() });
        }
        let value = tidy(value);
        self.tags.retain(|(n, _)| n != name);
        if !ROSTER.contains(&(name, &value)) {
            let place = self
                .tags
                .partition_point(|(n, _)| roster_rank(n) <= roster_rank(name));
            self.tags.insert(place, (name.into(), value));
        }
        Ok(())
    }

    /// The result.
    #[must_use]
    pub const fn result(&self) -> GameResult {
        self.result
    }

    /// How the game has ended, if the reason is one of those that this library knows. A
    /// result without a reason (a game lost on time, say) has none.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.result.outcome(self.reason?)
    }

    /// Sets a result of which the reason is not known.
    pub fn set_result(&mut self, result: GameResult) {
        self.result = result;
        self.reason = None;
    }

    /// Sets the result and its reason. The tag `Termination` then says the reason.
    pub fn set_outcome(&mut self, outcome: Option<Outcome>) {
        self.result = outcome.into();
        self.reason = outcome.map(|outcome| outcome.reason);
        if self.reason.is_some() {
            self.tags.retain(|(name, _)| name != "Termination");
        }
    }

    /// Writes the game to a stream, an empty line after it.
    ///
    /// # Errors
    /// Those of the stream.
    pub fn write(&self, mut to: impl std::io::Write) -> std::io::Result<()> {
        to.write_all(self.to_string().as_bytes())
    }
}

impl core::fmt::Display for PgnGame {
    /// The game as PGN: its tags, its moves, its result, an empty line.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        writer::write(self, f)
    }
}

impl core::str::FromStr for PgnGame {
    type Err = PgnError;

    /// Reads the one game of a text, of a built-in variant; a [`PgnReader`] reads any others.
    ///
    /// ```
    /// use shatranj::notation::PgnGame;
    /// let game: PgnGame = "[Variant \"kamil\"]\n\n1. e3 e8 *".parse()?;
    /// assert_eq!(game.moves().len(), 2);
    /// assert!("".parse::<PgnGame>().is_err());
    /// # Ok::<(), shatranj::notation::PgnError>(())
    /// ```
    fn from_str(text: &str) -> Result<PgnGame, PgnError> {
        let mut games = PgnReader::new(text.as_bytes());
        let fault = |game, spot, kind| {
            Err(PgnError::from(Place {
                game,
                ply: None,
                spot,
                text: String::new(),
                kind,
            }))
        };
        let Some(first) = games.next() else {
            return fault(1, games.begun(), PgnErrorKind::NoGame);
        };
        let first = first?;
        match games.next() {
            None => Ok(first),
            Some(Ok(_)) => fault(2, games.begun(), PgnErrorKind::AnotherGame),
            Some(Err(error)) => Err(error),
        }
    }
}

/// The tags of the roster come first, in its order, then all others.
fn roster_rank(name: &str) -> usize {
    ROSTER
        .iter()
        .position(|(n, _)| *n == name)
        .unwrap_or(ROSTER.len())
}

/// A text without line breaks and other control characters, and without space at its ends:
/// space that holds a line break becomes one blank.
pub(super) fn tidy(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    let mut rest = text.trim();
    while let Some(begin) = rest.find(char::is_control) {
        let (head, tail) = rest.split_at(begin);
        tidy.push_str(head.trim_end());
        tidy.push(' ');
        rest = tail.trim_start_matches(|c: char| c.is_control() || c.is_whitespace());
    }
    tidy.push_str(rest);
    tidy.trim().into()
}
