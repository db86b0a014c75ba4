//! Finds every fault of a set-up.

use alloc::vec::Vec;

use crate::variant::CitadelEntry;
use crate::variant::compile::{Compiled, resting_kinds};
use crate::variant::definition::Definition;
use crate::{Color, Piece, Square, SquareSet};

use super::attack;
use super::faults::{Fault, Faults, SetupError};
use super::setup::Setup;
use super::state::State;

/// Refuses a set-up that can't be a position of the game, with all its faults.
pub(super) fn check(
    def: &Definition,
    c: &Compiled,
    setup: &Setup,
    state: &State,
) -> Result<(), SetupError> {
    let mut found = Vec::new();
    for (square, piece) in setup.pieces() {
        for fault in unit_faults(def, c, square, piece).iter() {
            found.push(Fault::new(fault, piece.color, square.set()));
        }
    }
    for color in Color::ALL {
        side_faults(def, setup, state, color, &mut found);
    }
    let waiting = !state.side;
    let checkers = attack::attackers_of_royal(c, state, waiting);
    if checkers != 0 {
        let concerned = SquareSet::from_bits(checkers | state.royals_of(waiting));
        found.push(Fault::new(Faults::OPPOSITE_CHECK, waiting, concerned));
    }
    if found.is_empty() {
        return Ok(());
    }
    let squares = found
        .iter()
        .fold(SquareSet::EMPTY, |set, fault| set | fault.squares);
    let names: Vec<&str> = squares
        .iter()
        .map(|s| def.topology.name(s))
        .filter(|n| !n.is_empty())
        .collect();
    Err(SetupError::new(found, names.join(" ")))
}

fn unit_faults(def: &Definition, c: &Compiled, square: Square, piece: Piece) -> Faults {
    if c.squares & square.set().bits() == 0 {
        return Faults::OFF_BOARD;
    }
    let Some(unit) = def.pieces.get(piece.kind.index()) else {
        return Faults::UNKNOWN_PIECE;
    };
    let mut faults = Faults::empty();
    let citadels = def.rules.citadels.as_ref();
    let in_citadel = citadels.is_some_and(|citadels| citadels.all().contains(square));
    // Where any piece may enter, a citadel is forbidden to nothing but pawns.
    let open = citadels.is_some_and(|citadels| citadels.entry == CitadelEntry::AnyPiece);
    let allowed = unit.region.contains(square) || unit.pawn && in_citadel && open;
    faults.set(Faults::FORBIDDEN_SQUARE, !allowed);
    faults.set(Faults::PAWN_IN_CITADEL, unit.pawn && in_citadel);
    let zone = def.rules.promotion_zone[piece.color.index()];
    let may_rest = resting_kinds(def).contains(&Some(piece.kind));
    faults.set(
        Faults::PAWN_ON_LAST_RANK,
        unit.pawn && !may_rest && zone.contains(square),
    );
    faults
}

fn side_faults(
    def: &Definition,
    setup: &Setup,
    state: &State,
    color: Color,
    found: &mut Vec<Fault>,
) {
    if state.royals_of(color) == 0 {
        found.push(Fault::new(Faults::NO_ROYAL, color, SquareSet::EMPTY));
    }
    for limit in &def.rules.limits {
        let counted = |&(_, piece): &(Square, Piece)| {
            piece.color == color && limit.kinds.contains(&piece.kind)
        };
        let units: SquareSet = setup
            .pieces()
            .filter(counted)
            .map(|(square, _)| square)
            .collect();
        if units.len() > u32::from(limit.at_most) {
            found.push(Fault::new(Faults::TOO_MANY, color, units));
        }
    }
    if setup.right(color) && def.rules.exchange.is_none() {
        found.push(Fault::new(Faults::UNKNOWN_RIGHT, color, SquareSet::EMPTY));
    }
}
