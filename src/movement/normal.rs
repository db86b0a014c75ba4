//! The one normal form of a set of rides, so that equal movements compare equal.
//!
//! A ride stands for a set of *walks*: so many steps one way, then so many another way. Walks
//! with the same sequence of steps differ only in how often each step is made, so a ride is a
//! box in as many dimensions as it has legs. Here the boxes of each sequence are united, cut
//! into disjoint slices in one fixed way, and put together again as rides.

use alloc::{
    collections::{BTreeMap, BTreeSet},
    vec::Vec,
};

use smallvec::SmallVec;

use super::error::{MAX_LEGS, MAX_RANGE, MAX_RIDES, MAX_STEP, MovementError};
use super::ride::{Leg, Mode, Ride, Vector};

/// Steps made along one leg: `lo <= n < hi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Span {
    lo: u16,
    hi: u16,
}

/// The end of a span without a limit.
const FAR: u16 = u16::MAX;

type Steps = SmallVec<[Vector; 2]>;
type Counts = SmallVec<[Span; 2]>;

/// How a walk may end: bit 0 on an empty square, bit 1 by a capture.
type Ends = u8;

/// All walks with one sequence of steps.
type Walks = BTreeMap<Steps, Vec<(Counts, Ends)>>;

/// Checks the rides and brings them into normal form: disjoint, sorted, legs along one line
/// joined, and no ride that could only run into its own origin.
pub(super) fn normalise(rides: impl IntoIterator<Item = Ride>) -> Result<Vec<Ride>, MovementError> {
    let mut walks = Walks::new();
    for (count, ride) in rides.into_iter().enumerate() {
        if count >= MAX_RIDES {
            return Err(MovementError::TooManyRides);
        }
        add_walks(&mut walks, &ride)?;
    }
    // Pruning can make two slices alike that were not, so slice until nothing changes.
    while slice_and_prune(&mut walks)? {}
    let rides = assemble(&walks);
    if rides.len() > MAX_RIDES {
        return Err(MovementError::TooManyRides);
    }
    Ok(rides)
}

/// Checks one leg on its own.
pub(super) fn check_leg(leg: &Leg) -> Result<(), MovementError> {
    let (files, ranks) = leg.step;
    if leg.step == (0, 0) {
        return Err(MovementError::ZeroStep);
    }
    if files.unsigned_abs().max(ranks.unsigned_abs()) > MAX_STEP {
        return Err(MovementError::StepTooLong {
            step: (files.into(), ranks.into()),
        });
    }
    if leg.min == 0 {
        return Err(MovementError::NoSteps);
    }
    let longest = leg.max.unwrap_or(0).max(leg.min);
    if longest > MAX_RANGE {
        return Err(MovementError::RangeTooLong {
            steps: longest.into(),
        });
    }
    match leg.max {
        Some(max) if max < leg.min => Err(MovementError::MinOverMax { min: leg.min, max }),
        _ => Ok(()),
    }
}

/// Adds the walks of one ride: one box for every leg on which it may stop.
fn add_walks(walks: &mut Walks, ride: &Ride) -> Result<(), MovementError> {
    if ride.legs.is_empty() {
        return Err(MovementError::NoLegs);
    }
    let ends = match ride.mode {
        Mode::Both => 0b11,
        Mode::Quiet => 0b01,
        Mode::Capture => 0b10,
    };
    let (mut steps, mut spans) = (Steps::new(), Counts::new());
    for (index, leg) in ride.legs.iter().enumerate() {
        check_leg(leg)?;
        let span = Span {
            lo: leg.min.into(),
            hi: leg.max.map_or(FAR, |max| u16::from(max) + 1),
        };
        match spans.last_mut() {
            Some(last) if steps.last() == Some(&leg.step) => *last = join(*last, span)?,
            _ => {
                steps.push(leg.step);
                spans.push(span);
            }
        }
        if steps.len() > MAX_LEGS {
            return Err(MovementError::TooManyLegs {
                legs: ride.legs.len(),
            });
        }
        if leg.stop || index + 1 == ride.legs.len() {
            walks
                .entry(steps.clone())
                .or_default()
                .push((spans.clone(), ends));
        }
    }
    Ok(())
}

/// Two legs along one line are one leg, since every square on the way must be empty anyway.
fn join(a: Span, b: Span) -> Result<Span, MovementError> {
    let lo = a.lo + b.lo;
    let hi = if a.hi == FAR || b.hi == FAR {
        FAR
    } else {
        a.hi + b.hi - 1
    };
    let longest = if hi == FAR { lo } else { hi - 1 };
    if longest > MAX_RANGE.into() {
        return Err(MovementError::RangeTooLong { steps: longest });
    }
    Ok(Span { lo, hi })
}

/// Cuts every set of boxes into its slices and drops walks that come home. True if it must
/// be done once more.
fn slice_and_prune(walks: &mut Walks) -> Result<bool, MovementError> {
    let mut again = false;
    let mut budget = 256 * MAX_RIDES;
    for (steps, boxes) in walks.iter_mut() {
        let mut sliced = slice(boxes, steps.len(), 0, &mut budget)?;
        sliced.retain_mut(|(spans, _)| {
            let before = spans.clone();
            let alive = leave_home(steps, spans);
            again |= !alive || before != *spans;
            alive
        });
        *boxes = sliced;
    }
    walks.retain(|_, boxes| !boxes.is_empty());
    Ok(again)
}

/// The union of the boxes from dimension `axis` on, as disjoint boxes: along each axis the
/// longest stretches over which the rest looks the same. This depends on the union alone.
fn slice(
    boxes: &[(Counts, Ends)],
    dimensions: usize,
    axis: usize,
    budget: &mut usize,
) -> Result<Vec<(Counts, Ends)>, MovementError> {
    *budget = budget
        .checked_sub(1 + boxes.len())
        .ok_or(MovementError::TooManyRides)?;
    if axis == dimensions {
        let ends = boxes.iter().fold(0, |all, (_, ends)| all | ends);
        return Ok(vec![(Counts::new(), ends)]);
    }
    let mut cuts: Vec<u16> = boxes
        .iter()
        .flat_map(|(b, _)| [b[axis].lo, b[axis].hi])
        .collect();
    cuts.sort_unstable();
    cuts.dedup();

    let mut stretches: Vec<(Span, Vec<(Counts, Ends)>)> = Vec::new();
    for pair in cuts.windows(2) {
        let span = Span {
            lo: pair[0],
            hi: pair[1],
        };
        let mut here: Vec<(Counts, Ends)> = boxes
            .iter()
            .filter(|(b, _)| b[axis].lo <= span.lo && span.hi <= b[axis].hi)
            .cloned()
            .collect();
        if here.is_empty() {
            continue;
        }
        here.sort_unstable_by(|a, b| a.0[axis + 1..].cmp(&b.0[axis + 1..]).then(a.1.cmp(&b.1)));
        here.dedup_by(|a, b| a.0[axis + 1..] == b.0[axis + 1..] && a.1 == b.1);
        let rest = slice(&here, dimensions, axis + 1, budget)?;
        match stretches.last_mut() {
            Some((last, same)) if last.hi == span.lo && *same == rest => last.hi = span.hi,
            _ => stretches.push((span, rest)),
        }
    }
    let mut result = Vec::new();
    for (span, rest) in stretches {
        for (tail, ends) in rest {
            let mut spans = Counts::new();
            spans.push(span);
            spans.extend(tail);
            result.push((spans, ends));
        }
    }
    Ok(result)
}

/// Shortens a box by the walks that would come back to the origin, as far as its leading legs
/// have a fixed length; false if nothing is left. A ride stops before its own origin.
fn leave_home(steps: &[Vector], spans: &mut [Span]) -> bool {
    let (mut files, mut ranks) = (0i32, 0i32);
    for (&(dx, dy), span) in steps.iter().zip(spans) {
        let (dx, dy) = (i32::from(dx), i32::from(dy));
        let home = if dx != 0 { -files / dx } else { -ranks / dy };
        let returns = files + home * dx == 0 && ranks + home * dy == 0;
        if returns && (1..=i32::from(MAX_RANGE) + 1).contains(&home) {
            if home <= i32::from(span.lo) {
                return false;
            }
            span.hi = span.hi.min(home as u16);
        }
        if span.hi != span.lo + 1 {
            return true;
        }
        files += i32::from(span.lo) * dx;
        ranks += i32::from(span.lo) * dy;
    }
    true
}

/// Rides out of disjoint boxes. A box that is the beginning of another one becomes a stop in
/// it, and in every other one that begins so.
fn assemble(walks: &Walks) -> Vec<Ride> {
    let boxes = || {
        walks
            .iter()
            .flat_map(|(steps, all)| all.iter().map(move |(b, e)| (steps, b, *e)))
    };
    let known: BTreeSet<_> = boxes()
        .map(|(steps, b, e)| (&steps[..], &b[..], e))
        .collect();
    let beginnings: BTreeSet<_> = boxes()
        .flat_map(|(steps, b, e)| (1..steps.len()).map(move |i| (&steps[..i], &b[..i], e)))
        .collect();

    let mut rides = Vec::new();
    for (steps, spans, ends) in boxes() {
        if beginnings.contains(&(&steps[..], &spans[..], ends)) {
            continue;
        }
        let legs = (0..steps.len()).map(|i| Leg {
            step: steps[i],
            min: spans[i].lo as u8,
            max: (spans[i].hi != FAR).then(|| (spans[i].hi - 1) as u8),
            stop: known.contains(&(&steps[..=i], &spans[..=i], ends)),
        });
        let mode = match ends {
            0b11 => Mode::Both,
            0b01 => Mode::Quiet,
            _ => Mode::Capture,
        };
        rides.push(Ride {
            mode,
            legs: legs.collect(),
        });
    }
    rides.sort();
    rides
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ride(mode: Mode, legs: &[Leg]) -> Ride {
        Ride {
            mode,
            legs: legs.into(),
        }
    }

    fn leg(step: Vector, min: u8, max: u8) -> Leg {
        Leg {
            step,
            min,
            max: Some(max),
            stop: true,
        }
    }

    /// A walk that comes home is cut off, and what is left alike is one ride again.
    #[test]
    fn pruning_and_slicing_end_in_one_form() {
        let (out, back) = ((0, 1), (0, -1));
        let rides = [
            ride(Mode::Quiet, &[leg(out, 2, 3).pass(), leg(back, 1, 1)]),
            ride(Mode::Capture, &[leg(out, 2, 2).pass(), leg(back, 2, 2)]),
        ];
        let normal = normalise(rides.clone()).unwrap();
        assert_eq!(normal, normalise(normal.clone()).unwrap());
        assert_eq!(normal, normalise(rides[..1].to_vec()).unwrap());
    }

    #[test]
    fn overlapping_ranges_are_cut_once() {
        let line = |min, max| ride(Mode::Both, &[leg((1, 0), min, max)]);
        assert_eq!(
            normalise([line(1, 3), line(2, 5), line(6, 7)]).unwrap(),
            [line(1, 7)]
        );
        assert_eq!(
            normalise([line(1, 2), line(4, 5)]).unwrap(),
            [line(1, 2), line(4, 5)]
        );
    }

    #[test]
    fn quiet_and_capture_make_both() {
        let line = |mode, min, max| ride(mode, &[leg((1, 0), min, max)]);
        let united = normalise([line(Mode::Quiet, 1, 4), line(Mode::Capture, 3, 6)]).unwrap();
        let cut = [
            line(Mode::Both, 3, 4),
            line(Mode::Quiet, 1, 2),
            line(Mode::Capture, 5, 6),
        ];
        assert_eq!(united, cut);
    }

    #[test]
    fn a_beginning_becomes_a_stop_where_it_is_the_same() {
        let (first, second) = (leg((1, 1), 1, 1), leg((0, 1), 1, 3));
        let alone = ride(Mode::Both, &[first]);
        let longer = ride(Mode::Both, &[first.pass(), second]);
        let stopping = ride(Mode::Both, &[first, second]);
        assert_eq!(
            normalise([alone.clone(), longer.clone()]).unwrap(),
            [stopping]
        );
        let quiet = Ride {
            mode: Mode::Quiet,
            ..alone
        };
        assert_eq!(
            normalise([quiet.clone(), longer.clone()]).unwrap(),
            [longer, quiet]
        );
    }
}
