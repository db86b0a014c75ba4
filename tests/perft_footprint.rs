//! What a game and a position take: the tables of a variant, the bytes of a position, the
//! time to build a variant.
#![cfg(feature = "std")]

use std::time::{Duration, Instant};

use shatranj::{Position, Variant};

/// Every game with every value of every option, one option changed at a time.
fn games() -> Vec<Variant> {
    let mut games = Vec::new();
    for game in Variant::all() {
        games.push(game.clone());
        for option in game.options() {
            for value in &option.info.values {
                let chosen = [(option.info.id.as_ref(), value.id.as_ref())];
                games.push(Variant::by_name_with(game.id(), &chosen).unwrap());
            }
        }
    }
    games
}

#[test]
fn a_position_takes_less_than_600_bytes() {
    assert!(size_of::<Position>() < 600, "{}", size_of::<Position>());
}

#[test]
fn the_tables_of_a_game_take_less_than_two_megabytes() {
    for game in games() {
        let bytes = game.table_bytes();
        assert!(bytes < 2 << 20, "{game:?}: {bytes} bytes");
        assert!(bytes > 10_000, "{game:?}: {bytes} bytes");
    }
}

/// The best of some builds, since other programs may run; a debug build is slow.
#[test]
fn a_game_is_built_in_less_than_20_milliseconds() {
    let limit = Duration::from_millis(if cfg!(debug_assertions) { 400 } else { 20 });
    for game in Variant::all() {
        let build = |_| {
            let start = Instant::now();
            let built = Variant::by_name_with(game.id(), &[]);
            let time = start.elapsed();
            assert_eq!(built.as_ref(), Ok(game));
            time
        };
        let best = (0..15).map(build).min();
        assert!(
            best.is_some_and(|time| time < limit),
            "{}: {best:?}",
            game.id()
        );
    }
}
