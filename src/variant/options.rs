//! Options: the readings of a rule between which a variant lets one choose.

use alloc::{string::String, vec::Vec};
use core::fmt;

use thiserror::Error;

use crate::clip::clip;

/// A rule of a variant that has more than one reading.
///
/// ```
/// use shatranj::variant::OptionInfo;
/// let array = OptionInfo::new("array", "how the pieces are set up")
///     .value("Listed", "as the rules list them", "the rules")
///     .value("Historical", "as an older text has them", "the older text");
/// assert_eq!(array.default_value(), "Listed");
/// assert_eq!(array.values[1].source, "the older text");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OptionInfo {
    /// What the option is called, as in `key=value`.
    pub id: String,
    /// What it decides, in a sentence.
    pub about: String,
    /// The values it can have; the first is the default.
    pub values: Vec<OptionValue>,
}

/// One reading of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OptionValue {
    /// What the value is called, as in `key=value`.
    pub id: String,
    /// What it means, in a sentence.
    pub about: String,
    /// Where this reading comes from.
    pub source: String,
}

impl OptionInfo {
    /// An option without values so far.
    #[must_use]
    pub fn new(id: impl Into<String>, about: impl Into<String>) -> OptionInfo {
        OptionInfo {
            id: id.into(),
            about: about.into(),
            values: Vec::new(),
        }
    }

    /// Adds a value; the first one added is the default.
    #[must_use]
    pub fn value(
        mut self,
        id: impl Into<String>,
        about: impl Into<String>,
        source: impl Into<String>,
    ) -> OptionInfo {
        self.values.push(OptionValue {
            id: id.into(),
            about: about.into(),
            source: source.into(),
        });
        self
    }

    /// The value that holds unless another is chosen.
    #[must_use]
    pub fn default_value(&self) -> &str {
        self.values.first().map_or("", |v| &v.id)
    }
}

/// An option together with the value that is in force.
///
/// `Display` writes `key=value`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OptionSetting {
    /// The option.
    pub info: OptionInfo,
    /// The id of its value.
    pub value: String,
}

impl OptionSetting {
    /// Whether the default is in force.
    #[must_use]
    pub fn is_default(&self) -> bool {
        self.value == self.info.default_value()
    }
}

impl fmt::Display for OptionSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.info.id, self.value)
    }
}

/// Why a variant could not be had by its name and options. Texts that are repeated are cut
/// short after 24 characters, and control characters in them are escaped.
///
/// ```
/// use shatranj::Variant;
/// let error = Variant::by_name(&"chessmen".repeat(100)).unwrap_err();
/// assert!(error.to_string().starts_with("there is no variant `chessmenchessmenchessmen...`; "));
/// let error = Variant::by_name("chess\n").unwrap_err();
/// assert!(error.to_string().starts_with("there is no variant `chess\\n`; "));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum LookupError {
    /// No built-in variant has this name.
    #[error("there is no variant `{name}`; there are: {known}")]
    UnknownVariant {
        /// The name asked for.
        name: String,
        /// The names there are.
        known: String,
    },
    /// The variant has no such option.
    #[error("{variant} has no option `{key}`; it has: {known}")]
    UnknownOption {
        /// The id of the variant.
        variant: &'static str,
        /// The option asked for.
        key: String,
        /// The options there are.
        known: String,
    },
    /// The option has no such value.
    #[error("`{value}` is no value of {key}; the values are: {known}")]
    UnknownValue {
        /// The id of the option.
        key: String,
        /// The value asked for.
        value: String,
        /// The values there are.
        known: String,
    },
    /// The same option was given more than once.
    #[error("the option `{key}` is given twice")]
    RepeatedOption {
        /// The id of the option.
        key: String,
    },
    /// A text that is not of the form `key=value`.
    #[error("`{text}` is no option: write key=value")]
    NotAnOption {
        /// The text.
        text: String,
    },
}

/// Splits `key=value`.
///
/// # Errors
/// [`LookupError::NotAnOption`] where there is no `=` or nothing before it.
///
/// ```
/// use shatranj::variant::parse_option;
/// assert_eq!(parse_option("array=Feminine"), Ok(("array", "Feminine")));
/// assert!(parse_option("array").is_err());
/// ```
pub fn parse_option(text: &str) -> Result<(&str, &str), LookupError> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key, value)),
        _ => Err(LookupError::NotAnOption { text: clip(text) }),
    }
}

/// Finds the value in force for each of `infos`, given what was chosen.
pub(crate) fn settle(
    variant: &'static str,
    infos: &[OptionInfo],
    chosen: &[(&str, &str)],
) -> Result<Vec<OptionSetting>, LookupError> {
    for (i, &(key, _)) in chosen.iter().enumerate() {
        if chosen[..i].iter().any(|&(k, _)| k == key) {
            return Err(LookupError::RepeatedOption { key: clip(key) });
        }
        if !infos.iter().any(|info| info.id == key) {
            let known = if infos.is_empty() {
                "none".into()
            } else {
                list(infos.iter().map(|i| i.id.as_str()))
            };
            return Err(LookupError::UnknownOption {
                variant,
                key: clip(key),
                known,
            });
        }
    }
    infos
        .iter()
        .map(|info| {
            Ok(OptionSetting {
                info: info.clone(),
                value: settled_value(info, chosen)?.into(),
            })
        })
        .collect()
}

fn settled_value<'a>(
    info: &'a OptionInfo,
    chosen: &[(&str, &str)],
) -> Result<&'a str, LookupError> {
    let Some(&(_, value)) = chosen.iter().find(|(key, _)| *key == info.id) else {
        return Ok(info.default_value());
    };
    info.values
        .iter()
        .find(|v| v.id == value)
        .map(|v| v.id.as_str())
        .ok_or_else(|| LookupError::UnknownValue {
            key: info.id.clone(),
            value: clip(value),
            known: list(info.values.iter().map(|v| v.id.as_str())),
        })
}

fn list<'a>(ids: impl Iterator<Item = &'a str>) -> String {
    ids.collect::<Vec<_>>().join(", ")
}
