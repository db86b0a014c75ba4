//! Suites of counts: a text is refused with its line, or what it says can be counted.

use shatranj::notation::Suite;
use shatranj::perft::perft;

pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match Suite::parse(&text) {
        Ok(suite) => {
            let report = suite.check(1, perft);
            assert!(report.mismatches.len() <= suite.entries().len() * 64);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
