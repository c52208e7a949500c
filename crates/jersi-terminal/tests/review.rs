//! A review with what is noted in a game: comments, evaluations, marks, and variations that are walked into and out of.
#![allow(missing_docs)]

mod support;

use jersi_game::Game;
use jersi_rules::record::{Hint, read_record};
use jersi_terminal::{App, Effect, Event, Job, Line, News, Thought};
use support::{Scene, click, press, screen};

const RECORD: &str = "[JRN \"1\"]
[Edition \"2.0\"]

{Played in the garden.}
1. a5-b5=d7 {[%eval +0.8] [%mark !] The stack comes out at once.} (1. a1-b1 {[%mark ?!] Slower.} i5-h5=f7 (1... i1-h1) 2. b1-c1)
i5-h5=f7 {[%mark ??] [%eval -1.5] This is a long comment which tells much more about the turn than one line of a small \
window can hold, so that the reader has to ask for the rest of it, and it ends here: finis.}
2. d7=e8-f7! *
";

fn app(review: bool) -> App {
    let record = read_record(RECORD, &Hint::default()).expect("a record");
    let game = Game::from_record(&record).expect("a game");
    Scene { review, ..Scene::new(game) }.app()
}

fn shows(app: &mut App, texts: &[&str]) {
    let seen = screen(app, 80, 24);
    for text in texts {
        assert!(seen.contains(text), "{text:?} is not seen:\n{seen}");
    }
}

fn hides(app: &mut App, text: &str) {
    let seen = screen(app, 80, 24);
    assert!(!seen.contains(text), "{text:?} is seen:\n{seen}");
}

#[test]
fn comments_evaluations_and_marks_are_shown() {
    let mut app = app(true);
    shows(&mut app, &["The start: ,", "Played in the garden.", "a5-b5=d7 ! (1)", "i5-h5=f7 ??"]);
    press(&mut app, ".");
    shows(&mut app, &["After 1. a5-b5=d7: ,", "!  evaluation +0.8  The stack comes out at once."]);
    press(&mut app, ".");
    shows(&mut app, &["??  evaluation -1.5  This is a long comment", "[c: read on]"]);
    hides(&mut app, "finis");
    press(&mut app, "c");
    shows(&mut app, &["Comment", "finis."]);
    press(&mut app, "esc");
    // Back at the board nothing is noted.
    press(&mut app, "end");
    hides(&mut app, "long comment");
    hides(&mut app, "??");
}

#[test]
fn variations_are_walked_into_and_out_of() {
    let mut app = app(true);
    shows(&mut app, &["instead:  1 a1-b1"]);
    press(&mut app, "1");
    shows(&mut app, &["After 1. a1-b1, a variation", "?!  Slower.", "a1-b1 ?!", "instead:  1 i1-h1"]);
    hides(&mut app, "a5-b5=d7");
    // A variation within the variation.
    press(&mut app, "1");
    shows(&mut app, &["After 1… i1-h1, a variation", "■ i1-h1"]);
    press(&mut app, "v");
    shows(&mut app, &["After 1. a1-b1, a variation", "■ i5-h5=f7"]);
    press(&mut app, ". .");
    shows(&mut app, &[", a variation"]);
    // Out again: by a key, and by stepping back.
    press(&mut app, "v");
    shows(&mut app, &["The start: ,", "a5-b5=d7"]);
    press(&mut app, "1 . , ,");
    shows(&mut app, &["The start: ,", "a5-b5=d7"]);
    press(&mut app, ".");
    shows(&mut app, &["After 1. a5-b5=d7: ,", "The stack comes out"]);
    press(&mut app, ",");
    click(&mut app, "1 a1-b1");
    shows(&mut app, &["a variation: ,"]);
    // The game itself was never touched.
    let played: Vec<&str> = app.game().turns().iter().map(jersi_game::PlayedTurn::text).collect();
    assert_eq!(played, ["a5-b5=d7", "i5-h5=f7", "d7=e8-f7!"]);
    press(&mut app, "end");
    shows(&mut app, &["Black's turn."]);
}

#[test]
fn a_game_goes_on_from_a_variation() {
    let mut app = app(true);
    press(&mut app, "1 . g");
    let played: Vec<&str> = app.game().turns().iter().map(jersi_game::PlayedTurn::text).collect();
    assert_eq!(played, ["a1-b1", "i5-h5=f7"]);
    shows(&mut app, &["White's turn."]);
}

#[test]
fn a_review_of_the_game_at_the_board_shows_the_same() {
    let mut app = app(false);
    press(&mut app, "r");
    shows(&mut app, &["Played in the garden.", "instead:  1 a1-b1"]);
    press(&mut app, "1 z");
    // What is taken back is taken back from the game.
    assert_eq!(app.game().turns().len(), 2);
    shows(&mut app, &["Taken back: d7=e8-f7!."]);
}

fn job(effects: Vec<Effect>) -> Job {
    let mut jobs = effects.into_iter().filter_map(|effect| match effect {
        Effect::Think(job) => Some(*job),
        _ => None,
    });
    jobs.next().expect("somebody thinks")
}

fn answer(app: &mut App, job: &Job, lines: usize) {
    let turns: Vec<_> = job.root.position.turns().into_iter().take(lines).collect();
    let line = |turn: &jersi_rules::Turn| Line {
        score: Some(jersi_engine::Score::units(120)),
        turns: vec![jersi_rules::notation::write_turn(&job.root.position, *turn)],
    };
    let lines = turns.iter().map(line).collect();
    app.handle(Event::Thought(Thought { id: job.id, news: News::Progress { depth: 3, nodes: 9, lines } }));
    app.handle(Event::Thought(Thought { id: job.id, news: News::Decided(turns.first().copied()) }));
}

#[test]
fn a_hint_goes_away_with_its_position() {
    for leave in ["r", "z", ",", ":undo enter", ":review enter"] {
        let mut app = app(false);
        let asked = job(press(&mut app, "i"));
        answer(&mut app, &asked, 1);
        // The message goes with the next key; what the engine thinks stays beside the position.
        press(&mut app, "f");
        shows(&mut app, &["Hint, depth 3"]);
        press(&mut app, leave);
        hides(&mut app, "Hint");
    }
}

#[test]
fn an_analysis_that_is_switched_off_is_not_shown() {
    let mut app = app(false);
    let asked = job(press(&mut app, "a"));
    app.handle(Event::Thought(Thought {
        id: asked.id,
        news: News::Progress { depth: 4, nodes: 9, lines: vec![Line { score: None, turns: Vec::new() }] },
    }));
    shows(&mut app, &["Analysis, depth 4"]);
    press(&mut app, "a");
    hides(&mut app, "Analysis");
}

#[test]
fn how_one_stands_and_the_best_lines_are_told() {
    let mut app = app(true);
    press(&mut app, "1");
    // It is asked about what is looked at: the variation, where Black decides.
    let asked = job(press(&mut app, ":eval enter"));
    assert_eq!(asked.root.position.decider(), jersi_rules::Color::Black);
    answer(&mut app, &asked, 1);
    shows(&mut app, &["Black: +120 units, winning chance 62%."]);
    let asked = job(press(&mut app, ":best space 2 enter"));
    assert_eq!(asked.limits.lines, 2);
    answer(&mut app, &asked, 2);
    shows(&mut app, &["Best lines", " 1.   +120   62%", " 2.   +120   62%"]);
}
