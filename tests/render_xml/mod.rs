//! Reads the SVG documents of the library, strictly, for the tests of pictures.

#![allow(dead_code, reason = "each test program uses a part of it")]

use std::collections::{BTreeMap, BTreeSet};

use shatranj::{Square, Variant};

/// An element: its name, its attributes, the text in it.
#[derive(Debug, Default)]
pub struct Element {
    pub name: String,
    pub attributes: BTreeMap<String, String>,
    pub text: String,
}
impl Element {
    /// The width and the height of the picture, for the outermost element.
    pub fn size(&self) -> (f64, f64) {
        let numbers = self.attributes["viewBox"]
            .split(' ')
            .map(|n| n.parse().expect("a number"));
        let numbers: Vec<f64> = numbers.collect();
        (numbers[2], numbers[3])
    }

    /// The value of an attribute that is a number.
    pub fn number(&self, key: &str) -> f64 {
        self.attributes[key].parse().expect("a number")
    }
}

/// Reads the strict part of XML that these documents use, and refuses all else.
fn read(document: &str) -> Vec<Element> {
    let mut elements: Vec<Element> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut rest = document;
    while let Some(start) = rest.find('<') {
        let text = unescape(&rest[..start]);
        match open.last() {
            Some(&parent) => elements[parent].text += text.trim(),
            None => assert_eq!(text.trim(), "", "text outside of the document"),
        }
        let end = rest.find('>').expect("a tag that ends");
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            let ended = open.pop().expect("an element to end");
            assert_eq!(elements[ended].name, name);
            continue;
        }
        let leaf = tag.ends_with('/');
        assert!(!open.is_empty() || elements.is_empty(), "two root elements");
        if !leaf {
            open.push(elements.len());
        }
        elements.push(read_tag(tag.trim_end_matches('/')));
    }
    assert!(open.is_empty() && rest.trim().is_empty());
    elements
}

fn read_tag(tag: &str) -> Element {
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    assert!(
        !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric()),
        "<{tag}>"
    );
    let mut attributes = BTreeMap::new();
    while !rest.is_empty() {
        let (key, value) = rest.split_once("=\"").expect("an attribute");
        assert!(
            key.bytes().all(|b| b.is_ascii_alphabetic() || b == b'-'),
            "{key}"
        );
        let (value, after) = value.split_once('"').expect("a value that ends");
        let twice = attributes.insert(key.to_string(), unescape(value));
        assert_eq!(twice, None, "{key} comes twice in <{tag}>");
        rest = after.trim_start();
    }
    Element {
        name: name.into(),
        attributes,
        text: String::new(),
    }
}

fn unescape(text: &str) -> String {
    let mut out = String::new();
    let mut parts = text.split('&');
    out += parts.next().unwrap_or_default();
    for part in parts {
        let (entity, after) = part.split_once(';').expect("an entity that ends");
        out.push(match entity {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            "#39" => '\'',
            _ => panic!("unknown entity {entity}"),
        });
        out += after;
    }
    let allowed = |c: char| c >= ' ' || c == '\n';
    assert!(out.chars().all(allowed), "control characters");
    out
}

/// Reads a document and sees that it holds together.
pub fn check(document: &str) -> Vec<Element> {
    let elements = read(document);
    assert_eq!(elements[0].name, "svg");
    assert_eq!(
        elements[0].attributes["xmlns"],
        "http://www.w3.org/2000/svg"
    );
    assert_eq!(
        elements[1].name, "title",
        "the first thing that is read aloud"
    );
    let ids: Vec<&String> = elements
        .iter()
        .filter_map(|e| e.attributes.get("id"))
        .collect();
    let known: BTreeSet<&String> = ids.iter().copied().collect();
    assert_eq!(ids.len(), known.len(), "an id comes twice");
    for element in &elements {
        for (key, value) in &element.attributes {
            assert!(
                !value.contains("NaN") && !value.contains("inf"),
                "{key}={value}"
            );
            if key == "href" {
                let id = value.strip_prefix('#').expect("a link within the document");
                assert!(known.contains(&id.to_string()), "{value} is not defined");
            }
        }
    }
    elements
}

/// The texts of all titles.
pub fn titles(elements: &[Element]) -> Vec<&str> {
    let titles = elements.iter().filter(|e| e.name == "title");
    titles.map(|e| e.text.as_str()).collect()
}

/// A square by its name.
pub fn square(game: &Variant, name: &str) -> Square {
    game.topology().square(name).expect("a square")
}

/// The widths of the letters of a wide book face (DejaVu Serif), in hundredths, from blank on.
const WIDTHS: [u8; 95] = [
    32, 40, 46, 84, 64, 95, 89, 27, 39, 39, 50, 84, 32, 34, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 34, 34, 84, 84, 84, 54, 100, 72, 73, 77, 80, 73, 69, 80, 87, 40, 40, 75, 66, 102, 88,
    82, 67, 82, 75, 69, 67, 84, 72, 103, 71, 66, 69, 39, 34, 39, 84, 50, 50, 60, 64, 56, 64, 59,
    37, 64, 64, 32, 31, 61, 32, 95, 64, 60, 64, 64, 48, 51, 40, 64, 56, 86, 56, 56, 53, 64, 34, 64,
    84,
];

/// Where a line of text ends.
pub fn end_of(element: &Element) -> f64 {
    let width = |b: u8| f64::from(WIDTHS.get(usize::from(b) - 32).copied().unwrap_or(100));
    let letters: f64 = element.text.bytes().map(width).sum();
    let bold = element
        .attributes
        .get("font-weight")
        .is_some_and(|w| w == "bold");
    let wide = if bold { 1.12 } else { 1.0 };
    element.number("x") + letters / 100.0 * element.number("font-size") * wide
}
