//! What the engine says it can do, and its options.

use std::io;

use super::super::games::choices;
use super::super::{Desk, NAME};
use super::Cecp;

/// The option by which games end without a decision.
const PLY_LIMIT: &str = "ply-limit";

/// The largest limit of plies.
const MOST_PLIES: u32 = 100_000;

impl Cecp {
    /// Answers `protover`.
    pub(super) fn features(desk: &mut Desk<'_>) -> io::Result<()> {
        desk.say("feature done=0")?;
        desk.say(format!("feature myname=\"{NAME}\""))?;
        desk.say("feature setboard=1 usermove=1 ping=1 playother=1 analyze=1 memory=1")?;
        desk.say("feature sigint=0 sigterm=0 colors=0 debug=1 reuse=1 name=1 draw=1 san=0")?;
        let names = desk.games.names(",");
        desk.say(format!("feature variants=\"{names}\""))?;
        for choice in choices() {
            let value = |(i, value): (usize, &str)| match i {
                // The star marks the value in force.
                0 => format!("*{value}"),
                _ => value.to_string(),
            };
            let values = choice.info.values.iter().map(|v| v.id.as_str());
            let values: Vec<String> = values.enumerate().map(value).collect();
            let name = choice.name();
            let values = values.join(" /// ");
            desk.say(format!("feature option=\"{name} -combo {values}\""))?;
        }
        desk.say(format!(
            "feature option=\"{PLY_LIMIT} -spin 0 0 {MOST_PLIES}\""
        ))?;
        desk.say("feature done=1")
    }

    /// Answers `option NAME=VALUE`. Another reading of a rule of the game in use begins it
    /// anew; whose side the engine plays stays as it is.
    pub(super) fn option(&mut self, desk: &mut Desk<'_>, line: &str, text: &str) -> io::Result<()> {
        let Some((name, value)) = text.split_once('=') else {
            return Cecp::refuse(desk, "write option NAME=VALUE", line);
        };
        let (name, value) = (name.trim(), value.trim());
        if name == PLY_LIMIT {
            let Some(plies) = value.parse().ok().filter(|&n: &u32| n <= MOST_PLIES) else {
                return Cecp::refuse(desk, "a number of plies, 0 for no limit", line);
            };
            self.ply_limit = (plies > 0).then_some(plies);
            self.adjudicate();
            return Ok(());
        }
        match desk.games.choose(name, value) {
            None => Cecp::refuse(desk, &format!("unknown option `{name}`"), line),
            Some(Err(reason)) => Cecp::refuse(desk, &reason, line),
            Some(Ok(false)) => Ok(()),
            Some(Ok(true)) => {
                self.cancel(desk);
                self.begin_anew(desk);
                self.describe(desk)?;
                self.think_if_due(desk)
            }
        }
    }
}
