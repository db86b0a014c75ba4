//! Ways through a game: random play and random set-ups, with every position on them compared.

use shatranj::position::Undo;
use shatranj::{Move, Position, Variant};

use super::Lockstep;
use super::arrange::Arranger;

/// A game is cut after so many plies; most have ended by then.
const MAX_PLIES: usize = 400;
/// How many plies are played on from a set-up.
const PLIES_AFTER_SETUP: usize = 6;

/// A game under all readings of its rules: the default, every other value of an option, and
/// every pair of two such values.
pub fn readings(game: &str) -> Vec<Variant> {
    let infos = Variant::options_of(game).expect("a built-in game");
    let others: Vec<(&str, &str)> = infos
        .iter()
        .flat_map(|info| {
            info.values[1..]
                .iter()
                .map(|value| (info.id.as_str(), value.id.as_str()))
        })
        .collect();
    let mut chosen: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    chosen.extend(others.iter().map(|&one| vec![one]));
    for (i, &one) in others.iter().enumerate() {
        let later = others[i + 1..].iter().filter(|(key, _)| *key != one.0);
        chosen.extend(later.map(|&two| vec![one, two]));
    }
    let reading = |options: &Vec<_>| Variant::by_name_with(game, options).expect("options");
    chosen.iter().map(reading).collect()
}

/// Random games from the start. They are played to their end, but where only few positions
/// are wanted not each ply is compared, so that late ones come up too.
pub fn play(lockstep: &mut Lockstep, positions: u64) {
    let compared = |lockstep: &Lockstep| lockstep.tally.get("positions");
    let stride = if positions < 2_000 { 4 } else { 1 };
    while compared(lockstep) < positions {
        let mut position = lockstep.referee.variant.start();
        let offset = lockstep.rng.below(stride);
        let mut undos = Vec::new();
        for ply in 0..MAX_PLIES {
            if ply % stride == offset {
                lockstep.compare(&mut position);
            }
            let moves = position.legal_moves();
            if moves.is_empty() || compared(lockstep) >= positions {
                break;
            }
            // Taking more often than by chance leads to endings sooner.
            let captures = position.captures();
            let wild = !captures.is_empty() && lockstep.rng.chance(25);
            let choice = if wild { &captures } else { &moves };
            undos.push(position.apply(*lockstep.rng.pick(choice)));
        }
        lockstep.tally.add("games");
        take_back(&mut position, undos, &lockstep.referee.variant.start());
    }
}

/// Sparse random set-ups, and a few plies from each.
pub fn arrange(lockstep: &mut Lockstep, positions: u64) {
    while lockstep.tally.get("positions") < positions {
        let setup = Arranger::arrange(&lockstep.referee, &mut lockstep.rng);
        let Some(mut position) = lockstep.admit(&setup) else {
            continue;
        };
        lockstep.tally.add("set-ups");
        let begin = position.clone();
        let mut undos = Vec::new();
        for _ in 0..PLIES_AFTER_SETUP {
            let judgement = lockstep.compare(&mut position);
            if judgement.moves.is_empty() {
                break;
            }
            let legal = lockstep.rng.pick(&judgement.moves);
            undos.push(position.apply(Move::new(legal.from, legal.to)));
        }
        take_back(&mut position, undos, &begin);
    }
}

/// Undoes all moves; everything must be as it was.
pub fn take_back(position: &mut Position, undos: Vec<Undo>, begin: &Position) {
    for undo in undos.into_iter().rev() {
        position.undo(undo);
    }
    assert_eq!(position.setup(), begin.setup());
    assert_eq!(position.key(), begin.key());
}
