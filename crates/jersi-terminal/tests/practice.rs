//! Puzzles and the lesson at the full screen: keys in, frames out.
#![allow(missing_docs)]

mod support;

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use jersi_puzzles::{Attempt, Goal, Mark, Puzzle, Task, puzzles, task, tasks};
use jersi_rules::Lang;
use jersi_rules::lang::outside_marks;
use jersi_rules::notation::write_turn;
use jersi_terminal::{App, Effect, Exercise, Look, Practice, PracticeHouse, Start};
use jersi_words::{MadeUp, PlayWords, PracticeKind};
use support::{ASCII, PLAIN, compare, press, screen};

/// Lines of the bar in a high window, and columns of the panel in a wide one.
const BAR: usize = 6;
const PANEL: usize = 52;

/// What was noted, by name.
type Noted = Rc<RefCell<Vec<String>>>;

struct House(Noted);

impl PracticeHouse for House {
    fn next(&mut self, after: &Exercise) -> Option<Exercise> {
        match after {
            Exercise::Task(here) => task(here.number() + 1).map(Exercise::Task),
            Exercise::Puzzle(_) => None,
        }
    }

    fn farewell(&self, _: PracticeKind) -> Vec<String> {
        vec!["⟦That was all.⟧".to_owned()]
    }

    fn tried(&mut self, puzzle: &Puzzle, mark: Mark, alone: bool) -> Vec<String> {
        self.0.borrow_mut().push(format!("{} {mark:?} {alone}", puzzle.id));
        Vec::new()
    }

    fn did(&mut self, task: &Task) -> Vec<String> {
        self.0.borrow_mut().push(task.name.id().to_owned());
        Vec::new()
    }
}

fn app(words: &'static dyn PlayWords, look: Look, exercise: Exercise) -> (App, Noted) {
    let noted = Noted::default();
    let practice = Practice::new(words, exercise, Box::new(House(Rc::clone(&noted))));
    let start = Start {
        words,
        look,
        table: practice.table(),
        offered: None,
        review: false,
        damaged: None,
        news: Vec::new(),
        limits: None,
        pace: Duration::ZERO,
        practice: Some(practice),
    };
    (App::practising(start), noted)
}

fn lesson(number: usize) -> (App, Noted) {
    app(jersi_words::play(Lang::EN), PLAIN, Exercise::Task(task(number).expect("a task")))
}

/// The puzzle of a kind that has the fewest turns.
fn one(goal: Goal, turns: u32) -> &'static Puzzle {
    let of_kind = puzzles().iter().filter(|puzzle| (puzzle.goal, puzzle.turns) == (goal, turns));
    of_kind.min_by_key(|puzzle| puzzle.legal).expect("there is one")
}

fn solve(puzzle: &'static Puzzle) -> (App, Noted) {
    app(jersi_words::play(Lang::EN), PLAIN, Exercise::Puzzle(Attempt::new(puzzle)))
}

fn wrong(puzzle: &Puzzle) -> String {
    let start = puzzle.start();
    let mut turns = start.turns().into_iter().map(|turn| write_turn(&start, turn));
    turns.find(|turn| !puzzle.wins.contains(turn)).expect("not every turn is right")
}

#[test]
fn frames_of_the_lesson() {
    for (lang, language) in [(Lang::EN, "en"), (Lang::FR, "fr")] {
        for (look, signs) in [(PLAIN, "unicode"), (ASCII, "ascii")] {
            for (number, keys, name) in [
                (1, "", "asked"),
                (8, "", "reserve"),
                (2, ":c3-b3 enter", "wrong"),
                (5, ":d4-e5! enter", "done"),
            ] {
                let exercise = Exercise::Task(task(number).expect("a task"));
                let (mut app, _) = app(jersi_words::play(lang), look, exercise);
                press(&mut app, keys);
                compare(&format!("lesson-{name}-{language}-{signs}"), &screen(&mut app, 80, 24));
            }
        }
    }
}

#[test]
fn the_whole_lesson_by_keys() {
    let (mut app, noted) = lesson(1);
    for task in tasks() {
        assert!(screen(&mut app, 120, 40).contains(&format!("Task {} of 10.", task.number())));
        // What is shown waits to be played; then one key goes on.
        press(&mut app, "S enter");
        assert!(screen(&mut app, 120, 40).contains("Enter goes on."), "{}", screen(&mut app, 120, 40));
        assert_eq!(noted.borrow().last().map(String::as_str), Some(task.name.id()));
        let effects = press(&mut app, "enter");
        let ends = effects.iter().any(|effect| matches!(effect, Effect::Quit));
        assert_eq!(ends, task.number() == tasks().len());
    }
    assert_eq!(app.last_words(), ["⟦That was all.⟧"]);
}

#[test]
fn what_is_wrong_is_taken_back_and_nothing_else_can_be_entered_meanwhile() {
    let (mut app, noted) = lesson(1);
    press(&mut app, ":e5-e6 enter");
    assert!(screen(&mut app, 80, 24).contains("That is legal, but"));
    assert!(screen(&mut app, 80, 24).contains("Enter tries again."));
    press(&mut app, ":h4-i4 enter");
    assert_eq!(app.game().turns().len(), 1, "a turn is asked for only after another try");
    press(&mut app, "enter");
    assert_eq!(app.game().turns().len(), 0);
    press(&mut app, ":h4-i4 enter");
    assert_eq!(*noted.borrow(), ["move"]);
    press(&mut app, "z");
    assert_eq!(app.game().turns().len(), 0, "from the beginning again");
}

#[test]
fn keys_of_games_mean_nothing_here() {
    for key in ["a", "g", "p", "r", "s", "v", "D", "K", "O", "R", "Z", ",", ".", "home", "end"] {
        let (mut app, _) = lesson(1);
        press(&mut app, key);
        let frame = screen(&mut app, 80, 24);
        assert!(frame.contains("That means nothing here; help tells the words."), "{key}:\n{frame}");
    }
    let (mut app, _) = lesson(1);
    press(&mut app, ":save enter");
    assert!(screen(&mut app, 80, 24).contains("That means nothing here"));
    press(&mut app, ":nonsense enter");
    assert!(screen(&mut app, 80, 24).contains("nonsense"));
    press(&mut app, "esc ? ");
    assert!(screen(&mut app, 80, 24).contains("a turn that does it"));
}

#[test]
fn a_puzzle_is_missed_hinted_and_solved() {
    let puzzle = one(Goal::Win, 3);
    let (mut app, noted) = solve(puzzle);
    assert!(screen(&mut app, 80, 24).contains(&format!("Puzzle {}:", puzzle.id)));
    press(&mut app, &format!(":{} enter", wrong(puzzle)));
    let frame = screen(&mut app, 80, 24);
    assert!(frame.contains("Not yet:"), "{frame}");
    assert_eq!(app.game().turns().len(), 2, "what refutes it is on the board");
    assert_eq!(*noted.borrow(), [format!("{} Missed false", puzzle.id)]);
    press(&mut app, "i");
    assert!(screen(&mut app, 80, 24).contains("It begins"));
    press(&mut app, &format!("esc :{} enter", puzzle.wins[0]));
    assert!(screen(&mut app, 80, 24).contains("That is right."));
    assert_eq!(app.game().turns().len(), 2, "the defender has answered");
    press(&mut app, "S");
    assert!(screen(&mut app, 80, 24).contains("The solution:"));
    assert!(app.game().ending().is_some());
    assert_eq!(noted.borrow().last(), Some(&format!("{} Shown false", puzzle.id)));
}

/// As in the page: who was shown where it begins and goes wrong all the same has missed it.
#[test]
fn a_wrong_try_after_a_hint_is_a_miss() {
    for puzzle in [one(Goal::Win, 1), one(Goal::Hold, 1)] {
        let (mut app, noted) = solve(puzzle);
        let wrong = wrong(puzzle);
        press(&mut app, &format!("i :{wrong} enter esc :{wrong} enter esc :{} enter", puzzle.wins[0]));
        assert_eq!(
            *noted.borrow(),
            [format!("{} Missed false", puzzle.id), format!("{} Solved false", puzzle.id)]
        );
    }
    let puzzle = one(Goal::Win, 1);
    let (mut app, noted) = solve(puzzle);
    press(&mut app, &format!("i :{} enter", puzzle.wins[0]));
    assert_eq!(*noted.borrow(), [format!("{} Solved false", puzzle.id)]);
}

/// A win at once that is not played: the game goes on at the board, with its reason, and the win is not given away.
#[test]
fn a_missed_win_in_one_is_answered() {
    let puzzle = one(Goal::Win, 1);
    let (mut app, _) = solve(puzzle);
    press(&mut app, &format!(":{} enter", wrong(puzzle)));
    let frame = screen(&mut app, 120, 40);
    assert_eq!(app.game().turns().len(), 2, "{frame}");
    assert!(frame.contains("Not yet:") && frame.contains("After "), "{frame}");
    assert!(puzzle.wins.iter().all(|win| !frame.contains(win)), "{frame}");
}

#[test]
fn a_puzzle_is_solved_alone() {
    for puzzle in [one(Goal::Win, 1), one(Goal::Hold, 1)] {
        let (mut app, noted) = solve(puzzle);
        press(&mut app, &format!(":{} enter", puzzle.wins[0]));
        assert!(screen(&mut app, 120, 40).contains("Solved."), "{}", screen(&mut app, 120, 40));
        assert_eq!(*noted.borrow(), [format!("{} Solved true", puzzle.id)]);
    }
}

/// What looks like words outside of the marks of the made-up language.
#[test]
fn nothing_is_said_in_english_only() {
    let known = ["human"];
    let moments = [
        (Exercise::Task(&tasks()[0]), vec!["", "i", "S", ":e5-e6 enter", ":h4-i4 enter", "?", "a"]),
        (Exercise::Puzzle(Attempt::new(one(Goal::Win, 1))), vec!["", "i", "S"]),
        (Exercise::Puzzle(Attempt::new(one(Goal::Hold, 1))), vec!["", "S"]),
    ];
    for (exercise, all_keys) in moments {
        for keys in all_keys {
            let (mut app, _) = app(&MadeUp, PLAIN, exercise.clone());
            press(&mut app, keys);
            // Lines that are wrapped have their marks on other lines, so marks are looked at over the whole panel.
            let frame = screen(&mut app, 200, 60);
            assert!(frame.contains('⟦'), "{keys}:\n{frame}");
            let strange: Vec<String> =
                unsaid(&frame).into_iter().filter(|word| !known.contains(&word.as_str())).collect();
            assert!(strange.is_empty(), "{keys}: {strange:?} in\n{frame}");
        }
    }
}

/// Words of more than two letters outside of marks: the board, the panel and the bar below them each by itself, because a
/// sentence of the panel goes on in its next line.
fn unsaid(frame: &str) -> Vec<String> {
    let lines: Vec<Vec<char>> = frame.lines().map(|line| line.chars().collect()).collect();
    let (above, bar) = lines.split_at(lines.len() - BAR);
    let cut = above.iter().map(Vec::len).max().unwrap_or(0).saturating_sub(PANEL);
    let part = |from: usize, to: usize| {
        let line = |line: &Vec<char>| line.iter().skip(from).take(to).collect::<String>();
        above.iter().map(line).collect::<Vec<_>>().join(" ")
    };
    let mut texts = vec![part(0, cut), part(cut, PANEL)];
    texts.extend(bar.iter().map(|line| line.iter().collect()));
    let outside: Vec<String> = texts.iter().map(|text| outside_marks(text)).collect();
    let words = outside.iter().flat_map(|text| text.split(|c: char| !c.is_alphabetic()));
    words.filter(|word| word.chars().count() > 2).map(str::to_lowercase).collect()
}
