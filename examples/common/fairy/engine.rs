//! Another program that speaks UCI, run as a process. Every answer has its time limit.

use std::collections::VecDeque;
use std::env;
use std::fmt;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitCode, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::lines::{Line, read_line};
use super::support::{self, Failure, complain};

/// Why the other program gives no counts.
#[derive(Debug)]
pub enum EngineError {
    /// There is no such program.
    Missing(String),
    /// It can't be started.
    NotStarted(PathBuf, std::io::Error),
    /// It ended, perhaps by a crash, instead of answering.
    Ended {
        command: String,
        how: String,
        last: String,
    },
    /// It did not answer in time.
    TimedOut { command: String, limit: Duration },
    /// It does not know the games of variants files.
    OtherDialect,
    /// An answer that makes no sense.
    Nonsense { command: String, line: String },
}

impl EngineError {
    /// Whether the fault is that of whoever asked for this program.
    pub fn is_bad_input(&self) -> bool {
        matches!(self, EngineError::Missing(_) | EngineError::NotStarted(..))
    }
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineError::Missing(name) => write!(
                f,
                "there is no program `{name}` on PATH or in {}: install it, as by \
                 `apt-get install fairy-stockfish`, or give its path",
                GAMES.join(", ")
            ),
            EngineError::NotStarted(path, error) => {
                write!(f, "{} can't be started: {error}", path.display())
            }
            EngineError::Ended { command, how, last } => {
                write!(
                    f,
                    "the engine ended ({how}) instead of answering `{command}`"
                )?;
                if last.is_empty() {
                    return Ok(());
                }
                write!(f, "; its last line was `{last}`")
            }
            EngineError::TimedOut { command, limit } => write!(
                f,
                "the engine has not answered `{command}` in {} seconds",
                limit.as_secs_f64()
            ),
            EngineError::OtherDialect => write!(
                f,
                "the engine takes no game by a variants file: it must speak UCI as \
                 Fairy-Stockfish does"
            ),
            EngineError::Nonsense { command, line } => {
                write!(f, "the engine has answered `{line}` to `{command}`")
            }
        }
    }
}

impl std::error::Error for EngineError {}

/// The exit code where the other program fails.
const ENGINE_FAILED: u8 = 3;

/// Ends a program that runs another one, as [`support::end`] does; a failure of the other one
/// has an exit code of its own. `late` is what to do where it was too slow.
pub fn end(result: Result<u8, Failure>, late: &str) -> ExitCode {
    if let Err(failure) = &result
        && let Some(error) = failure.downcast_ref::<EngineError>()
        && !error.is_bad_input()
    {
        match error {
            EngineError::TimedOut { .. } => complain(format_args!("error: {error}{late}")),
            _ => complain(format_args!("error: {error}")),
        }
        return ExitCode::from(ENGINE_FAILED);
    }
    support::end(result)
}

/// Where games are installed that are not on PATH.
const GAMES: [&str; 2] = ["/usr/games", "/usr/local/games"];

/// Finds a program by its path or its name.
pub fn find(name: &str) -> Result<PathBuf, EngineError> {
    let missing = || EngineError::Missing(name.into());
    if name.contains(std::path::MAIN_SEPARATOR) {
        let path = Path::new(name);
        return path.is_file().then(|| path.into()).ok_or_else(missing);
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(GAMES.map(PathBuf::from));
    let mut files = folders.map(|folder| folder.join(format!("{name}{}", env::consts::EXE_SUFFIX)));
    files.find(|file| file.is_file()).ok_or_else(missing)
}

/// The count after each first move, as `a2a3` and 306, and their sum.
pub struct Divided {
    pub moves: Vec<(String, u64)>,
    pub nodes: u64,
}

/// The running program. It is stopped when this value goes.
pub struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<Line>,
    limit: Duration,
    last: String,
    name: String,
}

impl Engine {
    /// Starts the program; each of its answers may take as long as `limit`.
    pub fn start(path: &Path, limit: Duration) -> Result<Engine, EngineError> {
        let child = Command::new(path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let failed = |error| EngineError::NotStarted(path.into(), error);
        let mut child = child.map_err(failed)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed(std::io::ErrorKind::BrokenPipe.into()));
        };
        let (sender, lines) = sync_channel(QUEUED);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            // The end of either side ends the thread.
            while let Ok(line) = read_line(&mut output, LONGEST)
                && line != Line::End
                && sender.send(line).is_ok()
            {}
        });
        let mut engine = Engine {
            child,
            input,
            lines,
            limit,
            last: String::new(),
            name: String::new(),
        };
        engine.ask("uci", |line| line == "uciok")?;
        Ok(engine)
    }

    /// What the program calls itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Hands over a game by its variants file, and the position to count from.
    pub fn set_up(&mut self, file: &Path, game: &str, fen: &str) -> Result<(), EngineError> {
        self.say(&format!(
            "setoption name VariantPath value {}",
            file.display()
        ))?;
        self.say(&format!("setoption name UCI_Variant value {game}"))?;
        let accepted = format!("info string variant {game} ");
        let said = self.ask("isready", |line| line == "readyok")?;
        if !said.iter().any(|line| line.starts_with(&accepted)) {
            return Err(EngineError::OtherDialect);
        }
        self.say(&format!("position fen {fen}"))?;
        self.ask("isready", |line| line == "readyok").map(drop)
    }

    /// Counts, and says how long that took.
    pub fn perft(&mut self, depth: u32) -> Result<(Divided, Duration), EngineError> {
        let command = format!("go perft {depth}");
        let start = Instant::now();
        let said = self.ask(&command, |line| line.starts_with(SUM))?;
        let time = start.elapsed();
        let nonsense = |line: &str| EngineError::Nonsense {
            command: command.clone(),
            line: line.into(),
        };
        let number = |line: &str, text: &str| text.trim().parse().map_err(|_| nonsense(line));
        let mut divided = Divided {
            moves: Vec::new(),
            nodes: 0,
        };
        for line in &said {
            if let Some(sum) = line.strip_prefix(SUM) {
                divided.nodes = number(line, sum)?;
            } else if let Some((text, count)) = line.split_once(": ")
                && !text.contains(' ')
            {
                divided
                    .moves
                    .push((without_suffix(text), number(line, count)?));
            }
        }
        Ok((divided, time))
    }

    /// Says something that is not answered.
    pub fn say(&mut self, command: &str) -> Result<(), EngineError> {
        let sent = writeln!(self.input, "{command}").and_then(|()| self.input.flush());
        sent.map_err(|_| self.ended(command))
    }

    /// Says something and collects what is answered, up to the last line of the answer.
    pub fn ask(
        &mut self,
        command: &str,
        is_last: impl Fn(&str) -> bool,
    ) -> Result<Vec<String>, EngineError> {
        self.ask_for(command, Duration::ZERO, is_last)
    }

    /// The same for a command that by itself takes so much time. Of a long answer the last
    /// lines are kept.
    pub fn ask_for(
        &mut self,
        command: &str,
        time: Duration,
        is_last: impl Fn(&str) -> bool,
    ) -> Result<Vec<String>, EngineError> {
        self.say(command)?;
        let limit = self.limit + time;
        let deadline = Instant::now() + limit;
        let mut said = VecDeque::new();
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            // One that talks on and on is late, too.
            let line = match left.is_zero() {
                true => Err(RecvTimeoutError::Timeout),
                false => self.lines.recv_timeout(left),
            };
            match line {
                Ok(line) => {
                    let line = match line {
                        Line::Text(text) => text.trim_end().to_string(),
                        Line::NotText(bytes) => String::from_utf8_lossy(&bytes).trim_end().into(),
                        Line::TooLong | Line::End => {
                            return Err(EngineError::Nonsense {
                                command: command.into(),
                                line: format!("a line of more than {LONGEST} bytes"),
                            });
                        }
                    };
                    if let Some(name) = line.strip_prefix("id name ") {
                        self.name = name.into();
                    }
                    if !line.is_empty() {
                        self.last.clone_from(&line);
                    }
                    let last = is_last(&line);
                    if said.len() == KEPT {
                        said.pop_front();
                    }
                    said.push_back(line);
                    if last {
                        return Ok(said.into());
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended(command)),
                Err(RecvTimeoutError::Timeout) => {
                    return Err(EngineError::TimedOut {
                        command: command.into(),
                        limit,
                    });
                }
            }
        }
    }

    fn ended(&mut self, command: &str) -> EngineError {
        // Its output is closed; if it still runs it is of no use.
        thread::sleep(Duration::from_millis(50));
        let how = match self.child.try_wait() {
            Ok(Some(status)) => status.to_string(),
            _ => "its output is closed".into(),
        };
        EngineError::Ended {
            command: command.into(),
            how,
            last: self.last.clone(),
        }
    }
}

/// The most bytes of a line, the most lines that wait, and the most of one answer: far more
/// than engines say, so that one gone mad does not fill the memory.
const LONGEST: usize = 1 << 16;
const QUEUED: usize = 1 << 8;
const KEPT: usize = 1 << 12;

/// How the line with the sum begins.
const SUM: &str = "Nodes searched:";

/// The move without the letter of the piece that a pawn becomes: `a9a10g` is `a9a10`.
fn without_suffix(text: &str) -> String {
    text.trim_end_matches(|c: char| !c.is_ascii_digit()).into()
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
