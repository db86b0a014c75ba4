//! `inspect`: for people, for programs, and bad input.

use shatranj::{Position, variants};

use crate::{Scratch, refuse, run, succeed};

const KINGS: &str = "10/10/4k5/10/10/10/10/10/10/4K5 w - - 0 1";

/// What `--plain` must print for a position.
fn plain(position: &Position) -> String {
    let outcome = position
        .outcome()
        .map_or("ongoing".into(), |o| o.to_string());
    let mut moves: Vec<String> = position
        .legal_moves()
        .into_iter()
        .map(|m| {
            format!(
                "{} -> {}\n",
                position.move_text(m),
                position.after(m).unwrap().fen()
            )
        })
        .collect();
    moves.sort();
    format!(
        "fen: {}\noutcome: {outcome}\n{}",
        position.fen(),
        moves.concat()
    )
}

#[test]
fn people_see_the_board_and_the_moves_by_unit() {
    let said = succeed("inspect", &["tamerlane"]);
    for text in [
        "r' n' t' z' w' k' g' e' c' d' p",
        "White to move",
        "white may still exchange",
        "outcome:  ongoing",
        "checkers: none",
        "24 legal moves",
        "Asb (N) on b2: ",
        "Baidaq of the Shah (K') on f3: f4",
    ] {
        assert!(said.out.contains(text), "no `{text}` in:\n{}", said.out);
    }
}

#[test]
fn people_see_checkers_captures_and_how_it_ended() {
    let check = "11*/12/10k*/11*/1z9*/11*/11*/11*/1r10/K10* w";
    let said = succeed("inspect", &["tamerlane", "--fen", check]);
    assert!(
        said.out.contains("Zurafa on b6 by way of a5 a4 a3 a2"),
        "{}",
        said.out
    );
    assert!(said.out.contains("Shah (K) on a1: xb2"), "{}", said.out);
    let over = "k10*/11K/11*/11*/11*/11*/11*/11*/12/11* w";
    let said = succeed("inspect", &["tamerlane", "--fen", over]);
    assert!(said.out.contains("outcome:  draw by citadel"));
    assert!(said.out.contains("0 legal moves"));
    assert!(said.out.contains("rights:   none"));
}

#[test]
fn programs_see_fen_outcome_and_moves() {
    let game = variants::tamerlane();
    let said = succeed("inspect", &["tamerlane", "--plain"]);
    assert_eq!(said.out, plain(&game.start()));
    let mut position = game.start();
    for text in ["f3f4", "f8f7", "b2c4"] {
        let _ = position.play_text(text).unwrap();
    }
    for moves in [["f3f4", "f8f7", "b2c4"], ["f4", "f8-f7", "Nc4"]] {
        let said = succeed(
            "inspect",
            &[&["tamerlane", "--plain", "--play"], &moves[..]].concat(),
        );
        assert_eq!(said.out, plain(&position));
    }
    let said = succeed(
        "inspect",
        &[
            "tamerlane",
            "--play",
            "f3f4",
            "--play",
            "f8f7",
            "b2c4",
            "--plain",
        ],
    );
    assert_eq!(said.out, plain(&position));
}

#[test]
fn programs_see_each_outcome() {
    for (game, fen, outcome) in [
        ("kamil", KINGS, "ongoing"),
        (
            "kamil",
            "k8R/9R/10/10/10/10/10/10/10/4K5 b",
            "white wins by checkmate",
        ),
        (
            "kamil",
            "k9/2G7/K9/10/10/10/10/10/10/10 b",
            "white wins by stalemate",
        ),
        (
            "kamil",
            "10/10/10/10/10/10/10/k9/2g7/K9 w",
            "black wins by stalemate",
        ),
        (
            "tamerlane",
            "k10*/11K/11*/11*/11*/11*/11*/11*/12/11* w",
            "draw by citadel",
        ),
        (
            "citadel",
            "K11/12/12/12/12/12/12/12/4k7/12/12/12 b",
            "draw by citadel",
        ),
    ] {
        let said = succeed("inspect", &[game, "--plain", "--fen", fen]);
        assert_eq!(said.lines()[1], format!("outcome: {outcome}"), "{fen}");
        if outcome != "ongoing" {
            assert_eq!(said.lines().len(), 2, "a game that is over has no moves");
        }
    }
    let stalemate = "k9/2W7/1K8/10/10/10/10/10/10/10 b";
    for (option, outcome) in [
        ("stalemate=Win", "white wins by stalemate"),
        ("stalemate=Draw", "draw by stalemate"),
    ] {
        let said = succeed(
            "inspect",
            &["atranj", "--option", option, "--plain", "--fen", stalemate],
        );
        assert_eq!(said.lines()[1], format!("outcome: {outcome}"));
    }
}

#[test]
fn several_positions_are_blocks() {
    let other = "10/10/4k5/10/10/10/10/10/10/5K4 b - - 3 7";
    let game = variants::kamil();
    let blocks = [KINGS, other].map(|fen| plain(&game.position(fen).unwrap()));
    let said = succeed(
        "inspect",
        &["kamil", "--plain", "--fen", KINGS, "--fen", other],
    );
    assert_eq!(said.out, blocks.join("\n"));
    let file = Scratch::new(
        "two.fen",
        format!("# Two.\n{KINGS}\r\n\n{other}").as_bytes(),
    );
    let said = succeed("inspect", &["kamil", "--plain", "--file", file.path()]);
    assert_eq!(said.out, blocks.join("\n"));
}

#[test]
fn a_bad_line_of_a_file_is_a_block_of_its_own() {
    let content = [
        KINGS.as_bytes(),
        b"\n10/10 w\n\xff\n",
        KINGS.as_bytes(),
        b"\n",
    ]
    .concat();
    let file = Scratch::new("bad.fen", &content);
    let said = run("inspect", &["kamil", "--plain", "--file", file.path()]);
    assert_eq!((said.code, said.err.as_str()), (2, ""));
    let blocks: Vec<&str> = said.out.split("\n\n").collect();
    assert_eq!(blocks.len(), 4);
    assert!(blocks[0].starts_with("fen: "));
    assert!(
        blocks[1].starts_with("error: line 2: field 1 (board), "),
        "{}",
        blocks[1]
    );
    assert!(blocks[2].starts_with("error: line 3: "));
    assert!(blocks[3].starts_with("fen: "));
}

#[test]
fn an_illegal_move_is_named_with_its_place_and_reason() {
    refuse(
        "inspect",
        &["tamerlane", "--play", "f3f4", "f8f9"],
        &["move 2", "f8f9", "own side"],
    );
    refuse(
        "inspect",
        &["tamerlane", "--play", "a3a11"],
        &["move 1", "a3a11", "no square `a11`"],
    );
    refuse(
        "inspect",
        &["citadel", "--plain", "--play", "a2a3"],
        &["move 1", "void"],
    );
}

#[test]
fn bad_arguments() {
    refuse("inspect", &[], &["GAME"]);
    refuse(
        "inspect",
        &["chess"],
        &["chess", "tamerlane, kamil, atranj, citadel"],
    );
    refuse("inspect", &["kamil", "--option", "a=b"], &["dabbabah"]);
    refuse(
        "inspect",
        &["kamil", "--fen", KINGS, "--fen", "10/10 w"],
        &["10/10 w", "rank 8"],
    );
    refuse(
        "inspect",
        &["kamil", "--file", "no/such/file"],
        &["no/such/file"],
    );
    let no_royal = "10/10/10/10/10/10/10/10/10/10 w";
    refuse(
        "inspect",
        &["kamil", "--fen", no_royal],
        &["white has no royal"],
    );
}

#[test]
fn help_tells_a_newcomer_what_to_type() {
    let said = succeed("inspect", &["--help"]);
    for word in [
        "inspect tamerlane",
        "GAME",
        "--play",
        "--plain",
        "MOVE -> FEN",
        "Exit codes",
    ] {
        assert!(said.out.contains(word), "no `{word}`");
    }
}
