//! A game of one's own in about twenty lines: an irregular board with a void, and a piece that
//! turns on its way.
//!
//! ```text
//! cargo run --release --example custom
//! ```

use shatranj::{Movement, PieceSpec, Topology, Variant, perft::perft};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = Variant::builder("pond")
        .name("The Pond")
        .board(Topology::grid(7, 7).void("d4").cell("h4", 7, 3))
        .piece(PieceSpec::new("K", "King", Movement::betza("K")?).royal(1))
        // One diagonal step, and from there outward as a rook: it bends on its way.
        .piece(PieceSpec::new("G", "Griffon", Movement::betza("[F?fsR]")?))
        .piece(PieceSpec::new("H", "Heron", Movement::betza("NfmW2")?))
        .piece(PieceSpec::new("P", "Pawn", Movement::betza("fmWfcF")?).promotes_to("G"))
        .start("hg1k1gh*/1p1p1p1*/7*/3*4/7*/1P1P1P1*/HG1K1GH*")
        .build()?;
    println!("{}\n\n{}", game.name(), game.start());
    for depth in 1..=3 {
        println!("perft {depth}: {}", perft(&game.start(), depth));
    }
    println!("\nThe same game as a text:\n\n{}", game.to_text());
    Ok(())
}
