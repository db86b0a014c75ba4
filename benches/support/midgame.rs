//! Positions from the middle of games.

use shatranj::notation::Suite;
use shatranj::{Position, Variant};

/// Thirty positions of random games, from the suite of the game.
pub fn midgame(game: &Variant) -> Vec<Position> {
    let path = format!(
        "{}/tests/perft/{}.epd",
        env!("CARGO_MANIFEST_DIR"),
        game.id()
    );
    let text = std::fs::read_to_string(&path).expect("the suites are part of the repository");
    let suite = Suite::parse(&text).expect("the suites are sound");
    let after_start = suite.entries().iter().skip(1).take(30);
    after_start.map(|entry| entry.position().clone()).collect()
}
