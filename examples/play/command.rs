//! What a line means: a move, or a command with what follows it.
//!
//! A line that can be played as a move is played; any other is looked for among the commands.
//! No command can hide a move or the other way round in games whose squares have digits: a
//! move names its square, and no command has a digit in it.

use shatranj::game::PlayError;
use shatranj::{Game, Move, Position, SanError};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Help,
    Hint,
    Go,
    Undo,
    Redo,
    Moves,
    Why,
    Explain,
    Board,
    Flip,
    Fen,
    Save,
    SaveOver,
    Load,
    Resign,
    Draw,
    New,
    Quit,
}

/// A command as people know it.
pub struct Known {
    pub command: Command,
    /// Its names, the proper one first.
    pub names: &'static [&'static str],
    /// What may follow it; empty for nothing.
    pub argument: &'static str,
    pub about: &'static str,
}

const fn known(
    command: Command,
    names: &'static [&'static str],
    argument: &'static str,
    about: &'static str,
) -> Known {
    Known {
        command,
        names,
        argument,
        about,
    }
}

pub const COMMANDS: [Known; 18] = [
    known(Command::Help, &["help", "h", "?"], "", "this list"),
    known(Command::Hint, &["hint"], "", "a good move, by the engine"),
    known(Command::Go, &["go"], "", "let the engine play this move"),
    known(
        Command::Undo,
        &["undo", "back"],
        "",
        "take back your last move, and the answer to it",
    ),
    known(
        Command::Redo,
        &["redo"],
        "",
        "play again what was taken back",
    ),
    known(
        Command::Moves,
        &["moves"],
        "[SQUARE]",
        "all legal moves, or those of one unit on the board",
    ),
    known(
        Command::Why,
        &["why"],
        "[MOVE]",
        "what a move does or why it is illegal; alone: about check",
    ),
    known(
        Command::Explain,
        &["explain", "rules"],
        "[UNIT]",
        "the rules of the game, or of one unit: `explain R`",
    ),
    known(Command::Board, &["board"], "", "show the board"),
    known(Command::Flip, &["flip"], "", "turn the board round"),
    known(Command::Fen, &["fen"], "", "the position as a FEN"),
    known(
        Command::Save,
        &["save"],
        "FILE",
        "save the game as PGN; `save! FILE` overwrites",
    ),
    known(Command::SaveOver, &["save!"], "FILE", ""),
    known(
        Command::Load,
        &["load"],
        "FILE",
        "go on with a game from a PGN file",
    ),
    known(Command::Resign, &["resign"], "", "give the game up"),
    known(
        Command::Draw,
        &["draw"],
        "",
        "offer a draw to the other person",
    ),
    known(Command::New, &["new"], "", "begin the game anew"),
    known(Command::Quit, &["quit", "exit", "q"], "", "end the program"),
];

/// What a line means.
pub enum Meaning<'a> {
    /// It has been played.
    Played,
    Command(&'static Known, &'a str),
    /// It may be a move, and can't be played.
    NoMove(PlayError),
    /// It is nothing known; perhaps this command is meant.
    Unknown(Option<&'static Known>),
}

/// Plays the line if it is a legal move, and says what it means otherwise.
pub fn understand<'a>(game: &mut Game, line: &'a str) -> Meaning<'a> {
    let Err(refused) = game.play_text(line) else {
        return Meaning::Played;
    };
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let word = word.to_lowercase();
    if let Some(known) = COMMANDS.iter().find(|k| k.names.contains(&&*word)) {
        return Meaning::Command(known, rest.trim());
    }
    if game.play_text(&joined(line)).is_ok() {
        return Meaning::Played;
    }
    let like_a_move = line.contains(|c: char| c.is_ascii_digit() || c == '@' || c == '~');
    if like_a_move {
        Meaning::NoMove(refused)
    } else {
        Meaning::Unknown(nearest(&word))
    }
}

/// The legal move that a text means; squares may be written apart too.
pub fn read_move(position: &Position, text: &str) -> Result<Move, SanError> {
    let read = position.parse_san(text);
    read.or_else(|error| position.parse_san(&joined(text)).map_err(|_| error))
}

/// `f3 f4` as `f3f4`.
fn joined(text: &str) -> String {
    text.replace(' ', "")
}

/// The command whose name is most like the word, if one is at all.
fn nearest(word: &str) -> Option<&'static Known> {
    let names = COMMANDS
        .iter()
        .flat_map(|known| known.names.iter().map(move |name| (known, *name)))
        .filter(|(_, name)| name.len() > 1);
    let far = |name: &str| {
        if word.len() > 1 && name.starts_with(word) {
            0
        } else {
            distance(word, name)
        }
    };
    // In a short word every letter counts.
    let allowed = word.chars().count() / 2;
    names
        .map(|(known, name)| (far(name), known))
        .min_by_key(|(far, _)| *far)
        .filter(|(far, _)| *far <= allowed.min(2))
        .map(|(_, known)| known)
}

/// How many letters have to be put in, left out or changed.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, &b) in other.iter().enumerate() {
            let changed = corner + usize::from(a != b);
            corner = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(corner + 1);
        }
    }
    row[other.len()]
}
