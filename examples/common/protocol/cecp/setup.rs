//! A game as it is described to XBoard, which need not know it: board, pictures, moves.

use std::io;

use shatranj::variant::PieceDef;
use shatranj::{Movement, Variant};

use super::super::Desk;
use super::{Cecp, write};

/// What XBoard's pictures show, in their order; those of the other ones fit nothing here. The
/// king's is the last one whatever there is before it.
const PICTURES: [&str; 13] = [
    write::PAWN,
    "N",
    "B",
    ROOK,
    "Q",
    "F",
    "A",
    "BN",
    "RN",
    "W",
    "K",
    CANNON,
    "C",
];

const ROOK: &str = "R";

/// A king with a move of its own for the beginning never castles, whatever way it goes: not
/// where it changes places with a pawn on its rank either.
const NO_CASTLING: &str = "iK";

/// A cannon, for a war engine; a camel has no picture of its own.
const CANNON: &str = "D";

/// A picture of a tower, beside the rook's.
const TOWER: usize = 14;

/// With gating these pictures look like others, a falcon and an elephant; they go to kinds that
/// are hardly seen, the last ones.
const DOUBLES: [usize; 2] = [7, 8];

impl Cecp {
    /// Answers `variant` and whatever makes another game of the one in use. XBoard takes it
    /// while no move has been made.
    pub(super) fn describe(&self, desk: &mut Desk<'_>) -> io::Result<()> {
        let game = desk.games.current().clone();
        let (files, ranks) = game.topology().bounds();
        let symbols = symbols(&game);
        let parent = if write::gates(&game) {
            "seirawan"
        } else {
            "fairy"
        };
        desk.say(format!(
            "setup ({symbols}{}) {files}x{ranks}+0_{parent} {}",
            symbols.to_ascii_lowercase(),
            desk.preset.start(&game).fen()
        ))?;
        for (_, piece) in game.pieces() {
            let gates = write::gates(&game) && piece.royal == Some(1);
            let more = if gates { NO_CASTLING } else { "" };
            desk.say(format!("piece {}& {}{more}", piece.symbol, betza(piece)))?;
        }
        Ok(())
    }
}

/// The symbols of all kinds of piece, each where XBoard has the picture that fits it best.
fn symbols(game: &Variant) -> String {
    let king = game.pieces().find(|(_, piece)| piece.royal == Some(1));
    let king = king.map_or("K", |(_, piece)| piece.symbol.as_str());
    let mut rest: Vec<&PieceDef> = game.pieces().map(|(_, piece)| piece).collect();
    rest.retain(|piece| piece.symbol != king);
    let mut shown: Vec<Option<&PieceDef>> = vec![None; TOWER + 1];
    // A king that lands on an own rook castles in a game with gating; a royal is no partner.
    let gates = write::gates(game);
    let heir = rest.iter().rposition(|piece| piece.royal.is_some());
    let heir = heir.filter(|_| gates).map(|place| rest.remove(place));
    for (i, betza) in PICTURES.into_iter().enumerate() {
        let place = place_of(&rest, betza);
        let found = place.map(|place| rest.remove(place));
        if betza == ROOK && gates {
            shown[i] = heir;
            shown[TOWER] = found;
        } else {
            shown[i] = found;
        }
    }
    if gates {
        for place in DOUBLES {
            shown[place] = rest.pop();
        }
    }
    // A picture that fits nothing goes to whatever fits none.
    let mut rest = rest.into_iter();
    let mut symbols = String::new();
    for piece in shown {
        let piece = piece.or_else(|| rest.next());
        symbols += piece.map_or(".", |piece| &piece.symbol);
    }
    symbols.extend(rest.map(|piece| piece.symbol.as_str()));
    symbols + king
}

/// Which of the kinds moves so; one of a single letter first, since the others look alike.
fn place_of(kinds: &[&PieceDef], betza: &str) -> Option<usize> {
    let movement = Movement::betza(betza).ok()?;
    let plain = |piece: &&PieceDef| piece.movement == movement && piece.symbol.len() == 1;
    let any = || kinds.iter().position(|piece| piece.movement == movement);
    kinds.iter().position(plain).or_else(any)
}

/// How a piece moves, as far as XBoard can know: one that homes in on the enemy's royal makes
/// steps of a king.
fn betza(piece: &PieceDef) -> String {
    match piece.movement.homes() {
        Some(_) => "K".into(),
        None => piece.movement.to_string(),
    }
}
