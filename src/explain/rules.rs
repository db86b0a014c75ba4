//! The rules of a variant as a text, made of its data: what is true of the engine stands
//! here, since both read the same values.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt::Write;

use super::words::{a_kind, capital, kind, list, royals, side, squares};
use crate::variant::{
    BareKing, CitadelEntry, Citadels, Exchange, Journeys, Limit, PieceDef, Promotion,
    SecondArrival, Stalemate,
};
use crate::{Color, PieceKind, Square, SquareSet, Variant};

impl Variant {
    /// The rules as a text in Markdown: board, pieces with their moves in words, promotion,
    /// special rules, ends, options in force, sources. It is made of the variant's data, so
    /// that it is true of any variant, also of one's own.
    ///
    /// ```
    /// use shatranj::variants;
    /// let rules = variants::kamil().rules_text();
    /// assert!(rules.contains("- **Rook** `R`: Slides any distance orthogonally. (2 a side)\n"));
    /// assert!(rules.contains("becomes a General if its side has none, and vanishes otherwise"));
    /// ```
    #[must_use]
    pub fn rules_text(&self) -> String {
        let sections = [
            ("The board", self.board_rules()),
            ("The pieces", self.pieces_rules()),
            ("Promotion", self.promotion_rules()),
            ("Special rules", self.special_rules()),
            ("The end", self.end_rules()),
            ("Options in force", self.option_rules()),
            (
                "Sources",
                self.sources().iter().map(|s| format!("- {s}\n")).collect(),
            ),
        ];
        let mut text = format!("# {}\n", self.name());
        if !self.about().is_empty() {
            let _ = write!(text, "\n{}.\n", self.about().trim_end_matches('.'));
        }
        for (title, section) in sections.iter().filter(|(_, section)| !section.is_empty()) {
            let _ = write!(text, "\n## {title}\n\n{section}");
        }
        text
    }

    fn board_rules(&self) -> String {
        let board = self.topology();
        let citadels = self
            .rules()
            .citadels
            .as_ref()
            .map_or(SquareSet::EMPTY, Citadels::all);
        let body = board.main_board() - citadels;
        let at: Vec<(i8, i8)> = body
            .iter()
            .map(|square| board.coordinates(square))
            .collect();
        let span = |of: fn(&(i8, i8)) -> i8| {
            let (low, high) = (at.iter().map(of).min(), at.iter().map(of).max());
            (low.unwrap_or(0), high.unwrap_or(0))
        };
        let (files, ranks) = (span(|c| c.0), span(|c| c.1));
        let letter = |file: i8| char::from(b'a' + file.unsigned_abs().min(25));
        let (width, height) = (files.1 - files.0 + 1, ranks.1 - ranks.0 + 1);
        let mut text = format!(
            "{width} files, {} to {}, and {height} ranks, {} to {}: {} squares",
            letter(files.0),
            letter(files.1),
            ranks.0 + 1,
            ranks.1 + 1,
            body.len(),
        );
        let missing: Vec<String> = (ranks.0..=ranks.1)
            .flat_map(|rank| (files.0..=files.1).map(move |file| (file, rank)))
            .filter(|&(file, rank)| board.at(file, rank).is_none())
            .map(|(file, rank)| format!("{}{}", letter(file), rank + 1))
            .collect();
        if !missing.is_empty() {
            let _ = write!(text, ", without {}", list(&missing, "and"));
        }
        text.push_str(".\n");
        for color in Color::ALL {
            if let Some(citadels) = &self.rules().citadels {
                let own = citadels.of(color);
                let noun = if own.len() == 1 {
                    "citadel is"
                } else {
                    "citadels are"
                };
                let _ = writeln!(text, "{}'s {noun} {}.", side(color), squares(self, own));
            }
        }
        let beside = board.squares() - board.main_board() - citadels;
        if !beside.is_empty() {
            let verb = if beside.len() == 1 { "lies" } else { "lie" };
            let _ = writeln!(text, "Beside it {verb} {}.", squares(self, beside));
        }
        let _ = write!(
            text,
            "White moves first. The game begins so:\n\n```\n{}```\n",
            self.start()
        );
        text
    }

    fn pieces_rules(&self) -> String {
        let start = self.start();
        let mut text = String::from(
            "Directions are those of the player who moves. A unit captures an enemy by landing on it and may \
             not land on a unit of its own side. A leap does not care what stands between; a unit that slides \
             must find every square on its way empty.\n\n",
        );
        // Kinds that follow each other and move alike as pawns share one entry.
        let all: Vec<(PieceKind, &PieceDef)> = self.pieces().collect();
        let alike = |a: &(PieceKind, &PieceDef), b: &(PieceKind, &PieceDef)| {
            a.1.pawn && b.1.pawn && a.1.movement == b.1.movement && a.1.region == b.1.region
        };
        for group in all.chunk_by(alike) {
            let titles: Vec<String> = group
                .iter()
                .map(|(_, piece)| format!("**{}** `{}`", piece.name, piece.symbol))
                .collect();
            let (of, piece) = group[0];
            let royal = if piece.royal.is_some() {
                " It is royal."
            } else {
                ""
            };
            let words = piece.movement.describe();
            let confined = if piece.region == self.topology().squares() || self.is_kept_out(piece) {
                String::new()
            } else if self.leaves_citadels(piece) {
                " It can't enter a citadel.".into()
            } else {
                format!(" It can stand only on {}.", squares(self, piece.region))
            };
            let count = if group.len() == 1 {
                let units = |color| start.pieces_of(crate::Piece::new(color, of)).len();
                match Color::ALL.map(units) {
                    [0, 0] => " (none at first)".into(),
                    [white, black] if white == black => format!(" ({white} a side)"),
                    [white, black] => format!(" (White {white}, Black {black})"),
                }
            } else {
                String::new()
            };
            let _ = writeln!(
                text,
                "- {}: {words}{royal}{confined}{count}",
                list(&titles, "and")
            );
        }
        text
    }

    /// Whether a unit may be everywhere but in the citadels, which their own rule says.
    fn is_kept_out(&self, piece: &PieceDef) -> bool {
        let citadels = self.rules().citadels.as_ref();
        let open = citadels.is_some_and(|c| c.entry == CitadelEntry::AnyPiece);
        !open && self.leaves_citadels(piece)
    }

    /// Whether the citadels are the only squares that a piece can't stand on.
    fn leaves_citadels(&self, piece: &PieceDef) -> bool {
        let citadels = self.rules().citadels.as_ref();
        citadels.is_some_and(|c| piece.region == self.topology().squares() - c.all())
    }

    fn promotion_rules(&self) -> String {
        let mut lines = Vec::new();
        for (of, piece) in self.pieces() {
            let (to, rest) = match piece.promotion {
                None => continue,
                Some(Promotion::To(to)) => (to, String::new()),
                Some(Promotion::ToOrVanish { to, at_most: 1 }) => {
                    (to, " if its side has none, and vanishes otherwise: what it captured stays captured and the square is empty".into())
                }
                Some(Promotion::ToOrVanish { to, at_most }) => (
                    to,
                    format!(" if its side has fewer than {at_most}, and vanishes otherwise: what it captured stays captured and the square is empty"),
                ),
            };
            lines.push(format!(
                "- {} becomes {}{rest}.\n",
                capital(&a_kind(self, of)),
                a_kind(self, to)
            ));
        }
        if lines.is_empty() {
            return String::new();
        }
        format!(
            "A pawn is promoted as soon as it reaches {} (White) or {} (Black). There is no choice.\n\n{}",
            self.zone(Color::White),
            self.zone(Color::Black),
            lines.concat()
        )
    }

    /// The promotion zone of a side: `rank 10`.
    fn zone(&self, color: Color) -> String {
        let (board, zone) = (self.topology(), self.rules().promotion_zone[color.index()]);
        let ranks = 1..=board.bounds().1;
        let whole = |&rank: &u8| !zone.is_empty() && board.rank(rank) & board.main_board() == zone;
        match ranks.clone().find(whole) {
            Some(rank) => format!("rank {rank}"),
            None => squares(self, zone),
        }
    }

    fn special_rules(&self) -> String {
        let rules = self.rules();
        let mut text = self.royal_rules();
        if let Some(citadels) = &rules.citadels {
            text.push_str(&self.citadel_rules(citadels));
        }
        if let Some(when) = rules.exchange {
            text.push_str(exchange_rules(when));
        }
        if let Some(journeys) = &rules.journeys {
            text.push_str(&self.journey_rules(journeys));
        }
        let several = |limit: &&Limit| !(limit.at_most == 1 && limit.kinds.len() == 1);
        for limit in rules.limits.iter().filter(several) {
            let names: Vec<&str> = limit.kinds.iter().map(|&k| kind(self, k)).collect();
            let _ = writeln!(
                text,
                "- A side can have at most {} of {}.",
                match limit.at_most {
                    1 => "one".into(),
                    more => more.to_string(),
                },
                list(&names, "and")
            );
        }
        text
    }

    fn royal_rules(&self) -> String {
        let royals = royals(self);
        if royals.len() < 2 {
            return String::new();
        }
        format!(
            "- A side may have several royals: {}, from the highest down. The highest on the board is its acting \
             royal. Check exists only for a side that has exactly one royal. A side with more may leave them \
             attacked, and they can be captured like any unit.\n",
            list(&royals, "and")
        )
    }

    fn citadel_rules(&self, citadels: &Citadels) -> String {
        let who = match citadels.entry {
            CitadelEntry::AnyPiece => "Whatever moves there may enter a citadel and capture there.",
            CitadelEntry::RoyalOnly => {
                "Only royals may enter a citadel; for other units it does not exist."
            }
            CitadelEntry::Sanctuary => {
                "Only royals may enter a citadel, and only while it is empty: those of its own side, and of \
                 the enemy the acting one. Inside nothing can attack or capture them."
            }
        };
        let own = match citadels.own {
            Some(only) => format!(
                " Of the royals of its own side only {} may enter.",
                a_kind(self, only)
            ),
            None => String::new(),
        };
        format!("- {who}{own}\n")
    }

    fn journey_rules(&self, journeys: &Journeys) -> String {
        let name = |square: Square| self.topology().name(square);
        let homes = format!(
            "{} (White) or {} (Black)",
            name(journeys.homes[0]),
            name(journeys.homes[1])
        );
        let arrival = match journeys.arrival {
            SecondArrival::Wait => {
                "If something stands there, it waits on the last rank, where it can't be captured, until the square is empty."
            }
            SecondArrival::Displace => {
                "What stands there is removed, unless it is a royal or can't be captured: then the pawn waits on the last rank, where it can't be captured, until the square is empty."
            }
        };
        let heir = match journeys.heir {
            Some((from, to)) => format!(
                " {} of its side, if there is one on the board, then becomes {} where it stands.",
                capital(&a_kind(self, from)),
                a_kind(self, to)
            ),
            None => String::new(),
        };
        format!(
            "- The {first} goes up the board three times. 1. On reaching the last rank it rests there and can't be \
             captured. In place of a move its side may set it on any square from where it attacks two enemy \
             units that can be captured, and remove what stands there, unless that is a royal or can't be \
             captured. 2. On reaching the last rank again it is set on its home square, {homes}. {arrival} \
             3. On reaching it a third time it becomes {crowned}.{heir}\n",
            first = kind(self, journeys.first),
            crowned = a_kind(self, journeys.crowned),
        )
    }

    fn end_rules(&self) -> String {
        let rules = self.rules();
        let mut text =
            String::from("- A side that is in check and has no legal move has lost: checkmate.\n");
        text.push_str(match rules.stalemate {
            Stalemate::Loses => "- A side that has no legal move without being in check has lost too: stalemate.\n",
            Stalemate::Draws => "- If a side has no legal move without being in check, the game is drawn: stalemate.\n",
            Stalemate::Wins => "- A side that has no legal move without being in check has won: stalemate.\n",
        });
        if rules.citadels.is_some() {
            text.push_str("- The game is drawn when an acting royal enters a citadel of the enemy. This comes before mate and stalemate.\n");
        }
        text.push_str(match rules.bare_king {
            BareKing::Plays => "- A side that is left with its royal alone plays on.\n",
            BareKing::Loses => "- A side that is left with its royal alone has lost, unless its next move takes the enemy's last other unit: then the game is drawn.\n",
        });
        text.push_str("- No rule ends a game by repetition or by its length.\n");
        text
    }

    fn option_rules(&self) -> String {
        let mut text = String::new();
        for option in self.options() {
            let usual = if option.is_default() {
                ", the default"
            } else {
                ""
            };
            let _ = write!(text, "- `{}`{usual}: {}", option, option.info.about);
            for value in &option.info.values {
                let mark = if value.id == option.value {
                    "Here"
                } else {
                    "Otherwise"
                };
                let _ = write!(
                    text,
                    "\n  - {mark} `{}`: {} ({})",
                    value.id, value.about, value.source
                );
            }
            text.push('\n');
        }
        text
    }
}

fn exchange_rules(when: Exchange) -> &'static str {
    match when {
        Exchange::CheckOrStalemate => {
            "- Once in a game the sole royal of a side, standing on the main board, may change places with a unit of its \
             own when it is in check or its side has no other legal move. The other unit may be no royal, no \
             pawn that rests, and no pawn that would land on its last rank; the royal may not be attacked on \
             its new square.\n"
        }
        Exchange::CheckOnly => {
            "- Once in a game the sole royal of a side, standing on the main board, may change places with a unit of its \
             own when it is in check. The other unit may be no royal, no pawn that rests, and no pawn that would \
             land on its last rank; the royal may not be attacked on its new square.\n"
        }
        Exchange::Never => "",
    }
}
