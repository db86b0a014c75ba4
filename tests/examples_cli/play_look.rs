//! `play`: lines fit 80 columns, and colours come only where they may.

use std::ffi::OsStr;

use shatranj::Variant;

use crate::play::{MATE, PEOPLE, play};
use crate::talk;

#[path = "../../examples/play/color.rs"]
mod color;
#[path = "../../examples/play/wrap.rs"]
mod wrap;

use color::When;
use wrap::{WIDTH, wrap};

const GAMES: [(&str, &[&str]); 10] = [
    ("tamerlane", &[]),
    ("tamerlane", &["--option", "black_citadel=West"]),
    ("tamerlane", &["--option", "array=Feminine"]),
    ("kamil", &[]),
    ("kamil", &["--fen", MATE]),
    ("atranj", &[]),
    ("citadel", &[]),
    ("shatranj", &[]),
    ("courier", &[]),
    ("makruk", &[]),
];

/// A FEN is one line however long, so that it can be copied; nothing else is longer.
#[test]
fn everything_but_a_fen_fits_eighty_columns() {
    let long = "long ".repeat(60);
    let path = format!("load {}", "directory/".repeat(30));
    for (game, options) in GAMES {
        let args = [&[game], options, &PEOPLE[..], &["--depth", "1"]].concat();
        let first = Variant::by_name(game).map_or("a1a2".into(), |variant| {
            let start = variant.start();
            start.move_text(start.legal_moves()[0])
        });
        let mut lines = vec![
            "help",
            "explain",
            "moves",
            "hint",
            "why a1a2",
            "explain zz",
            "board",
        ];
        lines.extend([
            first.as_str(),
            "flip",
            "go",
            "go",
            &long,
            &path,
            "load no/such",
        ]);
        let squares: Vec<String> = ('a'..='l').map(|file| format!("moves {file}2")).collect();
        lines.extend(squares.iter().map(String::as_str));
        lines.extend([
            "moves", "draw", "yes", "why", "undo", "undo", "redo", "resign", "new",
        ]);
        let said = play(&args, &lines);
        for line in said.lines() {
            assert!(line.chars().count() <= 80, "{game}: {line}");
            assert_eq!(line, line.trim_end().to_string() + trailing(line));
        }
    }
    for line in play(&["--plain"], &[&long, "kamil", &long]).lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

/// A prompt at the end of the input has a blank behind it.
fn trailing(line: &str) -> &str {
    if line.ends_with("> ") { " " } else { "" }
}

#[test]
fn text_is_broken_at_words_and_never_lost() {
    assert_eq!(
        wrap("short\n\n  kept as it is\n"),
        "short\n\n  kept as it is\n"
    );
    let words = "word ".repeat(40);
    let item = format!("  - {words}");
    let wrapped = wrap(&item);
    let lines: Vec<&str> = wrapped.lines().collect();
    assert!(lines.iter().all(|line| line.len() <= WIDTH));
    assert!(lines[1].starts_with("    word"), "{wrapped}");
    assert_eq!(wrapped.matches("word").count(), 40);
    let unbroken = "x".repeat(201);
    assert_eq!(wrap(&unbroken).matches('x').count(), 201);
    assert!(wrap(&unbroken).lines().all(|line| line.len() <= WIDTH));
    assert_eq!(wrap("a\x1b[31mb\u{9b}c"), "a?[31mb?c\n");
    assert_eq!(wrap(""), "");
    let indented = format!("{}x y {words}", " ".repeat(100));
    assert_eq!(wrap(&indented).matches("word").count(), 40);
}

#[test]
fn colours_are_for_terminals_that_nobody_has_forbidden_them() {
    let value = |text: &'static str| Some(OsStr::new(text));
    for (terminal, no_color, term, colors) in [
        (true, None, value("xterm"), true),
        (true, None, None, true),
        (true, value(""), value("xterm"), true),
        (true, value("1"), value("xterm"), false),
        (true, value("0"), None, false),
        (true, None, value("dumb"), false),
        (false, None, value("xterm"), false),
    ] {
        assert_eq!(When::Auto.colors(terminal, no_color, term), colors);
        assert!(When::Always.colors(terminal, no_color, term));
        assert!(!When::Never.colors(terminal, no_color, term));
    }
}

#[test]
fn colours_are_written_only_where_they_are_asked_for() {
    let colored = |args: &[&str], environment: &[(&str, &str)]| {
        let args = [&["kamil"], args].concat();
        let said = talk("play", &args, environment, b"moves b1\nxyzzy\n");
        (said.code == 0).then_some(said.out.contains('\x1b'))
    };
    assert_eq!(colored(&[], &[]), Some(false), "a pipe");
    assert_eq!(colored(&["--plain"], &[]), Some(false));
    assert_eq!(colored(&["--color", "never"], &[]), Some(false));
    assert_eq!(
        colored(&["--color", "auto"], &[("NO_COLOR", "1")]),
        Some(false)
    );
    assert_eq!(colored(&["--color", "always"], &[]), Some(true));
    assert_eq!(
        colored(&["--color", "always"], &[("NO_COLOR", "1")]),
        Some(true)
    );
}

/// Without its colours a coloured transcript is the plain one, and every colour is ended in
/// its own line.
#[test]
fn colours_change_nothing_else() {
    let args = ["kamil", "--white", "human", "--black", "human"];
    let input = b"e3\nmoves b10\nxyzzy\nresign\n";
    let colored = talk(
        "play",
        &[&args[..], &["--color", "always"]].concat(),
        &[],
        input,
    )
    .out;
    let plain = talk("play", &[&args[..], &["--plain"]].concat(), &[], input).out;
    assert_eq!(without_colors(&colored), without_colors(&plain));
    for line in colored.lines().filter(|line| line.contains('\x1b')) {
        let last = line.rfind("\x1b[").unwrap();
        assert!(
            line[last..].starts_with("\x1b[0m") || line.matches("\x1b[").count() == 1,
            "{line:?}"
        );
    }
    let reset = colored.rfind("\x1b[").unwrap();
    assert!(colored[reset..].starts_with("\x1b[0m"));
}

/// The text without escape sequences, blanks at the ends of lines left out.
fn without_colors(text: &str) -> String {
    let mut plain = String::new();
    for (i, part) in text.split("\x1b[").enumerate() {
        let rest = if i == 0 {
            part
        } else {
            part.split_once('m').unwrap().1
        };
        plain += rest;
    }
    let lines: Vec<&str> = plain.lines().map(str::trim_end).collect();
    lines.join("\n")
}
