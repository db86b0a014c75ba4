//! An independent reading of riders on 8x8 squares with holes: paths spelled out by hand, one
//! after the other, moves tried by making them.

use std::collections::BTreeSet;

pub type At = (i8, i8);

/// A unit: its symbol and whether it is White's.
pub type Unit = (char, bool);

/// One way to travel: the squares in order, as steps from the start, with what may be done on
/// each of them.
pub struct Way {
    pub squares: Vec<(At, bool)>,
    pub quiet: bool,
    pub capture: bool,
}

/// Board, men, and how the piece `X` travels.
pub struct Field {
    pub holes: BTreeSet<At>,
    pub men: Vec<(At, Unit)>,
    pub rider: fn() -> Vec<Way>,
}

fn compass(diagonal: bool) -> [At; 4] {
    if diagonal {
        [(1, 1), (1, -1), (-1, -1), (-1, 1)]
    } else {
        [(0, 1), (1, 0), (0, -1), (-1, 0)]
    }
}

/// `count` steps of `step` from `(x, y)`, the first `skip` of them not for stopping.
fn line(squares: &mut Vec<(At, bool)>, (x, y): At, step: At, count: i8, skip: i8) {
    for i in 1..=count {
        squares.push(((x + i * step.0, y + i * step.1), i > skip));
    }
}

fn way(squares: Vec<(At, bool)>) -> Way {
    Way {
        squares,
        quiet: true,
        capture: true,
    }
}

/// A first step of some kind, then straight on away from the start.
fn bent(first: [At; 4], stops: bool, onward: fn(At) -> Vec<At>, skip: i8) -> Vec<Way> {
    let mut ways = Vec::new();
    for corner in first {
        for step in onward(corner) {
            let mut squares = vec![(corner, stops)];
            line(&mut squares, corner, step, 8, skip);
            ways.push(way(squares));
        }
    }
    ways
}

fn straight_on((x, y): At) -> Vec<At> {
    vec![(x.signum(), 0), (0, y.signum())]
}

fn upright_on((_, y): At) -> Vec<At> {
    vec![(0, y.signum())]
}

fn slanting_on((x, y): At) -> Vec<At> {
    if x == 0 {
        vec![(1, y.signum()), (-1, y.signum())]
    } else {
        vec![(x.signum(), 1), (x.signum(), -1)]
    }
}

pub fn griffon() -> Vec<Way> {
    bent(compass(true), true, straight_on, 0)
}

pub fn manticore() -> Vec<Way> {
    bent(compass(false), true, slanting_on, 0)
}

pub fn ship() -> Vec<Way> {
    bent(compass(true), true, upright_on, 0)
}

pub fn snake() -> Vec<Way> {
    let upright = [(0, 1), (0, -1), (0, 1), (0, -1)];
    bent(upright, true, slanting_on, 0)
}

pub fn osprey() -> Vec<Way> {
    bent([(0, 2), (2, 0), (0, -2), (-2, 0)], true, slanting_on, 0)
}

pub fn giraffe() -> Vec<Way> {
    bent(compass(true), false, straight_on, 2)
}

pub fn picket() -> Vec<Way> {
    let lines = compass(true).into_iter();
    let lines = lines.map(|step| {
        let mut squares = Vec::new();
        line(&mut squares, (0, 0), step, 8, 1);
        way(squares)
    });
    lines.collect()
}

pub fn short_rook() -> Vec<Way> {
    let lines = compass(false).into_iter();
    let lines = lines.map(|step| {
        let mut squares = Vec::new();
        line(&mut squares, (0, 0), step, 3, 0);
        way(squares)
    });
    lines.collect()
}

/// Moves as a rook, captures as a bishop.
pub fn rook_then_bishop() -> Vec<Way> {
    let mut ways = Vec::new();
    for diagonal in [false, true] {
        for step in compass(diagonal) {
            let mut squares = Vec::new();
            line(&mut squares, (0, 0), step, 8, 0);
            ways.push(Way {
                squares,
                quiet: !diagonal,
                capture: diagonal,
            });
        }
    }
    ways
}

/// A knight that is stopped on the straight square next to it.
pub fn mao() -> Vec<Way> {
    let mut ways = Vec::new();
    for (x, y) in compass(false) {
        for side in [1, -1] {
            let to = if x == 0 { (side, 2 * y) } else { (2 * x, side) };
            ways.push(way(vec![((x, y), false), (to, true)]));
        }
    }
    ways
}

fn king() -> Vec<Way> {
    let steps = compass(true).into_iter().chain(compass(false));
    steps.map(|step| way(vec![(step, true)])).collect()
}

fn wazir() -> Vec<Way> {
    let steps = compass(false).into_iter();
    steps.map(|step| way(vec![(step, true)])).collect()
}

impl Field {
    fn unit(&self, at: At) -> Option<Unit> {
        let found = self.men.iter().find(|(square, _)| *square == at);
        found.map(|(_, unit)| *unit)
    }

    fn exists(&self, (x, y): At) -> bool {
        (0..8).contains(&x) && (0..8).contains(&y) && !self.holes.contains(&(x, y))
    }

    /// Where the unit on a square may go, whatever that does to its king. All riders here look
    /// the same from both sides.
    pub fn targets(&self, from: At) -> BTreeSet<At> {
        let (symbol, white) = self.unit(from).expect("a unit");
        let ways = match symbol {
            'K' => king(),
            'W' => wazir(),
            _ => (self.rider)(),
        };
        let mut targets = BTreeSet::new();
        for way in ways {
            for ((dx, dy), stop) in way.squares {
                let to = (from.0 + dx, from.1 + dy);
                if !self.exists(to) {
                    break;
                }
                let unit = self.unit(to);
                let may = match unit {
                    None => way.quiet,
                    Some((_, color)) => way.capture && color != white,
                };
                if stop && may {
                    targets.insert(to);
                }
                if unit.is_some() {
                    break;
                }
            }
        }
        targets
    }

    /// The units that could take a side's king.
    pub fn checkers(&self, white: bool) -> BTreeSet<At> {
        let king = self.men.iter().find(|(_, unit)| *unit == ('K', white));
        let (king, _) = king.expect("a king");
        let enemies = self.men.iter().filter(|(_, (_, color))| *color != white);
        let takes = enemies.filter(|(at, _)| self.targets(*at).contains(king));
        takes.map(|(at, _)| *at).collect()
    }

    /// The legal moves of a side: those after which its king can't be taken.
    pub fn legal(&self, white: bool) -> BTreeSet<(At, At)> {
        let mut legal = BTreeSet::new();
        for &(from, unit) in self.men.iter().filter(|(_, (_, color))| *color == white) {
            for to in self.targets(from) {
                let mut men = self.men.clone();
                men.retain(|(at, _)| *at != to && *at != from);
                men.push((to, unit));
                let after = Field {
                    holes: self.holes.clone(),
                    men,
                    ..*self
                };
                if after.checkers(white).is_empty() {
                    legal.insert((from, to));
                }
            }
        }
        legal
    }
}
