//! Finds what the referee and the library disagree on, and the smallest position where they do.

use shatranj::{Move, Position};

use crate::reference::Referee;
use crate::reference::board::Board;

/// What the two disagree on: legal moves, outcome, checkers, the count of moves.
pub fn difference(referee: &Referee, position: &Position) -> Option<String> {
    let board = Board::read(&position.setup(), referee.topology().len());
    let judgement = referee.judge(&board);
    let legal = judgement.moves.iter();
    let mut slow: Vec<Move> = legal.map(|m| Move::new(m.from, m.to)).collect();
    let mut fast = position.legal_moves().to_vec();
    slow.sort();
    fast.sort();
    let text = |moves: &[Move], other: &[Move]| {
        let only = moves.iter().filter(|m| !other.contains(m));
        let only = only.map(|&m| referee.variant.move_text(m).to_string());
        only.collect::<Vec<_>>().join(" ")
    };
    if slow != fast {
        let (slow, fast) = (text(&slow, &fast), text(&fast, &slow));
        return Some(format!(
            "legal for the referee alone: [{slow}], for the library alone: [{fast}]"
        ));
    }
    let (slow, fast) = (judgement.outcome, position.outcome());
    if slow != fast {
        return Some(format!("outcome: referee {slow:?}, library {fast:?}"));
    }
    let (slow, fast) = (judgement.checkers, position.checkers());
    if slow != fast {
        let draw = |set| referee.topology().draw(set);
        let (slow, fast) = (draw(slow), draw(fast));
        return Some(format!("checkers: referee\n{slow}library\n{fast}"));
    }
    let (slow, fast) = (judgement.moves.len() as u64, position.count_moves());
    (slow != fast).then(|| format!("count: referee {slow}, library {fast}"))
}

/// Takes units away as long as something stays wrong.
pub fn shrunk(referee: &Referee, mut position: Position, mut found: String) -> (Position, String) {
    let smaller = |position: &Position| {
        position.occupied().iter().find_map(|square| {
            let mut setup = position.setup();
            setup.set(square, None);
            let less = Position::new(&referee.variant, &setup).ok()?;
            let found = difference(referee, &less)?;
            Some((less, found))
        })
    };
    while let Some((less, still)) = smaller(&position) {
        (position, found) = (less, still);
    }
    (position, found)
}
