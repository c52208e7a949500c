//! What the engine answers, line by line.

mod talk;

use std::time::Duration;

use jersi_engine::ugi::Player;
use jersi_rules::notation::{read_position, write_position, write_turn};
use jersi_rules::{Edition, Position, Rules, Setting, Variant};
use talk::{Patient, Talk, dialogue, engine};

/// A capture of the king with the ransom, White to move: then Black gives, then White relocates.
const RANSOM: &str = "4RR1k-/8/7/8/1r-4P-2/5K-1F-/2S-4/6P-1/P-6 w - 1 85";

fn responses(input: &str) -> Vec<String> {
    let lines = engine(input);
    let answers = lines.iter().map(|line| match line.strip_prefix("response") {
        Some(answer) => answer.trim().to_owned(),
        None => line.clone(),
    });
    answers.collect()
}

fn listed(position: &Position) -> String {
    let mut turns: Vec<String> = position.turns().iter().map(|&turn| write_turn(position, turn)).collect();
    turns.sort_unstable();
    turns.join(" ")
}

#[test]
fn it_introduces_itself() {
    let lines = engine("ugi\n");
    assert!(lines[0].starts_with("id name jersi "), "{lines:?}");
    assert!(lines[1].starts_with("id author "), "{lines:?}");
    assert_eq!(lines.last().map(String::as_str), Some("ugiok"));
    let names: Vec<&str> =
        lines[2..lines.len() - 1].iter().filter_map(|line| line.split(' ').nth(2)).collect();
    let expected = [
        "Edition",
        "Setting",
        "Mokca",
        "Seed",
        "Reserve",
        "Ransom",
        "HouseRules",
        "Threads",
        "Hash",
        "MultiPV",
        "Level",
        "Eval",
    ];
    assert_eq!(names, expected);
    assert!(lines.contains(&"option name Hash type spin default 64 min 1 max 16384".to_owned()));
    let edition = "option name Edition type combo default 4.8 var 2.0 var 3.0 var 4-draft var 4.8 var 4.16";
    assert!(lines.contains(&edition.to_owned()), "{lines:?}");
}

#[test]
fn every_setting_of_every_edition_is_answered_for() {
    for edition in Edition::ALL {
        for setting in edition.facts().settings {
            let start = Position::start(
                Rules::new(edition),
                Setting::named(edition, setting.id, 7, false).expect("its own"),
            );
            let turn = write_turn(&start, start.turns()[0]);
            let after = start.play_legal(start.turns()[0]);
            let answers = responses(&format!(
                "setoption name Edition value {edition}\nsetoption name Setting value {}\n\
                 setoption name Seed value 7\nposition startpos\nquery fen\nquery p1turn\nquery gameover\n\
                 query result\nquery legalmoves\nquery islegal {turn}\nquery islegal e5-e5\n\
                 position startpos moves {turn}\nquery fen\nquery p1turn\ngo nodes 200\n",
                setting.id
            ));
            let expected = [
                write_position(&start),
                "true".to_owned(),
                "false".to_owned(),
                "none".to_owned(),
                listed(&start),
                "true".to_owned(),
                "false".to_owned(),
                write_position(&after),
                "false".to_owned(),
            ];
            assert_eq!(answers[..9], expected, "{edition} {}", setting.id);
            let best = answers.last().and_then(|line| line.strip_prefix("bestmove ")).expect("an answer");
            assert!(listed(&after).split(' ').any(|turn| turn == best), "{edition} {}: {best}", setting.id);
        }
    }
}

#[test]
fn ransom_goes_decision_by_decision() {
    let rules = Rules::with(Edition::V4_8, Variant { reserve: false, ransom: true }).expect("4.8 has it");
    let taken = read_position(rules, &format!("{RANSOM} i5=i7!!-h8#R")).expect("in the middle");
    let given = read_position(rules, &format!("{RANSOM} i5=i7!!-h8#e2")).expect("in the middle");
    let answers = responses(&format!(
        "setoption name Ransom value true\nsetoption name Reserve value false\n\
         position fen {RANSOM} moves i5=i7!!-h8#R\nquery fen\nquery p1turn\nquery legalmoves\n\
         position fen {RANSOM} i5=i7!!-h8#R moves #e2\nquery fen\nquery p1turn\nquery legalmoves\n\
         query islegal /K:i3\nquery islegal #e2\n\
         position fen {RANSOM} i5=i7!!-h8#e2 moves /K:i3\nquery p1turn\n\
         position fen {RANSOM} moves i5=i7!!-h8#e2/K:i3\nquery p1turn\n\
         position fen {RANSOM} i5=i7!!-h8#R\ngo depth 1\n"
    ));
    let expected = [
        write_position(&taken),
        "false".to_owned(),
        "#e2".to_owned(),
        write_position(&given),
        "true".to_owned(),
        listed(&given),
        "true".to_owned(),
        "false".to_owned(),
        "false".to_owned(),
        "info string position: move 1, i5=i7!!-h8#e2/K:i3: decisions are sent one by one: \
         i5=i7!!-h8#R #e2 /K:i3"
            .to_owned(),
        "false".to_owned(),
    ];
    assert_eq!(answers[..11], expected);
    assert_eq!(answers.last().map(String::as_str), Some("bestmove #e2"));
}

#[test]
fn a_game_that_is_over() {
    let ended = "3K-3/8/7/3k-4/9/8/7/8/7 b - 0 30";
    let answers = responses(&format!(
        "setoption name Reserve value false\nposition fen {ended}\nquery gameover\nquery result\n\
         query legalmoves\nquery p1turn\ngo depth 3\ngo infinite\nstop\nposition fen {ended} moves f4-g4\nquery result\n"
    ));
    // Searches are answered by a thread of their own, so their answers may come a little later.
    let (best, answers): (Vec<String>, Vec<String>) =
        answers.into_iter().partition(|line| line.starts_with("bestmove"));
    assert_eq!(best, ["bestmove none", "bestmove none"]);
    assert_eq!(answers[..4], ["true", "p1win", "", "false"]);
    assert!(answers[4].starts_with("info string position: move 1, f4-g4: "), "{answers:?}");
    assert_eq!(answers[5], "p1win");
    let tie = "3k-3/8/7/3R-4/9/8/7/8/3K-3 b - 39 30";
    let answers = responses(&format!("position fen {tie} moves i4-h4\nquery result\nquery gameover\n"));
    assert_eq!(answers, ["draw", "true"]);
}

#[test]
fn what_is_bad_is_told_and_the_position_stands() {
    let start = Position::start(Rules::new(Edition::V4_8), Setting::usual(Edition::V4_8));
    let after = write_position(&start.play_legal(start.turns()[0]));
    let turn = write_turn(&start, start.turns()[0]);
    for (bad, fault) in [
        ("position", "position: it begins with startpos or fen"),
        ("position fen", "position: the board is missing"),
        ("position fen 7/8/7 w - 0 1", "position: a board has 9 rows"),
        ("position fen 7/8/7/8/9/8/7/8/7 w - 0 1 2 3", "position: a position has five fields"),
        ("position fen 3K-3/3K-4/7/8/9/8/7/8/7 w - 0 1", "position: "),
        ("position startpos moves a1-b1 a1-e5", "position: move 2, a1-e5: nothing stands on a1"),
        ("position startpos moves xyz", "position: move 1, xyz: "),
        ("query", "query: \"\" is no question; the questions are p1turn"),
        ("query colour", "query: \"colour\" is no question"),
        ("setoption name Hash value lots", "setoption: Hash takes a number from 1 to 16384, not \"lots\""),
        ("setoption name Hush value 3", "setoption: there is no option \"Hush\""),
        ("setoption", "setoption: there is no option \"\""),
    ] {
        let answers = responses(&format!("position startpos moves {turn}\n{bad}\nquery fen\n"));
        assert_eq!(answers.len(), 2, "{bad}: {answers:?}");
        assert!(answers[0].starts_with(&format!("info string {fault}")), "{bad}: {answers:?}");
        assert_eq!(answers[1], after, "{bad}");
    }
}

#[test]
fn options_that_disagree_are_told_and_heard_again() {
    let answers = responses(
        "setoption name Mokca value true\nquery fen\nsetoption name Edition value 3.0\n\
         setoption name Setting value free\nquery legalmoves\n",
    );
    assert!(answers[0].starts_with("info string setoption: the guardian is a choice"), "{answers:?}");
    assert!(answers[1].ends_with(" w MMMMWWmmmmww 0 1"), "4.8 stands: {answers:?}");
    assert_eq!(answers[2].split(' ').count(), 55);
}

#[test]
fn a_go_that_is_not_understood_is_answered_too() {
    for bad in ["go depth x", "go movetime", "go p2time 1000", "go searchmoves e5-e6 depth 1"] {
        let lines = engine(&format!("{bad}\n"));
        assert_eq!(lines.len(), 2, "{lines:?}");
        assert!(lines[0].starts_with("info string go: "), "{lines:?}");
        assert_eq!(lines[1], "bestmove none");
    }
}

#[test]
fn unknown_words_are_ignored() {
    assert_eq!(
        engine("hello\n\n  \nugh isready soon\nponderhit\ndebug on\nposition joho startpos now\n"),
        ["readyok"]
    );
}

#[test]
fn a_search_tells_what_it_finds() {
    let mut talk = Talk::with(Player::new());
    let mut search = |before: &str| {
        talk.say(before);
        talk.say("go depth 2");
        let mut lines = vec![talk.hear()];
        while !lines.last().is_some_and(|line| line.starts_with("bestmove ")) {
            lines.push(talk.hear());
        }
        lines
    };
    let lines = search("setoption name Hash value 1");
    for (depth, line) in lines[..lines.len() - 1].iter().enumerate() {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(words[..4], ["info", "depth", &(depth + 1).to_string(), "seldepth"], "{lines:?}");
        let keys = [words[5], words[6], words[8], words[10], words[12], words[14], words[16]];
        assert_eq!(keys, ["score", "cp", "nodes", "nps", "hashfull", "time", "pv"], "{lines:?}");
    }
    assert_eq!(lines.len(), 3);
    let lines = search("setoption name MultiPV value 3");
    assert_eq!(lines.len(), 7, "three lines for each depth: {lines:?}");
    for (n, line) in lines[..6].iter().enumerate() {
        assert!(line.contains(&format!(" multipv {} score cp ", n % 3 + 1)), "{lines:?}");
    }
    search("setoption name MultiPV value 1");
    search("setoption name Reserve value false");
    let lines = search("position fen 7/3K-4/7/3k-4/9/8/7/8/7 w - 0 30");
    assert!(lines[0].contains(" score win 1 "), "{lines:?}");
    assert!(["bestmove h4-i3", "bestmove h4-i4"].contains(&lines[lines.len() - 1].as_str()), "{lines:?}");
    let lines = search("position fen 7/3K-4/7/3k-4/9/8/7/8/7 b - 0 30");
    assert!(lines.iter().any(|line| line.contains(" score loss 2 ")), "{lines:?}");
    talk.end();
}

#[test]
fn an_infinite_search_is_answered_after_stop_and_not_before() {
    let mut talk = Talk::with(Patient);
    talk.say("go infinite depth 1");
    talk.hear_until("info depth 1");
    assert!(talk.silent_for(Duration::from_millis(50)));
    talk.say("isready");
    assert_eq!(talk.hear(), "readyok");
    talk.say("query p1turn");
    assert_eq!(talk.hear(), "response true");
    talk.say("stop");
    assert!(talk.hear().starts_with("bestmove "));
    talk.say("stop");
    talk.say("isready");
    assert_eq!(talk.hear(), "readyok");
    assert_eq!(talk.end(), [""; 0]);
}

#[test]
fn a_new_position_does_not_disturb_a_running_search() {
    let mut talk = Talk::with(Patient);
    talk.say("setoption name Edition value 2.0");
    talk.say("go infinite");
    talk.hear_until("info depth 1");
    talk.say("setoption name Edition value 4.8");
    talk.say("query fen");
    assert!(talk.hear_until("response").ends_with(" w MMMMWWmmmmww 0 1"));
    talk.say("stop");
    let best = talk.hear_until("bestmove");
    let start = Position::start(Rules::new(Edition::V2_0), Setting::usual(Edition::V2_0));
    assert!(start.turns().iter().any(|&turn| best == format!("bestmove {}", write_turn(&start, turn))));
    talk.end();
}

#[test]
fn a_second_go_ends_the_first_and_both_are_answered() {
    let lines = dialogue(Patient, b"go infinite\ngo infinite\ngo depth 1\ngo depth x\ngo depth 2\n");
    let answers: Vec<bool> =
        (lines.iter().filter_map(|line| line.strip_prefix("bestmove "))).map(|turn| turn != "none").collect();
    assert_eq!(answers, [true, true, true, false, true], "{lines:?}");
}

#[test]
fn quit_and_the_end_of_input_answer_what_runs() {
    for end in ["quit\nisready\n", ""] {
        let lines = dialogue(Patient, format!("go infinite\n{end}").as_bytes());
        assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:?}");
        assert!(!lines.contains(&"readyok".to_owned()), "nothing is said after quit: {lines:?}");
    }
}
