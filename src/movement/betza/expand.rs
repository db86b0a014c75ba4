//! From legs as written to rides: directions, turns, lame and jumping legs.
//!
//! The parser reads a chain or a bracket into [`LegText`]s and hands them over here.

use alloc::{collections::BTreeSet, vec::Vec};
use core::ops::Range;

use super::directions::{Fault, System, read};
use super::error::BetzaErrorKind as Kind;
use crate::movement::compass::{WaySet, oblique, parallel, way_of, ways};
use crate::movement::error::MAX_RIDES;
use crate::movement::ride::{Leg, Mode, Ride, Vector};
use crate::movement::shape::{Shape, jump_paths, lame_path};
use smallvec::{SmallVec, smallvec};

/// One leg as written.
#[derive(Clone, Debug)]
pub(super) struct LegText {
    /// Where it stands.
    pub span: Range<usize>,
    /// Where its direction letters stand, if it has any.
    pub directions: Option<Range<usize>>,
    pub shape: Shape,
    pub min: u8,
    pub max: Option<u8>,
    /// Whether the ride may stop here, in a way that `mode` allows.
    pub stop: bool,
    pub mode: Mode,
    pub lame: bool,
    pub jump: bool,
}

/// A fault and its place.
pub(super) type Refusal = (Kind, Range<usize>);

/// A ride in the making.
#[derive(Clone)]
struct Walk {
    legs: SmallVec<[Leg; 4]>,
    /// How many of the legs to travel to a stop, and how the ride may end there.
    stops: SmallVec<[(usize, Mode); 2]>,
    /// The step of the last leg, as its atom says it.
    heading: Vector,
}

/// The rides of a chain or bracket. The filter says in which directions the last leg may go.
pub(super) fn expand(
    text: &str,
    legs: &[LegText],
    filter: Option<Range<usize>>,
    group: &Range<usize>,
) -> Result<BTreeSet<Ride>, Refusal> {
    let mut walks = Vec::new();
    for (index, leg) in legs.iter().enumerate() {
        walks = if index == 0 {
            first(text, leg)?
        } else {
            go_on(text, &walks, leg)?
        };
    }
    if let (Some(filter), Some(last)) = (filter, legs.last()) {
        let kept = named(text, &filter, System::of(last.shape))?;
        walks.retain(|walk| {
            last.shape
                .index(walk.heading)
                .is_some_and(|way| kept & (1 << way) != 0)
        });
        if walks.is_empty() {
            return Err((Kind::NothingLeft, filter));
        }
    }
    // Walks that begin alike stop alike on their way.
    let rides: BTreeSet<Ride> = walks.iter().flat_map(Walk::rides).collect();
    if rides.len() > MAX_RIDES {
        return Err((Kind::TooManyRides, group.clone()));
    }
    Ok(rides)
}

/// The meaning of the direction letters in `span`.
fn named(text: &str, span: &Range<usize>, system: System) -> Result<WaySet, Refusal> {
    read(&text.as_bytes()[span.clone()], system).map_err(|fault| match fault {
        Fault::Half(at) => (Kind::MisplacedHalf, span.start + at..span.start + at + 1),
        Fault::Ambiguous(at) => (
            Kind::AmbiguousDirections,
            span.start + at..span.start + at + 2,
        ),
    })
}

/// The first leg reads its directions as seen from the board.
fn first(text: &str, leg: &LegText) -> Result<Vec<Walk>, Refusal> {
    let system = System::of(leg.shape);
    let set = match &leg.directions {
        Some(span) => named(text, span, system)?,
        None => leg.shape.all(),
    };
    let start = Walk {
        legs: SmallVec::new(),
        stops: SmallVec::new(),
        heading: (0, 0),
    };
    Ok(ways(set)
        .flat_map(|way| start.along(leg, leg.shape.step(way)))
        .collect())
}

/// Every later leg reads its directions as turns from the leg before.
fn go_on(text: &str, walks: &[Walk], leg: &LegText) -> Result<Vec<Walk>, Refusal> {
    let turns = match &leg.directions {
        Some(span) => Some(named(text, span, System::Eight)?),
        None => None,
    };
    let place = leg.directions.clone().unwrap_or(leg.span.clone());
    let mut result = Vec::new();
    let mut used = 0;
    for walk in walks {
        for (turn, vector) in next_steps(walk.heading, leg.shape, turns)
            .ok_or((Kind::TurnOnOblique, place.clone()))?
        {
            used |= 1 << turn;
            result.extend(walk.along(leg, vector));
        }
        if result.len() > MAX_RIDES {
            return Err((Kind::TooManyRides, leg.span.clone()));
        }
    }
    // A letter that leads nowhere is a mistake, not a wish.
    if result.is_empty() || turns.is_some_and(|turns| turns & !used != 0) {
        return Err((Kind::ImpossibleTurn, place));
    }
    Ok(result)
}

/// The steps of a shape after a heading, each with the turn that leads there. By default
/// straight on, or both turns of 45 degrees if the shape has nothing straight on. `None` if
/// an oblique leap would have to turn.
fn next_steps(
    heading: Vector,
    shape: Shape,
    turns: Option<WaySet>,
) -> Option<SmallVec<[(u8, Vector); 4]>> {
    const STRAIGHT: WaySet = 1;
    const HALF_TURNS: WaySet = 0b1000_0010;
    let steps = |turns: WaySet, way: u8| {
        ways(turns)
            .map(|turn| (turn, (way + turn) % 8))
            .filter(|&(_, way)| shape.all() & (1 << way) != 0)
            .map(|(turn, way)| (turn, shape.step(way)))
            .collect::<SmallVec<[(u8, Vector); 4]>>()
    };
    match (way_of(heading), shape) {
        (Some((way, _)), Shape::Orthogonal(_) | Shape::Diagonal(_) | Shape::Eight(_)) => {
            Some(match turns {
                Some(turns) => steps(turns, way),
                None if steps(STRAIGHT, way).is_empty() => steps(HALF_TURNS, way),
                None => steps(STRAIGHT, way),
            })
        }
        (None, Shape::Oblique(m, n)) if turns.unwrap_or(STRAIGHT) == STRAIGHT => {
            let next = oblique(m, n)
                .into_iter()
                .find(|&next| parallel(heading, next))?;
            Some(smallvec![(0, next)])
        }
        // The chain legs of an oblique atom keep its shape, so this is a mix of families.
        _ => None,
    }
}

impl Walk {
    /// This walk with one more leg, in every way in which that leg can be travelled.
    fn along(&self, leg: &LegText, vector: Vector) -> SmallVec<[Walk; 2]> {
        let extend = |more: &[Leg]| {
            let mut walk = self.clone();
            walk.legs.extend(more.iter().map(|leg| leg.pass()));
            if leg.stop {
                walk.stops.push((walk.legs.len(), leg.mode));
            }
            walk.heading = vector;
            walk
        };
        let plain = Leg {
            step: vector,
            min: leg.min,
            max: leg.max,
            stop: false,
        };
        // The parser lets `n` and `j` through only where there are such paths.
        if let (true, Some(path)) = (leg.lame, lame_path(vector)) {
            return smallvec![extend(&path)];
        }
        if let (true, Some(paths)) = (leg.jump, jump_paths(vector, leg.max)) {
            return paths.iter().map(|path| extend(path)).collect();
        }
        smallvec![extend(&[plain])]
    }

    /// One ride for every stop, which the normal form puts together again.
    fn rides(&self) -> impl Iterator<Item = Ride> {
        self.stops.iter().map(|&(legs, mode)| Ride {
            mode,
            legs: self.legs[..legs].iter().copied().collect(),
        })
    }
}
