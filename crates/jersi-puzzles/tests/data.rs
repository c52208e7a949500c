//! The files that page and terminal share: every field makes sense, and both judge alike.
#![allow(missing_docs)]

use std::collections::{BTreeMap, BTreeSet};

use jersi_engine::{StopSignal, winning_turns};
use jersi_puzzles::{
    Attempt, Goal, Judged, Mark, Motif, Progress, Puzzle, Wanted, Wrong, of_the_day, puzzle, puzzles, tasks,
};
use jersi_rules::notation::{read_turn, write_turn};
use jersi_rules::{Edition, Kind, Position, Reason, Turn};

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
        let is_told = match why {
            Wrong::Loses(_) => true,
            Wrong::Escapes(_) => puzzle.turns == 3,
            Wrong::GoesOn(_) => puzzle.turns == 1 && puzzle.goal == Goal::Win,
            Wrong::Ends => false,
        };
        assert!(is_told, "{}: {why:?}", puzzle.id);
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

/// What is told of a puzzle is so of the line that was played: of every right turn, and of everything that wins after the answer.
#[test]
fn motifs_are_told_where_they_are_so() {
    let wins = puzzles().iter().filter(|puzzle| puzzle.goal == Goal::Win);
    let mut dropped = 0;
    for puzzle in wins {
        let start = puzzle.start();
        for text in &puzzle.wins {
            let first = turn(&start, text);
            let mut attempt = Attempt::new(puzzle);
            let lines = match attempt.judge(first) {
                Judged::Solved => vec![vec![first]],
                Judged::Right(reply) => {
                    let wins = winning_turns(&attempt.position(), 1, &StopSignal::new(), None);
                    wins.expect("nobody stops it").into_iter().map(|last| vec![first, reply, last]).collect()
                }
                Judged::Wrong(why) => panic!("{} {text}: {why:?}", puzzle.id),
            };
            for line in lines {
                let shown = puzzle.shown_by(&line);
                for &motif in &shown {
                    assert_so(puzzle, &line, motif);
                }
                dropped += puzzle.motifs.iter().filter(|motif| !shown.contains(motif)).count();
                let (one, ends) = (ends_of(puzzle), ends_of(&Puzzle { motifs: shown, ..puzzle.clone() }));
                assert!(
                    one.len() != 1 || one == ends,
                    "{}: the only end that is named is that of every line",
                    puzzle.id
                );
            }
        }
    }
    assert!(dropped > 0, "some are not so of every line");
}

/// The motifs of a puzzle that tell how the game ends.
fn ends_of(puzzle: &Puzzle) -> Vec<Motif> {
    let ends = [Motif::KingArrives, Motif::RelocationDenied, Motif::NoTurn, Motif::KuntiCaught];
    puzzle.motifs.iter().copied().filter(|motif| ends.contains(motif)).collect()
}

/// Whether a motif is so of a line, by the outcome and by notation.
fn assert_so(puzzle: &Puzzle, line: &[Turn], motif: Motif) {
    let mut now = puzzle.start();
    let mut own = Vec::new();
    for (n, &turn) in line.iter().enumerate() {
        if n % 2 == 0 {
            own.push((now, write_turn(&now, turn)));
        }
        now = now.play_legal(turn);
    }
    let outcome = now.outcome().expect("it is solved");
    assert_eq!(outcome.winner, Some(puzzle.start().decider()), "{}", puzzle.id);
    let captured = |text: &str| -> Vec<String> {
        let steps = text.split('/').next().unwrap_or_default();
        let marked = steps.split(['-', '=']).skip(1).filter(|step| step.ends_with('!'));
        marked.map(|step| step.trim_end_matches('!').to_owned()).collect()
    };
    let takes_two = |(before, text): &(Position, String)| {
        captured(text).iter().any(|name| {
            let cell = before.edition().cell_named(name).expect("a cell");
            before.content(cell).pieces().filter(|piece| piece.kind != Kind::Mountain).count() == 2
        })
    };
    let first = own[0].1.as_str();
    let ends = |reason: Reason| outcome.reason == reason;
    let is_so = match motif {
        Motif::KingArrives => ends(Reason::KingArrived),
        Motif::RelocationDenied => ends(Reason::KingNotRelocatable),
        Motif::NoTurn => ends(Reason::NoTurn),
        Motif::KuntiCaught => ends(Reason::KingCaptured),
        Motif::KingSentBack => own.iter().any(|(_, text)| text.contains("/K:")),
        Motif::TopTaken => own.iter().any(takes_two),
        Motif::DoubleCapture => captured(first).len() == 2,
        Motif::DoubleStep => first.matches(['-', '=']).count() == 2,
        Motif::Quiet => captured(first).is_empty(),
        Motif::Drop => first.contains(':') && !first.contains(['-', '=']),
        // What the board would be like without it is proved by another test.
        Motif::Guardian => true,
        Motif::OnlyDefence => false,
    };
    assert!(is_so, "{}: {motif:?} of {own:?}", puzzle.id);
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

/// The page's test reads the same file: both have the same puzzle on the same day.
#[test]
fn known_days_have_their_puzzles() {
    #[derive(serde::Deserialize)]
    struct Known {
        day: u64,
        puzzle: String,
    }
    let days: BTreeMap<String, Known> =
        serde_json::from_str(include_str!("../../../web/src/puzzles/days.json")).expect("days");
    assert!(days.len() >= 5);
    for (date, Known { day, puzzle }) in days {
        assert_eq!(of_the_day(day).id, puzzle, "{date}");
    }
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
