//! What an engine keeps from one search to the next, and that it forgets it when asked to.

use jersi_engine::{Engine, EvalKind, Limits, Report, Root, Score, StopSignal};
use jersi_rules::{Edition, Position, Rules, Setting, Turn};

/// What a search found: the turns of its line, its score, and the positions it looked at.
fn search(engine: &mut Engine, position: Position) -> (Vec<Turn>, Score, u64) {
    let limits = Limits { nodes: Some(6_000), ..Limits::default() };
    let answer = engine.search(&Root::new(position), &limits, &StopSignal::new(), &mut |_: &Report| ());
    let report = answer.report;
    (report.lines[0].turns.clone(), report.lines[0].score, report.nodes)
}

#[test]
fn one_evaluation_learns_nothing_from_the_other() {
    let start = Position::start(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8));
    let mut engine = Engine::new(1, 1);
    let first = search(&mut engine, start);
    engine.clear();
    let limits = Limits { nodes: Some(6_000), eval: Some(EvalKind::Handmade), ..Limits::default() };
    engine.search(&Root::new(start), &limits, &StopSignal::new(), &mut |_: &Report| ());
    assert_eq!(search(&mut engine, start), first);
}

#[test]
fn an_engine_that_forgot_everything_answers_like_a_new_one() {
    for edition in [Edition::V2_0, Edition::V4_8] {
        let start = Position::start(Rules::new(edition), Setting::usual(edition));
        let mut engine = Engine::new(1, 1);
        let first = search(&mut engine, start);
        let next = start.play_legal(first.0[0]);
        search(&mut engine, next);
        engine.clear();
        assert_eq!(search(&mut engine, start), first, "{edition}");
        assert_eq!(search(&mut Engine::new(1, 1), start), first, "{edition}");
    }
}
