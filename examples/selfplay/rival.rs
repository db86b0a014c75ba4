//! Another program as a player, and its view of the game compared with ours at every step.
//!
//! Two rules are unknown to it. A pawn that vanishes in Shatranj Kamil becomes a second General
//! there, so that the game is given up at this point. A bare king loses in Shatranj and plays
//! on there; the game is over here then, so that there is nothing more to compare.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

use shatranj::variant::Promotion;
use shatranj::{Color, EffectKind, EndReason, Game, Move, Piece, Position};

use super::fairy::dialect;
use super::fairy::engine::{self, Engine, EngineError};
use super::search::Limits;

/// How long the other program may take for an answer beyond its time for a move.
const PATIENCE: Duration = Duration::from_secs(30);

/// How to start the other program.
pub struct RivalSetup {
    pub path: PathBuf,
    /// The variants file.
    pub file: PathBuf,
    /// Where games begin.
    pub fen: String,
    /// What it calls itself.
    pub name: String,
}

/// What a player says when it is asked for a move.
pub enum Answer {
    Move(Move),
    /// The game would be another one for the other program from here on.
    Parted(String),
    /// What should not be.
    Refused(String),
}

/// The other program, playing.
pub struct Rival {
    engine: Engine,
    start: String,
}

impl RivalSetup {
    /// Looks for a program, starts it once and sees that it takes the game.
    pub fn new(name: &str, file: PathBuf, fen: String) -> Result<RivalSetup, EngineError> {
        let mut setup = RivalSetup {
            path: engine::find(name)?,
            file,
            fen,
            name: String::new(),
        };
        setup.name = setup.start()?.engine.name().into();
        Ok(setup)
    }

    pub fn start(&self) -> Result<Rival, EngineError> {
        let mut engine = Engine::start(&self.path, PATIENCE)?;
        engine.set_up(&self.file, dialect::NAME, &self.fen)?;
        Ok(Rival {
            engine,
            start: self.fen.clone(),
        })
    }
}

impl Rival {
    /// Tells the program the moves of the game, and compares what it says of the position:
    /// units, side to move, check, legal moves. Gives a difference.
    pub fn compare(&mut self, game: &Game) -> Result<Option<String>, EngineError> {
        let position = game.position();
        self.engine.say(&self.told(game))?;
        let shown = self.engine.ask("d", |line| line.starts_with("Checkers:"))?;
        let field = |name: &str| shown.iter().find_map(|line| line.strip_prefix(name));
        let place = position.fen();
        let differs = |what: &str, here: &str, there: &str| {
            Ok(Some(format!(
                "{what}: here {here}, there {there}, in {place}"
            )))
        };
        let there = field("Fen: ").unwrap_or_default();
        if !place.split(' ').take(2).eq(there.split(' ').take(2)) {
            return Ok(Some(format!("position: here {place}, there {there}")));
        }
        let there = !field("Checkers:").unwrap_or_default().trim().is_empty();
        let here = position.in_check();
        if here != there {
            return differs("check", &here.to_string(), &there.to_string());
        }
        // Where only our game is over, the other program plays on.
        let end = position.outcome();
        if end.is_some_and(|end| end.reason == EndReason::BareKing) {
            return Ok(None);
        }
        let (divided, _) = self.engine.perft(1)?;
        let there: BTreeSet<String> = divided.moves.into_iter().map(|(text, _)| text).collect();
        let here = position.legal_moves().into_iter();
        let here: BTreeSet<String> = here.map(|m| position.move_text(m)).collect();
        let unlike = unlike(position);
        let odd = here.symmetric_difference(&there);
        let odd: Vec<&str> = odd
            .filter(|text| !unlike.contains(*text))
            .map(String::as_str)
            .collect();
        if odd.is_empty() {
            return Ok(None);
        }
        let (here, there) = (here.len().to_string(), there.len().to_string());
        differs(&format!("legal moves ({})", odd.join(" ")), &here, &there)
    }

    /// The program's move in the position that was compared last.
    pub fn choose(&mut self, game: &Game, limits: &Limits) -> Result<Answer, EngineError> {
        let position = game.position();
        let command = match (limits.depth, limits.nodes) {
            (Some(depth), _) => format!("go depth {depth}"),
            (_, Some(nodes)) => format!("go nodes {nodes}"),
            _ => format!(
                "go movetime {}",
                limits.hard.unwrap_or_default().as_millis()
            ),
        };
        let best = |line: &str| line.split_whitespace().next() == Some("bestmove");
        let time = limits.hard.unwrap_or_default();
        let said = self.engine.ask_for(&command, time, best)?;
        let line = said.last().map_or("", String::as_str);
        let Some(text) = line.split_whitespace().nth(1) else {
            let line = line.to_string();
            return Err(EngineError::Nonsense { command, line });
        };
        let squares = text.trim_end_matches(|c: char| !c.is_ascii_digit());
        Ok(match position.parse_move(squares) {
            Ok(m) => Answer::Move(m),
            Err(_) if unlike(position).contains(squares) => Answer::Parted(VANISHES.into()),
            Err(error) => {
                let place = position.fen();
                Answer::Refused(format!("{text} is not legal here: {error}, in {place}"))
            }
        })
    }

    /// The command that tells the position by the moves of the game.
    fn told(&self, game: &Game) -> String {
        let moves = game.plies().map(|ply| told(&ply.position, ply.played));
        let moves: Vec<String> = moves.collect();
        format!("position fen {} moves {}", self.start, moves.join(" "))
    }
}

const VANISHES: &str = "a pawn vanishes here that becomes a second piece there";

/// Why the two programs would play different games after a move, if they would.
pub fn parting(position: &Position, m: Move) -> Option<String> {
    let vanishes = position.effect(m)?.kind == EffectKind::Vanishing;
    vanishes.then(|| VANISHES.into())
}

/// A move as the program wants it, with the letter of what a pawn becomes.
fn told(position: &Position, m: Move) -> String {
    let text = position.move_text(m);
    match position.effect(m).map(|effect| effect.kind) {
        Some(EffectKind::Promotion(kind)) => {
            let piece = Piece::new(Color::Black, kind);
            text + &position.variant().symbol(piece)
        }
        _ => text,
    }
}

/// The moves by which pawns vanish here and promote there, legal or not: what they leave on
/// the board decides about that, too.
fn unlike(position: &Position) -> BTreeSet<String> {
    let (variant, side) = (position.variant(), position.side_to_move());
    let zone = variant.rules().promotion_zone[side.index()];
    let mut moves = BTreeSet::new();
    for (kind, piece) in variant.pieces() {
        let Some(Promotion::ToOrVanish { to, at_most }) = piece.promotion else {
            continue;
        };
        if position.pieces_of(Piece::new(side, to)).len() < at_most.into() {
            continue;
        }
        for from in position.pieces_of(Piece::new(side, kind)) {
            moves.extend(
                zone.iter()
                    .map(|to| position.move_text(Move::new(from, to))),
            );
        }
    }
    moves
}
