//! Game files: what is written is read back, and bad files are refused without harm.

mod games;

use std::io::{self, BufReader, Read};

use games::{Random, any_variant, at, pick, random_moves, random_start, white};
use proptest::prelude::*;
use shatranj::notation::{
    GameResult, NodeId, PgnError, PgnErrorKind, PgnGame, PgnLimit, PgnLimits, PgnReader, TagError,
};
use shatranj::variants::{atranj, kamil, tamerlane};
use shatranj::{Color, EndReason, Movement, Outcome, PieceSpec, Topology, Variant};

fn read_all(text: &[u8]) -> Vec<Result<PgnGame, PgnError>> {
    PgnReader::new(text).assume(kamil()).collect()
}

/// The only game of a text, which has no fault.
fn read(text: &str) -> PgnGame {
    match &mut read_all(text.as_bytes())[..] {
        [Ok(game)] => game.clone(),
        [Err(error)] => panic!("{error} in {text}"),
        games => panic!("{} games in {text}", games.len()),
    }
}

/// The fault of the first game of a text.
fn error(text: &[u8]) -> PgnError {
    let first = PgnReader::new(text).assume(kamil()).next();
    first.expect("a game").expect_err("a fault")
}

/// The texts of the main line.
fn line(game: &PgnGame) -> Vec<String> {
    let mut position = game.start().clone();
    let mut texts = Vec::new();
    for m in game.moves() {
        texts.push(position.san(m));
        position.play(m).map(drop).expect("a legal move");
    }
    texts
}

/// A text of words from which a comment or a tag might be made.
fn random_text(random: &mut Random) -> String {
    let words = [
        "good",
        "%",
        "[x]",
        ";",
        "(",
        ")",
        "{",
        "$1",
        "1-0",
        "\"quoted\"",
        "back\\slash",
        "}",
        "\u{634}\u{637}\u{631}\u{646}\u{62c}",
        "",
        "e4",
        "a\tb",
        "\u{e9}t\u{e9}",
        "longer-than-most-words-are",
    ];
    let count = 1 + random.below(20);
    let picked: Vec<&str> = (0..count).filter_map(|_| pick(random, &words)).collect();
    picked.join([" ", " ", "  ", "\n"][random.below(4)])
}

/// A game with random tags, comments, annotations and variations.
fn random_game(variant: &Variant, random: &mut Random) -> PgnGame {
    let start = random_start(variant, random);
    let mut game = PgnGame::new(start.clone());
    for name in [
        "White",
        "Event",
        "Annotator",
        "Black",
        "Round",
        "Time_Control",
    ] {
        if random.below(3) == 0 {
            game.set_tag(name, &random_text(random)).expect("a tag");
        }
    }
    let moves = random_moves(&start, 30, random);
    let last = game.add_line(NodeId::ROOT, moves).expect("legal moves");
    game.set_outcome(game.position(last).outcome());
    if random.below(2) == 0 {
        game.comment(NodeId::ROOT, &random_text(random));
    }
    let mut nodes: Vec<NodeId> = game.tree().main_line().collect();
    for _ in 0..random.below(12) {
        let Some(from) = pick(random, &nodes) else {
            break;
        };
        let place = game.tree().parent(from).expect("a move");
        let line = random_moves(&game.position(place), 6, random);
        for m in line {
            let under = nodes
                .last()
                .copied()
                .filter(|_| random.below(2) == 0)
                .unwrap_or(place);
            if let Ok(node) = game.add(under, m) {
                nodes.push(node);
            }
        }
    }
    for node in nodes {
        if random.below(4) == 0 {
            game.comment(node, &random_text(random));
        }
        if random.below(6) == 0 {
            game.annotate(node, random.below(256) as u8);
        }
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn what_is_written_is_read_back(variant in any_variant(), seed: u64) {
        let mut random = Random::new(seed);
        let games = [random_game(&variant, &mut random), random_game(&variant, &mut random)];
        let mut file = Vec::new();
        for game in &games {
            game.write(&mut file).expect("memory");
        }
        let text = String::from_utf8(file).expect("UTF-8");
        let read: Result<Vec<PgnGame>, PgnError> = PgnReader::new(text.as_bytes()).collect();
        let read = read.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert!(read == games, "{}", text);
        let dos = text.replace('\n', "\r\n");
        let dos = PgnReader::new(dos.as_bytes()).collect::<Result<Vec<PgnGame>, PgnError>>();
        prop_assert!(dos.is_ok_and(|dos| dos == games), "{}", text);
        let main_lines = PgnReader::new(text.as_bytes()).skip_variations().skip_comments();
        for (game, whole) in main_lines.zip(&games) {
            let game = game.expect("the same game");
            prop_assert_eq!(game.moves(), whole.moves());
            prop_assert_eq!(game.tree().len(), whole.moves().len());
        }
    }

    #[test]
    fn lines_are_short(seed: u64) {
        let game = random_game(kamil(), &mut Random::new(seed)).to_string();
        let moves = game.split("\n\n").nth(1).expect("moves");
        for line in moves.lines().filter(|line| !line.contains([';', '{', '}', '(', '[', '%'])) {
            prop_assert!(line.chars().count() < 80, "{}", line);
        }
    }

    #[test]
    fn no_bytes_panic(bytes: Vec<u8>, text in "[]\\[\\\\\"(){};$%.*!?=+#e0-9a-hKNR \n-]{0,80}") {
        for file in [&bytes[..], text.as_bytes()] {
            for game in PgnReader::new(file).assume(kamil()).take(50) {
                if let Err(error) = game {
                    prop_assert!(error.offset() <= file.len() as u64);
                    prop_assert!(!error.to_string().is_empty());
                }
            }
        }
    }

    /// A file cut short or with a byte changed anywhere is read as something or refused.
    #[test]
    fn damaged_files_do_no_harm(seed: u64, cut in 0usize..4000, byte: u8) {
        let mut file = random_game(tamerlane(), &mut Random::new(seed)).to_string().into_bytes();
        let cut = cut.min(file.len());
        prop_assert!(PgnReader::new(&file[..cut]).take(50).count() <= 50);
        if let Some(hit) = file.get_mut(cut) {
            *hit = byte;
        }
        prop_assert!(PgnReader::new(&file[..]).take(50).count() <= 50);
    }
}

#[test]
fn tags_come_in_a_fixed_order() {
    let game = Variant::by_name_with("tamerlane", &[("black_citadel", "West")]).expect("a game");
    let mut pgn = PgnGame::new(white(&game, "Kk1 Rz9 kk5".replace(" Rz9", "").as_str()));
    for (name, value) in [("Annotator", "me"), ("Black", "b"), ("White", "a \"b\" \\")] {
        pgn.set_tag(name, value).expect("a tag");
    }
    pgn.set_outcome(Some(Outcome::new(None, EndReason::Agreement)));
    let text = pgn.to_string();
    let names: Vec<&str> = text
        .lines()
        .filter_map(|l| l.strip_prefix('[')?.split(' ').next())
        .collect();
    assert_eq!(
        names,
        [
            "Event",
            "Site",
            "Date",
            "Round",
            "White",
            "Black",
            "Result",
            "Variant",
            "VariantOptions",
            "VariantMen",
            "SetUp",
            "FEN",
            "Termination",
            "Annotator"
        ]
    );
    assert!(text.contains("[White \"a \\\"b\\\" \\\\\"]\n"));
    assert!(text.contains("[VariantOptions \"black_citadel=West\"]\n"));
    assert!(text.contains(";Z:afsafyafF;T:yafF;"));
    assert!(text.contains("[Termination \"agreement\"]\n"));
    assert!(text.contains("[Date \"????.??.??\"]\n"));
    let plain = PgnGame::new(kamil().start()).to_string();
    assert!(!plain.contains("SetUp") && !plain.contains("Options") && !plain.contains("Termin"));
}

#[test]
fn tags_that_the_game_decides_can_not_be_set() {
    let mut pgn = PgnGame::new(kamil().start());
    for name in [
        "FEN",
        "Variant",
        "Result",
        "SetUp",
        "VariantMen",
        "VariantOptions",
    ] {
        let reserved = TagError::Reserved { name: name.into() };
        assert_eq!(pgn.set_tag(name, "x"), Err(reserved));
    }
    assert!(pgn.set_tag("Termination", "checkmate").is_err());
    assert_eq!(pgn.set_tag("Termination", "time forfeit"), Ok(()));
    assert_eq!(
        read(&pgn.to_string()).tag("Termination"),
        Some("time forfeit")
    );
    let bad = TagError::BadName { name: "a b".into() };
    assert_eq!(pgn.set_tag("a b", "x"), Err(bad));
}

#[test]
fn numbers_come_where_they_are_needed() {
    let text = "1. e3 {a} 1... e8 $1 (1... d8 2. d3 (2. c3) 2... d7) (1... c8) 2. Na3 Na8 *";
    assert!(read(text).to_string().ends_with(&format!("\n\n{text}\n\n")));
    let start = at(kamil(), "Kb1 kj10", Color::Black, "-");
    let mut setup = start.setup();
    setup.set_fullmove(31);
    let start = shatranj::Position::new(kamil(), &setup).expect("a position");
    let mut game = PgnGame::new(start);
    for text in ["Kj9", "Kb2"] {
        let place = game.tree().main_line().last().unwrap_or(NodeId::ROOT);
        let m = game.position(place).parse_san(text).expect("a move");
        game.add(place, m).expect("a legal move");
    }
    assert!(game.to_string().ends_with("\n\n31... Kj9 32. Kb2 *\n\n"));
}

#[test]
fn all_the_forms_of_a_movetext_are_read() {
    let text = "\u{feff}% an escape\n[Event \"x\"]\n\n% another {\n{before} 1.e3! $10 ; the rest\n\
                1...e8?! {two\nlines} ( {why} 1...d8 ) ({nothing}) 2. Na3 !? 2... Na8 1/2-1/2";
    let game = read(text);
    assert_eq!(line(&game), ["e3", "e8", "Na3", "Na8"]);
    assert_eq!(game.remarks(), ["before"]);
    let nodes: Vec<_> = game
        .tree()
        .main_line()
        .filter_map(|id| game.tree().get(id))
        .collect();
    assert_eq!(
        (&nodes[0].nags[..], &nodes[0].after[..]),
        (&[1, 10][..], &["the rest".into()][..])
    );
    assert_eq!(nodes[1].nags, [6]);
    assert_eq!(nodes[1].after, ["two lines", "nothing"]);
    assert_eq!(nodes[2].nags, [5]);
    let first = game.tree().main_line().next().expect("a move");
    let variation = game.tree().children(first).nth(1).expect("a variation");
    assert_eq!(game.tree().get(variation).expect("a move").before, ["why"]);
    assert_eq!(game.result(), GameResult::Draw);
    assert_eq!(game.outcome(), None);
}

#[test]
fn old_files_are_latin_1() {
    let game = &read_all(b"[White \"Andr\xE9\"]\n\n1. e3 {tr\xE8s bien} *")[0];
    let game = game.as_ref().expect("a game");
    assert_eq!(game.tag("White"), Some("Andr\u{e9}"));
    assert_eq!(
        read("1. e3 {\u{634}\u{637}} *").tree().get(NodeId::ROOT),
        None
    );
}

#[test]
fn one_bad_game_does_not_spoil_the_next() {
    let good = "[Event \"good\"]\n\n1. e3 *\n\n";
    for bad in [
        "[Event \"bad\"]\n\n1. e3 e3 (1... d8) {x} 2. d3 *\n\n",
        "[Event \"bad\"]\n[Event \"again\"]\n\n1. e3 *\n\n",
        "[Event \"bad\"]\n[Variant \"chess\"]\n\n1. e4 e5 (1... c5 2. c3) 2. Nf3 1-0\n\n",
        "[Event \"bad]\n\n1. e3 *\n\n",
        "[Event \"bad\"]\n\n1. e3 e8 (1... d8 *\n\n",
        "[Event \"bad\"]\n\n1. e3 e8\n\n",
        "[Event \"bad\"]\n[FEN \"x\"]\n\n*\n\n",
        "1. e3 \u{0}e8 2. d3 1-0\n\n",
        "[Result \"0-1\"]\n\n1. e3 1-0\n\n",
    ] {
        let text = format!("{good}{bad}{good}");
        let games = read_all(text.as_bytes());
        let good: Vec<bool> = games.iter().map(Result::is_ok).collect();
        assert_eq!(good, [true, false, true], "{bad}: {games:?}");
        assert_eq!(
            games[1].as_ref().map_err(|error| error.game()).err(),
            Some(2)
        );
    }
}

/// Game, ply, byte, text and reason of each kind of fault.
#[test]
fn faults_say_where_and_why() {
    for (text, message) in [
        (
            "1. e3 e8 2. Nz3 *",
            "game 1, ply 3, byte 12: `Nz3`: byte 1: there is no square `z3` on this board",
        ),
        (
            "1. e3 e8 (1... d8 2. e3) *",
            "game 1, ply 3, byte 21: `e3`: a unit of its own side stands on e3",
        ),
        (
            "1. e3 {never closed",
            "game 1, ply 2, byte 6: the comment is not closed",
        ),
        (
            "1. e3 (1. d3 *",
            "game 1, ply 2, byte 13: `*`: a variation is not closed",
        ),
        (
            "1. e3 (1. d3",
            "game 1, ply 2, byte 12: a variation is not closed",
        ),
        (
            "1. e3 ) *",
            "game 1, ply 2, byte 6: this closes a variation that was never opened",
        ),
        (
            "( 1. e3 ) *",
            "game 1, ply 1, byte 0: there is no move before this",
        ),
        (
            "$3 1. e3 *",
            "game 1, ply 1, byte 0: there is no move before this",
        ),
        (
            "1. e3 $ *",
            "game 1, ply 2, byte 6: after $ comes a number from 0 to 255",
        ),
        (
            "1. e3 $256 *",
            "game 1, ply 2, byte 6: after $ comes a number from 0 to 255",
        ),
        (
            "1. e3 e8",
            "game 1, ply 3, byte 8: the game ends without a result: write 1-0, 0-1, 1/2-1/2 or *",
        ),
        (
            "1. e3 \u{0}",
            "game 1, ply 2, byte 6: the byte 0x00 can't stand here",
        ),
        (
            "1. e3 {\u{0}}",
            "game 1, ply 2, byte 7: the byte 0x00 can't stand here",
        ),
        (
            "1. e3 > e8",
            "game 1, ply 2, byte 6: the byte 0x3e can't stand here",
        ),
        (
            "1. \u{265f}e3 *",
            "game 1, ply 1, byte 3: the byte 0xe2 can't stand here",
        ),
        (
            "[Event \"x\"]\n[Event \"y\"]\n*",
            "game 1, byte 12: `Event`: the tag is given twice",
        ),
        (
            "[Event x]\n*",
            "game 1, byte 0: this is no tag: after its name comes a value in quotation marks",
        ),
        (
            "[\"x\"]\n*",
            "game 1, byte 0: this is no tag: after the bracket comes its name",
        ),
        (
            "[Event \"x\n\"]\n*",
            "game 1, byte 0: this is no tag: its value is not closed on its line",
        ),
        (
            "[Event \"x\"\n*",
            "game 1, byte 0: this is no tag: after its value comes the closing bracket",
        ),
        (
            "[Variant \"chess\"]\n*",
            "game 1, byte 0: `chess`: there is no variant `chess`; there are: tamerlane, kamil, atranj, citadel",
        ),
        (
            "[VariantOptions \"dabbabah=Jumper\"]\n*",
            "game 1, byte 0: `dabbabah=Jumper`: `Jumper` is no value of dabbabah; the values are: Commoner, Leaper",
        ),
        (
            "[VariantOptions \"array=Feminine\"]\n*",
            "game 1, byte 0: `array=Feminine`: kamil has no option `array`; it has: dabbabah",
        ),
        (
            "[VariantOptions \"Feminine\"]\n*",
            "game 1, byte 0: `Feminine`: `Feminine` is no option: write key=value",
        ),
        (
            "[VariantMen \"D:D\"]\n*",
            "game 1, byte 0: `D:D`: `D` moves as K in the variant kamil: is an option missing?",
        ),
        (
            "[VariantMen \"X:D\"]\n*",
            "game 1, byte 0: `X:D`: the variant kamil has no unit `X`",
        ),
        (
            "[VariantMen \"D\"]\n*",
            "game 1, byte 0: `D`: this is no tag: write symbol:movement, with ; between",
        ),
        (
            "[SetUp \"1\"]\n*",
            "game 1, byte 0: `1`: SetUp must be 1 where there is a FEN tag, and 0 or missing where there is none",
        ),
        (
            "[SetUp \"0\"]\n[FEN \"10/10/10/10/10/10/10/10/k9/9K w\"]\n*",
            "game 1, byte 0: `0`: SetUp must be 1 where there is a FEN tag, and 0 or missing where there is none",
        ),
        (
            "[Result \"won\"]\n*",
            "game 1, byte 0: `won`: the result is 1-0, 0-1, 1/2-1/2 or *",
        ),
        (
            "[Result \"1-0\"]\n1. e3 *",
            "game 1, ply 2, byte 21: `*`: the tag Result says 1-0",
        ),
        (
            "[Termination \"checkmate\"]\n1. e3 1-0",
            "game 1, ply 2, byte 32: `1-0`: the game can't have ended so: the board does not show it",
        ),
        (
            "[Termination \"agreement\"]\n1. e3 1-0",
            "game 1, ply 2, byte 32: `1-0`: a game that ends so has another result",
        ),
        (
            "[Termination \"resignation\"]\n1. e3 *",
            "game 1, ply 2, byte 34: `*`: a game that ends so has another result",
        ),
    ] {
        assert_eq!(error(text.as_bytes()).to_string(), message);
    }
    let no_variant = PgnReader::new(&b"1. e3 *"[..]).next().expect("a game");
    assert_eq!(
        no_variant.map_err(|e| e.kind().clone()),
        Err(PgnErrorKind::NoVariant)
    );
}

#[test]
fn the_board_decides_how_a_game_has_ended() {
    let tags = "[SetUp \"1\"]\n[FEN \"9k/1R8/R9/10/10/10/10/10/10/1K8 w - - 0 1\"]\n";
    let mate = Outcome::new(Some(Color::White), EndReason::Checkmate);
    let game = read(&format!("{tags}\n1. Ra10# 1-0"));
    assert_eq!(game.outcome(), Some(mate));
    assert!(game.to_string().contains("[Termination \"checkmate\"]"));
    assert_eq!(
        read(&format!("{tags}\n1. Ra10 *")).result(),
        GameResult::Open
    );
    for text in [
        "\n1. Ra10 0-1",
        "[Termination \"resignation\"]\n\n1. Ra10 1-0",
    ] {
        let error = error(format!("{tags}{text}").as_bytes());
        assert_eq!(*error.kind(), PgnErrorKind::OtherOutcome(mate));
        assert_eq!(
            error.kind().to_string(),
            "on the board the game is over: white checkmate"
        );
    }
}

#[test]
fn a_game_of_ones_own_is_known_by_its_id() -> Result<(), Box<dyn std::error::Error>> {
    let game = Variant::builder("corridor")
        .board(Topology::grid(3, 5))
        .piece(PieceSpec::new("K", "King", Movement::betza("K")?).royal(1))
        .piece(PieceSpec::new("N", "Knight", Movement::betza("N")?))
        .start("nkn/3/3/3/NKN")
        .build()?;
    let mut pgn = PgnGame::new(game.start());
    pgn.add(NodeId::ROOT, game.start().parse_san("Nab3")?)?;
    let text = pgn.to_string();
    assert!(matches!(
        error(text.as_bytes()).kind(),
        PgnErrorKind::Variant(_)
    ));
    let read = PgnReader::new(text.as_bytes())
        .with_variant(&game)
        .next()
        .ok_or("a game")??;
    assert_eq!(read, pgn);
    Ok(())
}

#[test]
fn men_that_move_otherwise_are_noticed() {
    let leaper = Variant::by_name_with("kamil", &[("dabbabah", "Leaper")]).expect("a game");
    let text = PgnGame::new(leaper.start()).to_string();
    let forgotten = text.replace("[VariantOptions \"dabbabah=Leaper\"]\n", "");
    assert!(matches!(
        error(forgotten.as_bytes()).kind(),
        PgnErrorKind::OtherMan { .. }
    ));
    let ignored = PgnReader::new(forgotten.as_bytes())
        .ignore_men()
        .next()
        .expect("a game");
    assert_eq!(ignored.expect("a good one").variant(), kamil());
    let homing = PgnGame::new(atranj().start());
    assert_eq!(read(&homing.to_string()), homing);
}

/// A variant that is given to the reader stands for its own options alone, in whatever order
/// the games of a file come.
#[test]
fn options_that_are_not_named_have_their_defaults() {
    let leaper = Variant::by_name_with("kamil", &[("dabbabah", "Leaper")]).expect("a game");
    let games = [
        leaper.start(),
        kamil().start(),
        leaper.start(),
        tamerlane().start(),
    ];
    let games = games.map(PgnGame::new);
    let file: String = games.iter().map(ToString::to_string).collect();
    let read = PgnReader::new(file.as_bytes())
        .assume(&leaper)
        .with_variant(&leaper);
    let read: Vec<PgnGame> = read.map(|game| game.expect("a good one")).collect();
    assert!(read == games);
    let unnamed = PgnReader::new(&b"*"[..])
        .assume(&leaper)
        .next()
        .expect("a game");
    assert_eq!(*unnamed.expect("a good one").variant(), leaper);
    let twice = error(b"[VariantOptions \"dabbabah=Leaper dabbabah=Leaper\"]\n*");
    assert!(
        twice
            .to_string()
            .ends_with("the option `dabbabah` is given twice")
    );
}

/// A stream of the same bytes again and again, up to a length.
struct Endless<'a> {
    bytes: &'a [u8],
    at: usize,
    left: u64,
}

impl Read for Endless<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let here = &self.bytes[self.at..];
        let count = here.len().min(buffer.len()).min(self.left as usize);
        buffer[..count].copy_from_slice(&here[..count]);
        self.at = (self.at + count) % self.bytes.len();
        self.left -= count as u64;
        Ok(count)
    }
}

fn endless(bytes: &[u8]) -> Endless<'_> {
    Endless {
        bytes,
        at: 0,
        left: u64::MAX,
    }
}

/// The largest memory that this process has had, in bytes, where the system says so.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes * 1024)
}

#[test]
fn a_hundred_megabytes_take_no_more_memory_than_one_game() {
    let comment = "la la ".repeat(10_000);
    let game = format!(
        "[Event \"long\"]\n\n% {comment}\n1. e3 {{{comment}}} (1. d3 {{{comment}}}) e8 ;{comment}\n*\n\n"
    );
    let bytes = 100 << 20;
    let stream = Endless {
        left: bytes - bytes % game.len() as u64,
        ..endless(game.as_bytes())
    };
    let before = peak_memory();
    let mut games = 0;
    for game in PgnReader::new(BufReader::new(stream)).assume(kamil()) {
        assert_eq!(game.expect("a good game").tree().len(), 3);
        games += 1;
    }
    assert_eq!(games, bytes / game.len() as u64);
    if let (Some(before), Some(after)) = (before, peak_memory()) {
        assert!(after - before < 32 << 20, "{} bytes more", after - before);
    }
}

/// Tokens that never end are stopped early.
#[test]
fn endless_tokens_are_stopped() {
    for (begin, rest, what) in [
        ("", "e4", PgnLimit::Word),
        ("1. e3 {", "blah ", PgnLimit::Comment),
        ("1. e3 ;", "blah ", PgnLimit::Comment),
        ("[", "Event", PgnLimit::Tag),
        ("[Event \"", "blah", PgnLimit::Tag),
        ("", "\n", PgnLimit::Game),
        ("1. e3 ", "7. ", PgnLimit::Game),
        ("1. e3 $", "1", PgnLimit::Game),
        ("[Event \"x\"]", "\n%%%%", PgnLimit::Game),
        ("1. e3 ", "$1", PgnLimit::Game),
    ] {
        let stream = io::Cursor::new(begin).chain(endless(rest.as_bytes()));
        let mut reader = PgnReader::new(BufReader::new(stream)).assume(kamil());
        let error = reader.next().expect("a game").expect_err("a limit");
        assert!(
            matches!(error.kind(), PgnErrorKind::Limit { what: w, .. } if *w == what),
            "{error}"
        );
        assert!(reader.offset() <= PgnLimits::default().game + 100);
        assert!(reader.next().is_none(), "a broken limit is the end");
    }
}

/// A game that has a fault and never ends is left alone too, and that is said.
#[test]
fn an_endless_game_with_a_fault_is_the_end() {
    let stream = io::Cursor::new("1. e3 e3 ").chain(endless(b"e4 "));
    let mut reader = PgnReader::new(BufReader::new(stream)).assume(kamil());
    let fault = reader.next().expect("a game").expect_err("a fault");
    assert!(matches!(fault.kind(), PgnErrorKind::Move(_)));
    let limit = reader.next().expect("more").expect_err("a limit");
    assert!(matches!(
        limit.kind(),
        PgnErrorKind::Limit {
            what: PgnLimit::Game,
            ..
        }
    ));
    assert!(reader.next().is_none());
}

#[test]
fn variations_ten_thousand_deep_are_bounded() {
    // In turn: another first move, another answer, and so on.
    let mut text = String::from("1. e3 ");
    for _ in 0..10_000 {
        text.push_str("(1. d3 ");
    }
    text.push_str(&")".repeat(10_000));
    text.push_str(" e8 *");
    let deep = error(text.as_bytes());
    assert_eq!(
        *deep.kind(),
        PgnErrorKind::Limit {
            what: PgnLimit::Depth,
            allowed: 256
        }
    );
    assert_eq!(
        deep.to_string(),
        "game 1, ply 2, byte 1798: variations deeper than 256, the limit of this reader"
    );
    let limits = PgnLimits {
        depth: 10_000,
        ..PgnLimits::default()
    };
    let reader = || PgnReader::new(text.as_bytes()).assume(kamil());
    let whole = reader()
        .with_limits(limits)
        .next()
        .expect("a game")
        .expect("a good one");
    assert_eq!((whole.tree().len(), whole.moves().len()), (10_002, 2));
    assert_eq!(
        read(&whole.to_string()),
        whole,
        "written as siblings, all at one depth"
    );
    let main_line = reader()
        .skip_variations()
        .next()
        .expect("a game")
        .expect("a good one");
    assert_eq!(main_line.moves(), whole.moves());
}

/// A line of variations within variations, each one move longer, is written and read without
/// recursion.
#[test]
fn a_deep_tree_is_written_and_read() {
    let mut game = PgnGame::new(kamil().start());
    let mut place = NodeId::ROOT;
    for i in 0..2000 {
        let moves = game.position(place).legal_moves();
        let [main, .., other] = moves[..] else { break };
        game.add(place, main).expect("legal");
        let others = [moves[1], other];
        place = game.add(place, others[i % 2]).expect("legal");
    }
    assert!(game.tree().len() > 500, "{}", game.tree().len());
    let text = game.to_string();
    let limits = PgnLimits {
        depth: 100_000,
        ..PgnLimits::default()
    };
    let read = PgnReader::new(text.as_bytes())
        .with_limits(limits)
        .next()
        .expect("a game");
    assert_eq!(read.expect("a good one"), game);
}

#[test]
fn limits_hold_for_tags_and_moves() {
    let limits = PgnLimits {
        tags: 2,
        moves: 3,
        ..PgnLimits::default()
    };
    let first = |text: &str| {
        let mut reader = PgnReader::new(text.as_bytes())
            .assume(kamil())
            .with_limits(limits);
        reader
            .next()
            .expect("a game")
            .map_err(|error| error.kind().clone())
    };
    let over = |what, allowed| Err(PgnErrorKind::Limit { what, allowed });
    assert_eq!(
        first("[A \"\"]\n[B \"\"]\n[C \"\"]\n*"),
        over(PgnLimit::Tags, 2)
    );
    assert_eq!(first("1. e3 e8 2. d3 d8 *"), over(PgnLimit::Moves, 3));
    assert!(first("[A \"\"]\n1. e3 e8 2. d3 *").is_ok());
}

#[test]
fn a_failing_stream_is_reported_once() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::new(io::ErrorKind::ConnectionReset, "gone"))
        }
    }
    let stream = io::Cursor::new("1. e3 ").chain(Broken);
    let mut reader = PgnReader::new(BufReader::new(stream)).assume(kamil());
    let error = reader.next().expect("a game").expect_err("a fault");
    assert_eq!(
        error.to_string(),
        "game 1, ply 2, byte 6: the file can't be read: gone"
    );
    assert!(reader.next().is_none());
}

#[test]
fn an_empty_file_has_no_games() {
    for text in ["", "\n\n", "% escaped\n", "\u{feff}"] {
        assert!(read_all(text.as_bytes()).is_empty());
    }
}
