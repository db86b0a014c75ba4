//! The arrays, and the options.

use crate::common::{Scene, all_readings, game_with, option_lines, readings};
use shatranj::{Color, Piece, variants};

/// The array, default `Masculine`.
#[test]
fn the_masculine_array() {
    Scene::start(variants::tamerlane()).shows_drawn(
        "w Xx",
        "
        10 | e  .  c  .  d  .  d  .  c  .  e
         9 | r  n  t  z  w  k  g  z  t  n  r
         8 | r' n' t' z' w' k' g' e' c' d' p
         3 | P  D' C' E' G' K' W' Z' T' N' R'
         2 | R  N  T  Z  G  K  W  Z  T  N  R
         1 | E  .  C  .  D  .  D  .  C  .  E
           | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
}

/// Option `array=Feminine`: the Shah stands on rank 1, the Shah's Baidaq before it on rank 2,
/// and the squares f3 and f8 are empty.
#[test]
fn the_feminine_array() {
    let game = game_with("tamerlane", &[("array", "Feminine")]);
    Scene::start(&game).shows_drawn(
        "w Xx",
        "
        10 | e  .  c  .  w  k  g  .  c  .  e
         9 | r  n  t  z  d  k' d  z  t  n  r
         8 | r' n' t' z' w' .  g' e' c' d' p
         3 | P  D' C' E' G' .  W' Z' T' N' R'
         2 | R  N  T  Z  D  K' D  Z  T  N  R
         1 | E  .  C  .  G  K  W  .  C  .  E
           | a  b  c  d  e  f  g  h  i  j  k
        ",
    );
}

/// Black's array is White's turned by 180 degrees, with both arrays and both citadels.
#[test]
fn blacks_array_is_whites_turned_by_half() {
    for game in readings("tamerlane", &["array", "black_citadel"]) {
        let (board, start) = (game.topology(), game.start());
        for square in board.main_board() {
            let (x, y) = board.coordinates(square);
            let turned = board.at(10 - x, 9 - y).expect("the turned square");
            let swapped = |piece: Piece| Piece::new(!piece.color, piece.kind);
            assert_eq!(
                start.piece_at(square),
                start.piece_at(turned).map(swapped),
                "{} of {game:?}",
                board.name(square)
            );
        }
    }
}

/// Each side has one Baidaq of every unit, and one Baidaq al-Bayadiq, on its first journey.
#[test]
fn the_array_holds_a_pawn_of_every_unit() {
    for game in readings("tamerlane", &["array", "black_citadel"]) {
        let start = game.start();
        for color in Color::ALL {
            let count = |symbol: &str| {
                let kind = game.kind(symbol).expect("a symbol");
                start.pieces_of(Piece::new(color, kind)).len()
            };
            for one in ["K", "G", "W", "P", "D'", "C'", "E'", "G'", "K'"] {
                assert_eq!(count(one), 1, "{one} of {color} in {game:?}");
            }
            for one in ["W'", "Z'", "T'", "N'", "R'"] {
                assert_eq!(count(one), 1, "{one} of {color} in {game:?}");
            }
            for two in ["Z", "T", "N", "R", "E", "C", "D"] {
                assert_eq!(count(two), 2, "{two} of {color} in {game:?}");
            }
            for none in ["S", "M", "P'", "P!"] {
                assert_eq!(count(none), 0, "{none} of {color} in {game:?}");
            }
        }
    }
}

/// All options, with their values; the first is the default.
#[test]
fn the_options_and_their_defaults() {
    assert_eq!(
        option_lines("tamerlane"),
        [
            "black_citadel: East West",
            "array: Masculine Feminine",
            "zurafa_leg: 3 4",
            "second_arrival: Wait Displace",
            "masnua_promotes_prince: true false",
            "own_citadel: AnyRoyal MasnuaOnly",
            "exchange_when: CheckOrStalemate CheckOnly Never",
        ]
    );
    let game = variants::tamerlane();
    assert!(
        game.options()
            .iter()
            .all(shatranj::variant::OptionSetting::is_default)
    );
}

/// Every combination of the options is a game, and no two of them are the same.
#[test]
fn every_combination_of_options_is_a_game_of_its_own() {
    let games = all_readings("tamerlane");
    assert_eq!(games.len(), 2 * 2 * 2 * 2 * 2 * 2 * 3);
    for (i, game) in games.iter().enumerate() {
        assert_eq!(game.start().outcome(), None, "{game:?}");
        assert!(games[..i].iter().all(|other| other != game), "{game:?}");
    }
}
