//! Games in files: saved without losing another one, loaded with the place of a fault.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, Write};
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
    let path = Path::new(name);
    let written = match over && path.is_file() {
        true => replace(path, &text),
        false => write(path, &text, !over),
    };
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => {
            format!("{name} is there already: `save! {name}` overwrites it, or take another name")
        }
        _ => format!("{name} can't be written: {error}"),
    })
}

/// Writes a text to a file, which has to be `new`, or may be something else than a plain file.
fn write(path: &Path, text: &str, new: bool) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).create_new(new);
    let mut file = options.open(path)?;
    let written = file.write_all(text.as_bytes());
    let written = written.and_then(|()| file.sync_all().or_else(no_matter));
    if new && written.is_err() {
        // Half a game is of no use.
        let _ = fs::remove_file(path);
    }
    written
}

/// Writes a text in place of a file. All of it is on the disk before the old one goes.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    // A link goes on leading to the file.
    let path = path.canonicalize()?;
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}", std::process::id()));
    let beside = path.with_file_name(name);
    write(&beside, text, true)?;
    let replaced = fs::metadata(&path)
        .and_then(|old| fs::set_permissions(&beside, old.permissions()))
        .and_then(|()| fs::rename(&beside, &path));
    replaced.inspect_err(|_| {
        let _ = fs::remove_file(&beside);
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
        Some(Err(error)) => Err(format!("{name}, {}", placed(&error))),
        Some(Ok(pgn)) => Ok((Game::from_pgn(&pgn), reader.next().is_some())),
    }
}

/// A fault of the first game of a file.
fn placed(error: &PgnError) -> String {
    let (line, column) = (error.line(), error.column());
    let text = match error.text() {
        "" => String::new(),
        text => format!("`{text}`: "),
    };
    format!("line {line}, column {column}: {text}{}", error.kind())
}
