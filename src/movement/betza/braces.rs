//! The marked forms in braces, which no other program reads: homing, rides spelled out step
//! by step, and ranges with a lower end.

use alloc::vec::Vec;
use core::ops::Range;

use super::error::{BetzaErrorKind as Kind, RangeFault};
use super::expand::Refusal;
use super::parser::{Modifiers, Parser};
use crate::movement::compass::symmetric;
use crate::movement::error::{MAX_LEGS, MAX_RANGE, MAX_STEP, MovementError};
use crate::movement::ride::{Homing, Leg, Ride, Vector};

/// Reads a group in braces. `None` if it was a homing step, which goes to the parser.
pub(super) fn read(
    parser: &mut Parser<'_>,
    prefix: &Modifiers,
) -> Result<Option<Vec<Ride>>, Refusal> {
    let open = parser.at;
    if let Some(directions) = &prefix.directions {
        let letter = parser.text.as_bytes()[directions.start].into();
        return Err((Kind::ModifierOnGroup(letter, '{'), directions.clone()));
    }
    let Some(length) = parser.text[open..].find('}') else {
        return Err((Kind::Unclosed('{'), open..open + 1));
    };
    let group = open..open + length + 1;
    let homing = match &parser.text[group.clone()] {
        "{homing:chebyshev}" => Homing::Chebyshev,
        "{homing:sign}" => Homing::SignStep,
        ride if ride.starts_with("{ride:") => {
            parser.at += "{ride:".len();
            return Ok(Some(vec![ride_legs(parser, prefix, &group)?]));
        }
        ride if ride.starts_with("{rides:") => {
            parser.at += "{rides:".len();
            let ride = ride_legs(parser, prefix, &group)?;
            return Ok(Some(symmetric(&ride)));
        }
        _ => return Err((Kind::BadBrace, group)),
    };
    if let Some(at) = prefix.quiet.or(prefix.capture) {
        let letter = parser.text.as_bytes()[at].into();
        return Err((Kind::ModifierOnGroup(letter, '{'), at..at + 1));
    }
    if parser.homing.is_some_and(|before| before != homing) {
        return Err((Kind::Movement(MovementError::TwoHomings), group));
    }
    parser.homing = Some(homing);
    parser.at = group.end;
    Ok(None)
}

/// Reads the legs of a ride up to and over the closing brace.
fn ride_legs(
    parser: &mut Parser<'_>,
    prefix: &Modifiers,
    group: &Range<usize>,
) -> Result<Ride, Refusal> {
    let mut ride = Ride {
        mode: prefix.mode(),
        ..Ride::new([])
    };
    loop {
        let step = vector(parser)?;
        let (min, max) = if parser.take(b'*') {
            count(parser, group)?
        } else {
            (1, Some(1))
        };
        ride.legs.push(Leg {
            step,
            min,
            max,
            stop: true,
        });
        if ride.legs.len() > MAX_LEGS {
            return Err((Kind::TooManyLegs, group.clone()));
        }
        if parser.take(b'}') {
            return Ok(ride);
        }
        let stop = parser.peek() == Some(b'?');
        if !parser.take(b'-') && !parser.take(b'?') {
            return Err((Kind::MissingSeparator, parser.next_span()));
        }
        if let Some(leg) = ride.legs.last_mut() {
            leg.stop = stop;
        }
    }
}

/// Reads `(m,n)` with signs.
fn vector(parser: &mut Parser<'_>) -> Result<Vector, Refusal> {
    let start = parser.at;
    let mut signed = |open: u8| {
        let found = parser.take(open);
        let sign = if parser.take(b'-') { -1 } else { 1 };
        let value = parser.coordinate().filter(|_| found);
        value.map(|value| sign * i32::from(value))
    };
    let (files, ranks) = (signed(b'('), signed(b','));
    let closed = parser.take(b')');
    let span = start..if closed {
        parser.at
    } else {
        parser.next_span().end
    };
    let (Some(files), Some(ranks), true) = (files, ranks, closed) else {
        return Err((Kind::BadVector, span));
    };
    if (files, ranks) == (0, 0) {
        return Err((Kind::ZeroVector, span));
    }
    let small = |value: i32| {
        i8::try_from(value)
            .ok()
            .filter(|v| v.unsigned_abs() <= MAX_STEP)
    };
    small(files)
        .zip(small(ranks))
        .ok_or((Kind::VectorTooLong, span))
}

/// Reads `{2..}` or `{2..5}` after an atom.
pub(super) fn range(parser: &mut Parser<'_>) -> Result<(u8, Option<u8>), Refusal> {
    let start = parser.at;
    parser.at += 1;
    let brace = start..parser.at;
    let count = count(parser, &brace)?;
    if parser.take(b'}') {
        return Ok(count);
    }
    Err((
        Kind::BadRange(RangeFault::Braces),
        start..parser.next_span().end,
    ))
}

/// Reads `3`, `3..` or `3..5`.
fn count(parser: &mut Parser<'_>, group: &Range<usize>) -> Result<(u8, Option<u8>), Refusal> {
    let start = parser.at;
    let fault = |parser: &Parser<'_>, kind| {
        let span = start..parser.at.max(start);
        (kind, if span.is_empty() { group.clone() } else { span })
    };
    let bad = Kind::BadRange(RangeFault::Braces);
    let Some(min) = parser.coordinate() else {
        return Err(fault(parser, bad));
    };
    let open_end = parser.text[parser.at..].starts_with("..");
    let max = if open_end {
        parser.at += 2;
        let at = parser.at;
        let max = parser.coordinate();
        // A number that begins with 0 has been read, but is none.
        if max.is_none() && parser.at > at {
            return Err(fault(parser, bad));
        }
        max
    } else {
        Some(min)
    };
    if min == 0 || max.is_some_and(|max| max < min) {
        return Err(fault(parser, bad));
    }
    let small = |value: u16| u8::try_from(value).ok().filter(|&v| v <= MAX_RANGE);
    match (small(min), max.map(small)) {
        (Some(min), None) => Ok((min, None)),
        (Some(min), Some(Some(max))) => Ok((min, Some(max))),
        _ => Err(fault(parser, Kind::RangeTooLong)),
    }
}
