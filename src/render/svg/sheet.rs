//! The rule sheet of a game: one page with the board, the pieces and the rules.

use alloc::{string::String, vec::Vec};
use core::fmt;

use super::flow::Flow;
use super::scene::Scene;
use super::theme::Theme;
use super::words;
use super::xml::Xml;
use crate::variant::OptionSetting;
use crate::{Color, Piece, Variant};

/// The rule sheet of a game as an SVG document of the shape of an A4 page, made by
/// [`Variant::sheet_svg`]; write it with `{}`.
///
/// It shows the start, every kind of piece with its glyph, name and movement, the special
/// rules, the options in force and the sources. The letters are as large as lets everything
/// stand on the page; where even the smallest do not, the page is longer.
///
/// ```
/// use shatranj::variants;
/// let svg = variants::kamil().sheet_svg().to_string();
/// assert!(svg.contains(">Shatranj Kamil</text>"));
/// assert!(svg.contains(">War machine (D)</text>"));
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct SvgSheet<'a> {
    /// The board at the start of the game, with the colours of the sheet.
    scene: Scene<'a>,
}

impl Variant {
    /// The rule sheet of the game, on one page.
    pub fn sheet_svg(&self) -> SvgSheet<'_> {
        let start = self.start();
        let occupied = start.occupied().iter();
        let piece = |square| Some((square, start.piece_at(square)?));
        SvgSheet {
            scene: Scene {
                pieces: occupied.filter_map(piece).collect(),
                ..Scene::new(self)
            },
        }
    }
}

/// An A4 page in tenths of a millimetre, its margin, and the space between two columns.
const PAGE: (i32, i32) = (2100, 2970);
const MARGIN: i32 = 104;
const BETWEEN: i32 = 60;
/// What is left for text; the width of a column, and where the right one begins.
const WIDTH: i32 = PAGE.0 - 2 * MARGIN;
const HALF: i32 = (WIDTH - BETWEEN) / 2;
const RIGHT: i32 = MARGIN + HALF + BETWEEN;
/// The sizes of letters that are tried, the first that fits is taken.
const SIZES: [i32; 11] = [44, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24];

impl SvgSheet<'_> {
    /// The colours; [`Theme::LIGHT`] unless one says otherwise.
    pub fn theme(mut self, theme: Theme) -> Self {
        self.scene.theme = theme;
        self
    }

    /// A column of text at this place.
    fn flow<'x>(&'x self, xml: &'x mut Xml, size: i32, at: (i32, i32), room: i32) -> Flow<'x> {
        Flow::new(xml, &self.scene.theme, size, at, room)
    }

    /// Writes everything, and tells where it ends.
    fn write(&self, xml: &mut Xml, size: i32) -> i32 {
        let variant = self.scene.variant;
        let mut head = self.flow(xml, size, (MARGIN, MARGIN - 20), WIDTH);
        head.title(variant.name());
        if !variant.about().is_empty() {
            head.paragraph(variant.about());
        }
        let top = head.rule();

        let board_end = self.board(xml, (MARGIN, top));
        let mut rules = self.flow(xml, size, (RIGHT, top), HALF);
        rules.heading("Rules");
        for sentence in words::rules(variant) {
            rules.paragraph(&sentence);
        }
        let top = rules.end().max(board_end) + size / 2;

        let mut pieces = self.flow(xml, size, (MARGIN, top), WIDTH);
        pieces.heading("Pieces");
        let top = pieces.end();
        let top = self.pieces(xml, size, top);

        let options: Vec<String> = variant.options().iter().map(in_words).collect();
        let options_end = self.list(xml, size, (MARGIN, top), ("Options in force", &options));
        let sources_end = self.list(xml, size, (RIGHT, top), ("Sources", variant.sources()));
        options_end.max(sources_end)
    }

    /// A heading with items, if there are any.
    fn list(
        &self,
        xml: &mut Xml,
        size: i32,
        at: (i32, i32),
        (heading, items): (&str, &[String]),
    ) -> i32 {
        let mut list = self.flow(xml, size, at, HALF);
        if !items.is_empty() {
            list.heading(heading);
        }
        for item in items {
            list.item(item);
        }
        list.end()
    }

    /// The board at the start of the game.
    fn board(&self, xml: &mut Xml, (x, y): (i32, i32)) -> i32 {
        let grid = self.scene.grid();
        let scale = f64::from(HALF) / f64::from(grid.size.0.max(grid.size.1));
        let place = format!("translate({x} {y}) scale({scale:.3})");
        xml.open("g", &[("transform", &place)]);
        self.scene.draw_board(xml, &grid);
        self.scene.draw_pieces(xml, &grid);
        xml.close();
        y + (f64::from(grid.size.1) * scale) as i32
    }

    /// A kind of piece: its glyph, its name, what it does. Tells where the next one begins.
    fn piece(&self, xml: &mut Xml, size: i32, index: usize, (x, y): (i32, i32)) -> i32 {
        let variant = self.scene.variant;
        let Some((kind, unit)) = variant.pieces().nth(index) else {
            return y;
        };
        let icon = size * 5 / 2;
        if let Some(glyph) = self.scene.glyphs.get(index) {
            let scale = f64::from(icon) / 100.0;
            let place = format!("translate({x} {y}) scale({scale:.3})");
            let id = glyph.id(self.scene.theme.pieces[0]);
            xml.open("g", &[("transform", &place)]);
            xml.leaf("use", &[("href", &format!("#{id}"))]);
            xml.close();
        }
        let indent = icon + size / 2;
        let mut text = self.flow(xml, size, (x + indent, y), HALF - indent);
        text.name(&format!("{} ({})", unit.name, unit.symbol));
        text.lines(&words::piece(variant, kind));
        text.end().max(y + icon) + size / 3
    }

    /// All kinds in two columns of about the same length.
    fn pieces(&self, xml: &mut Xml, size: i32, top: i32) -> i32 {
        // Heights first, to part the list where the columns come out even.
        let mut unseen = Xml::default();
        let kinds = 0..self.scene.variant.pieces().len();
        let heights: Vec<i32> = kinds
            .map(|i| self.piece(&mut unseen, size, i, (0, 0)))
            .collect();
        let total: i32 = heights.iter().sum();
        let (mut x, mut y, mut end, mut used) = (MARGIN, top, top, 0);
        for (index, height) in heights.iter().enumerate() {
            if x == MARGIN && used + height / 2 > total / 2 {
                (x, y) = (RIGHT, top);
            }
            used += height;
            y = self.piece(xml, size, index, (x, y));
            end = end.max(y);
        }
        end + size / 2
    }
}

/// `array = Feminine: the Shah between Wazir and Firzan on rank 1 (a source)`.
fn in_words(option: &OptionSetting) -> String {
    let value = option.info.values.iter().find(|v| v.id == option.value);
    let meaning = value.map_or(String::new(), |v| format!(": {} ({})", v.about, v.source));
    format!("{} = {}{meaning}", option.info.id, option.value)
}

impl fmt::Display for SvgSheet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let length = |size: i32| self.write(&mut Xml::default(), size) + MARGIN;
        let fits = SIZES.into_iter().find(|&size| length(size) <= PAGE.1);
        let size = fits.unwrap_or(SIZES[SIZES.len() - 1]);
        let height = PAGE.1.max(length(size));
        let scene = &self.scene;
        let title = format!("{}: the rules on one page", scene.variant.name());
        let mut xml = super::document(&title, (PAGE.0, height), 38, scene.theme.page);
        let all = scene.variant.pieces();
        let white = all.map(|(kind, _)| Piece::new(Color::White, kind));
        scene.define_pieces(&mut xml, white.chain(scene.kinds()).collect());
        self.write(&mut xml, size);
        f.write_str(&xml.finish())
    }
}
