//! What is wrong is told in messages that do nothing to a terminal: no control characters come
//! out of a text into the message about it, and no bidirectional marks that turn its words
//! around.

use std::fmt::Display;

use shatranj::notation::{PgnGame, PgnReader, Suite};
use shatranj::variant::parse_option;
use shatranj::{Movement, Variant, variants};

/// What must come out of no text, each with what is shown instead.
const HOSTILE: [(&str, &str); 15] = [
    ("\u{1b}", "\\u{1b}"),
    ("\n", "\\n"),
    ("\r", "\\r"),
    ("\t", "\\t"),
    ("\u{7f}", "\\u{7f}"),
    ("\u{9b}", "\\u{9b}"),
    ("\u{2028}", "\\u{2028}"),
    ("\u{202e}", "\\u{202e}"),
    ("\u{2029}", "\\u{2029}"),
    ("\u{202a}", "\\u{202a}"),
    ("\u{2066}", "\\u{2066}"),
    ("\u{2069}", "\\u{2069}"),
    ("\u{61c}", "\\u{61c}"),
    ("\u{200e}", "\\u{200e}"),
    ("\u{200f}", "\\u{200f}"),
];

/// Sees that a message is plain; it may have lines of its own.
fn see(error: impl Display, text: &str) {
    let message = error.to_string();
    assert!(
        !message.contains(|c: char| c.is_control() && c != '\n'),
        "{message:?} of {text:?}"
    );
    for (hostile, _) in HOSTILE.iter().filter(|(hostile, _)| *hostile != "\n") {
        assert!(!message.contains(hostile), "{message:?} of {text:?}");
    }
}

/// As [`see`], of a message of one line.
fn see_line(error: impl Display, text: &str) {
    let message = error.to_string();
    assert!(!message.contains('\n'), "{message:?} of {text:?}");
    see(message, text);
}

/// Sees the messages about a text as anything but a whole file.
fn see_all(text: &str) {
    for game in Variant::all() {
        let start = game.start();
        let _ = game.position(text).map_err(|error| see_line(error, text));
        let _ = start
            .parse_move(text)
            .map_err(|error| see_line(error, text));
        let _ = start.parse_san(text).map_err(|error| see_line(error, text));
        for options in [[("array", text)], [(text, "x")], [("exchange_when", text)]] {
            let found = Variant::by_name_with(game.id(), &options);
            let _ = found.map_err(|error| see_line(error, text));
        }
        let twice = Variant::by_name_with(game.id(), &[(text, "x"), (text, "x")]);
        let _ = twice.map_err(|error| see_line(error, text));
    }
    let _ = parse_option(text).map_err(|error| see_line(error, text));
    let _ = Variant::by_name(text).map_err(|error| see_line(error, text));
    let _ = Movement::betza(text).map_err(|error| see(error, text));
    for suite in [
        text.into(),
        format!("# variant: {text}"),
        format!("# variant: kamil\n# options: {text}"),
        format!("# variant: kamil\n{text} ;D1 1"),
        format!(
            "# variant: kamil\n{} ;D{text} 1",
            variants::kamil().start().fen()
        ),
    ] {
        let _ = Suite::parse(&suite).map_err(|error| see_line(error, &suite));
    }
    let mut pgn = PgnGame::new(variants::kamil().start());
    let _ = pgn.set_tag(text, "").map_err(|error| see_line(error, text));
    for file in [
        text.into(),
        format!("1. {text} *"),
        format!("1. e3 {text} *"),
        format!("[{text} \"x\"]\n\n*"),
        format!("[Event \"x\"]\n[{text}\"x\"]\n\n*"),
        format!("[Variant \"{text}\"]\n\n*"),
        format!("[VariantOptions \"{text}\"]\n\n*"),
        format!("[VariantOptions \"dabbabah={text}\"]\n\n*"),
        format!("[VariantMen \"{text}\"]\n\n*"),
        format!("[VariantMen \"{text}:W\"]\n\n*"),
        format!("[VariantMen \"N:{text}\"]\n\n*"),
        format!("[FEN \"{text}\"]\n\n*"),
        format!("[Result \"{text}\"]\n\n*"),
        format!("[SetUp \"{text}\"]\n\n*"),
    ] {
        let reader = PgnReader::new(file.as_bytes()).assume(variants::kamil());
        for error in reader.filter_map(Result::err) {
            // A movement is shown with what is wrong below it.
            see(&error, &file);
            assert!(!error.text().contains(char::is_control), "{error:?}");
        }
    }
}

#[test]
fn what_a_message_repeats_is_shown_plain() {
    for (hostile, shown) in HOSTILE {
        let name = format!("my{hostile}game");
        let error = Variant::by_name(&name).expect_err("no game").to_string();
        let words = format!("there is no variant `my{shown}game`; ");
        assert!(error.starts_with(&words), "{error}");
    }
    // What is cut short is the text, and all other characters stay as they are.
    let long = "\u{1b}\u{e9}".repeat(13);
    let error = Variant::by_name(&long).expect_err("no game").to_string();
    let words = format!("there is no variant `{}...`; ", "\\u{1b}\u{e9}".repeat(12));
    assert!(error.starts_with(&words), "{error}");
}

#[test]
fn no_message_holds_what_does_something_to_a_terminal() {
    let fen = variants::kamil().start().fen();
    for (hostile, _) in HOSTILE {
        for text in [
            "",
            "a",
            "K",
            "10/",
            "e2e3",
            "Nc3",
            "e2",
            "axb10=G",
            "x=y",
            "array",
            "W",
            "[W?fsR]",
            "kamil",
            &fen[..9],
            &fen,
        ] {
            for at in (0..=text.len()).step_by(1 + text.len() / 8) {
                see_all(&format!("{}{hostile}{}", &text[..at], &text[at..]));
            }
        }
    }
}

#[test]
fn no_message_about_a_game_as_a_text_does_either() {
    let texts = [variants::kamil().to_text(), variants::tamerlane().to_text()];
    for text in texts {
        let places = text.char_indices().map(|(at, _)| at).step_by(13);
        for (i, at) in places.enumerate() {
            let (hostile, _) = HOSTILE[i % HOSTILE.len()];
            let bad = format!("{}{hostile}{}", &text[..at], &text[at..]);
            let _ =
                Variant::from_text(&bad).map_err(|error| see(error, &bad[at.saturating_sub(20)..]));
        }
    }
}
