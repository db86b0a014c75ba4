//! The sections [board] and [links].

use alloc::{string::String, vec::Vec};
use core::fmt::Write as _;

use super::document::{Document, Section};
use super::error::{Fault, TextErrorKind};
use super::read::{bad_form, number};
use super::slice::Slice;
use super::squares;
use super::write::Lines;
use crate::Topology;
use crate::geometry::{TopologyBuilder, TopologyError};
use crate::movement::Vector;

const LINK: &str = "a square and a step, such as h4 (1,0)";
const CELL: &str =
    "a square outside the grid such as l2, or with its place from a1 = (0,0), such as z9(-1,8)";

/// Reads the board.
pub(super) fn read(document: &Document<'_>) -> Result<Topology, Fault> {
    let section = document.get("board")?;
    let size = section.get("size")?;
    let (files, ranks) = size
        .split_once('x')
        .ok_or_else(|| bad_form(size, "files x ranks, such as 8x8"))?;
    let grid = (number(files, 1, 26)?, number(ranks, 1, 26)?);
    let mut board = Topology::grid(grid.0, grid.1);
    if let Some(list) = section.find("voids") {
        board = board.voids(
            squares::voids(list, grid)?
                .into_iter()
                .map(|(name, _)| name),
        );
    }
    let mut cells = Vec::new();
    if let Some(list) = section.find("cells") {
        for at in words_and_places(list) {
            let (name, (x, y)) = cell(at).ok_or_else(|| bad_form(at, CELL))?;
            board = board.cell(name.text, x, y);
            cells.push((name.text, at));
        }
    }
    if let Some(shape) = section.find("shape") {
        match shape.text {
            "flat" => {}
            "cylinder" => board = board.cylinder(),
            _ => return Err(bad_form(shape, "flat or cylinder")),
        }
    }
    let links = document.find("links");
    for entry in links.iter().flat_map(|section| &section.entries) {
        board = link(board, entry.key, entry.value)?;
    }
    board.build().map_err(|error| {
        let at = place(&error, section, size, &cells, links);
        Fault::new(TextErrorKind::Board(error), at)
    })
}

/// Words; but what stands in parentheses belongs to the word before.
fn words_and_places(list: Slice<'_>) -> Vec<Slice<'_>> {
    let mut found: Vec<Slice<'_>> = Vec::new();
    for word in list.words() {
        match found.last_mut() {
            Some(last) if last.text.contains('(') != last.text.contains(')') => {
                *last = list.part(last.start - list.start..word.span().end - list.start);
            }
            _ => found.push(word),
        }
    }
    found
}

/// A cell with its place: what its name says, or what is written after it.
fn cell(at: Slice<'_>) -> Option<(Slice<'_>, Vector)> {
    if let Some((name, _)) = at.split_once('(') {
        return Some((name, vector(at.part(name.text.len()..at.text.len()))?));
    }
    let letter = at.text.bytes().next().filter(u8::is_ascii_lowercase)?;
    let rank: i8 = at.text[1..].parse().ok().filter(|rank| *rank > 0)?;
    Some((at, ((letter - b'a') as i8, rank - 1)))
}

/// Reads `(1,-2)`.
fn vector(at: Slice<'_>) -> Option<Vector> {
    let inside = at.trim().text.strip_prefix('(')?.strip_suffix(')')?;
    let (x, y) = inside.split_once(',')?;
    Some((x.trim().parse().ok()?, y.trim().parse().ok()?))
}

/// Reads `h4 (1,0)` and where that leads.
fn link(board: TopologyBuilder, key: Slice<'_>, to: Slice<'_>) -> Result<TopologyBuilder, Fault> {
    let (from, _) = key.split_once('(').ok_or_else(|| bad_form(key, LINK))?;
    let step = key.part(from.span().end - key.start..key.text.len());
    let step = vector(step).ok_or_else(|| bad_form(key, LINK))?;
    Ok(match to.text {
        "nowhere" => board.unlink(from.text, step),
        to => board.link(from.text, step, to),
    })
}

/// The part of the text that a mistake of the board is about.
fn place<'a>(
    error: &TopologyError,
    section: &Section<'a>,
    size: Slice<'a>,
    cells: &[(&str, Slice<'a>)],
    links: Option<&Section<'a>>,
) -> Slice<'a> {
    let cell = |name: &str| {
        cells
            .iter()
            .rev()
            .find(|(n, _)| *n == name)
            .map(|(_, at)| *at)
    };
    let link = |name: &str| {
        let entries = || links.into_iter().flat_map(|section| &section.entries);
        let begins = |key: Slice<'_>| {
            key.split_once('(')
                .is_some_and(|(from, _)| from.text == name)
        };
        let to = entries().map(|e| e.value).find(|to| to.text == name);
        let from = entries().map(|e| e.key).find(|key| begins(*key));
        from.or(to)
    };
    let found = match error {
        TopologyError::GridSize { .. } | TopologyError::TooManySquares { .. } => Some(size),
        TopologyError::NoSquares => section.find("voids"),
        TopologyError::UnknownSquare { name } | TopologyError::NullStep { name } => link(name),
        TopologyError::BadName { name }
        | TopologyError::CellTaken { name }
        | TopologyError::NoFileLetter { name }
        | TopologyError::CellTooFar { name, .. }
        | TopologyError::CellBesideCylinder { name } => cell(name),
    };
    found.unwrap_or(section.header)
}

/// Writes both sections.
pub(super) fn write(board: &Topology) -> (Lines, Lines) {
    let (files, ranks) = board.grid_size();
    let mut lines = vec![("size".into(), format!("{files}x{ranks}"))];
    let voids = squares::write_voids(board);
    if !voids.is_empty() {
        lines.push(("voids".into(), voids));
    }
    let mut cells = String::new();
    for square in board.squares() - board.main_board() {
        let (name, (x, y)) = (board.name(square), board.coordinates(square));
        let gap = if cells.is_empty() { "" } else { " " };
        let plain = Slice {
            text: name,
            line: 0,
            start: 0,
        };
        let _ = match cell(plain).is_some_and(|(_, at)| at == (x, y)) {
            true => write!(cells, "{gap}{name}"),
            false => write!(cells, "{gap}{name}({x},{y})"),
        };
    }
    if !cells.is_empty() {
        lines.push(("cells".into(), cells));
    }
    if board.is_cylinder() {
        lines.push(("shape".into(), "cylinder".into()));
    }
    let links = board.links().map(|(from, (x, y), to)| {
        let to = to.map_or("nowhere", |to| board.name(to));
        (format!("{} ({x},{y})", board.name(from)), to.into())
    });
    (lines, links.collect())
}
