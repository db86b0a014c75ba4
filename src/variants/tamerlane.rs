//! Tamerlane Chess (Shatranj al-Kabir), 11x10 with two citadels.
//!
//! The great chess of Timur's court:
//! 25 kinds of piece, each unit with a pawn of its own, up to three royals a side, a pawn of
//! pawns that goes up the board three times, two citadels, and the Shah's exchange.
//!
//! The rules follow H. J. R. Murray, *A History of Chess* (1913), pp. 339-347, D. Forbes,
//! *The History of Chess* (1860), pp. 140-151, and J. Gollon, *Chess Variations* (1968). Where
//! they disagree the reading is an [option](Options).

use alloc::{string::String, vec::Vec};

use super::{built, movement};
use crate::geometry::Topology;
use crate::variant::options::settle;
use crate::variant::{
    CitadelEntry, CitadelsSpec, Exchange, JourneysSpec, LookupError, OptionInfo, SecondArrival,
};
use crate::{PieceSpec, Variant};

/// The options of the game; the first value of each is the default.
pub(super) fn offered() -> Vec<OptionInfo> {
    vec![
        OptionInfo::new("black_citadel", "where Black's citadel lies")
            .value(
                "East",
                "at l9, right of k9 as White sees it",
                "the default of this library",
            )
            .value(
                "West",
                "at z9, left of a9: each side's citadel is at its right hand",
                "the historical sources: Murray 1913; Forbes 1860; Gollon 1968",
            ),
        OptionInfo::new("array", "how the pieces are set up")
            .value(
                "Masculine",
                "the Shah on rank 2, an ordinary army",
                "the default of this library",
            )
            .value(
                "Feminine",
                "the Shah between Wazir and Firzan on rank 1",
                "chessvariants.com, Tamerlane Chess",
            ),
        OptionInfo::new(
            "zurafa_leg",
            "how far the Zurafa goes straight on, at least, after its diagonal step",
        )
        .value(
            "3",
            "three squares beyond the corner",
            "the sources, which say three or more",
        )
        .value(
            "4",
            "four squares beyond the corner",
            "a literal reading of \"the fourth square\"",
        ),
        OptionInfo::new(
            "second_arrival",
            "what the Baidaq al-Bayadiq does when its second journey ends and its home is occupied",
        )
        .value(
            "Wait",
            "it waits, immune, until its home is empty",
            "the default of this library",
        )
        .value(
            "Displace",
            "it removes what stands there, unless that is a royal or immune",
            "another reading where the sources are open",
        ),
        OptionInfo::new(
            "masnua_promotes_prince",
            "whether a Baidaq of the Shah becomes a Shahzada when a Shah Masnu'a appears",
        )
        .value(
            "true",
            "it does, where it stands",
            "the default of this library",
        )
        .value(
            "false",
            "it does not",
            "another reading: a remark on names, no rule",
        ),
        OptionInfo::new(
            "own_citadel",
            "which royals may enter the citadel of their own side",
        )
        .value("AnyRoyal", "all of them", "the default of this library")
        .value(
            "MasnuaOnly",
            "only the Shah Masnu'a",
            "the historical sources: Murray 1913; Forbes 1860; Gollon 1968",
        ),
        OptionInfo::new(
            "exchange_when",
            "when the Shah may change places with a unit of its own",
        )
        .value(
            "CheckOrStalemate",
            "in check, or without any other move",
            "the default of this library",
        )
        .value(
            "CheckOnly",
            "only in check",
            "another reading where the sources are open",
        )
        .value("Never", "not at all", "a plain game, for comparison"),
    ]
}

/// The readings of the rules, as values; the default is that of the game.
///
/// ```
/// use shatranj::variants::tamerlane::{self, Array, Options};
/// let game = tamerlane::with(&Options { array: Array::Feminine, ..Options::default() });
/// assert!(game.start_array().starts_with("e1c1wkg1c1e*/"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Where Black's citadel lies.
    pub black_citadel: BlackCitadel,
    /// How the pieces are set up.
    pub array: Array,
    /// How far the Zurafa goes straight on at least.
    pub zurafa_leg: ZurafaLeg,
    /// What happens when the second journey ends on an occupied home square.
    pub second_arrival: SecondArrival,
    /// Whether the Shah's Baidaq becomes a Shahzada when a Shah Masnu'a appears; it does by
    /// default.
    pub masnua_promotes_prince: bool,
    /// Which royals may enter the citadel of their own side.
    pub own_citadel: OwnCitadel,
    /// When the Shah may change places with a unit of its own.
    pub exchange_when: Exchange,
}

/// Where Black's citadel lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BlackCitadel {
    /// At l9, right of k9.
    #[default]
    East,
    /// At z9, left of a9.
    West,
}

/// How the pieces are set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Array {
    /// The Shah on rank 2.
    #[default]
    Masculine,
    /// The Shah on rank 1.
    Feminine,
}

/// How far the Zurafa goes straight on at least, after its diagonal step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ZurafaLeg {
    /// Three squares.
    #[default]
    Three,
    /// Four squares.
    Four,
}

/// Which royals may enter the citadel of their own side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OwnCitadel {
    /// All of them.
    #[default]
    AnyRoyal,
    /// Only the Shah Masnu'a.
    MasnuaOnly,
}

const MASCULINE: &str = "e1c1d1d1c1e*/rntzwkgztnr1/r'n't'z'w'k'g'e'c'd'p*/11*/11*/11*/11*/\
                         PD'C'E'G'K'W'Z'T'N'R'*/RNTZGKWZTNR1/E1C1D1D1C1E*";
const FEMININE: &str = "e1c1wkg1c1e*/rntzdk'dztnr1/r'n't'z'w'1g'e'c'd'p*/11*/11*/11*/11*/\
                        PD'C'E'G'1W'Z'T'N'R'*/RNTZDK'DZTNR1/E1C1GKW1C1E*";

/// The game with the given readings of its rules.
#[must_use]
pub fn with(options: &Options) -> Variant {
    let board = match options.black_citadel {
        BlackCitadel::East => Topology::grid(11, 10).cell("l2", 11, 1).cell("l9", 11, 8),
        BlackCitadel::West => Topology::grid(11, 10).cell("l2", 11, 1).cell("z9", -1, 8),
    };
    let black_citadel = match options.black_citadel {
        BlackCitadel::East => "l9",
        BlackCitadel::West => "z9",
    };
    let builder = Variant::builder("tamerlane")
        .name("Tamerlane Chess")
        .about("Shatranj al-Kabir, the great chess of Timur's court: 11x10 squares, two citadels, 25 kinds of piece")
        .source("H. J. R. Murray, A History of Chess (1913), pp. 339-347")
        .source("D. Forbes, The History of Chess (1860), pp. 140-151")
        .source("J. Gollon, Chess Variations: Ancient, Regional, and Modern (1968)")
        .board(board)
        .pieces(units(options.zurafa_leg))
        .pieces(pawns())
        .journeys(JourneysSpec {
            first: "P".into(),
            second: "P'".into(),
            third: "P!".into(),
            crowned: "M".into(),
            homes: ["f3".into(), "f8".into()],
            arrival: options.second_arrival,
            heir: options
                .masnua_promotes_prince
                .then(|| ("K'".into(), "S".into())),
        })
        .citadels(CitadelsSpec {
            white: vec!["l2".into()],
            black: vec![black_citadel.into()],
            entry: CitadelEntry::Sanctuary,
            own: (options.own_citadel == OwnCitadel::MasnuaOnly).then(|| "M".into()),
        })
        .exchange(options.exchange_when)
        .at_most(1, ["K"])
        .at_most(1, ["S", "K'"])
        .at_most(1, ["P", "P'", "P!", "M"])
        .start(array(options));
    built(builder, &offered(), &options.picks())
}

/// The array as the board with the citadels is written.
fn array(options: &Options) -> String {
    let array = match options.array {
        Array::Masculine => MASCULINE,
        Array::Feminine => FEMININE,
    };
    match options.black_citadel {
        BlackCitadel::East => array.into(),
        // One more column on the left: a void but for Black's citadel; on the right only
        // White's citadel is left.
        BlackCitadel::West => {
            let rows = array.split('/').enumerate().map(|(i, row)| match i {
                1 => format!("1{}*", &row[..row.len() - 1]),
                _ => format!("*{row}"),
            });
            rows.collect::<Vec<_>>().join("/")
        }
    }
}

fn units(zurafa_leg: ZurafaLeg) -> Vec<PieceSpec> {
    let zurafa = match zurafa_leg {
        ZurafaLeg::Three => "afsafyafF",
        ZurafaLeg::Four => "afsafafyafF",
    };
    vec![
        PieceSpec::new("K", "Shah", movement("K")).royal(1),
        PieceSpec::new("S", "Shahzada", movement("K")).royal(2),
        PieceSpec::new("M", "Shah Masnu'a", movement("K")).royal(3),
        PieceSpec::new("G", "Firzan", movement("F")),
        PieceSpec::new("W", "Wazir", movement("W")),
        PieceSpec::new("Z", "Zurafa", movement(zurafa)),
        PieceSpec::new("T", "Tali'a", movement("yafF")),
        PieceSpec::new("N", "Asb", movement("N")),
        PieceSpec::new("R", "Rukh", movement("R")),
        PieceSpec::new("E", "Pil", movement("A")),
        PieceSpec::new("C", "Jamal", movement("C")),
        PieceSpec::new("D", "Dabbaba", movement("D")),
    ]
}

fn pawns() -> Vec<PieceSpec> {
    let of = |symbol: &str, name: &str, to: &str| {
        PieceSpec::new(symbol, format!("Baidaq of the {name}"), movement("fmWfcF")).promotes_to(to)
    };
    vec![
        of("D'", "Dabbaba", "D"),
        of("C'", "Jamal", "C"),
        of("E'", "Pil", "E"),
        of("G'", "Firzan", "G"),
        of("K'", "Shah", "S"),
        of("W'", "Wazir", "W"),
        of("Z'", "Zurafa", "Z"),
        of("T'", "Tali'a", "T"),
        of("N'", "Asb", "N"),
        of("R'", "Rukh", "R"),
        PieceSpec::new("P", "Baidaq al-Bayadiq", movement("fmWfcF")),
        PieceSpec::new(
            "P'",
            "Baidaq al-Bayadiq on its second journey",
            movement("fmWfcF"),
        ),
        PieceSpec::new(
            "P!",
            "Baidaq al-Bayadiq on its third journey",
            movement("fmWfcF"),
        ),
    ]
}

impl Default for Options {
    fn default() -> Options {
        Options {
            black_citadel: BlackCitadel::default(),
            array: Array::default(),
            zurafa_leg: ZurafaLeg::default(),
            second_arrival: SecondArrival::default(),
            masnua_promotes_prince: true,
            own_citadel: OwnCitadel::default(),
            exchange_when: Exchange::default(),
        }
    }
}

impl Options {
    /// The place of each reading among the values of its option.
    fn picks(&self) -> [usize; 7] {
        [
            self.black_citadel as usize,
            self.array as usize,
            self.zurafa_leg as usize,
            self.second_arrival as usize,
            usize::from(!self.masnua_promotes_prince),
            self.own_citadel as usize,
            self.exchange_when as usize,
        ]
    }
}

/// The game with options by name.
pub(super) fn with_text(chosen: &[(&str, &str)]) -> Result<Variant, LookupError> {
    let settings = settle("tamerlane", &offered(), chosen)?;
    let exchanges = [
        Exchange::CheckOrStalemate,
        Exchange::CheckOnly,
        Exchange::Never,
    ];
    Ok(with(&Options {
        black_citadel: super::chosen(
            &settings,
            "black_citadel",
            &[BlackCitadel::East, BlackCitadel::West],
        ),
        array: super::chosen(&settings, "array", &[Array::Masculine, Array::Feminine]),
        zurafa_leg: super::chosen(
            &settings,
            "zurafa_leg",
            &[ZurafaLeg::Three, ZurafaLeg::Four],
        ),
        second_arrival: super::chosen(
            &settings,
            "second_arrival",
            &[SecondArrival::Wait, SecondArrival::Displace],
        ),
        masnua_promotes_prince: super::chosen(&settings, "masnua_promotes_prince", &[true, false]),
        own_citadel: super::chosen(
            &settings,
            "own_citadel",
            &[OwnCitadel::AnyRoyal, OwnCitadel::MasnuaOnly],
        ),
        exchange_when: super::chosen(&settings, "exchange_when", &exchanges),
    }))
}
