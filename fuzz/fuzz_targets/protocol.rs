#![no_main]

#[allow(dead_code)]
#[path = "../../examples/common/protocol/mod.rs"]
mod protocol;
#[allow(dead_code)]
#[path = "../../examples/common/search/mod.rs"]
mod search;
#[path = "../targets/protocol.rs"]
mod target;

libfuzzer_sys::fuzz_target!(|data: &[u8]| target::run(data));
