//! The section [pieces]: a line for each kind, `SYMBOL = Name | movement | notes`.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use super::document::{Section, list};
use super::error::{Fault, TextErrorKind, clip};
use super::read::{bad_form, number};
use super::slice::Slice;
use super::suggest::nearest;
use super::{quote, squares};
use crate::movement::Movement;
use crate::variant::resolve::open_region;
use crate::variant::{PieceSpec, Promotion, Variant, VariantError};
use crate::{SquareSet, Topology};

/// A line of the section, and where its parts stand.
pub(super) struct PieceLine<'a> {
    pub symbol: Slice<'a>,
    pub movement: Slice<'a>,
    pub royal: Option<Slice<'a>>,
    pub promotion: Option<Slice<'a>>,
    pub spec: PieceSpec,
}

/// Reads the section.
pub(super) fn read<'a>(
    section: &Section<'a>,
    board: &Topology,
) -> Result<Vec<PieceLine<'a>>, Fault> {
    let symbols: Vec<&str> = section.entries.iter().map(|e| e.key.text).collect();
    let mut lines = Vec::new();
    for entry in &section.entries {
        if !is_symbol(entry.key.text) {
            let symbol = entry.key.text.into();
            let error = VariantError::BadSymbol { symbol };
            return Err(Fault::new(TextErrorKind::Game(error), entry.key));
        }
        lines.push(line(entry.key, entry.value, board, &symbols)?);
    }
    if lines.is_empty() {
        return Err(Fault::new(
            TextErrorKind::Game(VariantError::NoPieces),
            section.header,
        ));
    }
    Ok(lines)
}

fn is_symbol(text: &str) -> bool {
    matches!(text.as_bytes(), [b'A'..=b'Z'] | [b'A'..=b'Z', b'\'' | b'!'])
}

fn line<'a>(
    symbol: Slice<'a>,
    value: Slice<'a>,
    board: &Topology,
    symbols: &[&str],
) -> Result<PieceLine<'a>, Fault> {
    let fields = value.fields('|');
    let [name, movement, notes @ ..] = &fields[..] else {
        return Err(bad_form(value, "a name and a movement, such as Knight | N"));
    };
    let betza = Movement::betza(movement.text).map_err(|error| {
        let span = error.span();
        let length = movement.text.len();
        let at = movement.part(span.start.min(length)..span.end.min(length));
        Fault::new(TextErrorKind::Movement(error), at)
    })?;
    let mut line = PieceLine {
        symbol,
        movement: *movement,
        royal: None,
        promotion: None,
        spec: PieceSpec::new(symbol.text, quote::read(*name)?, betza),
    };
    let mut confined = false;
    for &note in notes {
        let twice = if let Some(rank) = after(note, "royal") {
            line.spec = line.spec.royal(match rank.text {
                "" => 1,
                _ => number(rank, 1, u8::MAX)?,
            });
            line.royal.replace(note).is_some()
        } else if let Some(becomes) = after(note, "promotes to") {
            line.spec = promotion(line.spec, becomes, symbols)?;
            line.promotion.replace(note).is_some()
        } else if let Some(region) = after(note, "only on") {
            line.spec = line.spec.confined_to(squares::squares(region, board)?);
            core::mem::replace(&mut confined, true)
        } else {
            let known = ["royal", "promotes to", "only on"];
            let words: Vec<&str> = note.words().map(|word| word.text).take(2).collect();
            let suggestion = nearest(&words.join(" "), known)
                .or_else(|| nearest(words.first().unwrap_or(&""), known));
            let kind = TextErrorKind::UnknownNote {
                found: clip(note.text),
                suggestion: suggestion.map(Into::into),
            };
            return Err(Fault::new(kind, note));
        };
        if twice {
            return Err(bad_form(note, "each sort of note once"));
        }
    }
    Ok(line)
}

/// What comes after these words.
fn after<'a>(note: Slice<'a>, words: &str) -> Option<Slice<'a>> {
    let mut rest = note;
    for word in words.split(' ') {
        let first = rest.words().next().filter(|first| first.text == word)?;
        rest = note
            .part(first.span().end - note.start..note.text.len())
            .trim();
    }
    Some(rest)
}

/// Reads `G` or `G, at most 1`.
fn promotion(piece: PieceSpec, becomes: Slice<'_>, symbols: &[&str]) -> Result<PieceSpec, Fault> {
    let Some((to, limit)) = becomes.split_once(',') else {
        return Ok(piece.promotes_to(known_symbol(becomes, symbols)?));
    };
    let form = "at most and a number after the comma, such as G, at most 1";
    let most = after(limit, "at most").ok_or_else(|| bad_form(becomes, form))?;
    Ok(piece.promotes_or_vanishes(known_symbol(to, symbols)?, number(most, 0, u8::MAX)?))
}

/// A symbol that some piece has.
pub(super) fn known_symbol(at: Slice<'_>, symbols: &[&str]) -> Result<String, Fault> {
    if symbols.contains(&at.text) {
        return Ok(at.text.into());
    }
    let meant = symbols
        .iter()
        .find(|s| s.eq_ignore_ascii_case(at.text))
        .copied();
    let kind = TextErrorKind::UnknownSymbol {
        found: clip(at.text),
        suggestion: meant.map(Into::into),
        known: list(symbols.iter().copied()),
    };
    Err(Fault::new(kind, at))
}

/// Writes the section, the fields of all lines one below the other.
pub(super) fn write(variant: &Variant) -> Vec<(String, String)> {
    let (board, rules) = (variant.topology(), variant.rules());
    let rows: Vec<(&str, [String; 2], Vec<String>)> = variant
        .pieces()
        .map(|(_, piece)| {
            let mut notes = Vec::new();
            notes.extend(piece.royal.map(|rank| format!("royal {rank}")));
            notes.extend(piece.promotion.map(|p| promotion_note(p, variant)));
            let open: SquareSet =
                open_region(board.squares(), piece.royal.is_some(), piece.pawn, rules);
            if piece.region != open {
                notes.push(format!("only on {}", squares::write(piece.region, board)));
            }
            let fields = [quote::write(&piece.name), piece.movement.to_string()];
            (piece.symbol.as_str(), fields, notes)
        })
        .collect();
    let width = |field: usize, most: usize| {
        let lengths = rows
            .iter()
            .map(|(_, fields, _)| fields[field].chars().count());
        lengths.filter(|&length| length <= most).max().unwrap_or(0)
    };
    let (names, movements) = (width(0, 44), width(1, 24));
    let line = |(symbol, [name, movement], notes): &(&str, [String; 2], Vec<String>)| {
        let last = if notes.is_empty() { 0 } else { movements };
        let mut text = format!("{name:<names$} | {movement:<last$}");
        for note in notes {
            text += " | ";
            text += note;
        }
        (symbol.to_string(), text)
    };
    rows.iter().map(line).collect()
}

fn promotion_note(promotion: Promotion, variant: &Variant) -> String {
    let symbol = |kind| &variant.piece(kind).symbol;
    match promotion {
        Promotion::To(to) => format!("promotes to {}", symbol(to)),
        Promotion::ToOrVanish { to, at_most } => {
            format!("promotes to {}, at most {at_most}", symbol(to))
        }
    }
}
