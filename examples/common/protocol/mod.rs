//! The protocols by which boards on a screen speak with an engine: CECP (XBoard) and UCI (in
//! the dialect of Fairy-Stockfish), told apart by the first line that belongs to one of them.
//!
//! [`run`] is all that a program or a test needs. One thread reads lines, one thinks, and the
//! caller's does everything else, so that every command is answered at once whatever the
//! engine is thinking about. The module expects the search as its sibling `search`.

mod cecp;
pub mod clock;
mod games;
mod input;
mod text;
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
use text::{message, shown};
use uci::Uci;
use worker::{News, Worker};

/// What the engine calls itself.
const NAME: &str = concat!("Shatranj ", env!("CARGO_PKG_VERSION"));

/// How many lines and reports may wait to be looked at; who has more to say waits.
const WAITING: usize = 64;

/// How long a task that was told to stop may take to say its last word.
const PATIENCE: Duration = Duration::from_millis(30);

/// After the end of the input, how often it is seen whether somebody waits for the answer.
const SIGN_OF_LIFE: Duration = Duration::from_secs(1);

/// What is said of a line that is too long, but in UCI.
const LINE_LEFT_OUT: &str = "Error (line too long): the line has been left out";

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

/// Why a conversation ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    /// Somebody has said `quit`.
    Quit,
    /// Nothing more can be read.
    Input,
}

/// What the program was started with.
#[derive(Clone, Debug, Default)]
pub struct Preset {
    /// The games that are played besides the built-in ones.
    pub games: Vec<Variant>,
    /// The position in which games in CECP begin, where it is one of the game that is played.
    pub fen: Option<String>,
    /// Moves in CECP that the engine makes without thinking, as long as the game follows them.
    pub moves: Vec<String>,
}

impl Preset {
    /// The position in which games of a variant begin.
    fn start(&self, variant: &Variant) -> Position {
        let own = self.fen.as_ref().and_then(|fen| variant.position(fen).ok());
        own.unwrap_or_else(|| variant.start())
    }

    /// Sees that the games can be told apart by their names, and that the position is one of
    /// some game, with its rules as they are or one of them read in another way.
    ///
    /// # Errors
    /// When a game's name is taken or no word, or when the position is one of no game.
    #[allow(dead_code, reason = "for the program; a test gives what it likes")]
    pub fn check(&self) -> Result<(), String> {
        games::check(&self.games).map_err(|reason| format!("--game: {reason}"))?;
        let position = self.check_position();
        position.map_err(|reason| format!("--fen: {reason}"))
    }

    fn check_position(&self) -> Result<(), String> {
        let Some(fen) = &self.fen else { return Ok(()) };
        let fits = |game: &Variant| game.position(fen).is_ok();
        let other = |choice: games::Choice| {
            choice.info.values.iter().any(|value| {
                let reading = [(choice.info.id.as_str(), value.id.as_str())];
                Variant::by_name_with(choice.game, &reading).is_ok_and(|game| fits(&game))
            })
        };
        let all = || games::all(&self.games);
        if all().any(fits) || games::choices().any(other) {
            return Ok(());
        }
        let reasons = all().filter_map(|game| {
            let error = game.position(fen).err()?;
            Some(format!("{}: {}", game.id(), message(error)))
        });
        let reasons: Vec<String> = reasons.collect();
        Err(format!("a position of no game: {}", reasons.join("; ")))
    }
}

/// What both protocols work with.
struct Desk<'a> {
    out: &'a mut dyn Write,
    preset: &'a Preset,
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
    /// Answers a line, which is trimmed and not empty. `None`, and nothing has been done, where
    /// its first word does not belong to the protocol.
    fn line(&mut self, desk: &mut Desk<'_>, line: &str) -> io::Result<Option<Flow>>;

    /// Says that a line was too long.
    fn line_left_out(&self, desk: &mut Desk<'_>) -> io::Result<()>;

    /// Hears from a task.
    fn news(&mut self, desk: &mut Desk<'_>, ticket: u64, news: News) -> io::Result<()>;

    /// Since when somebody has been waiting for a task that was told to stop.
    fn waiting(&self) -> Option<Instant>;

    /// Answers for tasks that were told to stop and have not done so in time: a new table can
    /// take long.
    fn answer_for_late(&mut self, desk: &mut Desk<'_>) -> io::Result<()>;

    /// Says that there is still something to wait for. It fails where nobody listens any more.
    fn still_at_work(&self, desk: &mut Desk<'_>) -> io::Result<()>;

    /// Whether a task is at work whose end is worth waiting for.
    fn must_finish(&self, ending: Ending) -> bool;
}

/// Speaks with whoever writes `input` and reads `output`, until `quit` or the end of the input.
///
/// # Errors
/// When the output can't be written any more or the system gives no threads.
pub fn run(
    input: impl Read + Send + 'static,
    output: &mut dyn Write,
    preset: &Preset,
) -> io::Result<()> {
    let (sender, events) = sync_channel(WAITING);
    read_on_a_thread(input, sender.clone())?;
    let mut desk = Desk {
        out: output,
        preset,
        games: Games::new(&preset.games),
        worker: Worker::start(sender)?,
    };
    desk.worker.clear(desk.games.current());
    let mut speaker: Option<Box<dyn Speaker>> = None;
    let mut ending = None;
    let mut converse = || -> io::Result<()> {
        loop {
            let next = match speaker.as_ref().and_then(|speaker| speaker.waiting()) {
                Some(since) => events.recv_timeout(PATIENCE.saturating_sub(since.elapsed())),
                None if ending.is_some() => events.recv_timeout(SIGN_OF_LIFE),
                None => events.recv().map_err(RecvTimeoutError::from),
            };
            let event = match next {
                Ok(event) => event,
                Err(RecvTimeoutError::Timeout) => {
                    match &mut speaker {
                        Some(speaker) if speaker.waiting().is_some() => {
                            speaker.answer_for_late(&mut desk)?;
                        }
                        Some(speaker) => speaker.still_at_work(&mut desk)?,
                        None => {}
                    }
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            };
            match event {
                // Who has said `quit` has no more to say, unless the wait is too long.
                Event::Input(Input::Line(line)) if ending.is_some() && line.trim() != "stop" => {}
                Event::Input(Input::TooLong | Input::End) if ending.is_some() => {}
                Event::Input(Input::Line(line)) => {
                    if answer(&mut speaker, &mut desk, line.trim())? == Flow::Quit {
                        ending = Some(Ending::Quit);
                    }
                }
                Event::Input(Input::TooLong) => match &speaker {
                    Some(speaker) => speaker.line_left_out(&mut desk)?,
                    None => desk.say(LINE_LEFT_OUT)?,
                },
                Event::Input(Input::End) => ending = Some(Ending::Input),
                Event::News(ticket, news) => {
                    if let Some(speaker) = &mut speaker {
                        speaker.news(&mut desk, ticket, news)?;
                    }
                }
            }
            let wait = |ending| speaker.as_ref().is_some_and(|s| s.must_finish(ending));
            if ending.is_some_and(|ending| !wait(ending)) {
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
    if line.is_empty() {
        return Ok(Flow::Go);
    }
    if let Some(speaker) = speaker {
        if let Some(flow) = speaker.line(desk, line)? {
            return Ok(flow);
        }
    } else {
        let protocols: [Box<dyn Speaker>; 2] =
            [Box::new(Cecp::new(desk)), Box::new(Uci::new(desk))];
        for mut new in protocols {
            if let Some(flow) = new.line(desk, line)? {
                *speaker = Some(new);
                return Ok(flow);
            }
        }
    }
    desk.say(unknown(line)).map(|()| Flow::Go)
}

/// The answer to a command that is none.
fn unknown(line: &str) -> String {
    format!("Error (unknown command): {}", shown(line))
}
