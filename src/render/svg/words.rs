//! The rules of a game in sentences, made from its data, for rule sheets.

use alloc::{string::String, vec::Vec};

use crate::explain::words::{self, a_kind, kind, list, squares};
use crate::variant::{
    BareKing, CitadelEntry, Exchange, Journeys, Promotion, SecondArrival, Stalemate,
};
use crate::{Color, PieceKind, Variant};

/// The rules beyond how pieces move, one paragraph each.
pub(super) fn rules(variant: &Variant) -> Vec<String> {
    let paragraphs = [
        royals(variant),
        ends(variant),
        promotion(variant),
        citadels(variant),
        exchange(variant),
        variant
            .rules()
            .journeys
            .map(|journeys| travels(variant, &journeys)),
    ];
    paragraphs.into_iter().flatten().collect()
}

fn royals(variant: &Variant) -> Option<String> {
    match words::royals(variant).as_slice() {
        [] => None,
        [one] => Some(format!("Royal: the {one}. No move may leave it attacked.")),
        several => Some(format!(
            "Royal, the highest first: {}. Only a side's last royal can be in check; while it has \
             several, they may be left attacked and are captured like any unit.",
            list(several, "and")
        )),
    }
}

fn ends(variant: &Variant) -> Option<String> {
    let rules = variant.rules();
    let stalemate = match rules.stalemate {
        Stalemate::Loses => "Checkmate wins, and so does stalemate for the side that gives it.",
        Stalemate::Draws => "Checkmate wins; stalemate is a draw.",
        Stalemate::Wins => "Checkmate wins; the side that is stalemated wins.",
    };
    let bare = match rules.bare_king {
        BareKing::Plays => "",
        BareKing::Loses => {
            " A side left with its king alone loses, unless its next move leaves the enemy so too: \
             then the game is drawn."
        }
    };
    Some(format!("White moves first. {stalemate}{bare}"))
}

fn promotion(variant: &Variant) -> Option<String> {
    let pawns = variant.pieces().any(|(_, piece)| piece.pawn);
    let board = variant.topology();
    let rank = |color: Color| {
        let square = variant.rules().promotion_zone[color.index()].first()?;
        Some(board.coordinates(square).1 + 1)
    };
    let (white, black) = (rank(Color::White)?, rank(Color::Black)?);
    let apart = match variant.rules().journeys {
        Some(journeys) => format!(", but for the {},", kind(variant, journeys.first)),
        None => String::new(),
    };
    pawns.then(|| {
        format!(
            "A pawn that reaches its last rank ({white} for White, {black} for Black){apart} is \
             promoted at once; there is nothing to choose."
        )
    })
}

fn citadels(variant: &Variant) -> Option<String> {
    let citadels = variant.rules().citadels.as_ref()?;
    let own = match citadels.own {
        Some(only) => format!(
            "only the {} may enter that of its own side",
            kind(variant, only)
        ),
        None => "any royal may enter that of its own side".into(),
    };
    let who = match citadels.entry {
        CitadelEntry::AnyPiece => "Any unit may enter a citadel and capture there".into(),
        CitadelEntry::RoyalOnly => format!("Only royals may enter a citadel; {own}"),
        CitadelEntry::Sanctuary => {
            format!(
                "Only royals may enter a citadel, if it is empty, and none can be captured \
                 there; {own}"
            )
        }
    };
    Some(format!(
        "Citadels: {} of White, {} of Black. {who}. {} that moves into an enemy citadel draws the \
         game at once.",
        squares(variant, citadels.of(Color::White)),
        squares(variant, citadels.of(Color::Black)),
        if variant.pieces().filter(|(_, p)| p.royal.is_some()).count() > 1 {
            "The highest royal of a side"
        } else {
            "A royal"
        }
    ))
}

fn exchange(variant: &Variant) -> Option<String> {
    let when = match variant.rules().exchange? {
        Exchange::Never => return None,
        Exchange::CheckOnly => "while it is in check",
        Exchange::CheckOrStalemate => "while it is in check or its side has no other move",
    };
    Some(format!(
        "Once a game a sole royal on the main board may change places, {when}, with a unit of its \
         own that is no royal, no resting pawn, and no pawn that would land on its last rank. It \
         may not end up attacked."
    ))
}

fn travels(variant: &Variant, journeys: &Journeys) -> String {
    let [white, black] = journeys.homes.map(|square| variant.topology().name(square));
    let occupied = match journeys.arrival {
        SecondArrival::Wait => "or waits, immune, until that is empty",
        SecondArrival::Displace => {
            "removing what stands there, unless that is a royal or immune: then it waits"
        }
    };
    let heir = journeys.heir.map_or(String::new(), |(from, to)| {
        let (from, to) = (a_kind(variant, from), a_kind(variant, to));
        format!(", and {from} of its side becomes {to} where it stands")
    });
    format!(
        "The {} goes up the board three times. After the first it rests on the last rank, immune; \
         as a move of its side it may be set on any square that no royal and no resting pawn holds \
         and from where it forks two enemy units, and what stands there is removed. After the second it is set on \
         its home square ({white} for White, {black} for Black), {occupied}. After the third it \
         becomes {}{heir}.",
        kind(variant, journeys.first),
        a_kind(variant, journeys.crowned),
    )
}

/// How a kind of piece moves and what becomes of it. Where all pawns move alike, that is told
/// of the first of them alone.
pub(super) fn piece(variant: &Variant, kind: PieceKind) -> String {
    let unit = variant.piece(kind);
    let pawns: Vec<PieceKind> = variant
        .pieces()
        .filter(|(_, p)| p.pawn)
        .map(|(k, _)| k)
        .collect();
    let alike = pawns
        .iter()
        .all(|&k| variant.piece(k).movement == unit.movement);
    let moves = match pawns.first() {
        Some(first) if unit.pawn && alike && pawns.len() > 1 => {
            if *first == kind {
                format!("{} All pawns move so.", unit.movement.describe())
            } else {
                String::new()
            }
        }
        _ => unit.movement.describe(),
    };
    let journeys = variant
        .rules()
        .journeys
        .filter(|journeys| journeys.includes(kind));
    let becomes = match unit.promotion {
        None if journeys.is_some() => "Goes up the board three times, see the rules.".into(),
        None => String::new(),
        Some(Promotion::To(to)) => format!("Becomes {}.", a_kind(variant, to)),
        Some(Promotion::ToOrVanish { to, at_most: 1 }) => {
            format!(
                "Becomes {} if its side has none, and vanishes otherwise.",
                a_kind(variant, to)
            )
        }
        Some(Promotion::ToOrVanish { to, at_most }) => format!(
            "Becomes {} if its side has fewer than {at_most} of them, and vanishes otherwise.",
            a_kind(variant, to)
        ),
    };
    format!("{moves} {becomes}").trim().into()
}
