//! The list of kept games at the full screen.
#![allow(missing_docs)]

mod support;

use jersi_rules::{Edition, Lang};
use jersi_terminal::App;
use jersi_words::{Held, KeptGame, NAME_TAG};
use support::{ASCII, Scene, game, press, screen};

fn kept(number: usize, held: Held, turns: &[&str]) -> KeptGame {
    KeptGame { number, id: format!("id-{number}"), held, game: Ok(game(Edition::V4_8, "standard", turns)) }
}

fn games() -> Vec<KeptGame> {
    let mut named = kept(2, Held::Nobody, &["a2-b2"]);
    if let Ok(game) = &mut named.game {
        game.set_tag(NAME_TAG, "Sun\u{1b}[2Jday");
    }
    let unreadable = KeptGame { game: Err("turn 1, a2-z9: no".to_owned()), ..kept(4, Held::Nobody, &[]) };
    let busy = kept(3, Held::Elsewhere, &["a2-b2", "h2-g2"]);
    vec![kept(1, Held::Here, &[]), named, busy, unreadable]
}

fn app() -> App {
    Scene::new(game(Edition::V4_16, "standard", &[])).app_with(games())
}

fn shows(app: &mut App, text: &str) {
    let seen = screen(app, 80, 24);
    assert!(seen.contains(text), "{text:?} is not seen:\n{seen}");
}

#[test]
fn the_list_is_shown_and_a_game_continued() {
    let mut app = app();
    press(&mut app, "K");
    shows(&mut app, "1  White – Black, JERSI 4.8, no turn, White's turn, at this board");
    // A name is shown, never obeyed.
    shows(&mut app, "2  \"Sun␛[2Jday\", White – Black, JERSI 4.8, 1 turn, Black's turn");
    shows(&mut app, "3  White – Black, JERSI 4.8, 2 turns, White's turn, being played elsewh");
    shows(&mut app, "4  cannot be read: turn 1, a2-z9: no");
    press(&mut app, "enter");
    shows(&mut app, "This game is at the board.");
    press(&mut app, "j j enter");
    shows(&mut app, "Another program plays this game");
    press(&mut app, "k enter");
    assert_eq!(app.game().turns().len(), 1);
    assert_eq!(app.table().edition(), Edition::V4_8);
}

#[test]
fn games_are_renamed_deleted_and_taken_out_and_nothing_is_done_unasked() {
    let mut app = app();
    press(&mut app, "K j r");
    shows(&mut app, "New name: Sun");
    for _ in 0..20 {
        press(&mut app, "backspace");
    }
    press(&mut app, "Monday enter");
    shows(&mut app, "2  \"Monday\", White – Black");
    press(&mut app, "d");
    shows(&mut app, "Delete this game for good?");
    press(&mut app, "n");
    shows(&mut app, "\"Monday\"");
    press(&mut app, "e taken.jrn enter");
    shows(&mut app, "Replace the game that is in taken.jrn?");
    press(&mut app, "n");
    shows(&mut app, "Write the game to: taken.jrn");
    press(&mut app, "enter y");
    shows(&mut app, "Saved in taken.jrn");
    press(&mut app, "i nowhere enter");
    shows(&mut app, "Cannot read nowhere: no such file");
    press(&mut app, "esc d y");
    let seen = screen(&mut app, 80, 24);
    assert!(seen.contains("Deleted: \"Monday\"") && !seen.contains("  2  "), "{seen}");
    press(&mut app, "esc");
    shows(&mut app, "White's turn.");
}

#[test]
fn the_list_fits_in_every_language_and_in_ascii() {
    for lang in Lang::ALL {
        let many: Vec<KeptGame> = (1..40).map(|number| kept(number, Held::Nobody, &[])).collect();
        let scene = Scene {
            words: jersi_words::play(lang),
            look: ASCII,
            ..Scene::new(game(Edition::V4_8, "standard", &[]))
        };
        let mut app = scene.app_with(many);
        press(&mut app, "K end");
        let seen = screen(&mut app, 80, 24);
        assert!(seen.is_ascii() && seen.contains("> 39  "), "{seen}");
        assert!(seen.contains("i: import") || seen.contains("i : importer"), "{seen}");
        let mut none =
            Scene { words: jersi_words::play(lang), ..Scene::new(game(Edition::V4_8, "standard", &[])) }
                .app();
        press(&mut none, "K enter d r e j");
        assert!(screen(&mut none, 80, 24).contains(['.']), "nothing is there to be done");
    }
}
