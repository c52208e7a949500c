//! UGI as the author's own client speaks it, and what programmers of engines are used to.

mod talk;

use jersi_engine::ugi::Player;
use jersi_rules::notation::{read_position, write_position, write_turn};
use jersi_rules::{Edition, Position, Rules, Setting, Variant, perft};
use talk::{Talk, engine};

/// White's king arrives with his next step.
const BEFORE_ARRIVAL: &str = "7/3K-4/7/3k-4/9/8/7/8/7 w - 0 29";
/// A capture of the king with the ransom, White to move.
const RANSOM: &str = "4RR1k-/8/7/8/1r-4P-2/5K-1F-/2S-4/6P-1/P-6 w - 1 85";
const NO_RESERVE: &str = "setoption name Reserve value false\n";

/// What is said up to a line that begins so. The input stays open, because its end would stop what is asked for.
fn heard(input: &str, last: &str) -> Vec<String> {
    let mut talk = Talk::with(Player::new());
    talk.say("setoption name Hash value 1");
    input.lines().for_each(|line| talk.say(line));
    let mut lines = vec![talk.hear()];
    while !lines.last().is_some_and(|line| line.starts_with(last)) {
        lines.push(talk.hear());
    }
    assert_eq!(talk.end(), [""; 0], "nothing more");
    lines
}

fn start() -> Position {
    Position::start(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8))
}

#[test]
fn a_turn_by_hand_is_played_and_not_answered() {
    let (first, second) = (start().turns()[0], start().play_legal(start().turns()[0]).turns()[0]);
    let one = start().play_legal(first);
    let two = one.play_legal(second);
    let (first, second) = (write_turn(&start(), first), write_turn(&one, second));
    let lines = engine(&format!(
        "position startpos\ngo manual {first}\nquery fen\ngo manual {second}\nquery fen\nquery p1turn\n"
    ));
    let response = |position| format!("response {}", write_position(position));
    assert_eq!(lines, [response(&one), response(&two), "response true".to_owned()]);
}

#[test]
fn a_turn_by_hand_that_is_not_legal_is_told_and_the_position_stands() {
    for bad in ["a2-a2", "e5-e6", "xyz", "", "a2-b2 a3-b3"] {
        let lines = engine(&format!("position startpos\ngo manual {bad}\nquery fen\n"));
        assert_eq!(lines.len(), 2, "{bad}: {lines:?}");
        assert!(lines[0].starts_with(&format!("info string go manual {bad}: ")), "{lines:?}");
        assert_eq!(lines[1], format!("response {}", write_position(&start())));
    }
}

#[test]
fn a_whole_ransom_by_hand_is_one_turn() {
    let rules = Rules::with(Edition::V4_8, Variant { reserve: false, ransom: true }).expect("4.8 has it");
    let before = read_position(rules, RANSOM).expect("a position");
    let after = before.read_turn("i5=i7!!-h8#e2/K:i3").expect("a turn").after;
    let lines = engine(&format!(
        "{NO_RESERVE}setoption name Ransom value true\nposition fen {RANSOM}\n\
         go manual i5=i7!!-h8#e2/K:i3\nquery fen\n"
    ));
    assert_eq!(lines, [format!("response {}", write_position(&after))]);
}

/// The search that a turn by hand interrupts is answered, and the next one begins from the new position.
#[test]
fn a_turn_by_hand_ends_a_search() {
    let mut talk = Talk::with(Player::new());
    talk.say("setoption name Hash value 1");
    talk.say("position startpos");
    talk.say("go infinite");
    let first = start().turns()[0];
    talk.say(&format!("go manual {}", write_turn(&start(), first)));
    assert!(talk.hear_until("bestmove ") != "bestmove none");
    talk.say("go depth 1");
    let best = talk.hear_until("bestmove ");
    let after = start().play_legal(first);
    assert!(
        after.turns().iter().any(|&turn| best == format!("bestmove {}", write_turn(&after, turn))),
        "{best}"
    );
    assert_eq!(talk.end(), [""; 0]);
}

#[test]
fn times_with_a_fraction_are_times() {
    for go in
        ["movetime 5.0", "movetime 0.25", "p1time 50.5 p2time 1.0", "wtime 50.5 btime 60 winc 0.0 binc 0"]
    {
        let lines = heard(&format!("position startpos\ngo {go}\n"), "bestmove ");
        let best: Vec<&String> = lines.iter().filter(|line| line.starts_with("bestmove ")).collect();
        assert!(best.len() == 1 && best[0] != "bestmove none", "{go}: {lines:?}");
    }
}

#[test]
fn a_count_is_told_turn_by_turn() {
    let position = read_position(
        Rules::with(Edition::V4_8, Variant { reserve: false, ransom: false }).expect("4.8 has it"),
        BEFORE_ARRIVAL,
    );
    let position = position.expect("a position");
    for depth in 1..=3 {
        let lines = heard(
            &format!("{NO_RESERVE}position fen {BEFORE_ARRIVAL}\ngo perft {depth}\n"),
            "Nodes searched: ",
        );
        let (whole, parts) = lines.split_last().expect("lines");
        assert_eq!(whole, &format!("Nodes searched: {}", perft(&position, depth)));
        assert_eq!(parts.len(), position.turns().len());
        let counted: u64 = parts.iter().filter_map(|line| line.split_once(": ")?.1.parse::<u64>().ok()).sum();
        assert_eq!(counted, perft(&position, depth));
    }
    for bad in ["", "0", "x", "-1"] {
        let lines = engine(&format!("go perft {bad}\n"));
        assert_eq!(lines, [format!("info string go: perft takes a number from 1, not {bad:?}")]);
    }
}

#[test]
fn a_long_count_is_stopped() {
    let mut talk = Talk::with(Player::new());
    talk.say("position startpos");
    talk.say("go perft 30");
    talk.say("isready");
    assert_eq!(talk.hear(), "readyok");
    talk.say("stop");
    assert_eq!(talk.hear(), "info string perft: stopped");
    talk.say("go perft 30");
    assert_eq!(talk.end(), ["info string perft: stopped"], "the end of the input stops it too");
}

#[test]
fn a_win_is_proved() {
    let lines = heard(&format!("{NO_RESERVE}position fen {BEFORE_ARRIVAL}\ngo mate 1\n"), "bestmove ");
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].starts_with("info depth 1 score win 1 time "), "{lines:?}");
    assert!(["bestmove h4-i3", "bestmove h4-i4"].contains(&lines[1].as_str()), "{lines:?}");
    let lost = BEFORE_ARRIVAL.replace(" w ", " b ");
    let lines = heard(&format!("{NO_RESERVE}position fen {lost}\ngo mate 2\n"), "bestmove ");
    assert!(lines[0].starts_with("info depth 2 score loss 2 time "), "{lines:?}");
    assert_eq!(lines.len(), 2, "{lines:?}");
}

#[test]
fn without_a_proof_the_best_turn_is_still_told() {
    let lines = heard("position startpos\ngo mate 1\n", "bestmove ");
    assert_eq!(lines[0], "info string mate: no win can be forced within 1 turn");
    let best: Vec<&String> = lines.iter().filter(|line| line.starts_with("bestmove ")).collect();
    assert!(best.len() == 1 && best[0] != "bestmove none", "{lines:?}");
    let mut talk = Talk::with(Player::new());
    talk.say("setoption name Hash value 1");
    talk.say("go mate 50");
    talk.say("stop");
    assert!(talk.hear().starts_with("info string mate: stopped"));
    assert!(talk.hear_until("bestmove ") != "bestmove none");
    talk.end();
    assert_eq!(engine("position fen 3K-3/8/7/3k-4/9/8/7/8/7 b - 0 30\ngo mate 3\n"), ["bestmove none"]);
}

#[test]
fn the_position_is_shown_and_judged() {
    let lines = engine("position startpos\nd\n");
    assert!(lines.iter().all(|line| line.starts_with("info string")), "{lines:?}");
    assert!(lines.iter().any(|line| line.contains(".P .S .R .K .S .R .P")), "{lines:?}");
    assert_eq!(lines.last(), Some(&format!("info string fen {}", write_position(&start()))));
    let lines = engine(&format!("{NO_RESERVE}position fen {BEFORE_ARRIVAL}\neval\n"));
    assert!(lines.len() > 2 && lines.iter().all(|line| line.starts_with("info string ")), "{lines:?}");
    // Which way the network leans where three cubes are left is its own affair: the search sees the arrival.
    assert!(lines.last().is_some_and(|line| line.starts_with("info string eval ")), "{lines:?}");
    assert!(lines.last().is_some_and(|line| line.ends_with(" for p1, by the network")), "{lines:?}");
    let handmade = engine(&format!(
        "{NO_RESERVE}setoption name Eval value handmade\nposition fen {BEFORE_ARRIVAL}\neval\n"
    ));
    assert!(handmade.last().is_some_and(|line| line.starts_with("info string eval +")), "{handmade:?}");
    assert!(handmade.last().is_some_and(|line| line.ends_with(" for p1")), "{handmade:?}");
    let over = engine("position fen 3K-3/8/7/3k-4/9/8/7/8/7 b - 0 30\neval\n");
    assert_eq!(over, ["info string eval: the game is over"]);
}
