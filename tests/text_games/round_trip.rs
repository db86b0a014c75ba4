//! What is written is read back: the built-in games under every option, and games that use
//! whatever the form can say.

use shatranj::movement::Homing;
use shatranj::variant::{
    BareKing, CitadelEntry, CitadelsSpec, Exchange, JourneysSpec, OptionInfo, OptionSetting,
    SecondArrival, Stalemate,
};
use shatranj::{Movement, PieceSpec, Topology, Variant};

fn betza(text: &str) -> Movement {
    Movement::betza(text).expect("a movement")
}

/// The game is equal to what its text gives, prose and options included.
fn assert_read_back(game: &Variant) {
    let text = game.to_text();
    let read = Variant::from_text(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read, *game, "{text}");
    assert_eq!(read.id(), game.id());
    assert_eq!(read.name(), game.name());
    assert_eq!(read.about(), game.about());
    assert_eq!(read.sources(), game.sources());
    assert_eq!(read.options(), game.options());
    assert!(read.pieces().eq(game.pieces()), "{text}");
    assert_eq!(read.start(), game.start());
    assert_eq!(read.to_text(), text);
}

/// Every value of every option, and every pair of two values.
#[test]
fn built_in_games_under_every_option() {
    for game in Variant::all() {
        let infos = Variant::options_of(game.id()).expect("a built-in game");
        let values = infos.iter().flat_map(|info| {
            let values = info.values.iter();
            values.map(|value| (info.id.as_str(), value.id.as_str()))
        });
        let values: Vec<_> = values.collect();
        for (i, &one) in values.iter().enumerate() {
            for &two in &values[i..] {
                let chosen = if one == two {
                    vec![one]
                } else {
                    vec![one, two]
                };
                let Ok(reading) = Variant::by_name_with(game.id(), &chosen) else {
                    assert_eq!(one.0, two.0, "two values of one option");
                    continue;
                };
                assert_read_back(&reading);
            }
        }
    }
}

#[test]
fn a_board_with_everything() {
    let text = "\
[game]
id = everything
[board]
size  = 6x7
voids = b2-d3 f7
cells = g3 z4(-1,3) y9(2,-2)
[links]
a1 (-1,0) = f1
g3 (2,-1) = a7
e4 (0,1)  = nowhere
[pieces]
K = King   | K      | royal 3
N = Knight | N      | only on a1-f1 a3 a4-f4 g3
P = Pawn   | fmWfcF | promotes to N, at most 2
[rules]
promotion = 4 1
[start]
7 = * . . k . . * *
2 = * . * * * P . *
1 = * N . . K . . *
";
    let game = Variant::from_text(text).unwrap_or_else(|error| panic!("{error}"));
    let board = game.topology();
    let square = |name: &str| board.square(name).expect(name);
    assert_eq!(board.coordinates(square("y9")), (2, -2));
    assert_eq!(board.step(square("a1"), (-1, 0)), Some(square("f1")));
    assert_eq!(board.step(square("g3"), (2, -1)), Some(square("a7")));
    assert_eq!(board.step(square("e4"), (0, 1)), None);
    assert_eq!(board.square("c3"), None);
    assert_eq!(game.pieces().nth(1).expect("a knight").1.region.len(), 14);
    assert_read_back(&game);
}

#[test]
fn a_cylinder_and_all_rules() {
    let game = Variant::builder("rules")
        .board(Topology::grid(7, 8).cylinder())
        .piece(PieceSpec::new("K", "King", betza("K")).royal(1))
        .piece(PieceSpec::new("M", "Masnu'a", betza("KN")).royal(2))
        .piece(PieceSpec::new("Z", "Giraffe", betza("afsafyafF")))
        .piece(PieceSpec::new(
            "U",
            "Guard",
            Movement::homing(Homing::SignStep),
        ))
        .piece(PieceSpec::new("K'", "Heir", betza("fmWfcF")).promotes_to("M"))
        .pieces(
            ["P", "P'", "P!"]
                .map(|symbol| PieceSpec::new(symbol, "Pawn of pawns", betza("fmWfcF"))),
        )
        .journeys(JourneysSpec {
            first: "P".into(),
            second: "P'".into(),
            third: "P!".into(),
            crowned: "M".into(),
            homes: ["c2".into(), "c7".into()],
            arrival: SecondArrival::Displace,
            heir: Some(("K'".into(), "M".into())),
        })
        .citadels(CitadelsSpec {
            white: vec!["a2".into(), "b2".into(), "g3".into()],
            black: vec!["g7".into()],
            entry: CitadelEntry::Sanctuary,
            own: Some("M".into()),
        })
        .exchange(Exchange::Never)
        .stalemate(Stalemate::Wins)
        .bare_king(BareKing::Loses)
        .at_most(2, ["Z", "U"])
        .at_most(0, ["Z"])
        .setting(OptionSetting {
            info: OptionInfo::new("end", "how it ends")
                .value("soon", "", "")
                .value("late", "later | than \"soon\"", " a source "),
            value: "late".into(),
        })
        .start("7/2k4/7/7/7/7/3K3/7")
        .build()
        .expect("a game");
    assert_read_back(&game);
}

/// Citadels and a zone that leave some kinds no more than a part of the board.
#[test]
fn regions_that_rules_make_are_not_said_twice() {
    for entry in ["any-piece", "royals", "sanctuary"] {
        let text = super::SMALL.replace("size = 5x6", "size = 5x6\ncells = f2 f5")
            + "[citadels]\nwhite = f2\nblack = f5\nentry = "
            + entry;
        let text = text.replace("\n2 = . P P P .", "\n2 = . P P P . .");
        let text = text.replace("\n5 = . p p p .", "\n5 = . p p p . .");
        let text = text.replace("\n6 = . n k . .", "\n6 = . n k . . *");
        let text = text.replace("\n1 = . . K N .", "\n1 = . . K N . *");
        let game = Variant::from_text(&text).unwrap_or_else(|error| panic!("{error}"));
        assert!(!game.to_text().contains("only on"), "{}", game.to_text());
        assert_read_back(&game);
    }
}

#[test]
fn prose_of_any_sort() {
    let prose = [
        "",
        " ",
        "a | b",
        "\"quoted\"",
        "tab\tand\nline\r\n",
        "# no comment",
        "[no section]",
        "a = b",
        "\\",
        "é ü 象 \u{1F600}",
        "\u{0}\u{2028}",
        "ends with space ",
    ];
    for text in prose {
        // An id holds no control characters, since it stands in tags of game files.
        let id: String = text.chars().filter(|c| !c.is_control()).collect();
        let game = Variant::builder(id)
            .name(text)
            .about(text)
            .source(text)
            .source("another")
            .board(Topology::grid(4, 4))
            .piece(PieceSpec::new("K", text, betza("K")).royal(1))
            .setting(OptionSetting {
                info: OptionInfo::new("o", text).value("v", text, text),
                value: "v".into(),
            })
            .start("k3/4/4/3K")
            .build()
            .expect("a game");
        assert_read_back(&game);
    }
}

/// A file of lines holds no character that another program may take for the end of one.
#[test]
fn no_line_ends_inside_a_text() {
    for end in ['\u{2028}', '\u{2029}', '\u{85}', '\u{b}', '\r'] {
        let game = Variant::builder("lines")
            .name(format!("a{end}b"))
            .board(Topology::grid(4, 4))
            .piece(PieceSpec::new("K", "King", betza("K")).royal(1))
            .start("k3/4/4/3K")
            .build()
            .expect("a game");
        assert!(!game.to_text().contains(end), "{end:?}");
        assert_read_back(&game);
    }
}

/// A start can be drawn or given as a FEN; spaces, dots and numbers are all the same.
#[test]
fn a_start_in_several_ways() {
    let game = Variant::from_text(super::SMALL).expect("a game");
    let drawn = super::SMALL.find("[start]").expect("a start");
    let before = &super::SMALL[..drawn];
    for start in [
        "fen = 1nk2/1ppp1/5/5/1PPP1/2KN1",
        "6 = 1nk2\n5 = 1 ppp 1\n2 = .PPP.\n1 = 2KN1",
        "1 = ..KN.\n 2 = 1P P P.\n5 = . p p p 1\n6=.nk..\n4 = 5\n3 = 1 1 3",
    ] {
        let text = format!("{before}[start]\n{start}");
        assert_eq!(Variant::from_text(&text).as_ref(), Ok(&game), "{start}");
    }
}

/// Sections in any order, comments, blank lines, line ends of other systems.
#[test]
fn the_form_is_free_where_it_can_be() {
    let game = Variant::from_text(super::SMALL).expect("a game");
    let sections: Vec<String> = super::SMALL
        .split("\n\n")
        .map(|section| format!("  # a comment = [x]\n\n{section}\n"))
        .collect();
    let backwards: String = sections.iter().rev().map(String::as_str).collect();
    assert_eq!(Variant::from_text(&backwards).as_ref(), Ok(&game));
    let dos = super::SMALL.replace('\n', "\r\n");
    assert_eq!(Variant::from_text(&dos).as_ref(), Ok(&game));
    let marked = format!("\u{feff}{}", super::SMALL);
    assert_eq!(Variant::from_text(&marked).as_ref(), Ok(&game));
    let tabs = super::SMALL
        .replace(" = ", "\t=\t")
        .replace("[game]", "\t[ game ]\t");
    assert_eq!(Variant::from_text(&tabs).as_ref(), Ok(&game));
}
