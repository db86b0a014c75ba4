//! Lists what a side could do, its own royal's safety aside, and does it.

use shatranj::variant::{Exchange, Journeys, Promotion, SecondArrival};
use shatranj::{Color, Piece, Square};

use super::Referee;
use super::board::Board;

/// What a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deed {
    /// A unit goes by its own movement.
    Step,
    /// A frozen pawn of pawns is set before a fork.
    Relocate,
    /// A waiting pawn of pawns goes home.
    Transfer,
    /// The royal changes places with a unit of its own.
    Exchange,
}

/// A move, not yet known to be legal.
#[derive(Clone, Copy, Debug)]
pub struct Attempt {
    pub from: Square,
    pub to: Square,
    pub deed: Deed,
}

impl Referee {
    /// Everything that the side to move could do but exchange.
    pub fn attempts(&self, board: &Board) -> Vec<Attempt> {
        let mut attempts = Vec::new();
        for (from, _) in board.units(board.side) {
            let mut add = |to, deed| attempts.push(Attempt { from, to, deed });
            for to in self.reach(board, from) {
                add(to, Deed::Step);
            }
            for to in self.relocations(board, from) {
                add(to, Deed::Relocate);
            }
            if let Some(home) = self.transfer(board, from) {
                add(home, Deed::Transfer);
            }
        }
        attempts
    }

    /// Where a frozen pawn of pawns may be set: before two enemy units that it could take.
    fn relocations(&self, board: &Board, from: Square) -> Vec<Square> {
        let (Some(pawn), Some(journeys)) = (board.get(from), self.journeys()) else {
            return Vec::new();
        };
        if pawn.kind != journeys.first || !self.is_last(from, pawn.color) {
            return Vec::new();
        }
        let may_remove = |to: Square| match board.get(to) {
            None => true,
            Some(piece) => !self.is_royal(piece) && !self.is_immune(board, to),
        };
        // On its last rank the pawn would attack nothing. In the four games that rank is the
        // board's edge, so that there is nothing before it to fork.
        self.main_board
            .iter()
            .filter(|&to| to != from && self.kind(journeys.second).region.contains(to))
            .filter(|&to| !self.is_last(to, pawn.color))
            .filter(|&to| self.forks(board, to, pawn) && may_remove(to))
            .collect()
    }

    /// Whether the two squares diagonally before a square hold enemies that the pawn could
    /// take there. Links may make them one, which is no fork.
    fn forks(&self, board: &Board, square: Square, pawn: Piece) -> bool {
        let color = pawn.color;
        let before = |side| {
            let target = self.topology().step(square, (side, color.forward()))?;
            (self.main_board.contains(target)
                && self.kind(pawn.kind).region.contains(target)
                && board.get(target).is_some_and(|piece| piece.color != color)
                && self.is_capturable(board, target))
            .then_some(target)
        };
        match (before(-1), before(1)) {
            (Some(left), Some(right)) => left != right,
            _ => false,
        }
    }

    /// The home square of a waiting pawn of pawns, if it is empty.
    fn transfer(&self, board: &Board, from: Square) -> Option<Square> {
        let (pawn, journeys) = (board.get(from)?, self.journeys()?);
        let home = journeys.homes[pawn.color.index()];
        let waits = pawn.kind == journeys.second && self.is_last(from, pawn.color);
        (waits && board.is_empty(home)).then_some(home)
    }

    /// The exchanges of the side to move. They depend on whether it is in check and whether
    /// it has another legal move.
    pub fn exchanges(&self, board: &Board, in_check: bool, stuck: bool) -> Vec<Attempt> {
        let side = board.side;
        let now = match self.rules().exchange {
            None | Some(Exchange::Never) => false,
            Some(Exchange::CheckOnly) => in_check,
            Some(Exchange::CheckOrStalemate) => in_check || stuck,
            Some(other) => unimplemented!("the referee does not know {other:?}"),
        };
        let Some(from) = self.sole_royal(board, side) else {
            return Vec::new();
        };
        if !now || !board.rights[side.index()] || !self.main_board.contains(from) {
            return Vec::new();
        }
        board
            .pieces()
            .filter(|&(to, piece)| self.is_partner(board, from, to, piece))
            .map(|(to, _)| Attempt {
                from,
                to,
                deed: Deed::Exchange,
            })
            .collect()
    }

    fn is_partner(&self, board: &Board, royal: Square, to: Square, piece: Piece) -> bool {
        let region = |square: Square| board.get(square).map(|p| self.kind(p.kind).region);
        piece.color == board.side
            && !self.is_royal(piece)
            && self.main_board.contains(to)
            && !self.is_immune(board, to)
            && !(self.is_pawn(piece) && self.is_last(royal, piece.color))
            && region(to).is_some_and(|region| region.contains(royal))
            && region(royal).is_some_and(|region| region.contains(to))
    }

    /// The position after a move of the side to move.
    pub fn make(&self, board: &Board, attempt: Attempt) -> Board {
        let Attempt { from, to, deed } = attempt;
        let (mut after, side) = (board.clone(), board.side);
        after.side = !side;
        after.fullmove += u32::from(side == Color::Black);
        after.halfmove += 1;
        let Some(piece) = board.get(from) else {
            return after;
        };
        if self.is_pawn(piece) || (deed == Deed::Step && !board.is_empty(to)) {
            after.halfmove = 0;
        }
        after.put(from, None);
        match (deed, self.journeys()) {
            (Deed::Exchange, _) => {
                after.put(from, board.get(to));
                after.put(to, Some(piece));
                after.rights[side.index()] = false;
            }
            (Deed::Relocate, Some(journeys)) => {
                after.put(to, Some(Piece::new(side, journeys.second)));
            }
            (Deed::Transfer, Some(journeys)) => {
                after.put(to, Some(Piece::new(side, journeys.third)));
            }
            _ => {
                after.put(to, Some(piece));
                if self.is_pawn(piece) && self.is_last(to, side) {
                    self.arrive(&mut after, to, piece);
                }
            }
        }
        after
    }

    /// A pawn has reached its last rank at `to`, where it stands now.
    fn arrive(&self, board: &mut Board, to: Square, pawn: Piece) {
        match self.kind(pawn.kind).promotion {
            Some(Promotion::To(kind)) => board.put(to, Some(Piece::new(pawn.color, kind))),
            Some(Promotion::ToOrVanish { to: kind, at_most }) => {
                // What was captured has gone by now, and the pawn is none of them.
                board.put(to, None);
                if board.count(pawn.color, kind) < usize::from(at_most) {
                    board.put(to, Some(Piece::new(pawn.color, kind)));
                }
            }
            Some(_) => unreachable!("a promotion that the referee does not know"),
            None => {}
        }
        match self.journeys() {
            Some(journeys) if pawn.kind == journeys.second => {
                self.go_home(board, to, pawn.color, journeys);
            }
            Some(journeys) if pawn.kind == journeys.third => {
                crown(board, to, pawn.color, journeys);
            }
            // On its first journey it stays where it is, frozen.
            _ => {}
        }
    }

    /// The second journey has ended: home at once if that is possible, else it waits.
    fn go_home(&self, board: &mut Board, at: Square, color: Color, journeys: &Journeys) {
        let home = journeys.homes[color.index()];
        let free = match (board.get(home), journeys.arrival) {
            (None, _) => true,
            (Some(_), SecondArrival::Wait) => false,
            (Some(piece), SecondArrival::Displace) => {
                !self.is_royal(piece) && !self.is_immune(board, home)
            }
            (_, other) => unimplemented!("the referee does not know {other:?}"),
        };
        if free {
            board.put(at, None);
            board.put(home, Some(Piece::new(color, journeys.third)));
        }
    }
}

/// The third journey has ended: a new royal, and the heir comes of age.
fn crown(board: &mut Board, at: Square, color: Color, journeys: &Journeys) {
    board.put(at, Some(Piece::new(color, journeys.crowned)));
    if let Some((minor, adult)) = journeys.heir {
        let minors: Vec<Square> = board
            .units(color)
            .filter(|&(_, kind)| kind == minor)
            .map(|(square, _)| square)
            .collect();
        for square in minors {
            board.put(square, Some(Piece::new(color, adult)));
        }
    }
}
