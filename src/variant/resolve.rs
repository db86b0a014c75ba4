//! Symbols and names of squares in a description become kinds and squares.

use alloc::string::String;

use super::definition::PieceDef;
use super::rules::{CitadelEntry, Citadels, Journeys, Promotion, Rules};
use super::spec::{CitadelsSpec, JourneysSpec, PieceSpec};
use super::{PieceKind, VariantError, VariantLimit};
use crate::{Square, SquareSet, Topology};

/// Looks symbols up among the pieces of a description.
#[derive(Clone, Copy)]
pub(super) struct Symbols<'a>(pub &'a [PieceSpec]);

impl Symbols<'_> {
    pub fn check(self) -> Result<(), VariantError> {
        let found = self.0.len();
        if found == 0 {
            return Err(VariantError::NoPieces);
        }
        if found > PieceKind::MAX {
            return Err(VariantError::TooMany {
                limit: VariantLimit::Kinds,
                found,
                allowed: PieceKind::MAX,
            });
        }
        for (i, piece) in self.0.iter().enumerate() {
            let symbol = &piece.symbol;
            if !matches!(
                symbol.as_bytes(),
                [b'A'..=b'Z'] | [b'A'..=b'Z', b'\'' | b'!']
            ) {
                return Err(VariantError::BadSymbol {
                    symbol: symbol.clone(),
                });
            }
            if let Some(first) = self.0[..i].iter().find(|p| p.symbol == *symbol) {
                return Err(VariantError::RepeatedSymbol {
                    symbol: symbol.clone(),
                    first: first.name.clone(),
                    second: piece.name.clone(),
                });
            }
        }
        Ok(())
    }

    pub fn kind(self, symbol: &str, rule: impl Fn() -> String) -> Result<PieceKind, VariantError> {
        let found = self.0.iter().position(|p| p.symbol == symbol);
        let unknown = || VariantError::UnknownSymbol {
            rule: rule(),
            symbol: symbol.into(),
        };
        found.map(PieceKind::new).ok_or_else(unknown)
    }
}

pub(super) fn square(name: &str, board: &Topology, rule: &str) -> Result<Square, VariantError> {
    let unknown = || VariantError::UnknownSquare {
        rule: rule.into(),
        square: name.into(),
    };
    board.square(name).ok_or_else(unknown)
}

pub(super) fn set(
    names: &[String],
    board: &Topology,
    rule: &str,
) -> Result<SquareSet, VariantError> {
    names.iter().map(|name| square(name, board, rule)).collect()
}

pub(super) fn piece(
    spec: &PieceSpec,
    board: &Topology,
    rules: &Rules,
    symbols: Symbols<'_>,
) -> Result<PieceDef, VariantError> {
    let rule = || format!("the piece `{}`", spec.symbol);
    let given = match &spec.region {
        Some(names) => set(names, board, &rule())?,
        None => board.squares(),
    };
    let promotion = match &spec.promotion {
        None => None,
        Some(promotion) => {
            let to = symbols.kind(&promotion.to, rule)?;
            Some(
                promotion
                    .at_most
                    .map_or(Promotion::To(to), |at_most| Promotion::ToOrVanish {
                        to,
                        at_most,
                    }),
            )
        }
    };
    let kind = symbols.kind(&spec.symbol, rule)?;
    let pawn = promotion.is_some() || rules.journeys.is_some_and(|j| j.includes(kind));
    let region = open_region(given, spec.royal.is_some(), pawn, rules);
    Ok(PieceDef {
        symbol: spec.symbol.clone(),
        name: spec.name.clone(),
        movement: spec.movement.clone(),
        royal: spec.royal,
        promotion,
        pawn,
        region,
    })
}

/// Those of the given squares that the citadels leave to a unit. No pawn ever enters one.
pub(super) fn open_region(given: SquareSet, royal: bool, pawn: bool, rules: &Rules) -> SquareSet {
    let Some(citadels) = &rules.citadels else {
        return given;
    };
    match citadels.entry {
        CitadelEntry::AnyPiece if !pawn => given,
        _ if royal => given,
        _ => given - citadels.all(),
    }
}

pub(super) fn citadels(
    spec: &CitadelsSpec,
    board: &Topology,
    symbols: Symbols<'_>,
) -> Result<Citadels, VariantError> {
    let rule = "the citadel rule";
    let own = spec
        .own
        .as_ref()
        .map(|s| symbols.kind(s, || rule.into()))
        .transpose()?;
    let of = [
        set(&spec.white, board, rule)?,
        set(&spec.black, board, rule)?,
    ];
    Ok(Citadels {
        of,
        entry: spec.entry,
        own,
    })
}

pub(super) fn journeys(
    spec: &JourneysSpec,
    board: &Topology,
    symbols: Symbols<'_>,
) -> Result<Journeys, VariantError> {
    let rule = "the pawn of three journeys";
    let kind = |symbol: &String| symbols.kind(symbol, || rule.into());
    let heir = match &spec.heir {
        Some((from, to)) => Some((kind(from)?, kind(to)?)),
        None => None,
    };
    Ok(Journeys {
        first: kind(&spec.first)?,
        second: kind(&spec.second)?,
        third: kind(&spec.third)?,
        crowned: kind(&spec.crowned)?,
        homes: [
            square(&spec.homes[0], board, rule)?,
            square(&spec.homes[1], board, rule)?,
        ],
        arrival: spec.arrival,
        heir,
    })
}
