//! Which game is played, by which readings of its rules: the options of both protocols.

use shatranj::variant::{LookupError, OptionInfo};
use shatranj::{Move, Position, Variant};

use super::text::shown;

/// The game in use, and the readings chosen for it and the others.
pub struct Games {
    /// The games that are not built in.
    own: Vec<Variant>,
    current: Variant,
    /// Game, option, value; the newest of an option counts.
    chosen: Vec<(&'static str, String, String)>,
}

/// A reading of a rule that can be chosen.
pub struct Choice {
    pub game: &'static str,
    pub info: OptionInfo,
}

impl Choice {
    /// The name of the option: game and rule, `tamerlane_array`.
    pub fn name(&self) -> String {
        format!("{}_{}", self.game, self.info.id)
    }
}

/// The built-in games and these ones.
pub fn all(own: &[Variant]) -> impl Iterator<Item = &Variant> {
    Variant::all().map(|game| game as &Variant).chain(own)
}

/// The most characters of a game's id: those of all games are told on one line.
const LONGEST_ID: usize = 32;

/// Sees that the names of games are words, not too long, and no two the same.
pub fn check(own: &[Variant]) -> Result<(), String> {
    for (place, game) in own.iter().enumerate() {
        let id = game.id();
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        if id.is_empty() || !id.bytes().all(plain) {
            return Err(format!(
                "the id `{}` is no word of letters, digits, - and _, as protocols need it",
                shown(id)
            ));
        }
        if id.len() > LONGEST_ID {
            return Err(format!(
                "the id `{}` is longer than {LONGEST_ID} characters, which is too long for protocols",
                shown(id)
            ));
        }
        // A built-in game may have other names too.
        let is_built_in = Variant::by_name(id).is_ok();
        if is_built_in || all(&own[..place]).any(|other| other.id().eq_ignore_ascii_case(id)) {
            return Err(format!("there is a game `{id}` already"));
        }
    }
    Ok(())
}

/// All options of all games; those that are not built in have none.
pub fn choices() -> impl Iterator<Item = Choice> {
    Variant::all().flat_map(|game| {
        let infos = Variant::options_of(game.id()).unwrap_or_default();
        infos.into_iter().map(|info| Choice {
            game: game.id(),
            info,
        })
    })
}

impl Games {
    /// The built-in games and these ones.
    pub fn new(own: &[Variant]) -> Games {
        Games {
            own: own.to_vec(),
            current: shatranj::variants::tamerlane().clone(),
            chosen: Vec::new(),
        }
    }

    /// The names of all games, with a text between them.
    pub fn names(&self, gap: &str) -> String {
        let names: Vec<&str> = all(&self.own).map(Variant::id).collect();
        names.join(gap)
    }

    /// The game in use.
    pub fn current(&self) -> &Variant {
        &self.current
    }

    /// Changes to the game of this name, in either case, with the readings chosen for it.
    pub fn select(&mut self, name: &str) -> Result<(), String> {
        let is_named = |game: &&Variant| game.id().eq_ignore_ascii_case(name);
        if let Some(game) = self.own.iter().find(is_named) {
            self.current = game.clone();
            return Ok(());
        }
        let built_in = Variant::all().map(|game| game as &Variant).find(is_named);
        let id = match built_in {
            Some(game) => game.id(),
            None => Variant::by_name(name)
                .map_err(|mut error| {
                    if let LookupError::UnknownVariant { known, .. } = &mut error {
                        *known = self.names(", ");
                    }
                    error.to_string()
                })?
                .id(),
        };
        self.current = self.built(id)?;
        Ok(())
    }

    /// Chooses a reading. True where the game in use has become another one by it, false for
    /// an option of another game or a value that it has already; `None` for a name that is no
    /// option.
    pub fn choose(&mut self, name: &str, value: &str) -> Option<Result<bool, String>> {
        let choice = choices().find(|choice| choice.name().eq_ignore_ascii_case(name))?;
        let values = &choice.info.values;
        let Some(found) = values.iter().find(|v| v.id.eq_ignore_ascii_case(value)) else {
            let known: Vec<&str> = values.iter().map(|v| v.id.as_str()).collect();
            let known = known.join(", ");
            return Some(Err(format!(
                "`{}` is no value of {name}; the values are: {known}",
                value
            )));
        };
        self.chosen
            .retain(|(game, key, _)| (*game, key) != (choice.game, &choice.info.id));
        let reading = (choice.game, choice.info.id.clone(), found.id.clone());
        self.chosen.push(reading);
        if choice.game != self.current.id() {
            return Some(Ok(false));
        }
        Some(self.built(choice.game).map(|game| {
            let changed = game != self.current;
            self.current = game;
            changed
        }))
    }

    /// A built-in game with the readings chosen for it.
    fn built(&self, game: &str) -> Result<Variant, String> {
        let own = self.chosen.iter().filter(|(of, ..)| *of == game);
        let own: Vec<(&str, &str)> = own
            .map(|(_, key, value)| (key.as_str(), value.as_str()))
            .collect();
        Variant::by_name_with(game, &own).map_err(|error| error.to_string())
    }
}

/// The move to play: the one found, or any where the search had no time for one.
pub fn move_or_any(position: &Position, found: Option<Move>) -> Option<Move> {
    found
        .filter(|&m| position.is_legal(m))
        .or_else(|| position.pick_move(|_| 0))
}
