//! The protocols by which boards on a screen speak with an engine: CECP (XBoard) and UCI (in
//! the dialect of Fairy-Stockfish), told apart by the first line that belongs to one of them.
//!
//! [`run`] is all that a program or a test needs. One thread reads lines, one thinks, and the
//! caller's does everything else, so that every command is answered at once whatever the
//! engine is thinking about. The module expects the search as its sibling `search`.

mod cecp;
mod clock;
mod games;
mod input;
mod uci;
mod worker;

use std::io::{self, Read, Write};
use std::sync::mpsc::{RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use shatranj::{Position, Variant};

use super::search::{Limits, Report, Searcher};
use cecp::Cecp;
use games::Games;
use input::Input;
use uci::Uci;
use worker::{News, Worker};

/// What the engine calls itself.
const NAME: &str = concat!("Shatranj ", env!("CARGO_PKG_VERSION"));

/// How many lines and reports may wait to be looked at; who has more to say waits.
const WAITING: usize = 64;

/// How long a task that was told to stop may take to say its last word.
const PATIENCE: Duration = Duration::from_millis(30);

/// What the main loop is told.
enum Event {
    Input(Input),
    /// The task with this ticket has something to say.
    News(u64, News),
}

/// Whether the conversation goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    Go,
    Quit,
}

/// How games in CECP begin, unless they begin as their rules say.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// The position, where it is one of the game that is played.
    pub fen: Option<String>,
    /// Moves that the engine makes without thinking, as long as the game follows them.
    pub moves: Vec<String>,
}

impl Opening {
    /// The position in which games of a variant begin.
    fn start(&self, variant: &Variant) -> Position {
        let own = self.fen.as_ref().and_then(|fen| variant.position(fen).ok());
        own.unwrap_or_else(|| variant.start())
    }
}

/// What both protocols work with.
struct Desk<'a> {
    out: &'a mut dyn Write,
    opening: &'a Opening,
    games: Games,
    worker: Worker,
}

impl Desk<'_> {
    /// Writes a line. Whoever reads it may be waiting for it.
    fn say(&mut self, line: impl std::fmt::Display) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }
}

/// One of the two protocols.
trait Speaker {
    /// Whether the first word of a line belongs to the protocol.
    fn knows(word: &str) -> bool
    where
        Self: Sized;

    /// Answers a line, which is trimmed and not empty.
    fn line(&mut self, desk: &mut Desk<'_>, line: &str) -> io::Result<Flow>;

    /// Hears from a task.
    fn news(&mut self, desk: &mut Desk<'_>, ticket: u64, news: News) -> io::Result<()>;

    /// Since when somebody has been waiting for a task that was told to stop.
    fn waiting(&self) -> Option<Instant>;

    /// Answers for tasks that were told to stop and have not done so in time: a new table can
    /// take long.
    fn answer_for_late(&mut self, desk: &mut Desk<'_>) -> io::Result<()>;

    /// Whether a task is at work whose end is worth waiting for when nothing more can be read.
    fn must_finish(&self) -> bool;
}

/// Speaks with whoever writes `input` and reads `output`, until `quit` or the end of the input.
///
///
/// # Errors
/// When the output can't be written any more or the system gives no threads.
pub fn run(
    input: impl Read + Send + 'static,
    output: &mut dyn Write,
    opening: &Opening,
) -> io::Result<()> {
    let (sender, events) = sync_channel(WAITING);
    read_on_a_thread(input, sender.clone())?;
    let mut desk = Desk {
        out: output,
        opening,
        games: Games::default(),
        worker: Worker::start(sender)?,
    };
    let mut speaker: Option<Box<dyn Speaker>> = None;
    let mut ended = false;
    let mut converse = || -> io::Result<()> {
        loop {
            let next = match speaker.as_ref().and_then(|speaker| speaker.waiting()) {
                Some(since) => events.recv_timeout(PATIENCE.saturating_sub(since.elapsed())),
                None => events.recv().map_err(RecvTimeoutError::from),
            };
            let event = match next {
                Ok(event) => event,
                Err(RecvTimeoutError::Timeout) => {
                    if let Some(speaker) = &mut speaker {
                        speaker.answer_for_late(&mut desk)?;
                    }
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            };
            match event {
                Event::Input(Input::Line(line)) => {
                    if answer(&mut speaker, &mut desk, line.trim())? == Flow::Quit {
                        return Ok(());
                    }
                }
                Event::Input(Input::TooLong) => {
                    desk.say("Error (line too long): the line has been left out")?;
                }
                Event::Input(Input::End) => ended = true,
                Event::News(ticket, news) => {
                    if let Some(speaker) = &mut speaker {
                        speaker.news(&mut desk, ticket, news)?;
                    }
                }
            }
            if ended && !speaker.as_ref().is_some_and(|s| s.must_finish()) {
                return Ok(());
            }
        }
    };
    let result = converse();
    // The thinker must find nobody who listens, so that it can't wait for that for ever.
    drop(events);
    desk.worker.finish();
    result
}

fn read_on_a_thread(
    input: impl Read + Send + 'static,
    sender: SyncSender<Event>,
) -> io::Result<()> {
    let read = move || input::read(input, |input| sender.send(Event::Input(input)).is_ok());
    thread::Builder::new()
        .name("input".into())
        .spawn(read)
        .map(drop)
}

/// Answers a line by the protocol in use. While there is none, the first line that belongs to
/// one decides.
fn answer(
    speaker: &mut Option<Box<dyn Speaker>>,
    desk: &mut Desk<'_>,
    line: &str,
) -> io::Result<Flow> {
    let Some(word) = line.split_whitespace().next() else {
        return Ok(Flow::Go);
    };
    if speaker.is_none() {
        *speaker = match word {
            "quit" => return Ok(Flow::Quit),
            _ if Cecp::knows(word) => Some(Box::new(Cecp::new(desk))),
            _ if Uci::knows(word) => Some(Box::new(Uci::new(desk))),
            _ => None,
        };
    }
    match speaker {
        Some(speaker) => speaker.line(desk, line),
        None => desk.say(unknown(line)).map(|()| Flow::Go),
    }
}

/// The answer to a command that is none.
fn unknown(line: &str) -> String {
    format!("Error (unknown command): {}", shown(line))
}

/// A text of any origin as it can be repeated on one line: without control characters and of
/// bounded length.
fn shown(text: &str) -> String {
    const MOST: usize = 80;
    let tame = |c: char| if c.is_control() { '?' } else { c };
    let mut shown: String = text.chars().take(MOST).map(tame).collect();
    if text.chars().nth(MOST).is_some() {
        shown += "...";
    }
    shown
}

/// A message of the library on one line.
fn one_line(message: impl std::fmt::Display) -> String {
    let message = message.to_string();
    let words: Vec<&str> = message.split_whitespace().collect();
    words.join(" ")
}
