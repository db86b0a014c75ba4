//! What is fuzzed with the referee at hand, the slow second generator of the tests.

#![allow(dead_code)] // each program uses a part of it

#[path = "play.rs"]
pub mod play;
#[path = "setup.rs"]
pub mod setup;

use std::cell::RefCell;
use std::collections::HashMap;

use shatranj::Variant;

use crate::lockstep::Lockstep;
use crate::reference::Referee;

/// Gives the two sides of a comparison for a game, under the options that a byte chooses.
pub fn with_game(byte: u8, visit: impl FnOnce(&mut Lockstep)) {
    thread_local! {
        /// Making a game takes longer than playing it.
        static MADE: RefCell<HashMap<u8, Lockstep>> = RefCell::default();
    }
    MADE.with_borrow_mut(|made| {
        visit(
            made.entry(byte)
                .or_insert_with(|| Lockstep::new(Referee::new(&game(byte)), u64::from(byte))),
        );
    });
}

/// A built-in game by the two low bits, and by the others which value its options have.
fn game(byte: u8) -> Variant {
    let name = ["tamerlane", "kamil", "atranj", "citadel"][usize::from(byte % 4)];
    let mut rest = usize::from(byte / 4);
    let mut chosen = Vec::new();
    let options = Variant::options_of(name).expect("a built-in game");
    for option in &options {
        let value = &option.values[rest % option.values.len()];
        rest /= option.values.len();
        chosen.push((option.id.as_str(), value.id.as_str()));
    }
    Variant::by_name_with(name, &chosen).expect("options of the game")
}
