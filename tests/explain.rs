//! Answers for people: what a move does, why it is check, why the game is over, the rules.
#![cfg(feature = "std")]

mod games;
mod reference;

use games::{Random, any_variant, at, every_variant, random_moves, random_start, white};
use proptest::prelude::*;
use reference::Referee;
use reference::board::Board;
use shatranj::variants::{atranj, citadel, kamil, tamerlane};
use shatranj::{Color, EndReason, Game, Movement, PieceSpec, Position, Topology, Variant};

fn explain(position: &Position, text: &str) -> String {
    let m = position
        .parse_san(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    position.explain(m).expect("a legal move")
}

fn is_sentence(text: &str) -> bool {
    text.ends_with('.') && text.starts_with(|c: char| c.is_ascii_uppercase() || c.is_ascii_digit())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]

    #[test]
    fn every_move_and_every_end_is_explained(
        variant in any_variant(), seed: u64, plies in 0usize..200
    ) {
        let mut random = Random::new(seed);
        let start = random_start(&variant, &mut random);
        let mut place = start.clone();
        for m in random_moves(&start, plies, &mut random) {
            let text = place.explain(m).expect("a legal move");
            prop_assert!(is_sentence(&text), "{}", text);
            let _ = place.apply(m);
            prop_assert_eq!(place.explain_check().is_some(), place.in_check());
            prop_assert_eq!(place.explain_outcome().is_some(), place.outcome().is_some());
        }
        if let Some(outcome) = place.outcome() {
            check_end(&place, outcome.reason)?;
        }
    }
}

/// All that the royals could try is in the explanation, and of the other units all that they
/// could try against a single check.
fn check_end(place: &Position, reason: EndReason) -> Result<(), TestCaseError> {
    let board = place.variant().topology();
    let text = place.explain_outcome().unwrap_or_default();
    prop_assert!(text.lines().all(is_sentence), "{}", text);
    let referee = Referee::new(place.variant());
    let judged = referee.judge(&Board::read(&place.setup(), board.len()));
    let us = place.side_to_move();
    let checks = place.check_paths();
    for m in judged.unsafe_moves {
        let answers = match &checks[..] {
            [] => true,
            [(checker, path)] => m.to == *checker || path.contains(&m.to),
            _ => false,
        };
        let royal = place.royals(us).contains(m.from);
        let exchange = place.pieces(us).contains(m.to);
        let set = place.resting(us).contains(m.from);
        if reason == EndReason::Citadel || exchange || set || !(royal || answers) {
            continue;
        }
        let line = format!(
            "on {} can't go to {}: ",
            board.name(m.from),
            board.name(m.to)
        );
        prop_assert!(
            text.contains(&line),
            "{} is missing in {}\n{}",
            line,
            place.fen(),
            text
        );
    }
    Ok(())
}

#[test]
fn plain_moves_captures_and_checks() {
    let place = white(kamil(), "Kb1 Ra8 pa9 kj10");
    assert_eq!(explain(&place, "Rb8"), "The white Rook goes from a8 to b8.");
    assert_eq!(
        explain(&place, "Rxa9"),
        "The white Rook on a8 captures the black Pawn on a9."
    );
    let place = white(kamil(), "Kb1 Ra8 kj10");
    assert_eq!(
        explain(&place, "Rj8"),
        "The white Rook goes from a8 to j8. The black Shah on j10 is in check: the white Rook on j8 \
         attacks it by way of j9."
    );
    let place = white(atranj(), "Kb1 Ue5 Ra6 ke7");
    assert_eq!(
        explain(&place, "Ue6"),
        "The white Urdabegini goes from e5 to e6. The black Padshah on e7 is in check: the white \
         Urdabegini on e6 attacks it."
    );
}

#[test]
fn what_becomes_of_pawns() {
    let place = white(kamil(), "Kc1 Gh1 Pa9 rb10 kj5");
    assert_eq!(
        explain(&place, "axb10"),
        "The white Pawn on a9 captures the black Rook on b10 and vanishes, since White has a General \
         already."
    );
    let place = white(tamerlane(), "Kk1 K'b9 N'd9 kk5");
    assert_eq!(
        explain(&place, "d10"),
        "The white Baidaq of the Asb goes from d9 to d10 and becomes an Asb."
    );
    assert_eq!(
        explain(&place, "b10"),
        "The white Baidaq of the Shah goes from b9 to b10 and becomes a Shahzada. White now has 2 \
         royals, and nothing is check to a side that has several."
    );
}

#[test]
fn the_three_journeys() {
    let game = tamerlane();
    let first = white(game, "Kk1 Pb9 kk5");
    assert_eq!(
        explain(&first, "b10"),
        "The white Baidaq al-Bayadiq goes from b9 to b10 and ends its first journey. It rests there and \
         can't be captured, until it is set where it attacks two enemy units."
    );
    let frozen = white(game, "Kk1 Pb10 rc5 ne5 gd4 kk5");
    assert_eq!(
        explain(&frozen, "P@d4"),
        "The white Baidaq al-Bayadiq on b10 ends its rest and is set on d4, where it attacks the black Rukh on \
         c5 and the black Asb on e5. The black Firzan on d4 is removed. Its second journey begins."
    );
    let second = white(game, "Kk1 P'b9 kk5");
    assert_eq!(
        explain(&second, "b10"),
        "The white Baidaq al-Bayadiq on its second journey goes from b9 to b10, ends its second journey and is \
         set on its home square f3. Its third journey begins."
    );
    let taken = white(game, "Kk1 P'b9 Nf3 kk5");
    assert_eq!(
        explain(&taken, "b10"),
        "The white Baidaq al-Bayadiq on its second journey goes from b9 to b10 and ends its second journey. Its \
         home square f3 is not free, so it waits there and can't be captured."
    );
    let displaces = Variant::by_name_with("tamerlane", &[("second_arrival", "Displace")]);
    let displaces = white(&displaces.expect("a game"), "Kk1 P'b9 nf3 kk5");
    assert!(explain(&displaces, "b10").contains("The black Asb on f3 is removed."));
    let waits = white(game, "Kk1 P'b10 kk5");
    assert_eq!(
        explain(&waits, "P'@f3"),
        "The white Baidaq al-Bayadiq on its second journey on b10 is set on its home square f3. Its third \
         journey begins."
    );
    let third = white(game, "Kk1 P!b9 K'c3 kk5");
    assert_eq!(
        explain(&third, "b10"),
        "The white Baidaq al-Bayadiq on its third journey goes from b9 to b10, ends its third journey and \
         becomes a Shah Masnu'a. The white Baidaq of the Shah on c3 becomes a Shahzada with it. White now \
         has 3 royals, and nothing is check to a side that has several."
    );
}

#[test]
fn exchanges_and_citadels() {
    let game = tamerlane();
    let place = at(game, "Kf1 rf8 Re2 Ng1 kk10", Color::White, "X");
    assert_eq!(
        explain(&place, "K~g1"),
        "The white Shah on f1 changes places with the white Asb on g1, as it may once in a game."
    );
    let draw = white(game, "Kk9 ka1");
    assert_eq!(
        explain(&draw, "Kl9"),
        "The white Shah goes from k9 to l9, a citadel of Black: the game is drawn."
    );
    let mut drawn = Game::from_position(white(citadel(), "Kk11 kc2"));
    drawn.play_text("Kl12").expect("a move");
    assert_eq!(
        drawn.explain_outcome().as_deref(),
        Some("The white Shah on l12 has entered a citadel of its enemy: the game is drawn.")
    );
}

#[test]
fn an_illegal_move_is_answered_with_its_reason() {
    let start = kamil().start();
    let name = |text| kamil().topology().square(text).expect("a square");
    let m = shatranj::Move::new(name("a1"), name("a5"));
    let why = start.explain(m).expect_err("it is blocked");
    assert_eq!(
        why.to_string(),
        "the Rook on a1 can't reach a5: the unit on a2 is in its way"
    );
    assert_eq!(why.attempted(), m);
}

/// Of a unit that does not move so at all, the answer says how it moves, or that the square is
/// none for it.
#[test]
fn a_unit_that_does_not_move_so_is_answered_with_how_it_moves() {
    let refused = |position: &Position, from, to| {
        let square = |name| {
            position
                .variant()
                .topology()
                .square(name)
                .expect("a square")
        };
        let m = shatranj::Move::new(square(from), square(to));
        let short = position.why_illegal(m.from, m.to).expect("no such move");
        let long = position.explain(m).expect_err("no such move").to_string();
        let more = long.strip_prefix(&short.to_string());
        more.unwrap_or_else(|| panic!("`{long}` begins as `{short}`"))
            .to_string()
    };
    let start = kamil().start();
    assert_eq!(
        refused(&start, "e2", "e4"),
        ": it steps one square straight forward, without capturing; \
         it steps one square diagonally forward, only to capture"
    );
    assert_eq!(
        refused(&start, "b1", "b3"),
        ": it leaps two squares one way and one to the side"
    );
    assert_eq!(
        refused(&start, "a1", "a5"),
        "",
        "it moves so, but is blocked"
    );
    assert_eq!(refused(&start, "a8", "a5"), "", "it is the enemy's");
    // The Rukh moves so, but not into a citadel.
    let beside = white(tamerlane(), "Kb2 Rk9 ka4");
    assert_eq!(refused(&beside, "k9", "l9"), ", where it may not stand");
    // A movement that would fill a page is left to the rules.
    let piece = |symbol: &str, betza| {
        PieceSpec::new(symbol, symbol, Movement::betza(betza).expect("a movement"))
    };
    let game = |betza| {
        let game = shatranj::Variant::builder("many")
            .board(Topology::grid(8, 8))
            .piece(piece("K", "K").royal(1))
            .piece(piece("L", betza))
            .start("k7/8/8/8/3L4/8/8/7K");
        game.build().expect("a game").start()
    };
    assert!(refused(&game("NCZ"), "d4", "d8").starts_with(": it leaps two squares"));
    assert_eq!(refused(&game("fNbCrZlAvDfFbW"), "d4", "d8"), "");
}

/// The lines that explain the end of the game in a position.
fn end(place: &Position) -> Vec<String> {
    let text = place.explain_outcome().expect("the game is over");
    text.lines().map(String::from).collect()
}

/// A Zurafa mates round a corner; those who can't see how are shown.
#[test]
fn a_mate_that_people_dispute() {
    let place = at(tamerlane(), "Kj1 Ze9 Rb2 Nc8 ka10", Color::Black, "-");
    assert_eq!(
        end(&place),
        [
            "The black Shah on a10 is in check: the white Zurafa on e9 attacks it by way of d10, c10 and b10.",
            "The black Shah on a10 can't go to a9: the white Asb on c8 would attack it there.",
            "The black Shah on a10 can't go to b9: the white Rukh on b2 would attack it there.",
            "The black Shah on a10 can't go to b10: the white Rukh on b2 and the white Asb on c8 would attack it \
             there.",
            "Nothing can capture the white Zurafa on e9.",
            "Nothing can be put between them.",
            "The Shah can't change places with another unit: Black has used that up.",
            "Black is in check and has no legal move: this is checkmate, and White wins.",
        ]
    );
    let right = at(tamerlane(), "Kj1 Ze9 Rb2 Nc8 ka10", Color::Black, "x");
    assert!(end(&right).contains(
        &"There is no unit on whose square the Shah would be safe after changing places.".into()
    ));
}

/// The pawn could come between, but White has a General, so it would vanish.
#[test]
fn a_pawn_that_vanishes_stops_no_mate() {
    let place = white(kamil(), "Ka10 Gh1 Pe9 rj10 rb2 nc8 kj5");
    let lines = end(&place);
    assert!(lines.contains(
        &"The white Pawn on e9 can't go to e10: it would vanish there, and the royal would then be attacked by the \
          black Rook on j10."
            .into()
    ));
    assert!(lines.contains(&"Nothing can capture the black Rook on j10.".into()));
}

#[test]
fn a_unit_bound_elsewhere_stops_no_mate() {
    let place = at(kamil(), "Kj1 Ra5 Rh10 Nd8 ka10 rb10 na9", Color::Black, "-");
    assert_eq!(place.outcome(), None, "the Rook on b10 takes the other one");
    let double = at(kamil(), "Kj1 Ra1 Rj10 Rb1 Nd8 ka10 rh3", Color::Black, "-");
    let lines = end(&double);
    assert!(lines.contains(
        &"No other move can stop the white Rook on a1 and the white Rook on j10 at once.".into()
    ));
}

#[test]
fn why_it_is_stalemate() {
    let place = at(kamil(), "Kf5 Rb1 Rj9 Ph7 ka10 ph8", Color::Black, "-");
    assert_eq!(
        end(&place),
        [
            "The black Shah on a10 can't go to a9: the white Rook on j9 would attack it there.",
            "The black Shah on a10 can't go to b9: the white Rook on b1 and the white Rook on j9 would attack it \
             there.",
            "The black Shah on a10 can't go to b10: the white Rook on b1 would attack it there.",
            "The black Pawn on h8 can go nowhere.",
            "Black is not in check and has no legal move: this is stalemate, and White wins.",
        ]
    );
    let draw = Variant::by_name_with("atranj", &[("stalemate", "Draw")]).expect("a game");
    let place = at(&draw, "Kf5 Rb1 Rj9 ka10", Color::Black, "-");
    assert!(
        end(&place)
            .last()
            .is_some_and(|line| line.ends_with("and the game is drawn."))
    );
}

#[test]
fn ends_that_players_and_arbiters_decide() {
    let mut game = Game::new(kamil());
    game.agree_to_draw().expect("open");
    assert_eq!(
        game.explain_outcome().as_deref(),
        Some("The players agree: the game is drawn.")
    );
    let mut game = Game::new(kamil());
    let rules = shatranj::game::Adjudication::none()
        .with_repetition(2)
        .with_ply_limit(100);
    game.set_adjudication(rules);
    for text in ["Na3", "Na8", "Nb1", "Nb10"] {
        game.play_text(text).expect("legal");
    }
    assert_eq!(
        game.explain_outcome().as_deref(),
        Some("The position has come up 2 times: the game is drawn.")
    );
    game.set_adjudication(shatranj::game::Adjudication::none().with_ply_limit(4));
    assert_eq!(
        game.explain_outcome().as_deref(),
        Some("4 plies have been played: the game is drawn.")
    );
}

#[test]
fn the_rules_name_every_unit_option_and_source() {
    for game in every_variant() {
        let rules = game.rules_text();
        for (_, piece) in game.pieces() {
            assert!(rules.contains(&format!("**{}** `{}`", piece.name, piece.symbol)));
            assert!(rules.contains(&piece.movement.describe()), "{}", piece.name);
        }
        for option in game.options() {
            assert!(rules.contains(&format!("- `{option}`")), "{option}");
            assert!(
                rules.contains(&format!("  - Here `{}`: ", option.value)),
                "{option}"
            );
        }
        for source in game.sources() {
            assert!(rules.contains(&format!("- {source}\n")));
        }
        assert!(rules.contains("```\n") && rules.ends_with('\n'));
    }
}

/// A rule that is not in force is not told, and one that is, is.
#[test]
fn the_rules_follow_the_options() {
    let told = |key, value, text: &str| {
        let game =
            Variant::all().find_map(|game| Variant::by_name_with(game.id(), &[(key, value)]).ok());
        game.expect("an option").rules_text().contains(text)
    };
    assert!(told(
        "exchange_when",
        "CheckOnly",
        "when it is in check. The other"
    ));
    assert!(!told("exchange_when", "Never", "Once in a game"));
    assert!(told(
        "second_arrival",
        "Displace",
        "What stands there is removed"
    ));
    assert!(told(
        "second_arrival",
        "Wait",
        "If something stands there, it waits"
    ));
    assert!(told(
        "masnua_promotes_prince",
        "true",
        "then becomes a Shahzada where it stands"
    ));
    assert!(!told(
        "masnua_promotes_prince",
        "false",
        "then becomes a Shahzada where it stands"
    ));
    assert!(told(
        "own_citadel",
        "MasnuaOnly",
        "only a Shah Masnu'a may enter"
    ));
    assert!(told("black_citadel", "West", "Black's citadel is z9."));
    assert!(told("stalemate", "Draw", "the game is drawn: stalemate"));
    assert!(told(
        "citadel_entry",
        "RoyalOnly",
        "Only royals may enter a citadel"
    ));
    assert!(told(
        "dabbabah",
        "Leaper",
        "**War machine** `D`: Leaps two squares orthogonally."
    ));
    assert!(!told(
        "dabbabah",
        "Commoner",
        "Leaps two squares orthogonally."
    ));
}

#[test]
fn the_rules_of_a_game_of_ones_own() -> Result<(), Box<dyn std::error::Error>> {
    let game = Variant::builder("corridor")
        .board(Topology::grid(3, 6).void("b3"))
        .piece(PieceSpec::new("K", "Owl", Movement::betza("K")?).royal(1))
        .piece(PieceSpec::new("N", "Knight", Movement::betza("N")?))
        .piece(PieceSpec::new("P", "Pawn", Movement::betza("fmWfcF")?).promotes_to("N"))
        .promotion_ranks(5, 2)
        .start("nkn/3/3/1*1/3/NKN")
        .build()?;
    let rules = game.rules_text();
    assert!(rules.starts_with("# corridor\n\n## The board\n\n3 files, a to c, and 6 ranks, 1 to 6: 17 squares, without b3.\n"));
    assert!(rules.contains("reaches rank 5 (White) or rank 2 (Black)"));
    assert!(rules.contains("- A Pawn becomes a Knight.\n"));
    assert!(rules.contains("- **Pawn** `P`: ") && rules.contains("(none at first)\n"));
    assert!(!rules.contains("## Options") && !rules.contains("## Sources"));
    Ok(())
}

/// Sides of different strength, and a single cell beside the board.
#[test]
fn the_rules_of_an_uneven_game() -> Result<(), Box<dyn std::error::Error>> {
    let game = Variant::builder("siege")
        .board(Topology::grid(3, 4).cell("g3", 5, 2))
        .piece(PieceSpec::new("K", "King", Movement::betza("K")?).royal(1))
        .piece(PieceSpec::new("N", "Knight", Movement::betza("N")?))
        .start("nkn***/3**1/3***/1K1***")
        .build()?;
    let rules = game.rules_text();
    assert!(rules.contains("Beside it lies g3.\n"), "{rules}");
    assert!(rules.contains("(White 0, Black 2)\n"), "{rules}");
    assert!(rules.contains("It is royal. (1 a side)\n"), "{rules}");
    Ok(())
}
