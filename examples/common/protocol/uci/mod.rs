//! UCI in the dialect of Fairy-Stockfish: the game is chosen by the option `UCI_Variant`, and
//! its board and start are told by an `info string`.

mod go;
mod options;
mod position;

use std::collections::VecDeque;
use std::io;
use std::time::Instant;

use shatranj::{Game, Position};

use super::{Desk, Ending, Flow, Limits, NAME, News, Report, Speaker, message};

pub struct Uci {
    game: Game,
    /// The tasks at work or about to begin; all but the newest have been stopped.
    tasks: VecDeque<Task>,
}

/// A `go` that has not been answered, and what it was asked about.
struct Task {
    ticket: u64,
    position: Position,
    counts: bool,
    /// Whether it ends by itself.
    limited: bool,
    /// Whether nothing may be answered before `stop`.
    infinite: bool,
    /// Whether all is done but that.
    done: bool,
    latest: Option<Report>,
    /// When it was told to stop.
    stopped: Option<Instant>,
}

impl Uci {
    pub fn new(desk: &Desk<'_>) -> Uci {
        Uci {
            game: Game::new(desk.games.current()),
            tasks: VecDeque::new(),
        }
    }

    /// Says something to people.
    fn inform(desk: &mut Desk<'_>, text: &str) -> io::Result<()> {
        desk.say(format!("info string {}", message(text)))
    }
}

impl Speaker for Uci {
    fn line_left_out(&self, desk: &mut Desk<'_>) -> io::Result<()> {
        Uci::inform(desk, "line too long: it has been left out")
    }

    fn line(&mut self, desk: &mut Desk<'_>, line: &str) -> io::Result<Option<Flow>> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "quit" => return Ok(Some(Flow::Quit)),
            "uci" => {
                desk.say(format!("id name {NAME}"))?;
                desk.say(format!("id author {}", env!("CARGO_PKG_NAME")))?;
                Uci::list_options(desk)?;
                desk.say("uciok")?;
            }
            "isready" => desk.say("readyok")?,
            "setoption" => self.set_option(desk, rest)?,
            "ucinewgame" => desk.worker.clear(desk.games.current()),
            "position" => self.set_position(desk, rest)?,
            "go" => self.go(desk, rest)?,
            "stop" | "ponderhit" => self.stop(desk)?,
            "d" => self.display(desk)?,
            "debug" | "register" => {}
            _ => return Ok(None),
        }
        Ok(Some(Flow::Go))
    }

    fn news(&mut self, desk: &mut Desk<'_>, ticket: u64, news: News) -> io::Result<()> {
        match news {
            News::Report(report) => {
                let Some(task) = self.tasks.iter_mut().find(|task| task.ticket == ticket) else {
                    return Ok(());
                };
                go::show(desk, &task.position, &report)?;
                task.latest = Some(report);
                Ok(())
            }
            News::Thought(_) | News::Counted(_) => {
                let place = self.tasks.iter().position(|task| task.ticket == ticket);
                let Some(mut task) = place.and_then(|place| self.tasks.remove(place)) else {
                    return Ok(());
                };
                if let News::Thought(Some(report)) = news {
                    task.latest = Some(report);
                } else if let News::Counted(counts) = news {
                    return go::counted(desk, &task.position, counts);
                }
                if task.infinite && task.stopped.is_none() {
                    task.done = true;
                    self.tasks.push_front(task);
                    return Ok(());
                }
                go::best_move(desk, task)
            }
        }
    }

    fn waiting(&self) -> Option<Instant> {
        self.tasks.front()?.stopped
    }

    fn answer_for_late(&mut self, desk: &mut Desk<'_>) -> io::Result<()> {
        match self.tasks.pop_front() {
            Some(task) if task.counts => go::counted(desk, &task.position, None),
            Some(task) => go::best_move(desk, task),
            None => Ok(()),
        }
    }

    fn still_at_work(&self, desk: &mut Desk<'_>) -> io::Result<()> {
        Uci::inform(desk, "still at work")
    }

    /// A count is waited for, as by other programs of this dialect; who wants less says `stop`.
    /// `quit` ends a search. At the end of the input the answer may still be read, if there
    /// will be one.
    fn must_finish(&self, ending: Ending) -> bool {
        self.tasks.iter().any(|task| match ending {
            Ending::Quit => task.counts,
            Ending::Input => task.counts || task.limited || task.stopped.is_some(),
        })
    }
}
