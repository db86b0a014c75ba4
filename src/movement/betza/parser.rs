//! Reads Betza text, group by group, in one pass without recursion.
//!
//! A group is an atom with its modifiers (a chain of legs if there is an `a`), a bracket, or
//! one of the marked forms in braces. Every group becomes rides by itself.

use alloc::collections::BTreeSet;
use core::ops::Range;

use super::braces;
use super::error::{BetzaError, BetzaErrorKind as Kind, limit, unsupported};
use super::expand::{Refusal, expand};
use super::legs::chain;
use crate::movement::error::{MAX_LEGS, MAX_RIDES, MAX_TEXT, MovementError};
use crate::movement::normal::normalise;
use crate::movement::ride::{Homing, Mode, Movement, Ride};

/// Reads a whole text.
pub(super) fn parse(text: &str) -> Result<Movement, BetzaError> {
    let whole = 0..text.len();
    let refuse = |(kind, span): Refusal| BetzaError::new(kind, text, span);
    if text.is_empty() {
        return Err(refuse((Kind::Empty, whole)));
    }
    if text.len() > MAX_TEXT {
        let kind = Kind::TextTooLong { bytes: text.len() };
        return Err(refuse((kind, limit(text)..text.len())));
    }
    let mut parser = Parser {
        text,
        at: 0,
        rides: BTreeSet::new(),
        homing: None,
    };
    while parser.at < text.len() {
        parser.group().map_err(refuse)?;
    }
    Movement::from_parts(parser.rides, parser.homing)
        .map_err(|error| refuse((Kind::from(error), whole)))
}

/// A place in the text, and what was read before it.
pub(super) struct Parser<'t> {
    pub text: &'t str,
    pub at: usize,
    /// What the groups so far come to; saying it twice changes nothing.
    pub rides: BTreeSet<Ride>,
    pub homing: Option<Homing>,
}

/// The modifiers of one leg, each with its place.
#[derive(Clone, Debug, Default)]
pub(super) struct Modifiers {
    pub span: Range<usize>,
    pub directions: Option<Range<usize>>,
    pub quiet: Option<usize>,
    pub capture: Option<usize>,
    pub lame: Option<usize>,
    pub jump: Option<usize>,
    pub toggle: Option<usize>,
    /// The `a` that ends this leg, if the chain goes on.
    pub again: Option<usize>,
}

impl Parser<'_> {
    pub fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Whether the next byte is this one; if so, steps over it.
    pub fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    /// The span of the next character; empty at the end.
    pub fn next_span(&self) -> Range<usize> {
        let width = self.text[self.at..]
            .chars()
            .next()
            .map_or(0, char::len_utf8);
        self.at..self.at + width
    }

    /// Digits as a number; `None` if there are none, 9999 for anything larger.
    pub fn number(&mut self) -> Option<u16> {
        let start = self.at;
        let mut value: u16 = 0;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            value = value
                .saturating_mul(10)
                .saturating_add(u16::from(digit - b'0'))
                .min(9999);
            self.at += 1;
        }
        (self.at > start).then_some(value)
    }

    /// Reads one group and adds its rides.
    fn group(&mut self) -> Result<(), Refusal> {
        let start = self.at;
        let mut legs = vec![self.modifiers()?];
        while legs.last().is_some_and(|leg| leg.again.is_some()) {
            legs.push(self.modifiers()?);
            if legs.len() > MAX_LEGS {
                return Err((Kind::TooManyLegs, start..self.at));
            }
        }
        let rides = match self.peek() {
            Some(b'[') => {
                let prefix = group_modifiers(&legs, '[')?;
                self.bracket(start, &prefix)?
            }
            Some(b'{') => {
                let prefix = group_modifiers(&legs, '{')?;
                match braces::read(self, &prefix)? {
                    Some(rides) => rides.into_iter().collect(),
                    None => return Ok(()),
                }
            }
            _ => {
                let atom = self.atom(start)?;
                let legs = chain(self.text, &legs, &atom)?;
                expand(self.text, &legs, None, &(start..self.at))?
            }
        };
        self.add(rides, start..self.at)
    }

    /// Adds the rides of a group that reaches at least one square.
    fn add(&mut self, rides: BTreeSet<Ride>, span: Range<usize>) -> Result<(), Refusal> {
        let rides = normalise(rides).map_err(|error| (Kind::from(error), span.clone()))?;
        if rides.is_empty() {
            return Err((Kind::NeverMoves, span));
        }
        self.rides.extend(rides);
        if self.rides.len() > MAX_RIDES {
            return Err((Kind::TooManyRides, span));
        }
        Ok(())
    }

    /// Reads the small letters before an atom, a bracket, or the next leg of a chain.
    pub fn modifiers(&mut self) -> Result<Modifiers, Refusal> {
        let mut read = Modifiers {
            span: self.at..self.at,
            ..Modifiers::default()
        };
        while let Some(byte) = self.peek() {
            let here = self.at;
            let slot = match byte {
                b'f' | b'b' | b'l' | b'r' | b'v' | b's' | b'h' => {
                    let start = match &read.directions {
                        Some(before) if before.end != here => {
                            return Err((Kind::ScatteredDirections, before.start..here + 1));
                        }
                        Some(before) => before.start,
                        None => here,
                    };
                    read.directions = Some(start..here + 1);
                    self.at += 1;
                    continue;
                }
                b'm' => &mut read.quiet,
                b'c' => &mut read.capture,
                b'n' => &mut read.lame,
                b'j' => &mut read.jump,
                b'y' => &mut read.toggle,
                b'a' => &mut read.again,
                b'a'..=b'z' | b'@' => {
                    let letter = byte.into();
                    let kind = match unsupported(letter) {
                        Some(name) => Kind::Unsupported { letter, name },
                        None => Kind::UnknownModifier(letter),
                    };
                    return Err((kind, here..here + 1));
                }
                _ => break,
            };
            if slot.replace(here).is_some() {
                return Err((Kind::RepeatedModifier(byte.into()), here..here + 1));
            }
            self.at += 1;
            if byte == b'a' {
                break;
            }
        }
        read.span.end = self.at;
        Ok(read)
    }
}

impl Modifiers {
    /// Whether there is an `m` or a `c`.
    pub fn has_mode(&self) -> bool {
        self.quiet.or(self.capture).is_some()
    }

    pub fn mode(&self) -> Mode {
        match (self.quiet, self.capture) {
            (Some(_), None) => Mode::Quiet,
            (None, Some(_)) => Mode::Capture,
            _ => Mode::Both,
        }
    }
}

/// The modifiers before a bracket or brace, of which only some make sense.
fn group_modifiers(legs: &[Modifiers], open: char) -> Result<Modifiers, Refusal> {
    let first = &legs[0];
    let misplaced = [
        (first.again, 'a'),
        (first.toggle, 'y'),
        (first.lame, 'n'),
        (first.jump, 'j'),
    ];
    for (place, letter) in misplaced {
        if let Some(at) = place {
            return Err((Kind::ModifierOnGroup(letter, open), at..at + 1));
        }
    }
    Ok(first.clone())
}

impl From<MovementError> for Kind {
    fn from(error: MovementError) -> Kind {
        match error {
            MovementError::TooManyLegs { .. } => Kind::TooManyLegs,
            MovementError::TooManyRides => Kind::TooManyRides,
            MovementError::RangeTooLong { .. } => Kind::RangeTooLong,
            MovementError::NeverMoves => Kind::NeverMoves,
            error => Kind::Movement(error),
        }
    }
}
