//! The reader of questions: one line of JSON, whatever it holds.

#![cfg_attr(fuzzing, no_main)]

use jersi::json_lines::{Ask, answer};
use serde_json::Value;

/// Every line gets one line back, which holds what was asked for or says what is wrong.
pub fn run(line: &[u8]) {
    check(&answer(Ask::Turns, line), "turns");
    check(&answer(Ask::Replay, line), "final");
    if is_shallow(line) {
        check(&answer(Ask::Perft, line), "nodes");
    }
}

fn check(answer: &Value, wanted: &str) {
    if answer.get(wanted).is_none() {
        let error = &answer["error"];
        for key in ["code", "message"] {
            assert!(error[key].as_str().is_some_and(|text| !text.is_empty()), "{answer}");
        }
    }
    assert!(!answer.to_string().contains('\n'));
}

/// A deep count is answered as well, but not today.
fn is_shallow(line: &[u8]) -> bool {
    let line: Result<Value, _> = serde_json::from_slice(line);
    line.is_ok_and(|line| line["depth"].as_u64().is_none_or(|depth| depth <= 1))
}

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|data: &[u8]| run(data));
