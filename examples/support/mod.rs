//! What every example program needs at its command line: finding a game by name and options,
//! how it ends, how far it has come. What has nothing to do with a command line, and serves
//! tests and benches too, is in `examples/common`.

mod games;

use std::error::Error;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

pub use games::{find_game, games_help};
#[allow(unused_imports, reason = "each program uses its own part")]
pub use games::{games, text_games};

/// What is wrong, for a person.
pub type Failure = Box<dyn Error>;

/// The exit code of a program that did its work and found what it looked for.
pub const DONE: u8 = 0;
/// The exit code of a program that was asked for something that makes no sense.
pub const BAD_INPUT: u8 = 2;

/// Ends the program: with its own code, or after saying what is wrong with
/// [`BAD_INPUT`]. A reader that has gone away, as `head` does, is no failure.
pub fn end(result: Result<u8, Failure>) -> ExitCode {
    match result {
        Ok(code) => ExitCode::from(code),
        Err(failure) => {
            let gone = failure
                .downcast_ref::<io::Error>()
                .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe);
            if gone {
                return ExitCode::from(DONE);
            }
            complain(format_args!("error: {failure}"));
            ExitCode::from(BAD_INPUT)
        }
    }
}

/// Says what is wrong on the standard error output, without the control characters that a name
/// or a file may have brought into it. Where nobody hears it, that is no failure.
pub fn complain(what: impl Display) {
    let mut plain = String::new();
    for c in what.to_string().chars() {
        if c.is_control() && c != '\n' {
            plain.extend(c.escape_default());
        } else {
            plain.push(c);
        }
    }
    let _ = writeln!(io::stderr(), "{plain}");
}
