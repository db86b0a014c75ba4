//! Lines from a stream of any bytes, in bounded memory.

use std::io::{BufRead, BufReader, Read};

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
    let mut line = Vec::new();
    let mut too_long = false;
    let mut finish = |line: &mut Vec<u8>, too_long: &mut bool| {
        let whole = if *too_long {
            Input::TooLong
        } else {
            Input::Line(String::from_utf8_lossy(line).into_owned())
        };
        line.clear();
        *too_long = false;
        give(whole)
    };
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
            // A stream that fails has ended.
            Err(_) => &[],
        };
        if bytes.is_empty() {
            break;
        }
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        too_long |= line.len() + part.len() > LONGEST;
        if too_long {
            line.clear();
        } else {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() && !finish(&mut line, &mut too_long) {
            return;
        }
    }
    if (line.is_empty() && !too_long) || finish(&mut line, &mut too_long) {
        give(Input::End);
    }
}
