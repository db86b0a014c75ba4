//! Cuts a stream into the tokens of PGN, a byte at a time and never more of it in memory than
//! one token.
//!
//! A stream is UTF-8, perhaps with a byte order mark; a text that is none is read as Latin-1,
//! the alphabet of old files. Lines that begin with `%` are skipped.

use alloc::{string::String, vec::Vec};
use std::io::{BufRead, ErrorKind};

use super::error::{PgnErrorKind, PgnLimit};
use super::reader::PgnLimits;
use super::spot::{Cursor, Spot};

/// A piece of a PGN file. Texts are to be had from the lexer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `[Name "value"]`.
    Tag,
    /// A move, a number of a move, a result.
    Word,
    /// `{...}` or `;...`.
    Comment,
    /// `$1`.
    Nag(u8),
    /// `(`.
    Open,
    /// `)`.
    Close,
}

/// A fault and where it begins.
#[derive(Debug)]
pub(super) struct Fault {
    pub spot: Spot,
    pub kind: PgnErrorKind,
}

pub(super) struct Lexer<R> {
    input: R,
    /// What has been read so far.
    cursor: Cursor,
    /// Whether the next byte is the first of its line.
    line_start: bool,
    limits: PgnLimits,
    /// Up to where the game may go.
    game_end: u64,
    keep_comments: bool,
    bytes: Vec<u8>,
    /// The name of a tag.
    pub name: String,
    /// The value of a tag, a word, a comment.
    pub text: String,
}

impl<R: BufRead> Lexer<R> {
    pub fn new(input: R) -> Lexer<R> {
        Lexer {
            input,
            cursor: Cursor::START,
            line_start: true,
            limits: PgnLimits::default(),
            game_end: u64::MAX,
            keep_comments: true,
            bytes: Vec::new(),
            name: String::new(),
            text: String::new(),
        }
    }

    pub fn set_limits(&mut self, limits: PgnLimits) {
        self.limits = limits;
    }

    pub fn skip_comments(&mut self) {
        self.keep_comments = false;
    }

    /// Where the bytes read so far end.
    pub fn spot(&self) -> Spot {
        self.cursor.spot
    }

    /// Begins to count the bytes of a game.
    pub fn begin_game(&mut self) {
        self.game_end = self.cursor.spot.offset.saturating_add(self.limits.game);
    }

    /// The next byte that begins a token, without reading it; `None` at the end.
    pub fn start(&mut self) -> Result<Option<u8>, Fault> {
        if self.cursor.spot.offset == 0 {
            self.skip_byte_order_mark()?;
        }
        while let Some(byte) = self.peek()? {
            match byte {
                b'%' if self.line_start => self.skip_line()?,
                b' ' | b'\t' | b'\r' | b'\n' | b'\x0B' | b'\x0C' | b'.' => self.bump()?,
                _ => return Ok(Some(byte)),
            }
        }
        Ok(None)
    }

    /// The next token and where it begins; `None` at the end of the stream.
    pub fn next(&mut self) -> Result<Option<(Token, Spot)>, Fault> {
        let Some(byte) = self.start()? else {
            return Ok(None);
        };
        let spot = self.cursor.spot;
        self.text.clear();
        if is_word(byte) {
            return self.word().map(|()| Some((Token::Word, spot)));
        }
        self.bump()?;
        let token = match byte {
            b'(' => Token::Open,
            b')' => Token::Close,
            b'*' => {
                self.text.push('*');
                Token::Word
            }
            b'$' => self.nag(spot)?,
            b'[' => self.tag(spot)?,
            b'{' => self.comment(spot, b'}')?,
            b';' => self.comment(spot, b'\n')?,
            byte => {
                return Err(Fault {
                    spot,
                    kind: PgnErrorKind::BadByte { byte },
                });
            }
        };
        Ok(Some((token, spot)))
    }

    fn word(&mut self) -> Result<(), Fault> {
        let spot = self.cursor.spot;
        while let Some(byte) = self.peek()?.filter(|&b| is_word(b)) {
            if self.text.len() as u64 >= self.limits.word {
                return Err(limit(spot, PgnLimit::Word, self.limits.word));
            }
            self.text.push(char::from(byte));
            self.bump()?;
        }
        Ok(())
    }

    fn nag(&mut self, spot: Spot) -> Result<Token, Fault> {
        let mut number = None;
        while let Some(digit) = self.peek()?.filter(u8::is_ascii_digit) {
            let digit = u32::from(digit - b'0');
            number = Some((number.unwrap_or(0) * 10 + digit).min(1000));
            self.bump()?;
        }
        let number = number.and_then(|n: u32| u8::try_from(n).ok());
        number.map(Token::Nag).ok_or(Fault {
            spot,
            kind: PgnErrorKind::BadNag,
        })
    }

    /// A comment whose first byte has been read, up to the byte that closes it.
    fn comment(&mut self, spot: Spot, close: u8) -> Result<Token, Fault> {
        self.bytes.clear();
        loop {
            self.run(self.keep_comments, |byte| byte == close || byte == 0)?;
            if self.bytes.len() as u64 > self.limits.comment {
                return Err(limit(spot, PgnLimit::Comment, self.limits.comment));
            }
            match self.peek()? {
                None if close == b'}' => {
                    return Err(Fault {
                        spot,
                        kind: PgnErrorKind::UnclosedComment,
                    });
                }
                None => break,
                Some(0) => return Err(self.bad_byte(0)?),
                Some(byte) if byte == close => {
                    self.bump()?;
                    break;
                }
                // The run came to the end of the buffer.
                Some(_) => {}
            }
        }
        self.text = decode(&self.bytes);
        Ok(Token::Comment)
    }

    /// A tag whose bracket has been read. Of one that is torn the rest of its line is skipped,
    /// which would be no move.
    fn tag(&mut self, spot: Spot) -> Result<Token, Fault> {
        let tag = self.whole_tag(spot);
        if let Err(fault) = &tag
            && !fault.kind.is_final()
            && self.cursor.spot.line == spot.line
        {
            self.skip_line()?;
        }
        tag
    }

    fn whole_tag(&mut self, spot: Spot) -> Result<Token, Fault> {
        let bad = |reason| {
            Err(Fault {
                spot,
                kind: PgnErrorKind::BadTag(reason),
            })
        };
        self.name.clear();
        self.start()?;
        while let Some(byte) = self
            .peek()?
            .filter(|&b| b.is_ascii_alphanumeric() || b == b'_')
        {
            if self.name.len() as u64 >= self.limits.word {
                return Err(limit(spot, PgnLimit::Tag, self.limits.word));
            }
            self.name.push(char::from(byte));
            self.bump()?;
        }
        if self.name.is_empty() {
            return bad("after the bracket comes its name");
        }
        if self.start()? != Some(b'"') {
            return bad("after its name comes a value in quotation marks");
        }
        self.bump()?;
        self.bytes.clear();
        loop {
            let escaped = self.peek()? == Some(b'\\') && {
                self.bump()?;
                let escapes = matches!(self.peek()?, Some(b'"' | b'\\'));
                if !escapes {
                    self.bytes.push(b'\\');
                }
                escapes
            };
            match self.peek()? {
                Some(b'"') if !escaped => break,
                None | Some(b'\n' | b'\r') => return bad("its value is not closed on its line"),
                Some(0) => return Err(self.bad_byte(0)?),
                Some(byte) => {
                    if self.bytes.len() as u64 >= self.limits.tag {
                        return Err(limit(spot, PgnLimit::Tag, self.limits.tag));
                    }
                    self.bytes.push(byte);
                    self.bump()?;
                }
            }
        }
        self.bump()?;
        if self.start()? != Some(b']') {
            return bad("after its value comes the closing bracket");
        }
        self.bump()?;
        self.text = decode(&self.bytes);
        Ok(Token::Tag)
    }

    /// The fault of a byte that can't stand where it is. What comes there is read, so that
    /// the next attempt gets further.
    fn bad_byte(&mut self, byte: u8) -> Result<Fault, Fault> {
        let spot = self.cursor.spot;
        if self.peek()?.is_some() {
            self.bump()?;
        }
        Ok(Fault {
            spot,
            kind: PgnErrorKind::BadByte { byte },
        })
    }

    /// Reads to the end of the line.
    fn skip_line(&mut self) -> Result<(), Fault> {
        while self.peek()?.is_some_and(|byte| byte != b'\n') {
            self.run(false, |byte| byte == b'\n')?;
        }
        Ok(())
    }

    fn skip_byte_order_mark(&mut self) -> Result<(), Fault> {
        if self.peek()? == Some(0xEF) {
            for expected in *b"\xEF\xBB\xBF" {
                match self.peek()? {
                    Some(byte) if byte == expected => self.bump()?,
                    // A mark that is torn is at fault as a whole.
                    _ => {
                        return Err(Fault {
                            spot: Spot::START,
                            kind: PgnErrorKind::BadByte { byte: 0xEF },
                        });
                    }
                }
            }
            // A mark is no character of the line.
            self.cursor.begin_line();
        }
        self.line_start = true;
        Ok(())
    }

    fn peek(&mut self) -> Result<Option<u8>, Fault> {
        let buffer = filled(&mut self.input, self.cursor.spot)?;
        Ok(buffer.first().copied())
    }

    /// Reads the byte that has been looked at.
    fn bump(&mut self) -> Result<(), Fault> {
        let byte = self.peek()?;
        self.line_start = matches!(byte, Some(b'\n' | b'\r'));
        self.cursor.pass(byte.as_slice());
        self.advance(1)
    }

    /// Reads the bytes before one that stops, as far as they are in the buffer, and adds them
    /// to those of the token if they are to be kept.
    fn run(&mut self, keep: bool, stops: impl Fn(u8) -> bool) -> Result<(), Fault> {
        let buffer = filled(&mut self.input, self.cursor.spot)?;
        // No more than what shows that a limit is passed: of a text, the buffer is all of it.
        let game = self.game_end.saturating_sub(self.cursor.spot.offset);
        let token = self.limits.comment.saturating_sub(self.bytes.len() as u64);
        let most = usize::try_from(game.min(token)).unwrap_or(usize::MAX);
        let buffer = &buffer[..buffer.len().min(most.saturating_add(1))];
        let run = buffer
            .iter()
            .position(|&byte| stops(byte))
            .map_or(buffer, |end| &buffer[..end]);
        let Some(last) = run.last() else {
            return Ok(());
        };
        self.line_start = matches!(last, b'\n' | b'\r');
        if keep {
            self.bytes.extend_from_slice(run);
        }
        let length = run.len();
        self.cursor.pass(run);
        self.advance(length)
    }

    /// Takes bytes that the spot has passed from the input.
    fn advance(&mut self, bytes: usize) -> Result<(), Fault> {
        self.input.consume(bytes);
        if self.cursor.spot.offset > self.game_end {
            return Err(limit(self.cursor.spot, PgnLimit::Game, self.limits.game));
        }
        Ok(())
    }
}

/// What can be looked at of a stream; empty at its end.
fn filled<R: BufRead>(input: &mut R, spot: Spot) -> Result<&[u8], Fault> {
    while let Err(error) = input.fill_buf() {
        if error.kind() != ErrorKind::Interrupted {
            return Err(Fault {
                spot,
                kind: error.into(),
            });
        }
    }
    // The buffer is full now, so that nothing is read and nothing fails.
    Ok(input.fill_buf().unwrap_or_default())
}

fn limit(spot: Spot, what: PgnLimit, allowed: u64) -> Fault {
    Fault {
        spot,
        kind: PgnErrorKind::Limit { what, allowed },
    }
}

/// Whether a byte can be part of a move, a number or a result.
fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_+#=:-/'~@^!?".contains(&byte)
}

/// UTF-8 or else Latin-1.
fn decode(bytes: &[u8]) -> String {
    match core::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    }
}
