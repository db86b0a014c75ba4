//! Values that are worked out from movements are those that players know.

use shatranj::variant::Promotion;
use shatranj::{Color, Variant};

use crate::search::Values;

/// Sees that the kinds with these symbols are worth less and less.
fn descending(game: &str, symbols: &[&str]) {
    let variant = Variant::by_name(game).unwrap();
    let values = Values::new(variant);
    let value = |symbol: &str| values.of(variant.kind(symbol).expect(symbol));
    for pair in symbols.windows(2) {
        let (more, less) = (value(pair[0]), value(pair[1]));
        assert!(more > less && less > 0, "{game} {pair:?}: {more}, {less}");
    }
}

/// The values of the Arab masters for the pieces of Shatranj, as histories of chess tell them
/// since H. J. R. Murray (1913): a dirham for the Rukh, two thirds of one for the Faras, a third
/// for the Firzan, a quarter for the Fil, less for most pawns. Two games keep these pieces, and
/// in the others too the Rukh comes before the Asb, and that before the short-ranged.
#[test]
fn pieces_are_worth_what_the_masters_say() {
    for game in ["kamil", "citadel"] {
        descending(game, &["R", "N", "G", "E", "P"]);
    }
    descending("atranj", &["R", "N", "P"]);
    for short in ["G", "W", "E"] {
        descending("tamerlane", &["R", "N", short]);
    }
}

/// What can do all that another piece can, and more, is worth more.
#[test]
fn a_piece_that_moves_like_two_is_worth_more_than_each() {
    for (game, more, less) in [
        // A rook makes a Wazir's step, a war machine that steps as a king a General's.
        ("tamerlane", "R", "W"),
        ("kamil", "D", "G"),
        // Shahzadeh, queen and knight; Wazir, a queen; Kotwal, bishop and knight.
        ("atranj", "S", "W"),
        ("atranj", "S", "T"),
        ("atranj", "S", "N"),
        ("atranj", "W", "R"),
        ("atranj", "W", "B"),
        ("atranj", "T", "B"),
        ("atranj", "T", "N"),
        // A war machine that moves as a bishop makes a General's step.
        ("citadel", "D", "G"),
    ] {
        descending(game, &[more, less]);
    }
}

#[test]
fn a_pawn_is_worth_less_than_what_it_becomes() {
    for variant in Variant::all() {
        let values = Values::new(variant);
        for (kind, piece) in variant.pieces() {
            let Some(Promotion::To(to) | Promotion::ToOrVanish { to, .. }) = piece.promotion else {
                continue;
            };
            assert!(values.of(kind) < values.of(to), "{}", piece.name);
        }
    }
}

/// The pawn of pawns is worth more from journey to journey.
#[test]
fn journeys_add_value() {
    descending("tamerlane", &["M", "P!", "P'", "P"]);
}

/// A royal that is never captured counts nothing; where there can be several each counts.
#[test]
fn only_royals_that_can_be_lost_have_a_value() {
    for (game, several) in [
        ("kamil", false),
        ("atranj", false),
        ("citadel", false),
        ("tamerlane", true),
    ] {
        let variant = Variant::by_name(game).unwrap();
        let values = Values::new(variant);
        assert_eq!(values.of(variant.kind("K").unwrap()) > 0, several, "{game}");
    }
}

/// What holds for White on a square holds for Black on its mirror image.
#[test]
fn both_sides_have_the_same_values() {
    for variant in Variant::all() {
        let (values, board) = (Values::new(variant), variant.topology());
        let top = board.bounds().1 - 1;
        for (kind, piece) in variant.pieces() {
            for square in board.squares() {
                let (column, row) = board.cell_of(square);
                let mirror = board.cell(column, top - row).expect("a mirror image");
                for worth in [Values::place, Values::advance] {
                    assert_eq!(
                        worth(&values, kind, Color::White, square),
                        worth(&values, kind, Color::Black, mirror),
                        "{} {} {}",
                        variant.id(),
                        piece.name,
                        board.name(square)
                    );
                }
            }
        }
    }
}

/// A pawn is worth more with every step, and nowhere more than what it becomes.
#[test]
fn pawns_gain_by_going_forward() {
    let variant = Variant::by_name("atranj").unwrap();
    let (values, board) = (Values::new(variant), variant.topology());
    let pawn = variant.kind("P").unwrap();
    let worth = |name: &str| values.advance(pawn, Color::White, board.square(name).unwrap());
    let ranks = ["e2", "e5", "e7", "e8", "e9"].map(worth);
    assert!(ranks.is_sorted() && ranks[0] < ranks[4], "{ranks:?}");
    assert!(ranks[4] + values.of(pawn) < values.of(variant.kind("W").unwrap()));
}
