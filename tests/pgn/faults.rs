//! Faults say where and why, and spoil nothing else.

use super::*;

#[test]
fn one_bad_game_does_not_spoil_the_next() {
    let good = "[Event \"good\"]\n\n1. e3 *\n\n";
    for bad in [
        "[Event \"bad\"]\n\n1. e3 e3 (1... d8) {x} 2. d3 *\n\n",
        "[Event \"bad\"]\n[Event \"again\"]\n\n1. e3 *\n\n",
        "[Event \"bad\"]\n[Variant \"chess\"]\n\n1. e4 e5 (1... c5 2. c3) 2. Nf3 1-0\n\n",
        "[Event \"bad]\n\n1. e3 *\n\n",
        "[Event \"bad\"]\n\n1. e3 e8 (1... d8 *\n\n",
        "[Event \"bad\"]\n\n1. e3 e8\n\n",
        "[Event \"bad\"]\n[FEN \"x\"]\n\n*\n\n",
        "1. e3 \u{0}e8 2. d3 1-0\n\n",
        "[Result \"0-1\"]\n\n1. e3 1-0\n\n",
    ] {
        let text = format!("{good}{bad}{good}");
        let games = read_all(text.as_bytes());
        let good: Vec<bool> = games.iter().map(Result::is_ok).collect();
        assert_eq!(good, [true, false, true], "{bad}: {games:?}");
        assert_eq!(
            games[1].as_ref().map_err(|error| error.game()).err(),
            Some(2)
        );
    }
}

/// Game, ply, place, text and reason of each kind of fault.
#[test]
fn faults_say_where_and_why() {
    for (text, message) in [
        (
            "1. e3 e8 2. Nz3 *",
            "game 1, ply 3, line 1, column 13: `Nz3`: byte 1: there is no square `z3`: the board has files a-j and ranks 1-10",
        ),
        (
            "1. e3 e8 (1... d8 2. e3) *",
            "game 1, ply 3, line 1, column 22: `e3`: a unit of the side that moves stands on e3",
        ),
        (
            "1. e3 {never closed",
            "game 1, ply 2, line 1, column 7: the comment is not closed",
        ),
        (
            "1. e3 (1. d3 *",
            "game 1, ply 2, line 1, column 14: `*`: a variation is not closed",
        ),
        (
            "1. e3 (1. d3",
            "game 1, ply 2, line 1, column 13: a variation is not closed",
        ),
        (
            "1. e3 ) *",
            "game 1, ply 2, line 1, column 7: this closes a variation that was never opened",
        ),
        (
            "( 1. e3 ) *",
            "game 1, ply 1, line 1, column 1: there is no move before this",
        ),
        (
            "$3 1. e3 *",
            "game 1, ply 1, line 1, column 1: there is no move before this",
        ),
        (
            "1. e3 $ *",
            "game 1, ply 2, line 1, column 7: after $ comes a number from 0 to 255",
        ),
        (
            "1. e3 $256 *",
            "game 1, ply 2, line 1, column 7: after $ comes a number from 0 to 255",
        ),
        (
            "1. e3 e8",
            "game 1, ply 3, line 1, column 9: the game ends without a result: write 1-0, 0-1, 1/2-1/2 or *",
        ),
        (
            "1. e3 \u{0}",
            "game 1, ply 2, line 1, column 7: the byte 0x00 can't stand here",
        ),
        (
            "1. e3 {\u{0}}",
            "game 1, ply 2, line 1, column 8: the byte 0x00 can't stand here",
        ),
        (
            "1. e3 > e8",
            "game 1, ply 2, line 1, column 7: the byte 0x3e can't stand here",
        ),
        (
            "1. \u{265f}e3 *",
            "game 1, ply 1, line 1, column 4: the byte 0xe2 can't stand here",
        ),
        (
            "[Event \"x\"]\n[Event \"y\"]\n*",
            "game 1, line 2, column 1: `Event`: the tag is given twice",
        ),
        (
            "[Event x]\n*",
            "game 1, line 1, column 1: this is no tag: after its name comes a value in quotation marks",
        ),
        (
            "[\"x\"]\n*",
            "game 1, line 1, column 1: this is no tag: after the bracket comes its name",
        ),
        (
            "[Event \"x\n\"]\n*",
            "game 1, line 1, column 1: this is no tag: its value is not closed on its line",
        ),
        (
            "[Event \"x\"\n*",
            "game 1, line 1, column 1: this is no tag: after its value comes the closing bracket",
        ),
        (
            "[Variant \"chess\"]\n*",
            "game 1, line 1, column 1: `chess`: there is no variant `chess`; there are: tamerlane, kamil, atranj, citadel",
        ),
        (
            "[VariantOptions \"dabbabah=Jumper\"]\n*",
            "game 1, line 1, column 1: `dabbabah=Jumper`: `Jumper` is no value of dabbabah; the values are: Commoner, Leaper",
        ),
        (
            "[VariantOptions \"array=Feminine\"]\n*",
            "game 1, line 1, column 1: `array=Feminine`: kamil has no option `array`; it has: dabbabah",
        ),
        (
            "[VariantOptions \"Feminine\"]\n*",
            "game 1, line 1, column 1: `Feminine`: `Feminine` is no option: write key=value",
        ),
        (
            "[VariantMen \"D:D\"]\n*",
            "game 1, line 1, column 1: `D:D`: `D` moves as K in the variant kamil: is an option missing?",
        ),
        (
            "[VariantMen \"X:D\"]\n*",
            "game 1, line 1, column 1: `X:D`: the variant kamil has no unit `X`",
        ),
        (
            "[VariantMen \"D\"]\n*",
            "game 1, line 1, column 1: `D`: VariantMen is not of the form symbol:movement;symbol:movement: write it so",
        ),
        (
            "[SetUp \"1\"]\n*",
            "game 1, line 1, column 1: `1`: SetUp must be 1 where there is a FEN tag, and 0 or missing where there is none",
        ),
        (
            "[SetUp \"0\"]\n[FEN \"10/10/10/10/10/10/10/10/k9/9K w\"]\n*",
            "game 1, line 1, column 1: `0`: SetUp must be 1 where there is a FEN tag, and 0 or missing where there is none",
        ),
        (
            "[Result \"won\"]\n*",
            "game 1, line 1, column 1: `won`: the result is 1-0, 0-1, 1/2-1/2 or *",
        ),
        (
            "[Result \"1-0\"]\n1. e3 *",
            "game 1, ply 2, line 2, column 7: `*`: the tag Result says 1-0",
        ),
        (
            "[Termination \"checkmate\"]\n1. e3 1-0",
            "game 1, ply 2, line 2, column 7: `1-0`: the game can't have ended as its tag Termination says: the board does not show it",
        ),
        (
            "[Termination \"agreement\"]\n1. e3 1-0",
            "game 1, ply 2, line 2, column 7: `1-0`: a game that ends so has another result",
        ),
        (
            "[Termination \"resignation\"]\n1. e3 *",
            "game 1, ply 2, line 2, column 7: `*`: a game that ends so has another result",
        ),
    ] {
        assert_eq!(error(text.as_bytes()).to_string(), message);
    }
    let no_variant = PgnReader::new(&b"1. e3 *"[..]).next().expect("a game");
    assert_eq!(
        no_variant.map_err(|e| e.kind().clone()),
        Err(PgnErrorKind::NoVariant)
    );
}

#[test]
fn the_board_decides_how_a_game_has_ended() {
    let tags = "[SetUp \"1\"]\n[FEN \"9k/1R8/R9/10/10/10/10/10/10/1K8 w - - 0 1\"]\n";
    let mate = Outcome::new(Some(Color::White), EndReason::Checkmate);
    let game = read(&format!("{tags}\n1. Ra10# 1-0"));
    assert_eq!(game.outcome(), Some(mate));
    assert!(game.to_string().contains("[Termination \"checkmate\"]"));
    assert_eq!(
        read(&format!("{tags}\n1. Ra10 *")).result(),
        GameResult::Open
    );
    for text in [
        "\n1. Ra10 0-1",
        "[Termination \"resignation\"]\n\n1. Ra10 1-0",
    ] {
        let error = error(format!("{tags}{text}").as_bytes());
        assert_eq!(*error.kind(), PgnErrorKind::OtherOutcome(mate));
        assert_eq!(
            error.kind().to_string(),
            "on the board the game is over: white wins by checkmate"
        );
    }
}

/// What an editor shows: no byte order mark, one column for a character of several bytes, and
/// a line for every `\n`, also in comments, in `%` lines and after `\r`.
#[test]
fn lines_and_columns_are_those_of_an_editor() {
    for (before, line, column) in [
        ("", 1, 1),
        ("\u{feff}", 1, 1),
        ("1. e3 ", 1, 7),
        ("1. e3\r\n", 2, 1),
        ("\n\n  1. e3 {a\nb\n\u{e9}\u{265e}} ", 5, 5),
        (
            "[Event \"\u{e9}\"]\r\n\r\n% left out\r\n1. e3 ; and so on\r\n  ",
            5,
            3,
        ),
        ("1. e3 e8 *\n\n2. e3 ", 3, 7),
    ] {
        let file = format!("{before}Nz3 *");
        let mut games = PgnReader::new(file.as_bytes()).assume(kamil());
        let fault = games.find_map(Result::err).expect("a fault");
        let place = (fault.line(), fault.column(), fault.offset());
        assert_eq!(place, (line, column, before.len() as u64), "{file:?}");
        // The same where the stream gives a byte at a time.
        let stream = BufReader::with_capacity(1, file.as_bytes());
        let again = PgnReader::new(stream).assume(kamil()).find_map(Result::err);
        assert_eq!(again, Some(fault));
    }
}

/// The column of a fault behind these bytes, which are in one game.
fn column_behind(before: &[u8]) -> u64 {
    let file = [before, b"Nz3 *"].concat();
    let fault = error(&file);
    assert_eq!(fault.offset(), before.len() as u64, "{before:x?}");
    let stream = BufReader::with_capacity(1, &file[..]);
    let again = PgnReader::new(stream).assume(kamil()).find_map(Result::err);
    assert_eq!(again, Some(fault.clone()), "{before:x?}");
    fault.column()
}

/// In a line that is no UTF-8, and so Latin-1, each byte is a character.
#[test]
fn columns_of_old_files_are_those_of_latin_1() {
    for (before, column) in [
        (&b"1. e3 {\xA9 1893 \xAB\xBFqu\xE9?\xBB} "[..], 24),
        // Of this line and of the next one.
        (b"1. e3 {\xC3\xA9 \xE9} ", 14),
        (b"1. e3 {\xC3\xA9\n\xBF\xBF} ", 5),
        (b"1. e3 {\xBF\n\xC3\xA9} ", 4),
        (b"[Event \"\xBF\"] ", 13),
    ] {
        assert_eq!(column_behind(before), column, "{before:x?}");
    }
    // What UTF-8 is, the standard library says.
    let edges = [
        b' ', 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xFF,
    ];
    for first in 0x80..=0xFF {
        for second in edges {
            for rest in [
                &b""[..],
                b"\xBF",
                b"\x80\x80",
                b"\x80\x80\x80",
                b"\xA0 \xC3\xBC",
            ] {
                let before = [&b"1. e3 {\xC3\xA9"[..], &[first, second], rest, b"} "].concat();
                let column = match std::str::from_utf8(&before) {
                    Ok(line) => line.chars().count() + 1,
                    Err(_) => before.len() + 1,
                };
                assert_eq!(column_behind(&before), column as u64, "{before:x?}");
            }
        }
    }
}

/// The first byte that is too much, not what lies before it.
#[test]
fn another_game_begins_with_its_first_byte() {
    let fault = |text: &str| {
        let fault = text.parse::<PgnGame>().expect_err("no game or two");
        (fault.offset(), fault.line(), fault.column(), fault.game())
    };
    let one = "[Variant \"kamil\"]\n\n1. e3 *";
    let other = format!("{one}\n\n% left out\n  {one}");
    assert!(matches!(
        other.parse::<PgnGame>().expect_err("two").kind(),
        PgnErrorKind::AnotherGame
    ));
    assert_eq!(fault(&other), (41, 6, 3, 2));
    assert_eq!(other.as_bytes()[41], b'[');
    assert_eq!(fault("\u{feff} \n "), (6, 2, 2, 1), "no game at all");
}

#[test]
fn a_torn_byte_order_mark_is_at_fault_from_its_first_byte() {
    let game = b"[Event \"one\"]\n\n1. e3 *\n\n[Event \"two\"]\n\n1. e3 *\n";
    for mark in [
        &b"\xEF"[..],
        b"\xEF\xBB",
        b"\xEF\xBB\xBE",
        b"\xEF\xEF\xBB\xBF",
    ] {
        let file = [mark, game].concat();
        let games = read_all(&file);
        let good: Vec<bool> = games.iter().map(Result::is_ok).collect();
        assert_eq!(good, [false, true], "{mark:x?}: {games:?}");
        let fault = error(&file);
        assert_eq!((fault.offset(), fault.line(), fault.column()), (0, 1, 1));
        assert_eq!(*fault.kind(), PgnErrorKind::BadByte { byte: 0xEF });
        assert_eq!(error(mark).offset(), 0);
    }
}

#[test]
fn a_game_that_is_not_known_lists_those_of_ones_own() {
    let own = Variant::builder("mine")
        .board(Topology::grid(3, 3))
        .piece(PieceSpec::new("K", "King", Movement::betza("K").expect("a movement")).royal(1))
        .start("2k/3/K2")
        .build()
        .expect("a game");
    let fault = |mut games: PgnReader<&[u8]>| {
        let game = games.next().expect("a game");
        game.expect_err("no such game")
    };
    let reader = |file: &'static str| PgnReader::new(file.as_bytes()).with_variant(&own);
    let unknown = reader("[Variant \"mein\"]\n\n*");
    // One that is built in is listed once.
    let known = reader("[Variant \"mein\"]\n\n*").with_variant(kamil());
    for reader in [unknown, known.assume(kamil())] {
        assert_eq!(
            fault(reader).kind().to_string(),
            "there is no variant `mein`; there are: tamerlane, kamil, atranj, citadel, mine"
        );
    }
}

/// A tag whose value is wrong has been read to its end: the line of moves after it is the
/// game's own, with its result.
#[test]
fn a_wrong_value_does_not_take_the_next_game_along() {
    let games = read_all(b"[VariantMen \"D\"]\n\n1. e3 *\n\n1. e3 e8 *\n");
    let good: Vec<bool> = games.iter().map(Result::is_ok).collect();
    assert_eq!(good, [false, true], "{games:?}");
}

/// What the games of a file are: the number of moves, or `None` where one is at fault.
fn games_of(file: &str) -> Vec<Option<usize>> {
    let games = PgnReader::new(file.as_bytes());
    games
        .map(|game| game.ok().map(|game| game.moves().len()))
        .collect()
}

/// A torn tag takes the rest of its line with it, and never the next one.
#[test]
fn a_torn_tag_swallows_nothing_of_the_next_line() {
    let next = "[Variant \"kamil\"]\n\n1. e3 *\n";
    for torn in [
        "[A \"b\"\n*\n",
        "[A\n*\n",
        "[\n*\n",
        "[A x] 1-0\n*\n",
        "[A \"b\" 1-0\r\n*\r\n",
        "[A \"a\0b\"]\n*\n",
        "[Result \"1-0\"\n\n1. e3 1-0\n\n",
        "[Variant \"kamil\"]\n1. e3 [\n*\n",
    ] {
        let found = games_of(&format!("{torn}{next}"));
        assert_eq!(found.last(), Some(&Some(1)), "{torn:?} {found:?}");
        assert_eq!(found[0], None, "{torn:?}");
        assert!(
            found.len() == 2 || torn.contains("e3 ["),
            "{torn:?} {found:?}"
        );
    }
}

/// A game that has tags only ends where the tags of the next one begin, after an empty line.
#[test]
fn a_game_without_moves_or_result() {
    let tags = "[Event \"a\"]\n[Variant \"kamil\"]\n\n";
    let found = games_of(&format!(
        "{tags}{tags}1. e3 e8 *\n\n{tags}{tags}\n{tags}*\n"
    ));
    assert_eq!(found, [None, Some(2), None, None, Some(0)]);
    let file = format!("{tags}{tags}1. e9 *");
    let errors: Vec<_> = PgnReader::new(file.as_bytes())
        .map(|game| game.expect_err("a fault"))
        .map(|error| (error.game(), error.line(), error.kind().clone()))
        .collect();
    assert_eq!(errors[0], (1, 4, PgnErrorKind::NoResult));
    assert_eq!((errors[1].0, errors[1].1, errors.len()), (2, 7, 2));
    // Without an empty line it is a tag too many.
    let twice = "[Variant \"kamil\"]\n[Variant \"kamil\"]\n\n1. e3 *\n";
    assert_eq!(games_of(twice), [None]);
}

/// Comments before the tags of a game and after the last result belong to no game; before
/// moves without tags they are of the game.
#[test]
fn comments_between_games() {
    let game = "[Variant \"kamil\"]\n\n1. e3 *\n";
    let file = format!(
        "; my games\n{{two}} {{lines}}\n{game}{{end of the first}}\n;\n{game}{{end}} ; end"
    );
    assert_eq!(games_of(&file), [Some(1), Some(1)]);
    assert!(format!("{game}{{end}}").parse::<PgnGame>().is_ok());
    assert_eq!(games_of("; nothing\n{but comments}"), []);
    assert_eq!(games_of("{open"), [None]);

    let text = "{one} ;two\n1. e3 {three} * {four} {five} 1. d3 * {six}";
    let reader = PgnReader::new(text.as_bytes()).assume(kamil());
    let games: Vec<PgnGame> = reader.map(|game| game.expect("a game")).collect();
    let written: Vec<String> = games.iter().map(ToString::to_string).collect();
    assert_eq!(written.len(), 2);
    let tells = |game: usize, words: [&str; 3]| words.map(|word| written[game].contains(word));
    assert_eq!(
        tells(0, ["one", "two", "three"]),
        [true; 3],
        "{}",
        written[0]
    );
    assert_eq!(
        tells(1, ["four", "five", "d3"]),
        [true; 3],
        "{}",
        written[1]
    );
    assert!(!written[1].contains("three") && !written[1].contains("six"));
}
