//! Nothing is refereed twice: a record on its way into a study, and the steps of whoever looks through it.

mod common;

use std::fmt::Write;

use jersi_rules::record::{read_jrn, replay, write_jrn};
use jersi_rules::{Lang, judged_so_far};
use jersi_table::Confirm;
use jersi_view::wire::{Diagnosis, ImportHint};
use jersi_view::{Brought, Study};

/// Pieces that go back and forth: nothing in 2.0 ends such a game.
const TURNS: [&str; 4] = ["a1-b1=a1", "i5-h6=i5", "a1-b1", "i5-h6"];
const LONG: usize = 600;

fn game(turns: usize, behind: &str) -> String {
    let mut text = "[JRN \"1\"]\n[Edition \"2.0\"]\n[White \"Ada\"]\n\n".to_owned();
    for (n, turn) in TURNS.iter().cycle().take(turns).enumerate() {
        if n % 2 == 0 {
            write!(text, "{}. ", n / 2 + 1).expect("writing to a string does not fail");
        }
        write!(text, "{turn} ").expect("writing to a string does not fail");
    }
    text.push_str(behind);
    let record = read_jrn(&text).unwrap_or_else(|error| panic!("{error}"));
    write_jrn(&record)
}

/// How many decisions the referee judges meanwhile.
fn judged<T>(work: impl FnOnce() -> T) -> (u64, T) {
    let before = judged_so_far();
    let done = work();
    (judged_so_far() - before, done)
}

fn brought(text: &str) -> (u64, Diagnosis, Study) {
    let (count, (told, study)) = judged(|| {
        let mut brought = Brought::read(text, &ImportHint::default(), Lang::EN);
        let told = brought.diagnosis().clone();
        let record = told.record.clone().unwrap_or_else(|| panic!("{:?}", told.fault));
        let study = brought.hand_over(&record, Lang::EN).expect("it was brought");
        assert!(brought.hand_over(&record, Lang::EN).is_none(), "it is handed over once");
        (told, study)
    });
    (count, told, study)
}

fn once(text: &str) -> u64 {
    let record = read_jrn(text).expect("a record");
    judged(|| replay(&record).expect("it is legal")).0
}

#[test]
fn a_record_is_refereed_once_on_its_way_into_a_study() {
    for turns in [60, LONG] {
        let text = game(turns, "*");
        let (count, told, study) = brought(&text);
        assert_eq!((told.turns as usize, study.tree().turns.len()), (turns, turns));
        let counted = if cfg!(debug_assertions) { turns as u64 } else { 0 };
        assert_eq!(count, counted, "every turn is judged once, and debug builds count");
        assert_eq!(count, once(&text));
        assert_eq!(Some(study.record()), told.record);
    }
}

#[test]
fn variations_are_refereed_once_too() {
    let text = game(8, "(i5-i4 (i5-h5) a1-b1 zz) 5. a1-b1 (a2-b2 (a3-b3 i5-h6)) *");
    let (count, told, study) = brought(&text);
    assert_eq!(told.notes.len(), 1, "{:?}", told.notes);
    assert_eq!(count, once(&text));
    let again = Study::from_record(&told.record.expect("a game"), Lang::EN).expect("a study");
    assert_eq!(study.tree(), again.tree());
    assert_eq!(study.record(), again.record());
}

#[test]
fn other_records_are_not_handed_over() {
    let (one, other) = (game(4, "*"), game(6, "*"));
    let mut brought = Brought::read(&one, &ImportHint::default(), Lang::EN);
    assert!(brought.hand_over(&other, Lang::EN).is_none());
    assert!(brought.hand_over(&one, Lang::EN).is_some(), "as it was brought");
    assert!(Brought::read("hello", &ImportHint::default(), Lang::EN).hand_over("hello", Lang::EN).is_none());
}

#[test]
fn a_step_referees_nothing_however_long_the_game() {
    let (_, _, mut study) = brought(&game(LONG, "*"));
    let line: Vec<u32> = study.tree().turns.iter().map(|turn| turn.id).collect();
    let (count, ()) = judged(|| {
        for &id in line.iter().chain(line.iter().rev()).chain([&line[LONG - 1], &0, &line[LONG / 2]]) {
            study.go(id).expect("it is there");
            let view = study.view();
            assert_eq!(view.played as usize, line.iter().position(|&one| one == id).map_or(0, |n| n + 1));
        }
    });
    assert_eq!((count, line.len()), (0, LONG));
    assert_eq!(study.at(), line[LONG / 2]);
    // A turn that is entered there becomes a variation, and the way back is known.
    study.go_to_place(&[0, 0]).expect("it is there");
    let view = study.view();
    assert_eq!((view.played, view.last.expect("a turn").text), (2, TURNS[1].to_owned()));
    for cell in ["a2", "b2", "b2"] {
        let action = jersi_view::wire::BoardAction::Press { cell: cell.to_owned(), aimed: None };
        let entered = study.act(&action, Confirm::Always);
        assert_eq!(entered.fault, None);
    }
    study.play().expect("it is complete");
    assert_eq!((study.place(), study.tree().turns.len()), (vec![0, 0, 1], LONG + 1));
    study.remove(study.at()).expect("it is there");
    assert_eq!((study.place(), study.view().played), (vec![0, 0], 2));
    study.go(line[LONG - 1]).expect("it is there");
    assert_eq!(study.view().played as usize, LONG);
}
