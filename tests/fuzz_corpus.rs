//! What the fuzzer fuzzes, without the fuzzer: every file of the corpus, and each with bytes
//! changed, through the functions of `fuzz/targets`. Inputs that once broke something are
//! kept in the corpus.
#![cfg(feature = "std")]

#[path = "../fuzz/targets/judged.rs"]
mod judged;
#[allow(dead_code, reason = "the targets use a part of it")]
mod lockstep;
#[allow(dead_code, reason = "the targets use a part of it")]
#[path = "../examples/common/protocol/mod.rs"]
mod protocol;
#[path = "../fuzz/targets/protocol.rs"]
mod protocol_target;
mod reference;
#[allow(dead_code, reason = "the targets use a part of it")]
#[path = "../examples/common/search/mod.rs"]
mod search;
#[path = "../fuzz/targets/mod.rs"]
mod targets;

use std::path::PathBuf;

use lockstep::rng::Rng;

/// Runs a target on its corpus.
fn prove(name: &str, run: fn(&[u8])) {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "fuzz", "corpus", name]
        .iter()
        .collect();
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("a folder of the corpus")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    assert!(files.len() > 1, "no corpus of {name}");
    let mut rng = Rng::new(1);
    for file in files {
        println!("{}", file.display());
        let bytes = std::fs::read(&file).expect("a file that can be read");
        run(&bytes);
        for _ in 0..4 {
            run(&damaged(&bytes, &mut rng));
        }
    }
    run(&[]);
    run(&[0xff; 64]);
}

/// The bytes with some of them replaced, doubled or gone.
fn damaged(bytes: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..1 + rng.below(4) {
        let at = rng.below(bytes.len() + 1);
        match rng.below(3) {
            0 if at < bytes.len() => drop(bytes.remove(at)),
            1 if at < bytes.len() => bytes[at] = rng.next() as u8,
            _ => bytes.insert(at, rng.next() as u8),
        }
    }
    bytes
}

#[test]
fn protocol() {
    prove("protocol", protocol_target::run);
}

/// A test of each target, by its name.
macro_rules! targets {
    ($($module:ident::$name:ident),*) => {$(
        #[test]
        fn $name() {
            prove(stringify!($name), $module::$name::run);
        }
    )*};
}

targets!(
    targets::fen,
    targets::coordinate,
    targets::san,
    targets::pgn,
    targets::betza,
    targets::variant_text,
    targets::options,
    targets::epd,
    judged::setup,
    judged::play
);
