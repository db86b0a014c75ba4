//! What can be wrong with a Betza text: the kind of fault, the place, and what to write.

use crate::movement::error::{MAX_LEGS, MAX_RANGE, MAX_RIDES, MAX_STEP, MAX_TEXT, MovementError};
use std::fmt::{self, Write as _};
use std::ops::Range;
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

impl std::error::Error for BetzaError {}

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

impl BetzaErrorKind {
    fn advice(&self) -> &'static str {
        use BetzaErrorKind as Kind;
        match self {
            Kind::Empty => "write at least one atom, such as K or fmWfcF",
            Kind::TextTooLong { .. } => "say it in fewer words, or build it with the typed builder",
            Kind::UnknownAtom(_) => {
                "the atoms are W F D N A H C Z G, K R B Q and vectors such as (1,4)"
            }
            Kind::AmbiguousAtom(_) => "write C for the (1,3) leap, Z for the (2,3) leap",
            Kind::UnknownModifier(_) => {
                "the modifiers are f b l r v s h, m c, n j, and a y in chains"
            }
            Kind::Unsupported { .. } => "leave it away; no game here needs it yet",
            Kind::UnexpectedCharacter(_) => {
                "write atoms, modifiers, ranges and brackets only, without spaces"
            }
            Kind::NoAtom => {
                "end with an atom, as in fmW; small letters stand before the atom they modify"
            }
            Kind::BadRange(fault) => fault.advice(),
            Kind::RangeTooLong => "write 0 for no limit, as in W0",
            Kind::Unclosed('[') => "write ] after the last leg",
            Kind::Unclosed('{') => "write } at its end",
            Kind::Unclosed(_) => "write ) after the second number",
            Kind::MissingSeparator => "write - where the unit must go on, ? where it may stop",
            Kind::MissingLeg => "write an atom on both sides of every - and ?",
            Kind::NestedBracket => "write all legs in one bracket, as in [F-fsW-fW-fR]",
            Kind::ChainInBracket(_) => {
                "write - or ? between the legs, and R or B for a leg without limit"
            }
            Kind::ModifierOnGroup(..) => {
                "only directions, m and c can stand before a bracket, and only m and c before a brace"
            }
            Kind::ModeTwice => "write it once: before the bracket for all stops, or on the legs",
            Kind::MissingDirection => {
                "write f to go straight on, fs for both turns by 45 degrees, s for both by 90"
            }
            Kind::ScatteredDirections => {
                "write the directions first and m, c, n, j, y after them, as in fmW"
            }
            Kind::MisplacedHalf => {
                "h goes with N C Z and oblique vectors: fhN is the forward half, hrN and hlN the chiral halves; write fWfF for the three forward steps of a king"
            }
            Kind::AmbiguousDirections => {
                "write the vertical letter first for the diagonal between them (flK); double the first for the two (llfK)"
            }
            Kind::RepeatedModifier(_) => "write it once",
            Kind::Lame { instead, .. } => instead,
            Kind::JumpOnLeap => {
                "j skips the first square of R, B, Q or of W, F, K with a range; write nothing for a leap, which always jumps, and [(2,4)?fN0] to skip in a leap rider"
            }
            Kind::CaptureOnTheWay => {
                "write c on the last leg, or leave it away: every leg before must end on an empty square"
            }
            Kind::ToggleLast => "write y on the leg before the one that is to be toggled",
            Kind::ToggleLimited => "write the legs in brackets, each with its own range",
            Kind::TurnOnOblique => {
                "write f, or nothing in brackets; the builder and {ride:...} can say other turns"
            }
            Kind::ImpossibleTurn => {
                "a turn of 45 degrees leads from W to F and back; straight on and 90 degrees stay with the atom"
            }
            Kind::BadVector => "write two plain numbers, a comma between them, in round brackets",
            Kind::ZeroVector => "at least one number must be above zero",
            Kind::VectorTooLong => "no board here is that large",
            Kind::TooManyLegs => {
                "a long straight stretch can be one leg with a range, such as W{3..}"
            }
            Kind::TooManyRides => "name fewer directions on each leg",
            Kind::NeverMoves => "a ride stops before its own origin; let it turn elsewhere",
            Kind::NothingLeft => "name a direction in which the last leg goes",
            Kind::BadBrace => {
                "the marked forms are {homing:chebyshev}, {homing:sign}, {ride:(1,2)-(0,1)*1..} and {rides:...}"
            }
            Kind::Movement(_) => "make it simpler, or split it into two kinds of piece",
        }
    }
}

impl RangeFault {
    fn advice(self) -> &'static str {
        match self {
            RangeFault::LeadingZero => {
                "write W3 for up to three steps, afafW for exactly three, W0 for no limit"
            }
            RangeFault::NoAtom => "write the range after its atom, as in W3",
            RangeFault::Doubled => {
                "R, B and Q have no limit already; write Q for KK, and (1,4)0 for a vector without limit"
            }
            RangeFault::AfterDoubled => "write WW or W0 for no limit, W3 for up to three steps",
            RangeFault::Braces => "at least 1, at most 64, the smaller number first",
        }
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
