//! What a legal move does, in so many words: for notation, explanations and displays.

use super::apply;
use super::journeys::{self, Stage};
use super::moves::Move;
use super::view::Position;
use crate::{Piece, PieceKind, Square, SquareSet};

/// What a legal move does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Effect {
    /// The unit that moves, as it is before.
    pub piece: Piece,
    /// The enemy unit that is captured on the target square.
    pub captured: Option<Piece>,
    /// What is special about the move.
    pub kind: EffectKind,
    /// Whether a royal enters an enemy citadel, which draws the game.
    pub draws: bool,
}

/// What is special about a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EffectKind {
    /// Nothing: a unit moves or captures.
    Plain,
    /// A pawn becomes a unit of this kind.
    Promotion(PieceKind),
    /// A pawn vanishes, since its side has as many of what it would become as it may have.
    Vanishing,
    /// A pawn of pawns ends its first journey and rests.
    Freezing,
    /// A resting pawn of pawns is set where it forks, and begins its second journey.
    Relocation {
        /// The unit of either side that is removed there.
        displaced: Option<Piece>,
    },
    /// A pawn of pawns ends its second journey and waits for its home square.
    Waiting,
    /// A pawn of pawns ends its second journey and is set on its home square.
    Homecoming {
        /// The home square.
        home: Square,
        /// The unit of either side that is removed there.
        displaced: Option<Piece>,
    },
    /// A waiting pawn of pawns is set on its home square.
    Transfer,
    /// A pawn of pawns ends its third journey and is crowned.
    Coronation {
        /// What it becomes.
        kind: PieceKind,
        /// The squares of the heirs that are raised with it.
        raised: SquareSet,
    },
    /// A royal changes places with this unit of its own.
    Exchange {
        /// The unit.
        partner: Piece,
    },
}

impl Position {
    /// What a legal move does, or `None` for a move that is not legal.
    ///
    /// ```
    /// use shatranj::{EffectKind, variants};
    /// let game = variants::kamil();
    /// let position = game.position("10/P3k5/10/10/10/10/10/10/10/4KG4 w - - 0 1")?;
    /// let effect = position.effect(position.parse_move("a9a10")?).unwrap();
    /// assert_eq!(effect.kind, EffectKind::Vanishing);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn effect(&self, m: Move) -> Option<Effect> {
        let piece = self.piece_at(m.from).filter(|_| self.is_legal(m))?;
        let g = self.engine();
        let on_target = self.piece_at(m.to);
        let plain = |kind| Effect {
            piece,
            captured: on_target.filter(|unit| unit.color != piece.color),
            kind,
            draws: self.royals(piece.color).contains(m.from)
                && g.c.draws[piece.color.index()] & m.to.set().bits() != 0,
        };
        let mut moving = self.state;
        moving.take(g.c, m.from);
        if let Some(stage) = journeys::stage(g, &moving, piece, m.from, m.to) {
            let effect = plain(self.journey_effect(stage, piece, m));
            return Some(match stage {
                // What stands there is displaced, and not captured.
                Stage::Relocate => Effect {
                    captured: None,
                    ..effect
                },
                _ => effect,
            });
        }
        if let Some(partner) = on_target.filter(|unit| unit.color == piece.color) {
            return Some(plain(EffectKind::Exchange { partner }));
        }
        Some(plain(match apply::becomes(g, &moving, piece, m.to) {
            None => EffectKind::Vanishing,
            Some(kind) if kind != piece.kind => EffectKind::Promotion(kind),
            Some(_) => EffectKind::Plain,
        }))
    }

    fn journey_effect(&self, stage: Stage, piece: Piece, m: Move) -> EffectKind {
        let Some(journeys) = self.variant.rules().journeys else {
            return EffectKind::Plain;
        };
        let home = journeys.homes[piece.color.index()];
        match stage {
            Stage::Freeze => EffectKind::Freezing,
            Stage::Relocate => EffectKind::Relocation {
                displaced: self.piece_at(m.to),
            },
            Stage::Wait => EffectKind::Waiting,
            Stage::GoHome => EffectKind::Homecoming {
                home,
                displaced: self.piece_at(home).filter(|_| home != m.from),
            },
            Stage::Transfer => EffectKind::Transfer,
            Stage::Crown => EffectKind::Coronation {
                kind: journeys.crowned,
                raised: journeys.heir.map_or(SquareSet::EMPTY, |(heir, _)| {
                    self.pieces_of(Piece {
                        kind: heir,
                        ..piece
                    })
                }),
            },
        }
    }
}
