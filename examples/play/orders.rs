//! What each command does.

use std::io;

use shatranj::{Color, Game};

use super::answers;
use super::command::{Command, Known};
use super::console::shortened;
use super::files;
use super::menu::is_quit;
use super::players::{Kind, opinion};
use super::session::{Flow, OVER, Session, side};

impl Session {
    pub(super) fn carry_out(&mut self, known: &Known, argument: &str) -> io::Result<Flow> {
        if known.argument.is_empty() && !argument.is_empty() {
            self.console.complain(&format!(
                "`{}` stands alone: leave out `{}`.",
                known.names[0],
                shortened(argument, 40)
            ))?;
            return Ok(Flow::On);
        }
        match known.command {
            Command::Quit => return Ok(Flow::Quit),
            Command::Draw => return self.draw(),
            Command::Help => self.help()?,
            Command::Hint => self.hint()?,
            Command::Go => self.go()?,
            Command::Undo => self.undo()?,
            Command::Redo => self.redo()?,
            Command::Moves => self.moves(argument)?,
            Command::Why => {
                let why = answers::why(&self.game, argument);
                self.console.say(&why)?;
            }
            Command::Explain => self.answer(answers::rules(self.game.variant(), argument))?,
            Command::Board => self.changed = true,
            Command::Flip => {
                self.below = !self.below;
                self.changed = true;
            }
            // A FEN is one line, however long, so that it can be copied.
            Command::Fen => {
                let fen = self.position().fen();
                self.console.write(format_args!("{fen}\n"))?;
            }
            Command::Save => self.save(argument, false)?,
            Command::SaveOver => self.save(argument, true)?,
            Command::Load => self.load(argument)?,
            Command::Resign => self.resign()?,
            Command::New => self.anew()?,
        }
        Ok(Flow::On)
    }

    fn answer(&mut self, answer: Result<String, String>) -> io::Result<()> {
        match answer {
            Ok(text) => self.console.say(&text),
            Err(text) => self.console.complain(&text),
        }
    }

    /// Whether the game is over, which is said.
    fn is_over(&mut self) -> io::Result<bool> {
        let over = self.game.outcome().is_some();
        if over {
            self.console.complain(OVER)?;
        }
        Ok(over)
    }

    fn hint(&mut self) -> io::Result<()> {
        if self.is_over()? {
            return Ok(());
        }
        let Some(report) = self.thinker.search(&self.game) else {
            return self.console.complain("The engine finds no move.");
        };
        let position = self.game.position();
        let mut text = format!(
            "Hint: {}  ({})",
            position.san(report.line[0]),
            opinion(&report, position.side_to_move())
        );
        if let Ok(effect) = position.explain(report.line[0]) {
            text += &format!("\n{effect}");
        }
        self.console.say(&text)
    }

    fn go(&mut self) -> io::Result<()> {
        if self.is_over()? {
            return Ok(());
        }
        let kind = match self.to_move() {
            Kind::Human => Kind::Engine,
            program => program,
        };
        self.go_on();
        self.let_play(kind)
    }

    fn undo(&mut self) -> io::Result<()> {
        let decided = self.game.decision().map(|(ply, _)| ply);
        if decided == Some(self.game.ply()) {
            return self.reopen();
        }
        let ply = self.game.ply();
        // Back to a person's turn, or by one ply where there is none to come back to.
        let target = match self.any_person() {
            true => (0..ply).rev().find(|&ply| self.mover(ply) == Kind::Human),
            false => ply.checked_sub(1),
        };
        let Some(target) = target else {
            if let Some(former) = self.former.take() {
                self.put(former);
                self.paused = true;
                return self.console.say("The game before is back.");
            }
            return self
                .console
                .complain("There is no move of yours to take back.");
        };
        let back = self.go_to(target);
        self.console.say(&format!("Taken back: {back}."))
    }

    /// Takes a resignation or an agreement back. A game has no word for that, so its moves are
    /// played again.
    fn reopen(&mut self) -> io::Result<()> {
        let mut open = Game::from_position(self.game.start().clone());
        let played = self.game.moves().iter().try_for_each(|&m| open.play(m));
        if let Err(error) = played {
            return self.console.complain(&format!("That can't be: {error}."));
        }
        self.put(open);
        self.paused = true;
        self.console.say("The game goes on.")
    }

    fn redo(&mut self) -> io::Result<()> {
        let (ply, all) = (self.game.ply(), self.game.ply() + self.game.undone().len());
        if ply == all {
            return self
                .console
                .complain("No move has been taken back that could be played again.");
        }
        let target = match self.any_person() {
            true => (ply + 1..all).find(|&ply| self.mover(ply) == Kind::Human),
            false => Some(ply + 1),
        };
        let forth = self.go_to(target.unwrap_or(all));
        self.console.say(&format!("Played again: {forth}."))
    }

    /// Goes back or forward in the game; gives the moves between.
    fn go_to(&mut self, ply: usize) -> String {
        let now = self.game.ply();
        let mut whole = self.game.clone();
        // Both plies are within the game.
        let _ = whole.go_to(now.max(ply));
        let texts = whole.texts(shatranj::game::Notation::San);
        let _ = self.game.go_to(ply);
        self.changed = true;
        self.paused = true;
        texts[now.min(ply)..now.max(ply)].join(" ")
    }

    /// Who plays the move after so many plies.
    fn mover(&self, ply: usize) -> Kind {
        let first = self.game.start().side_to_move();
        let side = if ply.is_multiple_of(2) { first } else { !first };
        self.players[side.index()]
    }

    fn moves(&mut self, square: &str) -> io::Result<()> {
        if self.is_over()? {
            return Ok(());
        }
        if square.is_empty() {
            let text = answers::all_moves(self.position());
            return self.console.say(&text);
        }
        match answers::moves_of(self.position(), square) {
            Ok((targets, text)) => {
                self.show_board(targets)?;
                self.console.say(&text)
            }
            Err(text) => self.console.complain(&text),
        }
    }

    fn save(&mut self, name: &str, over: bool) -> io::Result<()> {
        if name.is_empty() {
            return self.console.complain("Say where: `save game.pgn`.");
        }
        let saved = files::save(&self.game, self.players, name, over);
        self.answer(
            saved
                .map(|()| format!("Saved in {name}."))
                .map_err(|e| e + "."),
        )
    }

    fn load(&mut self, name: &str) -> io::Result<()> {
        if name.is_empty() {
            return self.console.complain("Say what: `load game.pgn`.");
        }
        match files::load(name, Some(self.game.variant()), &self.known) {
            Err(error) => self
                .console
                .complain(&format!("{error}. The game on the board stays.")),
            Ok((game, more)) => {
                let plies = match game.ply() {
                    1 => "1 ply".into(),
                    count => format!("{count} plies"),
                };
                let mut text = format!("{}, {plies}, from {name}.", game.variant().name());
                if more {
                    text += " The file has more games: this is the first.";
                }
                text += self.replace(game);
                // A person may want to look at it first.
                self.paused = true;
                self.console.say(&text)
            }
        }
    }

    fn anew(&mut self) -> io::Result<()> {
        let former = self.replace(Game::from_position(self.game.start().clone()));
        self.console.say(&format!("A new game.{former}"))
    }

    /// Another game instead of this one, which is kept for `undo` if it has begun; says so.
    fn replace(&mut self, game: Game) -> &'static str {
        let former = self.game.clone();
        self.put(game);
        if former.ply() == 0 {
            return "";
        }
        self.former = Some(former);
        " `undo` at its start brings the game before back."
    }

    fn resign(&mut self) -> io::Result<()> {
        if self.is_over()? {
            return Ok(());
        }
        let to_move = self.position().side_to_move();
        // Whoever sits at the keyboard gives up, also while a program waits to be told.
        let loser = match self.to_move() {
            Kind::Human => to_move,
            _ if self.any_person() => !to_move,
            _ => to_move,
        };
        if let Err(error) = self.game.resign(loser) {
            return self.console.complain(&format!("{error}."));
        }
        self.changed = true;
        Ok(())
    }

    fn draw(&mut self) -> io::Result<Flow> {
        if self.is_over()? {
            return Ok(Flow::On);
        }
        if self.players != [Kind::Human; 2] {
            self.console
                .complain("Only two people can agree on a draw; play on, or `resign`.")?;
            return Ok(Flow::On);
        }
        let other: Color = !self.position().side_to_move();
        let question = format!("{}, do you agree to a draw? yes or no>", side(other));
        loop {
            let Some(line) = self.console.ask(&question)? else {
                return Ok(Flow::Quit);
            };
            match line.to_lowercase().as_str() {
                "y" | "yes" => break,
                "n" | "no" => {
                    self.console.say("No draw; the game goes on.")?;
                    return Ok(Flow::On);
                }
                word if is_quit(word) => return Ok(Flow::Quit),
                _ => self.console.complain("Type yes or no.")?,
            }
        }
        if let Err(error) = self.game.agree_to_draw() {
            self.console.complain(&format!("{error}."))?;
        }
        self.changed = true;
        Ok(Flow::On)
    }
}
