//! Lists of squares: names, and rectangles such as `b1-k1`, with white space between.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use super::error::{Fault, TextErrorKind, clip};
use super::slice::Slice;
use crate::movement::Vector;
use crate::{SquareSet, Topology};

/// What a list of squares must look like.
const FORM: &str = "squares such as a1, or rectangles such as a1-c3, with spaces between";

/// The file and rank of a square of a grid, counted from 0.
fn corner(name: &str, (files, ranks): (u8, u8)) -> Option<Vector> {
    let letter = name.bytes().next().filter(u8::is_ascii_lowercase)?;
    let digits = &name[1..];
    if digits.is_empty() || digits.starts_with('0') || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let (file, rank) = (letter - b'a', digits.parse::<u8>().ok()?);
    (file < files && rank <= ranks).then(|| (file as i8, rank as i8 - 1))
}

/// All names that a list stands for, with their places; a rectangle is that of the grid.
fn expand<'a>(list: Slice<'a>, grid: (u8, u8)) -> Result<Vec<(String, Slice<'a>)>, Fault> {
    let mut names = Vec::new();
    for word in list.words() {
        let Some((from, to)) = word.split_once('-') else {
            names.push((word.text.to_string(), word));
            continue;
        };
        let corners = corner(from.text, grid).zip(corner(to.text, grid));
        let Some(((x1, y1), (x2, y2))) =
            corners.filter(|((x1, y1), (x2, y2))| x1 <= x2 && y1 <= y2)
        else {
            let found = clip(word.text);
            let form =
                "a rectangle of the grid by its lower left and upper right square, such as a1-c3";
            return Err(Fault::new(TextErrorKind::BadForm { found, form }, word));
        };
        for y in y1..=y2 {
            names.extend((x1..=x2).map(|x| (name((x, y)), word)));
        }
    }
    Ok(names)
}

fn name((x, y): Vector) -> String {
    format!("{}{}", (b'a' + x as u8) as char, y + 1)
}

/// The squares of the grid that a list takes away.
pub(super) fn voids<'a>(
    list: Slice<'a>,
    grid: (u8, u8),
) -> Result<Vec<(String, Slice<'a>)>, Fault> {
    let names = expand(list, grid)?;
    for (name, at) in &names {
        if corner(name, grid).is_none() {
            return Err(Fault::new(TextErrorKind::UnknownSquare(clip(name)), *at));
        }
    }
    Ok(names)
}

/// The squares of a board that a list names; of a rectangle those that there are.
pub(super) fn squares(list: Slice<'_>, board: &Topology) -> Result<Vec<String>, Fault> {
    let mut names = expand(list, board.grid_size())?;
    if let Some((name, at)) = names
        .iter()
        .find(|(name, at)| *name == at.text && board.square(name).is_none())
    {
        let kind = match name.contains(|c: char| !c.is_ascii_alphanumeric()) {
            true => TextErrorKind::BadForm {
                found: clip(name),
                form: FORM,
            },
            false => TextErrorKind::UnknownSquare(clip(name)),
        };
        return Err(Fault::new(kind, *at));
    }
    names.retain(|(name, _)| board.square(name).is_some());
    Ok(names.into_iter().map(|(name, _)| name).collect())
}

/// Writes a set of squares, those of the grid in rectangles.
pub(super) fn write(set: SquareSet, board: &Topology) -> String {
    let on_grid = set & board.main_board();
    let has = |at: Vector| board.at(at.0, at.1).is_some_and(|s| on_grid.contains(s));
    let mut words = rectangles(board.grid_size(), has);
    let outside = set - on_grid;
    words.extend(outside.iter().map(|square| board.name(square).to_string()));
    words.join(" ")
}

/// Writes the squares of a grid that a board lacks.
pub(super) fn write_voids(board: &Topology) -> String {
    rectangles(board.grid_size(), |(x, y)| board.at(x, y).is_none()).join(" ")
}

/// Covers what is wanted of a grid with rectangles: each goes right as far as it can, then up.
fn rectangles((files, ranks): (u8, u8), wanted: impl Fn(Vector) -> bool) -> Vec<String> {
    let (files, ranks) = (files as i8, ranks as i8);
    let mut left: Vec<Vector> = (0..ranks)
        .flat_map(|y| (0..files).map(move |x| (x, y)))
        .filter(|&at| wanted(at))
        .collect();
    let mut words = Vec::new();
    while let Some(&(x1, y1)) = left.first() {
        let is_left = |x: i8, y: i8| left.contains(&(x, y));
        let x2 = (x1..files)
            .take_while(|&x| is_left(x, y1))
            .last()
            .unwrap_or(x1);
        let row = |y: i8| (x1..=x2).all(|x| is_left(x, y));
        let y2 = (y1..ranks).take_while(|&y| row(y)).last().unwrap_or(y1);
        left.retain(|&(x, y)| !(x1..=x2).contains(&x) || !(y1..=y2).contains(&y));
        words.push(match (x1, y1) == (x2, y2) {
            true => name((x1, y1)),
            false => format!("{}-{}", name((x1, y1)), name((x2, y2))),
        });
    }
    words
}
