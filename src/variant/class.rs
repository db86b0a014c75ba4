//! Movement classes: the tables of one way of moving.
//!
//! Kinds that move alike within the same region share a class, and with it a bitboard: the
//! generator loops over classes, the mailbox remembers the kind.

use alloc::vec::Vec;

use crate::movement::{Homing, Mode};
use crate::{Color, Square, SquareSet, Topology};

use super::VariantError;
use super::between::Between;
use super::definition::{Definition, PieceDef};
use super::paths::{Path, paths};
use super::rules::CitadelEntry;
use super::tables::ModeTable;

/// One way of moving.
#[derive(Debug)]
pub(crate) struct Class {
    /// The tables of White and of Black.
    pub sides: [Side; 2],
    /// By the enemy royal's square and the own square: where the unit homes to.
    pub homing: Option<Vec<u128>>,
    /// Whether its units are royals.
    pub royal: bool,
}

/// The forms in which the moves of a class are generated, from the fastest on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// All units at once, by shifts.
    Shifts,
    /// One mask for each unit.
    Leaps,
    /// Rays and perhaps leaps, that may both move and capture.
    Rides,
    /// Anything.
    Mixed,
}

/// The moves of a class for one side. A copy shares the tables.
#[derive(Clone, Debug)]
pub(crate) struct Side {
    pub shape: Shape,
    pub both: ModeTable,
    pub quiet: ModeTable,
    pub capture: ModeTable,
    /// The set-wise form: few steps, each the same shift wherever it is possible.
    pub shifts: Vec<Shift>,
    pub between: Option<Between>,
}

/// A difference of ids that is a step from some squares.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Step {
    /// The squares from where the step is possible.
    pub from: u128,
    /// The difference of the ids, below 64.
    pub by: u8,
}

impl Step {
    /// Whether no square has the step.
    pub fn is_missing(self) -> bool {
        self.from == 0
    }
}

/// A step of a class, with what it is good for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shift {
    pub step: Step,
    /// Whether it leads to higher ids.
    pub up: bool,
    pub mode: Mode,
}

impl Class {
    /// The class of a piece.
    pub fn new(def: &Definition, piece: &PieceDef) -> Result<Class, VariantError> {
        let board = &def.topology;
        let homing = piece
            .movement
            .homes()
            .map(|metric| homing_table(board, piece.region, metric));
        let mut from = [Vec::new(), Vec::new()];
        for color in Color::ALL {
            for square in board.squares() {
                from[color.index()].push(class_paths(def, piece, color, square)?);
            }
        }
        let [white, black] = from;
        let side = |paths: &[Vec<Path>]| Side::new(paths, homing.as_deref());
        let first = side(&white);
        // Most movements are the same turned by 180 degrees.
        let second = if white == black {
            first.clone()
        } else {
            side(&black)
        };
        Ok(Class {
            sides: [first, second],
            homing,
            royal: piece.royal.is_some(),
        })
    }

    /// Whether a unit between can stop one of its attacks.
    pub fn rides(&self) -> bool {
        self.sides.iter().any(|side| side.between.is_some())
    }

    /// Whether two paths of one unit can join the same squares.
    pub fn is_ambiguous(&self) -> bool {
        self.sides
            .iter()
            .any(|s| s.between.as_ref().is_some_and(|b| b.ambiguous))
    }

    /// Bytes of the tables, those that both sides share counted once.
    pub fn bytes(&self) -> usize {
        let [white, black] = &self.sides;
        let second = if white.both.shares(&black.both) {
            0
        } else {
            black.bytes()
        };
        let homing = self
            .homing
            .as_ref()
            .map_or(0, |h| h.len() * size_of::<u128>());
        size_of::<Class>() + white.bytes() + second + homing
    }

    /// How many paths could not become rays and are walked.
    pub fn walked(&self) -> usize {
        self.sides
            .iter()
            .flat_map(Side::tables)
            .map(ModeTable::walked)
            .sum()
    }
}

impl Side {
    fn new(paths: &[Vec<Path>], homing: Option<&[u128]>) -> Side {
        let [both, quiet, capture] =
            [Mode::Both, Mode::Quiet, Mode::Capture].map(|mode| ModeTable::new(paths, mode));
        let rides = both.has_rides() || capture.has_rides();
        let between = rides.then(|| Between::new(paths, homing));
        let shifts = shifts(&[
            (&both, Mode::Both),
            (&quiet, Mode::Quiet),
            (&capture, Mode::Capture),
        ]);
        let plain = quiet.is_empty() && capture.is_empty() && homing.is_none();
        let shape = match plain {
            _ if !shifts.is_empty() && homing.is_none() => Shape::Shifts,
            true if both.has_rides() => Shape::Rides,
            true => Shape::Leaps,
            false => Shape::Mixed,
        };
        Side {
            shape,
            both,
            quiet,
            capture,
            shifts,
            between,
        }
    }

    fn tables(&self) -> [&ModeTable; 3] {
        [&self.both, &self.quiet, &self.capture]
    }

    /// All squares where a unit could land in some mode.
    pub fn all_targets(&self, from: Square, occupied: u128) -> u128 {
        self.tables()
            .iter()
            .fold(0, |all, table| all | table.targets(from, occupied))
    }

    /// All squares that a unit attacks.
    #[inline]
    pub fn attacks(&self, from: Square, occupied: u128) -> u128 {
        self.both.targets(from, occupied) | self.capture.targets(from, occupied)
    }

    fn bytes(&self) -> usize {
        self.tables().iter().map(|t| t.bytes()).sum::<usize>()
            + self.between.as_ref().map_or(0, Between::bytes)
    }
}

/// The paths of a unit; none from a square where it can't stand or, as a pawn, would have
/// promoted or rests. A step into a sanctuary takes nothing, whatever the unit's other moves
/// do, and goes no further.
fn class_paths(
    def: &Definition,
    piece: &PieceDef,
    color: Color,
    square: Square,
) -> Result<Vec<Path>, VariantError> {
    let citadels = def
        .rules
        .citadels
        .as_ref()
        .map_or(SquareSet::EMPTY, |c| c.all());
    let barred_to_pawns = def.rules.promotion_zone[color.index()] | citadels;
    if piece.pawn && barred_to_pawns.contains(square) || !piece.region.contains(square) {
        return Ok(Vec::new());
    }
    let found = paths(&piece.movement, &def.topology, piece.region, color, square);
    let mut found = found.map_err(|_| VariantError::TooManyPaths {
        symbol: piece.symbol.clone(),
        square: def.topology.name(square).into(),
    })?;
    let sanctuary = sanctuary(def);
    if sanctuary.is_empty() {
        return Ok(found);
    }
    let mut into_sanctuary = Vec::new();
    for path in &mut found {
        // A sanctuary is a dead end: nothing goes on behind it.
        let end = path
            .squares
            .iter()
            .position(|&square| sanctuary.contains(square));
        path.squares
            .truncate(end.map_or(path.squares.len(), |end| end + 1));
        path.land &= path.squares.iter().copied().collect();
        let inside = path.land & sanctuary;
        if !inside.is_empty() && path.mode == Mode::Both {
            path.land -= inside;
            into_sanctuary.push(Path {
                land: inside,
                mode: Mode::Quiet,
                ..path.clone()
            });
        } else if path.mode == Mode::Capture {
            path.land -= inside;
        }
    }
    found.extend(into_sanctuary);
    found.retain(|path| !path.land.is_empty());
    Ok(found)
}

/// The citadels in which nobody can be attacked.
pub(super) fn sanctuary(def: &Definition) -> SquareSet {
    match &def.rules.citadels {
        Some(citadels) if citadels.entry == CitadelEntry::Sanctuary => citadels.all(),
        _ => SquareSet::EMPTY,
    }
}

/// The set-wise form of a class that only leaps, with at most three small differences of
/// ids; empty for any other.
fn shifts(tables: &[(&ModeTable, Mode)]) -> Vec<Shift> {
    const MOST: usize = 3;
    let mut shifts: Vec<Shift> = Vec::new();
    for &(table, mode) in tables {
        if table.has_rides() {
            return Vec::new();
        }
        for from in SquareSet::from_bits(u128::MAX) {
            for to in SquareSet::from_bits(table.leaps(from)) {
                let (by, up) = (to.id().abs_diff(from.id()), to > from);
                let known = shifts
                    .iter()
                    .position(|s| (s.step.by, s.up, s.mode) == (by, up, mode));
                match known {
                    Some(known) => shifts[known].step.from |= from.set().bits(),
                    None if shifts.len() == MOST || by >= 64 => return Vec::new(),
                    None => shifts.push(Shift {
                        step: Step {
                            from: from.set().bits(),
                            by,
                        },
                        up,
                        mode,
                    }),
                }
            }
        }
    }
    shifts
}

/// By the enemy royal's square and the own square: where a unit homes to.
fn homing_table(board: &Topology, region: SquareSet, metric: Homing) -> Vec<u128> {
    let n = board.len();
    let mut table = vec![0; n * n];
    let away: Vec<_> = board.squares().iter().map(|s| board.distances(s)).collect();
    for royal in board.squares() {
        // From each square to the royal: where a link leads one way it may be farther back.
        let distances: Vec<_> = away.iter().map(|from| from[royal.index()]).collect();
        for from in region {
            let targets = match metric {
                Homing::Chebyshev => nearer(board, &distances, from),
                Homing::SignStep => straight_at(board, royal, from),
            };
            let targets = (targets & region) - from.set();
            table[royal.index() * n + from.index()] = targets.bits();
        }
    }
    table
}

/// The neighbours of a square with a smaller distance than its own.
fn nearer(board: &Topology, distances: &[Option<u8>], from: Square) -> SquareSet {
    let Some(here) = distances[from.index()] else {
        return SquareSet::EMPTY;
    };
    let closer = |to: &Square| distances[to.index()].is_some_and(|there| there < here);
    board.neighbors(from).iter().filter(closer).collect()
}

/// The square one king step straight at the royal.
fn straight_at(board: &Topology, royal: Square, from: Square) -> SquareSet {
    let ((rx, ry), (x, y)) = (board.coordinates(royal), board.coordinates(from));
    board
        .step(from, ((rx - x).signum(), (ry - y).signum()))
        .into_iter()
        .collect()
}
