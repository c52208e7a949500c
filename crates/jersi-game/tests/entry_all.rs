//! Entering turns in every reference position: all legal turns can be entered, nothing else can, and every
//! choice can be taken back.

use std::collections::BTreeSet;

use jersi_game::{Choice, Effect, Entry, legs};
use jersi_rules::notation::{read_position, write_turn};
use jersi_rules::{Edition, Kind, Position, Rules, Turn, TurnParts, Variant};
use serde_json::Value;

fn positions(file: &str) -> Vec<Position> {
    let path = format!("{}/../jersi-rules/tests/data/reference/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the reference data is part of the project");
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a JSON line"));
    let positions: Vec<Position> = lines.map(|line| position(&line)).collect();
    assert!(positions.len() > 200);
    positions
}

fn position(line: &Value) -> Position {
    let text = |key: &str| line[key].as_str().unwrap_or_default();
    let flag = |key: &str| line[key].as_bool().unwrap_or(false);
    let edition = Edition::from_id(text("edition")).expect("an edition");
    let variant = Variant { reserve: flag("reserve"), ransom: flag("ransom") };
    let rules = Rules::with(edition, variant).expect("the edition has it");
    let whole = format!("{} {}", text("position"), text("partial"));
    read_position(rules, whole.trim()).expect("the rules allow it")
}

/// Walks everything that can be chosen and gathers the turns that can be played.
fn walk(entry: &mut Entry, played: &mut BTreeSet<Turn>) {
    let next = entry.next();
    let done = entry.done().to_vec();
    assert_eq!(entry.goes_on(), !next.is_empty());
    if let Some(turn) = entry.playable() {
        check_played(entry, turn);
        played.insert(turn);
    } else if !done.is_empty() {
        assert!(entry.goes_on(), "{done:?} leads nowhere in {}", entry.position());
    }
    for choice in next {
        assert_eq!(entry.why(choice), None, "{choice:?} after {done:?} in {}", entry.position());
        let captures = matches!(entry.effect(choice), Effect::Capture | Effect::King);
        let marks = entry.text().matches('!').count();
        entry.choose(choice).expect("what may be chosen can be");
        assert_eq!(entry.text().matches('!').count() > marks, captures, "{} {choice:?}", entry.text());
        assert_eq!(entry.done(), [done.as_slice(), &[choice]].concat());
        walk(entry, played);
        assert_eq!(entry.back(), Some(choice));
        assert_eq!(entry.done(), done);
    }
}

/// What is shown while a turn is entered is what it brings about.
fn check_played(entry: &Entry, turn: Turn) {
    let before = entry.position();
    assert_eq!(entry.text(), write_turn(before, turn));
    let after = before.play_legal(turn);
    let changed = entry.changed();
    for cell in before.rules().facts().cells {
        let shown =
            changed.iter().find(|(at, _)| *at == cell).map_or(before.content(cell), |&(_, stand)| stand);
        assert_eq!(shown, after.content(cell), "{} in {before}", entry.text());
    }
    let lost = before.on_board(before.to_move().other()).total();
    let left = after.on_board(before.to_move().other()).total();
    let captured: usize = entry.legs().iter().map(|leg| leg.captured.len()).sum();
    let returned = matches!(turn.parts(), TurnParts::Steps { seat: Some(_), .. });
    if matches!(turn.parts(), TurnParts::Steps { .. }) {
        assert_eq!(captured, (lost - left) as usize + usize::from(returned), "{} in {before}", entry.text());
    }
    assert_eq!(legs(before, turn), entry.legs());
}

fn check(file: &str, least: usize) {
    let mut all = 0;
    for position in positions(file) {
        let legal: BTreeSet<Turn> = position.turns().into_iter().collect();
        let mut entry = Entry::new(&position);
        let mut played = BTreeSet::new();
        walk(&mut entry, &mut played);
        assert_eq!(played, legal, "{position}");
        all += played.len();
        assert!(entry.done().is_empty());
    }
    assert!(all > least, "only {all} turns were entered");
}

#[test]
fn every_turn_of_2_0_and_no_other() {
    check("positions-2.0.jsonl", 30_000);
}

#[test]
fn every_turn_of_3_0_and_no_other() {
    check("positions-3.0.jsonl", 20_000);
}

#[test]
fn every_turn_of_4_8_and_no_other() {
    check("positions-4.8.jsonl", 100_000);
}

#[test]
fn every_decision_of_a_ransom_and_no_other() {
    check("positions-ransom.jsonl", 5_000);
}

/// Choices that lead to no legal turn are refused, and most of them with the referee's reason.
#[test]
fn nothing_else_can_be_chosen() {
    let mut refused = 0;
    for file in ["positions-3.0.jsonl", "positions-4.8.jsonl", "positions-ransom.jsonl"] {
        for position in positions(file).into_iter().step_by(20) {
            let mut entry = Entry::new(&position);
            for depth in 0..3 {
                let next = entry.next();
                for choice in every_choice(&position).filter(|choice| !next.contains(choice)) {
                    let before = entry.done().to_vec();
                    assert!(entry.choose(choice).is_err(), "{choice:?} after {before:?} in {position}");
                    assert_eq!(entry.done(), before);
                    refused += usize::from(entry.why(choice).is_some());
                }
                // Further down somewhere in the middle.
                let Some(&choice) = next.get(next.len() * (depth + 1) / 4) else { break };
                entry.choose(choice).expect("it may be chosen");
            }
        }
    }
    assert!(refused > 10_000, "only {refused} choices were refused with a reason");
}

fn every_choice(position: &Position) -> impl Iterator<Item = Choice> {
    use jersi_rules::Carry::{One, Two};
    let cells = position.rules().facts().cells.into_iter().flat_map(|cell| {
        [
            Choice::Lift(cell, One),
            Choice::Lift(cell, Two),
            Choice::Step(cell),
            Choice::Seat(cell),
            Choice::Land(cell),
            Choice::Gift(cell),
        ]
    });
    let kinds = Kind::ALL.into_iter().flat_map(|kind| [Choice::Take(kind), Choice::Name(kind)]);
    cells.chain(kinds).chain([Choice::Rest])
}
