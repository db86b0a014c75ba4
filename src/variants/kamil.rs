//! Shatranj Kamil, 10x10: "complete chess", with two war machines a side.
//!
//! The name stands for at least three games: this one on 10x10 squares, an alias under which
//! the Ludii library lists Tamerlane Chess, and modern games by D. Paulowich. This is the one
//! that H. J. R. Murray, *A History of Chess* (1913), pp. 339-347, reports, and the page
//! Shatranj Kamil of chessvariants.com describes.

use alloc::vec::Vec;

use super::{built, movement};
use crate::geometry::Topology;
use crate::variant::options::settle;
use crate::variant::{LookupError, OptionInfo};
use crate::{PieceSpec, Variant};

/// The options of the game; the first value of each is the default.
pub(super) fn offered() -> Vec<OptionInfo> {
    vec![
        OptionInfo::new("dabbabah", "how the war machine moves")
            .value(
                "Commoner",
                "as a king, without being royal",
                "chessvariants.com, Shatranj Kamil, text",
            )
            .value(
                "Leaper",
                "two squares straight, as a leap",
                "chessvariants.com, Shatranj Kamil, table of the diagram",
            ),
    ]
}

/// How the war machine moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dabbabah {
    /// As a king, without being royal.
    #[default]
    Commoner,
    /// Two squares straight, as a leap.
    Leaper,
}

/// The readings of the rules, as values; the default is that of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// How the war machine moves.
    pub dabbabah: Dabbabah,
}

/// The game with the given readings of its rules.
#[must_use]
pub fn with(options: &Options) -> Variant {
    let dabbabah = match options.dabbabah {
        Dabbabah::Commoner => "K",
        Dabbabah::Leaper => "D",
    };
    let builder = Variant::builder("kamil")
        .name("Shatranj Kamil")
        .about("Complete chess: 10x10 squares, two war machines a side, and pawns that vanish when their General still lives")
        .source("H. J. R. Murray, A History of Chess (1913), pp. 339-347")
        .source("chessvariants.com, Shatranj Kamil")
        .board(Topology::grid(10, 10))
        .piece(PieceSpec::new("K", "Shah", movement("K")).royal(1))
        .piece(PieceSpec::new("G", "General", movement("F")))
        .piece(PieceSpec::new("E", "Elephant", movement("A")))
        .piece(PieceSpec::new("D", "War machine", movement(dabbabah)))
        .piece(PieceSpec::new("N", "Knight", movement("N")))
        .piece(PieceSpec::new("R", "Rook", movement("R")))
        .piece(PieceSpec::new("P", "Pawn", movement("fmWfcF")).promotes_or_vanishes("G", 1))
        .at_most(1, ["K"])
        .start("rnedkgdenr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNEDKGDENR");
    built(builder, &offered(), &[options.dabbabah as usize])
}

/// The game with options by name.
pub(super) fn with_text(chosen: &[(&str, &str)]) -> Result<Variant, LookupError> {
    let settings = settle("kamil", &offered(), chosen)?;
    let readings = [Dabbabah::Commoner, Dabbabah::Leaper];
    Ok(with(&Options {
        dabbabah: super::chosen(&settings, "dabbabah", &readings),
    }))
}
