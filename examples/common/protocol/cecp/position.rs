//! Positions as XBoard writes them.

use shatranj::{Color, Position, Variant};

/// The position that XBoard describes. It knows no one-time right but castling and writes `-`,
/// also for the start that it tells the second engine; this is read as all rights there are.
pub fn read_position(variant: &Variant, fen: &str) -> Result<Position, String> {
    let position = variant.position(fen).map_err(|error| error.to_string())?;
    if variant.rules().exchange.is_none() || fen.split_whitespace().nth(2) != Some("-") {
        return Ok(position);
    }
    let mut setup = position.setup();
    for color in Color::ALL {
        setup.set_right(color, true);
    }
    Position::new(variant, &setup).map_err(|error| error.to_string())
}
