//! A conversation with the engine in this process, through the same reader of lines as that of
//! the program: a test says lines and waits for answers.

// Each of the two protocols uses its own part of it.
#![allow(dead_code)]

use std::io::{self, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::protocol::{self, Preset};

/// What is meant to take 50 ms, on a machine that has other things to do.
pub const QUICK: Duration = Duration::from_millis(250);

/// When an answer is no longer waited for.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Conversation {
    /// Nothing once the input has ended.
    input: Option<Sender<Vec<u8>>>,
    lines: Receiver<String>,
    engine: Option<JoinHandle<io::Result<()>>>,
    syncs: u32,
}

impl Conversation {
    pub fn new() -> Conversation {
        Conversation::with(Preset::default())
    }

    pub fn with(preset: Preset) -> Conversation {
        let (input, bytes) = channel();
        let (sender, lines) = channel();
        let engine = thread::spawn(move || {
            let input = Input {
                bytes,
                left: Vec::new(),
            };
            let mut output = Output {
                sender,
                line: Vec::new(),
            };
            protocol::run(input, &mut output, &preset)
        });
        Conversation {
            input: Some(input),
            lines,
            engine: Some(engine),
            syncs: 0,
        }
    }

    /// Says a line.
    pub fn say(&mut self, line: &str) {
        self.bytes(format!("{line}\n").as_bytes());
    }

    /// Sends any bytes.
    pub fn bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_ref().expect("the input has not ended");
        let _ = input.send(bytes.to_vec());
    }

    /// The next line.
    fn line(&mut self, wanted: &str) -> String {
        match self.lines.recv_timeout(PATIENCE) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => panic!("no `{wanted}` came in time"),
            Err(RecvTimeoutError::Disconnected) => panic!("the engine ended before `{wanted}`"),
        }
    }

    /// Sees that the next line begins so.
    pub fn expect(&mut self, beginning: &str) {
        let line = self.line(beginning);
        assert!(
            line.starts_with(beginning),
            "`{line}` instead of `{beginning}`"
        );
    }

    /// All lines up to the first one that begins so.
    pub fn until(&mut self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.line(beginning);
            let last = line.starts_with(beginning);
            lines.push(line);
            if last {
                return lines;
            }
        }
    }

    /// Waits for a line that begins so.
    pub fn expect_some(&mut self, beginning: &str) {
        self.until(beginning);
    }

    /// How long a line that begins so takes to come.
    pub fn timed(&mut self, beginning: &str) -> Duration {
        let start = Instant::now();
        self.until(beginning);
        start.elapsed()
    }

    /// All lines that answer what has been said so far. Both protocols have a question that is
    /// answered after them; the other one's is an error, which is left out.
    pub fn sync(&mut self) -> Vec<String> {
        self.syncs += 1;
        let answer = format!("pong {}", 1_000_000 + self.syncs);
        self.say(&answer.replace("pong", "ping"));
        let uci = format!("Error (unknown command): ping {}", 1_000_000 + self.syncs);
        let mut lines = Vec::new();
        loop {
            let line = self.line(&answer);
            if line == answer || line == uci {
                return lines;
            }
            lines.push(line);
        }
    }

    /// Ends the input, and says how long the engine takes to end too.
    pub fn ended(&mut self) -> Duration {
        let start = Instant::now();
        self.input = None;
        let engine = self.engine.take().expect("it has not been ended");
        engine.join().expect("no panic").expect("no error");
        start.elapsed()
    }

    /// The lines that are left.
    pub fn rest(&mut self) -> Vec<String> {
        self.lines.try_iter().collect()
    }
}

/// What a program is started with that plays Shatranj too.
pub fn with_shatranj() -> Preset {
    let text = include_str!("../../examples/variants/shatranj.game");
    Preset {
        games: vec![shatranj::Variant::from_text(text).expect("a game")],
        ..Preset::default()
    }
}

/// Holds a conversation, row by row: what is said, and how each line of the answer begins.
pub fn transcripts(hello: &str, rows: &[(&[&str], &[&str])]) {
    let mut talk = Conversation::new();
    talk.say(hello);
    talk.sync();
    for (said, answers) in rows {
        for line in *said {
            talk.say(line);
        }
        let lines = talk.sync();
        let tame = |line: &String| !line.chars().any(char::is_control);
        let right = lines.len() == answers.len()
            && lines.iter().all(tame)
            && lines
                .iter()
                .zip(*answers)
                .all(|(line, answer)| line.starts_with(answer));
        assert!(
            right,
            "after {said:?}:\n  {lines:#?}\n  instead of {answers:#?}"
        );
    }
    assert!(talk.ended() < PATIENCE);
}

/// What the engine reads: the bytes that the test sends, as they come.
struct Input {
    bytes: Receiver<Vec<u8>>,
    left: Vec<u8>,
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.left.is_empty() {
            match self.bytes.recv() {
                Ok(bytes) => self.left = bytes,
                Err(_) => return Ok(0),
            }
        }
        let count = buffer.len().min(self.left.len());
        buffer[..count].copy_from_slice(&self.left[..count]);
        self.left.drain(..count);
        Ok(count)
    }
}

/// What the engine writes, sent to the test line by line.
struct Output {
    sender: Sender<String>,
    line: Vec<u8>,
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            if byte == b'\n' {
                let line = String::from_utf8(std::mem::take(&mut self.line));
                let line = line.expect("the engine writes UTF-8");
                // A test that has gone needs no lines.
                let _ = self.sender.send(line);
            } else {
                self.line.push(byte);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
