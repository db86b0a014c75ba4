//! A board with what is on it, drawn: squares, pieces, marks, arrows, coordinates.
//!
//! Position boards, movement diagrams and rule sheets all fill a [`Scene`].

use alloc::{collections::BTreeSet, string::String, vec::Vec};
use core::fmt::Write as _;

use super::glyphs::{Glyph, glyphs};
use super::grid::{CELL, Grid};
use super::theme::Theme;
use super::xml::{Attribute, Xml};
use crate::render::layout::Kind;
use crate::{Color, Piece, Square, SquareSet, Variant};

/// Everything that a picture of a board shows.
#[derive(Clone, Debug)]
pub(super) struct Scene<'a> {
    pub variant: &'a Variant,
    /// The glyphs of all kinds, in their order.
    pub glyphs: Vec<Glyph>,
    pub below: Color,
    pub theme: Theme,
    pub coordinates: bool,
    pub pieces: Vec<(Square, Piece)>,
    pub last_move: SquareSet,
    pub check: SquareSet,
    pub marked: SquareSet,
    pub targets: SquareSet,
    pub arrows: Vec<(Square, Square)>,
}

impl<'a> Scene<'a> {
    pub fn new(variant: &'a Variant) -> Scene<'a> {
        Scene {
            variant,
            glyphs: glyphs(variant),
            below: Color::White,
            theme: Theme::LIGHT,
            coordinates: true,
            pieces: Vec::new(),
            last_move: SquareSet::EMPTY,
            check: SquareSet::EMPTY,
            marked: SquareSet::EMPTY,
            targets: SquareSet::EMPTY,
            arrows: Vec::new(),
        }
    }

    pub fn grid(&self) -> Grid<'a> {
        Grid::new(self.variant, self.below, self.coordinates)
    }

    /// Squares, frames and coordinates.
    pub fn draw_board(&self, xml: &mut Xml, grid: &Grid<'_>) {
        let theme = &self.theme;
        let (field, apart) = self.cells(grid);
        for (dark, fill) in [(false, theme.light_square), (true, theme.dark_square)] {
            let squares = field.iter().filter(|&s| grid.layout.is_dark(s) == dark);
            let d: String = squares
                .map(|square| square_path(grid.corner_of(square)))
                .collect();
            xml.leaf("path", &[("d", &d), ("fill", &fill)]);
        }
        xml.leaf(
            "path",
            &[
                ("d", &outline(grid)),
                ("fill", &"none"),
                ("stroke", &theme.frame),
                ("stroke-width", &5),
                ("stroke-linecap", &"square"),
            ],
        );
        for square in apart {
            self.draw_apart(xml, grid.corner_of(square));
        }
        if self.coordinates {
            self.draw_coordinates(xml, grid);
        }
    }

    /// The squares of the field and those apart from it.
    fn cells(&self, grid: &Grid<'_>) -> (SquareSet, SquareSet) {
        let squares = self.variant.topology().squares();
        let apart: SquareSet = squares
            .iter()
            .filter(|&s| grid.layout.is_apart(s))
            .collect();
        (squares - apart, apart)
    }

    /// A citadel: a square of its own colour with a double wall.
    fn draw_apart(&self, xml: &mut Xml, (x, y): (i32, i32)) {
        let theme = &self.theme;
        for (inset, width) in [(0, 5), (9, 2)] {
            let side = CELL - 2 * inset;
            xml.leaf(
                "rect",
                &[
                    ("x", &(x + inset)),
                    ("y", &(y + inset)),
                    ("width", &side),
                    ("height", &side),
                    ("fill", &theme.citadel),
                    ("stroke", &theme.frame),
                    ("stroke-width", &width),
                ],
            );
        }
    }

    fn draw_coordinates(&self, xml: &mut Xml, grid: &Grid<'_>) {
        let Some(place) = grid.coordinates else {
            return;
        };
        let (columns, rows) = grid.layout.size();
        let field = |c, r| grid.layout.kind(c, r) == Kind::Field;
        xml.open(
            "g",
            &[
                ("font-family", &super::FONT),
                ("font-size", &26),
                ("fill", &self.theme.text),
                ("text-anchor", &"middle"),
            ],
        );
        for column in (0..columns).filter(|&c| (0..rows).any(|r| field(c, r))) {
            let x = grid.corner(column, 0).0 + CELL / 2;
            let at: [Attribute<'_>; 2] = [("x", &x), ("y", &(place.files_y + 9))];
            xml.text("text", &at, &grid.layout.file_text(column));
        }
        for row in (0..rows).filter(|&r| (0..columns).any(|c| field(c, r))) {
            let y = grid.corner(0, row).1 + CELL / 2 + 9;
            let at: [Attribute<'_>; 2] = [("x", &place.ranks_x), ("y", &y)];
            xml.text("text", &at, &grid.layout.rank_text(row));
        }
        for square in self.cells(grid).1 {
            let (x, y) = grid.corner_of(square);
            let name = self.variant.topology().name(square);
            let at: [Attribute<'_>; 6] = [
                ("x", &(x + 15)),
                ("y", &(y + 33)),
                ("font-size", &23),
                ("font-style", &"italic"),
                ("fill", &self.theme.pieces[1].body),
                ("text-anchor", &"start"),
            ];
            xml.text("text", &at, name);
        }
        xml.close();
    }

    /// What is seen under the pieces: last move, check, marks.
    pub fn draw_marks(&self, xml: &mut Xml, grid: &Grid<'_>) {
        let theme = &self.theme;
        if !self.last_move.is_empty() {
            let squares = self
                .last_move
                .iter()
                .map(|s| square_path(grid.corner_of(s)));
            let d: String = squares.collect();
            let attributes: [Attribute<'_>; 3] =
                [("d", &d), ("fill", &theme.last_move), ("opacity", &0.5)];
            xml.leaf("path", &attributes);
        }
        for square in self.marked {
            let (x, y) = grid.corner_of(square);
            xml.leaf(
                "rect",
                &[
                    ("x", &(x + 6)),
                    ("y", &(y + 6)),
                    ("width", &(CELL - 12)),
                    ("height", &(CELL - 12)),
                    ("rx", &10),
                    ("fill", &"none"),
                    ("stroke", &theme.mark),
                    ("stroke-width", &7),
                ],
            );
        }
        for square in self.check {
            for (radius, opacity) in [(48, 0.35), (40, 0.6)] {
                circle(
                    xml,
                    grid.middle_of(square),
                    radius,
                    &[("fill", &theme.check), ("opacity", &opacity)],
                );
            }
        }
    }

    /// The pieces that there are, each once.
    pub fn kinds(&self) -> BTreeSet<Piece> {
        self.pieces.iter().map(|(_, piece)| *piece).collect()
    }

    /// The glyphs of pieces, to be drawn once and shown wherever one stands.
    pub fn define_pieces(&self, xml: &mut Xml, kinds: BTreeSet<Piece>) {
        xml.open("defs", &[]);
        for piece in kinds {
            if let Some(glyph) = self.glyphs.get(piece.kind.index()) {
                let colors = self.theme.pieces[piece.color.index()];
                // A little smaller than the cell, so that neighbours do not touch.
                let place = "translate(6 5) scale(.88)";
                xml.open("g", &[("id", &glyph.id(colors)), ("transform", &place)]);
                glyph.paint(xml, colors);
                xml.close();
            }
        }
        xml.close();
    }

    pub fn draw_pieces(&self, xml: &mut Xml, grid: &Grid<'_>) {
        for &(square, piece) in &self.pieces {
            let (x, y) = grid.corner_of(square);
            let name = self.variant.topology().name(square);
            let title = format!("{} on {name}", self.piece_name(piece));
            xml.open("g", &[("role", &"img")]);
            xml.text("title", &[], &title);
            if let Some(glyph) = self.glyphs.get(piece.kind.index()) {
                let id = format!(
                    "#{}",
                    Glyph::id(glyph, self.theme.pieces[piece.color.index()])
                );
                xml.leaf("use", &[("href", &id), ("x", &x), ("y", &y)]);
            }
            xml.close();
        }
    }

    /// `white Zurafa`.
    pub fn piece_name(&self, piece: Piece) -> String {
        format!("{} {}", piece.color, self.variant.piece(piece.kind).name)
    }

    /// What is seen above the pieces: targets and arrows.
    pub fn draw_hints(&self, xml: &mut Xml, grid: &Grid<'_>) {
        let occupied: SquareSet = self.pieces.iter().map(|(square, _)| *square).collect();
        for square in self.targets {
            let middle = grid.middle_of(square);
            if occupied.contains(square) {
                ring(xml, middle, &self.theme);
            } else {
                circle(
                    xml,
                    middle,
                    16,
                    &[("fill", &self.theme.target), ("opacity", &0.8)],
                );
            }
        }
        for &(from, to) in &self.arrows {
            self.draw_arrow(xml, grid.middle_of(from), grid.middle_of(to));
        }
    }

    fn draw_arrow(&self, xml: &mut Xml, from: (i32, i32), to: (i32, i32)) {
        let fill: [Attribute<'_>; 2] = [("fill", &self.theme.arrow), ("opacity", &0.8)];
        let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
        let length = distance(from, to);
        if length < 1.0 {
            return circle(xml, from, 20, &fill);
        }
        // Points along the arrow and across it, from the origin's edge to the target's middle.
        let point = |along: f64, across: f64| {
            let (ux, uy) = (dx / length, dy / length);
            let x = f64::from(from.0) + ux * along - uy * across;
            let y = f64::from(from.1) + uy * along + ux * across;
            format!("{x:.0} {y:.0}")
        };
        let (start, neck, tip) = (30.0, length - 44.0, length - 8.0);
        let mut d = format!("M{}", point(start, 6.0));
        for (along, across) in [
            (neck, 6.0),
            (neck, 21.0),
            (tip, 0.0),
            (neck, -21.0),
            (neck, -6.0),
            (start, -6.0),
        ] {
            let _ = write!(d, "L{}", point(along, across));
        }
        d.push('Z');
        let path: [Attribute<'_>; 1] = [("d", &d)];
        xml.leaf("path", &[&path[..], &fill[..]].concat());
    }
}

/// The mark of a target that is occupied.
pub(super) fn ring(xml: &mut Xml, middle: (i32, i32), theme: &Theme) {
    let style: [Attribute<'_>; 4] = [
        ("fill", &"none"),
        ("stroke", &theme.target),
        ("stroke-width", &7),
        ("opacity", &0.8),
    ];
    circle(xml, middle, 45, &style);
}

pub(super) fn circle(xml: &mut Xml, (x, y): (i32, i32), radius: i32, style: &[Attribute<'_>]) {
    let place: [Attribute<'_>; 3] = [("cx", &x), ("cy", &y), ("r", &radius)];
    xml.leaf("circle", &[&place[..], style].concat());
}

fn square_path((x, y): (i32, i32)) -> String {
    format!("M{x} {y}h{CELL}v{CELL}h-{CELL}z")
}

/// The line around the field, outside and around holes.
fn outline(grid: &Grid<'_>) -> String {
    let (columns, rows) = grid.layout.size();
    let field = |c: Option<u8>, r: Option<u8>| {
        c.zip(r)
            .is_some_and(|(c, r)| grid.layout.kind(c, r) == Kind::Field)
    };
    let mut d = String::new();
    for row in 0..rows {
        for column in (0..columns).filter(|&c| field(Some(c), Some(row))) {
            let (x, y) = grid.corner(column, row);
            let (c, r) = (Some(column), Some(row));
            if !field(c, row.checked_sub(1)) {
                let _ = write!(d, "M{x} {y}h{CELL}");
            }
            if !field(c, Some(row + 1)) {
                let _ = write!(d, "M{x} {}h{CELL}", y + CELL);
            }
            if !field(column.checked_sub(1), r) {
                let _ = write!(d, "M{x} {y}v{CELL}");
            }
            if !field(Some(column + 1), r) {
                let _ = write!(d, "M{} {y}v{CELL}", x + CELL);
            }
        }
    }
    d
}

/// The distance of two points, to a thousandth: a root of whole numbers, since `core` has no other.
fn distance(from: (i32, i32), to: (i32, i32)) -> f64 {
    let square = |a: i32, b: i32| (i64::from(a) - i64::from(b)).pow(2).unsigned_abs();
    let thousandths = (1_000_000 * (square(from.0, to.0) + square(from.1, to.1))).isqrt();
    thousandths as f64 / 1000.0
}
