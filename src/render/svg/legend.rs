//! The signs of movement diagrams, and the caption that says what they mean.

use alloc::{string::String, vec::Vec};

use super::theme::Theme;
use super::wrap::{width, wrap};
use super::xml::{Attribute, Xml};

/// What may be done on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// Move or capture.
    Both,
    /// Move only.
    Quiet,
    /// Capture only.
    Capture,
    /// Pass, without stopping.
    Passed,
}

impl Sign {
    /// What the sign is called on the square of a diagram.
    pub fn title(self) -> &'static str {
        match self {
            Sign::Both => "target",
            Sign::Quiet => "move to",
            Sign::Capture => "capture on",
            Sign::Passed => "passes",
        }
    }

    fn meaning(self) -> &'static str {
        match self {
            Sign::Both => "may move or capture",
            Sign::Quiet => "may move only",
            Sign::Capture => "may capture only",
            Sign::Passed => "passed, must be empty",
        }
    }

    fn radius(self) -> i32 {
        match self {
            Sign::Both => 19,
            Sign::Quiet | Sign::Capture => 17,
            Sign::Passed => 8,
        }
    }

    pub fn draw(self, xml: &mut Xml, (x, y): (i32, i32), theme: &Theme) {
        let radius = self.radius();
        let around: [Attribute<'_>; 3] = [("cx", &x), ("cy", &y), ("r", &radius)];
        let full: [Attribute<'_>; 1] = [("fill", &theme.target)];
        let stroke: [Attribute<'_>; 4] = [
            ("fill", &"none"),
            ("stroke", &theme.target),
            ("stroke-width", &8),
            ("stroke-linecap", &"round"),
        ];
        match self {
            Sign::Both | Sign::Passed => xml.leaf("circle", &[&around[..], &full].concat()),
            Sign::Quiet => xml.leaf("circle", &[&around[..], &stroke].concat()),
            Sign::Capture => {
                let (l, r, t, b) = (x - radius, x + radius, y - radius, y + radius);
                let cross = format!("M{l} {t}L{r} {b}M{l} {b}L{r} {t}");
                let d: [Attribute<'_>; 1] = [("d", &cross)];
                xml.leaf("path", &[&d[..], &stroke].concat());
            }
        }
    }
}

/// What is written below a diagram.
pub(super) struct Caption {
    pub heading: String,
    pub text: String,
    pub signs: Vec<Sign>,
}

const SIDE: i32 = 34;
const HEADING: i32 = 38;
const TEXT: i32 = 28;
const LINE: i32 = 40;

impl Caption {
    fn headings(&self, room: i32) -> Vec<String> {
        // A little less room, for bold letters are wider.
        wrap(&self.heading, HEADING, (room - 2 * SIDE) * 100 / 115)
    }

    fn lines(&self, room: i32) -> Vec<String> {
        wrap(&self.text, TEXT, room - 2 * SIDE)
    }

    /// Where the signs stand: in rows as wide as the picture.
    fn places(&self, room: i32) -> Vec<(Sign, i32, i32)> {
        let (mut x, mut row) = (SIDE, 0);
        let place = |&sign: &Sign| {
            let needed = 66 + width(sign.meaning(), TEXT) + 30;
            if x > SIDE && x + needed > room - SIDE + 30 {
                (x, row) = (SIDE, row + 1);
            }
            let here = (sign, x, row);
            x += needed;
            here
        };
        self.signs.iter().map(place).collect()
    }

    /// How much room the caption takes in a picture of this width.
    pub fn height(&self, room: i32) -> i32 {
        let rows = self.places(room).last().map_or(0, |(.., row)| row + 1);
        let lines = self.headings(room).len() + self.lines(room).len();
        20 + (lines as i32 + 1) * LINE + rows * 52
    }

    /// Writes it below a picture of this size.
    pub fn draw(&self, xml: &mut Xml, (room, top): (i32, i32), theme: &Theme) {
        let family: [Attribute<'_>; 2] = [("font-family", &super::FONT), ("fill", &theme.text)];
        xml.open("g", &family);
        let mut y = top + LINE;
        for line in self.headings(room) {
            let style: [Attribute<'_>; 4] = [
                ("x", &SIDE),
                ("y", &y),
                ("font-size", &HEADING),
                ("font-weight", &"bold"),
            ];
            xml.text("text", &style, &line);
            y += LINE;
        }
        for line in self.lines(room) {
            xml.text(
                "text",
                &[("x", &SIDE), ("y", &y), ("font-size", &TEXT)],
                &line,
            );
            y += LINE;
        }
        for (sign, x, row) in self.places(room) {
            let y = y + 10 + row * 52;
            sign.draw(xml, (x + 26, y), theme);
            let at: [Attribute<'_>; 3] = [("x", &(x + 60)), ("y", &(y + 10)), ("font-size", &TEXT)];
            xml.text("text", &at, sign.meaning());
        }
        xml.close();
    }
}
