//! Games and positions for tests: random ones of every built-in variant, and drawn-up ones.

#![allow(dead_code, reason = "each test program uses a part of it")]

#[path = "../random/mod.rs"]
mod random;

use proptest::prelude::*;
use shatranj::{Color, Move, Position, Setup, Square, Variant};

pub use random::{Random, every_variant};

/// Any built-in game, with any value of one of its options.
pub fn any_variant() -> impl Strategy<Value = Variant> {
    proptest::sample::select(every_variant())
}

/// One of some items.
pub fn pick<T: Clone>(random: &mut Random, items: &[T]) -> Option<T> {
    (!items.is_empty()).then(|| items[random.below(items.len())].clone())
}

/// A random position of the variant that is not over: some units of each side strewn over the
/// board, so that rare pieces, several royals and late journeys come up often.
pub fn random_position(variant: &Variant, random: &mut Random) -> Position {
    let squares: Vec<Square> = variant.topology().squares().iter().collect();
    loop {
        let units = 2 + random.below(26);
        let mut setup = random::setup(variant, units, random);
        for color in Color::ALL {
            let symbol = if color == Color::White { "K" } else { "k" };
            let king = variant.piece_of_symbol(symbol);
            setup.set(pick(random, &squares).expect("squares"), king);
            let knows_exchange = variant.rules().exchange.is_some();
            setup.set_right(color, knows_exchange && random.below(2) == 0);
        }
        setup.set_side_to_move(Color::ALL[random.below(2)]);
        setup.set_halfmove(random.below(50) as u32);
        setup.set_fullmove(1 + random.below(200) as u32);
        if let Ok(position) = Position::new(variant, &setup)
            && position.outcome().is_none()
        {
            return position;
        }
    }
}

/// A place to begin: the start position or, as often, a random one.
pub fn random_start(variant: &Variant, random: &mut Random) -> Position {
    if random.below(2) == 0 {
        variant.start()
    } else {
        random_position(variant, random)
    }
}

/// At most `plies` random moves from a position, until the game is over.
pub fn random_moves(start: &Position, plies: usize, random: &mut Random) -> Vec<Move> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    while moves.len() < plies {
        let Some(m) = pick(random, &position.legal_moves()) else {
            break;
        };
        let _ = position.apply(m);
        moves.push(m);
    }
    moves
}

/// The position of these units, a symbol and a square each: `Kf1 p!a3`. Rights as in a FEN.
pub fn at(variant: &Variant, units: &str, side: Color, rights: &str) -> Position {
    let mut setup = Setup::empty();
    for unit in units.split_whitespace() {
        let digits = unit.bytes().rev().take_while(u8::is_ascii_digit).count();
        let (symbol, name) = unit.split_at(unit.len() - digits - 1);
        let piece = variant.piece_of_symbol(symbol);
        let square = variant.topology().square(name);
        setup.set(square.expect(unit), Some(piece.expect(unit)));
    }
    setup.set_side_to_move(side);
    setup.set_right(Color::White, rights.contains('X'));
    setup.set_right(Color::Black, rights.contains('x'));
    Position::new(variant, &setup).unwrap_or_else(|error| panic!("{units}: {error}"))
}

/// The same, with White to move and no rights.
pub fn white(variant: &Variant, units: &str) -> Position {
    at(variant, units, Color::White, "-")
}

/// Sees that every legal move has a text of its own, which reads as that move, also without
/// its `x`, its marks and what it becomes.
pub fn every_text_reads_back(position: &Position) -> Result<(), String> {
    let moves = position.legal_moves();
    let board = position.variant().topology();
    let file_x = board
        .squares()
        .iter()
        .any(|square| board.name(square).starts_with('x'));
    let mut texts: Vec<String> = moves.iter().map(|&m| position.san(m)).collect();
    for (&m, text) in moves.iter().zip(&texts) {
        let bare = text.trim_end_matches(['+', '#', '^', '=']);
        let plain = bare.split('=').next().unwrap_or(bare);
        let variations = [
            text.clone(),
            position.move_text(m),
            format!(" {text}?!  "),
            bare.into(),
            plain.into(),
            if file_x {
                plain.into()
            } else {
                plain.replace('x', "")
            },
        ];
        for variation in variations {
            let read = position.parse_san(&variation);
            if read != Ok(m) {
                return Err(format!(
                    "{variation} for {text} in {}: {read:?}",
                    position.fen()
                ));
            }
        }
    }
    texts.sort();
    let twice = texts.windows(2).find(|pair| pair[0] == pair[1]);
    twice.map_or(Ok(()), |pair| {
        Err(format!("{} twice in {}", pair[0], position.fen()))
    })
}
