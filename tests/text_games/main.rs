//! Games as text: what is written is read back, the commented files are the built-in games,
//! every mistake is found and placed, and no text can do harm.
#![cfg(feature = "std")]

mod contradictions;
mod files;
mod mistakes;
mod robust;
mod round_trip;

use shatranj::Variant;
use shatranj::variant::TextError;

/// A small game, and the parts of it that a test can change.
const SMALL: &str = "\
[game]
id = small

[board]
size = 5x6

[pieces]
K = King   | K      | royal
N = Knight | N
P = Pawn   | fmWfcF | promotes to N

[start]
6 = . n k . .
5 = . p p p .
2 = . P P P .
1 = . . K N .
";

/// The small game with one part of its text replaced.
fn changed(from: &str, to: &str) -> String {
    assert!(SMALL.contains(from), "{from}");
    SMALL.replacen(from, to, 1)
}

/// What is wrong with a text.
fn fault(text: &str) -> TextError {
    match Variant::from_text(text) {
        Ok(_) => panic!("this is read without a word:\n{text}"),
        Err(error) => error,
    }
}

/// The part of its line that an error points at.
fn pointed_at(error: &TextError) -> &str {
    &error.text()[error.span()]
}
