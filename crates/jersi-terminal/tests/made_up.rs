//! The screen in a made-up language: whatever stands outside of its marks comes from no catalogue.
#![allow(missing_docs)]

mod support;

use std::time::Duration;

use jersi_rules::Edition;
use jersi_rules::lang::outside_marks;
use jersi_table::{Absence, Forfeit, IllegalAnswer};
use jersi_terminal::{App, Effect, Event, News, Thought};
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

/// Every way to forfeit that needs no program to be seen.
#[test]
fn a_machine_that_forfeits_is_told_of_by_the_catalogue() {
    for why in [
        Forfeit::BrokeDown,
        Forfeit::NoTurn,
        Forfeit::Late(Duration::from_secs(300)),
        Forfeit::Absent(Absence::OpenQuote),
        Forfeit::Illegal { text: "a1-a1".to_owned(), why: IllegalAnswer::NotOver },
    ] {
        let scene = Scene {
            words: &MadeUp,
            white: "cmd:nonsense",
            ..Scene::new(game(Edition::V4_8, "standard", &[]))
        };
        let mut app = scene.app();
        let effects = app.handle(Event::Tick(Duration::from_millis(1)));
        let id = effects.into_iter().find_map(|effect| match effect {
            Effect::Think(job) => Some(job.id),
            _ => None,
        });
        let id = id.expect("the program is asked");
        app.handle(Event::Thought(Thought { id, news: News::Failed(why.clone()) }));
        assert!(screen(&mut app, 200, 60).contains("forfeits: "), "{why:?}");
        all_is_said("a forfeit", &mut app);
    }
}
