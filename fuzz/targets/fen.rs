//! FEN: what is read is written, and what is written reads back to the same.

pub fn run(data: &[u8]) {
    let Some((game, text)) = super::game_and_text(data) else {
        return;
    };
    match game.setup(&text) {
        Ok(setup) => {
            let written = game.fen(&setup);
            let again = game.setup(&written).expect("its own text");
            assert_eq!(again, setup);
            assert_eq!(game.fen(&again), written);
        }
        Err(error) => {
            assert!(error.offset().is_none_or(|at| text.is_char_boundary(at)));
            assert!(!error.to_string().is_empty());
            assert!(game.position(&text).is_err(), "a position without a set-up");
        }
    }
    if let Ok(position) = game.position(&text) {
        let written = position.fen();
        let again = game.position(&written).expect("its own text");
        assert_eq!(again, position);
        assert_eq!(again.key(), position.key());
        assert_eq!(position.key(), position.fresh_key());
        assert_eq!(again.fen(), written);
        assert_eq!(position.setup(), game.setup(&text).expect("read above"));
    }
}
