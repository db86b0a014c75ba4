//! Games in files: saved without losing another one, loaded with the place of a fault.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Write};
use std::path::Path;

use shatranj::notation::{PgnError, PgnReader};
use shatranj::{Game, Variant};

use super::players::Kind;
use super::support::text_games;

/// Writes the game to a file, over one that is there only if `over` says so.
pub fn save(game: &Game, players: [Kind; 2], name: &str, over: bool) -> Result<(), String> {
    let mut pgn = game.to_pgn();
    for (tag, kind) in ["White", "Black"].into_iter().zip(players) {
        let tagged = pgn.set_tag(tag, kind.name());
        tagged.map_err(|error| error.to_string())?;
    }
    let text = pgn.to_string();
    let file = match over {
        true => File::create(name),
        false => OpenOptions::new().write(true).create_new(true).open(name),
    };
    let written = file.and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all().or_else(no_matter)
    });
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => {
            format!("{name} is there already: `save! {name}` overwrites it, or take another name")
        }
        _ => format!("{name} can't be written: {error}"),
    })
}

/// What is no plain file, such as a pipe, can't be forced onto a disk.
fn no_matter(error: io::Error) -> io::Result<()> {
    match error.kind() {
        io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported => Ok(()),
        _ => Err(error),
    }
}

/// The first game of a file, and whether more follow. A file that does not say what is played
/// is taken for the `assumed` game; `known` are games beside the built-in ones and the texts
/// under `examples/variants`.
pub fn load(
    name: &str,
    assumed: Option<&Variant>,
    known: &[Variant],
) -> Result<(Game, bool), String> {
    let refused = |error: io::Error| format!("{name} can't be read: {error}");
    let path = Path::new(name);
    if !std::fs::metadata(path).map_err(refused)?.is_file() {
        return Err(format!("{name} is no file"));
    }
    let file = File::open(path).map_err(refused)?;
    let mut reader = PgnReader::new(BufReader::new(file));
    if let Some(variant) = assumed {
        reader = reader.assume(variant);
    }
    for variant in known {
        reader = reader.with_variant(variant);
    }
    for variant in text_games() {
        reader = reader.with_variant(&variant);
    }
    match reader.next() {
        None => Err(format!("{name} holds no game")),
        Some(Err(error)) => Err(format!("{name}, {}", placed(path, &error))),
        Some(Ok(pgn)) => Ok((Game::from_pgn(&pgn), reader.next().is_some())),
    }
}

/// A fault with its line and column, as editors count them.
fn placed(path: &Path, error: &PgnError) -> String {
    let mut before = Vec::new();
    let read = File::open(path).and_then(|file| file.take(error.offset()).read_to_end(&mut before));
    if read.is_err() {
        return error.to_string();
    }
    let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
    let start = before
        .iter()
        .rposition(|&byte| byte == b'\n')
        .map_or(0, |at| at + 1);
    let column = String::from_utf8_lossy(&before[start..]).chars().count() + 1;
    let text = match error.text() {
        "" => String::new(),
        text => format!("`{text}`: "),
    };
    format!("line {line}, column {column}: {text}{}", error.kind())
}
