//! The pictures in `docs/img` are what the library draws today.
//!
//! `UPDATE_PICTURES=1 cargo test --test render_images` draws them anew. Each is also what the
//! `diagram` example writes, with the arguments given here.
#![cfg(feature = "std")]

use std::fmt::Display;
use std::path::Path;

use shatranj::{Color, Movement, Piece, PieceSpec, Topology, Variant, variants};

fn compare(name: &str, picture: impl Display) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/img");
    if !folder.is_dir() {
        // A package may come without its pictures.
        return;
    }
    let path = folder.join(name);
    let drawn = picture.to_string();
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        std::fs::write(&path, &drawn).expect("the picture can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("there is a picture");
    // Git may have changed the ends of lines.
    assert!(
        kept.replace("\r\n", "\n") == drawn,
        "{name} is out of date: UPDATE_PICTURES=1 cargo test --test render_images"
    );
}

fn movement(name: &str, game: &Variant, symbol: &str, at: &str) {
    let kind = game.kind(symbol).expect("a kind");
    let at = game.topology().square(at).expect("a square");
    compare(name, game.movement_svg(Piece::new(Color::White, kind), at));
}

/// `diagram GAME`
#[test]
fn starts() {
    for game in Variant::all() {
        compare(&format!("{}.svg", game.id()), game.start().board_svg());
    }
}

/// `diagram tamerlane --sheet`
#[test]
fn rule_sheet() {
    compare("tamerlane-rules.svg", variants::tamerlane().sheet_svg());
}

/// `diagram tamerlane --piece Z --at f5`, `diagram tamerlane --piece T --at d4`,
/// `diagram atranj --piece U --at c4`
#[test]
fn movements() {
    movement("zurafa.svg", variants::tamerlane(), "Z", "f5");
    movement("talia.svg", variants::tamerlane(), "T", "d4");
    movement("urdabegini.svg", variants::atranj(), "U", "c4");
}

/// `diagram kamil --betza FyafsF --at d4`
#[test]
fn griffon() {
    let betza = |text| Movement::betza(text).expect("Betza");
    let game = Variant::builder("own")
        .name("A piece of one's own on the board of Shatranj Kamil")
        .board(Topology::grid(10, 10))
        .piece(PieceSpec::new("K", "King", betza("K")).royal(1))
        .piece(PieceSpec::new("X", "FyafsF", betza("FyafsF")))
        .start("9k/10/10/10/10/10/10/10/10/K9")
        .build()
        .expect("a game");
    movement("griffon.svg", &game, "X", "d4");
}
