//! Names and lists as they stand in a sentence, for explanations and for rule sheets.

use alloc::{string::String, vec::Vec};

use crate::{Color, Piece, PieceKind, Position, Square, SquareSet, Variant};

/// `White` or `Black`.
pub(crate) const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn list<T: AsRef<str>>(items: &[T], and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().into(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} {and} {}", first.join(", "), last.as_ref())
        }
    }
}

/// `a1, b2 and c3`.
pub(crate) fn squares(variant: &Variant, set: impl IntoIterator<Item = Square>) -> String {
    let names: Vec<&str> = set
        .into_iter()
        .map(|s| variant.topology().name(s))
        .collect();
    list(&names, "and")
}

/// `Rukh`.
pub(crate) fn kind(variant: &Variant, kind: PieceKind) -> &str {
    &variant.piece(kind).name
}

/// `a Rukh`, `an Asb`.
pub(crate) fn a_kind(variant: &Variant, of: PieceKind) -> String {
    let name = kind(variant, of);
    let vowel = name.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']);
    format!("{} {name}", if vowel { "an" } else { "a" })
}

/// The names of the royals, from the highest down.
pub(crate) fn royals(variant: &Variant) -> Vec<&str> {
    let mut royals: Vec<(u8, &str)> = variant
        .pieces()
        .filter_map(|(_, piece)| Some((piece.royal?, &*piece.name)))
        .collect();
    royals.sort_unstable();
    royals.into_iter().map(|(_, name)| name).collect()
}

/// `the white Rukh`.
pub(crate) fn unit(variant: &Variant, piece: Piece) -> String {
    format!("the {} {}", piece.color, kind(variant, piece.kind))
}

/// `the white Rukh on a1`; `a1` for an empty square.
pub(crate) fn unit_on(position: &Position, square: Square) -> String {
    let variant = position.variant();
    let name = variant.topology().name(square);
    match position.piece_at(square) {
        Some(piece) => format!("{} on {name}", unit(variant, piece)),
        None => name.into(),
    }
}

/// `the white Rukh on a1 and the white Asb on b3`.
pub(crate) fn units_on(position: &Position, set: SquareSet) -> String {
    let units: Vec<String> = set.iter().map(|square| unit_on(position, square)).collect();
    list(&units, "and")
}

/// With a capital letter at the beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|c| c.to_ascii_uppercase());
    first.map_or(String::new(), |first| format!("{first}{}", chars.as_str()))
}

/// A capital letter at the beginning, a full stop at the end.
pub(crate) fn sentence(text: &str) -> String {
    format!("{}.", capital(text))
}
