//! Boards as text: the pictures in `tests/render_text` are what each game looks like.
//!
//! `UPDATE_PICTURES=1 cargo test --test render_text` draws them anew; look at the difference
//! before you keep it.
#![cfg(feature = "std")]

use std::path::Path;

use shatranj::{
    Color, Move, Movement, PieceSpec, Position, SquareSet, Topology, Variant, variants,
};

/// The start from both sides, then a position with its last move, the targets of a unit and a
/// mark, plain and with lines.
fn pictures(game: &Variant, moves: &[&str], unit: &str, marked: &str) -> String {
    let start = game.start();
    let mut position = start.clone();
    let mut last = None;
    for text in moves {
        let m = position.parse_move(text).expect("a legal move");
        let _ = position.apply(m);
        last = Some(m);
    }
    let square = |name| game.topology().square(name).expect("a square");
    let shown = |unicode| {
        position
            .board_text()
            .unicode(unicode)
            .last_move(last.expect("a move"))
            .targets(position.destinations(square(unit)))
            .mark(square(marked).set(), '#')
            .status(true)
            .to_string()
    };
    [
        start.to_string(),
        start.board_text().below(Color::Black).to_string(),
        start.board_text().unicode(true).to_string(),
        start
            .board_text()
            .unicode(true)
            .below(Color::Black)
            .to_string(),
        shown(false),
        shown(true),
    ]
    .join("\n")
}

fn compare(name: &str, drawn: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/render_text")
        .join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        std::fs::write(&path, drawn).expect("the picture can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("there is a picture");
    assert!(
        kept == drawn,
        "{name} is drawn otherwise than in {}:\n{drawn}",
        path.display()
    );
}

#[test]
fn tamerlane() {
    let moves = ["f3f4", "f8f7"];
    let game = variants::tamerlane();
    compare("tamerlane", &pictures(game, &moves, "f2", "k10"));
}

#[test]
fn tamerlane_with_the_black_citadel_in_the_west() {
    let game = Variant::by_name_with("tamerlane", &[("black_citadel", "West")]).expect("a game");
    compare(
        "tamerlane-west",
        &pictures(&game, &["a3a4", "k8k7"], "b2", "z9"),
    );
}

#[test]
fn kamil() {
    compare(
        "kamil",
        &pictures(variants::kamil(), &["e2e3", "e9e8"], "c1", "a10"),
    );
}

#[test]
fn atranj() {
    compare(
        "atranj",
        &pictures(variants::atranj(), &["e3d5", "f8g6"], "d5", "j10"),
    );
}

#[test]
fn citadel() {
    compare(
        "citadel",
        &pictures(variants::citadel(), &["c2a1", "j11l12"], "a1", "a12"),
    );
}

fn in_check() -> Position {
    let game = variants::tamerlane();
    let fen = "11*/12/10k*/11*/1z9*/11*/11*/11*/12/K10* w X - 0 1";
    game.position(fen).expect("a position")
}

#[test]
fn a_royal_in_check_is_marked_unless_one_says_otherwise() {
    let position = in_check();
    let line = |text: String| text.lines().nth(9).map(String::from);
    let marked = Some(" 1 +K  .  .  .  .  .  .  .  .  .  .".into());
    let bare = Some(" 1  K  .  .  .  .  .  .  .  .  .  .".into());
    assert_eq!(line(position.board_text().to_string()), marked);
    assert_eq!(line(position.board_text().check(false).to_string()), bare);
    assert_eq!(line(position.to_string()), bare);
    let status = position.to_string().lines().last().map(String::from);
    assert_eq!(
        status,
        Some("White to move; may still exchange: White".into())
    );
}

#[test]
fn targets_tell_captures_from_moves() {
    let position = in_check();
    let targets = position.variant().topology().file('b').expect("a file");
    let plain = position.board_text().targets(targets).to_string();
    assert!(plain.contains("\n 6  . *z  .") && plain.contains("\n 5  .  *  ."));
    let lines = position
        .board_text()
        .targets(targets)
        .unicode(true)
        .to_string();
    assert!(lines.contains("│×z  │") && lines.contains("│ •  │"));
}

#[test]
fn without_coordinates_the_board_stands_alone() {
    let game = variants::kamil();
    let board = game.start().board_text().coordinates(false).to_string();
    assert_eq!(board.lines().count(), 10);
    assert_eq!(board.lines().next(), Some(" r n e d k g d e n r"));
    let lines = game
        .start()
        .board_text()
        .coordinates(false)
        .unicode(true)
        .to_string();
    assert_eq!(lines.lines().count(), 21);
    assert!(lines.starts_with("┌───┬"));
}

/// Takes the escape sequences out of a coloured text.
fn without_color(text: &str) -> String {
    let mut out = String::new();
    for (i, part) in text.split('\x1b').enumerate() {
        let plain = part.split_once('m').map_or("", |(_, plain)| plain);
        out += if i == 0 { part } else { plain };
    }
    let lines = out.lines().map(str::trim_end);
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn colour_changes_no_letter_and_is_switched_off_after_each_cell() {
    for game in Variant::all() {
        for unicode in [false, true] {
            let position = game.start();
            let m = position.legal_moves()[0];
            let board = position.board_text().unicode(unicode).last_move(m);
            let colored = board.clone().color(true).to_string();
            assert_eq!(without_color(&colored), board.to_string());
            let (on, off) = (
                colored.matches("\x1b[").count(),
                colored.matches("\x1b[0m").count(),
            );
            assert_eq!(on, 2 * off);
            assert_eq!(off, game.topology().len());
        }
    }
}

/// A board with holes and cells of all kinds around it.
fn odd_game() -> Variant {
    Variant::builder("odd")
        .board(
            Topology::grid(4, 4)
                .voids(["b2", "d4"])
                .cell("q7", -2, 3)
                .cell("e5", 4, 4)
                .cell("b5", 1, 4)
                .cell("r9", 0, -1),
        )
        .piece(PieceSpec::new("K", "King", Movement::betza("K").expect("Betza")).royal(1))
        .piece(PieceSpec::new(
            "Q!",
            "Odd",
            Movement::betza("N").expect("Betza"),
        ))
        .start("***1**1/1*k2**/**4*/**1*2*/**3Q!*/**K****")
        .build()
        .expect("a game")
}

#[test]
fn any_board_is_shown_with_its_voids_and_its_cells_apart() {
    let game = odd_game();
    assert_eq!(
        format!("\n{}", game.start().board_text()),
        "
5                 [ . ]        [ . ]
4  [ . ]       k    .    .
3              .    .    .  .
2              .         .  .
1              .    .    .  Q!
             [ K ]
     y         a    b    c  d    e
a0 is named r9
y4 is named q7
"
    );
    assert_eq!(
        format!("\n{}", game.start().board_text().unicode(true)),
        "
                 ┏━━━━┓         ┏━━━━┓
5                ┃ ·  ┃         ┃ ·  ┃
  ┏━━━━┓    ┌────╄━━━━╃────┐    ┗━━━━┛
4 ┃ ·  ┃    │ k  │ ·  │ ·  │
  ┗━━━━┛    ├────┼────┼────┼────┐
3           │ ·  │ ·  │ ·  │ ·  │
            ├────┼────┼────┼────┤
2           │ ·  │    │ ·  │ ·  │
            ├────┼────┼────┼────┤
1           │ ·  │ ·  │ ·  │ Q! │
            ┢━━━━╅────┴────┴────┘
            ┃ K  ┃
            ┗━━━━┛
    y         a    b    c    d    e
a0 is named r9
y4 is named q7
"
    );
}

#[test]
fn squares_of_no_board_and_characters_of_no_width_do_no_harm() {
    let game = variants::kamil();
    let start = game.start();
    let far = shatranj::Square::new(127).expect("a square");
    let all = SquareSet::from_bits(u128::MAX);
    let board = start
        .board_text()
        .last_move(Move::new(far, far))
        .targets(far.set());
    assert_eq!(board.to_string(), start.board_text().to_string());
    for odd in ['\n', '\0', ' ', '\t', '\u{1b}'] {
        let board = start.board_text().mark(all, odd).to_string();
        assert_eq!(board.lines().next(), Some("10 #r#n#e#d#k#g#d#e#n#r"));
    }
}
