//! A game as a variants file of Fairy-Stockfish, in pieces that the program knows by itself.
//!
//! What it can't say is left out or replaced by what comes nearest, and named; what would make
//! another game of it is refused.

use shatranj::movement::BetzaError;
use shatranj::variant::{BareKing, PieceDef, Promotion};
use shatranj::{Color, Movement, Piece, PieceKind, Position, Square};

use super::support::Failure;

/// The name under which the game is handed over.
pub const NAME: &str = "versus";

/// The largest board that the program can be built for: files, ranks.
const LARGEST: (u8, u8) = (12, 10);

/// The pieces that the program knows by itself.
const KNOWN: [(&str, &str); 19] = [
    ("pawn", "fmWfcF"),
    ("knight", "N"),
    ("bishop", "B"),
    ("rook", "R"),
    ("queen", "Q"),
    ("fers", "F"),
    ("alfil", "A"),
    ("fersAlfil", "FA"),
    ("silver", "FfW"),
    ("aiwok", "RNF"),
    ("bers", "RF"),
    ("archbishop", "BN"),
    ("chancellor", "RN"),
    ("amazon", "QN"),
    ("gold", "WfF"),
    ("dragonHorse", "BW"),
    ("commoner", "K"),
    ("centaur", "KN"),
    ("wazir", "W"),
];

/// The nearest piece for one that goes home.
const NEAREST: &str = "commoner";

/// What is handed over, and how it differs from the game as it is.
pub struct Description {
    pub ini: String,
    pub fen: String,
    /// In words; empty where both programs play the same game.
    pub differences: Vec<String>,
}

/// Describes the game and the position in which counting begins; `depth` plies of it matter.
pub fn describe(position: &Position, depth: u32) -> Result<Description, Failure> {
    let mut differences = Vec::new();
    let board = Board::new(position, &mut differences)?;
    let letters = letters(position, &board, &mut differences)?;
    let fen = board.fen(position);
    let mut ini = format!(
        "[{NAME}:chess]\nmaxFile = {}\nmaxRank = {}\npieceToCharTable = -\n",
        (b'a' + board.width - 1) as char,
        board.height,
    );
    for (name, letter) in letters {
        ini += &format!("{name} = {letter}\n");
    }
    ini += &promotion(position, &board, depth, &mut differences)?;
    ini += "doubleStep = false\ncastling = false\nstalemateValue = loss\n";
    ini += "nMoveRule = 0\nnFoldRule = 0\n";
    ini += &format!("startFen = {fen}\n");
    let least = Color::ALL.map(|color| position.pieces(color).len());
    if position.variant().rules().bare_king != BareKing::Plays && least.iter().any(|&n| n <= depth)
    {
        differences.push("a bare king does not end the game".into());
    }
    Ok(Description {
        ini,
        fen,
        differences,
    })
}

/// The rectangle that both programs play on.
struct Board {
    /// Row by row, the highest rank first, as in a FEN.
    squares: Vec<Square>,
    width: u8,
    height: u8,
}

impl Board {
    /// The whole board, or what is left of it without its citadels.
    fn new(position: &Position, differences: &mut Vec<String>) -> Result<Board, Failure> {
        let topology = position.variant().topology();
        let mut squares = topology.squares();
        if let Some(citadels) = &position.variant().rules().citadels {
            squares -= citadels.all();
            differences.push("the citadels are left out".into());
        }
        let cells = || squares.iter().map(|square| topology.cell_of(square));
        let span = |axis: fn((u8, u8)) -> u8| {
            let low = cells().map(axis).min().unwrap_or_default();
            let high = cells().map(axis).max().unwrap_or_default();
            (low, high - low + 1)
        };
        let (left, width) = span(|cell| cell.0);
        let (bottom, height) = span(|cell| cell.1);
        if u32::from(width) * u32::from(height) != squares.len() {
            return Err("the board has holes".into());
        }
        if width > LARGEST.0 || height > LARGEST.1 {
            let (files, ranks) = LARGEST;
            return Err(format!("the board is larger than {files}x{ranks}").into());
        }
        let bent = |&square: &Square| {
            let (x, y) = topology.coordinates(square);
            let steps = [
                (0, 1),
                (1, 1),
                (1, 0),
                (1, -1),
                (0, -1),
                (-1, -1),
                (-1, 0),
                (-1, 1),
            ];
            steps
                .iter()
                .any(|&step| topology.step(square, step) != topology.at(x + step.0, y + step.1))
        };
        if squares.iter().any(|square| bent(&square)) {
            return Err("the board is linked otherwise than by its coordinates".into());
        }
        let rows = (bottom..bottom + height).rev();
        let row = |row| (left..left + width).filter_map(move |column| topology.cell(column, row));
        Ok(Board {
            squares: rows.flat_map(row).collect(),
            width,
            height,
        })
    }

    fn fen(&self, position: &Position) -> String {
        let rows = self.squares.chunks(self.width.into());
        let rows: Vec<String> = rows.map(|row| fen_row(position, row)).collect();
        let side = match position.side_to_move() {
            Color::White => 'w',
            Color::Black => 'b',
        };
        format!("{} {side} - - 0 1", rows.join("/"))
    }

    /// The rank of the board on which pawns of a colour promote, from 1 at White's side.
    fn promotion_rank(&self, position: &Position, color: Color) -> Option<usize> {
        let zone = position.variant().rules().promotion_zone[color.index()];
        let rows = self.squares.chunks(self.width.into()).rev();
        let full = |row: &[Square]| row.iter().all(|&square| zone.contains(square));
        rows.enumerate()
            .find(|(_, row)| full(row))
            .map(|(i, _)| i + 1)
    }

    /// The fewest own moves that bring a pawn into its promotion zone.
    fn soonest_promotion(&self, position: &Position, color: Color, kind: PieceKind) -> usize {
        let rank = |square| {
            let row = self
                .squares
                .iter()
                .position(|&s| s == square)
                .unwrap_or_default();
            usize::from(self.height) - row / usize::from(self.width)
        };
        let Some(last) = self.promotion_rank(position, color) else {
            return usize::MAX;
        };
        let pawns = position.pieces_of(Piece::new(color, kind));
        pawns
            .iter()
            .map(|pawn| rank(pawn).abs_diff(last))
            .min()
            .unwrap_or(usize::MAX)
    }
}

fn fen_row(position: &Position, row: &[Square]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for &square in row {
        match position.piece_at(square) {
            None => empty += 1,
            Some(piece) => {
                if empty > 0 {
                    text += &empty.to_string();
                }
                empty = 0;
                text += &position.variant().symbol(piece);
            }
        }
    }
    if empty > 0 {
        text += &empty.to_string();
    }
    text
}

/// A line for each piece of the program: the letter that it has, or `-`.
fn letters(
    position: &Position,
    board: &Board,
    differences: &mut Vec<String>,
) -> Result<Vec<(&'static str, String)>, Failure> {
    let game = position.variant();
    let mut letters = vec![("king", "-".to_string())];
    letters.extend(KNOWN.iter().map(|&(name, _)| (name, "-".to_string())));
    for (_, piece) in game.pieces() {
        let name = known_name(piece, differences)?;
        if !board
            .squares
            .iter()
            .all(|&square| piece.region.contains(square))
        {
            return Err(format!("the {} may not go everywhere", piece.name).into());
        }
        let [_] = piece.symbol.as_bytes() else {
            return Err(format!("`{}` is not one letter", piece.symbol).into());
        };
        let letter = letters.iter_mut().find(|(known, _)| *known == name);
        let Some((_, letter)) = letter.filter(|(_, letter)| letter == "-") else {
            return Err(format!("two kinds of piece would be its {name}").into());
        };
        *letter = piece.symbol.to_ascii_lowercase();
    }
    Ok(letters)
}

/// What the program calls a piece.
fn known_name(piece: &PieceDef, differences: &mut Vec<String>) -> Result<&'static str, Failure> {
    if piece.movement.homes().is_some() {
        differences.push(format!("the {} moves as a {NEAREST}", piece.name));
        return Ok(NEAREST);
    }
    let moves_as =
        |betza| -> Result<bool, BetzaError> { Ok(Movement::betza(betza)? == piece.movement) };
    if piece.royal.is_some() {
        return match moves_as("K")? {
            true => Ok("king"),
            false => Err(format!("it has no king that moves as the {}", piece.name).into()),
        };
    }
    for (name, betza) in KNOWN {
        if moves_as(betza)? {
            return Ok(name);
        }
    }
    Err(format!("it has no piece that moves as the {}", piece.name).into())
}

/// The lines about the promotion of pawns.
fn promotion(
    position: &Position,
    board: &Board,
    depth: u32,
    differences: &mut Vec<String>,
) -> Result<String, Failure> {
    let game = position.variant();
    if game.rules().journeys.is_some() || game.rules().exchange.is_some() {
        return Err("it knows no pawn of pawns and no exchange".into());
    }
    let mut pawns = game
        .pieces()
        .filter_map(|(kind, piece)| Some((kind, piece.promotion?)));
    let Some((kind, promotion)) = pawns.next() else {
        return Ok(String::new());
    };
    if pawns.next().is_some() {
        return Err("it has only one kind of pawn".into());
    }
    let to = match promotion {
        Promotion::To(to) => to,
        Promotion::ToOrVanish { to, .. } => {
            // Of `depth` plies, a side has half, and the side to move the odd one too.
            let soon = Color::ALL.iter().any(|&color| {
                board.soonest_promotion(position, color, kind) <= depth.div_ceil(2) as usize
            });
            if soon {
                differences.push("pawns always promote and never vanish".into());
            }
            to
        }
        _ => return Err("it does not know this kind of promotion".into()),
    };
    let white = board.promotion_rank(position, Color::White);
    let black = board.promotion_rank(position, Color::Black);
    let mirrored = |rank: usize| usize::from(board.height) + 1 - rank;
    match (white, black) {
        (Some(white), Some(black)) if black == mirrored(white) => {
            let letter = game.piece(to).symbol.to_ascii_lowercase();
            Ok(format!(
                "promotionRank = {white}\npromotionPieceTypes = {letter}\n"
            ))
        }
        _ => Err("the promotion ranks are no mirror images".into()),
    }
}
