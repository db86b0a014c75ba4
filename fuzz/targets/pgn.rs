//! Game files: what is read is written, and what is written reads back to the same game.

use shatranj::notation::{PgnGame, PgnLimits, PgnReader};

pub fn run(data: &[u8]) {
    let Some((&first, file)) = data.split_first() else {
        return;
    };
    let game = super::game_of(first);
    let limits = match first % 2 {
        0 => PgnLimits::default(),
        _ => {
            let mut small = PgnLimits::default();
            (small.word, small.tags, small.comment) = (12, 9, 40);
            (small.depth, small.moves, small.game) = (3, 30, 1_000);
            small
        }
    };
    let read = || PgnReader::new(file).assume(&game).with_limits(limits);
    let mut last = 0;
    for result in read() {
        match result {
            Ok(game) => again(&game),
            Err(error) => {
                assert!(!error.to_string().is_empty());
                assert!(error.offset() >= last && error.offset() <= file.len() as u64);
                last = error.offset();
            }
        }
    }
    // Leaving things out must never lead to more faults than reading them; unless a small
    // limit ends the reading of what is kept before the faults that come later.
    if first % 2 == 0 {
        let faults = read().filter(Result::is_err).count();
        let plain = read().skip_variations().skip_comments();
        assert!(plain.filter(Result::is_err).count() <= faults);
    }
}

/// Writes a game and reads it again.
fn again(game: &PgnGame) {
    let text = game.to_string();
    let mut games: Vec<_> = PgnReader::new(text.as_bytes())
        .with_variant(game.start().variant())
        .collect();
    assert_eq!(games.len(), 1, "{text}");
    let read = games
        .remove(0)
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.moves(), game.moves(), "{text}");
    assert_eq!(read.tree(), game.tree(), "{text}");
    assert_eq!(read.to_string(), text);
}
