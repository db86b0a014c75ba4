//! The Urdabegini, which only ever walks towards the enemy Padshah.

use crate::common::{Scene, game_with};
use crate::{at, sign_step};
use shatranj::{Position, Setup, Square, SquareSet, Variant, variants};

/// It moves one step to any square that is nearer to the enemy Padshah, counted in king
/// steps: one to three squares.
#[test]
fn the_urdabegini_moves_to_any_nearer_square() {
    let s = at(
        "w",
        "
            10 | . . . . k . . . . .
             2 | . . . . U . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("e2", "d3 e3 f3");
    // Beside the line there are fewer, on the diagonal there is one.
    let c3 = at(
        "w",
        "
             6 | . . . . . . . k . .
             3 | . . U . . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    c3.goes("c3", "d2 d3 d4");
    c3.with("h6=. h7=k").goes("c3", "d3 d4");
    c3.with("h6=. h8=k").goes("c3", "d4");
    let near = at(
        "w",
        "
             7 | . . . . k . . . . .
             5 | . . . . U . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    near.goes("e5", "d6 e6 f6");
    near.with("e7=. f7=k").goes("e5", "e6 f6");
    near.with("e7=. g7=k").goes("e5", "f6");
    // At the edge of the board the squares outside are missing.
    at(
        "w",
        "
            10 | k . . . . . . . . .
             5 | U . . . . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes("a5", "a6 b6");
}

fn chebyshev(game: &Variant, a: Square, b: Square) -> i8 {
    let ((ax, ay), (bx, by)) = (
        game.topology().coordinates(a),
        game.topology().coordinates(b),
    );
    (ax - bx).abs().max((ay - by).abs())
}

/// An Urdabegini and the enemy Padshah on these squares, the own Padshah in a corner out of
/// the way, White to move. `None` where they stand side by side: then Black would be in check.
fn duel(game: &Variant, urdabegini: Square, padshah: Square) -> Option<Position> {
    let corners = ["a1", "j1", "a10", "j10"].map(|n| game.topology().square(n).expect("a corner"));
    let free = |corner: &&Square| {
        chebyshev(game, **corner, padshah) > 1 && chebyshev(game, **corner, urdabegini) > 1
    };
    let corner = corners.iter().find(free).expect("a free corner");
    let mut setup = Setup::empty();
    setup.set(urdabegini, game.piece_of_symbol("U"));
    setup.set(padshah, game.piece_of_symbol("k"));
    setup.set(*corner, game.piece_of_symbol("K"));
    Position::new(game, &setup).ok()
}

/// The same from every square against a Padshah on every square.
#[test]
fn from_everywhere_there_are_one_to_three_nearer_squares() {
    let game = variants::atranj();
    let mut seen = [0; 4];
    for urdabegini in game.topology().squares() {
        for padshah in game.topology().squares() {
            let distance = chebyshev(game, urdabegini, padshah);
            if distance < 2 {
                continue;
            }
            let position = duel(game, urdabegini, padshah).expect("a position");
            let near = game.topology().neighbors(urdabegini).iter();
            let wanted: SquareSet = near
                .filter(|&s| chebyshev(game, s, padshah) < distance)
                .collect();
            assert_eq!(position.destinations(urdabegini), wanted, "{position:?}");
            seen[wanted.len() as usize] += 1;
        }
    }
    assert_eq!(seen[0], 0);
    assert!(seen[1..].iter().all(|&count| count > 100), "{seen:?}");
}

/// It captures as it moves, and may not go where a friend stands.
#[test]
fn the_urdabegini_captures_on_nearer_squares_only() {
    let s = at(
        "w",
        "
            10 | K . . . k . . . . .
             3 | . . . N n . . . . .
             2 | . . . n U . . . . .
             1 | . . . . n . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("e2", "e3 f3").captures("d3e1 e2e3");
    s.illegal("e2d3", "OwnUnit")
        .illegal("e2d2", "CannotMoveSo")
        .illegal("e2e1", "CannotMoveSo");
}

/// Distance is that of the open board: pieces in the way do not matter.
#[test]
fn units_in_the_way_do_not_change_the_distance() {
    let s = at(
        "w",
        "
                10 | . . . b k t . . . .
                 9 | . . . p p p . . . .
                 5 | r r r r r r r r r r
                 2 | P P . . U . . . . .
                 1 | K . . . . . . . . .
                   | a b c d e f g h i j
            ",
    );
    s.goes("e2", "d3 e3 f3");
    s.with("d3=P e3=P f3=P").goes("e2", "");
}

/// Its own Padshah does not matter either, and each side's walks to the other's.
#[test]
fn each_urdabegini_walks_to_the_enemy_padshah() {
    let s = at(
        "w",
        "
            10 | . . . . k . . . . .
             5 | . . . . U u . . . .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("e5", "d6 e6 f6");
    s.turned_to("b").goes("f5", "e4 f4 g4");
}

/// Nobody must move it: any other move may be made as long as one likes.
#[test]
fn the_urdabegini_may_stay_where_it_is() {
    let s = at(
        "w",
        "
            10 | . . . . k . . . . .
             2 | . . . . U . . . . .
             1 | K . . . . . . . . R
               | a b c d e f g h i j
        ",
    );
    s.legal("a1a2 j1j2 e2e3");
    s.then("a1a2 e10e9 a2a1 e9e10").legal("a1a2 j1j2 e2e3");
    let start = Scene::start(variants::atranj());
    start.goes("e2", "d3").goes("f2", "g3");
}

/// A move of the Padshah changes where the enemy's Urdabeginis lead.
#[test]
fn a_move_of_the_padshah_changes_where_the_urdabegini_leads() {
    let s = at(
        "b",
        "
             7 | . . . . . . k . . .
             5 | . . . . U . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.turned_to("w").goes("e5", "f6");
    s.then("g7f8").goes("e5", "d6 e6 f6");
    s.then("g7h7").goes("e5", "f5 f6");
    s.then("g7h6").goes("e5", "f4 f5 f6");
}

/// It may interpose and may be pinned like any unit.
#[test]
fn the_urdabegini_may_interpose_and_may_be_pinned() {
    let s = at(
        "w",
        "
            10 | . . . . k . . . . .
             8 | . . . . r . . . . .
             4 | . . . U . . . . . .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("e8")
        .goes("d4", "e5")
        .illegal("d4d5", "RoyalAttacked by e8");
    let pinned = at(
        "w",
        "
            10 | . . . . k . . . . .
             8 | . . . . r . . . . .
             4 | . . . . U . . . . .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    );
    pinned.pinned("e4").goes("e4", "e5");
    let across = at(
        "w",
        "
            10 | . . . . k . . . . .
             1 | K . U . . . . r . .
               | a b c d e f g h i j
        ",
    );
    across.pinned("c1").goes("c1", "");
}

/// Option `homing=SignStep`: exactly the one square straight at the Padshah.
#[test]
fn under_sign_step_the_urdabegini_has_one_square() {
    sign_step(
        "w",
        "
            10 | . . . . k . . . . .
             2 | . . . . U . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes("e2", "e3");
    sign_step(
        "w",
        "
             6 | . . . . . . . k . .
             3 | . . U . . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes("c3", "d4");
    sign_step(
        "w",
        "
             3 | . . U . . . . k . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes("c3", "d3");
    sign_step(
        "w",
        "
             8 | . . U . . . . . . .
             3 | k . . . . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes("c8", "b7");
    sign_step(
        "w",
        "
            10 | . . . . k . . . . .
             3 | . . . . P . . . . .
             2 | . . . . U . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes("e2", "");
    sign_step(
        "w",
        "
            10 | . . . . k . . . . .
             3 | . . . p p . . . . .
             2 | . . . . U . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes("e2", "e3")
    .captures("e2e3");
}

/// SignStep, from every square against a Padshah on every square.
#[test]
fn under_sign_step_it_leads_by_the_signs_from_everywhere() {
    let game = game_with("atranj", &[("homing", "SignStep")]);
    for urdabegini in game.topology().squares() {
        for padshah in game.topology().squares() {
            if chebyshev(&game, urdabegini, padshah) < 2 {
                continue;
            }
            let position = duel(&game, urdabegini, padshah).expect("a position");
            let (ux, uy) = game.topology().coordinates(urdabegini);
            let (kx, ky) = game.topology().coordinates(padshah);
            let step = game
                .topology()
                .at(ux + (kx - ux).signum(), uy + (ky - uy).signum());
            assert_eq!(
                position.destinations(urdabegini).single(),
                step,
                "{position:?}"
            );
        }
    }
}
