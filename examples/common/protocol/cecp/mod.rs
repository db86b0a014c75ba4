//! CECP, the protocol of XBoard and WinBoard, version 2, with engine-defined variants.
//!
//! The state is one game and whose side the engine plays. Whatever changes the position ends
//! the thinking about it.

mod commands;
mod features;
mod position;
mod read;
mod setup;
mod think;
mod write;

use std::io;
use std::time::{Duration, Instant};

use shatranj::game::Adjudication;
use shatranj::notation::GameResult;
use shatranj::{Color, Game, Move, Outcome};

use super::{Desk, Ending, Flow, LINE_LEFT_OUT, News, Report, Speaker, message, shown};

pub struct Cecp {
    game: Game,
    /// The side that the engine plays; none in force mode.
    side: Option<Color>,
    analyzing: bool,
    /// Whether lines are shown while the engine thinks.
    post: bool,
    time: Time,
    ply_limit: Option<u32>,
    thought: Option<Thought>,
    /// The reply that the last search expects, and the key of the position where it is one.
    expected: Option<(u64, Move)>,
    /// The score of the last search, for the engine's side, in centipawns.
    score: i32,
}

/// What the board says about time.
#[derive(Clone, Copy, Debug, Default)]
struct Time {
    /// How many moves a session has; 0 is all of the game.
    session: u32,
    base: Option<Duration>,
    increment: Duration,
    /// What is left, if the board has said so.
    left: Option<Duration>,
    /// Exactly so much for each move.
    fixed: Option<Duration>,
    depth: Option<u32>,
}

/// Thinking at work about the position on the board.
struct Thought {
    ticket: u64,
    aim: Aim,
    latest: Option<Report>,
    /// When it was told to come to an end.
    stopped: Option<Instant>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    Move,
    Analysis,
    Hint,
}

impl Cecp {
    pub fn new(desk: &Desk<'_>) -> Cecp {
        Cecp {
            game: begin(desk),
            side: Some(Color::Black),
            analyzing: false,
            post: false,
            time: Time::default(),
            ply_limit: None,
            thought: None,
            expected: None,
            score: 0,
        }
    }

    /// Begins a game of the variant in use: the engine plays Black.
    fn new_game(&mut self, desk: &mut Desk<'_>) {
        self.begin_anew(desk);
        self.side = Some(Color::Black);
        self.time.depth = None;
    }

    /// Puts the start of the variant in use on the board.
    fn begin_anew(&mut self, desk: &mut Desk<'_>) {
        self.set_game(begin(desk));
        desk.worker.clear(desk.games.current());
    }

    fn set_game(&mut self, game: Game) {
        self.game = game;
        self.expected = None;
        self.score = 0;
        self.adjudicate();
    }

    /// Puts the limit of plies in force.
    fn adjudicate(&mut self) {
        let none = Adjudication::none();
        let rules = self
            .ply_limit
            .map_or(none, |plies| none.with_ply_limit(plies));
        self.game.set_adjudication(rules);
    }

    /// Claims the end of the game, if it has come.
    fn claim(&self, desk: &mut Desk<'_>) -> io::Result<()> {
        match self.game.outcome() {
            Some(outcome) => desk.say(claim(outcome)),
            None => Ok(()),
        }
    }

    /// Refuses a command, with the reason.
    fn refuse(desk: &mut Desk<'_>, reason: &str, line: &str) -> io::Result<()> {
        desk.say(format!("Error ({}): {}", message(reason), shown(line)))
    }
}

impl Speaker for Cecp {
    fn line(&mut self, desk: &mut Desk<'_>, line: &str) -> io::Result<Option<Flow>> {
        self.command(desk, line)
    }

    fn line_left_out(&self, desk: &mut Desk<'_>) -> io::Result<()> {
        desk.say(LINE_LEFT_OUT)
    }

    fn news(&mut self, desk: &mut Desk<'_>, ticket: u64, news: News) -> io::Result<()> {
        if self.thought.as_ref().is_none_or(|t| t.ticket != ticket) {
            return Ok(());
        }
        match news {
            News::Report(report) => self.show(desk, report),
            News::Thought(report) => self.thought_ends(desk, report),
            News::Counted(_) => Ok(()),
        }
    }

    fn waiting(&self) -> Option<Instant> {
        self.thought.as_ref()?.stopped
    }

    fn answer_for_late(&mut self, desk: &mut Desk<'_>) -> io::Result<()> {
        let latest = self.thought.as_mut().and_then(|t| t.latest.take());
        self.thought_ends(desk, latest)
    }

    fn still_at_work(&self, _: &mut Desk<'_>) -> io::Result<()> {
        Ok(())
    }

    fn must_finish(&self, _: Ending) -> bool {
        false
    }
}

/// A game of the variant in use.
fn begin(desk: &Desk<'_>) -> Game {
    Game::from_position(desk.preset.start(desk.games.current()))
}

/// `1-0 {checkmate}`.
fn claim(outcome: Outcome) -> String {
    let result = GameResult::from(Some(outcome));
    format!("{result} {{{}}}", outcome.reason)
}
