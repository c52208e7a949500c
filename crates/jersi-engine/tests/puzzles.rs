//! The puzzles of the page: the solver proves every one again, and that nothing else wins.

use jersi_engine::{Engine, Solution, StopSignal, defend, solve, winning_turns};
use jersi_rules::notation::{read_position, write_position, write_turn};
use jersi_rules::{Edition, Position, Rules, Variant};
use serde_json::Value;

struct Puzzle {
    id: String,
    position: Position,
    turns: u32,
    wins: Vec<String>,
    grade: u64,
}

fn puzzles() -> Vec<Puzzle> {
    let text = include_str!("../../../web/src/puzzles/puzzles.json");
    let data: Value = serde_json::from_str(text).expect("JSON");
    let all = data["puzzles"].as_array().expect("a list");
    all.iter().map(read).collect()
}

fn read(one: &Value) -> Puzzle {
    let text = |key: &str| one[key].as_str().unwrap_or_else(|| panic!("{key} in {one}"));
    let edition = Edition::from_id(text("edition")).expect("an edition");
    let reserve = one["reserve"].as_bool().expect("yes or no");
    let rules = Rules::with(edition, Variant { reserve, ransom: false }).expect("rules");
    let position = read_position(rules, text("position")).expect("a position");
    assert_eq!(write_position(&position), text("position"), "canonical");
    assert_eq!(one["legal"].as_u64(), Some(position.count_turns()), "{one}");
    let wins = one["wins"].as_array().expect("a list").iter();
    Puzzle {
        id: text("id").to_owned(),
        position,
        turns: one["turns"].as_u64().expect("a number") as u32,
        wins: wins.map(|turn| turn.as_str().expect("a turn").to_owned()).collect(),
        grade: one["grade"].as_u64().expect("a number"),
    }
}

#[test]
fn there_are_twenty_for_4_8_and_ten_for_the_hunts() {
    let all = puzzles();
    let count = |test: &dyn Fn(&Puzzle) -> bool| all.iter().filter(|puzzle| test(puzzle)).count();
    assert_eq!(count(&|one| one.position.edition() == Edition::V4_8), 20);
    assert_eq!(count(&|one| one.position.edition().hunts()), 10);
    assert!(count(&|one| one.position.rules().reserve()) >= 8, "with mountains and wise men");
    assert!(count(&|one| one.turns == 1) >= 10 && count(&|one| one.turns == 3) >= 15);
    for grade in 1..=5 {
        assert!(count(&|one| one.grade == grade) >= 3, "of grade {grade}");
    }
    let mut positions: Vec<u64> = all.iter().map(|one| one.position.hash()).collect();
    positions.sort_unstable();
    positions.dedup();
    assert_eq!(positions.len(), 30);
}

#[test]
fn each_is_won_as_it_says_and_in_no_other_way() {
    for Puzzle { id, position, turns, wins, .. } in puzzles() {
        let Solution::Win(proof) = solve(&position, turns, &StopSignal::new(), None) else { panic!("{id}") };
        assert_eq!(proof.in_turns, turns, "{id} takes as long as it says");
        let found = winning_turns(&position, turns, &StopSignal::new(), None).expect("nobody stops it");
        let mut texts: Vec<String> = found.iter().map(|&turn| write_turn(&position, turn)).collect();
        texts.sort();
        assert_eq!(texts, wins, "{id}");
        assert!((1..=2).contains(&wins.len()), "{id}");
    }
}

#[test]
fn a_right_turn_is_answered_and_a_wrong_one_refuted() {
    let mut engine = Engine::new(1, 1);
    for Puzzle { id, position, turns, .. } in puzzles().into_iter().filter(|one| one.turns == 3) {
        let hero = position.decider();
        let winning = winning_turns(&position, turns, &StopSignal::new(), None).expect("nobody stops it");
        let others = position.turns().into_iter().filter(|turn| !winning.contains(turn));
        // A wrong turn in twenty, so that the test is quick.
        for turn in winning.iter().copied().chain(others.step_by(20)) {
            let next = position.play_legal(turn);
            if next.outcome().is_some() {
                continue;
            }
            let defence = defend(&mut engine, &next, 2, &StopSignal::new(), None).expect("an answer");
            assert_eq!(defence.escapes, !winning.contains(&turn), "{id} {}", write_turn(&position, turn));
            let after = next.play(defence.turn).expect("the answer is legal");
            let wins = winning_turns(&after, 1, &StopSignal::new(), None).expect("nobody stops it");
            assert_eq!(wins.is_empty(), defence.escapes, "{id} {}", write_turn(&next, defence.turn));
            assert!(after.outcome().is_none_or(|end| end.winner != Some(hero)), "{id}");
        }
    }
}
