//! Forced wins in two turns of one's own: the solver proves each, and the engine announces nearly all of them.

use jersi_engine::{Engine, Limits, Report, Root, Score, Solution, StopSignal, Verdict, solve};
use jersi_rules::notation::read_position;
use jersi_rules::{Edition, Position, Rules, Variant};
use serde_json::Value;

/// Positions that the engine may look at.
const NODES: u64 = 50_000;
/// Of so many the ordinary run takes one; the long run takes all.
const SAMPLE: usize = 4;

/// Positions from games of the engine against itself, see `examples/find_wins.rs`.
fn wins() -> Vec<Position> {
    include_str!("data/wins.jsonl").lines().map(read).collect()
}

fn read(line: &str) -> Position {
    let line: Value = serde_json::from_str(line).expect("a JSON line");
    let text = |key: &str| line[key].as_str().unwrap_or_else(|| panic!("{key} in {line}"));
    let flag = |key: &str| line[key].as_bool().unwrap_or_else(|| panic!("{key} in {line}"));
    let edition = Edition::from_id(text("edition")).expect("an edition");
    let variant = Variant { reserve: flag("reserve"), ransom: flag("ransom") };
    let rules = Rules::with(edition, variant).expect("rules");
    read_position(rules, text("position")).expect("a position")
}

/// Those of this run.
fn chosen() -> Vec<Position> {
    let deep = std::env::var_os("JERSI_DEEP").is_some_and(|value| value == "1");
    wins().into_iter().step_by(if deep { 1 } else { SAMPLE }).collect()
}

#[test]
fn there_are_enough_of_every_edition() {
    let all = wins();
    assert!(all.len() >= 150, "{}", all.len());
    for edition in Edition::ALL {
        let of = all.iter().filter(|position| position.edition() == edition).count();
        assert!(of >= 16, "{edition}: {of}");
    }
}

#[test]
fn the_solver_proves_them() {
    for position in chosen() {
        let solution = solve(&position, 3, &StopSignal::new(), None);
        assert!(
            matches!(&solution, Solution::Win(proof) if proof.in_turns == 3),
            "{solution:?}: {position:?}"
        );
    }
}

#[test]
fn the_engine_announces_nineteen_of_twenty() {
    let positions = chosen();
    let is_missed = |position: &Position| {
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let answer = Engine::new(4, 1).search(
            &Root::new(*position),
            &limits,
            &StopSignal::new(),
            &mut |_: &Report| (),
        );
        !matches!(answer.score().map(Score::verdict), Some(Verdict::WinIn(_)))
    };
    let missed: Vec<&Position> = positions.iter().filter(|position| is_missed(position)).collect();
    let few = missed.len() * 20 <= positions.len();
    assert!(few, "{} of {} are missed: {missed:#?}", missed.len(), positions.len());
}
