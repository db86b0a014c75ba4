//! The forms that are written and read.

use super::*;

#[test]
fn tags_come_in_a_fixed_order() {
    let game = Variant::by_name_with("tamerlane", &[("black_citadel", "West")]).expect("a game");
    let mut pgn = PgnGame::new(white(&game, "Kk1 Rz9 kk5".replace(" Rz9", "").as_str()));
    for (name, value) in [("Annotator", "me"), ("Black", "b"), ("White", "a \"b\" \\")] {
        pgn.set_tag(name, value).expect("a tag");
    }
    pgn.set_outcome(Some(Outcome::new(None, EndReason::Agreement)));
    let text = pgn.to_string();
    let names: Vec<&str> = text
        .lines()
        .filter_map(|l| l.strip_prefix('[')?.split(' ').next())
        .collect();
    assert_eq!(
        names,
        [
            "Event",
            "Site",
            "Date",
            "Round",
            "White",
            "Black",
            "Result",
            "Variant",
            "VariantOptions",
            "VariantMen",
            "SetUp",
            "FEN",
            "Termination",
            "Annotator"
        ]
    );
    assert!(text.contains("[White \"a \\\"b\\\" \\\\\"]\n"));
    assert!(text.contains("[VariantOptions \"black_citadel=West\"]\n"));
    assert!(text.contains(";Z:afsafyafF;T:yafF;"));
    assert!(text.contains("[Termination \"agreement\"]\n"));
    assert!(text.contains("[Date \"????.??.??\"]\n"));
    let plain = PgnGame::new(kamil().start()).to_string();
    assert!(!plain.contains("SetUp") && !plain.contains("Options") && !plain.contains("Termin"));
}

#[test]
fn tags_that_the_game_decides_can_not_be_set() {
    let mut pgn = PgnGame::new(kamil().start());
    for name in [
        "FEN",
        "Variant",
        "Result",
        "SetUp",
        "VariantMen",
        "VariantOptions",
    ] {
        let reserved = TagError::Reserved { name: name.into() };
        assert_eq!(pgn.set_tag(name, "x"), Err(reserved));
    }
    assert!(pgn.set_tag("Termination", "checkmate").is_err());
    assert_eq!(pgn.set_tag("Termination", "time forfeit"), Ok(()));
    assert_eq!(
        read(&pgn.to_string()).tag("Termination"),
        Some("time forfeit")
    );
    let bad = TagError::BadName { name: "a b".into() };
    assert_eq!(pgn.set_tag("a b", "x"), Err(bad));
}

#[test]
fn numbers_come_where_they_are_needed() {
    let text = "1. e3 {a} 1... e8 $1 (1... d8 2. d3 (2. c3) 2... d7) (1... c8) 2. Na3 Na8 *";
    assert!(read(text).to_string().ends_with(&format!("\n\n{text}\n\n")));
    let start = at(kamil(), "Kb1 kj10", Color::Black, "-");
    let mut setup = start.setup();
    setup.set_fullmove(31);
    let start = shatranj::Position::new(kamil(), &setup).expect("a position");
    let mut game = PgnGame::new(start);
    for text in ["Kj9", "Kb2"] {
        let place = game.tree().main_line().last().unwrap_or(NodeId::ROOT);
        let m = game.position(place).parse_san(text).expect("a move");
        game.add(place, m).expect("a legal move");
    }
    assert!(game.to_string().ends_with("\n\n31... Kj9 32. Kb2 *\n\n"));
}

#[test]
fn all_the_forms_of_a_movetext_are_read() {
    let text = "\u{feff}% an escape\n[Event \"x\"]\n\n% another {\n{before} 1.e3! $10 ; the rest\n\
                1...e8?! {two\nlines} ( {why} 1...d8 ) ({nothing}) 2. Na3 !? 2... Na8 1/2-1/2";
    let game = read(text);
    assert_eq!(line(&game), ["e3", "e8", "Na3", "Na8"]);
    assert_eq!(game.remarks(), ["before"]);
    let nodes: Vec<_> = game
        .tree()
        .main_line()
        .filter_map(|id| game.tree().get(id))
        .collect();
    assert_eq!(
        (&nodes[0].nags[..], &nodes[0].after[..]),
        (&[1, 10][..], &["the rest".into()][..])
    );
    assert_eq!(nodes[1].nags, [6]);
    assert_eq!(nodes[1].after, ["two lines", "nothing"]);
    assert_eq!(nodes[2].nags, [5]);
    let first = game.tree().main_line().next().expect("a move");
    let variation = game.tree().children(first).nth(1).expect("a variation");
    assert_eq!(game.tree().get(variation).expect("a move").before, ["why"]);
    assert_eq!(game.result(), GameResult::Draw);
    assert_eq!(game.outcome(), None);
}

#[test]
fn old_files_are_latin_1() {
    let game = &read_all(b"[White \"Andr\xE9\"]\n\n1. e3 {tr\xE8s bien} *")[0];
    let game = game.as_ref().expect("a game");
    assert_eq!(game.tag("White"), Some("Andr\u{e9}"));
    assert_eq!(
        read("1. e3 {\u{634}\u{637}} *").tree().get(NodeId::ROOT),
        None
    );
}
