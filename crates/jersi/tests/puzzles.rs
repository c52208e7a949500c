//! The puzzles of the page, put to `jersi solve`.

use std::process::Command;

use serde_json::{Value, json};

fn solved(puzzle: &Value) -> Value {
    let text = |key: &str| puzzle[key].as_str().unwrap_or_else(|| panic!("{key} in {puzzle}"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.args(["solve", "--json", "--edition", text("edition"), "--position", text("position")]);
    command.args(["--turns", &puzzle["turns"].to_string()]);
    if text("edition") == "4.8" && puzzle["reserve"] == json!(false) {
        command.arg("--no-reserve");
    }
    let output = command.output().expect("the binary starts");
    assert_eq!(output.status.code(), Some(0), "{puzzle}: {output:?}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn every_puzzle_is_proved() {
    let text = include_str!("../../../web/src/puzzles/puzzles.json");
    let data: Value = serde_json::from_str(text).expect("JSON");
    let puzzles = data["puzzles"].as_array().expect("a list");
    assert_eq!(puzzles.len(), 30);
    for puzzle in puzzles {
        let answer = solved(puzzle);
        assert_eq!(answer["result"], "win", "{puzzle}");
        assert_eq!(answer["turns"], puzzle["turns"], "{puzzle}");
        let wins = puzzle["wins"].as_array().expect("a list");
        assert!(wins.contains(&answer["line"][0]), "{} for {puzzle}", answer["line"]);
    }
}
