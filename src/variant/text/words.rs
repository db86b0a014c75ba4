//! The words for the values of rules, the same in both directions.

use crate::variant::{BareKing, CitadelEntry, Exchange, SecondArrival, Stalemate};

/// A value and the word for it.
pub(super) type Words<T> = &'static [(&'static str, T)];

pub(super) const STALEMATE: Words<Stalemate> = &[
    ("loses", Stalemate::Loses),
    ("draws", Stalemate::Draws),
    ("wins", Stalemate::Wins),
];

pub(super) const BARE_KING: Words<BareKing> =
    &[("plays", BareKing::Plays), ("loses", BareKing::Loses)];

pub(super) const EXCHANGE: Words<Exchange> = &[
    ("check-or-stalemate", Exchange::CheckOrStalemate),
    ("check", Exchange::CheckOnly),
    ("never", Exchange::Never),
];

pub(super) const ENTRY: Words<CitadelEntry> = &[
    ("any-piece", CitadelEntry::AnyPiece),
    ("royals", CitadelEntry::RoyalOnly),
    ("sanctuary", CitadelEntry::Sanctuary),
];

pub(super) const ARRIVAL: Words<SecondArrival> = &[
    ("wait", SecondArrival::Wait),
    ("displace", SecondArrival::Displace),
];

/// The word for a value.
pub(super) fn word<T: PartialEq>(words: Words<T>, value: &T) -> &'static str {
    let found = words.iter().find(|(_, v)| v == value);
    found.map_or("", |(word, _)| word)
}
