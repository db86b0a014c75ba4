//! Turns a checked definition into the tables that the move generator reads.
//!
//! Kinds that move alike within the same region share a *class*, and with it a bitboard: the
//! generator loops over classes, the mailbox remembers the kind.

use crate::movement::{Homing, Mode, Movement};
use crate::{Color, PieceKind, Square, SquareSet, Topology};

use super::definition::{Definition, PieceDef};
use super::paths::{Path, paths};
use super::rules::{BareKing, CitadelEntry, Promotion};
use super::tables::{Between, ModeTable};
use super::{VariantError, VariantLimit, zobrist};

/// The most movement classes of a variant.
pub(crate) const MAX_CLASSES: usize = 16;

/// What the engine must know of a kind, and nothing else.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KindInfo {
    pub class: u8,
    /// 0 for a unit that is no royal, else its rank.
    pub royal: u8,
    pub pawn: bool,
    /// Whether entering the promotion zone may change more than the kind of the unit, so
    /// that its legality is tested by making the move.
    pub irregular: bool,
    pub promotion: Option<Promotion>,
    /// Where a unit of White and of Black promotes; empty for one that does not.
    pub zone: [u128; 2],
}

/// One way of moving, and who moves so.
#[derive(Debug)]
pub(crate) struct Class {
    /// The tables of White and of Black.
    pub sides: [Side; 2],
    /// By the enemy royal's square and the own square: where the unit homes to.
    pub homing: Option<Vec<u128>>,
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

/// The moves of a class for one side.
#[derive(Debug)]
pub(crate) struct Side {
    pub shape: Shape,
    pub both: ModeTable,
    pub quiet: ModeTable,
    pub capture: ModeTable,
    /// The set-wise form: few steps, each the same shift wherever it is possible.
    pub shifts: Vec<Shift>,
    pub between: Option<Between>,
}

/// A step that is the same difference of ids from every square that has it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shift {
    /// The squares from where the step is possible.
    pub from: u128,
    /// The difference of the ids.
    pub delta: i8,
    pub mode: Mode,
}

/// A variant as the engine sees it.
#[derive(Debug)]
pub(crate) struct Compiled {
    pub squares: u128,
    pub kinds: Vec<KindInfo>,
    /// Those whose attacks no unit between can stop come first.
    pub classes: Vec<Class>,
    /// How many classes that are.
    pub leapers: usize,
    /// `[attacker][target * classes + class]`: from where a unit of the class can attack the
    /// target on an empty board. For a homing unit the target is taken to be the royal.
    reach: [Vec<u128>; 2],
    /// The same for all squares that a royal on the square can go to.
    siege: [Vec<u128>; 2],
    /// By side: from where one of its promoting units can enter the zone in one move.
    pub doorstep: [u128; 2],
    /// By side: where its royal draws the game.
    pub draws: [u128; 2],
    /// By side: its own citadels.
    pub own_citadels: [u128; 2],
    pub main_board: u128,
    /// The class of the pawn of pawns, and where it rests, for White and for Black.
    pub journey_class: Option<(usize, [u128; 2])>,
    /// Whether a unit may be joined to a square by two paths; then every move is tested by
    /// making it.
    pub ambiguous: bool,
    /// Whether some rule beyond moving and promoting can add to the moves of a position.
    pub special: bool,
    pub bare_king: bool,
    pub keys: zobrist::Keys,
}

impl Compiled {
    /// Compiles a definition whose parts have been resolved.
    pub fn new(def: &Definition) -> Result<Compiled, VariantError> {
        let board = &def.topology;
        let mut keys: Vec<(Movement, SquareSet, bool)> = Vec::new();
        let mut classes = Vec::new();
        let mut kinds = Vec::new();
        for piece in &def.pieces {
            let key = (piece.movement.clone(), piece.region, piece.royal.is_some());
            let class = match keys.iter().position(|k| *k == key) {
                Some(class) => class,
                None => {
                    keys.push(key);
                    classes.push(compile_class(def, piece)?);
                    classes.len() - 1
                }
            };
            kinds.push(kind_info(def, piece, class as u8));
        }
        let leapers = leapers_first(&mut classes, &mut kinds);
        if classes.len() > MAX_CLASSES {
            return Err(VariantError::TooMany {
                limit: VariantLimit::Classes,
                found: classes.len(),
                allowed: MAX_CLASSES,
            });
        }
        let citadels = def.rules.citadels.as_ref();
        let of = |color: Color| citadels.map_or(0, |c| c.of(color).bits());
        let reach = Color::ALL.map(|color| reach_table(board, &classes, color));
        Ok(Compiled {
            squares: board.squares().bits(),
            siege: Color::ALL
                .map(|color| siege_table(&classes, &kinds, color, &reach[color.index()])),
            reach,
            doorstep: Color::ALL.map(|color| doorstep(board, &classes, &kinds, color)),
            draws: [of(Color::Black), of(Color::White)],
            own_citadels: [of(Color::White), of(Color::Black)],
            main_board: board.main_board().bits(),
            journey_class: def.rules.journeys.map(|j| {
                let class = usize::from(kinds[j.first.index()].class);
                (class, def.rules.promotion_zone.map(SquareSet::bits))
            }),
            ambiguous: classes.iter().any(Class::is_ambiguous),
            special: def.rules.journeys.is_some() || def.rules.exchange.is_some(),
            bare_king: def.rules.bare_king == BareKing::Loses,
            keys: zobrist::Keys::new(def.pieces.len(), board.len()),
            leapers,
            kinds,
            classes,
        })
    }

    /// From where a unit of each class can attack the target on an empty board: the classes
    /// that leap, then those that ride.
    #[inline]
    pub fn reach(&self, attacker: Color, target: Square) -> (&[u128], &[u128]) {
        let all = self.reach_of_all(attacker, target);
        all.split_at_checked(self.leapers).unwrap_or((&[], &[]))
    }

    /// The same for all classes in order.
    #[inline]
    pub fn reach_of_all(&self, attacker: Color, target: Square) -> &[u128] {
        let n = self.classes.len();
        let table = &self.reach[attacker.index()];
        table
            .get(target.index() * n..(target.index() + 1) * n)
            .unwrap_or(&[])
    }

    /// From where a unit of each class can attack some square that a royal on this square can
    /// go to, on an empty board.
    #[inline]
    pub fn siege(&self, attacker: Color, royal: Square) -> &[u128] {
        let n = self.classes.len();
        self.siege[attacker.index()]
            .get(royal.index() * n..(royal.index() + 1) * n)
            .unwrap_or(&[])
    }

    /// The squares that must be empty for a unit of the class to attack the target.
    #[inline]
    pub fn between(&self, attacker: Color, class: usize, target: Square, origin: Square) -> u128 {
        let side = self
            .classes
            .get(class)
            .map(|class| &class.sides[attacker.index()]);
        side.and_then(|side| side.between.as_ref())
            .map_or(0, |b| b.get(target, origin))
    }

    /// Bytes of the tables.
    pub fn bytes(&self) -> usize {
        let class = |c: &Class| {
            let sides: usize = c.sides.iter().map(Side::bytes).sum();
            sides + c.homing.as_ref().map_or(0, |h| h.len() * size_of::<u128>())
        };
        let reach: usize = self.reach.iter().map(|r| r.len() * size_of::<u128>()).sum();
        self.classes.iter().map(class).sum::<usize>()
            + reach
            + self.keys.bytes()
            + size_of::<Compiled>()
    }

    /// How many paths could not become rays and are walked.
    pub fn walked(&self) -> usize {
        let sides = self.classes.iter().flat_map(|c| &c.sides);
        sides
            .map(|s| s.both.walked() + s.quiet.walked() + s.capture.walked())
            .sum()
    }
}

/// Sorts the classes so that those that only leap come first, and counts these.
fn leapers_first(classes: &mut Vec<Class>, kinds: &mut [KindInfo]) -> usize {
    let mut order: Vec<usize> = (0..classes.len()).collect();
    order.sort_by_key(|&class| classes[class].rides());
    for kind in kinds {
        let place = order
            .iter()
            .position(|&class| class == usize::from(kind.class));
        kind.class = place.unwrap_or(0) as u8;
    }
    classes.sort_by_key(Class::rides);
    classes.iter().filter(|class| !class.rides()).count()
}

impl Class {
    /// Whether a unit between can stop one of its attacks.
    fn rides(&self) -> bool {
        self.sides.iter().any(|side| side.between.is_some())
    }

    fn is_ambiguous(&self) -> bool {
        self.sides
            .iter()
            .any(|s| s.between.as_ref().is_some_and(|b| b.ambiguous))
    }
}

impl Side {
    fn bytes(&self) -> usize {
        let tables = [&self.both, &self.quiet, &self.capture];
        tables.map(ModeTable::bytes).iter().sum::<usize>()
            + self.between.as_ref().map_or(0, Between::bytes)
    }
}

fn kind_info(def: &Definition, piece: &PieceDef, class: u8) -> KindInfo {
    let rules = &def.rules;
    let kind = def.kind(&piece.symbol);
    // The end of the first journey changes nothing but that the pawn rests.
    let travels = rules
        .journeys
        .is_some_and(|j| [Some(j.second), Some(j.third)].contains(&kind));
    let irregular = travels
        || match piece.promotion {
            Some(Promotion::To(to)) => def.pieces[to.index()].royal.is_some(),
            Some(Promotion::ToOrVanish { .. }) => true,
            None => false,
        };
    let zone = if piece.pawn {
        rules.promotion_zone.map(SquareSet::bits)
    } else {
        [0; 2]
    };
    KindInfo {
        class,
        royal: piece.royal.unwrap_or(0),
        pawn: piece.pawn,
        irregular,
        promotion: piece.promotion,
        zone,
    }
}

fn compile_class(def: &Definition, piece: &PieceDef) -> Result<Class, VariantError> {
    let board = &def.topology;
    let mut from = [Vec::new(), Vec::new()];
    for color in Color::ALL {
        for square in board.squares() {
            from[color.index()].push(class_paths(def, piece, color, square)?);
        }
    }
    let homing = piece
        .movement
        .homes()
        .map(|metric| homing_table(board, piece.region, metric));
    Ok(Class {
        sides: from.map(|paths| side(&paths, homing.is_some())),
        homing,
    })
}

/// The paths of a unit; none from a square where it can't stand. A step into a sanctuary
/// takes nothing, whatever the unit's other moves do.
fn class_paths(
    def: &Definition,
    piece: &PieceDef,
    color: Color,
    square: Square,
) -> Result<Vec<Path>, VariantError> {
    if !piece.region.contains(square) {
        return Ok(Vec::new());
    }
    let mut found =
        paths(&piece.movement, &def.topology, piece.region, color, square).map_err(|_| {
            VariantError::TooManyPaths {
                symbol: piece.symbol.clone(),
                square: def.topology.name(square).into(),
            }
        })?;
    let sanctuary = match &def.rules.citadels {
        Some(c) if c.entry == CitadelEntry::Sanctuary => c.all(),
        _ => return Ok(found),
    };
    let mut into_sanctuary = Vec::new();
    for path in &mut found {
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

fn side(paths: &[Vec<Path>], homes: bool) -> Side {
    let [both, quiet, capture] =
        [Mode::Both, Mode::Quiet, Mode::Capture].map(|mode| ModeTable::new(paths, mode));
    let rides = both.has_rides() || capture.has_rides();
    let between = rides.then(|| Between::new(paths));
    let shifts = shifts(&[
        (&both, Mode::Both),
        (&quiet, Mode::Quiet),
        (&capture, Mode::Capture),
    ]);
    let plain = quiet.is_empty() && capture.is_empty() && !homes;
    let shape = match plain {
        _ if !shifts.is_empty() && !homes => Shape::Shifts,
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

/// The set-wise form of a class that only leaps and has at most three different id
/// differences; empty for any other.
fn shifts(tables: &[(&ModeTable, Mode)]) -> Vec<Shift> {
    const MOST: usize = 3;
    let mut shifts: Vec<Shift> = Vec::new();
    for &(table, mode) in tables {
        if table.has_rides() {
            return Vec::new();
        }
        for from in 0..Square::MAX as u8 {
            let leaps = table.leaps(Square::truncate(from));
            for to in SquareSet::from_bits(leaps) {
                let delta = (i16::from(to.id()) - i16::from(from)) as i8;
                match shifts
                    .iter()
                    .position(|s| s.delta == delta && s.mode == mode)
                {
                    Some(known) => shifts[known].from |= 1 << from,
                    None if shifts.len() == MOST => return Vec::new(),
                    None => shifts.push(Shift {
                        from: 1 << from,
                        delta,
                        mode,
                    }),
                }
            }
        }
    }
    shifts
}

fn homing_table(board: &Topology, region: SquareSet, metric: Homing) -> Vec<u128> {
    let n = board.len();
    let mut table = vec![0; n * n];
    for royal in board.squares() {
        let distances = board.distances(royal);
        for from in region {
            let nearer = |to: &Square| match (distances[to.index()], distances[from.index()]) {
                (Some(to), Some(from)) => to < from,
                _ => false,
            };
            let targets: SquareSet = match metric {
                Homing::Chebyshev => board.neighbors(from).iter().filter(nearer).collect(),
                Homing::SignStep => {
                    let ((rx, ry), (x, y)) = (board.coordinates(royal), board.coordinates(from));
                    board
                        .step(from, ((rx - x).signum(), (ry - y).signum()))
                        .into_iter()
                        .collect()
                }
            };
            let targets = (targets & region) - from.set();
            table[royal.index() * n + from.index()] = targets.bits();
        }
    }
    table
}

fn reach_table(board: &Topology, classes: &[Class], color: Color) -> Vec<u128> {
    let n = classes.len();
    let mut reach = vec![0u128; board.len() * n];
    for (c, class) in classes.iter().enumerate() {
        let side = &class.sides[color.index()];
        for from in board.squares() {
            let attacks = side.both.targets(from, 0) | side.capture.targets(from, 0);
            for target in SquareSet::from_bits(attacks) {
                reach[target.index() * n + c] |= from.set().bits();
            }
            for royal in board.squares() {
                let homes = class
                    .homing
                    .as_ref()
                    .map_or(0, |h| h[royal.index() * board.len() + from.index()]);
                if homes & royal.set().bits() != 0 {
                    reach[royal.index() * n + c] |= from.set().bits();
                }
            }
        }
    }
    reach
}

/// For each square: all that reaches a square where a royal of the other side can go from it.
fn siege_table(
    classes: &[Class],
    kinds: &[KindInfo],
    attacker: Color,
    reach: &[u128],
) -> Vec<u128> {
    let n = classes.len();
    let royal = |class: &usize| {
        kinds
            .iter()
            .any(|k| k.royal != 0 && usize::from(k.class) == *class)
    };
    let mut siege = vec![0; reach.len()];
    for class in (0..n).filter(royal) {
        let side = &classes[class].sides[(!attacker).index()];
        for from in 0..reach.len() / n {
            let square = Square::truncate(from as u8);
            let tables = [&side.both, &side.quiet, &side.capture].map(|t| t.targets(square, 0));
            for target in SquareSet::from_bits(tables.iter().fold(0, |all, t| all | t)) {
                for c in 0..n {
                    siege[from * n + c] |= reach[target.index() * n + c];
                }
            }
        }
    }
    siege
}

/// From where units of the classes that promote can enter the zone in one move.
fn doorstep(board: &Topology, classes: &[Class], kinds: &[KindInfo], color: Color) -> u128 {
    let mut squares = 0;
    for kind in kinds.iter().filter(|k| k.pawn) {
        let zone = kind.zone[color.index()];
        let side = &classes[kind.class as usize].sides[color.index()];
        for from in board.squares() {
            let reach = [&side.both, &side.quiet, &side.capture].map(|t| t.targets(from, 0));
            if reach.iter().any(|r| r & zone != 0) {
                squares |= from.set().bits();
            }
        }
    }
    squares
}

/// The kinds that a side's pawn of pawns may be while it stands on the last rank.
pub(crate) fn resting_kinds(def: &Definition) -> [Option<PieceKind>; 2] {
    let journeys = def.rules.journeys;
    [journeys.map(|j| j.first), journeys.map(|j| j.second)]
}
