//! Perft suites: positions with the number of their legal move sequences, in the usual EPD
//! form. Counting them is the work of [`perft`](crate::perft).

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use thiserror::Error;

use super::fen_error::FenError;
use crate::clip::clip;
use crate::variant::{LookupError, parse_option};
use crate::{Position, Variant};

/// The greatest depth that a line of a suite may ask for: far beyond what can be counted, and
/// near enough for the stack.
pub const MAX_SUITE_DEPTH: u32 = 99;

/// A perft suite: positions, each with the counts expected at some depths.
///
/// A line is `FEN ;D1 20 ;D2 400`. A line `# variant: tamerlane` names the game of the lines
/// below it, and `# options: exchange_when=Never` its options, separated by one space; every
/// other line that begins with `#` is a comment, and blank lines mean nothing. A new
/// `# variant:` line takes the options back to their defaults.
///
/// ```
/// use shatranj::{notation::Suite, perft};
/// let text = concat!(
///     "# variant: kamil\n",
///     "rnedkgdenr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNEDKGDENR w - - 0 1 ;D1 18 ;D3 6066\n",
/// );
/// let suite = Suite::parse(text)?;
/// assert_eq!(suite.variant().map(|game| game.id()), Some("kamil"));
/// assert_eq!(suite.entries()[0].counts(), [(1, 18), (3, 6066)]);
/// let report = suite.check(3, perft::perft);
/// assert_eq!((report.counts, report.nodes), (2, 6084));
/// assert!(report.mismatches.is_empty());
/// # Ok::<(), shatranj::notation::SuiteError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suite {
    entries: Vec<SuiteEntry>,
}

/// One position of a [`Suite`].
///
/// ```
/// use shatranj::notation::Suite;
/// let suite = Suite::parse("# variant: kamil\n10/10/4k5/10/10/10/10/10/10/4K5 w ;D1 5 ;D2 40")?;
/// let entry = &suite.entries()[0];
/// assert_eq!((entry.line(), entry.counts()), (2, [(1, 5), (2, 40)].as_slice()));
/// assert_eq!(entry.fen(), "10/10/4k5/10/10/10/10/10/10/4K5 w");
/// assert_eq!(entry.position().legal_moves().len(), 5);
/// # Ok::<(), shatranj::notation::SuiteError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuiteEntry {
    line: usize,
    fen: String,
    position: Position,
    counts: Vec<(u32, u64)>,
}

/// Why a text is no perft suite. Lines count from 1; texts that are repeated are cut short
/// after 24 characters, and control characters in them are escaped.
///
/// ```
/// use shatranj::notation::Suite;
/// let error = Suite::parse("# variant: kamil\n10/10/4k5/10/10/10/10/10/10/4K5 w ;D 5").unwrap_err();
/// assert_eq!(error.to_string(), "line 2: `D 5` is no count: write the depth and the number, `D2 400`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SuiteError {
    /// No game is named above a position.
    #[error("line {line}: no game is named above: begin with a line `# variant: NAME`")]
    NoGame {
        /// The line of the position.
        line: usize,
    },
    /// The game or its options can't be had.
    #[error("line {line}: {reason}")]
    Game {
        /// The line of the game or of its options.
        line: usize,
        /// What is wrong.
        reason: LookupError,
    },
    /// The game that the caller was to provide can't be had.
    #[error("line {line}: {reason}")]
    Refused {
        /// The line of the first position of the game.
        line: usize,
        /// What the caller says is wrong.
        reason: String,
    },
    /// The position can't be read.
    #[error("line {line}: {reason}")]
    Fen {
        /// The line of the position.
        line: usize,
        /// What is wrong. Its offset counts from the start of the line.
        reason: FenError,
    },
    /// A position without a count.
    #[error("line {line}: no count is expected of this position: write `;D1 20` after it")]
    NoCounts {
        /// The line of the position.
        line: usize,
    },
    /// Something that is no count.
    #[error("line {line}: `{found}` is no count: write the depth and the number, `D2 400`")]
    BadCount {
        /// The line.
        line: usize,
        /// What stands there.
        found: String,
    },
    /// A depth beyond [`MAX_SUITE_DEPTH`].
    #[error("line {line}: depth {depth} is too great: {MAX_SUITE_DEPTH} is the most")]
    TooDeep {
        /// The line.
        line: usize,
        /// The depth.
        depth: u32,
    },
    /// The same depth twice for one position.
    #[error("line {line}: depth {depth} is given twice")]
    RepeatedDepth {
        /// The line.
        line: usize,
        /// The depth.
        depth: u32,
    },
}

impl Suite {
    /// Reads a suite of built-in games. A text without a position is an empty suite.
    ///
    /// # Errors
    /// The first mistake, with its line.
    pub fn parse(text: &str) -> Result<Suite, SuiteError> {
        Parser::default().read(text, |header, line| {
            let name = header.name.ok_or(SuiteError::NoGame { line })?;
            let game = Variant::by_name_with(name, &header.options);
            game.map_err(|reason| SuiteError::Game {
                line: header.line,
                reason,
            })
        })
    }

    /// Reads a suite whose games the caller provides: `game` is asked once for each group of
    /// positions, with the name in force, if there is one, and the options. So a suite may
    /// speak of a game of your own, or of no game at all.
    ///
    /// # Errors
    /// The first mistake, with its line; what `game` says becomes [`SuiteError::Refused`].
    ///
    /// ```
    /// use shatranj::{notation::Suite, variants};
    /// let text = "10/10/4k5/10/10/10/10/10/10/4K5 w ;D1 5";
    /// let suite = Suite::parse_with(text, |name, _| match name {
    ///     None => Ok(variants::kamil().clone()),
    ///     Some(name) => Err(format!("{name} is not for me")),
    /// })?;
    /// assert_eq!(suite.entries().len(), 1);
    /// # Ok::<(), shatranj::notation::SuiteError>(())
    /// ```
    pub fn parse_with<E: ToString>(
        text: &str,
        mut game: impl FnMut(Option<&str>, &[(&str, &str)]) -> Result<Variant, E>,
    ) -> Result<Suite, SuiteError> {
        Parser::default().read(text, |header, line| {
            game(header.name, &header.options).map_err(|reason| SuiteError::Refused {
                line,
                reason: reason.to_string(),
            })
        })
    }

    /// The game of the first position; `None` for an empty suite.
    #[must_use]
    pub fn variant(&self) -> Option<&Variant> {
        self.entries.first().map(|entry| entry.position.variant())
    }

    /// The positions, in the order of their lines.
    #[must_use]
    pub fn entries(&self) -> &[SuiteEntry] {
        &self.entries
    }
}

impl SuiteEntry {
    /// The line of the text, from 1.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The FEN as it is written there.
    #[must_use]
    pub fn fen(&self) -> &str {
        &self.fen
    }

    /// The position, which knows its game.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Depths in plies and the counts expected there, in the order of the line.
    #[must_use]
    pub fn counts(&self) -> &[(u32, u64)] {
        &self.counts
    }
}

/// What the header lines say of the positions below them.
#[derive(Default)]
struct Header<'t> {
    name: Option<&'t str>,
    options: Vec<(&'t str, &'t str)>,
    /// The line of the name or, where they come later, of the options.
    line: usize,
}

#[derive(Default)]
struct Parser<'t> {
    header: Header<'t>,
    /// The game that the header names, once a position has asked for it.
    game: Option<Variant>,
    entries: Vec<SuiteEntry>,
}

impl<'t> Parser<'t> {
    fn read(
        mut self,
        text: &'t str,
        mut game: impl FnMut(&Header<'t>, usize) -> Result<Variant, SuiteError>,
    ) -> Result<Suite, SuiteError> {
        for (i, line) in text.lines().enumerate() {
            let number = i + 1;
            let content = line.trim();
            if let Some(comment) = content.strip_prefix('#') {
                self.comment(comment.trim_start(), number)?;
            } else if !content.is_empty() {
                let variant = match self.game.take() {
                    Some(variant) => variant,
                    None => game(&self.header, number)?,
                };
                self.entries.push(entry(&variant, line, number)?);
                self.game = Some(variant);
            }
        }
        Ok(Suite {
            entries: self.entries,
        })
    }

    /// A header line or a mere comment. A header line after positions begins a new group.
    fn comment(&mut self, comment: &'t str, line: usize) -> Result<(), SuiteError> {
        if let Some(name) = comment.strip_prefix("variant:") {
            if self.game.take().is_some() {
                self.header.options.clear();
            }
            self.header.name = Some(name.trim());
            self.header.line = line;
        } else if let Some(options) = comment.strip_prefix("options:") {
            if self.game.take().is_some() {
                self.header.options.clear();
            }
            let options = options.trim().split(' ').map(parse_option);
            for option in options {
                let option = option.map_err(|reason| SuiteError::Game { line, reason })?;
                self.header.options.push(option);
            }
            self.header.line = line;
        }
        Ok(())
    }
}

fn entry(variant: &Variant, line: &str, number: usize) -> Result<SuiteEntry, SuiteError> {
    let (fen, operations) = line.split_once(';').unwrap_or((line, ""));
    let position = variant.position(fen);
    let position = position.map_err(|reason| SuiteError::Fen {
        line: number,
        reason,
    })?;
    if operations.trim().is_empty() {
        return Err(SuiteError::NoCounts { line: number });
    }
    let mut counts: Vec<(u32, u64)> = Vec::new();
    for text in operations.split(';') {
        let Some((depth, count)) = operation(text.trim()) else {
            return Err(SuiteError::BadCount {
                line: number,
                found: clip(text.trim()),
            });
        };
        if depth > MAX_SUITE_DEPTH {
            return Err(SuiteError::TooDeep {
                line: number,
                depth,
            });
        }
        if counts.iter().any(|&(d, _)| d == depth) {
            return Err(SuiteError::RepeatedDepth {
                line: number,
                depth,
            });
        }
        counts.push((depth, count));
    }
    Ok(SuiteEntry {
        line: number,
        fen: fen.trim().into(),
        position,
        counts,
    })
}

/// `D2 400` as depth and count.
fn operation(text: &str) -> Option<(u32, u64)> {
    let (depth, count) = text.strip_prefix('D')?.split_once(' ')?;
    let count = count.trim_start();
    let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
    if !digits(depth) || !digits(count) {
        return None;
    }
    Some((depth.parse().ok()?, count.parse().ok()?))
}
