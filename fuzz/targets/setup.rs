//! Bytes as a set-up: the library and the referee must agree whether it is a position, on
//! what is wrong with it, and if it is one on everything about it and after its moves.

use shatranj::{Color, Piece, Setup, Square, Variant};

pub fn run(data: &[u8]) {
    let &[first, flags, halfmove, fullmove, ref units @ ..] = data else {
        return;
    };
    super::with_game(first, |lockstep| {
        let game = lockstep.referee.variant.clone();
        let mut setup = units_of(&game, units, flags & 8 == 0);
        setup.set_side_to_move(Color::ALL[usize::from(flags & 1)]);
        setup.set_right(Color::White, flags & 2 != 0);
        setup.set_right(Color::Black, flags & 4 != 0);
        setup.set_halfmove(halfmove.into());
        setup.set_fullmove(fullmove.into());
        let written = game.fen(&setup);
        assert_eq!(game.setup(&written), Ok(setup.clone()), "{written}");
        let Some(mut position) = lockstep.admit(&setup) else {
            return;
        };
        assert_eq!(position.setup(), setup);
        let judgement = lockstep.compare(&mut position);
        for legal in &judgement.moves {
            let mut after = position.clone();
            let _ = after.apply(shatranj::Move::new(legal.from, legal.to));
            let moves = lockstep.referee.judge(&legal.after).moves.len();
            assert_eq!(after.count_moves(), moves as u64, "{written}");
        }
    });
}

/// Two bytes a unit: a square, and a piece of one of the sides. Few set-ups have a royal a
/// side by chance, so that the first two units are kings if wanted.
fn units_of(game: &Variant, bytes: &[u8], kings: bool) -> Setup {
    let kinds: Vec<_> = game.pieces().map(|(kind, _)| kind).collect();
    let king = game.kind("K").expect("every game here has one");
    let mut setup = Setup::empty();
    for (number, pair) in bytes.chunks_exact(2).enumerate().rev() {
        let square = usize::from(pair[0]) % game.topology().len();
        let square = Square::new(square as u8).expect("a square of the board");
        let piece = match number {
            0 | 1 if kings => Piece::new(Color::ALL[number], king),
            _ => Piece::new(
                Color::ALL[usize::from(pair[1] & 1)],
                kinds[usize::from(pair[1] / 2) % kinds.len()],
            ),
        };
        setup.set(square, Some(piece));
    }
    setup
}
