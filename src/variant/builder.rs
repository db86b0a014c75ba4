//! Builds a variant from what one says of it, and refuses what makes no sense.

use crate::geometry::{Topology, TopologyBuilder, TopologyError};
use crate::{PieceKind, Square, SquareSet};

use super::definition::{Definition, PieceDef};
use super::error::{VariantError, VariantLimit};
use super::options::OptionSetting;
use super::rules::{
    BareKing, CitadelEntry, Citadels, Exchange, Journeys, Limit, Promotion, Rules, Stalemate,
};
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
            .map(|c| resolve_citadels(c, &topology, symbols))
            .transpose()?;
        let journeys = self
            .journeys
            .as_ref()
            .map(|j| resolve_journeys(j, &topology, symbols))
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
            .map(|spec| resolve_piece(spec, &topology, &rules, symbols))
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

/// Looks symbols up among the pieces of a description.
#[derive(Clone, Copy)]
struct Symbols<'a>(&'a [PieceSpec]);

impl Symbols<'_> {
    fn check(self) -> Result<(), VariantError> {
        let found = self.0.len();
        if found == 0 {
            return Err(VariantError::NoPieces);
        }
        if found > PieceKind::MAX {
            return Err(VariantError::TooMany {
                limit: VariantLimit::Kinds,
                found,
                allowed: PieceKind::MAX,
            });
        }
        for (i, piece) in self.0.iter().enumerate() {
            let symbol = &piece.symbol;
            if !matches!(
                symbol.as_bytes(),
                [b'A'..=b'Z'] | [b'A'..=b'Z', b'\'' | b'!']
            ) {
                return Err(VariantError::BadSymbol {
                    symbol: symbol.clone(),
                });
            }
            if let Some(first) = self.0[..i].iter().find(|p| p.symbol == *symbol) {
                return Err(VariantError::RepeatedSymbol {
                    symbol: symbol.clone(),
                    first: first.name.clone(),
                    second: piece.name.clone(),
                });
            }
        }
        Ok(())
    }

    fn kind(self, symbol: &str, rule: impl Fn() -> String) -> Result<PieceKind, VariantError> {
        let found = self.0.iter().position(|p| p.symbol == symbol);
        let unknown = || VariantError::UnknownSymbol {
            rule: rule(),
            symbol: symbol.into(),
        };
        found.map(PieceKind::new).ok_or_else(unknown)
    }
}

fn resolve_square(name: &str, board: &Topology, rule: &str) -> Result<Square, VariantError> {
    let unknown = || VariantError::UnknownSquare {
        rule: rule.into(),
        square: name.into(),
    };
    board.square(name).ok_or_else(unknown)
}

fn resolve_set(names: &[String], board: &Topology, rule: &str) -> Result<SquareSet, VariantError> {
    names
        .iter()
        .map(|name| resolve_square(name, board, rule))
        .collect()
}

fn resolve_piece(
    spec: &PieceSpec,
    board: &Topology,
    rules: &Rules,
    symbols: Symbols<'_>,
) -> Result<PieceDef, VariantError> {
    let rule = || format!("the piece `{}`", spec.symbol);
    let given = match &spec.region {
        Some(names) => resolve_set(names, board, &rule())?,
        None => board.squares(),
    };
    let promotion = match &spec.promotion {
        None => None,
        Some(promotion) => {
            let to = symbols.kind(&promotion.to, rule)?;
            Some(
                promotion
                    .at_most
                    .map_or(Promotion::To(to), |at_most| Promotion::ToOrVanish {
                        to,
                        at_most,
                    }),
            )
        }
    };
    let kind = symbols.kind(&spec.symbol, rule)?;
    let pawn = promotion.is_some() || rules.journeys.is_some_and(|j| j.includes(kind));
    let region = open_region(given, spec.royal.is_some(), pawn, rules);
    Ok(PieceDef {
        symbol: spec.symbol.clone(),
        name: spec.name.clone(),
        movement: spec.movement.clone(),
        royal: spec.royal,
        promotion,
        pawn,
        region,
    })
}

/// Those of the given squares that the citadels leave to a unit. No pawn ever enters one.
pub(super) fn open_region(given: SquareSet, royal: bool, pawn: bool, rules: &Rules) -> SquareSet {
    let Some(citadels) = &rules.citadels else {
        return given;
    };
    match citadels.entry {
        CitadelEntry::AnyPiece if !pawn => given,
        _ if royal => given,
        _ => given - citadels.all(),
    }
}

fn resolve_citadels(
    spec: &CitadelsSpec,
    board: &Topology,
    symbols: Symbols<'_>,
) -> Result<Citadels, VariantError> {
    let rule = "the citadel rule";
    let own = spec
        .own
        .as_ref()
        .map(|s| symbols.kind(s, || rule.into()))
        .transpose()?;
    let of = [
        resolve_set(&spec.white, board, rule)?,
        resolve_set(&spec.black, board, rule)?,
    ];
    Ok(Citadels {
        of,
        entry: spec.entry,
        own,
    })
}

fn resolve_journeys(
    spec: &JourneysSpec,
    board: &Topology,
    symbols: Symbols<'_>,
) -> Result<Journeys, VariantError> {
    let rule = "the pawn of three journeys";
    let kind = |symbol: &String| symbols.kind(symbol, || rule.into());
    let heir = match &spec.heir {
        Some((from, to)) => Some((kind(from)?, kind(to)?)),
        None => None,
    };
    Ok(Journeys {
        first: kind(&spec.first)?,
        second: kind(&spec.second)?,
        third: kind(&spec.third)?,
        crowned: kind(&spec.crowned)?,
        homes: [
            resolve_square(&spec.homes[0], board, rule)?,
            resolve_square(&spec.homes[1], board, rule)?,
        ],
        arrival: spec.arrival,
        heir,
    })
}
