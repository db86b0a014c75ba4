//! The citadel of the enemy: the acting royal that enters it draws.

use crate::{at, masnua_only, west};
use shatranj::Color;

/// The acting royal may enter the enemy's citadel from each square next to it, and the game
/// is at once a draw.
#[test]
fn the_acting_royal_that_enters_the_enemys_citadel_draws() {
    let s = at(
        "w",
        "
             9 | . . . . . . . . . . K
             5 | . . . . k . . . . . .
             1 | R . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.goes("k9", "j8 j9 j10 k8 k10 l9");
    let draw = s.play("k9l9", "k9=. l9=K");
    draw.ends("draw by citadel");
    let low = s.with("k9=. k8=K");
    low.goes("k8", "j7 j8 j9 k7 k9 l9")
        .then("k8l9")
        .ends("draw by citadel");
    let high = s.with("k9=. k10=K");
    high.goes("k10", "j9 j10 k9 l9")
        .then("k10l9")
        .ends("draw by citadel");
}

/// From afar a citadel is out of reach like any square, whoever it is closed to or holds.
#[test]
fn a_citadel_from_afar_is_no_matter_of_citadels() {
    let s = at(
        "w",
        "
             9 | . . . . . . . . . . . k
             5 | . . . K . . . . . . .
             2 | S . . . . . . . . . .
               | a b c d e f g h i j k l
        ",
    );
    s.illegal("d5l9", "CannotMoveSo")
        .illegal("a2l9", "CannotMoveSo");
    s.with("l9=. e8=k").illegal("a2l9", "CannotMoveSo");
}

/// Only from an adjacent square.
#[test]
fn a_citadel_is_entered_from_an_adjacent_square_only() {
    let s = at(
        "w",
        "
             9 | . . . . . . . . . K .
             5 | . . . . k . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.goes("j9", "i8 i9 i10 j8 j10 k8 k9 k10")
        .illegal("j9l9", "CannotMoveSo");
}

/// It may do so while in check, also when nothing else is left.
#[test]
fn the_acting_royal_may_enter_the_enemys_citadel_in_check() {
    let s = at(
        "w",
        "
             8 | r . . . . . . . . . K
             5 | . . . . k . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("a8").goes("k8", "j7 j9 k7 k9 l9");
    s.then("k8l9").ends("draw by citadel");
    let cornered = at(
        "w",
        "
            10 | r . . . . . . . . . K
             9 | . r . . . . . . . . .
             5 | . . . . k . . . . . .
               | a b c d e f g h i j k
        ",
    );
    cornered.checkers("a10").moves("k10l9").goes_on();
    cornered.then("k10l9").ends("draw by citadel");
}

/// A royal in the enemy's citadel is attacked by nothing.
#[test]
fn a_royal_in_the_enemys_citadel_is_not_attacked() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . g
             9 | r . . . . . . . . . K
             5 | . . . . k . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("a9").legal("k9l9");
    s.then("k9l9")
        .attackers("l9", Color::Black, "")
        .checkers("");
}

/// Only the acting royal may enter the enemy's citadel, whatever the lower ones do.
#[test]
fn a_lower_royal_may_not_enter_the_enemys_citadel() {
    let shahzada = at(
        "w",
        "
             9 | . . . . . . . . . . S
             5 | . . . . k . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    shahzada
        .goes("k9", "j8 j9 j10 k8 k10")
        .illegal("k9l9", "CitadelClosed");
    shahzada.with("a1=.").goes("k9", "j8 j9 j10 k8 k10 l9");
    let masnua = at(
        "w",
        "
             9 | . . . . . . . . . . M
             5 | . . . . k . . . . . .
             3 | . . S . . . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    masnua
        .goes("k9", "j8 j9 j10 k8 k10")
        .illegal("k9l9", "CitadelClosed");
    masnua.with("a1=.").goes("k9", "j8 j9 j10 k8 k10");
    masnua.with("c3=.").goes("k9", "j8 j9 j10 k8 k10");
    let alone = masnua.with("a1=. c3=.");
    alone.goes("k9", "j8 j9 j10 k8 k10 l9");
    alone.then("k9l9").ends("draw by citadel");
}

/// With several royals the acting one draws all the same.
#[test]
fn the_acting_royal_draws_with_other_royals_on_the_board() {
    let s = at(
        "w",
        "
             9 | . . . . . . . . . . K
             5 | . . . . k . . . . . .
             3 | . . S . . . . . . . .
             1 | M . . . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.then("k9l9").ends("draw by citadel");
}

/// The acting royal is the highest wherever it stands, also in its own citadel: then no other
/// may enter the enemy's.
#[test]
fn the_acting_royal_may_stand_in_its_own_citadel() {
    let s = at(
        "w",
        "
             9 | . . . . . . . . . . S .
             5 | . . . . k . . . . . .
             2 | . . . . . . . . . . . K
               | a b c d e f g h i j k l
        ",
    );
    s.acting(Color::White, "l2");
    s.goes("k9", "j8 j9 j10 k8 k10")
        .illegal("k9l9", "CitadelClosed");
}

/// A citadel that its owner holds is blocked: the enemy can't enter, and the royal inside
/// can't be captured.
#[test]
fn a_citadel_held_by_its_owner_is_blocked() {
    let s = at(
        "w",
        "
             9 | . . . . . . . . . . . k
             8 | . . . . . . . . . . K
               | a b c d e f g h i j k l
        ",
    );
    s.checkers("l9")
        .goes("k8", "j7 j8 j9 k7")
        .illegal("k8l9", "CitadelOccupied");
    let second = at(
        "w",
        "
             9 | . . . . . . . . . . . s
             8 | . . . . . . . . . . K
             5 | . . . . k . . . . . .
               | a b c d e f g h i j k l
        ",
    );
    second
        .goes("k8", "j7 j8 j9 k7")
        .illegal("k8l9", "CitadelOccupied");
    let third = at(
        "w",
        "
             9 | . . . . . . . . . . . m
             8 | . . . . . . . . . . K
             5 | . . . . k . . . . . .
               | a b c d e f g h i j k l
        ",
    );
    third
        .goes("k8", "j7 j8 j9 k7")
        .illegal("k8l9", "CitadelOccupied");
    let two = at(
        "w",
        "
             9 | . . . . . . . . . . . k
             8 | . . . . . . . . . . K
             1 | S . . . . . . . . . .
               | a b c d e f g h i j k l
        ",
    );
    two.goes("k8", "j7 j8 j9 k7 k9")
        .illegal("k8l9", "CitadelOccupied");
}

/// Any royal that a set-up shows in the enemy's citadel has drawn the game, the acting one or
/// another, whoever is to move.
#[test]
fn any_royal_in_the_enemys_citadel_has_drawn() {
    let acting = at(
        "w",
        "
             9 | . . . . . . . . . . . K
             8 | . r . . . . . . . . .
             5 | . . . . k . . . . . .
             1 | R . . . . . . . . . .
               | a b c d e f g h i j k l
        ",
    );
    acting
        .ends("draw by citadel")
        .turned_to("b")
        .ends("draw by citadel");
    let shahzada = at(
        "w",
        "
             9 | . . . . . . . . . . . S
             5 | . . . . k . . . . . .
             1 | K . . . . . . . . . .
               | a b c d e f g h i j k l
        ",
    );
    shahzada
        .ends("draw by citadel")
        .turned_to("b")
        .ends("draw by citadel");
    let masnua = at(
        "w",
        "
             9 | . . . . . . . . . . . M
             5 | . . . . k . . . . . .
             1 | S . . . . . . . . . .
               | a b c d e f g h i j k l
        ",
    );
    masnua
        .ends("draw by citadel")
        .turned_to("b")
        .ends("draw by citadel");
    acting.illegal("a1a2", "GameOver draw by citadel");
}

/// The draw comes before mate: the Shah's step opens the file of the Rukh on k1, and Black's
/// Shah could go nowhere.
#[test]
fn entering_the_enemys_citadel_draws_even_if_it_mates() {
    let s = at(
        "w",
        "
            10 | . . . . . . . . . . k
             8 | . . . . . . . . . . K
             1 | . . . . . . . . . R R
               | a b c d e f g h i j k
        ",
    );
    s.gives_check("k8l9", true);
    s.then("k8l9").ends("draw by citadel");
    // With the citadel closed to Black's Shah the same opening of the file would be mate.
    let s = masnua_only(
        "w",
        "
            10 | . . . . . . . . . . k
             8 | . . . . . . . . . . K
             1 | . . . . . . . . . R R
               | a b c d e f g h i j k
        ",
    );
    s.then("k8l9").ends("draw by citadel");
    masnua_only(
        "b",
        "
            10 | . . . . . . . . . . k
             8 | . . . . . . . K . . .
             1 | . . . . . . . . . R R
               | a b c d e f g h i j k
        ",
    )
    .ends("white wins by checkmate");
}

/// Option `black_citadel=West`: White draws at z9, from a8 a9 a10.
#[test]
fn in_the_west_the_enemys_citadel_is_entered_from_the_a_file() {
    let s = west(
        "w",
        "
             9 | . K . . . . . . . . . .
             5 | * . . . . k . . . . . .
               | z a b c d e f g h i j k
        ",
    );
    s.goes("a9", "a8 a10 b8 b9 b10 z9");
    s.play("a9z9", "a9=. z9=K").ends("draw by citadel");
    west(
        "w",
        "
             8 | * K . . . . . . . . . .
             5 | * . . . . k . . . . . .
               | z a b c d e f g h i j k
        ",
    )
    .goes("a8", "a7 a9 b7 b8 b9 z9");
    west(
        "w",
        "
            10 | * K . . . . . . . . . .
             5 | * . . . . k . . . . . .
               | z a b c d e f g h i j k
        ",
    )
    .goes("a10", "a9 b9 b10 z9");
    // Nothing is left at the other side.
    west(
        "w",
        "
             9 | . . . . . . . . . . . K
             5 | * . . . . k . . . . . .
               | z a b c d e f g h i j k
        ",
    )
    .goes("k9", "j8 j9 j10 k8 k10");
}
