//! Rule sheets: everything is told, on one page.
#![cfg(feature = "std")]

mod render_xml;

use render_xml::{check, end_of};
use shatranj::Variant;

fn all_options() -> Vec<Variant> {
    let mut games: Vec<Variant> = Variant::all().cloned().collect();
    for game in Variant::all() {
        for option in game.options() {
            for value in &option.info.values {
                let chosen = [(option.info.id.as_str(), value.id.as_str())];
                games.push(Variant::by_name_with(game.id(), &chosen).expect("a game"));
            }
        }
    }
    games
}

#[test]
fn a_rule_sheet_is_one_page_from_which_no_line_runs_out() {
    for game in all_options() {
        let elements = check(&game.sheet_svg().to_string());
        assert_eq!(
            elements[0].attributes["viewBox"], "0 0 2100 2970",
            "{game:?}"
        );
        let lines = elements
            .iter()
            .filter(|e| e.name == "text" && e.attributes.contains_key("font-size"));
        let mut told = String::new();
        for line in lines {
            told += &line.text;
            told += " ";
            let (x, y) = (line.number("x"), line.number("y"));
            let edge = if x < 1000.0 && y > 300.0 {
                1050.0
            } else {
                2000.0
            };
            assert!(
                end_of(line) <= edge,
                "{:?} ends at {}",
                line.text,
                end_of(line)
            );
            assert!(y <= 2900.0, "{:?}", line.text);
        }
        for (_, unit) in game.pieces() {
            assert!(
                told.contains(&format!("{} ({})", unit.name, unit.symbol)),
                "{}",
                unit.name
            );
        }
        for option in game.options() {
            assert!(told.contains(&format!("{} = {}", option.info.id, option.value)));
        }
        for source in game.sources() {
            assert!(told.contains(source), "{source}");
        }
    }
}
