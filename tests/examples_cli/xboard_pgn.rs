//! `xboard_pgn`: games as XBoard 4.9.1 saved them, and files that claim what is not so.

use crate::{Scratch, refuse, run, succeed};

/// A game of two engines that XBoard held and saved: an exchange, a relocation, and a Shah that
/// walks into the enemy's citadel.
const SPECIAL: &str = "[Event \"Computer Chess Game\"]
[White \"one\"]
[Black \"two\"]
[Result \"1/2-1/2\"]
[Variant \"tamerlane\"]
[FEN \"P10*/2r9/10N*/11*/11*/k2n1n5*/11*/11*/2K9/11* w - - 0 1\"]
[SetUp \"1\"]

{--------------
P . . . . . . . . . . .
. . r . . . . . . . . .
white to play
--------------}
1. Nxc1=K Rb8 2. a9e3 {+1.99/9 0.2} Nc6
{-2.01/8 0.1} 3. Kl8
{citadel} 1/2-1/2

";

#[test]
fn a_saved_game_is_written_as_this_crate_does() {
    let file = Scratch::new("special.pgn", SPECIAL.as_bytes());
    let said = succeed("xboard_pgn", &[file.path()]);
    for line in [
        "[Variant \"tamerlane\"]",
        "[FEN \"P10*/2r9/10N*/11*/11*/k2n1n5*/11*/11*/2K9/11* w Xx - 0 1\"]",
        "[Termination \"citadel\"]",
        "1. K~k8 Rb9 2. P@e4 Nc7 3. Kl9= 1/2-1/2",
    ] {
        assert!(said.lines().contains(&line), "no `{line}` in\n{}", said.out);
    }
}

/// The game before its last move, which ends as these words say.
fn ended(words: &str) -> String {
    SPECIAL.replace("3. Kl8\n{citadel} 1/2-1/2", words)
}

/// Ends that XBoard 4.9.1 writes and that a board need not show; the last of each are what is
/// written of them, a tag and the end of the moves.
#[test]
fn ends_that_no_board_shows_are_believed() {
    for (words, tag, end) in [
        ("*", "", "2. P@e4 Nc7 *"),
        ("{+1.99/9 0.2} *", "", "2. P@e4 Nc7 *"),
        ("{White resigns} 0-1", "resignation", "2. P@e4 Nc7 0-1"),
        (
            "{Draw by mutual agreement} 1/2-1/2",
            "agreement",
            "2. P@e4 Nc7 1/2-1/2",
        ),
        (
            "{Black forfeits on time} 1-0",
            "time forfeit",
            "2. P@e4 Nc7 {Black forfeits on time} 1-0",
        ),
        (
            "{Xboard adjudication: long game} 1/2-1/2",
            "adjudication",
            "2. P@e4 Nc7 {Xboard adjudication: long game} 1/2-1/2",
        ),
        (
            "{Xboard: Forfeit due to invalid move: a1a2} 0-1",
            "rules infraction",
            "2. P@e4 Nc7 {Xboard: Forfeit due to invalid move: a1a2} 0-1",
        ),
        ("1-0", "", "2. P@e4 Nc7 1-0"),
    ] {
        let file = Scratch::new("ends.pgn", ended(words).as_bytes());
        let said = succeed("xboard_pgn", &[file.path()]);
        let (tags, moves) = said.out.trim_end().split_once("\n\n").unwrap();
        let tag = (!tag.is_empty()).then(|| format!("[Termination \"{tag}\"]"));
        let found = tags.lines().find(|line| line.starts_with("[Termination"));
        assert_eq!(found, tag.as_deref(), "{words}");
        let moves = moves.replace('\n', " ");
        assert!(moves.ends_with(end), "{words}: {moves}");
    }
}

/// Those that a board shows have to be there.
#[test]
fn ends_that_the_board_must_show_are_refused() {
    for words in [
        "{checkmate} 1-0",
        "{White mates} 1-0",
        "{Xboard adjudication: Checkmate} 1-0",
        "{stalemate} 1/2-1/2",
        "{citadel} 1/2-1/2",
        "{Xboard adjudication: Bare king} 0-1",
    ] {
        let file = Scratch::new("claims.pgn", ended(words).as_bytes());
        let said = run("xboard_pgn", &[file.path()]);
        assert_eq!((said.code, said.out.as_str()), (2, ""), "{words}");
        let message = "game 1: after 4 plies the game is not over, but the file says ";
        assert!(said.err.starts_with(message), "{words}: {}", said.err);
    }
}

#[test]
fn a_file_that_claims_what_is_not_so_is_refused() {
    let cases = [
        (
            SPECIAL.replace("3. Kl8", "3. Kl7"),
            "game 1: ply 5: `Kl7` is no legal move",
        ),
        (
            SPECIAL.replace("{citadel} 1/2-1/2", "{checkmate} 1-0"),
            "game 1: the board says draw by citadel, but the file says 1-0 {checkmate}",
        ),
        (
            ended("{White resigns} 1-0"),
            "game 1: who gives up has not won, but the file says 1-0 {White resigns}",
        ),
    ];
    for (text, message) in cases {
        let file = Scratch::new("false.pgn", text.as_bytes());
        let said = run("xboard_pgn", &[file.path()]);
        assert_eq!((said.code, said.err.trim()), (2, message));
    }
    let empty = Scratch::new("empty.pgn", b"nothing");
    refuse("xboard_pgn", &[empty.path()], &["no game"]);
}

/// Files of WinBoard.
#[test]
fn lines_may_end_with_two_characters() {
    let plain = Scratch::new("lf.pgn", SPECIAL.as_bytes());
    let windows = Scratch::new("crlf.pgn", SPECIAL.replace('\n', "\r\n").as_bytes());
    let [plain, windows] = [plain, windows].map(|file| succeed("xboard_pgn", &[file.path()]).out);
    assert_eq!(plain, windows);
}

/// What looks like a game within a comment is none.
#[test]
fn a_comment_is_no_game() {
    for comment in ["{see [Event \"x\"]}", "{see\n[Event \"x\"]\n\n1. Kl8}"] {
        let text = SPECIAL.replace("3. Kl8", &format!("{comment} 3. Kl8"));
        let file = Scratch::new("comment.pgn", text.as_bytes());
        let said = succeed("xboard_pgn", &[file.path()]);
        assert_eq!(said.out.matches("[Event ").count(), 1, "{}", said.out);
        assert!(said.out.contains("3. Kl9= 1/2-1/2"), "{}", said.out);
    }
}

#[test]
fn games_behind_a_faulty_one_are_written() {
    let unknown = SPECIAL.replace("\"tamerlane\"", "\"/dev/null\"");
    let text = format!("{unknown}{SPECIAL}{}", SPECIAL.replace("Kl8", "Kl7"));
    let file = Scratch::new("mixed.pgn", text.as_bytes());
    let said = run("xboard_pgn", &[file.path()]);
    assert_eq!(said.code, 2);
    assert_eq!(said.out.matches("3. Kl9= 1/2-1/2").count(), 1);
    let errors: Vec<&str> = said.err.lines().collect();
    assert_eq!(errors.len(), 2, "{}", said.err);
    assert!(errors[0].starts_with("game 1: `/dev/null` is none of tamerlane, kamil,"));
    assert_eq!(errors[1], "game 3: ply 5: `Kl7` is no legal move");
}

/// A game of Shatranj Kamil from a position, with so many times these moves of both sides. Its
/// ranks are those of XBoard, which counts them from 0 here.
fn repeated(fen: &str, moves: &str, times: usize, last: &str) -> Scratch {
    let head = format!("[Event \"x\"]\n[Variant \"kamil\"]\n[FEN \"{fen}\"]\n\n");
    let text = format!("{head}{}{last}\n\n", format!("{moves}\n").repeat(times));
    Scratch::new("repeated.pgn", text.as_bytes())
}

#[test]
fn a_long_game_is_replayed() {
    let fen = "k9/10/10/10/10/10/10/10/10/K8R w - - 0 1";
    let times = 4000;
    let file = repeated(fen, "Ri0 Kb9 Rj0 Ka9", times, "{ply-limit} 1/2-1/2");
    let said = succeed("xboard_pgn", &[file.path()]);
    assert_eq!(said.out.matches("Ri1").count(), times);
}

/// Each `Ra4` can be a move of either rook, so that the texts can mean 2 to the 30th games.
#[test]
fn moves_that_can_mean_too_many_games_are_given_up() {
    let fen = "5k4/10/10/10/10/7R2/10/2K7/10/R9 w - - 0 1";
    let moves = "Ra4 Kg9 Rh0 Kf9 Ra0 Kg9 Rh4 Kf9";
    let file = repeated(fen, moves, 15, "Rc8 1-0");
    let said = run("xboard_pgn", &[file.path()]);
    assert_eq!((said.code, said.out.as_str()), (2, ""));
    assert!(said.err.contains("too many games"), "{}", said.err);
}
