//! Text from elsewhere at a real terminal: the full screen, line mode, and a kept game.
#![cfg(target_os = "linux")]

mod foreign;
mod pty;
mod table;

use std::path::Path;

use foreign::{must_not_be_told, trap};
use pty::Pty;
use table::Table;

fn play(table: &Table, options: &[&str]) -> Pty {
    let home = table.home().display().to_string();
    let arguments: Vec<&str> = ["play"].iter().chain(options).copied().collect();
    Pty::start(Path::new(env!("CARGO_BIN_EXE_jersi")), &arguments, &[("JERSI_HOME", &home)], (100, 40))
}

/// The rest of what was said, when it has ended well.
fn ended(mut pty: Pty) -> Vec<u8> {
    assert_eq!(pty.end().exit_code(), 0, "{}", pty.text());
    pty.must_be_sane();
    pty.look(|seen| seen.raw.clone())
}

#[test]
fn the_full_screen() {
    let table = Table::new();
    let mark = trap(&table, "trap.jrn");
    let path = table.0.join("trap.jrn").display().to_string();
    let mut pty = play(&table, &["--load", &path]);
    pty.wait_for("a person plays Black");
    pty.keys(":a3-b3\r");
    pty.wait_for("a3-b3");
    pty.keys("q");
    must_not_be_told("the full screen", &ended(pty));
    let mut pty = play(&table, &["--continue"]);
    pty.wait_for("a3-b3");
    pty.keys("q");
    must_not_be_told("a kept game", &ended(pty));
    assert!(!mark.exists(), "a record has started a program");
}

#[test]
fn line_mode() {
    let table = Table::new();
    let mark = trap(&table, "trap.jrn");
    let path = table.0.join("trap.jrn").display().to_string();
    let mut pty = play(&table, &["--plain", "--load", &path]);
    pty.wait_for("a person plays Black");
    pty.keys("undo\r");
    pty.wait_for("h2-g2");
    pty.keys("h3-g3\r");
    pty.wait_for("OK");
    pty.keys("quit\r");
    must_not_be_told("line mode", &ended(pty));
    let mut pty = play(&table, &["--plain"]);
    pty.wait_for("[Y/n]");
    pty.keys("y\r");
    pty.wait_for("White");
    pty.keys("quit\r");
    must_not_be_told("a kept game that is offered", &ended(pty));
    assert!(!mark.exists(), "a record has started a program");
}
