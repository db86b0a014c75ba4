//! A small writer of XML: elements, attributes, text, nothing else.
//!
//! All names come from this library; all values are escaped, whoever gave them.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt::{Display, Write as _};

/// What an attribute is called, and its value.
pub(super) type Attribute<'a> = (&'a str, &'a dyn Display);

/// A document in the making.
#[derive(Default)]
pub(super) struct Xml {
    out: String,
    open: Vec<&'static str>,
}

impl Xml {
    /// An element that holds others, until [`close`](Xml::close).
    pub fn open(&mut self, name: &'static str, attributes: &[Attribute<'_>]) {
        self.tag(name, attributes, ">\n");
        self.open.push(name);
    }

    /// Ends the element that was opened last.
    pub fn close(&mut self) {
        if let Some(name) = self.open.pop() {
            self.indent();
            let _ = writeln!(self.out, "</{name}>");
        }
    }

    /// An element without content.
    pub fn leaf(&mut self, name: &'static str, attributes: &[Attribute<'_>]) {
        self.tag(name, attributes, "/>\n");
    }

    /// An element that holds text alone.
    pub fn text(&mut self, name: &'static str, attributes: &[Attribute<'_>], text: &str) {
        self.tag(name, attributes, ">");
        let _ = writeln!(self.out, "{}</{name}>", escaped(text));
    }

    /// The document, with every element ended.
    pub fn finish(mut self) -> String {
        while !self.open.is_empty() {
            self.close();
        }
        self.out
    }

    fn tag(&mut self, name: &str, attributes: &[Attribute<'_>], end: &str) {
        self.indent();
        let _ = write!(self.out, "<{name}");
        for (key, value) in attributes {
            let _ = write!(self.out, " {key}=\"{}\"", escaped(&value.to_string()));
        }
        self.out += end;
    }

    fn indent(&mut self) {
        self.out += &" ".repeat(self.open.len());
    }
}

/// Text as it may stand in content and in quoted attributes. Characters that XML can't hold
/// at all become U+FFFD.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            '\t' | '\n' | '\r' => out.push(' '),
            '\0'..='\x1f' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_attributes_are_escaped_and_elements_ended() {
        let mut xml = Xml::default();
        xml.open("a", &[("b", &"<\"&'>")]);
        xml.text("c", &[], "x < y\0");
        assert_eq!(
            xml.finish(),
            "<a b=\"&lt;&quot;&amp;&#39;&gt;\">\n <c>x &lt; y\u{fffd}</c>\n</a>\n"
        );
    }
}
