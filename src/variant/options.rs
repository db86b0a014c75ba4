//! Options: the readings of a rule between which a variant lets one choose.

use std::fmt;

use thiserror::Error;

/// A rule of a variant that has more than one reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OptionInfo {
    /// What the option is called, as in `key=value`.
    pub id: &'static str,
    /// What it decides, in a sentence.
    pub about: &'static str,
    /// The values it can have; the first is the default.
    pub values: &'static [OptionValue],
}

/// One reading of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OptionValue {
    /// What the value is called, as in `key=value`.
    pub id: &'static str,
    /// What it means, in a sentence.
    pub about: &'static str,
    /// Where this reading comes from.
    pub source: &'static str,
}

impl OptionInfo {
    /// The value that holds unless another is chosen.
    #[must_use]
    pub fn default_value(&self) -> &'static str {
        self.values.first().map_or("", |v| v.id)
    }
}

/// An option together with the value that is in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OptionSetting {
    /// The option.
    pub info: &'static OptionInfo,
    /// The id of its value.
    pub value: &'static str,
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

/// Why a variant could not be had by its name and options.
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
        key: &'static str,
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
        _ => Err(LookupError::NotAnOption { text: text.into() }),
    }
}

/// Finds the value in force for each of `infos`, given what was chosen.
pub(crate) fn settle(
    variant: &'static str,
    infos: &'static [OptionInfo],
    chosen: &[(&str, &str)],
) -> Result<Vec<OptionSetting>, LookupError> {
    for (i, &(key, _)) in chosen.iter().enumerate() {
        if chosen[..i].iter().any(|&(k, _)| k == key) {
            return Err(LookupError::RepeatedOption { key: key.into() });
        }
        if !infos.iter().any(|info| info.id == key) {
            let known = if infos.is_empty() {
                "none".into()
            } else {
                list(infos.iter().map(|i| i.id))
            };
            return Err(LookupError::UnknownOption {
                variant,
                key: key.into(),
                known,
            });
        }
    }
    infos
        .iter()
        .map(|info| {
            Ok(OptionSetting {
                info,
                value: settled_value(info, chosen)?,
            })
        })
        .collect()
}

fn settled_value(
    info: &'static OptionInfo,
    chosen: &[(&str, &str)],
) -> Result<&'static str, LookupError> {
    let Some(&(_, value)) = chosen.iter().find(|(key, _)| *key == info.id) else {
        return Ok(info.default_value());
    };
    info.values
        .iter()
        .find(|v| v.id == value)
        .map(|v| v.id)
        .ok_or_else(|| LookupError::UnknownValue {
            key: info.id,
            value: value.into(),
            known: list(info.values.iter().map(|v| v.id)),
        })
}

fn list<'a>(ids: impl Iterator<Item = &'a str>) -> String {
    ids.collect::<Vec<_>>().join(", ")
}
