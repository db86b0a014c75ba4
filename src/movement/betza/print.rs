//! Writes a movement as canonical Betza text.
//!
//! A term becomes an atom if it has one leg, a chain if all its legs are of one atom, else a
//! bracket; what neither can say takes one of the marked forms in braces.

use alloc::{string::String, vec::Vec};
use core::fmt;

use super::directions::{System, write};
use crate::movement::compass::WaySet;
use crate::movement::error::MAX_LEGS;
use crate::movement::ride::{Homing, Leg, Mode, Movement};
use crate::movement::shape::Shape;
use crate::movement::terms::{Manner, Path, Term, TermLeg, terms, unite};

impl fmt::Display for Movement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&print(self))
    }
}

/// The canonical text.
fn print(movement: &Movement) -> String {
    let mut paths = Vec::new();
    let mut free = String::new();
    for term in terms(movement.rides()) {
        match term {
            Term::Path(path) => paths.extend(split_stops(path)),
            Term::Free { ride, all_images } => {
                let name = if all_images { "rides" } else { "ride" };
                free += &format!("{}{{{name}:{}}}", mode_letter(ride.mode), legs(&ride.legs));
            }
        }
    }
    let mut text = String::new();
    for path in unite(paths) {
        append(&mut text, &group(&path));
    }
    text += &free;
    match movement.homes() {
        Some(Homing::Chebyshev) => text += "{homing:chebyshev}",
        Some(Homing::SignStep) => text += "{homing:sign}",
        None => {}
    }
    text
}

/// Appends a group. Where it begins with the atom that the text ends with, the two would be
/// read as one doubled atom, so the first one's range is written out.
fn append(text: &mut String, group: &str) {
    let name = match group.as_bytes().first() {
        Some(b'(') => group.find(')').map_or(group, |end| &group[..=end]),
        Some(b'A'..=b'Z') => &group[..1],
        _ => "",
    };
    if !name.is_empty() && text.ends_with(name) {
        text.push(if matches!(name, "R" | "B" | "Q") {
            '0'
        } else {
            '1'
        });
    }
    text.push_str(group);
}

/// A path that may stop on the way, as several chains that may not, if it can be said by
/// chains. So the griffon is `FyafsF`.
fn split_stops(path: Path) -> Vec<Path> {
    if path.last.is_some() || chain(&path).is_none() {
        return vec![path];
    }
    let ends = 1..=path.legs.len();
    let beginnings = ends.filter(|&end| path.legs[end - 1].stop).map(|end| {
        let mut part = path.clone();
        part.legs.truncate(end);
        part.turns.truncate(end - 1);
        for leg in &mut part.legs {
            leg.stop = false;
        }
        part
    });
    beginnings.collect()
}

/// A path as text: one group, or several where one run of direction letters is not enough.
fn group(path: &Path) -> String {
    let firsts = write(path.first, System::of(path.legs[0].shape));
    let mode = mode_letter(path.mode);
    if let Some((pieces, atom)) = chain(path) {
        let tail = chain_letters(path.manner, &pieces);
        return firsts
            .iter()
            .map(|first| format!("{first}{tail}{mode}{atom}"))
            .collect();
    }
    let (head, tail) = bracket(&bracket_pieces(path));
    if tail.is_empty() {
        return firsts
            .iter()
            .map(|first| format!("{first}{mode}{head}"))
            .collect();
    }
    let last_shape = path.legs[path.legs.len() - 1].shape;
    let filters = match path.last {
        Some(last) => write(last, System::of(last_shape)),
        None => vec![String::new()],
    };
    let mut text = String::new();
    for filter in &filters {
        for first in &firsts {
            text += &format!("{filter}{mode}[{first}{head}{tail}]");
        }
    }
    text
}

/// One leg as text counts them.
struct Piece {
    shape: Shape,
    turns: WaySet,
    min: u8,
    max: Option<u8>,
    stop: bool,
}

/// A path as the legs of a chain and its one atom, if there is such a chain.
fn chain(path: &Path) -> Option<(Vec<Piece>, String)> {
    let shape = path.legs[0].shape;
    let same = |leg: &TermLeg| length(leg.shape) == length(shape);
    if path.last.is_some() || !path.legs.iter().all(same) {
        return None;
    }
    let (pieces, max) = if path.legs.len() == 1 && path.legs[0].min == 1 {
        let leg = path.legs[0];
        (repeated(path, |_| vec![(1, leg.max)]), leg.max)
    } else {
        limited_pieces(path).or_else(|| toggled_pieces(path))?
    };
    (pieces.len() <= MAX_LEGS).then(|| (pieces, atom(shape, 1, max)))
}

/// What stands in a chain after the first directions and before the atom.
fn chain_letters(manner: Manner, pieces: &[Piece]) -> String {
    let mut text = match manner {
        Manner::Plain => String::new(),
        Manner::Lame => "n".into(),
        Manner::Jumping => "j".into(),
    };
    for (index, piece) in pieces.iter().enumerate() {
        if index > 0 {
            text.push('a');
            text += &turn_letters(piece.turns);
        }
        if pieces
            .get(index + 1)
            .is_some_and(|next| next.max != piece.max)
        {
            text.push('y');
        }
    }
    text
}

/// The legs of a chain whose atom has a range: each leg is that many steps, or a multiple.
fn limited_pieces(path: &Path) -> Option<(Vec<Piece>, Option<u8>)> {
    let range = path.legs[0].max? / path.legs[0].min;
    let fits = |leg: &TermLeg| leg.min.checked_mul(range) == leg.max;
    if range < 2 || !path.legs.iter().all(fits) {
        return None;
    }
    let pieces = repeated(path, |leg| vec![(1, Some(range)); leg.min.into()]);
    Some((pieces, Some(range)))
}

/// The legs of a chain of single steps and slides.
fn toggled_pieces(path: &Path) -> Option<(Vec<Piece>, Option<u8>)> {
    if path
        .legs
        .iter()
        .any(|leg| leg.max.is_some_and(|max| max != leg.min))
    {
        return None;
    }
    let pieces = repeated(path, |leg| {
        let mut steps = vec![(1, Some(1)); leg.min.into()];
        if leg.max.is_none() {
            steps[usize::from(leg.min) - 1].1 = None;
        }
        steps
    });
    let max = pieces[0].max;
    Some((pieces, max))
}

/// The legs of a bracket: a leg with a lower end is that many single steps, or takes a marked
/// range if those are too many.
fn bracket_pieces(path: &Path) -> Vec<Piece> {
    let plain = repeated(path, |leg| {
        let mut steps = vec![(1, Some(1)); leg.min.into()];
        steps[usize::from(leg.min) - 1].1 = leg.max.map(|max| max - leg.min + 1);
        steps
    });
    if plain.len() <= MAX_LEGS {
        return plain;
    }
    repeated(path, |leg| vec![(leg.min, leg.max)])
}

/// Cuts each leg into pieces along one line, the last of which keeps the stop.
fn repeated(path: &Path, cut: impl Fn(&TermLeg) -> Vec<(u8, Option<u8>)>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (index, leg) in path.legs.iter().enumerate() {
        let turns = if index == 0 { 1 } else { path.turns[index - 1] };
        let cuts = cut(leg);
        for (at, &(min, max)) in cuts.iter().enumerate() {
            pieces.push(Piece {
                shape: leg.shape,
                turns: if at == 0 { turns } else { 1 },
                min,
                max,
                stop: leg.stop && at + 1 == cuts.len(),
            });
        }
    }
    pieces
}

/// The atom of the first leg, and what follows it in a bracket.
fn bracket(pieces: &[Piece]) -> (String, String) {
    let head = atom(pieces[0].shape, pieces[0].min, pieces[0].max);
    let mut tail = String::new();
    for pair in pieces.windows(2) {
        tail += if pair[0].stop { "?" } else { "-" };
        tail += &turn_letters(pair[1].turns);
        tail += &atom(pair[1].shape, pair[1].min, pair[1].max);
    }
    (head, tail)
}

fn turn_letters(turns: WaySet) -> String {
    write(turns, System::Eight).concat()
}

/// What all shapes of one atom share after turns: the length of the step.
fn length(shape: Shape) -> (u8, u8) {
    match shape {
        Shape::Orthogonal(n) | Shape::Diagonal(n) | Shape::Eight(n) => (0, n),
        Shape::Oblique(m, n) => (m, n),
    }
}

fn mode_letter(mode: Mode) -> &'static str {
    match mode {
        Mode::Both => "",
        Mode::Quiet => "m",
        Mode::Capture => "c",
    }
}

/// An atom with its range.
fn atom(shape: Shape, min: u8, max: Option<u8>) -> String {
    let slider = match shape {
        Shape::Orthogonal(1) => Some("R"),
        Shape::Diagonal(1) => Some("B"),
        Shape::Eight(1) => Some("Q"),
        _ => None,
    };
    if let (Some(slider), 1, None) = (slider, min, max) {
        return slider.into();
    }
    let letter = match shape {
        Shape::Orthogonal(1) => "W",
        Shape::Orthogonal(2) => "D",
        Shape::Orthogonal(3) => "H",
        Shape::Diagonal(1) => "F",
        Shape::Diagonal(2) => "A",
        Shape::Diagonal(3) => "G",
        Shape::Eight(_) => "K",
        Shape::Oblique(1, 2) => "N",
        Shape::Oblique(1, 3) => "C",
        Shape::Oblique(2, 3) => "Z",
        _ => "",
    };
    let (m, n) = match shape {
        Shape::Diagonal(n) => (n, n),
        other => length(other),
    };
    let name = if letter.is_empty() {
        format!("({m},{n})")
    } else {
        letter.into()
    };
    match (min, max) {
        (1, Some(1)) => name,
        (1, None) => name + "0",
        (1, Some(max)) => format!("{name}{max}"),
        (min, None) => format!("{name}{{{min}..}}"),
        (min, Some(max)) => format!("{name}{{{min}..{max}}}"),
    }
}

/// Legs of a ride in braces.
fn legs(legs: &[Leg]) -> String {
    let mut text = String::new();
    for (index, leg) in legs.iter().enumerate() {
        let (files, ranks) = leg.step;
        text += &format!("({files},{ranks})");
        match (leg.min, leg.max) {
            (1, Some(1)) => {}
            (min, None) => text += &format!("*{min}.."),
            (min, Some(max)) if min == max => text += &format!("*{min}"),
            (min, Some(max)) => text += &format!("*{min}..{max}"),
        }
        if index + 1 < legs.len() {
            text += if leg.stop { "?" } else { "-" };
        }
    }
    text
}
