//! Texts without end, depth beyond reason, broken streams.

use super::*;

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
        "game 1, ply 2, line 1, column 1799: variations deeper than 256, the limit of this reader"
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
        "game 1, ply 2, line 1, column 7: the file can't be read: gone"
    );
    assert!(reader.next().is_none());
}

#[test]
fn an_empty_file_has_no_games() {
    for text in ["", "\n\n", "% escaped\n", "\u{feff}"] {
        assert!(read_all(text.as_bytes()).is_empty());
    }
}
