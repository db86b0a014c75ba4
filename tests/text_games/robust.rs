//! No text can do harm: bytes changed at random, lines shuffled and cut, soups of words. Each
//! is read or refused, with a place inside the text, in a time that grows with its length.

use proptest::prelude::*;
use shatranj::Variant;
use std::time::{Duration, Instant};

/// Texts to begin from.
const TEXTS: &[&str] = &[
    super::SMALL,
    include_str!("../../examples/variants/tamerlane.game"),
    include_str!("../../examples/variants/kamil.game"),
    include_str!("../../examples/variants/citadel.game"),
    include_str!("../../examples/variants/makruk.game"),
];

/// What soups are made of.
const WORDS: &[&str] = &[
    "[game]",
    "[board]",
    "[pieces]",
    "[rules]",
    "[start]",
    "[links]",
    "[limits]",
    "[citadels]",
    "[journeys]",
    "[option x]",
    "id",
    "size",
    "voids",
    "cells",
    "shape",
    "5x5",
    "26x26",
    "a1-c3",
    "z9(-1,8)",
    "a1 (1,0)",
    "nowhere",
    "K",
    "P'",
    "K = King | K | royal",
    "| promotes to K",
    "| only on a1",
    ", at most 1",
    "=",
    "|",
    "\"",
    "\\",
    "\n",
    "\n",
    "\n",
    " ",
    "#",
    "{homing:sign}",
    "afsafyafF",
    "fmWfcF",
    "[F?fsR]",
    "fen",
    "kk/KK",
    "5 = k . K 2",
    "*",
    "-1",
    "999",
    "é",
    "\u{0}",
    "\u{feff}",
    "\r",
    "\t",
    "in_force",
    "value a",
];

/// Reads the text, and sees that an error lies within it and can be shown.
fn read(text: &str) {
    match Variant::from_text(text) {
        Ok(game) => assert_eq!(Variant::from_text(&game.to_text()), Ok(game)),
        Err(error) => {
            let lines = text.lines().count().max(1);
            assert!((1..=lines).contains(&error.line()), "{error}");
            let line = error.text();
            assert!(line.get(error.span()).is_some(), "{error:?}");
            assert!(error.column() <= line.chars().count() + 1, "{error:?}");
            assert!(!error.to_string().is_empty());
        }
    }
}

/// The text with some of its bytes replaced, doubled or gone.
fn damaged(text: &str, wounds: &[(usize, u8, u8)]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for &(at, how, byte) in wounds {
        let at = at % bytes.len().max(1);
        match how % 4 {
            0 if at < bytes.len() => bytes[at] = byte,
            1 => bytes.insert(at.min(bytes.len()), byte),
            2 if at < bytes.len() => drop(bytes.remove(at)),
            _ => bytes.truncate(bytes.len() - at.min(bytes.len()) / 8),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn damaged_games(
        text in proptest::sample::select(TEXTS),
        wounds in proptest::collection::vec(any::<(usize, u8, u8)>(), 1..6),
    ) {
        read(&damaged(text, &wounds));
    }

    #[test]
    fn lines_left_out_and_doubled(
        text in proptest::sample::select(TEXTS),
        picks in proptest::collection::vec(0usize..200, 0..4),
    ) {
        let mut lines: Vec<&str> = text.lines().collect();
        for pick in picks {
            let at = pick % lines.len();
            if pick % 2 == 0 {
                lines.remove(at);
            } else {
                lines.insert(pick / 2 % lines.len(), lines[at]);
            }
        }
        read(&lines.join("\n"));
    }

    #[test]
    fn soups(words in proptest::collection::vec(proptest::sample::select(WORDS), 0..60)) {
        read(&words.concat());
        read(&words.join(" "));
    }

    #[test]
    fn any_text(text in any::<String>()) {
        read(&text);
    }
}

/// A text of some hundred thousand lines or one line as long takes no more than seconds, also
/// in a build that is not optimised.
#[test]
fn long_texts_take_no_longer_than_they_are() {
    let many = |line: &dyn Fn(usize) -> String| (0..100_000).map(line).collect::<String>();
    let texts = [
        super::SMALL.replace("[board]", &(many(&|_| "source = x\n".into()) + "[board]")),
        format!(
            "{}[links]\n{}",
            super::SMALL,
            many(&|i| format!("a1 ({},{}) = b2\n", i % 100, i / 100))
        ),
        format!(
            "{}[limits]\n{}",
            super::SMALL,
            many(&|i| format!("{} = 1\n", "K ".repeat(1 + i % 50) + &"N ".repeat(i / 2000)))
        ),
        many(&|i| format!("[option o{i}]\n")),
        format!("[game]\nid = {}", "a".repeat(1_000_000)),
        format!("[game]\n{} = 1", "key".repeat(300_000)),
        format!("[game]\nid = \"{}", "\\u{41}".repeat(200_000)),
        super::SMALL.replace("| N\n", &format!("| {}\n", "N".repeat(500_000))),
        super::SMALL.replace("| N\n", &format!("| N {}\n", "| royal 7 ".repeat(100_000))),
        super::SMALL.replace("5x6", &format!("5x6\nvoids = {}", "a1 ".repeat(300_000))),
        super::SMALL.replace("5x6", &format!("5x6\ncells = {}", "f2( ".repeat(100_000))),
        super::SMALL.replace(". . K N .", &". ".repeat(500_000)),
    ];
    for text in texts {
        let start = Instant::now();
        let result = Variant::from_text(&text);
        let shown = result.err().map(|error| error.to_string());
        assert!(start.elapsed() < Duration::from_secs(20), "{shown:?}");
        assert!(shown.is_none_or(|shown| shown.len() < 2_000));
    }
}
