//! Whether to colour what is written: asked for, or a terminal that nobody has forbidden it.

use std::ffi::OsStr;

use clap::ValueEnum;

/// When the output is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum When {
    Always,
    Never,
    /// On a terminal, unless NO_COLOR is set or TERM is `dumb`
    Auto,
}

impl When {
    /// Whether to colour, on a terminal or elsewhere, with these values of `NO_COLOR` and
    /// `TERM`. An empty `NO_COLOR` forbids nothing, as <https://no-color.org> has it.
    pub fn colors(self, terminal: bool, no_color: Option<&OsStr>, term: Option<&OsStr>) -> bool {
        let forbidden = no_color.is_some_and(|value| !value.is_empty())
            || term.is_some_and(|value| value == "dumb");
        match self {
            When::Always => true,
            When::Never => false,
            When::Auto => terminal && !forbidden,
        }
    }
}
