//! The example programs as a person or another program runs them: what they print and how
//! they end.
#![cfg(feature = "std")]

mod built;
#[path = "examples_cli/inspect.rs"]
mod inspect;
#[path = "examples_cli/perft.rs"]
mod perft;
#[path = "examples_cli/play.rs"]
mod play;
#[path = "examples_cli/play_files.rs"]
mod play_files;
#[path = "examples_cli/play_input.rs"]
mod play_input;
#[path = "examples_cli/play_look.rs"]
mod play_look;
#[path = "examples_cli/play_undo.rs"]
mod play_undo;
#[path = "examples_cli/selfplay.rs"]
mod selfplay;
#[path = "examples_cli/solve.rs"]
mod solve;
#[cfg(unix)]
#[path = "examples_cli/versus.rs"]
mod versus;
#[path = "examples_cli/xboard_pgn.rs"]
mod xboard_pgn;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use built::path_of;

/// What a program said, and its exit code.
struct Said {
    out: String,
    err: String,
    code: i32,
}

impl Said {
    fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }

    fn last(&self) -> &str {
        self.out.lines().last().unwrap_or_default()
    }
}

/// Runs an example from the root of the crate.
fn run(example: &str, args: &[&str]) -> Said {
    talk(example, args, &[], b"")
}

/// Runs an example with more of an environment, and gives it this to read.
fn talk(example: &str, args: &[&str], environment: &[(&str, &str)], input: &[u8]) -> Said {
    let mut child = Command::new(path_of(example))
        .args(args)
        .envs(environment.iter().copied())
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A program may end without reading everything.
    let writer = std::thread::spawn(move || drop(pipe.write_all(&input)));
    let Output {
        stdout,
        stderr,
        status,
    } = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Said {
        out: text(stdout),
        err: text(stderr),
        code: status.code().unwrap(),
    }
}

/// A program that succeeds and has nothing to complain about.
fn succeed(example: &str, args: &[&str]) -> Said {
    let said = run(example, args);
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{args:?}");
    said
}

/// A program that is asked for something that makes no sense: exit code 2, nothing on its
/// standard output, and a message with these words.
fn refuse(example: &str, args: &[&str], words: &[&str]) {
    let said = run(example, args);
    assert_eq!((said.code, said.out.as_str()), (2, ""), "{args:?}");
    assert!(said.err.starts_with("error: "), "{}", said.err);
    for word in words {
        assert!(said.err.contains(word), "no `{word}` in: {}", said.err);
    }
}

/// A complaint that nobody hears, since the reader has gone away, is no other failure.
#[test]
fn a_program_ends_with_its_code_whoever_hears_its_complaint() {
    let bad_pgn = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    for (example, args, code) in [
        ("perft", &["no such game"][..], 2),
        ("inspect", &["no such game"], 2),
        ("diagram", &["no such game"], 2),
        ("movement", &["no such movement"], 2),
        ("solve", &["no such game", "10/10 w", "2"], 2),
        ("selfplay", &["no such game"], 2),
        ("play", &["no such game"], 2),
        ("engine", &["--game", "no such game"], 2),
        ("xboard_pgn", &["no such file"], 2),
        ("xboard_pgn", &[bad_pgn], 2),
        ("instructions", &[], 2),
        #[cfg(unix)]
        ("versus", &["--engine", "true", "--game", "kamil"], 3),
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut program = Command::new(path_of(example));
        let program = program.args(args).stdin(Stdio::null());
        let status = program.stdout(Stdio::null()).stderr(writer).status();
        assert_eq!(status.unwrap().code(), Some(code), "{example} {args:?}");
    }
}

/// Names in messages of the library, and paths in those of a program, are shown escaped.
#[test]
fn names_reach_the_terminal_without_control_characters() {
    let name = "\u{1b}[2Jmy\rgame";
    for (example, args) in [("perft", &[name, "1"][..]), ("xboard_pgn", &[name])] {
        let said = run(example, args);
        assert_eq!(said.code, 2);
        let plain = said.err.strip_suffix('\n').unwrap();
        assert!(!plain.contains(char::is_control), "{plain:?}");
        assert!(plain.contains("\\u{1b}[2Jmy\\rgame"), "{plain}");
    }
}

#[test]
fn help_lists_every_game_with_its_options() {
    let help =
        ["perft", "inspect", "selfplay", "play"].map(|example| succeed(example, &["--help"]).out);
    for game in shatranj::Variant::all() {
        let mut lines = vec![format!("  {:<10} {}\n", game.id(), game.name())];
        for option in game.options() {
            lines.push(format!(
                "      {}={}",
                option.info.id,
                option.info.default_value()
            ));
        }
        for line in lines {
            assert!(help.iter().all(|text| text.contains(&line)), "no `{line}`");
        }
    }
}

/// A file for a test, taken away when the test is done.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, content: &[u8]) -> Scratch {
        let name = format!("shatranj-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, content).unwrap();
        Scratch(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
