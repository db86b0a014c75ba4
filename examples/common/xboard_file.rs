//! A game file as XBoard 4.9.1 saves it for a game that it knows from an engine.
//!
//! Its moves are SAN of a kind: every kind of piece but the first has its symbol, also pawns;
//! ranks are those of XBoard; a move in two legs is `e9-f2` or `c9xa9g`, an exchange `Rxc1=K`,
//! a pawn that jumps `a9e3`. A promoted pawn may go by its old symbol. The one-time rights are
//! missing from the position. So a text can mean several moves; what comes later decides.

use std::collections::HashMap;

use shatranj::notation::GameResult;
use shatranj::{EffectKind, EndReason, Game, Move, Outcome, Position, Square, Variant};

use super::{position, write};

/// A game of a file, as text.
#[derive(Clone, Debug, Default)]
pub struct Saved {
    pub variant: String,
    fen: Option<String>,
    moves: Vec<String>,
    result: String,
    /// The last comment, which is the reason of the end.
    reason: String,
}

/// All games of a file.
pub fn games(text: &str) -> Vec<Saved> {
    let mut games = Vec::new();
    for part in text.split("[Event ").skip(1) {
        let mut game = Saved::default();
        let (tags, body) = part.split_once("\n\n").unwrap_or((part, ""));
        for line in tags.lines() {
            let value = line.split('"').nth(1).unwrap_or_default();
            if line.starts_with("[Variant ") {
                game.variant = value.into();
            } else if line.starts_with("[FEN ") {
                game.fen = Some(value.into());
            }
        }
        game.read_body(body);
        games.push(game);
    }
    games
}

impl Saved {
    fn read_body(&mut self, mut body: &str) {
        while let Some(first) = body.trim_start().chars().next() {
            body = body.trim_start();
            if first == '{' {
                let (comment, rest) = body[1..].split_once('}').unwrap_or((&body[1..], ""));
                self.reason = comment.split_whitespace().collect::<Vec<_>>().join(" ");
                body = rest;
                continue;
            }
            let end = body.find(|c: char| c.is_whitespace() || c == '{');
            let (word, rest) = body.split_at(end.unwrap_or(body.len()));
            body = rest;
            match word {
                "1-0" | "0-1" | "1/2-1/2" | "*" => self.result = word.into(),
                _ if word.ends_with('.') => {}
                _ => self.moves.push(word.into()),
            }
        }
    }

    /// The game as it was played.
    pub fn replay(&self, variant: &Variant) -> Result<Game, String> {
        let start = self.start(variant)?;
        let mut game = Game::from_position(start);
        let mut seen = Seen::new(game.position());
        let mut farthest = 0;
        if !follow(&mut game, &mut seen, &self.moves, &mut farthest) {
            let text = &self.moves[farthest.min(self.moves.len().saturating_sub(1))];
            return Err(format!("ply {}: `{text}` is no legal move", farthest + 1));
        }
        self.end(&mut game)?;
        Ok(game)
    }

    /// The position in which the game began; XBoard saves no one-time rights.
    fn start(&self, variant: &Variant) -> Result<Position, String> {
        let Some(fen) = &self.fen else {
            return Ok(variant.start());
        };
        position::read_position(variant, fen)
    }

    /// Sees that the game has ended as the file says.
    fn end(&self, game: &mut Game) -> Result<(), String> {
        let limited = Outcome::new(None, EndReason::PlyLimit);
        if game.outcome().is_none() && self.reason == limited.reason.to_string() {
            game.decide(limited).map_err(|error| error.to_string())?;
        }
        let Some(outcome) = game.outcome() else {
            return Err(format!(
                "after {} plies the game is not over, but the file says {} {{{}}}",
                game.ply(),
                self.result,
                self.reason
            ));
        };
        let result = GameResult::from(Some(outcome)).to_string();
        if result != self.result || outcome.reason.to_string() != self.reason {
            let (said, reason) = (&self.result, &self.reason);
            return Err(format!(
                "the game ends {outcome}, but the file says {said} {{{reason}}}"
            ));
        }
        Ok(())
    }
}

/// Plays the moves that the texts mean, the first way that reaches the last one.
fn follow(game: &mut Game, seen: &mut Seen, texts: &[String], farthest: &mut usize) -> bool {
    let ply = game.ply();
    *farthest = ply.max(*farthest);
    let Some(text) = texts.get(ply) else {
        return true;
    };
    let Some(text) = Text::read(text) else {
        return false;
    };
    for m in game.position().legal_moves() {
        let image = Image::new(game.position(), m);
        if !seen.fits(&image, &text) || game.play(m).is_err() {
            continue;
        }
        let mut after = seen.clone();
        after.make(&image, &text);
        if follow(game, &mut after, texts, farthest) {
            return true;
        }
        let _ = game.undo();
    }
    false
}

/// A move as XBoard is told of it: from, perhaps by way of, and to, as it names squares.
struct Image {
    from: String,
    by: Option<String>,
    to: String,
    /// The unit on the square that is left, after an exchange.
    gated: Option<String>,
}

impl Image {
    fn new(position: &Position, m: Move) -> Image {
        let text = write::move_text(position, m);
        let squares = squares(&text);
        let effect = position.effect(m).map(|effect| effect.kind);
        let exchange = matches!(effect, Some(EffectKind::Exchange { .. }));
        let letter = text.chars().last().filter(|_| exchange);
        let square = |i: usize| squares.get(i).cloned().unwrap_or_default();
        Image {
            from: square(0),
            by: (squares.len() > 2).then(|| square(1)),
            to: squares.last().cloned().unwrap_or_default(),
            gated: letter.map(|letter| letter.to_ascii_uppercase().into()),
        }
    }
}

/// The squares that are named in a text.
fn squares(text: &str) -> Vec<String> {
    let bytes = text.as_bytes();
    let mut squares = Vec::new();
    for (i, byte) in bytes.iter().enumerate() {
        let digits = bytes[i + 1..]
            .iter()
            .take_while(|b| b.is_ascii_digit())
            .count();
        if byte.is_ascii_lowercase() && digits > 0 {
            squares.push(text[i..=i + digits].to_string());
        }
    }
    squares
}

/// The text of a move, taken apart.
struct Text {
    /// Empty for the kind that XBoard takes for its pawn.
    symbol: String,
    /// What is told of the squares before the last one.
    hint: String,
    target: String,
    becomes: Option<String>,
}

impl Text {
    fn read(text: &str) -> Option<Text> {
        let text = text.trim_end_matches(['+', '#']);
        let (text, becomes) = match text.split_once('=') {
            Some((text, becomes)) => (text, Some(becomes.to_string())),
            None => (text, None),
        };
        let squares = squares(text);
        let target = squares.last()?.clone();
        // After two legs the unit that a pawn becomes follows without a sign.
        let (before, last) = text.rsplit_once(&target)?;
        let last = Some(last.to_ascii_uppercase()).filter(|last| !last.is_empty());
        let becomes = becomes.or(last);
        let length = before
            .bytes()
            .take_while(|b| matches!(b, b'A'..=b'Z' | b'\'' | b'!'));
        let (symbol, hint) = before.split_at(length.count());
        Some(Text {
            symbol: symbol.into(),
            hint: hint.chars().filter(|&c| c != 'x' && c != '-').collect(),
            target,
            becomes,
        })
    }
}

/// The board as XBoard sees it: the symbol on each square that it knows of.
#[derive(Clone)]
struct Seen {
    units: HashMap<String, String>,
    /// The kind that has no symbol in moves.
    pawn: String,
}

impl Seen {
    fn new(position: &Position) -> Seen {
        let variant = position.variant();
        let name = |square: Square| {
            let text = write::move_text(position, Move::new(square, square));
            squares(&text).first().cloned().unwrap_or_default()
        };
        let symbol = |square| {
            let unit = position.piece_at(square);
            unit.map_or(String::new(), |unit| {
                variant.piece(unit.kind).symbol.clone()
            })
        };
        let units = position
            .occupied()
            .iter()
            .map(|square| (name(square), symbol(square)));
        Seen {
            units: units.collect(),
            pawn: write::pawn(variant)
                .map_or(String::new(), |kind| variant.piece(kind).symbol.clone()),
        }
    }

    fn fits(&self, image: &Image, text: &Text) -> bool {
        let symbol = self.units.get(&image.from).map_or("", String::as_str);
        let symbol = if symbol == self.pawn { "" } else { symbol };
        let named = text.symbol == symbol && text.target == image.to;
        // A hint is a file, a rank or a square of where the move begins or goes by.
        let way = format!("{}{}", image.from, image.by.as_deref().unwrap_or_default());
        let known = text.hint.is_empty() || way.contains(&text.hint);
        named && known
    }

    fn make(&mut self, image: &Image, text: &Text) {
        let moved = self.units.remove(&image.from).unwrap_or_default();
        if let Some(by) = &image.by {
            self.units.remove(by);
        }
        // A gated unit is written as if it were a promotion.
        let becomes = text.becomes.clone().filter(|_| image.gated.is_none());
        let moved = becomes.unwrap_or(moved);
        self.units.insert(image.to.clone(), moved);
        if let Some(gated) = &image.gated {
            self.units.insert(image.from.clone(), gated.clone());
        }
    }
}
