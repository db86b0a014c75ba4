//! Positions as SVG.

use core::fmt;

use super::scene::Scene;
use super::theme::Theme;
use crate::render::checked_royal;
use crate::{Color, Move, Position, Square, SquareSet};

/// A position as an SVG document, made by [`Position::board_svg`]; write it with `{}`.
///
/// Citadels stand beside the field with a wall of their own, voids are left out, and every
/// piece has a title, such as `white Zurafa on d2`, which readers speak and browsers show.
/// Several pictures can stand in one page: what they name alike looks alike.
///
/// ```
/// use shatranj::{Color, Move, render::Theme, variants};
/// let game = variants::tamerlane();
/// let square = |name| game.topology().square(name).unwrap();
/// let mut position = game.start();
/// let m = Move::new(square("f3"), square("f4"));
/// position.play(m)?;
/// let svg = position
///     .board_svg()
///     .below(Color::Black)
///     .theme(Theme::DARK)
///     .last_move(m)
///     .arrow(square("g8"), square("g7"))
///     .to_string();
/// assert!(svg.contains("<title>white Baidaq of the Shah on f4</title>"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct SvgBoard<'a> {
    position: &'a Position,
    scene: Scene<'a>,
    cell: u16,
}

impl Position {
    /// The board as SVG, White below, a royal in check marked; the options of [`SvgBoard`]
    /// change what is shown.
    pub fn board_svg(&self) -> SvgBoard<'_> {
        let mut scene = Scene::new(self.variant());
        let occupied = self.occupied().iter();
        scene.pieces = occupied
            .filter_map(|square| Some((square, self.piece_at(square)?)))
            .collect();
        scene.check = checked_royal(self);
        SvgBoard {
            position: self,
            scene,
            cell: 48,
        }
    }
}

impl SvgBoard<'_> {
    /// The side that is shown below; White unless one says otherwise.
    pub fn below(mut self, color: Color) -> Self {
        self.scene.below = color;
        self
    }

    /// Whether files and ranks are named; they are unless one says otherwise.
    pub fn coordinates(mut self, shown: bool) -> Self {
        self.scene.coordinates = shown;
        self
    }

    /// The colours; [`Theme::LIGHT`] unless one says otherwise.
    pub fn theme(mut self, theme: Theme) -> Self {
        self.scene.theme = theme;
        self
    }

    /// How wide a square is in pixels where the page does not say; 48 unless one says
    /// otherwise, never less than 1.
    pub fn square_size(mut self, pixels: u16) -> Self {
        self.cell = pixels.max(1);
        self
    }

    /// Whether a royal in check is marked; it is unless one says otherwise.
    pub fn check(mut self, marked: bool) -> Self {
        self.scene.check = if marked {
            checked_royal(self.position)
        } else {
            SquareSet::EMPTY
        };
        self
    }

    /// Marks the squares where the last move began and ended.
    pub fn last_move(mut self, m: Move) -> Self {
        self.scene.last_move = (m.from.set() | m.to.set()) & self.squares();
        self
    }

    /// Marks squares where a unit may go: a dot where one is empty, else a ring.
    pub fn targets(mut self, squares: SquareSet) -> Self {
        self.scene.targets |= squares & self.squares();
        self
    }

    /// Marks squares with a frame.
    pub fn mark(mut self, squares: SquareSet) -> Self {
        self.scene.marked |= squares & self.squares();
        self
    }

    /// Draws an arrow from one square to another; on the spot it is a disc.
    pub fn arrow(mut self, from: Square, to: Square) -> Self {
        if (from.set() | to.set()).is_subset(self.squares()) {
            self.scene.arrows.push((from, to));
        }
        self
    }

    fn squares(&self) -> SquareSet {
        self.scene.variant.topology().squares()
    }
}

impl fmt::Display for SvgBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scene = &self.scene;
        let grid = scene.grid();
        let to_move = self.position.side_to_move();
        let title = format!("{}, {to_move} to move", scene.variant.name());
        let mut xml = super::document(&title, grid.size, self.cell, scene.theme.page);
        scene.define_pieces(&mut xml, scene.kinds());
        scene.draw_board(&mut xml, &grid);
        scene.draw_marks(&mut xml, &grid);
        scene.draw_pieces(&mut xml, &grid);
        scene.draw_hints(&mut xml, &grid);
        f.write_str(&xml.finish())
    }
}
