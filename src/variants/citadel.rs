//! Citadel Chess (Shatranj al-Husun), 10x10 with four citadels at the corners.
//!
//! A medieval great chess with four citadels: a king that gets into a citadel of
//! the enemy draws. After H. J. R. Murray, *A History of Chess* (1913), pp. 339-347, and the
//! page Citadel Chess (H. Bodlaender) of chessvariants.com.

use alloc::{string::String, vec::Vec};

use super::{built, movement};
use crate::geometry::Topology;
use crate::variant::options::settle;
use crate::variant::{CitadelEntry, CitadelsSpec, LookupError, OptionInfo};
use crate::{PieceSpec, Variant};

/// The options of the game; the first value of each is the default.
pub(super) fn offered() -> Vec<OptionInfo> {
    vec![
        OptionInfo::new("array", "how the pieces are set up")
            .value(
                "Listed",
                "R N D E K G D E N R",
                "the default of this library",
            )
            .value(
                "Historical",
                "R N E D K G D E N R",
                "chessvariants.com, Citadel Chess; Murray 1913, pp. 339-347",
            ),
        OptionInfo::new("citadel_entry", "what may enter a citadel")
            .value(
                "AnyPiece",
                "whatever moves there",
                "the default of this library",
            )
            .value(
                "RoyalOnly",
                "only the kings",
                "another reading where the sources are open",
            ),
    ]
}

/// How the pieces are set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Array {
    /// R N D E K G D E N R.
    #[default]
    Listed,
    /// R N E D K G D E N R.
    Historical,
}

/// What may enter a citadel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Entry {
    /// Whatever moves there.
    #[default]
    AnyPiece,
    /// Only the kings.
    RoyalOnly,
}

/// The readings of the rules, as values; the default is that of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// How the pieces are set up.
    pub array: Array,
    /// What may enter a citadel.
    pub citadel_entry: Entry,
}

/// The game with the given readings of its rules.
#[must_use]
pub fn with(options: &Options) -> Variant {
    let back = match options.array {
        Array::Listed => "RNDEKGDENR",
        Array::Historical => "RNEDKGDENR",
    };
    let front = back.to_lowercase();
    let builder = Variant::builder("citadel")
        .name("Citadel Chess")
        .about("Shatranj al-Husun: 10x10 squares and four citadels; a king that enters an enemy one draws")
        .source("H. J. R. Murray, A History of Chess (1913), pp. 339-347")
        .source("chessvariants.com, Citadel Chess (H. Bodlaender)")
        .board(Topology::grid(12, 12).voids(margin()))
        .piece(PieceSpec::new("K", "Shah", movement("K")).royal(1))
        .piece(PieceSpec::new("G", "General", movement("F")))
        .piece(PieceSpec::new("E", "Elephant", movement("A")))
        .piece(PieceSpec::new("D", "War machine", movement("B")))
        .piece(PieceSpec::new("N", "Knight", movement("N")))
        .piece(PieceSpec::new("R", "Rook", movement("R")))
        .piece(PieceSpec::new("P", "Pawn", movement("fmWfcF")).promotes_to("G"))
        .promotion_ranks(11, 2)
        .citadels(CitadelsSpec {
            white: vec!["a1".into(), "l1".into()],
            black: vec!["a12".into(), "l12".into()],
            entry: match options.citadel_entry {
                Entry::AnyPiece => CitadelEntry::AnyPiece,
                Entry::RoyalOnly => CitadelEntry::RoyalOnly,
            },
            own: None,
        })
        .at_most(1, ["K"])
        .start(format!(
            "1**********1/*{front}*/*pppppppppp*/*10*/*10*/*10*/*10*/*10*/*10*/*PPPPPPPPPP*/*{back}*/1**********1"
        ));
    let picks = [options.array as usize, options.citadel_entry as usize];
    built(builder, &offered(), &picks)
}

/// The squares of the outer ring that do not exist: all but the four corners.
fn margin() -> Vec<String> {
    let beside = ('b'..='k').flat_map(|file| [format!("{file}1"), format!("{file}12")]);
    let edges = (2..=11).flat_map(|rank| [format!("a{rank}"), format!("l{rank}")]);
    beside.chain(edges).collect()
}

/// The game with options by name.
pub(super) fn with_text(chosen: &[(&str, &str)]) -> Result<Variant, LookupError> {
    let settings = settle("citadel", &offered(), chosen)?;
    Ok(with(&Options {
        array: super::chosen(&settings, "array", &[Array::Listed, Array::Historical]),
        citadel_entry: super::chosen(
            &settings,
            "citadel_entry",
            &[Entry::AnyPiece, Entry::RoyalOnly],
        ),
    }))
}
