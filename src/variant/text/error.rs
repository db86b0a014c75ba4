//! What is wrong with the text of a game, and where.

use alloc::{boxed::Box, string::String};
use core::fmt;
use core::ops::Range;

use thiserror::Error;

use super::slice::Slice;
use crate::clip::{clip_to, is_shown};
use crate::geometry::TopologyError;
use crate::movement::BetzaError;
use crate::variant::{PlacementError, VariantError};

/// A text that is no game: what is wrong, and where.
///
/// `Display` takes several lines: the line and column, the reason, the line itself with carets
/// under the place, and advice where there is some.
///
/// ```
/// use shatranj::Variant;
/// let error = Variant::from_text("[board]\nsise = 8x8\n").unwrap_err();
/// assert_eq!((error.line(), error.column()), (2, 1));
/// assert_eq!(
///     error.to_string(),
///     "line 2, column 1: [board] has no key `sise`; did you mean `size`?\n  \
///        sise = 8x8\n  \
///        ^^^^"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    kind: Box<TextErrorKind>,
    line: usize,
    text: String,
    span: Range<usize>,
}

/// What is wrong with the text of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TextErrorKind {
    /// A line that is no section, no `key = value` and no comment.
    #[error("a line is `[section]`, `key = value`, or a comment that begins with #")]
    NoEntry,
    /// A `[` that is never closed, or something after the `]`.
    #[error("a section is written `[name]`, alone on its line")]
    BadSection,
    /// A `key = value` before the first section.
    #[error("`{0}` stands before the first section: begin with a line such as [game]")]
    OutsideSection(String),
    /// A section that there is not.
    #[error("there is no section [{found}]{}", or_else(.suggestion, "the sections are", .known))]
    UnknownSection {
        /// The name as written.
        found: String,
        /// What may have been meant.
        suggestion: Option<String>,
        /// The names there are.
        known: String,
    },
    /// A section that comes twice.
    #[error("[{section}] has begun on line {first} already: put all its keys there")]
    RepeatedSection {
        /// Its name.
        section: String,
        /// The line where it begins first.
        first: usize,
    },
    /// A section that a game needs.
    #[error("the section [{0}] is missing")]
    MissingSection(&'static str),
    /// A key that the section does not have.
    #[error("[{section}] has no key `{found}`{}", or_else(.suggestion, "its keys are", .known))]
    UnknownKey {
        /// The section.
        section: String,
        /// The key as written.
        found: String,
        /// What may have been meant.
        suggestion: Option<String>,
        /// The keys there are.
        known: String,
    },
    /// A key that comes twice.
    #[error("`{key}` is given on line {first} already")]
    RepeatedKey {
        /// The key.
        key: String,
        /// The line where it comes first.
        first: usize,
    },
    /// The same symbol for two kinds of piece.
    #[error("the symbol `{symbol}` is used on line {first} already: each piece needs its own")]
    RepeatedSymbol {
        /// The symbol.
        symbol: String,
        /// The line where it comes first.
        first: usize,
    },
    /// A key that the section needs.
    #[error("[{section}] needs the key `{key}`")]
    MissingKey {
        /// The section.
        section: String,
        /// The key.
        key: &'static str,
    },
    /// A key without a value.
    #[error("`{0}` has no value: leave the line out, or write something after the =")]
    NoValue(String),
    /// A word that is none of those that can stand there.
    #[error("`{found}` is no value of `{key}`{}", or_else(.suggestion, "write one of", .known))]
    UnknownValue {
        /// The key.
        key: String,
        /// The word as written.
        found: String,
        /// What may have been meant.
        suggestion: Option<String>,
        /// The words there are.
        known: String,
    },
    /// A number that is none, or too large or small.
    #[error("`{found}` is no number from {least} to {most}")]
    BadNumber {
        /// What is written.
        found: String,
        /// The smallest number possible.
        least: u8,
        /// The largest number possible.
        most: u8,
    },
    /// Text that is not of the form that its place asks for.
    #[error("`{found}` can't be read: write {form}")]
    BadForm {
        /// What is written.
        found: String,
        /// What should be.
        form: &'static str,
    },
    /// A text in quotes that can't be read.
    #[error("this quoted text can't be read: {0}")]
    BadQuote(&'static str),
    /// A square that the board does not have.
    #[error("the board has no square `{0}`")]
    UnknownSquare(String),
    /// A symbol that no piece has.
    #[error("no piece has the symbol `{found}`{}", or_else(.suggestion, "there are", .known))]
    UnknownSymbol {
        /// The symbol as written.
        found: String,
        /// What may have been meant.
        suggestion: Option<String>,
        /// The symbols there are.
        known: String,
    },
    /// A note on a piece that there is not.
    #[error(
        "`{found}` is no note on a piece{}",
        or_else(.suggestion, "there are", "`royal 1`, `promotes to G`, `promotes to G, at most 1`, `only on a1-c3`")
    )]
    UnknownNote {
        /// The note as written.
        found: String,
        /// What may have been meant.
        suggestion: Option<String>,
    },
    /// A movement that can't be read; the span is that of the fault in it.
    #[error("the movement: {}", .0.kind())]
    Movement(BetzaError),
    /// A rank that the board does not have.
    #[error("the board has no rank {rank}: its ranks are {lowest} to {highest}")]
    UnknownRank {
        /// The rank as written.
        rank: String,
        /// The lowest rank, extra cells included.
        lowest: i16,
        /// The highest one.
        highest: i16,
    },
    /// A drawn row of the start that does not fit the board.
    #[error("this row does not fit the board: {0}")]
    BadRow(RowFault),
    /// A start array in FEN that can't be read.
    #[error("the start array: {0}")]
    Start(PlacementError),
    /// A start both drawn and as a FEN.
    #[error("the start is given twice: draw its ranks or give a `fen`, not both")]
    TwoStarts,
    /// The parts can be read, but make no board.
    #[error("the board: {0}")]
    Board(TopologyError),
    /// All parts can be read, but contradict each other.
    #[error("{0}")]
    Game(VariantError),
}

/// What is wrong with a drawn row of a start.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RowFault {
    /// Fewer cells than the board is wide.
    #[error("it ends after {cells} cells and needs {expected}, voids included")]
    TooShort {
        /// How many cells it has.
        cells: usize,
        /// How many it must have.
        expected: usize,
    },
    /// More cells than the board is wide.
    #[error("it goes on past its {expected} cells")]
    TooLong {
        /// How many cells it must have.
        expected: usize,
    },
    /// A unit where the board has no square.
    #[error("there is no square here, a unit can't stand on a void: write *")]
    UnitOnVoid,
    /// An empty square where the board has none.
    #[error("there is no square here: write * for a void")]
    EmptyOnVoid,
    /// A `*` where the board has a square.
    #[error("`*` stands for a void, but {square} is a square: write . for an empty one")]
    VoidOnSquare {
        /// The square.
        square: String,
    },
    /// A symbol that no piece has.
    #[error("no piece is written `{0}`")]
    UnknownSymbol(String),
    /// A character that has no meaning in a row.
    #[error("{0:?} has no meaning here: write a symbol, a number, . or *")]
    UnexpectedCharacter(char),
    /// A number of empty squares that begins with 0.
    #[error("a number of empty squares can't begin with 0")]
    ZeroRun,
}

/// The text without the mark that some programs put before it.
pub(super) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// A text as it is repeated in a message: cut short if it is long, without control characters.
pub(super) fn clip(text: &str) -> String {
    const LONGEST: usize = 40;
    clip_to(text, LONGEST)
}

fn or_else(suggestion: &Option<String>, what: &str, known: &str) -> String {
    match suggestion {
        Some(meant) => format!("; did you mean `{meant}`?"),
        None if known.is_empty() => String::new(),
        None => format!("; {what} {known}"),
    }
}

/// A fault and its place, while the text is read.
#[derive(Debug)]
pub(super) struct Fault {
    pub kind: Box<TextErrorKind>,
    /// The line, counted from 0.
    pub line: usize,
    pub span: Range<usize>,
}

impl Fault {
    pub fn new(kind: TextErrorKind, at: Slice<'_>) -> Fault {
        Fault {
            kind: Box::new(kind),
            line: at.line,
            span: at.span(),
        }
    }

    /// With its line out of the whole text.
    pub fn in_text(self, text: &str) -> TextError {
        let text = without_mark(text);
        TextError {
            kind: self.kind,
            line: self.line + 1,
            text: text.lines().nth(self.line).unwrap_or_default().into(),
            span: self.span,
        }
    }
}

impl TextError {
    /// What is wrong.
    #[must_use]
    pub fn kind(&self) -> &TextErrorKind {
        &self.kind
    }

    /// The line, from 1. For something that is missing it is the last one.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The column of the line where the fault begins, in characters, from 1.
    #[must_use]
    pub fn column(&self) -> usize {
        let before = self
            .text
            .char_indices()
            .take_while(|(at, _)| *at < self.span.start);
        before.count() + 1
    }

    /// The bytes of the line that are concerned; of a movement only those that are at fault.
    #[must_use]
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// The line that is concerned.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The line as it is shown, cut down to what surrounds the place, and the carets under it.
    fn picture(&self) -> (String, String) {
        const BEFORE: usize = 60;
        const SHOWN: usize = 100;
        let skipped = self.column().saturating_sub(BEFORE);
        let (mut line, mut carets) = (String::new(), String::new());
        for (at, c) in self.text.char_indices().skip(skipped).take(SHOWN) {
            line.push(if is_shown(c) { c } else { ' ' });
            carets.push(if self.span.contains(&at) { '^' } else { ' ' });
        }
        if self.span.is_empty() && carets.trim().is_empty() {
            let at = self.column() - 1 - skipped;
            carets = " ".repeat(at) + "^";
        }
        (line, carets.trim_end().into())
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line,
            self.column(),
            self.kind
        )?;
        let (line, carets) = self.picture();
        write!(f, "\n  {line}\n  {carets}")?;
        if let TextErrorKind::Movement(error) = self.kind() {
            write!(f, "\n{}", error.advice())?;
        }
        Ok(())
    }
}

impl core::error::Error for TextError {}
