#![no_main]

#[allow(dead_code)]
#[path = "../../tests/lockstep/mod.rs"]
mod lockstep;
#[path = "../../tests/reference/mod.rs"]
mod reference;
#[path = "../targets/judged.rs"]
mod targets;

libfuzzer_sys::fuzz_target!(|data: &[u8]| targets::play::run(data));
