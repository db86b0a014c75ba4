//! Reads a move as people write it: the strict form and more lenient ones.
//!
//! `x`, the marks at the end and what a pawn becomes may be missing; more of the origin than
//! needed may be given; pawns may carry their symbol; `!` and `?` may follow; the two squares
//! alone do too, and a dash may stand between them. What is written, though, must be true of
//! the move.

use alloc::{string::String, vec::Vec};

use super::scan::{Written, scan};
use super::write::split;
use super::{Form, SanError};
use crate::clip::clip;
use crate::position::{Illegal, Undo};
use crate::{Move, Position, Square};

impl Position {
    /// The legal move that a text means.
    ///
    /// Besides the form that [`san`](Position::san) writes, a text may lack the `x`, the marks
    /// at the end and what a pawn becomes (a pawn that captures must name its file, though);
    /// it may say more of the origin than needed, name the pawn's symbol, carry `!` and `?`, or
    /// be the two squares alone, as [`parse_move`](Position::parse_move) reads them and with
    /// the same meaning. A dash may stand between two squares. Marks of check, mate and
    /// stalemate are not checked.
    ///
    /// # Errors
    /// What can't be read, and where; or why the move is not legal.
    ///
    /// ```
    /// use shatranj::variants;
    /// let game = variants::kamil();
    /// let position = game.position("1r3k4/P9/10/10/10/10/10/10/10/4K5 w - - 0 1")?;
    /// let m = position.parse_san("axb10=G")?;
    /// assert_eq!(position.san(m), "axb10=G");
    /// for text in ["ab10", "axb10=g+?!", "axb10", "a9b10G", "a9xb10", "Pa9xb10", "a9-b10"] {
    ///     assert_eq!(position.parse_san(text)?, m);
    /// }
    /// let error = position.parse_san("axb10=-").unwrap_err();
    /// assert_eq!(error.to_string(), "byte 5: `=-` does not come of this move: write `axb10=G`");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse_san(&self, text: &str) -> Result<Move, SanError> {
        parse_annotated(self, text).map(|(m, _)| m)
    }

    /// Plays the move that a text means, as people write it or as two squares, see
    /// [`parse_san`](Position::parse_san).
    ///
    /// # Errors
    /// As [`parse_san`](Position::parse_san); then the position is as before.
    ///
    /// ```
    /// use shatranj::variants;
    /// let mut position = variants::citadel().start();
    /// let undo = position.play_text("e3e4")?;
    /// assert!(position.play_text("e4e5").is_err(), "it is Black's turn");
    /// position.undo(undo);
    /// let undo = position.play_text("e4")?;
    /// position.undo(undo);
    /// assert_eq!(position, variants::citadel().start());
    /// # Ok::<(), shatranj::SanError>(())
    /// ```
    pub fn play_text(&mut self, text: &str) -> Result<Undo, SanError> {
        let m = self.parse_san(text)?;
        Ok(self.apply(m))
    }
}

/// The move of a text, and the marks and annotations that follow it.
pub(in crate::notation) fn parse_annotated<'t>(
    position: &Position,
    text: &'t str,
) -> Result<(Move, &'t str), SanError> {
    let written = scan(position, text)?;
    let m = resolve(position, &written)?;
    agree(position, &written, m)?;
    Ok((m, written.marks))
}

/// The one legal move that fits what is written of unit, origin and target.
fn resolve(position: &Position, written: &Written<'_>) -> Result<Move, SanError> {
    if let Some(from) = written.from {
        let m = Move::new(from, written.to);
        return position
            .why_illegal(m.from, m.to)
            .map_or(Ok(m), |why| Err(why.into()));
    }
    let fits = |m: &Move| {
        m.to == written.to
            && is_unit(position, written, m.from)
            && Form::of(position, *m) == written.form
    };
    let fitting: Vec<Move> = position.legal_moves().into_iter().filter(fits).collect();
    let sans = || fitting.iter().map(|&m| position.san(m)).collect();
    let captures = position
        .pieces(!position.side_to_move())
        .contains(written.to);
    match fitting[..] {
        [] => Err(why_none(position, written)),
        _ if captures && written.unit.is_none() && written.file.is_empty() => {
            Err(SanError::PawnFile { candidates: sans() })
        }
        [m] => Ok(m),
        _ => Err(SanError::Ambiguous { candidates: sans() }),
    }
}

/// Whether the unit on a square is one that the text speaks of: of its kind, or a pawn where
/// no symbol is given, and with the origin as far as that is given.
fn is_unit(position: &Position, written: &Written<'_>, square: Square) -> bool {
    let Some(piece) = position.piece_at(square) else {
        return false;
    };
    let (file, rank) = split(position.variant().topology().name(square));
    let kind = match written.unit {
        Some(kind) => piece.kind == kind,
        None => position.variant().piece(piece.kind).pawn,
    };
    kind && (written.file.is_empty() || written.file == file)
        && (written.rank.is_empty() || written.rank == rank)
}

/// Sees that what is written of the move's effects is true.
fn agree(position: &Position, written: &Written<'_>, m: Move) -> Result<(), SanError> {
    let Some(effect) = position.effect(m) else {
        return Ok(());
    };
    if written.captures && effect.captured.is_none() {
        let to = position.variant().topology().name(m.to).into();
        return Err(SanError::NotACapture { to });
    }
    if let Some((found, offset)) = &written.becomes
        && *found != position.san_promotion(&effect.kind)
    {
        return Err(SanError::WrongPromotion {
            found: found.clone(),
            offset: *offset,
            write: position.san(m),
        });
    }
    match written.draw {
        Some(offset) if !effect.draws => Err(SanError::NotADraw { offset }),
        _ => Ok(()),
    }
}

/// Why no legal move fits what is written.
fn why_none(position: &Position, written: &Written<'_>) -> SanError {
    let board = position.variant().topology();
    if position.outcome().is_some()
        && let Some(over) = position.why_illegal(written.to, written.to)
    {
        return over.into();
    }
    let us = position.side_to_move();
    let unit = match written.unit {
        Some(kind) => position.variant().piece(kind).name.clone(),
        None => "pawn".into(),
    };
    let units: Vec<Square> = position
        .pieces(us)
        .iter()
        .filter(|&s| is_unit(position, written, s))
        .collect();
    if units.is_empty() {
        let place = match (written.file, written.rank) {
            ("", "") => String::new(),
            (file, "") => format!(" on the file {file}"),
            ("", rank) => format!(" on rank {}", clip(rank)),
            (file, rank) => format!(" on {file}{}", clip(rank)),
        };
        return SanError::NoUnit {
            side: us,
            unit,
            place,
        };
    }
    let mut why = Vec::new();
    for &from in &units {
        match position.why_illegal(from, written.to) {
            Some(reason) => why.push(reason),
            None => {
                let write = position.san(Move::new(from, written.to));
                return SanError::WrittenOtherwise { write };
            }
        }
    }
    if why.len() == 1 {
        return why.remove(0).into();
    }
    if why
        .iter()
        .all(|why| why.reason() == Illegal::OwnUnit || why.reason() == Illegal::NoMove)
    {
        let to = board.name(written.to).into();
        return SanError::OwnUnit { to };
    }
    why.retain(|reason| reason.reason() != Illegal::CannotMoveSo);
    SanError::NoneCan {
        unit,
        to: board.name(written.to).into(),
        why,
    }
}
