//! An open board of its own and a walker that takes rides at their word, step by step. It shares
//! nothing with the engine but the normal form of a movement.

use shatranj::movement::{Mode, Ride};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    White,
    Black,
}

/// What stands on a square, seen by the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Man {
    Friend,
    Enemy,
}

type Square = (i32, i32);

/// A rectangle with men on it.
#[derive(Clone, Debug)]
pub struct Board {
    files: i32,
    ranks: i32,
    men: BTreeMap<Square, Man>,
}

impl Board {
    pub fn new(files: i32, ranks: i32) -> Board {
        Board {
            files,
            ranks,
            men: BTreeMap::new(),
        }
    }

    pub fn with(&self, square: &str, man: Man) -> Board {
        let mut board = self.clone();
        board.men.insert(read(square), man);
        board
    }

    /// The board as the other side sees it.
    pub fn turned(&self) -> Board {
        let men = self
            .men
            .iter()
            .map(|(&at, &man)| (self.turn(at), man))
            .collect();
        Board { men, ..*self }
    }

    /// The square that lies opposite through the middle of the board.
    pub fn opposite(&self, square: &str) -> String {
        name(self.turn(read(square)))
    }

    fn turn(&self, (file, rank): Square) -> Square {
        (self.files - 1 - file, self.ranks - 1 - rank)
    }

    /// The names of all squares.
    pub fn squares(&self) -> Vec<String> {
        let files = 0..self.files;
        files
            .flat_map(|file| (0..self.ranks).map(move |rank| name((file, rank))))
            .collect()
    }

    /// The names of all squares where a unit may go, sorted as text.
    pub fn targets(&self, rides: &[Ride], from: &str, colour: Colour) -> Vec<String> {
        let mut targets = BTreeSet::new();
        for ride in rides {
            self.walk(ride, read(from), colour, &mut targets);
        }
        let mut names: Vec<String> = targets.into_iter().map(name).collect();
        names.sort();
        names
    }

    /// Follows every way to travel a ride; each entry to do is a square and the place in the
    /// ride: the leg, and the steps made along it.
    fn walk(&self, ride: &Ride, origin: Square, colour: Colour, targets: &mut BTreeSet<Square>) {
        let sign = if colour == Colour::White { 1 } else { -1 };
        let mut todo = vec![(origin, 0, 0)];
        while let Some((at, index, steps)) = todo.pop() {
            let leg = ride.legs[index];
            if leg.max.is_some_and(|max| steps == i32::from(max)) {
                continue;
            }
            let (dx, dy) = (i32::from(leg.step.0), i32::from(leg.step.1));
            let to = (at.0 + sign * dx, at.1 + sign * dy);
            let inside = (0..self.files).contains(&to.0) && (0..self.ranks).contains(&to.1);
            if !inside || to == origin {
                continue;
            }
            let steps = steps + 1;
            let far_enough = steps >= i32::from(leg.min);
            let may_end = match self.men.get(&to) {
                None => ride.mode != Mode::Capture,
                Some(Man::Enemy) => ride.mode != Mode::Quiet,
                Some(Man::Friend) => false,
            };
            if far_enough && leg.stop && may_end {
                targets.insert(to);
            }
            if self.men.contains_key(&to) {
                continue;
            }
            todo.push((to, index, steps));
            if far_enough && index + 1 < ride.legs.len() {
                todo.push((to, index + 1, 0));
            }
        }
    }
}

fn read(square: &str) -> Square {
    let file = i32::from(square.as_bytes()[0] - b'a');
    (file, square[1..].parse::<i32>().expect("a rank") - 1)
}

fn name((file, rank): Square) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}
