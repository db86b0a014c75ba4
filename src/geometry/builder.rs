//! Describes a board and numbers its squares.
//!
//! The numbering makes lines fast: ids run row by row wherever they can, so that a step is a
//! shift and the first blocker of a line is its lowest or highest bit.

use alloc::{
    collections::BTreeSet,
    string::{String, ToString},
    vec::Vec,
};

use thiserror::Error;

use super::topology::{Links, Topology};
use crate::Square;
use crate::clip::clip;
use crate::movement::Vector;

/// The description of a board, made by [`Topology::grid`] and turned into one by
/// [`build`](TopologyBuilder::build).
///
/// Mistakes are kept and reported by `build`, so that calls can be chained.
#[derive(Clone, Debug)]
#[must_use = "a builder does nothing until `build` is called"]
pub struct TopologyBuilder {
    files: u8,
    ranks: u8,
    voids: Vec<String>,
    extra: Vec<(String, Vector)>,
    links: Vec<(String, Vector, Option<String>)>,
    cylinder: bool,
}

/// Why a description is not a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TopologyError {
    /// The grid has no files or ranks, or too many.
    #[error("a grid of {files} files and {ranks} ranks: both must be from 1 to {limit}")]
    GridSize {
        /// The files asked for.
        files: u8,
        /// The ranks asked for.
        ranks: u8,
        /// The largest number allowed: one letter a file.
        limit: u8,
    },
    /// The board has more squares than a set can hold.
    #[error(
        "the board has {squares} squares; at most {limit} are possible, make some of them voids"
    )]
    TooManySquares {
        /// How many there are.
        squares: usize,
        /// How many there may be.
        limit: usize,
    },
    /// Every cell is a void.
    #[error("the board has no square at all")]
    NoSquares,
    /// A name that no square of the board has.
    #[error("there is no square `{}` on this board", clip(name))]
    UnknownSquare {
        /// The name.
        name: String,
    },
    /// A name that is not one lower-case letter and a number without leading zeros.
    #[error(
        "`{}` is no name for a square: write a lower-case letter and a number, such as `l2`",
        clip(name)
    )]
    BadName {
        /// The name.
        name: String,
    },
    /// An extra cell lies on the grid, on another one, or has a name in use.
    #[error(
        "the extra cell `{}` has the place or the name of another square",
        clip(name)
    )]
    CellTaken {
        /// The name of the extra cell.
        name: String,
    },
    /// An extra cell lies too far away from the grid.
    #[error(
        "the extra cell `{}` is more than {limit} files or ranks away from the grid",
        clip(name)
    )]
    CellTooFar {
        /// The name of the extra cell.
        name: String,
        /// How far away it may be.
        limit: u8,
    },
    /// A cell left of file a or right of the grid would have the letter of another file, or
    /// none.
    #[error(
        "no letter is left for the file of the extra cell `{}`: the board is too wide",
        clip(name)
    )]
    NoFileLetter {
        /// The name of the extra cell.
        name: String,
    },
    /// A link of length nothing.
    #[error("a link from `{}` has the step (0,0), which goes nowhere", clip(name))]
    NullStep {
        /// The square where the link begins.
        name: String,
    },
    /// A cylinder is closed sideways, so nothing can lie beside its grid.
    #[error(
        "a cylinder can't have the extra cell `{}` beside its ranks",
        clip(name)
    )]
    CellBesideCylinder {
        /// The name of the extra cell.
        name: String,
    },
}

/// The most files a grid can have, for want of letters, and the most ranks.
const MAX_SIDE: u8 = 26;
/// How far from the grid an extra cell may lie.
const MAX_MARGIN: i8 = 4;

impl TopologyBuilder {
    pub(super) fn new(files: u8, ranks: u8) -> TopologyBuilder {
        TopologyBuilder {
            files,
            ranks,
            voids: Vec::new(),
            extra: Vec::new(),
            links: Vec::new(),
            cylinder: false,
        }
    }

    /// Takes one square of the grid away.
    pub fn void(mut self, name: impl Into<String>) -> TopologyBuilder {
        self.voids.push(name.into());
        self
    }

    /// Takes several squares of the grid away.
    pub fn voids<N: Into<String>>(mut self, names: impl IntoIterator<Item = N>) -> TopologyBuilder {
        self.voids.extend(names.into_iter().map(Into::into));
        self
    }

    /// Adds a cell outside the grid, at the coordinates `(file, rank)` counted from a1 =
    /// `(0, 0)`; they may be negative.
    pub fn cell(mut self, name: impl Into<String>, file: i8, rank: i8) -> TopologyBuilder {
        self.extra.push((name.into(), (file, rank)));
        self
    }

    /// Makes the step `step` lead from one square to another, whatever the coordinates say.
    pub fn link(
        mut self,
        from: impl Into<String>,
        step: Vector,
        to: impl Into<String>,
    ) -> TopologyBuilder {
        self.links.push((from.into(), step, Some(to.into())));
        self
    }

    /// Closes the step `step` from a square: it leads nowhere any more.
    pub fn unlink(mut self, from: impl Into<String>, step: Vector) -> TopologyBuilder {
        self.links.push((from.into(), step, None));
        self
    }

    /// Joins the left and the right edge of the grid: a step that leaves a rank sideways
    /// comes in again at its other end.
    pub fn cylinder(mut self) -> TopologyBuilder {
        self.cylinder = true;
        self
    }

    /// The board.
    ///
    /// # Errors
    /// The first mistake of the description, see [`TopologyError`].
    pub fn build(self) -> Result<Topology, TopologyError> {
        let (files, ranks) = (self.files, self.ranks);
        if !(1..=MAX_SIDE).contains(&files) || !(1..=MAX_SIDE).contains(&ranks) {
            return Err(TopologyError::GridSize {
                files,
                ranks,
                limit: MAX_SIDE,
            });
        }
        let cells = self.named_cells()?;
        if cells.is_empty() {
            return Err(TopologyError::NoSquares);
        }
        if cells.len() > Square::MAX {
            return Err(TopologyError::TooManySquares {
                squares: cells.len(),
                limit: Square::MAX,
            });
        }
        let mut board = numbered(cells, (files, ranks), self.cylinder);
        board.links = self.resolve_links(&board)?;
        Ok(board)
    }

    /// All cells in raster order, with their names.
    fn named_cells(&self) -> Result<Vec<(Vector, String)>, TopologyError> {
        let mut voids: BTreeSet<&str> = self.voids.iter().map(String::as_str).collect();
        let mut cells = Vec::new();
        for y in 0..self.ranks as i8 {
            for x in 0..self.files as i8 {
                let name = format!("{}{}", (b'a' + x as u8) as char, i16::from(y) + 1);
                if !voids.remove(name.as_str()) {
                    cells.push(((x, y), name));
                }
            }
        }
        if let Some(&name) = voids.first() {
            return Err(TopologyError::UnknownSquare { name: name.into() });
        }
        let leftmost = self
            .extra
            .iter()
            .map(|(_, (x, _))| *x)
            .min()
            .unwrap_or(0)
            .min(0);
        for (name, at) in &self.extra {
            // Files left of a are named from z down.
            if at.0 >= MAX_SIDE as i8 || at.0 < 0 && self.files as i8 > MAX_SIDE as i8 + leftmost {
                return Err(TopologyError::NoFileLetter { name: name.clone() });
            }
            self.check_extra(name, *at, &cells)?;
            cells.push((*at, name.clone()));
        }
        cells.sort_by_key(|&((x, y), _)| (y, x));
        Ok(cells)
    }

    fn check_extra(
        &self,
        name: &str,
        at: Vector,
        cells: &[(Vector, String)],
    ) -> Result<(), TopologyError> {
        let (files, ranks) = (self.files as i8, self.ranks as i8);
        let on_grid = (0..files).contains(&at.0) && (0..ranks).contains(&at.1);
        let name_of = || name.to_string();
        if !is_square_name(name) {
            Err(TopologyError::BadName { name: name_of() })
        } else if on_grid || cells.iter().any(|(c, n)| *c == at || n == name) {
            Err(TopologyError::CellTaken { name: name_of() })
        } else if !(-MAX_MARGIN..files + MAX_MARGIN).contains(&at.0)
            || !(-MAX_MARGIN..ranks + MAX_MARGIN).contains(&at.1)
        {
            Err(TopologyError::CellTooFar {
                name: name_of(),
                limit: MAX_MARGIN as u8,
            })
        } else if self.cylinder && !(0..files).contains(&at.0) {
            Err(TopologyError::CellBesideCylinder { name: name_of() })
        } else {
            Ok(())
        }
    }

    fn resolve_links(&self, board: &Topology) -> Result<Links, TopologyError> {
        let find = |name: &String| {
            board
                .square(name)
                .ok_or_else(|| TopologyError::UnknownSquare { name: name.clone() })
        };
        let mut links = Links::new();
        for (from, step, to) in &self.links {
            if *step == (0, 0) {
                return Err(TopologyError::NullStep { name: from.clone() });
            }
            links.insert((find(from)?, *step), to.as_ref().map(find).transpose()?);
        }
        Ok(links)
    }
}

/// One lower-case letter, then a number from 1 to 99 without leading zeros.
fn is_square_name(name: &str) -> bool {
    let mut chars = name.chars();
    let letter = chars.next().is_some_and(|c| c.is_ascii_lowercase());
    let digits = chars.as_str();
    letter
        && (1..=2).contains(&digits.len())
        && digits.bytes().all(|b| b.is_ascii_digit())
        && !digits.starts_with('0')
}

/// Gives ids to cells that come in raster order.
fn numbered(mut cells: Vec<(Vector, String)>, grid: (u8, u8), cylinder: bool) -> Topology {
    let low = cells
        .iter()
        .fold((0, 0), |l, (c, _)| (l.0.min(c.0), l.1.min(c.1)));
    let top = (grid.0 as i8 - 1, grid.1 as i8 - 1);
    let high = cells
        .iter()
        .fold(top, |h, (c, _)| (h.0.max(c.0), h.1.max(c.1)));
    let taken: BTreeSet<Vector> = cells.iter().map(|(c, _)| *c).collect();
    let (corner, size) = largest_rectangle(&taken, low, high);
    // A rectangle that is nearly the whole board keeps its rows together, so that a step up
    // is one shift; the few cells beside its rows (Tamerlane's citadels) come last. On other
    // shapes plain raster order keeps more lines in order.
    if usize::from(size.0) * usize::from(size.1) * 5 >= cells.len() * 4 {
        let beside = |(x, y): Vector| {
            (corner.1..corner.1 + size.1 as i8).contains(&y)
                && !(corner.0..corner.0 + size.0 as i8).contains(&x)
        };
        cells.sort_by_key(|&(c, _)| (beside(c), c.1, c.0));
    }
    let width = (high.0 - low.0) as usize + 1;
    let height = (high.1 - low.1) as usize + 1;
    let mut grid_cells = vec![None; width * height];
    for (id, ((x, y), _)) in cells.iter().enumerate() {
        let place = (x - low.0) as usize + (y - low.1) as usize * width;
        grid_cells[place] = Square::new(id as u8);
    }
    let (coordinates, names) = cells.into_iter().unzip();
    Topology {
        coordinates,
        names,
        grid,
        low,
        high,
        cells: grid_cells,
        links: Links::new(),
        cylinder,
    }
}

/// The lower left corner and the size of the largest rectangle without a void.
fn largest_rectangle(taken: &BTreeSet<Vector>, low: Vector, high: Vector) -> (Vector, (u8, u8)) {
    let mut best = (low, (0u8, 0u8));
    let mut best_area = 0;
    for y in low.1..=high.1 {
        for x in low.0..=high.0 {
            let mut width = high.0 - x + 1;
            for top in y..=high.1 {
                width = (0..width)
                    .find(|dx| !taken.contains(&(x + dx, top)))
                    .unwrap_or(width);
                let area = i32::from(width) * i32::from(top - y + 1);
                if area > best_area {
                    best_area = area;
                    best = ((x, y), (width as u8, (top - y + 1) as u8));
                }
            }
        }
    }
    best
}
