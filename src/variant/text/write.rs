//! Writes a variant as text, sections and keys in a fixed order.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use super::words::{ARRIVAL, BARE_KING, ENTRY, EXCHANGE, STALEMATE, word};
use super::{board, pieces, quote, squares, start};
use crate::variant::{BareKing, Citadels, Journeys, OptionSetting, Stalemate, Variant};
use crate::{Color, PieceKind};

/// Keys and values.
pub(super) type Lines = Vec<(String, String)>;

pub(super) fn write(variant: &Variant) -> String {
    let mut text = String::new();
    section(&mut text, "game", game(variant));
    let (board, links) = board::write(variant.topology());
    section(&mut text, "board", board);
    section(&mut text, "links", links);
    section(&mut text, "pieces", pieces::write(variant));
    section(&mut text, "rules", rules(variant));
    let rules = variant.rules();
    if let Some(rule) = &rules.citadels {
        section(&mut text, "citadels", citadels(variant, rule));
    }
    if let Some(rule) = &rules.journeys {
        section(&mut text, "journeys", journeys(variant, rule));
    }
    let limits = rules.limits.iter().map(|limit| {
        let symbols: Vec<&str> = limit.kinds.iter().map(|&k| symbol(variant, k)).collect();
        (symbols.join(" "), limit.at_most.to_string())
    });
    section(&mut text, "limits", limits.collect());
    for setting in variant.options() {
        let header = format!("option {}", setting.info.id);
        section(&mut text, &header, option(setting));
    }
    section(&mut text, "start", start::draw(variant));
    text
}

/// A section, unless it is empty, its equals signs one below the other.
fn section(text: &mut String, header: &str, lines: Lines) {
    if lines.is_empty() {
        return;
    }
    if !text.is_empty() {
        text.push('\n');
    }
    *text += &format!("[{header}]\n");
    let width = lines.iter().map(|(key, _)| key.len()).max().unwrap_or(0);
    for (key, value) in lines {
        *text += &format!("{key:<width$} = {value}\n");
    }
}

fn symbol(variant: &Variant, kind: PieceKind) -> &str {
    &variant.piece(kind).symbol
}

fn game(variant: &Variant) -> Lines {
    let mut lines = vec![("id".into(), quote::write(variant.id()))];
    if variant.name() != variant.id() {
        lines.push(("name".into(), quote::write(variant.name())));
    }
    if !variant.about().is_empty() {
        lines.push(("about".into(), quote::write(variant.about())));
    }
    let sources = variant.sources().iter();
    lines.extend(sources.map(|source| ("source".into(), quote::write(source))));
    lines
}

/// The rules that are not as usual.
fn rules(variant: &Variant) -> Lines {
    let (board, rules) = (variant.topology(), variant.rules());
    let mut lines = Lines::new();
    let ranks = Color::ALL.map(|color| {
        let square = rules.promotion_zone[color.index()].iter().next();
        square.map_or(1, |square| board.coordinates(square).1 + 1)
    });
    if ranks != [board.grid_size().1 as i8, 1] {
        lines.push(("promotion".into(), format!("{} {}", ranks[0], ranks[1])));
    }
    if rules.stalemate != Stalemate::default() {
        lines.push(("stalemate".into(), word(STALEMATE, &rules.stalemate).into()));
    }
    if rules.bare_king != BareKing::default() {
        lines.push(("bare_king".into(), word(BARE_KING, &rules.bare_king).into()));
    }
    if let Some(exchange) = &rules.exchange {
        lines.push(("exchange".into(), word(EXCHANGE, exchange).into()));
    }
    lines
}

fn citadels(variant: &Variant, rule: &Citadels) -> Lines {
    let board = variant.topology();
    let mut lines = vec![
        ("white".into(), squares::write(rule.of(Color::White), board)),
        ("black".into(), squares::write(rule.of(Color::Black), board)),
        ("entry".into(), word(ENTRY, &rule.entry).into()),
    ];
    if let Some(own) = rule.own {
        lines.push(("own".into(), symbol(variant, own).into()));
    }
    lines
}

fn journeys(variant: &Variant, rule: &Journeys) -> Lines {
    let symbol = |kind| symbol(variant, kind).to_string();
    let [white, black] = rule.homes.map(|home| variant.topology().name(home));
    let mut lines = vec![
        ("first".into(), symbol(rule.first)),
        ("second".into(), symbol(rule.second)),
        ("third".into(), symbol(rule.third)),
        ("crowned".into(), symbol(rule.crowned)),
        ("homes".into(), format!("{white} {black}")),
        ("arrival".into(), word(ARRIVAL, &rule.arrival).into()),
    ];
    if let Some((from, to)) = rule.heir {
        lines.push((
            "heir".into(),
            format!("{} becomes {}", symbol(from), symbol(to)),
        ));
    }
    lines
}

fn option(setting: &OptionSetting) -> Lines {
    let info = &setting.info;
    let mut lines = Lines::new();
    if !info.about.is_empty() {
        lines.push(("about".into(), quote::write(&info.about)));
    }
    for value in &info.values {
        let (about, source) = (quote::write(&value.about), quote::write(&value.source));
        lines.push((format!("value {}", value.id), format!("{about} | {source}")));
    }
    lines.push(("in_force".into(), setting.value.clone()));
    lines
}
