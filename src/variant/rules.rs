//! The rule components: what makes a game more than its pieces.
//!
//! Each is a plain value that can be looked at and compared. They are named by what they do;
//! any game may use any of them.

use alloc::vec::Vec;

use crate::{Color, PieceKind, Square, SquareSet};

/// What becomes of a pawn that enters its promotion zone. There is never a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Promotion {
    /// It becomes a unit of this kind.
    To(PieceKind),
    /// It becomes a unit of this kind if its side has fewer than `at_most` of them on the
    /// board; otherwise it vanishes: what it captured stays captured and the square is empty.
    ToOrVanish {
        /// What it becomes.
        to: PieceKind,
        /// How many of them a side may have.
        at_most: u8,
    },
}

/// What it means to have no legal move without being in check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Stalemate {
    /// The side without a move loses.
    #[default]
    Loses,
    /// The game is drawn.
    Draws,
    /// The side without a move wins.
    Wins,
}

/// What it means to have a king alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BareKing {
    /// Nothing.
    #[default]
    Plays,
    /// A side left with one unit loses, unless its very next move takes the last other man
    /// of the enemy too: then the game is drawn. Being mated comes first.
    Loses,
}

/// When the royal may change places with another unit of its side, once a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Exchange {
    /// While in check, or when there is no other legal move.
    #[default]
    CheckOrStalemate,
    /// While in check.
    CheckOnly,
    /// Not at all; the right stays in the FEN, unused.
    Never,
}

/// Who may enter a citadel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CitadelEntry {
    /// Whatever moves there may enter and capture there.
    #[default]
    AnyPiece,
    /// Only royals; for everything else the citadel does not exist.
    RoyalOnly,
    /// Only royals, and whoever is inside can be neither attacked nor captured.
    Sanctuary,
}

/// Squares that belong to a side and draw the game when the enemy's acting royal gets in.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Citadels {
    /// The citadels of White and of Black.
    pub of: [SquareSet; 2],
    /// Who may enter.
    pub entry: CitadelEntry,
    /// The only kind of royal that may enter its own citadel; `None` is any royal.
    pub own: Option<PieceKind>,
}

impl Citadels {
    /// The citadels of a side.
    #[must_use]
    pub fn of(&self, color: Color) -> SquareSet {
        self.of[color.index()]
    }

    /// All citadels.
    #[must_use]
    pub fn all(&self) -> SquareSet {
        self.of[0] | self.of[1]
    }
}

/// Where a pawn of pawns goes when its second journey ends on an occupied home square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SecondArrival {
    /// It waits on the last rank until the home square is empty.
    #[default]
    Wait,
    /// It goes home at once and removes what stands there, unless that is a royal or immune.
    Displace,
}

/// A pawn that goes up the board three times (Tamerlane's Baidaq al-Bayadiq).
///
/// After the first journey it freezes on the last rank, immune, until it is relocated to a
/// square from where it forks two enemy units; after the second it is set on its home
/// square; after the third it becomes a royal. On its last rank it attacks nothing, so that
/// it is never relocated to a square of that rank, wherever the rank is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Journeys {
    /// The pawn on its first journey.
    pub first: PieceKind,
    /// The pawn on its second journey.
    pub second: PieceKind,
    /// The pawn on its third journey.
    pub third: PieceKind,
    /// What it becomes in the end.
    pub crowned: PieceKind,
    /// The home square of White and of Black.
    pub homes: [Square; 2],
    /// What happens when the home square is occupied.
    pub arrival: SecondArrival,
    /// A kind that changes into another wherever it stands when a side's pawn is crowned.
    pub heir: Option<(PieceKind, PieceKind)>,
}

impl Journeys {
    /// Whether the kind is this pawn on one of its journeys.
    #[must_use]
    pub fn includes(&self, kind: PieceKind) -> bool {
        [self.first, self.second, self.third].contains(&kind)
    }
}

/// At most so many units of these kinds together a side may have; a set-up with more is no
/// position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Limit {
    /// The kinds that are counted together.
    pub kinds: Vec<PieceKind>,
    /// How many of them a side may have.
    pub at_most: u8,
}

/// All rules of a variant beyond how its pieces move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Rules {
    /// What stalemate means.
    pub stalemate: Stalemate,
    /// What a bare king means.
    pub bare_king: BareKing,
    /// The squares where pawns of White and of Black promote.
    pub promotion_zone: [SquareSet; 2],
    /// The citadels, if the game has any.
    pub citadels: Option<Citadels>,
    /// The royal's exchange, if the game knows it.
    pub exchange: Option<Exchange>,
    /// The pawn of three journeys, if the game has one.
    pub journeys: Option<Journeys>,
    /// How many units of some kinds a side may have.
    pub limits: Vec<Limit>,
}
