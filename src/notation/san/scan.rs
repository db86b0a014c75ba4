//! Takes the text of a move apart; only squares given in full are looked up on the board.

use alloc::{string::String, vec::Vec};

use super::{Form, SanError};
use crate::clip::clip;
use crate::notation::square::find;
use crate::{PieceKind, Position, Square, Variant};

/// A move as it is written; only squares given in full are looked up on the board.
pub(super) struct Written<'t> {
    pub unit: Option<PieceKind>,
    /// The parts of the origin that are given, perhaps empty.
    pub file: &'t str,
    pub rank: &'t str,
    /// Both parts of the origin of a text without a unit.
    pub from: Option<Square>,
    pub form: Form,
    pub captures: bool,
    pub to: Square,
    /// What a pawn becomes, as it would be written, and where that stands.
    pub becomes: Option<(String, usize)>,
    /// Where a draw is claimed.
    pub draw: Option<usize>,
    /// The marks and annotations at the end.
    pub marks: &'t str,
}

/// A letter, digits, or a letter with digits after it.
#[derive(Clone, Copy)]
struct Item<'t> {
    letter: &'t str,
    digits: &'t str,
    at: usize,
}

impl Item<'_> {
    fn is_square(self) -> bool {
        !self.letter.is_empty() && !self.digits.is_empty()
    }

    fn is_capture_sign(self) -> bool {
        self.letter == "x" && self.digits.is_empty()
    }
}

/// What is written in a text.
pub(super) fn scan<'t>(position: &Position, text: &'t str) -> Result<Written<'t>, SanError> {
    let scanner = Scanner {
        position,
        text: text.trim_end(),
        at: text.len() - text.trim_start().len(),
    };
    scanner.scan()
}

struct Scanner<'p, 't> {
    position: &'p Position,
    /// The text without white space at its end.
    text: &'t str,
    at: usize,
}

impl<'t> Scanner<'_, 't> {
    fn variant(&self) -> &Variant {
        self.position.variant()
    }

    fn scan(mut self) -> Result<Written<'t>, SanError> {
        if self.at >= self.text.len() {
            return Err(SanError::Empty);
        }
        let unit = match self.byte().filter(u8::is_ascii_uppercase) {
            Some(_) => Some(self.symbol()?),
            None => None,
        };
        let mut before = self.items()?;
        if let [from] = before[..]
            && from.is_square()
            && self.byte() == Some(b'-')
        {
            self.at += 1;
            before.extend(self.after_dash()?);
        }
        let sign = self.byte();
        let (form, origin, captures, to) = match sign {
            Some(b'@' | b'~') if unit.is_some() => {
                self.at += 1;
                let to = self.items()?;
                let [target] = to[..] else {
                    return Err(self.no_target(&to));
                };
                let form = if sign == Some(b'@') {
                    Form::Set
                } else {
                    Form::Exchange
                };
                (form, self.one(&before)?, false, self.square(target)?)
            }
            _ => self.step(&before, unit)?,
        };
        let from = match unit {
            None if origin.is_square() => Some(self.square(origin)?),
            _ => None,
        };
        let becomes = self.becomes()?;
        let marks = &self.text[self.at..];
        let strange = marks.find(|c| !"+#^=!?".contains(c));
        if let Some(i) = strange {
            return Err(self.trailing(self.at + i));
        }
        Ok(Written {
            unit,
            file: origin.letter,
            rank: origin.digits,
            from,
            form,
            captures,
            to,
            becomes,
            draw: marks.find('=').map(|i| self.at + i),
            marks,
        })
    }

    /// The target that follows a dash, `e2-e3`, and what follows that.
    fn after_dash(&mut self) -> Result<Vec<Item<'t>>, SanError> {
        let offset = self.at;
        let items = self.items()?;
        match items.first() {
            Some(target) if target.is_square() => Ok(items),
            _ => Err(SanError::NoTarget { offset }),
        }
    }

    /// An ordinary move: perhaps an origin, perhaps an `x`, and the target. Leaves the
    /// scanner behind the target, where a lower-case symbol may follow.
    fn step(
        &mut self,
        items: &[Item<'t>],
        unit: Option<PieceKind>,
    ) -> Result<(Form, Item<'t>, bool, Square), SanError> {
        let Some(last) = items.iter().rposition(|item| item.is_square()) else {
            return Err(self.no_target(items));
        };
        let target = items[last];
        let to = self.square(target)?;
        match items[last + 1..] {
            [] => {}
            // It has no digits, or it would be a square.
            [symbol] => self.at = symbol.at,
            [strange, ..] => return Err(self.trailing(strange.at)),
        }
        let (origin, captures) = match items[..last] {
            [item] if item.is_capture_sign() && self.is_file_x(unit, to) => (item, false),
            [ref origin @ .., sign] if sign.is_capture_sign() => (self.one(origin)?, true),
            ref origin => (self.one(origin)?, false),
        };
        Ok((Form::Step, origin, captures, to))
    }

    /// Whether an `x` with nothing before it is a file, on a board that has one: a pawn that
    /// captures names its file first, and a unit captures where an enemy stands.
    fn is_file_x(&self, unit: Option<PieceKind>, to: Square) -> bool {
        let enemies = self.position.pieces(!self.position.side_to_move());
        let board = self.variant().topology();
        let file_x = board
            .squares()
            .iter()
            .any(|square| board.name(square).starts_with('x'));
        file_x && (unit.is_none() || !enemies.contains(to))
    }

    /// At most one item: what is said of the origin.
    fn one(&self, items: &[Item<'t>]) -> Result<Item<'t>, SanError> {
        match *items {
            [] => Ok(Item {
                letter: "",
                digits: "",
                at: self.at,
            }),
            [item] => Ok(item),
            [_, strange, ..] => Err(self.trailing(strange.at)),
        }
    }

    /// The lower-case letters and the digits that come next, in items.
    fn items(&mut self) -> Result<Vec<Item<'t>>, SanError> {
        /// More than any move has.
        const MOST: usize = 5;
        let mut items = Vec::new();
        while self
            .byte()
            .is_some_and(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        {
            if items.len() == MOST {
                return Err(self.trailing(self.at));
            }
            let at = self.at;
            self.at += usize::from(self.byte().is_some_and(|b| b.is_ascii_lowercase()));
            let letter = &self.text[at..self.at];
            let rest = &self.text[self.at..];
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            self.at += digits;
            items.push(Item {
                letter,
                digits: &rest[..digits],
                at,
            });
        }
        Ok(items)
    }

    /// What a pawn becomes, if that is written: `=D`, `=-`, `D`, `d`.
    fn becomes(&mut self) -> Result<Option<(String, usize)>, SanError> {
        let at = self.at;
        let next = self.text.as_bytes().get(at + 1);
        match self.byte() {
            Some(b'=') if next == Some(&b'-') => {
                self.at += 2;
                return Ok(Some(("=-".into(), at)));
            }
            Some(b'=') if next.is_some_and(u8::is_ascii_alphabetic) => self.at += 1,
            Some(b) if b.is_ascii_alphabetic() => {}
            _ => return Ok(None),
        }
        let kind = self.symbol()?;
        Ok(Some((
            format!("={}", self.variant().piece(kind).symbol),
            at,
        )))
    }

    /// The symbol that comes next, in either case; the longest that there is.
    fn symbol(&mut self) -> Result<PieceKind, SanError> {
        let rest = &self.text[self.at..];
        let suffixed = matches!(rest.as_bytes().get(1), Some(b'\'' | b'!'));
        for length in [1 + usize::from(suffixed), 1] {
            if let Some(kind) = self.variant().kind(&rest[..length].to_ascii_uppercase()) {
                self.at += length;
                return Ok(kind);
            }
        }
        let symbols: Vec<&str> = self
            .variant()
            .pieces()
            .map(|(_, piece)| &*piece.symbol)
            .collect();
        Err(SanError::UnknownUnit {
            found: rest[..1].into(),
            offset: self.at,
            known: symbols.join(" "),
        })
    }

    fn square(&self, item: Item<'_>) -> Result<Square, SanError> {
        let name = &self.text[item.at..item.at + item.letter.len() + item.digits.len()];
        Ok(find(self.variant().topology(), name, item.at)?)
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn trailing(&self, offset: usize) -> SanError {
        SanError::Trailing {
            found: clip(&self.text[offset..]),
            offset,
        }
    }

    /// The error of items of which none is a target.
    fn no_target(&self, items: &[Item<'_>]) -> SanError {
        match items {
            [first, second, ..] if first.is_square() => self.trailing(second.at),
            _ if items.is_empty() && self.at < self.text.len() && self.at == 0 => self.trailing(0),
            _ => SanError::NoTarget { offset: self.at },
        }
    }
}
