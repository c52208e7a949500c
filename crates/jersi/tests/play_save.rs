//! `save`: another game is never replaced unasked.

mod table;

use std::fs;

use table::Table;

const OTHER: &str = "[JRN \"1\"]\n[Edition \"2.0\"]\n\n1. a5-b5=d7 i5-h5=f7 *\n";

fn with_other() -> Table {
    let table = Table::new();
    fs::write(table.0.join("other.jrn"), OTHER).expect("written");
    table
}

fn other(table: &Table) -> String {
    fs::read_to_string(table.0.join("other.jrn")).expect("it is there")
}

#[test]
fn a_file_that_is_there_is_not_replaced_unasked() {
    let table = with_other();
    let told = table.play(&[], &["a2-b2", "save other.jrn"]);
    assert_eq!(told.code, Some(1));
    told.complains("other.jrn is there already; `save! other.jrn` replaces it");
    assert_eq!(other(&table), OTHER);
    let told = table.play(&["--lang", "fr"], &["garder other.jrn"]);
    assert_eq!(told.code, Some(1));
    told.complains("other.jrn existe déjà ; « garder! other.jrn » le remplace");
    assert_eq!(other(&table), OTHER);
}

#[test]
fn whoever_insists_replaces_a_record_but_nothing_else() {
    let table = with_other();
    table.play(&[], &["a2-b2", "save! other.jrn"]).good().says("Saved in ");
    assert!(other(&table).contains("1. a2-b2 *"), "{}", other(&table));
    fs::write(table.0.join("letter.txt"), "Dear Ada").expect("written");
    let told = table.play(&[], &["save! letter.txt"]);
    assert_eq!(told.code, Some(1));
    told.complains("letter.txt is there already, and it is no record");
}

#[test]
fn the_games_own_earlier_save_is_replaced() {
    let table = with_other();
    let told = table.play(&[], &["a2-b2", "save mine.jrn", "h2-g2", "save mine.jrn"]).good();
    assert_eq!(told.out.matches("Saved in ").count(), 2);
    let mine = fs::read_to_string(table.0.join("mine.jrn")).expect("saved");
    assert!(mine.contains("1. a2-b2 h2-g2 *"), "{mine}");
    // The next game is another one.
    let told = table.play(&[], &["save mine2.jrn", "new", "a2-b2", "save mine2.jrn"]);
    assert_eq!(told.code, Some(1));
    told.complains("mine2.jrn is there already");
}
