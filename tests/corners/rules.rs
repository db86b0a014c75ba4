//! Rules of one's own.

use shatranj::variant::{CitadelEntry, CitadelsSpec, JourneysSpec, SecondArrival, VariantError};
use shatranj::{Color, PieceSpec, Position, Topology, Variant, VariantBuilder};

use super::movement;

fn grid(files: u8, ranks: u8, king: &str) -> VariantBuilder {
    Variant::builder("own")
        .board(Topology::grid(files, ranks))
        .piece(PieceSpec::new("K", "King", movement(king)).royal(1))
}

fn position(game: VariantBuilder, fen: &str) -> Position {
    let game = game.build().expect("a game");
    let position = game.position(fen);
    position.unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Where the unit on a square may go, in order.
fn targets(position: &Position, from: &str) -> String {
    let board = position.variant().topology();
    let from = board.square(from).expect("a square");
    let found = position.destinations(from);
    let mut names: Vec<&str> = found.iter().map(|to| board.name(to)).collect();
    names.sort_unstable();
    names.join(" ")
}

/// A pawn of three journeys, P P' P!, that is crowned M.
fn journeys(kinds: [&str; 3], crowned: PieceSpec) -> VariantBuilder {
    let [first, second, third] = kinds.map(String::from);
    grid(5, 6, "K")
        .pieces(["P", "P'", "P!"].map(|s| PieceSpec::new(s, "Pawn of pawns", movement("fmWfcF"))))
        .piece(PieceSpec::new("R", "Rook", movement("R")))
        .piece(crowned.royal(2))
        .journeys(JourneysSpec {
            first,
            second,
            third,
            crowned: "M".into(),
            homes: ["c2".into(), "c5".into()],
            arrival: SecondArrival::Wait,
            heir: None,
        })
        .start("k4/5/5/5/5/4K")
}

fn masnua() -> PieceSpec {
    PieceSpec::new("M", "Masnu'a", movement("K"))
}

/// Each journey has a kind of its own: the kind says which journey it is.
#[test]
fn three_journeys_need_three_kinds() {
    assert!(journeys(["P", "P'", "P!"], masnua()).build().is_ok());
    for kinds in [
        ["P", "P", "P!"],
        ["P", "P'", "P'"],
        ["P", "P'", "P"],
        ["P", "P", "P"],
    ] {
        let error = journeys(kinds, masnua()).build().expect_err("two alike");
        assert!(
            matches!(error, VariantError::BadJourneys(_)),
            "{kinds:?} {error}"
        );
    }
}

/// What the pawn is crowned to must be able to stand where that happens; it need stand nowhere
/// else. Both sides may be crowned on the same rank.
#[test]
fn where_a_crowned_pawn_may_stand() {
    let on = |ranks: &[u8], [white, black]: [u8; 2]| {
        let names = ranks
            .iter()
            .flat_map(|rank| ('a'..='e').map(move |file| format!("{file}{rank}")));
        journeys(["P", "P'", "P!"], masnua().confined_to(names))
            .promotion_ranks(white, black)
            .build()
    };
    for (ranks, last) in [
        (&[1, 6][..], [6, 1]),
        (&[1, 2, 5, 6], [6, 1]),
        (&[3], [3, 3]),
    ] {
        assert!(on(ranks, last).is_ok(), "{ranks:?} {last:?}");
    }
    for (ranks, last) in [
        (&[1, 2, 3, 4, 5][..], [6, 1]),
        (&[2, 3, 4, 5, 6], [6, 1]),
        (&[2, 3, 4, 5], [6, 1]),
        (&[1, 2, 4, 5, 6], [3, 3]),
    ] {
        let error = on(ranks, last).expect_err("a last rank is missing");
        assert!(
            matches!(error, VariantError::BadJourneys(_)),
            "{ranks:?} {error}"
        );
    }
}

/// A pawn of pawns that rests attacks nothing and goes nowhere, also where there are ranks
/// before it.
#[test]
fn a_pawn_that_rests_in_the_middle_of_the_board() {
    let game = || journeys(["P", "P'", "P!"], masnua()).promotion_ranks(4, 3);
    let checks_and_attackers = |fen| {
        let position = position(game(), fen);
        let b5 = position
            .variant()
            .topology()
            .square("b5")
            .expect("a square");
        (
            position.in_check(),
            position.attackers(b5, Color::White).len(),
        )
    };
    assert_eq!(checks_and_attackers("5/1k3/2P2/5/5/4K b"), (false, 0));
    assert_eq!(checks_and_attackers("5/1k3/2P'2/5/5/4K b"), (false, 0));
    let rests = position(game(), "5/r4/2P2/5/5/k3K w");
    assert_eq!(targets(&rests, "c4"), "");
    // One rank lower it is a pawn like any other.
    let moves = position(game(), "5/5/3r1/2P2/5/k3K w");
    assert_eq!(targets(&moves, "c3"), "c4 d4");
}

/// A king that steps and takes by steps, and also rides where there is nothing to take.
#[test]
fn a_king_that_rides_in_peace() {
    let game = || {
        grid(6, 6, "KmR")
            .piece(PieceSpec::new("S", "Stone", movement("fmW")))
            .start("k5/6/6/6/6/1K4")
    };
    let free = position(game(), "k5/6/6/6/6/1K4 w");
    // a5, b5 and b6 are beside the other king.
    assert_eq!(targets(&free, "b1"), "a1 a2 b2 b3 b4 c1 c2 d1 e1 f1");
    let stopped = position(game(), "k5/6/6/1s4/6/1K4 w");
    assert_eq!(targets(&stopped, "b1"), "a1 a2 b2 c1 c2 d1 e1 f1");
    let takes = position(game(), "k5/6/6/6/1s4/1K4 w");
    assert_eq!(targets(&takes, "b1"), "a1 a2 b2 c1 c2 d1 e1 f1");
}

/// A square that a unit reaches in two ways is attacked.
#[test]
fn two_ways_to_one_square() {
    let elephant = PieceSpec::new("E", "Elephant", movement("AcF2"));
    let game = grid(7, 7, "K").piece(elephant).start("3k3/7/7/7/7/7/3K3");
    let check = position(game, "7/7/4k2/7/2E4/7/K6 b");
    assert!(check.in_check());
    let e5 = check.variant().topology().square("e5").expect("a square");
    assert_eq!(check.attackers(e5, Color::White).len(), 1);
    let c3 = check.variant().topology().square("c3").expect("a square");
    assert!(check.attacks_from(c3).contains(e5));
}

/// A royal is safe in its own citadel from a homing unit too, which could go there: it is a
/// royal itself. Where it also rides, its attacks are not looked up in one table.
#[test]
fn a_homing_royal_beside_a_citadel_of_the_enemy() {
    for guard in ["{homing:chebyshev}", "R{homing:chebyshev}"] {
        let game = grid(7, 7, "K")
            .piece(PieceSpec::new("H", "Guard", movement(guard)).royal(2))
            .citadels(CitadelsSpec {
                white: vec!["a4".into()],
                black: vec!["g4".into()],
                entry: CitadelEntry::Sanctuary,
                own: None,
            })
            .start("k6/7/7/7/7/7/K6");
        let beside = position(game, "7/7/1h5/7/K6/7/4k2 w");
        let to = targets(&beside, "a3");
        assert!(to.contains("a4"), "{guard}: {to}");
        assert!(!to.contains("b4"), "{guard} attacks b4: {to}");
    }
}
