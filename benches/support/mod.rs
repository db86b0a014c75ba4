//! What the benches share: how long each bench takes.

use std::time::Duration;

use criterion::Criterion;

/// Short runs, so that all benches together take a few minutes.
pub fn quick() -> Criterion {
    Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_millis(1200))
}
