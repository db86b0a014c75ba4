//! A movement laid on a board, for whoever wants to see where a piece goes: diagrams, tests,
//! programs that explain. Positions do not use it; they read tables made from the same paths.

use alloc::{string::String, vec::Vec};

use super::paths::{Path, TooManyPaths, paths};
use crate::movement::{Homing, Mode, Movement};
use crate::{Color, Square, SquareSet, Topology};

/// A movement on a board, made by [`Movement::on`].
#[derive(Clone, Copy, Debug)]
pub struct Laid<'a> {
    movement: &'a Movement,
    board: &'a Topology,
    region: SquareSet,
}

/// What a unit can do from one square among some others.
///
/// ```
/// use shatranj::{Color, Movement, Topology};
/// let board = Topology::grid(5, 6).build()?;
/// let square = |name| board.square(name).unwrap();
/// // The Zurafa of Tamerlane Chess with its leg shortened to two; an enemy on d5.
/// let zurafa = Movement::betza("[F-fsW-fR]")?;
/// let enemy = square("d5").set();
/// let reach = zurafa.on(&board).reach(Color::White, square("c2"), Default::default(), enemy)?;
/// assert_eq!(
///     board.draw_with(|s| if s == square("c2") { 'Z' } else { reach.sign(s) }),
///     ". o . . .\n\
///      . o . x .\n\
///      . - . - .\n\
///      . - . - .\n\
///      . . Z . .\n\
///      . . . . .\n"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reach {
    /// The empty squares it can move to.
    pub moves: SquareSet,
    /// The enemy units it can capture.
    pub captures: SquareSet,
    /// The squares where it would capture an enemy unit, be one there or not. (A friend there
    /// is guarded, and not among them.)
    pub attacks: SquareSet,
    /// The empty squares it passes on its way to one of the others and can't stop on.
    pub passed: SquareSet,
}

impl Movement {
    /// Lays the movement on a board.
    ///
    /// ```
    /// use shatranj::{Color, Movement, Topology};
    /// // Between the voids b2 and d4 a rook has less to do than on a full board.
    /// let board = Topology::grid(5, 5).voids(["b2", "d4"]).build()?;
    /// let square = |name| board.square(name).unwrap();
    /// let rook = Movement::betza("R")?;
    /// let paths = rook.on(&board).paths(Color::White, square("d2"))?;
    /// let names = |squares: &[_]| squares.iter().map(|&s| board.name(s)).collect::<Vec<_>>();
    /// let mut ways: Vec<_> = paths.iter().map(|path| names(path.squares())).collect();
    /// ways.sort();
    /// assert_eq!(ways, [vec!["c2"], vec!["d1"], vec!["d3"], vec!["e2"]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn on<'a>(&'a self, board: &'a Topology) -> Laid<'a> {
        Laid {
            movement: self,
            board,
            region: board.squares(),
        }
    }
}

impl Laid<'_> {
    /// Confines the unit to some squares: it can neither stand on nor pass others.
    #[must_use]
    pub fn within(self, region: SquareSet) -> Self {
        Laid {
            region: self.region & region,
            ..self
        }
    }

    /// The directed paths of a unit on `from`, the longest first; where it homes to is not
    /// among them. None from a square where it can't stand.
    ///
    /// # Errors
    /// [`TooManyPaths`] if there are more than [`MAX_PATHS`](super::MAX_PATHS); such a movement
    /// is refused by [`VariantBuilder::build`](super::VariantBuilder::build) too.
    pub fn paths(&self, color: Color, from: Square) -> Result<Vec<Path>, TooManyPaths> {
        if !self.region.contains(from) {
            return Ok(Vec::new());
        }
        paths(self.movement, self.board, self.region, color, from)
    }

    /// What a unit on `from` can do among friends and enemies; see [`Reach`].
    ///
    /// # Errors
    /// As [`paths`](Laid::paths).
    pub fn reach(
        &self,
        color: Color,
        from: Square,
        friends: SquareSet,
        enemies: SquareSet,
    ) -> Result<Reach, TooManyPaths> {
        let mut reach = Reach::default();
        for path in self.paths(color, from)? {
            reach.add(&path, friends - from.set(), enemies - from.set());
        }
        reach.passed -= reach.moves | reach.captures | reach.attacks;
        Ok(reach)
    }

    /// The board with what a unit on `from` could do if the other squares were empty: `@` the
    /// unit, and the [signs](Reach::sign) of the rest; a blank for a void.
    ///
    /// # Errors
    /// As [`paths`](Laid::paths).
    ///
    /// ```
    /// use shatranj::{Color, Movement, Topology};
    /// let board = Topology::grid(5, 4).void("c4").build()?;
    /// let pawn = Movement::betza("fmWfcF")?;
    /// assert_eq!(
    ///     pawn.on(&board).draw(Color::White, board.square("b2").unwrap())?,
    ///     ". .   . .\n\
    ///      c m c . .\n\
    ///      . @ . . .\n\
    ///      . . . . .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn draw(&self, color: Color, from: Square) -> Result<String, TooManyPaths> {
        let reach = self.reach(color, from, SquareSet::EMPTY, SquareSet::EMPTY)?;
        let sign = |square| {
            if square == from {
                '@'
            } else {
                reach.sign(square)
            }
        };
        Ok(self.board.draw_with(sign))
    }

    /// Where a unit on `from` homes to while the enemy's acting royal stands on `royal`;
    /// nowhere for a movement that does not home.
    ///
    /// ```
    /// use shatranj::movement::{Homing, Movement};
    /// use shatranj::Topology;
    /// let board = Topology::grid(5, 5).build()?;
    /// let square = |name| board.square(name).unwrap();
    /// let guard = Movement::homing(Homing::Chebyshev);
    /// assert_eq!(
    ///     board.draw(guard.on(&board).homing(square("c2"), square("c5"))),
    ///     ". . . . .\n\
    ///      . . . . .\n\
    ///      . X X X .\n\
    ///      . . . . .\n\
    ///      . . . . .\n"
    /// );
    /// # Ok::<(), shatranj::TopologyError>(())
    /// ```
    #[must_use]
    pub fn homing(&self, from: Square, royal: Square) -> SquareSet {
        let board = self.board;
        if !(self.region.contains(from) && board.squares().contains(royal)) {
            return SquareSet::EMPTY;
        }
        let steps: SquareSet = match self.movement.homes() {
            None => SquareSet::EMPTY,
            Some(Homing::Chebyshev) => {
                let here = board.distance(from, royal);
                let nearer = |&to: &Square| {
                    let there = board.distance(to, royal);
                    there.zip(here).is_some_and(|(there, here)| there < here)
                };
                board.neighbors(from).iter().filter(nearer).collect()
            }
            Some(Homing::SignStep) => {
                let ((rx, ry), (x, y)) = (board.coordinates(royal), board.coordinates(from));
                let step = ((rx - x).signum(), (ry - y).signum());
                board.step(from, step).into_iter().collect()
            }
        };
        (steps & self.region) - from.set()
    }
}

impl Reach {
    /// One character for what the unit can do on a square: `x` capture the enemy there, `o` move
    /// there and capture were an enemy there, `m` only move, `c` only capture, `-` only pass,
    /// `.` nothing.
    #[must_use]
    pub fn sign(&self, square: Square) -> char {
        let moves = self.moves.contains(square);
        match square {
            _ if self.captures.contains(square) => 'x',
            _ if moves && self.attacks.contains(square) => 'o',
            _ if moves => 'm',
            _ if self.attacks.contains(square) => 'c',
            _ if self.passed.contains(square) => '-',
            _ => '.',
        }
    }

    /// Adds what can be done along one path.
    fn add(&mut self, path: &Path, friends: SquareSet, enemies: SquareSet) {
        let mut passed = SquareSet::EMPTY;
        for &square in &path.squares {
            if friends.contains(square) {
                return;
            }
            if path.land.contains(square) {
                let taken = path.mode != Mode::Quiet;
                if taken {
                    self.attacks.insert(square);
                    if enemies.contains(square) {
                        self.captures.insert(square);
                    }
                }
                let moved = path.mode != Mode::Capture && !enemies.contains(square);
                if moved {
                    self.moves.insert(square);
                }
                if taken || moved {
                    self.passed |= core::mem::take(&mut passed);
                }
            }
            if enemies.contains(square) {
                return;
            }
            passed.insert(square);
        }
    }
}
