//! Which game a file is of.

use super::*;
use shatranj::variant::{OptionInfo, OptionSetting};

#[test]
fn a_game_of_ones_own_is_known_by_its_id() -> Result<(), Box<dyn std::error::Error>> {
    let game = Variant::builder("corridor")
        .board(Topology::grid(3, 5))
        .piece(PieceSpec::new("K", "King", Movement::betza("K")?).royal(1))
        .piece(PieceSpec::new("N", "Knight", Movement::betza("N")?))
        .start("nkn/3/3/3/NKN")
        .build()?;
    let mut pgn = PgnGame::new(game.start());
    pgn.add(NodeId::ROOT, game.start().parse_san("Nab3")?)?;
    let text = pgn.to_string();
    assert!(matches!(
        error(text.as_bytes()).kind(),
        PgnErrorKind::Variant(_)
    ));
    let read = PgnReader::new(text.as_bytes())
        .with_variant(&game)
        .next()
        .ok_or("a game")??;
    assert_eq!(read, pgn);
    Ok(())
}

#[test]
fn men_that_move_otherwise_are_noticed() {
    let leaper = Variant::by_name_with("kamil", &[("dabbabah", "Leaper")]).expect("a game");
    let text = PgnGame::new(leaper.start()).to_string();
    let forgotten = text.replace("[VariantOptions \"dabbabah=Leaper\"]\n", "");
    assert!(matches!(
        error(forgotten.as_bytes()).kind(),
        PgnErrorKind::OtherMan { .. }
    ));
    let ignored = PgnReader::new(forgotten.as_bytes())
        .ignore_men()
        .next()
        .expect("a game");
    assert_eq!(ignored.expect("a good one").variant(), kamil());
    let homing = PgnGame::new(atranj().start());
    assert_eq!(read(&homing.to_string()), homing);
}

/// A variant that is given to the reader stands for its own options alone, in whatever order
/// the games of a file come.
#[test]
fn options_that_are_not_named_have_their_defaults() {
    let leaper = Variant::by_name_with("kamil", &[("dabbabah", "Leaper")]).expect("a game");
    let games = [
        leaper.start(),
        kamil().start(),
        leaper.start(),
        tamerlane().start(),
    ];
    let games = games.map(PgnGame::new);
    let file: String = games.iter().map(ToString::to_string).collect();
    let read = PgnReader::new(file.as_bytes())
        .assume(&leaper)
        .with_variant(&leaper);
    let read: Vec<PgnGame> = read.map(|game| game.expect("a good one")).collect();
    assert!(read == games);
    let unnamed = PgnReader::new(&b"*"[..])
        .assume(&leaper)
        .next()
        .expect("a game");
    assert_eq!(*unnamed.expect("a good one").variant(), leaper);
    let twice = error(b"[VariantOptions \"dabbabah=Leaper dabbabah=Leaper\"]\n*");
    assert!(
        twice
            .to_string()
            .ends_with("the option `dabbabah` is given twice")
    );
}

/// A game that is known, but not with these options: the fault says with which it is, and how
/// to make the others known.
#[test]
fn options_that_a_game_of_ones_own_does_not_have() {
    let game = |value: Option<&str>| {
        let king = Movement::betza("K").expect("a movement");
        let builder = Variant::builder("mine")
            .board(Topology::grid(3, 3))
            .piece(PieceSpec::new("K", "King", king).royal(1))
            .start("2k/3/K2");
        let setting = |value: &str| OptionSetting {
            info: OptionInfo::new("array", "how the pieces stand")
                .value("Old", "as of old", "a book")
                .value("New", "as of late", "a newer book"),
            value: value.into(),
        };
        let builder = match value {
            Some(value) => builder.setting(setting(value)),
            None => builder,
        };
        builder.build().expect("a game")
    };
    let tags = "[Variant \"mine\"]\n[VariantOptions \"array=New\"]\n\n*\n";
    let fault = |reader: PgnReader<&[u8]>| {
        let mut faults = reader.map(|game| game.expect_err("other options"));
        faults.next().expect("a game")
    };
    let reader = || PgnReader::new(tags.as_bytes());
    let advice = "set VariantOptions so, or make the game with these options known by PgnReader::with_variant";
    for (reader, known) in [
        (reader().with_variant(&game(None)), "without options"),
        (reader().assume(&game(Some("Old"))), "with array=Old"),
        (
            reader()
                .with_variant(&game(Some("Old")))
                .assume(&game(None)),
            "with array=Old or without options",
        ),
    ] {
        let fault = fault(reader);
        assert_eq!((fault.line(), fault.text()), (2, "array=New"));
        let message = format!("the reader knows mine only {known}: {advice}");
        assert_eq!(fault.kind().to_string(), message);
    }
    // The advice holds.
    let mut good = reader()
        .assume(&game(Some("Old")))
        .with_variant(&game(Some("New")));
    let read = good.next().expect("a game").expect("a good one");
    assert_eq!(read.variant().options()[0].value, "New");
    // No options are named, so that the defaults are meant: the name is at fault.
    let bare = PgnReader::new(&b"[Event \"x\"]\n[Variant \"mine\"]\n\n*\n"[..]);
    let fault = fault(bare.with_variant(&game(Some("New"))));
    assert_eq!((fault.line(), fault.text()), (2, "mine"));
    assert_eq!(
        *fault.kind(),
        PgnErrorKind::OtherOptions {
            variant: "mine".into(),
            known: "with array=New".into()
        }
    );
}
