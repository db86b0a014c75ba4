//! Lines from a stream of any bytes, in bounded memory.

use std::io::{self, BufRead};

/// What has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line without its end, also the last one where no line end follows.
    Text(String),
    /// A line with bytes that are no UTF-8.
    NotText(Vec<u8>),
    /// A line of more bytes than are taken has gone by.
    TooLong,
    /// There is nothing more.
    End,
}

/// Reads a line of so many bytes at most; what is beyond is passed over, not kept.
pub fn read_line(input: &mut impl BufRead, longest: usize) -> io::Result<Line> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut nothing = true;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            // What came before the failure is a line yet.
            Err(_) if !nothing => &[],
            Err(error) => return Err(error),
        };
        if chunk.is_empty() && nothing {
            return Ok(Line::End);
        }
        nothing = false;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        too_long |= line.len() + part.len() > longest;
        if too_long {
            line.clear();
        } else {
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
    let text = String::from_utf8(line);
    Ok(text.map_or_else(|error| Line::NotText(error.into_bytes()), Line::Text))
}
