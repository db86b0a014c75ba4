//! The limits of the engine: what just fits is a game that can be played, and one more is
//! refused by name. And movements with too many ways to go, refused before they take long.
#![cfg(feature = "std")]

use std::time::{Duration, Instant};

use shatranj::variant::{MAX_PATHS, TooManyPaths, VariantError, VariantLimit};
use shatranj::{
    Color, Movement, PieceSpec, Topology, TopologyBuilder, TopologyError, Variant, VariantBuilder,
};

fn betza(text: &str) -> Movement {
    Movement::betza(text).unwrap_or_else(|error| panic!("{error}"))
}

/// A game with a king on either side and nothing else yet.
fn bare(board: TopologyBuilder, start: &str) -> VariantBuilder {
    Variant::builder("limits")
        .board(board)
        .piece(PieceSpec::new("K", "King", betza("K")).royal(1))
        .start(start)
}

/// As many symbols as wanted, none of them K.
fn symbols(count: usize) -> Vec<String> {
    let letters = ('A'..='Z').filter(|letter| *letter != 'K');
    let all = letters.flat_map(|letter| ["", "'", "!"].map(|mark| format!("{letter}{mark}")));
    let symbols: Vec<String> = all.take(count).collect();
    assert_eq!(symbols.len(), count);
    symbols
}

/// A game of a king and so many other kinds, each with the movement of its number.
fn game_of(kinds: usize, movement: impl Fn(usize) -> String) -> Result<Variant, VariantError> {
    let mut builder = bare(Topology::grid(8, 8), "4k3/8/8/8/8/8/8/4K3");
    for (i, symbol) in symbols(kinds).iter().enumerate() {
        builder = builder.piece(PieceSpec::new(symbol.clone(), "Piece", betza(&movement(i))));
    }
    builder.build()
}

#[test]
fn sixty_four_kinds_and_no_more() {
    let game = game_of(63, |_| "N".into()).expect("64 kinds with the king");
    assert_eq!(game.pieces().len(), 64);
    // The last kind is a unit like any other, through FEN, moves and back.
    let last = game.pieces().last().expect("a kind").1.symbol.clone();
    let fen = format!("4k3/8/8/8/8/8/8/{last}3K3 w - - 0 1");
    let position = game.position(&fen).expect("a position");
    assert_eq!(position.fen(), fen);
    assert_eq!(position.count_moves(), 2 + 5);
    assert_eq!(
        game_of(64, |_| "N".into()),
        Err(VariantError::TooMany {
            limit: VariantLimit::Kinds,
            found: 65,
            allowed: 64
        })
    );
}

#[test]
fn sixteen_ways_of_moving_and_no_more() {
    // The king is one; each of the others leaps another distance.
    let leap = |i: usize| format!("({},{})", i / 6, 2 + i % 6);
    let game = game_of(15, leap).expect("16 ways with the king's");
    assert_eq!(game.pieces().len(), 16);
    assert_eq!(
        game_of(16, leap),
        Err(VariantError::TooMany {
            limit: VariantLimit::Classes,
            found: 17,
            allowed: 16
        })
    );
}

#[test]
fn a_hundred_and_twenty_eight_squares_and_no_more() {
    let start = "7k8/16/16/16/16/16/16/7K8";
    let game = bare(Topology::grid(16, 8), start).build().expect("a game");
    assert_eq!(game.topology().len(), 128);
    assert_eq!(game.start().count_moves(), 5);
    let full = Topology::grid(16, 8).cell("z9", 16, 3).build();
    assert!(
        matches!(full, Err(TopologyError::TooManySquares { .. })),
        "{full:?}"
    );
}

/// Rooks' lines that turn again and again: with each turn there are more ways to go.
#[test]
fn too_many_paths_are_refused_by_name() {
    let board = Topology::grid(11, 11).build().expect("a board");
    let from = board.square("f6").expect("a square");
    let two = betza("[R-sR]");
    let paths = two.on(&board).paths(Color::White, from).expect("paths");
    assert_eq!(paths.len(), 4 * 5 * 2); // a way, where it turns, to which side
    assert!(paths.len() <= MAX_PATHS);
    let game = bare(Topology::grid(11, 11), "5k5/11/11/11/11/11/11/11/11/11/5K5");
    let game = game.piece(PieceSpec::new("H", "Hook", two));
    assert!(game.clone().build().is_ok());

    let three = betza("[R-sR-sR-sR]");
    let laid = three.on(&board);
    assert_eq!(laid.paths(Color::White, from), Err(TooManyPaths));
    assert_eq!(laid.draw(Color::Black, from), Err(TooManyPaths));
    let error = game.piece(PieceSpec::new("X", "Maze", three)).build();
    let error = error.expect_err("too many paths");
    assert!(
        matches!(&error, VariantError::TooManyPaths { symbol, .. } if symbol == "X"),
        "{error}"
    );
    assert!(error.to_string().contains("simplify"), "{error}");
}

/// Legs that seldom or never end where the unit may stand give no path, but take their time
/// to find out. On the largest board, the longest ride of that sort is refused soon.
#[test]
fn endless_searches_for_paths_are_refused_soon() {
    for text in [
        "[R-sR-sR-sR-sR-sR-sR-sR{30..}]",
        "[Q-fsQ-fsQ-fsQ-fsQ{30..}]",
        "[R-sR-sR-sR-sR-sR-sR{12..}]",
    ] {
        let movement = betza(text);
        let begun = Instant::now();
        let game = bare(Topology::grid(16, 8), "7k8/16/16/16/16/16/16/7K8");
        let error = game.piece(PieceSpec::new("X", "Maze", movement)).build();
        assert!(error.is_err(), "{text}");
        assert!(begun.elapsed() < Duration::from_secs(20), "{text}");
    }
}
