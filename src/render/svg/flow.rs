//! Text that flows down a column of a page.

use super::theme::Theme;
use super::wrap::wrap;
use super::xml::{Attribute, Xml};

/// A column that is being written.
pub(super) struct Flow<'a> {
    xml: &'a mut Xml,
    theme: &'a Theme,
    /// The size of plain letters; everything else follows from it.
    size: i32,
    x: i32,
    y: i32,
    room: i32,
}

impl<'a> Flow<'a> {
    pub fn new(
        xml: &'a mut Xml,
        theme: &'a Theme,
        size: i32,
        (x, y): (i32, i32),
        room: i32,
    ) -> Flow<'a> {
        Flow {
            xml,
            theme,
            size,
            x,
            y,
            room,
        }
    }

    /// Where the next line would begin.
    pub fn end(&self) -> i32 {
        self.y
    }

    pub fn title(&mut self, text: &str) {
        let size = self.size * 5 / 2;
        for line in wrap(text, size, self.room * 100 / 115) {
            self.line(
                &line,
                self.x,
                size,
                size * 6 / 5,
                &[("font-weight", &"bold")],
            );
        }
    }

    pub fn heading(&mut self, text: &str) {
        let size = self.size * 4 / 3;
        self.line(
            text,
            self.x,
            size,
            size * 4 / 3,
            &[("font-weight", &"bold")],
        );
        self.y += self.size / 6;
    }

    pub fn lines(&mut self, text: &str) {
        for line in wrap(text, self.size, self.room) {
            self.line(&line, self.x, self.size, self.size * 5 / 4, &[]);
        }
    }

    pub fn paragraph(&mut self, text: &str) {
        self.lines(text);
        self.y += self.size / 3;
    }

    /// A paragraph with a bullet before it.
    pub fn item(&mut self, text: &str) {
        let indent = self.size * 4 / 5;
        let middle = (self.x + self.size / 4, self.y + self.size * 3 / 4);
        let bullet: [Attribute<'_>; 1] = [("fill", &self.theme.faint_text)];
        super::scene::circle(self.xml, middle, self.size / 7, &bullet);
        (self.x, self.room) = (self.x + indent, self.room - indent);
        self.paragraph(text);
        (self.x, self.room) = (self.x - indent, self.room + indent);
    }

    /// The head of an entry.
    pub fn name(&mut self, text: &str) {
        for line in wrap(text, self.size, self.room * 100 / 115) {
            self.line(
                &line,
                self.x,
                self.size,
                self.size * 5 / 4,
                &[("font-weight", &"bold")],
            );
        }
    }

    /// A line across the column; tells where the next thing begins.
    pub fn rule(&mut self) -> i32 {
        self.y += self.size / 3;
        let d = format!("M{} {}h{}", self.x, self.y, self.room);
        self.xml.leaf(
            "path",
            &[
                ("d", &d),
                ("stroke", &self.theme.frame),
                ("stroke-width", &4),
            ],
        );
        self.y += self.size;
        self.y
    }

    /// One line of text of which the caller knows that it fits.
    fn line(&mut self, text: &str, x: i32, size: i32, advance: i32, style: &[Attribute<'_>]) {
        let baseline = self.y + size;
        let place: [Attribute<'_>; 5] = [
            ("x", &x),
            ("y", &baseline),
            ("fill", &self.theme.text),
            ("font-family", &super::FONT),
            ("font-size", &size),
        ];
        self.xml.text("text", &[&place[..], style].concat(), text);
        self.y += advance;
    }
}
