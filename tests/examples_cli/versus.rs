//! `versus`: what it makes of programs that count right, count wrong, crash, hang or lie, and
//! of games that can't be handed over. The programs are scripts.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Said, Scratch, refuse, succeed};

/// Runs an example with a script. A script can be busy for a moment after it is written, while another thread
/// of the tests starts a process.
pub fn run(example: &str, args: &[&str]) -> Said {
    let mut said = crate::run(example, args);
    for _ in 0..20 {
        if !said.err.contains("Text file busy") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
        said = crate::run(example, args);
    }
    said
}

/// A program that speaks the dialect, and does what these cases of a shell script say.
pub fn engine_with(name: &str, cases: &str) -> Scratch {
    let script = format!(
        "#!/bin/sh\n\
         while read -r line; do\n\
         case \"$line\" in\n\
         uci) echo 'id name Parrot'; echo uciok;;\n\
         *VariantPath*) file=\"${{line#*value }}\";;\n\
         *UCI_Variant*) echo 'info string variant versus files 10';;\n\
         isready) echo readyok;;\n\
         {cases}\n\
         quit) exit;;\n\
         esac\n\
         done\n"
    );
    let program = Scratch::new(name, script.as_bytes());
    fs::set_permissions(program.path(), Permissions::from_mode(0o755)).unwrap();
    program
}

/// One that answers `go perft` by these lines of a shell script.
fn engine(name: &str, answer: &str) -> Scratch {
    engine_with(name, &format!("'go perft'*) {answer}\n;;"))
}

/// The real program, where it is installed.
pub fn installed() -> Option<PathBuf> {
    let folders = ["/usr/games", "/usr/bin", "/usr/local/bin"];
    let mut programs = folders
        .map(|folder| Path::new(folder).join("fairy-stockfish"))
        .into_iter();
    programs.find(|path| path.is_file())
}

/// Lets a program of that kind count Kamil at depth 1.
fn against(name: &str, answer: &str, more: &[&str]) -> Said {
    let program = engine(name, answer);
    let args = [
        "--engine",
        program.path(),
        "--game",
        "kamil",
        "--depth",
        "1",
    ];
    run("versus", &[&args[..], more].concat())
}

/// The true answer for Kamil at depth 1.
fn right_answer() -> String {
    let said = succeed("perft", &["kamil", "1", "--divide"]);
    let moves = said
        .lines()
        .into_iter()
        .filter(|line| line.ends_with(": 1"));
    let lines: Vec<String> = moves.map(|line| format!("echo '{line}'")).collect();
    assert_eq!(lines.len(), 18);
    format!("{}; echo; echo 'Nodes searched: 18'", lines.join("; "))
}

#[test]
fn equal_counts_make_a_table() {
    let said = against("right", &right_answer(), &["--runs", "3"]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert!(said.out.contains("there: Parrot"), "{}", said.out);
    assert!(said.out.contains("median of 3 runs"), "{}", said.out);
    let row = said
        .lines()
        .into_iter()
        .find(|line| line.starts_with("kamil"));
    let words: Vec<&str> = row.unwrap().split_whitespace().collect();
    assert_eq!(words[..4], ["kamil", "1", "18", "18"]);
    assert!(said.last().contains("is equal: kamil"), "{}", said.out);
}

#[test]
fn the_letter_of_a_promotion_does_not_matter() {
    let answer = right_answer().replace("a2a3: 1", "a2a3g: 1");
    assert_eq!(against("suffix", &answer, &[]).code, 0);
}

#[test]
fn unequal_counts_are_named_and_end_with_one() {
    let wrong = right_answer()
        .replace("a2a3: 1", "a2a3: 7")
        .replace("b2b3", "b2b5");
    let said = against("wrong", &wrong, &[]);
    assert_eq!((said.code, said.err.as_str()), (1, ""));
    for line in [
        "a2a3: here 1, there 7",
        "b2b3: here 1, there no such move",
        "b2b5: here no such move, there 1",
    ] {
        assert!(said.out.contains(line), "{}", said.out);
    }
}

#[test]
fn a_failing_engine_ends_with_three() {
    let fails = |name: &str, answer: &str, words: &[&str]| {
        let said = against(name, answer, &["--timeout", "1"]);
        assert_eq!(said.code, 3, "{name}: {}", said.err);
        for word in words {
            assert!(said.err.contains(word), "no `{word}` in: {}", said.err);
        }
    };
    fails(
        "crash",
        "echo 'I am unwell'; exit 9",
        &["go perft 1", "9", "I am unwell"],
    );
    fails("killed", "kill -SEGV $$", &["go perft 1", "signal"]);
    fails(
        "hang",
        "exec sleep 20",
        &["go perft 1", "1 seconds", "--timeout"],
    );
    fails(
        "lie",
        "echo 'Nodes searched: many'",
        &["go perft 1", "many"],
    );
    fails(
        "odd",
        "echo 'a2a3: x'; echo 'Nodes searched: 1'",
        &["a2a3: x"],
    );
}

#[test]
fn an_engine_of_another_dialect_ends_with_three() {
    let mute = Scratch::new("mute", b"#!/bin/sh\nread line; echo uciok; read line; read line; read line; echo readyok; read line\n");
    fs::set_permissions(mute.path(), Permissions::from_mode(0o755)).unwrap();
    let said = run("versus", &["--engine", mute.path(), "--game", "kamil"]);
    assert_eq!(said.code, 3, "{}", said.err);
    assert!(said.err.contains("variants file"), "{}", said.err);
    // A program that ends at once.
    let said = run("versus", &["--engine", "true", "--game", "kamil"]);
    assert_eq!(said.code, 3, "{}", said.err);
    assert!(said.err.contains("`uci`"), "{}", said.err);
}

#[test]
fn a_missing_engine_ends_with_two() {
    refuse(
        "versus",
        &["--engine", "no-such-engine"],
        &[
            "no-such-engine",
            "PATH",
            "/usr/games",
            "apt-get install fairy-stockfish",
        ],
    );
    refuse(
        "versus",
        &["--engine", "./no/such/engine"],
        &["./no/such/engine"],
    );
    refuse(
        "versus",
        &["--engine", "/etc/hostname"],
        &["/etc/hostname", "can't be started"],
    );
    refuse("versus", &[], &["--engine"]);
}

#[test]
fn games_that_can_not_be_handed_over_end_with_two() {
    let refuse_game = |more: &[&str], words: &[&str]| {
        let args = ["--engine", "true", "--game"];
        refuse("versus", &[&args[..], more].concat(), words);
    };
    refuse_game(&["tamerlane"], &["Tamerlane Chess", "can't play"]);
    refuse_game(&["chess"], &["chess", "kamil", "courier"]);
    let board = ["kamil", "--fen", "10/10 w"];
    refuse_game(&board, &["rank 8"]);
    let leaper = ["kamil", "--option", "dabbabah=Leaper"];
    refuse_game(&leaper, &["War machine"]);
    refuse_game(&["kamil", "--runs", "0"], &["--runs"]);
    refuse_game(&["kamil", "--depth", "0"], &["--depth"]);
}

/// Copies the variants file, so that it can be looked at.
#[test]
fn the_variants_file_says_all_that_can_be_said() {
    let copy = Scratch::new("copy.ini", b"");
    let program = engine(
        "copying",
        &format!("cp \"$file\" {}; echo 'Nodes searched: 0'", copy.path()),
    );
    for (game, lines) in [
        (
            "kamil",
            &[
                "maxFile = j",
                "maxRank = 10",
                "king = k",
                "commoner = d",
                "alfil = e",
                "bishop = -",
                "promotionRank = 10",
                "promotionPieceTypes = g",
            ][..],
        ),
        (
            "courier",
            &[
                "maxFile = l",
                "maxRank = 8",
                "commoner = m",
                "wazir = w",
                "bishop = b",
            ],
        ),
        (
            "makruk",
            &[
                "silver = s",
                "fers = m",
                "promotionRank = 6",
                "promotionPieceTypes = m",
            ],
        ),
        (
            "atranj",
            &["amazon = s", "archbishop = t", "queen = w", "commoner = u"],
        ),
        (
            "citadel",
            &[
                "maxFile = j",
                "maxRank = 10",
                "startFen = rndekgdenr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNDEKGDENR w - - 0 1",
            ],
        ),
    ] {
        run(
            "versus",
            &["--engine", program.path(), "--game", game, "--depth", "1"],
        );
        let ini = fs::read_to_string(copy.path()).unwrap();
        for line in lines {
            assert!(ini.lines().any(|l| l == *line), "no `{line}` in:\n{ini}");
        }
    }
}

#[test]
fn fairy_stockfish_counts_the_same() {
    let Some(program) = installed() else {
        eprintln!("skipped: fairy-stockfish is not installed");
        return;
    };
    assert!(Command::new(program).arg("quit").output().is_ok());
    let said = succeed(
        "versus",
        &["--engine", "fairy-stockfish", "--depth", "3", "--runs", "1"],
    );
    assert!(
        said.last()
            .ends_with("is equal: kamil, shatranj, courier, makruk"),
        "{}",
        said.out
    );
    assert_eq!(
        said.lines()
            .iter()
            .filter(|line| line.starts_with("* "))
            .count(),
        2
    );
}
