//! Groups the rides of a movement into terms: rides that differ by direction only.
//!
//! A term is what one atom, chain or bracket of Betza text says, and one clause of the
//! description in words. The printer and the describer both begin here.

use alloc::{
    collections::{BTreeMap, BTreeSet},
    vec::Vec,
};

use super::compass::{DIAGONAL, ORTHOGONAL, Way, WaySet, parallel, symmetric, way_of, ways};
use super::error::MAX_RANGE;
use super::ride::{Leg, Mode, Ride, Vector};
use super::shape::{Shape, lame_path};
use smallvec::SmallVec;

/// Rides that differ by direction only.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Term {
    /// One leg, or several of which each turns from the one before.
    Path(Path),
    /// A ride that fits no pattern, or all images of it.
    Free { ride: Ride, all_images: bool },
}

/// All rides that begin with one of some steps and then take one of some turns on each leg.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Path {
    pub mode: Mode,
    pub legs: Vec<TermLeg>,
    /// The ways or images of the first leg.
    pub first: WaySet,
    /// The turn before each leg after the first, clockwise in eighths.
    pub turns: Vec<WaySet>,
    /// If given, only the rides whose last leg goes one of these ways.
    pub last: Option<WaySet>,
    pub manner: Manner,
}

/// How a leap or slide treats the squares in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Manner {
    /// As usual: a leap ignores them, a slide needs them empty.
    Plain,
    /// A leap that needs them empty. Such a term has one leg, which shows the leap.
    Lame,
    /// A slide that ignores the first square and can't stop there. Such a term has one leg.
    Jumping,
}

/// A leg without its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct TermLeg {
    pub shape: Shape,
    pub min: u8,
    pub max: Option<u8>,
    pub stop: bool,
}

/// What all rides of a term have in common.
type Skeleton = (Mode, Vec<TermLeg>, Manner);
/// What tells them apart: the first way, and the turns after it.
type Member = (Way, SmallVec<[Way; 7]>);

/// Larger sets of directions are not searched for a filter.
const LARGEST_HULL: usize = 4096;

/// The terms of some rides in normal form.
pub(crate) fn terms(rides: &[Ride]) -> Vec<Term> {
    let mut groups: BTreeMap<Skeleton, BTreeSet<Member>> = BTreeMap::new();
    let mut free: BTreeSet<Ride> = BTreeSet::new();
    for ride in rides {
        match classify(ride) {
            Some((skeleton, member)) => {
                groups.entry(skeleton).or_default().insert(member);
            }
            None => {
                free.insert(ride.clone());
            }
        }
    }
    let mut terms = Vec::new();
    for (skeleton, members) in groups {
        terms.extend(paths(&skeleton, &members).into_iter().map(Term::Path));
    }
    while let Some(ride) = free.pop_last() {
        let images = symmetric(&ride);
        let all_images = images.len() > 1
            && images
                .iter()
                .all(|image| *image == ride || free.contains(image));
        if all_images {
            free.retain(|other| !images.contains(other));
        }
        terms.push(Term::Free { ride, all_images });
    }
    terms
}

/// Takes a ride apart; `None` if it turns to or from an oblique leap.
fn classify(ride: &Ride) -> Option<(Skeleton, Member)> {
    if let Some((leg, way, manner)) = special(&ride.legs) {
        return Some(((ride.mode, vec![leg], manner), (way, SmallVec::new())));
    }
    let legs = ride.legs.iter().map(|leg| TermLeg {
        shape: Shape::of_step(leg.step),
        min: leg.min,
        max: leg.max,
        stop: leg.stop,
    });
    let skeleton = (ride.mode, legs.collect(), Manner::Plain);
    let first = Shape::of_step(ride.legs[0].step).index(ride.legs[0].step)?;
    let turns = ride
        .legs
        .windows(2)
        .map(|pair| turn(pair[0].step, pair[1].step));
    Some((skeleton, (first, turns.collect::<Option<_>>()?)))
}

/// The turn from one step to the next.
fn turn(from: Vector, to: Vector) -> Option<Way> {
    match (way_of(from), way_of(to)) {
        (Some((from, _)), Some((to, _))) => Some((to + 8 - from) % 8),
        (None, None) if parallel(from, to) => Some(0),
        _ => None,
    }
}

/// Recognises lame leaps and jumping slides, which have a spelling of their own.
fn special(legs: &[Leg]) -> Option<(TermLeg, Way, Manner)> {
    let sum = |a: Vector, b: Vector| (a.0 + b.0, a.1 + b.1);
    let king_step = |a: Vector| a.0.abs().max(a.1.abs()) == 1;
    let leap = match legs {
        [leg] if king_step(leg.step) && (leg.min, leg.max) == (2, Some(2)) => {
            sum(leg.step, leg.step)
        }
        [a, b] if king_step(a.step) && king_step(b.step) => sum(a.step, b.step),
        [a, b] if king_step(b.step) && a.step == sum(b.step, b.step) => {
            let shape = Shape::of_step(b.step);
            let max = b.max.map(|max| max.saturating_add(2));
            let jumps =
                *a == Leg::one(a.step) && b.min == 1 && max.is_none_or(|max| max <= MAX_RANGE);
            let leg = TermLeg {
                shape,
                min: 1,
                max,
                stop: true,
            };
            return jumps.then_some((leg, shape.index(b.step)?, Manner::Jumping));
        }
        _ => return None,
    };
    if leap == (0, 0) || lame_path(leap)?[..] != *legs {
        return None;
    }
    let shape = Shape::of_step(leap);
    let leg = TermLeg {
        shape,
        min: 1,
        max: Some(1),
        stop: true,
    };
    Some((leg, shape.index(leap)?, Manner::Lame))
}

/// The directions of one skeleton as few products of first ways and turns: one, or one with
/// a filter on the last leg, or one for each sequence of turns.
fn paths(skeleton: &Skeleton, members: &BTreeSet<Member>) -> Vec<Path> {
    let whole = hull(skeleton, members);
    let product = whole.turns.iter().map(|t| t.count_ones() as usize);
    let size = product.fold(whole.first.count_ones() as usize, usize::saturating_mul);
    if size == members.len() {
        return vec![whole];
    }
    if size <= LARGEST_HULL {
        let last = members
            .iter()
            .fold(0, |set, member| set | 1 << last_way(member));
        let kept = all_members(&whole).filter(|member| last & (1 << last_way(member)) != 0);
        if kept.count() == members.len() {
            return vec![Path {
                last: Some(last),
                ..whole
            }];
        }
    }
    let mut by_turns: BTreeMap<&[Way], BTreeSet<Member>> = BTreeMap::new();
    for member in members {
        by_turns
            .entry(&member.1)
            .or_default()
            .insert(member.clone());
    }
    by_turns
        .values()
        .map(|members| hull(skeleton, members))
        .collect()
}

/// The smallest product that holds all members.
fn hull((mode, legs, manner): &Skeleton, members: &BTreeSet<Member>) -> Path {
    let (mut first, mut turns) = (0, vec![0; legs.len() - 1]);
    for (way, taken) in members {
        first |= 1 << way;
        for (set, turn) in turns.iter_mut().zip(taken) {
            *set |= 1 << turn;
        }
    }
    Path {
        mode: *mode,
        legs: legs.clone(),
        first,
        turns,
        last: None,
        manner: *manner,
    }
}

fn last_way((first, turns): &Member) -> Way {
    turns.iter().fold(*first, |way, turn| (way + turn) % 8)
}

/// Every member of a product.
fn all_members(path: &Path) -> impl Iterator<Item = Member> {
    let mut all: Vec<Member> = ways(path.first).map(|way| (way, SmallVec::new())).collect();
    for &turns in &path.turns {
        let longer = |(first, taken): &Member| {
            let (first, taken) = (*first, taken.clone());
            ways(turns).map(move |turn| {
                let mut taken = taken.clone();
                taken.push(turn);
                (first, taken)
            })
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.into_iter()
}

/// Puts together paths that differ in the first ways only, and W and F to K; in the order in
/// which text and words name them: short ones first, slides before leaps.
pub(crate) fn unite(paths: Vec<Path>) -> Vec<Path> {
    let mut firsts: BTreeMap<Path, WaySet> = BTreeMap::new();
    for mut path in paths {
        let first = core::mem::take(&mut path.first);
        *firsts.entry(path).or_default() |= first;
    }
    let mut united: Vec<Path> = Vec::new();
    for (path, &first) in &firsts {
        let other = if first == ORTHOGONAL {
            DIAGONAL
        } else {
            ORTHOGONAL
        };
        let whole = first == ORTHOGONAL || first == DIAGONAL;
        let mut path = Path {
            first,
            ..path.clone()
        };
        if whole && twin(&path).is_some_and(|twin| firsts.get(&twin) == Some(&other)) {
            if first == DIAGONAL {
                continue;
            }
            path.first = 0xff;
            path.legs
                .iter_mut()
                .for_each(|leg| leg.shape = Shape::Eight(1));
        }
        united.push(path);
    }
    united.sort_by_cached_key(|path| {
        let leg = path.legs[0];
        let kind = match leg.max {
            None => 0,
            Some(1) => 2,
            Some(_) => 1,
        };
        (
            path.legs.len(),
            leg.min,
            kind,
            rank(leg.shape),
            path.clone(),
        )
    });
    united
}

/// The same path with W and F exchanged and no first ways, if K can stand for both.
fn twin(path: &Path) -> Option<Path> {
    let mut twin = Path {
        first: 0,
        ..path.clone()
    };
    for leg in &mut twin.legs {
        leg.shape = match leg.shape {
            Shape::Orthogonal(1) => Shape::Diagonal(1),
            Shape::Diagonal(1) => Shape::Orthogonal(1),
            _ => return None,
        };
    }
    (path.last.is_none() && path.manner != Manner::Lame).then_some(twin)
}

/// The order of shapes: K W F, then longer ones by their length.
fn rank(shape: Shape) -> (u8, u8, u8) {
    match shape {
        Shape::Eight(n) => (n, 0, 0),
        Shape::Orthogonal(n) => (n, 0, 1),
        Shape::Diagonal(n) => (n, n, 2),
        Shape::Oblique(m, n) => (n, m, 1),
    }
}
