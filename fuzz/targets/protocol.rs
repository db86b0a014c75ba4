//! What a program says to the engine, in CECP or UCI: whatever it is, the engine goes on to
//! the end, and all that it answers is text that the other side can read.

use crate::protocol::{Preset, run as converse};

pub fn run(data: &[u8]) {
    let mut input = short_numbers(data);
    input.extend_from_slice(b"\nstop\nisready\nping 7\nquit\n");
    let mut output = Vec::new();
    let text = String::from_utf8_lossy(&input).into_owned();
    converse(std::io::Cursor::new(input), &mut output, &Preset::default()).expect("no failure");
    let output = String::from_utf8(output).expect("text");
    assert!(output.is_empty() || output.ends_with('\n'), "{output:?}");
    for line in output.lines() {
        assert!(line.len() < 8_000, "a long line in answer to {text:?}");
    }
    // Who speaks UCI, and does not leave early, is told that the engine is ready.
    let early = text.lines().filter(|line| line.trim() == "quit").count() > 1;
    if text.starts_with("uci\n") && !early {
        assert!(
            output.lines().any(|line| line == "readyok"),
            "{text:?}\n{output}"
        );
    }
}

/// No number of more than two digits, so that neither depths nor times nor tables are large.
fn short_numbers(data: &[u8]) -> Vec<u8> {
    let mut digits = 0;
    let keep = |byte: &&u8| {
        digits = if byte.is_ascii_digit() { digits + 1 } else { 0 };
        digits < 3
    };
    data.iter().filter(keep).copied().collect()
}
