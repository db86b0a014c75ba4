//! Who plays: how each kind of player chooses its move.

use std::sync::atomic::AtomicBool;

use clap::ValueEnum;
use shatranj::{Game, Move, Position, Variant};

use super::fairy::engine::EngineError;
use super::random::Random;
use super::rival::{Answer, Rival, RivalSetup};
use super::search::{Limits, Searcher, Values};

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    /// The small search of these examples
    Engine,
    /// Any legal move, all as likely
    Random,
    /// The best of one move ahead, by material alone
    Material,
    /// Another program
    #[value(skip)]
    Other,
}

/// A player at work.
pub enum Player {
    Engine(Box<Searcher>),
    Random,
    Material(Values),
    Other(Box<Rival>),
}

impl Player {
    pub fn new(
        kind: Kind,
        variant: &Variant,
        megabytes: usize,
        rival: Option<&RivalSetup>,
    ) -> Result<Player, EngineError> {
        Ok(match (kind, rival) {
            (Kind::Random, _) => Player::Random,
            (Kind::Material, _) => Player::Material(Values::new(variant)),
            (Kind::Other, Some(setup)) => Player::Other(Box::new(setup.start()?)),
            _ => Player::Engine(Box::new(Searcher::new(variant, megabytes))),
        })
    }

    /// Forgets the last game.
    pub fn begin(&mut self) {
        if let Player::Engine(searcher) = self {
            searcher.clear();
        }
    }

    /// The move of the side to move in a game that is not over.
    pub fn choose(
        &mut self,
        game: &Game,
        limits: &Limits,
        random: &mut Random,
    ) -> Result<Answer, EngineError> {
        let position = game.position();
        let chosen = match self {
            Player::Engine(searcher) => {
                let found = searcher.search(game, limits, &AtomicBool::new(false), &mut |_| ());
                found.map(|report| report.line[0])
            }
            Player::Random => position.pick_move(|count| random.below(count)),
            Player::Material(values) => greediest(position, values, random),
            Player::Other(rival) => return rival.choose(game, limits),
        };
        Ok(chosen.map_or_else(|| Answer::Refused("no move".into()), Answer::Move))
    }
}

/// The move after which the balance of material is best; one of them where several are.
fn greediest(position: &Position, values: &Values, random: &mut Random) -> Option<Move> {
    let side = position.side_to_move();
    let worth = |m: Move| {
        let mut after = position.clone();
        let _ = after.apply(m);
        match after.outcome().map(|outcome| outcome.winner) {
            Some(Some(winner)) if winner == side => i32::MAX,
            Some(Some(_)) => i32::MIN,
            Some(None) => 0,
            None => values.material(&after, side) - values.material(&after, !side),
        }
    };
    let rated: Vec<(i32, Move)> = position
        .legal_moves()
        .into_iter()
        .map(|m| (worth(m), m))
        .collect();
    let most = rated.iter().map(|(worth, _)| *worth).max()?;
    let best: Vec<Move> = rated
        .iter()
        .filter(|(worth, _)| *worth == most)
        .map(|(_, m)| *m)
        .collect();
    Some(best[random.below(best.len() as u64) as usize])
}
