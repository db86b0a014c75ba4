//! Games as text, and what variants and errors say.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

use shatranj::notation::PgnReader;
use shatranj::variant::{TextError, VariantError, VariantLimit};
use shatranj::{Game, Movement, PieceSpec, Topology, Variant, variants};

fn game(cells: &str, start: &str) -> Result<Variant, TextError> {
    Variant::from_text(&format!(
        "[game]\nid = small\n\n[board]\nsize = 4x4\n{cells}\n\n[pieces]\nK = King | K | royal\n\n\
         [start]\n{start}\n"
    ))
}

/// There may be blanks in the place of a cell.
#[test]
fn blanks_in_the_place_of_a_cell() {
    let start = "4 = . . . k *\n1 = K . . . .";
    let close = game("cells = z3(4,2) y2(4,1) e1", start).expect("a game");
    let wide = game("cells = z3(4, 2)  y2( 4 , 1 ) e1", start).expect("a game");
    assert_eq!(wide, close);
}

/// A rectangle ends on the grid.
#[test]
fn a_rectangle_that_leaves_the_grid() {
    let start = "4 = . . . k\n1 = K . . .";
    assert!(game("voids = b2-c3", start).is_ok());
    for voids in ["b2-e3", "b2-c5", "e1-e2", "b2-b0"] {
        let error = game(&format!("voids = {voids}"), start).expect_err(voids);
        assert!(
            error.to_string().contains("a rectangle of the grid"),
            "{error}"
        );
    }
}

/// A limit of the engine is told by its name.
#[test]
fn limits_by_name() {
    assert_eq!(VariantLimit::Kinds.to_string(), "kinds of piece");
    assert_eq!(
        VariantLimit::Classes.to_string(),
        "different ways of moving"
    );
    let king = Movement::betza("K").expect("a movement");
    let symbols =
        ('A'..='Z').flat_map(|letter| ["", "'", "!"].map(|sign| format!("{letter}{sign}")));
    let kinds = symbols.take(65).map(|symbol| {
        let name = format!("kind {symbol}");
        PieceSpec::new(symbol, name, king.clone())
    });
    let error = Variant::builder("many")
        .board(Topology::grid(8, 8))
        .pieces(kinds)
        .build()
        .expect_err("too many");
    let (limit, found, allowed) = (VariantLimit::Kinds, 65, 64);
    assert_eq!(
        error,
        VariantError::TooMany {
            limit,
            found,
            allowed
        }
    );
    assert_eq!(
        error.to_string(),
        "65 kinds of piece: at most 64 are possible"
    );
}

/// A variant tells where its rules are from, and is the key of a map.
#[test]
fn sources_and_hashes_of_variants() {
    let murray = |source: &String| source.contains("A History of Chess (1913)");
    for game in [variants::kamil(), variants::tamerlane()] {
        assert!(game.sources().iter().any(murray), "{}", game.id());
    }
    let state = RandomState::new();
    let hashes: HashSet<u64> = Variant::all().map(|game| state.hash_one(game)).collect();
    assert_eq!(hashes.len(), 4);
    let again = Variant::by_name_with("kamil", &[]).expect("a game");
    assert_eq!(state.hash_one(&again), state.hash_one(variants::kamil()));
}

/// The wrong letter of a unit is told with how letters are written.
#[test]
fn advice_on_an_unknown_unit() {
    let error = variants::kamil().position("x9/10/10/10/10/10/10/10/10/10 w");
    let said = error.expect_err("no unit x").to_string();
    assert!(
        said.contains("upper case is White, lower case is Black"),
        "{said}"
    );
}

/// What a variant is called must fit between the quotation marks of a tag.
#[test]
fn an_id_without_control_characters() {
    let build = |id: &str| {
        Variant::builder(id)
            .board(Topology::grid(3, 3))
            .piece(PieceSpec::new("K", "King", Movement::betza("K").expect("a movement")).royal(1))
            .start("2k/3/K2")
            .build()
    };
    for id in ["a\nb", "\0", "a\u{7f}"] {
        let error = build(id).expect_err("no id");
        assert_eq!(error, VariantError::BadId { id: id.into() });
        assert!(!error.to_string().contains(char::is_control), "{error}");
    }
    for id in ["", "my game", "\"]\\;"] {
        let game = build(id).expect("a game");
        let file = Game::new(&game).to_pgn().to_string();
        let read = PgnReader::new(file.as_bytes()).with_variant(&game).next();
        let read = read.expect("a game").expect("a sound one");
        assert_eq!(read.start(), &game.start(), "{id}");
    }
}
