//! Questions as JSON lines, with the binary itself and every line of the reference data.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// The answers of `jersi COMMAND --stdin` to these lines.
fn ask(command: &str, lines: &[u8]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jersi"))
        .args([command, "--stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut input = child.stdin.take().expect("a pipe");
    let lines = lines.to_vec();
    let writer = std::thread::spawn(move || input.write_all(&lines).expect("the binary reads all lines"));
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("all lines are written");
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("a JSON line")).collect()
}

fn ask_one(command: &str, question: &Value) -> Value {
    let mut answers = ask(command, format!("{question}\n").as_bytes());
    assert_eq!(answers.len(), 1);
    answers.remove(0)
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_else(|| panic!("no error in {answer}"))
}

/// The lines of a reference file, as text and read.
fn reference(file: &str) -> (Vec<u8>, Vec<Value>) {
    let path = format!("{}/../jersi-rules/tests/data/reference/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the reference data is part of the project");
    let lines = text.lines().map(|line| serde_json::from_str(line).expect("a JSON line")).collect();
    (text.into_bytes(), lines)
}

/// Every line of a reference file with its answer; none may be missing.
fn answered(command: &str, file: &str) -> Vec<(Value, Value)> {
    let (text, lines) = reference(file);
    let answers = ask(command, &text);
    assert_eq!(answers.len(), lines.len(), "{file}");
    lines.into_iter().zip(answers).collect()
}

#[test]
fn turns_of_every_reference_position() {
    for file in ["positions-2.0.jsonl", "positions-3.0.jsonl", "positions-4.8.jsonl"] {
        for (line, answer) in answered("turns", file) {
            let over = |turn: &&Value| line["edition"] == "2.0" && turn.as_str().unwrap().contains("!!-");
            let expected: Vec<&Value> =
                line["turns"].as_array().unwrap().iter().filter(|turn| !over(turn)).collect();
            assert_eq!(answer, json!({ "turns": expected }), "{line}");
        }
    }
}

#[test]
fn decisions_of_every_ransom_position() {
    for (line, answer) in answered("turns", "positions-ransom.jsonl") {
        assert_eq!(answer["turns"], line["actions"], "{line}");
    }
}

#[test]
fn counts_of_every_perft_line() {
    for file in ["perft.jsonl", "perft-ref.jsonl"] {
        for (line, answer) in answered("perft", file) {
            let strict = &line["nodes_stop_at_kunti"];
            let nodes = if strict.is_null() { &line["nodes"] } else { strict };
            assert_eq!(&answer["nodes"], nodes, "{line}");
            assert_eq!(answer["nodes_actions"], line["nodes_actions"], "{line}");
        }
    }
}

#[test]
fn ends_of_every_reference_game() {
    for file in ["games-2.0.jsonl", "games-3.0.jsonl", "games-4.x.jsonl"] {
        for (line, answer) in answered("replay", file) {
            assert_eq!(answer["final"], line["final"], "{line}");
            let unfinished = line["result"] == "unfinished";
            let reason = match line["reason"].as_str() {
                _ if unfinished => Value::Null,
                Some("kunti-captured") => json!("king-captured"),
                Some("count-down") => json!("exhaustion"),
                _ => line["reason"].clone(),
            };
            assert_eq!(answer["reason"], reason, "{line}");
            if unfinished {
                assert!(answer["result"].is_null());
            } else if !(line["edition"] == "2.0" && reason == "no-turn") {
                assert_eq!(answer["result"], line["result"], "{line}");
            }
        }
    }
}

#[test]
fn ends_of_every_ending() {
    for (line, answer) in answered("replay", "endings.jsonl") {
        let expected = json!({ "result": line["result"], "reason": line["reason"], "final": line["after"] });
        assert_eq!(answer, expected, "{line}");
    }
}

#[test]
fn positions_after_every_application() {
    for file in ["applications-2.0.jsonl", "applications-4.8.jsonl"] {
        for (line, answer) in answered("replay", file) {
            assert_eq!(answer["final"], line["after"], "{line}");
        }
    }
}

#[test]
fn a_missing_edition_is_4_8() {
    assert_eq!(ask_one("perft", &json!({ "depth": 1 })), json!({ "nodes": 864 }));
    assert_eq!(ask_one("perft", &json!({ "depth": 1, "reserve": false })), json!({ "nodes": 228 }));
    assert_eq!(ask_one("perft", &json!({ "depth": 1, "edition": null })), json!({ "nodes": 864 }));
}

#[test]
fn reserve_means_nothing_before_4_8() {
    for reserve in [true, false] {
        let question = json!({ "edition": "2.0", "reserve": reserve, "depth": 1 });
        assert_eq!(ask_one("perft", &question), json!({ "nodes": 142 }));
    }
}

#[test]
fn start_is_another_name_for_position() {
    let text = "7/8/7/8/3Rk-5/8/7/8/3K-3 w - 4 31";
    let other = "7/8/7/8/3R-k-4/8/7/8/3K-3 w - 4 31";
    let by_position = ask_one("turns", &json!({ "position": other }));
    assert_eq!(by_position, ask_one("turns", &json!({ "start": other })));
    assert_eq!(by_position, ask_one("turns", &json!({ "start": other, "position": other })));
    assert_eq!(code(&ask_one("turns", &json!({ "start": text, "position": other }))), "start-differs");
}

#[test]
fn placements_begin_on_the_empty_board_and_the_start_is_checked_after_them() {
    let (_, lines) = reference("games-3.0.jsonl");
    let mut line = lines.into_iter().find(|line| !line["placements"].is_null()).expect("a free setting");
    let end = ask_one("replay", &line);
    assert_eq!(end["final"], line["final"]);
    let start = line.as_object_mut().expect("an object").remove("start").expect("a start");
    assert_eq!(ask_one("replay", &line), end);
    line["start"] = json!(start.as_str().expect("a text").replace(" w ", " b "));
    assert_eq!(code(&ask_one("replay", &line)), "start-differs");
    line["start"] = start;
    line["placements"][3] = json!("N:a1");
    assert_eq!(code(&ask_one("replay", &line)), "illegal-placement");
}

#[test]
fn a_bad_line_gets_its_own_answer_and_harms_no_other() {
    let mut lines: Vec<&[u8]> = vec![
        b"{\"depth\":1}",
        b"nonsense",
        b"[1,2]",
        b"{\"depth\":\"two\"}",
        b"{\"depth\":99}",
        b"{}",
        b"{\"edition\":\"9.9\",\"depth\":1}",
        b"{\"edition\":\"2.0\",\"ransom\":true,\"depth\":1}",
        b"{\"position\":\"7/8/7 w - 0 1\",\"depth\":1}",
        b"{\"setting\":\"free\",\"depth\":1}",
        b"\xFF\xFE",
        b"{\"partial\":\"a1-b1\",\"depth\":1}",
        b"{\"position\":\"7/8/7/8/9/8/7/8/7 w - 0 1\",\"depth\":1}",
    ];
    lines.push(b"{\"depth\":1,\"variant\":\"no-reserve\"}");
    lines.push(b"{\"depth\":1,\"note\":[]}");
    let answers = ask("perft", &lines.join(&b'\n'));
    assert_eq!(answers.len(), lines.len());
    let codes: Vec<&str> = answers[1..14].iter().map(code).collect();
    let expected = [
        "bad-json",
        "not-an-object",
        "bad-key",
        "bad-key",
        "no-depth",
        "no-such-edition",
        "no-such-variant",
        "bad-position",
        "no-such-setting",
        "bad-encoding",
        "bad-partial",
        "bad-position",
        "unknown-key",
    ];
    assert_eq!(codes, expected);
    assert_eq!(answers[0], json!({ "nodes": 864 }));
    assert_eq!(answers[14], json!({ "nodes": 864 }));
}

#[test]
fn unknown_keys_are_refused_by_name_with_what_is_known() {
    for command in ["turns", "perft", "replay"] {
        for value in [json!("no-reserve"), json!(null)] {
            let answer = ask_one(command, &json!({ "depth": 1, "variant": value }));
            assert_eq!(code(&answer), "unknown-key");
            let message = answer["error"]["message"].as_str().expect("a message");
            assert!(message.starts_with("there is no key \"variant\""), "{message}");
            assert!(
                message.contains("edition, reserve, no-reserve, ransom, setting, seed, mokca"),
                "{message}"
            );
        }
        let answer = ask_one(command, &json!({ "depth": 1, "ranson": true }));
        assert!(answer["error"]["message"].as_str().expect("a message").contains("did you mean ransom?"));
    }
}

#[test]
fn what_does_not_go_together_is_refused() {
    let of = |question: Value| code(&ask_one("turns", &question)).to_owned();
    assert_eq!(of(json!({ "seed": 3 })), "nothing-shuffled");
    assert_eq!(of(json!({ "edition": "2.0", "setting": "symmetrical", "seed": 3 })), "nothing-shuffled");
    assert_eq!(of(json!({ "edition": "3.0", "setting": "standard", "mokca": true })), "no-mokca");
    let position = "7/8/7/8/3R-k-4/8/7/8/3K-3 w - 4 31";
    assert_eq!(of(json!({ "setting": "standard", "position": position })), "contradiction");
}

#[test]
fn an_illegal_turn_is_told_with_its_number() {
    let question = json!({ "edition": "2.0", "turns": ["a2-b2=d4", "i1-i5"] });
    let answer = ask_one("replay", &question);
    assert_eq!(code(&answer), "illegal-turn");
    let message = answer["error"]["message"].as_str().expect("a message");
    assert!(message.starts_with("turn 1 of Black, i1-i5: "), "{message}");
}

#[test]
fn each_question_is_answered_at_once() {
    use std::io::{BufRead, BufReader};
    let mut child = Command::new(env!("CARGO_BIN_EXE_jersi"))
        .args(["perft", "--stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        input.write_all(b"{\"depth\":1}\n").expect("the binary reads");
        let mut answer = String::new();
        output.read_line(&mut answer).expect("an answer before the input ends");
        assert_eq!(answer, "{\"nodes\":864}\n");
    }
    drop(input);
    assert!(child.wait().expect("the binary ends").success());
}

/// Every example on the page of the keys is answered, and every key of a game stands on it.
#[test]
fn the_page_of_the_keys_is_true() {
    let path = format!("{}/../../docs/questions.md", env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(path).expect("the page is part of the project");
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    let examples: Vec<&str> =
        rows.flat_map(|row| row.split('`')).filter(|code| code.starts_with('{')).collect();
    assert_eq!(examples.len(), 21, "{examples:?}");
    for (example, answer) in examples.iter().zip(ask("replay", examples.join("\n").as_bytes())) {
        assert!(answer["error"].is_null(), "{example}: {answer}");
    }
    for key in jersi_rules::GameSpec::KEYS {
        assert!(page.contains(&format!("| `{key}` |")), "{key}");
    }
}
