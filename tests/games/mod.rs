//! Games and positions to test with: every built-in variant under every value of each of its
//! options, played at random from the start and from random set-ups.

// Each test binary that includes this module uses its own part of it.
#![allow(dead_code)]

use proptest::prelude::*;
use shatranj::{Color, Move, Piece, Position, Setup, Square, Variant};

/// The built-in games with their default rules, and with each other value of each option.
pub fn variants() -> Vec<Variant> {
    let mut all = Vec::new();
    for game in Variant::all() {
        all.push(game.clone());
        for option in Variant::options_of(game.id()).expect("a built-in game") {
            for value in &option.values[1..] {
                let chosen = [(option.id.as_str(), value.id.as_str())];
                all.push(Variant::by_name_with(game.id(), &chosen).expect("an option"));
            }
        }
    }
    all
}

/// Any of the variants.
pub fn any_variant() -> impl Strategy<Value = Variant> {
    proptest::sample::select(variants())
}

/// A small generator of numbers (splitmix64), the same everywhere.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `sides`.
    pub fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((z ^ z >> 31) % sides as u64).expect("small")
    }

    pub fn pick<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        (!items.is_empty()).then(|| items[self.below(items.len())].clone())
    }
}

/// A random position of the variant that is not over: some units of each side strewn over the
/// board, so that rare pieces and late journeys come up often.
pub fn random_position(variant: &Variant, dice: &mut Dice) -> Position {
    let squares: Vec<Square> = variant.topology().squares().iter().collect();
    let kinds: Vec<_> = variant.pieces().map(|(kind, _)| kind).collect();
    let royal = variant.pieces().find(|(_, piece)| piece.royal == Some(1));
    let (royal, _) = royal.expect("a royal");
    loop {
        let mut setup = Setup::empty();
        for color in Color::ALL {
            setup.set(
                dice.pick(&squares).expect("squares"),
                Some(Piece::new(color, royal)),
            );
            for _ in 0..dice.below(14) {
                let piece = Piece::new(color, dice.pick(&kinds).expect("kinds"));
                setup.set(dice.pick(&squares).expect("squares"), Some(piece));
            }
            setup.set_right(
                color,
                variant.rules().exchange.is_some() && dice.below(2) == 0,
            );
        }
        setup.set_side_to_move(Color::ALL[dice.below(2)]);
        setup.set_halfmove(dice.below(50) as u32);
        setup.set_fullmove(1 + dice.below(200) as u32);
        if let Ok(position) = Position::new(variant, &setup)
            && position.outcome().is_none()
        {
            return position;
        }
    }
}

/// A place to begin: the start position or, as often, a random one.
pub fn random_start(variant: &Variant, dice: &mut Dice) -> Position {
    if dice.below(2) == 0 {
        variant.start()
    } else {
        random_position(variant, dice)
    }
}

/// At most `plies` random moves from a position, until the game is over.
pub fn random_moves(start: &Position, plies: usize, dice: &mut Dice) -> Vec<Move> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    while moves.len() < plies {
        let Some(m) = dice.pick(&position.legal_moves()) else {
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
