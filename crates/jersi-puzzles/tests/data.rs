//! The files that page and terminal share: every field makes sense, and both judge alike.
#![allow(missing_docs)]

use std::collections::{BTreeMap, BTreeSet};

use jersi_puzzles::{
    Attempt, Goal, Judged, Mark, Motif, Progress, Wanted, Wrong, of_the_day, puzzle, puzzles, tasks,
};
use jersi_rules::notation::{read_turn, write_turn};
use jersi_rules::{Edition, Position, Turn};

fn turn(position: &Position, text: &str) -> Turn {
    let read = read_turn(position, text).unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(read.decisions.len(), 1, "{text}");
    read.decisions[0]
}

#[test]
fn every_puzzle_makes_sense() {
    let mut ids = BTreeSet::new();
    for puzzle in puzzles() {
        let id = &puzzle.id;
        assert!(ids.insert(id), "{id} is there twice");
        let position = puzzle.start();
        assert_eq!(position.turns().len() as u32, puzzle.legal, "{id}");
        assert!(position.outcome().is_none(), "{id}");
        assert!([1, 3].contains(&puzzle.turns), "{id}");
        assert!(!puzzle.wins.is_empty() && !puzzle.motifs.is_empty(), "{id}");
        assert_eq!(puzzle.goal == Goal::Hold, puzzle.motifs.contains(&Motif::OnlyDefence), "{id}");
        assert!((300..=2600).contains(&puzzle.rating), "{id}");
        let digits: String = puzzle.edition.chars().filter(char::is_ascii_digit).collect();
        assert!(id.starts_with(&format!("{digits}-")), "{id} of {}", puzzle.edition);
        assert!(puzzle.edition.parse::<Edition>().is_ok(), "{id}");
        for text in &puzzle.wins {
            assert_eq!(&write_turn(&position, turn(&position, text)), text, "{id}");
        }
    }
    assert!(ids.len() >= 30, "{}", ids.len());
}

/// One of each kind of puzzle: the solution solves it, and some other turn does not.
#[test]
fn tries_are_judged_by_proof() {
    let mut kinds = BTreeMap::new();
    for puzzle in puzzles().iter().filter(|puzzle| puzzle.legal < 200) {
        kinds.entry((puzzle.goal == Goal::Hold, puzzle.turns)).or_insert(puzzle);
    }
    assert!(kinds.len() >= 2, "{kinds:?}");
    for puzzle in kinds.into_values() {
        let mut attempt = Attempt::new(puzzle);
        let start = attempt.position();
        let wrong = start.turns().into_iter().find(|&turn| !puzzle.wins.contains(&write_turn(&start, turn)));
        let judged = attempt.judge(wrong.expect("not every turn is right"));
        let Judged::Wrong(why) = judged else { panic!("{}: {judged:?}", puzzle.id) };
        if puzzle.turns == 3 {
            assert!(matches!(why, Wrong::Escapes(_) | Wrong::Loses(_)), "{}: {why:?}", puzzle.id);
        }
        assert!(attempt.stands().is_empty());
        for _ in 0..2 {
            match attempt.judge(attempt.solution()) {
                Judged::Solved => break,
                Judged::Right(reply) => assert_eq!(attempt.stands()[1], reply),
                Judged::Wrong(why) => panic!("{}: {why:?}", puzzle.id),
            }
        }
        let solved = attempt.judge(attempt.solution());
        assert_eq!(solved, Judged::Solved, "{}", puzzle.id);
        attempt.again();
        assert_eq!(attempt.position(), start);
    }
}

#[test]
fn puzzles_are_found_by_what_is_wanted() {
    let all = Wanted::default().all().len();
    let parts: usize = ["2.0", "3.0", "4.8"]
        .map(|edition| Wanted { edition: Some(edition.to_owned()), ..Wanted::default() }.all().len())
        .iter()
        .sum();
    assert_eq!(parts, all);
    let grades: usize =
        (1..=5).map(|grade| Wanted { grade: Some(grade), ..Wanted::default() }.all().len()).sum();
    assert_eq!(grades, all);
    let arrivals = Wanted { motif: Some(Motif::KingArrives), reserve: Some(false), ..Wanted::default() };
    assert!(!arrivals.all().is_empty());
    assert!(
        arrivals.all().iter().all(|puzzle| !puzzle.reserve && puzzle.motifs.contains(&Motif::KingArrives))
    );
    let hard = Wanted { rating: Some(9999), ..Wanted::default() }
        .next(&Progress::default(), None)
        .expect("one is open");
    assert_eq!(Some(hard.rating), puzzles().iter().map(|puzzle| puzzle.rating).max());
    let mut progress = Progress::default();
    progress.tried(hard, Mark::Shown, false);
    assert_ne!(Wanted { rating: Some(9999), ..Wanted::default() }.next(&progress, None), Some(hard));
    assert_eq!(puzzle("48-01").map(|puzzle| puzzle.id.as_str()), Some("48-01"));
    assert_eq!(puzzle("48-00"), None);
}

#[test]
fn each_day_has_its_puzzle_and_all_come_before_one_comes_again() {
    let pool = Wanted { edition: Some("4.8".to_owned()), ..Wanted::default() }.all().len() as u64;
    let day = 20_775;
    let round: Vec<&str> = (day..day + pool).map(|day| of_the_day(day).id.as_str()).collect();
    assert_eq!(round.iter().collect::<BTreeSet<_>>().len() as u64, pool);
    assert_eq!(of_the_day(day + pool), of_the_day(day));
    assert!(!round.is_sorted(), "a mixed order");
}

/// The page's test reads the same file of tries.
#[test]
fn tasks_are_done_by_what_the_page_takes_too() {
    let tries: BTreeMap<String, BTreeMap<String, bool>> =
        serde_json::from_str(include_str!("../../../web/src/lesson/tries.json")).expect("tries");
    assert_eq!((tasks().len(), tries.len()), (10, 10));
    for (n, task) in tasks().iter().enumerate() {
        assert_eq!(task.number(), n + 1);
        let (name, position) = (task.name.id(), task.start());
        let example = turn(&position, &task.example);
        assert!(task.is_done_by(example), "{name}");
        if let Some(answer) = &task.answer {
            // Whatever does the task, the answer is legal.
            for done in position.turns().into_iter().filter(|&each| task.is_done_by(each)) {
                turn(&position.play_legal(done), answer);
            }
        }
        for (text, &done) in &tries[name] {
            assert_eq!(task.is_done_by(turn(&position, text)), done, "{name}: {text}");
        }
    }
}
