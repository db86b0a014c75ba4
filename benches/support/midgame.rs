//! Positions from the middle of games.

use shatranj::notation::Suite;
use shatranj::{Position, Variant};

/// Thirty positions of random games, from the suite of the game if there is one.
pub fn midgame(game: &Variant) -> Result<Vec<Position>, Box<dyn std::error::Error>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft");
    let text = std::fs::read_to_string(format!("{folder}/{}.epd", game.id()))?;
    let suite = Suite::parse(&text)?;
    let after_start = suite.entries().iter().skip(1).take(30);
    let positions = after_start.map(|entry| entry.position().clone());
    Ok(positions.filter(|p| p.variant() == game).collect())
}
