//! How far the last leg goes.

use super::MovementBuilder;
use crate::movement::error::{MAX_STEP, MovementError};

impl MovementBuilder {
    /// At most `steps` steps on the last leg.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(7, 7).build()?;
    /// let wazir = Movement::leap(1, 0).up_to(3).build()?;
    /// assert_eq!(wazir.to_string(), "W3");
    /// let from = board.square("d3").unwrap();
    /// assert_eq!(
    ///     wazir.on(&board).draw(Color::White, from)?,
    ///     ". . . . . . .\n\
    ///      . . . o . . .\n\
    ///      . . . o . . .\n\
    ///      . . . o . . .\n\
    ///      o o o @ o o o\n\
    ///      . . . o . . .\n\
    ///      . . . o . . .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
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
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(7, 7).build()?;
    /// let picket = Movement::slide(1, 1).at_least(2).build()?;
    /// assert_eq!(picket.to_string(), "yafF");
    /// let from = board.square("d3").unwrap();
    /// assert_eq!(
    ///     picket.on(&board).draw(Color::White, from)?,
    ///     ". . . . . . .\n\
    ///      o . . . . . o\n\
    ///      . o . . . o .\n\
    ///      . . - . - . .\n\
    ///      . . . @ . . .\n\
    ///      . . - . - . .\n\
    ///      . o . . . o .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
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
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(7, 7).build()?;
    /// let lame = Movement::leap(1, 0).exactly(3).build()?;
    /// assert_eq!(lame.to_string(), "afafW");
    /// let from = board.square("d4").unwrap();
    /// assert_eq!(
    ///     lame.on(&board).draw(Color::White, from)?,
    ///     ". . . o . . .\n\
    ///      . . . - . . .\n\
    ///      . . . - . . .\n\
    ///      o - - @ - - o\n\
    ///      . . . - . . .\n\
    ///      . . . - . . .\n\
    ///      . . . o . . .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn exactly(self, steps: u8) -> MovementBuilder {
        self.up_to(steps).at_least(steps)
    }

    /// Any number of steps on the last leg.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(7, 7).build()?;
    /// let nightrider = Movement::leap(1, 2).without_limit().build()?;
    /// assert_eq!(nightrider.to_string(), "N0");
    /// let from = board.square("b2").unwrap();
    /// assert_eq!(
    ///     nightrider.on(&board).draw(Color::White, from)?,
    ///     ". . . . . . .\n\
    ///      . . . o . . .\n\
    ///      . . . . . . .\n\
    ///      o . o . . o .\n\
    ///      . . . o . . .\n\
    ///      . @ . . . . .\n\
    ///      . . . o . . .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn without_limit(self) -> MovementBuilder {
        self.each(|draft| {
            draft.last.max = None;
            draft.limited = true;
        })
    }

    /// The step of the last leg becomes `length` times the shortest one in its direction.
    ///
    /// ```
    /// use shatranj::movement::{Movement, Turn};
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(8, 7).build()?;
    /// let osprey = Movement::leap(2, 0)
    ///     .stop_or_then(Turn::OUTWARD)
    ///     .of_length(1)
    ///     .without_limit()
    ///     .build()?;
    /// assert_eq!(osprey.to_string(), "[D?fsB]");
    /// let from = board.square("c3").unwrap();
    /// assert_eq!(
    ///     osprey.on(&board).draw(Color::White, from)?,
    ///     "o . . . o . . .\n\
    ///      . o . o . . . o\n\
    ///      . . o . . . o .\n\
    ///      . . . . . o . .\n\
    ///      o . @ . o . . .\n\
    ///      . . . . . o . .\n\
    ///      . . o . . . o .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
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
}

fn greatest_divisor(a: u8, b: u8) -> u8 {
    if b == 0 {
        a
    } else {
        greatest_divisor(b, a % b)
    }
}
