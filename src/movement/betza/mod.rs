//! XBetza: the movement language of variant authors.
//!
//! [`Movement::betza`] reads a text, [`Movement`]'s `Display` writes its canonical spelling,
//! [`hints`] says where other programs read a text differently. This page is the whole
//! language. A text either means exactly what is said here, or it is refused with the place
//! and the reason ([`BetzaError`]); nothing is skipped and nothing is guessed.
//!
//! ```
//! use shatranj::movement::Movement;
//! let dragon = Movement::betza("N[F?fsR]")?;
//! assert_eq!(dragon.to_string(), "FNyafsF");
//!
//! let error = Movement::betza("Wfyx").unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "`x` (lending moves to others) is not supported\n  \
//!        Wfyx\n     \
//!           ^\n\
//!      leave it out; no game here needs it yet"
//! );
//! # Ok::<(), shatranj::movement::BetzaError>(())
//! ```
//!
//! # Atoms
//!
//! A text is a row of groups, and the unit may move as any of them says. The simplest group
//! is an atom: `BN` is a bishop and a knight, `WD` a step or a two-square leap orthogonally.
//!
//! | atom | step | | atom | step |
//! |---|---|---|---|---|
//! | `W` | (1,0) wazir | | `F` | (1,1) ferz |
//! | `D` | (2,0) dabbaba | | `A` | (2,2) elephant |
//! | `H` | (3,0) | | `G` | (3,3) |
//! | `N` | (1,2) knight | | `C` | (1,3) camel |
//! | `Z` | (2,3) zebra | | `(m,n)` | any leap, each number up to 63 |
//! | `K` | `W` and `F` | | `R`, `B`, `Q` | `W`, `F`, `K` without limit |
//!
//! An atom stands for all images of its step: four, or eight if it is oblique. A leap ignores
//! what stands in between. The unit may end on an empty square or capture there; it stops
//! before a friend.
//!
//! # Ranges
//!
//! | text | meaning |
//! |---|---|
//! | `W3` | one, two or three steps in a line; all digits are read, `W12` is twelve |
//! | `W0`, `WW` | no limit; so `R` is `W0`, and `N0` or `NN` is the nightrider |
//! | `W{2..}`, `W{2..5}` | at least two steps, the ones before over empty squares (not standard XBetza) |
//!
//! Every square on the way must be empty; of a leap that is repeated only the squares where
//! it lands. A doubled `R`, `B`, `Q` or `K` and a leading zero (`W03`) are refused.
//!
//! # Modifiers
//!
//! Small letters before an atom, the directions first: `fmW`, or after the others: `mfW`.
//!
//! | letter | meaning |
//! |---|---|
//! | `m` | only to an empty square |
//! | `c` | only to capture |
//! | `n` | lame: the half-way square must be empty, on a single `D`, `A` or `N`. `nN` steps orthogonally first, as the horse of Xiangqi |
//! | `j` | on a slider: skips the first square, whatever stands there: `jB`, `jR4` |
//! | `f b l r` | forward, backward, left, right |
//! | `v s` | `v` is `fb`, `s` is `lr` |
//! | `h` | half, on oblique atoms |
//! | `a y` | chains, below |
//!
//! What direction letters mean together depends on the atom:
//!
//! | atoms | one letter | two perpendicular letters | examples |
//! |---|---|---|---|
//! | `W D H R` | that way | both ways | `fsW` has 3 moves |
//! | `F A G B` | both ways of that side | the one between them | `fF` 2, `frF` 1, `sF` 4 |
//! | `N C Z` | the narrow pair: `fN` is (1,2) and (-1,2) | the second says which of the first's half | `lfN` (-1,2); `flN` (-2,1); `fsN` (2,1) and (-2,1) |
//! | `K Q` | that way, a single one | vertical before horizontal: the diagonal between them | `fK` 1, `frK` 1, `fsK` 2 |
//!
//! On oblique atoms a letter with `h` is the whole half (`fhN`, `lhN`), and `hrN`, `hlN` are
//! the chiral halves: `hrN` is (1,2), (2,-1), (-1,-2), (-2,1). Letters are taken from the left,
//! two at a time where they combine. A doubled letter combines with nothing: `ffsK` is forward,
//! left and right. On `K` and `Q` a horizontal letter before a vertical one is refused, since
//! it is read in two ways. Vectors follow `W`, `F` or `N`, whichever they are like.
//!
//! Directions are White's. Black moves by the same text turned by 180 degrees.
//!
//! # Chains
//!
//! `mods a mods a mods ATOM`: several legs of one atom. The first leg's directions are seen
//! from the board, those of each later leg from the leg before, in the system of `K`: `f` goes
//! straight on, `fs` turns by 45 degrees either way, `s` by 90. They must be written. A turn by
//! 45 degrees changes `W` into `F`, `R` into `B`, `D` into `A`, `H` into `G`, and back. Every leg
//! but the last ends on an empty square, where the unit can't stay.
//!
//! `y` on a leg toggles the range of the legs after it between one step and no limit. A range
//! holds for every leg.
//!
//! | text | meaning |
//! |---|---|
//! | `afsW` | a step orthogonally, then one diagonally outward: the mao, also `nN` |
//! | `yafF` | one diagonal step, then straight on without limit: the picket |
//! | `afsafyafF` | one diagonal step, then at least three outward: the giraffe |
//! | `FyafsF` | one diagonal step, which may be all, then outward as a rook: the griffon |
//! | `RasR` | a rook's line, then another at a right angle |
//!
//! Refused: `c` on a leg before the last, any turn but `f` on oblique atoms, `y` on the last leg
//! or with a range such as `W3`.
//!
//! # Brackets
//!
//! `[A-B]` goes along `A` and must go on with `B`; `[A?B]` may stop after `A`. Any number of legs
//! up to 8, each with an atom, a range and modifiers of its own. Later directions are turns, as
//! in chains; left away they mean straight on, or both turns by 45 degrees if the atom does
//! not go straight on. An oblique leg can only be followed straight on. Brackets do not nest.
//!
//! A direction before the bracket keeps those rides whose **last** leg goes that way, as seen
//! from the board, with the stops on their way. `m` and `c` before it hold for all its stops.
//!
//! | text | meaning |
//! |---|---|
//! | `[F-fsW-fW-fR]` | the giraffe again |
//! | `[F?fsR]`, `[W?fsB]` | griffon, manticore |
//! | `v[F?fsR]` | the griffon whose rook part is vertical: the ship |
//! | `[vW?fsB]` | the manticore whose first step is vertical: the snake |
//! | `[D?fsB]` | two squares orthogonally, which may be all, then outward as a bishop: the osprey |
//!
//! A ride stops before its own origin, so there are no null moves; a group that never gets
//! anywhere is refused.
//!
//! # Marked forms
//!
//! What no Betza text can say stands in braces, and no other program reads it:
//!
//! | text | meaning |
//! |---|---|
//! | `{homing:chebyshev}` | a king's step that brings it nearer to the enemy royal |
//! | `{homing:sign}` | the one king's step straight at the enemy royal |
//! | `{ride:(1,2)-(0,1)*1..}` | this one ride: a step (1,2), then any number of (0,1); `*3` is three steps, `*2..5` two to five; `-` and `?` as in brackets |
//! | `{rides:(1,2)-(0,1)*1..}` | the same in all eight orientations |
//!
//! # Canonical spelling
//!
//! `Display` writes one atom for what one atom says, a chain where one chain says it, else a
//! bracket, else a marked form: `[F?fsR]` comes out as `FyafsF`. Slides come before leaps and
//! short leaps before long ones, W before F, D before N before A; of directions single letters
//! before pairs. What it writes is read back as an equal movement, and no movement needs more
//! than 512 bytes; one that would is refused.
//!
//! # Refused, and why
//!
//! | text | reason |
//! |---|---|
//! | `L`, `J` | the camel in some sources, the zebra in others: write `C` or `Z` |
//! | `e p g d t u x o q z i O @ X Y` | known, but no game here needs them |
//! | `nC`, `nR` | no agreed half-way square, or nothing to be lame about |
//! | `W03` | elsewhere it means "exactly three": write `afafW` |
//! | `BB`, `QQ` | doubling means no limit, which these have already |
//! | `lfK`, `fhK` | read in several ways: write `flK`, `llfK` or `fWfF` |
//! | `fmsW` | split directions; write them together |
//! | `(0,0)`, `W99`, more than 8 legs, 512 bytes or 1024 rides | limits |
//!
//! # Where other programs differ
//!
//! Some engines accept nearly anything and play a part of it: they skip unknown letters, read
//! one digit of `W12`, know no `C0`, and take the legs of a chain for nothing. `fK` is one move
//! here and in XBoard, and three in another engine; `fWfF` is three everywhere. [`hints`]
//! lists such places for a given text.

mod advice;
mod atom;
mod braces;
mod directions;
mod error;
mod expand;
mod hints;
mod legs;
mod parser;
mod print;

pub use error::{BetzaError, BetzaErrorKind, RangeFault};
pub use hints::{Hint, hints};

use core::str::FromStr;

use super::ride::Movement;

impl Movement {
    /// Reads XBetza text; the [language](crate::movement::betza) has a page of its own.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// let giraffe = Movement::betza("afsafyafF")?;
    /// assert_eq!(giraffe, Movement::betza("[F-fsW-fW-fR]")?);
    /// assert_eq!(giraffe.rides().len(), 8);
    /// # Ok::<(), shatranj::movement::BetzaError>(())
    /// ```
    ///
    /// # Errors
    /// If the text is refused: the error says where and why, and what to write instead.
    pub fn betza(text: &str) -> Result<Movement, BetzaError> {
        parser::parse(text)
    }
}

impl FromStr for Movement {
    type Err = BetzaError;

    fn from_str(text: &str) -> Result<Movement, BetzaError> {
        Movement::betza(text)
    }
}
