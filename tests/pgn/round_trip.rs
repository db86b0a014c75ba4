//! What is written is read back, whatever it is.

use super::*;

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
        // A comment may hold what can't be broken, such as two blanks together.
        let mut in_comment = false;
        for line in moves.lines() {
            if !in_comment && !line.contains([';', '{', '}', '(', '[', '%']) {
                prop_assert!(line.chars().count() < 80, "{}", line);
            }
            let brace = line.rfind(['{', '}']).filter(|_| !line.starts_with(';'));
            in_comment = brace.map_or(in_comment, |at| line[at..].starts_with('{'));
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
