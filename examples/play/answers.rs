//! Answers about a position: its moves, why one is illegal, the rules.

use std::fmt::Write;

use shatranj::{Game, Position, SanError, SquareSet, Variant};

use super::command::read_move;
use super::moves::{grouped, unit_on};
use super::session::side;

/// All legal moves, by unit.
pub fn all_moves(position: &Position) -> String {
    let moves = position.legal_moves();
    let mut text = match moves.len() {
        0 => "There is no legal move.\n".into(),
        1 => "1 legal move:\n".into(),
        count => format!("{count} legal moves:\n"),
    };
    for (kind, from, targets) in grouped(position, &moves) {
        let unit = unit_on(position, kind, from);
        let _ = writeln!(text, "- {unit}: {}", targets.join(" "));
    }
    text
}

/// Where the unit on the named square can go, and the moves as people write them; or why
/// there is nothing to show.
pub fn moves_of(position: &Position, name: &str) -> Result<(SquareSet, String), String> {
    let board = position.variant().topology();
    let Some(from) = board.square(&name.to_lowercase()) else {
        return Err(format!(
            "There is no square `{name}` on this board. Type `moves` for all moves, or `moves {}`.",
            position
                .acting_royal(position.side_to_move())
                .map_or("a1", |s| board.name(s))
        ));
    };
    let Some(piece) = position.piece_at(from) else {
        return Err(format!(
            "No unit stands on {name}. Type `moves` for all moves."
        ));
    };
    let unit = unit_on(position, piece.kind, from);
    if piece.color != position.side_to_move() {
        return Err(format!(
            "{} is to move, and the {unit} is {}'s.",
            side(position.side_to_move()),
            side(piece.color)
        ));
    }
    let moves = position.legal_moves();
    let own = moves.iter().filter(|m| m.from == from);
    let texts: Vec<String> = own.map(|&m| position.san(m)).collect();
    if texts.is_empty() {
        let near = board.neighbors(from).first();
        let example = near.map(|to| format!(" `why {name}{}` tells why not.", board.name(to)));
        return Err(format!(
            "The {unit} has no legal move.{}",
            example.unwrap_or_default()
        ));
    }
    let text = format!("{unit}: {}", texts.join(" "));
    Ok((position.destinations(from), text))
}

/// What a move does, or what is against it; without one, why it is check or over.
pub fn why(game: &Game, text: &str) -> String {
    let position = game.position();
    if text.is_empty() {
        let reason = game.explain_outcome().or_else(|| position.explain_check());
        return reason.unwrap_or_else(|| {
            "Nobody is in check. Type a move after it: `why e3e4`, `why Nc3`.".into()
        });
    }
    let m = match read_move(position, text) {
        Ok(m) => m,
        Err(SanError::Illegal(why)) => why.attempted(),
        Err(error) => return format!("Not legal: {error}."),
    };
    match position.explain(m) {
        Ok(effect) => format!("{} is legal. {effect}", position.san(m)),
        Err(error) => format!("Not legal: {error}."),
    }
}

/// The rules for a terminal, or what they say of one unit.
pub fn rules(variant: &Variant, about: &str) -> Result<String, String> {
    let text = variant.rules_text();
    if about.is_empty() {
        return Ok(without_markup(&text));
    }
    let names: Vec<&str> = variant
        .pieces()
        .filter(|(_, piece)| {
            piece.symbol == about
                || piece.symbol.eq_ignore_ascii_case(about)
                || piece.name.eq_ignore_ascii_case(about)
        })
        .map(|(_, piece)| piece.name.as_str())
        .collect();
    if names.is_empty() {
        let units: Vec<String> = variant
            .pieces()
            .map(|(_, piece)| format!("{} {}", piece.symbol, piece.name))
            .collect();
        return Err(format!(
            "This game has no unit `{about}`. Its units: {}.",
            units.join(", ")
        ));
    }
    let mut section = "";
    let mut lines = Vec::new();
    for line in text.lines() {
        if line.starts_with('#') {
            section = line;
        }
        let of = |name: &&str| match section {
            "## The pieces" => line.contains(&format!("**{name}**")),
            "## Promotion" => line.contains(&format!(" {name} becomes")),
            "## Special rules" => line.contains(*name),
            _ => false,
        };
        if names.iter().any(of) {
            lines.push(line);
        }
    }
    Ok(without_markup(&lines.join("\n")))
}

/// Markdown as plain text.
fn without_markup(text: &str) -> String {
    let mut plain = String::new();
    for line in text.lines().filter(|line| !line.starts_with("```")) {
        match line.trim_start_matches('#') {
            same if same.len() == line.len() => plain += &line.replace("**", ""),
            heading => plain += &heading.trim().to_uppercase(),
        }
        plain.push('\n');
    }
    plain
}
