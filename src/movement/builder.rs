//! The typed way to say a movement: the same constructs as Betza text, and a few more.
//!
//! The builder holds rides in the making. Every call works on the last leg of all of them;
//! the first mistake is kept and reported by [`MovementBuilder::build`].

use super::compass::{images, step, symmetric, way_of, ways};
use super::draft::Draft;
use super::error::{MAX_RIDES, MAX_STEP, MovementError};
use super::normal::check_leg;
use super::ride::{Homing, Leg, Mode, Movement, Ride, Vector};
use super::turn::Turn;
use smallvec::SmallVec;
use std::ops::BitOr;

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
    /// assert_eq!(Movement::leap(1, 2).build()?.to_string(), "N");
    /// assert_eq!(Movement::leap(4, 1).build()?.to_string(), "(1,4)");
    /// # Ok::<(), shatranj::movement::MovementError>(())
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
    /// let queen = Movement::slide(1, 0) | Movement::slide(1, 1);
    /// assert_eq!(queen.build()?.to_string(), "Q");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn slide(m: u8, n: u8) -> MovementBuilder {
        Movement::leap(m, n).without_limit()
    }

    /// One ride of the given legs, in the one direction that they name.
    ///
    /// ```
    /// use shatranj::movement::{Leg, Movement};
    /// // A knight's leap from which it may go on straight ahead, and all images of that.
    /// let rider = Movement::ride([Leg::one((1, 2)), Leg::line((0, 1))]).symmetric();
    /// assert_eq!(rider.build()?.rides().len(), 8);
    /// # Ok::<(), shatranj::movement::MovementError>(())
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

    /// At most `steps` steps on the last leg.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// assert_eq!(Movement::leap(1, 0).up_to(3).build()?.to_string(), "W3");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn up_to(self, steps: u8) -> MovementBuilder {
        self.each(|draft| {
            draft.last.max = Some(steps);
            draft.limited = true;
        })
    }

    /// At least `steps` steps on the last leg, without a limit unless there is an
    /// [`up_to`](MovementBuilder::up_to). Nothing can be captured on the way there.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// assert_eq!(Movement::slide(1, 1).at_least(2).build()?.to_string(), "yafF");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn at_least(self, steps: u8) -> MovementBuilder {
        self.each(|draft| {
            draft.last.min = steps;
            if !draft.limited {
                draft.last.max = None;
            }
        })
    }

    /// Exactly `steps` steps on the last leg, over empty squares.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// assert_eq!(Movement::leap(1, 0).exactly(3).build()?.to_string(), "afafW");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn exactly(self, steps: u8) -> MovementBuilder {
        self.up_to(steps).at_least(steps)
    }

    /// Any number of steps on the last leg.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// assert_eq!(Movement::leap(1, 2).without_limit().build()?.to_string(), "N0");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn without_limit(self) -> MovementBuilder {
        self.each(|draft| {
            draft.last.max = None;
            draft.limited = true;
        })
    }

    /// Only where the last leg leads to a higher rank: one of the four steps of a wazir, two
    /// of a ferz, four leaps of a knight.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// assert_eq!(Movement::leap(1, 2).forward().build()?.to_string(), "fhN");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn forward(self) -> MovementBuilder {
        self.only(|(_, ranks)| ranks > 0)
    }

    /// Only where the last leg leads to a lower rank.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// assert_eq!(Movement::leap(1, 1).backward().build()?.to_string(), "bF");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn backward(self) -> MovementBuilder {
        self.only(|(_, ranks)| ranks < 0)
    }

    /// Only where the last leg leads to a file farther left.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// assert_eq!(Movement::leap(1, 1).left().forward().build()?.to_string(), "flF");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn left(self) -> MovementBuilder {
        self.only(|(files, _)| files < 0)
    }

    /// Only where the last leg leads to a file farther right.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// assert_eq!(Movement::slide(1, 0).right().build()?.to_string(), "rR");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn right(self) -> MovementBuilder {
        self.only(|(files, _)| files > 0)
    }

    /// Only where the step of the last leg, in files and ranks as White sees them, is
    /// accepted. It is an error if none is.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// let steep = Movement::leap(1, 2).only(|(files, ranks)| ranks.abs() > files.abs());
    /// assert_eq!(steep.build()?.to_string(), "vN");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn only(mut self, accept: impl Fn(Vector) -> bool) -> MovementBuilder {
        self.drafts.retain(|draft| accept(draft.last.step));
        if self.drafts.is_empty() {
            self.blame(MovementError::NoDirection);
        }
        self
    }

    /// Only to an empty square.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// assert_eq!(Movement::leap(1, 0).forward().quiet().build()?.to_string(), "fmW");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn quiet(self) -> MovementBuilder {
        self.each(|draft| draft.mode = Mode::Quiet)
    }

    /// Only by capturing.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// let cannon_fodder = Movement::slide(1, 0).quiet() | Movement::leap(1, 1).capturing();
    /// assert_eq!(cannon_fodder.build()?.to_string(), "mRcF");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn capturing(self) -> MovementBuilder {
        self.each(|draft| draft.mode = Mode::Capture)
    }

    /// The last leg, a single leap, no longer jumps: the squares in between must be empty. For
    /// a knight that is the orthogonal neighbour, as for the horse of Xiangqi.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// let elephant = Movement::leap(2, 2).lame().build()?;
    /// assert_eq!(elephant, Movement::leap(1, 1).exactly(2).build()?);
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn lame(self) -> MovementBuilder {
        self.each(|draft| draft.lame = true)
    }

    /// The last leg, a slide, leaps over its first square, whatever stands there, and can't
    /// stop on it.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// let jumper = Movement::slide(1, 1).jumping().build()?;
    /// let picket = Movement::slide(1, 1).at_least(2).build()?;
    /// assert_eq!(jumper.to_string(), "jB");
    /// assert_ne!(jumper, picket);
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn jumping(self) -> MovementBuilder {
        self.each(|draft| draft.jumping = true)
    }

    /// From the square that was reached, which must be empty, the ride goes on with a step in
    /// each of these turns. It can't end before.
    ///
    /// ```
    /// use shatranj::movement::{Movement, Turn};
    /// let mao = Movement::leap(1, 0).then(Turn::OUTWARD).build()?;
    /// assert_eq!(mao.to_string(), "nN");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn then(self, turns: Turn) -> MovementBuilder {
        self.go_on(turns, false)
    }

    /// The ride may end here, or go on as with [`then`](MovementBuilder::then).
    ///
    /// ```
    /// use shatranj::movement::{Movement, Turn};
    /// let griffon = Movement::leap(1, 1).stop_or_then(Turn::OUTWARD).without_limit().build()?;
    /// assert_eq!(griffon, Movement::betza("[F?fsR]")?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stop_or_then(self, turns: Turn) -> MovementBuilder {
        self.go_on(turns, true)
    }

    fn go_on(mut self, turns: Turn, stop: bool) -> MovementBuilder {
        let mut drafts = Vec::new();
        for draft in std::mem::take(&mut self.drafts) {
            let next: SmallVec<[Vector; 8]> = match way_of(draft.last.step) {
                Some((way, length)) => ways(turns.bits())
                    .map(|turn| step((way + turn) % 8, length))
                    .collect(),
                None if turns == Turn::STRAIGHT => [draft.last.step].into_iter().collect(),
                None => {
                    self.blame(MovementError::TurnOnOblique {
                        step: draft.last.step,
                    });
                    continue;
                }
            };
            match draft.settled(stop) {
                Ok(settled) => drafts.extend(settled.iter().flat_map(|legs| {
                    next.iter().map(|&step| Draft {
                        mode: draft.mode,
                        legs: legs.clone(),
                        ..Draft::new(Leg::one(step))
                    })
                })),
                Err(fault) => self.blame(fault),
            }
            if drafts.len() > MAX_RIDES {
                self.blame(MovementError::TooManyRides);
                break;
            }
        }
        if drafts.is_empty() {
            self.blame(MovementError::NoDirection);
        }
        self.drafts = drafts;
        self
    }

    /// The step of the last leg becomes `length` times the shortest one in its direction.
    ///
    /// ```
    /// use shatranj::movement::{Movement, Turn};
    /// // The osprey: two squares orthogonally, from there outward as a bishop.
    /// let osprey = Movement::leap(2, 0).stop_or_then(Turn::OUTWARD).of_length(1).without_limit();
    /// assert_eq!(osprey.build()?.to_string(), "[D?fsB]");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn of_length(mut self, length: u8) -> MovementBuilder {
        if length == 0 {
            self.blame(MovementError::ZeroStep);
            return self;
        }
        let mut fault = None;
        for draft in &mut self.drafts {
            let (files, ranks) = draft.last.step;
            let shortest = i16::from(greatest_divisor(files.unsigned_abs(), ranks.unsigned_abs()));
            let scaled = |part: i8| i16::from(part) / shortest * i16::from(length);
            let step = (scaled(files), scaled(ranks));
            let small = |part: i16| {
                i8::try_from(part)
                    .ok()
                    .filter(|p| p.unsigned_abs() <= MAX_STEP)
            };
            match small(step.0).zip(small(step.1)) {
                Some(step) => draft.last.step = step,
                None => fault = Some(MovementError::StepTooLong { step }),
            }
        }
        if let Some(fault) = fault {
            self.blame(fault);
        }
        self
    }

    /// All rides turned and mirrored in every way that the board allows.
    ///
    /// ```
    /// use shatranj::movement::{Leg, Movement};
    /// let knight = Movement::ride([Leg::one((1, 2))]).symmetric();
    /// assert_eq!(knight.build()?.to_string(), "N");
    /// # Ok::<(), shatranj::movement::MovementError>(())
    /// ```
    pub fn symmetric(mut self) -> MovementBuilder {
        let mut rides = Vec::new();
        for draft in &self.drafts {
            match draft.rides() {
                Ok(settled) => rides.extend(settled.iter().flat_map(symmetric)),
                Err(fault) => {
                    self.fault.get_or_insert(fault);
                }
            }
        }
        rides.sort();
        rides.dedup();
        self.drafts = MovementBuilder::from_rides(rides).drafts;
        self
    }

    /// This movement or the other one. The operator `|` says the same.
    ///
    /// ```
    /// use shatranj::movement::{Homing, Movement};
    /// let camel_and_home = Movement::leap(1, 3).or(Movement::homing(Homing::Chebyshev));
    /// assert_eq!(camel_and_home.build()?.to_string(), "C{homing:chebyshev}");
    /// # Ok::<(), shatranj::movement::MovementError>(())
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

fn greatest_divisor(a: u8, b: u8) -> u8 {
    if b == 0 {
        a
    } else {
        greatest_divisor(b, a % b)
    }
}
