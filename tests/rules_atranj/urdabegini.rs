//! The Urdabegini, which only ever walks towards the enemy Padshah.

use crate::at;
use crate::common::{Scene, game_with};
use shatranj::{Color, Position, Setup, Square, SquareSet, Variant, variants};

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

/// It gives check from next to the Padshah, and from nowhere else.
#[test]
fn the_urdabegini_gives_check_at_distance_one() {
    let s = at(
        "w",
        "
            10 | . . . . k . . . . .
             8 | . . . U . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("d8", "d9 e9")
        .gives_check("d8d9", true)
        .gives_check("d8e9", true);
    s.then("d8d9").checkers("d9");
    s.then("d8e9").checkers("e9");
    let far = at(
        "w",
        "
            10 | . . . . k . . . . .
             7 | . . . U . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    far.goes("d7", "c8 d8 e8")
        .gives_check("d7e8", false)
        .gives_check("d7d8", false);
    let around = at(
        "b",
        "
             5 | . . . . k . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    for square in ["d4", "d5", "d6", "e4", "e6", "f4", "f5", "f6"] {
        let s = around.with(&format!("{square}=U"));
        s.checkers(square).check_path(square, "");
    }
}

/// Next to the Padshah its only move is onto it: it attacks no other square, and nothing
/// next to it that the other units of the enemy hold.
#[test]
fn next_to_the_padshah_the_urdabegini_is_frozen() {
    let s = at(
        "b",
        "
            10 | . . . n . k . . . .
             9 | . . . r U . . . . .
             8 | . . . . n . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("e9");
    for square in ["d10", "e8", "d9"] {
        s.attackers(square, Color::White, "");
    }
    s.attackers("f10", Color::White, "e9");
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

/// A Padshah may not step next to an enemy Urdabegini.
#[test]
fn a_padshah_may_not_step_next_to_an_enemy_urdabegini() {
    let s = at(
        "b",
        "
             8 | . . . . k . . . . .
             6 | . . . . U . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("").goes("e8", "d8 d9 e9 f8 f9");
    s.illegal("e8d7", "RoyalAttacked by e6")
        .illegal("e8e7", "RoyalAttacked by e6");
    s.illegal("e8f7", "RoyalAttacked by e6");
}

/// It may capture one that is not guarded, in check or not.
#[test]
fn a_padshah_may_capture_an_unguarded_urdabegini() {
    let s = at(
        "b",
        "
             8 | . . . . k . . . . .
             7 | . . . . U . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("e7").goes("e8", "d9 e7 e9 f9");
    s.play("e8e7", "e8=. e7=k").goes_on();
    s.with("e1=R")
        .goes("e8", "d9 e9 f9")
        .illegal("e8e7", "RoyalAttacked by e1");
}

/// Urdabeginis guard each other and every other unit: whatever stands next to one, the
/// enemy Padshah may not capture.
#[test]
fn an_urdabegini_guards_the_squares_next_to_it_against_the_padshah() {
    let pair = at(
        "b",
        "
             8 | . . . . k . . . . .
             7 | . . . . U . . . . .
             6 | . . . . U . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    pair.goes("e8", "d9 e9 f9")
        .illegal("e8e7", "RoyalAttacked by e6");
    for guard in ["d6", "e6", "f6"] {
        let s = at(
            "b",
            "
                 8 | . . . . k . . . . .
                 7 | . . . . N . . . . .
                 1 | K . . . . . . . . .
                   | a b c d e f g h i j
            ",
        );
        s.legal("e8e7");
        s.with(&format!("{guard}=U"))
            .illegal("e8e7", &format!("RoyalAttacked by {guard}"));
    }
}

/// It guards against the Padshah only: another unit that captures next to it can't be
/// captured back unless that square is nearer to the Padshah.
#[test]
fn an_urdabegini_guards_against_nobody_but_the_padshah() {
    let s = at(
        "b",
        "
            10 | . . . . . . . . . K
             9 | . . . r . . . . . .
             7 | . . . N . . . . . .
             6 | . . U . . . . . . .
             5 | . . . N . . . r . .
             1 | . . k . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.then("d9d7")
        .goes("c6", "b5 c5")
        .illegal("c6d7", "CannotMoveSo");
    s.then("h5d5")
        .goes("c6", "b5 c5 d5")
        .play("c6d5", "c6=. d5=U");
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

/// Its check can't be blocked: it is captured, or the Padshah moves.
#[test]
fn an_urdabeginis_check_is_answered_by_capturing_it_or_by_leaving() {
    let s = at(
        "b",
        "
            10 | . . . . k . . . . .
             9 | . r . . U . . . . R
             1 | K . . R . R . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("e9").moves("b9e9");
}

/// It mates with a guard: here each of the two guards the other's squares.
#[test]
fn two_urdabeginis_may_mate() {
    let s = at(
        "w",
        "
            10 | k . . . . . . . . .
             8 | . U U . . . . . . .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    );
    s.then("b8b9").checkers("b9").ends("white checkmate");
    s.with("c8=. d8=U").then("b8b9").goes_on().goes("a10", "b9");
}

/// An Urdabegini that stands guard takes squares from the Padshah without giving check.
#[test]
fn an_urdabegini_may_stalemate() {
    let s = at(
        "b",
        "
            10 | k . . . . . . . . .
             9 | . . U . . . . . . .
             8 | . U . . . . . . . .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("").ends("white stalemate");
}

fn sign_step(state: &str, drawing: &str) -> Scene {
    let game = game_with("atranj", &[("homing", "SignStep")]);
    Scene::new(&game, state, drawing)
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

/// SignStep: it gives check from next to the Padshah, who may not step next to it: the king
/// is judged on its new square. From d6 it leads to e7 now, but guards c7 and d7 as well.
#[test]
fn under_sign_step_the_padshah_is_judged_on_its_new_square() {
    let s = sign_step(
        "b",
        "
             8 | . . . . k . . . . .
             6 | . . . U . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.turned_to("w").goes("d6", "e7");
    s.checkers("").goes("e8", "d8 d9 e9 f7 f8 f9");
    s.illegal("e8d7", "RoyalAttacked by d6")
        .illegal("e8e7", "RoyalAttacked by d6");
    let check = sign_step(
        "b",
        "
             8 | . . . . k . . . . .
             7 | . . . . U . . . . .
             6 | . . . U . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    check
        .checkers("e7")
        .goes("e8", "d9 e9 f9")
        .illegal("e8e7", "RoyalAttacked by d6");
    sign_step(
        "b",
        "
             8 | . . . . k . . . . .
             7 | . . . . U . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .legal("e8e7");
}
