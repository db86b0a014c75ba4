//! Reads one atom: a letter or a vector, and the range after it.

use core::ops::Range;

use super::braces;
use super::error::{BetzaErrorKind as Kind, RangeFault, unsupported};
use super::expand::Refusal;
use super::parser::Parser;
use crate::movement::error::{MAX_RANGE, MAX_STEP};
use crate::movement::shape::Shape;

/// An atom with its range.
pub(super) struct Atom {
    pub span: Range<usize>,
    pub shape: Shape,
    pub min: u8,
    pub max: Option<u8>,
}

impl Parser<'_> {
    /// Reads an atom with its range. `start` is where its modifiers began.
    pub(super) fn atom(&mut self, start: usize) -> Result<Atom, Refusal> {
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
    pub(super) fn no_atom(&self, start: usize, byte: u8) -> Refusal {
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
        let (min, max) = if self.text[after..].starts_with(&self.text[start..after]) {
            self.doubled(start, letter)?;
            (1, None)
        } else if self.at_marked_range() {
            braces::range(self)?
        } else {
            (1, self.most_steps(max)?)
        };
        let span = start..self.at;
        Ok(Atom {
            span,
            shape,
            min,
            max,
        })
    }

    /// Steps over the second half of a doubled atom, such as `WW`.
    fn doubled(&mut self, start: usize, letter: Option<u8>) -> Result<(), Refusal> {
        let name = &self.text[start..self.at];
        self.at += name.len();
        if letter.is_none_or(|letter| b"KRBQ".contains(&letter)) {
            return Err((Kind::BadRange(RangeFault::Doubled), start..self.at));
        }
        let digit = matches!(self.peek(), Some(b'0'..=b'9'));
        if digit || self.at_marked_range() || self.text[self.at..].starts_with(name) {
            let span = start..self.next_span().end;
            return Err((Kind::BadRange(RangeFault::AfterDoubled), span));
        }
        Ok(())
    }

    /// Whether a range in braces follows, and not a group.
    fn at_marked_range(&self) -> bool {
        let rest = &self.text.as_bytes()[self.at..];
        matches!(rest, [b'{', b'0'..=b'9', ..])
    }

    /// Reads the number after an atom, which otherwise has a range of its own.
    fn most_steps(&mut self, otherwise: Option<u8>) -> Result<Option<u8>, Refusal> {
        let start = self.at;
        let Some(range) = self.number() else {
            return Ok(otherwise);
        };
        let span = start..self.at;
        if span.len() > 1 && self.text.as_bytes()[start] == b'0' {
            return Err((Kind::BadRange(RangeFault::LeadingZero), span));
        }
        match u8::try_from(range) {
            Ok(0) => Ok(None),
            Ok(range) if range <= MAX_RANGE => Ok(Some(range)),
            _ => Err((Kind::RangeTooLong, span)),
        }
    }
}
