//! What the example programs share: finding a game by name and options, and how they end.

use std::error::Error;
use std::io;
use std::process::ExitCode;

use shatranj::Variant;
use shatranj::variant::{LookupError, parse_option};

/// What is wrong, for a person.
pub type Failure = Box<dyn Error>;

/// The exit code of a program that did its work and found what it looked for.
pub const DONE: u8 = 0;
/// The exit code of a program that was asked for something that makes no sense.
pub const BAD_INPUT: u8 = 2;

/// The built-in games, for `--help`: told here, since the help is made at every start and
/// building the games to ask them would take a while.
const GAMES: [(&str, &str); 4] = [
    ("tamerlane", "Tamerlane Chess"),
    ("kamil", "Shatranj Kamil"),
    ("atranj", "Atranj"),
    ("citadel", "Citadel Chess"),
];

/// The end of `--help`: the games and their options.
pub fn games_help() -> String {
    let mut text = String::from("Games and their options (the first value is the default):\n");
    for (id, name) in GAMES {
        text += &format!("  {id:<10} {name}\n");
        for option in Variant::options_of(id).unwrap_or_default() {
            let values: Vec<&str> = option.values.iter().map(|v| v.id.as_ref()).collect();
            text += &format!("      {}={}\n", option.id, values.join(" | "));
        }
    }
    text
}

/// The built-in game of this name with options of the form `key=value`.
pub fn find_game(name: &str, options: &[&str]) -> Result<Variant, LookupError> {
    let options = options.iter().map(|text| parse_option(text));
    Variant::by_name_with(name, &options.collect::<Result<Vec<_>, _>>()?)
}

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
            eprintln!("error: {failure}");
            ExitCode::from(BAD_INPUT)
        }
    }
}
