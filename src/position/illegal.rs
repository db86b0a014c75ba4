//! Why a move is not legal: a reason for programs, a sentence for people.

use alloc::{string::String, vec::Vec};

use thiserror::Error;

use super::attack;
use super::generate::pseudo_targets;
use super::moves::Move;
use super::node::Node;
use super::over::Outcome;
use super::view::Position;
use super::{apply, citadel, exchange};
use crate::clip::clip_to;
use crate::movement::Mode;
use crate::variant::Exchange;
use crate::{Piece, Square, SquareSet};

/// The most characters of a unit's name that a sentence repeats.
const LONGEST_NAME: usize = 40;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Illegal {
    /// One of the squares is not on the board.
    OffBoard,
    /// The game is over.
    GameOver(Outcome),
    /// There is no unit on the square where the move begins.
    NoUnit,
    /// The unit there is the enemy's.
    EnemyUnit,
    /// The move begins and ends on one square.
    NoMove,
    /// The unit does not move so, wherever the others stand.
    CannotMoveSo,
    /// The unit would have to pass an occupied square.
    Blocked {
        /// The first occupied square on the way.
        by: Square,
    },
    /// A unit of the same side stands on the target.
    OwnUnit,
    /// The unit moves so only to capture.
    OnlyCaptures,
    /// The unit does not capture so.
    NeverCaptures,
    /// The unit on the target can't be captured: it is a resting pawn of pawns.
    Immune,
    /// The pawn of pawns rests, and can be relocated only to a square where it forks two
    /// enemy units that can be captured, held by no royal and no immune unit.
    NoFork,
    /// The pawn of pawns waits for its home square and can go nowhere else.
    Waits,
    /// The royal may not enter this citadel.
    CitadelClosed,
    /// Someone is in the citadel.
    CitadelOccupied,
    /// The royal can't change places with this unit now.
    NoExchange(ExchangeRefusal),
    /// The sole royal would be attacked after the move.
    RoyalAttacked {
        /// Where the attackers stand after the move.
        by: SquareSet,
    },
}

/// Why a royal can't change places with a unit of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ExchangeRefusal {
    /// The rules in force know no exchange.
    #[error("the rules in force know no exchange")]
    Never,
    /// The side has exchanged before.
    #[error("its side has used up its exchange")]
    Used,
    /// The side has more than one royal.
    #[error("only the sole royal of a side may exchange")]
    SeveralRoyals,
    /// The royal is in a citadel.
    #[error("a royal in a citadel can't exchange")]
    InCitadel,
    /// The royal is not in check, nor is its side without another move.
    #[error("it is neither in check nor without another move")]
    NoNeed,
    /// The partner may not take part.
    #[error(
        "the partner may be no royal, no resting pawn, and no pawn that would land on its last rank"
    )]
    Partner,
}

/// Why a move is not legal, with a sentence that names pieces and squares.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{text}")]
pub struct IllegalMove {
    reason: Illegal,
    attempted: Move,
    text: String,
}

impl IllegalMove {
    /// The reason, for programs.
    #[must_use]
    pub const fn reason(&self) -> Illegal {
        self.reason
    }

    /// The move that is not legal.
    #[must_use]
    pub const fn attempted(&self) -> Move {
        self.attempted
    }

    /// With more at the end of its sentence.
    pub(crate) fn with_more(mut self, more: &str) -> IllegalMove {
        self.text.push_str(more);
        self
    }
}

impl Position {
    /// Why there is no legal move from one square to another; `None` where there is one.
    ///
    /// ```
    /// use shatranj::{Illegal, variants};
    /// let game = variants::tamerlane();
    /// let square = |name| game.topology().square(name).unwrap();
    /// let why = game.start().why_illegal(square("d2"), square("e7")).unwrap();
    /// assert_eq!(why.reason(), Illegal::Blocked { by: square("e3") });
    /// assert_eq!(why.to_string(), "the Zurafa on d2 can't reach e7: the unit on e3 is in its way");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn why_illegal(&self, from: Square, to: Square) -> Option<IllegalMove> {
        let attempted = Move::new(from, to);
        let reason = self.reason(attempted)?;
        Some(IllegalMove {
            reason,
            attempted,
            text: self.sentence(reason, from, to),
        })
    }

    fn reason(&self, m: Move) -> Option<Illegal> {
        let board = self.variant.topology().squares();
        if !board.contains(m.from) || !board.contains(m.to) {
            return Some(Illegal::OffBoard);
        }
        if self.is_legal(m) {
            return None;
        }
        if let Some(outcome) = self.outcome() {
            return Some(Illegal::GameOver(outcome));
        }
        let Some(piece) = self.piece_at(m.from) else {
            return Some(Illegal::NoUnit);
        };
        if piece.color != self.state.side {
            return Some(Illegal::EnemyUnit);
        }
        if m.from == m.to {
            return Some(Illegal::NoMove);
        }
        let special = self
            .resting_reason(piece, m)
            .or_else(|| self.own_target_reason(piece, m));
        Some(
            special
                .or_else(|| self.citadel_reason(piece, m))
                .unwrap_or_else(|| self.plain_reason(m)),
        )
    }

    /// A pawn of pawns that rests can only be relocated or transferred.
    fn resting_reason(&self, piece: Piece, m: Move) -> Option<Illegal> {
        if !self.resting(piece.color).contains(m.from) {
            return None;
        }
        let journeys = self.variant.rules().journeys?;
        let g = self.engine();
        let node = Node::<u128>::new(g.c, &self.state);
        let allowed = if piece.kind == journeys.first {
            super::journeys::relocations(g, &self.state, &node, m.from)
        } else {
            journeys.homes[piece.color.index()].set().bits() & !node.occupied
        };
        if allowed & m.to.set().bits() != 0 {
            return Some(self.exposure(m));
        }
        Some(if piece.kind == journeys.first {
            Illegal::NoFork
        } else {
            Illegal::Waits
        })
    }

    /// A unit of the same side on the target: only an exchange could go there.
    fn own_target_reason(&self, piece: Piece, m: Move) -> Option<Illegal> {
        self.piece_at(m.to)
            .filter(|unit| unit.color == piece.color)?;
        let is_royal = self.royals(piece.color).contains(m.from);
        let Some(when) = self.variant.rules().exchange.filter(|_| is_royal) else {
            return Some(Illegal::OwnUnit);
        };
        Some(match self.exchange_refusal(m, when) {
            Some(refusal) => Illegal::NoExchange(refusal),
            None => self.exposure(m),
        })
    }

    fn exchange_refusal(&self, m: Move, when: Exchange) -> Option<ExchangeRefusal> {
        let us = self.state.side;
        let on_main_board = self.variant.topology().main_board().contains(m.from);
        let partners = exchange::partners(self.engine(), &self.state, m.from);
        let needed =
            self.in_check() || when == Exchange::CheckOrStalemate && !self.moves_without_exchange();
        let refusals = [
            (when == Exchange::Never, ExchangeRefusal::Never),
            (self.royals(us).len() != 1, ExchangeRefusal::SeveralRoyals),
            (!self.right(us), ExchangeRefusal::Used),
            (!on_main_board, ExchangeRefusal::InCitadel),
            (!needed, ExchangeRefusal::NoNeed),
            (partners & m.to.set().bits() == 0, ExchangeRefusal::Partner),
        ];
        refusals
            .into_iter()
            .find(|(holds, _)| *holds)
            .map(|(_, refusal)| refusal)
    }

    fn moves_without_exchange(&self) -> bool {
        let mut without = self.clone();
        without.state.rights[self.state.side.index()] = false;
        without.has_moves()
    }

    fn citadel_reason(&self, piece: Piece, m: Move) -> Option<Illegal> {
        let g = self.engine();
        let citadels = self.variant.rules().citadels.as_ref()?;
        let enters = citadels.all().contains(m.to) && self.reaches_on_empty_board(m);
        if !enters || !self.royals(piece.color).contains(m.from) {
            return None;
        }
        if citadel::closed(g, &self.state, m.from) & m.to.set().bits() != 0 {
            return Some(Illegal::CitadelClosed);
        }
        (citadel::is_sanctuary(g) && self.occupied().contains(m.to))
            .then_some(Illegal::CitadelOccupied)
    }

    fn reaches_on_empty_board(&self, m: Move) -> bool {
        self.paths_from(m.from)
            .iter()
            .any(|path| path.land.contains(m.to))
    }

    fn plain_reason(&self, m: Move) -> Illegal {
        let g = self.engine();
        let node = Node::<u128>::new(g.c, &self.state);
        if pseudo_targets(g.c, &self.state, &node, m.from) & m.to.set().bits() != 0 {
            return self.exposure(m);
        }
        let mut reason = Illegal::CannotMoveSo;
        for path in self
            .paths_from(m.from)
            .iter()
            .filter(|path| path.land.contains(m.to))
        {
            let before = path.squares.iter().take_while(|&&s| s != m.to);
            if let Some(&by) = before.into_iter().find(|&&s| self.occupied().contains(s)) {
                if reason == Illegal::CannotMoveSo {
                    reason = Illegal::Blocked { by };
                }
                continue;
            }
            reason = match path.mode {
                _ if node.immune & m.to.set().bits() != 0 => Illegal::Immune,
                Mode::Capture => Illegal::OnlyCaptures,
                _ => Illegal::NeverCaptures,
            };
        }
        reason
    }

    /// The attackers of the sole royal after a move.
    fn exposure(&self, m: Move) -> Illegal {
        let us = self.state.side;
        let mut after = self.state;
        apply::apply(self.engine(), &mut after, m);
        Illegal::RoyalAttacked {
            by: SquareSet::from_bits(attack::attackers_of_royal(self.engine().c, &after, us)),
        }
    }

    /// `the Zurafa on d2`.
    fn unit_on(&self, square: Square) -> String {
        let name = self.variant.topology().name(square);
        match self.piece_at(square) {
            Some(piece) => {
                let unit = clip_to(&self.variant.piece(piece.kind).name, LONGEST_NAME);
                format!("the {unit} on {name}")
            }
            None => format!("the unit on {name}"),
        }
    }

    fn sentence(&self, reason: Illegal, from: Square, to: Square) -> String {
        let name = |square| self.variant.topology().name(square);
        let (unit, from, to) = (self.unit_on(from), name(from), name(to));
        match reason {
            Illegal::OffBoard => "one of the squares is not on this board".into(),
            Illegal::GameOver(outcome) => format!("the game is over: {outcome}"),
            Illegal::NoUnit => format!("there is no unit on {from}"),
            Illegal::EnemyUnit => {
                let (us, them) = (self.state.side, !self.state.side);
                format!("{unit} is {them}, and it is {us}'s turn")
            }
            Illegal::NoMove => format!("{unit} would stay where it is"),
            Illegal::CannotMoveSo => format!("{unit} can't move to {to}"),
            Illegal::Blocked { by } => {
                format!(
                    "{unit} can't reach {to}: the unit on {} is in its way",
                    name(by)
                )
            }
            Illegal::OwnUnit => {
                format!("{unit} can't go to {to}, where a unit of its own side stands")
            }
            Illegal::OnlyCaptures => format!("{unit} moves to {to} only to capture"),
            Illegal::NeverCaptures => format!("{unit} can't capture on {to}"),
            Illegal::Immune => format!("the resting pawn on {to} can't be captured"),
            Illegal::NoFork => format!(
                "{unit} rests: it can be set only where it forks two enemy units, on a square without a royal \
                 or a resting pawn, and {to} is none"
            ),
            Illegal::Waits => {
                format!("{unit} waits until its home square is empty and can go only there")
            }
            Illegal::CitadelClosed => format!("{unit} may not enter the citadel {to}"),
            Illegal::CitadelOccupied => format!("the citadel {to} is occupied"),
            Illegal::NoExchange(refusal) => {
                format!("{unit} can't change places with the unit on {to}: {refusal}")
            }
            Illegal::RoyalAttacked { by } => {
                let names: Vec<&str> = by.iter().map(name).collect();
                format!(
                    "after this move the royal would be attacked from {}",
                    names.join(" and ")
                )
            }
        }
    }
}
