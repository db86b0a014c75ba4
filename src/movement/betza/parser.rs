//! Reads Betza text, group by group, in one pass without recursion.
//!
//! A group is an atom with its modifiers (a chain of legs if there is an `a`), a bracket, or
//! one of the marked forms in braces. Every group becomes rides by itself.

use super::braces;
use super::error::{BetzaError, BetzaErrorKind as Kind, RangeFault, unsupported};
use super::expand::{LegText, Refusal, expand};
use crate::movement::error::{MAX_LEGS, MAX_RANGE, MAX_STEP, MAX_TEXT, MovementError};
use crate::movement::normal::normalise;
use crate::movement::ride::{Homing, Mode, Movement, Ride};
use crate::movement::shape::Shape;
use std::ops::Range;

/// Reads a whole text.
pub(super) fn parse(text: &str) -> Result<Movement, BetzaError> {
    let whole = 0..text.len();
    let refuse = |(kind, span): Refusal| BetzaError::new(kind, text, span);
    if text.is_empty() {
        return Err(refuse((Kind::Empty, whole)));
    }
    if text.len() > MAX_TEXT {
        let kind = Kind::TextTooLong { bytes: text.len() };
        return Err(refuse((kind, MAX_TEXT..text.len())));
    }
    let mut parser = Parser {
        text,
        at: 0,
        rides: Vec::new(),
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
    pub rides: Vec<Ride>,
    pub homing: Option<Homing>,
}

/// The modifiers of one leg, each with its place.
#[derive(Clone, Debug, Default)]
pub(super) struct Modifiers {
    pub span: Range<usize>,
    pub directions: Option<Range<usize>>,
    pub quiet: Option<usize>,
    pub capture: Option<usize>,
    lame: Option<usize>,
    jump: Option<usize>,
    toggle: Option<usize>,
    /// The `a` that ends this leg, if the chain goes on.
    again: Option<usize>,
}

/// An atom with its range.
struct Atom {
    span: Range<usize>,
    shape: Shape,
    min: u8,
    max: Option<u8>,
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
                    Some(rides) => rides,
                    None => return Ok(()),
                }
            }
            _ => {
                let atom = self.atom(start)?;
                let legs = chain(self.text, legs, &atom)?;
                expand(self.text, &legs, None, &(start..self.at))?
            }
        };
        self.add(rides, start..self.at)
    }

    /// Adds the rides of a group that reaches at least one square.
    fn add(&mut self, rides: Vec<Ride>, span: Range<usize>) -> Result<(), Refusal> {
        let rides = normalise(rides).map_err(|error| (Kind::from(error), span.clone()))?;
        if rides.is_empty() {
            return Err((Kind::NeverMoves, span));
        }
        self.rides.extend(rides);
        Ok(())
    }

    /// Reads the small letters before an atom, a bracket, or the next leg of a chain.
    fn modifiers(&mut self) -> Result<Modifiers, Refusal> {
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

    /// Reads an atom with its range. `start` is where its modifiers began.
    fn atom(&mut self, start: usize) -> Result<Atom, Refusal> {
        let here = self.next_span();
        let Some(byte) = self.peek() else {
            return Err((Kind::NoAtom, start..self.at));
        };
        if byte == b'(' {
            let shape = self.vector()?;
            return self.range(here.start, shape, Some(1), None);
        }
        let (shape, max) = match byte {
            b'W' => (Shape::Orthogonal(1), Some(1)),
            b'F' => (Shape::Diagonal(1), Some(1)),
            b'D' => (Shape::Orthogonal(2), Some(1)),
            b'A' => (Shape::Diagonal(2), Some(1)),
            b'H' => (Shape::Orthogonal(3), Some(1)),
            b'G' => (Shape::Diagonal(3), Some(1)),
            b'N' => (Shape::Oblique(1, 2), Some(1)),
            b'C' => (Shape::Oblique(1, 3), Some(1)),
            b'Z' => (Shape::Oblique(2, 3), Some(1)),
            b'K' => (Shape::Eight(1), Some(1)),
            b'R' => (Shape::Orthogonal(1), None),
            b'B' => (Shape::Diagonal(1), None),
            b'Q' => (Shape::Eight(1), None),
            _ => return Err(self.no_atom(start, byte)),
        };
        self.at += 1;
        self.range(here.start, shape, max, Some(byte))
    }

    /// What is wrong with a byte that should have been an atom.
    fn no_atom(&self, start: usize, byte: u8) -> Refusal {
        let here = self.next_span();
        let c = self.text[self.at..].chars().next().unwrap_or('\0');
        let kind = match byte {
            b'L' | b'J' => Kind::AmbiguousAtom(c),
            b'A'..=b'Z' => match unsupported(c) {
                Some(name) => Kind::Unsupported { letter: c, name },
                None => Kind::UnknownAtom(c),
            },
            b'0'..=b'9' => Kind::BadRange(RangeFault::NoAtom),
            _ if start < self.at => return (Kind::NoAtom, start..self.at),
            _ => Kind::UnexpectedCharacter(c),
        };
        (kind, here)
    }

    /// Reads `(m,n)`.
    fn vector(&mut self) -> Result<Shape, Refusal> {
        let start = self.at;
        self.at += 1;
        let bad = |parser: &Self| match parser.peek() {
            None => (Kind::Unclosed('('), start..start + 1),
            Some(_) => (Kind::BadVector, start..parser.next_span().end),
        };
        let m = self.coordinate().ok_or_else(|| bad(self))?;
        if !self.take(b',') {
            return Err(bad(self));
        }
        let n = self.coordinate().ok_or_else(|| bad(self))?;
        if !self.take(b')') {
            return Err(bad(self));
        }
        let span = start..self.at;
        match (u8::try_from(m), u8::try_from(n)) {
            (Ok(0), Ok(0)) => Err((Kind::ZeroVector, span)),
            (Ok(m), Ok(n)) if m.max(n) <= MAX_STEP => Ok(Shape::of(m, n)),
            _ => Err((Kind::VectorTooLong, span)),
        }
    }

    /// A number without leading zeros.
    pub fn coordinate(&mut self) -> Option<u16> {
        let start = self.at;
        let value = self.number()?;
        (self.text.as_bytes()[start] != b'0' || self.at == start + 1).then_some(value)
    }

    /// Reads what follows an atom: nothing, the same letter again, a number, or `{2..}`.
    fn range(
        &mut self,
        start: usize,
        shape: Shape,
        max: Option<u8>,
        letter: Option<u8>,
    ) -> Result<Atom, Refusal> {
        let after = self.at;
        let name = &self.text[start..after];
        let atom = |parser: &Self, min, max| {
            Ok(Atom {
                span: start..parser.at,
                shape,
                min,
                max,
            })
        };
        if self.text[after..].starts_with(name) {
            self.at += name.len();
            if letter.is_none_or(|letter| b"KRBQ".contains(&letter)) {
                return Err((Kind::BadRange(RangeFault::Doubled), start..self.at));
            }
            let more = self.text[self.at..].starts_with(name);
            if more || matches!(self.peek(), Some(b'0'..=b'9')) {
                let span = start..self.next_span().end;
                return Err((Kind::BadRange(RangeFault::AfterDoubled), span));
            }
            return atom(self, 1, None);
        }
        let next = self.text.as_bytes().get(after + 1);
        if self.peek() == Some(b'{') && next.is_some_and(u8::is_ascii_digit) {
            let (min, max) = braces::range(self)?;
            return atom(self, min, max);
        }
        let Some(range) = self.number() else {
            return atom(self, 1, max);
        };
        let span = after..self.at;
        match u8::try_from(range) {
            _ if span.len() > 1 && self.text.as_bytes()[after] == b'0' => {
                Err((Kind::BadRange(RangeFault::LeadingZero), span))
            }
            Ok(0) => atom(self, 1, None),
            Ok(range) if range <= MAX_RANGE => atom(self, 1, Some(range)),
            _ => Err((Kind::RangeTooLong, span)),
        }
    }

    /// Reads `[A-B?C]`; the modifiers before it are known.
    fn bracket(&mut self, start: usize, prefix: &Modifiers) -> Result<Vec<Ride>, Refusal> {
        let open = self.at;
        self.at += 1;
        let mut legs = Vec::new();
        loop {
            let leg_start = self.at;
            match self.peek() {
                None => return Err((Kind::Unclosed('['), open..open + 1)),
                Some(b'-' | b'?' | b']') => return Err((Kind::MissingLeg, self.next_span())),
                Some(b'[') => return Err((Kind::NestedBracket, self.next_span())),
                Some(_) => {}
            }
            let modifiers = self.modifiers()?;
            if let Some(at) = modifiers.again.or(modifiers.toggle) {
                let letter = self.text.as_bytes()[at].into();
                return Err((Kind::ChainInBracket(letter), at..at + 1));
            }
            if self.peek() == Some(b'[') {
                return Err((Kind::NestedBracket, self.next_span()));
            }
            let atom = self.atom(leg_start)?;
            let mut leg = one_leg(self.text, &modifiers, &atom, atom.shape)?;
            leg.span.start = leg_start;
            legs.push((leg, modifiers));
            if legs.len() > MAX_LEGS {
                return Err((Kind::TooManyLegs, start..self.at));
            }
            let (leg, modifiers) = legs.last_mut().expect("one was pushed");
            match self.peek() {
                Some(b']') => break,
                Some(b'-') => leg.stop = false,
                Some(b'?') => leg.stop = true,
                Some(b'[') => return Err((Kind::NestedBracket, self.next_span())),
                Some(c) if c.is_ascii_alphabetic() || c == b'(' => {
                    return Err((Kind::MissingSeparator, self.next_span()));
                }
                Some(other) => return Err(self.no_atom(self.at, other)),
                None => return Err((Kind::Unclosed('['), open..open + 1)),
            }
            if let Some(at) = modifiers.capture {
                return Err((Kind::CaptureOnTheWay, at..at + 1));
            }
            self.at += 1;
        }
        self.at += 1;
        if matches!(self.peek(), Some(b'0'..=b'9')) {
            return Err((Kind::BadRange(RangeFault::NoAtom), self.next_span()));
        }
        let mode = prefix.mode();
        let mut specs = Vec::with_capacity(legs.len());
        for (mut leg, modifiers) in legs {
            if prefix.quiet.or(prefix.capture).is_some() {
                if let Some(at) = modifiers.quiet.or(modifiers.capture) {
                    return Err((Kind::ModeTwice, at..at + 1));
                }
                leg.mode = mode;
            }
            specs.push(leg);
        }
        expand(
            self.text,
            &specs,
            prefix.directions.clone(),
            &(start..self.at),
        )
    }
}

impl Modifiers {
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

/// The legs of a chain: one atom, whose range `y` may toggle from leg to leg.
fn chain(text: &str, modifiers: Vec<Modifiers>, atom: &Atom) -> Result<Vec<LegText>, Refusal> {
    let last = modifiers.len() - 1;
    // After the first turn an orthogonal atom may have become diagonal.
    let turned = match atom.shape {
        Shape::Orthogonal(n) | Shape::Diagonal(n) => Shape::Eight(n),
        shape => shape,
    };
    let mut atom = Atom {
        span: atom.span.clone(),
        ..*atom
    };
    let mut legs = Vec::with_capacity(modifiers.len());
    for (index, leg) in modifiers.iter().enumerate() {
        let shape = if index == 0 { atom.shape } else { turned };
        let mut spec = one_leg(text, leg, &atom, shape)?;
        spec.stop = index == last;
        if index > 0 && leg.directions.is_none() {
            let end = if index == last {
                leg.span.end + 1
            } else {
                leg.span.end
            };
            return Err((Kind::MissingDirection, leg.span.start..end));
        }
        if let (Some(at), true) = (leg.capture, index < last) {
            return Err((Kind::CaptureOnTheWay, at..at + 1));
        }
        if let Some(at) = leg.toggle {
            atom.max = match (index < last, atom.min, atom.max) {
                (false, ..) => return Err((Kind::ToggleLast, at..at + 1)),
                (true, 1, Some(1)) => None,
                (true, 1, None) => Some(1),
                _ => return Err((Kind::ToggleLimited, at..at + 1)),
            };
        }
        legs.push(spec);
    }
    Ok(legs)
}

/// One leg, stopping; checks `n` and `j`.
fn one_leg(
    text: &str,
    modifiers: &Modifiers,
    atom: &Atom,
    shape: Shape,
) -> Result<LegText, Refusal> {
    let single = atom.min == 1 && atom.max == Some(1);
    if let Some(at) = modifiers.lame {
        let agreed = match shape {
            Shape::Orthogonal(2) | Shape::Diagonal(2) | Shape::Eight(2) | Shape::Oblique(1, 2) => {
                true
            }
            _ => false,
        };
        if !(agreed && single) {
            let kind = Kind::Lame {
                atom: text[atom.span.clone()].into(),
                instead: instead(shape, single),
            };
            return Err((kind, at..at + 1));
        }
    }
    if let Some(at) = modifiers.jump {
        let slides = matches!(
            shape,
            Shape::Orthogonal(1) | Shape::Diagonal(1) | Shape::Eight(1)
        );
        if !slides || single || atom.min > 1 || modifiers.lame.is_some() {
            return Err((Kind::JumpOnLeap, at..at + 1));
        }
    }
    Ok(LegText {
        span: modifiers.span.start..atom.span.end,
        directions: modifiers.directions.clone(),
        shape,
        min: atom.min,
        max: atom.max,
        stop: true,
        mode: modifiers.mode(),
        lame: modifiers.lame.is_some(),
        jump: modifiers.jump.is_some(),
    })
}

/// How to say what `n` may have meant.
fn instead(shape: Shape, single: bool) -> &'static str {
    match shape {
        Shape::Orthogonal(1) | Shape::Diagonal(1) | Shape::Eight(1) => {
            "leave it away; a step to the next square and a slide never jump"
        }
        _ if !single => {
            "n says one lame leap, on D, A or N; spell several out leg by leg in brackets"
        }
        Shape::Orthogonal(3) => "write [W-fW-fW], or afafW",
        Shape::Diagonal(3) => "write [F-fF-fF], or afafF",
        Shape::Oblique(1, 3) => "write the path: [F-fsW-fW], [W-fW-fsF] or [W-fsF-fsW]",
        Shape::Oblique(2, 3) => "write the path: [F-fF-fsW], [W-fsF-fF] or [F-fsW-fsF]",
        _ => "write the path leg by leg in brackets, such as [F-fsW-fW]",
    }
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
