//! A game at the terminal: whose turn it is, and what happens on each line.

use std::io;

use shatranj::game::PlayError;
use shatranj::notation::GameResult;
use shatranj::{Color, Game, Outcome, Position, SquareSet, Variant};

use super::command::{COMMANDS, Meaning, understand};
use super::console::{Console, shortened};
use super::players::{Kind, Thinker};

/// How many plies are played in one go where nobody is a person: no rule of the games ends
/// them by repetition.
const IN_ONE_GO: u32 = 200;

/// What can be typed when a game is over.
const NEXT: &str = "Type `new`, `undo`, `save FILE` or `quit`.";

/// The answer where a game that goes on is needed.
pub(super) const OVER: &str = "The game is over. Type `new`, `undo`, `save FILE` or `quit`.";

/// Whether the program goes on after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    On,
    Quit,
}

pub struct Session {
    pub(super) console: Console,
    pub(super) game: Game,
    pub(super) players: [Kind; 2],
    pub(super) thinker: Thinker,
    /// The side below on the board.
    pub(super) below: Color,
    /// The game that was given up for this one.
    pub(super) former: Option<Game>,
    /// Games that a file may name, besides those that have names here.
    pub(super) known: Vec<Variant>,
    /// Whether the board has changed since it was last shown.
    pub(super) changed: bool,
    /// Whether programs wait until they are told to play.
    pub(super) paused: bool,
    /// The plies left for programs among themselves.
    left: u32,
}

impl Session {
    pub fn new(
        console: Console,
        game: Game,
        players: [Kind; 2],
        thinker: Thinker,
        known: Vec<Variant>,
    ) -> Session {
        let mut session = Session {
            console,
            game,
            players,
            thinker,
            below: Color::White,
            former: None,
            known,
            changed: true,
            paused: false,
            left: IN_ONE_GO,
        };
        if players == [Kind::Engine, Kind::Human] || players == [Kind::Random, Kind::Human] {
            session.below = Color::Black;
        }
        session
    }

    /// The same, but a program whose turn it is waits until it is told to play.
    pub fn paused(mut self) -> Session {
        self.paused = true;
        self
    }

    /// Plays until the person or the input ends it.
    pub fn run(mut self) -> io::Result<()> {
        self.introduce()?;
        loop {
            if let Some(kind) = self.program_to_move() {
                self.left = self.left.saturating_sub(1);
                self.let_play(kind)?;
                if !self.any_person() && self.program_to_move().is_some() {
                    self.show_turn()?;
                }
                continue;
            }
            if self.changed {
                self.show_turn()?;
            }
            let prompt = self.prompt();
            let Some(line) = self.console.ask(&prompt)? else {
                return Ok(());
            };
            if self.obey(&line)? == Flow::Quit {
                return Ok(());
            }
        }
    }

    pub(super) fn position(&self) -> &Position {
        self.game.position()
    }

    /// Who plays the side that is to move.
    pub(super) fn to_move(&self) -> Kind {
        self.players[self.position().side_to_move().index()]
    }

    pub(super) fn any_person(&self) -> bool {
        self.players.contains(&Kind::Human)
    }

    /// The program whose turn it is, unless it has to wait.
    fn program_to_move(&self) -> Option<Kind> {
        let waits =
            self.paused || self.game.outcome().is_some() || (!self.any_person() && self.left == 0);
        Some(self.to_move()).filter(|&kind| kind != Kind::Human && !waits)
    }

    /// Programs go on by themselves.
    pub(super) fn go_on(&mut self) {
        self.paused = false;
        self.left = IN_ONE_GO;
    }

    /// Lets a program play the next move.
    pub(super) fn let_play(&mut self, kind: Kind) -> io::Result<()> {
        let side = side(self.position().side_to_move());
        self.console
            .write(format_args!("{side} ({}) plays ", kind.name()))?;
        let Some((m, why)) = self.thinker.choose(kind, &self.game) else {
            self.paused = true;
            return self.console.complain("nothing: it found no move.");
        };
        let san = self.position().san(m);
        self.console.write(format_args!("{san}  ({why})\n"))?;
        match self.game.play(m) {
            Ok(()) => self.changed = true,
            Err(error) => {
                self.paused = true;
                self.console.complain(&format!("That can't be: {error}."))?;
            }
        }
        Ok(())
    }

    /// Other games or positions stand on the board now.
    pub(super) fn put(&mut self, game: Game) {
        self.game = game;
        self.thinker.begin();
        self.changed = true;
        self.go_on();
    }

    fn introduce(&mut self) -> io::Result<()> {
        let variant = self.game.variant();
        let mut text = variant.name().to_string();
        for (color, kind) in Color::ALL.into_iter().zip(self.players) {
            let letters = match color {
                Color::White => "capital letters",
                Color::Black => "small letters",
            };
            text += &format!(". {} ({letters}): {}", side(color), kind.name());
        }
        text += ".\n";
        let position = self.game.position();
        let moves = position.legal_moves();
        if let Some(&m) = moves.get(moves.len() / 2) {
            text += &format!(
                "Type a move, such as `{}` or `{}`, or `help`.\n",
                position.san(m),
                position.move_text(m)
            );
        }
        self.console.say(&text)
    }

    fn prompt(&self) -> String {
        if self.game.outcome().is_some() {
            return "game over>".into();
        }
        let position = self.position();
        let dots = match position.side_to_move() {
            Color::White => ".",
            Color::Black => "...",
        };
        format!("{}{dots} {}>", position.fullmove(), position.side_to_move())
    }

    /// The board and what there is to say about it.
    fn show_turn(&mut self) -> io::Result<()> {
        self.changed = false;
        self.show_board(SquareSet::EMPTY)?;
        if let Some(outcome) = self.game.outcome() {
            return self.tell_end(outcome);
        }
        if let Some(check) = self.position().explain_check() {
            self.console.say(&check)?;
        }
        if self.to_move() != Kind::Human && self.program_to_move().is_none() {
            let kind = self.to_move().name();
            self.console
                .say(&format!("It is the turn of {kind}: `go` lets it play."))?;
        }
        Ok(())
    }

    pub(super) fn show_board(&mut self, targets: SquareSet) -> io::Result<()> {
        let mut board = self
            .game
            .position()
            .board_text()
            .below(self.below)
            .color(self.console.colors())
            .status(self.game.outcome().is_none())
            .targets(targets);
        if let Some(&last) = self.game.moves().last() {
            board = board.last_move(last);
        }
        self.console.write(format_args!("\n{board}"))
    }

    fn tell_end(&mut self, outcome: Outcome) -> io::Result<()> {
        let result = GameResult::from(Some(outcome));
        let why = self.game.explain_outcome();
        let why = why.unwrap_or_else(|| format!("{outcome}."));
        self.console.say(&format!("{why}\n{result}. {NEXT}"))
    }

    fn obey(&mut self, line: &str) -> io::Result<Flow> {
        if line.is_empty() {
            return Ok(Flow::On);
        }
        match understand(&mut self.game, line) {
            Meaning::Played => {
                self.changed = true;
                self.go_on();
            }
            Meaning::Command(known, argument) => return self.carry_out(known, argument),
            Meaning::NoMove(PlayError::GameOver(_)) => self.console.complain(OVER)?,
            Meaning::NoMove(error) => {
                let line = shortened(line, 40);
                self.console.complain(&format!(
                    "`{line}` can't be played: {error}. Type `moves` for the legal moves."
                ))?;
            }
            Meaning::Unknown(meant) => {
                let line = shortened(line, 40);
                let advice = match meant {
                    Some(known) => format!("Do you mean `{}`? ", known.names[0]),
                    None => String::new(),
                };
                self.console.complain(&format!(
                    "`{line}` is neither a move nor a command. {advice}Type `help` for all of them."
                ))?;
            }
        }
        Ok(Flow::On)
    }

    pub(super) fn help(&mut self) -> io::Result<()> {
        let mut text = String::from(
            "A move is written as people write it (`Nc3`, `bxc5`) or as its two squares (`b1c3`). \
             What can be played as a move is a move; anything else is a command:\n",
        );
        for known in COMMANDS.iter().filter(|known| !known.about.is_empty()) {
            let usage = format!("{} {}", known.names[0], known.argument);
            text += &format!("  {usage:<17} {}\n", known.about);
        }
        text += "On the board: `>` is the last move, `+` a royal in check, `*` a target.\n";
        self.console.say(&text)
    }
}

/// A side at the beginning of a sentence.
pub fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
