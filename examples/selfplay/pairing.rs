//! Games between two players, several at a time.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use shatranj::game::Adjudication;
use shatranj::{Color, Game, Variant};

use super::fairy::engine::EngineError;
use super::player::{Kind, Player};
use super::random::Random;
use super::rival::{Answer, RivalSetup};
use super::search::Limits;
use super::support::Failure;

/// Who plays whom, and how.
pub struct Pairing<'a> {
    pub variant: &'a Variant,
    /// The one who has White in the first game, and the other.
    pub players: [Kind; 2],
    pub limits: Limits,
    pub rival: Option<&'a RivalSetup>,
    pub games: usize,
    pub alternate: bool,
    pub cut: u32,
    pub opening: u32,
    pub seed: u64,
    pub megabytes: usize,
}

/// One game as it was played.
pub struct Record {
    /// From 0.
    pub number: usize,
    pub game: Game,
    /// The legal moves of all positions in which one was played.
    pub choices: u64,
    /// The positions in which two programs were compared.
    pub compared: u64,
    /// Why the game was given up before its end: where it would be another one for the
    /// other program.
    pub parted: Option<String>,
    /// A move that was refused, or another difference that should not be.
    pub fault: Option<String>,
}

impl Pairing<'_> {
    /// Whose side the first player has in a game.
    pub fn first_side(&self, number: usize) -> Color {
        if self.alternate && number % 2 == 1 {
            Color::Black
        } else {
            Color::White
        }
    }

    /// The names of White and Black.
    pub fn names(&self, record: &Record) -> [String; 2] {
        let mut names = self.players.map(|kind| self.name(kind));
        if self.first_side(record.number) == Color::Black {
            names.swap(0, 1);
        }
        names
    }

    /// What a player is called.
    pub fn name(&self, kind: Kind) -> String {
        match (kind, self.rival) {
            (Kind::Other, Some(rival)) => rival.name.clone(),
            (Kind::Random, _) => "random".into(),
            (Kind::Material, _) => "material".into(),
            _ => "engine".into(),
        }
    }

    /// Plays all games, so many at a time; gives each as soon as those before it have been
    /// given. After an error no other game is begun, and what is played then is given, too.
    pub fn play_all(
        &self,
        threads: usize,
        give: impl FnMut(&Record) -> io::Result<()> + Send,
    ) -> (Vec<Record>, Result<(), Failure>) {
        let next = AtomicUsize::new(0);
        let played = Mutex::new(Played {
            give,
            waiting: BTreeMap::new(),
            given: Vec::new(),
            result: Ok(()),
        });
        let work = || -> Result<(), EngineError> {
            let new = |kind| Player::new(kind, self.variant, self.megabytes, self.rival);
            let mut players = [new(self.players[0])?, new(self.players[1])?];
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return Ok(());
                }
                let record = self.play(&mut players, number)?;
                // What another thread left behind when it failed is whole all the same.
                let mut played = played.lock().unwrap_or_else(PoisonError::into_inner);
                if !played.add(record) {
                    next.store(self.games, Ordering::Relaxed);
                }
            }
        };
        let ends = thread::scope(|scope| {
            let worker = || {
                // After an error the others need not go on either.
                work().inspect_err(|_| next.store(self.games, Ordering::Relaxed))
            };
            let workers = 0..self.at_a_time(threads);
            let workers: Vec<_> = workers.map(|_| scope.spawn(worker)).collect();
            let ends = workers.into_iter().map(|worker| {
                let end = worker.join();
                end.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            });
            // All of them, since each has to be waited for.
            ends.collect::<Vec<_>>()
        });
        let played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
        let (records, written) = played.end();
        let ends: Result<(), EngineError> = ends.into_iter().collect();
        let result = ends.map_err(Failure::from);
        (records, result.and(written.map_err(Failure::from)))
    }

    /// How many games are played at a time where there may be so many threads.
    pub fn at_a_time(&self, threads: usize) -> usize {
        threads.clamp(1, self.games)
    }

    fn play(&self, players: &mut [Player; 2], number: usize) -> Result<Record, EngineError> {
        let mut random = Random::new(mixed(self.seed, number as u64));
        let first = self.first_side(number);
        players.iter_mut().for_each(Player::begin);
        let mut game = Game::new(self.variant);
        game.set_adjudication(Adjudication::none().with_ply_limit(self.cut));
        let mut record = Record {
            number,
            choices: 0,
            compared: 0,
            parted: None,
            fault: None,
            game: Game::new(self.variant),
        };
        for ply in 0.. {
            for player in &mut *players {
                if let Player::Other(rival) = player {
                    match rival.compare(&game)? {
                        None => record.compared += 1,
                        fault => record.fault = fault,
                    }
                }
            }
            if game.outcome().is_some() || record.fault.is_some() {
                break;
            }
            record.choices += game.position().count_moves();
            let turn = usize::from(game.position().side_to_move() != first);
            let mut opening = Player::Random;
            let player = if ply < self.opening {
                &mut opening
            } else {
                &mut players[turn]
            };
            match player.choose(&game, &self.limits, &mut random)? {
                Answer::Move(m) => {
                    if self.rival.is_some() {
                        record.parted = super::rival::parting(game.position(), m);
                    }
                    if let Err(error) = game.play(m) {
                        record.fault = Some(format!("{error} in {}", game.position().fen()));
                    }
                }
                Answer::Parted(why) => record.parted = Some(why),
                Answer::Refused(why) => record.fault = Some(why),
            }
            if record.parted.is_some() || record.fault.is_some() {
                break;
            }
        }
        record.game = game;
        Ok(record)
    }
}

/// The games that have been played, given in the order of their numbers.
struct Played<F> {
    give: F,
    /// Those that one with a lower number must go before.
    waiting: BTreeMap<usize, Record>,
    given: Vec<Record>,
    /// After an error nothing more is given.
    result: io::Result<()>,
}

impl<F: FnMut(&Record) -> io::Result<()>> Played<F> {
    /// Adds a game; whether all is well.
    fn add(&mut self, record: Record) -> bool {
        self.waiting.insert(record.number, record);
        while let Some(record) = self.waiting.remove(&self.given.len()) {
            self.give(record);
        }
        self.result.is_ok()
    }

    fn give(&mut self, record: Record) {
        if self.result.is_ok() {
            self.result = (self.give)(&record);
        }
        self.given.push(record);
    }

    /// All games, also those behind one that was not played to its end.
    fn end(mut self) -> (Vec<Record>, io::Result<()>) {
        for record in std::mem::take(&mut self.waiting).into_values() {
            self.give(record);
        }
        (self.given, self.result)
    }
}

/// A seed for each game (the last steps of splitmix64), never 0.
fn mixed(seed: u64, number: u64) -> u64 {
    let golden = 0x9E37_79B9_7F4A_7C15_u64;
    let mut z = seed
        .wrapping_mul(0xD134_2543_DE82_EF95)
        .wrapping_add(number.wrapping_add(1).wrapping_mul(golden));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (z ^ (z >> 31)).max(1)
}
