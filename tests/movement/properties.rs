//! What must hold for every movement and every text.

use crate::walker::{Board, Colour, Man};
use proptest::prelude::*;
use shatranj::movement::{Leg, Mode, Movement, MovementError, Ride};
use std::time::{Duration, Instant};

/// A leg that the builder would make, with steps on a few lines so that legs often join.
fn leg() -> impl Strategy<Value = Leg> {
    let line = prop::sample::select(vec![(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1)]);
    let anywhere = (-3i8..=3, -3i8..=3).prop_filter("a step", |step| *step != (0, 0));
    let step = prop_oneof![3 => line, 1 => anywhere];
    let max = prop_oneof![Just(Some(0u8)), Just(Some(2)), Just(None)];
    (step, 1u8..4, max, any::<bool>()).prop_map(|(step, min, more, stop)| Leg {
        step,
        min,
        max: more.map(|more| min + more),
        stop,
    })
}

fn ride() -> impl Strategy<Value = Ride> {
    let mode = prop::sample::select(vec![Mode::Both, Mode::Quiet, Mode::Capture]);
    (mode, prop::collection::vec(leg(), 1..4)).prop_map(|(mode, legs)| Ride {
        mode,
        ..Ride::new(legs)
    })
}

/// The same ride with a stop on its last leg, as the walker wants it.
fn ended(ride: &Ride) -> Ride {
    let mut ride = ride.clone();
    if let Some(leg) = ride.legs.last_mut() {
        leg.stop = true;
    }
    ride
}

fn token_soup() -> impl Strategy<Value = String> {
    let tokens = vec![
        "W",
        "F",
        "D",
        "A",
        "H",
        "N",
        "C",
        "Z",
        "G",
        "K",
        "R",
        "B",
        "Q",
        "(1,4)",
        "(3,0)",
        "(2,2)",
        "(2,4)",
        "f",
        "b",
        "l",
        "r",
        "v",
        "s",
        "h",
        "fs",
        "fr",
        "m",
        "c",
        "n",
        "j",
        "a",
        "af",
        "afs",
        "as",
        "y",
        "yaf",
        "[",
        "]",
        "-",
        "?",
        "-fs",
        "?fs",
        "[F?fsR]",
        "[W-",
        "R]",
        "0",
        "2",
        "3",
        "12",
        "{2..}",
        "{3..5}",
        "{homing:sign}",
        "{ride:(1,2)-(0,1)*2..}",
        "{rides:(1,0)?(2,1)}",
    ];
    prop::collection::vec(prop::sample::select(tokens), 1..12).prop_map(|tokens| tokens.concat())
}

/// Text that is mostly good: groups that all parse.
fn good_text() -> impl Strategy<Value = String> {
    let directions = prop::sample::select(vec![
        "", "f", "b", "l", "r", "v", "s", "fr", "bl", "fs", "ffr", "flbr", "ffsbl", "fbl",
    ]);
    let atoms = prop::sample::select(vec![
        "W", "F", "D", "A", "N", "C", "R", "B", "W3", "F2", "N0", "(1,4)", "(4,4)", "H", "W{2..}",
    ]);
    let modes = prop::sample::select(vec!["", "m", "c"]);
    let turns = prop::sample::select(vec!["f", "fs", "s", "l", "fr", "ffs", "bs", "lr", "v"]);
    let kings = prop::sample::select(vec!["K", "Q", "K2", "K3"]);
    let chains = prop::sample::select(vec!["W", "F", "R", "B", "D", "W2"]);
    let separators = prop::sample::select(vec!["-", "?"]);
    let atom = (directions.clone(), modes.clone(), atoms)
        .prop_map(|(directions, mode, atom)| format!("{directions}{mode}{atom}"));
    let chain = (
        directions,
        turns.clone(),
        turns.clone(),
        modes.clone(),
        chains,
    )
        .prop_map(|(first, a, b, mode, atom)| format!("{first}a{a}a{b}{mode}{atom}"));
    let bracket = (modes, kings.clone(), separators, turns, kings)
        .prop_map(|(mode, a, separator, turn, b)| format!("{mode}[{a}{separator}{turn}{b}]"));
    let group = prop_oneof![3 => atom, 1 => chain, 1 => bracket];
    prop::collection::vec(group, 1..4).prop_map(|groups| groups.concat())
}

/// Men on the squares of a 7x7 board, seen by the mover on d4.
fn men() -> impl Strategy<Value = Board> {
    prop::collection::vec((0u8..7, 1u8..8, any::<bool>()), 0..8).prop_map(|men| {
        men.into_iter()
            .fold(Board::new(7, 7), |board, (file, rank, friend)| {
                let square = format!("{}{rank}", char::from(b'a' + file));
                let man = if friend { Man::Friend } else { Man::Enemy };
                if square == "d4" {
                    board
                } else {
                    board.with(&square, man)
                }
            })
    })
}

/// What must hold for every movement.
fn check(movement: &Movement) -> Result<(), TestCaseError> {
    let text = movement.to_string();
    prop_assert!(text.len() <= 512);
    let back = Movement::betza(&text);
    prop_assert_eq!(back.as_ref(), Ok(movement), "{}", text);
    if movement.homes().is_none() {
        let again = Movement::from_rides(movement.rides().iter().cloned());
        prop_assert_eq!(again.as_ref(), Ok(movement));
    }
    prop_assert!(movement.describe().ends_with('.'));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn rides_come_back_from_text(rides in prop::collection::vec(ride(), 1..5)) {
        match Movement::from_rides(rides.clone()) {
            Ok(movement) => check(&movement)?,
            Err(MovementError::NeverMoves) => {}
            Err(error) => prop_assert!(false, "{error}"),
        }
    }

    #[test]
    fn the_normal_form_changes_no_move(
        rides in prop::collection::vec(ride(), 1..5),
        board in men(),
    ) {
        let plain: Vec<Ride> = rides.iter().map(ended).collect();
        for colour in [Colour::White, Colour::Black] {
            let expected = board.targets(&plain, "d4", colour);
            match Movement::from_rides(rides.clone()) {
                Ok(movement) => {
                    prop_assert_eq!(board.targets(movement.rides(), "d4", colour), expected);
                }
                Err(error) => {
                    prop_assert_eq!(error, MovementError::NeverMoves);
                    prop_assert!(expected.is_empty());
                }
            }
        }
    }

    #[test]
    fn the_order_and_repetition_of_rides_do_not_matter(
        rides in prop::collection::vec(ride(), 1..5),
    ) {
        let backwards = rides.iter().rev().chain(&rides).cloned();
        prop_assert_eq!(Movement::from_rides(backwards), Movement::from_rides(rides.clone()));
    }

    #[test]
    fn good_text_comes_back(text in good_text()) {
        match Movement::betza(&text) {
            Ok(movement) => check(&movement)?,
            Err(error) => check_error(&text, &error.to_string(), error.span())?,
        }
    }

    #[test]
    fn token_soup_is_read_or_refused(text in token_soup()) {
        match Movement::betza(&text) {
            Ok(movement) => check(&movement)?,
            Err(error) => check_error(&text, &error.to_string(), error.span())?,
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        if let Err(error) = Movement::betza(&text) {
            check_error(&text, &error.to_string(), error.span())?;
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..700)) {
        let text = String::from_utf8_lossy(&bytes);
        if let Err(error) = Movement::betza(&text) {
            check_error(&text, &error.to_string(), error.span())?;
        }
    }

    #[test]
    fn any_letters_are_read_or_refused(text in "[a-zA-Z0-9\\[\\](),?{}.*:-]{0,40}") {
        match Movement::betza(&text) {
            Ok(movement) => check(&movement)?,
            Err(error) => check_error(&text, &error.to_string(), error.span())?,
        }
    }
}

fn check_error(text: &str, shown: &str, span: std::ops::Range<usize>) -> Result<(), TestCaseError> {
    prop_assert!(
        span.start <= span.end && span.end <= text.len(),
        "{:?} {}",
        span,
        shown
    );
    prop_assert!(text.get(span).is_some(), "{}", shown);
    prop_assert_eq!(shown.lines().count(), 4, "{}", shown);
    Ok(())
}

/// Text made to take long: deep nests, endless chains, as many rides as can be.
#[test]
fn nothing_takes_long() {
    let fill = |unit: &str| unit.repeat(512 / unit.len());
    let mut texts: Vec<String> = [
        "[",
        "]",
        "(",
        ")",
        "{",
        "}",
        "a",
        "f",
        "y",
        "h",
        "-",
        "?",
        "9",
        "[W",
        "[W-",
        "af",
        "fsa",
        "(1,",
        "{ride:",
        "W[",
        "N0",
        "fhN",
        "W{2..}",
        "[K?fsK?fsK]",
        "[K?K?K?K?K?K?K?K]",
        "[K?vsK?vsK?vsK]",
        "[Q?vsQ?vsQ]",
        "[K-fflrrbK?fflrrbK]",
        "asasasasK",
        "{ride:(1,2)}",
        "[K?ffsbbsK?ffsbbsK]",
        "[W2?rW3?rW4?rW5]",
        "[W5?rW4?rW3?rW2]",
        "\u{10ffff}",
    ]
    .iter()
    .map(|unit| fill(unit))
    .collect();
    texts.push("f".repeat(511) + "W");
    texts.push("[".repeat(256) + &"]".repeat(256));
    // One sequence of turns with ranges that cross each other in every dimension.
    let crossing = |n: usize| {
        let legs = (0..7).map(|leg| format!("rW{{{}..{}}}", 1 + (n * 7 + leg * 3) % 9, 10 + leg));
        format!(
            "[{}]",
            ["W".to_string()]
                .into_iter()
                .chain(legs)
                .collect::<Vec<_>>()
                .join("?")
        )
    };
    let many: String = (0..100).map(crossing).collect();
    texts.push(many[..=many[..512].rfind(']').expect("a bracket")].into());
    for text in texts {
        let start = Instant::now();
        let result = Movement::betza(&text);
        if let Ok(movement) = &result {
            assert_eq!(
                Movement::betza(&movement.to_string()).as_ref(),
                Ok(movement)
            );
        }
        let taken = start.elapsed();
        assert!(
            taken < Duration::from_secs(2),
            "{taken:?} for {text}: {result:?}"
        );
    }
}
