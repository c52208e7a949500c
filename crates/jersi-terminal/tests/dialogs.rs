//! Every dialog in every language at 80×24, and in a made-up one: nothing of it is cut. What does not fit scrolls.
#![allow(missing_docs)]

mod support;

use std::collections::BTreeSet;

use jersi_rules::{Edition, Lang};
use jersi_terminal::{App, MendOffer};
use jersi_words::{Held, KeptGame, MadeUp, PlayWords};
use support::{Scene, game, press, screen};

/// The inside of the dialog of a frame, without its border.
fn inside(frame: &str) -> Option<String> {
    let lines: Vec<Vec<char>> = frame.lines().map(|line| line.chars().collect()).collect();
    let top = lines.iter().position(|line| line.contains(&'╭'))?;
    let left = lines[top].iter().position(|&c| c == '╭')?;
    let right = lines[top].iter().rposition(|&c| c == '╮')?;
    let bottom = lines.iter().position(|line| line.get(left) == Some(&'╰'))?;
    let title: String = lines[top][left + 1..right].iter().collect();
    let row = |line: &Vec<char>| line[left + 1..right].iter().collect::<String>();
    let body: Vec<String> = lines[top + 1..bottom].iter().map(row).collect();
    Some(format!("{title}\n{}", body.join("\n")))
}

/// All that a dialog shows in a window, once it was scrolled through.
fn all_of(app: &mut App, width: u16, height: u16) -> String {
    let mut told = inside(&screen(app, width, height)).expect("a dialog");
    if told.contains('▼') {
        let mut seen = BTreeSet::new();
        loop {
            press(app, "down");
            let more = inside(&screen(app, width, height)).expect("it stays");
            told.push('\n');
            told.push_str(&more);
            // At its end, or where the keys have come round to its beginning.
            if !more.contains('▼') || !seen.insert(more) {
                break;
            }
        }
    }
    told
}

fn words_of(text: &str) -> BTreeSet<String> {
    text.split_whitespace().map(|word| word.trim_matches(['▲', '▼', '─']).to_owned()).collect()
}

fn games() -> Vec<KeptGame> {
    let kept = |number: usize| KeptGame {
        number,
        id: format!("game-{number}"),
        held: if number == 1 { Held::Here } else { Held::Nobody },
        game: Ok(game(Edition::V4_8, "standard", &["a2-b2"])),
    };
    (1..=30).map(kept).collect()
}

/// Which keys lead to which dialog.
const DIALOGS: [(&str, &str); 23] = [
    ("help", "?"),
    ("new", "N"),
    ("new, setting", "N down"),
    ("new, reserve", "N down down"),
    ("new, white", "N down down down down"),
    ("new, clock", "N down down down down down down down"),
    ("new, wrong", "N down down down down backspace backspace enter"),
    ("resign", "R"),
    ("tie", "D"),
    ("save", "S"),
    ("replace", "S taken.jrn enter"),
    ("open", "O"),
    (
        "open, no file",
        "O a/file/that/is/not/there/and/has/a/name/that/goes/on/and/on/and/on/for/ever.jrn enter",
    ),
    ("kept", "K"),
    ("kept, below", "K end"),
    ("kept, name", "K r"),
    ("kept, delete", "K down d"),
    ("kept, export", "K e"),
    ("kept, replace", "K e taken.jrn enter"),
    ("kept, import", "K i absent.jrn enter"),
    ("turns", ":turns enter"),
    ("why", ":why space a2-b9 enter"),
    ("position", ":show enter"),
];

fn languages() -> [(&'static str, &'static dyn PlayWords); 3] {
    [("en", jersi_words::play(Lang::EN)), ("fr", jersi_words::play(Lang::FR)), ("made up", &MadeUp)]
}

fn must_be_whole(name: &str, app: impl Fn() -> App) {
    let (mut small, mut large) = (app(), app());
    let found = all_of(&mut small, 80, 24);
    let wanted = all_of(&mut large, 80, 200);
    let (seen, whole) = (words_of(&found), words_of(&wanted));
    // A list that follows the keys shows what is near them.
    if !name.contains("kept") {
        let lost: Vec<&String> = whole.difference(&seen).collect();
        assert!(lost.is_empty(), "{name} is cut: {lost:?} in\n{found}");
    }
    if name.starts_with("made up") && !name.contains("kept") {
        let count = |mark: char| wanted.matches(mark).count();
        assert_eq!(count('⟦'), count('⟧'), "{name} is cut:\n{wanted}");
        let ends = |text: &str| text.matches('⟧').count();
        assert!(ends(&found) >= ends(&wanted), "{name} is cut:\n{found}");
    }
}

#[test]
fn no_dialog_is_cut() {
    for (language, words) in languages() {
        for (name, keys) in DIALOGS {
            must_be_whole(&format!("{language}, {name}"), || {
                let scene = Scene { words, ..Scene::new(game(Edition::V4_16, "standard", &["a2-b2"])) };
                let mut app = scene.app_with(games());
                press(&mut app, keys);
                app
            });
        }
    }
}

#[test]
fn every_edition_has_a_whole_help_and_a_whole_form() {
    for (language, words) in languages() {
        for edition in Edition::ALL {
            for keys in ["?", "N", "N up"] {
                must_be_whole(&format!("{language}, {edition} {keys}"), || {
                    let setting = edition.facts().settings[0].id;
                    let mut app = Scene { words, ..Scene::new(game(edition, setting, &[])) }.app();
                    press(&mut app, keys);
                    app
                });
            }
        }
    }
}

#[test]
fn the_question_about_a_damaged_record_is_whole_and_answered() {
    for (language, words) in languages() {
        let app = || {
            let slips = vec![("f6=d7!=e7".to_owned(), "f6=d7!-e7".to_owned())];
            let why = "a/record/with/a/long/name/somewhere.txt:12:7: turn 17, f6=d7!=e7: a stack does not step twice";
            let damaged = ("old.txt".to_owned(), MendOffer { why: why.to_owned(), slips });
            Scene { words, ..Scene::new(game(Edition::V4_8, "standard", &[])) }.app_about(damaged)
        };
        must_be_whole(&format!("{language}, mend"), app);
        let mut app = app();
        // The house of this test has no such file: what was asked for is done, and its answer told.
        press(&mut app, "y");
        let frame = screen(&mut app, 80, 24);
        assert!(frame.contains("cannot read old.txt") || frame.contains("Cannot read old.txt"), "{frame}");
    }
}

#[test]
fn a_page_scrolls_no_further_than_its_end() {
    let mut app = Scene::new(game(Edition::V4_8, "standard", &[])).app();
    press(&mut app, ":turns enter");
    let first = screen(&mut app, 80, 24);
    press(&mut app, "end");
    let last = screen(&mut app, 80, 24);
    assert!(first.contains('▼') && !first.contains('▲'), "{first}");
    assert!(last.contains('▲') && !last.contains('▼'), "{last}");
    press(&mut app, "down down up");
    assert_ne!(screen(&mut app, 80, 24), last, "one line up from the end is another page");
    press(&mut app, "home");
    assert_eq!(screen(&mut app, 80, 24), first);
    press(&mut app, "esc");
    assert!(inside(&screen(&mut app, 80, 24)).is_none());
}
