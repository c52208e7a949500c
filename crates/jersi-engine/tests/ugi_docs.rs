//! The talk in docs/ugi.md is what the engine says.
#![cfg(not(feature = "tune"))]

mod talk;

use jersi_engine::ugi::{Options, Player};
use talk::Talk;

const PAGE: &str = include_str!("../../../docs/ugi.md");

/// Stands for news of a search, however many.
const NEWS: &str = "info …";

/// The line with the figures that differ from machine to machine left out.
fn masked(line: &str) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    for n in 1..words.len() {
        if words[0] == "info" && ["seldepth", "nodes", "nps", "hashfull", "time"].contains(&words[n - 1]) {
            words[n] = "N";
        }
    }
    words.join(" ")
}

#[test]
fn the_talk_in_the_page() {
    let begin = PAGE.find("```ugi\n").expect("a talk") + "```ugi\n".len();
    let end = begin + PAGE[begin..].find("```").expect("its end");
    let mut talk = Talk::with(Player::new());
    let (mut said, mut heard, mut news) = (0, 0, false);
    for line in PAGE[begin..end].lines() {
        if let Some(command) = line.strip_prefix("> ") {
            talk.say(command);
            said += 1;
        } else if line == NEWS {
            news = true;
        } else {
            let mut answer = talk.hear();
            while news && answer.starts_with("info depth") {
                answer = talk.hear();
            }
            assert_eq!(masked(&answer), masked(line));
            heard += 1;
        }
    }
    assert!(said > 25 && heard > 25, "{said} {heard}");
    assert_eq!(talk.end(), [""; 0], "and nothing more");
}

#[test]
fn the_page_tells_every_option_and_its_default() {
    for option in Options::announced() {
        let kind = option.to_string();
        let kind = kind.split(" type ").nth(1).and_then(|rest| rest.split(' ').next()).expect("a type");
        let default = option.default_value().expect("no buttons");
        let row = format!("| `{}` | {kind} | `{default}` | ", option.name);
        assert!(PAGE.contains(&row), "{row}");
    }
}
