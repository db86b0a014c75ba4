//! An engine for boards on a screen: it speaks CECP (XBoard, WinBoard) and UCI, whichever the
//! other side begins with, and plays all games with all readings of their rules, and games that
//! are texts.
//!
//! ```text
//! cargo build --release --example engine
//! xboard -fcp target/release/examples/engine -variant tamerlane -testLegality false
//! xboard -fcp 'engine --game my.game' -variant mygame -testLegality false
//! ```

#[path = "common/protocol/mod.rs"]
mod protocol;
#[path = "common/search/mod.rs"]
mod search;
mod support;

use std::io;
use std::process::ExitCode;

use clap::Parser;
use support::{DONE, Failure, find_game, games_help};

/// An engine for XBoard, WinBoard and programs that speak UCI, which start it themselves.
#[derive(Debug, Parser)]
#[command(name = "engine", after_help = games_help())]
struct Args {
    /// Play this game too, beside the built-in ones: the name of a text, such as shatranj, or
    /// its path; may be repeated
    #[arg(long = "game", value_name = "GAME")]
    games: Vec<String>,

    /// Begin games of the variant that has this position there (in CECP)
    #[arg(long)]
    fen: Option<String>,

    /// Play these moves without thinking, as long as the game follows them, such as
    /// f3f4 f8f7 or f4 f7 (in CECP)
    #[arg(long, value_name = "MOVE", num_args = 1..)]
    opening: Vec<String>,
}

fn main() -> ExitCode {
    support::end(run(Args::parse()))
}

fn run(args: Args) -> Result<u8, Failure> {
    let games = args.games.iter().map(|name| find_game(name, &[]));
    let preset = protocol::Preset {
        games: games.collect::<Result<_, _>>()?,
        fen: args.fen,
        moves: args.opening,
    };
    preset.check()?;
    protocol::run(io::stdin(), &mut io::stdout(), &preset)?;
    Ok(DONE)
}
