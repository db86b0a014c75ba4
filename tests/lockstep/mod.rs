//! The library and the referee side by side: every question that a position answers is put
//! to both, and the first difference ends the test with all that is needed to look at it.

pub mod arrange;
pub mod explore;
pub mod flip;
pub mod rng;
pub mod tally;
pub mod texts;

use std::fmt::Debug;

use shatranj::{Color, Faults, Move, Outcome, Position, Setup, Square, SquareSet};

use crate::reference::Referee;
use crate::reference::board::Board;
use crate::reference::verdict::{Judgement, Legal};
use flip::Flip;
use rng::Rng;
use tally::{Tally, effect_name, name_of};

/// Compares positions of one variant.
pub struct Lockstep {
    pub referee: Referee,
    pub tally: Tally,
    pub rng: Rng,
    /// Whether moves are written and read as well.
    pub texts: bool,
    seed: u64,
    flips: Vec<Flip>,
}

impl Lockstep {
    pub fn new(referee: Referee, seed: u64) -> Lockstep {
        Lockstep {
            flips: Flip::all(&referee.variant),
            referee,
            tally: Tally::default(),
            rng: Rng::new(seed),
            texts: false,
            seed,
        }
    }

    /// Puts a set-up to both. They must agree on whether it is a position, and if it is one
    /// on everything about it.
    pub fn admit(&mut self, setup: &Setup) -> Option<Position> {
        let board = Board::read(setup, self.referee.topology().len());
        let faults = self.referee.faults(setup);
        match Position::new(&self.referee.variant, setup) {
            Ok(position) => {
                assert!(
                    faults.is_empty(),
                    "{}accepted, but {faults:?}",
                    self.name(&board)
                );
                Some(position)
            }
            Err(error) => {
                let told = comparable(faults, error.faults());
                self.agree(&board, "faults", &comparable(faults, faults), &told);
                self.tally.add("refused set-ups");
                self.tally.faults(faults);
                None
            }
        }
    }

    /// Compares all that can be asked of a position. Gives the legal moves.
    pub fn compare(&mut self, position: &mut Position) -> Judgement {
        let referee = &self.referee;
        let board = Board::read(&position.setup(), referee.topology().len());
        let judgement = referee.judge(&board);
        self.compare_text(&board, position);
        self.compare_lists(&board, position, &judgement);
        self.compare_check(&board, position, &judgement);
        self.compare_pins(&board, position, &judgement);
        if self.rng.chance(10) {
            self.compare_picked(&board, position, &judgement);
            self.compare_pass(&board, position, &judgement);
        }
        for legal in &judgement.moves {
            self.compare_move(&board, position, legal);
        }
        let unsafe_moves = judgement.unsafe_moves.clone();
        self.compare_refusals(&board, position, &judgement, &unsafe_moves);
        for flip in &self.flips {
            self.compare_flipped(flip, &board, &judgement);
        }
        if self.texts {
            self.compare_texts(&board, position, &judgement);
        }
        if self.rng.chance(15) {
            self.compare_attacks(&board, position);
        }
        self.tally.position(&self.referee, &board, &judgement);
        judgement
    }

    fn compare_text(&self, board: &Board, position: &Position) {
        let fen = self.referee.fen(board);
        self.agree(board, "FEN", &fen, &position.fen());
        match self.referee.variant.position(&fen) {
            Ok(read) => {
                self.agree(board, "set-up read back", &position.setup(), &read.setup());
                self.agree(board, "key read back", &position.key(), &read.key());
            }
            Err(error) => panic!("{}its FEN can't be read: {error}", self.name(board)),
        }
    }

    /// The legal moves in all the forms in which they can be had.
    fn compare_lists(&self, board: &Board, position: &Position, judgement: &Judgement) {
        let slow: Vec<Move> = judgement
            .moves
            .iter()
            .map(|l| Move::new(l.from, l.to))
            .collect();
        let fast = position.legal_moves().to_vec();
        self.agree_moves(board, "legal moves", slow.clone(), fast.clone());
        let takes =
            |l: &&Legal| l.after.units(!board.side).count() < board.units(!board.side).count();
        let captures = judgement.moves.iter().filter(takes);
        let captures = captures.map(|l| Move::new(l.from, l.to)).collect();
        self.agree_moves(board, "captures", captures, position.captures().to_vec());
        self.agree(
            board,
            "count",
            &(fast.len() as u64),
            &position.count_moves(),
        );
        self.agree(board, "has moves", &!fast.is_empty(), &position.has_moves());
        for from in self.referee.topology().squares() {
            let targets = slow
                .iter()
                .filter(|m| m.from == from)
                .map(|m| m.to)
                .collect();
            self.agree_sets(board, "destinations", targets, position.destinations(from));
        }
        let mut in_sets = Vec::new();
        position.for_each_move_set(|from, targets| {
            in_sets.extend(targets.iter().map(|to| Move::new(from, to)));
        });
        self.agree_moves(board, "moves in sets", slow, in_sets);
    }

    fn compare_check(&self, board: &Board, position: &Position, judgement: &Judgement) {
        let checkers = judgement.checkers;
        self.agree_sets(board, "checkers", checkers, position.checkers());
        self.agree(
            board,
            "in check",
            &!checkers.is_empty(),
            &position.in_check(),
        );
        self.agree(board, "outcome", &judgement.outcome, &position.outcome());
        for color in Color::ALL {
            let units = board.units(color).map(|(square, _)| square).collect();
            self.agree_sets(board, "units", units, position.pieces(color));
        }
        let occupied = position.pieces(Color::White) | position.pieces(Color::Black);
        self.agree_sets(board, "occupied", occupied, position.occupied());
    }

    /// Which units are pinned: those without which an enemy unit that gives no check would.
    fn compare_pins(&self, board: &Board, position: &Position, judgement: &Judgement) {
        let exposes = |&square: &Square| {
            let mut without = board.clone();
            without.put(square, None);
            let checkers = self.referee.checkers(&without, board.side);
            !(checkers - judgement.checkers).is_empty()
        };
        let units = board.units(board.side).map(|(square, _)| square);
        let royals = position.royals(board.side);
        let pinned = units.filter(|&s| !royals.contains(s)).filter(exposes);
        self.agree_sets(board, "pinned units", pinned.collect(), position.pinned());
    }

    /// Each legal move once, picked by its number.
    fn compare_picked(&self, board: &Board, position: &Position, judgement: &Judgement) {
        let count = judgement.moves.len() as u64;
        let pick = |number| {
            position.pick_move(|told| {
                self.agree(board, "count of moves to pick from", &count, &told);
                number
            })
        };
        let slow = judgement.moves.iter().map(|l| Move::new(l.from, l.to));
        let picked = (0..count).filter_map(pick).collect();
        self.agree_moves(board, "moves by their numbers", slow.collect(), picked);
        self.agree(board, "a move too many", &None, &pick(count));
    }

    /// The turn given to the other side, where that may be.
    fn compare_pass(&self, board: &Board, position: &mut Position, judgement: &Judgement) {
        let may = judgement.outcome.is_none() && judgement.checkers.is_empty();
        let before = position.clone();
        let passed = position.null_move();
        self.agree(board, "whether to pass", &may, &passed.is_ok());
        let Ok(undo) = passed else { return };
        let mut after = board.clone();
        after.side = !board.side;
        after.halfmove += 1;
        after.fullmove += u32::from(board.side == Color::Black);
        self.agree(board, "a pass", &after.setup(), &position.setup());
        let key = position.fresh_key();
        self.agree(board, "key after a pass", &key, &position.key());
        position.undo(undo);
        self.agree(board, "a pass undone", &before, position);
    }

    /// One legal move, made and taken back.
    fn compare_move(&self, board: &Board, position: &mut Position, legal: &Legal) {
        let m = Move::new(legal.from, legal.to);
        let told = |what: &str| format!("{what} of {}", self.text(m));
        let (setup, key) = (position.setup(), position.key());
        self.agree(board, &told("legality"), &true, &position.is_legal(m));
        let gives_check = !self
            .referee
            .checkers(&legal.after, legal.after.side)
            .is_empty();
        self.agree(
            board,
            &told("check"),
            &gives_check,
            &position.gives_check(m),
        );
        let effect = position.effect(m).map(|effect| name_of(&effect.kind));
        let name = Some(effect_name(&self.referee, board, legal));
        self.agree(board, &told("effect"), &name, &effect);

        let undo = position.apply(m);
        let after = self.referee.fen(&self.read(&position.setup()));
        self.agree(
            board,
            &told("result"),
            &self.referee.fen(&legal.after),
            &after,
        );
        self.agree(board, &told("key"), &position.fresh_key(), &position.key());
        let both = position.pieces(Color::White) & position.pieces(Color::Black);
        self.agree_sets(board, &told("shared squares"), SquareSet::EMPTY, both);
        let all: SquareSet = legal.after.pieces().map(|(square, _)| square).collect();
        self.agree_sets(board, &told("occupied squares"), all, position.occupied());
        position.undo(undo);
        self.agree(board, &told("undo"), &setup, &position.setup());
        self.agree(board, &told("undone key"), &key, &position.key());
    }

    /// Moves that are not legal: those that would lose the royal, and some pairs of squares.
    fn compare_refusals(
        &mut self,
        board: &Board,
        position: &Position,
        judgement: &Judgement,
        unsafe_moves: &[Move],
    ) {
        let mut pairs = unsafe_moves.to_vec();
        for _ in 0..8 {
            let all = self.referee.topology().squares();
            let mut any = || self.rng.square(all).expect("a board has squares");
            pairs.push(Move::new(any(), any()));
        }
        for m in pairs {
            let legal = judgement
                .moves
                .iter()
                .any(|l| (l.from, l.to) == (m.from, m.to));
            let what = format!("legality of {}", self.text(m));
            self.agree(board, &what, &legal, &position.is_legal(m));
            let refused = position.why_illegal(m.from, m.to).is_some();
            self.agree(
                board,
                &format!("reason against {}", self.text(m)),
                &!legal,
                &refused,
            );
        }
    }

    /// The same position with the board turned and the colours changed.
    fn compare_flipped(&self, flip: &Flip, board: &Board, judgement: &Judgement) {
        let flipped = flip.board(board);
        let position = match Position::new(&self.referee.variant, &flipped.setup()) {
            Ok(position) => position,
            Err(error) => panic!("{}flipped it is refused: {error}", self.name(board)),
        };
        let moves = judgement.moves.iter();
        let moves = moves.map(|l| flip.make(Move::new(l.from, l.to))).collect();
        let found = position.legal_moves().to_vec();
        self.agree_moves(board, "flipped moves", moves, found);
        let outcome = judgement
            .outcome
            .map(|o| Outcome::new(o.winner.map(|color| !color), o.reason));
        self.agree(board, "flipped outcome", &outcome, &position.outcome());
        let checkers = flip.set(judgement.checkers);
        self.agree_sets(board, "flipped checkers", checkers, position.checkers());
    }

    /// Which units attack which squares.
    fn compare_attacks(&self, board: &Board, position: &Position) {
        for by in Color::ALL {
            for square in self.referee.topology().squares() {
                let slow = self.referee.attackers_of_square(board, square, by);
                let what = format!("{by} attackers of {}", self.square(square));
                self.agree_sets(board, &what, slow, position.attackers(square, by));
            }
        }
    }

    fn read(&self, setup: &Setup) -> Board {
        Board::read(setup, self.referee.topology().len())
    }

    fn square(&self, square: Square) -> &str {
        self.referee.topology().name(square)
    }

    fn text(&self, m: Move) -> String {
        format!("{}{}", self.square(m.from), self.square(m.to))
    }

    /// The game, its options and the position, for a message.
    fn name(&self, board: &Board) -> String {
        let (title, fen) = (self.referee.title(), self.referee.fen(board));
        format!("\n{title} (seed {})\n{fen}\n", self.seed)
    }

    fn agree<T: PartialEq + Debug>(&self, board: &Board, what: &str, slow: &T, fast: &T) {
        if slow != fast {
            panic!(
                "{}{what}: the referee says\n{slow:?}\nthe library\n{fast:?}",
                self.name(board)
            );
        }
    }

    fn agree_sets(&self, board: &Board, what: &str, slow: SquareSet, fast: SquareSet) {
        if slow != fast {
            let names = |set: SquareSet| set.iter().map(|s| self.square(s)).collect::<Vec<_>>();
            self.agree(board, what, &names(slow), &names(fast));
            panic!(
                "{}{what}: the library has a square off the board",
                self.name(board)
            );
        }
    }

    /// Lists of moves, in any order but each move once.
    fn agree_moves(&self, board: &Board, what: &str, mut slow: Vec<Move>, mut fast: Vec<Move>) {
        slow.sort();
        fast.sort();
        if slow != fast {
            let texts = |moves: &[Move]| moves.iter().map(|&m| self.text(m)).collect::<Vec<_>>();
            self.agree(board, what, &texts(&slow), &texts(&fast));
        }
    }
}

/// The faults among `told` that must be the same: what a unit adds that stands where no such
/// unit can stand, a check or one too many, is a matter of taste. (No rule says what a pawn in a
/// citadel would attack.)
fn comparable(faults: Faults, told: Faults) -> Faults {
    if faults.contains(Faults::OFF_BOARD) {
        told & Faults::OFF_BOARD
    } else if faults.intersects(Faults::FORBIDDEN_SQUARE | Faults::PAWN_IN_CITADEL) {
        told - Faults::OPPOSITE_CHECK
    } else {
        told
    }
}
