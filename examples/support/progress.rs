//! How far a long run has come.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on the terminal that shows itself only in runs of more than a second.
pub struct Progress {
    pub bar: ProgressBar,
    since: Instant,
}

impl Progress {
    /// A bar of so many steps.
    pub fn new(steps: usize, what: String) -> Progress {
        let hidden = ProgressDrawTarget::hidden();
        let bar = ProgressBar::with_draw_target(Some(steps as u64), hidden).with_message(what);
        let template = "{msg} [{bar:30}] {pos}/{len}, {elapsed} gone, {eta} to go";
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.progress_chars("#-"));
        }
        Progress {
            bar,
            since: Instant::now(),
        }
    }

    /// A step is done.
    pub fn step(&self) {
        self.bar.inc(1);
        let long = self.since.elapsed() > Duration::from_secs(1);
        if long && self.bar.is_hidden() && io::stderr().is_terminal() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
