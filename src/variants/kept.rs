//! The built-in games with their default rules, each made once and kept as long as the program
//! runs.

use std::sync::LazyLock;

use super::{BUILT_IN, find};
use crate::Variant;
use crate::variant::LookupError;

static TAMERLANE: LazyLock<Variant> = LazyLock::new(|| super::tamerlane::with(&Default::default()));
static KAMIL: LazyLock<Variant> = LazyLock::new(|| super::kamil::with(&Default::default()));
static ATRANJ: LazyLock<Variant> = LazyLock::new(|| super::atranj::with(&Default::default()));
static CITADEL: LazyLock<Variant> = LazyLock::new(|| super::citadel::with(&Default::default()));

/// The games in the order of `BUILT_IN`, which a test watches.
static KEPT: [fn() -> &'static Variant; BUILT_IN.len()] = [tamerlane, kamil, atranj, citadel];

/// Tamerlane Chess with its default rules.
///
/// ```
/// use shatranj::{perft::perft, variants};
/// assert_eq!(perft(&variants::tamerlane().start(), 2), 576);
/// ```
#[must_use]
pub fn tamerlane() -> &'static Variant {
    &TAMERLANE
}

/// Shatranj Kamil with its default rules.
///
/// ```
/// use shatranj::{perft::perft, variants};
/// assert_eq!(perft(&variants::kamil().start(), 3), 6066);
/// ```
#[must_use]
pub fn kamil() -> &'static Variant {
    &KAMIL
}

/// Atranj with its default rules.
///
/// ```
/// use shatranj::{perft::perft, variants};
/// assert_eq!(perft(&variants::atranj().start(), 2), 576);
/// ```
#[must_use]
pub fn atranj() -> &'static Variant {
    &ATRANJ
}

/// Citadel Chess with its default rules.
///
/// ```
/// use shatranj::{perft::perft, variants};
/// assert_eq!(perft(&variants::citadel().start(), 3), 8340);
/// ```
#[must_use]
pub fn citadel() -> &'static Variant {
    &CITADEL
}

impl Variant {
    /// The built-in games with their default rules. Needs the feature `std`.
    ///
    /// ```
    /// use shatranj::Variant;
    /// let ids: Vec<&str> = Variant::all().map(|game| game.id()).collect();
    /// assert_eq!(ids, ["tamerlane", "kamil", "atranj", "citadel"]);
    /// ```
    pub fn all() -> impl ExactSizeIterator<Item = &'static Variant> {
        KEPT.iter().map(|game| game())
    }

    /// The built-in game with this id or [alias](Variant::by_name_with), with its default rules.
    /// Needs the feature `std`.
    ///
    /// # Errors
    /// [`LookupError::UnknownVariant`], which lists the names there are.
    pub fn by_name(name: &str) -> Result<&'static Variant, LookupError> {
        Ok(KEPT[find(name)?]())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_is_in_its_place() {
        let ids = KEPT.map(|game| game().id());
        assert_eq!(ids, BUILT_IN.each_ref().map(|game| game.id));
    }
}
