//! Counts of sequences of turns from the middle of games: kings in danger, ransoms, mountains, clocks near
//! their end. The tables of `perft.rs` begin at the start positions.
//!
//! The numbers in `data/perft-deep.jsonl` are this project's own, from positions of random games. Each line
//! names the ways that agreed on it when it was written (see `play/ways.rs`): `counted`, `listed`, and `judged`
//! by the referee alone. The everyday run counts the small ones; the long run counts all of them in every way
//! that a line names.

mod play;

use jersi_rules::notation::{read_position, write_position};
use jersi_rules::{Edition, Position, Rules, Variant};
use play::{deep, ways};
use serde_json::Value;

/// The most sequences that the everyday run counts on one line.
const SMALL: u64 = 2_000_000;

struct Line {
    position: Position,
    depth: u32,
    nodes: u64,
    ways: Vec<String>,
}

fn lines() -> Vec<Line> {
    include_str!("data/perft-deep.jsonl").lines().map(read_line).collect()
}

fn read_line(line: &str) -> Line {
    let value: Value = serde_json::from_str(line).expect("a JSON line");
    let text = |key: &str| value[key].as_str().unwrap_or_else(|| panic!("{key} in {line}"));
    let flag = |key: &str| value[key].as_bool().unwrap_or(false);
    let number = |key: &str| value[key].as_u64().unwrap_or_else(|| panic!("{key} in {line}"));
    let edition = Edition::from_id(text("edition")).expect("an edition");
    let variant = Variant { reserve: flag("reserve"), ransom: flag("ransom") };
    let rules = Rules::with(edition, variant).expect("the variant is the edition's");
    let ways = value["ways"].as_array().expect("the ways that agreed");
    Line {
        position: read_position(rules, text("position")).unwrap_or_else(|error| panic!("{error} in {line}")),
        depth: u32::try_from(number("depth")).expect("a depth"),
        nodes: number("nodes"),
        ways: ways.iter().map(|way| way.as_str().expect("a way").to_owned()).collect(),
    }
}

fn check(line: &Line, way: &str) {
    let count = match way {
        "counted" => ways::counted,
        "listed" => ways::listed,
        "judged" => ways::judged,
        _ => panic!("{way} is no way to count"),
    };
    let nodes = count(&line.position, line.depth);
    assert_eq!(nodes, line.nodes, "{way} to depth {}: {:?}", line.depth, line.position);
}

#[test]
fn deep_counts_agree() {
    let lines = lines();
    let chosen: Vec<&Line> = lines.iter().filter(|line| deep() || line.nodes <= SMALL).collect();
    assert!(chosen.len() >= 10);
    for line in &chosen {
        check(line, "counted");
    }
}

#[test]
fn other_ways_agree() {
    let most = if deep() { u64::MAX } else { SMALL / 100 };
    for line in lines().iter().filter(|line| line.nodes <= most) {
        for way in line.ways.iter().filter(|way| *way != "counted") {
            check(line, way);
        }
    }
}

#[test]
fn every_line_was_counted_in_two_ways() {
    for line in lines() {
        assert!(line.ways.len() >= 2, "{:?}", line.position);
        assert_eq!(write_position(&line.position).split(' ').count(), 5);
    }
}
