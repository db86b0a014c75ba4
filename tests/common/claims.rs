//! What a test can say of a scene: each claim is checked for the twin too.

use shatranj::position::EffectKind;
use shatranj::{Color, Move, Outcome, SquareSet};

use super::{Scene, drawing, position_of};

impl Scene {
    /// The unit on a square may go to exactly these squares.
    #[track_caller]
    pub fn goes(&self, from: &str, to: &str) -> &Scene {
        for view in &self.views {
            let found = view.position.destinations(view.square(from));
            view.assert_squares(found, to, &format!("the moves of the unit on {from}"));
        }
        self
    }

    /// These are all the legal moves.
    #[track_caller]
    pub fn moves(&self, expected: &str) -> &Scene {
        for view in &self.views {
            let mut wanted: Vec<Move> = expected.split_whitespace().map(|m| view.mv(m)).collect();
            wanted.sort();
            let mut found = view.position.legal_moves().to_vec();
            found.sort();
            let names = |moves: &[Move]| drawing::move_names(&view.position, moves);
            assert_eq!(names(&found), names(&wanted), "all moves of\n{view}");
            let count = found.len() as u64;
            let mut picked: Vec<Move> = (0..count)
                .filter_map(|number| view.position.pick_move(|_| number))
                .collect();
            picked.sort();
            assert_eq!(picked, found, "moves picked by number in\n{view}");
        }
        self
    }

    /// These moves are legal, among others.
    #[track_caller]
    pub fn legal(&self, moves: &str) -> &Scene {
        for view in &self.views {
            for text in moves.split_whitespace() {
                let m = view.mv(text);
                if let Some(reason) = view.position.why_illegal(m.from, m.to) {
                    panic!("{text} should be legal, but {reason}\n{view}");
                }
            }
        }
        self
    }

    /// The move is not legal, for this reason: the name in [`Illegal`], then the squares that
    /// it mentions: `Blocked by e3`.
    #[track_caller]
    pub fn illegal(&self, text: &str, why: &str) -> &Scene {
        for view in &self.views {
            let m = view.mv(text);
            let Some(reason) = view.position.why_illegal(m.from, m.to) else {
                panic!("{text} should not be legal ({why})\n{view}");
            };
            let found = view.reason(reason.reason());
            let wanted = view.turned_words(why);
            assert_eq!(found, wanted, "why {text} is not legal in\n{view}");
            let unchanged = view.position.clone();
            let mut position = unchanged.clone();
            assert!(position.play(m).is_err(), "{text} was played in\n{view}");
            assert_eq!(
                position, unchanged,
                "{text} was refused but changed\n{view}"
            );
        }
        self
    }

    /// The position is the drawn one, where no twin is wanted.
    #[track_caller]
    pub fn shows_drawn(&self, state: &str, drawing: &str) -> &Scene {
        let game = self.position().variant();
        let wanted = position_of(game, &drawing::read(game, state, drawing));
        assert_eq!(drawing::picture(self.position()), drawing::picture(&wanted));
        self
    }

    /// The position is the drawn one: units, side to move, rights, clock.
    #[track_caller]
    pub fn shows(&self, state: &str, drawing: &str) -> &Scene {
        let game = self.position().variant();
        let wanted = Scene::of_setup(game, &drawing::read(game, state, drawing));
        for (view, wanted) in self.views.iter().zip(&wanted.views) {
            assert_eq!(view.to_string(), wanted.to_string());
        }
        self
    }

    /// The game is over: `white wins by checkmate`, `draw by citadel`.
    #[track_caller]
    pub fn ends(&self, outcome: &str) -> &Scene {
        for view in &self.views {
            let found = view.position.outcome().map(|o| o.to_string());
            assert_eq!(
                found,
                Some(view.turned_words(outcome)),
                "how it ends:\n{view}"
            );
            assert!(
                view.position.legal_moves().is_empty(),
                "moves after the end:\n{view}"
            );
        }
        self
    }

    /// The game goes on.
    #[track_caller]
    pub fn goes_on(&self) -> &Scene {
        for view in &self.views {
            assert_eq!(
                view.position.outcome(),
                None::<Outcome>,
                "it goes on:\n{view}"
            );
            assert!(view.position.has_moves(), "there should be moves:\n{view}");
        }
        self
    }

    /// Exactly these enemy units give check; none, and there is no check.
    #[track_caller]
    pub fn checkers(&self, squares: &str) -> &Scene {
        for view in &self.views {
            view.assert_squares(view.position.checkers(), squares, "the checkers");
            let checked = view.position.in_check();
            assert_eq!(checked, !squares.is_empty(), "whether it is check:\n{view}");
        }
        self
    }

    /// A checker reaches the royal over these squares, in this order.
    #[track_caller]
    pub fn check_path(&self, checker: &str, path: &str) -> &Scene {
        for view in &self.views {
            let paths = view.position.check_paths();
            let from = view.square(checker);
            let found = paths.iter().find(|(square, _)| *square == from);
            let found = found.map(|(_, path)| view.names_in_order(path));
            assert_eq!(
                found,
                Some(view.turned_words(path)),
                "the path from {checker}:\n{view}"
            );
        }
        self
    }

    /// Exactly these units of the side to move are pinned.
    #[track_caller]
    pub fn pinned(&self, squares: &str) -> &Scene {
        for view in &self.views {
            view.assert_squares(view.position.pinned(), squares, "the pinned units");
        }
        self
    }

    /// Exactly these units of a side attack a square.
    #[track_caller]
    pub fn attackers(&self, square: &str, by: Color, squares: &str) -> &Scene {
        for view in &self.views {
            let by = view.turn.color(by);
            let found = view.position.attackers(view.square(square), by);
            view.assert_squares(found, squares, &format!("the attackers of {square}"));
        }
        self
    }

    /// The unit on a square attacks exactly these squares.
    #[track_caller]
    pub fn attacks(&self, from: &str, squares: &str) -> &Scene {
        for view in &self.views {
            let found = view.position.attacks_from(view.square(from));
            view.assert_squares(found, squares, &format!("what {from} attacks"));
        }
        self
    }

    /// A side's royals stand on exactly these squares.
    #[track_caller]
    pub fn royals(&self, of: Color, squares: &str) -> &Scene {
        for view in &self.views {
            let found = view.position.royals(view.turn.color(of));
            view.assert_squares(found, squares, "the royals");
        }
        self
    }

    /// A side's acting royal.
    #[track_caller]
    pub fn acting(&self, of: Color, square: &str) -> &Scene {
        for view in &self.views {
            let found = view.position.acting_royal(view.turn.color(of));
            let found = found.map_or(SquareSet::EMPTY, |square| square.set());
            view.assert_squares(found, square, "the acting royal");
        }
        self
    }

    /// A side's immune pawns of pawns.
    #[track_caller]
    pub fn resting(&self, of: Color, squares: &str) -> &Scene {
        for view in &self.views {
            let found = view.position.resting(view.turn.color(of));
            view.assert_squares(found, squares, "the resting pawns");
        }
        self
    }

    /// Which sides still have their one-time right: `Xx`, `X`, `x` or `-`.
    #[track_caller]
    pub fn rights(&self, rights: &str) -> &Scene {
        for view in &self.views {
            for (color, letter) in [(Color::White, 'X'), (Color::Black, 'x')] {
                let found = view.position.right(view.turn.color(color));
                assert_eq!(
                    found,
                    rights.contains(letter),
                    "the right {letter} in\n{view}"
                );
            }
        }
        self
    }

    /// The halfmove clock.
    #[track_caller]
    pub fn clock(&self, plies: u32) -> &Scene {
        for view in &self.views {
            assert_eq!(
                view.position.halfmove(),
                plies,
                "the halfmove clock of\n{view}"
            );
        }
        self
    }

    /// The moves that take an enemy unit off the board are exactly these.
    #[track_caller]
    pub fn captures(&self, moves: &str) -> &Scene {
        for view in &self.views {
            let mut wanted: Vec<Move> = moves.split_whitespace().map(|m| view.mv(m)).collect();
            wanted.sort();
            let mut found = view.position.captures().to_vec();
            found.sort();
            let names = |moves: &[Move]| drawing::move_names(&view.position, moves);
            assert_eq!(names(&found), names(&wanted), "the captures of\n{view}");
        }
        self
    }

    /// What is special about a move, by the name in [`EffectKind`].
    #[track_caller]
    pub fn effect(&self, text: &str, kind: &str) -> &Scene {
        for view in &self.views {
            let effect = view.position.effect(view.mv(text));
            let found = effect.map(|e| effect_name(&e.kind));
            assert_eq!(found, Some(kind), "what {text} does in\n{view}");
        }
        self
    }

    /// Whether a legal move captures, and whether it removes a unit otherwise.
    #[track_caller]
    pub fn removes(&self, text: &str, [captures, displaces]: [bool; 2]) -> &Scene {
        for view in &self.views {
            let effect = view.position.effect(view.mv(text)).expect("a legal move");
            let displaced = match effect.kind {
                EffectKind::Relocation { displaced } | EffectKind::Homecoming { displaced, .. } => {
                    displaced
                }
                _ => None,
            };
            let found = [effect.captured.is_some(), displaced.is_some()];
            assert_eq!(
                found,
                [captures, displaces],
                "what {text} removes in\n{view}"
            );
        }
        self
    }

    /// Whether a legal move gives check.
    #[track_caller]
    pub fn gives_check(&self, text: &str, check: bool) -> &Scene {
        for view in &self.views {
            let found = view.position.gives_check(view.mv(text));
            assert_eq!(found, check, "whether {text} gives check in\n{view}");
        }
        self
    }
}

fn effect_name(kind: &EffectKind) -> &'static str {
    match kind {
        EffectKind::Plain => "Plain",
        EffectKind::Promotion(_) => "Promotion",
        EffectKind::Vanishing => "Vanishing",
        EffectKind::Freezing => "Freezing",
        EffectKind::Relocation { .. } => "Relocation",
        EffectKind::Waiting => "Waiting",
        EffectKind::Homecoming { .. } => "Homecoming",
        EffectKind::Transfer => "Transfer",
        EffectKind::Coronation { .. } => "Coronation",
        EffectKind::Exchange { .. } => "Exchange",
        _ => "another effect",
    }
}
