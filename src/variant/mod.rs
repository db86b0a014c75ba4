//! What a game is: pieces, board, rules and start, as data.
//!
//! [`VariantBuilder`] turns a description into a [`Variant`], checked and compiled. The four
//! built-in games are made by it, and so is any game of your own.

pub(crate) mod between;
mod builder;
mod check;
pub(crate) mod class;
pub(crate) mod compile;
pub(crate) mod definition;
mod error;
mod lay;
pub(crate) mod options;
pub(crate) mod paths;
mod piece;
pub(crate) mod placement;
pub(crate) mod plan;
pub(crate) mod reach;
mod resolve;
mod rules;
mod spec;
pub(crate) mod tables;
pub mod text;
pub(crate) mod zobrist;

pub use builder::{IntoTopology, VariantBuilder};
pub use definition::PieceDef;
pub use error::{VariantError, VariantLimit};
pub use lay::{Laid, Reach};
pub use options::{LookupError, OptionInfo, OptionSetting, OptionValue, parse_option};
pub use paths::{MAX_PATHS, MAX_TRIED, Path, TooManyPaths};
pub use piece::{Color, Piece, PieceKind};
pub use placement::PlacementError;
pub use rules::{
    BareKing, CitadelEntry, Citadels, Exchange, Journeys, Limit, Promotion, Rules, SecondArrival,
    Stalemate,
};
pub use spec::{CitadelsSpec, JourneysSpec, PieceSpec};
pub use text::{RowFault, TextError, TextErrorKind};

use alloc::{string::String, sync::Arc};
use core::fmt;
use core::hash::{Hash, Hasher};

use crate::position::{Position, Setup, State};
use crate::{Square, Topology};
use compile::Compiled;
use definition::Definition;

/// A game: its board, its pieces, its rules, its start.
///
/// A clone is cheap and shares everything. Two variants are equal when they mean the same
/// game, whatever they are called.
///
/// ```
/// use shatranj::{Variant, variants};
/// let game = variants::tamerlane();
/// assert_eq!(game.topology().len(), 112);
/// assert_eq!(game.pieces().count(), 25);
/// assert_eq!(Variant::by_name("shatranj-kabir")?, game);
/// # Ok::<(), shatranj::variant::LookupError>(())
/// ```
#[derive(Clone)]
pub struct Variant(Arc<Inner>);

struct Inner {
    definition: Definition,
    compiled: Compiled,
    start: State,
}

impl Variant {
    /// Begins the description of a game with this id.
    pub fn builder(id: impl Into<String>) -> VariantBuilder {
        VariantBuilder::new(id.into())
    }

    /// Compiles a checked definition, and sees that its start is a position of the game.
    fn compile(definition: Definition, array: &[(Square, Piece)]) -> Result<Variant, VariantError> {
        let compiled = Compiled::new(&definition)?;
        let mut setup = Setup::empty();
        for &(square, piece) in array {
            setup.set(square, Some(piece));
        }
        if definition.rules.exchange.is_some() {
            setup.set_right(Color::White, true);
            setup.set_right(Color::Black, true);
        }
        let start = State::from_setup(&definition, &compiled, &setup)
            .map_err(VariantError::IllegalStart)?;
        Ok(Variant(Arc::new(Inner {
            definition,
            compiled,
            start,
        })))
    }

    /// The short name, such as `tamerlane`.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.0.definition.id
    }

    /// The full name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0.definition.name
    }

    /// What the game is, in a sentence or two.
    #[must_use]
    pub fn about(&self) -> &str {
        &self.0.definition.about
    }

    /// Where the rules come from.
    #[must_use]
    pub fn sources(&self) -> &[String] {
        &self.0.definition.sources
    }

    /// The board.
    #[must_use]
    pub fn topology(&self) -> &Topology {
        &self.0.definition.topology
    }

    /// The rules beyond how the pieces move.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.0.definition.rules
    }

    /// The kinds of piece, in the order of definition.
    pub fn pieces(&self) -> impl ExactSizeIterator<Item = (PieceKind, &PieceDef)> + '_ {
        self.0
            .definition
            .pieces
            .iter()
            .enumerate()
            .map(|(i, piece)| (PieceKind::new(i), piece))
    }

    /// What a kind of piece is and does. A kind of another variant may be none here; then it
    /// is the first one.
    #[must_use]
    pub fn piece(&self, kind: PieceKind) -> &PieceDef {
        let pieces = &self.0.definition.pieces;
        pieces.get(kind.index()).unwrap_or(&pieces[0])
    }

    /// The kind with this symbol, written as for White: `R'`.
    #[must_use]
    pub fn kind(&self, symbol: &str) -> Option<PieceKind> {
        self.0.definition.kind(symbol)
    }

    /// The symbol of a piece, in upper case for White and lower case for Black.
    ///
    /// ```
    /// use shatranj::{Color, Piece, variants};
    /// let game = variants::tamerlane();
    /// let pawn = game.kind("R'").unwrap();
    /// assert_eq!(game.symbol(Piece::new(Color::Black, pawn)), "r'");
    /// ```
    #[must_use]
    pub fn symbol(&self, piece: Piece) -> String {
        symbol_of(&self.0.definition.pieces, piece)
    }

    /// The piece with this symbol: upper case White, lower case Black.
    #[must_use]
    pub fn piece_of_symbol(&self, symbol: &str) -> Option<Piece> {
        placement::piece_of_symbol(symbol, &self.0.definition.pieces)
    }

    /// The options and the values in force, for a variant that has any.
    #[must_use]
    pub fn options(&self) -> &[OptionSetting] {
        &self.0.definition.options
    }

    /// The start array as the first field of a FEN.
    #[must_use]
    pub fn start_array(&self) -> &str {
        &self.0.definition.start
    }

    /// The position in which a game begins.
    #[must_use]
    pub fn start(&self) -> Position {
        Position::from_state(self.clone(), self.0.start)
    }

    /// The bytes that the compiled tables take.
    #[must_use]
    pub fn table_bytes(&self) -> usize {
        self.compiled().bytes()
    }

    /// How many paths of this variant's pieces have ids in no order, so that they are walked
    /// square by square. None of a built-in game is.
    #[must_use]
    pub fn walked_paths(&self) -> usize {
        self.compiled().walked()
    }

    #[inline]
    pub(crate) fn compiled(&self) -> &Compiled {
        &self.0.compiled
    }

    #[inline]
    pub(crate) fn definition(&self) -> &Definition {
        &self.0.definition
    }
}

impl PartialEq for Variant {
    fn eq(&self, other: &Variant) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.definition == other.0.definition
    }
}

impl Eq for Variant {}

impl Hash for Variant {
    /// By the id alone: games that are equal have the same, and few others do.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id().hash(state);
    }
}

impl PartialEq<&Variant> for Variant {
    fn eq(&self, other: &&Variant) -> bool {
        self == *other
    }
}

impl fmt::Debug for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Variant");
        out.field("id", &self.id());
        for option in self.options().iter().filter(|o| !o.is_default()) {
            out.field(&option.info.id, &option.value);
        }
        out.finish_non_exhaustive()
    }
}

pub(crate) fn symbol_of(pieces: &[PieceDef], piece: Piece) -> String {
    let symbol = pieces
        .get(piece.kind.index())
        .map_or("?", |p| p.symbol.as_str());
    match piece.color {
        Color::White => symbol.into(),
        Color::Black => symbol.to_ascii_lowercase(),
    }
}
