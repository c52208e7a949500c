//! What keys, clicks and thoughts do to a game.
#![allow(missing_docs)]

mod support;

use jersi_rules::notation::write_turn;
use jersi_rules::{Color, Edition, Lang};
use jersi_table::Forfeit;
use jersi_terminal::{App, Effect, Event, Job, News, Thought};
use support::{Scene, click, click_at, from, game, press, rules, screen};

const RANSOM: &str = "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11";

fn turns(app: &App) -> Vec<&str> {
    app.game().turns().iter().map(jersi_game::PlayedTurn::text).collect()
}

fn job(effects: Vec<Effect>) -> Job {
    let jobs = effects.into_iter().filter_map(|effect| match effect {
        Effect::Think(job) => Some(*job),
        _ => None,
    });
    jobs.last().expect("somebody thinks")
}

#[test]
fn a_turn_of_two_steps_by_keys() {
    let mut app = Scene::new(game(Edition::V2_0, "symmetrical", &[])).app();
    // The corner a5, up to the left onto b5, two cells up to the right; the arrival again plays it.
    press(&mut app, "jjjjll space y space uu space");
    assert!(turns(&app).is_empty());
    press(&mut app, "space");
    assert_eq!(turns(&app), ["a5-b5=d7"]);
}

#[test]
fn escape_takes_back_one_choice_after_the_other() {
    let mut app = Scene::new(game(Edition::V2_0, "symmetrical", &[])).app();
    press(&mut app, "jjjjll space y space uu space");
    for begun in ["a5-b5 ", "a5- ", "Choose what moves."] {
        press(&mut app, "esc");
        let screen = screen(&mut app, 80, 24);
        assert!(screen.contains(begun), "{begun}:\n{screen}");
    }
    assert!(turns(&app).is_empty());
}

#[test]
fn tab_takes_the_top_cube_or_the_whole_stack() {
    let mut app = Scene::new(game(Edition::V2_0, "symmetrical", &["a5-b5=d7", "i5-h5=f7"])).app();
    press(&mut app, "n right right space");
    assert!(screen(&mut app, 80, 24).contains("d7="));
    press(&mut app, "tab");
    assert!(screen(&mut app, 80, 24).contains("d7-"));
    press(&mut app, "u enter");
    // Not yet: nothing was chosen there.
    assert_eq!(turns(&app).len(), 2);
    press(&mut app, "enter");
    assert_eq!(turns(&app)[2], "d7-e8");
}

#[test]
fn a_target_of_the_other_part_switches_to_it() {
    // The stack on d7 cannot merge with anything, its top cube can.
    let mut app =
        Scene::new(game(Edition::V2_0, "symmetrical", &["a5-b5=d7", "i5-h5=f7", "b6-c7", "f7=e8!"])).app();
    press(&mut app, "n right right space");
    assert!(screen(&mut app, 80, 24).contains("d7="));
    // c7, an own single cube.
    press(&mut app, "n space");
    assert!(screen(&mut app, 80, 24).contains("d7-c7"), "{}", screen(&mut app, 80, 24));
}

#[test]
fn drops_by_numbers() {
    let mut app = Scene::new(game(Edition::V4_8, "standard", &[])).app();
    press(&mut app, "1 space");
    press(&mut app, "2 left space enter");
    assert_eq!(turns(&app), ["M:e5/W:e4"]);
}

#[test]
fn a_ransom_from_the_capture_to_the_relocation() {
    let mut app = Scene::new(from(rules(Edition::V4_8, true, true), RANSOM, &[])).app();
    press(&mut app, "left space right space 1 enter");
    assert!(screen(&mut app, 80, 24).contains("White asks for a rock. Choose which one you give."));
    // c3: two rows down, to the left.
    press(&mut app, "jj left space enter");
    assert!(screen(&mut app, 80, 24).contains("Put the captured king on row i."));
    press(&mut app, "kkkkkk space enter");
    assert_eq!(turns(&app).len(), 1);
    assert!(turns(&app)[0].starts_with("e4-e5!!#c3/K:i"), "{:?}", turns(&app));
}

#[test]
fn a_free_setting_by_numbers() {
    let mut app = Scene::new(game(Edition::V2_0, "free", &[])).app();
    press(&mut app, "space");
    assert!(screen(&mut app, 80, 24).contains("cannot be chosen now"));
    press(&mut app, "1 jjjj space enter");
    assert_eq!(turns(&app), ["N:a3"]);
}

#[test]
fn clicks_on_cells_choices_words_and_turns() {
    let mut app = Scene::new(game(Edition::V4_8, "standard", &["a2-b2=d3", "h4-h3=f4"])).app();
    click(&mut app, "1 mountain");
    click(&mut app, "e5");
    click(&mut app, "[Enter: play]");
    assert_eq!(turns(&app)[2], "M:e5");
    click(&mut app, "□ a2-b2=d3");
    assert!(screen(&mut app, 80, 24).contains("After 1. a2-b2=d3:"));
    press(&mut app, "end");
    click(&mut app, "z undo");
    assert_eq!(turns(&app).len(), 2);
    click(&mut app, "? help");
    assert!(screen(&mut app, 80, 24).contains("Help"));
    click_at(&mut app, 1, 1);
    assert!(!screen(&mut app, 80, 24).contains("Help"));
}

#[test]
fn an_engine_plays_and_late_answers_are_nobodys() {
    let mut app = Scene { white: "engine:1", ..Scene::new(game(Edition::V2_0, "symmetrical", &[])) }.app();
    let first = job(app.handle(Event::Tick(std::time::Duration::from_millis(1))));
    let turn = first.root.position.turns()[0];
    let late = Thought { id: first.id + 7, news: News::Decided(Some(turn)) };
    app.handle(Event::Thought(late));
    assert!(turns(&app).is_empty());
    app.handle(Event::Thought(Thought { id: first.id, news: News::Decided(Some(turn)) }));
    assert_eq!(turns(&app), [write_turn(&first.root.position, turn)]);
    // Taken back, the engine thinks again, and the answer to the first question no longer counts.
    press(&mut app, ":i1-h1 enter");
    let effects = press(&mut app, "z");
    assert!(effects.iter().all(|effect| !matches!(effect, Effect::Quit)));
    app.handle(Event::Thought(Thought { id: first.id, news: News::Decided(Some(turn)) }));
    assert_eq!(turns(&app).len(), 1);
}

#[test]
fn an_engine_answers_another_turn_after_an_undo_and_is_asked_twice() {
    let mut app = Scene { black: "engine:1", ..Scene::new(game(Edition::V2_0, "symmetrical", &[])) }.app();
    for turn in ["a5-b5=d7", "a1-b1"] {
        let asked = job(press(&mut app, &format!(":{turn} enter")));
        let answer = asked.root.position.turns()[0];
        app.handle(Event::Thought(Thought { id: asked.id, news: News::Decided(Some(answer)) }));
        assert_eq!(turns(&app).len(), 2);
        press(&mut app, "z");
        assert!(turns(&app).is_empty());
    }
    for _ in 0..2 {
        let asked = job(press(&mut app, "D"));
        app.handle(Event::Thought(Thought { id: asked.id, news: News::Chance(Some(0.6)) }));
        assert!(screen(&mut app, 80, 24).contains("Black declines the tie."));
    }
}

#[test]
fn a_program_that_breaks_down_forfeits() {
    let mut app = Scene { white: "cmd:./mine", ..Scene::new(game(Edition::V2_0, "symmetrical", &[])) }.app();
    let asked = job(app.handle(Event::Tick(std::time::Duration::from_millis(1))));
    app.handle(Event::Thought(Thought { id: asked.id, news: News::Failed(Forfeit::BrokeDown) }));
    let screen = screen(&mut app, 80, 24);
    assert!(screen.contains("White's program forfeits: it broke down."), "{screen}");
    assert!(app.game().ending().is_some());
}

#[test]
fn a_hint_is_entered_but_not_played() {
    let mut app = Scene::new(game(Edition::V2_0, "symmetrical", &[])).app();
    let asked = job(press(&mut app, "i"));
    let turn = asked.root.position.turns()[3];
    app.handle(Event::Thought(Thought { id: asked.id, news: News::Decided(Some(turn)) }));
    assert!(turns(&app).is_empty());
    let text = write_turn(&asked.root.position, turn);
    // With what it does, as far as there is room.
    assert!(screen(&mut app, 80, 24).contains(&format!("Hint: {text}. It ")));
    press(&mut app, "enter");
    assert_eq!(turns(&app), [text]);
}

#[test]
fn ties_between_people_and_with_engines() {
    let mut app = Scene::new(game(Edition::V2_0, "symmetrical", &[])).app();
    press(&mut app, "D");
    assert!(screen(&mut app, 80, 24).contains("White offers a tie."));
    assert!(screen(&mut app, 80, 24).contains("White offers a tie. Does Black agree?"));
    // Nobody agrees by the key that played a turn.
    press(&mut app, "enter");
    assert!(app.game().ending().is_none());
    press(&mut app, "n");
    assert!(screen(&mut app, 80, 24).contains("Black declines the tie."));
    press(&mut app, "D y");
    assert!(app.game().ending().is_some());
    for (chance, accepted) in [(Some(0.4), true), (Some(0.5), false), (None, false)] {
        let mut app =
            Scene { black: "engine:3", ..Scene::new(game(Edition::V2_0, "symmetrical", &[])) }.app();
        let asked = job(press(&mut app, "D"));
        assert_eq!(asked.thinker, jersi_terminal::Thinker::Offered(Color::Black));
        assert!(screen(&mut app, 80, 24).contains("Black thinks about the tie"));
        app.handle(Event::Thought(Thought { id: asked.id, news: News::Chance(chance) }));
        assert_eq!(app.game().ending().is_some(), accepted);
        assert_eq!(screen(&mut app, 80, 24).contains("Black declines the tie."), !accepted);
        assert!(turns(&app).is_empty());
    }
}

#[test]
fn an_offer_is_answered_even_if_a_turn_is_played_first() {
    let mut app = Scene { black: "engine:3", ..Scene::new(game(Edition::V2_0, "symmetrical", &[])) }.app();
    press(&mut app, "D");
    press(&mut app, ":a5-b5=d7 enter");
    assert!(screen(&mut app, 80, 24).contains("Black declines the tie."));
    // While it thinks about its own turn it declines at once.
    press(&mut app, "f D");
    assert!(screen(&mut app, 80, 24).contains("Black declines the tie."));
}

#[test]
fn every_edition_from_the_dialog() {
    for (n, edition) in Edition::ALL.into_iter().enumerate() {
        let mut app = Scene::new(game(Edition::V2_0, "symmetrical", &[])).app();
        press(&mut app, "N");
        for _ in 0..n {
            press(&mut app, "right");
        }
        press(&mut app, "enter");
        assert_eq!(app.game().rules().edition(), edition);
    }
}

#[test]
fn the_dialog_takes_seeds_players_and_clocks_and_tells_what_is_wrong() {
    let mut app = Scene::new(game(Edition::V2_0, "symmetrical", &[])).app();
    // The random setting, seed 42; Black is an engine; ten minutes.
    press(&mut app, "N down right down 42 down down robot enter");
    let shown = screen(&mut app, 80, 24);
    assert!(shown.contains("A player is human"), "{shown}");
    press(&mut app, "back back back back back engine:4 down down 600+5 enter");
    let game = app.game();
    assert_eq!(game.setting().and_then(|setting| setting.seed()), Some(42), "{}", screen(&mut app, 80, 24));
    let game = app.game();
    assert_eq!(game.time_control().to_string(), "600+5");
    assert!(game.players()[Color::Black].kind.starts_with("engine:4"));
    let mut app = Scene {
        words: jersi_words::play(Lang::FR),
        ..Scene::new(support::game(Edition::V4_8, "standard", &[]))
    }
    .app();
    press(&mut app, "N down right down right enter");
    assert!(!app.game().rules().reserve() && app.game().rules().ransom());
}

#[test]
fn replacing_a_file_is_asked_about() {
    for (answer, says) in
        [("n", "taken.jrn"), ("esc", "taken.jrn"), ("y", "Saved in taken.jrn."), ("o", "Saved in")]
    {
        let mut app = Scene::new(game(Edition::V2_0, "symmetrical", &[])).app();
        press(&mut app, "S taken.jrn enter enter");
        assert!(screen(&mut app, 80, 24).contains("Replace the game"), "the second return is no answer");
        press(&mut app, answer);
        let screen = screen(&mut app, 80, 24);
        assert!(screen.contains(says) && !screen.contains("Replace the game"), "{answer}:\n{screen}");
        assert_eq!(screen.contains("Write the game to:"), says == "taken.jrn", "{answer}:\n{screen}");
    }
    let mut app = Scene::new(game(Edition::V2_0, "symmetrical", &[])).app();
    press(&mut app, "S taken.jrn enter");
    click(&mut app, "[ y: replace ]");
    assert!(screen(&mut app, 80, 24).contains("Saved in taken.jrn."));
}

#[test]
fn going_on_from_an_earlier_turn() {
    let mut app =
        Scene::new(game(Edition::V2_0, "symmetrical", &["a5-b5=d7", "i5-h5=f7", "d7=e8-f7!"])).app();
    press(&mut app, ",,");
    press(&mut app, "space");
    assert!(screen(&mut app, 80, 24).contains("An earlier turn is shown"));
    press(&mut app, "g");
    assert_eq!(turns(&app), ["a5-b5=d7"]);
    press(&mut app, "ZZ");
    assert_eq!(turns(&app).len(), 3);
}

#[test]
fn esc_and_a_quick_key_are_two_keys() {
    use crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyModifiers};
    let mut app = Scene::new(game(Edition::V2_0, "symmetrical", &[])).app();
    press(&mut app, "?");
    let key = KeyEvent::new(KeyCode::Char('N'), KeyModifiers::ALT);
    app.handle(Event::Input(Input::Key(key)));
    assert!(screen(&mut app, 80, 24).contains("New game"));
}
