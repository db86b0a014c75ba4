//! The way that a check takes: the one along which the checker would capture.
#![cfg(feature = "std")]

use shatranj::{Movement, PieceSpec, Topology, Variant};

/// A unit that leaps over a square to move, and must find it empty to capture.
#[test]
fn a_check_takes_the_way_of_a_capture_and_not_that_of_a_quiet_move() {
    let game = Variant::builder("two ways")
        .board(Topology::grid(5, 5))
        .piece(PieceSpec::new("K", "King", Movement::betza("K").unwrap()).royal(1))
        .piece(PieceSpec::new(
            "D",
            "Ram",
            Movement::betza("mDcnD").unwrap(),
        ))
        .start("k3d/5/5/5/D3K")
        .build()
        .unwrap();
    let position = game.position("4k/5/2d2/5/2K2 w").unwrap();
    let square = |name| game.topology().square(name).unwrap();
    assert_eq!(position.check_paths(), [(square("c3"), vec![square("c2")])]);
}
