//! Variants, positions, outcomes and games through [`serde`], with the feature `serde`.
//!
//! | value | form |
//! |---|---|
//! | [`Color`] | `"white"`, `"black"` |
//! | [`EndReason`], [`GameResult`] | their names and tokens, `"checkmate"`, `"1-0"` |
//! | [`Outcome`] | `{"winner": "white" or null, "reason": ...}` |
//! | [`Variant`], a built-in one | `{"id": "tamerlane", "options": {"black_citadel": "West"}}`, the defaults left out |
//! | [`Position`] | `{"variant": ..., "fen": "..."}` |
//! | [`MoveText`] | `"f3f4"`; read back by [`MoveSeed`], since a move needs its position |
//! | [`Game`] | `{"variant": ..., "start": fen, "moves": ["f3f4", ...]}` and what else holds: `"ply"`, `"decision"`, `"adjudication"` |
//! | [`PgnGame`] | its PGN, as a text |
//!
//! What is read is checked as everywhere: a bad FEN, an illegal move, an unknown option are
//! refused with the same message. A variant of one's own can't be found by its name, so it is
//! refused when it is written.
//!
//! ```
//! use shatranj::{Game, variants};
//! let mut game = Game::new(variants::kamil());
//! game.play_text("e3")?;
//! let json = serde_json::to_string(&game)?;
//! assert_eq!(json, r#"{"variant":{"id":"kamil"},"moves":["e2e3"]}"#);
//! assert_eq!(serde_json::from_str::<Game>(&json)?, game);
//! let illegal = r#"{"variant":{"id":"kamil"},"moves":["e2e4"]}"#;
//! let error = serde_json::from_str::<Game>(illegal).unwrap_err();
//! assert!(error.to_string().starts_with("ply 1: the Pawn on e2 can't move to e4"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::{
    collections::BTreeMap,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt::Display;

use serde::de::{DeserializeSeed, Deserializer, Error as _};
use serde::ser::{Error as _, Serializer};
use serde::{Deserialize, Serialize};

use crate::clip::clip;
use crate::game::Adjudication;
use crate::notation::{GameResult, MoveText, PgnGame};
use crate::{Color, EndReason, Game, Move, Outcome, Position, Variant};

impl Serialize for Color {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Color, D::Error> {
        let name = String::deserialize(from)?;
        let color = Color::ALL
            .into_iter()
            .find(|color| color.to_string() == name);
        color.ok_or_else(|| {
            D::Error::custom(format!(
                "`{}` is no side: write white or black",
                clip(&name)
            ))
        })
    }
}

impl Serialize for EndReason {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for EndReason {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<EndReason, D::Error> {
        let name = String::deserialize(from)?;
        EndReason::from_name(&name).ok_or_else(|| {
            let known = EndReason::ALL.map(|reason| reason.to_string()).join(", ");
            D::Error::custom(format!(
                "`{}` is no end of a game; there are: {known}",
                clip(&name)
            ))
        })
    }
}

impl Serialize for GameResult {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GameResult {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<GameResult, D::Error> {
        let token = String::deserialize(from)?;
        GameResult::from_token(&token).ok_or_else(|| {
            D::Error::custom(format!(
                "`{}` is no result: write 1-0, 0-1, 1/2-1/2 or *",
                clip(&token)
            ))
        })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeForm {
    winner: Option<Color>,
    reason: EndReason,
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Outcome { winner, reason } = *self;
        OutcomeForm { winner, reason }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Outcome, D::Error> {
        let form = OutcomeForm::deserialize(from)?;
        Ok(Outcome::new(form.winner, form.reason))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct VariantForm {
    id: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, String>,
}

impl VariantForm {
    fn variant(&self) -> Result<Variant, impl Display + use<>> {
        let chosen: Vec<(&str, &str)> = self
            .options
            .iter()
            .map(|(key, value)| (&**key, &**value))
            .collect();
        Variant::by_name_with(&self.id, &chosen)
    }
}

impl Serialize for Variant {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let chosen = self.options().iter().filter(|option| !option.is_default());
        let form = VariantForm {
            id: self.id().into(),
            options: chosen
                .map(|o| (o.info.id.to_string(), o.value.to_string()))
                .collect(),
        };
        match form.variant() {
            Ok(variant) if variant == *self => form.serialize(to),
            _ => Err(S::Error::custom(format!(
                "`{}` is no built-in variant, so it can't be found again by its id",
                self.id()
            ))),
        }
    }
}

impl<'de> Deserialize<'de> for Variant {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Variant, D::Error> {
        VariantForm::deserialize(from)?
            .variant()
            .map_err(D::Error::custom)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionForm {
    variant: Variant,
    fen: String,
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let form = PositionForm {
            variant: self.variant().clone(),
            fen: self.fen(),
        };
        form.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Position, D::Error> {
        let form = PositionForm::deserialize(from)?;
        form.variant.position(&form.fen).map_err(D::Error::custom)
    }
}

impl Serialize for MoveText<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// Reads a move of a position, as two squares or as people write it.
///
/// ```
/// use serde::de::DeserializeSeed;
/// use shatranj::{serial::MoveSeed, variants};
/// let game = variants::kamil();
/// let position = game.start();
/// let m = position.parse_san("e3")?;
/// let json = serde_json::to_string(&game.move_text(m))?;
/// assert_eq!(json, r#""e2e3""#);
/// let mut reader = serde_json::Deserializer::from_str(&json);
/// assert_eq!(MoveSeed(&position).deserialize(&mut reader)?, m);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MoveSeed<'a>(pub &'a Position);

impl<'de> DeserializeSeed<'de> for MoveSeed<'_> {
    type Value = Move;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Move, D::Error> {
        let text = String::deserialize(from)?;
        self.0.parse_san(&text).map_err(D::Error::custom)
    }
}

#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct AdjudicationForm {
    #[serde(skip_serializing_if = "Option::is_none")]
    repetition: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply_limit: Option<u32>,
}

impl AdjudicationForm {
    fn is_none(&self) -> bool {
        *self == AdjudicationForm::default()
    }
}

impl Serialize for Adjudication {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        AdjudicationForm::from(*self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Adjudication {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Adjudication, D::Error> {
        AdjudicationForm::deserialize(from).map(Adjudication::from)
    }
}

impl From<Adjudication> for AdjudicationForm {
    fn from(rules: Adjudication) -> AdjudicationForm {
        AdjudicationForm {
            repetition: rules.repetition(),
            ply_limit: rules.ply_limit(),
        }
    }
}

impl From<AdjudicationForm> for Adjudication {
    fn from(form: AdjudicationForm) -> Adjudication {
        let mut rules = Adjudication::none();
        if let Some(times) = form.repetition {
            rules = rules.with_repetition(times);
        }
        if let Some(plies) = form.ply_limit {
            rules = rules.with_ply_limit(plies);
        }
        rules
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DecisionForm {
    ply: usize,
    winner: Option<Color>,
    reason: EndReason,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameForm {
    variant: Variant,
    /// The FEN of the start, unless it is that of the variant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    moves: Vec<String>,
    /// The plies on the board, unless all moves are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ply: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    decision: Option<DecisionForm>,
    #[serde(default, skip_serializing_if = "AdjudicationForm::is_none")]
    adjudication: AdjudicationForm,
}

impl From<&Game> for GameForm {
    fn from(game: &Game) -> GameForm {
        let variant = game.variant();
        let moves = game.moves().iter().chain(game.undone());
        let decision = |(ply, outcome): (usize, Outcome)| DecisionForm {
            ply,
            winner: outcome.winner,
            reason: outcome.reason,
        };
        GameForm {
            variant: variant.clone(),
            start: (*game.start() != variant.start()).then(|| game.start().fen()),
            moves: moves.map(|&m| variant.move_text(m).to_string()).collect(),
            ply: (!game.undone().is_empty()).then(|| game.ply()),
            decision: game.decision().map(decision),
            adjudication: game.adjudication().into(),
        }
    }
}

impl GameForm {
    fn game<E: serde::de::Error>(self) -> Result<Game, E> {
        let mut game = match self.start {
            None => Game::new(&self.variant),
            Some(fen) => Game::from_position(self.variant.position(&fen).map_err(E::custom)?),
        };
        for (i, text) in self.moves.iter().enumerate() {
            let played = game.play_text(text);
            played.map_err(|error| E::custom(format!("ply {}: {error}", i + 1)))?;
        }
        let plies = game.ply();
        if let Some(decision) = self.decision {
            game.go_to(decision.ply).map_err(E::custom)?;
            let outcome = Outcome::new(decision.winner, decision.reason);
            game.decide(outcome).map_err(E::custom)?;
        }
        game.go_to(self.ply.unwrap_or(plies)).map_err(E::custom)?;
        game.set_adjudication(self.adjudication.into());
        Ok(game)
    }
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        GameForm::from(self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Game, D::Error> {
        GameForm::deserialize(from)?.game()
    }
}

impl Serialize for PgnGame {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PgnGame {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PgnGame, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(D::Error::custom)
    }
}
