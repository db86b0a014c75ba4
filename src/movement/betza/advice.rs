//! What to write instead of a text that was refused, for each kind of fault.

use super::error::{BetzaErrorKind, RangeFault};
use crate::movement::error::MovementError;

impl BetzaErrorKind {
    /// What to write instead.
    pub(super) fn advice(&self) -> &'static str {
        use BetzaErrorKind as Kind;
        match self {
            Kind::Empty => "write at least one atom, such as K or fmWfcF",
            Kind::TextTooLong { .. } => "say it in fewer words, or build it with the typed builder",
            Kind::UnknownAtom(_) => {
                "the atoms are W F D N A H C Z G, K R B Q and vectors such as (1,4)"
            }
            Kind::AmbiguousAtom(_) => "write C for the (1,3) leap, Z for the (2,3) leap",
            Kind::UnknownModifier(_) => {
                "the modifiers are f b l r v s h, m c, n j, and a y in chains"
            }
            Kind::Unsupported { .. } => "leave it out; no game here needs it yet",
            Kind::UnexpectedCharacter(_) => {
                "write atoms, modifiers, ranges and brackets only, without spaces"
            }
            Kind::NoAtom => {
                "end with an atom, as in fmW; small letters stand before the atom they modify"
            }
            Kind::BadRange(fault) => fault.advice(),
            Kind::RangeTooLong => "write 0 for no limit, as in W0",
            Kind::Unclosed('[') => "write ] after the last leg",
            Kind::Unclosed('{') => "write } at its end",
            Kind::Unclosed(_) => "write ) after the second number",
            Kind::MissingSeparator => "write - where the unit must go on, ? where it may stop",
            Kind::MissingLeg => "write an atom on both sides of every - and ?",
            Kind::NestedBracket => "write all legs in one bracket, as in [F-fsW-fW-fR]",
            Kind::ChainInBracket(_) => {
                "write - or ? between the legs, and R or B for a leg without limit"
            }
            Kind::ModifierOnGroup(..) => {
                "only directions, m and c can stand before a bracket, and only m and c before \
                 a brace"
            }
            Kind::ModeTwice => "write it once: before the bracket for all stops, or on the legs",
            Kind::MissingDirection => {
                "write f to go straight on, fs for both turns by 45 degrees, s for both by 90"
            }
            Kind::ScatteredDirections => {
                "write the directions first and m, c, n, j, y after them, as in fmW"
            }
            Kind::MisplacedHalf => {
                "h goes with N C Z and oblique vectors: fhN is the forward half, hrN and hlN \
                 the chiral halves; write fWfF for the three forward steps of a king"
            }
            Kind::AmbiguousDirections => {
                "write the vertical letter first for the diagonal between them (flK); double \
                 the first for the two (llfK)"
            }
            Kind::RepeatedModifier(_) => "write it once",
            Kind::Lame { instead, .. } => instead,
            Kind::JumpOnLeap => {
                "j skips the first square of R, B, Q or of W, F, K with a range; write nothing \
                 for a leap, which always jumps, and [(2,4)?fN0] to skip in a leap rider"
            }
            Kind::CaptureOnTheWay => {
                "write c on the last leg, or leave it out: every leg before must end on an \
                 empty square"
            }
            Kind::ToggleLast => "write y on the leg before the one that is to be toggled",
            Kind::ToggleLimited => "write the legs in brackets, each with its own range",
            Kind::TurnOnOblique => {
                "write f, or nothing in brackets; the builder and {ride:...} can say other turns"
            }
            Kind::ImpossibleTurn => {
                "a turn of 45 degrees leads from W to F and back; straight on and 90 degrees \
                 stay with the atom"
            }
            Kind::BadVector => "write two plain numbers, a comma between them, in round brackets",
            Kind::ZeroVector => "at least one number must be above zero",
            Kind::VectorTooLong => "no board here is that large",
            Kind::TooManyLegs => {
                "a long straight stretch can be one leg with a range, such as W{3..}"
            }
            Kind::TooManyRides => "name fewer directions on each leg",
            Kind::NeverMoves => "a ride stops before its own origin; let it turn elsewhere",
            Kind::NothingLeft => "name a direction in which the last leg goes",
            Kind::BadBrace => {
                "the marked forms are {homing:chebyshev}, {homing:sign}, \
                 {ride:(1,2)-(0,1)*1..} and {rides:...}"
            }
            Kind::Movement(MovementError::TwoHomings) => "write one of the two",
            Kind::Movement(_) => "make it simpler, or split it into two kinds of piece",
        }
    }
}

impl RangeFault {
    /// What to write instead.
    pub(super) fn advice(self) -> &'static str {
        match self {
            RangeFault::LeadingZero => {
                "write W3 for up to three steps, afafW for exactly three, W0 for no limit"
            }
            RangeFault::NoAtom => "write the range after its atom, as in W3",
            RangeFault::Doubled => {
                "R, B and Q have no limit already; write Q for KK, and (1,4)0 for a vector \
                 without limit"
            }
            RangeFault::AfterDoubled => "write WW or W0 for no limit, W3 for up to three steps",
            RangeFault::Braces => "at least 1, at most 64, the smaller number first",
        }
    }
}
