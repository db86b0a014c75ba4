//! Draws where a piece goes, and says it in words.
//!
//! ```text
//! cargo run --example movement -- FyafsF
//! cargo run --example movement -- afsafyafF --game tamerlane --at f5 --blockers g6
//! ```

mod support;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use shatranj::variant::Reach;
use shatranj::{Color, Movement, Square, SquareSet, Topology};
use support::{DONE, Failure, find_game, games_help};

/// Shows a movement in Betza notation: in words, and drawn on a board.
///
/// The text alone is enough: `movement FyafsF`. A mistake in it is shown with its place.
#[derive(Debug, Parser)]
#[command(name = "movement", after_help = SIGNS, after_long_help = format!("{SIGNS}\n\n{}", games_help()))]
struct Args {
    /// The movement, such as N, fmWfcF or [F?fsR]
    betza: String,

    /// Draw it on an empty board of so many files and ranks
    #[arg(
        long,
        value_name = "FILESxRANKS",
        default_value = "11x11",
        conflicts_with = "game"
    )]
    board: String,

    /// Draw it on the board of a game instead
    #[arg(long)]
    game: Option<String>,

    /// Choose a reading of a rule of the game, such as black_citadel=West; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "game")]
    options: Vec<String>,

    /// The square where the piece stands; one in the middle if left out
    #[arg(long, value_name = "SQUARE")]
    at: Option<String>,

    /// Squares with enemy units, such as g6,h7
    #[arg(long, value_name = "SQUARES", value_delimiter = ',')]
    blockers: Vec<String>,

    /// Draw the movement of a black piece, which is turned by 180 degrees
    #[arg(long)]
    black: bool,
}

const SIGNS: &str = "\
Signs: @ the piece, o it may move here and capture, m only move, c only capture, x it can
capture the unit here, # a unit in its way, - it passes and can't stop.

Exit codes: 0 all is well; 2 a bad argument.";

fn main() -> ExitCode {
    support::end(run(&Args::parse()))
}

fn run(args: &Args) -> Result<u8, Failure> {
    let movement = Movement::betza(&args.betza)?;
    let options: Vec<&str> = args.options.iter().map(String::as_str).collect();
    let board = match &args.game {
        Some(game) => find_game(game, &options)?.topology().clone(),
        None => empty_board(&args.board)?,
    };
    let at = match &args.at {
        Some(name) => square(&board, name)?,
        None => middle(&board),
    };
    let blockers = args.blockers.iter().map(|name| square(&board, name));
    let blockers = blockers.collect::<Result<SquareSet, Failure>>()?;
    let color = if args.black {
        Color::Black
    } else {
        Color::White
    };
    let reach = movement
        .on(&board)
        .reach(color, at, SquareSet::EMPTY, blockers)?;
    let mut out = io::stdout().lock();
    writeln!(out, "{movement}: {}\n", movement.describe())?;
    write!(out, "{}", picture(&board, at, blockers, &reach))?;
    let targets = reach.moves | reach.captures;
    writeln!(
        out,
        "\n{color} on {}, targets ({}): {}",
        board.name(at),
        targets.len(),
        names(&board, targets)
    )?;
    if movement.homes().is_some() {
        writeln!(
            out,
            "Where it homes to depends on the enemy's royal, and is not drawn."
        )?;
    }
    Ok(DONE)
}

/// A board of the form `11x10`.
fn empty_board(size: &str) -> Result<Topology, Failure> {
    let sides = size.split_once('x');
    let sides = sides.and_then(|(files, ranks)| Some((files.parse().ok()?, ranks.parse().ok()?)));
    let Some((files, ranks)) = sides else {
        return Err(
            format!("`{size}` is no size of a board: write files x ranks, such as 8x8").into(),
        );
    };
    Ok(Topology::grid(files, ranks).build()?)
}

fn square(board: &Topology, name: &str) -> Result<Square, Failure> {
    let found = board.square(name.trim());
    found.ok_or_else(|| format!("the board has no square `{name}`").into())
}

/// The square nearest to the middle of the grid.
fn middle(board: &Topology) -> Square {
    let (files, ranks) = board.grid_size();
    let (x, y) = ((files as i8 - 1) / 2, (ranks as i8 - 1) / 2);
    let away = |square: &Square| {
        let (a, b) = board.coordinates(*square);
        (a - x).abs().max((b - y).abs())
    };
    let nearest = board.squares().iter().min_by_key(away);
    nearest.unwrap_or_else(|| unreachable!("a board has squares"))
}

/// The board with a sign on each square, ranks and files at its edges.
fn picture(board: &Topology, at: Square, blockers: SquareSet, reach: &Reach) -> String {
    let sign = |square: Square| match square {
        _ if square == at => '@',
        _ if blockers.contains(square) && !reach.captures.contains(square) => '#',
        _ => reach.sign(square),
    };
    let (width, height) = board.bounds();
    let mut text = String::new();
    for (row, line) in (0..height).rev().zip(board.draw_with(sign).lines()) {
        text += &format!("{:>3}  {line}\n", board.row_rank(row));
    }
    let letters: Vec<String> = (0..width)
        .map(|c| board.file_letter(c).to_string())
        .collect();
    text + &format!("     {}\n", letters.join(" "))
}

fn names(board: &Topology, squares: SquareSet) -> String {
    let names: Vec<&str> = squares.iter().map(|square| board.name(square)).collect();
    names.join(" ")
}
