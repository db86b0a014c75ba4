//! Two old games that other programs play too, so that they can be compared: Shatranj, and
//! Courier after its obligatory first moves.

use shatranj::movement::BetzaError;
use shatranj::{Movement, PieceSpec, Topology, Variant};

use super::Failure;

/// A game of the list below by its name.
pub fn by_name(name: &str) -> Option<Result<Variant, Failure>> {
    match name {
        "shatranj" => Some(shatranj()),
        "courier" => Some(courier()),
        _ => None,
    }
}

/// Shatranj, 8x8, without the rule of the bare king, which decides nothing so early.
fn shatranj() -> Result<Variant, Failure> {
    let game = Variant::builder("shatranj")
        .name("Shatranj")
        .board(Topology::grid(8, 8))
        .pieces(men()?)
        .start("rnekgenr/pppppppp/8/8/8/8/PPPPPPPP/RNEKGENR")
        .build()?;
    Ok(game)
}

/// Courier, 12x8, beginning after the four moves that each side must make first.
fn courier() -> Result<Variant, Failure> {
    let game = Variant::builder("courier")
        .name("Courier, after the obligatory moves")
        .board(Topology::grid(12, 8))
        .pieces(men()?)
        .piece(PieceSpec::new("B", "Courier", Movement::betza("B")?))
        .piece(PieceSpec::new("M", "Mann", Movement::betza("K")?))
        .piece(PieceSpec::new("W", "Schleich", Movement::betza("W")?))
        .start("rnebmk1wbenr/1ppppp1pppp1/6g5/p5p4p/P5P4P/6G5/1PPPPP1PPPP1/RNEBMK1WBENR")
        .build()?;
    Ok(game)
}

fn men() -> Result<Vec<PieceSpec>, BetzaError> {
    Ok(vec![
        PieceSpec::new("K", "King", Movement::betza("K")?).royal(1),
        PieceSpec::new("G", "General", Movement::betza("F")?),
        PieceSpec::new("E", "Elephant", Movement::betza("A")?),
        PieceSpec::new("N", "Knight", Movement::betza("N")?),
        PieceSpec::new("R", "Rook", Movement::betza("R")?),
        PieceSpec::new("P", "Pawn", Movement::betza("fmWfcF")?).promotes_to("G"),
    ])
}
