//! Reads the problems of a file.

use shatranj::{Move, Position, Variant};

pub struct Problem {
    pub position: Position,
    /// `mate`, `stalemate` or `win`.
    pub goal: String,
    pub moves: u32,
    pub keys: Vec<Move>,
}

/// The problems of a file: `FEN ;goal N ;keys ;remark`, with the variant and its options in
/// lines before them.
pub fn problems(text: &str) -> Vec<Problem> {
    let id = text
        .lines()
        .find_map(|l| l.strip_prefix("# variant: "))
        .expect("a header");
    let mut variant = Variant::by_name(id).expect("a built-in game").clone();
    let mut problems = Vec::new();
    for line in text.lines() {
        if let Some(option) = line.strip_prefix("# options:") {
            let chosen: Vec<(&str, &str)> = option
                .split_whitespace()
                .filter_map(|o| o.split_once('='))
                .collect();
            variant = Variant::by_name_with(id, &chosen).expect("an option");
        }
        if line.starts_with('#') {
            continue;
        }
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let [fen, task, keys, _remark] = fields[..] else {
            panic!("not four fields: {line}");
        };
        let position = variant
            .position(fen)
            .unwrap_or_else(|error| panic!("{fen}: {error}"));
        let (goal, moves) = task.split_once(' ').expect("a goal and a number");
        let key = |text| {
            position
                .parse_san(text)
                .unwrap_or_else(|error| panic!("{text}: {error}"))
        };
        problems.push(Problem {
            goal: goal.into(),
            moves: moves.parse().expect("a number"),
            keys: keys.split_whitespace().map(key).collect(),
            position,
        });
    }
    problems
}
