//! Boards and glyphs as SVG: well formed, complete, each piece known from all others.
#![cfg(feature = "std")]

mod render_xml;

use std::collections::BTreeSet;

use render_xml::{check, square, titles};
use shatranj::render::{Rgb, Theme};
use shatranj::{
    Color, Move, Movement, Piece, PieceSpec, Square, SquareSet, Topology, Variant, variants,
};

#[test]
fn every_piece_of_a_board_is_drawn_and_named() {
    for game in Variant::all() {
        for (below, theme) in [(Color::White, Theme::LIGHT), (Color::Black, Theme::DARK)] {
            let start = game.start();
            let elements = check(&start.board_svg().below(below).theme(theme).to_string());
            let uses = elements.iter().filter(|e| e.name == "use").count();
            assert_eq!(uses as u32, start.occupied().len());
            let titles = titles(&elements);
            assert_eq!(titles.len(), uses + 1);
            for on in start.occupied() {
                let piece = start.piece_at(on).expect("a piece");
                let unit = &game.piece(piece.kind).name;
                let title = format!("{} {unit} on {}", piece.color, game.topology().name(on));
                assert!(titles.contains(&title.as_str()), "{title}");
            }
        }
    }
}

#[test]
fn pieces_lie_on_the_picture_and_never_on_each_other() {
    for game in Variant::all() {
        for below in Color::ALL {
            let elements = check(&game.start().board_svg().below(below).to_string());
            let (width, height) = elements[0].size();
            let mut taken = BTreeSet::new();
            for piece in elements.iter().filter(|e| e.name == "use") {
                let (x, y) = (piece.number("x"), piece.number("y"));
                assert!(x >= 0.0 && x + 100.0 <= width && y >= 0.0 && y + 100.0 <= height);
                assert!(taken.insert((x as i32, y as i32)));
            }
        }
    }
}

/// The picture of a piece without its title, by which two pictures could differ alone.
fn drawing(game: &Variant, piece: Piece) -> String {
    let svg = game.piece_svg(piece, &Theme::LIGHT);
    check(&svg);
    let lines = svg.lines().filter(|line| !line.contains("<title>"));
    lines.collect()
}

#[test]
fn every_piece_of_every_game_has_a_glyph_of_its_own() {
    let mut shields = 0;
    for game in Variant::all() {
        let mut drawings = BTreeSet::new();
        for color in Color::ALL {
            for (kind, unit) in game.pieces() {
                let drawing = drawing(game, Piece::new(color, kind));
                shields += usize::from(drawing.contains("<text"));
                assert!(drawings.insert(drawing), "{} looks like another", unit.name);
            }
        }
        assert_eq!(drawings.len(), 2 * game.pieces().len());
    }
    assert_eq!(shields, 0, "a piece of a built-in game has but a letter");
}

#[test]
fn pieces_with_one_name_or_one_movement_are_told_apart_by_their_symbols() {
    let betza = |text| Movement::betza(text).expect("Betza");
    let game = Variant::builder("twins")
        .board(Topology::grid(8, 8))
        .piece(PieceSpec::new("K", "King", betza("K")).royal(1))
        .piece(PieceSpec::new("A", "Paladin", betza("N")))
        .piece(PieceSpec::new("N", "Knight", betza("N")))
        .piece(PieceSpec::new("N'", "Knight", betza("NW")))
        .piece(PieceSpec::new("X", "", betza("NC")))
        .piece(PieceSpec::new("P", "Foot", betza("fmWfcF")).promotes_to("X"))
        .piece(PieceSpec::new("P'", "Foot", betza("fmWfcF")).promotes_to("N"))
        .piece(PieceSpec::new("P!", "Foot", betza("fmWfcF")).promotes_to("N"))
        .start("k7/8/8/8/8/8/8/7K")
        .build()
        .expect("a game");
    let drawings: BTreeSet<String> = game
        .pieces()
        .map(|(kind, _)| drawing(&game, Piece::new(Color::White, kind)))
        .collect();
    assert_eq!(drawings.len(), 8);
    let of = |symbol| {
        drawing(
            &game,
            Piece::new(Color::White, game.kind(symbol).expect("a kind")),
        )
    };
    let knight = variants::kamil();
    let model = drawing(
        knight,
        Piece::new(Color::White, knight.kind("N").expect("a kind")),
    );
    assert_eq!(of("N"), model, "a name goes before a movement");
    for shield in ["A", "N'", "X", "P", "P!"] {
        assert!(of(shield).contains("<text"), "{shield}");
    }
}

#[test]
fn what_is_marked_is_drawn() {
    let game = variants::tamerlane();
    let fen = "11*/12/10k*/11*/1z9*/11*/11*/11*/12/K10* w X - 0 1";
    let position = game.position(fen).expect("a position");
    let bare = position.board_svg().check(false);
    let count = |svg: String, name: &str| {
        let elements = check(&svg);
        let body = elements.iter().skip_while(|e| e.name != "use");
        (
            elements.iter().filter(|e| e.name == name).count(),
            body.count(),
        )
    };
    let plain = count(bare.to_string(), "circle").0;
    let with = |svg: String, name| count(svg, name).0;
    assert_eq!(
        with(position.board_svg().to_string(), "circle"),
        plain + 2,
        "check"
    );
    let targets = position.destinations(square(game, "a1"));
    assert!(!targets.is_empty());
    let marked = bare.clone().targets(targets).to_string();
    assert_eq!(with(marked, "circle"), plain + targets.len() as usize);
    let rects = with(bare.to_string(), "rect");
    let rank = game.topology().rank(5);
    assert_eq!(
        with(bare.clone().mark(rank).to_string(), "rect"),
        rects + 11
    );
    let paths = with(bare.to_string(), "path");
    let (b6, a1) = (square(game, "b6"), square(game, "a1"));
    let arrows = bare.clone().arrow(b6, a1).arrow(a1, b6).to_string();
    assert_eq!(with(arrows, "path"), paths + 2);
    let last = bare.clone().last_move(Move::new(b6, a1)).to_string();
    assert_eq!(with(last, "path"), paths + 1);
    let on_the_spot = bare.clone().arrow(a1, a1).to_string();
    assert_eq!(with(on_the_spot, "circle"), plain + 1);
}

#[test]
fn squares_of_no_board_are_not_drawn() {
    let game = variants::kamil();
    let start = game.start();
    let far = Square::new(127).expect("a square");
    let none = start.board_svg().to_string();
    let odd = start
        .board_svg()
        .last_move(Move::new(far, far))
        .targets(far.set());
    assert_eq!(odd.mark(far.set()).arrow(far, far).to_string(), none);
    check(
        &start
            .board_svg()
            .targets(SquareSet::from_bits(u128::MAX))
            .to_string(),
    );
    let king = Piece::new(Color::White, game.kind("K").expect("a kind"));
    let elements = check(&game.movement_svg(king, far).toward(far).to_string());
    assert_eq!(titles(&elements).len(), 1);
    let stranger = variants::tamerlane().kind("P!").expect("a kind");
    check(&game.piece_svg(Piece::new(Color::White, stranger), &Theme::DARK));
    check(
        &game
            .movement_svg(Piece::new(Color::White, stranger), square(game, "a1"))
            .to_string(),
    );
}

#[test]
fn a_theme_of_ones_own_changes_every_colour() {
    let position = variants::tamerlane().start();
    let pink = Rgb(0xff, 0xc0, 0xcb);
    let mut theme = Theme {
        light_square: pink,
        dark_square: pink,
        ..Theme::default()
    };
    theme.pieces[0].body = Rgb(1, 2, 3);
    let svg = position.board_svg().theme(theme).to_string();
    check(&svg);
    assert!(svg.contains("fill=\"#ffc0cb\"") && svg.contains("fill=\"#010203\""));
    assert!(!svg.contains(&Theme::LIGHT.light_square.to_string()));
    // The same glyph in other colours has another id, so that two boards can share a page.
    assert!(svg.contains("id=\"Shah-010203-2a1c10-2a1c10\""));
}

#[test]
fn squares_are_as_wide_as_asked_for() {
    let start = variants::kamil().start();
    let size =
        |pixels| check(&start.board_svg().square_size(pixels).to_string())[0].number("width");
    assert!((size(40) * 2.0 - size(80)).abs() <= 1.0);
    assert!(size(0) >= 1.0);
    assert!(size(u16::MAX) > 600_000.0);
    let plain = start
        .board_svg()
        .coordinates(false)
        .square_size(100)
        .to_string();
    let elements = check(&plain);
    assert_eq!(elements[0].number("width"), 1048.0);
    assert!(elements.iter().all(|e| e.name != "text"));
}
