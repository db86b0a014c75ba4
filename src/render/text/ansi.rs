//! Colours for terminals, by ANSI escape sequences.

use alloc::string::String;

use crate::Color;

/// What the colour of a cell says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tint {
    Light,
    Dark,
    Apart,
    LastMove,
    Target,
    Check,
    Mark,
}

impl Tint {
    /// The number among the 256 colours. All are of middling brightness, so that white and
    /// black letters can be read on each of them.
    fn background(self) -> u8 {
        match self {
            Tint::Light => 66,
            Tint::Dark => 65,
            Tint::Apart => 95,
            Tint::LastMove => 136,
            Tint::Target => 67,
            Tint::Check => 160,
            Tint::Mark => 133,
        }
    }
}

/// The text on a background, in the colour of a side.
pub(super) fn paint(text: &str, tint: Tint, side: Option<Color>) -> String {
    let letters = match side {
        Some(Color::White) => "1;38;5;231",
        Some(Color::Black) => "1;38;5;16",
        None => "38;5;252",
    };
    let background = tint.background();
    format!("\x1b[{letters};48;5;{background}m{text}\x1b[0m")
}
