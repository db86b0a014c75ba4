//! Builds a variant from what one says of it, and refuses what makes no sense.

use alloc::{string::String, vec::Vec};

use crate::SquareSet;
use crate::geometry::{Topology, TopologyBuilder, TopologyError};

use super::definition::Definition;
use super::error::VariantError;
use super::options::OptionSetting;
use super::resolve::{self, Symbols};
use super::rules::{BareKing, Exchange, Limit, Rules, Stalemate};
use super::spec::{CitadelsSpec, JourneysSpec, PieceSpec};
use super::{Variant, check, placement};

/// The description of a game, begun by [`Variant::builder`].
///
/// Mistakes are kept and reported by [`build`](VariantBuilder::build), so that calls can be
/// chained. The built-in games are made by this builder alone.
///
/// ```
/// use shatranj::{Movement, PieceSpec, Topology, Variant};
/// let game = Variant::builder("corridor")
///     .board(Topology::grid(3, 5).void("b3"))
///     .piece(PieceSpec::new("K", "King", Movement::betza("K")?).royal(1))
///     .piece(PieceSpec::new("N", "Knight", Movement::betza("N")?))
///     .start("nkn/3/1*1/3/NKN")
///     .build()?;
/// assert_eq!(game.start().legal_moves().len(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "a builder does nothing until `build` is called"]
pub struct VariantBuilder {
    id: String,
    name: Option<String>,
    about: String,
    sources: Vec<String>,
    board: Option<Result<Topology, TopologyError>>,
    pieces: Vec<PieceSpec>,
    stalemate: Stalemate,
    bare_king: BareKing,
    promotion_ranks: Option<[u8; 2]>,
    citadels: Option<CitadelsSpec>,
    exchange: Option<Exchange>,
    journeys: Option<JourneysSpec>,
    limits: Vec<(u8, Vec<String>)>,
    start: Option<String>,
    options: Vec<OptionSetting>,
}

/// A board, finished or still being described.
pub trait IntoTopology {
    /// The finished board.
    ///
    /// # Errors
    /// The mistake of a description that is no board.
    fn into_topology(self) -> Result<Topology, TopologyError>;
}

impl IntoTopology for Topology {
    fn into_topology(self) -> Result<Topology, TopologyError> {
        Ok(self)
    }
}

impl IntoTopology for TopologyBuilder {
    fn into_topology(self) -> Result<Topology, TopologyError> {
        self.build()
    }
}

impl VariantBuilder {
    pub(super) fn new(id: String) -> VariantBuilder {
        VariantBuilder {
            id,
            name: None,
            about: String::new(),
            sources: Vec::new(),
            board: None,
            pieces: Vec::new(),
            stalemate: Stalemate::default(),
            bare_king: BareKing::default(),
            promotion_ranks: None,
            citadels: None,
            exchange: None,
            journeys: None,
            limits: Vec::new(),
            start: None,
            options: Vec::new(),
        }
    }

    /// What the game is called in full; its id if nothing is said.
    pub fn name(mut self, name: impl Into<String>) -> VariantBuilder {
        self.name = Some(name.into());
        self
    }

    /// What the game is, in a sentence or two.
    pub fn about(mut self, about: impl Into<String>) -> VariantBuilder {
        self.about = about.into();
        self
    }

    /// Where a rule comes from; may be said several times.
    pub fn source(mut self, source: impl Into<String>) -> VariantBuilder {
        self.sources.push(source.into());
        self
    }

    /// The board.
    pub fn board(mut self, board: impl IntoTopology) -> VariantBuilder {
        self.board = Some(board.into_topology());
        self
    }

    /// Adds a kind of piece. Kinds are numbered in the order in which they are added.
    pub fn piece(mut self, piece: PieceSpec) -> VariantBuilder {
        self.pieces.push(piece);
        self
    }

    /// Adds several kinds of piece.
    pub fn pieces(mut self, pieces: impl IntoIterator<Item = PieceSpec>) -> VariantBuilder {
        self.pieces.extend(pieces);
        self
    }

    /// What stalemate means; a loss of the side without a move if nothing is said.
    pub fn stalemate(mut self, stalemate: Stalemate) -> VariantBuilder {
        self.stalemate = stalemate;
        self
    }

    /// What a king alone means; nothing if nothing is said.
    pub fn bare_king(mut self, bare_king: BareKing) -> VariantBuilder {
        self.bare_king = bare_king;
        self
    }

    /// The ranks on which the pawns of White and of Black promote: the last ones of the grid
    /// if nothing is said. Extra cells beside a rank do not count.
    pub fn promotion_ranks(mut self, white: u8, black: u8) -> VariantBuilder {
        self.promotion_ranks = Some([white, black]);
        self
    }

    /// The citadels.
    pub fn citadels(mut self, citadels: CitadelsSpec) -> VariantBuilder {
        self.citadels = Some(citadels);
        self
    }

    /// Lets a royal change places with a unit of its own once a game.
    pub fn exchange(mut self, exchange: Exchange) -> VariantBuilder {
        self.exchange = Some(exchange);
        self
    }

    /// Makes some kinds the pawn of three journeys.
    pub fn journeys(mut self, journeys: JourneysSpec) -> VariantBuilder {
        self.journeys = Some(journeys);
        self
    }

    /// Lets a side have at most so many units of these kinds together.
    pub fn at_most<S: Into<String>>(
        mut self,
        number: u8,
        symbols: impl IntoIterator<Item = S>,
    ) -> VariantBuilder {
        self.limits
            .push((number, symbols.into_iter().map(Into::into).collect()));
        self
    }

    /// The start array, as the first field of a FEN; White moves first.
    pub fn start(mut self, placement: impl Into<String>) -> VariantBuilder {
        self.start = Some(placement.into());
        self
    }

    /// Records which reading of an option is in force, so that it can be listed.
    pub fn setting(mut self, setting: OptionSetting) -> VariantBuilder {
        self.options.push(setting);
        self
    }

    /// The variant.
    ///
    /// # Errors
    /// The first mistake of the description, see [`VariantError`].
    pub fn build(self) -> Result<Variant, VariantError> {
        let topology = self.board.clone().ok_or(VariantError::NoBoard)??;
        let symbols = Symbols(&self.pieces);
        symbols.check()?;
        let promotion_zone = self.promotion_zone(&topology)?;
        let citadels = self
            .citadels
            .as_ref()
            .map(|c| resolve::citadels(c, &topology, symbols))
            .transpose()?;
        let journeys = self
            .journeys
            .as_ref()
            .map(|j| resolve::journeys(j, &topology, symbols))
            .transpose()?;
        let limit = |(at_most, kinds): &(u8, Vec<String>)| {
            let kinds = kinds
                .iter()
                .map(|s| symbols.kind(s, || "a limit".into()))
                .collect::<Result<_, _>>()?;
            Ok(Limit {
                kinds,
                at_most: *at_most,
            })
        };
        let limits = self
            .limits
            .iter()
            .map(limit)
            .collect::<Result<_, VariantError>>()?;
        let rules = Rules {
            stalemate: self.stalemate,
            bare_king: self.bare_king,
            promotion_zone,
            citadels,
            exchange: self.exchange,
            journeys,
            limits,
        };
        let pieces = self
            .pieces
            .iter()
            .map(|spec| resolve::piece(spec, &topology, &rules, symbols))
            .collect::<Result<Vec<_>, _>>()?;
        let start = self.start.as_ref().ok_or(VariantError::NoStart)?;
        let array = placement::parse(start, &topology, &pieces)?;
        let start = placement::print(&topology, |square| {
            let (_, piece) = array.iter().find(|(s, _)| *s == square)?;
            Some(super::symbol_of(&pieces, *piece))
        });
        let definition = Definition {
            name: self.name.unwrap_or_else(|| self.id.clone()),
            id: self.id,
            about: self.about,
            sources: self.sources,
            topology,
            pieces,
            rules,
            start,
            options: self.options,
        };
        check::definition(&definition)?;
        Variant::compile(definition, &array)
    }

    fn promotion_zone(&self, board: &Topology) -> Result<[SquareSet; 2], VariantError> {
        let ranks = self.promotion_ranks.unwrap_or([board.grid_size().1, 1]);
        let mut zone = [SquareSet::EMPTY; 2];
        for (zone, rank) in zone.iter_mut().zip(ranks) {
            *zone = board.rank(rank) & board.main_board();
            if zone.is_empty() {
                return Err(VariantError::UnknownRank { rank });
            }
        }
        Ok(zone)
    }
}
