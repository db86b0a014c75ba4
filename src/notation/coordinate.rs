//! Moves as two squares, `a9a10`: the form in which programs send them and people may type
//! them. From and to together name at most one legal move, so nothing else is needed.

use alloc::string::{String, ToString};
use core::fmt;

use super::move_error::MoveParseError;
use super::square::find;
use crate::clip::clip;
use crate::position::EffectKind;
use crate::{Move, PieceKind, Position, Square, Topology, Variant};

/// Text that means something in a position: `"f3f4".parse_in(&position)?`.
///
/// ```
/// use shatranj::{ParseIn, variants};
/// let mut position = variants::tamerlane().start();
/// position.play("f3f4".parse_in(&position)?)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait ParseIn {
    /// The legal move that the text names in the position.
    ///
    /// # Errors
    /// As [`Position::parse_move`].
    fn parse_in(&self, position: &Position) -> Result<Move, MoveParseError>;
}

impl ParseIn for str {
    fn parse_in(&self, position: &Position) -> Result<Move, MoveParseError> {
        position.parse_move(self)
    }
}

/// A move of a variant, to be printed: `a9a10`. Made by [`Variant::move_text`].
///
/// ```
/// use shatranj::{Move, variants};
/// let game = variants::tamerlane();
/// let square = |name| game.topology().square(name).unwrap();
/// let text = game.move_text(Move::new(square("a9"), square("a10")));
/// assert_eq!(text.to_string(), "a9a10");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MoveText<'a> {
    board: &'a Topology,
    shown: Move,
}

impl fmt::Display for MoveText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |square| self.board.name(square);
        write!(f, "{}{}", name(self.shown.from), name(self.shown.to))
    }
}

impl Variant {
    /// A move as text, the names of its two squares, without an allocation.
    ///
    /// ```
    /// use shatranj::variants;
    /// let game = variants::kamil();
    /// let mut texts: Vec<String> = Vec::new();
    /// for m in game.start().legal_moves() {
    ///     texts.push(game.move_text(m).to_string());
    /// }
    /// assert!(texts.contains(&"e2e3".to_string()));
    /// ```
    #[must_use]
    pub fn move_text(&self, m: Move) -> MoveText<'_> {
        MoveText {
            board: self.topology(),
            shown: m,
        }
    }
}

impl Position {
    /// A move as text: the names of its two squares. An exchange is the royal's square and
    /// its partner's; a pawn that promotes, vanishes or goes home is written as it steps.
    ///
    /// ```
    /// use shatranj::variants;
    /// let position = variants::tamerlane().start();
    /// let m = position.parse_move("f3f4")?;
    /// assert_eq!(position.move_text(m), "f3f4");
    /// # Ok::<(), shatranj::MoveParseError>(())
    /// ```
    #[must_use]
    pub fn move_text(&self, m: Move) -> String {
        self.variant().move_text(m).to_string()
    }

    /// The legal move that a text names: the square it begins on and the one it ends on,
    /// perhaps with a dash between them. What comes of a pawn may follow: the unit that it
    /// becomes, in either case, with or without `=`; `=-` where it vanishes.
    /// [`parse_san`](Position::parse_san) reads all this too, and what people write.
    ///
    /// # Errors
    /// What can't be read, and where; or why the move is not legal.
    ///
    /// ```
    /// use shatranj::variants;
    /// let game = variants::tamerlane();
    /// let position = game.position("10k*/G'11/11*/11*/11*/11*/11*/11*/11K/11* w - - 0 1")?;
    /// let up = position.parse_move("a9a10")?;
    /// assert_eq!(position.parse_move("a9-a10")?, up);
    /// assert_eq!(position.parse_move("a9a10=G")?, up);
    /// assert_eq!(position.parse_move("a9a10g")?, up);
    /// let error = position.parse_move("a9a10=R").unwrap_err();
    /// assert_eq!(error.to_string(), "byte 5: the pawn becomes `G`, not `R`");
    /// let error = position.parse_move("a9a10=-").unwrap_err();
    /// assert_eq!(error.to_string(), "byte 5: the pawn becomes `G`, not `-`");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveParseError> {
        let board = self.variant().topology();
        if text.is_empty() {
            return Err(MoveParseError::Empty);
        }
        let (from, mut end) = read_square(board, text, 0)?;
        end += usize::from(text[end..].starts_with('-'));
        if end == text.len() {
            return Err(MoveParseError::MissingTarget { offset: end });
        }
        let (to, end) = read_square(board, text, end)?;
        let suffix = read_suffix(self.variant(), text, end)?;
        let m = Move::new(from, to);
        if let Some(illegal) = self.why_illegal(from, to) {
            return Err(illegal.into());
        }
        if let Some(named) = suffix {
            self.check_suffix(m, named, end)?;
        }
        Ok(m)
    }

    /// Sees that what is named after a legal move is what comes of a pawn by it.
    fn check_suffix(&self, m: Move, named: Suffix, offset: usize) -> Result<(), MoveParseError> {
        let symbol = |kind| self.variant().piece(kind).symbol.clone();
        let effect = self.effect(m).map(|effect| effect.kind);
        let becomes = effect.as_ref().and_then(|effect| self.becomes(effect));
        let found = match named {
            Suffix::Unit(kind) if becomes == Some(kind) => return Ok(()),
            Suffix::Nothing if effect == Some(EffectKind::Vanishing) => return Ok(()),
            Suffix::Unit(kind) => symbol(kind),
            Suffix::Nothing => "-".into(),
        };
        Err(match becomes.map(symbol) {
            Some(becomes) => MoveParseError::WrongPromotion {
                found,
                becomes,
                offset,
            },
            None => MoveParseError::NoPromotion { found, offset },
        })
    }
}

/// What comes of a pawn, as it is named after the two squares.
#[derive(Clone, Copy)]
enum Suffix {
    Unit(PieceKind),
    Nothing,
}

/// The square whose name begins at byte `offset`, and where the name ends. A name is a letter
/// and all digits that follow it, so that `a10` is never read as `a1`.
fn read_square(
    board: &Topology,
    text: &str,
    offset: usize,
) -> Result<(Square, usize), MoveParseError> {
    let rest = &text[offset..];
    let letter = rest.bytes().next().filter(u8::is_ascii_lowercase);
    let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
    if letter.is_none() || digits == 0 {
        return Err(MoveParseError::NotASquare {
            found: clip(rest),
            offset,
        });
    }
    let name = &rest[..=digits];
    let square = find(board, name, offset)?;
    Ok((square, offset + name.len()))
}

/// What is named after the two squares, if anything comes there.
fn read_suffix(
    variant: &Variant,
    text: &str,
    offset: usize,
) -> Result<Option<Suffix>, MoveParseError> {
    let rest = &text[offset..];
    match rest {
        "" => return Ok(None),
        "=-" => return Ok(Some(Suffix::Nothing)),
        _ => {}
    }
    let symbol = rest.strip_prefix('=').unwrap_or(rest);
    match variant.kind(&symbol.to_ascii_uppercase()) {
        Some(kind) => Ok(Some(Suffix::Unit(kind))),
        None => Err(MoveParseError::Trailing {
            found: clip(rest),
            offset,
        }),
    }
}
