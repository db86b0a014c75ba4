//! Asking a person for a line, and telling things: plain lines, so that a pipe does as well as
//! a terminal and nothing has to be put back when the program is interrupted.

use std::fmt::Display;
use std::io::{self, BufRead, IsTerminal, StdinLock, Stdout, Write};

use super::wrap::{WIDTH, wrap};

/// The most bytes of a line that are taken; no move and no path of a file needs more.
const LONGEST: usize = 4096;

pub struct Console {
    input: StdinLock<'static>,
    out: Stdout,
    color: bool,
    /// Whether lines are repeated behind the prompt, since nobody typed them there.
    echo: bool,
}

/// A line as it came in.
enum Line {
    End,
    Text(String),
    TooLong,
    NoText,
    Control,
}

impl Console {
    pub fn new(color: bool) -> Console {
        Console {
            input: io::stdin().lock(),
            out: io::stdout(),
            color,
            echo: !io::stdin().is_terminal(),
        }
    }

    pub fn colors(&self) -> bool {
        self.color
    }

    /// Writes text, broken into lines.
    pub fn say(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(wrap(text).as_bytes())
    }

    /// Writes what is wrong, and what to do.
    pub fn complain(&mut self, text: &str) -> io::Result<()> {
        let text = wrap(text);
        let text = self.paint("31", text.trim_end());
        writeln!(self.out, "{text}")
    }

    /// Writes something as it is: a board, or a line that must stay whole.
    pub fn write(&mut self, text: impl Display) -> io::Result<()> {
        write!(self.out, "{text}")?;
        self.out.flush()
    }

    /// The next line that can be read; `None` at the end of the input.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        loop {
            let shown = self.paint("1", prompt);
            self.write(format_args!("{shown} "))?;
            let line = read_line(&mut self.input)?;
            if self.echo {
                let typed = match &line {
                    Line::Text(text) => shortened(text, WIDTH.saturating_sub(prompt.len() + 4)),
                    _ => String::new(),
                };
                writeln!(self.out, "{typed}")?;
            }
            match line {
                Line::Text(text) => return Ok(Some(text)),
                Line::End => {
                    if !self.echo {
                        writeln!(self.out)?;
                    }
                    return Ok(None);
                }
                Line::TooLong => self.complain(&format!(
                    "That line is longer than {LONGEST} bytes. Type a move or `help`."
                ))?,
                Line::NoText => self.complain(
                    "That line is no text: it has bytes that are not UTF-8. Type a move or `help`.",
                )?,
                Line::Control => self.complain(
                    "That line has a control character, perhaps of an arrow key. Type it again.",
                )?,
            }
        }
    }

    fn paint(&self, code: &str, text: &str) -> String {
        if self.color && !text.is_empty() {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.into()
        }
    }
}

/// A text of one line, cut after so many characters.
pub fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.into();
    }
    let start: String = text.chars().take(most).collect();
    format!("{start}...")
}

/// Reads a line; what is beyond the longest is passed over, not kept.
fn read_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut nothing = true;
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() && nothing {
            return Ok(Line::End);
        }
        nothing = false;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        too_long |= line.len() + part.len() > LONGEST;
        if !too_long {
            line.extend_from_slice(part);
        }
        let done = end.is_some() || chunk.is_empty();
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if done {
            break;
        }
    }
    if too_long {
        return Ok(Line::TooLong);
    }
    let Ok(text) = String::from_utf8(line) else {
        return Ok(Line::NoText);
    };
    let text = text.replace('\t', " ").trim().to_string();
    Ok(match text.chars().any(char::is_control) {
        true => Line::Control,
        false => Line::Text(text),
    })
}
