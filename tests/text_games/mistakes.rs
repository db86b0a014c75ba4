//! Every mistake that a single line can have: what is said, where, and what is suggested.

use super::{changed, fault, pointed_at};

/// A change of the small game, the line and the column of the mistake, the part of the line
/// that is pointed at, and what the message must hold.
type Case = (
    &'static str,
    &'static str,
    (usize, usize),
    &'static str,
    &'static str,
);

const CASES: &[Case] = &[
    // Lines and sections.
    (
        "id = small",
        "id small",
        (2, 1),
        "id small",
        "`key = value`",
    ),
    ("[game]", "[game", (1, 1), "[game", "alone on its line"),
    (
        "[game]",
        "[game] x",
        (1, 1),
        "[game] x",
        "alone on its line",
    ),
    ("[game]", "[]", (1, 1), "[]", "alone on its line"),
    ("[game]", "[", (1, 1), "[", "alone on its line"),
    (
        "[game]",
        "[game x]",
        (1, 2),
        "game x",
        "the name of the section alone",
    ),
    (
        "[start]",
        "[option]\n[start]",
        (12, 2),
        "option",
        "[option id]",
    ),
    (
        "[game]\n",
        "",
        (1, 1),
        "id = small",
        "before the first section",
    ),
    (
        "[pieces]",
        "[peices]",
        (7, 2),
        "peices",
        "did you mean `pieces`?",
    ),
    (
        "[pieces]",
        "[castling]",
        (7, 2),
        "castling",
        "the sections are game, board,",
    ),
    (
        "[pieces]",
        "[game]",
        (7, 1),
        "[game]",
        "begun on line 1 already",
    ),
    // Keys and values.
    (
        "id = small",
        "name = small",
        (1, 2),
        "game",
        "needs the key `id`",
    ),
    (
        "id = small",
        "id = small\nnmae = x",
        (3, 1),
        "nmae",
        "did you mean `name`?",
    ),
    (
        "id = small",
        "id = small\nfoo = x",
        (3, 1),
        "foo",
        "its keys are id, name, about, source",
    ),
    (
        "id = small",
        "id = small\nid = x",
        (3, 1),
        "id",
        "is given on line 2 already",
    ),
    ("id = small", "id =", (2, 1), "id", "`id` has no value"),
    (
        "id = small",
        "id = \"small",
        (2, 12),
        "",
        "the closing quote is missing",
    ),
    (
        "id = small",
        "id = \"a\\b\"",
        (2, 8),
        "\\b\"",
        "can follow a \\",
    ),
    (
        "id = small",
        "id = \"a\" b",
        (2, 9),
        " b",
        "nothing can come after",
    ),
    // The board.
    (
        "size = 5x6",
        "size = 5",
        (5, 8),
        "5",
        "files x ranks, such as 8x8",
    ),
    (
        "size = 5x6",
        "size = 5x0",
        (5, 10),
        "0",
        "no number from 1 to 26",
    ),
    (
        "size = 5x6",
        "size = 5x+6",
        (5, 10),
        "+6",
        "no number from 1 to 26",
    ),
    (
        "size = 5x6",
        "size = 300x6",
        (5, 8),
        "300",
        "no number from 1 to 26",
    ),
    (
        "size = 5x6",
        "size = 12x12",
        (5, 8),
        "12x12",
        "at most 128 are possible",
    ),
    (
        "size = 5x6",
        "size = 5x6\nvoids = a1 a7",
        (6, 12),
        "a7",
        "no square `a7`",
    ),
    (
        "size = 5x6",
        "size = 5x6\nvoids = a3-b9",
        (6, 9),
        "a3-b9",
        "a rectangle of the grid",
    ),
    (
        "size = 5x6",
        "size = 5x6\nvoids = b3-a4",
        (6, 9),
        "b3-a4",
        "a rectangle of the grid",
    ),
    (
        "size = 5x6",
        "size = 5x6\nvoids = a1-e6",
        (6, 9),
        "a1-e6",
        "no square at all",
    ),
    (
        "size = 5x6",
        "size = 5x6\ncells = e3",
        (6, 9),
        "e3",
        "has the place or the name of another",
    ),
    (
        "size = 5x6",
        "size = 5x6\ncells = f1 g9(7,x)",
        (6, 12),
        "g9(7,x)",
        "a square outside the grid",
    ),
    (
        "size = 5x6",
        "size = 5x6\ncells = z9",
        (6, 9),
        "z9",
        "more than 4 files or ranks away",
    ),
    (
        "size = 5x6",
        "size = 5x6\ncells = F1(5,0)",
        (6, 9),
        "F1(5,0)",
        "no name for a square",
    ),
    (
        "size = 5x6",
        "size = 5x6\nshape = torus",
        (6, 9),
        "torus",
        "flat or cylinder",
    ),
    (
        "size = 5x6",
        "size = 5x6\ncells = f2\nshape = cylinder",
        (6, 9),
        "f2",
        "can't have the extra cell",
    ),
    (
        "[pieces]",
        "[links]\na1 = b1\n[pieces]",
        (8, 1),
        "a1",
        "a square and a step",
    ),
    (
        "[pieces]",
        "[links]\na1 (1,0 = b1\n[pieces]",
        (8, 1),
        "a1 (1,0",
        "a square and a step",
    ),
    (
        "[pieces]",
        "[links]\na1 (0,0) = b1\n[pieces]",
        (8, 1),
        "a1 (0,0)",
        "goes nowhere",
    ),
    (
        "[pieces]",
        "[links]\na9 (1,0) = b1\n[pieces]",
        (8, 1),
        "a9 (1,0)",
        "no square `a9`",
    ),
    (
        "[pieces]",
        "[links]\na1 (1,0) = x1\n[pieces]",
        (8, 12),
        "x1",
        "no square `x1`",
    ),
    (
        "[pieces]",
        "[links]\na1 (1,0) = b1\na1  (1,0) = c1\n[pieces]",
        (9, 1),
        "a1  (1,0)",
        "given on line 8",
    ),
    // Pieces.
    (
        "N = Knight",
        "n = Knight",
        (9, 1),
        "n",
        "`n` can't be a symbol",
    ),
    (
        "N = Knight",
        "N\" = Knight",
        (9, 1),
        "N\"",
        "can't be a symbol",
    ),
    (
        "N = Knight",
        "K = Knight",
        (9, 1),
        "K",
        "the symbol `K` is used on line 8 already",
    ),
    (
        "N = Knight | N",
        "N = N",
        (9, 5),
        "N",
        "a name and a movement, such as Knight | N",
    ),
    ("| N\n", "| L\n", (9, 14), "L", "the camel in some sources"),
    ("| N\n", "| WxyzF\n", (9, 15), "x", "not supported"),
    ("| N\n", "|\n", (9, 13), "", "the text is empty"),
    (
        "| N\n",
        "| N | royl\n",
        (9, 18),
        "royl",
        "did you mean `royal`?",
    ),
    (
        "| N\n",
        "| N | promote to K\n",
        (9, 18),
        "promote to K",
        "did you mean `promotes to`?",
    ),
    (
        "| N\n",
        "| N | jumps\n",
        (9, 18),
        "jumps",
        "there are `royal 1`",
    ),
    ("| N\n", "| N |\n", (9, 17), "", "is no note on a piece"),
    (
        "| N\n",
        "| N | royal 0x\n",
        (9, 24),
        "0x",
        "no number from 1 to 255",
    ),
    (
        "| N\n",
        "| N | royal 2 | royal 3\n",
        (9, 28),
        "royal 3",
        "each sort of note once",
    ),
    (
        "| N\n",
        "| N | only on a1 q9\n",
        (9, 29),
        "q9",
        "no square `q9`",
    ),
    (
        "| N\n",
        "| N | only on a1,b2\n",
        (9, 26),
        "a1,b2",
        "with spaces between",
    ),
    (
        "promotes to N",
        "promotes to n",
        (10, 35),
        "n",
        "did you mean `N`?",
    ),
    (
        "promotes to N",
        "promotes to Q",
        (10, 35),
        "Q",
        "there are K, N, P",
    ),
    (
        "promotes to N",
        "promotes to N, most 1",
        (10, 35),
        "N, most 1",
        "at most and a number",
    ),
    (
        "promotes to N",
        "promotes to N, at most x",
        (10, 46),
        "x",
        "no number from 0 to 255",
    ),
    // Rules.
    (
        "[start]",
        "[rules]\nstalemate = lose\n[start]",
        (13, 13),
        "lose",
        "did you mean `loses`?",
    ),
    (
        "[start]",
        "[rules]\nstalemate = stops\n[start]",
        (13, 13),
        "stops",
        "write one of loses, draws, wins",
    ),
    (
        "[start]",
        "[rules]\nbare-king = loses\n[start]",
        (13, 1),
        "bare-king",
        "did you mean `bare_king`?",
    ),
    (
        "[start]",
        "[rules]\nexchange = sometimes\n[start]",
        (13, 12),
        "sometimes",
        "check-or-stalemate, check, never",
    ),
    (
        "[start]",
        "[rules]\npromotion = 6\n[start]",
        (13, 13),
        "6",
        "two ranks",
    ),
    (
        "[start]",
        "[rules]\npromotion = 6 0\n[start]",
        (13, 15),
        "0",
        "no number from 1",
    ),
    (
        "[start]",
        "[citadels]\nwhite = a1\n[start]",
        (12, 2),
        "citadels",
        "needs the key `black`",
    ),
    (
        "[start]",
        "[citadels]\nwhite = a9\n[start]",
        (13, 9),
        "a9",
        "no square `a9`",
    ),
    (
        "[start]",
        "[citadels]\nwhite = a1\nblack = e6\nown = X\n[start]",
        (15, 7),
        "X",
        "no piece has the symbol",
    ),
    (
        "[start]",
        "[limits]\nK X = 1\n[start]",
        (13, 3),
        "X",
        "no piece has the symbol",
    ),
    (
        "[start]",
        "[limits]\nK = many\n[start]",
        (13, 5),
        "many",
        "no number from 0 to 255",
    ),
    (
        "[start]",
        "[journeys]\nhomes = a1\n[start]",
        (13, 9),
        "a1",
        "two squares, the home",
    ),
    (
        "[start]",
        "[journeys]\nhomes = a1 a2\nheir = P N\n[start]",
        (14, 8),
        "P N",
        "such as K' becomes S",
    ),
    // Options.
    (
        "[start]",
        "[option x]\nabuot = y\n[start]",
        (13, 1),
        "abuot",
        "did you mean `about`?",
    ),
    (
        "[start]",
        "[option x]\nvalue a = y\n[start]",
        (12, 2),
        "option x",
        "needs the key `in_force`",
    ),
    (
        "[start]",
        "[option x]\nvalue a = y | z | w\n[start]",
        (13, 11),
        "y | z | w",
        "where that comes from",
    ),
    // The start.
    (
        "1 = . . K N .",
        "0 = . . K N .",
        (16, 1),
        "0",
        "its ranks are 1 to 6",
    ),
    (
        "1 = . . K N .",
        "01 = . . K N .",
        (16, 1),
        "01",
        "no rank 01",
    ),
    (
        "1 = . . K N .",
        "one = . . K N .",
        (16, 1),
        "one",
        "no rank one",
    ),
    (
        "1 = . . K N .",
        "1 = . . K N",
        (16, 12),
        "",
        "ends after 4 cells and needs 5",
    ),
    (
        "1 = . . K N .",
        "1 = . . K N . .",
        (16, 15),
        ".",
        "goes on past its 5 cells",
    ),
    (
        "1 = . . K N .",
        "1 = . . K N 99",
        (16, 13),
        "99",
        "goes on past its 5 cells",
    ),
    (
        "1 = . . K N .",
        "1 = . . K Q .",
        (16, 11),
        "Q",
        "no piece is written `Q`",
    ),
    (
        "1 = . . K N .",
        "1 = . . K N' .",
        (16, 11),
        "N'",
        "no piece is written `N'`",
    ),
    (
        "1 = . . K N .",
        "1 = . . K N -",
        (16, 13),
        "-",
        "'-' has no meaning here",
    ),
    (
        "1 = . . K N .",
        "1 = . . K N é",
        (16, 13),
        "é",
        "'é' has no meaning here",
    ),
    (
        "1 = . . K N .",
        "1 = 02 K N .",
        (16, 5),
        "0",
        "can't begin with 0",
    ),
    (
        "1 = . . K N .",
        "1 = * . K N .",
        (16, 5),
        "*",
        "a1 is a square",
    ),
    (
        "1 = . . K N .",
        "fen = 5/5/5/5/5/5",
        (13, 1),
        "6",
        "given twice",
    ),
];

#[test]
fn each_mistake_is_placed_and_explained() {
    for &(from, to, (line, column), part, message) in CASES {
        let text = changed(from, to);
        let error = fault(&text);
        let shown = error.to_string();
        assert_eq!(
            (error.line(), error.column()),
            (line, column),
            "{to}\n{shown}"
        );
        assert_eq!(pointed_at(&error), part, "{to}\n{shown}");
        assert!(shown.contains(message), "`{message}` is not in\n{shown}");
        assert_eq!(Some(error.text()), text.lines().nth(line - 1), "{to}");
    }
}

#[test]
fn a_fen_in_a_start_is_pointed_into() {
    let drawn = super::SMALL.find("[start]").expect("a start");
    let with = |fen: &str| format!("{}[start]\nfen = {fen}\n", &super::SMALL[..drawn]);
    for (fen, column, part) in [
        ("1nk2/1ppp1/5/5/1PPP1/2KN2", 31, "2"),
        ("1nk2/1pxp1/5/5/1PPP1/2KN1", 14, "xp1/5/5/1PPP1/2KN1"),
        ("1nk2/1ppp1/5/5/1PPP1", 27, ""),
    ] {
        let error = fault(&with(fen));
        assert_eq!((error.line(), error.column()), (13, column), "{error}");
        assert_eq!(pointed_at(&error), part, "{error}");
    }
    let error = fault(&with("1nk2/1ppp1/5/5/1PPP1/2KN1 w - - 0 1"));
    assert!(
        error.to_string().contains("White always moves first"),
        "{error}"
    );
}

#[test]
fn missing_sections_are_named() {
    for section in ["game", "board", "pieces", "start"] {
        let parts: Vec<&str> = super::SMALL.split("\n\n").collect();
        let kept = parts
            .iter()
            .filter(|part| !part.starts_with(&format!("[{section}]")));
        let text = kept.copied().collect::<Vec<_>>().join("\n\n");
        let error = fault(&text);
        assert!(
            error
                .to_string()
                .contains(&format!("the section [{section}] is missing")),
            "{error}"
        );
        assert_eq!(error.line(), text.lines().count(), "{error}");
    }
    assert_eq!(fault("").line(), 1);
}

/// A movement shows its own carets and advice; a long line is cut down to the place.
#[test]
fn the_picture_of_a_mistake() {
    let error = fault(&changed("| N\n", "| NxF\n"));
    assert_eq!(
        error.to_string(),
        "line 9, column 15: the movement: `x` (lending moves to others) is not supported\n  \
         N = Knight | NxF\n                \
         ^\n\
         leave it out; no game here needs it yet"
    );
    let error = fault(&changed(
        "N = Knight | N",
        &format!("N = {} | N | royl", "b".repeat(300)),
    ));
    let lines: Vec<String> = error.to_string().lines().map(Into::into).collect();
    assert!(
        lines[1].ends_with("b | N | royl") && lines[1].len() < 110,
        "{error}"
    );
    assert_eq!(lines[2].trim(), "^^^^");
    assert_eq!(lines[1].find("royl"), lines[2].find("^^^^"));
}
