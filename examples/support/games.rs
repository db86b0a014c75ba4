//! Finding a game: a built-in one by its name, one of the texts under `examples/variants` by its
//! name, any other text by its path.

use std::path::Path;

use shatranj::Variant;
use shatranj::variant::{LookupError, parse_option};

use super::Failure;

/// The built-in games, for `--help`: told here, since the help is made at every start and
/// building the games to ask them would take a while.
const GAMES: [(&str, &str); 4] = [
    ("tamerlane", "Tamerlane Chess"),
    ("kamil", "Shatranj Kamil"),
    ("atranj", "Atranj"),
    ("citadel", "Citadel Chess"),
];

/// The games that are texts: id, name, text.
const TEXTS: [(&str, &str, &str); 3] = [
    (
        "shatranj",
        "Shatranj",
        include_str!("../variants/shatranj.game"),
    ),
    (
        "courier",
        "Courier Chess",
        include_str!("../variants/courier.game"),
    ),
    ("makruk", "Makruk", include_str!("../variants/makruk.game")),
];

/// Every game that has a name: id and name, the built-in ones first.
#[allow(dead_code, reason = "for programs that offer a choice")]
pub fn games() -> impl Iterator<Item = (&'static str, &'static str)> {
    let texts = TEXTS.iter().map(|&(id, name, _)| (id, name));
    GAMES.into_iter().chain(texts)
}

/// The games that are texts; they are true of the library, as its tests show.
#[allow(dead_code, reason = "for programs that read games of any variant")]
pub fn text_games() -> impl Iterator<Item = Variant> {
    let read = |(_, _, text): &(&str, &str, &str)| Variant::from_text(text).ok();
    TEXTS.iter().filter_map(read)
}

/// The end of `--help`: the games and their options.
pub fn games_help() -> String {
    let mut text = String::from("Games and their options (the first value is the default):\n");
    for (id, name) in GAMES {
        text += &format!("  {id:<10} {name}\n");
        for option in Variant::options_of(id).unwrap_or_default() {
            let values: Vec<&str> = option.values.iter().map(|v| v.id.as_ref()).collect();
            text += &format!("      {}={}\n", option.id, values.join(" | "));
        }
    }
    for (id, name, _) in TEXTS {
        text += &format!("  {id:<10} {name}\n");
    }
    text += "  PATH       a game of your own, as a text such as examples/variants/kamil.game\n";
    text
}

/// The game of this name with options of the form `key=value`, or the game that the text at
/// this path describes.
pub fn find_game(name: &str, options: &[&str]) -> Result<Variant, Failure> {
    let chosen = options.iter().map(|text| parse_option(text));
    let chosen = chosen.collect::<Result<Vec<_>, _>>()?;
    let mut unknown = match Variant::by_name_with(name, &chosen) {
        Err(error @ LookupError::UnknownVariant { .. }) => error,
        found => return Ok(found?),
    };
    let known = TEXTS.iter().find(|(id, ..)| *id == name);
    let text = match known {
        Some((_, _, text)) => (*text).to_string(),
        None if Path::new(name).exists() => {
            read_text(Path::new(name)).map_err(|error| format!("{name}: {error}"))?
        }
        None => {
            let texts: Vec<&str> = TEXTS.iter().map(|(id, ..)| *id).collect();
            let texts = texts.join(", ");
            if let LookupError::UnknownVariant { known, .. } = &mut unknown {
                *known += &format!(", {texts}, or the path of a text");
            }
            return Err(unknown.into());
        }
    };
    if let Some(option) = options.first() {
        return Err(
            format!("{name} is a text and has no options to choose, so not {option}").into(),
        );
    }
    Variant::from_text(&text).map_err(|error| format!("{name}: {error}").into())
}

/// The most bytes of a text; the games here have a few thousand.
const LARGEST: u64 = 1 << 20;

/// The text of a plain file: a device may never end.
fn read_text(path: &Path) -> Result<String, Failure> {
    let about = std::fs::metadata(path)?;
    if !about.is_file() {
        return Err("it is no plain file".into());
    }
    if about.len() > LARGEST {
        return Err(format!("a game as a text has at most {LARGEST} bytes").into());
    }
    Ok(std::fs::read_to_string(path)?)
}
