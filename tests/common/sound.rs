//! What must hold in every position, whatever the game.

use std::collections::BTreeSet;

use shatranj::{Color, Move, Position, SquareSet};

use super::drawing::{move_names, picture};

/// Sees that all ways to look at a position agree.
#[track_caller]
pub fn check(position: &Position) {
    check_sets(position);
    check_moves(position);
    check_ends(position);
    check_undo(position);
    check_text(position);
}

/// The sides do not overlap, and no set has a square outside the board.
#[track_caller]
fn check_sets(position: &Position) {
    let board = position.variant().topology();
    let (white, black) = (position.pieces(Color::White), position.pieces(Color::Black));
    assert_eq!(white | black, position.occupied(), "{}", picture(position));
    assert!((white & black).is_empty(), "{}", picture(position));
    for color in Color::ALL {
        let royals = position.royals(color);
        assert!(
            royals.is_subset(position.pieces(color)),
            "{}",
            picture(position)
        );
        assert!(!royals.is_empty(), "{}", picture(position));
        let acting = position.acting_royal(color).expect("an acting royal");
        assert!(royals.contains(acting), "{}", picture(position));
    }
    for square in board.squares() {
        assert!(position.attacks_from(square).is_subset(board.squares()));
        for color in Color::ALL {
            let attackers = position.attackers(square, color);
            assert!(
                attackers.is_subset(position.pieces(color)),
                "{}",
                picture(position)
            );
        }
    }
    let attacked = |square| {
        let attackers = position.attackers(square, !position.side_to_move());
        attackers == position.checkers()
    };
    if position.in_check() {
        let sole = position.royals(position.side_to_move()).single();
        assert!(sole.is_some_and(attacked), "{}", picture(position));
    }
}

/// The list, the count, the sets, the single squares and the reasons agree.
#[track_caller]
fn check_moves(position: &Position) {
    let picture = || picture(position);
    let list = position.legal_moves();
    let set: BTreeSet<Move> = list.iter().copied().collect();
    assert_eq!(set.len(), list.len(), "a move twice in\n{}", picture());
    assert_eq!(position.count_moves(), list.len() as u64, "{}", picture());
    assert_eq!(position.has_moves(), !list.is_empty(), "{}", picture());
    let mut bulk = BTreeSet::new();
    position.for_each_move_set(|from, targets| {
        assert!(!targets.is_empty(), "an empty set in\n{}", picture());
        for to in targets {
            assert!(
                bulk.insert(Move::new(from, to)),
                "a move twice in\n{}",
                picture()
            );
        }
    });
    assert_eq!(bulk, set, "{}", picture());
    for from in position.variant().topology().squares() {
        let of_list = list.iter().filter(|m| m.from == from).map(|m| m.to);
        let targets: SquareSet = of_list.collect();
        assert_eq!(position.destinations(from), targets, "{}", picture());
    }
    let takes: BTreeSet<Move> = set
        .iter()
        .copied()
        .filter(|m| position.is_capture(*m))
        .collect();
    let captures: BTreeSet<Move> = position.captures().into_iter().collect();
    let names =
        |moves: &BTreeSet<Move>| move_names(position, &moves.iter().copied().collect::<Vec<_>>());
    assert_eq!(
        names(&captures),
        names(&takes),
        "captures of\n{}",
        picture()
    );
    for from in position.occupied() {
        for to in position.variant().topology().squares() {
            let m = Move::new(from, to);
            let legal = set.contains(&m);
            assert_eq!(position.is_legal(m), legal, "{}", picture());
            assert_eq!(
                position.why_illegal(from, to).is_none(),
                legal,
                "{}",
                picture()
            );
            assert_eq!(position.effect(m).is_some(), legal, "{}", picture());
        }
    }
}

/// A finished position has no moves, and a position without moves is finished.
#[track_caller]
fn check_ends(position: &Position) {
    let over = position.outcome().is_some();
    assert_eq!(over, !position.has_moves(), "{}", picture(position));
}

/// Each move changes the side, keeps up the hash, and is taken back without a trace.
#[track_caller]
fn check_undo(position: &Position) {
    let mut played = position.clone();
    for &m in &position.legal_moves() {
        let text = || format!("{} in\n{}", move_names(position, &[m]), picture(position));
        let undo = played.apply(m);
        assert_eq!(
            played.side_to_move(),
            !position.side_to_move(),
            "{}",
            text()
        );
        assert_eq!(
            played.key(),
            played.fresh_key(),
            "the hash after {}",
            text()
        );
        assert_ne!(played.key(), position.key(), "the hash after {}", text());
        let checked = !played.royals(played.side_to_move()).is_empty() && played.in_check();
        assert_eq!(position.gives_check(m), checked, "check by {}", text());
        let mover = position.side_to_move();
        assert!(
            !played.royals(mover).is_empty(),
            "no royal after {}",
            text()
        );
        played.undo(undo);
        assert_eq!(&played, position, "undo of {}", text());
        assert_eq!(played.setup(), position.setup(), "undo of {}", text());
    }
}

/// The position and each of its moves can be written, and read back.
#[track_caller]
fn check_text(position: &Position) {
    let fen = position.fen();
    let read = position.variant().position(&fen);
    assert_eq!(read.as_ref(), Ok(position), "{fen}");
    let mut texts = BTreeSet::new();
    for &m in &position.legal_moves() {
        let text = position.move_text(m);
        assert_eq!(position.parse_move(&text), Ok(m), "{text} in {fen}");
        assert_eq!(text, move_names(position, &[m]), "{fen}");
        assert!(
            texts.insert(position.san(m)),
            "two moves {} in {fen}",
            position.san(m)
        );
        assert_eq!(position.parse_san(&position.san(m)).ok(), Some(m), "{fen}");
    }
}
