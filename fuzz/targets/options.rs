//! Names and options of games: `NAME key=value key=value`.

use shatranj::Variant;
use shatranj::variant::parse_option;

pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut words = text.split(' ');
    let name = words.next().unwrap_or("");
    let options: Result<Vec<_>, _> = words.map(parse_option).collect();
    let options = match options {
        Ok(options) => options,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    match Variant::by_name_with(name, &options) {
        Ok(game) => {
            let settings = game.options();
            for &(key, value) in &options {
                let found = settings.iter().find(|setting| setting.info.id == key);
                assert_eq!(found.map(|setting| setting.value.as_str()), Some(value));
            }
            // All of its settings, said out loud, give the same game.
            let all: Vec<(&str, &str)> = settings
                .iter()
                .map(|setting| (setting.info.id.as_str(), setting.value.as_str()))
                .collect();
            assert_eq!(Variant::by_name_with(game.id(), &all), Ok(game));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
