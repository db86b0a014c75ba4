//! The four built-in games, one file each, made by the public builder alone.
//!
//! With the feature `std`, [`tamerlane()`], [`kamil()`], [`atranj()`] and [`citadel()`] give
//! them with their default rules, made once and kept. `with` in the module of each makes one
//! anew, with any rules.

pub mod atranj;
pub mod citadel;
pub mod kamil;
#[cfg(feature = "std")]
mod kept;
pub mod tamerlane;

#[cfg(feature = "std")]
pub use kept::{atranj, citadel, kamil, tamerlane};

use alloc::{string::String, vec::Vec};

use crate::Variant;
use crate::clip::clip;
use crate::movement::Movement;
use crate::variant::{LookupError, OptionInfo, OptionSetting, VariantBuilder};

/// A built-in game as it can be found by name.
struct BuiltIn {
    id: &'static str,
    aliases: &'static [&'static str],
    options: fn() -> Vec<OptionInfo>,
    with_text: WithText,
}

type WithText = fn(&[(&str, &str)]) -> Result<Variant, LookupError>;

static BUILT_IN: [BuiltIn; 4] = [
    BuiltIn {
        id: "tamerlane",
        aliases: &["shatranj-kabir"],
        options: tamerlane::offered,
        with_text: tamerlane::with_text,
    },
    BuiltIn {
        id: "kamil",
        aliases: &["shatranj-kamil"],
        options: kamil::offered,
        with_text: kamil::with_text,
    },
    BuiltIn {
        id: "atranj",
        aliases: &["qatranj", "turkish-great-chess-ii"],
        options: atranj::offered,
        with_text: atranj::with_text,
    },
    BuiltIn {
        id: "citadel",
        aliases: &["shatranj-husun", "citadel-chess"],
        options: citadel::offered,
        with_text: citadel::with_text,
    },
];

/// The place in `BUILT_IN` of the game with this id or alias.
fn find(name: &str) -> Result<usize, LookupError> {
    BUILT_IN
        .iter()
        .position(|b| b.id == name || b.aliases.contains(&name))
        .ok_or_else(|| LookupError::UnknownVariant {
            name: clip(name),
            known: BUILT_IN.iter().map(|b| b.id).collect::<Vec<_>>().join(", "),
        })
}

impl Variant {
    /// The built-in game with this id or alias, with some options chosen. All are lower case
    /// but the values of options, and written exactly so.
    ///
    /// | id | aliases |
    /// |---|---|
    /// | `tamerlane` | `shatranj-kabir` |
    /// | `kamil` | `shatranj-kamil` |
    /// | `atranj` | `qatranj`, `turkish-great-chess-ii` |
    /// | `citadel` | `shatranj-husun`, `citadel-chess` |
    ///
    /// # Errors
    /// A [`LookupError`] that lists what there is.
    ///
    /// ```
    /// use shatranj::Variant;
    /// let game = Variant::by_name_with("tamerlane", &[("exchange_when", "Never")])?;
    /// assert!(game.options().iter().any(|o| o.to_string() == "exchange_when=Never"));
    /// assert!(Variant::by_name_with("kamil", &[("array", "Feminine")]).is_err());
    /// # Ok::<(), shatranj::variant::LookupError>(())
    /// ```
    pub fn by_name_with(name: &str, options: &[(&str, &str)]) -> Result<Variant, LookupError> {
        (BUILT_IN[find(name)?].with_text)(options)
    }

    /// The options that the built-in game with this id or alias offers, see
    /// [`by_name_with`](Variant::by_name_with).
    ///
    /// # Errors
    /// [`LookupError::UnknownVariant`], which lists the names there are.
    pub fn options_of(name: &str) -> Result<Vec<OptionInfo>, LookupError> {
        Ok((BUILT_IN[find(name)?].options)())
    }
}

/// The movement of a Betza text of a built-in game. That each is one is a test.
///
/// # Panics
/// Where the text is none.
fn movement(text: &str) -> Movement {
    match Movement::betza(text) {
        Ok(movement) => movement,
        Err(error) => unreachable!("a built-in game: {error}"),
    }
}

/// The variant of a built-in description, with the readings that are in force, picked by
/// their place in the list of each option. That every combination of readings is a variant
/// is a test, so that nothing can fail here later.
///
/// # Panics
/// Where a built-in description is no variant.
fn built(builder: VariantBuilder, infos: &[OptionInfo], picks: &[usize]) -> Variant {
    let setting = |(info, &pick): (&OptionInfo, &usize)| OptionSetting {
        value: info
            .values
            .get(pick)
            .map_or_else(String::new, |v| v.id.clone()),
        info: info.clone(),
    };
    let settings = infos.iter().zip(picks).map(setting);
    match settings.fold(builder, VariantBuilder::setting).build() {
        Ok(variant) => variant,
        Err(error) => unreachable!("a built-in game: {error}"),
    }
}

/// The reading that is in force for an option, given its readings in the order of its values.
fn chosen<T: Copy + Default>(settings: &[OptionSetting], id: &str, readings: &[T]) -> T {
    let setting = settings.iter().find(|setting| setting.info.id == id);
    let place = setting.and_then(|s| s.info.values.iter().position(|v| v.id == s.value));
    place
        .and_then(|place| readings.get(place))
        .copied()
        .unwrap_or_default()
}
