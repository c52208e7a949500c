//! The screen in a made-up language: whatever stands outside of its marks comes from no catalogue.
#![allow(missing_docs)]

mod support;

use jersi_rules::Edition;
use jersi_rules::lang::outside_marks;
use jersi_terminal::App;
use jersi_words::MadeUp;
use support::{Scene, game, press, screen};

/// What is typed as it is and how an edition is called, whatever the language.
const KNOWN: [&str; 8] = ["jersi", "draft", "human", "engine", "random", "minimax", "cmd", "nonsense"];

/// What looks like words: more letters than the name of a cell has.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphabetic());
    words.filter(|word| word.chars().count() > 2).map(str::to_lowercase).collect()
}

fn all_is_said(moment: &str, app: &mut App) {
    let frame = screen(app, 200, 60);
    let count = |mark: char| frame.chars().filter(|&c| c == mark).count();
    assert!(count('⟦') > 5 && count('⟦') == count('⟧'), "{moment}:\n{frame}");
    let strange: Vec<String> =
        words(&outside_marks(&frame)).into_iter().filter(|word| !KNOWN.contains(&word.as_str())).collect();
    assert!(strange.is_empty(), "{moment}: {strange:?} in\n{frame}");
}

fn app(edition: Edition, turns: &[&str], black: &'static str) -> App {
    let setting = edition.facts().settings[0].id;
    Scene { words: &MadeUp, black, ..Scene::new(game(edition, setting, turns)) }.app()
}

#[test]
fn nothing_on_the_screen_is_said_in_english_only() {
    for edition in Edition::ALL {
        all_is_said(edition.id(), &mut app(edition, &[], "human"));
        all_is_said("against an engine", &mut app(edition, &[], "engine:3"));
    }
    for (moment, keys) in [
        ("the help", "?"),
        ("a new game", "N"),
        ("a player of a new game", "N down down down"),
        ("resigning", "R"),
        ("saving", "S"),
        ("opening", "O"),
        ("an offer", "D"),
        ("a cell that cannot be chosen", "space"),
        ("a key that does nothing", "w"),
        ("a word that nobody knows", ":nonsense enter"),
        ("no turn to take back", "z"),
        ("a pause", "p"),
        ("a review", "r"),
    ] {
        let mut app = app(Edition::V4_8, &["a2-b2=d3", "h4-h3=f4"], "human");
        press(&mut app, keys);
        all_is_said(moment, &mut app);
    }
}
