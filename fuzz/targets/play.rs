//! Bytes as moves: after each the library and the referee must agree on the position.

/// A game is as long as this at most, since each ply is compared in all that can be asked.
const PLIES: usize = 160;

pub fn run(data: &[u8]) {
    let Some((&first, moves)) = data.split_first() else {
        return;
    };
    super::with_game(first, |lockstep| {
        let start = lockstep.referee.variant.start();
        let mut position = start.clone();
        let mut undos = Vec::new();
        for &byte in moves.iter().take(PLIES) {
            let judgement = lockstep.compare(&mut position);
            let legal = position.legal_moves();
            assert_eq!(judgement.moves.len(), legal.len());
            if legal.is_empty() {
                break;
            }
            let m = legal[usize::from(byte) % legal.len()];
            undos.push(position.apply(m));
        }
        for undo in undos.into_iter().rev() {
            position.undo(undo);
        }
        assert_eq!(position, start);
        assert_eq!(position.key(), start.key());
    });
}
