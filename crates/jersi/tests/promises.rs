//! What `--help` and `help` promise is understood, at the full screen and line by line, in both languages.
#![cfg(target_os = "linux")]
#![allow(missing_docs)]

mod pty;
mod table;

use std::path::Path;
use std::process::Command;

use jersi_rules::Lang;
use pty::Pty;
use table::Table;

/// The words that `jersi play --help` promises.
fn promised_by_the_options() -> Vec<String> {
    let told = Command::new(env!("CARGO_BIN_EXE_jersi")).args(["play", "--help"]).output().expect("it runs");
    let told = String::from_utf8(told.stdout).expect("text");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    let (_, list) = told.split_once("Or type a word: ").expect("words are promised");
    let (list, _) = list.split_once(". In a pipe").expect("the list ends");
    list.split([',', ';']).flat_map(|part| part.split(" and ")).filter_map(word).collect()
}

/// The first word of a promise, without `At the full screen ...: `.
fn word(promise: &str) -> Option<String> {
    let promise = promise.trim().trim_end_matches('.');
    let promise = promise.rsplit(". At the full screen").last().unwrap_or(promise);
    let promise = promise.strip_prefix("there are also ").unwrap_or(promise);
    promise.split_whitespace().next().map(str::to_owned)
}

/// The words that `help` promises, each at the beginning of every other cell of its lines.
fn promised_by_help(lang: Lang) -> Vec<String> {
    let help = jersi_words::play(lang).help();
    let first = jersi_words::screen(lang).verb(jersi_words::Verb::Turns);
    let lines = help.lines().skip_while(|line| !line.starts_with(&first));
    let cells = lines.flat_map(|line| {
        let cells = line.split("  ").map(str::trim).filter(|cell| !cell.is_empty());
        cells.step_by(2).flat_map(promised_by_cell).collect::<Vec<_>>()
    });
    cells.collect()
}

/// The first word of a cell, and those behind it as long as commas join them.
fn promised_by_cell(cell: &str) -> Vec<String> {
    let mut words = Vec::new();
    for word in cell.split_whitespace() {
        words.push(word.trim_end_matches(',').to_owned());
        if !word.ends_with(',') {
            break;
        }
    }
    words
}

fn promises() -> Vec<String> {
    let mut all = promised_by_the_options();
    all.extend(Lang::ALL.into_iter().flat_map(promised_by_help));
    all.sort();
    all.dedup();
    all
}

#[test]
fn the_promises_are_found() {
    let all = promises();
    for word in ["turns", "why", "eval", "best", "save!", "load!", "games", "flip", "pause", "quit"] {
        assert!(all.iter().any(|known| known == word), "{word} in {all:?}");
    }
    for word in ["tours", "pourquoi", "évaluer", "meilleurs", "parties", "quitter"] {
        assert!(all.iter().any(|known| known == word), "{word} in {all:?}");
    }
}

#[test]
fn every_promised_word_is_understood_line_by_line() {
    for word in promises() {
        let told = Table::new().bytes(&["--keep-going", "--nodes", "50"], format!("{word}\n").as_bytes());
        assert!(!told.err.contains("is neither a turn nor a word"), "{word}: {}", told.err);
    }
    let told = Table::new().bytes(&["--keep-going"], b"nonsense\n");
    assert!(told.err.contains("is neither a turn nor a word"), "{}", told.err);
}

#[test]
fn every_promised_word_is_understood_at_the_full_screen() {
    let program = Path::new(env!("CARGO_BIN_EXE_jersi"));
    for word in promises() {
        let table = Table::new();
        let home = table.home().display().to_string();
        let options = ["play", "--nodes", "50"];
        let mut pty = Pty::start(program, &options, &[("JERSI_HOME", home.as_str())], (80, 24));
        pty.wait_for("White's turn.");
        pty.keys(&format!(":{word}"));
        pty.wait_for(&format!(": {word}█"));
        pty.keys("\r");
        if ["quit", "quitter"].contains(&word.as_str()) {
            assert_eq!(pty.end().exit_code(), 0);
            continue;
        }
        // A word that nobody knows stays in its line, to be mended.
        pty.wait_without(&format!(": {word}█"));
        pty.keys("\u{3}");
        assert_eq!(pty.end().exit_code(), 0, "{word}");
    }
}
