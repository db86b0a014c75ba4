//! Breaks text into lines that fit, whatever book face shows it.
//!
//! A picture can't ask how wide its letters are, so the widths here are those of a wide face;
//! with a narrower one lines only end a little earlier.

use alloc::{string::String, vec::Vec};

/// The width of a text in plain letters of `size`, at most; bold ones need 15 % more.
pub(super) fn width(text: &str, size: i32) -> i32 {
    let hundredths: i64 = text.chars().map(|c| i64::from(letter(c))).sum();
    i32::try_from(hundredths * i64::from(size) / 100 + 1).unwrap_or(i32::MAX)
}

/// The width of a letter in hundredths of the size.
fn letter(c: char) -> u8 {
    match c {
        ' ' | '.' | ',' | '\'' | 'i' | 'j' | 'l' | '|' => 34,
        'f' | 't' | '-' | ':' | ';' | '/' | '(' | ')' | '[' | ']' | 'I' | 'J' | '!' => 42,
        'r' | 's' => 52,
        'm' | 'M' | 'W' | '@' | '%' => 104,
        'w' | 'O' | 'Q' | 'D' | 'H' | 'N' | 'U' => 88,
        'a'..='z' | '0'..='9' => 65,
        'A'..='Z' | '!'..='~' => 84,
        '\u{a0}'..='\u{24f}' => 90,
        _ => 110,
    }
}

/// The text in lines no wider than `room`, broken at spaces, and inside words only where one
/// is wider than a line. There is always at least one line.
pub(super) fn wrap(text: &str, size: i32, room: i32) -> Vec<String> {
    let fits = |line: &str| width(line, size) <= room;
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let gap = if line.is_empty() { "" } else { " " };
        if fits(&format!("{line}{gap}{word}")) {
            line = format!("{line}{gap}{word}");
            continue;
        }
        if !line.is_empty() {
            lines.push(core::mem::take(&mut line));
        }
        for c in word.chars() {
            if !line.is_empty() && !fits(&format!("{line}{c}")) {
                lines.push(core::mem::take(&mut line));
            }
            line.push(c);
        }
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_nothing_is_lost() {
        let text =
            "a scout moves at least two squares and antidisestablishmentarianism is one word";
        for room in [40, 100, 200, 400, 4000] {
            let lines = wrap(text, 20, room);
            assert!(
                lines.iter().all(|line| width(line, 20) <= room),
                "{lines:?}"
            );
            let joined: String = lines.concat().split(' ').collect();
            assert_eq!(joined, text.replace(' ', ""));
        }
        assert_eq!(wrap("", 20, 100), [""]);
        assert_eq!(wrap("one", 20, 0), ["o", "n", "e"]);
    }
}
