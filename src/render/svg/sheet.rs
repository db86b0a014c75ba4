//! The rule sheet of a game: one page with the board, the pieces and the rules.

use std::fmt;

use super::flow::Flow;
use super::glyphs::glyphs;
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
    variant: &'a Variant,
    theme: Theme,
}

impl Variant {
    /// The rule sheet of the game, on one page.
    pub fn sheet_svg(&self) -> SvgSheet<'_> {
        SvgSheet {
            variant: self,
            theme: Theme::LIGHT,
        }
    }
}

/// An A4 page in tenths of a millimetre, its margin, and the space between two columns.
const PAGE: (i32, i32) = (2100, 2970);
const MARGIN: i32 = 130;
const BETWEEN: i32 = 70;
/// The sizes of letters that are tried, the first that fits is taken.
const SIZES: [i32; 10] = [44, 42, 40, 38, 36, 34, 32, 30, 28, 26];

impl SvgSheet<'_> {
    /// The colours; [`Theme::LIGHT`] unless one says otherwise.
    pub fn theme(mut self, theme: Theme) -> Self {
        self.theme = theme;
        self
    }

    /// Writes everything, and tells where it ends.
    fn write(&self, xml: &mut Xml, size: i32) -> i32 {
        let variant = self.variant;
        let mut head = Flow::new(
            xml,
            &self.theme,
            size,
            (MARGIN, MARGIN - 20),
            PAGE.0 - 2 * MARGIN,
        );
        head.title(variant.name());
        if !variant.about().is_empty() {
            head.paragraph(variant.about());
        }
        let top = head.rule();

        let half = (PAGE.0 - 2 * MARGIN - BETWEEN) / 2;
        let right = MARGIN + half + BETWEEN;
        let board_end = self.board(xml, (MARGIN, top), half);
        let mut rules = Flow::new(xml, &self.theme, size, (right, top), half);
        rules.heading("Rules");
        for sentence in words::rules(variant) {
            rules.paragraph(&sentence);
        }
        let top = rules.end().max(board_end) + size / 2;

        let mut pieces = Flow::new(xml, &self.theme, size, (MARGIN, top), PAGE.0 - 2 * MARGIN);
        pieces.heading("Pieces");
        let top = pieces.end();
        let top = self.pieces(xml, size, top, half);

        let mut options = Flow::new(xml, &self.theme, size, (MARGIN, top), half);
        if !variant.options().is_empty() {
            options.heading("Options in force");
            for option in variant.options() {
                options.item(&in_words(option));
            }
        }
        let left_end = options.end();
        let mut sources = Flow::new(xml, &self.theme, size, (right, top), half);
        if !variant.sources().is_empty() {
            sources.heading("Sources");
            for source in variant.sources() {
                sources.item(source);
            }
        }
        sources.end().max(left_end)
    }

    /// The board at the start of the game.
    fn board(&self, xml: &mut Xml, (x, y): (i32, i32), width: i32) -> i32 {
        let scene = self.scene();
        let grid = scene.grid();
        let scale = f64::from(width) / f64::from(grid.size.0.max(grid.size.1));
        let place = format!("translate({x} {y}) scale({scale:.3})");
        xml.open("g", &[("transform", &place)]);
        scene.draw_board(xml, &grid);
        scene.draw_pieces(xml, &grid);
        xml.close();
        y + (f64::from(grid.size.1) * scale) as i32
    }

    fn scene(&self) -> Scene<'_> {
        let start = self.variant.start();
        let mut scene = Scene::new(self.variant);
        scene.theme = self.theme;
        let occupied = start.occupied().iter();
        scene.pieces = occupied
            .filter_map(|s| Some((s, start.piece_at(s)?)))
            .collect();
        scene
    }

    /// All kinds in two columns of about the same length.
    fn pieces(&self, xml: &mut Xml, size: i32, top: i32, width: i32) -> i32 {
        let variant = self.variant;
        let entry = |xml: &mut Xml, index: usize, (x, y): (i32, i32)| {
            let Some((kind, unit)) = variant.pieces().nth(index) else {
                return y;
            };
            let colors = self.theme.pieces[0];
            let icon = size * 5 / 2;
            if let Some(glyph) = glyphs(variant).get(index) {
                let scale = f64::from(icon) / 100.0;
                let place = format!("translate({x} {y}) scale({scale:.3})");
                xml.open("g", &[("transform", &place)]);
                xml.leaf("use", &[("href", &format!("#{}", glyph.id(colors)))]);
                xml.close();
            }
            let room = width - icon - size / 2;
            let mut text = Flow::new(xml, &self.theme, size, (x + icon + size / 2, y), room);
            text.name(&format!("{} ({})", unit.name, unit.symbol));
            text.lines(&words::piece(variant, kind));
            text.end().max(y + icon) + size / 3
        };
        let count = variant.pieces().len();
        // Heights first, to part the list where the columns come out even.
        let mut unseen = Xml::default();
        let heights: Vec<i32> = (0..count).map(|i| entry(&mut unseen, i, (0, 0))).collect();
        let total: i32 = heights.iter().sum();
        let (mut y, mut x, mut end, mut used) = (top, MARGIN, top, 0);
        for (index, height) in heights.iter().enumerate() {
            if x == MARGIN && used + height / 2 > total / 2 {
                (x, y) = (MARGIN + width + BETWEEN, top);
            }
            used += height;
            y = entry(xml, index, (x, y));
            end = end.max(y);
        }
        end + size / 2
    }
}

/// `array = Feminine: the Shah between Wazir and Firzan on rank 1 (Gollon 1968)`.
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
        let title = format!("{}: the rules on one page", self.variant.name());
        let mut xml = super::document(&title, (PAGE.0, height), 38, self.theme.page);
        let scene = self.scene();
        let white = self
            .variant
            .pieces()
            .map(|(kind, _)| Piece::new(Color::White, kind));
        scene.define_pieces(&mut xml, white.chain(scene.kinds()).collect());
        self.write(&mut xml, size);
        f.write_str(&xml.finish())
    }
}
