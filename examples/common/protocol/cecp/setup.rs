//! A game as it is described to XBoard, which need not know it: board, pictures, moves.

use std::io;

use shatranj::variant::PieceDef;
use shatranj::{Movement, Variant};

use super::super::Desk;
use super::Cecp;

/// What XBoard's pictures show, in their order; the king's is the last one whatever there is
/// before it.
const PICTURES: [&str; 11] = ["fmWfcF", "N", "B", "R", "Q", "F", "A", "BN", "RN", "W", "K"];

impl Cecp {
    /// Answers `variant` and whatever makes another game of the one in use. XBoard takes it
    /// while no move has been made.
    pub(super) fn describe(&self, desk: &mut Desk<'_>) -> io::Result<()> {
        let game = desk.games.current().clone();
        let (files, ranks) = game.topology().bounds();
        let symbols = symbols(&game);
        desk.say(format!(
            "setup ({symbols}{}) {files}x{ranks}+0_fairy {}",
            symbols.to_ascii_lowercase(),
            desk.opening.start(&game).fen()
        ))?;
        for (_, piece) in game.pieces() {
            desk.say(format!("piece {}& {}", piece.symbol, betza(piece)))?;
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
    let mut fitting = Vec::new();
    for betza in PICTURES {
        let movement = Movement::betza(betza).ok();
        let fits = |piece: &&PieceDef| Some(&piece.movement) == movement.as_ref();
        // XBoard draws a suffix into the picture of its letter, which must come first.
        let plain = |piece: &&PieceDef| fits(piece) && piece.symbol.len() == 1;
        let place = rest.iter().position(|piece| plain(&piece));
        let place = place.or_else(|| rest.iter().position(|piece| fits(&piece)));
        fitting.push(place.map(|place| rest.remove(place)));
    }
    let mut rest = rest.into_iter();
    let mut symbols = String::new();
    for piece in fitting {
        // A picture that fits nothing goes to whatever fits none.
        match piece.or_else(|| rest.next()) {
            Some(piece) => symbols += &piece.symbol,
            None => symbols.push('.'),
        }
    }
    symbols.extend(rest.map(|piece| piece.symbol.as_str()));
    symbols + king
}

/// How a piece moves, as far as XBoard can know: one that homes in on the enemy's royal makes
/// steps of a king.
fn betza(piece: &PieceDef) -> String {
    let text = piece.movement.to_string();
    if text.contains('{') { "K".into() } else { text }
}
