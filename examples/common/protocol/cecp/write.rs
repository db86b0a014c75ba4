//! Squares and moves as XBoard writes them.
//!
//! XBoard letters the files from a, whatever the game calls them, so that a citadel left of
//! file a shifts all of them by one. A board of exactly ten ranks has ranks 0 to 9, any other
//! counts from 1.

use shatranj::variant::{Exchange, Promotion};
use shatranj::{
    Effect, EffectKind, Move, Movement, Piece, PieceKind, Position, Square, Topology, Variant,
};

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
/// not know the rules. What it shows decides nothing, but a move from a square that it takes
/// for empty forfeits the game.
///
/// XBoard reads one letter after a move, as what its pawn (the first kind that it was told of)
/// becomes on the last rank, some queen if there is no letter. For other kinds it is a
/// promotion too, or, in a game with gating, a unit set on the square left, but never both:
/// where there are exchanges, other promoted pawns go on looking as before.
pub fn move_text(position: &Position, m: Move) -> String {
    let variant = position.variant();
    let board = variant.topology();
    let symbol = |kind| variant.piece(kind).symbol.as_str();
    let letter = |kind| symbol(kind)[..1].to_ascii_lowercase();
    let name = |at| square(board, at);
    let (from, to) = (name(m.from), name(m.to));
    let Some(Effect { kind, piece, .. }) = position.effect(m) else {
        return format!("{from}{to}");
    };
    match kind {
        EffectKind::Promotion(kind) if !gates(variant) => format!("{from}{to}{}", letter(kind)),
        EffectKind::Coronation { kind, .. } => format!("{from}{to}{}", letter(kind)),
        EffectKind::Freezing | EffectKind::Waiting => {
            format!("{from}{to}{}", letter(piece.kind))
        }
        // In two legs: by its square on the last rank, where it may have captured.
        EffectKind::Homecoming { home, .. } => format!("{from}{to},{to}{}", name(home)),
        // On to a unit that it would have become, as one more of which it replaces that.
        EffectKind::Vanishing => match unit_in_place(position, piece) {
            Some((kind, at)) => format!("{from}{to},{to}{}{}", name(at), letter(kind)),
            None => format!("{from}{to}"),
        },
        // The partner's move to the royal, which is gated in on the square left; the other way
        // round it would be castling where both stand on one rank. But XBoard's pawn can't
        // gate, so that `setup.rs` says that the king does not castle.
        EffectKind::Exchange { partner } if pawn(variant) == Some(partner.kind) => {
            format!("{from}{to}{}", letter(partner.kind))
        }
        EffectKind::Exchange { .. } => format!("{to}{from}{}", letter(piece.kind)),
        _ => format!("{from}{to}"),
    }
}

/// A unit of the kind that a vanishing pawn would have become.
fn unit_in_place(position: &Position, pawn: Piece) -> Option<(PieceKind, Square)> {
    let Some(Promotion::ToOrVanish { to, .. }) = position.variant().piece(pawn.kind).promotion
    else {
        return None;
    };
    let unit = Piece::new(pawn.color, to);
    let square = position.pieces_of(unit).iter().next()?;
    Some((to, square))
}

/// How XBoard's pawn moves.
pub const PAWN: &str = "fmWfcF";

/// The kind that XBoard takes for its pawn, since it is told of it first, see `setup.rs`: the
/// one with a symbol of a single letter, where several move so.
pub fn pawn(variant: &Variant) -> Option<PieceKind> {
    let movement = Movement::betza(PAWN).ok()?;
    let kinds = variant
        .pieces()
        .filter(|(_, piece)| piece.movement == movement);
    let first = kinds.min_by_key(|(_, piece)| piece.symbol.len() > 1);
    first.map(|(kind, _)| kind)
}

/// Whether XBoard must know gating, for exchanges.
pub fn gates(variant: &Variant) -> bool {
    let exchange = variant.rules().exchange;
    exchange.is_some_and(|when| when != Exchange::Never)
}
