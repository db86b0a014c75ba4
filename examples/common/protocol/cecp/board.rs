//! Squares, moves and positions as XBoard writes them.
//!
//! XBoard letters the files from a, whatever the game calls them, so that a citadel left of
//! file a shifts all of them by one. A board of exactly ten ranks has ranks 0 to 9, any other
//! counts from 1; ranks above 9 come as numbers or as the characters after `9`.

use shatranj::variant::Exchange;
use shatranj::{Color, EffectKind, Move, Position, Square, Topology, Variant};

/// The number of the lowest rank.
fn lowest(board: &Topology) -> u8 {
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

/// The legal move that XBoard means, or why there is none.
pub fn read_move(position: &Position, text: &str) -> Result<Move, String> {
    let board = position.variant().topology();
    let (from, rest) = read_square(board, text)?;
    let (to, rest) = read_square(board, rest)?;
    // What comes after a comma is where the move goes on, which is known.
    let rest = rest.split(',').next().unwrap_or_default();
    // XBoard asks its user what a pawn shall become; there is nothing to choose.
    let unit = rest.strip_prefix('=').unwrap_or(rest);
    let mut unit = unit.chars();
    let named = unit
        .next()
        .is_none_or(|c| c.is_ascii_alphabetic() || c == '+');
    if !named || !matches!(unit.as_str(), "" | "'" | "!") {
        return Err(format!("`{}` after the move", super::shown(rest)));
    }
    let own = format!("{from}{to}");
    position.parse_move(&own).map_err(super::one_line)
}

/// The position that XBoard describes. It knows no one-time right but castling and writes `-`,
/// also for the start that it tells the second engine; this is read as all rights there are.
pub fn read_position(variant: &Variant, fen: &str) -> Result<Position, String> {
    let position = variant.position(fen).map_err(super::one_line)?;
    if variant.rules().exchange.is_none() || fen.split_whitespace().nth(2) != Some("-") {
        return Ok(position);
    }
    let mut setup = position.setup();
    for color in Color::ALL {
        setup.set_right(color, true);
    }
    Position::new(variant, &setup).map_err(super::one_line)
}

/// The name, in the game's own words, of the square at the beginning of a text, and the rest.
fn read_square<'a>(board: &Topology, text: &'a str) -> Result<(String, &'a str), String> {
    let no_square = || {
        let (width, height) = board.bounds();
        format!(
            "`{}` is no square: the files are a-{}, the ranks {}-{}",
            super::shown(text),
            char::from(b'a' + width - 1),
            lowest(board),
            height - 1 + lowest(board)
        )
    };
    let file = text.bytes().next().ok_or_else(no_square)?;
    let column = file.checked_sub(b'a').ok_or_else(no_square)?;
    let rank = &text[text.chars().next().map_or(0, char::len_utf8)..];
    let digits = rank.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = match rank.as_bytes().first() {
        Some(&high @ b':'..=b'@') => (Some(high - b'0'), &rank[1..]),
        _ => (rank[..digits].parse().ok(), &rank[digits..]),
    };
    let (width, height) = board.bounds();
    let row = number.and_then(|number: u8| number.checked_sub(lowest(board)));
    match row.filter(|&row| row < height && column < width) {
        Some(row) => {
            let name = format!("{}{}", board.file_letter(column), board.row_rank(row));
            Ok((name, rest))
        }
        None => Err(no_square()),
    }
}
