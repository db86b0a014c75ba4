//! Makes a variant and a start of the tags of a game, and tags of them.

use super::GameResult;
use super::error::PgnErrorKind;
use super::record::{OWN_TAGS, PgnGame, ROSTER};
use crate::variant::{LookupError, parse_option};
use crate::{EndReason, Movement, Position, Variant};

/// A tag as it was read, and where it begins.
#[derive(Debug)]
pub(super) struct RawTag {
    pub name: String,
    pub value: String,
    pub offset: u64,
}

/// What the tags say.
pub(super) struct Header {
    pub game: PgnGame,
    pub result: Option<GameResult>,
    pub reason: Option<EndReason>,
}

/// What is known of variants beyond the built-in ones.
#[derive(Default)]
pub(super) struct Variants {
    /// Variants of one's own.
    pub known: Vec<Variant>,
    /// The variant of games that name none.
    pub assumed: Option<Variant>,
    /// Whether `VariantMen` may say anything.
    pub ignore_men: bool,
}

/// A fault and the tag that it is in, if it is in one.
pub(super) type TagFault<'t> = (Option<&'t RawTag>, PgnErrorKind);

/// Reads the tags of one game.
pub(super) fn read<'t>(tags: &'t [RawTag], variants: &Variants) -> Result<Header, TagFault<'t>> {
    let tag = |name: &str| tags.iter().find(|tag| tag.name == name);
    let variant = variant(tag("Variant"), tag("VariantOptions"), variants)?;
    if let Some(men) = tag("VariantMen").filter(|_| !variants.ignore_men) {
        check_men(&variant, &men.value).map_err(|kind| (Some(men), kind))?;
    }
    let mut game = PgnGame::new(start(&variant, tag("SetUp"), tag("FEN"))?);
    let result = match tag("Result") {
        None => None,
        Some(tag) => match GameResult::from_token(&tag.value) {
            None => return Err((Some(tag), PgnErrorKind::BadResult)),
            result => result,
        },
    };
    let reason = tag("Termination").and_then(|tag| EndReason::from_name(&tag.value));
    for tag in tags {
        let own = OWN_TAGS.contains(&&*tag.name) || tag.name == "Termination" && reason.is_some();
        if !own {
            // The names are good, since the lexer has read them.
            let _ = game.set_tag(&tag.name, &tag.value);
        }
    }
    Ok(Header {
        game,
        result,
        reason,
    })
}

/// The variant that the tags name, with its options.
fn variant<'t>(
    name: Option<&'t RawTag>,
    options: Option<&'t RawTag>,
    variants: &Variants,
) -> Result<Variant, TagFault<'t>> {
    let id = match (name, &variants.assumed) {
        (Some(tag), _) => tag.value.as_str(),
        (None, Some(variant)) => variant.id(),
        (None, None) => return Err((None, PgnErrorKind::NoVariant)),
    };
    let chosen = options.map_or(Ok(Vec::new()), |tag| options_of(&tag.value));
    let chosen = chosen.map_err(|error| (options, error.into()))?;
    let has_chosen = |variant: &&Variant| {
        let in_force = |&(key, value): &(&str, &str)| {
            variant
                .options()
                .iter()
                .any(|o| o.info.id == key && o.value == value)
        };
        variant.id() == id && chosen.iter().all(in_force)
    };
    let own = variants
        .known
        .iter()
        .chain(&variants.assumed)
        .find(has_chosen);
    if let Some(variant) = own {
        return Ok(variant.clone());
    }
    let fault = |error: LookupError| match &error {
        LookupError::UnknownVariant { .. } => (name, error.into()),
        _ => (options, error.into()),
    };
    Variant::by_name_with(id, &chosen).map_err(fault)
}

fn options_of(value: &str) -> Result<Vec<(&str, &str)>, LookupError> {
    value.split(' ').map(parse_option).collect()
}

/// Sees that each unit moves in the variant as the tag says.
fn check_men(variant: &Variant, value: &str) -> Result<(), PgnErrorKind> {
    for man in value
        .split(';')
        .map(str::trim)
        .filter(|man| !man.is_empty())
    {
        let form = PgnErrorKind::BadTag("write symbol:movement, with ; between");
        let (symbol, text) = man.split_once(':').ok_or(form)?;
        let name = || variant.id().to_string();
        let Some(kind) = variant.kind(symbol) else {
            return Err(PgnErrorKind::UnknownMan {
                variant: name(),
                symbol: symbol.into(),
            });
        };
        let movement = Movement::betza(text);
        let movement = movement.map_err(|error| PgnErrorKind::BadMan {
            symbol: symbol.into(),
            error: Box::new(error),
        })?;
        let own = &variant.piece(kind).movement;
        if movement != *own {
            return Err(PgnErrorKind::OtherMan {
                variant: name(),
                symbol: symbol.into(),
                movement: own.to_string(),
            });
        }
    }
    Ok(())
}

fn start<'t>(
    variant: &Variant,
    set_up: Option<&'t RawTag>,
    fen: Option<&'t RawTag>,
) -> Result<Position, TagFault<'t>> {
    let fits = match set_up.map(|tag| tag.value.as_str()) {
        None => true,
        Some("1") => fen.is_some(),
        Some("0") => fen.is_none(),
        Some(_) => false,
    };
    match fen {
        _ if !fits => Err((set_up, PgnErrorKind::SetUp)),
        None => Ok(variant.start()),
        Some(tag) => variant
            .position(&tag.value)
            .map_err(|error| (fen, error.into())),
    }
}

/// All tags of a game in the order in which they are written: those that every PGN has, those
/// that say what is played and from where, the rest.
pub(super) fn write(game: &PgnGame) -> Vec<(&str, String)> {
    let variant = game.variant();
    let mut tags: Vec<(&str, String)> = Vec::new();
    for (name, unknown) in ROSTER {
        tags.push((name, game.tag(name).unwrap_or(unknown).into()));
    }
    tags.push(("Result", game.result().to_string()));
    tags.push(("Variant", variant.id().into()));
    let chosen: Vec<String> = variant
        .options()
        .iter()
        .filter(|o| !o.is_default())
        .map(ToString::to_string)
        .collect();
    if !chosen.is_empty() {
        tags.push(("VariantOptions", chosen.join(" ")));
    }
    let man = |piece: &crate::variant::PieceDef| format!("{}:{}", piece.symbol, piece.movement);
    let men: Vec<String> = variant.pieces().map(|(_, piece)| man(piece)).collect();
    tags.push(("VariantMen", men.join(";")));
    if *game.start() != variant.start() {
        tags.push(("SetUp", "1".into()));
        tags.push(("FEN", game.start().fen()));
    }
    if let Some(outcome) = game.outcome() {
        tags.push(("Termination", outcome.reason.to_string()));
    }
    let rest = game
        .tags()
        .filter(|(name, _)| !ROSTER.iter().any(|(n, _)| n == name));
    tags.extend(rest.map(|(name, value)| (name, value.into())));
    tags
}
