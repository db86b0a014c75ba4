//! The thread that thinks and counts: it does one task after the other, and each can be
//! stopped at any time.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use shatranj::{Game, Move, Position, Variant, perft};

use super::{Event, Limits, Report, Searcher};

/// The megabytes that the search remembers positions in, unless told otherwise.
pub const MEMORY: usize = 16;

/// The most megabytes that may be asked for: more may be more than there are.
pub const MOST_MEMORY: usize = 1024;

/// The plies that are counted without looking whether to stop: some milliseconds.
const UNSTOPPED: u32 = 3;

/// The search goes deep on the stack.
const STACK: usize = 64 << 20;

/// What a task has to say.
pub enum News {
    /// A new best line.
    Report(Report),
    /// The end of thinking; nothing where there was no move, or no time for one.
    Thought(Option<Report>),
    /// The counts after each move, or nothing if stopped.
    Counted(Option<Vec<(Move, u64)>>),
}

enum Job {
    Think(Box<Game>, Limits),
    Count(Box<Position>, u32),
    /// A new game begins, nothing that was learnt is of use.
    Clear(Variant),
    Memory(Variant, usize),
}

impl Job {
    /// What to say when it can't be done.
    fn failed(&self) -> Option<News> {
        match self {
            Job::Think(..) => Some(News::Thought(None)),
            Job::Count(..) => Some(News::Counted(None)),
            Job::Clear(_) | Job::Memory(..) => None,
        }
    }
}

struct Task {
    ticket: u64,
    stop: Arc<AtomicBool>,
    job: Job,
}

/// A handle on the thread. Tasks are numbered; news carry the number of their task.
pub struct Worker {
    tasks: Sender<Task>,
    thread: JoinHandle<()>,
    ticket: u64,
    /// Stops the newest task; those before it have been stopped.
    stop: Arc<AtomicBool>,
}

impl Worker {
    /// Starts the thread.
    pub fn start(events: SyncSender<Event>) -> io::Result<Worker> {
        let (tasks, receiver) = channel();
        let thread = thread::Builder::new()
            .name("search".into())
            .stack_size(STACK)
            .spawn(move || work(&receiver, &events))?;
        Ok(Worker {
            tasks,
            thread,
            ticket: 0,
            stop: Arc::default(),
        })
    }

    /// Searches for a move; the tasks before are stopped. The time counts from now on, whatever
    /// else the thread may have to do before.
    pub fn think(&mut self, game: &Game, limits: Limits) -> u64 {
        let limits = Limits {
            since: Some(Instant::now()),
            ..limits
        };
        self.give(Job::Think(Box::new(game.clone()), limits))
    }

    /// Counts move sequences; the tasks before are stopped.
    pub fn count(&mut self, position: &Position, depth: u32) -> u64 {
        self.give(Job::Count(Box::new(position.clone()), depth))
    }

    /// Forgets what was learnt, after the tasks before, and makes ready for a game.
    pub fn clear(&mut self, variant: &Variant) {
        self.send(Job::Clear(variant.clone()));
    }

    /// Uses so many megabytes from the next search on, and makes ready for a game.
    pub fn memory(&mut self, variant: &Variant, megabytes: usize) {
        self.send(Job::Memory(variant.clone(), megabytes));
    }

    /// Stops all tasks, which say their last word soon.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether the newest task has been told to stop.
    pub fn is_stopping(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Ends the thread. Nobody may be listening to it any more.
    pub fn finish(self) {
        self.stop();
        drop(self.tasks);
        // A thread that has panicked has said so.
        let _ = self.thread.join();
    }

    fn give(&mut self, job: Job) -> u64 {
        self.stop();
        self.stop = Arc::default();
        self.ticket += 1;
        self.send(job);
        self.ticket
    }

    fn send(&self, job: Job) {
        let task = Task {
            ticket: self.ticket,
            stop: Arc::clone(&self.stop),
            job,
        };
        // The thread ends only after this handle.
        let _ = self.tasks.send(task);
    }
}

/// Does the tasks, until there are no more or nobody listens.
fn work(tasks: &Receiver<Task>, events: &SyncSender<Event>) {
    let mut thinker = Thinker {
        memory: MEMORY,
        searcher: None,
    };
    for Task { ticket, stop, job } in tasks {
        let failed = job.failed();
        let tell = |news| events.send(Event::News(ticket, news));
        let mut report = |report: &Report| {
            if tell(News::Report(report.clone())).is_err() {
                stop.store(true, Ordering::Relaxed);
            }
        };
        // The panic has been told on the standard error output. There are other tasks.
        let done = catch_unwind(AssertUnwindSafe(|| thinker.work(job, &stop, &mut report)));
        if let Some(last) = done.unwrap_or(failed)
            && tell(last).is_err()
        {
            return;
        }
    }
}

/// What the thread keeps from one task to the next.
struct Thinker {
    memory: usize,
    /// Away while it is at work, so that one that has failed is not used again.
    searcher: Option<(Variant, Searcher)>,
}

impl Thinker {
    /// Does a task, and gives its last word.
    fn work(
        &mut self,
        job: Job,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Option<News> {
        match job {
            Job::Clear(variant) => {
                let (of, mut searcher) = self.searcher_of(&variant);
                searcher.clear();
                self.searcher = Some((of, searcher));
                None
            }
            Job::Memory(variant, megabytes) => {
                let changed = self.memory != megabytes;
                self.memory = megabytes;
                let (of, mut searcher) = self.searcher_of(&variant);
                if changed {
                    searcher.resize(megabytes);
                }
                self.searcher = Some((of, searcher));
                None
            }
            Job::Count(position, depth) => Some(News::Counted(count(&position, depth, stop))),
            Job::Think(game, limits) => {
                let (of, mut searcher) = self.searcher_of(game.variant());
                let thought = searcher.search(&game, &limits, stop, report);
                self.searcher = Some((of, searcher));
                Some(News::Thought(thought))
            }
        }
    }

    /// Takes the searcher of a variant, or makes one.
    fn searcher_of(&mut self, variant: &Variant) -> (Variant, Searcher) {
        let used = self.searcher.take().filter(|(of, _)| of == variant);
        used.unwrap_or_else(|| (variant.clone(), Searcher::new(variant, self.memory)))
    }
}

/// The move sequences after each move, or `None` if stopped.
fn count(position: &Position, depth: u32, stop: &AtomicBool) -> Option<Vec<(Move, u64)>> {
    let mut after = position.clone();
    let moves = position.legal_moves().into_iter();
    let counts = moves.map(|m| {
        let undo = after.apply(m);
        let leaves = leaves(&mut after, depth.saturating_sub(1), stop);
        after.undo(undo);
        leaves.map(|leaves| (m, leaves))
    });
    counts.collect()
}

fn leaves(position: &mut Position, depth: u32, stop: &AtomicBool) -> Option<u64> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    if depth <= UNSTOPPED {
        return Some(perft::perft(position, depth));
    }
    let mut sum = 0;
    for m in position.legal_moves() {
        let undo = position.apply(m);
        let below = leaves(position, depth - 1, stop);
        position.undo(undo);
        sum += below?;
    }
    Some(sum)
}
