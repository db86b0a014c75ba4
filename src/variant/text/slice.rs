//! Pieces of a text that know where they stand, so that an error can point at them.

use alloc::vec::Vec;
use core::ops::Range;

/// A part of one line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slice<'a> {
    pub text: &'a str,
    /// The line, counted from 0.
    pub line: usize,
    /// Where it begins in its line, in bytes.
    pub start: usize,
}

impl<'a> Slice<'a> {
    /// The bytes of this part in its line.
    pub fn span(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// A part of this part.
    pub fn part(self, range: Range<usize>) -> Slice<'a> {
        Slice {
            text: &self.text[range.clone()],
            start: self.start + range.start,
            ..self
        }
    }

    /// The empty part at its end.
    pub fn end(self) -> Slice<'a> {
        self.part(self.text.len()..self.text.len())
    }

    /// Without white space at its ends.
    pub fn trim(self) -> Slice<'a> {
        let start = self.text.len() - self.text.trim_start().len();
        self.part(start..start + self.text.trim().len())
    }

    /// What comes before and after the first `separator`, both trimmed.
    pub fn split_once(self, separator: char) -> Option<(Slice<'a>, Slice<'a>)> {
        let at = self.text.find(separator)?;
        let after = self.part(at + separator.len_utf8()..self.text.len());
        Some((self.part(0..at).trim(), after.trim()))
    }

    /// The parts between separators, trimmed. A quoted text is not split.
    pub fn fields(self, separator: char) -> Vec<Slice<'a>> {
        let (mut fields, mut from, mut quoted, mut escaped) = (Vec::new(), 0, false, false);
        let mut blank = true;
        for (at, c) in self.text.char_indices() {
            if quoted {
                quoted = escaped || c != '"';
                escaped = c == '\\' && !escaped;
            } else if c == separator {
                fields.push(self.part(from..at).trim());
                from = at + c.len_utf8();
                blank = true;
            } else {
                quoted = c == '"' && blank;
                blank &= c.is_whitespace();
            }
        }
        fields.push(self.part(from..self.text.len()).trim());
        fields
    }

    /// The parts between white space.
    pub fn words(self) -> impl Iterator<Item = Slice<'a>> {
        let mut rest = self;
        core::iter::from_fn(move || {
            rest = rest.trim();
            if rest.text.is_empty() {
                return None;
            }
            let end = rest.text.find(char::is_whitespace);
            let end = end.unwrap_or(rest.text.len());
            let word = rest.part(0..end);
            rest = rest.part(end..rest.text.len());
            Some(word)
        })
    }
}

#[cfg(test)]
mod tests {
    use alloc::{string::ToString, vec::Vec};

    use super::Slice;

    fn whole(text: &str) -> Slice<'_> {
        Slice {
            text,
            line: 0,
            start: 0,
        }
    }

    #[test]
    fn words_know_where_they_are() {
        let found: Vec<_> = whole("  ab c  déf ")
            .words()
            .map(|w| (w.text, w.start))
            .collect();
        assert_eq!(found, [("ab", 2), ("c", 5), ("déf", 8)]);
    }

    #[test]
    fn separators_in_quotes_do_not_split() {
        let fields = |text| {
            whole(text)
                .fields('|')
                .iter()
                .map(|f| f.text.to_string())
                .collect::<Vec<_>>()
        };
        assert_eq!(fields("a|b | c"), ["a", "b", "c"]);
        assert_eq!(
            fields(r#" "a|b" | "c\"|" |d"#),
            [r#""a|b""#, r#""c\"|""#, "d"]
        );
        assert_eq!(fields(r#"a "b|c" d"#), [r#"a "b"#, r#"c" d"#]);
        assert_eq!(fields(""), [""]);
    }
}
