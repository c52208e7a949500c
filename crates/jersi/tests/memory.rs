//! Memory and threads that cannot be had, in child processes with little of them: it is said, and the game goes on.

#![cfg(target_os = "linux")]

mod pty;
mod table;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use pty::Pty;
use table::Table;

const JERSI: &str = env!("CARGO_BIN_EXE_jersi");
/// 2 GiB of addresses, in KiB.
const TWO_GIB: usize = 2 << 20;
/// Less, where the size itself does not matter: what is there is written to, which takes time.
const HALF_A_GIB: usize = TWO_GIB / 4;

/// The binary with so many KiB of addresses.
fn limited(kib: usize, arguments: &str, input: &str) -> Output {
    let table = Table::new();
    let mut child = Command::new("sh")
        .args(["-c", &format!("ulimit -v {kib}; exec \"$0\" {arguments}"), JERSI])
        .env("LC_ALL", "C.UTF-8")
        .env("JERSI_HOME", table.home())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a shell");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// The first number after a word.
fn number_after(text: &str, word: &str) -> usize {
    let rest = text.split_once(word).unwrap_or_else(|| panic!("{word:?} in {text}")).1;
    let digits: String = rest.trim_start().chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect("a number")
}

#[test]
fn an_engine_goes_on_with_a_smaller_table() {
    let input = "setoption name Hash value 16384\nisready\nposition startpos\ngo nodes 500\n";
    let output = limited(TWO_GIB, "engine", input);
    let said = text(&output.stdout);
    assert!(output.status.success(), "{output:?}");
    let got = number_after(&said, "info string Hash: 16384 MiB cannot be had, the table has ");
    assert!((256..2048).contains(&got), "{said}");
    let best: Vec<&str> = said.lines().filter(|line| line.starts_with("bestmove ")).collect();
    assert!(best.len() == 1 && best[0] != "bestmove none", "{said}");
    assert!(said.find("cannot be had") < said.find("readyok"), "{said}");
}

#[test]
fn an_engine_goes_on_with_fewer_threads() {
    let input =
        "setoption name Hash value 1\nsetoption name Threads value 256\nposition startpos\ngo nodes 5000\n";
    let output = limited(HALF_A_GIB, "engine", input);
    let said = text(&output.stdout);
    assert!(output.status.success(), "{output:?}");
    let got = number_after(&said, "info string Threads: 256 cannot be had, the search has ");
    assert!((1..256).contains(&got), "{said}");
    assert_eq!(said.lines().filter(|line| line.starts_with("bestmove ")).count(), 1, "{said}");
}

#[test]
fn line_mode_says_it_in_both_languages() {
    for (lang, told) in [("en", "the engine goes on with "), ("fr", "le moteur continue avec ")] {
        let arguments = format!("play --plain --lang {lang} --black engine:1 --hash 8192 --no-reserve");
        let output = limited(HALF_A_GIB, &arguments, "best\nquit\n");
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let got = number_after(&text(&output.stderr), told);
        assert!((32..512).contains(&got), "{output:?}");
    }
}

#[test]
fn an_analysis_says_it() {
    let record = std::env::temp_dir().join(format!("jersi-memory-{}.jrn", std::process::id()));
    std::fs::write(&record, "1. a2-b2 *\n").expect("a temporary file");
    let arguments = format!("analyse --edition 4.8 --hash 8192 --nodes 200 --lang en '{}'", record.display());
    let output = limited(HALF_A_GIB, &arguments, "");
    std::fs::remove_file(&record).expect("it is there");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!((32..512).contains(&number_after(&text(&output.stderr), "goes on with ")), "{output:?}");
}

#[test]
fn the_full_screen_says_it_and_gives_the_terminal_back() {
    let table = Table::new();
    let home = table.home().display().to_string();
    let options = "play --hash 8192 --no-reserve --nodes 500";
    let command = format!("ulimit -v {TWO_GIB}; exec '{JERSI}' {options}");
    let mut pty = Pty::start(Path::new("/bin/sh"), &["-c", &command], &[("JERSI_HOME", &home)], (100, 40));
    pty.wait_for("White's turn.");
    pty.keys("i");
    pty.wait_for("the engine goes on with");
    pty.keys("q");
    assert_eq!(pty.end().exit_code(), 0);
    pty.must_be_sane();
}
