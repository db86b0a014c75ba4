//! A whole game as text: [`Variant::from_text`] and [`Variant::to_text`].
//!
//! The text is made of sections, `[name]` alone on a line, and under each of lines
//! `key = value`. A line that begins with `#` is a comment; empty lines count for nothing, and
//! neither does white space around keys and values. Sections and keys come in any order, each
//! once; one that there is not is an error that says what may have been meant.
//!
//! | section | key | value |
//! |---|---|---|
//! | `[game]` | `id` | the short name |
//! | | `name`, `about` | the full name, and what the game is in a sentence or two |
//! | | `source` | where a rule comes from; this key alone may come several times |
//! | `[board]` | `size` | files x ranks of the grid: `11x10` |
//! | | `voids` | the squares of the grid that do not exist |
//! | | `cells` | squares outside the grid: `l2`, or with its place counted from a1 = (0,0), `z9(-1,8)` |
//! | | `shape` | `flat`, or `cylinder`: the left and the right edge are joined |
//! | `[links]` | a square and a step, `h4 (1,0)` | the square where that step leads, whatever the place says, or `nowhere` |
//! | `[pieces]` | a symbol | `Name \| movement \| note \| note ...` |
//! | `[rules]` | `promotion` | the ranks where White and Black promote; the last ones of the grid if left out |
//! | | `stalemate` | what becomes of the side without a move: it `loses` (if left out), `draws` or `wins` |
//! | | `bare_king` | a side left with one unit `plays` on (if left out) or `loses` |
//! | | `exchange` | when a royal may change places: `check-or-stalemate`, `check` or `never` |
//! | `[citadels]` | `white`, `black` | the squares that belong to each side |
//! | | `entry` | who gets in: `any-piece` (if left out), `royals`, or `sanctuary`: only royals, and safe inside |
//! | | `own` | the symbol of the only royal that may enter a citadel of its own |
//! | `[journeys]` | `first`, `second`, `third`, `crowned` | the symbols of the pawn of three journeys and of what it becomes |
//! | | `homes` | the home squares of White and Black |
//! | | `arrival` | when its home is occupied it will `wait` (if left out) or `displace` |
//! | | `heir` | `K' becomes S`: what changes when the pawn is crowned |
//! | `[limits]` | symbols | how many units of these kinds together a side may have |
//! | `[option id]` | `about` | what the option decides |
//! | | `value NAME` | what the value means `\|` where that comes from; the first is the default |
//! | | `in_force` | the value that this text follows |
//! | `[start]` | a rank | its row, drawn: symbols, `.` or a number for empty squares, `*` for voids; a rank left out is empty |
//! | | `fen` | instead of drawn ranks: the first field of a FEN |
//!
//! `[game]`, `[board]`, `[pieces]` and `[start]` are needed. A list of squares is names with
//! spaces between; `b1-k3` is the rectangle of the grid between two corners, or as much of it
//! as there is.
//!
//! The notes on a piece are `royal` or `royal 2` (its rank), `promotes to G`, `promotes to G,
//! at most 1` (it vanishes if its side has as many already) and `only on a1-c3 e5` (it can
//! neither stand on nor pass other squares). Movements are [Betza](crate::movement::betza)
//! texts. Where a text should hold a `|`, begin with a `"` or a space, or have several lines, write
//! it in double quotes, with `\"` `\\` `\n` `\t` `\u{1F600}` inside.
//!
//! An option only *records* which reading of a rule the text follows, so that it can be shown;
//! another reading is another text.
//!
//! ```
//! use shatranj::{Variant, perft::perft};
//! let game = Variant::from_text(
//!     "
//!     ## A small board with a hole, and a piece that bends.
//!     [game]
//!     id = hole
//!
//!     [board]
//!     size  = 5x6
//!     voids = c3-c4
//!
//!     [pieces]
//!     K = King    | K | royal
//!     G = Griffon | [F?fsR]
//!     P = Pawn    | fmWfcF | promotes to G
//!
//!     [start]
//!     6 = g . k . .
//!     5 = . p p p .
//!     2 = . P P P .
//!     1 = . . K . G
//!     ",
//! )?;
//! assert_eq!(perft(&game.start(), 2), 16);
//! assert_eq!(Variant::from_text(&game.to_text())?, game);
//! # Ok::<(), shatranj::variant::TextError>(())
//! ```
//!
//! Larger games in this form, with comments, are in `examples/variants`: the four built-in
//! ones, and Shatranj, Courier and Makruk.

mod board;
mod document;
mod error;
mod locate;
mod pieces;
mod quote;
mod read;
mod slice;
mod squares;
mod start;
mod suggest;
mod words;
mod write;

pub use error::{RowFault, TextError, TextErrorKind};

use alloc::string::String;

use super::Variant;

impl Variant {
    /// The game that a text describes; its form is told in
    /// [`variant::text`](crate::variant::text).
    ///
    /// # Errors
    /// The first mistake, with its line and column: a line that can't be read, or parts that
    /// contradict each other.
    ///
    /// ```
    /// use shatranj::Variant;
    /// let text = "
    /// [game]
    /// id = mistaken
    /// [board]
    /// size = 4x4
    /// [pieces]
    /// K = King | K | royal
    /// J = Jumper | (1,9)
    /// [start]
    /// 4 = k 3
    /// 1 = K 3
    /// ";
    /// let error = Variant::from_text(text).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "line 8, column 14: `J` ((1,9)) can't move from any square of this board\n  \
    ///        J = Jumper | (1,9)\n               \
    ///                     ^^^^^"
    /// );
    /// ```
    pub fn from_text(text: &str) -> Result<Variant, TextError> {
        let built = read::read(text).and_then(|reading| {
            let built = reading.builder.clone().build();
            built.map_err(|error| locate::locate(&reading, error))
        });
        built.map_err(|fault| fault.in_text(text))
    }

    /// The game as a text that [`from_text`](Variant::from_text) reads back to an equal one.
    ///
    /// ```
    /// use shatranj::{Variant, variants};
    /// let text = variants::kamil().to_text();
    /// assert!(text.contains("\nP = Pawn        | fmWfcF | promotes to G, at most 1\n"));
    /// assert_eq!(Variant::from_text(&text)?, variants::kamil());
    /// # Ok::<(), shatranj::variant::TextError>(())
    /// ```
    #[must_use]
    pub fn to_text(&self) -> String {
        write::write(self)
    }
}
