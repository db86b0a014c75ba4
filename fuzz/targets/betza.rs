//! Movements: a text is refused with its place, or means something that can be written, read
//! again, told in words and laid on boards.

use shatranj::{Color, Movement, PieceSpec, Topology, Variant};

pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let movement = match Movement::betza(&text) {
        Ok(movement) => movement,
        Err(error) => {
            assert!(text.get(error.span()).is_some(), "{error:?}");
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let written = movement.to_string();
    let again = Movement::betza(&written).expect("its own text");
    assert_eq!(again, movement, "{written}");
    assert_eq!(again.to_string(), written);
    assert!(!movement.describe().is_empty());
    let rides = Movement::from_rides(movement.rides().iter().cloned());
    if movement.homes().is_none() {
        assert_eq!(rides.as_ref(), Ok(&movement));
    }
    let _ = shatranj::movement::betza::hints(&text);
    play(movement);
}

/// A small game in which the piece stands: a few moves and back.
fn play(movement: Movement) {
    let king = Movement::betza("K").expect("a movement");
    let game = Variant::builder("fuzz")
        .board(Topology::grid(7, 6).void("c3"))
        .piece(PieceSpec::new("K", "King", king).royal(1))
        .piece(PieceSpec::new("X", "Piece", movement))
        .start("k1x4/7/7/2*4/7/4X1K")
        .build();
    let Ok(game) = game else { return };
    let mut position = game.start();
    let start = position.clone();
    let mut undos = Vec::new();
    for ply in 0..6 {
        let moves = position.legal_moves();
        assert_eq!(moves.len() as u64, position.count_moves());
        let Some(&m) = moves.get(ply * 7 % moves.len().max(1)) else {
            break;
        };
        undos.push(position.apply(m));
        assert_eq!(position.key(), position.fresh_key());
        let side = position.side_to_move();
        assert_eq!(position.in_check(), !position.checkers().is_empty());
        assert!(position.royals(!side).is_empty() || position.royals(Color::White).len() == 1);
    }
    for undo in undos.into_iter().rev() {
        position.undo(undo);
    }
    assert_eq!(position, start);
}
