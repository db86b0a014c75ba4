//! Texts of any origin, as they can be repeated on one line.

use std::fmt::Display;

/// The most characters of a text that somebody else has written.
const MOST_SHOWN: usize = 80;

/// The most characters of a message.
const MOST_SAID: usize = 600;

/// A text of any origin as it can be repeated on one line: without control characters and of
/// bounded length.
pub fn shown(text: &str) -> String {
    clip(text, MOST_SHOWN)
}

/// A message on one line, in which whatever it quotes in backquotes is shortened, so that there
/// is room for the advice.
pub fn message(text: impl Display) -> String {
    let text = text.to_string();
    let words: Vec<&str> = text.split_whitespace().collect();
    let part = |(i, part): (usize, &str)| match i % 2 {
        1 => shown(part),
        _ => part.to_string(),
    };
    let parts: Vec<String> = words.join(" ").split('`').enumerate().map(part).collect();
    clip(&parts.join("`"), MOST_SAID)
}

fn clip(text: &str, most: usize) -> String {
    let tame = |c: char| if c.is_control() { '?' } else { c };
    let mut clipped: String = text.chars().take(most).map(tame).collect();
    if text.chars().nth(most).is_some() {
        clipped += "...";
    }
    clipped
}
