//! FEN (stand-in).

use crate::variant::placement;
use crate::{Color, Position, Setup, Variant};

impl Variant {
    /// The position of a FEN.
    ///
    /// # Errors
    /// What is wrong.
    pub fn position(&self, fen: &str) -> Result<Position, Box<dyn std::error::Error>> {
        let f: Vec<&str> = fen.split(' ').collect();
        let mut setup = Setup::empty();
        for (s, p) in placement::parse(f[0], self.topology(), &self.definition().pieces)? {
            setup.set(s, Some(p));
        }
        if f[1] == "b" {
            setup.set_side_to_move(Color::Black);
        }
        setup.set_right(Color::White, f[2].contains('X'));
        setup.set_right(Color::Black, f[2].contains('x'));
        Ok(Position::new(self, &setup)?)
    }
}

impl Position {
    /// FEN.
    #[must_use]
    pub fn fen(&self) -> String {
        placement::print(self.variant().topology(), |s| {
            self.piece_at(s).map(|p| self.variant().symbol(p))
        })
    }
}
