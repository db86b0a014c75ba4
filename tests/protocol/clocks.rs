//! How long a move may take, by what is left on the clock.

use std::time::Duration;

use crate::protocol::clock::{Clock, fixed, moves_to_go};

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// By the plies that have been played, whoever began: 40 moves are each side's first 40.
#[test]
fn a_session_has_as_many_moves_for_each_side() {
    for (session, plies, moves) in [
        (0, 0, None),
        (0, 77, None),
        // The first move of each side.
        (40, 0, Some(40)),
        (40, 1, Some(40)),
        // The second.
        (40, 2, Some(39)),
        (40, 3, Some(39)),
        // The fortieth, then the first one of the next session.
        (40, 78, Some(1)),
        (40, 79, Some(1)),
        (40, 80, Some(40)),
        (40, 81, Some(40)),
        (1, 0, Some(1)),
        (1, 9, Some(1)),
    ] {
        assert_eq!(moves_to_go(session, plies), moves, "{session} {plies}");
    }
}

#[test]
fn the_last_of_the_time_is_never_used() {
    let hour = 3_600_000;
    for left in [0, 1, 2, 10, 100, 250, 500, 1000, 60_000, hour] {
        for increment in [0, 1, 100, 10_000, hour * 24] {
            for moves in [None, Some(1), Some(2), Some(40), Some(u32::MAX)] {
                let clock = Clock {
                    left: ms(left),
                    increment: ms(increment),
                    moves,
                };
                let limits = clock.limits();
                let (soft, hard) = (limits.soft.unwrap(), limits.hard.unwrap());
                assert!(
                    soft <= hard && hard <= clock.left / 2,
                    "{clock:?}: {limits:?}"
                );
                // Time is for use, above all when it comes back.
                assert!(left == 0 || !hard.is_zero(), "{clock:?}: {limits:?}");
                // As many moves as are to be made are possible without any increment.
                let each = soft * moves.unwrap_or(1).min(60);
                assert!(increment > 0 || each <= clock.left, "{clock:?}: {limits:?}");
            }
        }
    }
}

#[test]
fn more_time_is_longer_thought() {
    let soft = |left, increment, moves| {
        let clock = Clock {
            left: ms(left),
            increment: ms(increment),
            moves,
        };
        clock.limits().soft.unwrap()
    };
    assert!(soft(60_000, 0, None) < soft(120_000, 0, None));
    assert!(soft(60_000, 0, None) < soft(60_000, 1000, None));
    assert!(soft(60_000, 0, Some(40)) < soft(60_000, 0, Some(4)));
    assert!(soft(60_000, 0, Some(4)) < soft(60_000, 0, Some(1)));
}

#[test]
fn a_fixed_time_is_used_but_for_a_little() {
    for time in [0, 1, 10, 100, 1000, 60_000] {
        let limits = fixed(ms(time));
        let hard = limits.hard.unwrap();
        assert!(
            hard <= ms(time) && hard >= ms(time) * 3 / 4,
            "{time}: {hard:?}"
        );
        assert!(time == 0 || hard < ms(time), "{time}: {hard:?}");
        assert!(ms(time) - hard <= ms(200), "{time}: {hard:?}");
        // All of it: no depth is left out for want of time.
        assert_eq!(limits.soft, None);
    }
}
