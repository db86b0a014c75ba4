//! Prose as it stands in a line: bare where that is clear, else in double quotes.

use alloc::string::String;

use super::error::{Fault, TextErrorKind};
use super::slice::Slice;

/// The text that a slice stands for.
pub(super) fn read(slice: Slice<'_>) -> Result<String, Fault> {
    let Some(inside) = slice.text.strip_prefix('"') else {
        return Ok(slice.text.into());
    };
    let bad = |at: usize, reason| {
        let end = slice.text.len();
        let at = slice.part(at.min(end)..end);
        Fault::new(TextErrorKind::BadQuote(reason), at)
    };
    let mut text = String::new();
    let mut chars = inside.char_indices().map(|(at, c)| (at + 1, c));
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => {
                return match chars.next() {
                    None => Ok(text),
                    Some((at, _)) => Err(bad(at, "nothing can come after the closing quote")),
                };
            }
            '\\' => match chars.next() {
                Some((_, c @ ('"' | '\\'))) => text.push(c),
                Some((_, 'n')) => text.push('\n'),
                Some((_, 'r')) => text.push('\r'),
                Some((_, 't')) => text.push('\t'),
                Some((_, 'u')) => {
                    let code: String = chars
                        .by_ref()
                        .map(|(_, c)| c)
                        .take_while(|&c| c != '}')
                        .take(8)
                        .collect();
                    let digits = code.strip_prefix('{').unwrap_or_default();
                    let c = u32::from_str_radix(digits, 16)
                        .ok()
                        .and_then(char::from_u32);
                    text.push(c.ok_or_else(|| bad(at, "write a character as \\u{1F600}"))?);
                }
                _ => {
                    return Err(bad(
                        at,
                        "only \\\" \\\\ \\n \\r \\t and \\u{..} can follow a \\",
                    ));
                }
            },
            _ => text.push(c),
        }
    }
    Err(bad(slice.text.len(), "the closing quote is missing"))
}

/// The text so that [`read`] gives it back, also between `|`.
pub(super) fn write(text: &str) -> String {
    let plain = |c: char| !c.is_control() && c != '|' && c != '\u{2028}' && c != '\u{2029}';
    if !text.is_empty() && text.trim() == text && !text.starts_with('"') && text.chars().all(plain)
    {
        return text.into();
    }
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out += "\\\"",
            '\\' => out += "\\\\",
            '\n' => out += "\\n",
            '\r' => out += "\\r",
            '\t' => out += "\\t",
            c if c.is_control() || c == '\u{2028}' || c == '\u{2029}' => {
                out += &format!("\\u{{{:x}}}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slice(text: &str) -> Slice<'_> {
        Slice {
            text,
            line: 0,
            start: 0,
        }
    }

    #[test]
    fn whatever_is_written_is_read_back() {
        for text in [
            "Shah",
            "",
            " a",
            "a|b",
            "\"x",
            "x\"y",
            "\n\r\t\\\u{7}é\u{2028}",
            "a \\ b",
        ] {
            let written = write(text);
            assert_eq!(
                read(slice(&written)).ok().as_deref(),
                Some(text),
                "{written}"
            );
            assert_eq!(written.lines().count(), 1);
        }
    }

    #[test]
    fn bad_quotes_are_refused() {
        for text in [
            "\"",
            "\"a",
            "\"a\" b",
            r#""\x""#,
            r#""\u{110000}""#,
            r#""\u{"#,
            r#""\u"#,
        ] {
            assert!(read(slice(text)).is_err(), "{text}");
        }
    }
}
