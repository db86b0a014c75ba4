//! Comparing a count with the known counts of a suite.

use alloc::{string::String, vec::Vec};
use core::fmt;

use crate::Position;
use crate::notation::{Suite, SuiteEntry};

/// A count of a suite that is not the expected one.
///
/// Its `Display` is FEN, depth, expected and found count.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mismatch {
    /// The line of the suite, from 1.
    pub line: usize,
    /// The FEN as it is written there.
    pub fen: String,
    /// The depth in plies.
    pub depth: u32,
    /// The count that the suite expects.
    pub expected: u64,
    /// The count that was found.
    pub got: u64,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} depth {} expected {} got {}",
            self.fen, self.depth, self.expected, self.got
        )
    }
}

/// What came of counting a suite.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct SuiteReport {
    /// The sum of all counts that were found.
    pub nodes: u64,
    /// How many counts were looked at.
    pub counts: usize,
    /// Those that are not as expected.
    pub mismatches: Vec<Mismatch>,
}

impl SuiteReport {
    /// Adds the report on other positions.
    pub fn add(&mut self, other: SuiteReport) {
        self.nodes += other.nodes;
        self.counts += other.counts;
        self.mismatches.extend(other.mismatches);
    }
}

impl SuiteEntry {
    /// Counts the position at each of its depths up to `max_depth`, by whatever function is
    /// to be proved.
    ///
    /// ```
    /// use shatranj::{notation::Suite, perft};
    /// let text = "# variant: kamil\n10/10/4k5/10/10/10/10/10/10/4K5 w ;D1 4 ;D2 40";
    /// let suite = Suite::parse(text)?;
    /// let report = suite.entries()[0].check(1, perft::perft);
    /// assert_eq!(
    ///     report.mismatches[0].to_string(),
    ///     "10/10/4k5/10/10/10/10/10/10/4K5 w depth 1 expected 4 got 5"
    /// );
    /// # Ok::<(), shatranj::notation::SuiteError>(())
    /// ```
    pub fn check(
        &self,
        max_depth: u32,
        mut count: impl FnMut(&Position, u32) -> u64,
    ) -> SuiteReport {
        let mut report = SuiteReport::default();
        for &(depth, expected) in self.counts().iter().filter(|(d, _)| *d <= max_depth) {
            let got = count(self.position(), depth);
            report.nodes += got;
            report.counts += 1;
            if got != expected {
                report.mismatches.push(Mismatch {
                    line: self.line(),
                    fen: self.fen().into(),
                    depth,
                    expected,
                    got,
                });
            }
        }
        report
    }
}

impl Suite {
    /// Counts every position at each of its depths up to `max_depth`, see
    /// [`SuiteEntry::check`].
    ///
    /// ```
    /// use shatranj::{notation::Suite, perft};
    /// let text = "10/10/4k5/10/10/10/10/10/10/4K5 w ;D1 5 ;D2 40 ;D3 9999999999";
    /// let suite = Suite::parse(&format!("# variant: kamil\n{text}\n"))?;
    /// let report = suite.check(2, perft::perft_made);
    /// assert_eq!((report.counts, report.nodes, report.mismatches.len()), (2, 45, 0));
    /// # Ok::<(), shatranj::notation::SuiteError>(())
    /// ```
    pub fn check(
        &self,
        max_depth: u32,
        mut count: impl FnMut(&Position, u32) -> u64,
    ) -> SuiteReport {
        let mut report = SuiteReport::default();
        for entry in self.entries() {
            report.add(entry.check(max_depth, &mut count));
        }
        report
    }
}
