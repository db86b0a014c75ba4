//! Finds contradictions in a definition whose symbols and squares have been resolved.

use alloc::{string::ToString, vec::Vec};

use crate::movement::{Movement, Ride};
use crate::{Color, PieceKind, SquareSet};

use super::definition::{Definition, PieceDef};
use super::error::VariantError;
use super::options::OptionSetting;
use super::paths::{TooManyPaths, paths};
use super::rules::{CitadelEntry, Limit, Promotion};

/// All checks that need no compiled tables.
pub(super) fn definition(def: &Definition) -> Result<(), VariantError> {
    royals(def)?;
    for piece in &def.pieces {
        moves_somewhere(def, piece)?;
        promotion(def, piece)?;
    }
    citadels(def)?;
    journeys(def)?;
    limits(def)?;
    if def.id.chars().any(char::is_control) {
        return Err(VariantError::BadId { id: def.id.clone() });
    }
    options(def)
}

fn royals(def: &Definition) -> Result<(), VariantError> {
    let royals: Vec<(&PieceDef, u8)> = def
        .pieces
        .iter()
        .filter_map(|piece| Some((piece, piece.royal?)))
        .collect();
    if royals.is_empty() {
        return Err(VariantError::NoRoyal);
    }
    for (i, &(piece, rank)) in royals.iter().enumerate() {
        if rank == 0 {
            return Err(VariantError::ZeroRoyalRank {
                symbol: piece.symbol.clone(),
            });
        }
        if let Some((first, _)) = royals[..i].iter().find(|(_, r)| *r == rank) {
            return Err(VariantError::SameRoyalRank {
                first: first.symbol.clone(),
                second: piece.symbol.clone(),
                rank,
            });
        }
    }
    Ok(())
}

/// All squares where a unit of one side can land from anywhere in `from`.
fn landings(
    def: &Definition,
    piece: &PieceDef,
    color: Color,
    from: SquareSet,
) -> Result<SquareSet, VariantError> {
    let mut landings = SquareSet::EMPTY;
    for square in from {
        let found = paths(&piece.movement, &def.topology, piece.region, color, square);
        let found = found.map_err(|TooManyPaths| VariantError::TooManyPaths {
            symbol: piece.symbol.clone(),
            square: def.topology.name(square).into(),
        })?;
        landings |= found
            .iter()
            .fold(SquareSet::EMPTY, |set, path| set | path.land);
    }
    Ok(landings)
}

fn moves_somewhere(def: &Definition, piece: &PieceDef) -> Result<(), VariantError> {
    let homes = piece.movement.homes().is_some() && piece.region.len() > 1;
    for color in Color::ALL {
        if !homes && landings(def, piece, color, piece.region)?.is_empty() {
            return Err(VariantError::NeverMoves {
                symbol: piece.symbol.clone(),
                movement: piece.movement.to_string(),
            });
        }
    }
    Ok(())
}

fn promotion(def: &Definition, piece: &PieceDef) -> Result<(), VariantError> {
    let Some(promotion) = piece.promotion else {
        return Ok(());
    };
    let bad = |reason| {
        Err(VariantError::BadPromotion {
            symbol: piece.symbol.clone(),
            reason,
        })
    };
    let (Promotion::To(to) | Promotion::ToOrVanish { to, .. }) = promotion;
    let result = &def.pieces[to.index()];
    if piece.royal.is_some() {
        return bad("a royal can't promote");
    }
    if result.pawn {
        return bad("it would become a pawn that stands in its own promotion zone");
    }
    if matches!(promotion, Promotion::ToOrVanish { .. }) && result.royal.is_some() {
        return bad("a pawn that may vanish can't become a royal");
    }
    for color in Color::ALL {
        let zone = def.rules.promotion_zone[color.index()];
        if !(zone & piece.region).is_subset(result.region) {
            return bad("what it becomes may not stand where it promotes");
        }
        if (landings(def, piece, color, piece.region - zone)? & zone).is_empty() {
            return bad("it can never reach its promotion zone");
        }
    }
    Ok(())
}

fn citadels(def: &Definition) -> Result<(), VariantError> {
    let Some(citadels) = &def.rules.citadels else {
        return Ok(());
    };
    let bad = |reason| Err(VariantError::BadCitadels(reason));
    if citadels.of.iter().any(|c| c.is_empty()) {
        return bad("each side needs at least one");
    }
    if !(citadels.of[0] & citadels.of[1]).is_empty() {
        return bad("a square can't belong to both sides");
    }
    let zones = def.rules.promotion_zone[0] | def.rules.promotion_zone[1];
    if !(citadels.all() & zones).is_empty() {
        return bad("a citadel can't be part of a promotion zone");
    }
    if let Some(kind) = citadels.own {
        if def.pieces[kind.index()].royal.is_none() {
            return bad("the only unit that may enter its own citadel must be a royal");
        }
        if citadels.entry != CitadelEntry::Sanctuary {
            return bad("only a sanctuary can be closed to some royals of its own side");
        }
    }
    Ok(())
}

fn journeys(def: &Definition) -> Result<(), VariantError> {
    let Some(journeys) = &def.rules.journeys else {
        return Ok(());
    };
    let bad = |reason| Err(VariantError::BadJourneys(reason));
    let kinds = [journeys.first, journeys.second, journeys.third];
    let pieces = kinds.map(|kind| &def.pieces[kind.index()]);
    if kinds[0] == kinds[1] || kinds[1] == kinds[2] || kinds[0] == kinds[2] {
        return bad("its three journeys need three kinds");
    }
    if pieces
        .iter()
        .any(|p| p.promotion.is_some() || p.royal.is_some())
    {
        return bad("its kinds can neither promote nor be royal on the way");
    }
    if pieces
        .iter()
        .any(|p| !is_pawn(&p.movement) || p.region != pieces[0].region)
    {
        return bad("its kinds must move as a pawn, fmWfcF, all three on the same squares");
    }
    if def.pieces[journeys.crowned.index()].royal.is_none() {
        return bad("in the end it must become a royal");
    }
    let crowned = &def.pieces[journeys.crowned.index()];
    let zones = def.rules.promotion_zone[0] | def.rules.promotion_zone[1];
    if !(zones & pieces[0].region).is_subset(crowned.region) {
        return bad("what it becomes in the end may not stand where it is crowned");
    }
    if let Some((from, to)) = journeys.heir {
        let (from, to) = (&def.pieces[from.index()], &def.pieces[to.index()]);
        if !from.pawn || to.pawn || !from.region.is_subset(to.region) {
            return bad("the heir must be a pawn that becomes another unit, wherever it stands");
        }
    }
    for color in Color::ALL {
        let zone = def.rules.promotion_zone[color.index()];
        if zone.contains(journeys.homes[color.index()]) {
            return bad("a home square can't lie in its own side's promotion zone");
        }
        if !pieces[0].region.contains(journeys.homes[color.index()]) {
            return bad("a home square must be one where the pawn may stand");
        }
    }
    Ok(())
}

/// A limit that play can exceed would make positions that can be reached and not be set up.
fn limits(def: &Definition) -> Result<(), VariantError> {
    for (i, limit) in def.rules.limits.iter().enumerate() {
        let bad = |reason| {
            let symbols = limit
                .kinds
                .iter()
                .map(|k| def.pieces[k.index()].symbol.as_str());
            Err(VariantError::BadLimit {
                symbols: symbols.collect::<Vec<_>>().join(" "),
                reason,
            })
        };
        let counts = |kind: &PieceKind| limit.kinds.contains(kind);
        if limit.kinds.is_empty() {
            return bad("it names no kind");
        }
        if (1..limit.kinds.len()).any(|i| limit.kinds[..i].contains(&limit.kinds[i])) {
            return bad("it names a kind twice");
        }
        let same = |other: &Limit| {
            other.kinds.len() == limit.kinds.len() && other.kinds.iter().all(counts)
        };
        if def.rules.limits[..i].iter().any(same) {
            return bad("there is another one for the same kinds");
        }
        for (from, to, at_most) in changes(def) {
            let kept = at_most.is_some_and(|most| most <= limit.at_most && limit.kinds == [to]);
            if counts(&to) && !counts(&from) && !kept {
                return bad("promotion could exceed it: count the pawns with what they become");
            }
        }
    }
    Ok(())
}

/// All ways in which a unit changes its kind, with the number of the new kind at which it
/// does so no more.
fn changes(def: &Definition) -> Vec<(PieceKind, PieceKind, Option<u8>)> {
    let promotions = def.pieces.iter().enumerate().filter_map(|(i, piece)| {
        let (to, at_most) = match piece.promotion? {
            Promotion::To(to) => (to, None),
            Promotion::ToOrVanish { to, at_most } => (to, Some(at_most)),
        };
        Some((PieceKind::new(i), to, at_most))
    });
    let travels = def.rules.journeys.into_iter().flat_map(|j| {
        let pawns = [
            (j.first, j.second),
            (j.second, j.third),
            (j.third, j.crowned),
        ];
        pawns
            .into_iter()
            .chain(j.heir)
            .map(|(from, to)| (from, to, None))
    });
    promotions.chain(travels).collect()
}

/// Options are listed, chosen and written by their ids, so these must be plain and different.
fn options(def: &Definition) -> Result<(), VariantError> {
    for (i, setting) in def.options.iter().enumerate() {
        let OptionSetting { info, value } = setting;
        let bad = |reason| {
            Err(VariantError::BadOption {
                option: info.id.clone(),
                reason,
            })
        };
        let ids = || info.values.iter().map(|v| &v.id);
        if ![&info.id].into_iter().chain(ids()).all(|id| is_plain(id)) {
            return bad("its id and those of its values must be words of letters, digits, - and _");
        }
        if def.options[..i]
            .iter()
            .any(|other| other.info.id == info.id)
        {
            return bad("there is another one with this id");
        }
        if (1..info.values.len()).any(|i| ids().take(i).any(|id| *id == info.values[i].id)) {
            return bad("two of its values have the same id");
        }
        if !ids().any(|id| id == value) {
            return bad("the value in force is none of its values");
        }
    }
    Ok(())
}

/// Whether a word can be an id in `key=value`.
fn is_plain(id: &str) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'-';
    !id.is_empty() && id.bytes().all(plain)
}

/// Whether the movement is one step straight forward without capturing and one diagonally
/// forward to capture.
fn is_pawn(movement: &Movement) -> bool {
    use crate::movement::{Leg, Mode};
    let ride = |step, mode| Ride {
        mode,
        ..Ride::new([Leg::one(step)])
    };
    let pawn = [
        ride((0, 1), Mode::Quiet),
        ride((-1, 1), Mode::Capture),
        ride((1, 1), Mode::Capture),
    ];
    Movement::from_rides(pawn).is_ok_and(|pawn| pawn == *movement)
}
