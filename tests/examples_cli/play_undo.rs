//! `play`: moves, ends and whole games taken back.

use shatranj::variants;

use crate::play::{PEOPLE, after, people, play};

#[test]
fn undo_and_redo_between_two_people_are_single_plies() {
    let said = people(
        "kamil",
        &[
            "e3", "Nc8", "undo", "fen", "undo", "redo", "fen", "redo", "redo",
        ],
    );
    let one = after(variants::kamil(), &["e2e3"]).fen();
    assert_eq!(said.fens(), [one.clone(), one]);
    assert!(said.reply("undo").starts_with("Taken back: Nc8."));
    assert!(said.out.contains("Played again: e3."));
    assert!(said.out.contains("No move has been taken back"));
}

#[test]
fn undo_and_redo_against_the_engine_are_two_plies() {
    let lines = [
        "fen", "e3", "fen", "undo", "fen", "redo", "fen", "undo", "undo",
    ];
    let said = play(&["kamil", "--plain", "--depth", "1"], &lines);
    let fens = said.fens();
    assert_eq!(fens[0], variants::kamil().start().fen());
    assert!(fens[1].contains(" w ") && fens[1] != fens[0]);
    assert_eq!((fens[2], fens[3]), (fens[0], fens[1]));
    assert!(said.out.contains("There is no move of yours to take back."));
}

#[test]
fn undo_takes_no_first_move_of_the_engine_back() {
    let args = ["kamil", "--plain", "--depth", "1", "--white", "engine"];
    let said = play(&args, &["fen", "undo", "fen"]);
    assert!(said.reply("undo").starts_with("There is no move of yours"));
    assert_eq!(said.fens()[0], said.fens()[1]);
    assert!(said.fens()[0].contains(" b "));
}

#[test]
fn undo_takes_a_resignation_and_an_agreement_back() {
    let said = people(
        "citadel",
        &[
            "e4", "resign", "undo", "fen", "draw", "maybe", "yes", "undo", "fen",
        ],
    );
    let one = after(variants::citadel(), &["e3e4"]).fen();
    assert_eq!(said.fens(), [one.clone(), one]);
    assert!(
        said.reply("resign")
            .contains("Black gives up, and White wins.\n1-0.")
    );
    assert!(
        said.reply("yes")
            .contains("The players agree: the game is drawn.\n1/2-1/2.")
    );
    assert!(said.reply("maybe").starts_with("Type yes or no."));
}

#[test]
fn new_begins_at_the_same_start_and_undo_brings_the_game_back() {
    let fen = "9k/10/10/10/10/10/10/10/P9/4K5 w - - 0 1";
    let args = [&["kamil", "--fen", fen], &PEOPLE[..]].concat();
    let said = play(&args, &["a3", "fen", "new", "fen", "undo", "fen"]);
    let fens = said.fens();
    assert_eq!((fens[1], fens[2]), (fen, fens[0]));
    assert_ne!(fens[0], fen);
}
