//! Frames as they are drawn, compared with those that were looked at. `JERSI_WRITE=1` writes them anew.
#![allow(missing_docs)]

mod support;

use jersi_rules::{Edition, Lang};
use jersi_terminal::{App, Depth, Event, Line, Look, News, Signs, Theme, Thought, snapshot};
use support::{ASCII, PLAIN, Scene, compare, from, game, press, rules, screen};

/// A game of 4.8 with stacks, captures, drops and kings that were relocated, from the booklet's example.
const MIDDLE: &[&str] = &[
    "a2-b2=d3",
    "h4-h3=f4",
    "b3-b4=d5",
    "f4=d3!",
    "d5=d3!-e4",
    "M:f3/M:f4",
    "a4-a3=c2",
    "i1-i2=g3",
    "c2=e2",
    "h1-h2=f1",
    "e2=g2-h2",
    "f1=h2!!-g2!/K:a2",
];

/// The game of seven turns in the booklet of 2.0.
const HUNT: &[&str] = &["a5-b5=d7", "i5-h5=f7", "d7=e8-f7!", "h6-g6", "e8-f7=g6!", "i2-h3=f5", "g6=i4!-i3!!"];

/// White's rock captures the king on e5; Black has rocks on c3 and c7.
const RANSOM: &str = "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11";

/// The same moment in both languages and both sets of signs.
fn all_ways(name: &str, width: u16, height: u16, moment: impl Fn(&dyn Fn(Scene) -> App) -> App) {
    for (lang, language) in [(Lang::EN, "en"), (Lang::FR, "fr")] {
        for (look, signs) in [(PLAIN, "unicode"), (ASCII, "ascii")] {
            let mut app = moment(&|scene| Scene { words: jersi_words::play(lang), look, ..scene }.app());
            let found = screen(&mut app, width, height);
            if look == ASCII {
                assert!(found.is_ascii(), "{name} in {language}:\n{found}");
            }
            compare(&format!("{name}-{language}-{signs}"), &found);
        }
    }
}

#[test]
fn every_edition_at_every_size() {
    for edition in Edition::ALL {
        for (width, height) in [(80, 24), (120, 40), (200, 60)] {
            for (look, signs) in [(PLAIN, "unicode"), (ASCII, "ascii")] {
                let setting = edition.facts().settings[0].id;
                let mut app = Scene { look, ..Scene::new(game(edition, setting, &[])) }.app();
                compare(
                    &format!("start-{edition}-{width}x{height}-{signs}"),
                    &screen(&mut app, width, height),
                );
            }
        }
    }
}

#[test]
fn the_middle_of_a_game() {
    all_ways("middle", 80, 24, |app| app(Scene::new(game(Edition::V4_8, "standard", MIDDLE))));
    all_ways("middle-large", 160, 50, |app| app(Scene::new(game(Edition::V4_8, "standard", MIDDLE))));
}

#[test]
fn a_half_entered_turn() {
    all_ways("lifted", 80, 24, |app| {
        let mut app = app(Scene::new(game(Edition::V2_0, "symmetrical", &HUNT[..2])));
        // d7, the stack.
        press(&mut app, "n right right space");
        app
    });
    all_ways("second-step", 80, 24, |app| {
        let mut app = app(Scene::new(game(Edition::V2_0, "symmetrical", &HUNT[..2])));
        press(&mut app, "n right right space u space");
        app
    });
}

#[test]
fn dropping_cubes() {
    all_ways("drop", 80, 24, |app| {
        let mut app = app(Scene::new(game(Edition::V4_8, "standard", &MIDDLE[..4])));
        press(&mut app, "1 space 2");
        app
    });
}

#[test]
fn a_ransom_step_by_step() {
    let scene = |turns: &[&str]| Scene::new(from(rules(Edition::V4_8, true, true), RANSOM, turns));
    all_ways("ransom-name", 80, 24, |app| {
        let mut app = app(scene(&[]));
        press(&mut app, "left space right space");
        app
    });
    all_ways("ransom-gift", 80, 24, |app| app(scene(&["e4-e5!!#R"])));
    all_ways("ransom-relocation", 80, 24, |app| app(scene(&["e4-e5!!#R", "#c3"])));
}

#[test]
fn a_free_setting() {
    all_ways("free", 80, 24, |app| {
        let mut app = app(Scene::new(game(Edition::V2_0, "free", &["N:a3", "N:i3", "C:b1"])));
        press(&mut app, "2");
        app
    });
}

#[test]
fn the_end_of_a_game() {
    all_ways("end", 80, 24, |app| app(Scene::new(game(Edition::V2_0, "symmetrical", HUNT))));
}

#[test]
fn answers_and_questions() {
    let keys = [
        ("turns", ":turns enter end"),
        ("why", ":why space a5-b9=d7 enter"),
        ("tie", "D"),
        ("help-end", "? end"),
    ];
    for (name, keys) in keys {
        all_ways(name, 80, 24, |app| {
            let mut app = app(Scene::new(game(Edition::V2_0, "symmetrical", &[])));
            press(&mut app, keys);
            app
        });
    }
}

#[test]
fn dialogs() {
    for (name, keys) in
        [("help", "?"), ("new-game", "N down right"), ("resign", "R"), ("save", "S my/game.jrn")]
    {
        all_ways(name, 80, 24, |app| {
            let mut app = app(Scene::new(game(Edition::V3_0, "free", &[])));
            press(&mut app, keys);
            app
        });
    }
    all_ways("new-game-wrong", 80, 24, |app| {
        let mut app = app(Scene::new(game(Edition::V4_8, "standard", &[])));
        press(&mut app, "N down down down robot enter");
        app
    });
    all_ways("new-game-home", 80, 24, |app| {
        let mut app = app(Scene::new(game(Edition::V4_8, "standard", &[])));
        press(&mut app, "N down down down right");
        app
    });
}

#[test]
fn a_review_with_analysis() {
    all_ways("review", 80, 24, |app| {
        let mut app = app(Scene { review: true, ..Scene::new(game(Edition::V4_8, "standard", MIDDLE)) });
        let effects = press(&mut app, "... a");
        let Some(jersi_terminal::Effect::Think(job)) = effects.last() else {
            panic!("nobody thinks: {effects:?}")
        };
        let line = |units: i32, turns: &[&str]| Line {
            score: Some(jersi_engine::Score::units(units)),
            turns: turns.iter().map(|turn| (*turn).to_owned()).collect(),
        };
        let lines = vec![line(-35, &["f4=d3!", "d5=d3!-e4", "M:f3/M:f4"]), line(-80, &["h1-h2=f1"])];
        app.handle(Event::Thought(Thought {
            id: job.id,
            news: News::Progress { depth: 7, nodes: 99, lines },
        }));
        app
    });
}

#[test]
fn typing_and_refusals() {
    all_ways("typing", 80, 24, |app| {
        let mut app = app(Scene::new(game(Edition::V4_8, "standard", &[])));
        press(&mut app, ":a2-b2=");
        app
    });
    all_ways("refused", 80, 24, |app| {
        let mut app = app(Scene::new(game(Edition::V4_8, "standard", &[])));
        press(&mut app, ":a2-c3 enter");
        app
    });
    all_ways("nothing-there", 80, 24, |app| {
        let mut app = app(Scene::new(game(Edition::V4_8, "standard", &[])));
        press(&mut app, "space");
        app
    });
}

#[test]
fn guards_of_a_mokca() {
    all_ways("mokca", 80, 24, |app| {
        let mut app = app(Scene::new(game(Edition::V3_0, "standard-mokca", &["a4-b4"])));
        press(&mut app, "up");
        app
    });
}

#[test]
fn the_count_down_of_exhaustion() {
    let position = "2n-2/6/7/8/4c-4/8/7/6/K-1N-2 w - 12 41";
    all_ways("exhaustion", 80, 24, |app| {
        app(Scene::new(from(rules(Edition::V2_0, true, false), position, &[])))
    });
}

#[test]
fn clocks() {
    all_ways("clocks", 80, 24, |app| {
        let game = game(Edition::V4_8, "standard", &MIDDLE[..3]);
        app(Scene::new(game.with_time_control("600+5".parse().expect("a time control"))))
    });
}

#[test]
fn flipped() {
    all_ways("flipped", 80, 24, |app| {
        let mut app = app(Scene::new(game(Edition::V4_8, "standard", MIDDLE)));
        press(&mut app, "f");
        app
    });
}

#[test]
fn too_small() {
    all_ways("too-small", 60, 20, |app| app(Scene::new(game(Edition::V4_8, "standard", &[]))));
}

/// Colours as the terminal is told them.
#[test]
fn colours() {
    for (depth, colors) in [(Depth::Full, "24bit"), (Depth::Indexed, "256")] {
        for (theme, name) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
            for (signs, set) in [(Signs::Unicode, "unicode"), (Signs::Ascii, "ascii")] {
                let look = Look { depth, theme, signs };
                let mut app = Scene { look, ..Scene::new(game(Edition::V4_8, "standard", MIDDLE)) }.app();
                let frame = snapshot::frame(&mut app, 80, 24);
                compare(
                    &format!("colours-{colors}-{name}-{set}"),
                    &snapshot::ansi(&frame).replace('\x1b', "^"),
                );
            }
        }
    }
}

/// Without colours a frame holds none, so `NO_COLOR` is heeded whatever is drawn.
#[test]
fn no_colours() {
    let mut app = Scene::new(game(Edition::V4_8, "standard", MIDDLE)).app();
    for keys in ["", "space", "esc N", "esc ?", "esc :a"] {
        press(&mut app, keys);
        let frame = snapshot::frame(&mut app, 80, 24);
        let plain = ratatui::style::Color::Reset;
        assert!(frame.content().iter().all(|cell| cell.fg == plain && cell.bg == plain), "{keys}");
    }
}
