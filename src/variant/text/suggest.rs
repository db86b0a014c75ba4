//! What somebody may have meant by a word that is none of those known.

use alloc::vec::Vec;

/// The known word that is nearest, if it is near.
pub(super) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > 40 {
        return None;
    }
    let limit = match word.chars().count() {
        0..=2 => 1,
        3..=5 => 2,
        _ => 3,
    };
    let word = word.to_lowercase();
    known
        .into_iter()
        .map(|known| (distance(&word, &known.to_lowercase()), known))
        .filter(|&(distance, known)| distance <= limit && distance < known.len())
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, known)| known)
}

/// How many letters must be added, left out or replaced, or two neighbours swapped, to make
/// one word the other.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let replaced = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let best = replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                let swap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
                if swap {
                    best.min(rows[i - 2][j - 2] + 1)
                } else {
                    best
                }
            };
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_pen_are_seen_through() {
        let known = ["stalemate", "bare_king", "promotion", "exchange"];
        assert_eq!(nearest("stalmate", known), Some("stalemate"));
        assert_eq!(nearest("Bare-King", known), Some("bare_king"));
        assert_eq!(nearest("exchnage", known), Some("exchange"));
        assert_eq!(nearest("castling", known), None);
        assert_eq!(nearest("", known), None);
        // Of a short word less may be wrong, and a long one is not looked at.
        assert_eq!(nearest("id", ["ids", "idol"]), Some("ids"));
        assert_eq!(nearest("id", ["idol"]), None);
        assert_eq!(nearest("star", ["start"]), Some("start"));
        let long = "l".repeat(40);
        assert_eq!(nearest(&long, [&long[1..]]), Some(&long[1..]));
        assert_eq!(nearest(&long.repeat(2), [&long.repeat(2)[1..]]), None);
        assert_eq!(distance("ab", "ba"), 1);
    }
}
