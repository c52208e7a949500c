//! The puzzles of the page, put to `jersi solve`: some of each file, or all with `JERSI_DEEP=1`.

use std::process::Command;

use serde_json::{Value, json};

/// The files of the page, one for each kind of game.
const FILES: [&str; 4] = [
    include_str!("../../../web/src/puzzles/puzzles-48-no-reserve.json"),
    include_str!("../../../web/src/puzzles/puzzles-48.json"),
    include_str!("../../../web/src/puzzles/puzzles-20.json"),
    include_str!("../../../web/src/puzzles/puzzles-30.json"),
];

/// Puzzles of each file that are solved unless all are asked for.
const SAMPLE: usize = 6;

fn solved(puzzle: &Value, turns: u64) -> Value {
    let text = |key: &str| puzzle[key].as_str().unwrap_or_else(|| panic!("{key} in {puzzle}"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.args(["solve", "--json", "--edition", text("edition"), "--position", text("position")]);
    command.args(["--turns", &turns.to_string()]);
    if text("edition") == "4.8" && puzzle["reserve"] == json!(false) {
        command.arg("--no-reserve");
    }
    let output = command.output().expect("the binary starts");
    assert_eq!(output.status.code(), Some(0), "{puzzle}: {output:?}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn every_puzzle_is_proved() {
    let deep = std::env::var_os("JERSI_DEEP").is_some_and(|value| value == "1");
    for text in FILES {
        let data: Value = serde_json::from_str(text).expect("JSON");
        let puzzles = data["puzzles"].as_array().expect("a list");
        let step = if deep { 1 } else { puzzles.len().div_ceil(SAMPLE) };
        for puzzle in puzzles.iter().step_by(step) {
            if puzzle["goal"] == "hold" {
                // Neither a forced win nor a forced loss: something holds.
                assert_eq!(solved(puzzle, 2)["result"], "not-proved", "{puzzle}");
                continue;
            }
            let answer = solved(puzzle, puzzle["turns"].as_u64().expect("a number"));
            assert_eq!(answer["result"], "win", "{puzzle}");
            assert_eq!(answer["turns"], puzzle["turns"], "{puzzle}");
            let wins = puzzle["wins"].as_array().expect("a list");
            assert!(wins.contains(&answer["line"][0]), "{} for {puzzle}", answer["line"]);
        }
    }
}
