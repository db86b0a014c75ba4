//! Game files, and moves in the notation of files.

use shatranj::notation::{PgnErrorKind, PgnReader, SanError};
use shatranj::variants;

/// What is wrong with each game of a text without tags, in Shatranj Kamil.
fn faults(reader: PgnReader<&[u8]>) -> Vec<Option<PgnErrorKind>> {
    reader
        .assume(variants::kamil())
        .map(|game| game.err().map(|error| error.kind().clone()))
        .collect()
}

/// The reader counts the bytes of the games that it has given.
#[test]
fn how_much_has_been_read() {
    let game = "[Variant \"kamil\"]\n\n1. e3 *";
    let file = format!("{game}\n\n{game}\n");
    let mut reader = PgnReader::new(file.as_bytes());
    assert_eq!(reader.offset(), 0);
    reader.next().expect("a game").expect("a sound one");
    assert_eq!(reader.offset(), game.len() as u64);
    reader.next().expect("a game").expect("a sound one");
    assert_eq!(reader.offset(), (file.len() - 1) as u64);
    assert!(reader.next().is_none());
    assert_eq!(reader.offset(), file.len() as u64);
}

/// After a fault the game goes on to its result, and what follows is another game, with tags
/// or without.
#[test]
fn a_wrong_game_ends_with_its_result() {
    for result in ["1-0", "0-1", "1/2-1/2", "*"] {
        let file = format!("1. e9 e8 2. d3 {result} 1. e3 *");
        let found = faults(PgnReader::new(file.as_bytes()));
        assert!(
            matches!(found[..], [Some(PgnErrorKind::Move(_)), None]),
            "{found:?}"
        );
    }
    // A result within a variation is not that of the game.
    let found = faults(PgnReader::new("1. e9 (1. d3 *) e8 * 1. e3 *".as_bytes()));
    assert!(
        matches!(found[..], [Some(PgnErrorKind::Move(_)), None]),
        "{found:?}"
    );
}

/// A variation that is skipped must still have a move to vary.
#[test]
fn a_skipped_variation_before_any_move() {
    for file in ["(1. d3) 1. e3 *", "1. e3 (1. d3 (1. f3)) e8 *"] {
        let kept = faults(PgnReader::new(file.as_bytes()));
        let skipped = faults(PgnReader::new(file.as_bytes()).skip_variations());
        assert_eq!(kept, skipped, "{file}");
    }
    let found = faults(PgnReader::new("(1. d3) 1. e3 *".as_bytes()).skip_variations());
    assert_eq!(found[0], Some(PgnErrorKind::NoMoveBefore));
}

/// One square follows `@` and `~`, and no more.
#[test]
fn two_squares_where_one_is_wanted() {
    let start = variants::tamerlane().start();
    for (text, found, offset) in [("P@e5f6", "f6", 4), ("K~e2f3g4", "f3g4", 4)] {
        let error = start.parse_san(text).expect_err("no move");
        let found = found.to_string();
        assert_eq!(error, SanError::Trailing { found, offset }, "{text}");
    }
}
