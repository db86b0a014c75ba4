//! Pictures of boards of any shape and of games of any name.
#![cfg(feature = "std")]

mod render_xml;

use std::collections::BTreeSet;

use proptest::prelude::*;
use render_xml::{check, square, titles};
use shatranj::render::Theme;
use shatranj::{Color, Movement, Piece, PieceSpec, Square, Topology, Variant};

const HOSTILE: &str = "<script>\"&'</script>\0\u{1b}[31m]]>\u{fffe}--><!--";

#[test]
fn names_are_escaped_wherever_they_come_from() {
    let betza = |text| Movement::betza(text).expect("Betza");
    let game = Variant::builder(HOSTILE.replace(['\0', '\u{1b}'], ""))
        .name(HOSTILE)
        .about(HOSTILE.repeat(50))
        .source(HOSTILE)
        .board(Topology::grid(5, 5).void("c3").cell("q9", 6, 5))
        .piece(PieceSpec::new("K", HOSTILE, betza("K")).royal(1))
        .piece(PieceSpec::new("X", "x".repeat(5000), betza("NfsR")))
        .start("******1/k4**/5**/2*2**/5**/3XK**")
        .build()
        .expect("a game");
    let start = game.start();
    let board = check(&start.board_svg().to_string());
    let shown = HOSTILE.replace(['\0', '\u{1b}', '\u{fffe}'], "\u{fffd}");
    assert!(titles(&board).contains(&format!("white {shown} on e1").as_str()));
    let sheet = check(&game.sheet_svg().to_string());
    assert_eq!(titles(&sheet)[0], format!("{shown}: the rules on one page"));
    let height: f64 = sheet[0].number("height");
    assert!(height > 0.0);
    for (kind, _) in game.pieces() {
        let piece = Piece::new(Color::Black, kind);
        check(&game.piece_svg(piece, &Theme::DARK));
        check(&game.movement_svg(piece, square(&game, "b2")).to_string());
    }
}

/// A grid with holes, and cells around it, whose names count from q50; the corners a1 and the
/// last one are left whole. `None` where it is too large or nothing but a mistake.
fn any_board(
    (files, ranks): (u8, u8),
    voids: &[prop::sample::Index],
    cells: &BTreeSet<(i8, i8)>,
) -> Option<Topology> {
    let column = |y| (0..files).map(move |x| format!("{}{}", char::from(b'a' + x), y + 1));
    let grid: Vec<String> = (0..ranks).flat_map(column).collect();
    let between = &grid[1..grid.len() - 1];
    let voids: BTreeSet<&String> = voids.iter().map(|i| i.get(between)).collect();
    let mut board = Topology::grid(files, ranks).voids(voids);
    let (files, ranks) = (files as i8, ranks as i8);
    for (i, &(x, y)) in cells.iter().enumerate() {
        let outside = !(0..files).contains(&x) || !(0..ranks).contains(&y);
        if outside && x < files + 4 && y < ranks + 4 {
            board = board.cell(format!("q{}", i + 50), x, y);
        }
    }
    board.build().ok()
}

/// Two kings in the corners of a board, if they stand apart.
fn two_kings(board: Topology) -> Option<Variant> {
    let (files, ranks) = board.grid_size();
    let last = format!("{}{ranks}", char::from(b'a' + files - 1));
    let corners = ["a1", &last].map(|name| board.square(name));
    let (columns, rows) = board.bounds();
    let symbol = |cell: Option<Square>| match cell {
        None => '*',
        cell if cell == corners[0] => 'K',
        cell if cell == corners[1] => 'k',
        Some(_) => '1',
    };
    let row = |y| (0..columns).map(|x| symbol(board.cell(x, y))).collect();
    let start: Vec<String> = (0..rows).rev().map(row).collect();
    let king = Movement::betza("K").expect("Betza");
    Variant::builder("any")
        .start(joined_runs(&start.join("/")))
        .board(board)
        .piece(PieceSpec::new("K", "King", king).royal(1))
        .build()
        .ok()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 64,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn boards_of_any_shape_are_drawn_and_every_square_shows_once(
        size in (2u8..=11, 2u8..=11),
        voids in prop::collection::vec(any::<prop::sample::Index>(), 0..12),
        cells in prop::collection::btree_set((-4i8..15, -4i8..15), 0..6),
        unicode in any::<bool>(),
        below in prop::sample::select(&Color::ALL),
    ) {
        let game = any_board(size, &voids, &cells).and_then(two_kings);
        let Some(game) = game else {
            return Ok(());
        };
        let position = game.start();
        let text = position.board_text().unicode(unicode).below(below).to_string();
        let empty = text.matches(if unicode { '·' } else { '.' }).count();
        prop_assert_eq!(empty, game.topology().len() - 2);
        prop_assert_eq!(text.matches('K').count(), 1);

        let elements = check(&position.board_svg().below(below).to_string());
        let (width, height) = elements[0].size();
        for text in elements.iter().filter(|e| e.name == "text") {
            prop_assert!((0.0..width).contains(&text.number("x")));
            prop_assert!((0.0..height).contains(&text.number("y")));
        }
        let king = Piece::new(Color::White, game.kind("K").expect("a king"));
        check(&game.movement_svg(king, square(&game, "a1")).to_string());
        check(&game.sheet_svg().to_string());
    }
}

/// A FEN has runs of empty squares in one number.
fn joined_runs(board: &str) -> String {
    let mut out = String::new();
    let mut run = 0;
    for c in board.chars().chain(['/']) {
        if c == '1' {
            run += 1;
            continue;
        }
        if run > 0 {
            out += &run.to_string();
            run = 0;
        }
        out.push(c);
    }
    out.trim_end_matches('/').into()
}
