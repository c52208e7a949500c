//! Records from elsewhere at `jersi play`: the programs they name are never started.
#![cfg(unix)]

mod table;

use std::fs;
use std::path::PathBuf;

use table::Table;

/// A record in which Black is a program that would leave a file behind; gives where.
fn trap(table: &Table) -> PathBuf {
    let mark = table.0.join("started");
    let text = format!(
        "[JRN \"1\"]\n[Edition \"4.8\"]\n[Black \"Eve\"]\n[BlackKind \"cmd:touch {}\"]\n\n1. a2-b2 h2-g2 *\n",
        mark.display()
    );
    fs::write(table.0.join("trap.jrn"), text).expect("written");
    mark
}

#[test]
fn a_program_of_a_loaded_record_is_not_started_by_continue() {
    let table = Table::new();
    let mark = trap(&table);
    let told = table.play(&["--plain", "--load", "trap.jrn"], &["a3-b3", "quit"]);
    told.complains("The record names a program for Black. It is not started: a person plays Black.");
    told.says("Black: Eve");
    let kept = table.only_game();
    assert!(kept.contains("[Black \"Eve\"]\n[BlackKind \"human\"]") && !kept.contains("cmd:"), "{kept}");
    let told = table.play(&["--plain", "--continue"], &["h3-g3"]).good();
    assert_eq!(told.oks(), 1, "{}", told.out);
    assert!(!mark.exists(), "a record has started a program");
}

#[test]
fn nor_one_of_a_record_that_is_loaded_in_the_middle_of_a_game() {
    let table = Table::new();
    let mark = trap(&table);
    let told = table.play(&["--lang", "fr"], &["load trap.jrn", "a3-b3", "quit"]).good();
    told.says("La partie désigne un programme pour Noir. Il n’est pas lancé : une personne joue Noir.");
    table.play(&["--continue"], &["h3-g3"]).good();
    assert!(!mark.exists(), "a record has started a program");
}

#[test]
fn a_program_of_our_own_plays_on() {
    let table = Table::new();
    let program = format!("cmd:{} engine", env!("CARGO_BIN_EXE_jersi"));
    table.play(&["--black", &program, "--nodes", "100"], &["a2-b2", "quit"]).good().says("Black plays ");
    assert!(table.only_game().contains("[BlackKind \"cmd:"), "{}", table.only_game());
    table.play(&["--continue", "--nodes", "100"], &["a3-b3", "quit"]).good().says("Black plays ");
}
