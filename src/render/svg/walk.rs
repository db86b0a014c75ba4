//! The ways of a unit over an empty board, step by step, for diagrams.
//!
//! They are read from the rides of its movement, as the docs of
//! [`Ride`](crate::movement::Ride) put it, and not from the tables of the engine.

use alloc::vec::Vec;

use crate::movement::{Homing, Leg, Mode, Ride};
use crate::variant::PieceDef;
use crate::{Color, Piece, Square, SquareSet, Topology, Variant};

/// A square on a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Station {
    pub square: Square,
    /// Whether the unit may stop here.
    pub stop: bool,
    /// Whether the step here follows the coordinates, so that a line can be drawn.
    pub drawn: bool,
}

/// Squares in the order in which a unit travels them, up to the last where it may stop.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub stations: Vec<Station>,
    pub mode: Mode,
}

/// As many ways as a diagram can show.
const MAX_WAYS: usize = 1024;

/// All ways of a piece from a square, homing left out.
pub(super) fn ways(variant: &Variant, piece: Piece, from: Square) -> Vec<Way> {
    let mut walker = Walker {
        board: variant.topology(),
        unit: variant.piece(piece.kind),
        color: piece.color,
        from,
        ways: Vec::new(),
    };
    for ride in walker.unit.movement.rides() {
        walker.follow(ride, 0, Vec::new());
    }
    walker.ways
}

struct Walker<'a> {
    board: &'a Topology,
    unit: &'a PieceDef,
    color: Color,
    from: Square,
    ways: Vec<Way>,
}

impl Walker<'_> {
    /// Follows the legs from number `index` on, after the stations that have been passed.
    fn follow(&mut self, ride: &Ride, index: usize, mut passed: Vec<Station>) {
        let Some(&leg) = ride.legs.get(index) else {
            return;
        };
        let last = index + 1 == ride.legs.len();
        for step in 1..=leg.max.unwrap_or(u8::MAX) {
            let Some((square, drawn)) = self.next(&passed, leg) else {
                break;
            };
            let stop = step >= leg.min && (leg.stop || last);
            passed.push(Station {
                square,
                stop,
                drawn,
            });
            if step >= leg.min && !last {
                self.follow(ride, index + 1, passed.clone());
            }
        }
        let end = passed
            .iter()
            .rposition(|station| station.stop)
            .map_or(0, |i| i + 1);
        passed.truncate(end);
        if end > 0 && self.ways.len() < MAX_WAYS {
            self.ways.push(Way {
                stations: passed,
                mode: ride.mode,
            });
        }
    }

    /// The next square of a leg. A ride ends at the edge of where the unit may be, before its
    /// origin, and before a square that it has been on.
    fn next(&self, passed: &[Station], leg: Leg) -> Option<(Square, bool)> {
        let here = passed.last().map_or(self.from, |station| station.square);
        let step = self.color.turned(leg.step);
        let next = self.board.step(here, step)?;
        let fresh = next != self.from && passed.iter().all(|station| station.square != next);
        let (a, b) = (self.board.coordinates(here), self.board.coordinates(next));
        let drawn = (b.0 - a.0, b.1 - a.1) == step;
        (fresh && self.unit.region.contains(next)).then_some((next, drawn))
    }
}

/// Where a unit that homes on a royal may step.
pub(super) fn homing(variant: &Variant, piece: Piece, from: Square, royal: Square) -> SquareSet {
    let board = variant.topology();
    let unit = variant.piece(piece.kind);
    let steps: SquareSet = match unit.movement.homes() {
        None => SquareSet::EMPTY,
        Some(Homing::SignStep) => {
            let (a, b) = (board.coordinates(from), board.coordinates(royal));
            let (dx, dy) = ((b.0 - a.0).signum(), (b.1 - a.1).signum());
            board.step(from, (dx, dy)).into_iter().collect()
        }
        Some(_) => {
            let away = board.distances(royal);
            let distance = |s: Square| away.get(s.index()).copied().flatten();
            let nearer = |s: &Square| distance(*s) < distance(from) && distance(*s).is_some();
            board.neighbors(from).iter().filter(nearer).collect()
        }
    };
    (steps & unit.region) - from.set()
}
