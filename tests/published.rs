//! Games that the library does not know, defined by the public builder alone, and the counts
//! of their moves that other programs have published: the test suites of Fairy-Stockfish
//! (`tests/perft.sh`) and Cute Chess (`tst_board.cpp`), and for the Kamil array counts made
//! with Fairy-Stockfish.
//!
//! A build without optimisation leaves the counts above half a million out.
#![cfg(feature = "std")]

use shatranj::perft::perft;
use shatranj::variant::{BareKing, Stalemate};
use shatranj::{Movement, PieceSpec, Position, Topology, Variant, VariantBuilder};

/// The largest count that is made without optimisation.
const SLOW_LIMIT: u64 = if cfg!(debug_assertions) {
    600_000
} else {
    u64::MAX
};

fn betza(text: &str) -> Movement {
    Movement::betza(text).unwrap_or_else(|error| panic!("{error}"))
}

/// A pawn of the old games, which becomes the unit with this symbol.
fn pawn(to: &str) -> PieceSpec {
    PieceSpec::new("P", "Pawn", betza("fmWfcF")).promotes_to(to)
}

/// What all games of this file have: king, knight, rook.
fn game(id: &str, files: u8) -> VariantBuilder {
    Variant::builder(id)
        .board(Topology::grid(files, if files == 10 { 10 } else { 8 }))
        .piece(PieceSpec::new("K", "King", betza("K")).royal(1))
        .piece(PieceSpec::new("N", "Knight", betza("N")))
        .piece(PieceSpec::new("R", "Rook", betza("R")))
}

fn built(builder: VariantBuilder) -> Variant {
    builder.build().unwrap_or_else(|error| panic!("{error}"))
}

fn shatranj(bare_king: BareKing) -> Variant {
    built(
        game("shatranj", 8)
            .piece(PieceSpec::new("G", "Ferz", betza("F")))
            .piece(PieceSpec::new("E", "Alfil", betza("A")))
            .piece(pawn("G"))
            .bare_king(bare_king)
            .start("rnekgenr/pppppppp/8/8/8/8/PPPPPPPP/RNEKGENR"),
    )
}

fn courier(bare_king: BareKing) -> Variant {
    built(
        game("courier", 12)
            .piece(PieceSpec::new("G", "Ferz", betza("F")))
            .piece(PieceSpec::new("E", "Alfil", betza("A")))
            .piece(PieceSpec::new("B", "Courier", betza("B")))
            .piece(PieceSpec::new("M", "Man", betza("K")))
            .piece(PieceSpec::new("W", "Schleich", betza("W")))
            .piece(pawn("G"))
            .bare_king(bare_king)
            .start("rnebmkgwbenr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RNEBMKGWBENR"),
    )
}

fn makruk() -> Variant {
    built(
        game("makruk", 8)
            .piece(PieceSpec::new("M", "Met", betza("F")))
            .piece(PieceSpec::new("S", "Khon", betza("FfW")))
            .piece(pawn("M"))
            .promotion_ranks(6, 3)
            .stalemate(Stalemate::Draws)
            .start("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR"),
    )
}

/// The rules of Shatranj Kamil, with the pawns one rank farther up.
fn kamil_with_advanced_pawns() -> Variant {
    built(
        game("kamil-3", 10)
            .piece(PieceSpec::new("G", "General", betza("F")))
            .piece(PieceSpec::new("E", "Elephant", betza("A")))
            .piece(PieceSpec::new("D", "War machine", betza("K")))
            .piece(PieceSpec::new("P", "Pawn", betza("fmWfcF")).promotes_or_vanishes("G", 1))
            .start("rnedkgdenr/10/pppppppppp/10/10/10/10/PPPPPPPPPP/10/RNEDKGDENR"),
    )
}

/// Compares the counts from a depth on.
fn check(position: &Position, first_depth: u32, counts: &[u64]) {
    for (depth, &count) in (first_depth..).zip(counts) {
        if count <= SLOW_LIMIT {
            let id = position.variant().id();
            assert_eq!(perft(position, depth), count, "{id} at depth {depth}");
        }
    }
}

const SHATRANJ: &[u64] = &[16, 256, 4_176, 68_122, 1_164_248, 19_864_709];
/// From depth 4 on.
const COURIER: &[u64] = &[180_571, 4_139_349, 94_789_147];
const COURIER_BEGUN: &[u64] = &[26, 678, 18_406, 500_337, 14_144_849];
/// From depth 4 on.
const MAKRUK: &[u64] = &[273_026, 6_223_994, 142_078_049];
const KAMIL_ADVANCED: &[u64] = &[25, 625, 16_175, 418_609, 11_129_055];

/// Courier after the four moves with which each side had to begin.
const BEGUN: &str = "rnebmk1wbenr/1ppppp1pppp1/6g5/p5p4p/P5P4P/6G5/1PPPPP1PPPP1/RNEBMK1WBENR w";

#[test]
fn shatranj_with_and_without_the_bare_king_rule() {
    for rule in [BareKing::Plays, BareKing::Loses] {
        check(&shatranj(rule).start(), 1, SHATRANJ);
    }
}

#[test]
fn courier_with_and_without_the_bare_king_rule() {
    for rule in [BareKing::Plays, BareKing::Loses] {
        check(&courier(rule).start(), 4, COURIER);
    }
}

#[test]
fn courier_after_the_obligatory_moves() {
    for rule in [BareKing::Plays, BareKing::Loses] {
        let begun = courier(rule).position(BEGUN);
        check(&begun.expect("a position"), 1, COURIER_BEGUN);
    }
}

#[test]
fn makruk_from_the_array() {
    check(&makruk().start(), 4, MAKRUK);
}

#[test]
fn kamil_with_pawns_on_the_third_rank() {
    check(&kamil_with_advanced_pawns().start(), 1, KAMIL_ADVANCED);
}

/// The texts under `examples/variants` describe the same games, and say so themselves of the
/// end rules that the counts don't show.
#[test]
fn the_texts_are_the_same_games() {
    for (text, game) in [
        (
            include_str!("../examples/variants/shatranj.game"),
            shatranj(BareKing::Loses),
        ),
        (
            include_str!("../examples/variants/courier.game"),
            courier(BareKing::Loses),
        ),
        (include_str!("../examples/variants/makruk.game"), makruk()),
    ] {
        let read = Variant::from_text(text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(read.id(), game.id());
        assert_eq!(read.start_array(), game.start_array());
        assert_eq!(read.rules().bare_king, game.rules().bare_king);
        assert_eq!(read.rules().stalemate, game.rules().stalemate);
        assert_eq!(read.rules().promotion_zone, game.rules().promotion_zone);
        for (_, piece) in game.pieces() {
            let kind = read.kind(&piece.symbol).expect("the same symbols");
            assert_eq!(
                read.piece(kind).movement,
                piece.movement,
                "{}",
                piece.symbol
            );
            assert_eq!(read.piece(kind).royal, piece.royal, "{}", piece.symbol);
        }
        assert_eq!(perft(&read.start(), 3), perft(&game.start(), 3));
    }
}
