//! Studies grow, change, and come back from their records as they were.

use std::collections::BTreeSet;

use jersi_engine::Score;
use jersi_rules::record::{Limit, Record, WrittenTurn, read_jrn, write_jrn};
use jersi_rules::{Edition, Position, Rules, Setting, Variant};
use jersi_study::{Drawing, Mark, NodeId, Study, StudyError, score_mark};
use proptest::prelude::*;

/// One change of a study, told by numbers that are taken modulo what there is.
#[derive(Clone, Debug)]
enum Change {
    Turn(usize, usize),
    Note(usize, String),
    Mark(usize, usize),
    Draw(usize, usize, usize),
    Score(usize, i16),
    Promote(usize),
    Remove(usize),
}

fn change() -> impl Strategy<Value = Change> {
    let any = 0..usize::MAX;
    prop_oneof![
        8 => (any.clone(), any.clone()).prop_map(|(at, turn)| Change::Turn(at, turn)),
        2 => (any.clone(), "[ -~éλ\\n]{0,24}").prop_map(|(at, text)| Change::Note(at, text)),
        2 => (any.clone(), any.clone()).prop_map(|(at, mark)| Change::Mark(at, mark)),
        2 => (any.clone(), any.clone(), any.clone()).prop_map(|(at, one, other)| Change::Draw(at, one, other)),
        2 => (any.clone(), i16::MIN..i16::MAX).prop_map(|(at, score)| Change::Score(at, score)),
        1 => any.clone().prop_map(Change::Promote),
        1 => any.prop_map(Change::Remove),
    ]
}

fn starts() -> Vec<Record> {
    let mut starts = Vec::new();
    for edition in Edition::ALL {
        starts.push(Record::with_setting(Rules::new(edition), Setting::usual(edition)));
    }
    let ransom = Rules::with(Edition::V4_8, Variant { reserve: true, ransom: true }).expect("4.8 has it");
    let text = "7/8/7/8/3R-k-4/8/2r-3r-/8/3K-3 w MW 5 11";
    let position = jersi_rules::notation::read_position(ransom, text).expect("the rules allow this");
    starts.push(Record::with_position(&position));
    starts
}

fn grown(start: &Record, changes: &[Change]) -> Study {
    changed(Study::from_record(start).expect("it has no turn"), changes)
}

fn changed(mut study: Study, changes: &[Change]) -> Study {
    for change in changes {
        let mut all = study.all();
        all.push(NodeId::START);
        let pick = |at: &usize| all[at % all.len()];
        match change {
            Change::Turn(at, turn) => {
                let at = pick(at);
                let position = *study.node(at).expect("it is there").after();
                let turns = position.turns();
                if !turns.is_empty() {
                    study.add(at, &[turns[turn % turns.len()]]).expect("it is legal");
                }
            }
            Change::Note(at, text) => study.set_note(pick(at), text).expect("it is there"),
            Change::Mark(at, mark) => {
                let set = study.set_mark(pick(at), Mark::ALL.get(mark % 7).copied());
                assert!(set == Ok(()) || pick(at) == NodeId::START);
            }
            Change::Draw(at, one, other) => {
                let position = *study.node(pick(at)).expect("it is there").after();
                let edition = position.edition();
                let cells: Vec<_> = (0..9).flat_map(|row| edition.row_cells(row)).collect();
                let (one, other) = (cells[one % cells.len()], cells[other % cells.len()]);
                let drawing = if one == other { Drawing::Ring(one) } else { Drawing::Arrow(one, other) };
                let drawn =
                    |study: &Study| study.node(pick(at)).expect("it is there").drawings().contains(&drawing);
                let before = drawn(&study);
                study.toggle_drawing(pick(at), drawing).expect("it is there");
                assert_eq!(drawn(&study), !before, "what is drawn twice is rubbed out");
            }
            Change::Score(at, units) => {
                let mark = score_mark(Score::units(i32::from(*units)));
                study.set_eval(pick(at), Some(&mark)).expect("it is there");
            }
            Change::Promote(at) => study.promote(pick(at)).expect("it is not so deep"),
            Change::Remove(at) => {
                let removed = study.remove(pick(at));
                assert!(removed.is_ok() || pick(at) == NodeId::START);
            }
        }
    }
    study
}

/// What somebody has said of a turn: a note, a mark, a chance, arrows and rings.
type Said = (String, Option<Mark>, Option<f64>, Vec<Drawing>);

/// What a study says, whatever its turns are numbered.
fn told(study: &Study) -> Vec<(Vec<usize>, String, Position, Vec<String>, bool, Said)> {
    let all = [vec![NodeId::START], study.all()].concat();
    all.into_iter()
        .map(|id| {
            let node = study.node(id).expect("it is there");
            let said = (node.note(), node.mark(), node.chance(), node.drawings());
            (
                study.place_of(id),
                study.text(id),
                *node.after(),
                node.comments().to_vec(),
                node.has_strays(),
                said,
            )
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_study_comes_back_from_its_text(start in 0..6usize, changes in prop::collection::vec(change(), 0..60)) {
        let study = grown(&starts()[start], &changes);
        let record = study.record();
        let text = write_jrn(&record);
        let read = read_jrn(&text).expect("our own text");
        prop_assert_eq!(&read, &record);
        let again = Study::from_record(&read).expect("its own record");
        prop_assert_eq!(told(&again), told(&study));
        prop_assert_eq!(again.record(), record);
        for id in study.all() {
            prop_assert_eq!(study.at_place(&study.place_of(id)), id);
            prop_assert_eq!(study.course_to(id).turns.len(), study.path(id).len());
        }
    }

    #[test]
    fn words_that_cannot_be_played_never_stop_a_study(changes in prop::collection::vec(change(), 0..30)) {
        let study = changed(strayed(STRAYS), &changes);
        comes_back(&study);
        if !changes.iter().any(|change| matches!(change, Change::Remove(_))) {
            prop_assert!(words(&study.record().turns).is_superset(&words(&strayed(STRAYS).record().turns)));
        }
    }

    #[test]
    fn a_game_that_went_on_is_taken_over(start in 0..6usize, changes in prop::collection::vec(change(), 0..40)) {
        let mut study = grown(&starts()[start], &changes);
        let end = study.main_line(NodeId::START).last().copied().unwrap_or(NodeId::START);
        let mut longer = Study::from_record(&study.record_to(end)).expect("its own line");
        let last = longer.main_line(NodeId::START).last().copied().unwrap_or(NodeId::START);
        let position = *longer.node(last).expect("it is there").after();
        if let Some(&turn) = position.turns().first() {
            longer.add(last, &[turn]).expect("it is legal");
        }
        let before = told(&study).len();
        prop_assert_eq!(study.absorb(&longer.record()), Ok(true));
        prop_assert_eq!(told(&study).len(), before + usize::from(!position.turns().is_empty()));
        prop_assert_eq!(study.course(), longer.course());
    }
}

/// A game whose variations hold words that cannot be played: at their end, in their middle, and one in another.
const STRAYS: &str = "1. a2-b2 (1. a3-b3 zz9) (1. a3-b3 yy8 {why}) (1. xx7 (1. vv6)) 1... h5-g5 (1... ww5 h4-g4) \
    (1... h2-g2 2. uu4) 2. a4-b4 (2. tt3) *";

/// Every word of a record's lines, those in variations too.
fn words(turns: &[WrittenTurn]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for turn in turns {
        found.insert(turn.text.clone());
        turn.variations.iter().for_each(|line| found.extend(words(line)));
    }
    found
}

/// The study of a game with such words.
fn strayed(turns: &str) -> Study {
    let text = format!("[JRN \"1\"]\n[Edition \"4.8\"]\n\n{turns}\n");
    Study::from_record(&read_jrn(&text).expect("a record")).expect("a game")
}

#[track_caller]
fn comes_back(study: &Study) {
    let record = study.record();
    let text = write_jrn(&record);
    let read = read_jrn(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let again = Study::from_record(&read).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(told(&again), told(study), "{text}");
    assert_eq!(again.record(), record, "{text}");
}

#[test]
fn a_variation_with_words_that_cannot_be_played_is_promoted() {
    let mut study = strayed("1. a2-b2 (1. a3-b3 zz9) 1... h5-g5 *");
    study.promote(study.at_place(&[1])).expect("it is there");
    comes_back(&study);
    let text = write_jrn(&study.record());
    assert!(text.ends_with("1. a3-b3 (1. a2-b2 h5-g5) (1. a3-b3 zz9) *\n"), "{text}");
    // Once it goes on, what cannot be played stands beside what can.
    let first = study.at_place(&[0]);
    let turn = study.node(first).expect("it is there").after().turns()[0];
    study.add(first, &[turn]).expect("it is legal");
    comes_back(&study);
    assert!(write_jrn(&study.record()).contains("(1... zz9)"));
}

#[test]
fn what_stood_beside_the_last_turn_stays_when_that_turn_goes() {
    let mut study = strayed("1. a2-b2 h5-g5 (1... zz9) *");
    study.remove(study.at_place(&[0, 0])).expect("it is there");
    comes_back(&study);
    assert!(words(&study.record().turns).contains("zz9"));
    // Without a turn a record has no place for other ones.
    let mut study = strayed("1. a2-b2 (1. zz9) *");
    study.remove(study.at_place(&[0])).expect("it is there");
    comes_back(&study);
}

#[test]
fn words_that_cannot_be_played_count_for_how_deep_variations_lie() {
    let deep = |levels: usize| format!("{}vv6{}", "uu4 (".repeat(levels), ")".repeat(levels));
    let turns = |levels| format!("1. a2-b2 (1. a3-b3 h5-g5) 1... h5-g5 (1... {}) *", deep(levels));
    let mut study = strayed(&turns(Limit::Nesting.most() - 2));
    study.promote(study.at_place(&[1])).expect("there is room");
    comes_back(&study);
    let mut study = strayed(&turns(Limit::Nesting.most() - 1));
    assert_eq!(study.promote(study.at_place(&[1])), Err(StudyError::TooDeep));
    comes_back(&study);
}

const TEXT: &str = "[JRN \"1\"]\n[Edition \"4.8\"]\n[White \"Ada\"]\n\n{Before.} 1. a2-b2=d3 {[%clk 0:09:41] calm} \
(1. a1-b1 {[%mark ?!]} 1... h4-h3=f4 (1... h5-h4) 2. a9-a9 b1-b2) (1. zz) 1... h4-h3=f4 2. b3-b4=d5 *\n";

fn study() -> Study {
    Study::from_record(&read_jrn(TEXT).expect("a record")).expect("a game")
}

#[test]
fn what_cannot_be_played_is_kept_as_it_is_written() {
    let study = study();
    let text = write_jrn(&study.record()).replace('\n', " ");
    assert!(text.contains("2. a9-a9 b1-b2)") && text.contains("(1. zz)"), "{text}");
    assert_eq!(read_jrn(&write_jrn(&study.record())).expect("a record"), read_jrn(TEXT).expect("a record"));
    assert_eq!(study.course().turns.len(), 3);
    assert!(study.node(NodeId::START).expect("the start").has_strays());
}

#[test]
fn variations_are_promoted_and_taken_away() {
    let mut study = study();
    let other = study.at_place(&[1, 1]);
    assert_eq!((study.text(other).as_str(), study.nesting(other)), ("h5-h4", 2));
    study.promote(other).expect("it is there");
    assert_eq!(study.place_of(other), [1, 0]);
    study.promote(other).expect("it is there");
    assert!(study.is_main(other));
    assert_eq!(study.course().turns.len(), 2);
    let first = study.at_place(&[0]);
    assert_eq!(study.node(first).expect("it is there").mark(), Some(Mark::Dubious));
    assert_eq!(study.remove(first), Ok(NodeId::START));
    assert_eq!(study.node(other).err(), Some(StudyError::NoSuchTurn));
    assert_eq!(study.remove(NodeId::START), Err(StudyError::Start));
    assert_eq!(study.course().turns.len(), 3);
    assert_eq!(study.node(study.at_place(&[0])).expect("it is there").note(), "calm");
}

#[test]
fn illegal_turns_are_not_added_and_legal_ones_once() {
    let mut study = study();
    let first = study.at_place(&[0]);
    let played = study.node(first).expect("it is there").decisions().to_vec();
    assert_eq!(study.add(NodeId::START, &played), Ok(first));
    assert_eq!(study.add(first, &played), Err(StudyError::Illegal));
    assert_eq!(study.add(first, &[]), Err(StudyError::Illegal));
    assert_eq!(study.add(NodeId(999), &played), Err(StudyError::NoSuchTurn));
}

#[test]
fn a_game_that_took_another_turn_is_the_main_line_and_only_then() {
    let text = |turns: &str| format!("[JRN \"1\"]\n[Edition \"4.8\"]\n\n{turns} *\n");
    let record = |turns: &str| read_jrn(&text(turns)).expect("a record");
    let mut study = Study::from_record(&record("1. a2-b2=d3 h4-h3=f4")).expect("a game");
    study.absorb(&record("1. a2-b2=d3 h5-h4 2. a1-b1")).expect("a game");
    let main = |study: &Study| -> Vec<String> {
        study.main_line(NodeId::START).into_iter().map(|id| study.text(id)).collect()
    };
    assert_eq!(main(&study), ["a2-b2=d3", "h5-h4", "a1-b1"]);
    let other = study.at_place(&[0, 1]);
    assert_eq!(study.text(other), "h4-h3=f4");
    study.promote(other).expect("it is there");
    study.absorb(&record("1. a2-b2=d3 h5-h4 2. a1-b1")).expect("a game");
    assert_eq!(main(&study), ["a2-b2=d3", "h4-h3=f4"]);
}

#[test]
fn a_line_of_its_own_has_no_end_and_no_notes() {
    let mut study = study();
    study.tags.set("Result", "white");
    study.tags.set("Termination", "resignation");
    let record = study.record_to(study.at_place(&[1, 1]));
    let texts: Vec<&str> = record.turns.iter().map(|turn| turn.text.as_str()).collect();
    assert_eq!(texts, ["a1-b1", "h5-h4"]);
    assert_eq!((record.tags.get("Result"), record.tags.get("White")), (None, Some("Ada")));
    assert!(record.turns.iter().all(|turn| turn.comments.is_empty() && turn.variations.is_empty()));
}
