//! Reads and prints drawn boards.

use shatranj::{Color, Move, Piece, Position, Setup, SquareSet, Variant};

/// The set-up of a drawing; see the head of this module's parent.
#[track_caller]
pub fn read(game: &Variant, state: &str, drawing: &str) -> Setup {
    let mut setup = Setup::empty();
    let mut above = u8::MAX;
    for line in drawing.lines().map(str::trim).filter(|l| !l.is_empty()) {
        let (rank, cells) = line.split_once('|').expect("a line `rank | cells`");
        if rank.is_empty() {
            check_letters(game, cells);
            continue;
        }
        let rank: u8 = rank.trim().parse().expect("a rank number");
        assert!(rank < above, "the ranks are drawn from the top: {line}");
        above = rank;
        read_rank(game, &mut setup, rank, cells);
    }
    read_state(&mut setup, state);
    setup
}

/// Reads `w Xx 12`: the side to move, the rights, the halfmove clock.
#[track_caller]
pub fn read_state(setup: &mut Setup, state: &str) {
    let mut words = state.split_whitespace();
    setup.set_side_to_move(match words.next() {
        Some("w") => Color::White,
        Some("b") => Color::Black,
        other => panic!("`{other:?}` is no side"),
    });
    let rights = words.next().unwrap_or("-");
    setup.set_right(Color::White, rights.contains('X'));
    setup.set_right(Color::Black, rights.contains('x'));
    let clock = words.next().unwrap_or("0");
    setup.set_halfmove(clock.parse().expect("a clock"));
}

/// Reads `a9=. a10=G`: squares, each with the symbol of the unit that stands there.
pub fn read_changes(changes: &str) -> impl Iterator<Item = (&str, &str)> {
    let words = changes.split_whitespace();
    words.map(|change| change.split_once('=').expect("square=symbol"))
}

/// The last line of a drawing may name the files.
#[track_caller]
fn check_letters(game: &Variant, cells: &str) {
    for (column, letter) in cells.split_whitespace().enumerate() {
        let wanted = game.topology().file_letter(column as u8).to_string();
        assert_eq!(letter, wanted, "the names of the files");
    }
}

#[track_caller]
fn read_rank(game: &Variant, setup: &mut Setup, rank: u8, cells: &str) {
    let board = game.topology();
    let (columns, rows) = board.bounds();
    let row = (0..rows).find(|&row| board.row_rank(row) == i16::from(rank));
    let row = row.expect("a rank of this board");
    let mut cells = cells.split_whitespace();
    for column in 0..columns {
        let cell = board.cell(column, row);
        match (cell, cells.next()) {
            (Some(_), Some(".")) | (None, Some("*") | None) => {}
            (Some(square), Some(symbol)) => {
                setup.set(square, piece(game, symbol));
            }
            // A citadel right of the board may be left out where it is empty.
            (Some(square), None) if !board.main_board().contains(square) => {}
            (cell, text) => panic!("rank {rank}, column {column}: {text:?} on {cell:?}"),
        }
    }
    assert_eq!(cells.next(), None, "rank {rank} is drawn too long");
}

/// The piece of a symbol; `.` is none.
#[track_caller]
pub fn piece(game: &Variant, symbol: &str) -> Option<Piece> {
    if symbol == "." {
        return None;
    }
    let piece = game.piece_of_symbol(symbol);
    assert!(piece.is_some(), "`{symbol}` is no unit of {}", game.id());
    piece
}

/// The two squares of a move's text: `a10b9` is a10 and b9.
#[track_caller]
pub fn read_move(text: &str) -> (&str, &str) {
    let second = text
        .char_indices()
        .skip(1)
        .find(|(_, c)| c.is_ascii_alphabetic());
    let (at, _) = second.unwrap_or_else(|| panic!("`{text}` is no move"));
    text.split_at(at)
}

/// Moves as text.
pub fn move_names(position: &Position, moves: &[Move]) -> String {
    let name = |square| position.variant().topology().name(square);
    let names = moves
        .iter()
        .map(|m| format!("{}{}", name(m.from), name(m.to)));
    names.collect::<Vec<_>>().join(" ")
}

/// The position as a drawing, with its state below.
pub fn picture(position: &Position) -> String {
    let game = position.variant();
    let board = game.topology();
    let (columns, rows) = board.bounds();
    let mut out = String::new();
    for row in (0..rows).rev() {
        let cell = |column| match board.cell(column, row) {
            None => "*".into(),
            Some(square) => match position.piece_at(square) {
                None => ".".into(),
                Some(piece) => game.symbol(piece),
            },
        };
        let cells: Vec<String> = (0..columns).map(|c| format!("{:2}", cell(c))).collect();
        out += &format!(
            "{:>4} | {}\n",
            board.row_rank(row),
            cells.join(" ").trim_end()
        );
    }
    let letters: Vec<String> = (0..columns)
        .map(|c| format!("{:2}", board.file_letter(c)))
        .collect();
    out += &format!("       {}\n", letters.join(" ").trim_end());
    let right = |color| if position.right(color) { "yes" } else { "no" };
    out + &format!(
        "{} to move, rights: white {}, black {}; clock {}",
        position.side_to_move(),
        right(Color::White),
        right(Color::Black),
        position.halfmove()
    )
}

/// A set as a grid with names of ranks and files.
pub fn draw_names(game: &Variant, set: SquareSet) -> String {
    let board = game.topology();
    let rows = board.draw(set);
    let count = board.bounds().1;
    let lines = rows
        .lines()
        .enumerate()
        .map(|(i, line)| format!("{:>4} | {line}\n", board.row_rank(count - 1 - i as u8)));
    lines.collect()
}
