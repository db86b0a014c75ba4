//! `play`: games saved and loaded, and what goes wrong with files.

use shatranj::notation::PgnReader;
use shatranj::{EndReason, Game};

use crate::play::{PEOPLE, people, play};
use crate::{Scratch, refuse, talk};

fn read(path: &str) -> Game {
    let file = std::fs::read(path).unwrap();
    let pgn = PgnReader::new(&file[..]).next().unwrap().unwrap();
    assert_eq!(pgn.tag("White"), Some("a person"));
    Game::from_pgn(&pgn)
}

#[test]
fn a_saved_game_replays_and_loads() {
    for (game, moves) in [
        ("tamerlane", ["f4", "Nc7", "Nc4"]),
        ("kamil", ["e3", "Nc8", "f3"]),
        ("atranj", ["a3", "Nc8", "b3"]),
        ("citadel", ["e4", "Nd9", "f4"]),
    ] {
        let file = Scratch::new(&format!("{game}.pgn"), b"");
        let (save, load) = (
            format!("save! {}", file.path()),
            format!("load {}", file.path()),
        );
        let lines = [&moves[..], &["fen", "resign", &save]].concat();
        let said = people(game, &lines);
        let fen = said.fens()[0].to_string();
        let replayed = read(file.path());
        assert_eq!(replayed.variant().id(), game);
        assert_eq!(replayed.position().fen(), fen);
        assert_eq!(replayed.outcome().unwrap().reason, EndReason::Resignation);
        // A game of another variant takes its place, and gives it back.
        let said = people("shatranj", &["a3", "fen", &load, "fen", "undo", "fen"]);
        let fens = said.fens();
        assert_eq!(fens[1], fen);
        // Three plies have been played, so Black was to move and gave up.
        assert!(
            said.reply(&load)
                .contains("Black gives up, and White wins.")
        );
        assert_eq!(fens[2], fen, "the first undo takes the resignation back");
        let args = [&["--load", file.path()], &PEOPLE[..]].concat();
        assert_eq!(play(&args, &["fen"]).fens(), [fen]);
    }
}

#[test]
fn text_games_load_too() {
    let file = Scratch::new("shatranj.pgn", b"");
    let save = format!("save! {}", file.path());
    let said = people("shatranj", &["a3", &save, "fen"]);
    let args = [&["--load", file.path()], &PEOPLE[..]].concat();
    assert_eq!(play(&args, &["fen"]).fens(), said.fens());
}

#[test]
fn undo_at_the_start_of_a_loaded_game_brings_the_one_before_back() {
    let file = Scratch::new(
        "one.pgn",
        b"[Variant \"kamil\"]\n\n1. e3 *\n\n[Variant \"kamil\"]\n\n1. a3 *\n",
    );
    let load = format!("load {}", file.path());
    let said = people("citadel", &["e4", "fen", &load, "undo", "undo", "fen"]);
    let fens = said.fens();
    assert_eq!(fens[0], fens[1]);
    let reply = said.reply(&load).replace('\n', " ");
    assert!(reply.starts_with("Shatranj Kamil, 1 ply, from "), "{reply}");
    assert!(
        reply.contains("The file has more games: this is the first."),
        "{reply}"
    );
}

#[test]
fn a_loaded_game_waits_where_it_is_the_engines_turn() {
    let file = Scratch::new("turn.pgn", b"[Variant \"kamil\"]\n\n1. e3 *\n");
    let load = format!("load {}", file.path());
    let said = play(
        &["kamil", "--plain", "--depth", "1"],
        &[&load, "fen", "go", "fen"],
    );
    assert!(
        said.reply(&load)
            .contains("It is the turn of the engine: `go` lets it play.")
    );
    let fens = said.fens();
    assert!(
        fens[0].contains(" b ") && fens[1].contains(" w "),
        "{fens:?}"
    );
    let args = ["--load", file.path(), "--plain", "--depth", "1"];
    let said = play(&args, &["fen"]);
    assert_eq!(said.fens(), [fens[0]]);
    assert!(said.out.contains("It is the turn of the engine"));
}

#[test]
fn save_loses_no_file() {
    let file = Scratch::new("mine.txt", b"precious");
    let (save, over) = (
        format!("save {}", file.path()),
        format!("save! {}", file.path()),
    );
    let said = people("kamil", &["e3", &save]);
    let reply = said.reply(&save).replace('\n', " ");
    assert!(reply.contains(" is there already: `save! "), "{reply}");
    assert_eq!(std::fs::read(file.path()).unwrap(), b"precious");
    people("kamil", &["e3", &over]);
    assert_eq!(read(file.path()).ply(), 1);
}

/// A file is replaced at once, so that none is lost halfway: by one that has its rights, at the
/// place to which a link leads, and nothing is left beside it.
#[cfg(unix)]
#[test]
fn a_file_is_replaced_as_a_whole() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};

    let folder = Scratch::new("folder", b"");
    let folder = std::path::PathBuf::from(format!("{}.d", folder.path()));
    std::fs::create_dir(&folder).unwrap();
    let (file, link) = (folder.join("real.pgn"), folder.join("link.pgn"));
    std::fs::write(&file, "old").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&file, &link).unwrap();
    let old = std::fs::File::open(&file).unwrap();
    people("kamil", &["e3", &format!("save! {}", link.display())]);
    assert_eq!(read(file.to_str().unwrap()).ply(), 1);
    assert!(link.is_symlink());
    let new = file.metadata().unwrap();
    assert_eq!(new.permissions().mode() & 0o777, 0o640);
    // Whoever has the old one open still reads all of it.
    assert_ne!(old.metadata().unwrap().ino(), new.ino());
    assert_eq!(std::io::read_to_string(old).unwrap(), "old");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn files_that_cannot_be_used_are_named_and_the_game_stays() {
    let empty = Scratch::new("empty.pgn", b"");
    let binary = Scratch::new("binary.pgn", b"\x7fELF\x00\xff\x1b[31m");
    let bad = Scratch::new(
        "bad.pgn",
        b"[Event \"x\"]\n[Variant \"kamil\"]\n\n1. e3 e8\n2. Rb5 *\n",
    );
    let load = |file: &Scratch| format!("load {}", file.path());
    let lines = [
        "e3",
        "fen",
        "load",
        "save",
        "load no/such.pgn",
        "load examples",
        "save no/such/dir/x.pgn",
        "save examples",
        &load(&empty),
        &load(&binary),
        &load(&bad),
        "fen",
    ];
    let said = people("kamil", &lines);
    let fens = said.fens();
    assert_eq!(fens[0], fens[1]);
    let reply = |typed: &str| said.reply(typed).replace('\n', " ");
    assert_eq!(reply("load"), "Say what: `load game.pgn`.");
    assert_eq!(reply("save"), "Say where: `save game.pgn`.");
    assert!(reply("load no/such.pgn").starts_with("no/such.pgn can't be read: "));
    assert!(reply("load examples").starts_with("examples is no file"));
    assert!(reply("save no/such/dir/x.pgn").starts_with("no/such/dir/x.pgn can't be written: "));
    assert!(reply("save examples").starts_with("examples "));
    assert!(
        said.out
            .contains("holds no game. The game on the board stays.")
    );
    assert!(!said.out.contains('\x1b') && !said.out.contains('\0'));
    // The place of `Rb5`, counted by hand.
    let shown = said.out.replace('\n', " ");
    assert!(
        shown.contains("line 5, column 4: `Rb5`: no Rook can go to b5"),
        "{shown}"
    );
}

#[test]
fn bad_files_and_positions_as_arguments_end_the_program() {
    refuse("play", &["--load", "no/such.pgn"], &["no/such.pgn"]);
    refuse(
        "play",
        &["kamil", "--fen", "10/10 w"],
        &["10/10 w", "rank 8"],
    );
    refuse(
        "play",
        &["chess"],
        &["chess", "tamerlane, kamil, atranj, citadel"],
    );
    refuse("play", &["kamil", "--option", "a=b"], &["dabbabah"]);
    refuse("play", &["--fen", "x"], &["GAME"]);
    refuse("play", &["kamil", "--movetime", "0"], &["movetime"]);
    refuse(
        "play",
        &["kamil", "--plain", "--color", "always"],
        &["--color"],
    );
    let unnamed = Scratch::new("unnamed.pgn", b"1. a3 *\n");
    refuse("play", &["--load", unnamed.path()], &["line 1", "Variant"]);
    // Where the game is named, the file need not name it.
    let said = talk("play", &["kamil", "--load", unnamed.path()], &[], b"fen\n");
    assert_eq!(said.code, 0);
}
