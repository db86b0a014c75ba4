//! The engine as a process.

use std::io::{Read, Write};
use std::process::{Command, Output, Stdio};

use crate::built::path_of;

/// What the program says to this input, at the end of which it ends by itself.
pub fn run(input: &[u8]) -> String {
    let mut engine = Command::new(path_of("engine"))
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

/// What the program says when it is started with these arguments and nothing to read.
pub fn started(args: &[&str]) -> Output {
    let mut engine = Command::new(path_of("engine"));
    let output = engine.args(args).stdin(Stdio::null()).output();
    output.expect("the engine can be started")
}
