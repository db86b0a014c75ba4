//! Texts of any origin, as errors repeat them: not at any length, and without what would do
//! something to a terminal or to the lines of a protocol.

use alloc::string::String;

/// The most characters of a wrong text that an error repeats where nothing else is said.
const MOST: usize = 24;

/// The text itself, or its beginning and `...` where it is too long to repeat. Control
/// characters are shown escaped, as `\n` or `\u{1b}`.
pub(crate) fn clip(text: &str) -> String {
    clip_to(text, MOST)
}

/// As [`clip`], with this number of characters.
pub(crate) fn clip_to(text: &str, most: usize) -> String {
    let mut clipped = String::new();
    for (i, c) in text.chars().enumerate() {
        if i == most {
            clipped.push_str("...");
            break;
        }
        if is_shown(c) {
            clipped.push(c);
        } else {
            clipped.extend(c.escape_default());
        }
    }
    clipped
}

/// Whether a character stands for itself: it neither commands anything nor ends a line nor
/// turns the words around it.
pub(crate) fn is_shown(c: char) -> bool {
    let turns = ['\u{061C}', '\u{200E}', '\u{200F}'].contains(&c);
    !c.is_control() && !turns && !matches!(c, '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}
