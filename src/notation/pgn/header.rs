//! Makes a variant and a start of the tags of a game, and tags of them.

use alloc::{
    boxed::Box,
    collections::BTreeSet,
    string::{String, ToString},
    vec::Vec,
};

use super::error::PgnErrorKind;
use super::record::{OWN_TAGS, PgnGame, ROSTER};
use super::spot::Spot;
use crate::clip::clip;
use crate::notation::GameResult;
use crate::variant::{LookupError, parse_option};
use crate::{EndReason, Movement, Position, Variant};

/// A tag as it was read, and where it begins.
#[derive(Debug)]
pub(super) struct RawTag {
    pub name: String,
    pub value: String,
    pub spot: Spot,
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
    /// What the last game said of its variant, and the variant: most files hold games of one
    /// variant, and making it anew for each would take longer than reading the game.
    last: Option<(Said, Variant)>,
}

/// The values of the tags `Variant`, `VariantOptions` and `VariantMen`.
type Said = [Option<String>; 3];

/// A fault and the tag that it is in, if it is in one.
pub(super) type TagFault<'t> = (Option<&'t RawTag>, PgnErrorKind);

/// Reads the tags of one game.
pub(super) fn read<'t>(
    tags: &'t [RawTag],
    variants: &mut Variants,
) -> Result<Header, TagFault<'t>> {
    let tag = |name: &str| tags.iter().find(|tag| tag.name == name);
    let variant = variants.said(["Variant", "VariantOptions", "VariantMen"].map(tag))?;
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

impl Variants {
    /// The variant that the tags name, with its options, whose men move as the tags say.
    fn said<'t>(&mut self, tags: [Option<&'t RawTag>; 3]) -> Result<Variant, TagFault<'t>> {
        let said = tags.map(|tag| tag.map(|tag| tag.value.clone()));
        if let Some((_, variant)) = self.last.as_ref().filter(|(last, _)| *last == said) {
            return Ok(variant.clone());
        }
        let [name, options, men] = tags;
        let variant = self.named(name, options)?;
        if let Some(men) = men.filter(|_| !self.ignore_men) {
            check_men(&variant, &men.value).map_err(|kind| (Some(men), kind))?;
        }
        self.last = Some((said, variant.clone()));
        Ok(variant)
    }

    /// The variant of this name and with these options: one of one's own or a built-in one.
    /// Options that are not named have their defaults.
    fn named<'t>(
        &self,
        name: Option<&'t RawTag>,
        options: Option<&'t RawTag>,
    ) -> Result<Variant, TagFault<'t>> {
        let id = match (name, &self.assumed, options) {
            (None, None, _) => return Err((None, PgnErrorKind::NoVariant)),
            (None, Some(variant), None) => return Ok(variant.clone()),
            (None, Some(variant), Some(_)) => variant.id(),
            (Some(tag), ..) => &tag.value,
        };
        let chosen = options.map_or(Ok(Vec::new()), |tag| options_of(&tag.value));
        let chosen = chosen.map_err(|error| (options, error.into()))?;
        let own = || self.known.iter().chain(&self.assumed);
        let namesakes = || own().filter(|variant| variant.id() == id);
        if let Some(variant) = namesakes().find(|variant| is_set(variant, &chosen)) {
            return Ok(variant.clone());
        }
        Variant::by_name_with(id, &chosen).map_err(|mut error| match &mut error {
            LookupError::UnknownVariant { known, .. } => {
                let settings: BTreeSet<String> = namesakes().map(settings).collect();
                // The game is there; what it has not are these options.
                if !settings.is_empty() {
                    let settings: Vec<String> = settings.into_iter().collect();
                    let fault = PgnErrorKind::OtherOptions {
                        variant: clip(id),
                        known: settings.join(" or "),
                    };
                    return (options.or(name), fault);
                }
                for variant in own() {
                    if !known.split(", ").any(|known| known == variant.id()) {
                        *known += &format!(", {}", clip(variant.id()));
                    }
                }
                (name, error.into())
            }
            _ => (options, error.into()),
        })
    }
}

/// What a game of one's own is set to: `with array=Old mid=Late`.
fn settings(variant: &Variant) -> String {
    let settings: Vec<String> = variant.options().iter().map(ToString::to_string).collect();
    match settings[..] {
        [] => "without options".into(),
        _ => format!("with {}", settings.join(" ")),
    }
}

/// Whether exactly these options are set in a variant, the others to their defaults.
fn is_set(variant: &Variant, chosen: &[(&str, &str)]) -> bool {
    let settings = variant.options();
    let value = |key: &str| {
        chosen
            .iter()
            .find(|(k, _)| *k == key)
            .map(|(_, value)| *value)
    };
    chosen
        .iter()
        .all(|(key, _)| settings.iter().any(|o| o.info.id == *key))
        && settings
            .iter()
            .all(|o| o.value == value(&o.info.id).unwrap_or(o.info.default_value()))
}

/// Options with blanks between them, each of which may come once.
fn options_of(value: &str) -> Result<Vec<(&str, &str)>, LookupError> {
    let mut options = Vec::new();
    for text in value.split(' ') {
        let (key, value) = parse_option(text)?;
        if options.iter().any(|(k, _)| *k == key) {
            return Err(LookupError::RepeatedOption { key: clip(key) });
        }
        options.push((key, value));
    }
    Ok(options)
}

/// Sees that each unit moves in the variant as the tag says.
fn check_men(variant: &Variant, value: &str) -> Result<(), PgnErrorKind> {
    for man in value
        .split(';')
        .map(str::trim)
        .filter(|man| !man.is_empty())
    {
        let (symbol, text) = man.split_once(':').ok_or(PgnErrorKind::BadMen)?;
        let name = || clip(variant.id());
        let Some(kind) = variant.kind(symbol) else {
            return Err(PgnErrorKind::UnknownMan {
                variant: name(),
                symbol: clip(symbol),
            });
        };
        let movement = Movement::betza(text);
        let movement = movement.map_err(|error| PgnErrorKind::BadMan {
            symbol: clip(symbol),
            error: Box::new(error),
        })?;
        let own = &variant.piece(kind).movement;
        if movement != *own {
            return Err(PgnErrorKind::OtherMan {
                variant: name(),
                symbol: clip(symbol),
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
