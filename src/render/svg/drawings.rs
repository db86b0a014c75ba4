//! The pieces as drawings: a few strokes each, made for this library.
//!
//! A drawing fills a square of 100 x 100 units, its feet at 92, and must be known from all
//! others when that square is 40 pixels wide. A sign is the same thing for the front of a
//! pawn, which is half as large: fewer strokes, no outlines.

use Part::{Body, Disc, Dot, Line, Mark, Ring};

/// One stroke or shape; paths are written as in SVG, circles as centre and radius.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part {
    /// A shape in the colour of the body, with an outline.
    Body(&'static str),
    /// A circle in the colour of the body, with an outline.
    Disc(f32, f32, f32),
    /// A line in the colour of details.
    Line(&'static str),
    /// A circle as a line.
    Ring(f32, f32, f32),
    /// A shape in the colour of details.
    Mark(&'static str),
    /// A circle in the colour of details.
    Dot(f32, f32, f32),
}

/// A piece that is no pawn, by what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Figure {
    /// A king: a crown of five points.
    Shah,
    /// A prince: a circlet with a plume.
    Shahzada,
    /// A king by adventure: a pawn that wears a crown.
    Masnua,
    /// A general: a spiked helmet with a nose guard.
    Firzan,
    /// A vizier: a turban and a beard.
    Wazir,
    /// A giraffe.
    Zurafa,
    /// A scout: the pennon of a lance.
    Talia,
    /// A horse.
    Asb,
    /// A tower.
    Rukh,
    /// An elephant.
    Pil,
    /// A camel.
    Jamal,
    /// A war machine: a ram under a roof on wheels.
    Dabbaba,
    /// A warden: a buckler before two swords.
    Kotwal,
    /// A guard of the harem: a veiled woman with a spear.
    Urdabegini,
    /// A mitre, for a slider on diagonals that has no name known here.
    Bishop,
    /// A coronet, for a slider on all lines that has no name known here.
    Queen,
}

/// Where the sign of a figure is set on a pawn: the point of the pawn where the middle of
/// the sign comes, and the scale.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fit {
    pub x: f32,
    pub y: f32,
    pub scale: f32,
}

impl Figure {
    /// The drawing.
    pub fn parts(self) -> &'static [Part] {
        match self {
            Figure::Shah => SHAH,
            Figure::Shahzada => SHAHZADA,
            Figure::Masnua => MASNUA,
            Figure::Firzan => FIRZAN,
            Figure::Wazir => WAZIR,
            Figure::Zurafa => ZURAFA,
            Figure::Talia => TALIA,
            Figure::Asb => ASB,
            Figure::Rukh => RUKH,
            Figure::Pil => PIL,
            Figure::Jamal => JAMAL,
            Figure::Dabbaba => DABBABA,
            Figure::Kotwal => KOTWAL,
            Figure::Urdabegini => URDABEGINI,
            Figure::Bishop => BISHOP,
            Figure::Queen => QUEEN,
        }
    }

    /// The drawing for the front of a pawn.
    pub fn sign(self) -> &'static [Part] {
        match self {
            Figure::Shah => SHAH_SIGN,
            Figure::Shahzada => SHAHZADA_SIGN,
            Figure::Firzan => FIRZAN_SIGN,
            Figure::Wazir => WAZIR_SIGN,
            Figure::Talia => TALIA_SIGN,
            Figure::Asb => ASB_SIGN,
            Figure::Rukh => RUKH_SIGN,
            Figure::Pil => PIL_SIGN,
            Figure::Dabbaba => DABBABA_SIGN,
            _ => self.parts(),
        }
    }

    /// Where the sign is set on a pawn.
    pub fn fit(self) -> Fit {
        let (x, y, scale) = match self {
            Figure::Shahzada => (50.0, 64.0, 0.54),
            Figure::Firzan => (50.0, 64.0, 0.58),
            Figure::Wazir => (50.0, 63.0, 0.58),
            Figure::Zurafa => (51.0, 63.0, 0.62),
            Figure::Talia => (49.0, 64.0, 0.5),
            Figure::Asb => (49.0, 63.0, 0.62),
            Figure::Rukh => (50.0, 65.0, 0.53),
            Figure::Pil => (50.0, 65.0, 0.58),
            Figure::Jamal => (50.0, 64.0, 0.62),
            Figure::Dabbaba => (51.0, 65.0, 0.6),
            _ => (50.0, 64.0, 0.54),
        };
        Fit { x, y, scale }
    }
}

/// A pawn whose front is free for a sign.
pub(super) const PAWN: &[Part] = &[
    Disc(50.0, 17.0, 13.0),
    Body("M50 27C76 27 87 56 90 92H10C13 56 24 27 50 27Z"),
];

/// The pawn of a game that has only one kind of it.
pub(super) const PLAIN_PAWN: &[Part] = &[
    Body("M50 40C72 40 80 66 83 92H17C20 66 28 40 50 40Z"),
    Disc(50.0, 26.0, 17.0),
    Line("M27 74C42 80 58 80 73 74"),
];

/// A shield, for a piece of which nothing is known but its symbol.
pub(super) const SHIELD: &[Part] = &[Body(
    "M12 12C28 16 40 14 50 8C60 14 72 16 88 12V48C88 70 72 84 50 94C28 84 12 70 12 48Z",
)];

const SHAH: &[Part] = &[
    Body("M20 88L11 44L29 60L31 32L44 54L50 24L56 54L69 32L71 60L89 44L80 88Z"),
    Disc(11.0, 39.0, 5.0),
    Disc(31.0, 26.0, 5.0),
    Disc(50.0, 16.0, 7.0),
    Disc(69.0, 26.0, 5.0),
    Disc(89.0, 39.0, 5.0),
    Line("M18 75H82"),
    Dot(50.0, 66.0, 4.0),
    Dot(34.0, 68.0, 3.0),
    Dot(66.0, 68.0, 3.0),
];

const SHAH_SIGN: &[Part] = &[Body("M20 84L8 26L32 52L50 14L68 52L92 26L80 84Z")];

const SHAHZADA: &[Part] = &[
    Body("M47 62C36 44 38 20 58 11C76 4 88 18 80 29C75 36 66 32 70 24C58 28 53 44 57 62Z"),
    Line("M50 54C47 40 52 26 62 19"),
    Body("M20 88L14 56L33 68L50 54L67 68L86 56L80 88Z"),
    Line("M19 76H81"),
    Dot(50.0, 67.0, 4.0),
];

const SHAHZADA_SIGN: &[Part] = &[
    Body("M45 54C38 38 43 14 61 8C80 2 93 17 84 29C77 37 66 32 70 22C59 26 54 40 57 54Z"),
    Body("M15 98L8 54L31 72L51 58L71 72L94 54L87 98Z"),
    Line("M16 84H86"),
];

const MASNUA: &[Part] = &[
    Body("M50 46C72 46 80 68 83 90H17C20 68 28 46 50 46Z"),
    Disc(50.0, 41.0, 14.0),
    Body("M31 34L25 10L39 20L50 6L61 20L75 10L69 34Z"),
    Line("M28 72C42 78 58 78 72 72M32 33H68"),
];

const FIRZAN: &[Part] = &[
    Body("M19 62V90L35 82V62ZM81 62V90L65 82V62Z"),
    Body("M46 24L50 5L54 24Z"),
    Body("M18 60C18 36 34 22 50 22C66 22 82 36 82 60Z"),
    Body("M14 57H86V68H14Z"),
    Body("M46 46H54V86L50 90L46 86Z"),
    Line(
        "M16 57H84M16 68H45M55 68H84M46 70V84M54 70V84M50 24V44M34 29C30 38 29 47 29 55M66 29C70 38 71 47 71 55",
    ),
];

const FIRZAN_SIGN: &[Part] = &[
    Body("M16 64C16 36 32 22 44 20L50 4L56 20C68 22 84 36 84 64Z"),
    Body("M14 70H38V94L14 90ZM62 70H86V90L62 94ZM45 70H55V90L50 96L45 90Z"),
    Line("M36 34C31 42 30 48 30 56M64 34C69 42 70 48 70 56"),
];

const WAZIR: &[Part] = &[
    Body("M27 60C26 78 40 94 50 94C60 94 74 78 73 60Z"),
    Body("M43 20C44 10 56 10 57 20Z"),
    Body("M12 48C12 28 30 17 50 17C70 17 88 28 88 48C88 60 74 66 50 66C26 66 12 60 12 48Z"),
    Line("M17 37C34 36 56 46 66 63M38 19C56 24 76 38 84 55"),
    Mark("M31 70C38 80 62 80 69 70C68 82 58 93 50 93C42 93 32 82 31 70Z"),
];

const WAZIR_SIGN: &[Part] = &[
    Body("M8 48C8 26 30 12 50 12C70 12 92 26 92 48C92 58 78 64 50 64C22 64 8 58 8 48Z"),
    Body("M26 70C38 73 62 73 74 70C72 86 60 98 50 98C40 98 28 86 26 70Z"),
    Line("M14 36C34 35 58 46 70 62M36 16C58 22 78 36 87 52"),
];

const ZURAFA: &[Part] = &[
    Body(
        "M42 92L52 50L32 52C24 54 18 54 14 49C11 44 14 38 20 36L42 20L42 8L48 8L50 18L56 18L58 7L64 7L64 19L78 20L66 32C72 50 80 70 86 92Z",
    ),
    Dot(46.0, 30.0, 3.4),
    Mark("M58 46L66 48L68 58L60 58ZM52 66L61 68L62 78L51 78ZM69 66L76 70L78 80L70 80Z"),
    Line("M16 46L25 45"),
];

const TALIA: &[Part] = &[
    Body("M14 92C14 80 48 80 48 92Z"),
    Body("M28 20H34V84H28Z"),
    Body("M31 4L38 20H24Z"),
    Body("M34 22L90 28L72 41L90 56L34 58Z"),
    Line("M46 40H60"),
];

const TALIA_SIGN: &[Part] = &[
    Body("M24 2L34 20H30V92H42V98H8V92H20V20H14Z"),
    Body("M36 20L96 24L76 40L96 58H36Z"),
];

const ASB: &[Part] = &[
    Body(
        "M30 92C28 74 46 66 47 52C38 57 32 62 27 68C22 73 13 69 12 62C11 56 16 51 19 45C24 36 26 28 35 22L35 8L46 18C70 20 86 48 84 92Z",
    ),
    Dot(38.0, 34.0, 3.6),
    Dot(19.0, 61.0, 2.4),
    Line("M54 28C68 38 75 58 74 82"),
    Line("M47 52C51 49 54 46 55 42"),
];

const ASB_SIGN: &[Part] = &[
    Body(
        "M30 92C28 74 46 66 47 52C38 57 32 62 27 68C22 73 13 69 12 62C11 56 16 51 19 45C24 36 26 28 35 22L35 8L46 18C70 20 86 48 84 92Z",
    ),
    Dot(38.0, 34.0, 4.5),
    Line("M55 30C68 40 73 58 72 80"),
];

const RUKH: &[Part] = &[
    Body("M22 92V82L31 75L34 46L22 38V12H36V21H44V12H56V21H64V12H78V38L66 46L69 75L78 82V92Z"),
    Line("M24 37H76M32 75H68"),
    Mark("M44 66V56C44 50 56 50 56 56V66Z"),
];

const RUKH_SIGN: &[Part] = &[
    Body("M18 96V84L28 76L32 46L18 38V8H34V20H42V8H58V20H66V8H82V38L68 46L72 76L82 84V96Z"),
    Line("M26 36H74M32 76H68"),
];

const PIL: &[Part] = &[
    Body(
        "M8 78C4 54 10 24 34 22C40 17 62 17 70 20C86 24 93 38 93 58V91H77V72H58V91H42V68C34 66 30 62 27 56C22 60 21 68 22 78C22 88 10 88 8 78Z",
    ),
    Line("M44 28C60 26 62 54 46 57C40 54 39 48 40 42"),
    Dot(29.0, 38.0, 3.4),
    Body("M28 56C22 62 16 64 8 62C12 58 16 56 20 50Z"),
];

const PIL_SIGN: &[Part] = &[
    Body(
        "M4 80C0 54 6 22 32 19C40 14 64 13 72 17C90 22 98 36 98 58V95H80V74H58V95H42V68C32 66 29 62 26 56C21 62 20 70 22 80C22 90 6 90 4 80Z",
    ),
    Line("M44 28C62 25 64 56 45 58C39 54 39 48 40 42"),
    Dot(27.0, 36.0, 4.0),
];

const JAMAL: &[Part] = &[
    Body(
        "M5 34C5 26 12 20 20 20L24 15L28 22C31 34 32 48 40 52C46 44 48 24 60 24C70 24 72 42 78 50C88 50 93 56 92 66L90 92H80L78 72L70 66H50L48 92H38L36 68C24 64 20 52 18 40C12 42 6 40 5 34Z",
    ),
    Dot(19.0, 28.0, 2.6),
    Line("M46 56C56 60 70 58 78 52"),
];

const DABBABA: &[Part] = &[
    Body("M3 54H50V63H3Z"),
    Body("M16 74V52L50 16L84 52V74Z"),
    Disc(32.0, 80.0, 12.0),
    Disc(68.0, 80.0, 12.0),
    Dot(32.0, 80.0, 4.0),
    Dot(68.0, 80.0, 4.0),
    Line("M16 53H84M50 22V50M33 38V50M67 38V50"),
];

const DABBABA_SIGN: &[Part] = &[
    Body("M0 50H12V66H0ZM16 70V50L50 12L84 50V70Z"),
    Disc(32.0, 84.0, 13.0),
    Disc(68.0, 84.0, 13.0),
    Line("M18 53H82M50 24V50"),
    Dot(32.0, 84.0, 4.0),
    Dot(68.0, 84.0, 4.0),
];

const KOTWAL: &[Part] = &[
    Body("M10 8C36 18 66 44 80 74L90 84L84 90L74 80C44 66 20 38 10 8Z"),
    Body("M90 8C64 18 34 44 20 74L10 84L16 90L26 80C56 66 80 38 90 8Z"),
    Disc(50.0, 52.0, 20.0),
    Ring(50.0, 52.0, 19.0),
    Ring(50.0, 52.0, 11.0),
    Dot(50.0, 52.0, 4.0),
];

const URDABEGINI: &[Part] = &[
    Body("M82 26H87V92H82Z"),
    Body("M84.5 4L92 26H77Z"),
    Body("M42 9C24 9 17 26 18 46C18 66 10 78 6 92H78C74 78 66 66 66 46C67 26 60 9 42 9Z"),
    Mark("M27 32C32 27 52 27 57 32C57 37 56 41 55 43H29C28 41 27 37 27 32Z"),
    Line("M28 50C34 60 50 60 56 50M42 62V92"),
];

const BISHOP: &[Part] = &[
    Body("M24 92V82H76V92Z"),
    Body("M50 8C70 26 80 46 68 70L72 82H28L32 70C20 46 30 26 50 8Z"),
    Line("M32 70H68M28 82H72M50 32V58M40 44H60"),
];

const QUEEN: &[Part] = &[
    Body("M22 88L14 50C22 60 34 58 36 44C40 58 60 58 64 44C66 58 78 60 86 50L78 88Z"),
    Disc(14.0, 44.0, 6.0),
    Disc(36.0, 36.0, 6.0),
    Disc(64.0, 36.0, 6.0),
    Disc(86.0, 44.0, 6.0),
    Line("M19 76H81"),
];
