//! Finds the part of a text that a mistake of the whole game is about.

use alloc::{string::ToString, vec::Vec};

use super::error::{Fault, TextErrorKind};
use super::pieces::PieceLine;
use super::read::Reading;
use super::slice::Slice;
use crate::position::Faults;
use crate::variant::VariantError;

/// The mistake with its place, as near as it can be said.
pub(super) fn locate(reading: &Reading<'_>, error: VariantError) -> Fault {
    let at = place(reading, &error);
    match (error, reading.start.fen) {
        (VariantError::Start(error), Some(fen)) => {
            let at = error.offset().min(fen.text.len());
            Fault::new(TextErrorKind::Start(error), fen.part(at..fen.text.len()))
        }
        (error, _) => Fault::new(TextErrorKind::Game(error), at),
    }
}

fn place<'a>(reading: &Reading<'a>, error: &VariantError) -> Slice<'a> {
    let document = &reading.document;
    let header = |name| document.find(name).map(|section| section.header);
    let piece = |symbol: &str| {
        reading
            .pieces
            .iter()
            .find(|piece| piece.symbol.text == symbol)
    };
    let at_piece = |symbol: &str, part: fn(&PieceLine<'a>) -> Option<Slice<'a>>| {
        piece(symbol).map(|piece| part(piece).unwrap_or(piece.symbol))
    };
    let found = match error {
        VariantError::NeverMoves { symbol, .. } | VariantError::TooManyPaths { symbol, .. } => {
            at_piece(symbol, |piece| Some(piece.movement))
        }
        VariantError::BadPromotion { symbol, .. } => at_piece(symbol, |piece| piece.promotion),
        VariantError::SameRoyalRank { second: symbol, .. }
        | VariantError::ZeroRoyalRank { symbol } => at_piece(symbol, |piece| piece.royal),
        VariantError::BadCitadels(_) => header("citadels"),
        VariantError::BadJourneys(_) => header("journeys"),
        VariantError::BadLimit { symbols, .. } => limit(reading, symbols),
        VariantError::BadOption { option, .. } => document
            .all("option")
            .map(|section| section.header)
            .find(|header| header.words().last().is_some_and(|id| id.text == option)),
        VariantError::BadId { .. } => document.find("game").and_then(|game| game.find("id")),
        VariantError::UnknownRank { .. } => document
            .find("rules")
            .and_then(|rules| rules.find("promotion")),
        VariantError::IllegalStart(error) => {
            let squares = error.squares(Faults::all());
            let rows = squares.iter().map(|square| reading.board.cell_of(square).1);
            let drawn = rows
                .filter_map(|row| reading.start.rows.get(&row).copied())
                .next();
            drawn.or(reading.start.fen).or(header("start"))
        }
        _ => header("pieces"),
    };
    found.or(header("game")).unwrap_or(Slice {
        text: "",
        line: 0,
        start: 0,
    })
}

/// The line of a limit.
fn limit<'a>(reading: &Reading<'a>, symbols: &str) -> Option<Slice<'a>> {
    let words = |key: Slice<'_>| key.words().map(|w| w.text.to_string()).collect::<Vec<_>>();
    let section = reading.document.find("limits")?;
    let keys = section.entries.iter().map(|entry| entry.key);
    keys.into_iter()
        .rev()
        .find(|&key| words(key).join(" ") == symbols)
}
