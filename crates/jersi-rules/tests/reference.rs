//! Every line of the reference data: the same legal turns, counts, positions after a turn, games and ends.
//!
//! Where the lines of 2.0 follow the author's program and the rules decide otherwise, the rules win: no
//! second step after a captured kunti, and a player who cannot move loses.

use std::collections::BTreeSet;

use jersi_rules::notation::{read_position, read_turn, write_decisions, write_position, write_turn};
use jersi_rules::{Edition, Outcome, Position, Reason, Rules, Setting, Variant, perft, perft_decisions};
use serde_json::Value;

fn lines(file: &str) -> Vec<Value> {
    let path = format!("{}/tests/data/reference/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect("the reference data is part of the project");
    let lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a JSON line")).collect();
    assert!(!lines.is_empty());
    lines
}

fn text<'a>(line: &'a Value, key: &str) -> &'a str {
    line[key].as_str().unwrap_or_else(|| panic!("{key} in {line}"))
}

fn texts(line: &Value, key: &str) -> Vec<String> {
    line[key].as_array().unwrap().iter().map(|item| item.as_str().unwrap().to_owned()).collect()
}

fn rules(line: &Value) -> Rules {
    let edition = Edition::from_id(text(line, "edition")).unwrap();
    let flag = |key: &str| line[key].as_bool().unwrap_or(false);
    Rules::with(edition, Variant { reserve: flag("reserve"), ransom: flag("ransom") }).unwrap()
}

fn position(line: &Value, key: &str) -> Position {
    let read = read_position(rules(line), text(line, key));
    read.unwrap_or_else(|error| panic!("{error} in {line}"))
}

fn turns(position: &Position) -> BTreeSet<String> {
    let turns = position.turns();
    let set: BTreeSet<String> = turns.iter().map(|&turn| write_turn(position, turn)).collect();
    assert_eq!(set.len(), turns.len(), "a turn is generated twice in {position}");
    set
}

fn check_positions(file: &str) {
    for line in lines(file) {
        let position = position(&line, "position");
        assert_eq!(write_position(&position), text(&line, "position"));
        let over = |turn: &String| position.edition().hunts() && turn.contains("!!-");
        let expected: BTreeSet<String> =
            texts(&line, "turns").into_iter().filter(|turn| !over(turn)).collect();
        assert_eq!(turns(&position), expected, "{position}");
        assert_eq!(position.count_turns(), expected.len() as u64, "{position}");
    }
}

#[test]
fn positions_2_0() {
    check_positions("positions-2.0.jsonl");
}

#[test]
fn positions_3_0() {
    check_positions("positions-3.0.jsonl");
}

#[test]
fn positions_4_8() {
    check_positions("positions-4.8.jsonl");
}

/// Plays a whole turn as it is written; the writer must write it the same way.
fn play(position: &Position, turn: &str) -> Position {
    let read = read_turn(position, turn).unwrap_or_else(|fault| panic!("{turn}: {fault:?} in {position}"));
    assert!(read.notes.is_empty(), "{turn} in {position}");
    assert_eq!(write_decisions(position, &read.decisions), turn);
    assert_eq!(read.after.hash(), read.after.hash_from_scratch());
    read.after
}

fn check_applications(file: &str) {
    for line in lines(file) {
        let after = play(&position(&line, "position"), text(&line, "turn"));
        assert_eq!(write_position(&after), text(&line, "after"), "{line}");
    }
}

#[test]
fn applications_2_0() {
    check_applications("applications-2.0.jsonl");
}

#[test]
fn applications_4_8() {
    check_applications("applications-4.8.jsonl");
}

/// The result and reason of a line, in our words.
fn expected_end(line: &Value, loser_to_move: jersi_rules::Color) -> (Option<String>, Option<String>) {
    if matches!(line["result"].as_str(), None | Some("unfinished")) {
        return (None, None);
    }
    let reason = match line["reason"].as_str() {
        None => return (None, None),
        Some("kunti-captured") => "king-captured",
        Some("count-down") => "exhaustion",
        Some(reason) => reason,
    };
    let mut result = text(line, "result").to_owned();
    if reason == "no-turn" && text(line, "edition") == "2.0" {
        loser_to_move.other().id().clone_into(&mut result);
    }
    (Some(result), Some(reason.to_owned()))
}

fn end(outcome: Option<Outcome>) -> (Option<String>, Option<String>) {
    let result = outcome.map(|outcome| outcome.result_id().to_owned());
    (result, outcome.map(|outcome| outcome.reason.id().to_owned()))
}

fn check_games(file: &str) {
    for line in lines(file) {
        let mut game = match line["placements"].as_array() {
            Some(_) => {
                let mokca = line["mokca"].as_bool().unwrap();
                let setting = Setting::named(rules(&line).edition(), "free", 0, mokca).unwrap();
                let empty = Position::start(rules(&line), setting);
                texts(&line, "placements").iter().fold(empty, |position, place| play(&position, place))
            }
            None => position(&line, "start"),
        };
        assert_eq!(write_position(&game), text(&line, "start"));
        for turn in texts(&line, "turns") {
            assert_eq!(game.outcome(), None, "{line}");
            game = play(&game, &turn);
        }
        assert_eq!(write_position(&game), text(&line, "final"), "{line}");
        assert_eq!(end(game.outcome()), expected_end(&line, game.to_move()), "{line}");
    }
}

#[test]
fn games_2_0() {
    check_games("games-2.0.jsonl");
}

#[test]
fn games_3_0() {
    check_games("games-3.0.jsonl");
}

#[test]
fn games_4_x() {
    check_games("games-4.x.jsonl");
}

#[test]
fn endings() {
    let mut reasons = BTreeSet::new();
    for line in lines("endings.jsonl") {
        let before = position(&line, "position");
        assert_eq!(before.outcome(), None, "{line}");
        let after = play(&before, text(&line, "turn"));
        assert_eq!(write_position(&after), text(&line, "after"), "{line}");
        assert_eq!(end(after.outcome()), expected_end(&line, after.to_move()), "{line}");
        reasons.extend(after.outcome().map(|outcome| outcome.reason.id()));
    }
    assert_eq!(reasons.len(), Reason::ALL.len(), "every reason is met");
}

#[test]
fn ransom_decisions() {
    for line in lines("positions-ransom.jsonl") {
        let (start, partial) = (text(&line, "position"), text(&line, "partial"));
        let whole = format!("{start} {partial}");
        let position = read_position(rules(&line), whole.trim_end()).unwrap();
        assert_eq!(write_position(&position), whole.trim_end());
        assert_eq!(position.decider().id(), text(&line, "to_act"), "{line}");
        assert_eq!(turns(&position), texts(&line, "actions").into_iter().collect(), "{line}");
        let now = jersi_rules::Position::new(&position.setup());
        let board = now.map_or_else(|bad| panic!("{bad}"), |now| write_position(&now));
        assert_eq!(board.split(' ').next(), Some(text(&line, "board")));
    }
}

fn check_perft(file: &str) {
    for line in lines(file) {
        let position = position(&line, "position");
        let depth = u32::try_from(line["depth"].as_u64().unwrap()).unwrap();
        let nodes = line["nodes_stop_at_kunti"].as_u64().or(line["nodes"].as_u64()).unwrap();
        assert_eq!(perft(&position, depth), nodes, "{line}");
        if let Some(decisions) = line["nodes_actions"].as_u64() {
            assert_eq!(perft_decisions(&position, depth), decisions, "{line}");
        }
    }
}

#[test]
fn perft_from_the_author() {
    check_perft("perft.jsonl");
}

#[test]
fn perft_from_the_reference() {
    check_perft("perft-ref.jsonl");
}
