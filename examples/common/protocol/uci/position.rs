//! `position` and `d`.

use std::io;

use super::super::Desk;
use super::{Game, Uci};

impl Uci {
    /// `position startpos | fen FEN [moves MOVE ...]`. A bad FEN changes nothing; before a bad
    /// move the moves up to it have been played.
    pub(super) fn set_position(&mut self, desk: &mut Desk<'_>, text: &str) -> io::Result<()> {
        let mut words = text.split_whitespace();
        let start = match words.next() {
            Some("startpos") => {
                let rest = words.next();
                if let Some(word) = rest.filter(|&word| word != "moves") {
                    return Uci::inform(desk, &format!("position: `{word}` instead of moves"));
                }
                desk.games.current().start()
            }
            Some("fen") => {
                let fen: Vec<&str> = words.by_ref().take_while(|&word| word != "moves").collect();
                match desk.games.current().position(&fen.join(" ")) {
                    Ok(position) => position,
                    Err(error) => return Uci::inform(desk, &format!("position: {error}")),
                }
            }
            _ => return Uci::inform(desk, "position: write startpos or fen FEN"),
        };
        let mut game = Game::from_position(start);
        let mut fault = None;
        for (i, word) in words.enumerate() {
            let read = game.position().parse_move(word);
            let read = read.map_err(|error| error.to_string());
            let played = read.and_then(|m| game.play(m).map_err(|error| error.to_string()));
            if let Err(reason) = played {
                fault = Some(format!("position: move {}, `{word}`: {reason}", i + 1));
                break;
            }
        }
        self.game = game;
        fault.map_or(Ok(()), |fault| Uci::inform(desk, &fault))
    }

    /// The position, for people.
    pub(super) fn display(&self, desk: &mut Desk<'_>) -> io::Result<()> {
        let position = self.game.position();
        let board = position.variant().topology();
        let checkers = position.checkers();
        let checkers: Vec<&str> = checkers.iter().map(|square| board.name(square)).collect();
        desk.say(format!("\n{position}\n"))?;
        desk.say(format!("Fen: {}", position.fen()))?;
        desk.say(format!("Key: {:016X}", position.key()))?;
        desk.say(format!("Checkers: {}", checkers.join(" ")))
    }
}
