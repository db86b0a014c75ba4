//! Moves as people write them: a text is a legal move or refused; no two moves of a position
//! are written alike.

pub fn run(data: &[u8]) {
    let Some((position, text)) = super::position_and_text(data) else {
        return;
    };
    match position.parse_san(&text) {
        Ok(m) => {
            assert!(position.is_legal(m));
            assert_eq!(position.parse_san(&position.san(m)), Ok(m));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    for m in position.legal_moves() {
        assert_eq!(position.parse_san(&position.san(m)), Ok(m));
    }
}
