//! `jersi play` with a damaged record: what is wrong is said, and the mended game is offered, never taken unasked.
#![cfg(target_os = "linux")]
#![allow(missing_docs)]

mod pty;
mod table;

use std::fs;
use std::path::Path;

use pty::Pty;
use table::Table;

/// The last turn has `=` for `-`: there is one remedy.
const DAMAGED: &str = "[JRN \"1\"]\n[Edition \"2.0\"]\n\n1. a5-b5=d7 i5-h5=f7 2. d7=e8=f7! *\n";

fn damaged(table: &Table) -> String {
    let path = table.0.join("damaged.jrn");
    fs::write(&path, DAMAGED).expect("written");
    path.display().to_string()
}

fn start(table: &Table, options: &[&str]) -> Pty {
    let home = table.home().display().to_string();
    let arguments: Vec<&str> = ["play"].iter().chain(options).copied().collect();
    let program = Path::new(env!("CARGO_BIN_EXE_jersi"));
    Pty::start(program, &arguments, &[("JERSI_HOME", home.as_str())], (80, 24))
}

#[test]
fn in_a_pipe_it_is_said_and_mended_only_by_an_option() {
    let table = Table::new();
    let file = damaged(&table);
    let told = table.bytes(&["--load", &file], b"");
    assert_eq!(told.code, Some(1), "{}", told.err);
    assert!(
        told.err.contains("damaged.jrn:4:") && told.err.contains("with --mend it is read as d7=e8-f7!"),
        "{}",
        told.err
    );
    let told = table.bytes(&["--load", &file, "--mend"], b"show\n");
    assert_eq!(told.code, Some(0), "{}", told.err);
    assert!(told.err.contains("Mended: d7=e8=f7! as d7=e8-f7!."), "{}", told.err);
    assert!(told.out.contains("last turn: White d7=e8-f7!"), "{}", told.out);
    assert_eq!(fs::read_to_string(&file).expect("there"), DAMAGED, "the file stays as it is");
}

#[test]
fn the_word_load_insists() {
    let table = Table::new();
    let file = damaged(&table);
    let lines = format!("load {file}\nload! {file}\nshow\n");
    let told = table.bytes(&["--keep-going"], lines.as_bytes());
    assert!(told.err.contains(&format!("`load! {file}` takes the mended game")), "{}", told.err);
    assert!(told.out.contains("last turn: White d7=e8-f7!"), "{}", told.out);
}

#[test]
fn at_the_full_screen_it_is_asked() {
    let table = Table::new();
    let file = damaged(&table);
    let mut pty = start(&table, &["--load", &file]);
    pty.wait_for("Damaged record");
    pty.wait_for("d7=e8=f7! as d7=e8-f7!");
    pty.keys("y");
    pty.wait_for("□ d7=e8-f7!");
    pty.wait_for("Mended: d7=e8=f7! as d7=e8-f7!.");
    pty.keys("q");
    assert_eq!(pty.end().exit_code(), 0);
    // Declined, it is not taken; and so from the dialog that opens a file.
    let mut pty = start(&table, &["--review", &file, "--edition", "2.0"]);
    pty.wait_for("Damaged record");
    pty.keys("n");
    pty.wait_for("Read the record of:");
    pty.keys("\r");
    pty.wait_for("Damaged record");
    pty.keys("o");
    pty.wait_for("□ d7=e8-f7!");
    pty.keys("q");
    assert_eq!(pty.end().exit_code(), 0);
}

#[test]
fn line_by_line_at_a_terminal_it_is_asked() {
    let table = Table::new();
    let file = damaged(&table);
    let mut pty = start(&table, &["--plain", "--load", &file]);
    pty.wait_for("[Y/n]");
    pty.keys("n\r");
    assert_eq!(pty.end().exit_code(), 1);
    let mut pty = start(&table, &["--plain", "--load", &file]);
    pty.wait_for("[Y/n]");
    pty.keys("y\r");
    pty.wait_for("Black 2>");
    pty.keys("quit\r");
    assert_eq!(pty.end().exit_code(), 0);
}

#[test]
fn names_of_files_are_completed() {
    let table = Table::new();
    let file = damaged(&table);
    let begun = file.strip_suffix("aged.jrn").expect("its end");
    let mut pty = start(&table, &[]);
    pty.wait_for("White's turn.");
    pty.keys(&format!("O{begun}\t"));
    pty.wait_for("damaged.jrn█");
    pty.keys("\u{1b}");
    pty.wait_without("damaged.jrn█");
    pty.keys(&format!(":load {begun}\t"));
    pty.wait_for("damaged.jrn█");
    pty.keys("\u{1b}");
    pty.wait_without("damaged.jrn█");
    pty.keys("q");
    assert_eq!(pty.end().exit_code(), 0);
    let mut pty = start(&table, &["--plain"]);
    pty.wait_for("White 1>");
    pty.keys(&format!("load {begun}\t"));
    pty.wait_for("damaged.jrn");
    pty.keys("\r");
    pty.wait_for("load! ");
    pty.keys("quit\r");
    assert_eq!(pty.end().exit_code(), 0);
}

#[test]
fn an_engine_answers_the_tie_that_it_is_offered() {
    let table = Table::new();
    let mut pty = start(&table, &["--black", "engine:3"]);
    pty.wait_for("Choose what moves");
    pty.keys("D");
    pty.wait_until("an answer", |seen| {
        let text = seen.parser.screen().contents();
        text.contains("declines the tie") || text.contains("agreed")
    });
    pty.keys("q");
    assert_eq!(pty.end().exit_code(), 0);
}
