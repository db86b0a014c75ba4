//! `perft`: counts, divides, suites, and bad arguments.

use crate::{Scratch, refuse, run, succeed};

const KINGS: &str = "10/10/4k5/10/10/10/10/10/10/4K5 w";

#[test]
fn the_board_and_a_line_for_each_depth() {
    let said = succeed("perft", &["tamerlane", "3"]);
    assert!(said.out.contains("r' n' t' z' w' k' g' e' c' d' p"));
    let table: Vec<Vec<&str>> = said
        .lines()
        .into_iter()
        .skip_while(|line| !line.starts_with("depth"))
        .skip(1)
        .map(|line| line.split_whitespace().collect())
        .collect();
    let counts: Vec<&[&str]> = table[..3].iter().map(|row| &row[..2]).collect();
    assert_eq!(counts, [["1", "24"], ["2", "576"], ["3", "14518"]]);
    assert_eq!(said.last(), "nodes: 14518");
}

#[test]
fn all_games_to_depth_four() {
    for (game, three, four) in [
        ("tamerlane", 14_518, 365_893),
        ("kamil", 6_066, 113_569),
        ("atranj", 16_660, 480_777),
        ("citadel", 8_340, 173_879),
    ] {
        // A debug build is slow.
        let (depth, nodes) = if cfg!(debug_assertions) {
            ("3", three)
        } else {
            ("4", four)
        };
        let said = succeed("perft", &[game, depth]);
        assert_eq!(said.last(), format!("nodes: {nodes}"));
    }
}

#[test]
fn depth_zero_is_one_node() {
    assert_eq!(succeed("perft", &["kamil", "0"]).last(), "nodes: 1");
    assert_eq!(
        succeed("perft", &["kamil", "0", "--divide"]).last(),
        "nodes: 1"
    );
}

#[test]
fn divide_shows_each_first_move_sorted() {
    let said = succeed("perft", &["kamil", "3", "--divide"]);
    let moves: Vec<&str> = said
        .lines()
        .into_iter()
        .filter(|l| l.contains(": ") && !l.starts_with("nodes"))
        .collect();
    assert_eq!(moves.len(), 18);
    let mut sorted = moves.clone();
    sorted.sort_unstable();
    assert_eq!(moves, sorted);
    assert!(moves.contains(&"a2a3: 306"));
    let sum: u64 = moves
        .iter()
        .map(|line| line.split_once(": ").unwrap().1.parse::<u64>().unwrap())
        .sum();
    assert_eq!(said.last(), format!("nodes: {sum}"));
    assert_eq!(sum, 6066);
}

#[test]
fn without_bulk_the_counts_are_the_same() {
    assert_eq!(
        succeed("perft", &["kamil", "3", "--no-bulk"]).last(),
        "nodes: 6066"
    );
}

#[test]
fn a_position_and_options() {
    assert_eq!(
        succeed("perft", &["kamil", "1", "--fen", KINGS]).last(),
        "nodes: 5"
    );
    let said = succeed(
        "perft",
        &["tamerlane", "4", "--option", "exchange_when=Never"],
    );
    assert_eq!(said.last(), "nodes: 365735");
    let options = [
        "citadel",
        "3",
        "--option",
        "array=Historical",
        "--option",
        "citadel_entry=RoyalOnly",
    ];
    let said = succeed("perft", &options);
    assert_eq!(said.last(), "nodes: 6210");
    assert!(
        said.out
            .contains("array=Historical, citadel_entry=RoyalOnly")
    );
}

#[test]
fn a_game_that_is_over_has_no_moves() {
    let over = "k10*/11K/11*/11*/11*/11*/11*/11*/12/11* w";
    let said = succeed("perft", &["tamerlane", "2", "--fen", over, "--divide"]);
    assert_eq!(said.last(), "nodes: 0");
}

#[test]
fn max_depth_is_the_limit() {
    assert_eq!(
        succeed("perft", &["kamil", "5", "--max-depth", "2"]).last(),
        "nodes: 324"
    );
    assert_eq!(
        succeed("perft", &["kamil", "--max-depth", "2"]).last(),
        "nodes: 324"
    );
}

#[test]
fn suites_need_no_game_and_no_depth() {
    let (kamil, citadel) = ("tests/perft/kamil.epd", "tests/perft/citadel.epd");
    let one = succeed("perft", &["--suite", kamil, "--max-depth", "1"]);
    let other = succeed("perft", &["--suite", citadel, "--max-depth", "1"]);
    let nodes = |last: &str| {
        last.strip_prefix("nodes: ")
            .unwrap()
            .parse::<u64>()
            .unwrap()
    };
    let sum = nodes(one.last()) + nodes(other.last());
    let both = ["--suite", kamil, "--suite", citadel, "--max-depth", "1"];
    assert_eq!(succeed("perft", &both).last(), format!("nodes: {sum}"));
    let both = ["--max-depth", "1", "--suite", kamil, citadel];
    assert_eq!(succeed("perft", &both).last(), format!("nodes: {sum}"));
    let no_bulk = ["kamil", "--no-bulk", "--suite", kamil, "--max-depth", "1"];
    assert_eq!(succeed("perft", &no_bulk).last(), one.last());
}

#[test]
fn a_mismatch_is_printed_and_ends_with_one() {
    let text = format!("# variant: kamil\n{KINGS} ;D1 5 ;D2 7\n{KINGS} ;D1 4\n");
    let suite = Scratch::new("mismatch.epd", text.as_bytes());
    let said = run("perft", &["--suite", suite.path()]);
    assert_eq!((said.code, said.err.as_str()), (1, ""));
    let lines = said.lines();
    assert_eq!(lines[0], format!("{KINGS} depth 2 expected 7 got 40"));
    assert_eq!(lines[1], format!("{KINGS} depth 1 expected 4 got 5"));
    assert_eq!(said.last(), "nodes: 50");
}

#[test]
fn a_suite_without_a_game_takes_that_of_the_arguments() {
    let suite = Scratch::new("nameless.epd", format!("{KINGS} ;D1 5\n").as_bytes());
    succeed("perft", &["kamil", "--suite", suite.path()]);
    succeed("perft", &["shatranj-kamil", "--suite", suite.path()]);
    refuse(
        "perft",
        &["--suite", suite.path()],
        &["line 1", "# variant: NAME"],
    );
    refuse(
        "perft",
        &["kamil", "--suite", "tests/perft/citadel.epd"],
        &["citadel", "kamil"],
    );
}

#[test]
fn options_of_a_suite_come_before_those_of_the_arguments() {
    // 20 moves with leaping Dabbabas, 18 without.
    let start = "rnedkgdenr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNEDKGDENR w - - 0 1";
    let leaper = ["--option", "dabbabah=Leaper", "--suite"];
    let silent = Scratch::new(
        "silent.epd",
        format!("# variant: kamil\n{start} ;D1 20\n").as_bytes(),
    );
    assert_eq!(run("perft", &["--suite", silent.path()]).code, 1);
    assert_eq!(
        run("perft", &[&leaper[..], &[silent.path()]].concat()).code,
        0
    );
    let text = format!("# variant: kamil\n# options: dabbabah=Commoner\n{start} ;D1 18\n");
    let outspoken = Scratch::new("outspoken.epd", text.as_bytes());
    assert_eq!(
        run("perft", &[&leaper[..], &[outspoken.path()]].concat()).code,
        0
    );
}

#[test]
fn bad_arguments() {
    refuse(
        "perft",
        &["chess", "2"],
        &["chess", "tamerlane, kamil, atranj, citadel"],
    );
    refuse(
        "perft",
        &["kamil", "2", "--option", "array=Rotated"],
        &["array", "dabbabah"],
    );
    refuse(
        "perft",
        &["kamil", "2", "--option", "dabbabah=Fast"],
        &["Fast", "Commoner, Leaper"],
    );
    refuse(
        "perft",
        &["kamil", "2", "--option", "dabbabah"],
        &["key=value"],
    );
    let twice = [
        "kamil",
        "2",
        "--option",
        "dabbabah=Leaper",
        "--option",
        "dabbabah=Leaper",
    ];
    refuse("perft", &twice, &["twice"]);
    refuse(
        "perft",
        &["kamil", "2", "--fen", "10/10 w"],
        &["field 1", "rank 8"],
    );
    refuse("perft", &["kamil", "2", "--fen", "é"], &["byte 0"]);
    refuse("perft", &["kamil", "x"], &["x"]);
    refuse("perft", &["kamil", "100"], &["100"]);
    refuse("perft", &["kamil"], &["DEPTH"]);
    refuse("perft", &[], &["GAME"]);
    refuse("perft", &["kamil", "2", "--what"], &["--what"]);
    refuse(
        "perft",
        &["--suite", "no/such/file.epd"],
        &["no/such/file.epd"],
    );
    refuse(
        "perft",
        &["--suite", "tests/perft/kamil.epd", "--fen", KINGS],
        &["--fen"],
    );
}

#[test]
fn bad_suites() {
    let bad = |name: &str, content: &[u8], words: &[&str]| {
        let suite = Scratch::new(name, content);
        refuse("perft", &["--suite", suite.path()], words);
    };
    bad(
        "line.epd",
        b"# variant: kamil\n10/10 w ;D1 5\n",
        &["line 2", "rank 8"],
    );
    bad(
        "count.epd",
        b"# variant: kamil\n10/10/4k5/10/10/10/10/10/10/4K5 w ;D 5\n",
        &["line 2", "D2 400"],
    );
    bad("game.epd", b"# variant: chess\n8/8 w ;D1 5\n", &["chess"]);
    bad("bytes.epd", b"\xff\xfe", &["UTF-8"]);
    bad("empty.epd", b"# variant: kamil\n", &["no position"]);
}

#[test]
fn help_tells_a_newcomer_what_to_type() {
    let said = succeed("perft", &["--help"]);
    for word in [
        "perft tamerlane 4",
        "GAME",
        "DEPTH",
        "--suite",
        "exchange_when=CheckOrStalemate",
        "Exit codes",
    ] {
        assert!(said.out.contains(word), "no `{word}`");
    }
}

#[test]
fn a_table_changes_no_count_and_tells_its_hits() {
    for megabytes in ["1", "64"] {
        let args = ["kamil", "5", "--fen", KINGS];
        let plain = succeed("perft", &args);
        let said = succeed("perft", &[&args[..], &["--hash", megabytes]].concat());
        assert_eq!(said.last(), plain.last());
        let lines = said.lines();
        let hash = lines[lines.len() - 2];
        let words: Vec<&str> = hash.split(' ').collect();
        let ["hash:", hits, "hits", "of", probes, "probes"] = words[..] else {
            panic!("{hash}");
        };
        let [hits, probes]: [u64; 2] = [hits, probes].map(|n| n.parse().unwrap());
        assert!(0 < hits && hits < probes);
    }
    refuse("perft", &["kamil", "2", "--hash", "0"], &["--hash"]);
    refuse("perft", &["kamil", "2", "--threads", "0"], &["--threads"]);
}

/// The example may have been built with the feature or without it, whatever this test was.
#[test]
fn threads_change_no_count_or_name_the_feature() {
    let args = ["tamerlane", "3", "--threads", "2", "--hash", "1"];
    let said = run("perft", &args);
    if said.code == 2 {
        let words = ["feature `parallel`", "--features parallel"];
        return refuse("perft", &args, &words);
    }
    assert_eq!(said.last(), "nodes: 14518");
    let suite = ["--threads", "3", "--suite", "tests/perft/kamil.epd"];
    succeed("perft", &[&suite[..], &["--max-depth", "2"]].concat());
}
