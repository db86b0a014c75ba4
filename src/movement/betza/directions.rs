//! Direction letters: `f b l r v s h`, in the four systems in which atoms read them.
//!
//! The parser asks what a run of letters means, the printer asks for the letters of a set.

use alloc::{string::String, vec::Vec};

use crate::movement::compass::{DIAGONAL, ORTHOGONAL, WaySet};
use crate::movement::shape::Shape;

/// How an atom reads direction letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum System {
    /// W D H R: letters unite.
    Orthogonal,
    /// F A G B: a letter is the two moves of its side; perpendicular neighbours intersect.
    Diagonal,
    /// K Q, and every turn from one leg into the next: a letter is one way, a vertical letter
    /// before a horizontal one is the diagonal between them.
    Eight,
    /// N C Z: a letter is the narrow pair, two letters or `h` say more.
    Oblique,
}

/// Why a run of direction letters can't be read; the number counts letters from its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// `h` where it means nothing.
    Half(usize),
    /// Two letters that programs read in two ways.
    Ambiguous(usize),
}

/// The halves of the plane, as sets of ways.
fn half(letter: u8) -> WaySet {
    match letter {
        b'f' => 0b1000_0011,
        b'r' => 0b0000_1110,
        b'b' => 0b0011_1000,
        b'l' => 0b1110_0000,
        b'v' => half(b'f') | half(b'b'),
        _ => half(b'l') | half(b'r'),
    }
}

/// The halves of the plane, as sets of images of an oblique leap.
fn oblique_half(letter: u8) -> WaySet {
    match letter {
        b'f' => 0b1100_0011,
        b'r' => 0b0000_1111,
        b'b' => 0b0011_1100,
        b'l' => 0b1111_0000,
        b'v' => oblique_half(b'f') | oblique_half(b'b'),
        _ => oblique_half(b'l') | oblique_half(b'r'),
    }
}

/// The narrow pair of images on each side.
fn oblique_pair(letter: u8) -> WaySet {
    match letter {
        b'f' => 0b1000_0001,
        b'r' => 0b0000_0110,
        b'b' => 0b0001_1000,
        b'l' => 0b0110_0000,
        b'v' => oblique_pair(b'f') | oblique_pair(b'b'),
        _ => oblique_pair(b'l') | oblique_pair(b'r'),
    }
}

/// The chiral halves: `hr` holds the images that follow each other by quarter turns from
/// the narrow one forward right, `hl` the others.
const CHIRAL_RIGHT: WaySet = 0b0101_0101;

fn is_vertical(letter: u8) -> bool {
    matches!(letter, b'f' | b'b' | b'v')
}

fn perpendicular(a: u8, b: u8) -> bool {
    a != b'h' && b != b'h' && is_vertical(a) != is_vertical(b)
}

/// The ways, or images, that the letters name. No letters name all of them.
pub(super) fn read(letters: &[u8], system: System) -> Result<WaySet, Fault> {
    if letters.is_empty() {
        return Ok(system.all());
    }
    if system == System::Oblique {
        match letters {
            b"hr" => return Ok(CHIRAL_RIGHT),
            b"hl" => return Ok(!CHIRAL_RIGHT),
            _ => {}
        }
    }
    let mut set = 0;
    let mut at = 0;
    while at < letters.len() {
        let letter = letters[at];
        if letter == b'h' {
            return Err(Fault::Half(at));
        }
        let next = letters.get(at + 1).copied();
        let after = letters.get(at + 2).copied();
        let (ways, used) = match next {
            Some(b'h') if system == System::Oblique => (oblique_half(letter), 2),
            // A doubled letter stands alone, and is no partner for the one before it.
            Some(next) if next == letter => (system.single(letter), 2),
            Some(next) if perpendicular(letter, next) && after != Some(next) => {
                match system.pair(letter, next) {
                    Some(ways) => (ways, 2),
                    None if system == System::Orthogonal => (system.single(letter), 1),
                    None => return Err(Fault::Ambiguous(at)),
                }
            }
            _ => (system.single(letter), 1),
        };
        set |= ways;
        at += used;
    }
    Ok(set)
}

impl System {
    /// The system in which an atom of this shape is read.
    pub(super) fn of(shape: Shape) -> System {
        match shape {
            Shape::Orthogonal(_) => System::Orthogonal,
            Shape::Diagonal(_) => System::Diagonal,
            Shape::Eight(_) => System::Eight,
            Shape::Oblique(..) => System::Oblique,
        }
    }

    /// All that an atom of this system has.
    pub(super) fn all(self) -> WaySet {
        match self {
            System::Orthogonal => ORTHOGONAL,
            System::Diagonal => DIAGONAL,
            System::Eight | System::Oblique => 0xff,
        }
    }

    /// What a letter means that combines with no other.
    fn single(self, letter: u8) -> WaySet {
        match self {
            System::Orthogonal | System::Diagonal => half(letter) & self.all(),
            System::Eight => half(letter) & ORTHOGONAL,
            System::Oblique => oblique_pair(letter),
        }
    }

    /// What two perpendicular letters mean together, if they combine.
    fn pair(self, first: u8, second: u8) -> Option<WaySet> {
        match self {
            System::Orthogonal => None,
            System::Diagonal => Some(half(first) & half(second) & DIAGONAL),
            System::Eight => is_vertical(first).then(|| half(first) & half(second) & DIAGONAL),
            System::Oblique => Some(oblique_half(first) & oblique_pair(second)),
        }
    }

    /// The spellings a set is put together from, the widest first.
    fn units(self) -> &'static [&'static str] {
        match self {
            System::Orthogonal => &["v", "s", "f", "b", "l", "r"],
            System::Diagonal => &["f", "b", "l", "r", "fl", "fr", "bl", "br"],
            System::Eight => &[
                "vs", "v", "s", "fs", "bs", "vl", "vr", "f", "b", "l", "r", "fl", "fr", "bl", "br",
            ],
            System::Oblique => &[
                "fh", "bh", "lh", "rh", "v", "s", "f", "b", "l", "r", "fs", "bs", "lv", "rv", "fl",
                "fr", "bl", "br", "lf", "rf", "lb", "rb",
            ],
        }
    }
}

/// Letters for a set of ways or images: several runs where one can't say it, each for an atom
/// of its own.
pub(super) fn write(set: WaySet, system: System) -> Vec<String> {
    if set == system.all() {
        return vec![String::new()];
    }
    if system == System::Oblique && set == CHIRAL_RIGHT {
        return vec!["hr".into()];
    }
    if system == System::Oblique && set == !CHIRAL_RIGHT {
        return vec!["hl".into()];
    }
    let units = cover(set, system);
    let run = join(&units, system);
    if read(run.as_bytes(), system) == Ok(set) {
        return vec![run];
    }
    units.into_iter().map(String::from).collect()
}

/// Few spellings that together name exactly the set: always the one that adds most.
fn cover(set: WaySet, system: System) -> Vec<&'static str> {
    let meaning = |unit: &str| read(unit.as_bytes(), system).unwrap_or(0);
    let mut units: Vec<&'static str> = Vec::new();
    let mut left = set;
    while left != 0 {
        let gain = |unit: &str| (meaning(unit) & left).count_ones();
        let fits = system
            .units()
            .iter()
            .filter(|unit| meaning(unit) & !set == 0);
        // The first of the best: units are listed from the one to prefer.
        let Some(best) = fits.rev().max_by_key(|unit| gain(unit)) else {
            break;
        };
        left &= !meaning(best);
        units.push(best);
    }
    units
}

/// One run of letters: single ones first, doubled where they would combine with what follows.
fn join(units: &[&str], system: System) -> String {
    let mut units = units.to_vec();
    units.sort_by_key(|unit| {
        (
            unit.len() > 1,
            !unit.ends_with('h'),
            "fbvlrs".find(&unit[..1]),
        )
    });
    if system == System::Orthogonal {
        return units.concat();
    }
    let mut run = String::new();
    for (index, unit) in units.iter().enumerate() {
        run.push_str(unit);
        let next = units.get(index + 1).and_then(|next| next.bytes().next());
        if let (&[letter], Some(next)) = (unit.as_bytes(), next)
            && (next == letter || perpendicular(letter, next))
        {
            run.push_str(unit);
        }
    }
    run
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::movement::compass::{oblique, ways};

    const SYSTEMS: [System; 4] = [
        System::Orthogonal,
        System::Diagonal,
        System::Eight,
        System::Oblique,
    ];

    #[test]
    fn every_set_can_be_written() {
        for system in SYSTEMS {
            for set in 1..=255 {
                if set & !system.all() != 0 {
                    continue;
                }
                let runs = write(set, system);
                let back = runs.iter().map(|run| read(run.as_bytes(), system).unwrap());
                assert_eq!(
                    back.fold(0, |a, b| a | b),
                    set,
                    "{system:?} {set:08b} {runs:?}"
                );
            }
        }
    }

    #[test]
    fn turns_never_need_two_runs() {
        for family in [ORTHOGONAL, DIAGONAL] {
            for set in 1..=255u8 {
                if set & !family == 0 {
                    assert_eq!(write(set, System::Eight).len(), 1, "{set:08b}");
                }
            }
        }
    }

    #[test]
    fn knights_by_letters() {
        let leaps = |letters: &str| {
            let set = read(letters.as_bytes(), System::Oblique).unwrap();
            let mut leaps: Vec<_> = ways(set)
                .map(|way| oblique(1, 2)[usize::from(way)])
                .collect();
            leaps.sort_unstable();
            leaps
        };
        assert_eq!(leaps("f"), [(-1, 2), (1, 2)]);
        assert_eq!(leaps("ff"), [(-1, 2), (1, 2)]);
        assert_eq!(leaps("lf"), [(-1, 2)]);
        assert_eq!(leaps("fl"), [(-2, 1)]);
        assert_eq!(leaps("fs"), [(-2, 1), (2, 1)]);
        assert_eq!(leaps("fh"), [(-2, 1), (-1, 2), (1, 2), (2, 1)]);
        assert_eq!(leaps("lh"), [(-2, -1), (-2, 1), (-1, -2), (-1, 2)]);
        assert_eq!(leaps("hr"), [(-2, 1), (-1, -2), (1, 2), (2, -1)]);
        assert_eq!(leaps("hl"), [(-2, -1), (-1, 2), (1, -2), (2, 1)]);
        assert_eq!(leaps("ffbs"), [(-2, -1), (-1, 2), (1, 2), (2, -1)]);
        assert_eq!(leaps("v"), [(-1, -2), (-1, 2), (1, -2), (1, 2)]);
    }

    #[test]
    fn counts_of_the_other_systems() {
        let count = |letters: &str, system| read(letters.as_bytes(), system).unwrap().count_ones();
        assert_eq!(count("fs", System::Orthogonal), 3);
        assert_eq!(count("fr", System::Diagonal), 1);
        assert_eq!(count("rf", System::Diagonal), 1);
        assert_eq!(count("f", System::Diagonal), 2);
        assert_eq!(count("s", System::Diagonal), 4);
        assert_eq!(count("f", System::Eight), 1);
        assert_eq!(count("fr", System::Eight), 1);
        assert_eq!(count("fs", System::Eight), 2);
        assert_eq!(count("ffs", System::Eight), 3);
        assert_eq!(read(b"lf", System::Eight), Err(Fault::Ambiguous(0)));
        assert_eq!(read(b"fh", System::Eight), Err(Fault::Half(1)));
        assert_eq!(read(b"fhh", System::Oblique), Err(Fault::Half(2)));
        assert_eq!(read(b"hf", System::Oblique), Err(Fault::Half(0)));
    }
}
