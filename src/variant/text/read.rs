//! Turns the sections of a text into the description of a game.

use alloc::{string::String, vec::Vec};

use super::document::{Document, Section, list};
use super::error::{Fault, TextErrorKind, clip};
use super::pieces::{self, PieceLine};
use super::slice::Slice;
use super::start::{self, Start};
use super::suggest::nearest;
use super::words::{ARRIVAL, BARE_KING, ENTRY, EXCHANGE, STALEMATE, Words};
use super::{board, quote, squares};
use crate::Topology;
use crate::variant::{
    CitadelsSpec, JourneysSpec, OptionInfo, OptionSetting, Variant, VariantBuilder,
};

/// A text that has been read: the description of a game, and where its parts stand.
pub(super) struct Reading<'a> {
    pub document: Document<'a>,
    pub board: Topology,
    pub pieces: Vec<PieceLine<'a>>,
    pub start: Start<'a>,
    pub builder: VariantBuilder,
}

/// Reads a text.
pub(super) fn read(text: &str) -> Result<Reading<'_>, Fault> {
    let document = Document::parse(text)?;
    let game = document.get("game")?;
    let mut builder = Variant::builder(quote::read(game.get("id")?)?);
    if let Some(name) = game.find("name") {
        builder = builder.name(quote::read(name)?);
    }
    if let Some(about) = game.find("about") {
        builder = builder.about(quote::read(about)?);
    }
    for source in game.all("source") {
        builder = builder.source(quote::read(source)?);
    }
    let board = board::read(&document)?;
    let pieces = pieces::read(document.get("pieces")?, &board)?;
    let symbols: Vec<&str> = pieces.iter().map(|piece| piece.symbol.text).collect();
    builder = builder
        .board(board.clone())
        .pieces(pieces.iter().map(|piece| piece.spec.clone()));
    let scope = Scope {
        board: &board,
        symbols: &symbols,
    };
    if let Some(section) = document.find("rules") {
        builder = scope.rules(section, builder)?;
    }
    if let Some(section) = document.find("citadels") {
        builder = builder.citadels(scope.citadels(section)?);
    }
    if let Some(section) = document.find("journeys") {
        builder = builder.journeys(scope.journeys(section)?);
    }
    if let Some(section) = document.find("limits") {
        for entry in &section.entries {
            let number = number(entry.value, 0, u8::MAX)?;
            builder = builder.at_most(number, scope.symbols(entry.key)?);
        }
    }
    for section in document.all("option") {
        builder = builder.setting(option(section)?);
    }
    let start = start::read(document.get("start")?, &board, &symbols)?;
    builder = builder.start(start.placement.clone());
    Ok(Reading {
        document,
        board,
        pieces,
        start,
        builder,
    })
}

/// What the rules can speak of.
struct Scope<'a> {
    board: &'a Topology,
    symbols: &'a [&'a str],
}

impl Scope<'_> {
    fn rules(
        &self,
        section: &Section<'_>,
        mut builder: VariantBuilder,
    ) -> Result<VariantBuilder, Fault> {
        if let Some(ranks) = section.find("promotion") {
            let words: Vec<Slice<'_>> = ranks.words().collect();
            let &[white, black] = &words[..] else {
                let form = "two ranks, that of White and that of Black, such as 8 1";
                return Err(bad_form(ranks, form));
            };
            builder =
                builder.promotion_ranks(number(white, 1, u8::MAX)?, number(black, 1, u8::MAX)?);
        }
        if let Some(stalemate) = word(section, "stalemate", STALEMATE)? {
            builder = builder.stalemate(stalemate);
        }
        if let Some(bare_king) = word(section, "bare_king", BARE_KING)? {
            builder = builder.bare_king(bare_king);
        }
        if let Some(exchange) = word(section, "exchange", EXCHANGE)? {
            builder = builder.exchange(exchange);
        }
        Ok(builder)
    }

    fn citadels(&self, section: &Section<'_>) -> Result<CitadelsSpec, Fault> {
        Ok(CitadelsSpec {
            white: squares::squares(section.get("white")?, self.board)?,
            black: squares::squares(section.get("black")?, self.board)?,
            entry: word(section, "entry", ENTRY)?.unwrap_or_default(),
            own: section
                .find("own")
                .map(|own| self.symbol(own))
                .transpose()?,
        })
    }

    fn journeys(&self, section: &Section<'_>) -> Result<JourneysSpec, Fault> {
        let homes = section.get("homes")?;
        let names = squares::squares(homes, self.board)?;
        let names = <[String; 2]>::try_from(names).map_err(|_| {
            let form = "two squares, the home of White and that of Black, such as f3 f8";
            bad_form(homes, form)
        })?;
        let heir = match section.find("heir") {
            None => None,
            Some(heir) => {
                let form = "two symbols, the heir and what it becomes, such as K' becomes S";
                let words: Vec<Slice<'_>> = heir.words().collect();
                match words[..] {
                    [from, becomes, to] if becomes.text == "becomes" => {
                        Some((self.symbol(from)?, self.symbol(to)?))
                    }
                    _ => return Err(bad_form(heir, form)),
                }
            }
        };
        Ok(JourneysSpec {
            first: self.symbol(section.get("first")?)?,
            second: self.symbol(section.get("second")?)?,
            third: self.symbol(section.get("third")?)?,
            crowned: self.symbol(section.get("crowned")?)?,
            homes: names,
            arrival: word(section, "arrival", ARRIVAL)?.unwrap_or_default(),
            heir,
        })
    }

    fn symbol(&self, at: Slice<'_>) -> Result<String, Fault> {
        pieces::known_symbol(at, self.symbols)
    }

    fn symbols(&self, list: Slice<'_>) -> Result<Vec<String>, Fault> {
        list.words().map(|word| self.symbol(word)).collect()
    }
}

/// Reads an option: what it is about, its values, the first the default, and which is in force.
fn option(section: &Section<'_>) -> Result<OptionSetting, Fault> {
    let id = section.header.words().last().unwrap_or(section.header);
    let about = section
        .find("about")
        .map_or(Ok(String::new()), quote::read)?;
    let mut info = OptionInfo::new(id.text, about);
    for entry in &section.entries {
        let words: Vec<Slice<'_>> = entry.key.words().collect();
        match &words[..] {
            [key] if ["about", "in_force"].contains(&key.text) => {}
            [key, value] if key.text == "value" => {
                let fields = entry.value.fields('|');
                if fields.len() > 2 {
                    let form = "what the value means | where that comes from";
                    return Err(bad_form(entry.value, form));
                }
                let text = |i: usize| fields.get(i).map_or(Ok(String::new()), |&f| quote::read(f));
                info = info.value(value.text, text(0)?, text(1)?);
            }
            _ => {
                let known = ["about", "in_force", "value NAME"];
                let kind = TextErrorKind::UnknownKey {
                    section: clip(section.header.text),
                    found: clip(entry.key.text),
                    suggestion: nearest(entry.key.text, known).map(Into::into),
                    known: list(known),
                };
                return Err(Fault::new(kind, entry.key));
            }
        }
    }
    let value = section.get("in_force")?.text.into();
    Ok(OptionSetting { info, value })
}

/// The value of a key that has a word for each.
fn word<T: Copy>(
    section: &Section<'_>,
    key: &'static str,
    words: Words<T>,
) -> Result<Option<T>, Fault> {
    let Some(at) = section.find(key) else {
        return Ok(None);
    };
    if let Some((_, value)) = words.iter().find(|(word, _)| *word == at.text) {
        return Ok(Some(*value));
    }
    let known = || words.iter().map(|(word, _)| *word);
    let kind = TextErrorKind::UnknownValue {
        key: key.into(),
        found: clip(at.text),
        suggestion: nearest(at.text, known()).map(Into::into),
        known: list(known()),
    };
    Err(Fault::new(kind, at))
}

/// A number of digits only.
pub(super) fn number(at: Slice<'_>, least: u8, most: u8) -> Result<u8, Fault> {
    let plain = at.text.bytes().all(|b| b.is_ascii_digit()) && at.text.len() <= 3;
    let number = at
        .text
        .parse()
        .ok()
        .filter(|n| plain && (least..=most).contains(n));
    let kind = || TextErrorKind::BadNumber {
        found: clip(at.text),
        least,
        most,
    };
    number.ok_or_else(|| Fault::new(kind(), at))
}

pub(super) fn bad_form(at: Slice<'_>, form: &'static str) -> Fault {
    let found = clip(at.text);
    Fault::new(TextErrorKind::BadForm { found, form }, at)
}
