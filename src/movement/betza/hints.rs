//! Where another program may read the same text differently, for authors who send their
//! definitions there.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use super::error::BetzaError;
use crate::movement::ride::Movement;

/// A place in a good text that other programs may read differently.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Hint {
    /// The bytes concerned.
    pub span: Range<usize>,
    /// What to know about them.
    pub note: &'static str,
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "bytes {}..{}: {}",
            self.span.start, self.span.end, self.note
        )
    }
}

const KING: &str = "one way for each letter here, as in XBoard; another engine reads fK as all \
                    three forward steps, which fWfF says everywhere";
const CHAIN: &str = "engines without chains skip `a` and `y` and play something else";
const BRACKET: &str = "brackets are younger than chains; programs that read letters only refuse \
                       them or play something else";
const DIGITS: &str = "engines that read one digit take this for a shorter range";
const RIDER: &str = "engines that know ranges on W, F and K only play no move, or one leap";
const JUMP: &str = "older texts mean by `j` that there must be a unit to leap over";
const BRACES: &str = "a form of this library; no other program reads it";

/// Notes on what other programs are known to read differently. A text that is refused here has
/// none: the error says what is wrong with it.
///
/// ```
/// use shatranj::movement::betza::hints;
/// assert!(hints("fmWfcF")?.is_empty());
/// let hints = hints("NfK")?;
/// assert_eq!(hints[0].span, 1..3);
/// assert!(hints[0].note.contains("fWfF"));
/// # Ok::<(), shatranj::movement::BetzaError>(())
/// ```
///
/// # Errors
/// If the text is no movement.
pub fn hints(text: &str) -> Result<Vec<Hint>, BetzaError> {
    Movement::betza(text)?;
    let bytes = text.as_bytes();
    let mut hints = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        while bytes.get(at).is_some_and(u8::is_ascii_lowercase) {
            at += 1;
        }
        let modifiers = start..at;
        let closing = |close| text[at..].find(close).map_or(bytes.len(), |n| at + n + 1);
        match bytes.get(at) {
            Some(b'{') => {
                let end = closing('}');
                hints.push(Hint {
                    span: start..end,
                    note: BRACES,
                });
                at = end;
            }
            Some(b'[') => {
                hints.push(Hint {
                    span: start..closing(']'),
                    note: BRACKET,
                });
                at += 1;
            }
            Some(b'(' | b'A'..=b'Z') => {
                let end = if bytes[at] == b'(' {
                    closing(')')
                } else {
                    at + 1
                };
                let turns = start > 0 && matches!(bytes[start - 1], b'-' | b'?');
                at = atom(text, modifiers, end, turns, &mut hints);
            }
            _ => at += 1,
        }
    }
    Ok(hints)
}

/// The hints on one atom, whose name ends at `end`; returns where its range ends. `turns` if
/// its directions are turns in a bracket.
fn atom(
    text: &str,
    modifiers: Range<usize>,
    end: usize,
    turns: bool,
    hints: &mut Vec<Hint>,
) -> usize {
    let (start, name) = (modifiers.start, &text[modifiers.end..end]);
    let letters = &text[modifiers];
    let digits = text[end..].bytes().take_while(u8::is_ascii_digit).count();
    let doubled = text[end..].starts_with(name);
    let after = end + if doubled { name.len() } else { digits };
    let mut hint = |note| {
        hints.push(Hint {
            span: start..after,
            note,
        })
    };
    if letters.contains('a') {
        hint(CHAIN);
    } else if matches!(name, "K" | "Q") && !turns && letters.contains(is_direction) {
        hint(KING);
    }
    if letters.contains('j') {
        hint(JUMP);
    }
    if digits > 1 {
        hint(DIGITS);
    }
    if (digits > 0 || doubled) && !matches!(name, "W" | "F" | "K" | "R" | "B" | "Q") {
        hint(RIDER);
    }
    after
}

fn is_direction(letter: char) -> bool {
    "fblrvs".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_difference_is_noted() {
        let notes = |text: &str| -> Vec<(Range<usize>, &'static str)> {
            let hints = hints(text).unwrap();
            hints
                .into_iter()
                .map(|hint| (hint.span, hint.note))
                .collect()
        };
        assert_eq!(notes("FyafsF"), [(1..6, CHAIN)]);
        assert_eq!(notes("N[F?fsK]"), [(1..8, BRACKET)]);
        assert_eq!(notes("[fK?fsK]"), [(0..8, BRACKET), (1..3, KING)]);
        assert_eq!(notes("W12"), [(0..3, DIGITS)]);
        assert_eq!(notes("C0"), [(0..2, RIDER)]);
        assert_eq!(notes("fNN"), [(0..3, RIDER)]);
        assert_eq!(notes("(1,4)12"), [(0..7, DIGITS), (0..7, RIDER)]);
        assert_eq!(notes("jR"), [(0..2, JUMP)]);
        assert_eq!(notes("K{homing:sign}"), [(1..14, BRACES)]);
        assert_eq!(notes("W{2..}"), [(1..6, BRACES)]);
        assert_eq!(notes("fsWfQ"), [(3..5, KING)]);
        assert!(hints("xW").is_err());
    }
}
