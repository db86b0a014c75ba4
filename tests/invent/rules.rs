//! Kinds of piece and rules, put together to the description of a game.

use shatranj::variant::{
    BareKing, CitadelEntry, CitadelsSpec, Exchange, JourneysSpec, SecondArrival, Stalemate,
};
use shatranj::{Movement, PieceSpec, Square, Topology, Variant, VariantBuilder};

use super::{array, board, movement};
use crate::lockstep::rng::Rng;

/// A game but for its start.
pub struct Plan {
    pub builder: VariantBuilder,
    topology: Topology,
    /// The symbol of the first royal.
    king: String,
}

/// A random game, contradictions included; `None` where not even the parts could be made.
pub fn plan(rng: &mut Rng) -> Option<Plan> {
    let topology = board::board(rng).filter(|board| board.len() >= 8)?;
    let mut symbols = Symbols::new(rng);
    let mut builder = Variant::builder(format!("random-{}", rng.below(1 << 20)))
        .name("A random game")
        .board(topology.clone())
        .stalemate(*rng.pick(&[Stalemate::Loses, Stalemate::Draws, Stalemate::Wins]));
    let royals: Vec<String> = (0..1 + rng.below(5).saturating_sub(2))
        .map(|_| symbols.next())
        .collect();
    let others: Vec<String> = (0..2 + rng.below(8)).map(|_| symbols.next()).collect();
    let mut acts = false;
    for (symbol, rank) in royals.iter().zip(1..) {
        let royal = royal(symbol, rank, rng)?;
        acts |= royal.1;
        builder = builder.piece(royal.0);
    }
    for symbol in &others {
        let movement = movement::movement(rng)?;
        acts |= movement.homes().is_some();
        let piece = PieceSpec::new(symbol, format!("Kind {symbol}"), movement);
        builder = builder.piece(confined(piece, &topology, rng));
    }
    let becomes: Vec<&String> = others.iter().chain(&royals[1..]).collect();
    for _ in 0..rng.below(4) {
        builder = builder.piece(pawn(
            &symbols.next(),
            becomes[rng.below(becomes.len())],
            rng,
        )?);
    }
    if rng.chance(40) {
        builder = promotion_ranks(builder, topology.grid_size().1, rng);
    }
    if rng.chance(25) {
        builder = builder.bare_king(BareKing::Loses);
    }
    if rng.chance(20) {
        let when = [
            Exchange::CheckOrStalemate,
            Exchange::CheckOnly,
            Exchange::Never,
        ];
        builder = builder.exchange(*rng.pick(&when));
    }
    if rng.chance(20) {
        acts = true;
        builder = builder.citadels(citadels(&topology, &royals, rng));
    }
    if rng.chance(10) {
        builder = journeys(builder, &topology, &royals, &mut symbols, rng);
    }
    // Of two royals of one kind the one on the lower square acts: turned, another one would.
    if acts {
        for royal in &royals {
            builder = builder.at_most(1, [royal]);
        }
    }
    if rng.chance(20) {
        let count = 1 + rng.below(2);
        builder = builder.at_most(1 + rng.below(3) as u8, others.iter().take(count));
    }
    Some(Plan {
        builder,
        topology,
        king: royals[0].clone(),
    })
}

impl Plan {
    /// An array of one royal a side.
    pub fn royals_only(&self, rng: &mut Rng) -> String {
        let all = self.topology.squares();
        let white = rng.square(all);
        let black = rng.square(all - white.into_iter().collect());
        array(&self.topology, |square: Square| match Some(square) {
            s if s == white => Some(self.king.clone()),
            s if s == black => Some(self.king.to_lowercase()),
            _ => None,
        })
    }
}

/// Symbols in random order, each once.
struct Symbols(Vec<String>);

impl Symbols {
    fn new(rng: &mut Rng) -> Symbols {
        let letters = ('A'..='Z').flat_map(|c| ["", "'", "!"].map(|end| format!("{c}{end}")));
        let mut symbols: Vec<String> = letters.collect();
        for i in (1..symbols.len()).rev() {
            symbols.swap(i, rng.below(i + 1));
        }
        Symbols(symbols)
    }

    fn next(&mut self) -> String {
        self.0.pop().expect("fewer kinds than symbols")
    }
}

/// A royal, and whether it homes.
fn royal(symbol: &str, rank: u8, rng: &mut Rng) -> Option<(PieceSpec, bool)> {
    let movement = match rng.chance(60) {
        true => Movement::betza("K").ok()?,
        false => movement::movement(rng)?,
    };
    let homes = movement.homes().is_some();
    let royal = PieceSpec::new(symbol, format!("Royal {rank}"), movement).royal(rank);
    Some((royal, homes))
}

fn pawn(symbol: &str, becomes: &str, rng: &mut Rng) -> Option<PieceSpec> {
    let pawn = PieceSpec::new(symbol, format!("Pawn of {becomes}"), movement::pawn(rng)?);
    Some(match rng.chance(25) {
        true => pawn.promotes_or_vanishes(becomes, 1 + rng.below(2) as u8),
        false => pawn.promotes_to(becomes),
    })
}

/// Now and then a kind may not leave some two thirds of the board.
fn confined(piece: PieceSpec, board: &Topology, rng: &mut Rng) -> PieceSpec {
    if !rng.chance(8) {
        return piece;
    }
    let squares: Vec<Square> = board.squares().iter().filter(|_| rng.chance(66)).collect();
    piece.confined_to(squares.into_iter().map(|s| board.name(s)))
}

fn promotion_ranks(builder: VariantBuilder, ranks: u8, rng: &mut Rng) -> VariantBuilder {
    let rank = |rng: &mut Rng| 1 + rng.below(ranks.into()) as u8;
    let (one, two) = (rank(rng), rank(rng));
    builder.promotion_ranks(one.max(two), one.min(two))
}

fn citadels(board: &Topology, royals: &[String], rng: &mut Rng) -> CitadelsSpec {
    let outside = board.squares() - board.main_board();
    let pick = |rng: &mut Rng| {
        let squares = match rng.chance(60) && !outside.is_empty() {
            true => outside,
            false => board.squares(),
        };
        let square = rng.square(squares).expect("a board has squares");
        board.name(square).to_string()
    };
    let (white, black) = (vec![pick(rng)], vec![pick(rng)]);
    let entries = [
        CitadelEntry::AnyPiece,
        CitadelEntry::RoyalOnly,
        CitadelEntry::Sanctuary,
    ];
    CitadelsSpec {
        white,
        black,
        entry: *rng.pick(&entries),
        own: rng.chance(25).then(|| rng.pick(royals).clone()),
    }
}

/// The pawn of three journeys, and perhaps its heir.
fn journeys(
    builder: VariantBuilder,
    board: &Topology,
    royals: &[String],
    symbols: &mut Symbols,
    rng: &mut Rng,
) -> VariantBuilder {
    let Ok(movement) = Movement::betza("fmWfcF") else {
        return builder;
    };
    let kinds = [symbols.next(), symbols.next(), symbols.next()];
    let pawns = kinds
        .iter()
        .map(|symbol| PieceSpec::new(symbol, "Pawn of pawns", movement.clone()));
    let home = |rng: &mut Rng| {
        let square = rng.square(board.main_board()).expect("a board has squares");
        board.name(square).to_string()
    };
    let homes = [home(rng), home(rng)];
    let [first, second, third] = kinds.clone();
    builder.pieces(pawns).journeys(JourneysSpec {
        first,
        second,
        third,
        crowned: rng.pick(royals).clone(),
        homes,
        arrival: *rng.pick(&[SecondArrival::Wait, SecondArrival::Displace]),
        heir: None,
    })
}
