//! Shatranj Kamil: a test for each rule, with its position.

mod common;

use common::{Scene, all_readings, game_with};
use shatranj::{Color, Piece, Variant, variants};

#[track_caller]
fn at(state: &str, drawing: &str) -> Scene {
    Scene::new(variants::kamil(), state, drawing)
}

/// The array: R N E D K G D E N R behind pawns; Black's units stand on the same files.
#[test]
fn the_array() {
    Scene::start(variants::kamil()).shows_drawn(
        "w",
        "
        10 | r n e d k g d e n r
         9 | p p p p p p p p p p
         2 | P P P P P P P P P P
         1 | R N E D K G D E N R
           | a b c d e f g h i j
        ",
    );
    let board = variants::kamil().topology();
    assert_eq!((board.grid_size(), board.len()), ((10, 10), 100));
    for game in all_readings("kamil") {
        let start = game.start();
        for square in game.topology().squares() {
            let (x, y) = game.topology().coordinates(square);
            let opposite = game.topology().at(x, 9 - y).expect("the square opposite");
            let swapped = start.piece_at(square).map(|p| Piece::new(!p.color, p.kind));
            assert_eq!(start.piece_at(opposite), swapped);
        }
    }
}

/// The option, with its values; the first is the default.
#[test]
fn the_option_and_its_default() {
    let options = Variant::options_of("kamil").expect("the game");
    let values: Vec<&str> = options[0].values.iter().map(|v| v.id).collect();
    assert_eq!((options.len(), options[0].id), (1, "dabbabah"));
    assert_eq!(values, ["Commoner", "Leaper"]);
    let [commoner, leaper] = &all_readings("kamil")[..] else {
        panic!("two readings");
    };
    assert!(commoner == variants::kamil() && leaper != commoner);
}

/// The Shah moves one step in any direction, and is the only royal.
#[test]
fn the_shah_moves_one_step_and_is_royal() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . k
             6 | . . . . G . . . . .
             5 | . . . . K . . . . .
             4 | . . . p . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("e5", "d4 d5 d6 e4 f4 f5 f6")
        .royals(Color::White, "e5");
    let royals = variants::kamil()
        .pieces()
        .filter(|(_, piece)| piece.royal.is_some());
    assert_eq!(
        royals
            .map(|(_, piece)| piece.symbol.clone())
            .collect::<Vec<_>>(),
        ["K"]
    );
}

/// General: one square diagonally. Elephant: a leap of two squares diagonally.
#[test]
fn the_general_steps_and_the_elephant_leaps_diagonally() {
    let general = at(
        "w",
        "
            10 | . . . . . . . . . k
             6 | . . . p . . . . . .
             5 | . . . . G . . . . .
             4 | . . . . . N . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    general.goes("e5", "d4 d6 f6");
    let elephant = at(
        "w",
        "
            10 | . . . . . . . . . k
             7 | . . . . . . p . . .
             6 | . . . N . p . . . .
             5 | . . . . E . . . . .
             3 | . . N . . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    elephant.goes("e5", "c7 g3 g7");
}

/// Knight and rook move as everywhere.
#[test]
fn the_knight_leaps_and_the_rook_slides() {
    let knight = at(
        "w",
        "
            10 | . . . . . . . . . k
             6 | . . . . P . p . . .
             5 | . . . p N P . . . .
             4 | . . P . p . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    knight.goes("e5", "c6 d3 d7 f3 f7 g4 g6");
    let rook = at(
        "w",
        "
            10 | . . . . . . . . . k
             8 | . . . . p . . . . .
             5 | . . P . R . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    rook.goes("e5", "d5 e1 e2 e3 e4 e6 e7 e8 f5 g5 h5 i5 j5");
}

/// War machine, by default: one step in any direction.
#[test]
fn the_war_machine_moves_as_a_king() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . k
             6 | . . . p . . . . . .
             5 | . . . . D . . . . .
             4 | . . . . . N . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("e5", "d4 d5 d6 e4 e6 f5 f6");
}

/// It is not royal: it may be left attacked, go where it is attacked, and be captured.
#[test]
fn the_war_machine_is_not_royal() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . k
             9 | . . . . r . . . . .
             5 | . . . . D . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("").legal("a1b1 e5e6").royals(Color::White, "a1");
    s.then("a1b1").play("e9e5", "e9=. e5=r").goes_on();
}

/// Option `dabbabah=Leaper`: a leap of two squares straight.
#[test]
fn the_leaper_war_machine_leaps_two_squares_straight() {
    let game = game_with("kamil", &[("dabbabah", "Leaper")]);
    let s = Scene::new(
        &game,
        "w",
        "
            10 | . . . . . . . . . k
             6 | . . . . p . . . . .
             5 | . . N . D N p . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("e5", "e3 e7 g5");
    s.illegal("e5e6", "CannotMoveSo")
        .illegal("e5d4", "CannotMoveSo");
}

/// Pawns step one square ahead and capture diagonally ahead.
#[test]
fn pawns_step_ahead_and_capture_diagonally() {
    let lone = at(
        "w",
        "
            10 | . . . . . . . . . k
             2 | . . . . P . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    lone.goes("e2", "e3")
        .illegal("e2e4", "CannotMoveSo")
        .illegal("e2f3", "OnlyCaptures");
    let s = at(
        "w",
        "
            10 | . . . . . . . . . k
             6 | . . . n n n . . . .
             5 | . . . . P . . . . .
             4 | . . . n . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("e5", "d6 f6").illegal("e5e6", "NeverCaptures");
}

/// A pawn on the last rank becomes a General when its side has none, on every file, by a
/// step or a capture.
#[test]
fn a_pawn_becomes_a_general_when_its_side_has_none() {
    let s = at(
        "w",
        "
             4 | . . . . k . . . . .
             1 | K . . . . . . . . g
               | a b c d e f g h i j
        ",
    );
    for file in 'a'..='j' {
        let s = s.with(&format!("{file}9=P"));
        s.goes(&format!("{file}9"), &format!("{file}10"));
        let step = format!("{file}9{file}10");
        s.effect(&step, "Promotion")
            .play(&step, &format!("{file}9=. {file}10=G"));
    }
    for (from, to) in "abcdefghi".chars().zip('b'..='j') {
        for (from, to) in [(from, to), (to, from)] {
            let s = s.with(&format!("{from}9=P {to}10=n"));
            s.play(&format!("{from}9{to}10"), &format!("{from}9=. {to}10=G"));
        }
    }
}

/// While its side has a General the pawn vanishes: the move is allowed all the same, and the
/// square ends empty.
#[test]
fn a_pawn_vanishes_while_its_side_has_a_general() {
    let s = at(
        "w - 7",
        "
             9 | . . . P . . . . . .
             4 | . . . . k . . . . .
             1 | K G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("d9", "d10").effect("d9d10", "Vanishing");
    s.play("d9d10", "d9=.").clock(0);
}

/// What a vanishing pawn captures stays captured.
#[test]
fn a_vanishing_pawn_still_captures() {
    let s = at(
        "w - 7",
        "
            10 | . . r . n . . . . .
             9 | . . . P . . . . . .
             4 | . . . . k . . . . .
             1 | K G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.goes("d9", "c10 d10 e10")
        .captures("d9c10 d9e10")
        .effect("d9e10", "Vanishing");
    s.play("d9e10", "d9=. e10=.").clock(0);
    s.play("d9c10", "d9=. c10=.");
}

/// Only the own Generals count, and only those on the board at that moment.
#[test]
fn the_enemys_general_does_not_count_nor_a_captured_one() {
    let enemys = at(
        "w",
        "
            10 | . . g . . . . . . .
             9 | . . . P . . . . . .
             4 | . . . . k . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    enemys.play("d9d10", "d9=. d10=G");
    enemys.play("d9c10", "d9=. c10=G");
    let captured = at(
        "b",
        "
             9 | . . . P . . . . . .
             8 | . r . . . . . . . .
             5 | . G . . . . . . . .
             3 | . . . . k . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    captured.then("b8b5").play("d9d10", "d9=. d10=G");
}

/// A second pawn vanishes once the first has become a General; so no side ever makes two.
#[test]
fn no_second_general_is_made() {
    let s = at(
        "w",
        "
             9 | . . P . . . P . . .
             4 | . . . . k . . . . .
             2 | . G . . . . . . . .
             1 | K . . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.play("c9c10", "c9=.");
    let first = s.with("b2=.").play("c9c10", "c9=. c10=G").then("e4e5");
    first.play("g9g10", "g9=.");
    let moved = first.then("c10d9 e5e4");
    moved.play("g9g10", "g9=.");
}

/// A vanishing pawn can't interpose: nothing is left on its square.
#[test]
fn a_vanishing_pawn_cannot_interpose() {
    let s = at(
        "w",
        "
            10 | r . . . . . . . . K
             9 | . . . . P . . . . .
             4 | . . . . k . . . . .
             1 | . G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("a10")
        .goes("e9", "")
        .illegal("e9e10", "RoyalAttacked by a10");
    // As a General it would stay there.
    s.with("b1=.").goes("e9", "e10").play("e9e10", "e9=. e10=G");
}

/// A vanishing pawn may capture the checker.
#[test]
fn a_vanishing_pawn_may_capture_the_checker() {
    let s = at(
        "w",
        "
            10 | . . . r . . . . . K
             9 | . . . . P . . . . .
             4 | . . . . k . . . . .
             1 | . G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("d10").goes("e9", "d10");
    s.play("e9d10", "e9=. d10=.").checkers("");
}

/// A pawn that captures and vanishes may open a line on its own royal: that is not legal.
#[test]
fn a_vanishing_pawn_may_not_open_a_line_on_its_own_royal() {
    let s = at(
        "w",
        "
            10 | r . . . n . . . . K
             9 | . . . P . . . . . .
             4 | . . . . k . . . . .
             1 | . G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("")
        .goes("d9", "d10")
        .illegal("d9e10", "RoyalAttacked by a10");
    s.with("b1=.").goes("d9", "d10 e10");
}

/// It may open a line on the enemy's royal: that is check.
#[test]
fn a_vanishing_pawn_may_open_a_line_on_the_enemy() {
    let s = at(
        "w",
        "
            10 | R . . . n . . . . k
             9 | . . . P . . . . . .
             1 | K G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.gives_check("d9e10", true).gives_check("d9d10", false);
    s.then("d9e10")
        .checkers("a10")
        .check_path("a10", "b10 c10 d10 e10 f10 g10 h10 i10");
    s.with("b1=.").gives_check("d9e10", false);
}

/// Mate is judged after the removal.
#[test]
fn a_vanishing_pawn_may_mate_by_opening_a_line() {
    let s = at(
        "w",
        "
            10 | R . . . n . . . . k
             9 | R . . P . . . . . .
             1 | K G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.play("d9e10", "d9=. e10=.").ends("white checkmate");
    s.with("b1=.").then("d9e10").goes_on();
}

/// Stalemate is judged after the removal: the knight on h10 is pinned once the pawn and its
/// prey are gone.
#[test]
fn a_vanishing_pawn_may_stalemate_by_opening_a_line() {
    let s = at(
        "w",
        "
            10 | R . . . e . . n . k
             9 | . . . P . . . . . .
             8 | . . . . . . . N . .
             1 | K G . . . . . . R .
               | a b c d e f g h i j
        ",
    );
    let after = s.then("d9e10");
    after.checkers("").ends("white stalemate");
    s.with("b1=.").then("d9e10").goes_on();
}

/// A pawn that would vanish on the last rank still gives check there.
#[test]
fn a_pawn_that_would_vanish_still_gives_check() {
    let s = at(
        "b",
        "
            10 | . . . k . . . . . .
             9 | . . P . . . . . . .
             1 | K G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("c9").goes("d10", "c9 c10 d9 e9 e10");
    s.turned_to("b").attackers("b10", Color::White, "c9");
    let free = at(
        "b",
        "
            10 | k . . . . . . . . .
             9 | . . P . . . . . . .
             1 | K G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    free.checkers("")
        .goes("a10", "a9 b9")
        .illegal("a10b10", "RoyalAttacked by c9");
    let step = at(
        "w",
        "
            10 | . . . k . . . . . .
             8 | . . P . . . . . . .
             1 | K G . . . . . . . .
               | a b c d e f g h i j
        ",
    );
    step.gives_check("c8c9", true);
}

/// Checkmate wins for the side that gives it.
#[test]
fn checkmate_wins() {
    let s = at(
        "b",
        "
            10 | k . . . . . . . . R
             9 | . . . . . . . . R .
             1 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("j10").ends("white checkmate");
}

/// Stalemate wins for the side that gives it.
#[test]
fn stalemate_wins() {
    let s = at(
        "b",
        "
            10 | k . . . . . . . . .
             9 | . . . . . . . . . R
             1 | . R . . K . . . . .
               | a b c d e f g h i j
        ",
    );
    s.checkers("").ends("white stalemate");
}

/// There is no rule about a bare king.
#[test]
fn a_bare_king_plays_on() {
    at(
        "w",
        "
             8 | . . . . k . . . . .
             5 | . . . . K . . . . .
             1 | r . . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes_on();
    at(
        "b",
        "
             8 | . . . . k . . . . .
             5 | . . . . K . . . . .
             1 | r . . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes_on();
    at(
        "w",
        "
             8 | . . . . k . . . . .
             5 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes_on();
    at(
        "w",
        "
             8 | . . . . . . . . . k
             6 | . . . p . . . . . .
             5 | . . . . K . . . . .
               | a b c d e f g h i j
        ",
    )
    .then("e5d6")
    .goes_on();
    // Nor about pieces that can't mate.
    at(
        "w",
        "
             8 | . . . . k . . . . .
             5 | . . . . K . . . . .
             1 | E e . . . . . . . .
               | a b c d e f g h i j
        ",
    )
    .goes_on();
}
