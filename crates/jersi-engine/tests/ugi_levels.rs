//! What the levels tell over UGI.

mod talk;

use jersi_engine::Level;
use jersi_engine::ugi::{Info, Player};
use talk::Talk;

/// An engine with a small table.
fn talk() -> Talk {
    let mut talk = Talk::with(Player::new());
    talk.say("setoption name Hash value 1");
    talk.say("setoption name Reserve value false");
    talk
}

/// The lines of `info` that a level tells at the start of a game, and its answer.
fn search(talk: &mut Talk, edition: &str, level: Level, lines: usize, go: &str) -> (Vec<Info>, String) {
    talk.say(&format!("setoption name Edition value {edition}"));
    talk.say(&format!("setoption name Level value {level}"));
    talk.say(&format!("setoption name MultiPV value {lines}"));
    talk.say("uginewgame");
    talk.say(go);
    let mut infos = Vec::new();
    loop {
        let line = talk.hear();
        if let Some(best) = line.strip_prefix("bestmove ") {
            return (infos, best.to_owned());
        }
        infos.push(Info::read(line.strip_prefix("info ").expect("info")).expect("a line that can be read"));
    }
}

#[test]
fn every_level_tells_what_it_thinks() {
    let mut talk = talk();
    for edition in ["2.0", "3.0", "4.8"] {
        for level in Level::all() {
            let (infos, best) = search(&mut talk, edition, level, 1, "go nodes 2000");
            let last = infos.last().unwrap_or_else(|| panic!("level {level} of {edition} says nothing"));
            assert_eq!(last.pv.first(), Some(&best), "level {level} of {edition} plays what it tells");
            for info in &infos {
                let told = (info.depth >= Some(1), info.nodes >= Some(1), info.score.is_some());
                assert_eq!(told, (true, true, true), "level {level} of {edition}: {info}");
                assert_eq!(info.multipv, None, "level {level} of {edition}: one line was asked for");
            }
        }
    }
}

#[test]
fn every_level_tells_as_many_lines_as_it_is_asked_for() {
    let mut talk = talk();
    for edition in ["2.0", "4.16"] {
        for level in Level::all() {
            for lines in [2, 3, 7] {
                let (infos, best) = search(&mut talk, edition, level, lines, "go depth 1");
                let last = &infos[infos.len() - lines..];
                let numbers: Vec<Option<usize>> = last.iter().map(|info| info.multipv).collect();
                assert_eq!(numbers, (1..=lines).map(Some).collect::<Vec<_>>(), "level {level}, {edition}");
                assert!(infos.iter().all(|info| info.multipv <= Some(lines)), "level {level}, {edition}");
                assert_eq!(last[0].pv.first(), Some(&best), "level {level}, {edition}");
                let mut firsts: Vec<_> = last.iter().map(|info| info.pv.first()).collect();
                firsts.sort_unstable();
                firsts.dedup();
                assert_eq!(firsts.len(), lines, "level {level}, {edition}: every line is another one");
                // The first is what it plays, which weak levels misjudge; the others come best first.
                assert!(
                    last[1..].is_sorted_by(|a, b| a.score >= b.score),
                    "level {level}, {edition}: {last:?}"
                );
            }
        }
    }
}

#[test]
fn how_many_lines_are_told_does_not_change_what_is_played() {
    let mut talk = talk();
    for level in Level::all().take(2) {
        let mut played = |lines| search(&mut talk, "4.8", level, lines, "go depth 9").1;
        assert_eq!(played(1), played(3), "level {level}");
    }
}
