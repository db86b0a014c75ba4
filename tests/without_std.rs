//! What the library can do without the feature `std`: the only test program that is built then
//! (`.ci/features`). What it names must be there with every set of features.

use std::error::Error;

use shatranj::notation::{GameResult, Suite};
use shatranj::variants::{atranj, citadel, kamil, tamerlane};
use shatranj::{Game, Movement, PieceSpec, Topology, Variant, perft};

/// The built-in games, made by their options as values.
fn games() -> [Variant; 4] {
    [
        tamerlane::with(&tamerlane::Options::default()),
        kamil::with(&kamil::Options::default()),
        atranj::with(&atranj::Options::default()),
        citadel::with(&citadel::Options::default()),
    ]
}

/// The counts of `docs/perft.md`, on which several programs agree.
#[test]
fn built_in_games_are_counted() {
    let counts = [14_518, 6_066, 16_660, 8_340];
    for (game, count) in games().iter().zip(counts) {
        assert_eq!(perft::perft(&game.start(), 3), count, "{}", game.id());
        assert_eq!(perft::perft_made(&game.start(), 3), count, "{}", game.id());
    }
}

#[test]
fn built_in_games_are_found_by_name() -> Result<(), Box<dyn Error>> {
    for game in games() {
        assert_eq!(Variant::by_name_with(game.id(), &[])?, game);
        for option in Variant::options_of(game.id())? {
            let reading = [(option.id.as_str(), option.values[1].id.as_str())];
            assert_ne!(Variant::by_name_with(game.id(), &reading)?, game);
        }
    }
    assert!(Variant::by_name_with("chess", &[]).is_err());
    Ok(())
}

#[test]
fn a_game_is_played_written_and_drawn() -> Result<(), Box<dyn Error>> {
    let kamil = Variant::by_name_with("kamil", &[("dabbabah", "Leaper")])?;
    let mut game = Game::new(&kamil);
    for text in ["e2e3", "e9e8", "Nc3"] {
        game.play_text(text)?;
    }
    let position = game.position();
    assert_eq!(kamil.position(&position.fen())?, *position);
    let m = position.parse_move("b10c8")?;
    assert_eq!(position.parse_san(&position.san(m))?, m);
    assert!(kamil.rules_text().contains("War machine"));
    assert!(position.board_svg().to_string().starts_with("<svg"));
    assert_eq!(GameResult::from(game.outcome()), GameResult::Open);
    Ok(())
}

#[test]
fn a_game_of_ones_own_is_made_and_counted() -> Result<(), Box<dyn Error>> {
    let own = Variant::builder("own")
        .board(Topology::grid(5, 5))
        .piece(PieceSpec::new("K", "King", Movement::betza("K")?).royal(1))
        .piece(PieceSpec::new("P", "Pawn", Movement::betza("fmWfcF")?))
        .start("2k2/2p2/5/2P2/2K2")
        .build()?;
    // Four steps of the king beside its pawn, and one of the pawn, which stops the other pawn
    // and takes two squares from the other king.
    let text = "2k2/2p2/5/2P2/2K2 w ;D1 5 ;D2 22";
    let suite = Suite::parse_with(text, |_, _| Ok::<_, String>(own.clone()))?;
    let report = suite.check(2, perft::perft);
    assert_eq!((report.counts, report.mismatches.len()), (2, 0));
    assert_eq!(Variant::from_text(&own.to_text())?, own);
    Ok(())
}
