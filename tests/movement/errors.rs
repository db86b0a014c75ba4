//! Every kind of refusal, with its place and its reason.

use shatranj::movement::betza::{BetzaErrorKind as Kind, RangeFault, hints};
use shatranj::movement::{BetzaError, Movement, MovementError};

fn refusal(text: &str) -> BetzaError {
    match Movement::betza(text) {
        Ok(movement) => panic!("{text} was read as {movement}"),
        Err(error) => error,
    }
}

/// Text, a caret line under it that shows the span, and the kind.
#[test]
fn every_fault_has_its_place() {
    let range = Kind::BadRange;
    let group = Kind::ModifierOnGroup;
    let unsupported = |letter, name| Kind::Unsupported { letter, name };
    let table = [
        ("E", "^", Kind::UnknownAtom('E')),
        ("NSW", " ^", Kind::UnknownAtom('S')),
        ("[F-M]", "   ^", Kind::UnknownAtom('M')),
        ("L", "^", Kind::AmbiguousAtom('L')),
        ("WfJ", "  ^", Kind::AmbiguousAtom('J')),
        ("kW", "^", Kind::UnknownModifier('k')),
        ("fwW", " ^", Kind::UnknownModifier('w')),
        ("xyzW", "^", unsupported('x', "lending moves to others")),
        (
            "mpR",
            " ^",
            unsupported('p', "hopping over a unit, as a cannon"),
        ),
        ("gQ", "^", unsupported('g', "hopping like a grasshopper")),
        ("fmeW", "  ^", unsupported('e', "en passant")),
        ("dF", "^", unsupported('d', "capturing a friend")),
        ("tF", "^", unsupported('t', "a condition on hopping")),
        ("uF", "^", unsupported('u', "unloading a captured unit")),
        (
            "oR",
            "^",
            unsupported('o', "moving around the edge of the board"),
        ),
        ("qN", "^", unsupported('q', "circular riding")),
        ("zB", "^", unsupported('z', "crooked riding")),
        ("ifmW2", "^", unsupported('i', "first move only")),
        ("KisO2", " ^", unsupported('i', "first move only")),
        ("O2", "^", unsupported('O', "castling")),
        ("@", "^", unsupported('@', "drops")),
        ("WX", " ^", unsupported('X', "an extension of XBetza")),
        ("Y", "^", unsupported('Y', "an extension of XBetza")),
        (" W", "^", Kind::UnexpectedCharacter(' ')),
        ("W ", " ^", Kind::UnexpectedCharacter(' ')),
        ("W-F", " ^", Kind::UnexpectedCharacter('-')),
        ("W]", " ^", Kind::UnexpectedCharacter(']')),
        ("[W,F]", "  ^", Kind::UnexpectedCharacter(',')),
        ("fm", "^^", Kind::NoAtom),
        ("Wfaf", " ^^^", Kind::NoAtom),
        ("[F-fs]", "   ^^", Kind::NoAtom),
        ("fm W", "^^", Kind::NoAtom),
        ("3W", "^", range(RangeFault::NoAtom)),
        ("f3W", " ^", range(RangeFault::NoAtom)),
        ("[F-fF]3", "      ^", range(RangeFault::NoAtom)),
        ("W03", " ^^", range(RangeFault::LeadingZero)),
        ("N00", " ^^", range(RangeFault::LeadingZero)),
        ("RR", "^^", range(RangeFault::Doubled)),
        ("NBB", " ^^", range(RangeFault::Doubled)),
        ("QQ", "^^", range(RangeFault::Doubled)),
        ("fKK", " ^^", range(RangeFault::Doubled)),
        ("(1,4)(1,4)", "^^^^^^^^^^", range(RangeFault::Doubled)),
        ("WWW", "^^^", range(RangeFault::AfterDoubled)),
        ("WW3", "^^^", range(RangeFault::AfterDoubled)),
        ("WW{2..3}", "^^^", range(RangeFault::AfterDoubled)),
        ("W{0..}", "  ^^^", range(RangeFault::Braces)),
        ("W{3..2}", "  ^^^^", range(RangeFault::Braces)),
        ("W{2", " ^^", range(RangeFault::Braces)),
        ("W{2..x}", " ^^^^^", range(RangeFault::Braces)),
        ("W65", " ^^", Kind::RangeTooLong),
        (
            "W99999999999999999999",
            " ^^^^^^^^^^^^^^^^^^^^",
            Kind::RangeTooLong,
        ),
        ("W{65..}", "  ^^^^", Kind::RangeTooLong),
        ("N[W64-fW64]", " ^^^^^^^^^^", Kind::RangeTooLong),
        ("[W-fB", "^", Kind::Unclosed('[')),
        ("N[", " ^", Kind::Unclosed('[')),
        ("[W-", "^", Kind::Unclosed('[')),
        ("[W-f", "^", Kind::Unclosed('[')),
        ("N(1,4", " ^", Kind::Unclosed('(')),
        ("{homing:sign", "^", Kind::Unclosed('{')),
        ("[FW]", "  ^", Kind::MissingSeparator),
        ("[FfsW]", "  ^", Kind::MissingSeparator),
        ("[F(1,4)]", "  ^", Kind::MissingSeparator),
        ("{ride:(1,2)(0,1)}", "           ^", Kind::MissingSeparator),
        ("[]", " ^", Kind::MissingLeg),
        ("[W-]", "   ^", Kind::MissingLeg),
        ("[W--F]", "   ^", Kind::MissingLeg),
        ("[?F]", " ^", Kind::MissingLeg),
        ("[[W-F]-F]", " ^", Kind::NestedBracket),
        ("[W-f[W]]", "    ^", Kind::NestedBracket),
        ("[W[F]]", "  ^", Kind::NestedBracket),
        ("[afW-fW]", " ^", Kind::ChainInBracket('a')),
        ("[W-fyW]", "    ^", Kind::ChainInBracket('y')),
        ("n[W-fF]", "^", group('n', '[')),
        ("jf[W-fF]", "^", group('j', '[')),
        ("y[W-fF]", "^", group('y', '[')),
        ("af[W-fF]", "^", group('a', '[')),
        ("f{ride:(1,2)}", "^", group('f', '{')),
        ("m{homing:sign}", "^", group('m', '{')),
        ("m[W-cfF]", "    ^", Kind::ModeTwice),
        ("aW", " ^", Kind::MissingDirection),
        ("afamW", "   ^^", Kind::MissingDirection),
        ("fmsW", "^^^", Kind::ScatteredDirections),
        ("fhW", " ^", Kind::MisplacedHalf),
        ("fhK", " ^", Kind::MisplacedHalf),
        ("hN", "^", Kind::MisplacedHalf),
        ("fhhN", "  ^", Kind::MisplacedHalf),
        ("afhN", "  ^", Kind::MisplacedHalf),
        ("lfK", "^^", Kind::AmbiguousDirections),
        ("arbW", " ^^", Kind::AmbiguousDirections),
        ("mmW", " ^", Kind::RepeatedModifier('m')),
        ("R[fmsW-F]", "  ^^^", Kind::ScatteredDirections),
        ("yafR2", "^", Kind::ToggleLimited),
        ("yafW{2..}", "^", Kind::ToggleLimited),
        ("FyF", " ^", Kind::ToggleLast),
        ("afyF", "  ^", Kind::ToggleLast),
        ("jN", "^", Kind::JumpOnLeap),
        ("jW", "^", Kind::JumpOnLeap),
        ("jN0", "^", Kind::JumpOnLeap),
        ("cafW", "^", Kind::CaptureOnTheWay),
        ("afcafW", "  ^", Kind::CaptureOnTheWay),
        ("[cF?fsW]", " ^", Kind::CaptureOnTheWay),
        ("asN", " ^", Kind::TurnOnOblique),
        ("[N-W]", "   ^", Kind::TurnOnOblique),
        ("[W-N]", "   ^", Kind::TurnOnOblique),
        ("[N-C]", "   ^", Kind::TurnOnOblique),
        ("[N-lN]", "   ^", Kind::TurnOnOblique),
        ("[F-fW]", "   ^", Kind::ImpossibleTurn),
        ("[W-sfsW]", "   ^^", Kind::AmbiguousDirections),
        ("[W-fsvW]", "   ^^^", Kind::ImpossibleTurn),
        ("(1)", "^^^", Kind::BadVector),
        ("(a,b)", "^^", Kind::BadVector),
        ("(01,2)", "^^^^", Kind::BadVector),
        ("(-1,2)", "^^", Kind::BadVector),
        ("N(0,0)", " ^^^^^", Kind::ZeroVector),
        ("{ride:(0,0)}", "      ^^^^^", Kind::ZeroVector),
        ("(64,1)", "^^^^^^", Kind::VectorTooLong),
        ("(1,99999999999)", "^^^^^^^^^^^^^^^", Kind::VectorTooLong),
        ("{ride:(1,-64)}", "      ^^^^^^^", Kind::VectorTooLong),
        ("Nafafafafafafafaf", " ^^^^^^^^^^^^^^^^", Kind::TooManyLegs),
        (
            "[W-W-W-W-W-W-W-W-W]",
            "^^^^^^^^^^^^^^^^^^",
            Kind::TooManyLegs,
        ),
        ("[W-bW]", "^^^^^^", Kind::NeverMoves),
        ("NabW", " ^^^", Kind::NeverMoves),
        ("[F-rF-rF-rF]", "^^^^^^^^^^^^", Kind::NeverMoves),
        ("b[bR-bW]", "^", Kind::NothingLeft),
        ("s[vW-fW]", "^", Kind::NothingLeft),
        ("N{}", " ^^", Kind::BadBrace),
        ("{homing}", "^^^^^^^^", Kind::BadBrace),
        ("{homing:x}", "^^^^^^^^^^", Kind::BadBrace),
        (
            "{homing:sign}{homing:chebyshev}",
            "             ^^^^^^^^^^^^^^^^^^",
            Kind::Movement(MovementError::TwoHomings),
        ),
    ];
    let mut wrong = Vec::new();
    for (text, carets, kind) in table {
        let error = refusal(text);
        let start = carets.find('^').expect("a caret");
        let shown = format!("\n  {text}\n  {carets}\n");
        let right = *error.kind() == kind
            && error.span() == (start..carets.len())
            && error.text() == text
            && error.to_string().contains(&shown)
            && error.to_string().ends_with(error.advice());
        if !right {
            wrong.push(format!("{kind:?} {start}..{}\n{error}", carets.len()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn no_text_and_too_much() {
    let error = refusal("");
    assert_eq!((error.kind(), error.span()), (&Kind::Empty, 0..0));

    let longest = "WF".repeat(256);
    assert_eq!(Movement::betza(&longest), Movement::betza("K"));
    let error = refusal(&(longest + "W"));
    assert_eq!(
        (error.kind(), error.span()),
        (&Kind::TextTooLong { bytes: 513 }, 512..513)
    );

    let megabytes = "é".repeat(1 << 20);
    let error = refusal(&megabytes);
    assert_eq!(error.span(), 512..2 << 20);
    assert!(error.text().len() <= 512 && error.to_string().len() < 10_000);
}

#[test]
fn limits_are_named() {
    let error = refusal("N[K?ffllrrK?ffllrrK?ffllrrK?ffllrrK?ffllrrK]");
    assert_eq!(error.kind(), &Kind::TooManyRides, "{error}");
    assert_eq!(error.span(), 36..43, "the leg that is too much");
    assert!(error.to_string().contains("1024"), "{error}");
}

#[test]
fn no_movement_needs_more_text_than_is_read() {
    // Short ranges in crossing orders, which only come apart into many chains.
    let leg = |n: usize| format!("[fW{}?rW{}?lW{}]", 2 + n % 5, 3 + n * 3 % 7, 2 + n * 5 % 11);
    let text: String = (0..28).map(leg).collect();
    match Movement::betza(&text) {
        Ok(movement) => assert!(movement.to_string().len() <= 512),
        Err(error) => {
            let Kind::Movement(MovementError::TooComplex { bytes }) = error.kind() else {
                panic!("{error}");
            };
            assert!(*bytes > 512);
            assert!(error.to_string().contains("more than 512"), "{error}");
        }
    }
}

#[test]
fn lame_only_where_it_is_agreed() {
    for (text, advice) in [
        ("nC", "[F-fsW-fW]"),
        ("nZ", "[F-fF-fsW]"),
        ("nH", "[W-fW-fW]"),
        ("nG", "[F-fF-fF]"),
        ("n(1,4)", "leg by leg"),
        ("nW", "leave it out"),
        ("nF", "leave it out"),
        ("nK", "leave it out"),
        ("nR", "leave it out"),
        ("nN0", "one lame leap"),
        ("nDD", "one lame leap"),
    ] {
        let error = refusal(text);
        let Kind::Lame { atom, .. } = error.kind() else {
            panic!("{error}")
        };
        assert_eq!((atom.as_str(), error.span()), (&text[1..], 0..1));
        assert!(error.advice().contains(advice), "{error}");
    }
    // What the advice says can be read.
    for text in [
        "[F-fsW-fW]",
        "[W-fW-fsF]",
        "[W-fsF-fsW]",
        "[F-fF-fsW]",
        "[W-fsF-fF]",
        "[F-fsW-fsF]",
    ] {
        assert!(Movement::betza(text).is_ok(), "{text}");
    }
}

#[test]
fn text_that_is_not_ascii_keeps_its_caret() {
    let error = refusal("Wé\tF");
    assert_eq!(error.span(), 1..3);
    assert!(
        error.to_string().contains("\n  W\\u{e9}\\tF\n   ^^^^^^\n"),
        "{error}"
    );
}

/// FSF #499; ianfab/fairyground #24: a definition that parses and never moves.
#[test]
fn what_never_moves_is_refused_even_next_to_what_does() {
    for text in [
        "[W-bW]",
        "Q[W-bW]",
        "abW",
        "[W-lW-lW-lW]",
        "{ride:(1,0)-(-1,0)}",
    ] {
        assert_eq!(refusal(text).kind(), &Kind::NeverMoves, "{text}");
    }
}

#[test]
fn hints_need_a_good_text() {
    assert!(hints("xyzW").is_err());
    assert_eq!(hints("afsafyafF").unwrap().len(), 1);
}

/// Each group is below the limit; the one that goes beyond it is marked, not the whole text.
#[test]
fn limit_of_rides_holds_over_all_groups() {
    let group = "[K?ffllrrK?ffllrrK?ffllrrK?ffllrrK]";
    let (moving, capturing) = (format!("m{group}"), format!("c{group}"));
    for text in [&moving, &capturing] {
        assert!(Movement::betza(text).is_ok(), "{text}");
    }
    let error = refusal(&format!("{moving}{capturing}"));
    assert_eq!(error.kind(), &Kind::TooManyRides, "{error}");
    assert_eq!(error.span(), moving.len()..moving.len() + capturing.len());
}

/// Eight legs are allowed, spelled out in braces as well, and nine are not.
#[test]
fn as_many_legs_as_there_may_be() {
    let ride = |legs: &[&str]| format!("{{ride:{}}}", legs.join("-"));
    let mut legs = ["(1,0)", "(0,1)"].repeat(4);
    assert!(Movement::betza(&ride(&legs)).is_ok());
    legs.push("(1,0)");
    assert_eq!(refusal(&ride(&legs)).kind(), &Kind::TooManyLegs);
}

/// A number that begins with 0 is no number, on either side of a range.
#[test]
fn ranges_have_no_leading_zeros() {
    for text in ["W{02..5}", "W{2..05}", "[W-W{2..05}]"] {
        assert!(Movement::betza(text).is_err(), "{text}");
    }
    assert!(Movement::betza("W{2..5}").is_ok());
}
