//! No text makes a panic, whatever is read from it: FEN, moves, options, suites, movements.
#![cfg(feature = "std")]

#[path = "bad_input/plain.rs"]
mod plain;
mod random;

use proptest::prelude::*;
use shatranj::notation::Suite;
use shatranj::variant::parse_option;
use shatranj::{Movement, Position, Variant, variants};

/// Reads a text as everything that is read anywhere. Only that it comes back is proved; what
/// is read must be written and read again.
fn read_as_everything(text: &str) {
    for game in Variant::all() {
        read_fen(game, text);
        let _ = game.start().parse_move(text);
        let _ = Variant::by_name_with(game.id(), &[("array", text), (text, "x")]);
        let _ = Variant::by_name_with(game.id(), &[(text, text)]);
    }
    let _ = parse_option(text).map(|option| Variant::by_name_with("tamerlane", &[option]));
    let _ = Variant::by_name(text).map(Variant::id);
    let _ = Suite::parse(text).map(|suite| suite.entries().len());
    let _ = Suite::parse(&format!("# variant: kamil\n# options: {text}")).map(|_| ());
    let _ = Movement::betza(text).map(|movement| movement.to_string());
}

fn read_fen(game: &Variant, text: &str) {
    match game.position(text) {
        Ok(position) => assert_eq!(game.position(&position.fen()).as_ref(), Ok(&position)),
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert!(error.offset().is_none_or(|offset| offset <= text.len()));
        }
    }
    if let Ok(setup) = game.setup(text) {
        assert_eq!(game.setup(&game.fen(&setup)).as_ref(), Ok(&setup));
    }
}

/// What can be asked of a position, whatever the position.
fn use_everything(position: &Position) {
    let _ = (
        position.outcome(),
        position.checkers(),
        position.pinned(),
        position.to_string(),
    );
    for m in position.legal_moves() {
        let text = position.move_text(m);
        assert_eq!(position.parse_move(&text), Ok(m));
        let _ = position.after(m).map(|after| after.fen());
    }
}

#[test]
fn texts_that_have_made_programs_fail() {
    let slashes = "/".repeat(400);
    let kings = "K".repeat(26);
    for text in [
        "999999999/8",
        "99999999999999999999999999999999999999999999/8 w",
        "k////K",
        "k////K w - - 0 1",
        slashes.as_str(),
        kings.as_str(),
        "8/8/8/8/8/8/8/8 w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "十/十 白",
        "é",
        "♔♚",
        "\u{0}",
        "\u{feff}10",
        "e2e2",
        "e2e",
        "e",
        "é2é3",
        "a1é",
        "a10b:",
        "a0a1",
        "a010a9",
        "a10a11",
        "a10a",
        "a10a9=",
        "a10a9=é",
        "0000",
        "=",
        "array=",
        "=x",
        "# variant:",
        "# options:",
        ";",
        ";D1 1",
        " ;;;",
        "\u{301}'!",
        "'",
        "!",
        "*",
        "[",
        "{",
    ] {
        read_as_everything(text);
    }
}

#[test]
fn every_beginning_of_a_good_text() {
    for game in Variant::all() {
        let fen = game.start().fen();
        for end in 0..=fen.len() {
            read_fen(game, &fen[..end]);
        }
    }
}

#[test]
fn good_texts_with_one_character_changed() {
    let changes = [
        "", "é", "'", "!", "*", "/", " ", "0", "9", "K", "p", "P", "X", "-", "12",
    ];
    for game in Variant::all() {
        let fen = game.start().fen();
        for at in 0..fen.len() {
            for change in changes {
                read_fen(game, &format!("{}{change}{}", &fen[..at], &fen[at + 1..]));
                read_fen(game, &format!("{}{change}{}", &fen[..at], &fen[at..]));
            }
        }
    }
}

#[test]
fn any_arrangement_that_is_a_position_can_be_used() {
    let mut random = random::Random::new(99);
    let each = if cfg!(debug_assertions) { 100 } else { 1_000 };
    for game in random::every_variant() {
        let mut sound = 0;
        for units in [6, 12, 40, 500] {
            for _ in 0..each {
                let setup = random::likely_setup(&game, units, &mut random);
                if let Ok(position) = Position::new(&game, &setup) {
                    use_everything(&position);
                    sound += 1;
                }
            }
        }
        assert!(sound > each / 2, "only {sound} positions of {game:?}");
    }
}

/// Up to 4 KB of any bytes, read as text as well as can be.
fn bytes() -> impl Strategy<Value = String> {
    prop::collection::vec(any::<u8>(), 0..4096)
        .prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

/// Texts made of what FEN, moves and suites are made of.
fn plausible() -> impl Strategy<Value = String> {
    let part = prop::sample::select(vec![
        "K",
        "k",
        "R'",
        "p!",
        "P",
        "*",
        "/",
        "1",
        "9",
        "10",
        "11",
        "12",
        "0",
        " ",
        " w ",
        " b ",
        "Xx",
        "-",
        "a1",
        "a10",
        "l9",
        "z9",
        "=",
        "D",
        ";D1 20",
        "\n",
        "# variant: kamil\n",
        "é",
    ]);
    prop::collection::vec(part, 0..200).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: if cfg!(debug_assertions) { 64 } else { 512 },
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn random_bytes(text in bytes()) {
        read_as_everything(&text);
    }

    #[test]
    fn random_characters(text in "\\PC{0,300}") {
        read_as_everything(&text);
    }

    #[test]
    fn random_parts(text in plausible()) {
        read_as_everything(&text);
    }

    #[test]
    fn random_rows(rows in prop::collection::vec("[KkPpRrNnGgEeDd1-9*]{1,12}", 8..13), side in "[wb]") {
        let fen = format!("{} {side}", rows.join("/"));
        for game in Variant::all() {
            read_fen(game, &fen);
        }
    }

    #[test]
    fn random_moves(from in "[a-z][0-9]{0,3}", to in "[a-z][0-9]{0,3}", rest in "\\PC{0,3}") {
        let mut position = variants::tamerlane().start();
        let before = position.clone();
        let text = format!("{from}{to}{rest}");
        if let Ok(undo) = position.play_text(&text) {
            position.undo(undo);
        }
        prop_assert_eq!(position, before);
    }

    #[test]
    fn random_setups(seed in any::<u64>(), units in 2usize..60) {
        let mut random = random::Random::new(seed);
        for game in Variant::all() {
            let setup = random::setup(game, units, &mut random);
            prop_assert_eq!(game.setup(&game.fen(&setup)), Ok(setup));
        }
    }
}
