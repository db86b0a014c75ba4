//! Squares and moves as XBoard writes them.
//!
//! XBoard letters the files from a, whatever the game calls them, so that a citadel left of
//! file a shifts all of them by one. A board of exactly ten ranks has ranks 0 to 9, any other
//! counts from 1.

use shatranj::variant::Exchange;
use shatranj::{EffectKind, Move, Position, Square, Topology, Variant};

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
/// not know the rules: the unit that a pawn becomes, the way of a pawn that goes home in two
/// legs, and the partner of an exchange as a unit that is gated in on the square left.
///
/// XBoard reads one letter after a move, as a promotion or, in a game with gating, as a gated
/// unit, but never as both: where there are exchanges, a promoted pawn goes on looking as
/// before. What it shows decides nothing, but a move from a square that it takes for empty
/// forfeits the game.
pub fn move_text(position: &Position, m: Move) -> String {
    let variant = position.variant();
    let board = variant.topology();
    let letter = |kind| {
        let symbol = variant.piece(kind).symbol.to_ascii_lowercase();
        symbol.chars().next().map(String::from).unwrap_or_default()
    };
    let more = match position.effect(m).map(|effect| effect.kind) {
        Some(EffectKind::Promotion(kind)) if !gates(variant) => letter(kind),
        Some(EffectKind::Exchange { partner }) => letter(partner.kind),
        Some(EffectKind::Homecoming { home, .. }) => {
            format!(",{}{}", square(board, m.to), square(board, home))
        }
        _ => String::new(),
    };
    format!("{}{}{more}", square(board, m.from), square(board, m.to))
}

/// Whether XBoard must know gating, for exchanges.
pub fn gates(variant: &Variant) -> bool {
    let exchange = variant.rules().exchange;
    exchange.is_some_and(|when| when != Exchange::Never)
}
