//! `play`: whole games, and what each command does.

use shatranj::{Game, Position, Variant, notation::PgnReader, variants};

use crate::{Said, run, talk};

/// Two people at one keyboard.
pub const PEOPLE: [&str; 5] = ["--plain", "--white", "human", "--black", "human"];

/// A mate in one: Ra10.
pub const MATE: &str = "9k/1R8/10/10/10/10/10/10/10/R2K6 w - - 0 1";

/// What a game says to some lines, to the end of the input; nothing goes wrong with it.
pub fn play(args: &[&str], lines: &[&str]) -> Said {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let said = talk("play", args, &[], input.as_bytes());
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{lines:?}");
    said
}

/// What two people are told who play this game.
pub fn people(game: &str, lines: &[&str]) -> Said {
    play(&[&[game], &PEOPLE[..]].concat(), lines)
}

impl Said {
    /// What was said after a line that was typed, up to the next prompt.
    pub fn reply(&self, typed: &str) -> String {
        let typed = format!("> {typed}");
        let mut lines = self.out.lines().skip_while(|line| !line.ends_with(&typed));
        assert!(lines.next().is_some(), "no `{typed}` in\n{}", self.out);
        let reply: Vec<&str> = lines.take_while(|line| !is_prompt(line)).collect();
        reply.join("\n")
    }

    /// The answers to `fen`, in order.
    pub fn fens(&self) -> Vec<&str> {
        let lines = self.lines();
        let asked = lines.windows(2).filter(|pair| pair[0].ends_with("> fen"));
        asked.map(|pair| pair[1]).collect()
    }
}

/// Boards have `>` too, but no such words before it.
fn is_prompt(line: &str) -> bool {
    let words = ["white", "black", "over", "game", "no", "[white]"];
    line.split_once('>')
        .and_then(|(before, _)| before.split(' ').next_back())
        .is_some_and(|word| words.contains(&word))
}

/// The start of a game after these moves.
pub fn after(game: &Variant, moves: &[&str]) -> Position {
    let mut position = game.start();
    for text in moves {
        let _ = position.play_text(text).unwrap();
    }
    position
}

#[test]
fn two_people_play_each_game_by_san_and_by_squares() {
    for (game, typed, squares) in [
        (
            "tamerlane",
            ["f4", "Nc7", "b2c4", "f8-f7"],
            ["f3f4", "b9c7", "b2c4", "f8f7"],
        ),
        (
            "kamil",
            ["e3", "Nc8", "f2f3", "f9 f8"],
            ["e2e3", "b10c8", "f2f3", "f9f8"],
        ),
        (
            "atranj",
            ["a3", "Nc8", "b1c3", "a9 a8"],
            ["a2a3", "b10c8", "b1c3", "a9a8"],
        ),
        (
            "citadel",
            ["e4", "Nd9", "f3f4", "f10-f9"],
            ["e3e4", "c11d9", "f3f4", "f10f9"],
        ),
    ] {
        let mut lines = typed.to_vec();
        lines.extend(["fen", "resign"]);
        let said = people(game, &lines);
        let expected = after(Variant::by_name(game).unwrap(), &squares).fen();
        assert_eq!(said.fens(), [expected], "{}", said.out);
        let end = said.reply("resign");
        assert!(
            end.contains("White gives up, and Black wins.\n0-1. Type `new`"),
            "{end}"
        );
    }
}

#[test]
fn the_engine_answers_with_a_legal_move_in_each_game() {
    for game in Variant::all() {
        let args = [game.id(), "--plain", "--depth", "2"];
        let first = game.start().legal_moves()[3];
        let first = game.start().move_text(first);
        let said = play(&args, &[&first, "fen"]);
        let plays = "Black (the engine) plays ";
        let line = said
            .lines()
            .into_iter()
            .find(|line| line.starts_with(plays));
        let line = line.unwrap_or_else(|| panic!("{}", said.out));
        let (san, opinion) = line[plays.len()..].split_once("  (").unwrap();
        assert!(opinion.ends_with(", depth 2)"), "{line}");
        let mut replay = Game::new(game);
        replay.play_text(&first).unwrap();
        replay.play_text(san).unwrap();
        assert_eq!(said.fens(), [replay.position().fen()]);
    }
}

#[test]
fn the_end_is_explained_and_says_what_can_be_typed() {
    let args = [&["kamil", "--fen", MATE], &PEOPLE[..]].concat();
    let said = play(
        &args,
        &[
            "Ra10", "b1b2", "hint", "go", "moves", "draw", "why", "undo", "fen",
        ],
    );
    let end = said.reply("Ra10");
    assert!(
        end.contains("Nothing can capture the white Rook on a10.\n"),
        "{end}"
    );
    assert!(
        end.contains("this is checkmate, and White wins.\n1-0."),
        "{end}"
    );
    assert!(
        end.contains("Type `new`, `undo`, `save FILE` or `quit`."),
        "{end}"
    );
    assert!(end.contains("+k"), "the royal is marked: {end}");
    for typed in ["b1b2", "hint", "go", "moves", "draw"] {
        assert!(
            said.reply(typed)
                .starts_with("The game is over. Type `new`"),
            "{typed}"
        );
    }
    assert!(said.reply("why").contains("this is checkmate"));
    assert_eq!(said.fens(), [MATE]);
}

#[test]
fn the_engine_mates_and_says_so() {
    let said = play(
        &[
            "kamil", "--plain", "--fen", MATE, "--black", "human", "--depth", "3",
        ],
        &[],
    );
    assert!(
        said.out
            .contains("White (the engine) plays Ra10#  (white wins in 1 move, depth ")
    );
    assert!(said.out.contains("this is checkmate, and White wins."));
}

#[test]
fn a_draw_needs_both_people() {
    let said = people("kamil", &["draw", "no", "e3", "fen"]);
    assert!(
        said.out
            .contains("Black, do you agree to a draw? yes or no> no\n")
    );
    assert!(said.reply("no").starts_with("No draw"));
    assert_eq!(said.fens(), [after(variants::kamil(), &["e2e3"]).fen()]);
    let said = play(&["kamil", "--plain", "--depth", "1"], &["draw"]);
    assert!(said.reply("draw").contains("Only two people can agree"));
}

#[test]
fn the_question_of_a_draw_can_end_the_program() {
    for word in ["q", "quit", "Exit"] {
        let said = people("kamil", &["draw", word, "fen"]);
        assert!(said.fens().is_empty(), "{word}: {}", said.out);
    }
}

#[test]
fn whoever_sits_at_the_keyboard_resigns() {
    let args = ["kamil", "--plain", "--depth", "1", "--black", "human"];
    let said = play(&args, &["resign"]);
    assert!(
        said.reply("resign")
            .contains("Black gives up, and White wins.")
    );
}

#[test]
fn moves_are_listed_and_drawn_on_the_board() {
    let said = people(
        "tamerlane",
        &[
            "moves", "moves b2", "moves a2", "moves b9", "moves a5", "moves m1",
        ],
    );
    let all = said.reply("moves");
    assert!(all.starts_with("24 legal moves:\n"), "{all}");
    assert!(all.contains("- Asb (N) on b2: d1 a4 c4\n"), "{all}");
    let asb = said.reply("moves b2");
    assert!(asb.contains("\n 4  *  .  *  .  ."), "{asb}");
    assert!(asb.contains("Asb (N) on b2: Nd1 Na4 Nc4"), "{asb}");
    assert!(said.reply("moves a2").contains("no legal move. `why a2"));
    assert!(
        said.reply("moves b9")
            .contains("White is to move, and the Asb (N) on b9 is Black's.")
    );
    assert!(said.reply("moves a5").contains("No unit stands on a5."));
    assert!(said.reply("moves m1").contains("There is no square `m1`"));
}

#[test]
fn why_gives_the_reason_or_the_effect() {
    let said = people(
        "tamerlane",
        &["why d2e7", "why f3f4", "why", "why ?", "fen"],
    );
    assert_eq!(
        said.reply("why d2e7").replace('\n', " "),
        "Not legal: the Zurafa on d2 can't reach e7: the unit on e3 is in its way."
    );
    let legal = said.reply("why f3f4");
    assert!(
        legal.starts_with("f4 is legal. The white Baidaq of the Shah"),
        "{legal}"
    );
    assert!(said.reply("why").starts_with("Nobody is in check."));
    assert!(said.reply("why ?").starts_with("Not legal: "));
    assert_eq!(said.fens(), [variants::tamerlane().start().fen()]);
    let check = "11*/12/10k*/11*/1z9*/11*/11*/11*/12/K10* w - - 0 1";
    let said = play(
        &[&["tamerlane", "--fen", check], &PEOPLE[..]].concat(),
        &["why"],
    );
    let why = said.reply("why").replace('\n', " ");
    assert!(why.contains("the black Zurafa on b6 attacks it by way of a5, a4, a3 and a2."));
}

#[test]
fn explain_tells_the_rules_of_the_game_or_of_a_unit() {
    let said = people(
        "kamil",
        &["explain", "explain G", "explain war MACHINE", "explain Q"],
    );
    let all = said.reply("explain");
    for title in [
        "SHATRANJ KAMIL",
        "THE BOARD",
        "THE PIECES",
        "PROMOTION",
        "THE END",
    ] {
        assert!(all.lines().any(|line| line == title), "{title}");
    }
    assert!(
        said.reply("explain G")
            .starts_with("- General `G`: Steps one square diagonally.")
    );
    assert!(
        said.reply("explain war MACHINE")
            .starts_with("- War machine `D`: ")
    );
    assert!(
        said.reply("explain Q")
            .starts_with("This game has no unit `Q`. Its units: K Shah")
    );
}

#[test]
fn board_and_flip_show_the_board() {
    let said = people("citadel", &["e4", "board", "flip"]);
    let [board, flipped] = ["board", "flip"].map(|typed| said.reply(typed));
    assert!(board.contains("\n 4        . . .>P . ."), "{board}");
    assert!(
        board.contains("\n 1  [ . ]                     [ . ]\n      a   b c"),
        "{board}"
    );
    assert!(
        flipped.contains("\n12  [ . ]                     [ . ]\n      l   k j"),
        "{flipped}"
    );
}

#[test]
fn hint_and_go_use_the_engine() {
    let args = [&["kamil", "--fen", MATE, "--depth", "3"], &PEOPLE[..]].concat();
    let said = play(&args, &["hint", "fen", "go"]);
    let hint = said.reply("hint");
    assert!(
        hint.starts_with("Hint: Ra10#  (white wins in 1 move, depth "),
        "{hint}"
    );
    assert!(hint.contains("The white Rook"), "{hint}");
    assert_eq!(said.fens(), [MATE], "a hint plays nothing");
    assert!(said.reply("go").contains("White (the engine) plays Ra10#"));
}

#[test]
fn programs_play_each_other_the_same_game_with_the_same_seed() {
    let game = |seed: &str| {
        let path = std::env::temp_dir();
        let name = format!("shatranj-{}-seed-{seed}.pgn", std::process::id());
        let path = path.join(name);
        let save = format!("save! {}", path.display());
        let args = [
            "kamil", "--plain", "--white", "random", "--black", "random", "--seed", seed,
        ];
        let said = play(&args, &[&save]);
        assert!(said.out.contains("White (chance) plays "));
        let file = std::fs::read(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        let pgn = PgnReader::new(&file[..]).next().unwrap().unwrap();
        Game::from_pgn(&pgn)
    };
    let (one, again, other) = (game("1"), game("1"), game("0"));
    assert_eq!(one.moves(), again.moves());
    assert_ne!(one.moves(), other.moves());
    for game in [one, other] {
        assert!(
            game.outcome().is_some() || game.ply() == 200,
            "{}",
            game.ply()
        );
    }
}

#[test]
fn the_other_side_follows_from_the_one_named() {
    for (args, white, black) in [
        (&[][..], "a person", "the engine"),
        (&["--white", "human"], "a person", "the engine"),
        (&["--black", "human"], "the engine", "a person"),
        (&["--white", "random"], "chance", "a person"),
        (&["--black", "random"], "a person", "chance"),
    ] {
        let said = play(&[&["kamil", "--plain", "--depth", "1"], args].concat(), &[]);
        let first = said.out.split("\nType").next().unwrap().replace('\n', " ");
        let expected = format!(
            "Shatranj Kamil. White (capital letters): {white}. Black (small letters): {black}."
        );
        assert_eq!(first, expected);
    }
}

#[test]
fn help_names_every_command() {
    let said = people("kamil", &["help"]);
    let help = said.reply("help");
    for word in "help hint go undo redo moves why explain board flip fen save save! load resign \
                 draw new quit"
        .split_whitespace()
    {
        assert!(help.contains(&format!("{word} ")), "no {word} in\n{help}");
    }
    assert!(help.contains("What can be played as a move is a move"));
    let said = run("play", &["--help"]);
    for word in ["--white", "--movetime", "--seed", "--plain", "Exit codes"] {
        assert!(said.out.contains(word), "no `{word}`");
    }
}
