//! `solve`, with the binary itself.

use std::process::{Command, Output};

use serde_json::{Value, json};

fn jersi(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jersi"))
        .arg("solve")
        .args(arguments)
        .output()
        .expect("the binary starts")
}

fn answer(arguments: &[&str]) -> String {
    let output = jersi(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The white king is one step from home; so is the black one.
const RACE: &str = "7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51";

#[test]
fn a_win_is_told_with_its_line() {
    let text = answer(&["--turns", "3", "--position", RACE]);
    assert!(text == "win in 1 turn: h4-i3\n" || text == "win in 1 turn: h4-i4\n", "{text}");
    let value: Value =
        serde_json::from_str(&answer(&["--turns", "1", "--json", "--position", RACE])).unwrap();
    assert_eq!(
        (&value["result"], &value["turns"], &value["decisions"]),
        (&json!("win"), &json!(1), &json!(1))
    );
    assert_eq!(value["line"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_loss_holds_out_as_long_as_it_can() {
    // White has a king far from home and nothing else; the black king needs one step.
    let text = answer(&["--turns", "4", "--position", "7/8/7/8/K-8/8/7/4k-3/7 w - 0 51"]);
    assert!(text.starts_with("loss in 2 turns: "), "{text}");
    assert_eq!(text.split(": ").nth(1).map(|line| line.split_whitespace().count()), Some(2));
}

#[test]
fn what_is_not_proved_is_said_so() {
    assert_eq!(answer(&["--turns", "1"]), "not proved within 1 turn\n");
    assert_eq!(answer(&["--turns", "2", "--edition", "2.0"]), "not proved within 2 turns\n");
    let value = answer(&["--turns", "2", "--no-reserve", "--json"]);
    assert_eq!(value, "{\"result\":\"not-proved\",\"within\":2}\n");
}

#[test]
fn a_ransom_is_one_turn() {
    let position = "P-frfrspsprprp/8/5k-1/5S-2/s-8/8/7/8/3K-3 w - 0 51";
    assert_eq!(answer(&["--turns", "1", "--ransom", "--position", position]), "win in 1 turn: f6-g6!!#e1\n");
}

#[test]
fn a_finished_game_needs_no_turn() {
    let position = "3K-3/8/7/8/9/8/7/8/3k-3 b - 0 9";
    assert_eq!(answer(&["--turns", "1", "--position", position]), "loss in 0 turns\n");
}

#[test]
fn bad_questions_are_refused() {
    for arguments in [&["--turns", "0"] as &[&str], &[], &["--turns", "1", "--position", "nonsense"]] {
        let output = jersi(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty());
    }
}

/// Whether a process listens to SIGINT, as far as Linux tells.
#[cfg(target_os = "linux")]
fn listens(process: u32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    caught.is_some_and(|mask| mask & 1 << 1 != 0)
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_proved_before_control_c_is_told() {
    use std::process::Stdio;
    use std::time::{Duration, Instant};

    for (options, begins, ends) in
        [(&[] as &[&str], "stopped; ", "\n"), (&["--json"], "{\"result\":\"stopped\",\"within\":", "}\n")]
    {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
        command.args(["solve", "--turns", "40"]).args(options);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary starts");
        let begun = Instant::now();
        while !listens(child.id()) && begun.elapsed() < Duration::from_mins(1) {
            std::thread::sleep(Duration::from_millis(1));
        }
        // Long enough for a turn or two, which is not what is tested.
        std::thread::sleep(Duration::from_millis(100));
        let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(sent.expect("kill is there").success());
        let output = child.wait_with_output().expect("it ends");
        let told = String::from_utf8(output.stdout).expect("UTF-8");
        assert_eq!(output.status.code(), Some(130), "{told}");
        assert!(told.starts_with(begins) && told.ends_with(ends), "{told:?}");
        assert!(output.stderr.is_empty());
    }
}
