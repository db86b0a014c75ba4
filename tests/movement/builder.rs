//! The typed builder says what text says, and keeps its mistakes for the end.

use crate::movement;
use shatranj::movement::{Homing, Leg, Movement, MovementBuilder, MovementError, Ride, Turn};

fn built(builder: MovementBuilder) -> Movement {
    builder.build().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn builder_and_text_agree() {
    let leap = Movement::leap;
    let slide = Movement::slide;
    let table = [
        ("K", leap(1, 0) | leap(1, 1)),
        ("QN", slide(1, 0) | slide(1, 1) | leap(1, 2)),
        (
            "fmWfcF",
            leap(1, 0).forward().quiet() | leap(1, 1).forward().capturing(),
        ),
        ("afsafyafF", leap(1, 1).then(Turn::OUTWARD).at_least(3)),
        ("afsafafyafF", leap(1, 1).then(Turn::OUTWARD).at_least(4)),
        ("yafF", slide(1, 1).at_least(2)),
        ("yafF", leap(1, 1).at_least(2)),
        (
            "[F?fsR]",
            leap(1, 1).stop_or_then(Turn::OUTWARD).without_limit(),
        ),
        ("v[F?fsR]", {
            let griffon = leap(1, 1).stop_or_then(Turn::OUTWARD).without_limit();
            griffon.only(|(files, _)| files == 0)
        }),
        (
            "[D?fsB]",
            leap(2, 0)
                .stop_or_then(Turn::OUTWARD)
                .of_length(1)
                .without_limit(),
        ),
        ("afsD", leap(2, 0).then(Turn::OUTWARD)),
        ("nN", leap(1, 2).lame()),
        ("nA", leap(2, 2).lame()),
        ("afafW", leap(3, 0).lame()),
        ("jB", slide(1, 1).jumping()),
        ("jR4", leap(1, 0).up_to(4).jumping()),
        ("[jR-sW]", slide(1, 0).jumping().then(Turn::SIDEWAYS)),
        ("W{2..5}", leap(1, 0).at_least(2).up_to(5)),
        ("W{2..5}", leap(1, 0).up_to(5).at_least(2)),
        (
            "[(2,4)?fN0]",
            leap(2, 4)
                .stop_or_then(Turn::STRAIGHT)
                .of_length(1)
                .without_limit(),
        ),
        (
            "RasR",
            slide(1, 0).stop_or_then(Turn::SIDEWAYS).without_limit(),
        ),
        ("absF", leap(1, 1).then(Turn::INWARD)),
        ("(1,4)", leap(4, 1)),
        (
            "hrN",
            Movement::ride([Leg::one((1, 2))]) | turned([(2, -1), (-1, -2), (-2, 1)]),
        ),
        (
            "{rides:(1,2)-(0,1)*1..}",
            Movement::ride([Leg::one((1, 2)).pass(), Leg::line((0, 1))]).symmetric(),
        ),
        (
            "N{homing:sign}",
            leap(1, 2) | Movement::homing(Homing::SignStep),
        ),
        ("BN", built(slide(1, 1)) | built(leap(1, 2))),
    ];
    for (text, builder) in table {
        assert_eq!(built(builder), movement(text), "{text}");
    }
}

fn turned<const N: usize>(steps: [(i8, i8); N]) -> MovementBuilder {
    let rides = steps.map(|step| Movement::ride([Leg::one(step)]));
    rides
        .into_iter()
        .reduce(MovementBuilder::or)
        .expect("a step")
}

#[test]
fn mistakes_are_errors() {
    use MovementError as Error;
    let leap = Movement::leap;
    let far = Leg {
        step: (i8::MIN, 1),
        ..Leg::one((1, 1))
    };
    let many = || {
        let turns = Turn::all() - Turn::BACK;
        (0..5).fold(leap(1, 0), |builder, _| builder.stop_or_then(turns))
    };
    let table = [
        (leap(0, 0), Error::ZeroStep),
        (leap(0, 64), Error::StepTooLong { step: (0, 64) }),
        (leap(255, 255), Error::StepTooLong { step: (255, 255) }),
        (leap(1, 0).at_least(0), Error::NoSteps),
        (leap(1, 0).up_to(0), Error::MinOverMax { min: 1, max: 0 }),
        (
            leap(1, 0).at_least(3).up_to(2),
            Error::MinOverMax { min: 3, max: 2 },
        ),
        (leap(1, 0).at_least(65), Error::RangeTooLong { steps: 65 }),
        (leap(1, 0).up_to(255), Error::RangeTooLong { steps: 255 }),
        (
            leap(1, 0).exactly(40).then(Turn::STRAIGHT).exactly(40),
            Error::RangeTooLong { steps: 80 },
        ),
        (
            leap(1, 2).then(Turn::LEFT),
            Error::TurnOnOblique { step: (-2, -1) },
        ),
        (leap(1, 0).then(Turn::empty()), Error::NoDirection),
        (leap(1, 0).only(|_| false), Error::NoDirection),
        (leap(1, 0).then(Turn::BACK), Error::NeverMoves),
        (leap(1, 3).lame(), Error::NoLamePath { step: (-3, -1) }),
        (
            leap(2, 0).up_to(2).lame(),
            Error::NoLamePath { step: (-2, 0) },
        ),
        (leap(1, 2).jumping(), Error::JumpOnLeap),
        (leap(1, 0).jumping(), Error::JumpOnLeap),
        (Movement::slide(1, 2).jumping(), Error::JumpOnLeap),
        (
            Movement::slide(1, 0).at_least(2).jumping(),
            Error::JumpOnLeap,
        ),
        (leap(1, 0).of_length(0), Error::ZeroStep),
        (
            leap(1, 2).of_length(32),
            Error::StepTooLong { step: (-64, -32) },
        ),
        (
            leap(1, 1).of_length(255),
            Error::StepTooLong { step: (-255, -255) },
        ),
        (Movement::ride([]), Error::NoLegs),
        (
            Movement::ride([far]).symmetric(),
            Error::StepTooLong { step: (-128, 1) },
        ),
        (
            Movement::ride([Leg::one((0, 0))]).jumping(),
            Error::ZeroStep,
        ),
        (many(), Error::TooManyRides),
        (many().or(many()), Error::TooManyRides),
        (
            Movement::homing(Homing::SignStep) | Movement::homing(Homing::Chebyshev),
            Error::TwoHomings,
        ),
    ];
    for (builder, error) in table {
        let shown = format!("{builder:?}");
        let found = builder.build();
        match (&found, &error) {
            (Err(Error::StepTooLong { .. }), Error::StepTooLong { .. })
            | (Err(Error::TurnOnOblique { .. }), Error::TurnOnOblique { .. })
            | (Err(Error::NoLamePath { .. }), Error::NoLamePath { .. }) => {}
            _ => assert_eq!(found, Err(error), "{shown}"),
        }
        assert!(!found.unwrap_err().to_string().is_empty());
    }
}

#[test]
fn rides_are_checked_as_well() {
    use MovementError as Error;
    let one = Leg::one((1, 0));
    let spiral = |legs: usize| {
        let steps = [(0, 1), (1, 0), (0, 2), (2, 0)];
        Ride::new((0..legs).map(|leg| Leg::one(steps[leg % 4]).pass()))
    };
    assert!(Movement::from_rides([spiral(8)]).is_ok());
    for (rides, error) in [
        (vec![], Error::Empty),
        (vec![Ride::new([])], Error::NoLegs),
        (vec![spiral(9)], Error::TooManyLegs { legs: 9 }),
        (vec![Ride::new([Leg { min: 0, ..one }])], Error::NoSteps),
        (
            vec![Ride::new([Leg { min: 2, ..one }])],
            Error::MinOverMax { min: 2, max: 1 },
        ),
        (vec![Ride::new([one; 1]); 1025], Error::TooManyRides),
    ] {
        assert_eq!(Movement::from_rides(rides), Err(error));
    }
    // Nine steps along one line are one leg.
    assert!(Movement::from_rides([Ride::new([one; 9])]).is_ok());
}

#[test]
fn what_can_not_be_written_down_is_refused() {
    let crowd = (1..=40).map(|n| Ride::new([Leg::one((1, 2)).pass(), Leg::one((n, 0))]));
    let error = Movement::from_rides(crowd).unwrap_err();
    assert!(
        matches!(error, MovementError::TooComplex { bytes } if bytes > 512),
        "{error}"
    );
}

/// As many parts as are allowed are not too many: 128 leaps with eight directions each.
#[test]
fn as_many_rides_as_there_may_be() {
    let leaps = |count: u8| {
        let leap = |n: u8| Movement::leap(1 + n % 16, 20 + n / 16);
        (0..count)
            .map(leap)
            .reduce(MovementBuilder::or)
            .expect("a leap")
            .build()
    };
    let too_complex = |error| matches!(error, MovementError::TooComplex { .. });
    assert!(
        leaps(128).is_err_and(too_complex),
        "the text is too long, no more"
    );
    assert_eq!(leaps(129), Err(MovementError::TooManyRides));
}
