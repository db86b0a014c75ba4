//! Drawn positions for the rule tests.
//!
//! A [`Scene`] is a position drawn as text, together with its twin: the same position with the
//! colours changed and the board turned over. Whatever a test says of the scene is said of the
//! twin too, so that each rule is proved for both sides. Every scene is also seen to be sound:
//! all ways to ask for its moves must agree, and each move must be taken back without a trace.
//!
//! A drawing has one line a rank, `10 | . . K . *`: a symbol, `.` for an empty square, `*` for
//! a void. A rank that is not drawn is empty; voids at the right end may be left out.

#![allow(dead_code, reason = "each test program uses a part of it")]

mod claims;
mod drawing;
mod sound;
mod twin;

pub use drawing::{draw_names, read_move};
use twin::Turn;

use shatranj::position::Illegal;
use shatranj::variant::OptionInfo;
use shatranj::{Faults, Move, Position, Setup, SquareSet, Variant};

/// A position and its twin.
#[derive(Clone)]
pub struct Scene {
    views: Vec<View>,
}

#[derive(Clone)]
struct View {
    position: Position,
    turn: Turn,
}

/// The built-in game with some options, by name.
pub fn game_with(id: &str, options: &[(&str, &str)]) -> Variant {
    Variant::by_name_with(id, options).expect("a built-in game and its options")
}

/// Every reading of a built-in game: each combination of the values of its options.
pub fn all_readings(id: &str) -> Vec<Variant> {
    let infos = Variant::options_of(id).expect("a built-in game");
    readings(
        id,
        &infos
            .iter()
            .map(|info| info.id.as_str())
            .collect::<Vec<_>>(),
    )
}

/// The options of a built-in game with their values, the default first: `array: A B`.
pub fn option_lines(id: &str) -> Vec<String> {
    let infos = Variant::options_of(id).expect("a built-in game");
    let line = |info: &OptionInfo| {
        let values: Vec<&str> = info.values.iter().map(|v| v.id.as_str()).collect();
        format!("{}: {}", info.id, values.join(" "))
    };
    infos.iter().map(line).collect()
}

/// Each combination of the values of some options of a built-in game.
pub fn readings(id: &str, options: &[&str]) -> Vec<Variant> {
    let infos = Variant::options_of(id).expect("a built-in game");
    let mut chosen: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    for info in &infos {
        if !options.contains(&info.id.as_str()) {
            continue;
        }
        let longer = |picks: &Vec<_>| {
            let values = info.values.iter();
            let picks = picks.clone();
            values
                .map(|value| {
                    let mut more = picks.clone();
                    more.push((info.id.as_str(), value.id.as_str()));
                    more
                })
                .collect::<Vec<_>>()
        };
        chosen = chosen.iter().flat_map(longer).collect();
    }
    chosen.iter().map(|picks| game_with(id, picks)).collect()
}

/// The faults of a drawn set-up that is no position; the twin must have the same.
#[track_caller]
pub fn faults(game: &Variant, state: &str, drawing: &str) -> Faults {
    let setup = drawing::read(game, state, drawing);
    let twin = twin::setup(game, &setup);
    let faults = |setup: &Setup| match Position::new(game, setup) {
        Ok(position) => panic!("this is a position:\n{}", drawing::picture(&position)),
        Err(error) => error.faults(),
    };
    assert_eq!(faults(&setup), faults(&twin), "the twin has other faults");
    faults(&setup)
}

#[track_caller]
fn position_of(game: &Variant, setup: &Setup) -> Position {
    match Position::new(game, setup) {
        Ok(position) => position,
        Err(error) => panic!("this is no position: {error}"),
    }
}

impl Scene {
    /// The scene of a drawing. `state` is the side to move, then the rights (`-` if nothing is
    /// said) and the halfmove clock (0 if nothing is said): `w Xx 12`.
    #[track_caller]
    pub fn new(game: &Variant, state: &str, drawing: &str) -> Scene {
        Scene::of_setup(game, &drawing::read(game, state, drawing))
    }

    /// The scene of a set-up.
    #[track_caller]
    pub fn of_setup(game: &Variant, setup: &Setup) -> Scene {
        let view = |position, turn| View { position, turn };
        let drawn = view(position_of(game, setup), Turn::None);
        let twin = position_of(game, &twin::setup(game, setup));
        let scene = Scene {
            views: vec![drawn, view(twin, Turn::of(game))],
        };
        scene.seen_sound()
    }

    /// The start position, without a twin: in some games the arrays do not mirror each other.
    #[track_caller]
    pub fn start(game: &Variant) -> Scene {
        let view = View {
            position: game.start(),
            turn: Turn::None,
        };
        Scene { views: vec![view] }.seen_sound()
    }

    /// The same scene with other units on some squares: `a9=D' b10=.`.
    #[track_caller]
    pub fn with(&self, changes: &str) -> Scene {
        let game = self.position().variant();
        let mut setup = self.position().setup();
        for (square, symbol) in drawing::read_changes(changes) {
            let square = self.views[0].square(square);
            setup.set(square, drawing::piece(game, symbol));
        }
        Scene::of_setup(game, &setup)
    }

    /// The same units with another side to move, other rights and clock.
    #[track_caller]
    pub fn turned_to(&self, state: &str) -> Scene {
        let mut setup = self.position().setup();
        drawing::read_state(&mut setup, state);
        Scene::of_setup(self.position().variant(), &setup)
    }

    #[track_caller]
    fn seen_sound(self) -> Scene {
        for view in &self.views {
            sound::check(&view.position);
        }
        if let [first, twin] = &self.views[..] {
            let moves = |view: &View| -> Vec<Move> {
                let turned = |m: &Move| Move::new(view.square_back(m.from), view.square_back(m.to));
                let mut moves: Vec<Move> = view.position.legal_moves().iter().map(turned).collect();
                moves.sort();
                moves
            };
            assert_eq!(
                drawing::move_names(&first.position, &moves(first)),
                drawing::move_names(&first.position, &moves(twin)),
                "the two sides have different moves:\n{}",
                drawing::picture(&first.position)
            );
        }
        self
    }

    /// The drawn position itself.
    pub fn position(&self) -> &Position {
        &self.views[0].position
    }

    /// Plays a legal move. The board changes on exactly the squares listed: `a9=. a10=G`.
    #[track_caller]
    pub fn play(&self, text: &str, changes: &str) -> Scene {
        let after = self.then(text);
        for (before, after) in self.views.iter().zip(&after.views) {
            let game = before.position.variant();
            let mut setup = before.position.setup();
            for (square, symbol) in drawing::read_changes(changes) {
                let piece = drawing::piece(game, before.turn.symbol(symbol).as_str());
                setup.set(before.square(square), piece);
            }
            let wanted = |square| setup.get(square);
            let found = |square| after.position.piece_at(square);
            for square in game.topology().squares() {
                assert_eq!(
                    found(square),
                    wanted(square),
                    "the unit on {} after {text} in\n{before}\nwhich gave\n{after}",
                    game.topology().name(square)
                );
            }
        }
        after
    }

    /// Plays legal moves, one after the other.
    #[track_caller]
    pub fn then(&self, moves: &str) -> Scene {
        let mut scene = self.clone();
        for text in moves.split_whitespace() {
            for view in &mut scene.views {
                let m = view.mv(text);
                match view.position.after(m) {
                    Ok(after) => view.position = after,
                    Err(reason) => panic!("{text} should be legal, but {reason}\n{view}"),
                }
            }
        }
        scene.seen_sound()
    }
}

impl View {
    fn mv(&self, text: &str) -> Move {
        let (from, to) = read_move(text);
        Move::new(self.square(from), self.square(to))
    }

    /// Every reason as words: its name, then its details.
    fn reason(&self, reason: Illegal) -> String {
        match reason {
            Illegal::GameOver(outcome) => format!("GameOver {outcome}"),
            Illegal::Blocked { by } => format!("Blocked by {}", self.names(by.set())),
            Illegal::RoyalAttacked { by } => format!("RoyalAttacked by {}", self.names(by)),
            Illegal::NoExchange(refusal) => format!("NoExchange {refusal:?}"),
            plain => format!("{plain:?}"),
        }
    }

    #[track_caller]
    fn assert_squares(&self, found: SquareSet, wanted: &str, what: &str) {
        let squares = wanted.split_whitespace().map(|name| self.square(name));
        let wanted: SquareSet = squares.collect();
        assert_eq!(
            self.names(found),
            self.names(wanted),
            "{what}{}:\n{self}\nfound:\n{}",
            self.turn,
            draw_names(self.position.variant(), found)
        );
    }
}
