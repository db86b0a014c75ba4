//! Reads games that XBoard has saved, which writes moves in a way of its own, replays them by
//! the rules, and writes them as this crate does.
//!
//! ```text
//! cargo run --release --example xboard_pgn -- games.pgn --option black_citadel=West
//! ```

mod ends;
#[path = "../common/protocol/cecp/position.rs"]
mod position;
#[path = "../support/mod.rs"]
mod support;
#[path = "../common/protocol/cecp/write.rs"]
mod write;
mod xboard_file;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use shatranj::Game;
use shatranj::notation::{PgnGame, PgnReader};
use support::{BAD_INPUT, DONE, Failure, complain, find_game, games, games_help};

/// Replays games that XBoard has saved, and writes them as this crate does. A game that does
/// not come to an end that the file claims and a board shows, such as checkmate, is an error;
/// the other games are written all the same.
#[derive(Debug, Parser)]
#[command(name = "xboard_pgn", after_help = games_help())]
struct Args {
    /// The file
    file: PathBuf,

    /// The reading of a rule by which the games were played, which XBoard does not save; may be
    /// repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
}

fn main() -> ExitCode {
    support::end(run(&Args::parse()))
}

fn run(args: &Args) -> Result<u8, Failure> {
    let options: Vec<&str> = args.options.iter().map(String::as_str).collect();
    let text = std::fs::read_to_string(&args.file)
        .map_err(|error| format!("{}: {error}", args.file.display()))?;
    let mut out = io::stdout().lock();
    let mut code = DONE;
    let saved = xboard_file::games(&text);
    if saved.is_empty() {
        return Err(format!("{}: no game", args.file.display()).into());
    }
    for (i, saved) in saved.into_iter().enumerate() {
        match replayed(&saved, &options) {
            Ok(text) => writeln!(out, "{text}")?,
            Err(error) => {
                complain(format_args!("game {}: {error}", i + 1));
                code = BAD_INPUT;
            }
        }
    }
    Ok(code)
}

/// The game as this crate writes it.
fn replayed(saved: &xboard_file::Saved, options: &[&str]) -> Result<String, Failure> {
    // By its name only: a file must not choose what else is read.
    let name = saved.variant.as_str();
    if !games().any(|(id, _)| id == name) {
        let known: Vec<&str> = games().map(|(id, _)| id).collect();
        return Err(format!("`{name}` is none of {}", known.join(", ")).into());
    }
    let game = saved.replay(&find_game(name, options)?)?;
    let pgn = ends::ended(game, &saved.result, &saved.reason)?;
    let text = pgn.to_string();
    seen_again(&pgn, &text)?;
    Ok(text)
}

/// Sees that what is written is the same game again.
fn seen_again(pgn: &PgnGame, text: &str) -> Result<(), Failure> {
    let read = PgnReader::new(text.as_bytes()).next();
    let read = read.ok_or("the game is lost in writing")??;
    let same = read.moves() == pgn.moves()
        && read.result() == pgn.result()
        && read.outcome() == pgn.outcome()
        && Game::from_pgn(&read).position() == Game::from_pgn(pgn).position();
    same.then_some(())
        .ok_or_else(|| "the game is changed by writing".into())
}
