//! Legs that come after the last one, by a turn.

use alloc::vec::Vec;

use super::MovementBuilder;
use crate::movement::compass::{step, way_of, ways};
use crate::movement::draft::Draft;
use crate::movement::error::{MAX_RIDES, MovementError};
use crate::movement::ride::{Leg, Vector};
use crate::movement::turn::Turn;
use smallvec::SmallVec;

impl MovementBuilder {
    /// From the square that was reached, which must be empty, the ride goes on with a step in
    /// each of these turns. It can't end before.
    ///
    /// ```
    /// use shatranj::movement::{Movement, Turn};
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(7, 7).build()?;
    /// let giraffe = Movement::leap(1, 1).then(Turn::OUTWARD).at_least(3).build()?;
    /// assert_eq!(giraffe.to_string(), "afsafyafF");
    /// let from = board.square("b2").unwrap();
    /// assert_eq!(
    ///     giraffe.on(&board).draw(Color::White, from)?,
    ///     "o . o . . . .\n\
    ///      o . o . . . .\n\
    ///      - . - . . . .\n\
    ///      - . - . . . .\n\
    ///      - . - - - o o\n\
    ///      . @ . . . . .\n\
    ///      . . - - - o o\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn then(self, turns: Turn) -> MovementBuilder {
        self.go_on(turns, false)
    }

    /// The ride may end here, or go on as with [`then`](MovementBuilder::then).
    ///
    /// ```
    /// use shatranj::movement::{Movement, Turn};
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(7, 7).build()?;
    /// let griffon = Movement::leap(1, 1).stop_or_then(Turn::OUTWARD).without_limit().build()?;
    /// assert_eq!(griffon.to_string(), "FyafsF");
    /// let from = board.square("c3").unwrap();
    /// assert_eq!(
    ///     griffon.on(&board).draw(Color::White, from)?,
    ///     ". o . o . . .\n\
    ///      . o . o . . .\n\
    ///      . o . o . . .\n\
    ///      o o . o o o o\n\
    ///      . . @ . . . .\n\
    ///      o o . o o o o\n\
    ///      . o . o . . .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stop_or_then(self, turns: Turn) -> MovementBuilder {
        self.go_on(turns, true)
    }

    fn go_on(mut self, turns: Turn, stop: bool) -> MovementBuilder {
        let mut drafts = Vec::new();
        for draft in core::mem::take(&mut self.drafts) {
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
}
