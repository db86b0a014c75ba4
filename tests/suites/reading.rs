//! How a suite is read: its header lines, its counts, and its faults with their lines.

use shatranj::notation::{FenError, MAX_SUITE_DEPTH, Suite, SuiteError};
use shatranj::perft::perft;
use shatranj::variant::LookupError;
use shatranj::{Variant, variants};

/// The kings of Kamil alone.
const KINGS: &str = "10/10/4k5/10/10/10/10/10/10/4K5 w";

fn read(text: &str) -> Suite {
    Suite::parse(text).unwrap_or_else(|error| panic!("{error}"))
}

fn error(text: &str) -> SuiteError {
    Suite::parse(text).expect_err(text)
}

/// A suite of Kamil with one line, the third.
fn line(line: &str) -> String {
    format!("# variant: kamil\n\n{line}\n")
}

#[test]
fn counts_in_any_order_and_spacing() {
    let suite = read(&line(&format!("{KINGS} ;D2 25;D1  5 ; D3 200")));
    assert_eq!(suite.entries()[0].counts(), [(2, 25), (1, 5), (3, 200)]);
    assert_eq!(suite.entries()[0].fen(), KINGS);
    assert_eq!(suite.entries()[0].line(), 3);
}

#[test]
fn comments_and_blank_lines_mean_nothing() {
    let text =
        format!("# A suite.\r\n#variant:kamil\r\n\r\n  \r\n# D1 5\r\n{KINGS} ;D1 5\r\n#\r\n");
    assert_eq!(read(&text).entries().len(), 1);
    assert_eq!(read(&text).entries()[0].line(), 6);
    assert_eq!(read("# nothing at all\n").entries(), []);
    assert_eq!(read("").variant(), None);
}

#[test]
fn header_lines_hold_for_the_lines_below() {
    let text = format!(
        "# variant: kamil\n{KINGS} ;D1 5\n\
         # options: dabbabah=Leaper\n{KINGS} ;D1 5\n\
         # variant: atranj\n# options: array=Rotated homing=SignStep\n{KINGS} ;D1 5\n\
         # variant: shatranj-kamil\n{KINGS} ;D1 5\n"
    );
    let suite = read(&text);
    let games: Vec<&Variant> = suite
        .entries()
        .iter()
        .map(|e| e.position().variant())
        .collect();
    let by_name = |name, options: &[_]| Variant::by_name_with(name, options).unwrap();
    assert_eq!(games[0], variants::kamil());
    assert_eq!(games[1], &by_name("kamil", &[("dabbabah", "Leaper")]));
    assert_eq!(
        games[2],
        &by_name("atranj", &[("array", "Rotated"), ("homing", "SignStep")])
    );
    assert_eq!(games[3], variants::kamil());
    assert_eq!(suite.variant(), Some(variants::kamil()));
}

#[test]
fn options_may_come_before_the_game() {
    let text = format!("# options: dabbabah=Leaper\n# variant: kamil\n{KINGS} ;D1 5\n");
    let game = Variant::by_name_with("kamil", &[("dabbabah", "Leaper")]).unwrap();
    assert_eq!(read(&text).variant(), Some(&game));
}

#[test]
fn a_suite_without_a_game() {
    assert_eq!(
        error(&format!("{KINGS} ;D1 5")),
        SuiteError::NoGame { line: 1 }
    );
    let asked = Suite::parse_with(&format!("{KINGS} ;D1 5"), |name, options| {
        assert_eq!((name, options), (None, [].as_slice()));
        Ok::<_, String>(variants::kamil().clone())
    });
    assert_eq!(asked.unwrap().variant(), Some(variants::kamil()));
    let refused = Suite::parse_with(&format!("\n{KINGS} ;D1 5"), |_, _| Err("not today"));
    let reason = "not today".to_string();
    assert_eq!(refused, Err(SuiteError::Refused { line: 2, reason }));
}

#[test]
fn games_and_options_that_do_not_exist() {
    let lookup = |header: &str| match error(&format!("{header}\n{KINGS} ;D1 5")) {
        SuiteError::Game { line, reason } => (line, reason),
        other => panic!("{other}"),
    };
    let (line, reason) = lookup("# variant: chess");
    assert!(matches!(
        (line, reason),
        (1, LookupError::UnknownVariant { .. })
    ));
    let (line, reason) = lookup("# variant: kamil\n# options: array=Rotated");
    assert!(matches!(
        (line, reason),
        (2, LookupError::UnknownOption { .. })
    ));
    let (line, reason) = lookup("# variant: kamil\n# options: dabbabah=Fast");
    assert!(matches!(
        (line, reason),
        (2, LookupError::UnknownValue { .. })
    ));
    for twice in [
        "# options: dabbabah=Leaper dabbabah=Leaper",
        "# options: dabbabah=Leaper\n# options: dabbabah=Leaper",
    ] {
        let (_, reason) = lookup(&format!("# variant: kamil\n{twice}"));
        assert!(matches!(reason, LookupError::RepeatedOption { .. }));
    }
    for text in [
        "dabbabah",
        "=Leaper",
        "",
        "dabbabah=Leaper  array=Rotated",
        "a=b, c=d",
    ] {
        let (line, reason) = lookup(&format!("# variant: kamil\n# options: {text}"));
        assert_eq!(line, 2);
        assert!(matches!(
            reason,
            LookupError::NotAnOption { .. } | LookupError::UnknownOption { .. }
        ));
    }
}

#[test]
fn names_of_any_length_are_cut_short() {
    let long = "n".repeat(1_000_000);
    for header in [
        format!("# variant: {long}"),
        format!("# variant: kamil\n# options: {long}"),
        format!("# variant: kamil\n# options: {long}=Leaper"),
        format!("# variant: kamil\n# options: dabbabah={long}"),
        format!("# variant: kamil\n# options: {long}=1 {long}=1"),
    ] {
        let message = error(&format!("{header}\n{KINGS} ;D1 5")).to_string();
        let cut = format!("`{}...`", &long[..24]);
        assert!(message.contains(&cut) && message.len() < 120, "{message}");
    }
}

#[test]
fn faulty_positions_and_counts() {
    let fault = error(&line("10/10 w ;D1 5"));
    let SuiteError::Fen { line: 3, reason } = fault else {
        panic!("{fault}")
    };
    assert_eq!(reason.offset(), Some(5));
    let fault = error(&line(&format!("{KINGS} - - 0 1 bm e2 ;D1 5")));
    assert!(matches!(
        fault,
        SuiteError::Fen {
            line: 3,
            reason: FenError::Trailing { .. }
        }
    ));
    for none in [
        KINGS.to_string(),
        format!("{KINGS} ;"),
        format!("{KINGS} ; "),
    ] {
        assert_eq!(error(&line(&none)), SuiteError::NoCounts { line: 3 });
    }
    for found in [
        "D1",
        "D1 ",
        "D 5",
        "1 5",
        "d1 5",
        "D1 5 6",
        "D1 -5",
        "D+1 5",
        "D1 5x",
        "D1 99999999999999999999",
        "D4294967296 1",
        "id x",
        "",
    ] {
        let fault = error(&line(&format!("{KINGS} ;{found};D2 3")));
        let found = found.trim().to_string();
        assert_eq!(fault, SuiteError::BadCount { line: 3, found });
    }
    let fault = error(&line(&format!("{KINGS} ;D1 5 ;D01 5")));
    assert_eq!(fault, SuiteError::RepeatedDepth { line: 3, depth: 1 });
    let depth = MAX_SUITE_DEPTH + 1;
    let fault = error(&line(&format!("{KINGS} ;D{depth} 5")));
    assert_eq!(fault, SuiteError::TooDeep { line: 3, depth });
}

#[test]
fn a_wrong_count_is_reported_and_the_rest_is_counted() {
    let suite = read(&line(&format!("{KINGS} ;D0 1 ;D1 6 ;D2 41\n{KINGS} ;D1 5")));
    let d2 = perft(suite.entries()[0].position(), 2);
    let report = suite.check(u32::MAX, perft);
    assert_eq!((report.counts, report.nodes), (4, 1 + 5 + d2 + 5));
    let first = &report.mismatches[0];
    assert_eq!((first.line, first.fen.as_str(), first.depth), (3, KINGS, 1));
    assert_eq!((first.expected, first.got), (6, 5));
    assert_eq!(
        first.to_string(),
        format!("{KINGS} depth 1 expected 6 got 5")
    );
    assert_eq!(suite.check(0, perft).counts, 1);
}
