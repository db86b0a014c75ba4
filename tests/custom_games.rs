//! Games of one's own: how they end. The rule of the bare king, and the order in which a
//! position is asked whether the game is over: a draw by citadel, checkmate, a bare king,
//! stalemate.
#![cfg(feature = "std")]

use shatranj::variant::{BareKing, CitadelEntry, CitadelsSpec, Stalemate};
use shatranj::{
    Color, EndReason, Movement, Outcome, PieceSpec, Position, Topology, Variant, VariantBuilder,
};

const WHITE_WINS: Option<Color> = Some(Color::White);
const BLACK_WINS: Option<Color> = Some(Color::Black);
const DRAW: Option<Color> = None;

fn betza(text: &str) -> Movement {
    Movement::betza(text).expect("a movement")
}

/// Shatranj, its rules to be completed.
fn shatranj() -> VariantBuilder {
    Variant::builder("shatranj")
        .board(Topology::grid(8, 8))
        .piece(PieceSpec::new("K", "Shah", betza("K")).royal(1))
        .piece(PieceSpec::new("G", "Firzan", betza("F")))
        .piece(PieceSpec::new("E", "Pil", betza("A")))
        .piece(PieceSpec::new("N", "Faras", betza("N")))
        .piece(PieceSpec::new("R", "Rukh", betza("R")))
        .piece(PieceSpec::new("P", "Baidaq", betza("fmWfcF")).promotes_to("G"))
        .bare_king(BareKing::Loses)
        .start("rnekgenr/pppppppp/8/8/8/8/PPPPPPPP/RNEKGENR")
}

fn position(game: VariantBuilder, fen: &str) -> Position {
    let game = game.build().expect("a game");
    let position = game.position(fen);
    position.unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn after(mut position: Position, moves: &[&str]) -> Position {
    for text in moves {
        let played = position.play_text(text);
        played.unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    position
}

/// The game is over so, and nothing can be played.
fn assert_over(position: &Position, winner: Option<Color>, reason: EndReason) {
    let fen = position.fen();
    assert_eq!(
        position.outcome(),
        Some(Outcome::new(winner, reason)),
        "{fen}"
    );
    assert_eq!(position.count_moves(), 0, "{fen}");
    assert!(
        position.legal_moves().is_empty() && !position.has_moves(),
        "{fen}"
    );
}

#[test]
fn a_side_left_with_its_king_alone_loses() {
    let before = position(shatranj(), "4k2r/8/8/8/8/8/8/K5NR w");
    assert_over(&after(before, &["h1h8"]), WHITE_WINS, EndReason::BareKing);
    let before = position(shatranj(), "k5nr/8/8/8/8/8/8/4K2R b");
    assert_over(&after(before, &["h8h1"]), BLACK_WINS, EndReason::BareKing);
}

#[test]
fn without_the_rule_a_king_alone_plays_on() {
    let game = shatranj().bare_king(BareKing::Plays);
    let bare = after(position(game, "4k2r/8/8/8/8/8/8/K5NR w"), &["h1h8"]);
    assert_eq!(bare.outcome(), None);
    assert!(bare.has_moves());
}

/// White's rook takes the last black man, and can be taken in turn.
const LAST_MEN: &str = "6kn/7R/8/8/8/8/8/K7 w";

#[test]
fn taking_the_last_man_of_the_enemy_on_the_very_next_move_draws() {
    let bare = after(position(shatranj(), LAST_MEN), &["h7h8"]);
    assert_eq!(bare.outcome(), None, "Black may still take back");
    assert_over(&after(bare, &["g8h8"]), DRAW, EndReason::BareKing);
}

/// Any other move is legal too, and loses.
#[test]
fn the_very_next_move_and_no_later_one() {
    let bare = after(position(shatranj(), LAST_MEN), &["h7h8"]);
    let moves: Vec<String> = bare
        .legal_moves()
        .iter()
        .map(|m| bare.move_text(*m).to_string())
        .collect();
    assert_eq!(moves.len(), 3, "{moves:?}");
    for text in moves.iter().filter(|text| *text != "g8h8") {
        assert_over(
            &after(bare.clone(), &[text]),
            WHITE_WINS,
            EndReason::BareKing,
        );
    }
}

#[test]
fn a_last_man_that_is_guarded_cannot_be_taken() {
    let before = position(shatranj(), "4k3/3p4/2K5/4N3/8/8/8/8 w");
    assert_over(&after(before, &["e5d7"]), WHITE_WINS, EndReason::BareKing);
}

#[test]
fn with_two_men_left_there_is_no_taking_back() {
    let before = position(shatranj(), "6kn/7R/8/8/8/8/8/KN6 w");
    assert_over(&after(before, &["h7h8"]), WHITE_WINS, EndReason::BareKing);
}

/// Positions that no move has led to are judged by the same words.
#[test]
fn bare_kings_of_a_fen() {
    let over = |fen| position(shatranj(), fen);
    assert_over(&over("4k3/8/8/8/8/8/8/4K3 w"), DRAW, EndReason::BareKing);
    assert_over(
        &over("4k3/8/8/8/8/8/8/4K2R w"),
        WHITE_WINS,
        EndReason::BareKing,
    );
    assert_over(
        &over("4k3/8/8/8/8/8/8/4K2R b"),
        WHITE_WINS,
        EndReason::BareKing,
    );
    assert_over(
        &over("4k2r/8/8/8/8/8/8/4K3 b"),
        BLACK_WINS,
        EndReason::BareKing,
    );
    assert_eq!(over("4k2r/8/8/8/8/8/8/4K2R b").outcome(), None);
}

/// A pawn that vanishes can leave its own side bare; the enemy need not take anything then.
#[test]
fn a_side_that_bares_itself_loses() {
    let game = Variant::builder("vanishing")
        .board(Topology::grid(8, 8))
        .piece(PieceSpec::new("K", "Shah", betza("K")).royal(1))
        .piece(PieceSpec::new("G", "General", betza("F")))
        .piece(PieceSpec::new("P", "Pawn", betza("fmWfcF")).promotes_or_vanishes("G", 0))
        .bare_king(BareKing::Loses)
        .start("4k3/8/8/8/8/8/8/4K3");
    // The kings of the array are bare, so the game would be over before it begins.
    assert_over(
        &position(game.clone(), "4k3/8/8/8/8/8/8/4K3 w"),
        DRAW,
        EndReason::BareKing,
    );
    let alone = position(game, "4k2g/P7/8/8/8/8/8/4K3 w");
    assert_over(&after(alone, &["a7a8"]), BLACK_WINS, EndReason::BareKing);
}

/// The capture of the last man gives mate: it is the mate that counts.
#[test]
fn checkmate_is_looked_at_before_a_bare_king() {
    let before = position(shatranj(), "n6k/8/6K1/8/8/8/8/R7 w");
    assert_over(&after(before, &["a1a8"]), WHITE_WINS, EndReason::Checkmate);
}

/// Even a royal alone may mate, if it is strong enough; then nobody asks who is alone.
#[test]
fn a_royal_alone_can_mate() {
    let queens = Variant::builder("queens")
        .board(Topology::grid(6, 6))
        .piece(PieceSpec::new("Q", "Queen", betza("Q")).royal(1))
        .piece(PieceSpec::new("K", "King", betza("K")).royal(2))
        .piece(PieceSpec::new("W", "Walker", betza("fW")))
        .start("2Q3/6/6/6/6/3k2");
    let game = queens.clone().bare_king(BareKing::Loses);
    let mated = position(game, "k4Q/ww4/6/6/6/6 b");
    assert_over(&mated, WHITE_WINS, EndReason::Checkmate);
    let game = queens.bare_king(BareKing::Loses);
    let free = position(game, "k4Q/1w4/6/6/6/6 b");
    assert_over(&free, BLACK_WINS, EndReason::BareKing);
}

/// A small game with a citadel for each side.
fn citadels() -> VariantBuilder {
    Variant::builder("citadels")
        .board(Topology::grid(5, 5))
        .piece(PieceSpec::new("K", "King", betza("K")).royal(1))
        .piece(PieceSpec::new("R", "Rook", betza("R")))
        .bare_king(BareKing::Loses)
        .citadels(entered_by(CitadelEntry::AnyPiece))
        .start("k4/5/5/5/K4")
}

/// A citadel for each side, a3 and e3.
fn entered_by(entry: CitadelEntry) -> CitadelsSpec {
    CitadelsSpec {
        white: vec!["a3".into()],
        black: vec!["e3".into()],
        entry,
        own: None,
    }
}

/// White's king has reached Black's citadel, is mated there, and alone.
#[test]
fn a_citadel_is_looked_at_before_checkmate_and_a_bare_king() {
    let fen = "k4/5/4K/5/3rr w";
    assert_over(&position(citadels(), fen), DRAW, EndReason::Citadel);
    let elsewhere = citadels().citadels(CitadelsSpec {
        white: vec!["a3".into()],
        black: vec!["e4".into()],
        entry: CitadelEntry::AnyPiece,
        own: None,
    });
    assert_over(&position(elsewhere, fen), BLACK_WINS, EndReason::Checkmate);
    let alone = "k4/5/4K/5/4R b";
    assert_over(&position(citadels(), alone), DRAW, EndReason::Citadel);
}

/// White's king is alone and has no move; whatever stalemate means, the bare king decides.
#[test]
fn a_bare_king_is_looked_at_before_stalemate() {
    let fen = "1r2k/5/5/4r/K4 w";
    for (stalemate, winner) in [
        (Stalemate::Loses, BLACK_WINS),
        (Stalemate::Draws, DRAW),
        (Stalemate::Wins, WHITE_WINS),
    ] {
        let game = citadels().stalemate(stalemate);
        assert_over(
            &position(game.clone(), fen),
            BLACK_WINS,
            EndReason::BareKing,
        );
        let game = game.bare_king(BareKing::Plays);
        assert_over(&position(game, fen), winner, EndReason::Stalemate);
    }
}

/// The rule costs nothing but what it says: as long as both sides have two men or more, the
/// moves are the same with and without it.
#[test]
fn the_rule_changes_no_move_before_a_king_is_alone() {
    for fen in ["4k2r/8/8/8/8/8/8/K5NR w", "rn2k3/8/8/8/3E4/8/8/4KG2 b"] {
        let with = position(shatranj(), fen).legal_moves().to_vec();
        let without = position(shatranj().bare_king(BareKing::Plays), fen);
        assert_eq!(with, without.legal_moves().to_vec(), "{fen}");
    }
}

/// A citadel that is no sanctuary is closed to none of several royals.
#[test]
fn any_of_several_royals_enters_a_plain_citadel() {
    for (entry, prince) in [
        (CitadelEntry::AnyPiece, true),
        (CitadelEntry::RoyalOnly, true),
        (CitadelEntry::Sanctuary, false),
    ] {
        let game = citadels()
            .piece(PieceSpec::new("Q", "Prince", betza("K")).royal(2))
            .citadels(entered_by(entry));
        let position = position(game, "k4/4K/5/4Q/r4 w");
        let enters = |text: &str| position.clone().play_text(text).is_ok();
        assert!(enters("e4e3"), "the acting royal, {entry:?}");
        assert_eq!(enters("e2e3"), prince, "the prince, {entry:?}");
    }
}

/// A homing unit threatens the squares beside it, but no sanctuary.
#[test]
fn a_sanctuary_is_safe_from_homing_units() {
    let homing = Movement::homing(shatranj::movement::Homing::Chebyshev);
    for (entry, safe) in [
        (CitadelEntry::AnyPiece, false),
        (CitadelEntry::Sanctuary, true),
    ] {
        let game = citadels()
            .piece(PieceSpec::new("G", "Guard", homing.clone()))
            .citadels(entered_by(entry));
        let position = position(game, "4k/1g3/5/1K3/3R1 w");
        let goes = |text: &str| position.clone().play_text(text).is_ok();
        assert!(!goes("b2b3") && !goes("b2c3"), "{entry:?}");
        assert_eq!(goes("b2a3"), safe, "{entry:?}");
    }
}

/// No citadel in the zone of a promotion, be it one side's or both sides'.
#[test]
fn citadels_and_promotion_zones() {
    for (ranks, good) in [
        ((5, 1), true),
        ((3, 1), false),
        ((5, 3), false),
        ((3, 3), false),
    ] {
        let built = citadels().promotion_ranks(ranks.0, ranks.1).build();
        assert_eq!(built.is_ok(), good, "{ranks:?}");
    }
}

/// What a game says about itself is what its maker has said.
#[test]
fn what_a_game_is_about() {
    let text = "Two kings, rooks, and a citadel for each side.";
    let game = citadels().about(text).build().expect("a game");
    assert_eq!(game.about(), text);
}
