//! Plays a game in the terminal: a person against the small search of the examples, or two
//! people.
//!
//! ```text
//! cargo run --release --example play
//! cargo run --release --example play -- tamerlane --black engine --movetime 3000
//! ```

#[path = "play/answers.rs"]
mod answers;
#[path = "play/color.rs"]
mod color;
#[path = "play/command.rs"]
mod command;
#[path = "play/console.rs"]
mod console;
#[path = "play/files.rs"]
mod files;
#[path = "play/menu.rs"]
mod menu;
#[path = "support/moves.rs"]
mod moves;
#[path = "play/orders.rs"]
mod orders;
#[path = "play/players.rs"]
mod players;
#[path = "common/random.rs"]
mod random;
#[path = "common/search/mod.rs"]
mod search;
#[path = "play/session.rs"]
mod session;
mod support;
#[path = "play/wrap.rs"]
mod wrap;

use std::io::{IsTerminal, stdout};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, value_parser};
use shatranj::{Game, Variant};

use color::When;
use console::Console;
use players::{Kind, Thinker, players};
use search::Limits;
use session::Session;
use support::{DONE, Failure, find_game, games_help};

/// Plays a game in the terminal, against the small search of these examples, against chance,
/// or between two people.
///
/// Without arguments it asks what to play. Type `help` there for what can be typed. If one
/// side is named alone, the other is the engine against a person, and a person otherwise.
#[derive(Debug, Parser)]
#[command(name = "play", after_help = games_help(), after_long_help = format!("{}\n{CODES}", games_help()))]
struct Args {
    /// The game, such as tamerlane; the list of games is below
    game: Option<String>,

    /// Choose a reading of a rule, such as exchange_when=Never; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "game")]
    options: Vec<String>,

    /// Who plays White
    #[arg(long, value_name = "PLAYER", value_enum)]
    white: Option<Kind>,

    /// Who plays Black
    #[arg(long, value_name = "PLAYER", value_enum)]
    black: Option<Kind>,

    /// Milliseconds for each move of the engine (1000 if nothing is said, and with --depth no
    /// limit)
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=3_600_000))]
    movetime: Option<u64>,

    /// Plies that the engine looks ahead at most
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=90))]
    depth: Option<u32>,

    /// Begin at this position
    #[arg(long, requires = "game", conflicts_with = "load")]
    fen: Option<String>,

    /// Go on with a game from a PGN file
    #[arg(long, value_name = "FILE")]
    load: Option<String>,

    /// Write without colours, as --color never
    #[arg(long, conflicts_with = "color")]
    plain: bool,

    /// When to colour what is written
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = When::Auto)]
    color: When,

    /// The random moves depend on this number alone
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

const CODES: &str = "Exit codes: 0 the person or the end of the input ended it; 2 a bad \
    argument, FEN or file.";

fn main() -> ExitCode {
    support::end(run(&Args::parse()))
}

fn run(args: &Args) -> Result<u8, Failure> {
    let mut sides = players(args.white, args.black);
    let mut known: Vec<Variant> = Vec::new();
    let mut game = None;
    if let Some(name) = &args.game {
        let options: Vec<&str> = args.options.iter().map(String::as_str).collect();
        let variant = find_game(name, &options)?;
        known.push(variant.clone());
        let start = match &args.fen {
            Some(fen) => variant.position(fen).map_err(|e| format!("`{fen}`: {e}"))?,
            None => variant.start(),
        };
        game = Some(Game::from_position(start));
    }
    if let Some(file) = &args.load {
        game = Some(files::load(file, known.first(), &known)?.0);
    }
    let mut console = Console::new(args.colors());
    let game = match game {
        Some(game) => game,
        None => {
            let Some(variant) = menu::choose_game(&mut console)? else {
                return Ok(DONE);
            };
            if args.white.is_none() && args.black.is_none() {
                match menu::choose_side(&mut console)? {
                    Some(chosen) => sides = chosen,
                    None => return Ok(DONE),
                }
            }
            known.push(variant.clone());
            Game::new(&variant)
        }
    };
    let thinker = Thinker::new(args.limits(), args.seed);
    let session = Session::new(console, game, sides, thinker, known);
    // A person may want to look at a game from a file first.
    match args.load {
        Some(_) => session.paused().run()?,
        None => session.run()?,
    }
    Ok(DONE)
}

impl Args {
    fn colors(&self) -> bool {
        let (no_color, term) = (std::env::var_os("NO_COLOR"), std::env::var_os("TERM"));
        let when = if self.plain { When::Never } else { self.color };
        when.colors(stdout().is_terminal(), no_color.as_deref(), term.as_deref())
    }

    fn limits(&self) -> Limits {
        let movetime = self.movetime.or(self.depth.is_none().then_some(1000));
        Limits {
            depth: self.depth,
            hard: movetime.map(Duration::from_millis),
            ..Limits::default()
        }
    }
}
