//! A movement in plain words, for rule texts and for people who read no notation.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use super::compass::{DIAGONAL, ORTHOGONAL, Way, WaySet, ways};
use super::ride::{Homing, Leg, Mode, Movement, Ride};
use super::shape::Shape;
use super::terms::{Manner, Path, Term, TermLeg, terms, unite};

impl Movement {
    /// The movement in plain English: one sentence for each way to move.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// let words = |text| Movement::betza(text).map(|movement| movement.describe());
    /// assert_eq!(words("R")?, "Slides any distance orthogonally.");
    /// assert_eq!(
    ///     words("yafF")?,
    ///     "Slides at least two squares diagonally; the first must be empty."
    /// );
    /// assert_eq!(
    ///     words("fmWfcF")?,
    ///     "Steps one square straight forward, without capturing. \
    ///      Steps one square diagonally forward, only to capture."
    /// );
    /// assert_eq!(
    ///     words("afsafyafF")?,
    ///     "Steps one square diagonally, then, turning 45 degrees either way, slides at least \
    ///      three squares; it can't end before, and every square on the way must be empty."
    /// );
    /// # Ok::<(), shatranj::movement::BetzaError>(())
    /// ```
    #[must_use]
    pub fn describe(&self) -> String {
        let sentences: Vec<String> = self.clauses().iter().map(|c| sentence(c)).collect();
        sentences.join(" ")
    }

    /// The sentences of the description, each without what makes a sentence of it: the capital
    /// letter and the stop.
    pub(crate) fn clauses(&self) -> Vec<String> {
        let (mut paths, mut free) = (Vec::new(), Vec::new());
        for term in terms(self.rides()) {
            match term {
                Term::Path(path) => paths.push(path),
                Term::Free { ride, all_images } => free.push((ride, all_images)),
            }
        }
        let mut clauses: Vec<String> = unite(paths).iter().map(path_words).collect();
        clauses.extend(free.iter().map(|(ride, all)| free_words(ride, *all)));
        clauses.extend(self.homes().map(|metric| homing_words(metric).into()));
        clauses
    }
}

/// One clause for a path.
fn path_words(path: &Path) -> String {
    let first = &path.legs[0];
    let leg = match path.manner {
        Manner::Jumping => TermLeg { min: 2, ..*first },
        _ => *first,
    };
    let mut words = leg_words(&leg, &direction_words(first.shape, path.first));
    for (index, leg) in path.legs.iter().enumerate().skip(1) {
        let stop = path.legs[index - 1].stop;
        words += if stop {
            "; it may end there or go on: "
        } else {
            ", then, "
        };
        words += &turn_words(path.turns[index - 1]);
        words += if stop { ", it " } else { ", " };
        words += &leg_words(leg, "");
    }
    if let Some(last) = path.last {
        let shape = path.legs[path.legs.len() - 1].shape;
        words += ", so that this last part goes";
        words += &direction_words(shape, last);
    }
    words += mode_words(path.mode);
    let may_end_early = path.legs.iter().rev().skip(1).any(|leg| leg.stop);
    words += &match (path.manner, path.legs.len()) {
        (Manner::Jumping, _) => "; it leaps over the first, whatever stands there".into(),
        (Manner::Lame, _) => lame_words(first.shape).into(),
        (Manner::Plain, 1) => start_words(first),
        (Manner::Plain, _) if may_end_early => "; every square on the way must be empty".into(),
        (Manner::Plain, _) => {
            "; it can't end before, and every square on the way must be empty".into()
        }
    };
    words
}

/// Verb, directions and distance.
fn leg_words(leg: &TermLeg, directions: &str) -> String {
    let number = |n: u8| number_words(n.into());
    let distance = match (leg.min, leg.max) {
        (1, Some(1)) => return step_words(leg.shape) + directions,
        (1, None) => None,
        (1, Some(max)) => Some(format!("up to {}", number(max))),
        (min, None) => Some(format!("at least {}", number(min))),
        (min, Some(max)) if min == max => Some(format!("exactly {}", number(min))),
        (min, Some(max)) => Some(format!("{} to {}", number(min), number(max))),
    };
    if is_king_step(leg.shape) {
        let distance = distance.map_or("any distance".into(), |n| n + " squares");
        format!("slides {distance}{directions}")
    } else {
        let times = distance.map_or("any number of times".into(), |n| n + " times");
        format!("{}{directions}, {times} in one line", step_words(leg.shape))
    }
}

fn is_king_step(shape: Shape) -> bool {
    matches!(
        shape,
        Shape::Orthogonal(1) | Shape::Diagonal(1) | Shape::Eight(1)
    )
}

/// A single step or leap.
fn step_words(shape: Shape) -> String {
    let number = |n: u8| number_words(n.into());
    match shape {
        _ if is_king_step(shape) => "steps one square".into(),
        Shape::Orthogonal(n) | Shape::Diagonal(n) | Shape::Eight(n) => {
            format!("leaps {} squares", number(n))
        }
        Shape::Oblique(m, n) => {
            format!(
                "leaps {} squares one way and {} to the side",
                number(n),
                number(m)
            )
        }
    }
}

/// Directions as seen from the board, with what joins them to the words before.
fn direction_words(shape: Shape, set: WaySet) -> String {
    const NAMES: [&str; 8] = [
        "straight forward",
        "diagonally forward to the right",
        "to the right",
        "diagonally backward to the right",
        "straight backward",
        "diagonally backward to the left",
        "to the left",
        "diagonally forward to the left",
    ];
    if let Shape::Oblique(..) = shape {
        return oblique_direction_words(shape, set);
    }
    let known = match set {
        0xff => "in any direction",
        ORTHOGONAL => "orthogonally",
        DIAGONAL => "diagonally",
        0b1000_0010 => "diagonally forward",
        0b0010_1000 => "diagonally backward",
        0b1010_0000 => "diagonally to the left",
        0b0000_1010 => "diagonally to the right",
        0b0001_0001 => "straight forward or backward",
        0b0100_0100 => "sideways",
        _ => &list(
            ways(set)
                .map(|way| NAMES[usize::from(way)].into())
                .collect(),
        ),
    };
    format!(" {known}")
}

/// Directions of an oblique leap: a half of them, a pair, or the leaps one by one.
fn oblique_direction_words(shape: Shape, set: WaySet) -> String {
    let known = match set {
        0xff => "",
        0b1100_0011 => " into the half before it",
        0b0011_1100 => " into the half behind it",
        0b1111_0000 => " into the left half",
        0b0000_1111 => " into the right half",
        0b1000_0001 => ", the longer part straight forward",
        0b0001_1000 => ", the longer part straight backward",
        0b1001_1001 => ", the longer part straight forward or backward",
        0b0110_0110 => ", the longer part sideways",
        _ => {
            let name = |way: Way| {
                let (files, ranks) = shape.step(way);
                format!("({files},{ranks})")
            };
            let names = list(ways(set).map(name).collect());
            return format!(", in files and ranks {names}");
        }
    };
    known.into()
}

/// A turn.
fn turn_words(turns: WaySet) -> String {
    const NAMES: [&str; 8] = [
        "straight on",
        "45 degrees to the right",
        "90 degrees to the right",
        "135 degrees to the right",
        "back",
        "135 degrees to the left",
        "90 degrees to the left",
        "45 degrees to the left",
    ];
    match turns {
        0b0000_0001 => "straight on".into(),
        0b1000_0010 => "turning 45 degrees either way".into(),
        0b0100_0100 => "turning 90 degrees either way".into(),
        0b0010_1000 => "turning 135 degrees either way".into(),
        _ => {
            let names = ways(turns)
                .map(|turn| NAMES[usize::from(turn)].to_string())
                .collect();
            format!("turning {}", list(names))
        }
    }
}

fn mode_words(mode: Mode) -> &'static str {
    match mode {
        Mode::Both => "",
        Mode::Quiet => ", without capturing",
        Mode::Capture => ", only to capture",
    }
}

/// What must be empty before a slide can stop.
fn start_words(leg: &TermLeg) -> String {
    match leg.min {
        1 => String::new(),
        2 => "; the first must be empty".into(),
        min => format!(
            "; the first {} must be empty",
            number_words((min - 1).into())
        ),
    }
}

/// What must be empty for a lame leap.
fn lame_words(shape: Shape) -> &'static str {
    match shape {
        Shape::Oblique(..) => "; the first square on the longer side must be empty",
        _ => "; the square in between must be empty",
    }
}

/// A ride that fits no pattern, step by step.
fn free_words(ride: &Ride, all_images: bool) -> String {
    let part = |leg: &Leg| {
        let (files, ranks) = leg.step;
        let times = match (leg.min, leg.max) {
            (1, Some(1)) => "one step".into(),
            (1, None) => "any number of steps".into(),
            (min, None) => format!("{} or more steps", number_words(min.into())),
            (min, Some(max)) if min == max => format!("{} steps", number_words(min.into())),
            (min, Some(max)) => {
                format!(
                    "{} to {} steps",
                    number_words(min.into()),
                    number_words(max.into())
                )
            }
        };
        format!("{times} of ({files},{ranks})")
    };
    let mut words = "makes ".to_string();
    for (index, leg) in ride.legs.iter().enumerate() {
        if index > 0 {
            words += if ride.legs[index - 1].stop {
                "; it may end there, or makes "
            } else {
                ", then "
            };
        }
        words += &part(leg);
    }
    words += mode_words(ride.mode);
    words += " (in files and ranks as White sees them";
    words += if all_images {
        ", turned and mirrored in every way)"
    } else {
        ")"
    };
    words
}

fn homing_words(metric: Homing) -> &'static str {
    match metric {
        Homing::Chebyshev => {
            "steps one square in any direction that brings it nearer to the enemy royal, \
             counted in king's steps"
        }
        Homing::SignStep => "steps one square straight at the enemy royal",
    }
}

/// The words as a sentence.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).chain(['.']).collect()
}

/// Items with commas and a final "or".
fn list(items: Vec<String>) -> String {
    match items.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} or {last}", before.join(", ")),
        None => String::new(),
    }
}

fn number_words(number: usize) -> String {
    const NAMES: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    NAMES
        .get(number)
        .map_or_else(|| number.to_string(), |&name| name.into())
}
