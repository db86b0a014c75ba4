//! The commented files under `examples/variants`.

use shatranj::perft::perft;
use shatranj::{Variant, variants};

/// A file and the built-in game that it must give.
type File = (&'static str, fn() -> &'static Variant);

const FILES: &[File] = &[
    (
        include_str!("../../examples/variants/tamerlane.game"),
        variants::tamerlane,
    ),
    (
        include_str!("../../examples/variants/kamil.game"),
        variants::kamil,
    ),
    (
        include_str!("../../examples/variants/atranj.game"),
        variants::atranj,
    ),
    (
        include_str!("../../examples/variants/citadel.game"),
        variants::citadel,
    ),
];

/// Games that are no built-in ones, with their first counts; deeper ones, which other programs
/// have published, are in the test `published`.
const OTHERS: &[(&str, &str, &[u64])] = &[
    (
        include_str!("../../examples/variants/shatranj.game"),
        "shatranj",
        &[16, 256, 4_176],
    ),
    (
        include_str!("../../examples/variants/courier.game"),
        "courier",
        &[20, 400, 8_500],
    ),
    (
        include_str!("../../examples/variants/makruk.game"),
        "makruk",
        &[23, 529, 12_012],
    ),
];

#[test]
fn each_file_is_exactly_the_built_in_game() {
    for (text, built_in) in FILES {
        let (read, built_in) = (Variant::from_text(text), built_in());
        let read = read.unwrap_or_else(|error| panic!("{}: {error}", built_in.id()));
        assert_eq!(read, built_in);
        // What equality leaves out: names, prose, options.
        assert_eq!(read.id(), built_in.id());
        assert_eq!(read.name(), built_in.name());
        assert_eq!(read.about(), built_in.about());
        assert_eq!(read.sources(), built_in.sources());
        assert_eq!(read.options(), built_in.options());
        assert!(read.pieces().eq(built_in.pieces()));
        assert_eq!(read.to_text(), built_in.to_text());
        assert_eq!(read.start().key(), built_in.start().key());
        assert_eq!(perft(&read.start(), 3), perft(&built_in.start(), 3));
    }
}

#[test]
fn each_file_explains_itself() {
    let all = FILES.iter().map(|(text, _)| *text);
    for text in all.chain(OTHERS.iter().map(|(text, ..)| *text)) {
        let comments = text.lines().filter(|line| line.starts_with('#')).count();
        assert!(comments >= 5, "{text}");
    }
}

#[test]
fn other_games_are_read_and_played() {
    for (text, id, counts) in OTHERS {
        let game = Variant::from_text(text).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(game.id(), *id);
        for (depth, count) in (1..).zip(*counts) {
            assert_eq!(perft(&game.start(), depth), *count, "{id} at depth {depth}");
        }
        assert_eq!(Variant::from_text(&game.to_text()), Ok(game));
    }
}
