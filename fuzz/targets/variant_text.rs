//! Games as text: a text is refused with its place, or gives a game that can be written, read
//! again and played.

use shatranj::Variant;

pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match Variant::from_text(&text) {
        Ok(game) => {
            let written = game.to_text();
            let again = Variant::from_text(&written).unwrap_or_else(|e| panic!("{e}\n{written}"));
            assert_eq!(again, game);
            assert_eq!(again.to_text(), written);
            assert_eq!(again.start().key(), game.start().key());
            assert!(!game.rules_text().to_string().is_empty());
            let position = game.start();
            assert_eq!(game.position(&position.fen()).as_ref(), Ok(&position));
            for m in position.legal_moves() {
                let after = position.after(m).expect("a legal move");
                assert_eq!(after.key(), after.fresh_key());
                assert_eq!(position.parse_san(&position.san(m)), Ok(m));
            }
        }
        Err(error) => {
            assert!((1..=text.lines().count().max(1)).contains(&error.line()));
            assert!(error.text().get(error.span()).is_some(), "{error:?}");
            assert!(!error.to_string().is_empty());
        }
    }
}
