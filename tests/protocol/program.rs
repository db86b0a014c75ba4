//! The engine as a process.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What the program says to this input, at the end of which it ends by itself.
pub fn run(input: &[u8]) -> String {
    let mut engine = Command::new(path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the engine can be started");
    let mut stdin = engine.stdin.take().expect("a pipe");
    stdin.write_all(input).expect("it reads");
    drop(stdin);
    let mut said = String::new();
    let stdout = engine.stdout.as_mut().expect("a pipe");
    stdout.read_to_string(&mut said).expect("it writes UTF-8");
    assert!(engine.wait().expect("it ends").success());
    said
}

/// Where Cargo puts the program: beside the directory of this test. `cargo test` builds the
/// examples, `cargo test --test protocol_uci` alone does not.
fn path() -> PathBuf {
    let test = std::env::current_exe().expect("a test has a path");
    let profile = test
        .ancestors()
        .nth(2)
        .expect("a test lies in a target directory");
    let engine = profile.join(format!("examples/engine{}", std::env::consts::EXE_SUFFIX));
    if !engine.exists() {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--quiet", "--example", "engine"]);
        if profile.ends_with("release") {
            cargo.arg("--release");
        }
        let target = profile
            .parent()
            .expect("a profile lies in a target directory");
        let built = cargo
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .env("CARGO_TARGET_DIR", target)
            .status();
        assert!(built.expect("cargo runs").success());
    }
    engine
}
