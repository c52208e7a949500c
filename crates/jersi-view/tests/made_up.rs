//! The page in a made-up language: a sentence that stands outside of its marks comes from no catalogue.
#![allow(missing_docs)]

mod common;

use common::{config, play_all};
use jersi_rules::lang::outside_marks;
use jersi_rules::{Color, Edition, Kind, Lang, Piece};
use jersi_table::Confirm;
use jersi_view::wire::ImportHint;
use jersi_view::{Editor, Study, Table, diagnose, editions};
use serde::Serialize;
use serde_json::Value;

/// All texts in what the page is told.
fn texts(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(values) => values.iter().for_each(|value| texts(value, found)),
        Value::Object(fields) => fields.values().for_each(|value| texts(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Every sentence is marked. Notation, identifiers and names have no two words of three letters; records are as they are.
fn all_is_said(told: &impl Serialize) {
    let mut found = Vec::new();
    texts(&serde_json::to_value(told).expect("it can be written"), &mut found);
    for text in found {
        let outside = outside_marks(&text);
        let tokens =
            outside.split_whitespace().map(|token| token.trim_matches(|c: char| c.is_ascii_punctuation()));
        let words: Vec<&str> =
            tokens.filter(|word| word.chars().count() > 2 && word.chars().all(char::is_alphabetic)).collect();
        assert!(words.len() < 2 || text.starts_with("[JRN"), "{words:?} in {text}");
    }
}

#[test]
fn tables_are_told_by_the_catalogue() {
    for edition in Edition::ALL {
        let mut table = Table::new(&config(edition.id()), Lang::MADE_UP).expect("there is such a game");
        all_is_said(&table.view());
        all_is_said(&table.play_text("a1-a9").expect_err("no such turn"));
        all_is_said(&table.play_text("nonsense").expect_err("no turn"));
        all_is_said(&table.undo().expect_err("nothing was played"));
        all_is_said(&table.resign());
        all_is_said(&table.view());
    }
    let mut table = Table::new(&config("4.8"), Lang::MADE_UP).expect("there is such a game");
    play_all(&mut table, &["a2-b2=d3", "h4-h3=f4"]);
    for cell in ["d3", "e4", "a1"] {
        all_is_said(&table.press(cell, None, Confirm::Always));
        all_is_said(&table.view());
    }
    all_is_said(&table.offer_tie());
    all_is_said(&table.decline_tie(Color::Black));
    let unknown = Table::new(&config("9.9"), Lang::MADE_UP).err();
    all_is_said(&unknown.expect("there is no such game"));
}

#[test]
fn editions_are_told_by_the_catalogue() {
    for edition in editions(Lang::MADE_UP) {
        all_is_said(&edition);
    }
}

#[test]
fn positions_being_set_up_are_told_by_the_catalogue() {
    for edition in ["2.0", "3.0", "4.8"] {
        let mut editor = Editor::new(edition, true, false, Lang::MADE_UP).expect("there is such an edition");
        all_is_said(&editor.view());
        editor.clear();
        for (cell, kind) in [("e5", Kind::King), ("e5", Kind::Rock), ("e5", Kind::Rock)] {
            editor.place(cell, Piece::new(Color::White, kind)).expect("the board has the cell");
        }
        editor.set_pair(0);
        all_is_said(&editor.view());
        all_is_said(&editor.load("nonsense").expect_err("no position"));
    }
}

#[test]
fn what_somebody_brings_is_told_by_the_catalogue() {
    for text in [
        "1. a2-a9 *",
        "nothing of the kind",
        "[JRN \"1\"]\n[Edition \"4.8\"]\n\n1. a2-b2=d3! h4-h3 2. a1-a9 *\n",
        "[JRN \"1\"]\n[Edition \"4.8\"]\n[Result \"white\"]\n\n1. a2-b2=d3 (a2-a9) *\n",
        "7/8/7 w - 0 1",
    ] {
        let told = diagnose(text, &ImportHint::default(), Lang::MADE_UP);
        all_is_said(&told);
    }
    let fault = Study::from_record("[JRN \"1\"]\n[Edition \"4.8\"]\n\n1. a2-a9 *\n", Lang::MADE_UP);
    all_is_said(&fault.expect_err("an illegal turn"));
}
