//! What people see of games that nobody thought of: on invented boards, with invented
//! movements and rules, moves read back, files read back, and every question is answered.
#![cfg(feature = "std")]

mod games;
mod invent;
#[allow(dead_code, reason = "set-ups are made by `invent`")]
mod lockstep;
mod reference;

use games::{Random, every_text_reads_back, random_moves};
use lockstep::rng::Rng;
use shatranj::notation::PgnReader;
use shatranj::{Color, Game, Position, Variant};

/// As many as are quick to play; `random_games` plays more of them.
const GAMES: u64 = if cfg!(debug_assertions) { 60 } else { 1_000 };

#[test]
fn invented_games_are_written_read_and_explained() {
    for number in 0..GAMES {
        let mut rng = Rng::new(0x5eed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let variant = invent::invent(&mut rng);
        let Some(start) = invent::position(&variant, &mut rng) else {
            continue;
        };
        if let Err(error) = play(&start, &mut Random::new(number)) {
            panic!("game {number}, {}: {error}", variant.start_array());
        }
        assert!(variant.rules_text().contains("## The end"));
    }
}

fn play(start: &Position, random: &mut Random) -> Result<(), String> {
    let mut game = Game::from_position(start.clone());
    for m in random_moves(start, 24, random) {
        every_text_reads_back(game.position())?;
        let text = game
            .position()
            .explain(m)
            .map_err(|error| error.to_string())?;
        if !text.ends_with('.') {
            return Err(format!("no sentence: {text}"));
        }
        game.play(m).map_err(|error| error.to_string())?;
        let place = game.position();
        if place.explain_check().is_some() != place.in_check()
            || place.explain_outcome().is_some() != place.outcome().is_some()
        {
            return Err(format!("check and end of {}", place.fen()));
        }
    }
    let _ = game.resign(Color::White);
    read_back(&game, start.variant())
}

fn read_back(game: &Game, variant: &Variant) -> Result<(), String> {
    let file = game.to_pgn().to_string();
    let mut reader = PgnReader::new(file.as_bytes()).with_variant(variant);
    let read = reader.next().ok_or("no game")?;
    let read = read.map_err(|error| format!("{error} in {file}"))?;
    if Game::from_pgn(&read) != *game || read != game.to_pgn() {
        return Err(format!("another game: {file}"));
    }
    Ok(())
}
