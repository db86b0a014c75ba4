//! The questions at the beginning where no arguments say what to play.

use std::io;

use shatranj::Variant;

use super::console::{Console, shortened};
use super::players::Kind;
use super::support::{find_game, games};

/// Lets a person choose a game; `None` when the program is to end.
pub fn choose_game(console: &mut Console) -> io::Result<Option<Variant>> {
    let mut text = String::from("What shall we play?\n");
    for (i, (id, name)) in games().enumerate() {
        text += &format!("  {}  {id:<10} {name}\n", i + 1);
    }
    console.say(&(text + "A number, a name, the path of a game as text, or `quit`."))?;
    loop {
        let Some(line) = console.ask("game>")? else {
            return Ok(None);
        };
        if is_quit(&line) {
            return Ok(None);
        }
        if line.is_empty() {
            continue;
        }
        let number = line.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        let by_number = number.and_then(|number| games().nth(number));
        let name = match by_number {
            Some((id, _)) => id.to_string(),
            None if games().any(|(id, _)| id == line.to_lowercase()) => line.to_lowercase(),
            None => line,
        };
        match find_game(&name, &[]) {
            Ok(variant) => return Ok(Some(variant)),
            Err(error) => console.complain(&shortened(&error.to_string(), 400))?,
        }
    }
}

/// Lets a person choose a side; `None` when the program is to end.
pub fn choose_side(console: &mut Console) -> io::Result<Option<[Kind; 2]>> {
    loop {
        let question = "Your side: white, black, or both for two people [white]>";
        let Some(line) = console.ask(question)? else {
            return Ok(None);
        };
        match line.to_lowercase().as_str() {
            "" | "w" | "white" => return Ok(Some([Kind::Human, Kind::Engine])),
            "b" | "black" => return Ok(Some([Kind::Engine, Kind::Human])),
            "both" => return Ok(Some([Kind::Human; 2])),
            word if is_quit(word) => return Ok(None),
            _ => console.complain("Type white, black, both or quit; Enter alone is white.")?,
        }
    }
}

/// Whether a line ends the program, also where a question is asked.
pub fn is_quit(line: &str) -> bool {
    ["q", "quit", "exit"].contains(&line.to_lowercase().as_str())
}
