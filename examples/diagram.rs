//! Draws boards, movements and rule sheets as SVG.
//!
//! ```text
//! cargo run --example diagram -- tamerlane -o start.svg
//! cargo run --example diagram -- tamerlane --piece Z --at f5 -o zurafa.svg
//! cargo run --example diagram -- citadel --sheet -o rules.svg
//! ```

mod support;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use shatranj::render::Theme;
use shatranj::{Color, Movement, PieceSpec, Position, Square, Variant};
use support::{DONE, Failure, find_game, games_help};

/// Draws a board, the movement of a piece, or the rules of a game as an SVG picture.
///
/// GAME alone draws the start of the game: `diagram tamerlane -o start.svg`.
#[derive(Debug, Parser)]
#[command(name = "diagram", after_help = games_help())]
struct Args {
    /// The game, such as tamerlane; the list of games is below
    game: String,

    /// Draw this position instead of the start of the game
    #[arg(long)]
    fen: Option<String>,

    /// Choose a reading of a rule, such as black_citadel=West; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,

    /// Play this move first, such as f3f4 or f4; may be repeated, the last one is marked
    #[arg(long = "move", value_name = "MOVE")]
    moves: Vec<String>,

    /// Mark where the unit on this square may go
    #[arg(long, value_name = "SQUARE")]
    targets: Option<String>,

    /// Draw an arrow, such as d2e6; may be repeated
    #[arg(long = "arrow", value_name = "FROMTO")]
    arrows: Vec<String>,

    /// Draw how a piece moves, by its symbol: Z for White's Zurafa, z for Black's
    #[arg(long, value_name = "SYMBOL", requires = "at")]
    #[arg(conflicts_with_all = ["fen", "moves", "targets", "arrows", "sheet", "betza"])]
    piece: Option<String>,

    /// Draw how a piece of your own would move on the board of the game, by its movement in
    /// Betza notation, such as FyafsF
    #[arg(long, value_name = "MOVEMENT", requires = "at")]
    #[arg(conflicts_with_all = ["fen", "moves", "targets", "arrows", "sheet"])]
    betza: Option<String>,

    /// The square from where the piece moves
    #[arg(long, value_name = "SQUARE")]
    at: Option<String>,

    /// Where the enemy's royal stands, for a piece that walks towards it
    #[arg(long, value_name = "SQUARE", requires = "at")]
    toward: Option<String>,

    /// Draw the rules of the game on one page
    #[arg(long, conflicts_with_all = ["fen", "moves", "targets", "arrows", "at", "flip"])]
    sheet: bool,

    /// Show Black below
    #[arg(long)]
    flip: bool,

    /// Use the colours for dark pages
    #[arg(long)]
    dark: bool,

    /// Leave files and ranks unnamed
    #[arg(long)]
    no_coordinates: bool,

    /// The width of a square in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 48)]
    #[arg(value_parser = clap::value_parser!(u16).range(8..=400))]
    size: u16,

    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

fn main() -> ExitCode {
    support::end(run(&Args::parse()))
}

fn run(args: &Args) -> Result<u8, Failure> {
    let options: Vec<&str> = args.options.iter().map(String::as_str).collect();
    let game = find_game(&args.game, &options)?;
    let svg = match (&args.piece, &args.betza) {
        _ if args.sheet => game.sheet_svg().theme(args.theme()).to_string(),
        (Some(symbol), _) => movement(args, &game, symbol)?,
        (None, Some(betza)) => movement(args, &with_piece(&game, betza)?, OWN)?,
        (None, None) if args.at.is_some() => {
            return Err("--at names the square of a piece: add --piece or --betza".into());
        }
        (None, None) => board(args, &game)?,
    };
    match &args.output {
        Some(path) => std::fs::write(path, svg).map_err(|e| format!("{}: {e}", path.display()))?,
        None => io::stdout().lock().write_all(svg.as_bytes())?,
    }
    Ok(DONE)
}

impl Args {
    fn theme(&self) -> Theme {
        if self.dark { Theme::DARK } else { Theme::LIGHT }
    }

    fn below(&self) -> Color {
        if self.flip {
            Color::Black
        } else {
            Color::White
        }
    }
}

/// A position with what is asked for marked on it.
fn board(args: &Args, game: &Variant) -> Result<String, Failure> {
    let mut position = match &args.fen {
        Some(fen) => game.position(fen).map_err(|e| format!("`{fen}`: {e}"))?,
        None => game.start(),
    };
    let last = play(&mut position, &args.moves)?;
    let mut board = position
        .board_svg()
        .below(args.below())
        .theme(args.theme())
        .coordinates(!args.no_coordinates)
        .square_size(args.size);
    if let Some(m) = last {
        board = board.last_move(m);
    }
    if let Some(name) = &args.targets {
        board = board.targets(position.destinations(square(game, name)?));
    }
    for arrow in &args.arrows {
        let (from, to) = squares(game, arrow)?;
        board = board.arrow(from, to);
    }
    Ok(board.to_string())
}

/// Plays the moves and gives the last one.
fn play(position: &mut Position, moves: &[String]) -> Result<Option<shatranj::Move>, Failure> {
    let mut last = None;
    for (i, text) in moves.iter().enumerate() {
        let wrong = |e: &dyn std::fmt::Display| format!("move {}, `{text}`: {e}", i + 1);
        let m = position.parse_san(text).map_err(|e| wrong(&e))?;
        position.play(m).map(drop).map_err(|e| wrong(&e))?;
        last = Some(m);
    }
    Ok(last)
}

/// A movement diagram.
fn movement(args: &Args, game: &Variant, symbol: &str) -> Result<String, Failure> {
    let piece = game.piece_of_symbol(symbol).ok_or_else(|| {
        let known: Vec<&str> = game
            .pieces()
            .map(|(_, piece)| piece.symbol.as_str())
            .collect();
        format!(
            "{} has no piece `{symbol}`; it has: {}",
            game.id(),
            known.join(" ")
        )
    })?;
    let at = square(game, args.at.as_deref().unwrap_or_default())?;
    let mut diagram = game
        .movement_svg(piece, at)
        .below(args.below())
        .theme(args.theme())
        .coordinates(!args.no_coordinates)
        .square_size(args.size);
    if let Some(name) = &args.toward {
        diagram = diagram.toward(square(game, name)?);
    }
    Ok(diagram.to_string())
}

/// The symbol of a piece of one's own.
const OWN: &str = "X";

/// A game on the same board with a piece of one's own, and kings since there must be some.
fn with_piece(game: &Variant, betza: &str) -> Result<Variant, Failure> {
    let movement = Movement::betza(betza).map_err(|e| format!("`{betza}`: {e}"))?;
    let built = Variant::builder("own")
        .name(format!(
            "A piece of one's own on the board of {}",
            game.name()
        ))
        .board(game.topology().clone())
        .piece(PieceSpec::new("K", "King", Movement::betza("K")?).royal(1))
        .piece(PieceSpec::new(OWN, betza, movement))
        .start(two_kings(game))
        .build()?;
    Ok(built)
}

/// The board with a king on the first and on the last square, as a FEN has it.
fn two_kings(game: &Variant) -> String {
    let board = game.topology();
    let (columns, rows) = board.bounds();
    let squares = board.squares();
    let row = |row: u8| {
        let mut text = String::new();
        let mut empty = 0;
        for cell in (0..columns).map(|column| board.cell(column, row)) {
            let symbol = match cell {
                None => "*",
                cell if cell == squares.first() => "K",
                cell if cell == squares.last() => "k",
                Some(_) => {
                    empty += 1;
                    continue;
                }
            };
            if empty > 0 {
                text += &std::mem::take(&mut empty).to_string();
            }
            text += symbol;
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text
    };
    (0..rows).rev().map(row).collect::<Vec<_>>().join("/")
}

fn square(game: &Variant, name: &str) -> Result<Square, Failure> {
    let found = game.topology().square(name);
    found.ok_or_else(|| {
        format!(
            "there is no square `{name}` on the board of {}",
            game.name()
        )
        .into()
    })
}

/// Two squares, one name after the other.
fn squares(game: &Variant, text: &str) -> Result<(Square, Square), Failure> {
    let board = game.topology();
    let ends = text.char_indices().map(|(i, _)| i);
    let split = |i: usize| Some((board.square(&text[..i])?, board.square(&text[i..])?));
    let found = ends.filter_map(split).next();
    found.ok_or_else(|| format!("`{text}` does not name two squares, as d2e6 does").into())
}
