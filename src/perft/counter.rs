//! How positions are counted: in bulk or move by move, with a table, with threads.

use alloc::vec::Vec;

#[cfg(feature = "std")]
use super::table::Table;
use crate::{Move, Position};

/// A way to count the leaves of the move tree. All ways give the same counts.
///
/// ```
/// use shatranj::perft::{Counter, Table};
/// use shatranj::variants;
/// let start = variants::tamerlane().start();
/// let plain = Counter::new();
/// let other = Counter::new().bulk(false).table(Table::with_bytes(4096)?);
/// assert_eq!(plain.count(&start, 3), 14518);
/// assert_eq!(other.count(&start, 3), 14518);
/// # Ok::<(), shatranj::perft::TableError>(())
/// ```
#[derive(Debug)]
pub struct Counter {
    bulk: bool,
    #[cfg(feature = "std")]
    table: Option<Table>,
    #[cfg(feature = "parallel")]
    threads: Option<super::parallel::Threads>,
}

impl Default for Counter {
    fn default() -> Counter {
        Counter::new()
    }
}

impl Counter {
    /// Counts the moves of the last ply in bulk, without a table, in the caller's thread.
    #[must_use]
    pub const fn new() -> Counter {
        Counter {
            bulk: true,
            #[cfg(feature = "std")]
            table: None,
            #[cfg(feature = "parallel")]
            threads: None,
        }
    }

    /// Whether the moves of the last ply are only counted; otherwise each is made too.
    #[must_use]
    pub fn bulk(mut self, bulk: bool) -> Counter {
        self.bulk = bulk;
        self
    }

    /// Remembers positions in a table, from one count to the next.
    #[cfg(feature = "std")]
    #[must_use]
    pub fn table(mut self, table: Table) -> Counter {
        self.table = Some(table);
        self
    }

    /// Counts with so many threads; 0 is one for each core. Needs the feature `parallel`.
    ///
    /// # Errors
    /// When the system gives no threads.
    ///
    /// ```
    /// use shatranj::perft::Counter;
    /// use shatranj::variants;
    /// let counter = Counter::new().threads(2)?;
    /// assert_eq!(counter.count(&variants::atranj().start(), 4), 480_777);
    /// # Ok::<(), shatranj::perft::ThreadsError>(())
    /// ```
    #[cfg(feature = "parallel")]
    pub fn threads(mut self, threads: usize) -> Result<Counter, super::ThreadsError> {
        self.threads = Some(super::parallel::Threads::new(threads)?);
        Ok(self)
    }

    /// The table, if positions are remembered.
    #[cfg(feature = "std")]
    #[must_use]
    pub const fn memory(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The number of legal move sequences of `depth` plies, see [`perft`](super::perft()).
    #[must_use]
    pub fn count(&self, position: &Position, depth: u32) -> u64 {
        #[cfg(feature = "parallel")]
        if let Some(threads) = &self.threads {
            return threads.sum(position, depth, |part, rest| self.count_here(part, rest));
        }
        self.count_here(position, depth)
    }

    /// The count after each legal move, in the order of
    /// [`legal_moves`](Position::legal_moves); empty for depth 0.
    #[must_use]
    pub fn divide(&self, position: &Position, depth: u32) -> Vec<(Move, u64)> {
        let Some(rest) = depth.checked_sub(1) else {
            return Vec::new();
        };
        let mut child = position.clone();
        let count = |&m: &Move| {
            let undo = child.apply(m);
            let leaves = self.count(&child, rest);
            child.undo(undo);
            (m, leaves)
        };
        position.legal_moves().iter().map(count).collect()
    }

    /// Counts in this thread.
    fn count_here(&self, position: &Position, depth: u32) -> u64 {
        #[cfg(feature = "std")]
        if let Some(table) = &self.table {
            let mut reader = table.reader(position.variant());
            return position.leaves_remembered(depth, self.bulk, &mut reader);
        }
        position.leaves(depth, self.bulk)
    }
}
