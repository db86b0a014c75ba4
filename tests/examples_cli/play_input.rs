//! `play`: the menu, input of all kinds, and its end in every state.

use shatranj::{Variant, variants};

use crate::play::{MATE, PEOPLE, people, play};
use crate::talk;

#[test]
fn the_menu_offers_every_game_by_number_and_name() {
    let menu = play(&["--plain"], &[]);
    let names = [
        "Tamerlane Chess",
        "Shatranj Kamil",
        "Atranj",
        "Citadel Chess",
        "Shatranj",
        "Courier Chess",
        "Makruk",
    ];
    for (i, name) in names.iter().enumerate() {
        let number = (i + 1).to_string();
        let line = menu
            .lines()
            .into_iter()
            .find(|l| l.trim_start().starts_with(&number));
        assert!(line.unwrap().ends_with(name));
        let said = play(&["--plain"], &[&number, "both", "quit"]);
        let begins = format!("\n{name}. White (capital letters): a person.");
        assert!(said.out.contains(&begins), "{}", said.out);
    }
    let said = play(&["--plain"], &["Citadel", "", "fen"]);
    assert_eq!(said.fens(), [variants::citadel().start().fen()]);
    let said = play(&["--plain"], &["examples/variants/makruk.game", "w", "fen"]);
    assert_eq!(said.fens().len(), 1);
}

#[test]
fn the_menu_says_what_is_wrong_and_asks_again() {
    let said = play(
        &["--plain", "--depth", "1"],
        &[
            "0", "99", "chess", "examples", "", "kamil", "green", "black", "fen",
        ],
    );
    for typed in ["0", "99", "chess"] {
        assert!(said.reply(typed).contains("tamerlane"), "{}", said.out);
    }
    assert!(said.reply("examples").contains("examples: "));
    assert!(
        said.reply("green")
            .starts_with("Type white, black, both or quit")
    );
    assert!(said.fens()[0].contains(" b "), "the engine has begun");
}

#[test]
fn the_input_may_end_in_every_state() {
    let states: [(&[&str], &str); 7] = [
        (&[], ""),
        (&[], "kamil\n"),
        (&["kamil"], ""),
        (&["kamil", "--depth", "1"], "e3\n"),
        (&["kamil", "--white", "human", "--black", "human"], "draw\n"),
        (&["kamil"], "resign\n"),
        (&["kamil", "--white", "random", "--black", "random"], ""),
    ];
    for (args, input) in states {
        let said = talk("play", args, &[], input.as_bytes());
        assert_eq!(
            (said.code, said.err.as_str()),
            (0, ""),
            "{args:?} {input:?}"
        );
        assert!(
            said.out.ends_with("> \n"),
            "the prompt's line ends: {:?}",
            said.last()
        );
    }
}

#[test]
fn a_last_line_without_an_end_counts() {
    let args = [&["kamil"], &PEOPLE[..]].concat();
    let said = talk("play", &args, &[], b"e3\r\nfen");
    let mut position = variants::kamil().start();
    let _ = position.play_text("e2e3").unwrap();
    assert_eq!(said.fens(), [position.fen()]);
}

#[test]
fn quit_ends_every_state() {
    for (args, lines) in [
        (&[][..], &["quit"][..]),
        (&[], &["kamil", "quit"]),
        (&["kamil"], &["QUIT"]),
        (
            &["kamil", "--white", "human", "--black", "human"],
            &["draw", "quit"],
        ),
        (&["kamil"], &["resign", "exit"]),
    ] {
        let said = play(args, &[lines, &["never read"]].concat());
        assert!(!said.out.contains("never read"), "{}", said.out);
    }
}

#[test]
fn an_illegal_move_gets_its_reason() {
    let said = people(
        "tamerlane",
        &["d2e7", "Nf5", "f9f8", "a3a11", "f2", "nf3", "e5e6", "fen"],
    );
    for (typed, reason) in [
        (
            "d2e7",
            "the Zurafa on d2 can't reach e7: the unit on e3 is in its way",
        ),
        ("Nf5", "no Asb can go to f5"),
        ("f9f8", "is black, and it is white's turn"),
        ("a3a11", "there is no square `a11`"),
        ("f2", "stands on f2"),
        ("e5e6", "there is no unit on e5"),
    ] {
        let reply = said.reply(typed).replace('\n', " ");
        assert!(
            reply.contains(&format!("`{typed}` can't be played: ")),
            "{reply}"
        );
        assert!(reply.contains(reason), "{reply}");
        assert!(
            reply.ends_with("Type `moves` for the legal moves."),
            "{reply}"
        );
    }
    assert_eq!(said.fens(), [variants::tamerlane().start().fen()]);
}

#[test]
fn an_unknown_word_gets_the_command_most_like_it() {
    let said = people(
        "kamil",
        &["svae", "hlep", "mo", "xyzzy", "undo 3", "   ", "fen"],
    );
    for (typed, meant) in [("svae", "save"), ("hlep", "help"), ("mo", "moves")] {
        let reply = said.reply(typed).replace('\n', " ");
        assert!(
            reply.contains(&format!("Do you mean `{meant}`?")),
            "{reply}"
        );
    }
    let reply = said.reply("xyzzy").replace('\n', " ");
    assert_eq!(
        reply,
        "`xyzzy` is neither a move nor a command. Type `help` for all of them."
    );
    assert!(
        said.reply("undo 3")
            .starts_with("`undo` stands alone: leave out `3`.")
    );
    assert_eq!(said.fens(), [variants::kamil().start().fen()]);
}

#[test]
fn bytes_that_are_no_text_do_no_harm() {
    let long = vec![b'x'; 300_000];
    let input = [
        b"\xff\xfe\x00\n\x1b[A\x1b[2J\n\x00\n",
        &long[..],
        b"\nsave \xf0\x9f\nwhy \xe2\x80\xae\n\xe2\x99\x94\xe2\x99\x9a9\nfen\n",
    ]
    .concat();
    let args = [&["kamil"], &PEOPLE[..]].concat();
    let said = talk("play", &args, &[], &input);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert_eq!(
        said.out.matches("That line is no text").count(),
        2,
        "{}",
        said.out
    );
    assert_eq!(said.out.matches("has a control character").count(), 2);
    assert_eq!(
        said.out
            .matches("That line is longer than 4096 bytes.")
            .count(),
        1
    );
    assert!(
        !said.out.contains('\x1b'),
        "nothing of it goes to the terminal"
    );
    assert_eq!(said.fens(), [variants::kamil().start().fen()]);
}

#[test]
fn a_file_without_lines_is_one_long_line() {
    let said = talk("play", &["kamil", "--plain"], &[], &vec![b'a'; 100_000]);
    assert_eq!(said.code, 0);
    assert_eq!(said.out.matches("longer than").count(), 1);
}

/// Help says that moves come first, since no command can hide one.
#[test]
fn no_command_is_a_legal_move() {
    let words = [
        "help", "h", "?", "hint", "go", "undo", "back", "redo", "moves", "why", "explain", "rules",
        "board", "flip", "fen", "save", "save!", "load", "resign", "draw", "new", "quit", "exit",
        "q",
    ];
    for game in Variant::all() {
        assert!(
            words
                .iter()
                .all(|word| game.start().parse_san(word).is_err())
        );
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_the_program_while_the_engine_thinks() {
    use std::io::Read;
    use std::os::unix::process::ExitStatusExt;
    use std::process::{Command, Stdio};
    let mut child = Command::new(crate::path_of("play"))
        .args([
            "kamil",
            "--plain",
            "--white",
            "engine",
            "--movetime",
            "600000",
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = child.stdout.take().unwrap();
    let mut said = Vec::new();
    let mut byte = [0];
    while !said.ends_with(b"plays ") && out.read(&mut byte).unwrap() == 1 {
        said.push(byte[0]);
    }
    let kill = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(kill.unwrap().success());
    assert_eq!(child.wait().unwrap().signal(), Some(2));
}

#[test]
fn nothing_more_can_be_played_when_the_game_is_over() {
    let said = play(
        &["kamil", "--plain", "--fen", MATE, "--depth", "1"],
        &["a1a10", "a10a9", "resign", "new", "fen"],
    );
    assert!(said.reply("a10a9").starts_with("The game is over."));
    assert!(said.reply("resign").starts_with("The game is over."));
    assert_eq!(said.fens(), [MATE]);
}

/// A game as a text is a plain file of some size; others may never end.
#[cfg(unix)]
#[test]
fn what_is_no_plain_file_is_no_game() {
    crate::refuse("play", &["/dev/zero"], &["/dev/zero", "no plain file"]);
    crate::refuse("perft", &["examples", "1"], &["examples", "no plain file"]);
    let large = crate::Scratch::new("large.game", &vec![b'\n'; (1 << 20) + 1]);
    crate::refuse("play", &[large.path()], &["1048576 bytes"]);
}
