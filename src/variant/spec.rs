//! What one says of a piece and of a pawn of pawns, by symbols, before the variant is built.

use alloc::{string::String, vec::Vec};

use crate::movement::Movement;
use crate::variant::SecondArrival;

/// The description of one kind of piece, for [`VariantBuilder::piece`](super::VariantBuilder::piece).
///
/// ```
/// use shatranj::{Movement, PieceSpec};
/// let king = PieceSpec::new("K", "Shah", Movement::betza("K")?).royal(1);
/// let pawn = PieceSpec::new("P", "Baidaq", Movement::betza("fmWfcF")?).promotes_to("G");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct PieceSpec {
    pub(super) symbol: String,
    pub(super) name: String,
    pub(super) movement: Movement,
    pub(super) royal: Option<u8>,
    pub(super) promotion: Option<PromotionSpec>,
    pub(super) region: Option<Vec<String>>,
}

#[derive(Clone, Debug)]
pub(super) struct PromotionSpec {
    pub to: String,
    /// How many of the result a side may have; the pawn vanishes when there are as many.
    pub at_most: Option<u8>,
}

impl PieceSpec {
    /// A kind with its symbol (an upper-case letter, perhaps with `'` or `!`), its name, and
    /// its movement seen by White.
    pub fn new(
        symbol: impl Into<String>,
        name: impl Into<String>,
        movement: Movement,
    ) -> PieceSpec {
        PieceSpec {
            symbol: symbol.into(),
            name: name.into(),
            movement,
            royal: None,
            promotion: None,
            region: None,
        }
    }

    /// Makes it royal, with its rank among the royals of a side: 1 is the highest.
    pub fn royal(mut self, rank: u8) -> PieceSpec {
        self.royal = Some(rank);
        self
    }

    /// Makes it a pawn that becomes the unit with this symbol in the promotion zone.
    pub fn promotes_to(mut self, symbol: impl Into<String>) -> PieceSpec {
        self.promotion = Some(PromotionSpec {
            to: symbol.into(),
            at_most: None,
        });
        self
    }

    /// Makes it a pawn that becomes the unit with this symbol in the promotion zone if its
    /// side has fewer than `at_most` of them, and vanishes otherwise.
    pub fn promotes_or_vanishes(mut self, symbol: impl Into<String>, at_most: u8) -> PieceSpec {
        self.promotion = Some(PromotionSpec {
            to: symbol.into(),
            at_most: Some(at_most),
        });
        self
    }

    /// Confines it to the squares with these names: it can neither stand on nor pass others.
    pub fn confined_to<N: Into<String>>(
        mut self,
        squares: impl IntoIterator<Item = N>,
    ) -> PieceSpec {
        self.region = Some(squares.into_iter().map(Into::into).collect());
        self
    }
}

/// The description of a pawn of three journeys, by the symbols of its kinds; see
/// [`Journeys`](super::Journeys) for what they mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JourneysSpec {
    /// The pawn on its first journey.
    pub first: String,
    /// The pawn on its second journey.
    pub second: String,
    /// The pawn on its third journey.
    pub third: String,
    /// What it becomes in the end, a royal.
    pub crowned: String,
    /// The home square of White and of Black, by name.
    pub homes: [String; 2],
    /// What happens when the home square is occupied.
    pub arrival: SecondArrival,
    /// A kind that changes into another when a side's pawn is crowned.
    pub heir: Option<(String, String)>,
}

/// The description of citadels; see [`Citadels`](super::Citadels) for what they mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CitadelsSpec {
    /// The squares of White, by name.
    pub white: Vec<String>,
    /// The squares of Black, by name.
    pub black: Vec<String>,
    /// Who may enter.
    pub entry: super::CitadelEntry,
    /// The symbol of the only royal that may enter its own citadel; `None` is any royal.
    pub own: Option<String>,
}
