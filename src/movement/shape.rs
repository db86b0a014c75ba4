//! The steps of an atom, without direction and range: what a letter such as W or N stands for.
//!
//! A step along a king's line has one of eight ways, an oblique leap one of eight images; both
//! are numbered clockwise, so that a set of either fits into a byte.

use super::compass::{DIAGONAL, KING_STEPS, ORTHOGONAL, Way, WaySet, oblique, step, way_of};
use super::ride::{Leg, Vector};
use smallvec::{SmallVec, smallvec};

/// All steps that are images of each other, or both kinds of king step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Shape {
    /// `(n,0)`: W, D, H and longer.
    Orthogonal(u8),
    /// `(n,n)`: F, A, G and longer.
    Diagonal(u8),
    /// Both of them, as in K.
    Eight(u8),
    /// `(m,n)` with `m < n`, neither zero: N, C, Z and others.
    Oblique(u8, u8),
}

impl Shape {
    /// The shape of the leap `(m,n)`, which is not (0,0).
    pub(crate) fn of(m: u8, n: u8) -> Shape {
        match (m.min(n), m.max(n)) {
            (0, n) => Shape::Orthogonal(n),
            (m, n) if m == n => Shape::Diagonal(n),
            (m, n) => Shape::Oblique(m, n),
        }
    }

    /// The shape of a step that is not (0,0).
    pub(crate) fn of_step((files, ranks): Vector) -> Shape {
        Shape::of(files.unsigned_abs(), ranks.unsigned_abs())
    }

    /// All ways, or images, that the shape has.
    pub(crate) fn all(self) -> WaySet {
        match self {
            Shape::Orthogonal(_) => ORTHOGONAL,
            Shape::Diagonal(_) => DIAGONAL,
            Shape::Eight(_) | Shape::Oblique(..) => 0xff,
        }
    }

    /// The step of one of its ways or images.
    pub(crate) fn step(self, way: Way) -> Vector {
        match self {
            Shape::Orthogonal(n) | Shape::Diagonal(n) | Shape::Eight(n) => step(way, n),
            Shape::Oblique(m, n) => oblique(m, n)[usize::from(way % 8)],
        }
    }

    /// The way or image of one of its steps.
    pub(crate) fn index(self, vector: Vector) -> Option<Way> {
        (0..8).find(|&way| self.all() & (1 << way) != 0 && self.step(way) == vector)
    }
}

/// The legs of a lame leap, which needs the squares it passes empty: those in between on a
/// king's line, and for a knight the orthogonal neighbour, as for the horse of Xiangqi.
pub(crate) fn lame_path(vector: Vector) -> Option<SmallVec<[Leg; 2]>> {
    let (files, ranks) = vector;
    if let Some((way, length)) = way_of(vector) {
        let leg = Leg {
            step: KING_STEPS[usize::from(way)],
            min: length,
            max: Some(length),
            stop: true,
        };
        return Some(smallvec![leg]);
    }
    let first = match (files.unsigned_abs(), ranks.unsigned_abs()) {
        (1, 2) => (0, ranks / 2),
        (2, 1) => (files / 2, 0),
        _ => return None,
    };
    let second = (files - first.0, ranks - first.1);
    Some(smallvec![Leg::one(first).pass(), Leg::one(second)])
}

/// The paths of a slide that leaps over its first square: on the second, or from there on.
/// `None` if this is no slide along a king's line, or ends before the second square.
pub(crate) fn jump_paths(
    unit: Vector,
    max: Option<u8>,
) -> Option<SmallVec<[SmallVec<[Leg; 2]>; 2]>> {
    let king_step = unit.0.unsigned_abs().max(unit.1.unsigned_abs()) == 1;
    if !king_step || max.is_some_and(|max| max < 2) {
        return None;
    }
    let leap = Leg::one((unit.0 * 2, unit.1 * 2));
    let mut paths: SmallVec<[_; 2]> = smallvec![smallvec![leap]];
    if max != Some(2) {
        let rest = Leg {
            max: max.map(|max| max - 2),
            ..Leg::line(unit)
        };
        paths.push(smallvec![leap.pass(), rest]);
    }
    Some(paths)
}
