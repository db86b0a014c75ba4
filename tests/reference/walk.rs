//! Where a unit could go, as far as its movement and the units in its way are concerned.

use shatranj::movement::{Homing, Leg, Mode, Ride, Vector};
use shatranj::variant::CitadelEntry;
use shatranj::{Color, Piece, Square, SquareSet};

use super::Referee;
use super::board::Board;

/// One ride of one unit, while it is travelled.
struct Trip<'a> {
    board: &'a Board,
    from: Square,
    piece: Piece,
    mode: Mode,
    /// The origin and the squares passed so far.
    path: Vec<Square>,
    ends: SquareSet,
}

impl Referee {
    /// Every square that the unit on `from` could move or capture to, whether or not its
    /// own royal would be safe.
    pub fn reach(&self, board: &Board, from: Square) -> SquareSet {
        let Some(piece) = board.get(from) else {
            return SquareSet::EMPTY;
        };
        if self.is_immune(board, from) {
            return SquareSet::EMPTY;
        }
        let movement = &self.kind(piece.kind).movement;
        let mut reach = match movement.homes() {
            Some(metric) => self.homing(board, from, piece, metric),
            None => SquareSet::EMPTY,
        };
        for ride in movement.rides() {
            reach |= self.ride(board, from, piece, ride);
        }
        reach
    }

    fn ride(&self, board: &Board, from: Square, piece: Piece, ride: &Ride) -> SquareSet {
        let mut trip = Trip {
            board,
            from,
            piece,
            mode: ride.mode,
            path: vec![from],
            ends: SquareSet::EMPTY,
        };
        self.travel(&mut trip, &ride.legs, from);
        trip.ends
    }

    /// Travels the remaining legs from `at`, turning into the next one wherever that is
    /// possible.
    fn travel(&self, trip: &mut Trip<'_>, legs: &[Leg], at: Square) {
        let Some((leg, rest)) = legs.split_first() else {
            return;
        };
        let passed = trip.path.len();
        let step = turned(leg.step, trip.piece.color);
        let mut here = at;
        for steps in 1..=leg.max.unwrap_or(u8::MAX) {
            let Some(next) = self.topology().step(here, step) else {
                break;
            };
            if trip.path.contains(&next) || !self.kind(trip.piece.kind).region.contains(next) {
                break;
            }
            let long_enough = steps >= leg.min;
            if long_enough && leg.stop && self.may_end(trip.board, trip.from, trip.mode, next) {
                trip.ends.insert(next);
            }
            if !trip.board.is_empty(next) || self.is_sanctuary(next) {
                break;
            }
            trip.path.push(next);
            if long_enough {
                self.travel(trip, rest, next);
            }
            here = next;
        }
        trip.path.truncate(passed);
    }

    /// One king step that makes the distance to the enemy's acting royal smaller.
    fn homing(&self, board: &Board, from: Square, piece: Piece, metric: Homing) -> SquareSet {
        let Some(royal) = self.acting_royal(board, !piece.color) else {
            return SquareSet::EMPTY;
        };
        let nearer = |to: Square| {
            let distance = |square: Square| self.distances[square.index()][royal.index()];
            distance(to).is_some_and(|d| distance(from).is_some_and(|from| d < from))
        };
        let candidates = match metric {
            Homing::Chebyshev => self
                .topology()
                .neighbors(from)
                .iter()
                .filter(|&s| nearer(s))
                .collect(),
            Homing::SignStep => {
                let (a, b) = (
                    self.topology().coordinates(from),
                    self.topology().coordinates(royal),
                );
                let step = ((b.0 - a.0).signum(), (b.1 - a.1).signum());
                let square = self.topology().step(from, step);
                square.map_or(SquareSet::EMPTY, Square::set)
            }
            _ => unreachable!("a homing rule that the referee does not know"),
        };
        let ends = candidates & self.kind(piece.kind).region;
        ends.iter()
            .filter(|&to| self.may_end(board, from, Mode::Both, to))
            .collect()
    }

    fn may_end(&self, board: &Board, from: Square, mode: Mode, to: Square) -> bool {
        let is_enemy = |other: Piece| board.get(from).is_some_and(|p| p.color != other.color);
        let allowed = match board.get(to) {
            None => mode != Mode::Capture,
            Some(other) => is_enemy(other) && mode != Mode::Quiet && self.is_capturable(board, to),
        };
        allowed && self.may_enter(board, from, to)
    }

    /// The citadel rules for royals; what keeps other units out is their region.
    fn may_enter(&self, board: &Board, from: Square, to: Square) -> bool {
        let royal = board.get(from).filter(|&piece| self.is_royal(piece));
        let (Some(piece), Some(citadels)) = (royal, self.citadels()) else {
            return true;
        };
        if citadels.of(piece.color).contains(to) {
            return citadels.own.is_none_or(|kind| kind == piece.kind);
        }
        if citadels.of(!piece.color).contains(to) && citadels.entry == CitadelEntry::Sanctuary {
            return self.acting_royal(board, piece.color) == Some(from);
        }
        true
    }

    /// A citadel in which nobody can be attacked, and beyond which no line goes.
    pub fn is_sanctuary(&self, square: Square) -> bool {
        self.citadels()
            .is_some_and(|c| c.entry == CitadelEntry::Sanctuary && c.all().contains(square))
    }

    /// The enemy units that could take what stands on a square.
    pub fn attackers(&self, board: &Board, square: Square, by: Color) -> SquareSet {
        let attacks = |&from: &Square| self.reach(board, from).contains(square);
        board
            .units(by)
            .map(|(from, _)| from)
            .filter(attacks)
            .collect()
    }
}

impl Referee {
    /// The units of a side that attack a square, whoever stands there: that could take an
    /// enemy unit on it.
    pub fn attackers_of_square(&self, board: &Board, square: Square, by: Color) -> SquareSet {
        if self.is_sanctuary(square) {
            return SquareSet::EMPTY;
        }
        let occupant = board.get(square);
        let is_royal_enemy = occupant.is_some_and(|p| p.color != by && self.is_royal(p));
        let mut trial = board.clone();
        if !is_royal_enemy {
            // Any unit will do that is neither royal nor can rest where it is immune.
            let journeys = self.journeys();
            let dummy = self.variant.pieces().find(|&(kind, piece)| {
                piece.royal.is_none() && journeys.is_none_or(|j| !j.includes(kind))
            });
            trial.put(square, dummy.map(|(kind, _)| Piece::new(!by, kind)));
        }
        self.attackers(&trial, square, by)
    }
}

/// Movements are given as White sees them; Black's are turned by 180 degrees.
fn turned(step: Vector, color: Color) -> Vector {
    match color {
        Color::White => step,
        Color::Black => (-step.0, -step.1),
    }
}
