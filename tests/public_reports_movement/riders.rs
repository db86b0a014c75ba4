//! FSF PR 1033, 1034, 1035, FSF #105: bent riders wrong on small boards, their checks read
//! backwards and their pins missed. 600 random positions a rider against a walker of its own.

use std::collections::BTreeSet;

use crate::random::Random;
use crate::walker::{self, At, Field, Way};
use shatranj::{Color, Movement, PieceSpec, Position, Setup, Square, Topology, Variant};

/// Name, movement, and how the walker travels.
type Rider = (&'static str, &'static str, fn() -> Vec<Way>);

const RIDERS: &[Rider] = &[
    ("griffon", "[F?fsR]", walker::griffon),
    ("manticore", "[W?fsB]", walker::manticore),
    ("ship", "v[F?fsR]", walker::ship),
    ("snake", "[vW?fsB]", walker::snake),
    ("osprey", "[D?fsB]", walker::osprey),
    ("giraffe", "afsafyafF", walker::giraffe),
    ("picket", "yafF", walker::picket),
    ("short rook", "R3", walker::short_rook),
    (
        "rook that captures as a bishop",
        "mRcB",
        walker::rook_then_bishop,
    ),
    ("mao", "afsW", walker::mao),
];

/// A game with kings, wazirs and the rider on 8x8 squares, with these holes.
fn game(betza: &str, holes: &[&str]) -> Variant {
    let movement = |text| Movement::betza(text).expect("a movement");
    let mut board = Topology::grid(8, 8);
    let mut rows: Vec<Vec<char>> = vec![vec!['.'; 8]; 8];
    for hole in holes {
        board = board.void(*hole);
        let (x, y) = read(hole);
        rows[7 - y as usize][x as usize] = '*';
    }
    rows[0][0] = 'k';
    rows[7][7] = 'K';
    let row = |row: &Vec<char>| row.iter().collect::<String>().replace('.', "1");
    let merged = |text: String| {
        let mut out = String::new();
        let mut run = 0;
        for c in text.chars().chain(['/']) {
            if c == '1' {
                run += 1;
                continue;
            }
            if run > 0 {
                out += &run.to_string();
            }
            run = 0;
            if c != '/' {
                out.push(c);
            }
        }
        out
    };
    let start: Vec<String> = rows.iter().map(|r| merged(row(r))).collect();
    Variant::builder("riders")
        .board(board)
        .piece(PieceSpec::new("K", "King", movement("K")).royal(1))
        .piece(PieceSpec::new("W", "Wazir", movement("W")))
        .piece(PieceSpec::new("X", "Rider", movement(betza)))
        .start(start.join("/"))
        .build()
        .expect("a variant")
}

fn read(name: &str) -> At {
    let bytes = name.as_bytes();
    ((bytes[0] - b'a') as i8, (bytes[1] - b'1') as i8)
}

/// Random men on the board: kings, up to four riders and three wazirs a side.
fn scatter(game: &Variant, random: &mut Random) -> Setup {
    let mut setup = Setup::empty();
    let squares: Vec<Square> = game.topology().squares().iter().collect();
    for symbol in [
        "K", "k", "X", "x", "X", "x", "X", "x", "W", "w", "W", "w", "X", "x",
    ] {
        let square = squares[random.below(squares.len())];
        let king = symbol.eq_ignore_ascii_case("k");
        if setup.get(square).is_none() && (king || random.below(3) > 0) {
            setup.set(square, game.piece_of_symbol(symbol));
        }
    }
    if random.below(2) == 0 {
        setup.set_side_to_move(Color::Black);
    }
    setup
}

fn field(position: &Position, holes: &[&str], rider: fn() -> Vec<Way>) -> Field {
    let game = position.variant();
    let men = position.occupied().iter().map(|square| {
        let piece = position.piece_at(square).expect("a unit");
        let symbol = game
            .piece(piece.kind)
            .symbol
            .chars()
            .next()
            .expect("a symbol");
        (
            game.topology().coordinates(square),
            (symbol, piece.color == Color::White),
        )
    });
    Field {
        holes: holes.iter().map(|hole| read(hole)).collect(),
        men: men.collect(),
        rider,
    }
}

/// Moves, check and checkers of 600 random positions, on a board with these holes.
fn compare(holes: &[&str]) {
    for (name, betza, rider) in RIDERS {
        let game = game(betza, holes);
        let board = game.topology();
        let mut random = Random::new(0x5EED);
        let (mut seen, mut checks) = (0, 0);
        while seen < 600 {
            let Ok(position) = Position::new(&game, &scatter(&game, &mut random)) else {
                continue;
            };
            seen += 1;
            let field = field(&position, holes, *rider);
            let white = position.side_to_move() == Color::White;
            let at = |square| board.coordinates(square);
            let found: BTreeSet<(At, At)> = position
                .legal_moves()
                .iter()
                .map(|m| (at(m.from), at(m.to)))
                .collect();
            assert_eq!(
                found,
                field.legal(white),
                "{name}: the moves of {position:?}"
            );
            let checkers: BTreeSet<At> = position.checkers().iter().map(at).collect();
            assert_eq!(
                checkers,
                field.checkers(white),
                "{name}: the checkers of {position:?}"
            );
            checks += usize::from(position.in_check());
        }
        assert!(checks > 30, "{name}: only {checks} checks");
    }
}

/// On the whole board.
#[test]
fn riders_move_as_a_walker_says() {
    compare(&[]);
}

/// On a board with holes, which no rider passes.
#[test]
fn riders_on_a_board_with_holes_move_as_a_walker_says() {
    compare(&["c3", "d6", "f5", "e2", "b7"]);
}

/// The targets on an empty board from d4: griffon 24, manticore 24, ship 14, snake 12, osprey
/// 16.
#[test]
fn bent_riders_have_their_targets_on_a_small_board() {
    for (name, count) in [
        ("griffon", 24),
        ("manticore", 24),
        ("ship", 14),
        ("snake", 12),
        ("osprey", 16),
    ] {
        let (_, betza, rider) = RIDERS.iter().find(|(n, ..)| *n == name).expect("the rider");
        let game = game(betza, &[]);
        let d4 = game.topology().square("d4").expect("a square");
        let mut setup = Setup::empty();
        setup.set(d4, game.piece_of_symbol("X"));
        // The kings stand on squares that the rider does not reach, wherever there are such.
        let free: Vec<Square> = {
            let field = Field {
                holes: BTreeSet::new(),
                men: vec![((3, 3), ('X', true))],
                rider: *rider,
            };
            let targets = field.targets((3, 3));
            assert_eq!(targets.len(), count, "the walker's {name}");
            let squares = game.topology().squares().iter();
            let far = |s: &Square| !targets.contains(&game.topology().coordinates(*s)) && *s != d4;
            squares.filter(far).collect()
        };
        let (first, last) = (free[0], free[free.len() - 1]);
        setup.set(first, game.piece_of_symbol("K"));
        setup.set(last, game.piece_of_symbol("k"));
        let position = Position::new(&game, &setup).expect("a position");
        assert_eq!(position.destinations(d4).len() as usize, count, "{name}");
    }
}
