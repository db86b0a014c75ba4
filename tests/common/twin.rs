//! The twin of a position: colours changed, board turned over.

use std::fmt;

use shatranj::{Color, Piece, Setup, Square, SquareSet, Topology, Variant};

use super::{View, drawing};

/// How a view of a scene differs from what is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// Not at all.
    None,
    /// Colours changed, and the ranks counted from the other end.
    Ranks,
    /// Colours changed, and the board turned by 180 degrees.
    Half,
}

impl Turn {
    /// The turn that maps the board of a game to itself.
    pub fn of(game: &Variant) -> Turn {
        let board = game.topology();
        let maps = |turn: &Turn| board.squares().iter().all(|s| turn.at(board, s).is_some());
        let turn = [Turn::Ranks, Turn::Half].into_iter().find(maps);
        turn.expect("a board that can be turned over")
    }

    fn at(self, board: &Topology, square: Square) -> Option<Square> {
        let (x, y) = board.coordinates(square);
        let (files, ranks) = board.grid_size();
        match self {
            Turn::None => Some(square),
            Turn::Ranks => board.at(x, ranks as i8 - 1 - y),
            Turn::Half => board.at(files as i8 - 1 - x, ranks as i8 - 1 - y),
        }
    }

    pub fn color(self, color: Color) -> Color {
        if self == Turn::None { color } else { !color }
    }

    /// The symbol of the same unit of the other side.
    pub fn symbol(self, symbol: &str) -> String {
        let swapped = |c: char| {
            if c.is_ascii_uppercase() {
                c.to_ascii_lowercase()
            } else {
                c.to_ascii_uppercase()
            }
        };
        match self {
            Turn::None => symbol.into(),
            _ => symbol.chars().map(swapped).collect(),
        }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Turn::None => "",
            _ => " (of the twin, colours changed)",
        })
    }
}

/// The twin of a set-up.
pub fn setup(game: &Variant, setup: &Setup) -> Setup {
    let turn = Turn::of(game);
    let board = game.topology();
    let mut twin = Setup::empty();
    for (square, piece) in setup.pieces() {
        let there = turn.at(board, square).expect("the turned square");
        twin.set(there, Some(Piece::new(!piece.color, piece.kind)));
    }
    twin.set_side_to_move(!setup.side_to_move());
    for color in Color::ALL {
        twin.set_right(!color, setup.right(color));
    }
    twin.set_halfmove(setup.halfmove());
    twin.set_fullmove(setup.fullmove());
    twin
}

impl View {
    /// The square of this view that the drawing calls so.
    #[track_caller]
    pub fn square(&self, name: &str) -> Square {
        let board = self.position.variant().topology();
        let Some(square) = board.square(name) else {
            panic!("`{name}` is no square of this board");
        };
        self.turn.at(board, square).expect("the turned square")
    }

    /// The square of the drawing that this one stands for.
    pub fn square_back(&self, square: Square) -> Square {
        let board = self.position.variant().topology();
        self.turn.at(board, square).expect("the turned square")
    }

    /// The names of a set, sorted.
    pub fn names(&self, set: SquareSet) -> String {
        let board = self.position.variant().topology();
        let mut names: Vec<&str> = set.iter().map(|s| board.name(s)).collect();
        names.sort_unstable();
        names.join(" ")
    }

    pub fn names_in_order(&self, squares: &[Square]) -> String {
        let board = self.position.variant().topology();
        let names: Vec<&str> = squares.iter().map(|&s| board.name(s)).collect();
        names.join(" ")
    }

    /// What a text about the drawing says of this view: squares and colours are turned. The
    /// squares after `by` are sorted, since they are a set.
    pub fn turned_words(&self, text: &str) -> String {
        let board = self.position.variant().topology();
        let word = |word: &str| match (word, self.turn) {
            (_, Turn::None) => word.to_string(),
            ("white", _) => "black".into(),
            ("black", _) => "white".into(),
            _ => match board.square(word) {
                Some(_) => board.name(self.square(word)).into(),
                None => word.into(),
            },
        };
        let mut words: Vec<String> = text.split_whitespace().map(word).collect();
        if let Some(by) = words.iter().position(|w| w == "by") {
            words[by + 1..].sort();
        }
        words.join(" ")
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", drawing::picture(&self.position), self.turn)
    }
}
