//! cutechess/cutechess PR 534, 247: the check test and the move generator disagree. For each
//! kind of attacker and the royal on every square: it is check exactly if the attacker could
//! move there and take another unit in the royal's place.

use crate::random::Random;
use shatranj::{Color, Move, Piece, PieceKind, Position, Setup, Square, Variant, variants};

/// What stands where besides the royal: the attacker, some blockers, the enemy's royal.
struct Trial<'a> {
    game: &'a Variant,
    attacker: (Square, PieceKind),
    blockers: Vec<(Square, Piece)>,
    black_king: Square,
}

impl Trial<'_> {
    fn base(&self) -> Setup {
        let mut setup = Setup::empty();
        for (square, piece) in &self.blockers {
            setup.set(*square, Some(*piece));
        }
        setup.set(self.black_king, self.game.piece_of_symbol("k"));
        let (square, kind) = self.attacker;
        setup.set(square, Some(Piece::new(Color::Black, kind)));
        setup
    }

    /// With White's royal on the square: does the attacker give check?
    fn checks(&self, royal: Square) -> Option<bool> {
        let mut setup = self.base();
        setup.set(royal, self.game.piece_of_symbol("K"));
        let position = Position::new(self.game, &setup).ok()?;
        Some(position.checkers().contains(self.attacker.0))
    }

    /// With a white Dabbaba or Elephant there and White's royal elsewhere: may the attacker
    /// take it? `None` where Black is in check and may not do as it likes.
    fn takes(&self, square: Square, royal: Square, dummy: Piece) -> Option<bool> {
        let mut setup = self.base();
        if setup.get(royal).is_some() || royal == square {
            return None;
        }
        setup.set(square, Some(dummy));
        setup.set(royal, self.game.piece_of_symbol("K"));
        setup.set_side_to_move(Color::Black);
        let position = Position::new(self.game, &setup).ok()?;
        (!position.in_check()).then(|| position.is_legal(Move::new(self.attacker.0, square)))
    }
}

/// Every unit of a game as attacker, on some squares, among some blockers, against a royal on
/// every square. Returns how often it was seen to be check and not.
fn compare(game: &Variant, dummy: &str, kings: &[&str]) -> (u32, u32) {
    let board = game.topology();
    let dummy = game.piece_of_symbol(dummy).expect("the dummy");
    let kings: Vec<Square> = kings
        .iter()
        .map(|name| board.square(name).expect("a square"))
        .collect();
    let mut random = Random::new(99);
    let mut seen = (0, 0);
    let plain: Vec<PieceKind> = game
        .pieces()
        .filter(|(_, p)| p.royal.is_none())
        .map(|(k, _)| k)
        .collect();
    for (kind, piece) in game.pieces() {
        // The Urdabegini attacks the Padshah and others differently, by its rule.
        if piece.royal.is_some() || piece.symbol == "U" {
            continue;
        }
        for round in 0..6 {
            let any =
                |random: &mut Random| Square::new(random.below(board.len()) as u8).expect("an id");
            let mut blockers = Vec::new();
            for _ in 0..round * 3 {
                let piece = Piece::new(
                    Color::ALL[random.below(2)],
                    plain[random.below(plain.len())],
                );
                blockers.push((any(&mut random), piece));
            }
            let black_king = kings[random.below(kings.len())];
            let trial = Trial {
                game,
                attacker: (any(&mut random), kind),
                blockers,
                black_king,
            };
            if trial.attacker.0 == black_king {
                continue;
            }
            for square in board.main_board() - trial.attacker.0.set() - black_king.set() {
                let Some(checks) = trial.checks(square) else {
                    continue;
                };
                let mut shelters = kings
                    .iter()
                    .filter_map(|&king| trial.takes(square, king, dummy));
                let Some(takes) = shelters.next() else {
                    continue;
                };
                // A pinned attacker gives check all the same.
                if checks && !takes && pinned(&trial, square, dummy, &kings) {
                    continue;
                }
                assert_eq!(
                    checks,
                    takes,
                    "{} on {} against {}: {:?}",
                    piece.symbol,
                    board.name(trial.attacker.0),
                    board.name(square),
                    trial.base()
                );
                if checks {
                    seen.0 += 1;
                } else {
                    seen.1 += 1;
                }
            }
        }
    }
    seen
}

/// Whether the attacker is pinned to its own royal in the position with the dummy.
fn pinned(trial: &Trial<'_>, square: Square, dummy: Piece, kings: &[Square]) -> bool {
    kings.iter().any(|&royal| {
        let mut setup = trial.base();
        if setup.get(royal).is_some() || royal == square {
            return false;
        }
        setup.set(square, Some(dummy));
        setup.set(royal, trial.game.piece_of_symbol("K"));
        setup.set_side_to_move(Color::Black);
        Position::new(trial.game, &setup).is_ok_and(|p| p.pinned().contains(trial.attacker.0))
    })
}

fn assert_enough((checks, quiet): (u32, u32)) {
    assert!(
        checks > 150 && quiet > 500,
        "{checks} checks, {quiet} others"
    );
}

#[test]
fn check_and_capture_agree_in_tamerlane_chess() {
    assert_enough(compare(
        variants::tamerlane(),
        "D",
        &["a1", "k10", "a10", "k1", "f6"],
    ));
}

#[test]
fn check_and_capture_agree_in_shatranj_kamil() {
    assert_enough(compare(
        variants::kamil(),
        "E",
        &["a1", "j10", "a10", "j1", "f6"],
    ));
}

#[test]
fn check_and_capture_agree_in_atranj() {
    assert_enough(compare(
        variants::atranj(),
        "P",
        &["a1", "j10", "a10", "j1", "f6"],
    ));
}

#[test]
fn check_and_capture_agree_in_citadel_chess() {
    assert_enough(compare(
        variants::citadel(),
        "E",
        &["b2", "k11", "b11", "k2", "f6"],
    ));
}
