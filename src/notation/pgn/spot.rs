//! A place in a file, counted on while the file is read.

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    /// The bytes before it.
    pub offset: u64,
    /// From 1.
    pub line: u64,
    /// In characters, from 1.
    pub column: u64,
}

impl Spot {
    pub const START: Spot = Spot {
        offset: 0,
        line: 1,
        column: 1,
    };
}

/// A place that goes on, with what it takes to count the characters of its line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor {
    pub spot: Spot,
    /// The bytes of the line before the place.
    bytes: u64,
    utf8: Utf8,
}

/// What the bytes of a line are so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Utf8 {
    /// Characters of UTF-8.
    Whole,
    /// Such characters and the beginning of one more: `left` bytes of it are to come, the next
    /// from `low` to `high`.
    Begun { left: u8, low: u8, high: u8 },
    /// Something else, so Latin-1.
    Not,
}

impl Cursor {
    pub const START: Cursor = Cursor {
        spot: Spot::START,
        bytes: 0,
        utf8: Utf8::Whole,
    };

    /// Goes on behind these bytes.
    pub fn pass(&mut self, bytes: &[u8]) {
        self.spot.offset += bytes.len() as u64;
        let is_break = |&byte: &u8| byte == b'\n';
        let mut last_line = bytes;
        if let Some(last) = bytes.iter().rposition(is_break) {
            self.spot.line += bytes.iter().filter(|&byte| is_break(byte)).count() as u64;
            self.begin_line();
            last_line = &bytes[last + 1..];
        }
        self.bytes += last_line.len() as u64;
        if self.utf8 == Utf8::Whole && last_line.is_ascii() {
            self.spot.column += last_line.len() as u64;
            return;
        }
        for &byte in last_line {
            self.spot.column += u64::from(self.utf8 == Utf8::Whole);
            self.utf8 = self.utf8.then(byte);
        }
        if self.utf8 == Utf8::Not {
            self.spot.column = 1 + self.bytes;
        }
    }

    /// Takes this for the beginning of the line.
    pub fn begin_line(&mut self) {
        self.spot.column = 1;
        self.bytes = 0;
        self.utf8 = Utf8::Whole;
    }
}

impl Utf8 {
    /// What the bytes are with one more.
    fn then(self, byte: u8) -> Utf8 {
        let begun = |left, low, high| Utf8::Begun { left, low, high };
        match (self, byte) {
            (Utf8::Not, _) => Utf8::Not,
            (Utf8::Begun { low, high, .. }, _) if byte < low || byte > high => Utf8::Not,
            (Utf8::Begun { left: 1, .. }, _) | (Utf8::Whole, 0..=0x7F) => Utf8::Whole,
            (Utf8::Begun { left, .. }, _) => begun(left - 1, 0x80, 0xBF),
            (Utf8::Whole, 0xC2..=0xDF) => begun(1, 0x80, 0xBF),
            // No longer form of what fits two or three bytes, no surrogate, nothing beyond
            // U+10FFFF.
            (Utf8::Whole, 0xE0) => begun(2, 0xA0, 0xBF),
            (Utf8::Whole, 0xED) => begun(2, 0x80, 0x9F),
            (Utf8::Whole, 0xE1..=0xEF) => begun(2, 0x80, 0xBF),
            (Utf8::Whole, 0xF0) => begun(3, 0x90, 0xBF),
            (Utf8::Whole, 0xF1..=0xF3) => begun(3, 0x80, 0xBF),
            (Utf8::Whole, 0xF4) => begun(3, 0x80, 0x8F),
            (Utf8::Whole, 0x80..) => Utf8::Not,
        }
    }
}
