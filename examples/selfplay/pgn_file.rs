//! The file of the games: written game by game, so that what was played is kept whatever comes
//! after it, and not before there is a game, so that a run that fails at once spoils no file.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::pairing::{Pairing, Record};

pub struct PgnFile {
    path: PathBuf,
    file: File,
    /// Whether what the file held before is gone.
    begun: bool,
}

impl PgnFile {
    /// Opens a file, and leaves what is in it as it is.
    pub fn open(path: &Path) -> io::Result<PgnFile> {
        let mut options = OpenOptions::new();
        let file = options.write(true).create(true).truncate(false).open(path);
        Ok(PgnFile {
            path: path.into(),
            file: file.map_err(|error| placed(path, &error))?,
            begun: false,
        })
    }

    /// Writes one more game; the first one takes the place of what was there.
    pub fn write(&mut self, pairing: &Pairing, record: &Record) -> io::Result<()> {
        let written = self.add(pairing, record);
        written.map_err(|error| placed(&self.path, &error))
    }

    fn add(&mut self, pairing: &Pairing, record: &Record) -> io::Result<()> {
        let mut pgn = record.game.to_pgn();
        let [white, black] = pairing.names(record);
        let round = (record.number + 1).to_string();
        for (tag, value) in [("White", &white), ("Black", &black), ("Round", &round)] {
            pgn.set_tag(tag, value).map_err(io::Error::other)?;
        }
        let mut text = Vec::new();
        pgn.write(&mut text)?;
        // A pipe has no length.
        if !self.begun && self.file.metadata()?.is_file() {
            self.file.set_len(0)?;
        }
        self.begun = true;
        self.file.write_all(&text)
    }
}

/// An error that says which file it is about.
fn placed(path: &Path, error: &io::Error) -> io::Error {
    io::Error::other(format!("{}: {error}", path.display()))
}
