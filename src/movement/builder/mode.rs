//! What the last leg does: moves, captures, jumps or is stopped.

use super::MovementBuilder;
use crate::movement::ride::Mode;

impl MovementBuilder {
    /// Only to an empty square.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(3, 3).build()?;
    /// let step = Movement::leap(1, 0).forward().quiet().build()?;
    /// assert_eq!(step.to_string(), "fmW");
    /// let from = board.square("b2").unwrap();
    /// assert_eq!(
    ///     step.on(&board).draw(Color::White, from)?,
    ///     ". m .\n\
    ///      . @ .\n\
    ///      . . .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn quiet(self) -> MovementBuilder {
        self.each(|draft| draft.mode = Mode::Quiet)
    }

    /// Only by capturing.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(5, 5).build()?;
    /// let soldier = (Movement::slide(1, 0).quiet() | Movement::leap(1, 1).capturing()).build()?;
    /// assert_eq!(soldier.to_string(), "mRcF");
    /// let from = board.square("c2").unwrap();
    /// assert_eq!(
    ///     soldier.on(&board).draw(Color::White, from)?,
    ///     ". . m . .\n\
    ///      . . m . .\n\
    ///      . c m c .\n\
    ///      m m @ m m\n\
    ///      . c m c .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn capturing(self) -> MovementBuilder {
        self.each(|draft| draft.mode = Mode::Capture)
    }

    /// The last leg, a single leap, no longer jumps: the squares in between must be empty. For
    /// a knight that is the orthogonal neighbour, as for the horse of Xiangqi.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(5, 5).build()?;
    /// let horse = Movement::leap(1, 2).lame().build()?;
    /// assert_eq!(horse.to_string(), "nN");
    /// let from = board.square("c3").unwrap();
    /// assert_eq!(
    ///     horse.on(&board).draw(Color::White, from)?,
    ///     ". o . o .\n\
    ///      o . - . o\n\
    ///      . - @ - .\n\
    ///      o . - . o\n\
    ///      . o . o .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn lame(self) -> MovementBuilder {
        self.each(|draft| draft.lame = true)
    }

    /// The last leg, a slide, leaps over its first square, whatever stands there, and can't
    /// stop on it.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(7, 5).build()?;
    /// let jumper = Movement::slide(1, 1).jumping().build()?;
    /// assert_eq!(jumper.to_string(), "jB");
    /// let from = board.square("c2").unwrap();
    /// assert_eq!(
    ///     jumper.on(&board).draw(Color::White, from)?,
    ///     ". . . . . o .\n\
    ///      o . . . o . .\n\
    ///      . . . . . . .\n\
    ///      . . @ . . . .\n\
    ///      . . . . . . .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn jumping(self) -> MovementBuilder {
        self.each(|draft| draft.jumping = true)
    }
}
