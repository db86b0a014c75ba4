//! Times of repeated runs, and what they say.

use std::time::{Duration, Instant};

/// The result of some work, and how long it took.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}

/// How long the runs of one piece of work took.
#[derive(Clone, Debug, Default)]
pub struct Runs(Vec<Duration>);

impl Runs {
    /// Adds a run.
    pub fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    /// Millions of things a second in the median run, if each run did so many.
    pub fn median(&self, things: u64) -> f64 {
        millions(things, middle(&mut self.0.clone()))
    }

    /// The same in the median of the fastest third: what the machine does when nothing else
    /// disturbs it.
    pub fn best_third(&self, things: u64) -> f64 {
        let mut times = self.0.clone();
        times.sort_unstable();
        times.truncate(times.len().div_ceil(3));
        millions(things, middle(&mut times))
    }
}

fn middle(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    match times {
        [] => Duration::ZERO,
        times if times.len() % 2 == 1 => times[times.len() / 2],
        times => (times[times.len() / 2 - 1] + times[times.len() / 2]) / 2,
    }
}

fn millions(things: u64, time: Duration) -> f64 {
    things as f64 / time.as_secs_f64().max(1e-9) / 1e6
}

/// What the compiler was allowed to use beyond the oldest processors of this kind.
pub fn build() -> String {
    let features = [
        ("popcnt", cfg!(target_feature = "popcnt")),
        ("bmi1", cfg!(target_feature = "bmi1")),
        ("bmi2", cfg!(target_feature = "bmi2")),
        ("lzcnt", cfg!(target_feature = "lzcnt")),
        ("avx2", cfg!(target_feature = "avx2")),
        ("avx512f", cfg!(target_feature = "avx512f")),
    ];
    let used: Vec<&str> = features
        .into_iter()
        .filter_map(|(name, used)| used.then_some(name))
        .collect();
    let used = if used.is_empty() {
        "default target".into()
    } else {
        used.join(" ")
    };
    format!("{}, {used}", std::env::consts::ARCH)
}
