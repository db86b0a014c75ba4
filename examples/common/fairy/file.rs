//! The file in which games are handed to another program.

use std::fs;
use std::path::PathBuf;

use super::support::Failure;

/// A variants file, taken away in the end.
pub struct VariantsFile(pub PathBuf);

impl VariantsFile {
    /// Writes it for this process.
    pub fn new(ini: &str) -> Result<VariantsFile, Failure> {
        let name = format!("shatranj-versus-{}.ini", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::write(&path, ini).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(VariantsFile(path))
    }
}

impl Drop for VariantsFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}
