//! A corpus of text that steers terminals, and records full of it.
#![allow(dead_code, missing_docs)]

use std::fs;
use std::path::PathBuf;

use jersi_rules::foreign_text::steers;

use crate::table::{Table, Told};

/// The texts of the corpus.
pub fn escapes() -> Vec<String> {
    let lines = include_str!("escapes.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(meant).collect()
}

/// `\u{1b}` is the sign with that number.
fn meant(line: &str) -> String {
    let mut parts = line.split("\\u{");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (number, rest) = part.split_once('}').expect("a brace closes each number");
        let number = u32::from_str_radix(number, 16).expect("a number");
        text.push(char::from_u32(number).expect("a sign"));
        text.push_str(rest);
    }
    text
}

/// All of the corpus in one text, which can stand in an argument and in the name of a file.
pub fn nasty() -> String {
    format!("Eve{}\n\nforged", escapes().concat().replace(['\0', '/'], "|"))
}

/// A text as it stands in quotation marks of JRN without any escape but the needed ones.
fn raw(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n").replace('\r', "\\r")
}

/// A record whose names, tags, comments, turns and variations are nasty, and in which Black is a program that would
/// leave a file behind. Gives where that would be.
pub fn trap(table: &Table, name: &str) -> PathBuf {
    let mark = table.0.join("started");
    let nasty = raw(&nasty());
    let comment = nasty.replace('}', "\\}");
    let text = format!(
        "[JRN \"1\"]\n[Edition \"4.8\"]\n[Event \"{nasty}\"]\n[White \"{nasty}\"]\n[Black \"{nasty}\"]\n\
         [BlackKind \"cmd:touch {}\"]\n[\"{nasty}\" \"{nasty}\"]\n\n\
         {{{comment}}} 1. a2-b2 {{{comment}}} (1. \"zz{nasty}\") (1. a3-b3 \"{nasty}\") 1... h2-g2 {{[%clk {comment}]}}\n",
        mark.display()
    );
    fs::write(table.0.join(name), text).expect("written");
    mark
}

/// Nothing that was said steers a terminal.
#[track_caller]
pub fn must_be_clean(what: &str, text: &str) {
    let bad = text.chars().find(|&c| steers(c) && c != '\n');
    assert!(bad.is_none(), "{bad:?} is painted by {what}: {text:?}");
    assert!(!text.contains("\nforged"), "a name makes a line of its own in {what}: {text}");
}

#[track_caller]
pub fn both_clean(what: &str, told: &Told) {
    must_be_clean(what, &told.out);
    must_be_clean(what, &told.err);
}

/// What a real terminal is told is no part of the corpus: escapes of ours stay, those of the record do not come.
#[track_caller]
pub fn must_not_be_told(what: &str, raw: &[u8]) {
    let text = String::from_utf8_lossy(raw);
    for bad in ["\x1b]52", "\x1b]0;", "\x1b]8;", "\x1bP", "\x1bc", "\x1b[>q", "\x1b[31;5m"] {
        assert!(!text.contains(bad), "{bad:?} is painted by {what}");
    }
    let bad = text.chars().find(|&c| steers(c) && !matches!(c, '\0'..='\x1f'));
    assert!(bad.is_none(), "{bad:?} is painted by {what}: {text:?}");
    assert!(!raw.contains(&7), "the bell rings in {what}");
}
