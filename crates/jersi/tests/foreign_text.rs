//! Text from elsewhere cannot steer a terminal, wherever it is shown.

mod table;

use std::fs;
use std::process::Command;

use table::{Table, Told, hear};

/// Clears the screen, writes to the clipboard, changes the title (C1), and turns the direction of writing.
const NASTY: &str = "Eve\x1b[2J\x1b]52;c;aGk=\x07\u{9d}0;x\u{9c}\u{202e}\u{2066}\u{200f}\u{61c}\x7f";

fn jersi(table: &Table, arguments: &[&str]) -> Told {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jersi"));
    command.args(arguments).env("LC_ALL", "C").current_dir(&table.0);
    hear(command.output().expect("the binary starts"))
}

fn is_clean(text: &str) -> bool {
    let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}' | '\u{61c}');
    !text.chars().any(|c| c.is_control() && c != '\n' || turns(c))
}

#[track_caller]
fn must_be_clean(told: &Told) {
    assert!(is_clean(&told.out), "{:?}", told.out);
    assert!(is_clean(&told.err), "{:?}", told.err);
}

/// A record whose names, tags, comments and variations are nasty.
fn nasty(table: &Table) {
    let text = format!(
        "[JRN \"1\"]\n[Edition \"4.8\"]\n[White \"{NASTY}\\nBlack    forged\"]\n[Result \"white\"]\n\
         [Termination \"{NASTY}\"]\n\n1. a2-b2 {{{NASTY}}} (1. \"zz{NASTY}\") 1... h2-g2\n"
    );
    fs::write(table.0.join("nasty.jrn"), text).expect("written");
}

#[test]
fn names_and_tags_are_shown_as_text() {
    let table = Table::new();
    nasty(&table);
    let told = jersi(&table, &["replay", "nasty.jrn"]);
    assert_eq!(told.code, Some(0), "{}", told.err);
    told.says("white    Eve␛[2J␛]52;c;aGk=␇�0;x��");
    assert!(!told.out.contains("\nBlack    forged"), "a name cannot make a line of its own: {}", told.out);
    must_be_clean(&told);
    must_be_clean(&jersi(&table, &["show", "nasty.jrn"]));
    let told = jersi(&table, &["analyse", "nasty.jrn", "--nodes", "50", "-o", "out.jrn"]);
    told.complains("White (Eve␛[2J");
    must_be_clean(&told);
    let kept = fs::read_to_string(table.0.join("out.jrn")).expect("written");
    assert!(kept.contains('\u{202e}'), "files keep the text as it is: {kept}");
    must_be_clean(&table.play(&["--plain", "--load", "nasty.jrn"], &["undo", "save \u{9b}x.jrn"]));
}

#[test]
fn so_are_errors() {
    let table = Table::new();
    let name = "\u{9b}2J\u{202e}.jrn";
    for text in [
        format!("[JRN \"1\"]\n[Edition \"{NASTY}\"]\n\n*\n"),
        format!("[JRN \"1\"]\n[Edition \"4.8\"]\n\n1. \"zz{NASTY}\" *\n"),
        format!("what is {NASTY} this"),
    ] {
        fs::write(table.0.join(name), text).expect("written");
        for command in ["replay", "show", "analyse", "convert"] {
            let told = jersi(&table, &[command, name]);
            assert_ne!(told.code, Some(0));
            assert!(!told.err.is_empty());
            must_be_clean(&told);
        }
        must_be_clean(&table.play(&["--load", name], &[]));
        must_be_clean(
            &table.play(&["--keep-going"], &[&format!("load {name}"), &format!("zz{NASTY}"), NASTY]),
        );
    }
    must_be_clean(&jersi(&table, &["replay", &format!("absent{name}")]));
}

#[test]
fn programs_get_it_as_it_is() {
    let table = Table::new();
    nasty(&table);
    let told = jersi(&table, &["analyse", "nasty.jrn", "--nodes", "50", "--json"]);
    let answer: serde_json::Value = serde_json::from_str(&told.out).expect("JSON");
    assert_eq!(answer["white"]["name"], format!("{NASTY}\nBlack    forged"));
    jersi(&table, &["convert", "nasty.jrn", "--to", "jrn"]).says("\u{202e}");
}
