//! Shows positions, their outcome and their legal moves, to people and to programs.
//!
//! ```text
//! cargo run --example inspect -- tamerlane --play f3f4 f8f7
//! cargo run --example inspect -- citadel --plain
//! ```

#[path = "support/moves.rs"]
mod moves;
mod support;

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use moves::{grouped, unit_on};
use shatranj::{Color, Position, Square, Variant};
use support::{BAD_INPUT, DONE, Failure, find_game, games_help};

/// Shows a position of a game: the board, who is to move, whether the game is over, and what
/// can be played.
///
/// GAME alone shows the start of the game: `inspect tamerlane`.
#[derive(Debug, Parser)]
#[command(name = "inspect", after_help = games_help(), after_long_help = format!("{}\n{PLAIN}", games_help()))]
struct Args {
    /// The game, such as tamerlane; the list of games is below
    game: String,

    /// Show this position instead of the start of the game; may be repeated
    #[arg(long)]
    fen: Vec<String>,

    /// Show the positions of a file with one FEN a line; blank lines and lines that begin
    /// with `#` are left out
    #[arg(long)]
    file: Option<PathBuf>,

    /// Choose a reading of a rule, such as exchange_when=Never; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,

    /// Play these moves first, such as f3f4 Nc7: the square a unit stands on and the one where
    /// it goes, or as people write moves
    #[arg(long, value_name = "MOVE", num_args = 1..)]
    play: Vec<String>,

    /// Write for programs, in a form that does not change
    #[arg(long)]
    plain: bool,
}

const PLAIN: &str = "\
With --plain each position is a block of lines, a blank line between two blocks:
  fen: FEN
  outcome: ongoing | white wins by checkmate | black wins by stalemate | draw by citadel | ...
  MOVE -> FEN                 for each legal move, sorted by MOVE
A bad line of --file is the block `error: ...`.

Exit codes: 0 all is well; 2 a bad argument, FEN or move.";

fn main() -> ExitCode {
    support::end(run(&Args::parse()))
}

fn run(args: &Args) -> Result<u8, Failure> {
    let options: Vec<&str> = args.options.iter().map(String::as_str).collect();
    let game = find_game(&args.game, &options)?;
    let mut blocks = named_positions(&game, args)?;
    if let Some(path) = &args.file {
        let bytes = std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
        blocks.extend(file_positions(
            &game,
            &String::from_utf8_lossy(&bytes),
            args,
        ));
    }
    let mut out = BufWriter::new(io::stdout().lock());
    let mut code = DONE;
    for (i, block) in blocks.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        match block {
            Ok(position) if args.plain => show_plain(&mut out, position)?,
            Ok(position) => show(&mut out, position)?,
            Err(error) => {
                writeln!(out, "error: {error}")?;
                code = BAD_INPUT;
            }
        }
    }
    out.flush()?;
    Ok(code)
}

/// A position, or what is wrong with it.
type Block = Result<Position, String>;

/// The positions of the arguments; the first fault ends the program.
fn named_positions(game: &Variant, args: &Args) -> Result<Vec<Block>, Failure> {
    if args.fen.is_empty() && args.file.is_none() {
        return Ok(vec![Ok(after_moves(game.start(), &args.play)?)]);
    }
    let position = |fen: &String| {
        let position = game.position(fen).map_err(|e| format!("`{fen}`: {e}"))?;
        Ok(Ok(after_moves(position, &args.play)?))
    };
    args.fen.iter().map(position).collect()
}

/// The positions of a file; each faulty line is a block of its own.
fn file_positions(game: &Variant, text: &str, args: &Args) -> Vec<Block> {
    let line = |(i, line): (usize, &str)| {
        if line.trim().is_empty() || line.starts_with('#') {
            return None;
        }
        let position = game.position(line).map_err(|e| e.to_string());
        let position = position.and_then(|position| after_moves(position, &args.play));
        Some(position.map_err(|error| format!("line {}: {error}", i + 1)))
    };
    text.lines().enumerate().filter_map(line).collect()
}

fn after_moves(mut position: Position, moves: &[String]) -> Block {
    for (i, text) in moves.iter().enumerate() {
        let played = position.play_text(text).map(drop);
        played.map_err(|error| format!("move {}, `{text}`: {error}", i + 1))?;
    }
    Ok(position)
}

fn outcome(position: &Position) -> String {
    position
        .outcome()
        .map_or("ongoing".into(), |outcome| outcome.to_string())
}

fn show_plain(out: &mut impl Write, position: &Position) -> io::Result<()> {
    writeln!(out, "fen: {}", position.fen())?;
    writeln!(out, "outcome: {}", outcome(position))?;
    let mut child = position.clone();
    let mut lines = Vec::new();
    for m in position.legal_moves() {
        let undo = child.apply(m);
        lines.push(format!("{} -> {}", position.move_text(m), child.fen()));
        child.undo(undo);
    }
    lines.sort();
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn show(out: &mut impl Write, position: &Position) -> io::Result<()> {
    let game = position.variant();
    writeln!(out, "{}\n\n{position}", game.name())?;
    writeln!(out, "fen:      {}", position.fen())?;
    writeln!(out, "move:     {}", position.fullmove())?;
    let holders = Color::ALL.into_iter().filter(|&c| position.right(c));
    let rights: Vec<String> = holders
        .map(|color| format!("{color} may still exchange"))
        .collect();
    writeln!(out, "rights:   {}", list(&rights, ", "))?;
    writeln!(out, "checkers: {}", list(&checkers(position), ", "))?;
    writeln!(out, "outcome:  {}", outcome(position))?;
    let moves = position.legal_moves();
    writeln!(out, "\n{} legal moves", moves.len())?;
    for (kind, from, targets) in grouped(position, &moves) {
        let unit = unit_on(position, kind, from);
        writeln!(out, "  {unit}: {}", targets.join(" "))?;
    }
    Ok(())
}

/// The texts with `gap` between them, or `none`.
fn list(texts: &[String], gap: &str) -> String {
    if texts.is_empty() {
        "none".into()
    } else {
        texts.join(gap)
    }
}

/// Each checker with the way that its check takes.
fn checkers(position: &Position) -> Vec<String> {
    let game = position.variant();
    let name = |square| game.topology().name(square);
    let describe = |(checker, path): (Square, Vec<Square>)| {
        let unit = position.piece_at(checker);
        let unit = unit.map_or("unit", |unit| game.piece(unit.kind).name.as_str());
        let path: Vec<&str> = path.into_iter().map(name).collect();
        match path.is_empty() {
            true => format!("{unit} on {}", name(checker)),
            false => format!("{unit} on {} by way of {}", name(checker), path.join(" ")),
        }
    };
    position.check_paths().into_iter().map(describe).collect()
}
