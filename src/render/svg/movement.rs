//! Movement diagrams: where a piece can go from a square of a game's board.

use alloc::{string::String, vec::Vec};
use core::fmt::{self, Write as _};

use super::grid::Grid;
use super::legend::{self, Sign};
use super::scene::{Scene, ring};
use super::theme::Theme;
use super::walk::{Way, homing, ways};
use super::xml::Xml;
use crate::movement::Mode;
use crate::{Color, Piece, Square, SquareSet, Variant};

/// A movement diagram as an SVG document, made by [`Variant::movement_svg`]; write it with
/// `{}`.
///
/// The board is empty but for the piece. Discs are squares where it may move or capture,
/// rings those where it may only move, crosses those where it may only capture; small dots
/// are squares that it passes without being able to stop there, and that must be empty. Lines
/// show the ways. A unit that homes on the enemy's royal is shown with that royal.
///
/// ```
/// use shatranj::{Color, Piece, variants};
/// let game = variants::tamerlane();
/// let zurafa = Piece::new(Color::White, game.kind("Z").unwrap());
/// let f5 = game.topology().square("f5").unwrap();
/// let svg = game.movement_svg(zurafa, f5).to_string();
/// assert!(svg.contains("<title>white Zurafa on f5</title>"));
/// assert_eq!(svg.matches("<title>target ").count(), 14);
/// assert!(svg.contains("<title>target g9</title>"));
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct SvgMovement<'a> {
    scene: Scene<'a>,
    piece: Piece,
    from: Square,
    royal: Option<Square>,
    caption: bool,
    cell: u16,
}

impl Variant {
    /// A diagram of where a piece can go from a square. A square that the board does not have
    /// gives an empty board.
    pub fn movement_svg(&self, piece: Piece, from: Square) -> SvgMovement<'_> {
        let mut diagram = SvgMovement {
            scene: Scene::new(self),
            piece,
            from,
            royal: None,
            caption: true,
            cell: 48,
        };
        if self.topology().squares().contains(from) {
            diagram.scene.pieces.push((from, piece));
            let homes = self.piece(piece.kind).movement.homes().is_some();
            if let Some(royal) = self.start().acting_royal(!piece.color).filter(|_| homes) {
                return diagram.toward(royal);
            }
        }
        diagram
    }
}

impl SvgMovement<'_> {
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

    /// Whether the movement in words and the meaning of the signs stand below the board; they
    /// do unless one says otherwise.
    pub fn caption(mut self, shown: bool) -> Self {
        self.caption = shown;
        self
    }

    /// Where the enemy's royal stands, for a unit that homes on it; where it stands at the
    /// start of the game unless one says otherwise. Other units do not care.
    pub fn toward(mut self, royal: Square) -> Self {
        let variant = self.scene.variant;
        let homes = variant.piece(self.piece.kind).movement.homes().is_some();
        let highest = variant
            .pieces()
            .filter(|(_, piece)| piece.royal.is_some())
            .min_by_key(|(_, piece)| piece.royal);
        let free = variant.topology().squares() - self.from.set();
        if let (true, true, Some((kind, _))) = (homes, free.contains(royal), highest) {
            let enemy = Piece::new(!self.piece.color, kind);
            self.scene.pieces.truncate(1);
            self.scene.pieces.push((royal, enemy));
            self.royal = Some(royal);
        }
        self
    }

    /// The ways, and what may be done on the squares.
    fn reach(&self) -> (Vec<Way>, Reach) {
        let mut reach = Reach::default();
        if self.scene.pieces.is_empty() {
            return (Vec::new(), reach);
        }
        let ways = ways(self.scene.variant, self.piece, self.from);
        for way in &ways {
            for station in &way.stations {
                let square = station.square.set();
                if !station.stop {
                    reach.passed |= square;
                    continue;
                }
                if way.mode != Mode::Capture {
                    reach.quiet |= square;
                }
                if way.mode != Mode::Quiet {
                    reach.capture |= square;
                }
            }
        }
        if let Some(royal) = self.royal {
            let steps = homing(self.scene.variant, self.piece, self.from, royal);
            reach.quiet |= steps;
            reach.capture |= steps;
        }
        reach.passed = reach.passed - reach.quiet - reach.capture;
        (ways, reach)
    }

    fn draw(&self, xml: &mut Xml, grid: &Grid<'_>, ways: &[Way], reach: &Reach) {
        let theme = &self.scene.theme;
        self.scene.draw_board(xml, grid);
        let mut lines: Vec<String> = ways
            .iter()
            .filter_map(|way| line(grid, self.from, way))
            .collect();
        if let Some(royal) = self.royal {
            let (a, b) = (grid.middle_of(self.from), grid.middle_of(royal));
            lines.push(format!("M{} {}L{} {}", a.0, a.1, b.0, b.1));
        }
        lines.sort();
        lines.dedup();
        if !lines.is_empty() {
            let dashes = if self.royal.is_some() { "4 16" } else { "none" };
            xml.leaf(
                "path",
                &[
                    ("d", &lines.concat()),
                    ("fill", &"none"),
                    ("stroke", &theme.target),
                    ("stroke-width", &7),
                    ("stroke-linecap", &"round"),
                    ("stroke-linejoin", &"round"),
                    ("stroke-dasharray", &dashes),
                    ("opacity", &0.45),
                ],
            );
        }
        self.scene.draw_pieces(xml, grid);
        for (sign, squares) in reach.signs() {
            for square in squares {
                let name = self.scene.variant.topology().name(square);
                let (x, y) = grid.middle_of(square);
                xml.open("g", &[("role", &"img")]);
                xml.text("title", &[], &format!("{} {name}", sign.title()));
                if self.royal == Some(square) {
                    ring(xml, (x, y), theme);
                } else {
                    sign.draw(xml, (x, y), theme);
                }
                xml.close();
            }
        }
    }
}

/// What a piece may do on which squares.
#[derive(Default)]
struct Reach {
    quiet: SquareSet,
    capture: SquareSet,
    passed: SquareSet,
}

impl Reach {
    fn signs(&self) -> [(Sign, SquareSet); 4] {
        let (quiet, capture) = (self.quiet, self.capture);
        [
            (Sign::Both, quiet & capture),
            (Sign::Quiet, quiet - capture),
            (Sign::Capture, capture - quiet),
            (Sign::Passed, self.passed),
        ]
    }
}

/// The line of a way that has more than one station: from the middle of each to the next.
fn line(grid: &Grid<'_>, from: Square, way: &Way) -> Option<String> {
    if way.stations.len() < 2 {
        return None;
    }
    let (x, y) = grid.middle_of(from);
    let mut d = format!("M{x} {y}");
    for station in &way.stations {
        let (x, y) = grid.middle_of(station.square);
        let _ = write!(d, "{}{x} {y}", if station.drawn { 'L' } else { 'M' });
    }
    Some(d)
}

impl fmt::Display for SvgMovement<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scene = &self.scene;
        let grid = scene.grid();
        let (ways, reach) = self.reach();
        let unit = scene.variant.piece(self.piece.kind);
        let at = scene.variant.topology().name(self.from);
        let title = format!(
            "{}: {} from {at}",
            scene.variant.name(),
            scene.piece_name(self.piece)
        );
        let signs: Vec<Sign> = reach
            .signs()
            .iter()
            .filter(|(_, s)| !s.is_empty())
            .map(|(sign, _)| *sign)
            .collect();
        let caption = legend::Caption {
            heading: format!("{} ({})", unit.name, unit.symbol),
            text: unit.movement.describe(),
            signs,
        };
        let lower = if self.caption {
            caption.height(grid.size.0)
        } else {
            0
        };
        let size = (grid.size.0, grid.size.1 + lower);
        let mut xml = super::document(&title, size, self.cell, scene.theme.page);
        scene.define_pieces(&mut xml, scene.kinds());
        self.draw(&mut xml, &grid, &ways, &reach);
        if self.caption {
            caption.draw(&mut xml, grid.size, &scene.theme);
        }
        f.write_str(&xml.finish())
    }
}
