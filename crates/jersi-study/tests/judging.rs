//! Games judged: what is called a mistake, and what was better.

use jersi_engine::{Engine, Judgement, Limits, Root, Score, StopSignal};
use jersi_rules::record::{read_jrn, replay};
use jersi_rules::{Color, Lang, Turn};
use jersi_study::{Analysis, Analyzer, Course, PositionEval, Study, annotate};

/// White's king can arrive at once, and does not.
const MISSED: &str = "[JRN \"1\"]\n[Edition \"4.8\"]\n[Variant \"no-reserve\"]\n\
[Position \"7/3K-4/7/8/9/8/7/4k-3/7 w - 0 51\"]\n\n26. h4-g3 *\n";

/// A king is captured, the ransom is given and the king put back.
const RANSOM: &str = "[JRN \"1\"]\n[Edition \"4.8\"]\n[Variant \"ransom\"]\n\
[Position \"7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11\"]\n\n6. e4-e5!!#c3/K:i4 *\n";

fn course(text: &str) -> Course {
    Course::of(&replay(&read_jrn(text).expect("a record")).expect("a game"))
}

fn evals(course: &Course, nodes: u64) -> Vec<PositionEval> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut engine = Engine::new(1, 1);
    let mut analyzer = Analyzer { engine: &mut engine, limits: &limits, stop: &StopSignal::new() };
    course.stops().iter().map(|(root, decider)| analyzer.evaluate(root, *decider, &mut ())).collect()
}

#[test]
fn looks_one_by_one_judge_as_the_whole_does() {
    for text in [MISSED, RANSOM] {
        let course = course(text);
        let limits = Limits { nodes: Some(1_000), ..Limits::default() };
        let mut told = 0;
        let whole = Analysis::new(&course, &mut Engine::new(1, 1), &limits, &mut || told += 1);
        let evals = evals(&course, 1_000);
        assert_eq!((told, evals.len()), (course.stops().len(), course.stops().len()));
        let parts = Analysis::of(&course, &evals);
        assert_eq!(parts.nodes, whole.nodes);
        for (one, other) in parts.turns.iter().zip(&whole.turns) {
            assert_eq!((&one.text, one.score, one.player), (&other.text, other.score, other.player));
            assert_eq!(
                one.slip.as_ref().map(|slip| &slip.better),
                other.slip.as_ref().map(|slip| &slip.better)
            );
        }
    }
}

#[test]
fn what_is_not_looked_at_is_not_judged() {
    let course = course("[JRN \"1\"]\n[Edition \"2.0\"]\n\n1. a5-b5=d7 i5-h5=f7 2. d7=e8-f7! h6-g6 *\n");
    let evals = evals(&course, 300);
    for known in 0..=evals.len() {
        let analysis = Analysis::of(&course, &evals[..known]);
        assert_eq!(analysis.turns.len(), known.saturating_sub(1));
        assert_eq!(analysis.start.is_some(), known > 0);
    }
}

#[test]
fn losses_are_named_and_the_best_turn_never_is() {
    let course = course("[JRN \"1\"]\n[Edition \"2.0\"]\n\n1. a5-b5=d7 *\n");
    let played = course.turns[0][0];
    let eval = |score, best: &[Turn]| PositionEval { score, best: best.to_vec(), nodes: 7 };
    let judged = |best: Turn, before: i32, after: i32| {
        let reply = course.stops()[1].0.position.turns()[0];
        let evals = [eval(Score::units(before), &[best]), eval(Score::units(after), &[reply])];
        let analysis = Analysis::of(&course, &evals);
        (analysis.turns[0].slip.as_ref().map(|slip| slip.judgement), analysis.tally(Color::White).accuracy)
    };
    let other = *course.start.turns().iter().find(|&&turn| turn != played).expect("there are many");
    assert_eq!(judged(other, 0, 0).0, None);
    assert_eq!(judged(other, 0, 60).0, Some(Judgement::Inaccuracy));
    assert_eq!(judged(other, 0, 120).0, Some(Judgement::Mistake));
    assert_eq!(judged(other, 0, 400).0, Some(Judgement::Blunder));
    let (slip, accuracy) = judged(played, 0, 400);
    assert_eq!(slip, None);
    assert!(accuracy.is_some_and(|share| (share - 1.0).abs() < 1e-9));
}

#[test]
fn the_better_turn_is_found_and_others_are_not_good() {
    let course = course(MISSED);
    let evals = evals(&course, 1_000);
    let analysis = Analysis::of(&course, &evals);
    let slip = analysis.turns[0].slip.as_ref().expect("a blunder");
    assert_eq!((slip.judgement, slip.decision, slip.player), (Judgement::Blunder, 0, Color::White));
    let root = Root::new(course.start);
    let limits = Limits { nodes: Some(1_000), ..Limits::default() };
    let mut engine = Engine::new(1, 1);
    let mut analyzer = Analyzer { engine: &mut engine, limits: &limits, stop: &StopSignal::new() };
    let mut good = Vec::new();
    for turn in course.start.turns() {
        let tried = analyzer.try_decision(&root, &evals[0], turn);
        let wins =
            course.start.play_legal(turn).outcome().is_some_and(|end| end.winner == Some(Color::White));
        if wins {
            assert!(tried.is_good() && tried.loss == 0.0, "{turn:?}");
        }
        if tried.is_good() {
            good.push(turn);
        }
    }
    assert!(good.contains(&evals[0].best[0]) && !good.contains(&course.turns[0][0]));
}

#[test]
fn looks_are_told_in_words_and_read_again() {
    for text in [MISSED, RANSOM] {
        let course = course(text);
        for ((root, _), eval) in course.stops().iter().zip(evals(&course, 500)) {
            let words = eval.best_texts(&root.position);
            let again =
                PositionEval::from_texts(&root.position, &eval.score_text(), &words).expect("our own words");
            assert_eq!((again.score, again.best), (eval.score, eval.best));
        }
        let start = course.start;
        assert_eq!(PositionEval::from_texts(&start, "+1", &[]), None);
        assert_eq!(PositionEval::from_texts(&start, "?", &["h4-h5".to_owned()]), None);
        assert_eq!(PositionEval::from_texts(&start, "+1", &["zz".to_owned()]), None);
    }
}

#[test]
fn what_was_found_is_written_into_the_record() {
    let record = read_jrn(MISSED).expect("a record");
    let course = course(MISSED);
    let mut annotated = record.clone();
    annotate(&mut annotated, &Analysis::of(&course, &evals(&course, 1_000)), jersi_words::command(Lang::FR));
    let turn = &annotated.turns[0];
    assert!(turn.comments[0].contains("Gaffe : les chances de gain tombent de 100 % à "), "{turn:?}");
    let study = Study::from_record(&annotated).expect("it is legal");
    assert_eq!(study.record(), annotated);
    assert!(study.text(study.at_place(&[1])).starts_with("h4-i"));
}
