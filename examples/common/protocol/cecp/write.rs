//! Squares and moves as XBoard writes them.
//!
//! XBoard letters the files from a, whatever the game calls them, so that a citadel left of
//! file a shifts all of them by one. A board of exactly ten ranks has ranks 0 to 9, any other
//! counts from 1.

use shatranj::variant::Exchange;
use shatranj::{Effect, EffectKind, Move, Position, Square, Topology, Variant};

/// The number of the lowest rank.
pub fn lowest(board: &Topology) -> u8 {
    u8::from(board.bounds().1 != 10)
}

/// A square as XBoard writes it.
fn square(board: &Topology, square: Square) -> String {
    let (column, row) = board.cell_of(square);
    format!("{}{}", char::from(b'a' + column), row + lowest(board))
}

/// A move as XBoard writes it, with what it needs to keep its own board right, since it does
/// not know the rules: the unit that a pawn becomes, and the way of a pawn that goes home in
/// two legs. An exchange is the partner's move to the royal, which is gated in on the square
/// left; the other way round it would be castling where both stand on one rank. But a unit that
/// XBoard takes for its pawn, the first kind it was told of, can't gate.
///
/// XBoard reads one letter after a move, as a promotion or, in a game with gating, as a gated
/// unit, but never as both: where there are exchanges, a promoted pawn goes on looking as
/// before. What it shows decides nothing, but a move from a square that it takes for empty
/// forfeits the game.
pub fn move_text(position: &Position, m: Move) -> String {
    let variant = position.variant();
    let board = variant.topology();
    let symbol = |kind| variant.piece(kind).symbol.as_str();
    let letter = |kind| symbol(kind)[..1].to_ascii_lowercase();
    let name = |at| square(board, at);
    let (from, to) = (name(m.from), name(m.to));
    match position.effect(m) {
        Some(Effect { kind, piece, .. }) => match kind {
            EffectKind::Promotion(kind) if !gates(variant) => format!("{from}{to}{}", letter(kind)),
            EffectKind::Homecoming { home, .. } => format!("{from}{to},{to}{}", name(home)),
            EffectKind::Exchange { partner } if symbol(partner.kind) == "P" => {
                format!("{from}{to}{}", letter(partner.kind))
            }
            EffectKind::Exchange { .. } => format!("{to}{from}{}", letter(piece.kind)),
            _ => format!("{from}{to}"),
        },
        None => format!("{from}{to}"),
    }
}

/// Whether XBoard must know gating, for exchanges.
pub fn gates(variant: &Variant) -> bool {
    let exchange = variant.rules().exchange;
    exchange.is_some_and(|when| when != Exchange::Never)
}
