//! Puts modifiers and atoms together as legs: of a bracket, where each has an atom of its own,
//! and of a chain, where all share one.

use alloc::{collections::BTreeSet, vec::Vec};

use super::atom::Atom;
use super::error::BetzaErrorKind as Kind;
use super::expand::{LegText, Refusal, expand};
use super::parser::{Modifiers, Parser};
use crate::movement::error::MAX_LEGS;
use crate::movement::ride::Ride;
use crate::movement::shape::Shape;

impl Parser<'_> {
    /// Reads `[A-B?C]`; the modifiers before it begin at `start`.
    pub(super) fn bracket(
        &mut self,
        start: usize,
        prefix: &Modifiers,
    ) -> Result<BTreeSet<Ride>, Refusal> {
        let open = self.at;
        self.at += 1;
        let mut legs = Vec::new();
        loop {
            let (mut leg, modifiers) = self.bracket_leg(open)?;
            if prefix.has_mode() {
                if let Some(at) = modifiers.quiet.or(modifiers.capture) {
                    return Err((Kind::ModeTwice, at..at + 1));
                }
                leg.mode = prefix.mode();
            }
            legs.push(leg);
            if legs.len() > MAX_LEGS {
                return Err((Kind::TooManyLegs, start..self.at));
            }
            if self.take(b']') {
                break;
            }
            if let Some(at) = modifiers.capture {
                return Err((Kind::CaptureOnTheWay, at..at + 1));
            }
            self.at += 1;
        }
        expand(
            self.text,
            &legs,
            prefix.directions.clone(),
            &(start..self.at),
        )
    }

    /// Reads a leg up to the separator or the closing bracket.
    fn bracket_leg(&mut self, open: usize) -> Result<(LegText, Modifiers), Refusal> {
        let start = self.at;
        if let Some(b'-' | b'?' | b']') = self.peek() {
            return Err((Kind::MissingLeg, self.next_span()));
        }
        let modifiers = self.modifiers()?;
        if let Some(at) = modifiers.again.or(modifiers.toggle) {
            let letter = self.text.as_bytes()[at].into();
            return Err((Kind::ChainInBracket(letter), at..at + 1));
        }
        match self.peek() {
            None => return Err((Kind::Unclosed('['), open..open + 1)),
            Some(b'[') => return Err((Kind::NestedBracket, self.next_span())),
            Some(_) => {}
        }
        let atom = self.atom(start)?;
        let mut leg = one_leg(self.text, &modifiers, &atom, atom.shape)?;
        match self.peek() {
            Some(b']' | b'?') => leg.stop = true,
            Some(b'-') => leg.stop = false,
            Some(b'[') => return Err((Kind::NestedBracket, self.next_span())),
            Some(c) if c.is_ascii_alphabetic() || c == b'(' => {
                return Err((Kind::MissingSeparator, self.next_span()));
            }
            Some(other) => return Err(self.no_atom(self.at, other)),
            None => return Err((Kind::Unclosed('['), open..open + 1)),
        }
        Ok((leg, modifiers))
    }
}

/// The legs of a chain: one atom, whose range `y` may toggle from leg to leg.
pub(super) fn chain(
    text: &str,
    modifiers: &[Modifiers],
    atom: &Atom,
) -> Result<Vec<LegText>, Refusal> {
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
        let agreed = matches!(
            shape,
            Shape::Orthogonal(2) | Shape::Diagonal(2) | Shape::Eight(2) | Shape::Oblique(1, 2)
        );
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
            "leave it out; a step to the next square and a slide never jump"
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
