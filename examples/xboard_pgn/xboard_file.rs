//! A game file as XBoard 4.9.1 saves it for a game that it knows from an engine.
//!
//! Its moves are SAN of a kind: every kind of piece but the first has its symbol, also pawns;
//! ranks are those of XBoard; a move in two legs is `e9-f2` or `c9xa9g`, an exchange `Rxc1=K`,
//! a pawn that jumps `a9e3`. A promoted pawn may go by its old symbol. The one-time rights are
//! missing from the position. So a text can mean several moves; what comes later decides.

use std::collections::HashMap;

use shatranj::{EffectKind, Game, Move, Position, Square, Variant};

use super::{position, write};

/// A game of a file, as text.
#[derive(Clone, Debug, Default)]
pub struct Saved {
    pub variant: String,
    fen: Option<String>,
    moves: Vec<String>,
    pub result: String,
    /// The last comment behind the last move, which is the reason of the end.
    pub reason: String,
}

/// All games of a file, whatever ends its lines: WinBoard writes CR LF.
pub fn games(text: &str) -> Vec<Saved> {
    let text = text.replace("\r\n", "\n");
    let starts = starts(&text);
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let parts = starts.iter().zip(ends);
    parts
        .map(|(&start, end)| Saved::read(&text[start..end]))
        .collect()
}

/// Where games begin: at lines with the first tag, unless they are within a comment.
fn starts(text: &str) -> Vec<usize> {
    let mut starts = Vec::new();
    let mut comment = false;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let tag = !comment && line.starts_with('[');
        if tag && line.starts_with("[Event ") {
            starts.push(at);
        }
        if !tag {
            let last = line.rfind(['{', '}']).map(|last| line.as_bytes()[last]);
            comment = last.map_or(comment, |last| last == b'{');
        }
        at += line.len();
    }
    starts
}

impl Saved {
    /// Reads one game: its tags, then the rest.
    fn read(mut text: &str) -> Saved {
        let mut game = Saved::default();
        while text.starts_with(['[', '\n']) {
            let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
            text = rest;
            let value = line.split('"').nth(1).unwrap_or_default();
            if line.starts_with("[Variant ") {
                game.variant = value.into();
            } else if line.starts_with("[FEN ") {
                game.fen = Some(value.into());
            }
        }
        game.read_body(text);
        game
    }

    fn read_body(&mut self, mut body: &str) {
        while let Some(first) = body.trim_start().chars().next() {
            body = body.trim_start();
            if first == '{' {
                let (comment, rest) = body[1..].split_once('}').unwrap_or((&body[1..], ""));
                // An engine's opinion has no letters: `+1.99/9 0.2`.
                if comment.contains(char::is_alphabetic) {
                    self.reason = comment.split_whitespace().collect::<Vec<_>>().join(" ");
                }
                body = rest;
                continue;
            }
            let end = body.find(|c: char| c.is_whitespace() || c == '{');
            let (word, rest) = body.split_at(end.unwrap_or(body.len()));
            body = rest;
            match word {
                "1-0" | "0-1" | "1/2-1/2" | "*" => self.result = word.into(),
                _ if word.ends_with('.') => {}
                _ => {
                    self.moves.push(word.into());
                    self.reason.clear();
                }
            }
        }
    }

    /// The moves of the game.
    pub fn replay(&self, variant: &Variant) -> Result<Game, String> {
        follow(self.start(variant)?, &self.moves)
    }

    /// The position in which the game began; XBoard saves no one-time rights.
    fn start(&self, variant: &Variant) -> Result<Position, String> {
        let Some(fen) = &self.fen else {
            return Ok(variant.start());
        };
        position::read_position(variant, fen)
    }
}

/// How many moves are tried at least before a game is given up, and how many for each of its
/// texts: what XBoard writes is nearly always clear, a made-up file may mean as many games as
/// one likes.
const TRIED: usize = 20_000;
const TRIED_EACH: usize = 4;

/// What a text can mean.
struct Choice {
    /// The moves not tried yet, the next one last.
    moves: Vec<(Move, Image)>,
    /// What XBoard's board was before the one that is tried.
    before: Before,
}

/// Plays the moves that the texts mean, the first way that reaches the last one.
fn follow(start: Position, texts: &[String]) -> Result<Game, String> {
    let mut seen = Seen::new(&start);
    let mut game = Game::from_position(start);
    // By ply; a stack of its own, since games may be long.
    let mut choices: Vec<Choice> = Vec::new();
    let mut farthest = 0;
    let mut tried = 0;
    while let Some(text) = texts.get(game.ply()) {
        let text = Text::read(text);
        if choices.len() == game.ply() {
            let moves = match &text {
                Some(text) => meanings(game.position(), &seen, text),
                None => Vec::new(),
            };
            let before = Before::new();
            choices.push(Choice { moves, before });
        }
        let next = choices.last_mut().and_then(|choice| choice.moves.pop());
        if let (Some((m, image)), Some(text), Some(choice)) = (next, &text, choices.last_mut()) {
            tried += 1;
            if tried > TRIED + TRIED_EACH * texts.len() {
                return Err(format!(
                    "given up at ply {}: the moves can mean too many games ({tried} moves tried)",
                    game.ply() + 1
                ));
            }
            if game.play(m).is_ok() {
                choice.before = seen.make(&image, text);
                farthest = farthest.max(game.ply());
            }
            continue;
        }
        choices.pop();
        let Some(choice) = choices.last_mut() else {
            let text = &texts[farthest.min(texts.len() - 1)];
            return Err(format!("ply {}: `{text}` is no legal move", farthest + 1));
        };
        seen.unmake(std::mem::take(&mut choice.before));
        let _ = game.undo();
    }
    Ok(game)
}

/// The legal moves that a text can mean, the first one last.
fn meanings(position: &Position, seen: &Seen, text: &Text) -> Vec<(Move, Image)> {
    let moves = position.legal_moves().into_iter().rev();
    moves
        .map(|m| (m, Image::new(position, m)))
        .filter(|(_, image)| seen.fits(image, text))
        .collect()
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

/// What squares held before a move, the last change last.
type Before = Vec<(String, Option<String>)>;

/// The board as XBoard sees it: the symbol on each square that it knows of.
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

    /// Makes a move on the board; gives what takes it back.
    fn make(&mut self, image: &Image, text: &Text) -> Before {
        let mut before = Before::new();
        let moved = self.set(&image.from, None, &mut before).unwrap_or_default();
        if let Some(by) = &image.by {
            self.set(by, None, &mut before);
        }
        // A gated unit is written as if it were a promotion.
        let becomes = text.becomes.clone().filter(|_| image.gated.is_none());
        self.set(&image.to, Some(becomes.unwrap_or(moved)), &mut before);
        if let Some(gated) = &image.gated {
            self.set(&image.from, Some(gated.clone()), &mut before);
        }
        before
    }

    fn unmake(&mut self, before: Before) {
        for (square, unit) in before.into_iter().rev() {
            self.set(&square, unit, &mut Before::new());
        }
    }

    /// Puts a unit on a square or takes it away; gives what was there, which is noted too.
    fn set(&mut self, square: &str, unit: Option<String>, before: &mut Before) -> Option<String> {
        let was = match unit {
            Some(unit) => self.units.insert(square.into(), unit),
            None => self.units.remove(square),
        };
        before.push((square.into(), was.clone()));
        was
    }
}
