//! Moves as people write them: strict output, lenient input, precise refusals.
#![cfg(feature = "std")]

mod games;

use games::{Random, any_variant, at, every_text_reads_back, random_moves, random_start, white};
use proptest::prelude::*;
use shatranj::variants::{atranj, citadel, kamil, tamerlane};
use shatranj::{Color, Movement, PieceSpec, Position, Topology, Variant};

/// Every text reads as the move between two squares, and the last of them is how it is written.
fn reads(position: &Position, squares: &str, texts: &[&str]) {
    let m = position.parse_move(squares);
    let m = m.unwrap_or_else(|error| panic!("{squares}: {error}"));
    for text in texts {
        assert_eq!(
            position.parse_san(text),
            Ok(m),
            "{text} in {}",
            position.fen()
        );
    }
    assert_eq!(position.san(m), *texts.last().expect("a text"));
}

fn error(position: &Position, text: &str) -> String {
    match position.parse_san(text) {
        Err(error) => error.to_string(),
        Ok(m) => panic!("{text} was read as {}", position.move_text(m)),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn every_legal_move_has_its_own_text_that_reads_back(
        variant in any_variant(), seed: u64, plies in 0usize..80
    ) {
        let mut random = Random::new(seed);
        let start = random_start(&variant, &mut random);
        let mut place = start.clone();
        every_text_reads_back(&place).map_err(TestCaseError::fail)?;
        for (ply, m) in random_moves(&start, plies, &mut random).into_iter().enumerate() {
            let _ = place.apply(m);
            if ply % 8 == 0 {
                every_text_reads_back(&place).map_err(TestCaseError::fail)?;
            }
        }
    }

    #[test]
    fn no_text_panics(text in "\\PC{0,12}", squarish in "[KNPRxa-l0-9=+#^~@'!?-]{0,10}") {
        for game in Variant::all() {
            for text in [&text, &squarish] {
                if let Err(error) = game.start().parse_san(text) {
                    prop_assert!(!error.to_string().is_empty());
                    prop_assert!(error.offset().is_none_or(|at| at <= text.len()));
                }
            }
        }
    }
}

/// A Shah, a Shahzada and a Shah Masnu'a at one square: each has its own symbol.
#[test]
fn royals_are_told_apart_by_their_symbols() {
    let place = white(tamerlane(), "Kf1 Sf3 pe2 kk10");
    reads(&place, "f1e2", &["Ke2", "Kxe2"]);
    reads(&place, "f3e2", &["Se2", "Sxe2"]);
    reads(&place, "f1g2", &["Kg2"]);
    reads(&place, "f3g2", &["Sg2"]);
    let three = white(tamerlane(), "Kf1 Sf3 Md2 pe2 kk10");
    reads(&three, "d2e2", &["Mxe2"]);
}

#[test]
fn units_are_told_apart_by_file_then_rank_then_both() {
    let rooks = white(kamil(), "Kb1 Ra6 Ri6 kj10");
    reads(&rooks, "a6e6", &["Ra6e6", "a6e6", "Rae6"]);
    assert_eq!(
        error(&rooks, "Re6"),
        "more than one unit can go there: write one of Rae6, Rie6"
    );
    let rooks = white(kamil(), "Kb1 Ra9 Ra4 kj10");
    reads(&rooks, "a9a6", &["Ra9a6", "R9a6"]);
    assert_eq!(
        error(&rooks, "Raa6"),
        "more than one unit can go there: write one of R4a6, R9a6"
    );
    // The first shares its file with the second and its rank with the third.
    let knights = white(kamil(), "Kb1 Nc6 Nc4 Ng6 pe5 kj10");
    reads(&knights, "c6e5", &["Nc6e5", "Nc6xe5"]);
    reads(&knights, "c4e5", &["N4e5", "N4xe5"]);
    reads(&knights, "g6e5", &["Nge5", "Ngxe5"]);
    let two_digits = white(kamil(), "Kb1 Ra10 Ra5 kj9");
    reads(&two_digits, "a10a7", &["R10a7"]);
}

/// A pinned unit is no rival.
#[test]
fn only_legal_moves_are_told_apart() {
    let place = white(kamil(), "Ka1 Na6 ra10 Nd3 kj10");
    reads(&place, "d3c5", &["Ndc5", "N3c5", "Nc5"]);
}

#[test]
fn pawns_of_all_kinds_write_no_symbol() {
    let place = white(tamerlane(), "Kk1 R'b3 N'd3 pc4 kk10");
    reads(&place, "b3b4", &["R'b4", "b3b4", "b4"]);
    reads(&place, "b3c4", &["bc4", "b3xc4", "R'xc4", "R'c4", "bxc4"]);
    reads(&place, "d3c4", &["dc4", "N'xc4", "dxc4"]);
    let file = "a pawn that captures names the file it comes from: write bxc4 or dxc4";
    assert_eq!(error(&place, "c4"), file);
    assert_eq!(error(&place, "xc4"), file);
}

#[test]
fn a_pawn_writes_what_it_becomes() {
    let place = white(tamerlane(), "Kk1 K'b9 N'd9 nc10 kk5");
    reads(
        &place,
        "b9b10",
        &["b10", "b10S", "b10=s", "b9b10s", "b10=S"],
    );
    reads(&place, "b9c10", &["bxc10", "bc10=S", "bxc10=S"]);
    reads(&place, "d9c10", &["dxc10=N!", "dxc10=N"]);
    assert_eq!(
        error(&place, "d10=R"),
        "byte 3: `=R` does not come of this move: write `d10=N`"
    );
    assert_eq!(
        error(&place, "d10=R'"),
        "byte 3: `=R'` does not come of this move: write `d10=N`"
    );
    assert!(error(&place, "d10=X").starts_with("byte 4: `X` is no unit of this game"));
}

/// A pawn of Shatranj Kamil vanishes while its side has a General.
#[test]
fn a_pawn_that_vanishes_writes_a_dash() {
    let place = white(kamil(), "Kc1 Gh1 Pa9 rb10 kj5");
    reads(&place, "a9a10", &["a10", "a10=-"]);
    reads(&place, "a9b10", &["ab10", "axb10=-!?", "axb10=-"]);
    assert_eq!(
        error(&place, "a10=G"),
        "byte 3: `=G` does not come of this move: write `a10=-`"
    );
    assert_eq!(error(&place, "Gh2=-"), "the General on h1 can't move to h2");
}

/// The three journeys of the Baidaq al-Bayadiq.
#[test]
fn a_pawn_of_pawns_writes_each_end_of_its_way() {
    let game = tamerlane();
    let first = white(game, "Kk1 Pb9 rc10 kk5");
    reads(&first, "b9b10", &["b10"]);
    reads(&first, "b9c10", &["bxc10"]);
    let frozen = white(game, "Kk1 Pb10 rc5 ne5 ga3 kk5");
    reads(&frozen, "b10d4", &["b10d4", "P@d4"]);
    assert_eq!(error(&frozen, "Pd4"), "that move is written `P@d4`");
    assert_eq!(error(&frozen, "d4"), "that move is written `P@d4`");
    // What is removed where it is set is not written.
    let removes = white(game, "Kk1 Pb10 rc5 ne5 gd4 kk5");
    reads(&removes, "b10d4", &["P@d4"]);
    let second = white(game, "Kk1 P'b9 rc10 kk5");
    reads(
        &second,
        "b9b10",
        &["b10", "b10=p!", "b10P!", "b10=P!!", "b10=P!"],
    );
    reads(&second, "b9c10", &["bxc10", "bxc10=P!?", "bxc10=P!"]);
    let home_taken = white(game, "Kk1 P'b9 Nf3 kk5");
    reads(&home_taken, "b9b10", &["b10"]);
    let waits = white(game, "Kk1 P'b10 kk5");
    reads(&waits, "b10f3", &["P'@f3"]);
    let third = white(game, "Kk1 P!b9 K'c3 kk5");
    reads(&third, "b9b10", &["P!b10", "b10=M!", "b10=M"]);
}

#[test]
fn an_exchange_is_written_with_a_tilde() {
    let game = tamerlane();
    let place = at(game, "Kf1 rf8 Re2 Ng1 kk10", Color::White, "X");
    reads(&place, "f1g1", &["f1g1", "K~g1!", "K~g1"]);
    assert_eq!(error(&place, "Kg1"), "that move is written `K~g1`");
    reads(&place, "f1g2", &["Kg2"]);
    assert_eq!(error(&place, "K~g2"), "that move is written `Kg2`");
    let used = at(game, "Kf1 rf8 Re2 Ng1 kk10", Color::White, "-");
    assert_eq!(
        error(&used, "K~g1"),
        "the Shah on f1 can't change places with the unit on g1: its side has used up its exchange"
    );
}

#[test]
fn marks_say_what_the_move_does() {
    let check = white(kamil(), "Kb1 Ra8 kj10");
    reads(
        &check,
        "a8a10",
        &["Ra10", "Ra10#", "Ra10++", "Ra10+!?", "Ra10+"],
    );
    let mate = white(kamil(), "Kb1 Ra8 Rb9 kj10");
    reads(&mate, "a8a10", &["Ra10", "Ra10+", "Ra10#"]);
    let stalemate = white(kamil(), "Kf5 Rb8 Rh2 ka10");
    reads(&stalemate, "h2h9", &["Rh9", "Rh9^"]);
    let draw = white(tamerlane(), "Kk9 ka1");
    reads(&draw, "k9l9", &["Kl9", "Kl9=?", "Kl9="]);
    let corner = white(citadel(), "Kk11 kc2");
    reads(&corner, "k11l12", &["Kl12="]);
    assert_eq!(
        error(&corner, "Kk10="),
        "byte 4: `=` at the end is a draw by citadel, and this move is none"
    );
}

#[test]
fn the_urdabegini_gives_check_next_to_the_padshah() {
    let place = white(atranj(), "Kb1 Ue5 Ra6 ke7");
    reads(&place, "e5e6", &["Ue6+"]);
}

#[test]
fn refusals_say_what_is_wrong_and_where() {
    let start = kamil().start();
    let board = "the board has files a-j and ranks 1-10";
    let no_target = "the move has no target square: write a letter and a number, `k10`";
    for (text, message) in [
        (
            "",
            "the move is empty: write a unit and where it goes, `Nc3`".into(),
        ),
        (
            "  ",
            "the move is empty: write a unit and where it goes, `Nc3`".into(),
        ),
        (
            "Xb4",
            "byte 0: `X` is no unit of this game; the units are: K G E D N R P".into(),
        ),
        ("N", format!("byte 1: {no_target}")),
        ("Nc", format!("byte 2: {no_target}")),
        ("0-0", format!("byte 1: {no_target}")),
        ("Nz9", format!("byte 1: there is no square `z9`: {board}")),
        ("Nc03", format!("byte 1: there is no square `c03`: {board}")),
        (" z9a3", format!("byte 1: there is no square `z9`: {board}")),
        (
            "a3a11",
            format!("byte 2: there is no square `a11`: {board}"),
        ),
        ("b1-", format!("byte 3: {no_target}")),
        ("Nb1-x", format!("byte 4: {no_target}")),
        ("b1-xa3", format!("byte 3: {no_target}")),
        ("N-a3", format!("byte 1: {no_target}")),
        ("Nb1--a3", format!("byte 4: {no_target}")),
        (
            "Nb1-a3-c4",
            "byte 6: `-c4` belongs to no move: leave it out".into(),
        ),
        (
            "b1-a3-",
            "byte 5: `-` belongs to no move: leave it out".into(),
        ),
        (
            "Na3x",
            "byte 3: `x` is no unit of this game; the units are: K G E D N R P".into(),
        ),
        (
            "Na3 b3",
            "byte 3: ` b3` belongs to no move: leave it out".into(),
        ),
        (
            "Nb1a3a5",
            "byte 3: `a3a5` belongs to no move: leave it out".into(),
        ),
        (
            "@e4",
            "byte 0: `@e4` belongs to no move: leave it out".into(),
        ),
        (
            "Na3\u{e9}",
            "byte 3: `\u{e9}` belongs to no move: leave it out".into(),
        ),
        (
            "\u{265e}c3",
            "byte 0: `\u{265e}c3` belongs to no move: leave it out".into(),
        ),
        (
            "Na3#=",
            "byte 4: `=` at the end is a draw by citadel, and this move is none".into(),
        ),
        ("Nxa3", "nothing is captured on a3: leave out the x".into()),
        ("Nca3", "white has no Knight on the file c".into()),
        ("N5a3", "white has no Knight on rank 5".into()),
        ("Nh5a3", "white has no Knight on h5".into()),
        ("a1b7", "the Rook on a1 can't move to b7".into()),
        ("e2e4", "the Pawn on e2 can't move to e4".into()),
        ("Pb2b4", "the Pawn on b2 can't move to b4".into()),
        (
            "b4",
            "no pawn can go to b4: none moves so from where it stands".into(),
        ),
        (
            "Rd3",
            "no Rook can go to d3: none moves so from where it stands".into(),
        ),
        (
            "Kd2",
            "the Shah on e1 can't go to d2, where a unit of its own side stands".into(),
        ),
    ] {
        let message: String = message;
        assert_eq!(error(&start, text), message, "{text:?}");
    }
    let long = format!("N{}", "a3".repeat(100_000));
    assert!(error(&start, &long).len() < 100);
    let over = at(kamil(), "Kb1 Ra10 Rb9 kj10", Color::Black, "-");
    assert_eq!(
        error(&over, "Kj9"),
        "the game is over: white wins by checkmate"
    );
}

#[test]
fn a_void_is_no_square() {
    let void = "a2 is a void: the board has no square there";
    for (text, place) in [("Na2", 1), ("b3a2", 2), ("a2b3", 0), ("b3-a2", 3)] {
        let found = error(&citadel().start(), text);
        assert_eq!(found, format!("byte {place}: {void}"), "{text}");
    }
}

#[test]
fn a_dash_may_stand_between_two_squares() {
    let place = white(kamil(), "Kd1 Ra6 Pa9 rb10 kj5");
    reads(&place, "a6e6", &["a6-e6", "Ra6-e6", "Re6"]);
    reads(
        &place,
        "a9b10",
        &["a9-b10", "a9-b10G", "Pa9-b10=G!?", "axb10=G"],
    );
}

/// A game of one's own whose pawns may come to one square from several sides, and whose
/// board has a file x.
#[test]
fn any_game_writes_moves_that_read_back() -> Result<(), Box<dyn std::error::Error>> {
    let game = Variant::builder("wide")
        .board(Topology::grid(26, 4))
        .piece(PieceSpec::new("K", "King", Movement::betza("K")?).royal(1))
        .piece(PieceSpec::new("R", "Rook", Movement::betza("R")?))
        .piece(PieceSpec::new("P", "Pawn", Movement::betza("fmWfcF")?).promotes_to("R"))
        .piece(PieceSpec::new("B", "Berolina", Movement::betza("fmFfcW")?).promotes_to("R"))
        .start("k25/26/26/K25")
        .build()?;
    let place = white(&game, "Ka1 Rx1 Rm3 Px2 Bw2 By2 rw3 rz3 kb4");
    every_text_reads_back(&place)?;
    reads(&place, "x2x3", &["xx3"]);
    reads(&place, "w2x3", &["wx3"]);
    reads(&place, "x2w3", &["xw3", "xxw3"]);
    reads(&place, "w2w3", &["wxw3"]);
    Ok(())
}
