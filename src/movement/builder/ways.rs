//! Which way the last leg goes.

use alloc::vec::Vec;

use super::MovementBuilder;
use crate::movement::compass::symmetric;
use crate::movement::error::MovementError;
use crate::movement::ride::Vector;

impl MovementBuilder {
    /// Only where the last leg leads to a higher rank: one of the four steps of a wazir, two
    /// of a ferz, four leaps of a knight.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(5, 5).build()?;
    /// let half_knight = Movement::leap(1, 2).forward().build()?;
    /// assert_eq!(half_knight.to_string(), "fhN");
    /// let from = board.square("c2").unwrap();
    /// assert_eq!(
    ///     half_knight.on(&board).draw(Color::White, from)?,
    ///     ". . . . .\n\
    ///      . o . o .\n\
    ///      o . . . o\n\
    ///      . . @ . .\n\
    ///      . . . . .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn forward(self) -> MovementBuilder {
        self.only(|(_, ranks)| ranks > 0)
    }

    /// Only where the last leg leads to a lower rank.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(3, 3).build()?;
    /// let ferz = Movement::leap(1, 1).backward().build()?;
    /// assert_eq!(ferz.to_string(), "bF");
    /// let from = board.square("b2").unwrap();
    /// assert_eq!(
    ///     ferz.on(&board).draw(Color::White, from)?,
    ///     ". . .\n\
    ///      . @ .\n\
    ///      o . o\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn backward(self) -> MovementBuilder {
        self.only(|(_, ranks)| ranks < 0)
    }

    /// Only where the last leg leads to a file farther left.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(3, 3).build()?;
    /// let ferz = Movement::leap(1, 1).left().forward().build()?;
    /// assert_eq!(ferz.to_string(), "flF");
    /// let from = board.square("b2").unwrap();
    /// assert_eq!(
    ///     ferz.on(&board).draw(Color::White, from)?,
    ///     "o . .\n\
    ///      . @ .\n\
    ///      . . .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn left(self) -> MovementBuilder {
        self.only(|(files, _)| files < 0)
    }

    /// Only where the last leg leads to a file farther right.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(5, 3).build()?;
    /// let rook = Movement::slide(1, 0).right().build()?;
    /// assert_eq!(rook.to_string(), "rR");
    /// let from = board.square("b2").unwrap();
    /// assert_eq!(
    ///     rook.on(&board).draw(Color::White, from)?,
    ///     ". . . . .\n\
    ///      . @ o o o\n\
    ///      . . . . .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn right(self) -> MovementBuilder {
        self.only(|(files, _)| files > 0)
    }

    /// Only where the step of the last leg, in files and ranks as White sees them, is
    /// accepted. It is an error if none is.
    ///
    /// ```
    /// use shatranj::movement::Movement;
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(5, 5).build()?;
    /// let steep = Movement::leap(1, 2).only(|(files, ranks)| ranks.abs() > files.abs()).build()?;
    /// assert_eq!(steep.to_string(), "vN");
    /// let from = board.square("c3").unwrap();
    /// assert_eq!(
    ///     steep.on(&board).draw(Color::White, from)?,
    ///     ". o . o .\n\
    ///      . . . . .\n\
    ///      . . @ . .\n\
    ///      . . . . .\n\
    ///      . o . o .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn only(mut self, accept: impl Fn(Vector) -> bool) -> MovementBuilder {
        self.drafts.retain(|draft| accept(draft.last.step));
        if self.drafts.is_empty() {
            self.blame(MovementError::NoDirection);
        }
        self
    }

    /// All rides turned and mirrored in every way that the board allows.
    ///
    /// ```
    /// use shatranj::movement::{Leg, Movement};
    /// # use shatranj::{Color, Topology};
    /// let board = Topology::grid(9, 9).build()?;
    /// let rider = Movement::ride([Leg::one((1, 2)), Leg::line((0, 1))]).symmetric().build()?;
    /// let from = board.square("e5").unwrap();
    /// assert_eq!(
    ///     rider.on(&board).draw(Color::White, from)?,
    ///     ". . . o . o . . .\n\
    ///      . . . o . o . . .\n\
    ///      . . . o . o . . .\n\
    ///      o o o . . . o o o\n\
    ///      . . . . @ . . . .\n\
    ///      o o o . . . o o o\n\
    ///      . . . o . o . . .\n\
    ///      . . . o . o . . .\n\
    ///      . . . o . o . . .\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
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
}
