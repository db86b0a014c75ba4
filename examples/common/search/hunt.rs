//! How a won ending is won: the royal of the weaker side is shut in, driven to the edge and
//! away from citadels in which it would draw, and the stronger side's units come closer.
//!
//! The weaker side wants the opposite, so that it runs for a citadel.

use shatranj::variant::CitadelEntry;
use shatranj::{Color, Position, Square, SquareSet, Variant};

use super::evaluate::Forces;

/// The lead from which on an ending is played so, and at which it is played so in full.
const LEAD: (i32, i32) = (200, 700);
/// The army of the weaker side at which the hunt begins.
const ARMY: i32 = 1600;
/// Everything counts in parts of this.
const FULL: i32 = 64;
/// King steps beyond which a citadel is far away.
const FAR: i32 = 8;

/// What the hunt needs to know of a board.
pub struct Hunt {
    neighbors: Vec<SquareSet>,
    /// King steps between squares, `from * Square::MAX + to`.
    distances: Vec<u8>,
    /// How far from the middle of the board each square is, in half squares.
    remote: Vec<i32>,
    main_board: SquareSet,
    /// By colour.
    citadels: [SquareSet; 2],
    /// Whether a citadel is closed to the enemy while somebody is inside.
    sanctuary: bool,
}

impl Hunt {
    pub fn new(variant: &Variant) -> Hunt {
        let board = variant.topology();
        let squares = || board.squares().iter();
        let citadels = variant.rules().citadels.as_ref();
        let mut distances = vec![u8::MAX; board.len() * Square::MAX];
        for from in squares() {
            let row = &mut distances[from.index() * Square::MAX..];
            for (to, distance) in board.distances(from).into_iter().enumerate() {
                row[to] = distance.unwrap_or(u8::MAX);
            }
        }
        let (files, ranks) = board.grid_size();
        let remote = |square| {
            let (x, y) = board.coordinates(square);
            let off = |at: i8, size: u8| (2 * i32::from(at) + 1 - i32::from(size)).abs();
            off(x, files) + off(y, ranks)
        };
        Hunt {
            neighbors: squares().map(|square| board.neighbors(square)).collect(),
            distances,
            remote: squares().map(remote).collect(),
            main_board: board.main_board(),
            citadels: Color::ALL.map(|color| citadels.map_or(SquareSet::EMPTY, |c| c.of(color))),
            sanctuary: citadels.is_some_and(|c| c.entry == CitadelEntry::Sanctuary),
        }
    }

    /// What the hunt adds to the worth of a position for White, who leads by `lead`.
    pub fn bonus(&self, position: &Position, forces: &Forces, lead: i32) -> i32 {
        let (strong, sign) = if lead > 0 {
            (Color::White, 1)
        } else {
            (Color::Black, -1)
        };
        let lead = (lead.abs() - LEAD.0).clamp(0, LEAD.1 - LEAD.0);
        let spent = (ARMY - forces.army[(!strong).index()]).clamp(0, ARMY);
        let part = lead * FULL / (LEAD.1 - LEAD.0) * spent / ARMY;
        if part == 0 {
            return 0;
        }
        let Some(prey) = position.acting_royal(!strong) else {
            return 0;
        };
        sign * part * self.pressure(position, strong, prey) / FULL
    }

    fn distance(&self, from: Square, to: Square) -> i32 {
        self.distances[from.index() * Square::MAX + to.index()].into()
    }

    /// How close the hunt has come.
    fn pressure(&self, position: &Position, strong: Color, prey: Square) -> i32 {
        let (room, near) = (
            self.room(position, strong, prey),
            self.near(position, strong, prey),
        );
        let flight = self.flight(position, strong, prey);
        300 - 2 * room - 6 * room.min(12) + 3 * self.remote[prey.index()] - near + 14 * flight
    }

    /// The squares that the hunted royal can still get to.
    fn room(&self, position: &Position, strong: Color, prey: Square) -> i32 {
        let attacked = position.pieces(strong).iter();
        let attacked = attacked.map(|square| position.attacks_from(square));
        let attacked = attacked.fold(SquareSet::EMPTY, |all, set| all | set);
        let free = self.main_board - attacked;
        let mut room = prey.set();
        let mut edge = room;
        while !edge.is_empty() {
            let next = edge.iter().map(|square| self.neighbors[square.index()]);
            edge = (next.fold(SquareSet::EMPTY, |all, set| all | set) & free) - room;
            room |= edge;
        }
        room.len().cast_signed()
    }

    /// How far the hunters are from the royal, their own royal most of all.
    fn near(&self, position: &Position, strong: Color, prey: Square) -> i32 {
        let units = position.pieces(strong).iter();
        let units: i32 = units.map(|square| self.distance(square, prey)).sum();
        let royal = position.acting_royal(strong);
        let royal = royal.map_or(0, |square| self.distance(square, prey));
        units + 6 * royal
    }

    /// How far the royal is from the citadel in which it would draw.
    fn flight(&self, position: &Position, strong: Color, prey: Square) -> i32 {
        let mut open = self.citadels[strong.index()];
        if self.sanctuary {
            open -= position.occupied();
        }
        let steps = open.iter().map(|citadel| self.distance(prey, citadel));
        steps.min().map_or(0, |steps| steps.min(FAR))
    }
}
