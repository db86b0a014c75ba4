//! Positions as text, so that a message can name one and a suite can be read.

use shatranj::{Color, Piece, Square};

use super::Referee;
use super::board::Board;

impl Referee {
    /// The position as a FEN: voids as `*`, the longest possible runs of empty squares.
    pub fn fen(&self, board: &Board) -> String {
        let (width, height) = self.topology().bounds();
        let row = |row: u8| {
            let cells = (0..width).map(|column| self.topology().cell(column, row));
            self.row(board, cells)
        };
        let rows: Vec<String> = (0..height).rev().map(row).collect();
        let rights: String = Color::ALL
            .into_iter()
            .filter(|color| board.rights[color.index()])
            .map(|color| if color == Color::White { 'X' } else { 'x' })
            .collect();
        format!(
            "{} {} {} - {} {}",
            rows.join("/"),
            if board.side == Color::White { "w" } else { "b" },
            if rights.is_empty() { "-" } else { &rights },
            board.halfmove,
            board.fullmove
        )
    }

    fn row(&self, board: &Board, cells: impl Iterator<Item = Option<Square>>) -> String {
        let (mut text, mut run) = (String::new(), 0);
        let flush = |text: &mut String, run: &mut u32| {
            if *run > 0 {
                text.push_str(&std::mem::take(run).to_string());
            }
        };
        for cell in cells {
            match cell.map(|square| board.get(square)) {
                Some(None) => run += 1,
                Some(Some(piece)) => {
                    flush(&mut text, &mut run);
                    text.push_str(&self.symbol(piece));
                }
                None => {
                    flush(&mut text, &mut run);
                    text.push('*');
                }
            }
        }
        flush(&mut text, &mut run);
        text
    }

    pub fn symbol(&self, piece: Piece) -> String {
        let symbol = &self.kind(piece.kind).symbol;
        match piece.color {
            Color::White => symbol.clone(),
            Color::Black => symbol.to_lowercase(),
        }
    }

    /// The position of a FEN that is known to be good.
    pub fn read_fen(&self, fen: &str) -> Board {
        let fields: Vec<&str> = fen.split_whitespace().collect();
        let [rows, side, rights, _, halfmove, fullmove] = fields[..] else {
            panic!("not six fields: {fen}");
        };
        let mut board = Board::empty(self.topology().len());
        let top = self.topology().bounds().1;
        assert_eq!(rows.split('/').count(), usize::from(top), "rows of {fen}");
        for (row, text) in (0..top).rev().zip(rows.split('/')) {
            self.read_row(&mut board, row, text);
        }
        board.side = match side {
            "w" => Color::White,
            "b" => Color::Black,
            _ => panic!("no side: {fen}"),
        };
        board.rights = [rights.contains('X'), rights.contains('x')];
        board.halfmove = halfmove.parse().expect("a number of plies");
        board.fullmove = fullmove.parse().expect("a number of moves");
        board
    }

    fn read_row(&self, board: &mut Board, row: u8, text: &str) {
        let width = self.topology().bounds().0;
        let (mut rest, mut column) = (text, 0);
        while !rest.is_empty() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits > 0 {
                column += rest[..digits]
                    .parse::<u8>()
                    .expect("a run of empty squares");
                rest = &rest[digits..];
                continue;
            }
            let length = if rest[1..].starts_with(['\'', '!']) {
                2
            } else {
                1
            };
            let cell = self.topology().cell(column, row);
            match &rest[..length] {
                "*" => assert_eq!(cell, None, "a square, not a void, in {text}"),
                symbol => board.put(cell.expect("a square"), Some(self.piece(symbol))),
            }
            (column, rest) = (column + 1, &rest[length..]);
        }
        assert_eq!(column, width, "the length of {text}");
    }

    fn piece(&self, symbol: &str) -> Piece {
        let kinds = || self.variant.pieces();
        let found = Color::ALL.into_iter().find_map(|color| {
            kinds()
                .map(|(kind, _)| Piece::new(color, kind))
                .find(|&piece| self.symbol(piece) == symbol)
        });
        found.unwrap_or_else(|| panic!("no unit is written {symbol}"))
    }
}
