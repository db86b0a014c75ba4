//! FEN: a position as six fields of text, `board side rights ep halfmove fullmove`.
//!
//! Reading goes in two steps, as everywhere: text to [`Setup`], which may show anything, and
//! set-up to [`Position`], which is sound.

use alloc::string::String;
use core::fmt;

use super::fen_error::{FenError, FenField};
use crate::clip::clip;
use crate::variant::placement;
use crate::{Color, Position, Setup, Variant};

/// The letters of the exchange rights, of White and of Black.
const RIGHTS: [char; 2] = ['X', 'x'];

impl Variant {
    /// The position of a FEN.
    ///
    /// The fields from the third on may be missing, from the right: then there are no rights,
    /// and the counters are 0 and 1. A run of empty squares may cover voids.
    ///
    /// # Errors
    /// The first fault of a text that is no FEN; all faults at once of one that is, and shows
    /// no position of the game.
    ///
    /// ```
    /// use shatranj::variants;
    /// let game = variants::citadel();
    /// let position = game.position("12/12/12/5k6/12/12/12/12/12/12/3K8/12 b")?;
    /// assert_eq!(
    ///     position.fen(),
    ///     "1**********1/*10*/*10*/*4k5*/*10*/*10*/*10*/*10*/*10*/*10*/*2K7*/1**********1 b - - 0 1"
    /// );
    /// # Ok::<(), shatranj::FenError>(())
    /// ```
    pub fn position(&self, fen: &str) -> Result<Position, FenError> {
        Ok(Position::new(self, &self.setup(fen)?)?)
    }

    /// The arrangement that a FEN shows, be it a position of the game or not.
    ///
    /// # Errors
    /// The first fault of a text that is no FEN.
    ///
    /// ```
    /// use shatranj::{Color, Position, variants};
    /// let game = variants::kamil();
    /// let setup = game.setup("10/10/10/10/10/10/10/10/10/10 b - - 7 30")?;
    /// assert_eq!(setup.side_to_move(), Color::Black);
    /// assert_eq!((setup.halfmove(), setup.fullmove()), (7, 30));
    /// assert!(Position::new(game, &setup).is_err());
    /// # Ok::<(), shatranj::FenError>(())
    /// ```
    pub fn setup(&self, fen: &str) -> Result<Setup, FenError> {
        refuse_white_space(fen)?;
        let mut fields = fields(fen);
        let board = fields.next().ok_or(FenError::Empty)?;
        let mut setup = Setup::empty();
        let placed = placement::parse(board.text, self.topology(), &self.definition().pieces);
        for (square, piece) in placed.map_err(|error| FenError::board(error, board.offset))? {
            setup.set(square, Some(piece));
        }
        let offset = fen.trim_end_matches(' ').len();
        let side = fields.next().ok_or(FenError::MissingSide { offset })?;
        setup.set_side_to_move(side.color()?);
        if let Some(field) = fields.next() {
            let rights = field.rights(self)?;
            for color in Color::ALL {
                setup.set_right(color, rights[color.index()]);
            }
        }
        if let Some(field) = fields.next() {
            field.en_passant()?;
        }
        if let Some(field) = fields.next() {
            setup.set_halfmove(field.counter(FenField::Halfmove)?);
        }
        if let Some(field) = fields.next() {
            setup.set_fullmove(field.fullmove()?);
        }
        match fields.next() {
            None => Ok(setup),
            Some(rest) => Err(FenError::Trailing {
                found: clip(rest.text),
                offset: rest.offset,
            }),
        }
    }

    /// The FEN of an arrangement on the board of this game, sound or not. What stands on no
    /// square of the board is not written, and a piece of a kind that the game does not have
    /// is written `?`.
    ///
    /// ```
    /// use shatranj::variants;
    /// let game = variants::kamil();
    /// let mut setup = game.start().setup();
    /// setup.set(game.topology().square("a1").unwrap(), None);
    /// assert_eq!(game.fen(&setup), "rnedkgdenr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/1NEDKGDENR w - - 0 1");
    /// ```
    #[must_use]
    pub fn fen(&self, setup: &Setup) -> String {
        let symbol_on = |square| setup.get(square).map(|piece| self.symbol(piece));
        let board = placement::print(self.topology(), symbol_on);
        let side = match setup.side_to_move() {
            Color::White => 'w',
            Color::Black => 'b',
        };
        let mut rights: String = Color::ALL
            .into_iter()
            .filter(|&color| setup.right(color))
            .map(|color| RIGHTS[color.index()])
            .collect();
        if rights.is_empty() {
            rights.push('-');
        }
        let (halfmove, fullmove) = (setup.halfmove(), setup.fullmove());
        format!("{board} {side} {rights} - {halfmove} {fullmove}")
    }
}

impl Position {
    /// The position as a FEN of six fields, always in one form: every void is `*`, runs of
    /// empty squares are as long as possible.
    ///
    /// ```
    /// use shatranj::variants;
    /// let game = variants::tamerlane();
    /// let mut position = game.start();
    /// position.play_text("f3f4")?;
    /// let fen = "e1c1d1d1c1e*/rntzwkgztnr1/r'n't'z'w'k'g'e'c'd'p*/11*/11*/11*/5K'5*/\
    ///            PD'C'E'G'1W'Z'T'N'R'*/RNTZGKWZTNR1/E1C1D1D1C1E* b Xx - 0 1";
    /// assert_eq!(position.fen(), fen);
    /// assert_eq!(game.position(fen)?, position);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn fen(&self) -> String {
        self.variant().fen(&self.setup())
    }
}

/// A field and where it begins in the FEN.
#[derive(Clone, Copy)]
struct Field<'a> {
    text: &'a str,
    offset: usize,
}

fn fields(fen: &str) -> impl Iterator<Item = Field<'_>> {
    let mut next = 0;
    fen.split(' ').filter_map(move |text| {
        let offset = next;
        next += text.len() + 1;
        (!text.is_empty()).then_some(Field { text, offset })
    })
}

/// Tabs and line ends, which look like separators and are none. (White space beyond ASCII is
/// refused with the field that holds it.)
fn refuse_white_space(fen: &str) -> Result<(), FenError> {
    let odd = |&(_, c): &(usize, char)| matches!(c, '\t'..='\r');
    match fen.char_indices().find(odd) {
        None => Ok(()),
        Some((offset, found)) => Err(FenError::WhiteSpace { found, offset }),
    }
}

impl Field<'_> {
    fn color(self) -> Result<Color, FenError> {
        match self.text {
            "w" => Ok(Color::White),
            "b" => Ok(Color::Black),
            found => Err(FenError::UnknownSide {
                found: clip(found),
                offset: self.offset,
            }),
        }
    }

    fn rights(self, variant: &Variant) -> Result<[bool; 2], FenError> {
        let mut rights = [false; 2];
        if self.text == "-" {
            return Ok(rights);
        }
        for (i, found) in self.text.char_indices() {
            let offset = self.offset + i;
            let Some(side) = RIGHTS.iter().position(|&right| right == found) else {
                let advice = match variant.rules().exchange {
                    Some(_) => "`Xx`, `X`, `x`, or `-` alone",
                    None => "`-` alone",
                };
                return Err(FenError::UnknownRight {
                    found,
                    offset,
                    advice,
                });
            };
            if core::mem::replace(&mut rights[side], true) {
                let right = found;
                return Err(FenError::RepeatedRight { right, offset });
            }
        }
        Ok(rights)
    }

    fn en_passant(self) -> Result<(), FenError> {
        if self.text == "-" {
            return Ok(());
        }
        Err(FenError::EnPassant {
            found: clip(self.text),
            offset: self.offset,
        })
    }

    /// A number of digits only; leading zeros are allowed.
    fn counter(self, field: FenField) -> Result<u32, FenError> {
        let found = || clip(self.text);
        if let Some(i) = self.text.find(|c: char| !c.is_ascii_digit()) {
            return Err(FenError::NoNumber {
                field,
                found: found(),
                offset: self.offset + i,
            });
        }
        self.text.parse().map_err(|_| FenError::TooLarge {
            field,
            found: found(),
            offset: self.offset,
        })
    }

    fn fullmove(self) -> Result<u32, FenError> {
        match self.counter(FenField::Fullmove)? {
            0 => Err(FenError::ZeroFullmove {
                offset: self.offset,
            }),
            number => Ok(number),
        }
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position")
            .field("variant", &self.variant())
            .field("fen", &self.fen())
            .finish()
    }
}
