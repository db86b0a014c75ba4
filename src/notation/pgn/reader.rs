//! Reads games one after the other from a stream, in memory that does not grow with it.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;
use std::io::BufRead;

use super::draft::Draft;
use super::error::{self, PgnError, PgnErrorKind, PgnLimit};
use super::header::{self, RawTag, Variants};
use super::lexer::{Fault, Lexer, Token};
use super::record::PgnGame;
use super::spot::Spot;
use crate::Variant;
use crate::clip::clip;
use crate::notation::GameResult;

/// How much of a file a reader takes before it refuses to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PgnLimits {
    /// The bytes of a move, a number or a tag's name.
    pub word: u64,
    /// The bytes of a tag's value.
    pub tag: u64,
    /// The tags of a game.
    pub tags: u64,
    /// The bytes of a comment that is kept.
    pub comment: u64,
    /// How deep variations that are kept may lie in each other.
    pub depth: u64,
    /// The moves of a game, with the variations that are kept.
    pub moves: u64,
    /// The bytes of a game.
    pub game: u64,
}

impl Default for PgnLimits {
    /// More than any honest file needs, and less than would do harm: words of 255 bytes, tags
    /// and comments of 64 KiB and 1 MiB, 256 tags, variations 256 deep, 100,000 moves and
    /// 16 MiB a game.
    fn default() -> PgnLimits {
        PgnLimits {
            word: 255,
            tag: 1 << 16,
            tags: 256,
            comment: 1 << 20,
            depth: 256,
            moves: 100_000,
            game: 1 << 24,
        }
    }
}

/// An iterator over the games of a PGN stream.
///
/// A game with a fault is given as an error, and reading goes on with the next game, except
/// after a failure of the stream or a broken limit, which end it. Only one game is in memory
/// at a time.
///
/// ```
/// use shatranj::{EndReason, notation::PgnReader};
/// let file = "\
/// [Event \"One\"]
/// [Variant \"kamil\"]
///
/// 1. e3 {solid} (1. d3) e8 1/2-1/2
///
/// [Event \"Two\"]
/// [Variant \"tamerlane\"]
///
/// 1. f4 g7 2. Rk5 *
///
/// [Event \"Three\"]
/// [Variant \"citadel\"]
///
/// 1. e4 e9 *
/// ";
/// let games: Vec<_> = PgnReader::new(file.as_bytes()).collect();
/// assert_eq!(games[0].as_ref().unwrap().tree().len(), 3);
/// assert_eq!(games[1].as_ref().unwrap_err().ply(), Some(3), "no Rukh can go to k5");
/// assert_eq!(games[2].as_ref().unwrap().tag("Event"), Some("Three"));
/// ```
pub struct PgnReader<R> {
    lexer: Lexer<R>,
    limits: PgnLimits,
    variants: Variants,
    keep_variations: bool,
    games: u64,
    /// Where the last game begins, or the end of the stream.
    begun: Spot,
    place: Place,
    /// How many variations are open.
    depth: u64,
    /// The comments before the game, if it has no tags.
    before: Vec<String>,
    /// The first tag of the next game, which has been read already.
    ahead: Option<RawTag>,
}

/// Where in a file a reader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Between,
    Tags,
    Moves,
    /// Nothing more is read.
    End,
}

impl<R> fmt::Debug for PgnReader<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PgnReader")
            .field("games", &self.games)
            .field("place", &self.place)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

impl<R: BufRead> PgnReader<R> {
    /// A reader of a stream.
    pub fn new(input: R) -> PgnReader<R> {
        PgnReader {
            lexer: Lexer::new(input),
            limits: PgnLimits::default(),
            variants: Variants::default(),
            keep_variations: true,
            games: 0,
            begun: Spot::START,
            place: Place::Between,
            depth: 0,
            before: Vec::new(),
            ahead: None,
        }
    }

    /// Takes games that name no variant for games of this one.
    #[must_use]
    pub fn assume(mut self, variant: &Variant) -> PgnReader<R> {
        self.variants.assumed = Some(variant.clone());
        self
    }

    /// Knows a variant of one's own by its id, besides the built-in ones.
    #[must_use]
    pub fn with_variant(mut self, variant: &Variant) -> PgnReader<R> {
        self.variants.known.push(variant.clone());
        self
    }

    /// Leaves variations out. Nothing in them is checked but that they are closed.
    #[must_use]
    pub fn skip_variations(mut self) -> PgnReader<R> {
        self.keep_variations = false;
        self
    }

    /// Leaves comments out.
    #[must_use]
    pub fn skip_comments(mut self) -> PgnReader<R> {
        self.lexer.skip_comments();
        self
    }

    /// Takes no notice of `VariantMen`, which otherwise must agree with the variant.
    #[must_use]
    pub fn ignore_men(mut self) -> PgnReader<R> {
        self.variants.ignore_men = true;
        self
    }

    /// Reads with other limits.
    #[must_use]
    pub fn with_limits(mut self, limits: PgnLimits) -> PgnReader<R> {
        self.limits = limits;
        self.lexer.set_limits(limits);
        self
    }

    /// The bytes read so far.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.lexer.spot().offset
    }

    /// Where the game that was read last begins, or the end of the stream.
    pub(super) fn begun(&self) -> Spot {
        self.begun
    }
}

impl<R: BufRead> Iterator for PgnReader<R> {
    type Item = Result<PgnGame, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.place {
            Place::Between => {}
            Place::End => return None,
            Place::Tags | Place::Moves => {
                if let Err(fault) = self.leave_game() {
                    self.place = Place::End;
                    return Some(Err(self.error(None, fault.spot, "", fault.kind)));
                }
            }
        }
        self.lexer.begin_game();
        let start = self.between_games();
        if matches!(start, Ok(None)) {
            return None;
        }
        self.games += 1;
        self.depth = 0;
        self.place = Place::Tags;
        let game = match start {
            Ok(_) => self.game(),
            Err(fault) => Err(self.error(None, fault.spot, "", fault.kind)),
        };
        if game.as_ref().is_err_and(|error| error.kind().is_final()) {
            self.place = Place::End;
        }
        Some(game)
    }
}

impl<R: BufRead> PgnReader<R> {
    fn error(&self, ply: Option<u32>, spot: Spot, text: &str, kind: PgnErrorKind) -> PgnError {
        let place = error::Place {
            game: self.games,
            ply,
            spot,
            text: clip(text),
            kind,
        };
        place.into()
    }

    /// The first byte of the next game; none at the end. A comment before the tags of a game, or
    /// after the last one, belongs to none; before moves without tags it belongs to them.
    fn between_games(&mut self) -> Result<Option<u8>, Fault> {
        self.before.clear();
        if let Some(tag) = &self.ahead {
            self.begun = tag.spot;
            return Ok(Some(b'['));
        }
        loop {
            let start = self.lexer.start();
            if self.before.is_empty() {
                self.begun = self.lexer.spot();
            }
            match start? {
                Some(b'{' | b';') => {
                    self.lexer.next()?;
                    self.before.push(core::mem::take(&mut self.lexer.text));
                }
                start => {
                    if matches!(start, None | Some(b'[')) {
                        self.before.clear();
                        self.begun = self.lexer.spot();
                    }
                    return Ok(start);
                }
            }
        }
    }

    /// Reads one game, which has begun.
    fn game(&mut self) -> Result<PgnGame, PgnError> {
        let tags = self.tags()?;
        self.place = Place::Moves;
        let header = header::read(&tags, &mut self.variants).map_err(|(tag, kind)| {
            let (spot, text) = tag.map_or((self.begun, ""), |tag| (tag.spot, &tag.value));
            self.error(None, spot, text, kind)
        })?;
        let mut draft = Draft::new(header, self.limits);
        for comment in self.before.drain(..) {
            draft.comment(&comment);
        }
        let (result, spot) = self.moves(&mut draft)?;
        let ply = draft.ply();
        draft
            .finish(result)
            .map_err(|kind| self.error(Some(ply), spot, &result.to_string(), kind))
    }

    /// Reads the moves of a game up to its result, and gives that with its place.
    fn moves(&mut self, draft: &mut Draft) -> Result<(GameResult, Spot), PgnError> {
        loop {
            let Some((token, spot)) = self.token(draft)? else {
                let kind = match self.depth {
                    0 => PgnErrorKind::NoResult,
                    _ => PgnErrorKind::UnclosedVariation,
                };
                return Err(self.error(Some(draft.ply()), self.lexer.spot(), "", kind));
            };
            let result = match token {
                Token::Word => GameResult::from_token(&self.lexer.text),
                _ => None,
            };
            let added = match result {
                Some(_) if self.depth > 0 => Err(PgnErrorKind::UnclosedVariation),
                Some(result) => {
                    self.place = Place::Between;
                    return Ok((result, spot));
                }
                None => self.add(draft, token),
            };
            added.map_err(|kind| self.error(Some(draft.ply()), spot, &self.lexer.text, kind))?;
        }
    }

    fn tags(&mut self) -> Result<Vec<RawTag>, PgnError> {
        let mut tags: Vec<RawTag> = self.ahead.take().into_iter().collect();
        loop {
            let token = match self.lexer.start() {
                Ok(Some(b'[')) => self.lexer.next(),
                Ok(_) => return Ok(tags),
                Err(fault) => Err(fault),
            };
            let token = token.map_err(|fault| self.error(None, fault.spot, "", fault.kind))?;
            let Some((_, spot)) = token else {
                return Ok(tags);
            };
            let (name, value) = (self.lexer.name.clone(), self.lexer.text.clone());
            let allowed = self.limits.tags;
            if tags.iter().any(|tag| tag.name == name) {
                // After an empty line it is one of the next game, and this one has no moves.
                if tags
                    .last()
                    .is_some_and(|last| spot.line > last.spot.line + 1)
                {
                    self.ahead = Some(RawTag { name, value, spot });
                    self.place = Place::Between;
                    return Err(self.error(None, spot, "", PgnErrorKind::NoResult));
                }
                return Err(self.error(None, spot, &name, PgnErrorKind::RepeatedTag));
            }
            if tags.len() as u64 >= allowed {
                let what = PgnLimit::Tags;
                return Err(self.error(None, spot, &name, PgnErrorKind::Limit { what, allowed }));
            }
            tags.push(RawTag { name, value, spot });
        }
    }

    /// The next token of the moves; none at the end of the stream or where another game
    /// begins.
    fn token(&mut self, draft: &Draft) -> Result<Option<(Token, Spot)>, PgnError> {
        let token = match self.lexer.start() {
            Ok(None | Some(b'[')) => Ok(None),
            Ok(Some(_)) => self.lexer.next(),
            Err(fault) => Err(fault),
        };
        token.map_err(|fault| self.error(Some(draft.ply()), fault.spot, "", fault.kind))
    }

    /// Adds a token that is no result to the game.
    fn add(&mut self, draft: &mut Draft, token: Token) -> Result<(), PgnErrorKind> {
        let kept = self.depth == 0 || self.keep_variations;
        match token {
            Token::Open => {
                if self.keep_variations {
                    draft.open()?;
                } else if self.depth == 0 {
                    draft.check_move()?;
                }
                self.depth += 1;
            }
            Token::Close => {
                self.depth = self.depth.checked_sub(1).ok_or(PgnErrorKind::NotOpen)?;
                if self.keep_variations {
                    draft.close();
                }
            }
            _ if !kept => {}
            Token::Word => draft.word(&self.lexer.text)?,
            Token::Nag(nag) => draft.annotate(nag)?,
            Token::Comment => draft.comment(&self.lexer.text),
            Token::Tag => {}
        }
        Ok(())
    }

    /// Reads on to the end of a game that has a fault; more faults of the game do not count,
    /// unless they are the end of reading.
    fn leave_game(&mut self) -> Result<(), Fault> {
        loop {
            let token = match self.lexer.start() {
                Ok(Some(b'[')) if self.place == Place::Moves => break,
                Ok(_) => self.lexer.next(),
                Err(fault) => Err(fault),
            };
            match token {
                Ok(None) => break,
                Ok(Some((Token::Tag, _))) => {}
                Ok(Some((token, _))) => {
                    self.place = Place::Moves;
                    match token {
                        Token::Open => self.depth += 1,
                        Token::Close => self.depth = self.depth.saturating_sub(1),
                        Token::Word if self.depth == 0 && self.is_result() => break,
                        _ => {}
                    }
                }
                Err(fault) if fault.kind.is_final() => return Err(fault),
                Err(_) => {}
            }
        }
        self.place = Place::Between;
        Ok(())
    }

    fn is_result(&self) -> bool {
        GameResult::from_token(&self.lexer.text).is_some()
    }
}
