//! The typed way to say a movement: the same constructs as Betza text, and a few more.
//!
//! The builder holds rides in the making. Every call works on the last leg of all of them;
//! the first mistake is kept and reported by [`MovementBuilder::build`]. This file begins,
//! unites and ends them; the others say what a leg does: how far (`range`), where to (`ways`),
//! by what (`mode`), and what comes after (`turns`).

mod mode;
mod range;
mod turns;
mod ways;

use alloc::vec::Vec;
use core::ops::BitOr;

use super::compass::images;
use super::draft::Draft;
use super::error::{MAX_RIDES, MAX_STEP, MovementError};
use super::normal::check_leg;
use super::ride::{Homing, Leg, Movement, Ride};

/// A movement in the making, begun by [`Movement::leap`], [`Movement::slide`] or
/// [`Movement::ride`] and ended by [`build`](MovementBuilder::build).
///
/// | to say | text | builder |
/// |---|---|---|
/// | a leap | `N` | `Movement::leap(1, 2)` |
/// | a rook, a nightrider | `R`, `N0` | `Movement::slide(1, 0)`, `Movement::slide(1, 2)` |
/// | a range | `W3` | `.up_to(3)`, `.at_least(2)`, `.exactly(2)` |
/// | directions | `fF`, `fhN` | `.forward()`, `.left()`, ..., `.only(..)` |
/// | quiet, capture | `mW`, `cF` | `.quiet()`, `.capturing()` |
/// | lame, jumping | `nN`, `jB` | `.lame()`, `.jumping()` |
/// | must go on | `[F-fsW]` | `.then(Turn::OUTWARD)` |
/// | may go on | `[F?fsW]` | `.stop_or_then(Turn::OUTWARD)` |
/// | another step on a leg | `[D?fB]` | `.of_length(1)` |
/// | several | `BN` | `a \| b`, `.or(b)` |
/// | homing | `{homing:sign}` | `Movement::homing(Homing::SignStep)` |
/// | anything else | `{ride:...}` | `Movement::ride(legs)`, `.symmetric()` |
///
/// The example of each call draws where the unit `@` goes: `o` it may move and capture there,
/// `m` only move, `c` only capture, `-` only pass ([`Laid::draw`](crate::variant::Laid::draw)).
///
/// ```
/// use shatranj::movement::{Movement, Turn};
/// let pawn = Movement::leap(1, 0).forward().quiet() | Movement::leap(1, 1).forward().capturing();
/// assert_eq!(pawn.build()?.to_string(), "fmWfcF");
///
/// let giraffe = Movement::leap(1, 1).then(Turn::OUTWARD).at_least(3).build()?;
/// assert_eq!(giraffe, "afsafyafF".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "a builder does nothing until `build` is called"]
pub struct MovementBuilder {
    drafts: Vec<Draft>,
    homing: Option<Homing>,
    fault: Option<MovementError>,
}

impl Movement {
    /// A leap to every image of the square `m` files and `n` ranks away: eight, or four if
    /// one number is zero or both are equal.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(5, 5).build()?;
    /// let knight = Movement::leap(1, 2).build()?;
    /// assert_eq!(knight.to_string(), "N");
    /// let from = board.square("c3").unwrap();
    /// assert_eq!(
    ///     knight.on(&board).draw(Color::White, from)?,
    ///     ". o . o .\n\
    ///      o . . . o\n\
    ///      . . @ . .\n\
    ///      o . . . o\n\
    ///      . o . o .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn leap(m: u8, n: u8) -> MovementBuilder {
        let fault = match (m, n) {
            (0, 0) => Some(MovementError::ZeroStep),
            (m, n) if m.max(n) > MAX_STEP => Some(MovementError::StepTooLong {
                step: (m.into(), n.into()),
            }),
            _ => None,
        };
        let steps = if fault.is_none() {
            images(m, n)
        } else {
            Vec::new()
        };
        let drafts = steps
            .into_iter()
            .map(|step| Draft::new(Leg::one(step)))
            .collect();
        MovementBuilder {
            drafts,
            homing: None,
            fault,
        }
    }

    /// The same leap again and again in one direction, as far as squares are empty: a rook is
    /// `slide(1, 0)`, a bishop `slide(1, 1)`, a nightrider `slide(1, 2)`.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(5, 5).build()?;
    /// let rook = Movement::slide(1, 0).build()?;
    /// assert_eq!(rook.to_string(), "R");
    /// let from = board.square("b2").unwrap();
    /// assert_eq!(
    ///     rook.on(&board).draw(Color::White, from)?,
    ///     ". o . . .\n\
    ///      . o . . .\n\
    ///      . o . . .\n\
    ///      o @ o o o\n\
    ///      . o . . .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn slide(m: u8, n: u8) -> MovementBuilder {
        Movement::leap(m, n).without_limit()
    }

    /// One ride of the given legs, in the one direction that they name.
    ///
    /// ```
    /// use shatranj::movement::{Leg, Movement};
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(4, 6).build()?;
    /// let hook = Movement::ride([Leg::one((1, 2)), Leg::line((0, 1))]).build()?;
    /// assert_eq!(hook.to_string(), "{ride:(1,2)?(0,1)*1..}");
    /// let from = board.square("b1").unwrap();
    /// assert_eq!(
    ///     hook.on(&board).draw(Color::White, from)?,
    ///     ". . o .\n\
    ///      . . o .\n\
    ///      . . o .\n\
    ///      . . o .\n\
    ///      . . . .\n\
    ///      . @ . .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ride(legs: impl IntoIterator<Item = Leg>) -> MovementBuilder {
        MovementBuilder::from_rides([Ride::new(legs)])
    }
}

impl MovementBuilder {
    fn from_rides(rides: impl IntoIterator<Item = Ride>) -> MovementBuilder {
        let mut builder = MovementBuilder {
            drafts: Vec::new(),
            homing: None,
            fault: None,
        };
        for ride in rides {
            if let Err(fault) = ride.legs.iter().try_for_each(check_leg) {
                builder.blame(fault);
                continue;
            }
            let Some((&last, before)) = ride.legs.split_last() else {
                builder.blame(MovementError::NoLegs);
                continue;
            };
            builder.drafts.push(Draft {
                mode: ride.mode,
                legs: before.iter().copied().collect(),
                limited: true,
                ..Draft::new(last)
            });
        }
        builder
    }

    /// Keeps the first mistake.
    fn blame(&mut self, fault: MovementError) {
        self.fault.get_or_insert(fault);
    }

    fn each(mut self, change: impl FnMut(&mut Draft)) -> MovementBuilder {
        self.drafts.iter_mut().for_each(change);
        self
    }

    /// This movement or the other one. The operator `|` says the same.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(5, 5).build()?;
    /// let queen = Movement::slide(1, 0).or(Movement::slide(1, 1)).build()?;
    /// assert_eq!(queen.to_string(), "Q");
    /// let from = board.square("c2").unwrap();
    /// assert_eq!(
    ///     queen.on(&board).draw(Color::White, from)?,
    ///     ". . o . .\n\
    ///      o . o . o\n\
    ///      . o o o .\n\
    ///      o o @ o o\n\
    ///      . o o o .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn or(mut self, other: impl Into<MovementBuilder>) -> MovementBuilder {
        let other = other.into();
        self.drafts.extend(other.drafts);
        match (self.homing, other.homing) {
            (Some(a), Some(b)) if a != b => self.blame(MovementError::TwoHomings),
            (a, b) => self.homing = a.or(b),
        }
        if let Some(fault) = other.fault {
            self.blame(fault);
        }
        if self.drafts.len() > MAX_RIDES {
            self.blame(MovementError::TooManyRides);
            self.drafts.truncate(MAX_RIDES);
        }
        self
    }

    /// The finished movement.
    ///
    /// ```
    /// use shatranj::movement::{Movement, MovementError};
    /// let nowhere = Movement::leap(0, 0).build();
    /// assert_eq!(nowhere, Err(MovementError::ZeroStep));
    /// let reversed = Movement::slide(1, 0).at_least(4).up_to(3).build();
    /// assert_eq!(reversed, Err(MovementError::MinOverMax { min: 4, max: 3 }));
    /// ```
    ///
    /// # Errors
    /// The first mistake that was made on the way, or what keeps the whole from being a
    /// movement: see [`MovementError`].
    pub fn build(self) -> Result<Movement, MovementError> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        let mut rides = Vec::new();
        for draft in &self.drafts {
            rides.extend(draft.rides()?);
        }
        Movement::from_parts(rides, self.homing)
    }
}

impl From<Movement> for MovementBuilder {
    /// A finished movement to unite with others.
    fn from(movement: Movement) -> MovementBuilder {
        let homing = movement.homes();
        MovementBuilder {
            homing,
            ..MovementBuilder::from_rides(movement.into_rides())
        }
    }
}

impl<R: Into<MovementBuilder>> BitOr<R> for MovementBuilder {
    type Output = MovementBuilder;

    fn bitor(self, other: R) -> MovementBuilder {
        self.or(other)
    }
}

impl<R: Into<MovementBuilder>> BitOr<R> for Movement {
    type Output = MovementBuilder;

    fn bitor(self, other: R) -> MovementBuilder {
        MovementBuilder::from(self).or(other)
    }
}
