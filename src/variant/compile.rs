//! Turns a checked definition into the tables that the move generator reads.

use alloc::vec::Vec;

use crate::movement::Movement;
use crate::{Color, PieceKind, Square, SquareSet};

use super::class::{Class, Side, sanctuary};
use super::definition::{Definition, PieceDef};
use super::plan::Plan;
use super::reach::{Reach, doorstep};
use super::rules::{BareKing, Promotion};
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

/// A variant as the engine sees it.
#[derive(Debug)]
pub(crate) struct Compiled {
    pub squares: u128,
    pub kinds: Vec<KindInfo>,
    /// By side and class: the tables. Classes whose attacks no unit between can stop come
    /// first.
    sides: [Vec<Side>; 2],
    /// By class: where its units home to, if they do.
    homing: Vec<Option<Vec<u128>>>,
    /// How many classes only leap.
    pub leapers: usize,
    /// By side: what the generator goes through.
    plans: [Plan; 2],
    /// By side as the attacker.
    reach: [Reach; 2],
    /// By side: from where one of its promoting units can enter the zone in one move.
    pub doorstep: [u128; 2],
    /// By side: where its royal draws the game.
    pub draws: [u128; 2],
    /// By side: its own citadels.
    pub own_citadels: [u128; 2],
    /// Citadels in which nobody can be attacked.
    pub sanctuary: u128,
    /// Whether a citadel may be closed to a royal that is its side's only one.
    pub choosy_citadels: bool,
    pub main_board: u128,
    /// The class of the pawn of pawns, and where it rests, for White and for Black.
    pub journey_class: Option<(usize, [u128; 2])>,
    /// Whether a unit may be joined to a square by two paths; then every move is tested by
    /// making it.
    pub ambiguous: bool,
    /// Whether moves are generated in 64 bits, which hold all squares. Not so in games with
    /// special moves, whose rules take a node of 128 bits: their boards are large.
    pub narrow: bool,
    /// Whether some rule beyond moving and promoting can add to the moves of a position.
    pub special: bool,
    pub bare_king: bool,
    /// Whether a game can be over while there are moves: by a bare king or a citadel.
    pub ends_early: bool,
    pub keys: zobrist::Keys,
    /// Bytes of the tables by class.
    bytes: usize,
    walked: usize,
}

impl Compiled {
    /// Compiles a definition whose parts have been resolved.
    pub fn new(def: &Definition) -> Result<Compiled, VariantError> {
        let board = &def.topology;
        let (classes, mut kinds) = classes_and_kinds(def)?;
        let classes = in_order(classes, &mut kinds);
        let leapers = classes.iter().filter(|class| !class.rides()).count();
        let citadels = def.rules.citadels.as_ref();
        let of = |color: Color| citadels.map_or(0, |c| c.of(color).bits());
        let bare_king = def.rules.bare_king == BareKing::Loses;
        let special = def.rules.journeys.is_some() || def.rules.exchange.is_some();
        let resting = def.rules.journeys.map(|j| {
            let class = usize::from(kinds[j.first.index()].class);
            (class, def.rules.promotion_zone.map(SquareSet::bits))
        });
        Ok(Compiled {
            squares: board.squares().bits(),
            reach: Color::ALL.map(|color| Reach::new(def, &classes, &kinds, leapers, color)),
            doorstep: Color::ALL.map(|color| doorstep(board, &classes, &kinds, color)),
            draws: [of(Color::Black), of(Color::White)],
            own_citadels: [of(Color::White), of(Color::Black)],
            sanctuary: sanctuary(def).bits(),
            choosy_citadels: citadels.is_some_and(|c| c.own.is_some()),
            main_board: board.main_board().bits(),
            journey_class: resting,
            ambiguous: classes.iter().any(Class::is_ambiguous),
            special,
            narrow: board.len() <= 64 && !special,
            bare_king,
            ends_early: bare_king || citadels.is_some(),
            keys: zobrist::Keys::new(def.pieces.len(), board.len()),
            leapers,
            plans: Color::ALL.map(|color| Plan::new(&classes, color)),
            bytes: classes.iter().map(Class::bytes).sum(),
            walked: classes.iter().map(Class::walked).sum(),
            kinds,
            sides: Color::ALL.map(|color| {
                classes
                    .iter()
                    .map(|c| c.sides[color.index()].clone())
                    .collect()
            }),
            homing: classes.into_iter().map(|c| c.homing).collect(),
        })
    }

    /// From where a side's units can attack a square.
    #[inline]
    pub fn reach(&self, attacker: Color) -> &Reach {
        &self.reach[attacker.index()]
    }

    /// The number of classes.
    #[inline]
    pub fn classes(&self) -> usize {
        self.homing.len().min(MAX_CLASSES)
    }

    /// The tables of a class for a side.
    #[inline]
    pub fn side(&self, color: Color, class: usize) -> &Side {
        &self.sides[color.index()][class]
    }

    /// What the generator goes through for a side.
    #[inline]
    pub fn plan(&self, color: Color) -> &Plan {
        &self.plans[color.index()]
    }

    /// By the enemy royal's square and the own square: where units of a class home to.
    #[inline]
    pub fn homing(&self, class: usize) -> Option<&[u128]> {
        self.homing.get(class)?.as_deref()
    }

    /// The squares that must be empty for a unit of the class to attack the target.
    #[inline]
    pub fn between(&self, attacker: Color, class: usize, target: Square, origin: Square) -> u128 {
        let between = self.side(attacker, class).between.as_ref();
        between.map_or(0, |b| b.get(target, origin))
    }

    /// Bytes of the tables.
    pub fn bytes(&self) -> usize {
        self.bytes
            + self.reach.iter().map(Reach::bytes).sum::<usize>()
            + self.keys.bytes()
            + size_of::<Compiled>()
    }

    /// How many paths could not become rays and are walked.
    pub fn walked(&self) -> usize {
        self.walked
    }
}

/// The classes in the order in which they come up, and the kinds with their classes.
fn classes_and_kinds(def: &Definition) -> Result<(Vec<Class>, Vec<KindInfo>), VariantError> {
    let mut keys: Vec<(&Movement, SquareSet, bool, bool)> = Vec::new();
    let mut kinds = Vec::new();
    for piece in &def.pieces {
        let key = (
            &piece.movement,
            piece.region,
            piece.royal.is_some(),
            piece.pawn,
        );
        let known = keys.iter().position(|k| *k == key);
        let class = known.unwrap_or_else(|| {
            keys.push(key);
            keys.len() - 1
        });
        kinds.push((class, piece));
    }
    if keys.len() > MAX_CLASSES {
        return Err(VariantError::TooMany {
            limit: VariantLimit::Classes,
            found: keys.len(),
            allowed: MAX_CLASSES,
        });
    }
    let mut classes = Vec::new();
    for class in 0..keys.len() {
        let first = kinds.iter().find(|(c, _)| *c == class);
        if let Some((_, piece)) = first {
            classes.push(Class::new(def, piece)?);
        }
    }
    let info = |&(class, piece): &(usize, &PieceDef)| kind_info(def, piece, class as u8);
    Ok((classes, kinds.iter().map(info).collect()))
}

/// Sorts the classes: those that only leap first.
fn in_order(classes: Vec<Class>, kinds: &mut [KindInfo]) -> Vec<Class> {
    let mut classes: Vec<(usize, Class)> = classes.into_iter().enumerate().collect();
    classes.sort_by_key(|(_, class)| class.rides());
    for kind in kinds {
        let place = classes
            .iter()
            .position(|(old, _)| *old == usize::from(kind.class));
        kind.class = place.unwrap_or(0) as u8;
    }
    classes.into_iter().map(|(_, class)| class).collect()
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
    KindInfo {
        class,
        royal: piece.royal.unwrap_or(0),
        pawn: piece.pawn,
        irregular,
        promotion: piece.promotion,
        zone: if piece.pawn {
            rules.promotion_zone.map(SquareSet::bits)
        } else {
            [0; 2]
        },
    }
}

/// The kinds that a side's pawn of pawns may be while it stands on the last rank.
pub(crate) fn resting_kinds(def: &Definition) -> [Option<PieceKind>; 2] {
    let journeys = def.rules.journeys;
    [journeys.map(|j| j.first), journeys.map(|j| j.second)]
}
