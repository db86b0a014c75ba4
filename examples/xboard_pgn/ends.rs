//! How a game has ended that XBoard saved. What the board must show, such as checkmate, has to
//! be there; everything else is up to the players, their clocks and XBoard, and is believed.

use shatranj::notation::{GameResult, NodeId, PgnGame, TagError};
use shatranj::{Color, EndReason, Game};

/// The game with the result that the file says, and its reason in words, which may be empty.
pub fn ended(mut game: Game, said: &str, reason: &str) -> Result<PgnGame, String> {
    let result = GameResult::from_token(said).unwrap_or_default();
    let claimed = format!("the file says {said} {{{reason}}}");
    if let Some(outcome) = game.outcome() {
        let other = EndReason::from_name(reason).is_some_and(|reason| reason != outcome.reason);
        let agreed = result == GameResult::from(Some(outcome)) && !other;
        return match agreed || result == GameResult::Open {
            true => Ok(game.to_pgn()),
            false => Err(format!("the board says {outcome}, but {claimed}")),
        };
    }
    if result == GameResult::Open {
        return Ok(game.to_pgn());
    }
    let words = reason.to_lowercase();
    let words: Vec<&str> = words.split(|c: char| !c.is_alphanumeric()).collect();
    let known = EndReason::from_name(reason).or_else(|| meant(&words));
    if known == Some(EndReason::Resignation) && result == wins(words[0]) {
        return Err(format!("who gives up has not won, but {claimed}"));
    }
    let decided = known
        .and_then(|known| result.outcome(known))
        .map(|outcome| game.decide(outcome));
    match (decided, known) {
        (Some(Ok(())), _) => Ok(game.to_pgn()),
        (Some(Err(_)), Some(known)) if on_board(known) => {
            let plies = game.ply();
            Err(format!(
                "after {plies} plies the game is not over, but {claimed}"
            ))
        }
        _ => told(&game, result, reason, &words).map_err(|error| error.to_string()),
    }
}

/// A game that has ended for a reason that this crate has no name for.
fn told(
    game: &Game,
    result: GameResult,
    reason: &str,
    words: &[&str],
) -> Result<PgnGame, TagError> {
    let mut pgn = game.to_pgn();
    pgn.set_result(result);
    let has = |any: &[&str]| words.iter().any(|word| any.contains(word));
    // The words of the PGN standard.
    let termination = if has(&["time"]) {
        Some("time forfeit")
    } else if has(&["adjudication", "adjudicated"]) {
        Some("adjudication")
    } else if has(&["forfeit", "forfeits", "illegal"]) {
        Some("rules infraction")
    } else if has(&["disconnected", "disconnects", "exited", "abandoned"]) {
        Some("abandoned")
    } else {
        None
    };
    if let Some(termination) = termination {
        pgn.set_tag("Termination", termination)?;
    }
    let last = pgn.tree().main_line().last().unwrap_or(NodeId::ROOT);
    pgn.comment(last, reason);
    Ok(pgn)
}

/// The reason that these words mean, if this crate knows it.
fn meant(words: &[&str]) -> Option<EndReason> {
    words.iter().find_map(|word| {
        Some(match *word {
            "checkmate" | "checkmated" | "mate" | "mates" | "mated" => EndReason::Checkmate,
            "stalemate" | "stalemated" => EndReason::Stalemate,
            "citadel" => EndReason::Citadel,
            "bare" | "bared" => EndReason::BareKing,
            "resign" | "resigns" | "resigned" => EndReason::Resignation,
            "agreement" | "agreed" => EndReason::Agreement,
            "repetition" => EndReason::Repetition,
            _ => return None,
        })
    })
}

/// Whether only the board can show such an end.
fn on_board(reason: EndReason) -> bool {
    use EndReason::{BareKing, Checkmate, Citadel, Stalemate};
    matches!(reason, Checkmate | Stalemate | Citadel | BareKing)
}

/// That a side has won, by its name.
fn wins(side: &str) -> GameResult {
    match side {
        "white" => GameResult::Win(Color::White),
        "black" => GameResult::Win(Color::Black),
        _ => GameResult::Open,
    }
}
