//! `jersi analyse` and `jersi bench`, with the binary itself.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn jersi(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jersi"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    // A command that refuses its arguments reads nothing.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

fn good(arguments: &[&str], input: &str) -> (String, String) {
    let output = jersi(arguments, input);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {output:?}");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (text(output.stdout), text(output.stderr))
}

fn json(arguments: &[&str], input: &str) -> Value {
    serde_json::from_str(&good(arguments, input).0).expect("one JSON object")
}

const BOOKLET: &str = "[JRN \"1\"]\n[Edition \"2.0\"]\n[White \"Ada\"]\n\n1. a5-b5=d7 i5-h5=f7 {[%eval 9.9] bold} 2. d7=e8-f7! h6-g6 \
3. e8-f7=g6! i2-h3=f5 4. g6=i4!-i3!! 1 0\n";

/// White's king can arrive at once, and does not.
const MISSED: &str = "[JRN \"1\"]\n[Edition \"4.8\"]\n[Variant \"no-reserve\"]\n\
[Position \"7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51\"]\n\n26. h4-g3 *\n";

/// A king is captured, the ransom is given and the king put back.
const RANSOM: &str = "[JRN \"1\"]\n[Edition \"4.8\"]\n[Variant \"ransom\"]\n\
[Position \"7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11\"]\n\n6. e4-e5!!#c3/K:i4 *\n";

const FREE: &str = "[JRN \"1\"]\n[Edition \"2.0\"]\n[Setting \"free\"]\n\nN:a3 N:i3 K:b1 {Nothing behind the kunti yet.} K:h6 *\n";

#[test]
fn a_record_is_annotated() {
    let (record, summary) = good(&["analyse", "-", "--nodes", "1500"], BOOKLET);
    assert!(record.contains("[White \"Ada\"]"), "{record}");
    // Every turn but the last, which ends the game, has a score; the old one is gone, the old words stay.
    assert_eq!(record.matches("[%eval").count(), 6, "{record}");
    assert!(!record.contains("9.9") && record.contains("{bold}"), "{record}");
    assert!(record.contains("the winning chance falls from"), "{record}");
    assert!(
        summary.contains("White (Ada): accuracy ") && summary.contains("\nBlack: accuracy "),
        "{summary}"
    );
    // It is legal in all its variations, and analysing it again changes nothing.
    let replayed = json(&["replay", "-", "--json"], &record);
    assert_eq!(replayed["notes"], serde_json::json!([]), "{record}");
    assert_eq!(good(&["analyse", "-", "--nodes", "1500"], &record).0, record);
}

#[test]
fn a_missed_win_is_a_blunder_with_the_better_turn() {
    let answer = json(&["analyse", "-", "--nodes", "1000", "--json"], MISSED);
    let turn = &answer["turns"][0];
    assert_eq!(turn["judgement"], "blunder", "{answer}");
    assert_eq!(turn["player"], "white");
    assert!(turn["better"][0].as_str().is_some_and(|better| better.starts_with("h4-i")), "{answer}");
    assert_eq!(answer["white"]["blunders"], 1);
    assert_eq!(answer["black"]["accuracy"], Value::Null);
    let (record, _) = good(&["analyse", "-", "--nodes", "1000", "--lang", "fr"], MISSED);
    assert!(record.contains("Gaffe : les chances de gain tombent de 100 % à "), "{record}");
    assert!(record.contains("(26. h4-i"), "{record}");
}

#[test]
fn ransoms_and_free_settings() {
    for input in [RANSOM, FREE] {
        let (record, _) = good(&["analyse", "-", "--nodes", "800"], input);
        let turns = json(&["replay", "-", "--json"], input)["turns"].as_u64();
        assert_eq!(Some(record.matches("[%eval").count() as u64), turns, "{record}");
        let replayed = json(&["replay", "-", "--json"], &record);
        assert_eq!(replayed["notes"], serde_json::json!([]), "{record}");
    }
}

#[test]
fn records_that_cannot_be_analysed() {
    let output = jersi(&["analyse", "-"], "[JRN \"1\"]\n[Edition \"2.0\"]\n\n1. a5-a9 *\n");
    assert!(output.stdout.is_empty() && !output.stderr.is_empty());
    let output = jersi(&["analyse", "-", "--json"], "[JRN \"1\"]\n[Edition \"2.0\"]\n\n1. a5-c5 *\n");
    let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(answer["error"]["code"].is_string(), "{answer}");
    assert_ne!(output.status.code(), Some(0));
    assert_eq!(jersi(&["analyse", "no such file"], "").status.code(), Some(2));
}

#[test]
fn the_bench_is_always_the_same() {
    let answer = json(&["bench", "--depth", "2", "--json"], "");
    let again = json(&["bench", "--depth", "2", "--json"], "");
    assert_eq!(answer["signature"], again["signature"]);
    let positions = answer["positions"].as_array().expect("positions");
    let sum: u64 = positions.iter().filter_map(|position| position["nodes"].as_u64()).sum();
    assert_eq!(answer["signature"], sum);
    assert!(positions.len() >= 12 && positions.iter().all(|position| position["best"] != ""));
    let editions: std::collections::BTreeSet<_> =
        positions.iter().filter_map(|position| position["edition"].as_str()).collect();
    assert_eq!(editions.len(), 5);
    let (text, _) = good(&["bench", "--depth", "1"], "");
    assert!(text.lines().any(|line| line.starts_with("signature ")), "{text}");
    assert!(text.lines().any(|line| line.starts_with("nps ")), "{text}");
}

#[test]
fn the_bench_of_stops_tells_latencies_and_memory() {
    let answer = json(&["bench", "--stop", "--json"], "");
    assert_eq!((&answer["stops"], &answer["hash_mib"]), (&200.into(), &64.into()));
    let seconds = |share: &str| answer["seconds"][share].as_f64().expect("a number");
    let shares = ["fastest", "median", "p90", "p99", "slowest"].map(seconds);
    assert!(shares.is_sorted() && shares[0] > 0.0, "{answer}");
    // How long it takes is no matter of a test; how much memory is.
    let peak = answer["peak_mib"].as_u64();
    assert_eq!(peak.is_some(), cfg!(target_os = "linux"), "{answer}");
    assert!(peak.is_none_or(|mib| (64..150).contains(&mib)), "{answer}");
}
