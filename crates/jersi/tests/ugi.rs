//! `jersi engine` and `jersi ugi-check`, with the binary itself and with engines that are not so good.

#![cfg(unix)]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const JERSI: &str = env!("CARGO_BIN_EXE_jersi");

/// Begins every script that gets past the handshake.
const HELLO: &str = "read l; echo id name Bad; echo ugiok; ";

fn check(arguments: &[&str], command: &[&str]) -> (String, Option<i32>) {
    let Output { status, stdout, .. } = Command::new(JERSI)
        .arg("ugi-check")
        .args(arguments)
        .args(command)
        .output()
        .expect("the binary starts");
    (String::from_utf8(stdout).expect("UTF-8"), status.code())
}

/// What the checker says of a shell script.
fn script(text: &str) -> String {
    let (said, code) = check(&["--patience", "0.7"], &["sh", "-c", text]);
    assert_eq!(code, Some(1), "{said}");
    said
}

/// Our engine behind a filter.
fn filtered(filter: &str) -> String {
    script(&format!("'{JERSI}' engine | sed -u '{filter}'"))
}

fn failed(said: &str) -> Vec<&str> {
    said.lines().filter(|line| line.contains(": FAILED ")).collect()
}

#[test]
fn our_own_engine_passes() {
    let (said, code) = check(&[], &[JERSI, "engine"]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.lines().count() > 20 && said.lines().all(|line| line.ends_with(": ok")), "{said}");
    let (said, code) = check(&["--json"], &[JERSI, "engine"]);
    assert_eq!(code, Some(0), "{said}");
    let answer: Value = serde_json::from_str(&said).expect("one JSON object");
    assert_eq!((&answer["ok"], &answer["failed"]), (&true.into(), &0.into()));
    assert!(answer["engine"].as_str().is_some_and(|name| name.starts_with("jersi ")));
    assert!(answer["checks"].as_array().is_some_and(|all| all.iter().all(|check| check["ok"] == true)));
}

/// The engine that `jersi-rules` has as an example, built beside our binary.
#[test]
fn the_example_of_the_rules_passes() {
    let folder = Path::new(JERSI).parent().expect("the binary lies in a folder");
    let target = folder.parent().expect("which is that of a profile");
    let profile = folder.file_name().filter(|&name| name != "debug").unwrap_or("dev".as_ref());
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--quiet", "--package", "jersi-rules", "--example", "ugi_engine"]);
    cargo.arg("--target-dir").arg(target).arg("--profile").arg(profile);
    assert!(cargo.current_dir(env!("CARGO_MANIFEST_DIR")).status().expect("cargo starts").success());
    let engine = folder.join("examples/ugi_engine");
    let (said, code) = check(&[], &[engine.to_str().expect("a path of letters")]);
    assert_eq!(code, Some(0), "{said}");
    let skipped: Vec<&str> = said.lines().filter(|line| !line.ends_with(": ok")).collect();
    assert_eq!(skipped, ["d: skipped, it has no d", "eval: skipped, it has no eval"], "{said}");
}

#[test]
fn what_does_not_get_past_the_handshake() {
    for (text, why) in [
        ("exit 3", "handshake: FAILED it ended before ugiok: exit status: 3\n"),
        ("sleep 661.25; echo x", "handshake: FAILED no ugiok within 700 ms\n"),
        ("read l; echo ugiok; read l", "handshake: FAILED there is no id name before ugiok\n"),
    ] {
        assert_eq!(script(text), why);
    }
    let (said, code) = check(&["--json"], &["/no/such/engine"]);
    assert_eq!(code, Some(1));
    let answer: Value = serde_json::from_str(&said).expect("one JSON object");
    assert!(
        answer["checks"][0]["why"]
            .as_str()
            .is_some_and(|why| why.starts_with("cannot start /no/such/engine: "))
    );
}

#[test]
fn an_engine_that_answers_nothing_but_isready() {
    let ready = "while read l; do case \"$l\" in isready) echo readyok;; quit) exit 0;; esac; done";
    let said = script(&format!("{HELLO}{ready}"));
    for line in [
        "handshake: ok",
        "isready: ok",
        "setoption: skipped, it has no options",
        "a bad option: FAILED setoption name No Such Option value 1 is not answered by info string",
        "startpos: FAILED no response to query fen within 700 ms",
        "an illegal turn: FAILED position startpos moves a1-e5 is not answered by info string",
        "go infinite and stop: FAILED no bestmove after stop within 700 ms",
        "quit: ok",
        "end of input: ok",
    ] {
        assert!(said.lines().any(|said| said == line), "{line}\n{said}");
    }
}

#[test]
fn each_slip_is_found_by_its_check() {
    for (filter, line) in [
        ("s/type spin default 64/type spun default 64/", "option lines: FAILED option name Hash type spun"),
        (
            "s/type check default true/type string default true/",
            "option lines: FAILED option name Reserve type string",
        ),
        ("s/^response true$/response yes/", "startpos: FAILED query p1turn: yes, not true"),
        ("s/ a1-a2 / /", "startpos: FAILED query legalmoves lacks a1-a2 in "),
        ("s/ a1-a2 / a1-a2 a1-a9 /", "startpos: FAILED query legalmoves has a1-a9 in "),
        ("s/^response p1win/response p2win/", "the end of a game: FAILED query result: p2win, not p1win"),
        (
            "s/^info string/info strong/",
            "an illegal turn: FAILED position startpos moves a1-e5 is answered by info",
        ),
        ("s/^bestmove [a-zA-Z].*/bestmove a1-e5/", "go depth 1: FAILED go depth 1: illegal turn a1-e5: "),
        ("s/ pv .*/ pv a1-e5/", "go depth 1: FAILED go depth 1: a1-e5 in the pv is not legal, "),
        ("s/score cp/score centipawns/", "go depth 1: FAILED go depth 1: info depth 1 seldepth "),
        ("s/^bestmove none/bestmove a1-a2/", "go after the end: FAILED go depth 1: illegal turn a1-a2: "),
        (
            "s/^\\(bestmove .*\\)/\\1\\n\\1/",
            "go depth 1: FAILED after the bestmove of go depth 1 comes bestmove ",
        ),
    ] {
        let said = filtered(filter);
        assert!(failed(&said).iter().any(|failed| failed.starts_with(line)), "{line}\n{said}");
    }
}

#[test]
fn an_engine_in_a_pipe_ends_with_its_input() {
    let mut child = Command::new(JERSI)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(b"setoption name Hash value 1\nquery p1turn\ngo infinite\n").expect("it reads");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(said.starts_with("response true\n"), "{said}");
    assert_eq!(said.matches("bestmove ").count(), 1, "{said}");
}
