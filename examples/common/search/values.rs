//! What pieces are worth, worked out from how far they reach on the board of their game.
//!
//! Nothing is set down for any single piece. A piece is worth as many squares as it can go to
//! on average when a third of the board is occupied; a pawn also by what it will become.

use shatranj::movement::Mode;
use shatranj::variant::{PieceDef, Promotion};
use shatranj::{Color, PieceKind, Position, Square, SquareSet, Variant};

/// The chance that a square is empty, and that an enemy unit stands there.
const EMPTY: f64 = 2.0 / 3.0;
const ENEMY: f64 = 1.0 / 6.0;
/// What one square of reach is worth, in centipawns.
const SQUARE: f64 = 60.0;
/// The same where pieces of one kind are compared, square by square.
const PLACE: f64 = 20.0;
/// A royal that may be lost is worth more than a unit that moves so: while there is another,
/// its side can't be mated.
const SPARE_ROYAL: f64 = 1.5;
/// How much of what a pawn becomes it is worth anywhere.
const HOPE: f64 = 0.1;
/// Pawns become other pawns no more often than this in a row.
const JOURNEYS: u32 = 4;

/// What the pieces of a variant are worth.
pub struct Values {
    /// By kind.
    kinds: Vec<Kind>,
    /// By kind, colour and square.
    places: Vec<[Vec<i32>; 2]>,
    /// What a pawn's nearness to promotion is worth, the same way.
    advances: Vec<[Vec<i32>; 2]>,
}

struct Kind {
    value: i32,
    class: Class,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    /// A royal of a side that has never more than one.
    Sole,
    /// A royal that can be lost.
    Royal,
    Pawn,
    Officer,
}

impl Values {
    /// Works out the values of a variant.
    pub fn new(variant: &Variant) -> Values {
        let survey = Survey::new(variant);
        let kinds: Vec<PieceKind> = variant.pieces().map(|(kind, _)| kind).collect();
        let each_color = |table: &dyn Fn(Color) -> Vec<i32>| Color::ALL.map(table);
        Values {
            kinds: kinds
                .iter()
                .map(|&kind| Kind {
                    value: survey.value(kind, JOURNEYS) as i32,
                    class: survey.class(kind),
                })
                .collect(),
            places: kinds
                .iter()
                .map(|&kind| each_color(&|color| survey.places(kind, color)))
                .collect(),
            advances: kinds
                .iter()
                .map(|&kind| each_color(&|color| survey.advances(kind, color)))
                .collect(),
        }
    }

    /// What a unit of this kind is worth, in centipawns; nothing for a royal that is never
    /// captured.
    pub fn of(&self, kind: PieceKind) -> i32 {
        self.kinds[kind.index()].value
    }

    /// What all units of a side are worth.
    #[allow(dead_code, reason = "for players that see nothing but material")]
    pub fn material(&self, position: &Position, side: Color) -> i32 {
        let pieces = position.pieces(side).iter();
        let pieces = pieces.filter_map(|square| position.piece_at(square));
        pieces.map(|piece| self.of(piece.kind)).sum()
    }

    /// How much better or worse than elsewhere a unit stands on a square.
    pub fn place(&self, kind: PieceKind, color: Color, square: Square) -> i32 {
        self.places[kind.index()][color.index()][square.index()]
    }

    /// What a pawn's nearness to its promotion is worth.
    pub fn advance(&self, kind: PieceKind, color: Color, square: Square) -> i32 {
        self.advances[kind.index()][color.index()][square.index()]
    }

    /// Whether the kind is neither royal nor a pawn.
    pub fn is_officer(&self, kind: PieceKind) -> bool {
        self.kinds[kind.index()].class == Class::Officer
    }
}

/// What is measured once for all kinds.
struct Survey<'a> {
    variant: &'a Variant,
    /// By kind, colour and square: the mean number of squares reached.
    reach: Vec<[Vec<f64>; 2]>,
    /// By colour and square: the king steps to the promotion zone.
    steps: [Vec<Option<u8>>; 2],
    several: bool,
}

impl Survey<'_> {
    fn new(variant: &Variant) -> Survey<'_> {
        let board = variant.topology();
        let squares = || board.squares().iter();
        let reach = variant.pieces().map(|(_, piece)| {
            Color::ALL.map(|color| {
                let reach = squares().map(|square| reach(variant, piece, color, square));
                reach.collect()
            })
        });
        let zone = |color: Color| variant.rules().promotion_zone[color.index()];
        Survey {
            variant,
            reach: reach.collect(),
            steps: Color::ALL.map(|color| {
                let distances = zone(color).iter().map(|square| board.distances(square));
                let distances: Vec<_> = distances.collect();
                let nearest = |square: Square| {
                    let steps = distances.iter().filter_map(|from| from[square.index()]);
                    steps.min()
                };
                squares().map(nearest).collect()
            }),
            several: several_royals(variant),
        }
    }

    fn class(&self, kind: PieceKind) -> Class {
        let piece = self.variant.piece(kind);
        match piece.royal {
            Some(_) if self.several => Class::Royal,
            Some(_) => Class::Sole,
            None if piece.pawn => Class::Pawn,
            None => Class::Officer,
        }
    }

    /// The squares where units of this kind are found.
    fn region(&self, kind: PieceKind) -> SquareSet {
        self.variant.piece(kind).region & self.variant.topology().main_board()
    }

    /// The reach of a kind on an average square; pawns do not stand where they promote.
    fn mean(&self, kind: PieceKind) -> f64 {
        let mut region = self.region(kind);
        if self.class(kind) == Class::Pawn {
            region -= self.variant.rules().promotion_zone[Color::White.index()];
        }
        let reach = &self.reach[kind.index()][Color::White.index()];
        let sum: f64 = region.iter().map(|square| reach[square.index()]).sum();
        sum / f64::from(region.len().max(1))
    }

    /// What becomes of a pawn in the end of its way.
    fn becomes(&self, kind: PieceKind) -> Option<PieceKind> {
        let journeys = self.variant.rules().journeys.as_ref();
        let next = journeys.and_then(|j| match kind {
            _ if kind == j.first => Some(j.second),
            _ if kind == j.second => Some(j.third),
            _ if kind == j.third => Some(j.crowned),
            _ => None,
        });
        next.or(match self.variant.piece(kind).promotion {
            Some(Promotion::To(to) | Promotion::ToOrVanish { to, .. }) => Some(to),
            _ => None,
        })
    }

    fn value(&self, kind: PieceKind, journeys: u32) -> f64 {
        let reach = SQUARE * self.mean(kind);
        match self.class(kind) {
            Class::Sole => 0.0,
            Class::Royal => SPARE_ROYAL * reach,
            Class::Pawn | Class::Officer => reach + HOPE * self.gain(kind, reach, journeys),
        }
    }

    /// How much more than now a pawn will be worth, if it is one.
    fn gain(&self, kind: PieceKind, now: f64, journeys: u32) -> f64 {
        match self.becomes(kind) {
            Some(to) if journeys > 0 => (self.value(to, journeys - 1) - now).max(0.0),
            _ => 0.0,
        }
    }

    fn places(&self, kind: PieceKind, color: Color) -> Vec<i32> {
        let reach = &self.reach[kind.index()][color.index()];
        let mean = self.mean(kind);
        // A royal has its own reasons to be somewhere, and a pawn goes forward.
        let counts = self.class(kind) == Class::Officer;
        let place = |reach: &f64| if counts { PLACE * (reach - mean) } else { 0.0 };
        reach.iter().map(|reach| place(reach) as i32).collect()
    }

    fn advances(&self, kind: PieceKind, color: Color) -> Vec<i32> {
        let now = SQUARE * self.mean(kind);
        let gain = self.gain(kind, now, JOURNEYS);
        let advance = |steps: &Option<u8>| {
            let steps = f64::from(steps.unwrap_or(u8::MAX));
            (1.5 * gain / ((steps + 1.0) * (steps + 1.0))).min(gain) as i32
        };
        self.steps[color.index()].iter().map(advance).collect()
    }
}

/// Whether a side can have more than one royal.
fn several_royals(variant: &Variant) -> bool {
    let royals = variant.pieces().filter(|(_, piece)| piece.royal.is_some());
    let royals: Vec<PieceKind> = royals.map(|(kind, _)| kind).collect();
    let limits = &variant.rules().limits;
    let one = |limit: &shatranj::variant::Limit| {
        limit.at_most <= 1 && royals.iter().all(|kind| limit.kinds.contains(kind))
    };
    !limits.iter().any(one)
}

/// How many squares a unit can go to on average, where any other square is empty or taken by
/// chance.
fn reach(variant: &Variant, piece: &PieceDef, color: Color, from: Square) -> f64 {
    let board = variant.topology();
    let laid = piece.movement.on(board).within(piece.region);
    let mut chances = vec![0.0_f64; board.len()];
    // The builder has refused movements with too many paths.
    for path in laid.paths(color, from).unwrap_or_default() {
        let mut open = 1.0;
        for &square in path.squares() {
            if path.land().contains(square) {
                let chance = open
                    * match path.mode() {
                        Mode::Quiet => EMPTY,
                        Mode::Capture => ENEMY,
                        Mode::Both => EMPTY + ENEMY,
                    };
                let known = &mut chances[square.index()];
                *known = known.max(chance);
            }
            open *= EMPTY;
        }
    }
    let mut sum: f64 = chances.iter().sum();
    if piece.movement.homes().is_some() && piece.region.contains(from) {
        // A square in each quarter of the board stands for wherever the enemy's royal may be.
        let (files, ranks) = board.grid_size();
        let quarters = |size: u8| [size / 4, size - 1 - size / 4].map(u8::cast_signed);
        let royals = quarters(files)
            .into_iter()
            .flat_map(|file| quarters(ranks).map(|rank| board.at(file, rank)));
        let royals: Vec<Square> = royals.flatten().collect();
        let targets = royals.iter().map(|&royal| laid.homing(from, royal).len());
        sum += (EMPTY + ENEMY) * f64::from(targets.sum::<u32>()) / royals.len().max(1) as f64;
    }
    sum
}
