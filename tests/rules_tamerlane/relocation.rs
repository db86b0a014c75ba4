//! The relocation of a frozen Baidaq al-Bayadiq to where it forks.

use crate::at;
use shatranj::Color;

/// Relocation: the frozen pawn may be set wherever both squares diagonally ahead hold an
/// enemy unit. It begins its second journey there.
#[test]
fn relocation_sets_the_pawn_where_it_forks_two_enemies() {
    let s = at(
        "w - 7",
        "
            10 | . P . . . . . . . . .
             8 | . . . . . . . . . w .
             6 | . . n . r . g . . . .
             5 | . . . . . . . . . k .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    s.goes("b10", "d5 f5");
    s.effect("b10d5", "Relocation");
    s.play("b10d5", "b10=. d5=P'")
        .clock(0)
        .resting(Color::White, "");
    s.play("b10f5", "b10=. f5=P'");
    // One enemy is not enough, nor an enemy and a friend.
    s.illegal("b10b5", "NoFork").illegal("b10h5", "NoFork");
    s.with("i6=N")
        .goes("b10", "d5 f5")
        .illegal("b10h5", "NoFork");
}

/// Pawns may be forked like pieces.
#[test]
fn relocation_may_fork_pawns() {
    let s = at(
        "w",
        "
            10 | .  P  .  .  .  .  .  .  .  .  .
             6 | .  .  r' .  p  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             1 | .  .  .  .  .  .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    s.goes("b10", "d5");
}

/// A fork may include royals. A sole royal in it is in check.
#[test]
fn relocation_may_fork_a_royal_and_gives_check() {
    let s = at(
        "w",
        "
            10 | . P . . . . . . . . .
             6 | . . k . n . . . . . .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    s.goes("b10", "d5").gives_check("b10d5", true);
    s.then("b10d5").checkers("d5");
    let two = at(
        "w",
        "
            10 | . P . . . . . . . . .
             6 | . . k . s . . . . . .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    two.goes("b10", "d5").gives_check("b10d5", false);
}

/// Both squares ahead must exist: never on the files at the edges.
#[test]
fn relocation_never_goes_to_an_edge_file() {
    let s = at(
        "w",
        "
            10 | . . . . P . . . . . .
             6 | . n . . . . . . . n .
             5 | . . . . . k . . . . .
             1 | . . . . . K . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.goes("e10", "");
    s.illegal("e10a5", "NoFork").illegal("e10k5", "NoFork");
}

/// Both squares ahead must lie on the main board: a royal in its citadel can't be forked.
#[test]
fn relocation_does_not_fork_into_a_citadel() {
    let s = at(
        "w",
        "
            10 | . . . . P . . . . . .
             9 | . . . . . . . . . n . k
             1 | . . . . . K . . . . .
               | a b c d e f g h i j k l
        ",
    );
    s.goes("e10", "");
    s.illegal("e10k8", "NoFork");
}

/// The target may lie anywhere: right behind the last rank, or on the own first rank; but
/// never on the last rank itself, where nothing lies ahead.
#[test]
fn relocation_goes_to_any_rank_but_the_last() {
    let far = at(
        "w",
        "
            10 | . n . n . . . P . . .
             5 | . . . . . . . . . k .
             2 | . . . n . n . . . . .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    far.goes("h10", "c9 e1");
    far.play("h10e1", "h10=. e1=P'");
    far.play("h10c9", "h10=. c9=P'");
}

/// The target may hold a friend, which is removed from play; that is no capture.
#[test]
fn relocation_may_remove_a_friend() {
    let s = at(
        "w - 7",
        "
            10 | . P . . . . . . . . .
             6 | . . n . r . . . . . .
             5 | . . . W . . . . . k .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    s.goes("b10", "d5");
    s.captures("");
    s.removes("b10d5", [false, true]);
    s.play("b10d5", "b10=. d5=P'").clock(0);
}

/// The target may hold an enemy unit, which is removed from play.
#[test]
fn relocation_may_remove_an_enemy() {
    let s = at(
        "w - 7",
        "
            10 | . P . . . . . . . . .
             6 | . . n . r . . . . . .
             5 | . . . w . . . . . k .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    s.goes("b10", "d5");
    s.captures("b10d5");
    s.removes("b10d5", [false, true]);
    s.play("b10d5", "b10=. d5=P'").clock(0);
}

/// The target may not hold a royal, of neither side.
#[test]
fn relocation_never_removes_a_royal() {
    let own = at(
        "w",
        "
            10 | . P . . . . . . . . .
             6 | . . n . n . . . . . .
             5 | . . . K . . . . . k .
               | a b c d e f g h i j k
        ",
    );
    own.goes("b10", "").illegal("b10d5", "NoFork");
    let enemy = at(
        "w",
        "
            10 | . P . . . . . . . . .
             6 | . . n . n . . . . . .
             5 | . . . s . . . . . k .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    enemy.goes("b10", "").illegal("b10d5", "NoFork");
}

/// The target may not hold an immune Bayadiq: here Black's, frozen or waiting on its own
/// last rank.
#[test]
fn relocation_never_removes_an_immune_pawn() {
    let frozen = at(
        "w",
        "
            10 | . P . . . . . . . . .
             5 | . . . . . . . . . k .
             2 | . . . n . n . . . . .
             1 | . . . . p . . . . K .
               | a b c d e f g h i j k
        ",
    );
    frozen.goes("b10", "").illegal("b10e1", "NoFork");
    let waiting = at(
        "w",
        "
            10 | .  P  .  .  .  .  .  .  .  .  .
             5 | .  .  .  .  .  .  .  .  .  k  .
             2 | .  .  .  n  .  n  .  .  .  .  .
             1 | .  .  .  .  p' .  .  .  .  K  .
               | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
    waiting.goes("b10", "").illegal("b10e1", "NoFork");
    frozen.with("e1=w").goes("b10", "e1");
}

/// Relocation is a right: the side may make any other move instead.
#[test]
fn relocation_is_optional() {
    let s = at(
        "w",
        "
            10 | . P . . . . . . . . .
             6 | . . n . r . . . . . .
             5 | . . . . . . . . . k .
             1 | W . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    s.legal("b10d5 j1i1 a1a2");
}

/// Relocation is the whole turn, the later capture is not compulsory, and immunity is over.
#[test]
fn after_a_relocation_the_enemy_moves_and_may_capture_the_pawn() {
    let s = at(
        "w",
        "
            10 | . P . . . . . . . . .
             9 | . . . r . . . . . . .
             6 | . . n . r . . . . . .
             5 | . . . . . . . . . k .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    let after = s.then("b10d5");
    assert_eq!(after.position().side_to_move(), Color::Black);
    after.legal("d9d5");
    after.play("d9d5", "d9=. d5=r");
    after
        .then("j5j6")
        .goes("d5", "c6 d6 e6")
        .legal("j1i1 d5d6 d5c6 d5e6");
}

/// Relocation may block a check; elsewhere it would leave the royal attacked.
#[test]
fn relocation_may_block_a_check() {
    let s = at(
        "w",
        "
            10 | . P . . . . . . . . .
             9 | . . . . r . . . . . .
             6 | . . . n . n . n . . .
             5 | . . . . . . . . . k .
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("e9");
    s.goes("b10", "e5");
    s.illegal("b10g5", "RoyalAttacked by e9");
}

/// Relocation may remove the checker.
#[test]
fn relocation_may_remove_a_checker() {
    let s = at(
        "w",
        "
            10 | . P . . . . . . . . .
             6 | . . . n . n . n . . .
             5 | . . . . r . . . . k .
             1 | . . . . K . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("e5");
    s.goes("b10", "e5");
    s.play("b10e5", "b10=. e5=P'").checkers("");
    s.illegal("b10g5", "RoyalAttacked by e5");
}

/// Relocation may not leave the own sole royal attacked: this pawn shields it on its rank.
#[test]
fn a_frozen_pawn_that_shields_the_royal_may_not_be_relocated() {
    let s = at(
        "w",
        "
            10 | K . P . . . . . . . r
             6 | . . n . n . . . . . .
             5 | . . . . . . . . . k .
               | a b c d e f g h i j k
        ",
    );
    s.pinned("c10").goes("c10", "");
    s.illegal("c10d5", "RoyalAttacked by k10");
    // With a second royal it may.
    s.with("j1=S").goes("c10", "d5");
}

/// A relocation may discover a check.
#[test]
fn relocation_may_discover_a_check() {
    let s = at(
        "w",
        "
            10 | R . P . . . . . . . k
             6 | . . n . n . . . . . .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("").gives_check("c10d5", true);
    s.then("c10d5").checkers("a10");
}

/// That the pawn could be set on a square is no attack on it: Black's royal may go there.
#[test]
fn relocation_is_no_attack_on_its_target() {
    let s = at(
        "b",
        "
            10 | . P . . . . . . . . .
             6 | . . n . n . . . . . .
             4 | . . . k . . . . . . .
             1 | . . . . . . . . . K .
               | a b c d e f g h i j k
        ",
    );
    s.attackers("d5", Color::White, "");
    s.goes("d4", "c3 c4 c5 d3 d5 e3 e4 e5");
    s.then("d4d5").illegal("b10d5", "NoFork");
}

/// A relocation may be the only answer to a check: then it is no mate.
#[test]
fn relocation_may_refute_a_mate() {
    let s = at(
        "w",
        "
            10 | . . . . . . . P . . .
             9 | . . r . . . . . . . .
             5 | . r . r . . . . . k .
             1 | . . K . . . . . . . .
               | a b c d e f g h i j k
        ",
    );
    s.checkers("c9").moves("h10c4").goes_on();
    s.then("h10c4").checkers("");
    s.with("h10=.").ends("black wins by checkmate");
}
