//! Movement diagrams: what they show is what the pieces do.
#![cfg(feature = "std")]

mod render_xml;

use std::collections::BTreeSet;

use render_xml::{Element, check, end_of, square, titles};
use shatranj::{Color, Piece, Square, SquareSet, Variant, variants};

/// The names that follow a word in the titles of a diagram, such as the targets.
fn named<'a>(elements: &'a [Element], word: &str) -> BTreeSet<&'a str> {
    let found = titles(elements).into_iter();
    found.filter_map(|title| title.strip_prefix(word)).collect()
}

#[test]
fn diagrams_show_where_each_piece_can_go_on_an_empty_board() {
    for game in Variant::all() {
        let board = game.topology();
        for (kind, unit) in game.pieces() {
            if unit.movement.homes().is_some() || unit.royal.is_some() {
                continue;
            }
            let piece = Piece::new(Color::White, kind);
            for at in (board.squares() & unit.region).iter().step_by(3) {
                let elements = check(&game.movement_svg(piece, at).caption(false).to_string());
                let mut drawn = named(&elements, "target ");
                drawn.extend(named(&elements, "capture on "));
                // Where no set-up allows the unit there is nothing to compare with.
                let Some(attacks) = attacks(game, piece, at) else {
                    continue;
                };
                let attacks: BTreeSet<&str> = attacks.iter().map(|s| board.name(s)).collect();
                assert_eq!(drawn, attacks, "{} from {}", unit.name, board.name(at));
            }
        }
    }
}

/// What a unit attacks on a board that is empty but for it and two kings, which are set in
/// turn on all pairs of some squares, so that every way is once without them.
fn attacks(game: &Variant, piece: Piece, at: Square) -> Option<SquareSet> {
    let king = game.kind("K").expect("a king");
    let spread = ["b2", "d10", "e3", "g9", "h2", "i7", "j5", "c6"].map(|name| square(game, name));
    let mut found = None;
    for white in spread {
        for black in spread.into_iter().filter(|&black| black != white) {
            let mut setup = shatranj::Setup::empty();
            setup.set(white, Some(Piece::new(Color::White, king)));
            setup.set(black, Some(Piece::new(Color::Black, king)));
            if setup.set(at, Some(piece)).is_none() {
                // Black is to move so that a check of the unit is no fault.
                setup.set_side_to_move(Color::Black);
                if let Ok(position) = shatranj::Position::new(game, &setup) {
                    let known = found.unwrap_or(SquareSet::EMPTY);
                    found = Some(known | position.attacks_from(at));
                }
            }
        }
    }
    found
}

#[test]
fn diagrams_tell_moves_from_captures_and_show_what_is_passed() {
    let game = variants::tamerlane();
    let pawn = Piece::new(Color::Black, game.kind("R'").expect("a kind"));
    let elements = check(&game.movement_svg(pawn, square(game, "e6")).to_string());
    assert_eq!(named(&elements, "move to "), BTreeSet::from(["e5"]));
    assert_eq!(
        named(&elements, "capture on "),
        BTreeSet::from(["d5", "f5"])
    );
    let scout = Piece::new(Color::White, game.kind("T").expect("a kind"));
    let elements = check(&game.movement_svg(scout, square(game, "a1")).to_string());
    assert_eq!(named(&elements, "passes "), BTreeSet::from(["b2"]));
    assert_eq!(named(&elements, "target ").len(), 8);
}

#[test]
fn a_homing_unit_is_shown_with_the_royal_that_it_walks_to() {
    let game = variants::atranj();
    let guard = Piece::new(Color::White, game.kind("U").expect("a kind"));
    let diagram = game.movement_svg(guard, square(game, "c4"));
    let elements = check(&diagram.to_string());
    assert!(titles(&elements).contains(&"black Padshah on f10"));
    assert_eq!(
        named(&elements, "target "),
        BTreeSet::from(["b5", "c5", "d5"])
    );
    let elements = check(&diagram.toward(square(game, "j4")).to_string());
    assert!(titles(&elements).contains(&"black Padshah on j4"));
    assert_eq!(
        named(&elements, "target "),
        BTreeSet::from(["d3", "d4", "d5"])
    );
}

#[test]
fn captions_stay_within_their_diagram() {
    for game in Variant::all() {
        for (kind, _) in game.pieces() {
            let svg = game.movement_svg(Piece::new(Color::White, kind), square(game, "d5"));
            let elements = check(&svg.to_string());
            let (width, _) = elements[0].size();
            let lines = elements
                .iter()
                .filter(|e| e.name == "text" && e.attributes.contains_key("font-size"));
            for line in lines.filter(|line| !line.attributes.contains_key("text-anchor")) {
                assert!(end_of(line) <= width, "{}", line.text);
            }
        }
    }
}
