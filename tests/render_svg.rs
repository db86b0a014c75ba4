//! SVG pictures: well formed, complete, whatever the game and whatever it is called.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use shatranj::render::{Rgb, Theme};
use shatranj::{
    Color, Move, Movement, Piece, PieceSpec, Square, SquareSet, Topology, Variant, variants,
};

/// An element: its name, its attributes, the text in it.
#[derive(Debug, Default)]
struct Element {
    name: String,
    attributes: BTreeMap<String, String>,
    text: String,
}

impl Element {
    fn number(&self, key: &str) -> f64 {
        self.attributes[key].parse().expect("a number")
    }
}

/// Reads the strict part of XML that these documents use, and refuses all else.
fn read(document: &str) -> Vec<Element> {
    let mut elements: Vec<Element> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut rest = document;
    while let Some(start) = rest.find('<') {
        let text = unescape(&rest[..start]);
        match open.last() {
            Some(&parent) => elements[parent].text += text.trim(),
            None => assert_eq!(text.trim(), "", "text outside of the document"),
        }
        let end = rest.find('>').expect("a tag that ends");
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            let ended = open.pop().expect("an element to end");
            assert_eq!(elements[ended].name, name);
            continue;
        }
        let leaf = tag.ends_with('/');
        assert!(!open.is_empty() || elements.is_empty(), "two root elements");
        if !leaf {
            open.push(elements.len());
        }
        elements.push(read_tag(tag.trim_end_matches('/')));
    }
    assert!(open.is_empty() && rest.trim().is_empty());
    elements
}

fn read_tag(tag: &str) -> Element {
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    assert!(
        !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric()),
        "<{tag}>"
    );
    let mut attributes = BTreeMap::new();
    while !rest.is_empty() {
        let (key, value) = rest.split_once("=\"").expect("an attribute");
        assert!(
            key.bytes().all(|b| b.is_ascii_alphabetic() || b == b'-'),
            "{key}"
        );
        let (value, after) = value.split_once('"').expect("a value that ends");
        let twice = attributes.insert(key.to_string(), unescape(value));
        assert_eq!(twice, None, "{key} comes twice in <{tag}>");
        rest = after.trim_start();
    }
    Element {
        name: name.into(),
        attributes,
        text: String::new(),
    }
}

fn unescape(text: &str) -> String {
    let mut out = String::new();
    let mut parts = text.split('&');
    out += parts.next().unwrap_or_default();
    for part in parts {
        let (entity, after) = part.split_once(';').expect("an entity that ends");
        out.push(match entity {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            "#39" => '\'',
            _ => panic!("unknown entity {entity}"),
        });
        out += after;
    }
    let allowed = |c: char| c >= ' ' || c == '\n';
    assert!(out.chars().all(allowed), "control characters");
    out
}

/// Reads a document and sees that it holds together.
fn check(document: &str) -> Vec<Element> {
    let elements = read(document);
    assert_eq!(elements[0].name, "svg");
    assert_eq!(
        elements[0].attributes["xmlns"],
        "http://www.w3.org/2000/svg"
    );
    assert_eq!(
        elements[1].name, "title",
        "the first thing that is read aloud"
    );
    let ids: Vec<&String> = elements
        .iter()
        .filter_map(|e| e.attributes.get("id"))
        .collect();
    let known: BTreeSet<&String> = ids.iter().copied().collect();
    assert_eq!(ids.len(), known.len(), "an id comes twice");
    for element in &elements {
        for (key, value) in &element.attributes {
            assert!(
                !value.contains("NaN") && !value.contains("inf"),
                "{key}={value}"
            );
            if key == "href" {
                let id = value.strip_prefix('#').expect("a link within the document");
                assert!(known.contains(&id.to_string()), "{value} is not defined");
            }
        }
    }
    elements
}

fn titles(elements: &[Element]) -> Vec<&str> {
    let titles = elements.iter().filter(|e| e.name == "title");
    titles.map(|e| e.text.as_str()).collect()
}

fn square(game: &Variant, name: &str) -> Square {
    game.topology().square(name).expect("a square")
}

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
            let size: Vec<f64> = elements[0].attributes["viewBox"]
                .split(' ')
                .map(|n| n.parse().expect("a number"))
                .collect();
            let mut taken = BTreeSet::new();
            for piece in elements.iter().filter(|e| e.name == "use") {
                let (x, y) = (piece.number("x"), piece.number("y"));
                assert!(x >= 0.0 && x + 100.0 <= size[2] && y >= 0.0 && y + 100.0 <= size[3]);
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

/// The names that follow a word in the titles of a diagram, such as the targets.
fn named<'a>(elements: &'a [Element], word: &str) -> BTreeSet<&'a str> {
    let found = titles(elements).into_iter();
    found.filter_map(|title| title.strip_prefix(word)).collect()
}

#[test]
fn diagrams_show_where_each_piece_can_go_on_an_empty_board() {
    for game in Variant::all() {
        let board = game.topology();
        for (kind, unit) in game.pieces() {
            if unit.movement.homes().is_some() || unit.royal.is_some() {
                continue;
            }
            let piece = Piece::new(Color::White, kind);
            for at in (board.squares() & unit.region).iter().step_by(3) {
                let elements = check(&game.movement_svg(piece, at).caption(false).to_string());
                let mut drawn = named(&elements, "target ");
                drawn.extend(named(&elements, "capture on "));
                // Where no set-up allows the unit there is nothing to compare with.
                let Some(attacks) = attacks(game, piece, at) else {
                    continue;
                };
                let attacks: BTreeSet<&str> = attacks.iter().map(|s| board.name(s)).collect();
                assert_eq!(drawn, attacks, "{} from {}", unit.name, board.name(at));
            }
        }
    }
}

/// What a unit attacks on a board that is empty but for it and two kings, which are set in
/// turn on all pairs of some squares, so that every way is once without them.
fn attacks(game: &Variant, piece: Piece, at: Square) -> Option<SquareSet> {
    let king = game.kind("K").expect("a king");
    let spread = ["b2", "d10", "e3", "g9", "h2", "i7", "j5", "c6"].map(|name| square(game, name));
    let mut found = None;
    for white in spread {
        for black in spread.into_iter().filter(|&black| black != white) {
            let mut setup = shatranj::Setup::empty();
            setup.set(white, Some(Piece::new(Color::White, king)));
            setup.set(black, Some(Piece::new(Color::Black, king)));
            if setup.set(at, Some(piece)).is_none() {
                // Black is to move so that a check of the unit is no fault.
                setup.set_side_to_move(Color::Black);
                if let Ok(position) = shatranj::Position::new(game, &setup) {
                    let known = found.unwrap_or(SquareSet::EMPTY);
                    found = Some(known | position.attacks_from(at));
                }
            }
        }
    }
    found
}

#[test]
fn diagrams_tell_moves_from_captures_and_show_what_is_passed() {
    let game = variants::tamerlane();
    let pawn = Piece::new(Color::Black, game.kind("R'").expect("a kind"));
    let elements = check(&game.movement_svg(pawn, square(game, "e6")).to_string());
    assert_eq!(named(&elements, "move to "), BTreeSet::from(["e5"]));
    assert_eq!(
        named(&elements, "capture on "),
        BTreeSet::from(["d5", "f5"])
    );
    let scout = Piece::new(Color::White, game.kind("T").expect("a kind"));
    let elements = check(&game.movement_svg(scout, square(game, "a1")).to_string());
    assert_eq!(named(&elements, "passes "), BTreeSet::from(["b2"]));
    assert_eq!(named(&elements, "target ").len(), 8);
}

#[test]
fn a_homing_unit_is_shown_with_the_royal_that_it_walks_to() {
    let game = variants::atranj();
    let guard = Piece::new(Color::White, game.kind("U").expect("a kind"));
    let diagram = game.movement_svg(guard, square(game, "c4"));
    let elements = check(&diagram.to_string());
    assert!(titles(&elements).contains(&"black Padshah on f10"));
    assert_eq!(
        named(&elements, "target "),
        BTreeSet::from(["b5", "c5", "d5"])
    );
    let elements = check(&diagram.toward(square(game, "j4")).to_string());
    assert!(titles(&elements).contains(&"black Padshah on j4"));
    assert_eq!(
        named(&elements, "target "),
        BTreeSet::from(["d3", "d4", "d5"])
    );
}

/// The widths of the letters of a wide book face (DejaVu Serif), in hundredths, from blank on.
const WIDTHS: [u8; 95] = [
    32, 40, 46, 84, 64, 95, 89, 27, 39, 39, 50, 84, 32, 34, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 34, 34, 84, 84, 84, 54, 100, 72, 73, 77, 80, 73, 69, 80, 87, 40, 40, 75, 66, 102, 88,
    82, 67, 82, 75, 69, 67, 84, 72, 103, 71, 66, 69, 39, 34, 39, 84, 50, 50, 60, 64, 56, 64, 59,
    37, 64, 64, 32, 31, 61, 32, 95, 64, 60, 64, 64, 48, 51, 40, 64, 56, 86, 56, 56, 53, 64, 34, 64,
    84,
];

/// Where a line of text ends.
fn end_of(element: &Element) -> f64 {
    let width = |b: u8| f64::from(WIDTHS.get(usize::from(b) - 32).copied().unwrap_or(100));
    let letters: f64 = element.text.bytes().map(width).sum();
    let bold = element
        .attributes
        .get("font-weight")
        .is_some_and(|w| w == "bold");
    let wide = if bold { 1.12 } else { 1.0 };
    element.number("x") + letters / 100.0 * element.number("font-size") * wide
}

fn all_options() -> Vec<Variant> {
    let mut games: Vec<Variant> = Variant::all().cloned().collect();
    for game in Variant::all() {
        for option in game.options() {
            for value in &option.info.values {
                let chosen = [(option.info.id.as_str(), value.id.as_str())];
                games.push(Variant::by_name_with(game.id(), &chosen).expect("a game"));
            }
        }
    }
    games
}

#[test]
fn a_rule_sheet_is_one_page_from_which_no_line_runs_out() {
    for game in all_options() {
        let elements = check(&game.sheet_svg().to_string());
        assert_eq!(
            elements[0].attributes["viewBox"], "0 0 2100 2970",
            "{game:?}"
        );
        let lines = elements
            .iter()
            .filter(|e| e.name == "text" && e.attributes.contains_key("font-size"));
        let mut told = String::new();
        for line in lines {
            told += &line.text;
            told += " ";
            let (x, y) = (line.number("x"), line.number("y"));
            let edge = if x < 1000.0 && y > 300.0 {
                1050.0
            } else {
                2000.0
            };
            assert!(
                end_of(line) <= edge,
                "{:?} ends at {}",
                line.text,
                end_of(line)
            );
            assert!(y <= 2900.0, "{:?}", line.text);
        }
        for (_, unit) in game.pieces() {
            assert!(
                told.contains(&format!("{} ({})", unit.name, unit.symbol)),
                "{}",
                unit.name
            );
        }
        for option in game.options() {
            assert!(told.contains(&format!("{} = {}", option.info.id, option.value)));
        }
        for source in game.sources() {
            assert!(told.contains(source), "{source}");
        }
    }
}

#[test]
fn captions_stay_within_their_diagram() {
    for game in Variant::all() {
        for (kind, _) in game.pieces() {
            let svg = game.movement_svg(Piece::new(Color::White, kind), square(game, "d5"));
            let elements = check(&svg.to_string());
            let width: f64 = elements[0].attributes["viewBox"]
                .split(' ')
                .nth(2)
                .expect("a width")
                .parse()
                .expect("a number");
            let lines = elements
                .iter()
                .filter(|e| e.name == "text" && e.attributes.contains_key("font-size"));
            for line in lines.filter(|line| line.attributes.get("text-anchor").is_none()) {
                assert!(end_of(line) <= width, "{}", line.text);
            }
        }
    }
}

const HOSTILE: &str = "<script>\"&'</script>\0\u{1b}[31m]]>\u{fffe}--><!--";

#[test]
fn names_are_escaped_wherever_they_come_from() {
    let betza = |text| Movement::betza(text).expect("Betza");
    let game = Variant::builder(HOSTILE)
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// Boards of any shape are drawn, as text and as SVG, and every square shows once.
    #[test]
    fn boards_of_any_shape_are_drawn(
        (files, ranks) in (2u8..=11, 2u8..=11),
        voids in prop::collection::vec(any::<prop::sample::Index>(), 0..12),
        cells in prop::collection::btree_set((-4i8..15, -4i8..15), 0..6),
        unicode in any::<bool>(),
        below in prop::sample::select(&Color::ALL),
    ) {
        let grid: Vec<(u8, u8)> = (0..ranks).flat_map(|y| (0..files).map(move |x| (x, y))).collect();
        // The first and the last cell are kept for the kings.
        let voids: BTreeSet<(u8, u8)> = voids.iter().map(|i| grid[1..].get(i.index(grid.len() - 2)).copied().expect("a cell")).collect();
        let name = |x: u8, y: u8| format!("{}{}", char::from(b'a' + x), y + 1);
        let outside = |&&(x, y): &&(i8, i8)| !(0..files as i8).contains(&x) || !(0..ranks as i8).contains(&y);
        let near = |&&(x, y): &&(i8, i8)| x < files as i8 + 4 && y < ranks as i8 + 4;
        let mut board = Topology::grid(files, ranks).voids(voids.iter().map(|&(x, y)| name(x, y)));
        for (i, &(x, y)) in cells.iter().filter(outside).filter(near).enumerate() {
            board = board.cell(format!("q{}", i + 50), x, y);
        }
        let Ok(board) = board.build() else { return Ok(()); };
        let corners = [board.square("a1").expect("a1"), board.square(&name(files - 1, ranks - 1)).expect("a corner")];
        let (columns, rows) = board.bounds();
        let row = |row: u8| -> String {
            (0..columns).map(|column| match board.cell(column, row) {
                None => "*".to_string(),
                Some(s) if s == corners[0] => "K".to_string(),
                Some(s) if s == corners[1] => "k".to_string(),
                Some(_) => "1".to_string(),
            }).collect()
        };
        let start: Vec<String> = (0..rows).rev().map(row).collect();
        let start = joined_runs(&start.join("/"));
        let squares = board.len();
        let game = Variant::builder("any").board(board)
            .piece(PieceSpec::new("K", "King", Movement::betza("K").expect("Betza")).royal(1))
            .start(start)
            .build();
        // Kings that stand side by side are no start of a game.
        let Ok(game) = game else { return Ok(()); };
        let position = game.start();
        let text = position.board_text().unicode(unicode).below(below).to_string();
        let empty = text.matches(if unicode { '·' } else { '.' }).count();
        prop_assert_eq!(empty, squares - 2);
        prop_assert_eq!(text.matches('K').count(), 1);
        let elements = check(&position.board_svg().below(below).to_string());
        let size: Vec<f64> = elements[0].attributes["viewBox"].split(' ').map(|n| n.parse().expect("a number")).collect();
        for text in elements.iter().filter(|e| e.name == "text") {
            prop_assert!(text.number("x") >= 0.0 && text.number("x") < size[2]);
            prop_assert!(text.number("y") >= 0.0 && text.number("y") < size[3]);
        }
        check(&game.movement_svg(Piece::new(Color::White, game.kind("K").expect("a king")), corners[1]).to_string());
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
