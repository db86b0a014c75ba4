//! Corners that nothing else comes to. Most were found by changing the library there and
//! seeing that no test failed (`.ci/mutants`).
#![cfg(feature = "std")]

mod files;
mod rules;
mod texts;
mod words;

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

use shatranj::notation::{NodeId, PgnGame, PgnReader};
use shatranj::{Color, Faults, Movement, Piece, PieceSpec, Position, Square, Variant, variants};

fn movement(text: &str) -> Movement {
    Movement::betza(text).expect(text)
}

/// Equal positions have equal hashes, and those of a game are told apart by them.
#[test]
fn positions_as_keys_of_a_set() {
    let start = variants::kamil().start();
    let mut seen = HashSet::from([start.clone()]);
    let state = RandomState::new();
    let mut hashes = HashSet::new();
    for m in start.legal_moves() {
        let mut after = start.clone();
        let undo = after.apply(m);
        assert!(seen.insert(after.clone()));
        hashes.insert(state.hash_one(&after));
        after.undo(undo);
        assert_eq!(state.hash_one(&after), state.hash_one(&start));
        assert!(seen.contains(&after));
    }
    assert_eq!(seen.len(), 19);
    assert_eq!(hashes.len(), 18);
}

/// A piece of another game, or a square beyond the board, is named as what it is.
#[test]
fn units_of_another_game() {
    let (kamil, tamerlane) = (variants::kamil(), variants::tamerlane());
    let last = tamerlane.pieces().last().expect("a kind").0;
    let mut setup = kamil.start().setup();
    let empty = kamil.topology().square("e5").expect("a square");
    setup.set(empty, Some(Piece::new(Color::White, last)));
    let error = Position::new(kamil, &setup).unwrap_err();
    assert_eq!(error.faults(), Faults::UNKNOWN_PIECE);
    assert!(
        error
            .to_string()
            .contains("of a kind that the game does not have"),
        "{error}"
    );

    let mut setup = kamil.start().setup();
    let king = kamil.kind("K").expect("a king");
    let beyond = Square::new(120).expect("a square of the largest board");
    setup.set(beyond, Some(Piece::new(Color::White, king)));
    let error = Position::new(kamil, &setup).unwrap_err();
    assert!(error.faults().contains(Faults::OFF_BOARD));
    assert!(
        error.to_string().contains("that the board does not have"),
        "{error}"
    );
}

/// What `Debug` shows of a game are the options that are not the default.
#[test]
fn games_in_messages() {
    let default = format!("{:?}", variants::tamerlane());
    assert!(
        default.contains("tamerlane") && !default.contains("zurafa_leg"),
        "{default}"
    );
    let other = Variant::by_name_with("tamerlane", &[("zurafa_leg", "4")]).expect("an option");
    let other = format!("{other:?}");
    assert!(
        other.contains("zurafa_leg") && !other.contains("array"),
        "{other}"
    );
    let fen = variants::kamil().start().fen();
    assert!(format!("{:?}", variants::kamil().start()).contains(&fen));
}

/// A reader says how far it has come.
#[test]
fn a_reader_in_messages() {
    let mut reader = PgnReader::new("1. e3 *\n\n1. d3 *\n".as_bytes()).assume(variants::kamil());
    assert!(format!("{reader:?}").contains("games: 0"));
    assert!(reader.next().is_some_and(|game| game.is_ok()));
    assert!(format!("{reader:?}").contains("games: 1"));
}

/// The tables of a game: more for more kinds, and all of them together no more than the
/// caches of a processor hold.
#[test]
fn the_size_of_tables() {
    let bytes = |name| Variant::by_name(name).expect("a game").table_bytes();
    for name in ["tamerlane", "kamil", "atranj", "citadel"] {
        assert!(
            (20_000..4_000_000).contains(&bytes(name)),
            "{name}: {}",
            bytes(name)
        );
    }
    assert!(
        bytes("tamerlane") > bytes("kamil"),
        "the Zurafa has the most paths"
    );
}

/// The six annotations of the standard that are written as signs: `!` 1, `?` 2, `!!` 3,
/// `??` 4, `!?` 5, `?!` 6.
#[test]
fn annotations_as_signs() {
    let file = "[Variant \"kamil\"]\n\n1. e3! e8? 2. d3!! d8?? 3. f3!? f8?! *\n";
    let game = PgnReader::new(file.as_bytes()).next().unwrap().unwrap();
    let nags: Vec<u8> = game
        .tree()
        .main_line()
        .flat_map(|node| game.tree().get(node).expect("a move").nags.clone())
        .collect();
    assert_eq!(nags, [1, 2, 3, 4, 5, 6]);
}

/// A tree is empty until there is a move in it.
#[test]
fn an_empty_tree() {
    let start = variants::kamil().start();
    let mut game = PgnGame::new(start.clone());
    assert!(game.tree().is_empty());
    assert_eq!(game.tree().len(), 0);
    game.add(NodeId::ROOT, start.legal_moves()[0])
        .expect("a legal move");
    assert!(!game.tree().is_empty());
    assert_eq!(game.tree().len(), 1);
}

/// A text game on a board that says it is flat, and a unit drawn where there is no square.
#[test]
fn boards_of_text_games() {
    let text = |shape: &str, row: &str| {
        format!(
            "[game]\nid = small\n\n[board]\nsize = 4x4\nvoids = b2\n{shape}\n[pieces]\n\
             K = King | K | royal\n\n[start]\n4 = . . . k\n2 = {row}\n1 = K . . .\n"
        )
    };
    let plain = Variant::from_text(&text("", ". * . .")).expect("a game");
    let flat = Variant::from_text(&text("shape = flat\n", ". * . .")).expect("a game");
    assert_eq!(plain, flat);
    let round = Variant::from_text(&text("shape = cylinder\n", ". * . .")).expect("a game");
    assert_ne!(plain, round);
    let error = Variant::from_text(&text("", ". K . .")).unwrap_err();
    assert!(
        error.to_string().contains("can't stand on a void"),
        "{error}"
    );
    assert_eq!(&error.text()[error.span()], "K");
}

/// Each fault of a set-up in words, with the side concerned where it is one side's.
#[test]
fn faults_in_words() {
    let (tamerlane, citadel) = (variants::tamerlane(), variants::citadel());
    let message = |game: &Variant, fen: &str| match game.position(fen) {
        Ok(_) => panic!("{fen} is a position"),
        Err(error) => error.to_string(),
    };
    let kings = "k11/12/12/12/12/12/12/12/K11";
    for (fen, words) in [
        ("12/12/12/12/12/12/12/12/12/K11 w", "black has no royal"),
        ("12/12/12/12/12/12/12/12/12/k11 w", "white has no royal"),
        (
            &format!("{kings}/K11 w"),
            "white has more units of a kind than the game allows (see a1 a2)",
        ),
        (
            &format!("k11/{kings} w"),
            "black has more units of a kind than the game allows (see a9 a10)",
        ),
        (
            "k9R'*/12/12/12/12/12/12/12/12/K11 w",
            "a pawn stands where it would have promoted (see k10)",
        ),
        (
            "k11/11R/12/12/12/12/12/12/12/K11 w",
            "a unit stands on a square that it may never enter (see l9)",
        ),
        (
            "kR10/12/12/12/12/12/12/12/12/K11 w",
            "the side that is not to move is in check (see a10 b10)",
        ),
    ] {
        let said = message(tamerlane, fen);
        assert!(said.contains(words), "{fen}: {said}");
    }
    let said = message(citadel, "12/12/12/5k6/12/12/12/12/12/12/3K8/P11 w");
    assert!(said.contains("a pawn stands in a citadel"), "{said}");
    let error = Position::new(citadel, &{
        let mut setup = citadel.start().setup();
        setup.set_right(Color::Black, true);
        setup
    });
    let error = error.expect_err("a right that is unknown");
    assert_eq!(
        error.to_string(),
        "black has a one-time right that the game does not know"
    );
    let sides: Vec<Color> = error.list().iter().map(|fault| fault.side).collect();
    assert_eq!(sides, [Color::Black]);
}

/// A `*` where the board has a square: what to write instead.
#[test]
fn a_void_on_a_square_is_advised_about() {
    let error = variants::kamil().position("*9/10/10/10/10/10/10/10/10/10 w");
    let said = error.expect_err("no void").to_string();
    assert!(said.contains("write a number of empty squares"), "{said}");
}

/// All paths of the built-in games are looked up; none must be walked.
#[test]
fn no_path_of_the_four_games_is_walked() {
    for game in Variant::all() {
        assert_eq!(game.walked_paths(), 0, "{}", game.id());
    }
}

/// A homing unit in a region of its own: nowhere from outside, and no step out of it.
#[test]
fn homing_within_a_region() {
    let board = shatranj::Topology::grid(5, 5).build().expect("a board");
    let square = |name| board.square(name).expect("a square");
    let rank: shatranj::SquareSet = ["a2", "b2", "c2", "d2"].map(square).into_iter().collect();
    let guard = Movement::homing(shatranj::movement::Homing::Chebyshev);
    let laid = guard.on(&board).within(rank);
    assert!(laid.homing(square("c3"), square("c5")).is_empty());
    assert_eq!(laid.homing(square("a2"), square("d2")), square("b2").set());
    let beyond = Square::new(99).expect("a square of the largest board");
    assert!(laid.homing(square("a2"), beyond).is_empty());
}

/// A fault among the tags: the other tags and the moves still belong to the same game.
#[test]
fn a_fault_in_the_first_tag_is_one_fault() {
    let good = "[Event \"good\"]\n[Variant \"kamil\"]\n\n1. e3 *\n";
    let file = format!("[Event bad]\n[Site \"here\"]\n[Variant \"kamil\"]\n\n1. e3 *\n\n{good}");
    let games: Vec<_> = PgnReader::new(file.as_bytes()).collect();
    let sound: Vec<bool> = games.iter().map(Result::is_ok).collect();
    assert_eq!(sound, [false, true]);
}

/// A pin is a matter of where the enemy's units reach, not one's own: a lance pins only what
/// stands before it.
#[test]
fn a_pin_by_a_unit_that_goes_one_way() {
    let betza = |text| Movement::betza(text).expect("a movement");
    let game = Variant::builder("lances")
        .board(shatranj::Topology::grid(5, 5))
        .piece(PieceSpec::new("K", "King", betza("K")).royal(1))
        .piece(PieceSpec::new("L", "Lance", betza("fR")))
        .piece(PieceSpec::new("R", "Rook", betza("R")))
        .start("k4/5/5/5/4K")
        .build()
        .expect("a game");
    for (fen, from, to) in [
        ("4l/5/4R/5/k3K w", "e3", "e2 e4 e5"),
        ("K3k/5/4r/5/4L b", "e3", "e1 e2 e4"),
        // Behind the lance's back nothing is pinned.
        ("4K/5/4R/5/k3l w", "e3", "a3 b3 c3 d3 e1 e2 e4"),
    ] {
        let position = game.position(fen).expect("a position");
        let from = game.topology().square(from).expect("a square");
        let mut targets: Vec<&str> = position
            .legal_moves()
            .into_iter()
            .filter(|m| m.from == from)
            .map(|m| game.topology().name(m.to))
            .collect();
        targets.sort_unstable();
        assert_eq!(targets.join(" "), to, "{fen}");
    }
}

/// A long comment is broken between its words, and where two blanks stand it is not.
#[test]
fn lines_of_a_long_comment() {
    let start = variants::kamil().start();
    for (gap, broken) in [(" ", true), ("  ", false)] {
        let comment = ["word"; 40].join(gap);
        let mut game = PgnGame::new(start.clone());
        let node = game.add(NodeId::ROOT, start.legal_moves()[0]);
        game.comment(node.expect("a legal move"), &comment);
        let file = game.to_string();
        let longest = file.lines().map(str::len).max().expect("lines");
        assert_eq!(longest < 80, broken, "{file}");
        assert!(file.contains(&comment) != broken, "{file}");
        let read = PgnReader::new(file.as_bytes()).next().expect("a game");
        assert!(read.is_ok_and(|read| read == game), "{file}");
    }
}

/// A line is filled up to its 79th column.
#[test]
fn a_line_is_filled() {
    let start = variants::kamil().start();
    let mut game = PgnGame::new(start.clone());
    game.comment(NodeId::ROOT, &["a"; 100].join(" "));
    // `{a` and 38 times ` a` are 78 columns, `{aa` and as many 79.
    let moves = |game: &PgnGame| {
        game.to_string()
            .split_once("\n\n")
            .map(|(_, m)| m.to_string())
    };
    let width = |text: Option<String>| text.and_then(|m| m.lines().next().map(str::len));
    assert_eq!(width(moves(&game)), Some(78));
    let mut game = PgnGame::new(start);
    game.comment(NodeId::ROOT, &format!("a{}", ["a"; 100].join(" ")));
    assert_eq!(width(moves(&game)), Some(79));
}

/// Games differ that have other moves, other variations, or other comments.
#[test]
fn trees_that_differ() {
    let start = variants::kamil().start();
    let moves = start.legal_moves();
    let tree = |played: &[usize], comment: &str| {
        let mut game = PgnGame::new(start.clone());
        for &m in played {
            let node = game.add(NodeId::ROOT, moves[m]).expect("a legal move");
            game.comment(node, comment);
        }
        game
    };
    let game = tree(&[0, 1], "");
    assert_eq!(game, tree(&[0, 1], ""));
    for other in [
        tree(&[0], ""),
        tree(&[0, 2], ""),
        tree(&[1, 0], ""),
        tree(&[0, 1, 2], ""),
        tree(&[0, 1], "a comment"),
    ] {
        assert_ne!(game.tree(), other.tree(), "{game}{other}");
    }
}

/// A pawn in a citadel is no pawn that could give check.
#[test]
fn a_pawn_in_a_citadel_attacks_nothing() {
    let fen = "1**********1/*10*/*10*/*10*/*10*/*10*/*7K2*/*10*/*10*/*10*/*k9*/P**********1 w";
    let setup = variants::citadel().setup(fen).expect("a set-up");
    let error = Position::new(variants::citadel(), &setup).expect_err("no position");
    assert_eq!(error.faults(), Faults::PAWN_IN_CITADEL);
}
