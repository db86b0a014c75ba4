//! Atranj (Qatranj, Turkish Great Chess II), 10x10.
//!
//! A great chess of the Ottoman world with a piece that no other game has: the Urdabegini,
//! guard of the harem, who only ever walks towards the enemy Padshah. After J. Ayer's page
//! Turkish Great Chess II on chessvariants.com and H. J. R. Murray, *A History of Chess*
//! (1913), pp. 339-347.

use alloc::vec::Vec;

use super::{built, movement};
use crate::geometry::Topology;
use crate::movement::{Homing, Movement};
use crate::variant::options::settle;
use crate::variant::{LookupError, OptionInfo, Stalemate};
use crate::{PieceSpec, Variant};

/// The options of the game; the first value of each is the default.
pub(super) fn offered() -> Vec<OptionInfo> {
    vec![
        OptionInfo::new("array", "how Black's pieces are set up")
            .value(
                "Reflected",
                "each on the file of its white counterpart",
                "the default of this library",
            )
            .value(
                "Rotated",
                "Black's back rank is r n b t k s w b n r",
                "chessvariants.com, Turkish Great Chess II",
            ),
        OptionInfo::new("homing", "where the Urdabegini may go")
            .value(
                "Chebyshev",
                "to any adjacent square nearer to the Padshah in king steps",
                "chessvariants.com, Turkish Great Chess II",
            )
            .value(
                "SignStep",
                "only straight at the Padshah",
                "a strict reading of the same",
            ),
        OptionInfo::new("stalemate", "what stalemate means")
            .value(
                "Win",
                "the side that gives it wins",
                "the default of this library, the usage of the older games",
            )
            .value("Draw", "the game is drawn", "the usage of modern chess"),
    ]
}

/// How Black's pieces are set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Array {
    /// Each on the file of its white counterpart.
    #[default]
    Reflected,
    /// Black's back rank is turned: r n b t k s w b n r.
    Rotated,
}

/// What stalemate means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum StalemateRule {
    /// The side that gives it wins.
    #[default]
    Win,
    /// The game is drawn.
    Draw,
}

/// The readings of the rules, as values; the default is that of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// How Black's pieces are set up.
    pub array: Array,
    /// Where the Urdabegini may go.
    pub homing: Homing,
    /// What stalemate means.
    pub stalemate: StalemateRule,
}

/// The game with the given readings of its rules.
#[must_use]
pub fn with(options: &Options) -> Variant {
    let back = match options.array {
        Array::Reflected => "rnbwsktbnr",
        Array::Rotated => "rnbtkswbnr",
    };
    let builder = Variant::builder("atranj")
        .name("Atranj")
        .about("Turkish Great Chess II: 10x10 squares, three compounds, four knights a side, and the homing Urdabegini")
        .source("chessvariants.com, Turkish Great Chess II (J. Ayer)")
        .source("H. J. R. Murray, A History of Chess (1913), pp. 339-347")
        .board(Topology::grid(10, 10))
        .piece(PieceSpec::new("K", "Padshah", movement("K")).royal(1))
        .piece(PieceSpec::new("S", "Shahzadeh", movement("QN")))
        .piece(PieceSpec::new("W", "Wazir", movement("Q")))
        .piece(PieceSpec::new("T", "Kotwal", movement("BN")))
        .piece(PieceSpec::new("B", "Fil", movement("B")))
        .piece(PieceSpec::new("N", "Ghora", movement("N")))
        .piece(PieceSpec::new("R", "Rook", movement("R")))
        .piece(PieceSpec::new("U", "Urdabegini", Movement::homing(options.homing)))
        .piece(PieceSpec::new("P", "Pawn", movement("fmWfcF")).promotes_to("W"))
        .at_most(1, ["K"])
        .stalemate(match options.stalemate {
            StalemateRule::Win => Stalemate::Loses,
            StalemateRule::Draw => Stalemate::Draws,
        })
        .start(format!("{back}/ppppuupppp/4nn4/10/10/10/10/4NN4/PPPPUUPPPP/RNBWSKTBNR"));
    let picks = [
        options.array as usize,
        usize::from(options.homing == Homing::SignStep),
        options.stalemate as usize,
    ];
    built(builder, &offered(), &picks)
}

/// The game with options by name.
pub(super) fn with_text(chosen: &[(&str, &str)]) -> Result<Variant, LookupError> {
    let settings = settle("atranj", &offered(), chosen)?;
    let homing = super::chosen(&settings, "homing", &[None, Some(Homing::SignStep)]);
    Ok(with(&Options {
        array: super::chosen(&settings, "array", &[Array::Reflected, Array::Rotated]),
        homing: homing.unwrap_or_default(),
        stalemate: super::chosen(
            &settings,
            "stalemate",
            &[StalemateRule::Win, StalemateRule::Draw],
        ),
    }))
}
