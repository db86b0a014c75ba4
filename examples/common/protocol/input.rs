//! What an engine is told, line by line, whatever comes.

#[path = "../lines.rs"]
mod lines;

use std::io::{BufReader, Read};

use lines::{Line, read_line};

/// The most bytes of a line. A game of thousands of moves fits into it.
const LONGEST: usize = 1 << 18;

/// What has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A line without its end; what is no UTF-8 in it is replaced.
    Line(String),
    /// A line of more bytes than are taken has gone by.
    TooLong,
    /// There is nothing more.
    End,
}

/// Gives one line after the other, the last one also without a line end, until `give` is
/// false or the stream ends.
pub fn read(input: impl Read, mut give: impl FnMut(Input) -> bool) {
    let mut input = BufReader::new(input);
    loop {
        let line = match read_line(&mut input, LONGEST) {
            Ok(Line::Text(text)) => Input::Line(text),
            Ok(Line::NotText(bytes)) => Input::Line(String::from_utf8_lossy(&bytes).into_owned()),
            Ok(Line::TooLong) => Input::TooLong,
            // A stream that fails has ended.
            Ok(Line::End) | Err(_) => Input::End,
        };
        let end = line == Input::End;
        if !give(line) || end {
            return;
        }
    }
}
