//! What can be wrong with a Betza text: the kind of fault, the place, and what to write.

use alloc::string::String;
use core::fmt::{self, Write as _};
use core::ops::Range;

use crate::movement::error::{MAX_LEGS, MAX_RANGE, MAX_RIDES, MAX_STEP, MAX_TEXT, MovementError};
use thiserror::Error;

/// A Betza text that was refused, with the place and the reason.
///
/// `Display` takes several lines: the reason, the text with a caret line under the place, and
/// advice. Anything in the text but printable ASCII is shown escaped.
///
/// ```
/// use shatranj::movement::Movement;
/// let error = Movement::betza("WxyzF").unwrap_err();
/// assert_eq!(error.span(), 1..2);
/// assert!(error.to_string().contains("\n  WxyzF\n   ^\n"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BetzaError {
    kind: BetzaErrorKind,
    text: String,
    span: Range<usize>,
}

/// What is wrong with a Betza text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BetzaErrorKind {
    /// There is no text.
    #[error("the text is empty")]
    Empty,
    /// The text has more than [`MAX_TEXT`] bytes.
    #[error("the text has {bytes} bytes; at most {MAX_TEXT} are read")]
    TextTooLong {
        /// Its length.
        bytes: usize,
    },
    /// A capital letter that is no atom.
    #[error("`{0}` is no atom")]
    UnknownAtom(char),
    /// `L` or `J`: sources give them opposite meanings.
    #[error("`{0}` is the camel in some sources and the zebra in others")]
    AmbiguousAtom(char),
    /// A small letter that is no modifier.
    #[error("`{0}` is no modifier")]
    UnknownModifier(char),
    /// A modifier or atom of XBetza that is known but not supported here.
    #[error("`{letter}` ({name}) is not supported")]
    Unsupported {
        /// The character.
        letter: char,
        /// What it stands for.
        name: &'static str,
    },
    /// A character that has no place here.
    #[error("unexpected {0:?}")]
    UnexpectedCharacter(char),
    /// Modifiers that no atom, bracket or brace follows.
    #[error("modifiers without an atom")]
    NoAtom,
    /// A number that is no range.
    #[error("bad range: {0}")]
    BadRange(RangeFault),
    /// A range, fixed or open, beyond [`MAX_RANGE`].
    #[error("a range longer than any board; the most is {MAX_RANGE}")]
    RangeTooLong,
    /// A bracket `[` or brace `{` that is never closed, or a vector without its `)`.
    #[error("`{0}` is never closed")]
    Unclosed(char),
    /// Two atoms in a bracket with neither `-` nor `?` between them.
    #[error("a separator is missing between two legs")]
    MissingSeparator,
    /// A separator with no leg on one side, or nothing at all between brackets.
    #[error("a leg is missing")]
    MissingLeg,
    /// A bracket within a bracket.
    #[error("brackets do not nest")]
    NestedBracket,
    /// `a` or `y` within a bracket.
    #[error("`{0}` has no meaning in brackets")]
    ChainInBracket(char),
    /// `a`, `y`, `n` or `j` before a bracket or brace.
    #[error("`{0}` has no meaning before `{1}`")]
    ModifierOnGroup(char, char),
    /// Both a bracket and a leg in it say `m` or `c`.
    #[error("`m` or `c` is given both before the bracket and in it")]
    ModeTwice,
    /// A leg of a chain, after the first, that names no direction.
    #[error("a leg that goes on must say in which direction")]
    MissingDirection,
    /// Direction letters with other modifiers between them.
    #[error("direction letters must stand together")]
    ScatteredDirections,
    /// `h` anywhere but on N, C, Z and the like after one of `f b l r v s`, or as `hr`, `hl`.
    #[error("`h` has no meaning here")]
    MisplacedHalf,
    /// A horizontal letter before a vertical one in the eight-direction system.
    #[error("a horizontal letter before a vertical one is read in two ways")]
    AmbiguousDirections,
    /// The same modifier twice.
    #[error("`{0}` is given twice")]
    RepeatedModifier(char),
    /// `n` anywhere but on a single D, A or N.
    #[error("`n` has no agreed meaning on {atom}")]
    Lame {
        /// The atom as written.
        atom: String,
        /// What to write instead.
        instead: &'static str,
    },
    /// `j` on anything but a slider.
    #[error("`j` has a meaning on sliders only")]
    JumpOnLeap,
    /// `c` on a leg that is not the last.
    #[error("only the last leg can capture")]
    CaptureOnTheWay,
    /// `y` on the last leg.
    #[error("`y` on the last leg has nothing to toggle")]
    ToggleLast,
    /// `y` with a range that is neither one step nor unlimited.
    #[error("`y` toggles between one step and no limit, nothing else")]
    ToggleLimited,
    /// A turn of an oblique leap, or from or into one.
    #[error("an oblique leap can only go straight on")]
    TurnOnOblique,
    /// A direction in a bracket along which the leg's atom never moves.
    #[error("the atom of this leg does not move in that direction")]
    ImpossibleTurn,
    /// A vector that is not of the form `(1,2)`.
    #[error("a vector is written as two numbers, such as (1,4)")]
    BadVector,
    /// The vector (0,0).
    #[error("the vector (0,0) leads nowhere")]
    ZeroVector,
    /// A vector with a coordinate beyond [`MAX_STEP`].
    #[error("a vector longer than any board; the most is {MAX_STEP}")]
    VectorTooLong,
    /// More than [`MAX_LEGS`] legs.
    #[error("more than {MAX_LEGS} legs")]
    TooManyLegs,
    /// The text expands to more than [`MAX_RIDES`] rides.
    #[error("the text expands to more than {MAX_RIDES} rides")]
    TooManyRides,
    /// No ride of this group ever reaches a square.
    #[error("this never moves")]
    NeverMoves,
    /// No ride of a bracket ends in the direction written before it.
    #[error("no ride of the bracket ends in that direction")]
    NothingLeft,
    /// Text in braces that is none of the marked forms.
    #[error("unknown text in braces")]
    BadBrace,
    /// The movement as a whole is refused.
    #[error(transparent)]
    Movement(MovementError),
}

/// What is wrong with a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RangeFault {
    /// `W03`: elsewhere it means "exactly three".
    #[error("a leading zero")]
    LeadingZero,
    /// A number where no atom stands before it.
    #[error("no atom before it")]
    NoAtom,
    /// `RR`, `BB`, `QQ`, `KK`, or a vector twice.
    #[error("a doubled atom stands for no limit, but not this one")]
    Doubled,
    /// `WWW`, or `WW3`.
    #[error("a doubled atom has no limit already")]
    AfterDoubled,
    /// `{3..2}`, `{0..}`, `{2`.
    #[error("a range in braces is written {{2..}} or {{2..5}}")]
    Braces,
}

impl BetzaError {
    pub(super) fn new(kind: BetzaErrorKind, text: &str, span: Range<usize>) -> BetzaError {
        BetzaError {
            kind,
            text: text[..limit(text)].into(),
            span,
        }
    }

    /// What is wrong.
    #[must_use]
    pub const fn kind(&self) -> &BetzaErrorKind {
        &self.kind
    }

    /// The bytes of the text that are concerned. Empty at the end of the text if something is
    /// missing there.
    #[must_use]
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// The text that was refused; of a text that is too long only the first [`MAX_TEXT`] bytes.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What to write instead.
    #[must_use]
    pub fn advice(&self) -> &'static str {
        self.kind.advice()
    }
}

impl core::error::Error for BetzaError {}

impl fmt::Display for BetzaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.kind)?;
        let (mut line, mut carets) = (String::new(), String::new());
        for (at, c) in self.text.char_indices() {
            let before = line.len();
            match c {
                ' '..='~' => line.push(c),
                _ => write!(line, "{}", c.escape_default())?,
            }
            let mark = if self.span.contains(&at) { "^" } else { " " };
            carets.push_str(&mark.repeat(line.len() - before));
        }
        if self.span.start >= self.text.len() {
            carets.push('^');
        }
        write!(f, "  {line}\n  {}\n{}", carets.trim_end(), self.advice())
    }
}

/// How much of a text is read: all of it, or what fits without cutting a character.
pub(super) fn limit(text: &str) -> usize {
    let mut end = text.len().min(MAX_TEXT);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    end
}

/// The name of a character that XBetza knows and that is refused here.
pub(super) fn unsupported(letter: char) -> Option<&'static str> {
    Some(match letter {
        'e' => "en passant",
        'p' => "hopping over a unit, as a cannon",
        'g' => "hopping like a grasshopper",
        'd' => "capturing a friend",
        't' => "a condition on hopping",
        'u' => "unloading a captured unit",
        'x' => "lending moves to others",
        'o' => "moving around the edge of the board",
        'q' => "circular riding",
        'z' => "crooked riding",
        'i' => "first move only",
        'O' => "castling",
        '@' => "drops",
        'X' | 'Y' => "an extension of XBetza",
        _ => return None,
    })
}
