//! `turns`, `why`, `perft` and `show`, with the binary itself.

use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn jersi(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jersi")).args(arguments).output().expect("the binary starts")
}

fn stdout(arguments: &[&str]) -> String {
    let output = jersi(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn read_json(arguments: &[&str]) -> Value {
    serde_json::from_str(&stdout(arguments)).expect("one JSON object")
}

/// What goes to standard error, and the exit code.
fn refused(arguments: &[&str]) -> (String, i32) {
    let output = jersi(arguments);
    assert!(output.stdout.is_empty(), "{arguments:?}: {output:?}");
    (String::from_utf8(output.stderr).expect("UTF-8"), output.status.code().expect("no signal"))
}

#[test]
fn turns_are_sorted_one_a_line() {
    let text = stdout(&["turns", "--edition", "3.0", "--setting", "standard-mokca"]);
    let turns: Vec<&str> = text.lines().collect();
    assert_eq!(turns.len(), 95);
    assert!(turns.is_sorted());
    assert_eq!(
        read_json(&["turns", "--edition", "3.0", "--setting", "standard-mokca", "--json"]),
        json!({ "turns": turns })
    );
}

#[test]
fn turns_of_every_setting() {
    for (arguments, count) in [
        (vec!["--edition", "2.0"], 142),
        (vec!["--edition", "2.0", "--setting", "free"], 44),
        (vec!["--edition", "3.0", "--mokca"], 55),
        (vec!["--edition", "4-draft", "--setting", "standard-mokca"], 109),
        (vec!["--edition", "3.0", "--setting", "standard-mokca-revised"], 109),
        (vec!["--edition", "4.16"], 864),
        (vec!["--no-reserve", "--ransom"], 228),
    ] {
        let arguments: Vec<&str> = ["turns"].into_iter().chain(arguments).collect();
        assert_eq!(stdout(&arguments).lines().count(), count, "{arguments:?}");
    }
}

#[test]
fn the_same_seed_shuffles_the_same_way() {
    let show = |seed| stdout(&["show", "--edition", "2.0", "--setting", "random", "--seed", seed]);
    assert_eq!(show("7"), show("7"));
    assert_ne!(show("7"), show("8"));
    assert_eq!(stdout(&["show", "--edition", "2.0", "--seed", "7"]), show("7"));
}

#[test]
fn show_prints_the_board_of_the_draft() {
    let text = stdout(&["show", "--edition", "2.0"]);
    assert!(text.contains(".k cr .n kr .c"), "{text}");
    assert!(text.contains("white turn / turn 1 / white N=1 K=4 R=4 C=4 / black n=1 k=4 r=4 c=4"), "{text}");
    let text = stdout(&["show"]);
    assert!(text.contains("reserve: white M=4 W=2 / black m=4 w=2"), "{text}");
}

#[test]
fn a_turn_is_legal_or_the_rule_is_told() {
    assert_eq!(stdout(&["why", "A2-b2 = D3"]), "legal: a2-b2=d3\n");
    let (text, code) = refused(&["why", "a2-b2=d4"]);
    assert_eq!(code, 1);
    assert!(text.contains("a stack moves by one or two cells in a straight line"), "{text}");
    assert!(text.contains("      ^^"), "a caret under the place: {text}");
    assert!(text.contains("legal and near: "), "{text}");
    let (text, code) = refused(&["why", "a2+b2"]);
    assert_eq!(code, 2);
    assert!(text.contains('^'), "{text}");
    let output = jersi(&["why", "a4-a3=a2", "--json"]);
    let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!((&answer["legal"], &answer["code"]), (&json!(false), &json!("stack-merges")), "{answer}");
    assert!(!answer["nearest"].as_array().expect("a list").is_empty());
}

#[test]
fn perft_counts_splits_and_uses_threads() {
    assert_eq!(stdout(&["perft", "--depth", "2", "--no-reserve"]), "51984\n");
    assert_eq!(stdout(&["perft", "--depth", "3", "--no-reserve", "--threads", "2"]), "12308517\n");
    let text = stdout(&["perft", "--depth", "2", "--no-reserve", "--split"]);
    let counts: Vec<u64> =
        text.lines().filter_map(|line| line.split_once(' ')).map(|(_, n)| n.parse().unwrap()).collect();
    assert_eq!((counts.len(), counts.iter().sum::<u64>()), (228, 51984));
    assert_eq!(read_json(&["perft", "--depth", "1", "--json"])["nodes"], json!(864));
    assert_eq!(stdout(&["perft", "--depth", "0"]), "1\n");
    assert_eq!(stdout(&["perft", "--depth", "0", "--split"]), "1\n");
}

#[test]
fn bad_arguments_are_exit_code_2_with_a_clear_word() {
    for (arguments, word) in [
        (vec!["turns", "--edition", "5.0"], "4.16"),
        (vec!["turns", "--setting", "free"], "standard"),
        (vec!["turns", "--edition", "2.0", "--ransom"], "ransom"),
        (vec!["turns", "--edition", "2.0", "--no-reserve"], "reserve"),
        (vec!["turns", "--edition", "2.0", "--mokca"], "guardian"),
        (
            vec!["turns", "--edition", "3.0", "--seed", "1"],
            "edition 3.0 has none to shuffle; these have: 2.0",
        ),
        (vec!["turns", "--position", "7/8", "--setting", "standard"], "do not go together"),
        (vec!["turns", "--edition", "2.0", "--setting", "symmetrical", "--seed", "1"], "shuffled"),
        (vec!["perft"], "--depth"),
        (vec!["show", "--position", "7/8/7"], "five fields"),
        (vec!["show", "--position", "7/8/7/8/9/8/7/8/7 w - 0 1"], "king"),
        (vec!["show", "--position", "7/8/7 w - 0 1"], "9 rows"),
        (vec!["juggle"], "juggle"),
    ] {
        let (text, code) = refused(&arguments);
        assert_eq!(code, 2, "{arguments:?}: {text}");
        assert!(text.contains(word), "{arguments:?}: {text}");
    }
}

#[test]
fn all_faults_of_a_position_are_told_at_once() {
    let (text, code) = refused(&["show", "--position", "FFFFF-k-k-2/8/7/8/9/8/7/8/KRRR5 w M 41 0"]);
    assert_eq!(code, 2);
    for fault in [
        "5 pieces of the kind fool",
        "kind king",
        "stands on the king on a1",
        "the clock is 41",
        "numbered from 1",
    ] {
        assert!(text.contains(fault), "{fault}: {text}");
    }
}

#[test]
fn a_closed_pipe_is_no_drama() {
    for arguments in [vec!["turns"], vec!["show"], vec!["perft", "--depth", "2", "--split"], vec!["--help"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_jersi"))
            .args(&arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the binary ends");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!said.contains("panic") && !said.contains("error"), "{arguments:?}: {said}");
        assert!(output.status.code().is_some(), "{arguments:?}: no signal");
    }
}

#[test]
fn version_and_help() {
    assert!(stdout(&["--version"]).starts_with("jersi 0."));
    for command in ["turns", "why", "perft", "show"] {
        assert!(stdout(&[command, "--help"]).contains("Examples:"), "{command}");
    }
}
