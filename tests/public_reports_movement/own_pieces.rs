//! Reports about pieces that people define themselves: what never moves, what moves and
//! captures differently, what has a left and a right, and holes in the board.

use shatranj::variant::VariantError;
use shatranj::{Color, Move, Movement, PieceSpec, Position, SquareSet, Topology, Variant};

/// A game on 8x8 squares with kings in the corners, and one piece of a movement on e3 and e6.
fn lone_piece(betza: &str, white: &str, black: &str) -> Position {
    let game = Variant::builder("lone piece")
        .board(Topology::grid(8, 8))
        .piece(PieceSpec::new("K", "King", Movement::betza("K").unwrap()).royal(1))
        .piece(PieceSpec::new(
            "X",
            "Piece",
            Movement::betza(betza).unwrap(),
        ))
        .start("k7/8/8/8/8/8/8/7K")
        .build()
        .unwrap();
    let mut setup = game.start().setup();
    for (square, symbol) in [(white, "X"), (black, "x")] {
        let square = game.topology().square(square).unwrap();
        setup.set(square, game.piece_of_symbol(symbol));
    }
    Position::new(&game, &setup).unwrap()
}

fn targets(position: &Position, from: &str) -> Vec<String> {
    let board = position.variant().topology();
    let from = board.square(from).unwrap();
    let mut names: Vec<String> = position
        .destinations(from)
        .iter()
        .map(|s| board.name(s).to_string())
        .collect();
    names.sort();
    names
}

/// FSF #499; ianfab/fairyground #24: a definition that parses and never moves is refused, and
/// the piece is named.
#[test]
fn a_piece_that_never_moves_is_refused() {
    for betza in ["(8,3)", "(3,8)", "(0,8)", "f(1,9)", "c(9,9)"] {
        let built = Variant::builder("still life")
            .board(Topology::grid(8, 8))
            .piece(PieceSpec::new("K", "King", Movement::betza("K").unwrap()).royal(1))
            .piece(PieceSpec::new(
                "X",
                "Stone",
                Movement::betza(betza).unwrap(),
            ))
            .start("k7/8/8/8/8/8/8/7K")
            .build();
        let error = built.expect_err(betza);
        assert!(error.to_string().contains("`X`"), "{error}");
        assert!(matches!(error, VariantError::NeverMoves { symbol, .. } if symbol == "X"));
    }
    // A confined piece that can't move inside its region.
    let confined = Variant::builder("prisoner")
        .board(Topology::grid(8, 8))
        .piece(PieceSpec::new("K", "King", Movement::betza("K").unwrap()).royal(1))
        .piece(
            PieceSpec::new("X", "Prisoner", Movement::betza("N").unwrap())
                .confined_to(["a1", "a2"]),
        )
        .start("k7/8/8/8/8/8/8/7K")
        .build();
    assert!(matches!(confined, Err(VariantError::NeverMoves { symbol, .. }) if symbol == "X"));
}

/// FSF #709: half-plane modifiers. The left half of the knight's move has two leaps ahead and
/// two back; Black's is turned by 180 degrees, not mirrored.
#[test]
fn half_planes_turn_with_the_side() {
    let left = lone_piece("lhN", "e3", "d6");
    assert_eq!(targets(&left, "e3"), ["c2", "c4", "d1", "d5"]);
    let right = lone_piece("rhN", "e3", "d6");
    assert_eq!(targets(&right, "e3"), ["f1", "f5", "g2", "g4"]);
    let turned = |position: &Position| {
        let mut setup = position.setup();
        setup.set_side_to_move(Color::Black);
        Position::new(position.variant(), &setup).unwrap()
    };
    assert_eq!(targets(&turned(&left), "d6"), ["e4", "e8", "f5", "f7"]);
    assert_eq!(targets(&turned(&right), "d6"), ["b5", "b7", "c4", "c8"]);
}

/// The same where move and capture differ by definition: a piece that moves as a rook and
/// captures as a bishop checks, pins and is stopped along diagonals alone.
#[test]
fn a_piece_that_captures_otherwise_checks_otherwise() {
    let position = lone_piece("mRcB", "d3", "h7");
    assert_eq!(
        targets(&position, "d3").join(" "),
        "a3 b3 c3 d1 d2 d4 d5 d6 d7 d8 e3 f3 g3 h3 h7"
    );
    let check = lone_piece("mRcB", "e4", "d5");
    assert!(!check.in_check(), "the king on h1 is behind the own piece");
    let check = lone_piece("mRcB", "a2", "e4");
    let board = check.variant().topology();
    assert_eq!(
        check.checkers(),
        SquareSet::from(board.square("e4").unwrap())
    );
    let blocks = |name| Move::new(board.square("a2").unwrap(), board.square(name).unwrap());
    assert!(check.is_legal(blocks("g2")) && !check.is_legal(blocks("a4")));
    assert!(!check.is_legal(blocks("h2")), "beside the line");
    let beside = lone_piece("mRcB", "a2", "h5");
    assert!(!beside.in_check(), "the file is no line of capture");
}

/// No line passes a void: on a board with holes, rook and bishop stop before them.
#[test]
fn no_line_passes_a_void() {
    let game = Variant::builder("holes")
        .board(Topology::grid(9, 9).voids(["e7", "c5", "g3"]))
        .piece(PieceSpec::new("K", "King", Movement::betza("K").unwrap()).royal(1))
        .piece(PieceSpec::new("Q", "Queen", Movement::betza("Q").unwrap()))
        .start("k8/9/4*4/9/2*6/9/6*2/9/8K")
        .build()
        .unwrap();
    let mut setup = game.start().setup();
    let e5 = game.topology().square("e5").unwrap();
    setup.set(e5, game.piece_of_symbol("Q"));
    let position = Position::new(&game, &setup);
    // The king on a9 is on the diagonal of e5: not a position with White to move.
    assert!(position.is_err());
    setup.set(
        game.topology().square("b8").unwrap(),
        game.piece_of_symbol("q"),
    );
    let position = Position::new(&game, &setup).unwrap();
    assert_eq!(
        game.topology().draw(position.destinations(e5)),
        ". . . . . . . . X\n\
         . X . . . . . X .\n\
         . . X .   . X . .\n\
         . . . X X X . . .\n\
         . .   X . X X X X\n\
         . . . X X X . . .\n\
         . . X . X .   . .\n\
         . X . . X . . . .\n\
         X . . . X . . . .\n"
    );
}
