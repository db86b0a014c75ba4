//! The board turned or reflected with the colours changed, where that is the same game.

use std::collections::BTreeSet;

use shatranj::movement::{Ride, Vector};
use shatranj::variant::PieceDef;
use shatranj::{Color, Move, Piece, Square, SquareSet, Topology, Variant};

use crate::reference::board::Board;

/// A map of the board to itself under which White's game becomes Black's.
pub struct Flip {
    map: Vec<Square>,
}

/// What becomes of a step.
type Turn = fn(Vector) -> Vector;

const ROTATION: Turn = |(x, y)| (-x, -y);
const REFLECTION: Turn = |(x, y)| (x, -y);

impl Flip {
    /// The rotation by 180 degrees and the reflection of ranks, as far as the variant allows
    /// them: all of its board and rules must be mapped to themselves.
    pub fn all(variant: &Variant) -> Vec<Flip> {
        let mirrors = variant
            .pieces()
            .all(|(_, piece)| has_mirrored_movement(piece));
        let board = variant.topology();
        let rotation = Flip::new(board, ROTATION, true).filter(|f| f.keeps(variant, ROTATION));
        let reflection =
            Flip::new(board, REFLECTION, false).filter(|f| mirrors && f.keeps(variant, REFLECTION));
        rotation.into_iter().chain(reflection).collect()
    }

    fn new(board: &Topology, turn: Turn, sideways: bool) -> Option<Flip> {
        let (files, ranks) = board.grid_size();
        let centre = if sideways { files as i8 - 1 } else { 0 };
        let image = |square| {
            let (x, y) = turn(board.coordinates(square));
            board.at(x + centre, y + ranks as i8 - 1)
        };
        let map = board.squares().iter().map(image).collect::<Option<_>>()?;
        Some(Flip { map })
    }

    fn keeps(&self, variant: &Variant, turn: Turn) -> bool {
        let (board, rules) = (variant.topology(), variant.rules());
        let swaps = |of: [SquareSet; 2]| self.set(of[0]) == of[1];
        let steps: BTreeSet<Vector> = variant
            .pieces()
            .flat_map(|(_, piece)| piece.movement.rides())
            .flat_map(|ride| ride.legs.iter().map(|leg| leg.step))
            .flat_map(|step| [step, ROTATION(step)])
            .chain((-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y))))
            .collect();
        let commutes = |square| {
            steps.iter().all(|&step| {
                let image = board.step(square, step).map(|s| self.square(s));
                image == board.step(self.square(square), turn(step))
            })
        };
        board.squares().iter().all(commutes)
            && self.set(board.main_board()) == board.main_board()
            && swaps(rules.promotion_zone)
            && rules.citadels.as_ref().is_none_or(|c| swaps(c.of))
            && rules
                .journeys
                .is_none_or(|j| self.square(j.homes[0]) == j.homes[1])
            && variant
                .pieces()
                .all(|(_, p)| self.set(p.region) == p.region)
    }

    pub fn square(&self, square: Square) -> Square {
        self.map[square.index()]
    }

    pub fn set(&self, squares: SquareSet) -> SquareSet {
        squares.iter().map(|square| self.square(square)).collect()
    }

    pub fn make(&self, m: Move) -> Move {
        Move::new(self.square(m.from), self.square(m.to))
    }

    pub fn board(&self, board: &Board) -> Board {
        let mut flipped = Board::empty(self.map.len());
        flipped.side = !board.side;
        flipped.rights = Color::ALL.map(|color| board.rights[(!color).index()]);
        for (square, piece) in board.pieces() {
            let turned = Piece::new(!piece.color, piece.kind);
            flipped.put(self.square(square), Some(turned));
        }
        flipped
    }
}

/// Whether a piece moves alike to the left and to the right.
fn has_mirrored_movement(piece: &PieceDef) -> bool {
    let mirrored = |ride: &Ride| {
        let mut ride = ride.clone();
        for leg in &mut ride.legs {
            leg.step.0 = -leg.step.0;
        }
        ride
    };
    let rides: BTreeSet<Ride> = piece.movement.rides().iter().cloned().collect();
    rides.iter().map(mirrored).collect::<BTreeSet<_>>() == rides
}
