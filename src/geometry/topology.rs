//! The shape of a board: which squares there are, and where a step leads.

use alloc::{
    collections::{BTreeMap, VecDeque},
    string::String,
    vec::Vec,
};
use core::fmt::Write as _;

use super::builder::TopologyBuilder;
use crate::movement::{KING_STEPS, Vector};
use crate::{Square, SquareSet};

/// A step from a square that does not follow the coordinates: where it leads, or `None`
/// where the way has been closed.
pub(super) type Links = BTreeMap<(Square, Vector), Option<Square>>;

/// The shape of a board: a grid with voids, extra cells and links, at most 128 squares.
///
/// Every square has coordinates `(file, rank)` counted from `(0, 0)` = a1, and a name. Cells
/// outside the grid (citadels) have coordinates like any other, so that king steps, knight
/// leaps and lines reach them by plain arithmetic; links add or close single steps.
///
/// ```
/// use shatranj::Topology;
/// // A 5x4 board with a hole at c2 and one cell to the right of e3.
/// let board = Topology::grid(5, 4).void("c2").cell("f3", 5, 2).build()?;
/// assert_eq!(board.len(), 20);
/// assert_eq!(board.square("c2"), None);
/// assert_eq!(
///     board.draw(board.neighbors(board.square("f3").unwrap())),
///     ". . . . X  \n\
///      . . . . X .\n\
///      . .   . X  \n\
///      . . . . .  \n"
/// );
/// # Ok::<(), shatranj::TopologyError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topology {
    pub(super) coordinates: Vec<Vector>,
    pub(super) names: Vec<String>,
    /// The grid as it was asked for, extra cells left out: files x ranks.
    pub(super) grid: (u8, u8),
    /// The lowest and the highest coordinates in use, grid and extra cells together.
    pub(super) low: Vector,
    pub(super) high: Vector,
    /// `(file - low.0) + (rank - low.1) * width` -> the square there.
    pub(super) cells: Vec<Option<Square>>,
    pub(super) links: Links,
    pub(super) cylinder: bool,
}

/// How a square can be reached in one step, for inspection: the step and where it leads.
pub type Adjacency = (Vector, Square);

impl Topology {
    /// Begins a board of `files` x `ranks` squares.
    pub fn grid(files: u8, ranks: u8) -> TopologyBuilder {
        TopologyBuilder::new(files, ranks)
    }

    /// The number of squares; their ids are `0..len`.
    #[expect(clippy::len_without_is_empty, reason = "a board is never empty")]
    #[must_use]
    pub fn len(&self) -> usize {
        self.coordinates.len()
    }

    /// All squares of the board.
    #[must_use]
    pub fn squares(&self) -> SquareSet {
        SquareSet::from_bits(u128::MAX >> (Square::MAX - self.len()))
    }

    /// The squares of the grid, the extra cells left out.
    #[must_use]
    pub fn main_board(&self) -> SquareSet {
        self.squares()
            .iter()
            .filter(|&s| self.in_grid(self.coordinates(s)))
            .collect()
    }

    fn in_grid(&self, (x, y): Vector) -> bool {
        (0..self.grid.0 as i8).contains(&x) && (0..self.grid.1 as i8).contains(&y)
    }

    /// All squares that are not in the set.
    #[must_use]
    pub fn complement(&self, set: SquareSet) -> SquareSet {
        self.squares() - set
    }

    /// Files and ranks of the grid, without the extra cells.
    #[must_use]
    pub fn grid_size(&self) -> (u8, u8) {
        self.grid
    }

    /// Files and ranks of the smallest rectangle that holds grid and extra cells: the rows
    /// of a FEN.
    #[must_use]
    pub fn bounds(&self) -> (u8, u8) {
        (
            (self.high.0 - self.low.0) as u8 + 1,
            (self.high.1 - self.low.1) as u8 + 1,
        )
    }

    /// The cell in column `column` (from the left, 0) and row `row` (from the bottom, 0) of
    /// the [bounds](Topology::bounds), or `None` for a void.
    #[must_use]
    pub fn cell(&self, column: u8, row: u8) -> Option<Square> {
        let (width, height) = self.bounds();
        if column >= width || row >= height {
            return None;
        }
        self.cells[column as usize + row as usize * width as usize]
    }

    /// The rank, counted from 1, of a row of the [bounds](Topology::bounds).
    #[must_use]
    pub fn row_rank(&self, row: u8) -> i16 {
        i16::from(self.low.1) + i16::from(row) + 1
    }

    /// The column and row of a square in the [bounds](Topology::bounds), from the lower left.
    #[must_use]
    pub fn cell_of(&self, square: Square) -> (u8, u8) {
        let (x, y) = self.coordinates(square);
        ((x - self.low.0) as u8, (y - self.low.1) as u8)
    }

    /// The coordinates of a square, `(0, 0)` for a1. A square that is not of this board has
    /// those of its first square.
    #[must_use]
    pub fn coordinates(&self, square: Square) -> Vector {
        self.coordinates
            .get(square.index())
            .copied()
            .unwrap_or(self.coordinates[0])
    }

    /// The square at these coordinates.
    #[must_use]
    pub fn at(&self, file: i8, rank: i8) -> Option<Square> {
        let inside = (self.low.0..=self.high.0).contains(&file)
            && (self.low.1..=self.high.1).contains(&rank);
        if inside {
            self.cell((file - self.low.0) as u8, (rank - self.low.1) as u8)
        } else {
            None
        }
    }

    /// The name of a square, such as `k10`; empty for a square that is not of this board.
    #[must_use]
    pub fn name(&self, square: Square) -> &str {
        self.names.get(square.index()).map_or("", String::as_str)
    }

    /// The square of this name, or `None` where no square has it (a void has no name).
    #[must_use]
    pub fn square(&self, name: &str) -> Option<Square> {
        self.names
            .iter()
            .position(|n| n == name)
            .and_then(|i| Square::new(i as u8))
    }

    /// The letter of a column of the [bounds](Topology::bounds), from the left, 0.
    #[must_use]
    pub fn file_letter(&self, column: u8) -> char {
        match i16::from(column) + i16::from(self.low.0) {
            x @ 0..26 => (b'a' + x as u8) as char,
            // A column left of file a is written with the last letters of the alphabet.
            x => (b'z'.wrapping_add((x + 1) as u8)) as char,
        }
    }

    /// The squares of one rank of the board, extra cells included; ranks count from 1.
    #[must_use]
    pub fn rank(&self, rank: u8) -> SquareSet {
        self.squares()
            .iter()
            .filter(|&s| i16::from(self.coordinates(s).1) + 1 == i16::from(rank))
            .collect()
    }

    /// The squares of the file with this letter, or `None` where there is no such file.
    #[must_use]
    pub fn file(&self, letter: char) -> Option<SquareSet> {
        let column = (0..self.bounds().0).find(|&c| self.file_letter(c) == letter)?;
        Some(
            self.squares()
                .iter()
                .filter(|&s| self.cell_of(s).0 == column)
                .collect(),
        )
    }

    /// Where a step of `(files, ranks)` leads from a square: by a link where there is one,
    /// else by the coordinates.
    ///
    /// ```
    /// use shatranj::Topology;
    /// let board = Topology::grid(8, 8).cylinder().build()?;
    /// let h4 = board.square("h4").unwrap();
    /// assert_eq!(board.step(h4, (1, 2)), board.square("a6"));
    /// assert_eq!(board.step(h4, (0, 5)), None);
    /// # Ok::<(), shatranj::TopologyError>(())
    /// ```
    #[must_use]
    pub fn step(&self, from: Square, step: Vector) -> Option<Square> {
        if let Some(&target) = self.links.get(&(from, step)) {
            return target;
        }
        let (x, y) = self.coordinates(from);
        let (mut x, y) = (
            i16::from(x) + i16::from(step.0),
            i16::from(y) + i16::from(step.1),
        );
        if self.cylinder {
            x = x.rem_euclid(i16::from(self.grid.0));
        }
        self.at(i8::try_from(x).ok()?, i8::try_from(y).ok()?)
    }

    /// The steps that do not follow the coordinates: from where, which step, and where it
    /// leads, or `None` where the way has been closed. Those over the edge of a cylinder are
    /// not among them.
    ///
    /// ```
    /// use shatranj::Topology;
    /// let board = Topology::grid(8, 8).link("a1", (-1, 0), "h8").unlink("e4", (0, 1)).build()?;
    /// let square = |name| board.square(name).unwrap();
    /// let links: Vec<_> = board.links().collect();
    /// assert_eq!(
    ///     links,
    ///     [(square("a1"), (-1, 0), Some(square("h8"))), (square("e4"), (0, 1), None)]
    /// );
    /// # Ok::<(), shatranj::TopologyError>(())
    /// ```
    pub fn links(&self) -> impl Iterator<Item = (Square, Vector, Option<Square>)> + '_ {
        self.links
            .iter()
            .map(|(&(from, step), &to)| (from, step, to))
    }

    /// Whether the left and the right edge of the grid are joined.
    #[must_use]
    pub fn is_cylinder(&self) -> bool {
        self.cylinder
    }

    /// The squares one king step away.
    #[must_use]
    pub fn neighbors(&self, square: Square) -> SquareSet {
        KING_STEPS
            .iter()
            .filter_map(|&step| self.step(square, step))
            .collect()
    }

    /// The king steps from a square, each with the square it leads to.
    pub fn adjacent(&self, square: Square) -> impl Iterator<Item = Adjacency> + '_ {
        KING_STEPS
            .iter()
            .filter_map(move |&step| Some((step, self.step(square, step)?)))
    }

    /// The set moved by one step: each square becomes the one its step leads to, and those
    /// whose step leads nowhere are lost.
    ///
    /// ```
    /// use shatranj::Topology;
    /// let board = Topology::grid(4, 3).void("c2").build()?;
    /// assert_eq!(
    ///     board.draw(board.shift(board.rank(1), (1, 1))),
    ///     ". . . .\n\
    ///      . X   X\n\
    ///      . . . .\n"
    /// );
    /// # Ok::<(), shatranj::TopologyError>(())
    /// ```
    #[must_use]
    pub fn shift(&self, set: SquareSet, step: Vector) -> SquareSet {
        set.iter()
            .filter_map(|square| self.step(square, step))
            .collect()
    }

    /// All squares that king steps reach from `start` without leaving `within`.
    #[must_use]
    pub fn fill(&self, start: Square, within: SquareSet) -> SquareSet {
        let mut filled = start.set() & within & self.squares();
        let mut edge = filled;
        while !edge.is_empty() {
            let next = edge
                .iter()
                .map(|s| self.neighbors(s))
                .fold(SquareSet::EMPTY, |a, b| a | b);
            edge = (next & within) - filled;
            filled |= edge;
        }
        filled
    }

    /// How many king steps lead from one square to another on the empty board, or `None`
    /// where none do. On a full grid this is the larger of the two coordinate differences.
    #[must_use]
    pub fn distance(&self, from: Square, to: Square) -> Option<u8> {
        self.distances(from).get(to.index()).copied().flatten()
    }

    /// The distance from one square to each square of the board, by id.
    #[must_use]
    pub fn distances(&self, from: Square) -> Vec<Option<u8>> {
        let mut distances = vec![None; self.len()];
        if from.index() >= self.len() {
            return distances;
        }
        distances[from.index()] = Some(0);
        let mut queue = VecDeque::from([(from, 0)]);
        while let Some((square, distance)) = queue.pop_front() {
            for next in self.neighbors(square) {
                if distances[next.index()].is_none() {
                    distances[next.index()] = Some(distance + 1);
                    queue.push_back((next, distance + 1));
                }
            }
        }
        distances
    }

    /// The set as a grid: `X` in it, `.` not in it, a blank for a void; one row a line, the
    /// highest rank first.
    #[must_use]
    pub fn draw(&self, set: SquareSet) -> String {
        self.draw_with(|square| if set.contains(square) { 'X' } else { '.' })
    }

    /// A grid with a character of your choice for each square, a blank for a void.
    #[must_use]
    pub fn draw_with(&self, mut mark: impl FnMut(Square) -> char) -> String {
        let (width, height) = self.bounds();
        let mut out = String::new();
        for row in (0..height).rev() {
            for column in 0..width {
                let gap = if column == 0 { "" } else { " " };
                let _ = write!(
                    out,
                    "{gap}{}",
                    self.cell(column, row).map_or(' ', &mut mark)
                );
            }
            out.push('\n');
        }
        out
    }
}
