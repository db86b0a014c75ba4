//! Moves as two squares: a text is a legal move or refused, and a move's text is that move.

use shatranj::Move;

pub fn run(data: &[u8]) {
    let Some((mut position, text)) = super::position_and_text(data) else {
        return;
    };
    match position.parse_move(&text) {
        Ok(m) => {
            assert!(position.is_legal(m));
            assert!(position.why_illegal(m.from, m.to).is_none());
            assert!(position.effect(m).is_some());
            assert!(text.starts_with(&position.move_text(m)));
            let before = position.clone();
            let undo = position.play_text(&text).expect("parsed above");
            assert_eq!(position.key(), position.fresh_key());
            position.undo(undo);
            assert_eq!(position, before);
            assert_eq!(position.key(), before.key());
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    // Squares alone, legal or not: the reason against a move is there where it is not legal.
    let board = position.variant().topology();
    for square in board.squares() {
        if text.starts_with(board.name(square)) {
            for to in board.squares() {
                let m = Move::new(square, to);
                let refused = position.why_illegal(square, to);
                assert_eq!(position.is_legal(m), refused.is_none());
                assert!(refused.is_none_or(|reason| !reason.to_string().is_empty()));
            }
        }
    }
}
