//! An engine for boards on a screen: it speaks CECP (XBoard, WinBoard) and UCI, whichever the
//! other side begins with, and plays all games with all readings of their rules.
//!
//! ```text
//! cargo build --release --example engine
//! xboard -fcp target/release/examples/engine -variant tamerlane -testLegality false
//! ```

#[path = "common/protocol/mod.rs"]
mod protocol;
#[path = "common/search/mod.rs"]
mod search;

use std::io;
use std::process::ExitCode;

use clap::Parser;

/// An engine for XBoard, WinBoard and programs that speak UCI, which start it themselves.
#[derive(Debug, Parser)]
#[command(name = "engine")]
struct Args {
    /// Begin games of the variant that has this position there (in CECP)
    #[arg(long)]
    fen: Option<String>,

    /// Play these moves without thinking, as long as the game follows them, such as
    /// f3f4 f8f7 or f4 f7 (in CECP)
    #[arg(long, value_name = "MOVE", num_args = 1..)]
    opening: Vec<String>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let opening = protocol::Opening {
        fen: args.fen,
        moves: args.opening,
    };
    if let Err(reason) = opening.check() {
        eprintln!("error: --fen: {reason}");
        return ExitCode::from(2);
    }
    match protocol::run(io::stdin(), &mut io::stdout(), &opening) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever was spoken with has gone.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
