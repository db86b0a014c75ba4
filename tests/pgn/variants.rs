//! Which game a file is of.

use super::*;

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
