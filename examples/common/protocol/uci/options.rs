//! `setoption`, and the list of what can be set.

use std::io;

use super::super::Desk;
use super::super::games::choices;
use super::super::worker::{MEMORY, MOST_MEMORY};
use super::{Game, Uci};

impl Uci {
    pub(super) fn list_options(desk: &mut Desk<'_>) -> io::Result<()> {
        desk.say(format!(
            "option name Hash type spin default {MEMORY} min 1 max {MOST_MEMORY}"
        ))?;
        desk.say("option name Clear Hash type button")?;
        let id = desk.games.current().id().to_string();
        desk.say(format!(
            "option name UCI_Variant type combo default {id} var {}",
            desk.games.names(" var ")
        ))?;
        for choice in choices() {
            let values: Vec<&str> = choice.info.values.iter().map(|v| v.id.as_str()).collect();
            desk.say(format!(
                "option name {} type combo default {} var {}",
                choice.name(),
                choice.info.default_value(),
                values.join(" var ")
            ))?;
        }
        Ok(())
    }

    /// `setoption name NAME value VALUE`; names and values in either case.
    pub(super) fn set_option(&mut self, desk: &mut Desk<'_>, text: &str) -> io::Result<()> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let Some(("name", rest)) = words.split_first().map(|(first, rest)| (*first, rest)) else {
            return Uci::inform(desk, "setoption: write name NAME value VALUE");
        };
        let value = rest.iter().position(|&word| word == "value");
        let name = rest[..value.unwrap_or(rest.len())].join(" ");
        let value = value.map_or(String::new(), |place| rest[place + 1..].join(" "));
        match name.to_ascii_lowercase().as_str() {
            "hash" => match value.parse() {
                Ok(megabytes @ 1..=MOST_MEMORY) => {
                    desk.worker.memory(desk.games.current(), megabytes);
                    Ok(())
                }
                _ => Uci::inform(desk, &format!("Hash: a number from 1 to {MOST_MEMORY}")),
            },
            "clear hash" => {
                desk.worker.clear(desk.games.current());
                Ok(())
            }
            "uci_variant" => match desk.games.select(&value) {
                Ok(()) => self.begin(desk),
                Err(reason) => Uci::inform(desk, &reason),
            },
            _ => match desk.games.choose(&name, &value) {
                Some(Ok(true)) => self.begin(desk),
                Some(Ok(false)) => Ok(()),
                Some(Err(reason)) => Uci::inform(desk, &reason),
                None => Uci::inform(desk, &format!("there is no option `{}`", name)),
            },
        }
    }

    /// Begins the game in use and tells what its board is.
    fn begin(&mut self, desk: &mut Desk<'_>) -> io::Result<()> {
        let game = desk.games.current().clone();
        self.game = Game::new(&game);
        desk.worker.clear(&game);
        let (files, ranks) = game.topology().bounds();
        let (id, fen) = (game.id(), game.start().fen());
        let board = format!("files {files} ranks {ranks} pocket 0");
        Uci::inform(
            desk,
            &format!("variant {id} {board} template fairy startpos {fen}"),
        )
    }
}
