//! Tables seen from the target: which squares a unit could attack it from.

use alloc::{boxed::Box, vec::Vec};

use crate::{Color, Square, SquareSet, Topology};

use super::class::{Class, sanctuary};
use super::compile::{KindInfo, MAX_CLASSES};
use super::definition::Definition;

/// One set for each class; those that the variant does not have are empty.
pub(crate) type Row = [u128; MAX_CLASSES];

/// A row for each square there can be.
pub(crate) type Rows = Box<[Row; Square::MAX]>;

/// For one side as the attacker: from where its units can attack a square.
#[derive(Debug)]
pub(crate) struct Reach {
    /// From where a unit of each class can attack the target on an empty board. For a homing
    /// unit the target is taken to be the royal.
    pub all: Rows,
    /// The same for the classes that only leap: what stands there attacks.
    pub leaps: Rows,
    /// From where a unit of each class can attack some square that a royal of the other side
    /// on this square can go to, or the square itself, on an empty board.
    pub siege: Rows,
    /// By class and square: where a unit can attack a royal that goes there, on an empty board.
    /// The other way round than `all`.
    pub strikes: Vec<[u128; Square::MAX]>,
}

impl Reach {
    /// The tables of a side; the first `leapers` classes only leap.
    pub fn new(
        def: &Definition,
        classes: &[Class],
        kinds: &[KindInfo],
        leapers: usize,
        color: Color,
    ) -> Reach {
        let board = &def.topology;
        let all = reach(board, sanctuary(def), classes, color);
        let mut leaps = all.clone();
        for row in leaps.iter_mut() {
            row[leapers..].fill(0);
        }
        let siege = siege(board, classes, kinds, color, &all);
        let strikes = (0..classes.len())
            .map(|class| strikes(&all, class))
            .collect();
        Reach {
            all,
            leaps,
            siege,
            strikes,
        }
    }

    /// Bytes used.
    pub fn bytes(&self) -> usize {
        let rows = [&self.all, &self.leaps, &self.siege];
        rows.map(|rows| size_of_val(&**rows)).iter().sum::<usize>() + size_of_val(&*self.strikes)
    }
}

fn empty_rows() -> Rows {
    super::tables::by_square(&[0u8; 0], |_| [0; MAX_CLASSES])
}

fn reach(board: &Topology, sanctuary: SquareSet, classes: &[Class], color: Color) -> Rows {
    let mut rows = empty_rows();
    for (c, class) in classes.iter().enumerate() {
        let side = &class.sides[color.index()];
        for from in board.squares() {
            for target in SquareSet::from_bits(side.attacks(from, 0)) {
                rows[target.index()][c] |= from.set().bits();
            }
            let Some(homing) = &class.homing else {
                continue;
            };
            for royal in board.squares() - sanctuary {
                if homing[royal.index() * board.len() + from.index()] & royal.set().bits() != 0 {
                    rows[royal.index()][c] |= from.set().bits();
                }
            }
        }
    }
    rows
}

fn strikes(reach: &Rows, class: usize) -> [u128; Square::MAX] {
    let mut strikes = [0; Square::MAX];
    for (target, row) in reach.iter().enumerate() {
        for origin in SquareSet::from_bits(row[class]) {
            strikes[origin.index()] |= 1 << target;
        }
    }
    strikes
}

fn siege(
    board: &Topology,
    classes: &[Class],
    kinds: &[KindInfo],
    attacker: Color,
    reach: &Rows,
) -> Rows {
    let mut rows = reach.clone();
    let royal = |class: usize| {
        kinds
            .iter()
            .any(|k| k.royal != 0 && usize::from(k.class) == class)
    };
    for class in (0..classes.len()).filter(|&class| royal(class)) {
        for from in board.squares() {
            let rides = classes[class].sides[(!attacker).index()].all_targets(from, 0);
            let targets = rides | homes_anywhere(&classes[class], board, from);
            for target in SquareSet::from_bits(targets) {
                for (siege, reach) in rows[from.index()].iter_mut().zip(reach[target.index()]) {
                    *siege |= reach;
                }
            }
        }
    }
    rows
}

/// Where a unit of a class homes to, wherever the enemy's royal stands.
fn homes_anywhere(class: &Class, board: &Topology, from: Square) -> u128 {
    let homing = class.homing.as_deref().unwrap_or(&[]);
    let of_square = homing.iter().skip(from.index()).step_by(board.len());
    of_square.fold(0, |all, targets| all | targets)
}

/// From where units that promote can enter their zone in one move.
pub(super) fn doorstep(
    board: &Topology,
    classes: &[Class],
    kinds: &[KindInfo],
    color: Color,
) -> u128 {
    let mut squares = 0;
    for kind in kinds.iter().filter(|k| k.pawn) {
        let side = &classes[usize::from(kind.class)].sides[color.index()];
        let enters = |from: &Square| side.all_targets(*from, 0) & kind.zone[color.index()] != 0;
        squares |= board
            .squares()
            .iter()
            .filter(enters)
            .collect::<SquareSet>()
            .bits();
    }
    squares
}
