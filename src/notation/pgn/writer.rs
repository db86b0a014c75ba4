//! Writes a game as PGN, in lines of less than 80 columns.

use alloc::{boxed::Box, string::ToString, vec::Vec};
use core::fmt::{self, Write};

use super::header;
use super::record::PgnGame;
use super::tree::NodeId;
use crate::{Color, Position};

/// The longest line, unless one word is longer.
const COLUMNS: usize = 79;

/// Writes the tags, the moves, the result and an empty line.
pub(super) fn write(game: &PgnGame, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (name, value) in header::write(game) {
        writeln!(
            f,
            "[{name} \"{}\"]",
            value.replace('\\', "\\\\").replace('"', "\\\"")
        )?;
    }
    f.write_char('\n')?;
    let mut lines = Lines {
        out: f,
        column: 0,
        glue: true,
    };
    moves(game, &mut lines)?;
    lines.word(&game.result().to_string())?;
    f.write_str("\n\n")
}

/// What is still to be written, the next at the end of a list.
enum Step {
    /// A move and all that follows it, from this position on. The flag says that its number
    /// must be written.
    Move(NodeId, Box<Position>, bool),
    Open,
    Close,
}

fn moves(game: &PgnGame, lines: &mut Lines<'_, '_>) -> fmt::Result {
    let tree = game.tree();
    for remark in game.remarks() {
        lines.comment(remark)?;
    }
    // The children of a node are written when its first child is.
    let first = tree.children(NodeId::ROOT).next();
    let mut steps: Vec<Step> = first
        .map(|id| Step::Move(id, Box::new(game.start().clone()), true))
        .into_iter()
        .collect();
    while let Some(step) = steps.pop() {
        let (id, mut position, numbered) = match step {
            Step::Open => {
                lines.word("(")?;
                lines.glue = true;
                continue;
            }
            Step::Close => {
                lines.glue = true;
                lines.word(")")?;
                continue;
            }
            Step::Move(id, position, numbered) => (id, position, numbered),
        };
        let Some(node) = tree.get(id) else {
            continue;
        };
        for text in &node.before {
            lines.comment(text)?;
        }
        lines.number(&position, numbered || !node.before.is_empty())?;
        lines.word(&position.san(node.played))?;
        for nag in &node.nags {
            lines.word(&format!("${nag}"))?;
        }
        for text in &node.after {
            lines.comment(text)?;
        }
        let parent = tree.parent(id).unwrap_or(NodeId::ROOT);
        let mut family = tree.children(parent);
        let variations: Vec<NodeId> = if family.next() == Some(id) {
            family.collect()
        } else {
            Vec::new()
        };
        let before = position.clone();
        let _ = position.apply(node.played);
        if let Some(next) = tree.children(id).next() {
            let numbered = !node.after.is_empty() || !variations.is_empty();
            steps.push(Step::Move(next, position, numbered));
        }
        for variation in variations.into_iter().rev() {
            steps.push(Step::Close);
            steps.push(Step::Move(variation, before.clone(), true));
            steps.push(Step::Open);
        }
    }
    Ok(())
}

/// Words with a blank or a line break between them.
struct Lines<'a, 'f> {
    out: &'a mut fmt::Formatter<'f>,
    column: usize,
    /// Whether the next word follows the last one without a gap.
    glue: bool,
}

impl Lines<'_, '_> {
    fn word(&mut self, word: &str) -> fmt::Result {
        self.joined(word, true)
    }

    /// Writes a word after a gap, which is a line break where the line is full and may be
    /// broken.
    fn joined(&mut self, word: &str, may_break: bool) -> fmt::Result {
        let length = word.chars().count();
        if core::mem::take(&mut self.glue) || self.column == 0 {
            self.column += length;
        } else if may_break && self.column + 1 + length > COLUMNS {
            self.out.write_char('\n')?;
            self.column = length;
        } else {
            self.out.write_char(' ')?;
            self.column += 1 + length;
        }
        self.out.write_str(word)
    }

    fn number(&mut self, position: &Position, always: bool) -> fmt::Result {
        match position.side_to_move() {
            Color::White => self.word(&format!("{}.", position.fullmove())),
            Color::Black if always => self.word(&format!("{}...", position.fullmove())),
            Color::Black => Ok(()),
        }
    }

    /// A comment in braces, or up to the end of the line where it holds a brace. It is broken
    /// only between words, and never before what other readers might take for a tag or for an
    /// escape.
    fn comment(&mut self, text: &str) -> fmt::Result {
        if text.contains('}') {
            self.word(&format!("; {text}\n"))?;
            self.column = 0;
            return Ok(());
        }
        let mut last = "{";
        for (i, word) in format!("{{{text}}}").split(' ').enumerate() {
            let safe = !word.is_empty() && !last.is_empty() && !word.starts_with(['[', '%']);
            self.joined(word, i == 0 || safe)?;
            last = word;
        }
        Ok(())
    }
}
