//! What every public type can do that people expect of a type of its sort. The compiler is
//! the test: a trait that goes missing is an error here.
#![cfg(feature = "std")]

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;

use shatranj::game::{Adjudication, HistoryError, Notation, PlayError, Ply};
use shatranj::geometry::{Adjacency, Squares};
use shatranj::movement::betza::{Hint, RangeFault};
use shatranj::movement::{
    BetzaError, BetzaErrorKind, Homing, Leg, Mode, MovementBuilder, MovementError, Ride, Turn,
};
use shatranj::notation::{
    FenField, GameResult, MoveText, MoveTree, NodeId, PgnError, PgnErrorKind, PgnGame, PgnLimit,
    PgnLimits, PgnReader, SquareError, Suite, SuiteEntry, SuiteError, TagError, TreeMove,
};
use shatranj::perft::{Counter, Mismatch, SuiteReport, Table, TableError};
use shatranj::position::{ExchangeRefusal, Fault, NullMoveError};
use shatranj::render::{PieceColors, Rgb, SvgBoard, SvgMovement, SvgSheet, TextBoard, Theme};
use shatranj::variant::{
    BareKing, CitadelEntry, Citadels, CitadelsSpec, Exchange, Journeys, JourneysSpec, Laid, Limit,
    LookupError, OptionInfo, OptionSetting, OptionValue, Path, PieceDef, PlacementError, Promotion,
    Reach, RowFault, Rules, SecondArrival, Stalemate, TextError, TextErrorKind, TooManyPaths,
    VariantLimit,
};
use shatranj::variants::{atranj, citadel, kamil, tamerlane};
use shatranj::*;

/// Can be shown in messages and used from several threads.
fn shared<T: Debug + Send + Sync + Unpin>() {}
/// A value: shared, copied at will, compared.
fn value<T: Debug + Send + Sync + Unpin + Clone + Eq>() {}
/// A value that can be a key.
fn key<T: Debug + Send + Sync + Unpin + Clone + Eq + Hash>() {}
/// A small value, handed on by copy.
fn small<T: Debug + Send + Sync + Unpin + Copy + Eq + Hash>() {}
/// A small value with an order, to sort by.
fn ordered<T: Debug + Send + Sync + Unpin + Copy + Ord + Hash>() {}
/// An error that can be kept, compared, shown and boxed.
fn error<T: Error + Display + Clone + Eq + Send + Sync + 'static>() {}

#[test]
fn boards_and_pieces() {
    ordered::<Square>();
    ordered::<SquareSet>();
    ordered::<Color>();
    ordered::<Piece>();
    ordered::<PieceKind>();
    ordered::<Move>();
    value::<Topology>();
    small::<Adjacency>();
    shared::<Squares>();
    shared::<TopologyBuilder>();
    error::<TopologyError>();
}

#[test]
fn movements() {
    key::<Movement>();
    key::<Ride>();
    ordered::<Leg>();
    ordered::<Mode>();
    ordered::<Homing>();
    small::<Turn>();
    value::<Hint>();
    shared::<MovementBuilder>();
    error::<MovementError>();
    error::<BetzaError>();
    error::<BetzaErrorKind>();
    error::<RangeFault>();
}

#[test]
fn games_as_data() {
    key::<Variant>();
    key::<Rules>();
    key::<PieceDef>();
    key::<Citadels>();
    key::<Journeys>();
    key::<Limit>();
    key::<Path>();
    key::<OptionInfo>();
    key::<OptionValue>();
    key::<OptionSetting>();
    small::<BareKing>();
    small::<CitadelEntry>();
    small::<Exchange>();
    small::<Promotion>();
    small::<SecondArrival>();
    small::<Stalemate>();
    small::<VariantLimit>();
    small::<Reach>();
    value::<CitadelsSpec>();
    value::<JourneysSpec>();
    shared::<PieceSpec>();
    shared::<VariantBuilder>();
    shared::<Laid<'_>>();
    error::<VariantError>();
    error::<LookupError>();
    error::<PlacementError>();
    error::<TextError>();
    error::<TextErrorKind>();
    error::<RowFault>();
    error::<TooManyPaths>();
}

#[test]
fn the_built_in_games() {
    small::<tamerlane::Options>();
    small::<tamerlane::BlackCitadel>();
    small::<tamerlane::Array>();
    small::<tamerlane::ZurafaLeg>();
    small::<tamerlane::OwnCitadel>();
    small::<kamil::Options>();
    small::<kamil::Dabbabah>();
    small::<atranj::Options>();
    small::<atranj::Array>();
    small::<atranj::StalemateRule>();
    small::<citadel::Options>();
    small::<citadel::Array>();
    small::<citadel::Entry>();
}

#[test]
fn positions() {
    key::<Position>();
    key::<Setup>();
    key::<Effect>();
    key::<EffectKind>();
    small::<EndReason>();
    small::<Outcome>();
    small::<Faults>();
    small::<Fault>();
    small::<Illegal>();
    small::<ExchangeRefusal>();
    value::<Undo>();
    shared::<MoveList>();
    error::<SetupError>();
    error::<IllegalMove>();
    error::<NullMoveError>();
}

#[test]
fn texts() {
    ordered::<FenField>();
    ordered::<NodeId>();
    small::<GameResult>();
    small::<PgnLimit>();
    small::<PgnLimits>();
    shared::<MoveText<'_>>();
    value::<MoveTree>();
    value::<TreeMove>();
    value::<PgnGame>();
    value::<Suite>();
    value::<SuiteEntry>();
    shared::<PgnReader<&[u8]>>();
    error::<FenError>();
    error::<MoveParseError>();
    error::<SanError>();
    error::<SquareError>();
    error::<PgnError>();
    error::<PgnErrorKind>();
    error::<TagError>();
    error::<SuiteError>();
}

#[test]
fn play_pictures_and_counts() {
    value::<Game>();
    value::<Ply>();
    small::<Adjudication>();
    small::<Notation>();
    error::<PlayError>();
    error::<HistoryError>();
    small::<Rgb>();
    small::<Theme>();
    small::<PieceColors>();
    shared::<TextBoard<'_>>();
    shared::<SvgBoard<'_>>();
    shared::<SvgMovement<'_>>();
    shared::<SvgSheet<'_>>();
    shared::<Counter>();
    shared::<Table>();
    value::<SuiteReport>();
    value::<Mismatch>();
    error::<TableError>();
}

/// Keys that are equal have equal hashes.
#[test]
fn variants_as_keys() {
    use std::collections::HashMap;
    let mut names: HashMap<Variant, &str> = HashMap::new();
    for game in Variant::all() {
        names.insert(game.clone(), game.name());
        let again = Variant::from_text(&game.to_text()).expect("its own text");
        if again == *game {
            assert_eq!(names.get(&again), Some(&game.name()));
        }
    }
    let other = Variant::by_name_with("kamil", &[("dabbabah", "Leaper")]).expect("an option");
    assert!(!names.contains_key(&other), "same id, another game");
    assert_eq!(names.len(), 4);
}
