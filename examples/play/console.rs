//! Asking a person for a line, and telling things: plain lines, so that a pipe does as well as
//! a terminal and nothing has to be put back when the program is interrupted.

use std::fmt::Display;
use std::io::{self, IsTerminal, StdinLock, Stdout, Write};

use super::lines::{Line, read_line};
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
            let line = match read_line(&mut self.input, LONGEST)? {
                Line::Text(text) => Line::Text(text.replace('\t', " ").trim().into()),
                other => other,
            };
            if self.echo {
                let typed = match &line {
                    Line::Text(text) if !has_control(text) => {
                        shortened(text, WIDTH.saturating_sub(prompt.len() + 4))
                    }
                    _ => String::new(),
                };
                writeln!(self.out, "{typed}")?;
            }
            match line {
                Line::Text(text) if has_control(&text) => self.complain(
                    "That line has a control character, perhaps of an arrow key. Type it again.",
                )?,
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
                Line::NotText(_) => self.complain(
                    "That line is no text: it has bytes that are not UTF-8. Type a move or `help`.",
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

fn has_control(text: &str) -> bool {
    text.chars().any(char::is_control)
}

/// A text of one line, cut after so many characters.
pub fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.into();
    }
    let start: String = text.chars().take(most).collect();
    format!("{start}...")
}
