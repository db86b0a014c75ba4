//! Cuts a text into sections and their `key = value` lines, and sees that each is one that
//! can be there, once.

use alloc::{collections::BTreeMap, string::String, vec::Vec};

use super::error::{Fault, TextErrorKind, clip, without_mark};
use super::slice::Slice;
use super::suggest::nearest;

/// The keys of a section.
enum Keys {
    /// These; the one that ends with `*` may come several times.
    These(&'static [&'static str]),
    /// Any; what they mean is seen later.
    Any,
}

/// Every section with its keys. `option` has an argument: the id of the option.
const SECTIONS: &[(&str, Keys)] = &[
    ("game", Keys::These(&["id", "name", "about", "source*"])),
    ("board", Keys::These(&["size", "voids", "cells", "shape"])),
    ("links", Keys::Any),
    ("pieces", Keys::Any),
    (
        "rules",
        Keys::These(&["promotion", "stalemate", "bare_king", "exchange"]),
    ),
    ("citadels", Keys::These(&["white", "black", "entry", "own"])),
    (
        "journeys",
        Keys::These(&[
            "first", "second", "third", "crowned", "homes", "arrival", "heir",
        ]),
    ),
    ("limits", Keys::Any),
    ("option", Keys::Any),
    ("start", Keys::Any),
];

/// A whole text, cut up.
pub(super) struct Document<'a> {
    sections: Vec<Section<'a>>,
    /// The empty slice after the last line, for what is missing.
    end: Slice<'a>,
}

/// A section with its lines in order.
pub(super) struct Section<'a> {
    /// What stands between the brackets.
    pub header: Slice<'a>,
    /// The first word of it.
    name: &'static str,
    pub entries: Vec<Entry<'a>>,
}

/// A line `key = value`.
#[derive(Clone, Copy)]
pub(super) struct Entry<'a> {
    pub key: Slice<'a>,
    pub value: Slice<'a>,
}

impl<'a> Document<'a> {
    pub fn parse(text: &'a str) -> Result<Document<'a>, Fault> {
        let text = without_mark(text);
        let mut sections: Vec<Section<'a>> = Vec::new();
        let mut headers: BTreeMap<String, usize> = BTreeMap::new();
        let mut keys: BTreeMap<String, usize> = BTreeMap::new();
        let mut end = Slice {
            text: "",
            line: 0,
            start: 0,
        };
        for (line, text) in text.lines().enumerate() {
            let whole = Slice {
                text,
                line,
                start: 0,
            };
            end = whole.end();
            let content = whole.trim();
            if content.text.is_empty() || content.text.starts_with('#') {
                continue;
            }
            if content.text.starts_with('[') {
                let section = section(content)?;
                let header: Vec<&str> = section.header.words().map(|w| w.text).collect();
                let header = header.join(" ");
                if let Some(first) = headers.insert(header.clone(), line + 1) {
                    let section = clip(&header);
                    return Err(Fault::new(
                        TextErrorKind::RepeatedSection { section, first },
                        content,
                    ));
                }
                keys.clear();
                sections.push(section);
                continue;
            }
            let Some((key, value)) = content.split_once('=') else {
                return Err(Fault::new(TextErrorKind::NoEntry, content));
            };
            let Some(section) = sections.last_mut() else {
                let key = clip(key.text);
                return Err(Fault::new(TextErrorKind::OutsideSection(key), content));
            };
            section.push(Entry { key, value }, &mut keys)?;
        }
        Ok(Document { sections, end })
    }

    /// The section of this name, if it is there.
    pub fn find(&self, name: &str) -> Option<&Section<'a>> {
        self.sections.iter().find(|section| section.name == name)
    }

    /// All sections of this name.
    pub fn all(&self, name: &'static str) -> impl Iterator<Item = &Section<'a>> {
        self.sections
            .iter()
            .filter(move |section| section.name == name)
    }

    pub fn get(&self, name: &'static str) -> Result<&Section<'a>, Fault> {
        let missing = || Fault::new(TextErrorKind::MissingSection(name), self.end);
        self.find(name).ok_or_else(missing)
    }
}

/// Reads `[name]` or `[name argument]`.
fn section(line: Slice<'_>) -> Result<Section<'_>, Fault> {
    let bad = || Fault::new(TextErrorKind::BadSection, line);
    if !line.text.ends_with(']') || line.text.len() < 2 {
        return Err(bad());
    }
    let header = line.part(1..line.text.len() - 1).trim();
    let mut words = header.words();
    let name = words.next().ok_or_else(bad)?;
    let known = || SECTIONS.iter().map(|(name, _)| *name);
    let Some(found) = known().find(|known| *known == name.text) else {
        let kind = TextErrorKind::UnknownSection {
            found: clip(name.text),
            suggestion: nearest(name.text, known()).map(Into::into),
            known: list(known()),
        };
        return Err(Fault::new(kind, name));
    };
    let wanted = usize::from(found == "option");
    if words.count() != wanted {
        let form = if wanted == 1 {
            "[option id], the id a single word"
        } else {
            "the name of the section alone"
        };
        let found = clip(header.text);
        return Err(Fault::new(TextErrorKind::BadForm { found, form }, header));
    }
    Ok(Section {
        header,
        name: found,
        entries: Vec::new(),
    })
}

impl<'a> Section<'a> {
    fn push(&mut self, entry: Entry<'a>, seen: &mut BTreeMap<String, usize>) -> Result<(), Fault> {
        let key: Vec<&str> = entry.key.words().map(|w| w.text).collect();
        let key = key.join(" ");
        let keys = SECTIONS.iter().find(|(name, _)| *name == self.name);
        let mut several = false;
        if let Some((_, Keys::These(keys))) = keys {
            let plain = || keys.iter().map(|key| key.trim_end_matches('*'));
            if !plain().any(|known| known == key) {
                let kind = TextErrorKind::UnknownKey {
                    section: self.name.into(),
                    suggestion: nearest(&key, plain()).map(Into::into),
                    known: list(plain()),
                    found: clip(&key),
                };
                return Err(Fault::new(kind, entry.key));
            }
            several = keys.contains(&format!("{key}*").as_str());
        }
        if entry.value.text.is_empty() {
            return Err(Fault::new(TextErrorKind::NoValue(clip(&key)), entry.key));
        }
        if let Some(first) = seen.insert(key.clone(), entry.key.line + 1)
            && !several
        {
            let kind = match self.name {
                "pieces" => TextErrorKind::RepeatedSymbol {
                    symbol: clip(&key),
                    first,
                },
                _ => TextErrorKind::RepeatedKey {
                    key: clip(&key),
                    first,
                },
            };
            return Err(Fault::new(kind, entry.key));
        }
        self.entries.push(entry);
        Ok(())
    }

    /// The value of a key, if it is there.
    pub fn find(&self, key: &str) -> Option<Slice<'a>> {
        self.all(key).next()
    }

    /// The values of a key that may come several times.
    pub fn all(&self, key: &str) -> impl Iterator<Item = Slice<'a>> {
        let entries = self
            .entries
            .iter()
            .filter(move |entry| entry.key.text == key);
        entries.map(|entry| entry.value)
    }

    pub fn get(&self, key: &'static str) -> Result<Slice<'a>, Fault> {
        let missing = || TextErrorKind::MissingKey {
            section: clip(self.header.text),
            key,
        };
        self.find(key)
            .ok_or_else(|| Fault::new(missing(), self.header))
    }
}

/// Words in a row, for a message.
pub(super) fn list<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().collect::<Vec<_>>().join(", ")
}
