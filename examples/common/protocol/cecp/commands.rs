//! The commands, one by one.

use std::io;
use std::time::{Duration, Instant};

use shatranj::{Color, Game};

use super::super::worker::MOST_MEMORY;
use super::super::{Desk, Flow};
use super::{Aim, Cecp, message, position, read, shown};

/// The score below which the engine takes a draw that is offered, in centipawns.
const GLAD_OF_A_DRAW: i32 = -100;

impl Cecp {
    pub(super) fn command(&mut self, desk: &mut Desk<'_>, line: &str) -> io::Result<Option<Flow>> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "quit" => return Ok(Some(Flow::Quit)),
            "protover" => Cecp::features(desk)?,
            "option" => self.option(desk, line, rest)?,
            "variant" => self.variant(desk, line, rest)?,
            "new" => {
                self.cancel(desk);
                self.new_game(desk);
                self.think_if_due(desk)?;
            }
            "force" => {
                self.cancel(desk);
                self.side = None;
            }
            "result" => {
                self.cancel(desk);
                self.side = None;
            }
            "go" => self.go(desk, self.game.position().side_to_move())?,
            "playother" => self.go(desk, !self.game.position().side_to_move())?,
            "white" | "black" => {
                self.cancel(desk);
                self.side = Some(if word == "white" {
                    Color::Black
                } else {
                    Color::White
                });
            }
            "usermove" | "move" => self.user_move(desk, rest)?,
            "undo" => self.take_back(desk, 1, line)?,
            "remove" => self.take_back(desk, 2, line)?,
            "setboard" => self.set_board(desk, rest)?,
            "edit" => Cecp::refuse(desk, "not supported, use setboard", line)?,
            "level" | "st" | "sd" | "time" => {
                if self.set_time(word, rest).is_none() {
                    Cecp::refuse(desk, "bad time", line)?;
                }
            }
            "memory" => match rest.parse() {
                Ok(megabytes) if megabytes > 0 => {
                    let megabytes = MOST_MEMORY.min(megabytes);
                    desk.worker.memory(desk.games.current(), megabytes);
                }
                _ => Cecp::refuse(desk, "a number of megabytes", line)?,
            },
            "?" => {
                if let Some(thought) = self.thought.as_mut().filter(|t| t.aim == Aim::Move) {
                    desk.worker.stop();
                    thought.stopped = Some(Instant::now());
                }
            }
            "ping" => desk.say(format!("pong {}", shown(rest)))?,
            "draw" => {
                if self.game.outcome().is_none() && self.score < GLAD_OF_A_DRAW {
                    desk.say("offer draw")?;
                }
            }
            "post" | "nopost" => self.post = word == "post",
            "analyze" => {
                self.cancel(desk);
                self.side = None;
                self.analyzing = true;
                self.think_if_due(desk)?;
            }
            // It is then as after `force`, also where a game has begun anew meanwhile.
            "exit" if self.analyzing => {
                self.cancel(desk);
                self.side = None;
                self.analyzing = false;
            }
            "." => self.status(desk)?,
            "hint" => self.hint(desk)?,
            // Nothing here depends on these.
            "exit" | "xboard" | "accepted" | "rejected" | "random" | "otim" | "bk" | "hard"
            | "easy" | "name" | "rating" | "ics" | "computer" | "nps" | "cores" | "egtpath"
            | "pause" | "resume" | "put" | "lift" => {}
            _ => return Ok(None),
        }
        Ok(Some(Flow::Go))
    }

    fn variant(&mut self, desk: &mut Desk<'_>, line: &str, name: &str) -> io::Result<()> {
        if let Err(reason) = desk.games.select(name) {
            return Cecp::refuse(desk, &reason, line);
        }
        self.cancel(desk);
        self.new_game(desk);
        self.describe(desk)?;
        self.think_if_due(desk)
    }

    fn go(&mut self, desk: &mut Desk<'_>, side: Color) -> io::Result<()> {
        self.cancel(desk);
        self.analyzing = false;
        self.side = Some(side);
        self.claim(desk)?;
        self.think_if_due(desk)
    }

    fn user_move(&mut self, desk: &mut Desk<'_>, text: &str) -> io::Result<()> {
        let illegal = |reason: &str| format!("Illegal move ({}): {}", message(reason), shown(text));
        if let Some(outcome) = self.game.outcome() {
            return desk.say(illegal(&format!("the game is over: {outcome}")));
        }
        let m = match read::read_move(self.game.position(), text) {
            Ok(m) => m,
            Err(reason) => return desk.say(illegal(&reason)),
        };
        self.cancel(desk);
        if let Err(error) = self.game.play(m) {
            return desk.say(illegal(&error.to_string()));
        }
        self.claim(desk)?;
        self.think_if_due(desk)
    }

    fn take_back(&mut self, desk: &mut Desk<'_>, plies: usize, line: &str) -> io::Result<()> {
        if self.game.ply() < plies {
            let reason = match plies {
                1 => "there is no move to take back",
                _ => "there are no two moves to take back",
            };
            return Cecp::refuse(desk, reason, line);
        }
        self.cancel(desk);
        for _ in 0..plies {
            // There are as many.
            let _ = self.game.undo();
        }
        if self.analyzing || plies == 2 {
            self.think_if_due(desk)?;
        }
        Ok(())
    }

    fn set_board(&mut self, desk: &mut Desk<'_>, fen: &str) -> io::Result<()> {
        match position::read_position(desk.games.current(), fen) {
            Ok(position) => {
                self.cancel(desk);
                self.set_game(Game::from_position(position));
                if self.analyzing {
                    self.think_if_due(desk)?;
                }
                Ok(())
            }
            Err(error) => {
                let error = message(error);
                desk.say(format!("tellusererror Illegal position: {error}"))
            }
        }
    }

    /// Takes what a command says about time; `None` where it can't be read.
    fn set_time(&mut self, word: &str, rest: &str) -> Option<()> {
        let time = &mut self.time;
        match word {
            "level" => {
                let mut parts = rest.split_whitespace();
                let session = parts.next()?.parse().ok()?;
                let base = minutes(parts.next()?)?;
                let increment = seconds(parts.next()?)?;
                time.session = session;
                time.base = Some(base);
                time.increment = increment;
                time.left = None;
                time.fixed = None;
            }
            "st" => time.fixed = Some(minutes_or_seconds(rest)?),
            "sd" => time.depth = Some(rest.parse().ok().filter(|&depth: &u32| depth > 0)?),
            _ => {
                // The clock may have run out already.
                let hundredths: i64 = rest.parse().ok()?;
                let left = u64::try_from(hundredths).unwrap_or(0).min(u64::MAX / 10);
                time.left = Some(Duration::from_millis(left * 10));
            }
        }
        Some(())
    }
}

/// `5` or `0:30`.
fn minutes(text: &str) -> Option<Duration> {
    match text.split_once(':') {
        Some(_) => minutes_or_seconds(text),
        None => seconds(text)?.checked_mul(60),
    }
}

/// `90` or `1:30`.
fn minutes_or_seconds(text: &str) -> Option<Duration> {
    match text.split_once(':') {
        Some((whole, rest)) => seconds(whole)?.checked_mul(60)?.checked_add(seconds(rest)?),
        None => seconds(text),
    }
}

/// Seconds, perhaps with a fraction.
fn seconds(text: &str) -> Option<Duration> {
    let seconds: f64 = text.parse().ok()?;
    Duration::try_from_secs_f64(seconds)
        .ok()
        .filter(|time| time.as_secs() < 1 << 32)
}
