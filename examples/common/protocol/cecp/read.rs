//! Moves as XBoard sends them, see `write.rs`. Ranks above 9 come as numbers or
//! as the characters after `9`.

use shatranj::{Move, Position, SquareSet, Topology};

use super::write::lowest;

/// The legal move that XBoard means, or why there is none.
pub fn read_move(position: &Position, text: &str) -> Result<Move, String> {
    let board = position.variant().topology();
    let (from, rest) = read_square(board, text)?;
    // Not from XBoard, but from people.
    let (to, rest) = read_square(board, rest.strip_prefix('-').unwrap_or(rest))?;
    // What comes after a comma is where the move goes on, which is known.
    let rest = rest.split(',').next().unwrap_or_default();
    // XBoard asks its user what a pawn shall become; there is nothing to choose.
    let unit = rest.strip_prefix('=').unwrap_or(rest);
    let mut unit = unit.chars();
    let named = unit
        .next()
        .is_none_or(|c| c.is_ascii_alphabetic() || c == '+' || c == '.');
    // XBoard has no word for a pawn that vanishes; who has one must be right.
    let vanishes = if rest == "=-" { rest } else { "" };
    if vanishes.is_empty() && !named || !matches!(unit.as_str(), "" | "'" | "!") {
        return Err(format!("`{}` after the move", rest));
    }
    // An exchange is told the other way round, see `write::move_text`.
    let royals = position.royals(position.side_to_move());
    let own = position.pieces(position.side_to_move()) - royals;
    let is_in = |name: &str, set: SquareSet| board.square(name).is_some_and(|s| set.contains(s));
    let text = if is_in(&from, own) && is_in(&to, royals) {
        format!("{to}{from}{vanishes}")
    } else {
        format!("{from}{to}{vanishes}")
    };
    position
        .parse_move(&text)
        .map_err(|error| error.to_string())
}

/// The name, in the game's own words, of the square at the beginning of a text, and the rest.
fn read_square<'a>(board: &Topology, text: &'a str) -> Result<(String, &'a str), String> {
    let no_square = || {
        let (width, height) = board.bounds();
        let found = match text {
            "" => "what is missing".into(),
            text => format!("`{text}`"),
        };
        format!(
            "{found} is no square: the files are a-{}, the ranks {}-{}",
            char::from(b'a' + width - 1),
            lowest(board),
            height - 1 + lowest(board)
        )
    };
    let file = text.bytes().next().ok_or_else(no_square)?;
    let column = file.checked_sub(b'a').ok_or_else(no_square)?;
    let rank = &text[text.chars().next().map_or(0, char::len_utf8)..];
    let digits = rank.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = match rank.as_bytes().first() {
        Some(&high @ b':'..=b'@') => (Some(high - b'0'), &rank[1..]),
        _ => (rank[..digits].parse().ok(), &rank[digits..]),
    };
    let (width, height) = board.bounds();
    let row = number.and_then(|number: u8| number.checked_sub(lowest(board)));
    match row.filter(|&row| row < height && column < width) {
        Some(row) => {
            let name = format!("{}{}", board.file_letter(column), board.row_rank(row));
            Ok((name, rest))
        }
        None => Err(no_square()),
    }
}
