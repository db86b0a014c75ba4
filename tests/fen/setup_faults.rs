//! The faults of a position that is written well and can't be one of the game.

use shatranj::notation::FenError;
use shatranj::{Color, Faults, Position, Variant, variants};

use crate::{KINGS, error, read};

fn faults(game: &Variant, fen: &str) -> Faults {
    match error(game, fen) {
        FenError::Setup(error) => error.faults(),
        other => panic!("`{fen}`: {other}"),
    }
}

#[test]
fn a_side_without_a_royal() {
    assert_eq!(
        faults(variants::kamil(), "10/10/4k5/10/10/10/10/10/10/10 w"),
        Faults::NO_ROYAL
    );
}

#[test]
fn more_royals_than_the_game_allows() {
    let kamil = "10/10/4k5/10/10/10/10/10/10/4KK4 w";
    assert_eq!(faults(variants::kamil(), kamil), Faults::TOO_MANY);
    for units in [
        "KK", "SS", "SK'", "K'K'", "PP", "PP'", "P!P'", "MP", "MM", "MP!",
    ] {
        let king = if units == "KK" { "11*" } else { "5K5*" };
        let fen = format!("10k*/12/11*/11*/11*/{units}9*/11*/11*/12/{king} w");
        assert_eq!(
            faults(variants::tamerlane(), &fen),
            Faults::TOO_MANY,
            "{units}"
        );
    }
    for units in ["SP", "K'P!", "SM", "K'M"] {
        let fen = format!("10k*/12/11*/11*/11*/{units}9*/11*/11*/12/5K5* w");
        read(variants::tamerlane(), &fen);
    }
}

#[test]
fn the_side_that_waits_in_check() {
    let fen = |side| format!("10/10/4k5/10/10/10/4r5/10/10/4K5 {side}");
    assert_eq!(faults(variants::kamil(), &fen("b")), Faults::OPPOSITE_CHECK);
    assert!(read(variants::kamil(), &fen("w")).in_check());
    // A mated side that is not to move is in check all the same.
    let mated = "4k4R/9R/10/10/10/10/10/10/10/4K5 w";
    assert_eq!(faults(variants::kamil(), mated), Faults::OPPOSITE_CHECK);
}

#[test]
fn a_pawn_on_its_last_rank() {
    for board in [
        "P9/10/4k5/10/10/10/10/10/10/4K5",
        "10/10/4k5/10/10/10/10/10/10/p3K5",
    ] {
        assert_eq!(
            faults(variants::kamil(), &format!("{board} w")),
            Faults::PAWN_ON_LAST_RANK
        );
    }
    let tamerlane = |unit: &str| format!("{unit}9k*/12/11*/11*/11*/11*/11*/11*/12/5K5* w");
    for unit in ["P!", "K'", "R'"] {
        assert_eq!(
            faults(variants::tamerlane(), &tamerlane(unit)),
            Faults::PAWN_ON_LAST_RANK
        );
    }
    for unit in ["P", "P'"] {
        read(variants::tamerlane(), &tamerlane(unit));
    }
}

#[test]
fn a_unit_where_it_may_never_be() {
    let fen = |unit: &str| format!("10k*/12/11*/11*/11*/11*/11*/11*/11{unit}/5K5* w");
    assert_eq!(
        faults(variants::tamerlane(), &fen("R")),
        Faults::FORBIDDEN_SQUARE
    );
    let pawn = Faults::FORBIDDEN_SQUARE | Faults::PAWN_IN_CITADEL;
    assert_eq!(faults(variants::tamerlane(), &fen("p")), pawn);
    let fen = "P**********1/*4k5*/12/12/12/12/12/12/12/12/*4K5*/12 w";
    assert_eq!(faults(variants::citadel(), fen), Faults::PAWN_IN_CITADEL);
}

#[test]
fn a_right_that_the_game_does_not_have() {
    for rights in ["X", "x", "Xx", "xX"] {
        let fen = format!("{KINGS} w {rights} - 0 1");
        assert_eq!(faults(variants::kamil(), &fen), Faults::UNKNOWN_RIGHT);
    }
}

#[test]
fn all_faults_are_collected() {
    let fen = "P9/10/4k5/10/10/10/4R5/10/10/3KK5 w Xx - 0 1";
    let all = Faults::PAWN_ON_LAST_RANK
        | Faults::TOO_MANY
        | Faults::OPPOSITE_CHECK
        | Faults::UNKNOWN_RIGHT;
    assert_eq!(faults(variants::kamil(), fen), all);
    let FenError::Setup(setup) = error(variants::kamil(), fen) else {
        unreachable!("it has been read above")
    };
    let board = variants::kamil().topology();
    let names = |faults| -> Vec<&str> {
        setup
            .squares(faults)
            .iter()
            .map(|s| board.name(s))
            .collect()
    };
    assert_eq!(names(Faults::TOO_MANY), ["d1", "e1"]);
    assert_eq!(names(Faults::PAWN_ON_LAST_RANK), ["a10"]);
}

#[test]
fn a_faulty_arrangement_can_be_had_as_a_setup() {
    let game = variants::kamil();
    let mut setup = game
        .setup("P9/10/4k5/10/10/10/10/10/10/4K5 w X - 3 4")
        .unwrap();
    assert!(Position::new(game, &setup).is_err());
    setup.set(game.topology().square("a10").unwrap(), None);
    setup.set_right(Color::White, false);
    let position = Position::new(game, &setup).unwrap();
    assert_eq!(position.fen(), "10/10/4k5/10/10/10/10/10/10/4K5 w - - 3 4");
}

#[test]
fn a_finished_position_is_checked_like_any_other() {
    // White's Shah is in Black's citadel, and a pawn of the Rukh stands on its last rank.
    let fen = "R'9k*/11K/11*/11*/11*/11*/11*/11*/12/11* b";
    assert_eq!(
        faults(variants::tamerlane(), fen),
        Faults::PAWN_ON_LAST_RANK
    );
}
