//! Legal moves as lists for people.

use shatranj::{Move, PieceKind, Position, Square};

/// The moves by kind of unit and square, captures with an `x`.
pub fn grouped(position: &Position, moves: &[Move]) -> Vec<(PieceKind, Square, Vec<String>)> {
    let board = position.variant().topology();
    let mut groups: Vec<(PieceKind, Square, Vec<String>)> = Vec::new();
    for &m in moves {
        let takes = if position.is_capture(m) { "x" } else { "" };
        let target = format!("{takes}{}", board.name(m.to));
        match groups.iter_mut().find(|(_, from, _)| *from == m.from) {
            Some((_, _, targets)) => targets.push(target),
            None => {
                if let Some(piece) = position.piece_at(m.from) {
                    groups.push((piece.kind, m.from, vec![target]));
                }
            }
        }
    }
    groups.sort_by_key(|&(kind, from, _)| (kind, from));
    groups
}

/// The name, symbol and square of a unit, `Rook (R) on a1`.
pub fn unit_on(position: &Position, kind: PieceKind, square: Square) -> String {
    let game = position.variant();
    let unit = game.piece(kind);
    let square = game.topology().name(square);
    format!("{} ({}) on {square}", unit.name, unit.symbol)
}
