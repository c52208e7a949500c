//! The thinker: every kind of opponent answers with a legal turn, and tells how far it is.

mod common;

use std::cell::RefCell;
use std::rc::Rc;

use common::{play_all, table};
use jersi_rules::Lang;
use jersi_view::wire::{Opponent, ScoreKind, ThinkRequest, Thought};
use jersi_view::{Table, Thinker};

fn request(record: String, opponent: Opponent, move_time: Option<u32>) -> ThinkRequest {
    ThinkRequest { record, opponent, move_time, clock: None, lines: 1 }
}

fn think(table: &Table, opponent: Opponent, move_time: Option<u32>) -> (Thought, Vec<Thought>) {
    let told = Rc::new(RefCell::new(Vec::new()));
    let news = Rc::clone(&told);
    let tell = move |thought: &Thought| news.borrow_mut().push(thought.clone());
    let request = request(table.record(), opponent, move_time);
    let thought = Thinker::new(1).think(&request, Lang::EN, tell).expect("the game goes on");
    let told = told.borrow().clone();
    (thought, told)
}

#[test]
fn every_opponent_plays_a_whole_turn() {
    let opponents = (1..=9)
        .map(|level| Opponent::Engine { level, seed: 3 })
        .chain([Opponent::Minimax { depth: 1, seed: 3 }, Opponent::Random { seed: 3 }]);
    for opponent in opponents {
        let mut table = table("3.0");
        play_all(&mut table, &["a5-b5=d7"]);
        let (thought, _) = think(&table, opponent, Some(300));
        assert!(thought.done && (thought.progress - 1.0).abs() < 1e-9);
        let best = thought.best.expect("there is a turn");
        table.play_text(&best).unwrap_or_else(|fault| panic!("{opponent:?} {best}: {}", fault.message));
    }
}

#[test]
fn progress_goes_on_and_is_told_between_depths() {
    let (thought, told) = think(&table("4.8"), Opponent::Engine { level: 10, seed: 0 }, Some(800));
    assert!(thought.time >= 700 && thought.nodes > 0 && thought.depth > 0, "{thought:?}");
    assert!((0.0..=1.0).contains(&thought.white_chance));
    assert!(told.len() >= 4, "only {} news", told.len());
    for pair in told.windows(2) {
        assert!(pair[0].progress <= pair[1].progress && pair[1].progress < 1.0);
        assert!(pair[0].time <= pair[1].time);
    }
    assert!(told.windows(2).any(|pair| pair[0].depth == pair[1].depth), "nothing is told between depths");
}

#[test]
fn a_forced_win_is_told() {
    let table = common::from_position("4.8", false, "7/3K-4/7/8/9/8/7/4k-3/7 w - 0 1");
    let (thought, _) = think(&table, Opponent::Engine { level: 10, seed: 0 }, Some(500));
    assert_eq!(thought.score_kind, ScoreKind::Win);
    assert!(thought.white_chance > 0.99);
    assert!(thought.best.expect("a turn").starts_with("h4-i"));
}

#[test]
fn a_game_that_is_over_has_no_answer() {
    let mut finished = common::from_position("4.8", false, "7/3K-4/7/8/9/8/7/4k-3/7 w - 0 1");
    play_all(&mut finished, &["h4-i3"]);
    let request = request(finished.record(), Opponent::Random { seed: 1 }, None);
    let fault = Thinker::new(1).think(&request, Lang::FR, |_| ()).expect_err("it is over");
    assert_eq!((fault.code.as_str(), fault.message.as_str()), ("game-over", "La partie est finie."));
}
