//! The example programs as Cargo builds them, for tests that run them.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Mutex;

/// Where Cargo puts an example: beside the directory of this test program. `cargo test` builds
/// the examples and `cargo test --test NAME` does not, so that it is built here; Cargo sees at
/// once when there is nothing to do.
pub fn path_of(example: &str) -> PathBuf {
    static BUILT: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let test = std::env::current_exe().expect("a test has a path");
    let profile = test.ancestors().nth(2);
    let profile = profile.expect("a test lies in a target directory");
    let mut built = BUILT.lock().expect("no test has failed here");
    if built.insert(example.to_string()) {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--quiet", "--example", example]);
        if profile.ends_with("release") {
            cargo.arg("--release");
        }
        let target = profile.parent();
        let status = cargo
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .env(
                "CARGO_TARGET_DIR",
                target.expect("profiles lie in a directory"),
            )
            .status();
        assert!(status.expect("cargo runs").success(), "{example}");
    }
    let name = format!("{example}{}", std::env::consts::EXE_SUFFIX);
    profile.join("examples").join(name)
}
