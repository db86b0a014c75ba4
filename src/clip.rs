//! Texts of any length, as errors repeat them.

use alloc::string::String;

/// The most characters of a wrong text that an error repeats where nothing else is said.
const MOST: usize = 24;

/// The text itself, or its beginning and `...` where it is too long to repeat.
pub(crate) fn clip(text: &str) -> String {
    clip_to(text, MOST)
}

/// As [`clip`], with this number of characters.
pub(crate) fn clip_to(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.into(),
    }
}
